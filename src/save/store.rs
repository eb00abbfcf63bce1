//! The folder of saves: saving, loading, and three generations of autosaves.

use super::atomic::{self, Over, Stamp};
use super::container::MAX_FILE;
use super::files::{FileSystem, RealFiles, again};
use super::guard::Guard;
use super::list::{self, Listed};
use super::locks::{Claim, Locks};
use super::names::{EXTENSION, file_name};
use super::slots::Slots;
use super::trouble::{Doing, StoreError};
use super::{MAX_COUNTER, SavedGame, Title, from_bytes, to_bytes};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// A save that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Where it is. It may be another name than usual where that one was taken (A9).
    pub path: PathBuf,
    /// What is in the file now, to notice changes from outside before the next time (A27).
    pub stamp: Stamp,
    /// The save's number; higher is newer.
    pub counter: u64,
}

/// A save that was read.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game. Nothing of it can be taken back.
    pub game: SavedGame,
    /// Where it came from.
    pub path: PathBuf,
    /// What was in the file, to notice changes from outside before it is overwritten (A27).
    pub stamp: Stamp,
}

/// A folder of saves.
pub struct Store {
    files: Arc<dyn FileSystem>,
    folder: Option<PathBuf>,
    trouble: Option<StoreError>,
    counter: AtomicU64,
    pub(super) locks: Locks,
    slots: Mutex<Slots>,
    guard: Guard,
}

impl Store {
    /// Opens a folder, making it if need be. It always opens: what is wrong is said by
    /// [`Store::trouble`] and by each save (A23).
    #[must_use]
    pub fn open(folder: Option<PathBuf>) -> Self {
        let locks = Locks::beside(folder.as_deref());
        Self::with(Arc::new(RealFiles), folder, locks)
    }

    /// The same over another file system, without locks.
    #[must_use]
    pub fn over(files: Arc<dyn FileSystem>, folder: PathBuf) -> Self {
        Self::with(files, Some(folder), Locks::none())
    }

    fn with(files: Arc<dyn FileSystem>, folder: Option<PathBuf>, locks: Locks) -> Self {
        let guard = Guard::new(Arc::clone(&files), folder.as_deref());
        let made = match &folder {
            None => Err(StoreError::NoFolder),
            Some(folder) => again(|| files.make_folder(folder))
                .map_err(|error| StoreError::system(Doing::MakingFolder, folder, error)),
        };
        let store = Self {
            slots: Mutex::new(Slots::new(locks.window())),
            files,
            folder,
            trouble: made.err(),
            counter: AtomicU64::new(0),
            locks,
            guard,
        };
        store.sweep();
        for number in store
            .list()
            .unwrap_or_default()
            .iter()
            .filter_map(Listed::counter)
        {
            store.heed(number);
        }
        store
    }

    /// The folder, if there is one.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Why the folder can't be used, as far as that showed when it was opened.
    pub const fn trouble(&self) -> Option<&StoreError> {
        self.trouble.as_ref()
    }

    /// Whether another window uses this folder as well; this one then has autosaves of its own.
    pub const fn is_second_window(&self) -> bool {
        self.locks.window() > 1
    }

    fn need_folder(&self) -> Result<&Path, StoreError> {
        self.folder.as_deref().ok_or(StoreError::NoFolder)
    }

    /// Takes away what a killed program left half written, if it is no living one's.
    fn sweep(&self) {
        if !self.locks.alone() {
            return;
        }
        let Some(folder) = &self.folder else { return };
        for name in again(|| self.files.list(folder, list::MAX_NAMES)).unwrap_or_default() {
            if atomic::is_part(&name) {
                let _ = again(|| self.files.remove(&folder.join(&name)));
            }
        }
    }

    /// Makes later saves newer than that one. A number no program counts up to is a forged one and is
    /// not heeded, so that there are always higher ones left.
    fn heed(&self, number: u64) {
        if number <= MAX_COUNTER / 2 {
            self.counter.fetch_max(number, Ordering::Relaxed);
        }
    }

    /// Numbers, dates and packs a game, and makes sure that it would open again.
    fn pack(&self, game: &mut SavedGame) -> Result<Vec<u8>, StoreError> {
        game.counter = self.counter.fetch_add(1, Ordering::Relaxed) + 1;
        game.saved_at = now();
        let bytes = to_bytes(game);
        from_bytes(&bytes).map_err(StoreError::WouldNotLoad)?;
        Ok(bytes)
    }

    /// Saves under a path. The counter of `game` is set.
    ///
    /// # Errors
    /// [`StoreError`]; but for [`StoreError::Unsure`] the old file is then as it was.
    pub fn save_to(
        &self,
        path: &Path,
        mut game: SavedGame,
        over: Over,
    ) -> Result<Saved, StoreError> {
        let bytes = self.pack(&mut game)?;
        let stamp = atomic::replace(self.files.as_ref(), path, &bytes, over)?;
        Ok(Saved {
            path: path.to_owned(),
            stamp,
            counter: game.counter,
        })
    }

    /// The path of a new save of that title in the folder.
    ///
    /// # Errors
    /// [`StoreError::NoFolder`].
    pub fn path_for(&self, title: &Title) -> Result<PathBuf, StoreError> {
        Ok(self.need_folder()?.join(file_name(title)))
    }

    /// Saves under the game's title in the folder, as a new file; where the name is taken, under the
    /// next free one.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn save_new(&self, mut game: SavedGame) -> Result<Saved, StoreError> {
        let usual = self.path_for(&game.title)?;
        let bytes = self.pack(&mut game)?;
        for path in atomic::all_names(&usual) {
            match atomic::replace(self.files.as_ref(), &path, &bytes, Over::Nothing) {
                Err(StoreError::Exists { .. } | StoreError::NotAFile { .. }) => {}
                written => {
                    let stamp = written?;
                    let counter = game.counter;
                    return Ok(Saved {
                        path,
                        stamp,
                        counter,
                    });
                }
            }
        }
        Err(StoreError::Exists { path: usual })
    }

    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Saves into the oldest of the three generations, never over the newest two, never over one that
    /// is damaged.
    ///
    /// # Errors
    /// [`StoreError`]; the other generations are untouched, and the next try starts afresh (A13).
    pub fn autosave(&self, mut game: SavedGame) -> Result<Saved, StoreError> {
        let folder = self.need_folder()?;
        let mut slots = self.slots();
        let written = self.write_slot(&mut slots, folder, &mut game);
        let (path, stamp) = match written {
            Err(
                StoreError::System { .. }
                | StoreError::NotAFile { .. }
                | StoreError::Exists { .. }
                | StoreError::ChangedOutside { .. },
            ) => {
                // Somebody may have taken the folder away, or put something in the way meanwhile.
                let made = again(|| self.files.make_folder(folder));
                made.map_err(|error| StoreError::system(Doing::MakingFolder, folder, error))?;
                self.write_slot(&mut slots, folder, &mut game)?
            }
            other => other?,
        };
        Ok(Saved {
            path,
            stamp,
            counter: game.counter,
        })
    }

    fn write_slot(
        &self,
        slots: &mut Slots,
        folder: &Path,
        game: &mut SavedGame,
    ) -> Result<(PathBuf, Stamp), StoreError> {
        let files = self.files.as_ref();
        let newest = slots.find(files, folder, &self.guard.suspects())?;
        self.heed(newest);
        let bytes = self.pack(game)?;
        slots.write(files, &bytes, game.counter)
    }

    /// Reads and checks a save.
    ///
    /// # Errors
    /// [`StoreError::Load`] where it is no good save, with the beginning that is whole if there is one.
    pub fn load(&self, path: &Path) -> Result<Loaded, StoreError> {
        let bytes = atomic::read(self.files.as_ref(), path, MAX_FILE)?;
        let guarded = self.guard.enter(path);
        let loaded = check(path, &bytes);
        self.guard.leave(guarded);
        let loaded = loaded?;
        // Numbers go on from the highest one seen, so that the next save is the newest.
        self.heed(loaded.game.counter);
        Ok(loaded)
    }

    /// The saves in the folder, the newest first by their own numbers, then the damaged ones.
    ///
    /// # Errors
    /// [`StoreError`] where the folder can't be read.
    pub fn list(&self) -> Result<Vec<Listed>, StoreError> {
        let suspects = self.guard.suspects();
        list::list(self.files.as_ref(), self.need_folder()?, &suspects)
    }

    /// Deletes a save for good. The caller has asked first.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another window plays it, [`StoreError::NotAFile`] for what is no plain
    /// file; links are deleted, never what they point to.
    pub fn delete(&self, path: &Path) -> Result<(), StoreError> {
        let files = self.files.as_ref();
        let _mine = self.claim(path)?;
        atomic::plain(files, path)?;
        again(|| files.remove(path))
            .map_err(|error| StoreError::system(Doing::Deleting, path, error))?;
        // It is gone for everybody; a power cut may bring it back, which harms nobody.
        let _ = again(|| files.sync_folder(path.parent().unwrap_or(path)));
        Ok(())
    }

    /// Claims a save for this window as long as the claim lives. A window that was killed claims
    /// nothing (A16).
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another window has it.
    pub fn claim(&self, path: &Path) -> Result<Claim, StoreError> {
        let target = atomic::target(self.files.as_ref(), path)?;
        self.locks.claim(&target)
    }
}

fn check(path: &Path, bytes: &[u8]) -> Result<Loaded, StoreError> {
    let path = path.to_owned();
    match from_bytes(bytes) {
        Ok(game) => Ok(Loaded {
            game,
            path,
            stamp: Stamp::of(bytes),
        }),
        Err(why) => Err(StoreError::Load { path, why }),
    }
}

/// Reads and checks one save, wherever it is. Writes nothing anywhere.
///
/// # Errors
/// As [`Store::load`].
pub fn load_file(path: &Path) -> Result<Loaded, StoreError> {
    check(path, &atomic::read(&RealFiles, path, MAX_FILE)?)
}

/// Writes any file as safely as a save: wholly or not at all, read back and compared.
///
/// # Errors
/// As [`Store::save_to`].
pub fn write_file(path: &Path, bytes: &[u8], over: Over) -> Result<Stamp, StoreError> {
    atomic::replace(&RealFiles, path, bytes, over)
}

/// Whether a path looks like a save by its ending.
#[must_use]
pub fn is_save(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case(EXTENSION))
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(0))
}
