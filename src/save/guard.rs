//! A save that kills the loader is not loaded by itself again (A12).
//!
//! Before a save is loaded its name is written into a small file; afterwards it is taken out. A name
//! found there at the next start is one whose loading never ended.

use super::atomic::{self, Over};
use super::files::FileSystem;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

const MARK: &str = ".mlq-loading";
const MAX_MARK: usize = 64 << 10;
const MAX_SUSPECTS: usize = 100;

pub(super) struct Guard {
    files: Arc<dyn FileSystem>,
    mark: Option<PathBuf>,
    /// Found at the start, and those being loaded now.
    names: Mutex<Vec<OsString>>,
}

impl Guard {
    pub(super) fn new(files: Arc<dyn FileSystem>, folder: Option<&Path>) -> Self {
        let mark = folder.map(|folder| folder.join(MARK));
        let text = mark
            .as_ref()
            .and_then(|mark| atomic::read(files.as_ref(), mark, MAX_MARK).ok())
            .unwrap_or_default();
        let names = String::from_utf8_lossy(&text);
        let names = names.lines().take(MAX_SUSPECTS).map(OsString::from);
        Self {
            names: Mutex::new(names.collect()),
            files,
            mark,
        }
    }

    fn names(&self) -> MutexGuard<'_, Vec<OsString>> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Saves whose loading never ended.
    pub(super) fn suspects(&self) -> Vec<OsString> {
        self.names().clone()
    }

    /// Writes the names down. Where that can't be done, loading is more important.
    fn write(&self, names: &[OsString]) {
        let Some(mark) = &self.mark else { return };
        if names.is_empty() {
            let _ = self.files.remove(mark);
            return;
        }
        let mut text = String::new();
        for name in names {
            text.push_str(&name.to_string_lossy());
            text.push('\n');
        }
        let _ = atomic::replace(self.files.as_ref(), mark, text.as_bytes(), Over::Anything);
    }

    /// To be called before a save is loaded. `None` for files outside the folder: only those of the
    /// folder are ever loaded by themselves.
    pub(super) fn enter(&self, path: &Path) -> Option<OsString> {
        if path.parent() != self.mark.as_ref()?.parent() {
            return None;
        }
        let name: &OsStr = path.file_name()?;
        let mut names = self.names();
        names.retain(|other| other != name);
        names.push(name.to_owned());
        self.write(&names);
        Some(name.to_owned())
    }

    /// To be called when loading ended, well or not.
    pub(super) fn leave(&self, entered: Option<OsString>) {
        let Some(name) = entered else { return };
        let mut names = self.names();
        names.retain(|other| *other != name);
        self.write(&names);
    }
}
