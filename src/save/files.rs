//! The file operations saving needs, one by one, so that a test can let each of them fail.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// What lies at a path, links not followed.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A plain file.
    File(Facts),
    /// A folder.
    Folder,
    /// A symbolic link.
    Link,
    /// A pipe, a device, a socket: never opened, for it might not answer.
    Other,
}

/// What is known of a plain file.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Its length in bytes.
    pub length: u64,
    /// Its permissions; `None` where they can't be told.
    pub mode: Option<Permissions>,
    /// Whether it is marked as not to be written.
    pub read_only: bool,
    /// When it was changed last, for people only.
    pub modified: Option<SystemTime>,
}

/// A file being written.
pub trait Writing {
    /// Writes some of the bytes and tells how many.
    ///
    /// # Errors
    /// What the system says.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize>;
    /// Sets the permissions.
    ///
    /// # Errors
    /// What the system says.
    fn set_mode(&mut self, mode: &Permissions) -> io::Result<()>;
    /// Waits until all of it is on the disk.
    ///
    /// # Errors
    /// What the system says.
    fn sync(&mut self) -> io::Result<()>;
}

/// A file system. Every call is one operation; nothing is done twice or behind one's back.
#[expect(clippy::missing_errors_doc, reason = "each says what the system says")]
pub trait FileSystem: Send + Sync {
    /// What lies at a path, if anything; links are not followed.
    fn kind(&self, path: &Path) -> io::Result<Option<Kind>>;
    /// Where a link points, as it is written in it.
    fn read_link(&self, path: &Path) -> io::Result<PathBuf>;
    /// A plain file's first bytes, at most `limit`.
    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>>;
    /// Makes a new file; fails if there is one.
    fn create(&self, path: &Path) -> io::Result<Box<dyn Writing>>;
    /// Gives a file another name, replacing what has it.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Waits until a folder's names are on the disk.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
    /// Takes a file away.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// The names in a folder, at most `limit`.
    fn list(&self, folder: &Path, limit: usize) -> io::Result<Vec<OsString>>;
    /// Makes a folder and those above it.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;
    /// Waits; a test's file system does not.
    fn pause(&self, time: Duration) {
        std::thread::sleep(time);
    }
}

/// The machine's own file system.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealFiles;

struct RealFile(File);

impl Writing for RealFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn set_mode(&mut self, mode: &Permissions) -> io::Result<()> {
        self.0.set_permissions(mode.clone())
    }

    fn sync(&mut self) -> io::Result<()> {
        self.0.sync_all()
    }
}

impl FileSystem for RealFiles {
    fn kind(&self, path: &Path) -> io::Result<Option<Kind>> {
        let facts = match fs::symlink_metadata(path) {
            Ok(facts) => facts,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let kind = facts.file_type();
        Ok(Some(if kind.is_symlink() {
            Kind::Link
        } else if kind.is_dir() {
            Kind::Folder
        } else if kind.is_file() {
            Kind::File(Facts {
                length: facts.len(),
                read_only: facts.permissions().readonly(),
                mode: Some(facts.permissions()),
                modified: facts.modified().ok(),
            })
        } else {
            Kind::Other
        }))
    }

    fn read_link(&self, path: &Path) -> io::Result<PathBuf> {
        fs::read_link(path)
    }

    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>> {
        let file = File::open(path)?;
        let facts = file.metadata()?;
        if !facts.is_file() {
            return Err(io::Error::other("not a plain file"));
        }
        let expected = usize::try_from(facts.len()).unwrap_or(limit).min(limit);
        let mut bytes = Vec::with_capacity(expected);
        file.take(limit as u64).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn Writing>> {
        let file = OpenOptions::new().write(true).create_new(true).open(path)?;
        Ok(Box::new(RealFile(file)))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    /// Windows has no such call for folders: there the journal of the file system has to do.
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        if cfg!(windows) {
            return Ok(());
        }
        File::open(folder)?.sync_all()
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn list(&self, folder: &Path, limit: usize) -> io::Result<Vec<OsString>> {
        let names = fs::read_dir(folder)?.take(limit);
        names.map(|entry| Ok(entry?.file_name())).collect()
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }
}

/// Does an operation again while a signal interrupts it.
///
/// # Errors
/// What the system says; also if it never stops being interrupted.
pub(super) fn again<T>(mut operation: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    let mut tries = 0;
    loop {
        match operation() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted && tries < 1_000 => tries += 1,
            other => return other,
        }
    }
}
