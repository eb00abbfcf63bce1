//! A disk in memory that fails on demand: at any operation, in any of the ways disks and systems fail.
//!
//! It knows the difference between what programs see and what is really on the disk: content counts as
//! written only after `sync`, names only after `sync_folder`. After a power cut any part of the rest may
//! be missing.

#![allow(dead_code, reason = "each test file uses its part")]

#[path = "disk_calls.rs"]
mod calls;

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program is killed before the operation.
    Kill,
    /// The program is killed half-way through a write; before any other operation.
    KillHalfway,
    /// The operation fails with that error, so many times in a row.
    Error(ErrorKind, usize),
    /// A signal interrupts the operation once.
    Interrupt,
    /// From here on each write takes one byte only.
    ShortWrites,
    /// A write takes nothing at all.
    WritesNothing,
    /// One byte arrives changed on the disk.
    FlippedByte,
}

#[derive(Clone, Debug, Default)]
struct Content {
    now: Vec<u8>,
    synced: Vec<u8>,
    read_only: bool,
}

#[derive(Clone, Debug, PartialEq)]
enum Node {
    File(usize),
    Folder,
    Link(PathBuf),
    Other,
}

#[derive(Clone, Debug)]
enum Change {
    Put(PathBuf, Node),
    Rename(PathBuf, PathBuf),
    Remove(PathBuf),
}

/// A path without `..`.
fn clean(path: &Path) -> PathBuf {
    let mut clean = PathBuf::new();
    for part in path.components() {
        match part {
            std::path::Component::ParentDir => drop(clean.pop()),
            other => clean.push(other),
        }
    }
    clean
}

fn make(names: &mut BTreeMap<PathBuf, Node>, change: &Change) {
    match change {
        Change::Put(path, node) => drop(names.insert(path.clone(), node.clone())),
        Change::Rename(from, to) => {
            if let Some(node) = names.remove(from) {
                names.insert(to.clone(), node);
            }
        }
        Change::Remove(path) => drop(names.remove(path)),
    }
}

#[derive(Clone, Debug, Default)]
struct State {
    contents: Vec<Content>,
    names: BTreeMap<PathBuf, Node>,
    synced_names: BTreeMap<PathBuf, Node>,
    unsynced: Vec<Change>,
    operations: usize,
    log: Vec<String>,
    fault: Option<(usize, Fault)>,
    dead: bool,
    short: bool,
    pub hit: bool,
}

/// The disk.
#[derive(Clone, Default)]
pub struct Disk(Arc<Mutex<State>>);

/// What is done next: carry on, or carry on in a damaged way.
enum Go {
    On,
    Half,
    Nothing,
    Flip,
}

impl State {
    fn change(&mut self, change: Change) {
        make(&mut self.names, &change);
        self.unsynced.push(change);
    }

    /// Counts an operation and lets the planned fault happen.
    fn begin(&mut self, what: &str, path: &Path) -> io::Result<Go> {
        if self.dead {
            return Err(io::Error::other("the program is dead"));
        }
        let number = self.operations;
        self.operations += 1;
        self.log.push(format!("{what} {}", path.display()));
        let Some((at, fault)) = self.fault else {
            return Ok(Go::On);
        };
        let lasting = match fault {
            Fault::Error(_, times) => times,
            _ => 1,
        };
        if number < at || number >= at.saturating_add(lasting) {
            return Ok(Go::On);
        }
        self.hit = true;
        match fault {
            Fault::Kill => {
                self.dead = true;
                Err(io::Error::other("killed"))
            }
            Fault::KillHalfway => {
                self.dead = true;
                Ok(Go::Half)
            }
            Fault::Error(kind, _) => Err(kind.into()),
            Fault::Interrupt => Err(ErrorKind::Interrupted.into()),
            Fault::ShortWrites => {
                self.short = true;
                Ok(Go::On)
            }
            Fault::WritesNothing => Ok(Go::Nothing),
            Fault::FlippedByte => Ok(Go::Flip),
        }
    }

    /// For operations that happen wholly or not at all.
    fn whole(&mut self, what: &str, path: &Path) -> io::Result<()> {
        match self.begin(what, path)? {
            Go::Half => Err(io::Error::other("killed")),
            Go::On | Go::Nothing | Go::Flip => Ok(()),
        }
    }

    fn file(&self, path: &Path) -> io::Result<usize> {
        match self.names.get(path) {
            Some(Node::File(number)) => Ok(*number),
            Some(Node::Link(to)) => {
                self.file(&clean(&path.parent().unwrap_or(Path::new("")).join(to)))
            }
            Some(_) => Err(io::Error::other("not a file: it would have blocked")),
            None => Err(ErrorKind::NotFound.into()),
        }
    }
}

impl Disk {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A disk with that folder, everything on it synced.
    pub fn with_folder(folder: &str) -> Self {
        let disk = Self::default();
        disk.put(folder, Node::Folder);
        disk
    }

    fn put(&self, path: &str, node: Node) {
        let mut state = self.state();
        state.names.insert(path.into(), node.clone());
        state.synced_names.insert(path.into(), node);
    }

    pub fn put_file(&self, path: &str, bytes: &[u8]) {
        let number = {
            let mut state = self.state();
            state.contents.push(Content {
                now: bytes.to_vec(),
                synced: bytes.to_vec(),
                read_only: false,
            });
            state.contents.len() - 1
        };
        self.put(path, Node::File(number));
    }

    pub fn put_link(&self, path: &str, to: &str) {
        self.put(path, Node::Link(to.into()));
    }

    pub fn put_folder(&self, path: &str) {
        self.put(path, Node::Folder);
    }

    pub fn put_pipe(&self, path: &str) {
        self.put(path, Node::Other);
    }

    /// A copy that shares nothing with this one, without faults, its operations counted from 0.
    pub fn copy(&self) -> Self {
        let mut state = self.state().clone();
        (state.operations, state.fault, state.hit) = (0, None, false);
        (state.dead, state.short) = (false, false);
        state.log.clear();
        Self(Arc::new(Mutex::new(state)))
    }

    /// Plans a fault at the operation of that number.
    pub fn plan(&self, at: usize, fault: Fault) {
        self.state().fault = Some((at, fault));
    }

    /// Ends the fault; a killed program is started again.
    pub fn heal(&self) {
        let mut state = self.state();
        (state.fault, state.dead, state.short) = (None, false, false);
    }

    /// Whether the planned fault happened.
    pub fn hit(&self) -> bool {
        self.state().hit
    }

    pub fn is_dead(&self) -> bool {
        self.state().dead
    }

    /// Operations so far, each as a line.
    pub fn log(&self) -> Vec<String> {
        self.state().log.clone()
    }

    /// Changes of names that a power cut may lose.
    pub fn unsynced_names(&self) -> usize {
        self.state().unsynced.len()
    }

    /// The disk after a power cut: only the first `names` unsynced changes of names made it, and of
    /// content never synced that part: 0 nothing, 1 zeros, 2 half, 3 all.
    pub fn power_cut(&self, names: usize, part: usize) -> Self {
        let disk = self.copy();
        {
            let mut state = disk.state();
            let changes: Vec<Change> = state.unsynced.drain(..).take(names).collect();
            let mut left = state.synced_names.clone();
            for change in &changes {
                make(&mut left, change);
            }
            state.names.clone_from(&left);
            state.synced_names = left;
            for content in &mut state.contents {
                if content.now != content.synced {
                    let whole = content.now.clone();
                    content.now = match part {
                        0 => content.synced.clone(),
                        1 => vec![0; whole.len()],
                        2 => whole[..whole.len() / 2].to_vec(),
                        _ => whole,
                    };
                    content.synced = content.now.clone();
                }
            }
        }
        disk
    }

    /// Every plain file with its content.
    pub fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let state = self.state();
        let files = state.names.iter().filter_map(|(path, node)| match node {
            Node::File(number) => Some((path.clone(), state.contents[*number].now.clone())),
            _ => None,
        });
        files.collect()
    }
}
