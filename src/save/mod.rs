//! Files: saves that nothing can break, and settings that never stop a start.
//!
//! | question | file |
//! |---|---|
//! | what a save looks like from outside | `container.rs` |
//! | what is in it, strictly | `format.rs`, `head.rs` |
//! | all knowledge of older formats | `migrate.rs` |
//! | what can be wrong with a save | `error.rs` |
//! | the file operations, one by one | `files.rs` |
//! | one file replaced by another, or not at all | `atomic.rs` |
//! | the folder: saving, loading, deleting | `store.rs` |
//! | where to go on after a break or a crash | `resume.rs` |
//! | three generations of autosaves | `slots.rs` |
//! | what the list of saves shows | `list.rs` |
//! | file names from titles | `names.rs` |
//! | two windows on one save | `locks.rs` |
//! | a save that kills the loader | `guard.rs` |
//! | saving off the window's thread | `saver.rs` |
//! | where all this lies | `places.rs` |
//! | settings | `settings_file.rs` |
//! | what a crash leaves behind | `crash.rs` |
//! | what can go wrong with files | `trouble.rs` |
//!
//! A save is checked, migrated, and then every move is played again through the rules. Loading closes
//! undo. The file is veiled so that nobody meets a hand in an editor by accident; it is not secret.

mod atomic;
pub mod container;
mod crash;
mod error;
pub mod files;
mod fingerprint;
mod format;
mod guard;
mod head;
mod list;
mod locks;
mod migrate;
mod names;
mod places;
mod resume;
mod saver;
mod settings_file;
mod slots;
mod store;
mod title;
mod trouble;

pub use atomic::{Over, Stamp};
pub use crash::{CrashReports, Report};
pub use error::{Damage, LoadError};
pub use fingerprint::fingerprint;
pub use head::{Head, HeadPlayer, read_head};
pub use list::Listed;
pub use locks::Claim;
pub use names::{EXTENSION, file_name};
pub use places::{Places, writable};
pub use resume::{PassedOver, Resume};
pub use saver::{Outcome, Saver, Status, Wish};
pub use settings_file::{SettingsFile, SettingsNote};
pub use slots::GENERATIONS;
pub use store::{Loaded, Saved, Store, is_save, load_file, write_file};
pub use title::{MAX_TITLE, Title};
pub use trouble::{Doing, StoreError};

use crate::play::{Habits, Remarks, Seating, Timeline};

/// Most moves a save holds: some 100,000 turns.
pub const MAX_MOVES: usize = 400_000;

/// Highest number of a save: no game is saved so often, and plain JSON readers keep it exact.
pub const MAX_COUNTER: u64 = 1 << 53;

/// A game with everything that travels with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The game itself.
    pub timeline: Timeline,
    /// Who sits where; as many seats as the deal has.
    pub seating: Seating,
    /// What people call this game.
    pub title: Title,
    /// What the table agreed on beside the rules.
    pub habits: Habits,
    /// Remarks for the log.
    pub remarks: Remarks,
    /// Counts the saves of this game: the higher one is the newer, whatever clocks say (A27).
    pub counter: u64,
    /// When it was saved, in whole seconds since 1970 (UTC); for people only.
    pub saved_at: i64,
}

impl SavedGame {
    /// A game never saved before, without title or remarks.
    #[must_use]
    pub fn new(timeline: Timeline, seating: Seating) -> Self {
        Self {
            timeline,
            seating,
            title: Title::default(),
            habits: Habits::default(),
            remarks: Remarks::default(),
            counter: 0,
            saved_at: 0,
        }
    }
}

/// The game as a file. Equal games give equal bytes, on every machine and in every run.
#[must_use]
pub fn to_bytes(game: &SavedGame) -> Vec<u8> {
    format::write(game)
}

/// Checks a file, migrates it and plays its game again. Nothing of it can be taken back.
///
/// # Errors
/// [`LoadError`]: what is wrong, with the beginning of the game that is whole, if one is.
pub fn from_bytes(file: &[u8]) -> Result<SavedGame, LoadError> {
    format::read(file)
}
