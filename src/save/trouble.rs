//! What can go wrong with files.

use super::LoadError;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// What was being done when the system refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Asking what lies at a path.
    Looking,
    /// Reading.
    Reading,
    /// Making the new file.
    Creating,
    /// Writing it.
    Writing,
    /// Waiting until it is on the disk.
    Flushing,
    /// Reading it back to compare.
    Checking,
    /// Putting it in the old one's place.
    Replacing,
    /// Making the folder.
    MakingFolder,
    /// Taking a save away because somebody wants it gone.
    Deleting,
}

impl fmt::Display for Doing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Looking => "looking at",
            Self::Reading => "reading",
            Self::Creating => "creating",
            Self::Writing => "writing",
            Self::Flushing => "flushing",
            Self::Checking => "checking",
            Self::Replacing => "replacing",
            Self::MakingFolder => "making the folder",
            Self::Deleting => "deleting",
        })
    }
}

/// Why something was not saved or not read. It says where, and [`StoreError::key`] names the sentence
/// that tells people what to do.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the error text names the fields")]
pub enum StoreError {
    /// The system refused.
    #[error("{doing} {}: {source}", path.display())]
    System {
        doing: Doing,
        path: PathBuf,
        source: io::Error,
    },
    /// A folder, a pipe or a device has the file's name.
    #[error("{} is not a file: choose another name", path.display())]
    NotAFile { path: PathBuf },
    /// There is a file of that name.
    #[error("{} exists: overwrite it, or choose another name", path.display())]
    Exists { path: PathBuf },
    /// The file is marked read-only.
    #[error("{} is read-only: overwrite it all the same, or choose another name", path.display())]
    ReadOnly { path: PathBuf },
    /// The file is no longer what was read or written last.
    #[error("{} was changed by another program since it was opened", path.display())]
    ChangedOutside { path: PathBuf },
    /// Another window plays this save.
    #[error("{} is open in another window: save under a new name", path.display())]
    InUse { path: PathBuf },
    /// What was read back is not what was written.
    #[error("{} did not read back as it was written: the disk may be failing", path.display())]
    ReadBack { path: PathBuf },
    /// The new file is written but the old one could not be replaced.
    #[error("{} could not be replaced; the new save is at {}", path.display(), copy.display())]
    NotReplaced {
        path: PathBuf,
        copy: PathBuf,
        source: io::Error,
    },
    /// The game is saved under its name, but whether that survives a power cut is not known.
    #[error("{} is written, but the folder could not be flushed: {source}", path.display())]
    Unsure { path: PathBuf, source: io::Error },
    /// The file was read but is no good save.
    #[error("{}: {why}", path.display())]
    Load { path: PathBuf, why: LoadError },
    /// The save would not open again, so it was not written.
    #[error("the game would not open again, so nothing was overwritten: {0}")]
    WouldNotLoad(LoadError),
    /// There is no folder to save in.
    #[error("there is no folder to save in: choose one")]
    NoFolder,
    /// The saving thread failed in itself.
    #[error("saving failed in itself: {0}")]
    Inner(String),
}

impl StoreError {
    pub(super) fn system(doing: Doing, path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        Self::System {
            doing,
            path,
            source,
        }
    }

    /// The path it is about, if it is about one.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::System { path, .. }
            | Self::NotAFile { path }
            | Self::Exists { path }
            | Self::ReadOnly { path }
            | Self::ChangedOutside { path }
            | Self::InUse { path }
            | Self::ReadBack { path }
            | Self::NotReplaced { path, .. }
            | Self::Unsure { path, .. }
            | Self::Load { path, .. } => Some(path),
            Self::WouldNotLoad(_) | Self::NoFolder | Self::Inner(_) => None,
        }
    }

    /// The key of the sentence shown to players.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::System { doing, source, .. } => match source.kind() {
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "store-disk-full",
                io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                    "store-not-allowed"
                }
                io::ErrorKind::NotFound if *doing == Doing::Reading => "store-gone",
                _ if matches!(doing, Doing::Reading | Doing::Looking) => "store-unreadable",
                _ => "store-not-written",
            },
            Self::NotAFile { .. } => "store-not-a-file",
            Self::Exists { .. } => "store-exists",
            Self::ReadOnly { .. } => "store-read-only",
            Self::ChangedOutside { .. } => "store-changed-outside",
            Self::InUse { .. } => "store-in-use",
            Self::ReadBack { .. } => "store-read-back",
            Self::NotReplaced { .. } => "store-not-replaced",
            Self::Unsure { .. } => "store-unsure",
            Self::Load { why, .. } => why.key(),
            Self::WouldNotLoad(_) | Self::Inner(_) => "store-inner",
            Self::NoFolder => "store-no-folder",
        }
    }
}
