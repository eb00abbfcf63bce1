//! Settings in a small file of their own: damaged or missing, they never stop a start.

use super::atomic::{self, Over, all_names};
use super::files::{FileSystem, RealFiles};
use super::trouble::StoreError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Most bytes of settings.
const MAX_SETTINGS: usize = 256 << 10;

/// What there is to say about settings that were read.
#[derive(Debug)]
pub enum SettingsNote {
    /// They could not be read; the usual ones hold.
    Unreadable(StoreError),
    /// They were damaged, with the parser's words; the usual ones hold.
    Damaged(String),
}

/// The file of the settings.
pub struct SettingsFile {
    files: Arc<dyn FileSystem>,
    path: Option<PathBuf>,
}

impl SettingsFile {
    /// The settings at that path; nowhere if there is none.
    #[must_use]
    pub fn new(path: Option<PathBuf>) -> Self {
        Self::over(Arc::new(RealFiles), path)
    }

    /// The same over another file system.
    #[must_use]
    pub fn over(files: Arc<dyn FileSystem>, path: Option<PathBuf>) -> Self {
        Self { files, path }
    }

    /// Where they are, if anywhere.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Reads the settings; the usual ones where there are none, or no good ones. The file is not
    /// touched. Where a folder or a pipe has its name, the next name is tried (A9).
    pub fn read<T: DeserializeOwned + Default>(&self) -> (T, Option<SettingsNote>) {
        let Some(path) = &self.path else {
            return (T::default(), None);
        };
        for name in all_names(path) {
            let bytes = match atomic::read(self.files.as_ref(), &name, MAX_SETTINGS) {
                Ok(bytes) => bytes,
                Err(StoreError::NotAFile { .. }) => continue,
                Err(StoreError::System { source, .. })
                    if source.kind() == std::io::ErrorKind::NotFound =>
                {
                    return (T::default(), None);
                }
                Err(error) => return (T::default(), Some(SettingsNote::Unreadable(error))),
            };
            if bytes.len() > MAX_SETTINGS {
                let damage = format!("more than {MAX_SETTINGS} bytes");
                return (T::default(), Some(SettingsNote::Damaged(damage)));
            }
            return match serde_json::from_slice(&bytes) {
                Ok(settings) => (settings, None),
                Err(error) => {
                    let note = SettingsNote::Damaged(error.to_string());
                    (T::default(), Some(note))
                }
            };
        }
        (T::default(), None)
    }

    /// Writes the settings, atomically; gives the path, another than usual where that was taken.
    ///
    /// # Errors
    /// [`StoreError`]; the old settings are then as they were.
    pub fn write<T: Serialize>(&self, settings: &T) -> Result<PathBuf, StoreError> {
        let path = self.path.as_ref().ok_or(StoreError::NoFolder)?;
        let json = serde_json::to_string_pretty(settings);
        let text = json.map_err(|error| StoreError::Inner(error.to_string()))? + "\n";
        if let Some(folder) = path.parent() {
            // If it can't be made, creating the file says so.
            let _ = self.files.make_folder(folder);
        }
        for name in all_names(path) {
            let files = self.files.as_ref();
            match atomic::replace(files, &name, text.as_bytes(), Over::Anything) {
                Err(StoreError::NotAFile { .. }) => {}
                other => return other.map(|_| name),
            }
        }
        Err(StoreError::NotAFile { path: path.clone() })
    }
}
