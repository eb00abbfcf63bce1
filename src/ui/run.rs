//! Carrying commands out: one short arm a command, the work in the module it belongs to.

use super::app::{App, Screen, Side};
use super::begin;
use super::command::Command;
use super::dialog::Asked;
use super::disk::News;
use super::draft::{Draft, Pick};
use super::game::Game;
use super::settings::WindowMemory;
use crate::play::Session;
use crate::rules::{Effect, IllegalMove, Move};
use crate::save::{EXTENSION, Over, is_save};
use egui::{Context, ViewportCommand};
use std::path::{Path, PathBuf};

impl App {
    /// Carries one command out.
    pub fn run(&mut self, ctx: &Context, command: Command) {
        self.menu_open &= command == Command::ToggleMenu;
        match command {
            Command::Title => self.go(Screen::Title),
            Command::SetUp => self.go(Screen::SetUp),
            Command::ToTable => self.go(Screen::Table),
            Command::Saves => {
                self.screens.saving = false;
                self.go(Screen::Saves);
            }
            Command::Learn => self.go(Screen::Learn),
            Command::Settings => self.go(Screen::Settings),
            Command::About => self.go(Screen::About),
            Command::Back if self.screen == Screen::About => self.go(Screen::Settings),
            Command::Back => self.go(self.back),
            Command::Begin => self.begin(ctx),
            Command::SamePlayers => self.same_players(ctx),
            Command::Resume => self.resume(ctx),
            Command::AskOpen => self.ask_file(ctx, Asked::Open),
            Command::AskSave => self.ask_file(ctx, Asked::Save),
            Command::StopWaiting => self.disk.stop_waiting(),
            Command::Save => self.save(ctx),
            Command::Open(path) => self.open(ctx, &path),
            Command::OpenInstead(path) => self.open_instead(ctx, path),
            Command::SaveTo(path) => self.save_to(self.place(path), Over::Nothing),
            Command::ShowFolder => self.disk.show_folder(ctx),
            Command::ExportRecord => self.export_record(),
            Command::Quit => self.quit(ctx),
            Command::OpenHand => self.with_session(Session::open_hand),
            Command::Hide => self.with_session(Session::hide),
            Command::StepUp(seat) => self.with_session(|session| {
                session.step_up(seat);
            }),
            Command::StepBack => self.with_session(|session| {
                session.step_back();
            }),
            Command::Answer(mv) => self.answer(mv),
            Command::NobodyAnswers => self.with_session(|session| {
                session.close_call();
            }),
            Command::PauseCall => {
                if let Some(game) = &mut self.game {
                    game.call_paused = !game.call_paused;
                }
            }
            Command::StepBot => self.with_session(Session::step),
            Command::SkipBots => self.with_session(Session::skip_to_human),
            Command::Pick(pick) => self.pick(pick),
            Command::Confirm => self.attempt(Game::confirm),
            Command::TakeNow(stall) => self.attempt(|game| game.take_now(stall)),
            Command::Motorbike => self.attempt(|game| game.play(Move::Motorbike)),
            Command::Hint => {
                if let Some(game) = &mut self.game {
                    game.ask_hint(ctx, self.at_once);
                }
            }
            Command::ClearDraft => {
                if let Some(game) = &mut self.game {
                    game.clear_draft();
                }
            }
            Command::EndTurn => self.with_session(|session| {
                session.end_turn();
            }),
            Command::Undo => self.undo(),
            Command::ToggleRules => self.toggle(Side::Rules),
            Command::ToggleLog => self.toggle(Side::Log),
            Command::Ruling(number) => {
                self.side = Side::Rules;
                self.screens.sidebar.open_at(number);
            }
            Command::FindRule => {
                self.side = Side::Rules;
                self.screens.sidebar.focus_search();
            }
            Command::ToggleMenu => self.menu_open = !self.menu_open,
            Command::LookBack(at) => self.look_back(at),
            Command::PlayOn => {
                if let Some(game) = &mut self.game {
                    game.playing = game.playing.is_none().then_some(0.0);
                }
            }
            Command::Replay => {
                self.side = Side::Log;
                self.look_back(Some(0));
            }
            Command::SeeTable(see) => {
                if let Some(game) = &mut self.game {
                    game.seeing_table = see;
                }
            }
            Command::RevealAll => {
                if let Some(game) = &mut self.game {
                    game.revealed = !game.revealed;
                }
            }
            Command::Zoom(steps) => self.zoom(steps),
            Command::Fullscreen => self.settings.fullscreen = !self.settings.fullscreen,
        }
        ctx.request_repaint();
    }

    pub(super) fn go(&mut self, screen: Screen) {
        if let Some(game) = &mut self.game {
            // Whoever leaves the table leaves no open hand behind.
            game.session.hide();
            game.looking_back = None;
        }
        if matches!(self.screen, Screen::Title | Screen::Table) {
            self.back = self.screen;
        }
        self.prepare(screen);
        self.screen = screen;
    }

    fn toggle(&mut self, side: Side) {
        self.side = if self.side == side { Side::None } else { side };
    }

    fn zoom(&mut self, steps: i8) {
        if steps == 0 {
            self.settings.set_percent(100);
        } else {
            self.settings.zoom_by(steps);
        }
    }

    fn with_session(&mut self, act: impl FnOnce(&mut Session)) {
        if let Some(game) = &mut self.game
            && game.looking_back.is_none()
        {
            act(&mut game.session);
        }
    }

    /// Plays something; a ruling against it is said, never swallowed.
    fn attempt(&mut self, act: impl FnOnce(&mut Game) -> Result<(), IllegalMove>) {
        let Some(game) = &mut self.game else { return };
        if let Err(illegal) = act(game) {
            self.toasts.warn(self.look.texts.refusal(illegal.why));
        }
    }

    /// A click on the table. Where an act asks for no confirmation, choosing it is doing it.
    fn pick(&mut self, pick: Pick) {
        let Some(game) = &mut self.game else { return };
        game.pick(pick);
        let ask = &self.settings.confirm;
        let at_once = match &game.draft {
            Draft::Draw => !ask.draw,
            Draft::Effect {
                effect: Some(effect),
                ..
            } => match effect {
                Effect::Steal(_) => !ask.steal,
                Effect::Police(_) => !ask.police,
                Effect::VanSelf | Effect::VanOthers => !ask.van,
                Effect::License(_) | Effect::Double(_) => false,
            },
            _ => false,
        };
        if at_once {
            self.attempt(Game::confirm);
        }
    }

    fn answer(&mut self, mv: Move) {
        self.attempt(|game| match game.session.curtain().eyes() {
            Some(seat) => game.session.submit(seat, mv),
            None => Ok(()),
        });
    }

    fn undo(&mut self) {
        let Some(game) = &mut self.game else { return };
        // Inside a half-made choice the choice is dropped first; nothing is taken back (ux 48).
        let view = game.session.view();
        if game.draft.is_empty(&view.as_view()) {
            game.session.undo();
        }
        game.clear_draft();
    }

    fn look_back(&mut self, at: Option<usize>) {
        let Some(game) = &mut self.game else { return };
        game.session.hide();
        game.looking_back = at;
        game.playing = None;
    }

    fn begin(&mut self, ctx: &Context) {
        match self.screens.setup.ready(&self.look.texts) {
            Ok(ready) => {
                self.settings.set_up = self.screens.setup.memory();
                self.start_game(ctx, &begin::Plan::of(&ready));
                self.screens.setup.new_seed();
            }
            Err(why) => self.toasts.warn(why.said(&self.look.texts)),
        }
    }

    /// Deals a planned game and sits everybody down to it.
    pub fn start_game(&mut self, ctx: &Context, plan: &begin::Plan) {
        self.set_aside();
        match plan.start(ctx, self.settings.manners(), self.at_once) {
            Ok(game) => {
                self.disk.another_game();
                self.game = Some(game);
                self.side = Side::None;
                self.go(Screen::Table);
            }
            Err(error) => self.toasts.say(error.to_string()),
        }
    }

    fn same_players(&mut self, ctx: &Context) {
        let Some(game) = &self.game else { return };
        let plan = begin::Plan::again(&game.seating, game.session.timeline().deal(), game.hints);
        self.start_game(ctx, &plan);
    }

    /// The window is about to close. Everything played is in the autosave; where that failed, the
    /// first try to leave says so and stays.
    pub(super) fn closing(&mut self, ctx: &Context) {
        self.remember_window(ctx);
        self.disk.flush();
        if self.disk.unsaved() && self.game.is_some() && !self.warned {
            self.warned = true;
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.toasts.say(self.look.texts.get("quit-unsaved"));
        }
    }

    /// Keeps where the window is, for the next start.
    fn remember_window(&mut self, ctx: &Context) {
        let memory = ctx.input(|input| {
            let viewport = input.viewport();
            let (outer, inner) = (viewport.outer_rect?, viewport.inner_rect?);
            let minimised = viewport.minimized.unwrap_or(false);
            (!minimised).then(|| WindowMemory {
                x: outer.left(),
                y: outer.top(),
                width: inner.width(),
                height: inner.height(),
                maximised: viewport.maximized.unwrap_or(false),
            })
        });
        if let Some(memory) = memory.filter(WindowMemory::sensible) {
            self.settings.window = Some(memory);
        }
        self.settings.seen = true;
        self.disk.keep_settings(&self.settings);
    }

    fn say_of(&mut self, key: &str, path: &Path) {
        let words = [("path", path.display().to_string().into())];
        self.toasts.say(self.look.texts.with(key, &words));
    }

    /// A bare name that somebody typed lies among the saves.
    pub(super) fn among_saves(&self, path: PathBuf) -> PathBuf {
        let bare = path.components().count() == 1 && path.is_relative();
        match self.disk.folder() {
            Some(folder) if bare => folder.join(path),
            _ => path,
        }
    }

    /// Where a save goes that somebody typed the name of; one without our ending gets it.
    fn place(&self, path: PathBuf) -> PathBuf {
        let path = self.among_saves(path);
        if is_save(&path) {
            path
        } else {
            path.with_added_extension(EXTENSION)
        }
    }

    /// Something came back from files.
    pub(super) fn take_news(&mut self, ctx: &Context, news: News) {
        match news {
            News::Saved(path) => {
                self.say_of("toast-saved", &path);
                if let Some(game) = &mut self.game {
                    game.file = Some(path);
                }
            }
            News::SavedBefore(path) => self.say_of("toast-saved", &path),
            News::InTheWay(error) => self.ask_to_replace(&error),
            News::Failed(error) => self.toasts.warn(self.store_error(&error)),
            News::NotShown(path) => {
                let words = [("path", path.display().to_string().into())];
                self.toasts
                    .warn(self.look.texts.with("folder-not-shown", &words));
            }
            News::Chosen(path) => self.open_instead(ctx, path),
            // The system's dialog has asked about that very name; one that we add to, it has not.
            News::Place(path) if is_save(&path) => self.save_to(path, Over::Anything),
            News::Place(path) => self.save_to(self.place(path), Over::Nothing),
            News::NoDialog(asked) => {
                self.screens.saving = asked == Asked::Save;
                self.go(Screen::Saves);
            }
        }
    }
}
