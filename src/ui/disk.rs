//! The window's side of files: autosave after every act, saves by hand, dialogs that never block.

use super::dialog::{Asked, Dialog};
use super::game::Game;
use super::reveal::{Reveal, Revealer};
use super::settings::Settings;
use crate::play::{Habits, Remarks, Wake};
use crate::save::{
    Claim, Listed, Over, Resume, SavedGame, Saver, SettingsFile, Stamp, Status, Store, StoreError,
    Title, Wish, writable,
};
use egui::Context;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// How long leaving waits for the last save.
const PATIENCE: Duration = Duration::from_secs(5);

/// Something that came back from files.
#[derive(Debug)]
pub enum News {
    /// The game in play was saved by hand there.
    Saved(PathBuf),
    /// A game that is no longer in play was saved there.
    SavedBefore(PathBuf),
    /// Something is there already: somebody must be asked.
    InTheWay(StoreError),
    /// A save failed.
    Failed(StoreError),
    /// A file was chosen to open.
    Chosen(PathBuf),
    /// A place was chosen to save to.
    Place(PathBuf),
    /// No dialog could be shown: the list in the window must do.
    NoDialog(Asked),
    /// The system could not show that folder.
    NotShown(PathBuf),
}

/// A save opened for playing on.
pub struct Opened {
    /// The game.
    pub game: SavedGame,
    /// The file, if it is one that was saved by hand.
    pub file: Option<PathBuf>,
}

/// Files and dialogs of one window.
pub struct Disk {
    saver: Saver,
    settings: SettingsFile,
    dialog: Dialog,
    revealer: Revealer,
    kept: Option<(usize, usize)>,
    /// What lies in the file of the game in play, and that other windows keep off it.
    stamp: Option<(PathBuf, Stamp)>,
    claim: Option<(PathBuf, Claim)>,
    /// The file being saved to, until that is done.
    claiming: Option<(PathBuf, Claim)>,
    /// Counts the games of this window; each save by hand under way remembers which one it is of.
    number: u64,
    under_way: VecDeque<u64>,
}

impl Disk {
    /// Files in that folder.
    #[must_use]
    pub fn new(
        ctx: &Context,
        folder: Option<PathBuf>,
        settings: Option<PathBuf>,
        reveal: Reveal,
    ) -> Self {
        let waker = ctx.clone();
        let wake: Wake = Arc::new(move || waker.request_repaint());
        let store = Arc::new(Store::open(folder));
        Self {
            saver: Saver::new(store, Some(wake)),
            settings: SettingsFile::new(settings),
            dialog: Dialog::default(),
            revealer: Revealer::new(reveal),
            kept: None,
            stamp: None,
            claim: None,
            claiming: None,
            number: 0,
            under_way: VecDeque::new(),
        }
    }

    /// Whether nothing can be kept in the folder (A23).
    #[must_use]
    pub fn no_room(&self) -> bool {
        !self.folder().is_some_and(writable)
    }

    /// Shows the folder of saves in the system's file manager.
    pub fn show_folder(&mut self, ctx: &Context) {
        if let Some(folder) = self.folder().map(Path::to_owned) {
            self.revealer.show(ctx, folder);
        }
    }

    /// The folder of saves.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.saver.store().folder()
    }

    /// Whether a system dialog is open.
    #[must_use]
    pub const fn busy(&self) -> bool {
        self.dialog.is_open()
    }

    /// Whether the game in play is not on disk.
    #[must_use]
    pub fn unsaved(&self) -> bool {
        self.saver.status() == Status::NotSaved
    }

    /// Autosaves the game if anything happened since the last time, and says whether it did.
    pub fn keep(&mut self, game: &Game) -> bool {
        let session = &game.session;
        let state = (
            session.timeline().moves().len(),
            session.chronicle().entries().len(),
        );
        if self.kept == Some(state) {
            return false;
        }
        self.kept = Some(state);
        self.saver.ask(Wish::Autosave(packed(game)));
        true
    }

    /// The game is another one now: nothing of the last one's file is remembered (A25).
    pub fn another_game(&mut self) {
        self.kept = None;
        self.stamp = None;
        self.claim = None;
        // A save still under way is of the game before: it must not become this one's file.
        self.number += 1;
    }

    /// Keeps an unfinished game that a new one would wash out of the autosaves.
    ///
    /// # Errors
    /// Where it could not be kept.
    pub fn set_aside(&self) -> Result<(), StoreError> {
        self.saver.flush(PATIENCE);
        self.saver.store().set_aside().map(|_| ())
    }

    /// The newest autosave, and what is wrong with others.
    #[must_use]
    pub fn resume(&self) -> Resume {
        self.saver.flush(PATIENCE);
        self.saver.store().resume()
    }

    /// The saves in the folder.
    ///
    /// # Errors
    /// Where the folder can't be read.
    pub fn list(&self) -> Result<Vec<Listed>, StoreError> {
        self.saver.store().list()
    }

    /// Opens a save.
    ///
    /// # Errors
    /// What is wrong with it; the file is untouched.
    pub fn open(&mut self, path: &Path) -> Result<Opened, StoreError> {
        let loaded = self.saver.store().load(path)?;
        self.another_game();
        self.stamp = Some((path.to_owned(), loaded.stamp));
        // Somebody else's game can be looked at, but only saved under another name (A16).
        let claim = self.saver.store().claim(path);
        let ours = claim.is_ok() && !is_autosave(path);
        self.claim = claim.ok().map(|claim| (path.to_owned(), claim));
        Ok(Opened {
            game: loaded.game,
            file: ours.then(|| path.to_owned()),
        })
    }

    /// Saves by hand. Over the game's own file it writes if that is still what was last read or
    /// written there; over anything else only as far as `over` says, after somebody was asked.
    ///
    /// # Errors
    /// [`StoreError::InUse`] where another window plays that save (A16); [`StoreError::Exists`] for the
    /// autosaves, which are the program's own.
    pub fn save_to(&mut self, path: PathBuf, game: &Game, over: Over) -> Result<(), StoreError> {
        let inside = path.parent() == self.folder();
        if inside && is_autosave(&path) {
            return Err(StoreError::Exists { path });
        }
        let claimed = |claim: &Option<(PathBuf, Claim)>| {
            let known = claim.as_ref().map(|(known, _)| known);
            known.is_some_and(|known| same(known, &path))
        };
        if !claimed(&self.claim) && !claimed(&self.claiming) {
            let claim = self.saver.store().claim(&path)?;
            self.claiming = Some((path.clone(), claim));
        }
        let over = match &self.stamp {
            Some((known, stamp)) if over == Over::Nothing && same(known, &path) => {
                Over::Known(*stamp)
            }
            _ => over,
        };
        self.under_way.push_back(self.number);
        self.saver.ask(Wish::To(path, packed(game), over));
        Ok(())
    }

    /// Opens the system's dialog to choose a file, or a place.
    pub fn ask(&mut self, ctx: &Context, asked: Asked, name: &str) {
        let folder = self.folder().map(Path::to_owned);
        self.dialog.open(ctx, asked, folder, name);
    }

    /// Gives up waiting for a dialog.
    pub fn stop_waiting(&mut self) {
        self.dialog.forget();
    }

    /// What came back since the last call.
    pub fn news(&mut self) -> Vec<News> {
        let mut news = Vec::new();
        for outcome in self.saver.outcomes() {
            if outcome.autosave {
                news.extend(outcome.result.err().map(News::Failed));
                continue;
            }
            // Saves by hand come back in the order they were asked for.
            let ours = self.under_way.pop_front() == Some(self.number);
            let claiming = self.claiming.take();
            news.push(match outcome.result {
                Ok(saved) if ours => {
                    self.claim = claiming.or(self.claim.take());
                    self.stamp = Some((saved.path.clone(), saved.stamp));
                    News::Saved(saved.path)
                }
                Ok(saved) => News::SavedBefore(saved.path),
                Err(error @ (StoreError::Exists { .. } | StoreError::ReadOnly { .. })) if ours => {
                    News::InTheWay(error)
                }
                Err(error) => News::Failed(error),
            });
        }
        news.extend(self.dialog.answer());
        news.extend(self.revealer.failed().map(News::NotShown));
        news
    }

    /// Writes the settings.
    pub fn keep_settings(&self, settings: &Settings) {
        // Settings that can't be kept are as they were at the next start; nothing else is lost.
        let _ = self.settings.write(settings);
    }

    /// Waits until everything is on disk.
    pub fn flush(&self) {
        self.saver.flush(PATIENCE);
    }
}

/// The game as it is saved.
#[must_use]
pub fn packed(game: &Game) -> SavedGame {
    let manners = game.session.manners;
    let mut saved = SavedGame::new(game.session.timeline().clone(), game.seating.clone());
    saved.title = Title::new(&game.title);
    saved.remarks = Remarks::of(game.session.chronicle());
    saved.habits = Habits {
        answer_seconds: manners.answer_time as u8,
        closes_by_itself: manners.closes_by_itself,
        hints: game.hints,
        ..Habits::default()
    };
    saved
}

/// Whether two paths lead to one file.
fn same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    one == other || real(one).is_some_and(|one| real(other) == Some(one))
}

/// Whether a path is one of the autosaves, which are never saved to by hand.
#[must_use]
pub fn is_autosave(path: &Path) -> bool {
    let name = path
        .file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    name.starts_with("autosave-")
}
