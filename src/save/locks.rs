//! Two windows on one save are noticed, and a killed window locks nothing (A16).
//!
//! Locks lie in a folder of their own, so that no save is ever replaced under its lock and no other
//! folder gets litter. The system gives a lock back when its program ends, however it ends.

use super::trouble::StoreError;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

const FOLDER: &str = ".locks";
/// Windows with autosaves of their own; more than that share the last one's.
const MAX_WINDOWS: u32 = 9;

/// A save that this window has to itself, as long as this lives.
#[derive(Debug)]
#[must_use = "the save is free again as soon as this is dropped"]
pub struct Claim {
    /// None where the system has no locks: then nobody is told.
    _lock: Option<File>,
}

/// The locks of one folder of saves.
#[derive(Debug)]
pub(super) struct Locks {
    folder: Option<PathBuf>,
    window: u32,
    _own: Option<File>,
}

enum Tried {
    Got(File),
    Taken,
    /// No locks can be had here.
    Impossible,
}

fn try_lock(folder: &Path, name: &str) -> Tried {
    if std::fs::create_dir_all(folder).is_err() {
        return Tried::Impossible;
    }
    let path = folder.join(name);
    let plain = std::fs::symlink_metadata(&path).map_or(true, |facts| facts.is_file());
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    // A pipe of that name would block.
    match plain.then(|| options.open(&path)) {
        Some(Ok(file)) => match file.try_lock() {
            Ok(()) => Tried::Got(file),
            Err(TryLockError::WouldBlock) => Tried::Taken,
            Err(TryLockError::Error(_)) => Tried::Impossible,
        },
        _ => Tried::Impossible,
    }
}

fn window_name(window: u32) -> String {
    format!("window-{window}")
}

impl Locks {
    /// No locks: one window, number 0.
    pub(super) const fn none() -> Self {
        Self {
            folder: None,
            window: 0,
            _own: None,
        }
    }

    /// The locks of a folder of saves, and this window's number: the lowest free one.
    pub(super) fn beside(saves: Option<&Path>) -> Self {
        let Some(folder) = saves.map(|saves| saves.join(FOLDER)) else {
            return Self::none();
        };
        for window in 1..=MAX_WINDOWS {
            match try_lock(&folder, &window_name(window)) {
                Tried::Got(file) => {
                    return Self {
                        folder: Some(folder),
                        window,
                        _own: Some(file),
                    };
                }
                Tried::Taken => {}
                Tried::Impossible => return Self::none(),
            }
        }
        Self {
            folder: Some(folder),
            window: MAX_WINDOWS,
            _own: None,
        }
    }

    /// This window's number, from 1; 0 without locks.
    pub(super) const fn window(&self) -> u32 {
        self.window
    }

    /// Whether another window of that number is open now.
    pub(super) fn in_use(&self, window: u32) -> bool {
        match &self.folder {
            Some(folder) if window != self.window => {
                matches!(try_lock(folder, &window_name(window)), Tried::Taken)
            }
            _ => false,
        }
    }

    /// Whether this is the only window.
    pub(super) fn alone(&self) -> bool {
        self.window == 1 && (2..=MAX_WINDOWS).all(|window| !self.in_use(window))
    }

    /// Claims a save.
    ///
    /// # Errors
    /// [`StoreError::InUse`].
    pub(super) fn claim(&self, save: &Path) -> Result<Claim, StoreError> {
        let Some(folder) = &self.folder else {
            return Ok(Claim { _lock: None });
        };
        let real = std::fs::canonicalize(save).unwrap_or_else(|_| save.to_owned());
        let mut name = "save-".to_owned();
        for byte in Sha256::digest(real.as_os_str().as_encoded_bytes())
            .iter()
            .take(16)
        {
            // Writing to a `String` can't fail.
            let _ = write!(name, "{byte:02x}");
        }
        match try_lock(folder, &name) {
            Tried::Got(file) => Ok(Claim { _lock: Some(file) }),
            Tried::Impossible => Ok(Claim { _lock: None }),
            Tried::Taken => Err(StoreError::InUse {
                path: save.to_owned(),
            }),
        }
    }
}
