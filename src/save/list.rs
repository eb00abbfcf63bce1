//! The list of saves, from their heads alone: nothing hidden is unpacked for it.

use super::atomic;
use super::container::{self, MAX_FILE};
use super::error::LoadError;
use super::files::{FileSystem, again};
use super::head::{Head, read_head};
use super::store::is_save;
use super::trouble::{Doing, StoreError};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Most names of a folder that are looked at.
pub(super) const MAX_NAMES: usize = 20_000;

/// One save of the list.
#[derive(Debug)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// Its head, or what is wrong with the file.
    pub head: Result<Head, StoreError>,
    /// Whether it is an autosave.
    pub autosave: bool,
    /// Whether the program did not survive loading it last time (A12).
    pub suspect: bool,
    /// When the file was changed, by the system's clock; for people only.
    pub modified: Option<SystemTime>,
}

impl Listed {
    /// The save's own number, if its head can be read.
    pub fn counter(&self) -> Option<u64> {
        self.head.as_ref().ok().map(|head| head.counter)
    }
}

/// The window whose autosave a path is; `None` if it is no autosave.
pub(super) fn window_of(path: &Path) -> Option<u32> {
    let rest = path.file_name()?.to_str()?.strip_prefix("autosave-")?;
    match rest.strip_prefix('w') {
        None => Some(1),
        Some(rest) => rest.split('-').next()?.parse().ok(),
    }
}

pub(super) fn list(
    files: &dyn FileSystem,
    folder: &Path,
    suspects: &[OsString],
) -> Result<Vec<Listed>, StoreError> {
    let names = again(|| files.list(folder, MAX_NAMES));
    let names = names.map_err(|error| StoreError::system(Doing::Reading, folder, error))?;
    let mut saves: Vec<Listed> = names
        .into_iter()
        .filter(|name| is_save(Path::new(name)))
        .filter_map(|name| {
            let path = folder.join(&name);
            let facts = match atomic::plain(files, &path) {
                Ok(facts) => facts,
                // Folders, pipes and devices are no saves, whatever they are called (A9).
                Err(StoreError::NotAFile { .. }) => return None,
                Err(error) => {
                    return Some(Listed {
                        autosave: window_of(&path).is_some(),
                        suspect: suspects.contains(&name),
                        head: Err(error),
                        modified: None,
                        path,
                    });
                }
            };
            Some(Listed {
                head: look(files, &path),
                autosave: window_of(&path).is_some(),
                suspect: suspects.contains(&name),
                modified: facts.modified,
                path,
            })
        })
        .collect();
    let date = |save: &Listed| save.head.as_ref().map(|head| head.saved.clone()).ok();
    saves.sort_by(|a, b| {
        let newer = b.counter().cmp(&a.counter());
        newer
            .then_with(|| date(b).cmp(&date(a)))
            .then_with(|| a.path.cmp(&b.path))
    });
    Ok(saves)
}

/// The head, and whether all checksums fit. The game is not played for the list.
fn look(files: &dyn FileSystem, path: &Path) -> Result<Head, StoreError> {
    let bytes = atomic::read(files, path, MAX_FILE)?;
    let load = |why| StoreError::Load {
        path: path.to_owned(),
        why,
    };
    let head = read_head(&bytes).map_err(load)?;
    let fault = match container::open(&bytes) {
        Ok(opened) => opened.fault,
        Err(damage) => Some(damage),
    };
    match fault {
        None => Ok(head),
        Some(damage) => Err(load(LoadError::Unreadable(damage))),
    }
}
