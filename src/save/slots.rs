//! Three generations of autosaves, told apart by their own numbers and never by the clock (A27).

use super::atomic::{self, Over, Stamp, all_names};
use super::container::{self, MAX_FILE};
use super::files::{FileSystem, Kind, again};
use super::names::EXTENSION;
use super::read_head;
use super::trouble::{Doing, StoreError};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Generations kept.
pub const GENERATIONS: usize = 3;

/// Where a generation lies, and its number and content as last seen; neither if it is still empty.
#[derive(Clone, Debug)]
struct Slot {
    path: PathBuf,
    held: Option<(u64, Stamp)>,
}

impl Slot {
    /// Empty ones come first.
    fn counter(&self) -> Option<u64> {
        self.held.map(|(counter, _)| counter)
    }
}

/// The generations of one window.
#[derive(Debug)]
pub(super) struct Slots {
    window: u32,
    /// As far as known; found again after anything went wrong.
    known: Option<[Slot; GENERATIONS]>,
}

/// The usual name of a generation, 1 to 3.
pub(super) fn slot_name(window: u32, generation: usize) -> String {
    match window {
        0 | 1 => format!("autosave-{generation}.{EXTENSION}"),
        other => format!("autosave-w{other}-{generation}.{EXTENSION}"),
    }
}

/// What is at a slot's path, for the question whether it may be written.
enum Place {
    Empty,
    Good(u64, Stamp),
    /// Damaged, suspect, or no file: never written.
    Keep,
}

fn look(files: &dyn FileSystem, path: &Path, suspects: &[OsString]) -> Result<Place, StoreError> {
    if suspects.iter().any(|name| path.file_name() == Some(name)) {
        return Ok(Place::Keep);
    }
    let looking = |error| StoreError::system(Doing::Looking, path, error);
    match again(|| files.kind(path)).map_err(looking)? {
        None => Ok(Place::Empty),
        Some(Kind::File(facts)) if !facts.read_only => {
            let bytes = atomic::read(files, path, MAX_FILE)?;
            let whole = container::open(&bytes).is_ok_and(|opened| opened.fault.is_none());
            Ok(match read_head(&bytes) {
                Ok(head) if whole => Place::Good(head.counter, Stamp::of(&bytes)),
                _ => Place::Keep,
            })
        }
        Some(_) => Ok(Place::Keep),
    }
}

impl Slots {
    pub(super) const fn new(window: u32) -> Self {
        Self {
            window,
            known: None,
        }
    }

    fn find_one(
        &self,
        generation: usize,
        files: &dyn FileSystem,
        folder: &Path,
        suspects: &[OsString],
    ) -> Result<Slot, StoreError> {
        let usual = folder.join(slot_name(self.window, generation));
        for path in all_names(&usual) {
            let held = match look(files, &path, suspects)? {
                Place::Empty => None,
                Place::Good(counter, stamp) => Some((counter, stamp)),
                Place::Keep => continue,
            };
            return Ok(Slot { path, held });
        }
        Err(StoreError::NotAFile { path: usual })
    }

    /// Finds the generations, if they are not known, and tells the highest number among them.
    ///
    /// # Errors
    /// [`StoreError`] where it can't be told what lies there: then nothing may be overwritten.
    pub(super) fn find(
        &mut self,
        files: &dyn FileSystem,
        folder: &Path,
        suspects: &[OsString],
    ) -> Result<u64, StoreError> {
        if self.known.is_none() {
            self.known = Some([
                self.find_one(1, files, folder, suspects)?,
                self.find_one(2, files, folder, suspects)?,
                self.find_one(3, files, folder, suspects)?,
            ]);
        }
        let slots = self.known.iter().flatten();
        Ok(slots.filter_map(Slot::counter).max().unwrap_or(0))
    }

    /// Writes the oldest of the generations that [`Slots::find`] found.
    ///
    /// # Errors
    /// [`StoreError`]; the generations are looked for afresh the next time.
    pub(super) fn write(
        &mut self,
        files: &dyn FileSystem,
        bytes: &[u8],
        counter: u64,
    ) -> Result<(PathBuf, Stamp), StoreError> {
        let mut slots = self.known.take().ok_or(StoreError::NoFolder)?;
        let [first, second, third] = &mut slots;
        let older = if second.counter() < first.counter() {
            second
        } else {
            first
        };
        let oldest = if third.counter() < older.counter() {
            third
        } else {
            older
        };
        // Whatever came there meanwhile from outside is not overwritten (A27).
        let over = oldest
            .held
            .map_or(Over::Nothing, |(_, stamp)| Over::Known(stamp));
        let stamp = atomic::replace(files, &oldest.path, bytes, over)?;
        oldest.held = Some((counter, stamp));
        let path = oldest.path.clone();
        self.known = Some(slots);
        Ok((path, stamp))
    }
}
