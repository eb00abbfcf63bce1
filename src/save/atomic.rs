//! One file replaced by another, or not at all.
//!
//! The new file is written beside the old one under a name of its own, flushed, read back and
//! compared; only then does it take the old one's place, in one step; the folder is flushed, and the
//! file read back once more. Until that one step the old file is not touched (A1–A5, A19).

use super::container::MAX_FILE;
use super::files::{Facts, FileSystem, Kind, Writing, again};
use super::trouble::{Doing, StoreError};
use sha2::{Digest, Sha256};
use std::ffi::OsStr;
use std::fs::Permissions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Links followed before a path counts as going round in circles.
const MAX_LINKS: usize = 40;
/// A scanner may hold a file on Windows for a while; 25 tries of 0.2 s make five seconds (A6).
const REPLACE_TRIES: u32 = 25;
const REPLACE_PAUSE: Duration = Duration::from_millis(200);
/// Other names tried where one is taken.
const NAME_TRIES: u32 = 64;
/// How the name of a file begins that is still being written, and how it ends. Such a name is never
/// listed, and short whatever the file's own name is (A7).
pub(super) const PART_START: &str = ".mlq-";
pub(super) const PART_END: &str = ".part";

/// What a file held when it was read or written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    length: usize,
    hash: [u8; 32],
}

impl Stamp {
    /// The stamp of that content.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self {
            length: bytes.len(),
            hash: Sha256::digest(bytes).into(),
        }
    }
}

/// What may be overwritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Nothing: the file must be new.
    Nothing,
    /// The file as it was read or written last, or no file.
    Known(Stamp),
    /// Whatever is there, but for files marked read-only.
    Anything,
    /// Whatever is there: somebody was asked and said yes.
    EvenReadOnly,
}

/// The file a path leads to, links followed, even if it does not exist yet (A8).
///
/// # Errors
/// [`StoreError::System`] where links go round in circles or can't be read.
pub(super) fn target(files: &dyn FileSystem, path: &Path) -> Result<PathBuf, StoreError> {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        let looking = |error| StoreError::system(Doing::Looking, &path, error);
        match again(|| files.kind(&path)).map_err(looking)? {
            Some(Kind::Link) => {
                let next = again(|| files.read_link(&path)).map_err(looking)?;
                path = path.parent().unwrap_or(Path::new("")).join(next);
            }
            _ => return Ok(path),
        }
    }
    let circle = io::Error::other("too many links");
    Err(StoreError::system(Doing::Looking, &path, circle))
}

/// What is known of the plain file a path leads to.
///
/// # Errors
/// [`StoreError::NotAFile`] for folders, pipes and devices.
pub(super) fn plain(files: &dyn FileSystem, path: &Path) -> Result<Facts, StoreError> {
    let target = target(files, path)?;
    let looking = |error| StoreError::system(Doing::Looking, path, error);
    match again(|| files.kind(&target)).map_err(looking)? {
        Some(Kind::File(facts)) => Ok(facts),
        Some(_) => Err(StoreError::NotAFile {
            path: path.to_owned(),
        }),
        None => Err(StoreError::system(
            Doing::Reading,
            path,
            io::ErrorKind::NotFound.into(),
        )),
    }
}

/// Reads a whole plain file of at most `limit` bytes. A longer one gives `limit + 1` of them. Folders,
/// pipes and devices are never opened, for they might not answer (A9).
///
/// # Errors
/// As [`plain`], and what the system says.
pub(super) fn read(
    files: &dyn FileSystem,
    path: &Path,
    limit: usize,
) -> Result<Vec<u8>, StoreError> {
    plain(files, path)?;
    let reading = |error| StoreError::system(Doing::Reading, path, error);
    again(|| files.read(path, limit + 1)).map_err(reading)
}

/// Replaces a file, or makes it.
///
/// # Errors
/// [`StoreError`]; but for [`StoreError::Unsure`] the old file is then as it was.
pub(super) fn replace(
    files: &dyn FileSystem,
    path: &Path,
    bytes: &[u8],
    over: Over,
) -> Result<Stamp, StoreError> {
    let target = target(files, path)?;
    let mode = allowed(files, &target, over)?;
    let folder = match target.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let (part, mut file) = create(files, folder)?;
    let written = write(file.as_mut(), &part, bytes, mode.as_ref());
    // Closed before it is read back or given its name: Windows wants it so.
    drop(file);
    let placed = written
        .and_then(|()| compare(files, &part, bytes))
        .and_then(|()| put(files, &part, &target));
    if let Err(error) = placed {
        if !matches!(error, StoreError::NotReplaced { .. }) {
            // What can't be taken away is never listed, and swept up at a later start.
            let _ = again(|| files.remove(&part));
        }
        return Err(error);
    }
    let flushed = again(|| files.sync_folder(folder));
    compare(files, &target, bytes)?;
    flushed.map_err(|source| StoreError::Unsure {
        path: target.clone(),
        source,
    })?;
    Ok(Stamp::of(bytes))
}

/// Whether the file may be overwritten, and the mode it has.
fn allowed(
    files: &dyn FileSystem,
    target: &Path,
    over: Over,
) -> Result<Option<Permissions>, StoreError> {
    let path = || target.to_owned();
    let looking = |error| StoreError::system(Doing::Looking, target, error);
    let facts = match again(|| files.kind(target)).map_err(looking)? {
        None => return Ok(None),
        Some(Kind::File(facts)) => facts,
        Some(_) => return Err(StoreError::NotAFile { path: path() }),
    };
    if over == Over::Nothing {
        return Err(StoreError::Exists { path: path() });
    }
    if facts.read_only && over != Over::EvenReadOnly {
        return Err(StoreError::ReadOnly { path: path() });
    }
    if let Over::Known(stamp) = over {
        let now = again(|| files.read(target, MAX_FILE + 1));
        let now = now.map_err(|error| StoreError::system(Doing::Reading, target, error))?;
        if Stamp::of(&now) != stamp {
            return Err(StoreError::ChangedOutside { path: path() });
        }
    }
    Ok(facts.mode)
}

fn create(
    files: &dyn FileSystem,
    folder: &Path,
) -> Result<(PathBuf, Box<dyn Writing>), StoreError> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let mut taken = io::Error::from(io::ErrorKind::AlreadyExists);
    for _ in 0..NAME_TRIES {
        let (process, number) = (std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = folder.join(format!("{PART_START}{process}-{number}{PART_END}"));
        match again(|| files.create(&path)) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => taken = error,
            Err(error) => return Err(StoreError::system(Doing::Creating, folder, error)),
        }
    }
    Err(StoreError::system(Doing::Creating, folder, taken))
}

fn write(
    file: &mut dyn Writing,
    path: &Path,
    bytes: &[u8],
    mode: Option<&Permissions>,
) -> Result<(), StoreError> {
    let writing = |error| StoreError::system(Doing::Writing, path, error);
    let mut rest = bytes;
    while !rest.is_empty() {
        let count = again(|| file.write(rest)).map_err(writing)?;
        rest = rest.get(count..).unwrap_or_default();
        if count == 0 {
            return Err(writing(io::ErrorKind::WriteZero.into()));
        }
    }
    if let Some(mode) = mode {
        // A file system without modes refuses; the content matters more.
        match again(|| file.set_mode(mode)) {
            Err(error) if error.kind() != io::ErrorKind::Unsupported => return Err(writing(error)),
            _ => {}
        }
    }
    again(|| file.sync()).map_err(|error| StoreError::system(Doing::Flushing, path, error))
}

fn compare(files: &dyn FileSystem, path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let back = again(|| files.read(path, bytes.len() + 1));
    let back = back.map_err(|error| StoreError::system(Doing::Checking, path, error))?;
    if back == bytes {
        Ok(())
    } else {
        Err(StoreError::ReadBack {
            path: path.to_owned(),
        })
    }
}

/// Gives the written file its name, patiently (A6). If it never gets it, it stays under a readable one.
fn put(files: &dyn FileSystem, part: &Path, target: &Path) -> Result<(), StoreError> {
    let mut tries = 0;
    let refused = loop {
        match again(|| files.rename(part, target)) {
            Ok(()) => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                tries += 1;
                if tries == REPLACE_TRIES {
                    break error;
                }
                files.pause(REPLACE_PAUSE);
            }
            Err(error) => return Err(StoreError::system(Doing::Replacing, target, error)),
        }
    };
    for copy in other_names(target) {
        if matches!(again(|| files.kind(&copy)), Ok(None)) {
            if again(|| files.rename(part, &copy)).is_err() {
                break;
            }
            return Err(StoreError::NotReplaced {
                path: target.to_owned(),
                copy,
                source: refused,
            });
        }
    }
    Err(StoreError::system(Doing::Replacing, target, refused))
}

/// Names like that one, in the same folder: `x-2.mlqm`, `x-3.mlqm`, …
pub(super) fn other_names(path: &Path) -> impl Iterator<Item = PathBuf> + '_ {
    (2..=NAME_TRIES).map(move |number| {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-{number}"));
        if let Some(extension) = path.extension() {
            name.push(".");
            name.push(extension);
        }
        path.with_file_name(name)
    })
}

/// That name first, then [`other_names`].
pub(super) fn all_names(path: &Path) -> impl Iterator<Item = PathBuf> + '_ {
    std::iter::once(path.to_owned()).chain(other_names(path))
}

/// Whether a name is one of a file still being written.
pub(super) fn is_part(name: &OsStr) -> bool {
    name.to_str()
        .is_some_and(|name| name.starts_with(PART_START) && name.ends_with(PART_END))
}
