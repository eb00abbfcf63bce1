//! The application: what is on the screen, and the rhythm of a frame.
//!
//! `logic` lets time pass; `ui` draws from views and collects commands; then `run` carries them out.

use super::asking::Asking;
use super::command::Command;
use super::disk::Disk;
use super::faces::Drawing;
use super::game::Game;
use super::guard::Guard;
use super::look::Look;
use super::parts::toasts::Toasts;
use super::settings::Colours;
use super::settings::{Settings, largest_zoom};
use super::shelf::Screens;
use super::sound::Speaker;
use super::theme::Mode;
use super::window::MIN_SIZE;
use crate::play::Curtain;
use egui::{Context, ViewportCommand};
use std::path::PathBuf;
use std::time::Duration;

/// What the program starts with.
#[derive(Clone, Default)]
pub struct Start {
    /// Settings as they were read.
    pub settings: Settings,
    /// The folder of saves; `None` where there is none that can be written.
    pub folder: Option<PathBuf>,
    /// The file of settings.
    pub settings_path: Option<PathBuf>,
    /// Where crashes are reported.
    pub crashes: Option<crate::save::CrashReports>,
    /// A save to open at once.
    pub file: Option<PathBuf>,
    /// Bots think at once, on the window's own thread: for tests.
    pub at_once: bool,
    /// How pictures come about.
    pub drawing: Drawing,
    /// What shows the folder of saves.
    pub reveal: super::reveal::Reveal,
    /// Something to tell right after the start.
    pub notice: Option<String>,
}

impl Start {
    /// The title of the window.
    #[must_use]
    pub fn title(&self) -> String {
        crate::text::Texts::new(self.settings.language).get("game-name")
    }
}

/// Which screen is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The title.
    #[default]
    Title,
    /// Setting up a new game.
    SetUp,
    /// The game.
    Table,
    /// Saves.
    Saves,
    /// Settings.
    Settings,
    /// Learn in five minutes.
    Learn,
    /// What this program is, and whose work is inside.
    About,
}

/// What stands beside the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// Nothing.
    #[default]
    None,
    /// The rules.
    Rules,
    /// The log.
    Log,
}

/// The whole program.
pub struct App {
    pub(super) look: Look,
    pub(super) settings: Settings,
    pub(super) screen: Screen,
    pub(super) back: Screen,
    pub(super) screens: Screens,
    pub(super) game: Option<Game>,
    pub(super) side: Side,
    pub(super) menu_open: bool,
    pub(super) disk: Disk,
    pub(super) toasts: Toasts,
    pub(super) speaker: Speaker,
    pub(super) asking: Option<Asking>,
    pub(super) at_once: bool,
    pub(super) crashes: Option<crate::save::CrashReports>,
    /// Leaving with an unsaved game was warned about.
    pub(super) warned: bool,
    /// The size of everything that was last asked for, in hundredths.
    last_zoom: Option<u16>,
    last_time: Option<f64>,
    /// When something was last pressed or moved, in the context's seconds.
    last_touch: f64,
    last_shown: (Screen, Option<Curtain>),
    /// Moves made when the table was last drawn.
    last_moves: usize,
    applied: Option<Settings>,
}

impl App {
    /// Sets the program up in a fresh egui context.
    #[must_use]
    pub fn new(ctx: &Context, start: Start) -> Self {
        ctx.add_plugin(Guard::default());
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let (mode, language) = (mode(ctx, &start.settings), start.settings.language);
        let look = Look::with_drawing(mode, language, start.drawing);
        look.install(ctx);
        let mut app = Self {
            screens: Screens::new(&start.settings),
            disk: Disk::new(ctx, start.folder, start.settings_path, start.reveal),
            look,
            settings: start.settings,
            screen: Screen::Title,
            back: Screen::Title,
            game: None,
            side: Side::None,
            menu_open: false,
            toasts: Toasts::default(),
            speaker: Speaker::default(),
            asking: None,
            at_once: start.at_once,
            crashes: start.crashes,
            warned: false,
            last_zoom: None,
            last_time: None,
            last_touch: 0.0,
            last_shown: (Screen::Title, None),
            last_moves: 0,
            applied: None,
        };
        app.prepare(Screen::Title);
        if let Some(notice) = start.notice {
            app.toasts.say(notice);
        }
        if let Some(file) = start.file {
            app.run(ctx, Command::Open(file));
        }
        app
    }

    /// The game in play, for tests.
    #[must_use]
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The game in play, for tests that set a table up.
    pub const fn game_mut(&mut self) -> Option<&mut Game> {
        self.game.as_mut()
    }

    /// Waits until everything asked to be saved is on the disk.
    pub fn flush(&self) {
        self.disk.flush();
    }

    /// Which screen is up.
    #[must_use]
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The settings, all live.
    pub const fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    /// Lets time pass for the game.
    fn let_time_pass(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let seconds = self
            .last_time
            .map_or(0.0, |last| (now - last).clamp(0.0, 1.0));
        self.last_time = Some(now);
        let focused = ctx.input(|input| input.focused);
        if !focused || !ctx.input(|input| input.pointer.has_pointer()) {
            // A card never sticks to a pointer that is gone (ux 47).
            super::table::send_home(ctx);
        }
        let paused = !focused
            || self.screen != Screen::Table
            || self.menu_open
            || self.asking.is_some()
            || self.disk.busy();
        let idle = self.idle_for(ctx, now);
        let Some(game) = &mut self.game else { return };
        if let Some(rest) = idle {
            if rest <= 0.0 {
                game.session.hide();
            } else {
                ctx.request_repaint_after(Duration::from_secs_f64(rest));
            }
        }
        if !focused && self.settings.hide_on_focus_loss && game.session.humans().len() > 1 {
            game.session.hide();
        }
        let paused = paused || game.call_paused || game.looking_back.is_some();
        game.session.manners = self.settings.manners();
        if let Some(wait) = game.session.tick(seconds, paused) {
            // While the question is open its bar moves, ten times a second.
            ctx.request_repaint_after(Duration::from_secs_f64(wait.min(0.1)));
        }
        let said = game.hint.news(game.session.timeline());
        game.take_hint(said);
        if let Some(wait) = game.play_on(seconds) {
            ctx.request_repaint_after(Duration::from_secs_f64(wait));
        }
        let steps = game.session.take_steps();
        if !self.at_once {
            game.stage.enqueue(steps);
        }
        if self.disk.keep(game) {
            self.tell_crash_reports();
        }
    }

    /// Seconds until an untouched hand hides, if it is to hide at all.
    fn idle_for(&mut self, ctx: &Context, now: f64) -> Option<f64> {
        if self.last_touch == 0.0 || ctx.input(|input| !input.raw.events.is_empty()) {
            self.last_touch = now;
        }
        let open = matches!(
            self.game.as_ref().map(|game| game.session.curtain()),
            Some(Curtain::Private(_))
        );
        let minutes = f64::from(self.settings.idle_minutes);
        (open && minutes > 0.0).then_some(minutes * 60.0 - (now - self.last_touch))
    }

    /// A new screen or curtain: no reflex press may reach it, and nothing of the last one stays.
    fn notice_changes(&mut self, ctx: &Context) {
        let curtain = self.game.as_ref().map(|game| game.session.curtain());
        let shown = (self.screen, curtain);
        let game = self.game.as_ref();
        let moves = game.map_or(0, |game| game.session.timeline().moves().len());
        let moved = std::mem::replace(&mut self.last_moves, moves) != moves;
        if shown == self.last_shown {
            if moved && matches!(curtain, Some(Curtain::Private(_))) {
                // The same hand, but other buttons where the last ones were.
                ctx.plugin::<Guard>().lock().arm_pointer();
                let_go(ctx);
            }
            return;
        }
        self.last_shown = shown;
        ctx.plugin::<Guard>().lock().arm();
        let_go(ctx);
        if let Some(game) = &mut self.game {
            game.clear_draft();
            game.hint.forget();
            // A held clock is held for its own question only: bots would wait for ever.
            if !matches!(curtain, Some(Curtain::Call | Curtain::Claim { .. })) {
                game.call_paused = false;
            }
        }
        ctx.request_repaint();
    }

    /// The size of everything: as asked, but never so large that the smallest layout has no room in
    /// this window (ux 56, 57). Where it is less than just asked for, that is said.
    fn fit_zoom(&mut self, ctx: &Context) {
        let room = ctx.content_rect().size() * ctx.zoom_factor() / egui::Vec2::from(MIN_SIZE);
        let asked = self.settings.percent();
        let percent = largest_zoom(asked, room.min_elem());
        ctx.set_zoom_factor(f32::from(percent) / 100.0);
        let before = self.last_zoom.replace(asked);
        if percent < asked && before.is_some_and(|before| before != asked) {
            let words = [("asked", asked.into()), ("percent", percent.into())];
            self.toasts
                .say(self.look.texts.with("zoom-no-room", &words));
        }
    }

    /// Puts changed settings into force.
    fn apply_settings(&mut self, ctx: &Context) {
        if self.applied.as_ref() == Some(&self.settings) {
            return;
        }
        let settings = &self.settings;
        self.look.texts = crate::text::Texts::new(settings.language);
        self.look.reduce_motion = settings.still();
        self.look.set_mode(ctx, mode(ctx, settings));
        let before = self.applied.as_ref();
        if before.is_none_or(|before| before.fullscreen != settings.fullscreen) {
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(settings.fullscreen));
        }
        if before.is_none_or(|before| before.language != settings.language) {
            let title = self.look.texts.get("game-name");
            ctx.send_viewport_cmd(ViewportCommand::Title(title));
        }
        if before.is_some() {
            self.disk.keep_settings(settings);
        }
        self.applied = Some(settings.clone());
    }
}

/// Nothing is dragged and nothing has the focus: what had it may be something else by now.
fn let_go(ctx: &Context) {
    super::table::send_home(ctx);
    ctx.stop_dragging();
    ctx.memory_mut(|memory| {
        if let Some(focus) = memory.focused() {
            memory.surrender_focus(focus);
        }
    });
}

/// The colours the settings ask for.
fn mode(ctx: &Context, settings: &Settings) -> Mode {
    match settings.colours {
        Colours::Light => Mode::Light,
        Colours::Dark => Mode::Dark,
        Colours::HighContrast => Mode::HighContrast,
        Colours::Follow => match ctx.system_theme() {
            Some(egui::Theme::Dark) => Mode::Dark,
            Some(egui::Theme::Light) | None => Mode::Light,
        },
    }
}

/// Widest texture in pixels that egui may make for its letters; no picture of ours is wider either.
const LETTERS_WIDE: usize = 2048;

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.let_time_pass(ctx);
        for news in self.disk.news() {
            self.take_news(ctx, news);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.apply_settings(&ctx);
        self.fit_zoom(&ctx);
        self.notice_changes(&ctx);
        let mut commands = Vec::new();
        self.draw(ui, &mut commands);
        self.look.memo.settle(&ctx);
        for command in commands {
            self.run(&ctx, command);
        }
        if ctx.input(|input| input.viewport().close_requested()) {
            self.closing(&ctx);
        }
    }

    /// egui's picture of all letters is as wide as it may be: thousands of pixels more than they need.
    fn raw_input_hook(&mut self, _ctx: &egui::Context, raw_input: &mut egui::RawInput) {
        let most = raw_input.max_texture_side.unwrap_or(LETTERS_WIDE);
        raw_input.max_texture_side = Some(most.min(LETTERS_WIDE));
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.disk.flush();
    }
}
