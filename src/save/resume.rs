//! Where to go on: the newest autosave that opens, and what is wrong with those that do not.

use super::SavedGame;
use super::list::{self, Listed};
use super::store::{Loaded, Saved, Store};
use super::trouble::StoreError;
use std::path::PathBuf;

/// Where to go on.
#[derive(Debug, Default)]
pub struct Resume {
    /// The newest autosave that opens.
    pub game: Option<Loaded>,
    /// Those that do not, with the reason; none of them was touched.
    pub passed_over: Vec<PassedOver>,
    /// Why the folder can't be looked through, if it can't.
    pub trouble: Option<StoreError>,
}

/// An autosave that was not taken.
#[derive(Debug)]
pub struct PassedOver {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it; `None` if the program did not survive loading it last time (A12).
    pub why: Option<StoreError>,
}

impl Store {
    /// Opens the newest autosave that opens. One that the program did not survive last time is passed
    /// over (A12), one that another window is playing is not looked at.
    pub fn resume(&self) -> Resume {
        let mut resume = Resume::default();
        let listed = self.list().unwrap_or_else(|error| {
            resume.trouble = Some(error);
            Vec::new()
        });
        let ours = |save: &Listed| {
            list::window_of(&save.path).is_some_and(|window| !self.locks.in_use(window))
        };
        let (good, bad): (Vec<Listed>, Vec<Listed>) = listed
            .into_iter()
            .filter(ours)
            .partition(|save| save.head.is_ok() && !save.suspect);
        // Bad ones come first: which of them was the newest, nobody knows, so each is named.
        for save in bad.into_iter().chain(good) {
            let why = if save.suspect {
                None
            } else {
                match self.load(&save.path) {
                    Ok(loaded) => {
                        let newer = |old: &Loaded| loaded.game.counter > old.game.counter;
                        if resume.game.as_ref().is_none_or(newer) {
                            let whole = save.head.is_ok();
                            resume.game = Some(loaded);
                            if whole {
                                break;
                            }
                        }
                        continue;
                    }
                    Err(error) => Some(error),
                }
            };
            let path = save.path;
            resume.passed_over.push(PassedOver { path, why });
        }
        resume
    }

    /// Whether a save by hand holds that very game at that very point.
    fn is_kept(&self, game: &SavedGame) -> Result<bool, StoreError> {
        let turn = game.timeline.now().table().turn;
        let alike = |save: &Listed| {
            !save.autosave
                && !save.suspect
                && save.head.as_ref().is_ok_and(|head| head.turn == turn)
        };
        let saves = self.list()?.into_iter().filter(alike);
        let mut kept = saves.filter_map(|save| self.load(&save.path).ok());
        Ok(kept
            .any(|kept| kept.game.timeline == game.timeline && kept.game.seating == game.seating))
    }

    /// Keeps the newest autosave under a name of its own if its game is not over and no save by hand
    /// holds it, so that the autosaves of another game do not wash it away. To be called before a new
    /// game begins or another one is opened.
    ///
    /// # Errors
    /// [`StoreError`] where it can't be read or saved.
    pub fn set_aside(&self) -> Result<Option<Saved>, StoreError> {
        let resume = self.resume();
        if let Some(trouble) = resume.trouble {
            return Err(trouble);
        }
        for passed in resume.passed_over {
            // The newest may be fine and only out of reach just now.
            if let Some(error @ StoreError::System { .. }) = passed.why {
                return Err(error);
            }
        }
        match resume.game {
            Some(Loaded { game, .. })
                if !game.timeline.now().is_over() && !self.is_kept(&game)? =>
            {
                self.save_new(game).map(Some)
            }
            _ => Ok(None),
        }
    }
}
