//! Two windows that get the same presses and must show the same, to the last line.

use super::driver::{Program, Window, settings};
use super::frames::{Frame, note};
use super::twins::Twins;
use eframe::egui::{Event, Key, Modifiers, pos2};
use me_lo_quitan::play::Curtain;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::App;

/// Two windows that get the same presses and must show the same.
pub struct Pair<P: Program + 'static> {
    pub windows: Vec<Window<P>>,
    folders: Vec<tempfile::TempDir>,
    /// Frames compared so far.
    pub frames: usize,
}

impl<P: Program + 'static> Pair<P> {
    /// Both games in windows where nothing moves.
    pub fn open(twins: &Twins, wrap: impl Fn(App) -> P) -> Self {
        Self::opened(twins, false, wrap)
    }

    /// Both games in windows where cards fly.
    pub fn moving(twins: &Twins, wrap: impl Fn(App) -> P) -> Self {
        Self::opened(twins, true, wrap)
    }

    fn opened(twins: &Twins, moving: bool, wrap: impl Fn(App) -> P) -> Self {
        let mut settings = settings(Language::Spanish);
        settings.hide_on_focus_loss = true;
        let (folders, mut windows) = twins.windows(&settings, moving, wrap);
        for window in &mut windows {
            window.watch = Some(note);
        }
        Self {
            windows,
            folders,
            frames: 0,
        }
    }

    /// The same act in both; every frame of it is compared. Where they differ, in words.
    pub fn both(&mut self, act: impl Fn(&mut Window<P>)) -> Result<(), String> {
        let mut seen: Vec<Vec<Frame>> = Vec::new();
        for (window, folder) in self.windows.iter_mut().zip(&self.folders) {
            window.frames.clear();
            act(window);
            let mut frames = std::mem::take(&mut window.frames);
            let folder = folder.path().display().to_string();
            for frame in &mut frames {
                frame.forget(&folder);
            }
            seen.push(frames);
        }
        assert_eq!(seen[0].len(), seen[1].len(), "as many frames");
        self.frames += seen[0].len();
        for (number, (one, two)) in seen[0].iter().zip(&seen[1]).enumerate() {
            if let Some(apart) = one.differs(two) {
                return Err(format!("frame {number}: {apart}"));
            }
        }
        Ok(())
    }

    /// What the first window may show.
    pub fn curtain(&mut self) -> Curtain {
        let game = self.windows[0].app().game().expect("a game");
        game.session.curtain()
    }

    /// The same act in both, not compared: in its frames they may differ.
    pub fn unseen(&mut self, act: impl Fn(&mut Window<P>)) {
        for window in &mut self.windows {
            act(window);
        }
    }

    /// Rules and log, every tab.
    pub fn open_sheets(&mut self) -> Result<(), String> {
        for key in ["bar-log", "bar-rules"] {
            self.both(|window| {
                window.press(key);
                window.wait(0.5);
            })?;
            for tab in ["rules-tab-cards", "rules-tab-rulings", "rules-tab-table"] {
                self.both(|window| {
                    if window.find(&window.texts.get(tab)).is_some() {
                        window.press(tab);
                    }
                })?;
            }
            self.both(|window| window.press(key))?;
        }
        Ok(())
    }

    /// Everything that can be opened or hovered while no hand is shown.
    pub fn look_round(&mut self) -> Result<(), String> {
        self.open_sheets()?;
        // The pointer rests all over the table, long enough for every note.
        for row in 0..6 {
            for column in 0..8 {
                let at = pos2(80.0 + 160.0 * column as f32, 70.0 + 130.0 * row as f32);
                self.both(|window| {
                    window.event(Event::PointerMoved(at));
                    window.wait(0.75);
                })?;
            }
        }
        self.both(|window| {
            window.key(Modifiers::COMMAND, Key::A);
            window.event(Event::Copy);
            window.focus(false);
            window.wait(0.5);
            window.focus(true);
            window.wait(1.0);
        })?;
        self.both(|window| {
            window.press("bar-menu");
            window.wait(0.5);
            window.press("menu-settings");
            window.wait(1.0);
            window.key(Modifiers::NONE, Key::Escape);
            window.wait(1.0);
            if window.find(&window.texts.get("bar-menu")).is_none() {
                window.press("common-back");
            }
            window.wait(1.0);
        })
    }
}
