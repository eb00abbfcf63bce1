//! What is drawn: one screen, the sheet beside the table, the menu, notices over all.

use super::app::{App, Screen, Side};
use super::command::Command;
use super::game::Game;
use super::look::Look;
use super::parts::toasts::toasts;
use super::settings::Settings;
use super::table::{self, Layout, Marks, Scene};
use super::widgets::{ButtonSpec, Kind, button, paper};
use super::window::MIN_SIZE;
use crate::play::Curtain;
use egui::{
    Align2, Color32, Context, Frame, Id, Key, Modal, Modifiers, Rect, ScrollArea, Sense, Ui,
    UiBuilder, vec2,
};

/// The key that shows the hand while it is held, where the settings ask for that.
const PEEK: Key = Key::V;

/// Menu entries: text key, shortcut, command.
const MENU: [(&str, &str, Command); 8] = [
    ("menu-resume", "", Command::ToggleMenu),
    ("menu-save", "Ctrl+S", Command::Save),
    ("menu-save-as", "", Command::AskSave),
    ("menu-load", "Ctrl+O", Command::Saves),
    ("menu-new", "", Command::SetUp),
    ("menu-settings", "", Command::Settings),
    ("menu-title", "", Command::Title),
    ("menu-quit", "Ctrl+Q", Command::Quit),
];

impl App {
    /// Draws the window and collects what was asked for.
    pub(super) fn draw(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        let window = ui.ctx().content_rect();
        // What a tiny window shows is cut off, not squeezed.
        let size = window.size().max(MIN_SIZE.into());
        let window = Rect::from_min_size(window.min, size);
        // The title's picture covers its window: a ground below it would be painted for nothing.
        if self.screen != Screen::Title {
            super::paint::ground(ui.painter(), &self.look, window);
        }
        let mut ui = ui.new_child(UiBuilder::new().max_rect(window));
        ui.set_clip_rect(window);
        let ui = &mut ui;
        self.everywhere(ui.ctx(), out);
        match self.screen {
            Screen::Table => self.draw_table(ui, window, out),
            screen => self.draw_screen(ui, window, screen, out),
        }
        self.draw_question(ui);
        toasts(ui.ctx(), &self.look, &mut self.toasts);
    }

    /// Keys that work on every screen.
    fn everywhere(&self, ctx: &Context, out: &mut Vec<Command>) {
        // Esc answers a question; it does not leave the screen under it.
        if self.asking.is_some() {
            return;
        }
        let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        let playing = self.game.is_some() && self.screen == Screen::Table;
        let ctrl = [
            (Key::Plus, Command::Zoom(1)),
            (Key::Equals, Command::Zoom(1)),
            (Key::Minus, Command::Zoom(-1)),
            (Key::Num0, Command::Zoom(0)),
            (Key::O, Command::Saves),
            (Key::Q, Command::Quit),
        ];
        for (key, command) in ctrl {
            if pressed(Modifiers::COMMAND, key) {
                out.push(command);
            }
        }
        if playing && pressed(Modifiers::COMMAND, Key::S) {
            out.push(Command::Save);
        }
        if pressed(Modifiers::COMMAND, Key::F) {
            out.push(Command::FindRule);
        }
        if pressed(Modifiers::NONE, Key::F11) {
            out.push(Command::Fullscreen);
        }
        if pressed(Modifiers::NONE, Key::F1) {
            out.push(Command::ToggleRules);
        }
        if !playing && pressed(Modifiers::NONE, Key::Escape) {
            out.push(Command::Back);
        }
    }

    fn draw_table(&mut self, ui: &mut Ui, window: Rect, out: &mut Vec<Command>) {
        let Some(game) = &mut self.game else {
            out.push(Command::Title);
            return;
        };
        game.follow();
        let names = game.names();
        let veiled = self.settings.hold_to_peek && game.hand_is_open() && !peeking(ui.ctx());
        let now = if veiled {
            game.shown().public()
        } else {
            game.shown()
        };
        game.veil(veiled);
        if game.looking_back.is_some() || self.menu_open {
            game.stage.cut(now);
        }
        game.stage.speed = self.settings.motion_speed();
        game.stage.frame(ui.ctx(), &self.look, &now);
        let loud = self
            .settings
            .loudness(ui.ctx().input(|input| input.focused));
        for cue in game.stage.take_cues() {
            self.speaker.play(cue, loud);
        }
        let view = *game.stage.shown();
        let over = game.session.curtain() == Curtain::Over && game.looking_back.is_none();
        if over && !game.seeing_table {
            self.draw_scores(ui, window, out);
            self.throw_confetti(ui.ctx(), window);
            return;
        }
        let recap = recap(game, &self.look, &names);
        let hint = game.hint.words(&self.look, &names);
        let scene = Scene {
            hint: hint.as_deref(),
            carried: table::carried(ui.ctx()),
            ..scene(game, &view, &names, &recap, &self.settings)
        };
        let layout = Layout::new(window, self.side != Side::None, scene.hand_open());
        let marks = Marks {
            rules_open: self.side == Side::Rules,
            log_open: self.side == Side::Log,
            unsaved: self.disk.unsaved(),
        };
        if !self.menu_open && self.asking.is_none() {
            table::keys(ui.ctx(), &scene, out);
        }
        table::table(ui, &self.look, &scene, &layout, marks, out);
        game.stage.paint(ui.ctx(), &self.look);
        if let Some(side) = layout.side {
            let inner = paper(ui, &self.look, side);
            let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
            ui.set_clip_rect(side);
            match self.side {
                Side::Rules => self
                    .screens
                    .draw_rules(&mut ui, &self.look, &view.table, out),
                Side::Log => {
                    let (log, back) = (game.logbook.log(), game.looking_back);
                    self.screens
                        .draw_log(&mut ui, &self.look, log, &names, back, out);
                }
                Side::None => {}
            }
        }
        if self.menu_open {
            menu(ui.ctx(), &self.look, window, out);
        }
    }
}

/// What the table is drawn from: the view of the eyes at the screen, and nothing more.
fn scene<'a>(
    game: &'a Game,
    view: &'a crate::rules::OwnedView,
    names: &'a [String],
    recap: &'a [String],
    settings: &Settings,
) -> Scene<'a> {
    let session = &game.session;
    Scene {
        view,
        stage: &game.stage,
        curtain: session.curtain(),
        draft: &game.draft,
        names,
        humans: session.humans(),
        finished: session.finished(),
        undo_barrier: session.undo_barrier(),
        can_end_turn: session.can_end_turn(),
        call_progress: session.call_progress(),
        call_paused: game.call_paused,
        may_close_call: session.may_close_call(),
        asks_in_secret: session.asks_in_secret(),
        may_step_up: session.may_step_up(),
        recap,
        looking_back: game.look_back(),
        by_step: session.manners.pace == crate::play::Pace::ByStep,
        letters: settings.single_keys,
        hints: game.hints,
        hint: None,
        carried: None,
        closer: settings.closer_look,
        veiled: game.veiled(),
    }
}

/// Whether the key that shows the hand is held; what a person types is not meant for it.
fn peeking(ctx: &Context) -> bool {
    !ctx.egui_wants_keyboard_input() && ctx.input(|input| input.key_down(PEEK))
}

fn recap(game: &Game, look: &Look, names: &[String]) -> Vec<String> {
    match game.session.curtain() {
        Curtain::Handoff(seat) => game.logbook.recap(seat, &look.texts, names),
        Curtain::Bot(_) => game.logbook.last(&look.texts, names).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The menu: over the table, never over an open question's buttons, closed by Esc or a click beside it.
/// Tab stays in it (ux 61).
fn menu(ctx: &Context, look: &Look, window: Rect, out: &mut Vec<Command>) {
    let height = 46.0 * MENU.len() as f32 + 20.0;
    let size = vec2(280.0, height.min(window.height() - 60.0));
    let id = Id::unique("menu");
    let area = Modal::default_area(id)
        .anchor(Align2::RIGHT_TOP, vec2(-8.0, 52.0))
        .fade_in(false);
    let modal = Modal::new(id)
        .area(area)
        .frame(Frame::NONE)
        .backdrop_color(Color32::TRANSPARENT);
    let shown = modal.show(ctx, |ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let inner = paper(ui, look, rect);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
        ui.spacing_mut().item_spacing.y = 4.0;
        ScrollArea::vertical().show(&mut ui, |ui| {
            for (key, shortcut, command) in MENU {
                let spec = ButtonSpec {
                    text: look.texts.get(key),
                    kind: Kind::Quiet,
                    shortcut: (!shortcut.is_empty()).then(|| shortcut.to_owned()),
                    enabled: Ok(()),
                };
                if button(ui, look, &spec).clicked() {
                    out.push(command);
                }
            }
        });
    });
    if shown.should_close() {
        out.push(Command::ToggleMenu);
    }
}
