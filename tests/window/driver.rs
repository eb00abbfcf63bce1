//! The window under test and the hands on it: presses by accessible name, one frame an event.

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, accesskit::Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::text::{Language, Texts};
use me_lo_quitan::ui::faces::Drawing;
use me_lo_quitan::ui::settings::Settings;
use me_lo_quitan::ui::{App, Start};
use std::path::Path;

/// A window that holds the program, plainly or wrapped.
pub trait Program: eframe::App {
    /// The program itself.
    fn app(&mut self) -> &mut App;
}

impl Program for App {
    fn app(&mut self) -> &mut App {
        self
    }
}

/// Something that can be pressed, as a screen reader tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    pub name: String,
    pub enabled: bool,
    pub selected: bool,
    pub rect: Rect,
}

/// Something that notes each frame.
pub type Watch<P> = fn(&Harness<'static, P>, &mut Vec<super::frames::Frame>);

/// A window and whoever sits before it.
pub struct Window<P: Program + 'static = App> {
    pub harness: Harness<'static, P>,
    pub texts: Texts,
    /// Called after each frame.
    pub watch: Option<Watch<P>>,
    pub frames: Vec<super::frames::Frame>,
    /// Clicks become Tab and Enter on what lies there (ux 59).
    pub by_keyboard: bool,
    /// Seconds from one frame to the next.
    tick: f32,
}

/// Seconds a frame where nothing moves: few frames, long waits.
const SLOW: f32 = 0.25;
/// Seconds a frame where movement is looked at.
pub const SMOOTH: f32 = 1.0 / 60.0;

/// Settings for a test: nothing but the language differs from how the game comes.
pub fn settings(language: Language) -> Settings {
    Settings {
        language,
        ..Settings::default()
    }
}

/// What a test starts the program with: bots think at once, no pictures.
pub fn start(folder: &Path, settings: Settings) -> Start {
    Start {
        settings,
        folder: Some(folder.to_owned()),
        settings_path: Some(folder.join("settings.json")),
        at_once: true,
        drawing: Drawing::Never,
        ..Start::default()
    }
}

impl Window {
    /// The program in a window of the usual size.
    pub fn open(start: Start) -> Self {
        Self::sized(start, [1280.0, 800.0])
    }

    /// The program in a window of that size in points.
    pub fn sized(start: Start, size: [f32; 2]) -> Self {
        Self::wrapped(start, size, |app| app)
    }
}

impl<P: Program + 'static> Window<P> {
    /// The program inside something else.
    pub fn wrapped(start: Start, size: [f32; 2], wrap: impl FnOnce(App) -> P) -> Self {
        Self::ticking(start, size, SLOW, wrap)
    }

    /// The same with so many seconds from frame to frame.
    pub fn ticking(start: Start, size: [f32; 2], tick: f32, wrap: impl FnOnce(App) -> P) -> Self {
        let texts = Texts::new(start.settings.language);
        let harness = Harness::builder()
            .with_size(size)
            .with_step_dt(tick)
            // Names may have letters that no font has: they show as boxes (ux 64).
            .allow_missing_glyphs()
            .build_eframe(move |context| wrap(App::new(&context.egui_ctx, start)));
        let mut window = Self {
            harness,
            texts,
            watch: None,
            frames: Vec::new(),
            by_keyboard: false,
            tick,
        };
        window.wait(1.0);
        window
    }

    /// The program, for what no eye can see.
    pub fn app(&mut self) -> &mut App {
        self.harness.state_mut().app()
    }

    /// The context the program draws in.
    pub fn ctx(&self) -> egui::Context {
        self.harness.ctx.clone()
    }

    /// One frame.
    pub fn frame(&mut self) {
        self.harness.step();
        if let Some(watch) = self.watch {
            watch(&self.harness, &mut self.frames);
        }
    }

    /// Lets so many seconds pass.
    pub fn wait(&mut self, seconds: f32) {
        for _ in 0..(seconds / self.tick).ceil() as usize {
            self.frame();
        }
    }

    /// One event and its frame.
    pub fn event(&mut self, event: Event) {
        self.harness.event(event);
        self.frame();
    }

    /// Another window comes forward, or this one again.
    pub fn focus(&mut self, focused: bool) {
        self.harness.input_mut().focused = focused;
        self.event(Event::WindowFocused(focused));
    }

    /// A key, down and up.
    pub fn key(&mut self, modifiers: Modifiers, key: Key) {
        self.hold(modifiers, key, false);
        self.event(key_event(modifiers, key, false, false));
        self.event(Event::ModifiersChanged(Modifiers::NONE));
    }

    /// A key goes down, or, `repeat`, is still down.
    pub fn hold(&mut self, modifiers: Modifiers, key: Key, repeat: bool) {
        self.event(Event::ModifiersChanged(modifiers));
        self.event(key_event(modifiers, key, true, repeat));
    }

    /// The pointer's first button at that place, down and up, without moving there first.
    pub fn button(&mut self, pos: Pos2, pressed: bool) {
        self.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }

    /// Goes there and clicks; what was asked for is on the screen in the frame after.
    pub fn click(&mut self, pos: Pos2) {
        if self.by_keyboard {
            return self.tab_to_and_press(pos);
        }
        self.event(Event::PointerMoved(pos));
        self.button(pos, true);
        self.button(pos, false);
        self.frame();
    }

    /// Goes by Tab to the button in the middle of which that place is, and presses it with Enter.
    fn tab_to_and_press(&mut self, pos: Pos2) {
        const MOST: usize = 120;
        let there = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
            node.is_focused() && node.role() == Role::Button
        };
        for _ in 0..MOST {
            let found = {
                let mut nodes = self.harness.query_all_by(there);
                nodes.any(|node| node.rect().center().distance(pos) < 1.0)
            };
            if found {
                self.key(Modifiers::NONE, Key::Enter);
                self.frame();
                return;
            }
            // Down and up in one frame: there are many on the way.
            for pressed in [true, false] {
                let event = key_event(Modifiers::NONE, Key::Tab, pressed, false);
                self.harness.input_mut().events.push(event);
            }
            self.frame();
        }
        panic!("Tab leads to nothing at {pos:?}: {:?}", self.names());
    }

    /// So many clicks at that place, one right after the other.
    pub fn clicks(&mut self, pos: Pos2, count: usize) {
        self.event(Event::PointerMoved(pos));
        for _ in 0..count {
            self.button(pos, true);
            self.button(pos, false);
            if self.tick < 0.1 {
                self.wait(0.1);
            }
        }
    }

    /// Everything of that role on the screen.
    pub fn things(&self, role: Role) -> Vec<Thing> {
        let nodes = self.harness.query_all_by(move |node| node.role() == role);
        nodes
            .map(|node| Thing {
                name: node.accesskit_node().label().unwrap_or_default(),
                enabled: !node.accesskit_node().is_disabled(),
                selected: node.accesskit_node().toggled()
                    == Some(eframe::egui::accesskit::Toggled::True),
                rect: node.rect(),
            })
            .collect()
    }

    /// Every button on the screen.
    pub fn buttons(&self) -> Vec<Thing> {
        self.things(Role::Button)
    }

    /// The button of that name, an enabled one first.
    pub fn find(&self, name: &str) -> Option<Thing> {
        let named = || {
            self.buttons()
                .into_iter()
                .filter(|thing| thing.name == name)
        };
        named()
            .find(|thing| thing.enabled)
            .or_else(|| named().next())
    }

    /// Whether a button with that text can be pressed.
    pub fn can(&self, key: &str) -> bool {
        self.find(&self.texts.get(key))
            .is_some_and(|thing| thing.enabled)
    }

    /// Presses the button with the text of that key.
    #[track_caller]
    pub fn press(&mut self, key: &str) {
        let name = self.texts.get(key);
        self.press_named(&name);
    }

    /// Scrolls to the button with the text of that key.
    pub fn reach(&mut self, key: &str) {
        let name = self.texts.get(key);
        self.harness
            .get_by_role_and_label(Role::Button, &name)
            .scroll_to_me();
        self.wait(1.0);
    }

    /// Presses the button of that name.
    #[track_caller]
    pub fn press_named(&mut self, name: &str) {
        let Some(thing) = self.find(name) else {
            panic!("no button “{name}” among {:?}", self.names());
        };
        self.click(thing.rect.center());
    }

    /// The names of all buttons, disabled ones in brackets.
    pub fn names(&self) -> Vec<String> {
        let name = |thing: Thing| {
            if thing.enabled {
                thing.name
            } else {
                format!("[{}]", thing.name)
            }
        };
        self.buttons().into_iter().map(name).collect()
    }

    /// Whether those words stand anywhere on the screen.
    pub fn says(&self, words: &str) -> bool {
        let told = |text: Option<String>| text.is_some_and(|text| text.contains(words));
        let mut nodes = self.harness.query_all_by(|_| true);
        nodes.any(|node| {
            let node = node.accesskit_node();
            told(node.label()) || told(node.value())
        })
    }

    /// Whether a text with blanks fits a name, whatever stands in them.
    pub fn fits(&self, key: &str, blanks: &[&str], name: &str) -> bool {
        let pieces = self.pieces(key, blanks);
        let (first, rest) = pieces.split_first().expect("a piece");
        let Some(mut left) = name.strip_prefix(first.as_str()) else {
            return false;
        };
        rest.iter().all(|piece| match left.find(piece.as_str()) {
            Some(at) => {
                left = &left[at + piece.len()..];
                true
            }
            None => false,
        })
    }

    /// The text of that key cut at its blanks.
    fn pieces(&self, key: &str, blanks: &[&str]) -> Vec<String> {
        let filled: Vec<_> = blanks
            .iter()
            .map(|&blank| (blank, "\u{1}".into()))
            .collect();
        let whole = self.texts.with(key, &filled);
        whole.split('\u{1}').map(str::to_owned).collect()
    }

    /// Chooses an entry of a list that folds out.
    pub fn choose(&mut self, list: &str, entry: &str) {
        let boxes = self.things(Role::ComboBox);
        let found = boxes.into_iter().find(|thing| thing.name == list);
        let at = found.unwrap_or_else(|| panic!("no list “{list}”")).rect;
        self.click(at.center());
        self.wait(0.25);
        let entries = self.things(Role::MenuItemRadio);
        let names: Vec<_> = entries.iter().map(|thing| thing.name.clone()).collect();
        let found = entries.into_iter().find(|thing| thing.name == entry);
        let at = found
            .unwrap_or_else(|| panic!("no “{entry}” in {names:?}"))
            .rect;
        self.click(at.center());
        self.wait(0.25);
    }

    /// Writes into the field of that name, in place of what stands there, as a screen reader dictates.
    pub fn type_into(&mut self, field: &str, words: &str) {
        self.harness
            .get_by_role_and_label(Role::TextInput, field)
            .set_text_value_accesskit(words);
        self.frame();
        self.frame();
        let stands = self
            .harness
            .get_by_role_and_label(Role::TextInput, field)
            .value();
        assert_eq!(stands.unwrap_or_default(), words, "typed into {field}");
    }
}

/// A press or release of a key.
pub const fn key_event(modifiers: Modifiers, key: Key, pressed: bool, repeat: bool) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat,
        modifiers,
    }
}
