//! The calls of the file system, answered from the disk in memory.

use super::{Change, Content, Disk, Go, Node, clean};
use me_lo_quitan::save::files::{Facts, FileSystem, Kind, Writing};
use std::ffi::OsString;
use std::fs::Permissions;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

struct Open {
    disk: Disk,
    path: PathBuf,
    number: usize,
}

impl Writing for Open {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut state = self.disk.state();
        let go = state.begin("write", &self.path)?;
        let count = if state.short { 1 } else { bytes.len() };
        let mut bytes = bytes[..count].to_vec();
        let count = match go {
            Go::On => count,
            Go::Half => count / 2,
            Go::Nothing => 0,
            Go::Flip => {
                let middle = count / 2;
                bytes[middle] ^= 0x10;
                count
            }
        };
        let now = &mut state.contents[self.number].now;
        now.extend(&bytes[..count]);
        if matches!(go, Go::Half) {
            return Err(io::Error::other("killed"));
        }
        Ok(count)
    }

    fn set_mode(&mut self, _: &Permissions) -> io::Result<()> {
        self.disk.state().whole("mode", &self.path)
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut state = self.disk.state();
        state.whole("sync", &self.path)?;
        let content = &mut state.contents[self.number];
        content.synced = content.now.clone();
        Ok(())
    }
}

impl FileSystem for Disk {
    fn kind(&self, path: &Path) -> io::Result<Option<Kind>> {
        let path = &clean(path);
        let mut state = self.state();
        state.whole("kind", path)?;
        Ok(state.names.get(path).map(|node| match node {
            Node::File(number) => Kind::File(Facts {
                length: state.contents[*number].now.len() as u64,
                mode: None,
                read_only: state.contents[*number].read_only,
                modified: None,
            }),
            Node::Folder => Kind::Folder,
            Node::Link(_) => Kind::Link,
            Node::Other => Kind::Other,
        }))
    }

    fn read_link(&self, path: &Path) -> io::Result<PathBuf> {
        let path = &clean(path);
        let mut state = self.state();
        state.whole("readlink", path)?;
        match state.names.get(path) {
            Some(Node::Link(to)) => Ok(to.clone()),
            _ => Err(ErrorKind::InvalidInput.into()),
        }
    }

    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>> {
        let path = &clean(path);
        let mut state = self.state();
        state.whole("read", path)?;
        let number = state.file(path)?;
        let bytes = &state.contents[number].now;
        Ok(bytes[..bytes.len().min(limit)].to_vec())
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn Writing>> {
        let path = &clean(path);
        let mut state = self.state();
        state.whole("create", path)?;
        if state.names.contains_key(path) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        if path.file_name().is_some_and(|name| name.len() > 255) {
            return Err(ErrorKind::InvalidFilename.into());
        }
        state.contents.push(Content::default());
        let number = state.contents.len() - 1;
        state.change(Change::Put(path.to_owned(), Node::File(number)));
        Ok(Box::new(Open {
            disk: self.clone(),
            path: path.to_owned(),
            number,
        }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let from = &clean(from);
        let to = &clean(to);
        let mut state = self.state();
        state.whole("rename", to)?;
        if !state.names.contains_key(from) {
            return Err(ErrorKind::NotFound.into());
        }
        if matches!(state.names.get(to), Some(Node::Folder)) {
            return Err(ErrorKind::IsADirectory.into());
        }
        state.change(Change::Rename(from.to_owned(), to.to_owned()));
        Ok(())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        let folder = &clean(folder);
        let mut state = self.state();
        state.whole("syncfolder", folder)?;
        state.unsynced.clear();
        state.synced_names = state.names.clone();
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let path = &clean(path);
        let mut state = self.state();
        state.whole("remove", path)?;
        if !matches!(state.names.get(path), Some(Node::File(_))) {
            return Err(ErrorKind::NotFound.into());
        }
        state.change(Change::Remove(path.to_owned()));
        Ok(())
    }

    fn list(&self, folder: &Path, limit: usize) -> io::Result<Vec<OsString>> {
        let mut state = self.state();
        state.whole("list", folder)?;
        let inside = state
            .names
            .keys()
            .filter(|path| path.parent() == Some(folder));
        let names = inside.filter_map(|path| path.file_name());
        Ok(names.take(limit).map(ToOwned::to_owned).collect())
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.state();
        state.whole("mkdir", folder)?;
        match state.names.get(folder) {
            Some(Node::Folder) => Ok(()),
            Some(_) => Err(ErrorKind::AlreadyExists.into()),
            None => {
                state.change(Change::Put(folder.to_owned(), Node::Folder));
                Ok(())
            }
        }
    }

    fn pause(&self, _: Duration) {}
}
