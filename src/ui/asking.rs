//! Questions over whatever is on the screen, before something that can't be taken back.

use super::app::{App, Screen};
use super::game::Game;
use super::parts::dialog::{Answer, Question, ask};
use crate::play::Curtain;
use crate::save::{Over, SavedGame, StoreError};
use egui::{Context, Ui, ViewportCommand};
use std::path::PathBuf;

/// What is being asked.
pub enum Asking {
    /// Whether all settings go back to how they came.
    Defaults,
    /// Whether a file is replaced, even one marked read-only.
    Replace {
        /// The file.
        path: PathBuf,
        /// Whether it is marked read-only.
        read_only: bool,
    },
    /// Whether the whole part of a damaged save is opened.
    Part {
        /// The file.
        path: PathBuf,
        /// The last turn that is whole.
        turn: u32,
        /// The game up to there.
        game: Box<SavedGame>,
    },
    /// Whether the program is left in the middle of a game (ux 54).
    Quit,
    /// Whether another game takes the place of the one in play (ux 54).
    Instead {
        /// Its file.
        path: PathBuf,
    },
}

impl App {
    /// Asks whether what is in the way of a save may be replaced.
    pub(super) fn ask_to_replace(&mut self, error: &StoreError) {
        let read_only = matches!(error, StoreError::ReadOnly { .. });
        match error.path() {
            Some(path) => self.put(Asking::Replace {
                path: path.to_owned(),
                read_only,
            }),
            None => self.toasts.warn(self.store_error(error)),
        }
    }

    /// Whether people are in the middle of a game: at the table, or where they went from there.
    fn in_play(&self) -> bool {
        let there = match self.screen {
            Screen::Title => false,
            Screen::Table => true,
            _ => self.back == Screen::Table,
        };
        let over = |game: &Game| game.session.curtain() == Curtain::Over;
        there && self.game.as_ref().is_some_and(|game| !over(game))
    }

    /// Leaves the program; in the middle of a game only after a question.
    pub(super) fn quit(&mut self, ctx: &Context) {
        if self.in_play() {
            self.put(Asking::Quit);
        } else {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// Opens a game; in the middle of another only after a question.
    pub(super) fn open_instead(&mut self, ctx: &Context, path: PathBuf) {
        if self.in_play() {
            self.put(Asking::Instead { path });
        } else {
            self.open(ctx, &path);
        }
    }

    /// Puts a question. Nothing private stays behind it.
    pub(super) fn put(&mut self, asking: Asking) {
        if let Some(game) = &mut self.game {
            game.session.hide();
        }
        self.asking = Some(asking);
    }

    fn question(&self, asking: &Asking) -> Question {
        let texts = &self.look.texts;
        match asking {
            Asking::Quit => Question {
                title: texts.get("confirm-quit-title"),
                text: texts.get("confirm-quit"),
                yes: texts.get("confirm-quit-yes"),
                danger: false,
            },
            Asking::Instead { .. } => Question {
                title: texts.get("confirm-instead-title"),
                text: texts.get("confirm-instead"),
                yes: texts.get("confirm-instead-yes"),
                danger: false,
            },
            Asking::Defaults => Question {
                title: texts.get("confirm-defaults-title"),
                text: texts.get("confirm-defaults"),
                yes: texts.get("confirm-defaults-yes"),
                danger: false,
            },
            Asking::Replace { path, read_only } => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let name = [("name", name.to_string_lossy().into_owned().into())];
                let text = if *read_only {
                    texts.with("confirm-overwrite-read-only", &name)
                } else {
                    texts.with("confirm-overwrite", &name)
                };
                Question {
                    title: texts.get("confirm-overwrite-title"),
                    text,
                    yes: texts.get("confirm-overwrite-yes"),
                    danger: true,
                }
            }
            Asking::Part { path, turn, .. } => {
                let path = path.display().to_string();
                let words = [("path", path.into()), ("turn", (*turn).into())];
                Question {
                    title: texts.get("load-valid-part-title"),
                    text: texts.with("load-valid-part", &words),
                    yes: texts.get("load-valid-part-yes"),
                    danger: false,
                }
            }
        }
    }

    /// Draws the question, if there is one, and does what was answered.
    pub(super) fn draw_question(&mut self, ui: &Ui) {
        let Some(asking) = self.asking.take() else {
            return;
        };
        match ask(ui.ctx(), &self.look, &self.question(&asking)) {
            None => self.asking = Some(asking),
            Some(Answer::No) => {}
            Some(Answer::Yes) => self.agreed(ui.ctx(), asking),
        }
    }

    fn agreed(&mut self, ctx: &Context, asking: Asking) {
        match asking {
            Asking::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Asking::Instead { path } => self.open(ctx, &path),
            Asking::Defaults => {
                self.settings = self.settings.as_it_came();
                let words = self.look.texts.get("settings-defaults-done");
                self.toasts.say(words);
            }
            Asking::Replace { path, read_only } => {
                let over = if read_only {
                    Over::EvenReadOnly
                } else {
                    Over::Anything
                };
                self.save_to(path, over);
            }
            Asking::Part { game, .. } => {
                // The damaged file is never written over: this game has no file yet.
                self.disk.another_game();
                self.take_up(ctx, *game, None);
            }
        }
    }
}
