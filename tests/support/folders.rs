//! Folders, stores and games for tests.

#![allow(dead_code, reason = "each test file uses its part")]

use super::disk::Disk;
use super::games::{dealt, play_until};
use me_lo_quitan::save::{SavedGame, Store, Title};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tempfile::TempDir;

pub fn game(moves: usize) -> SavedGame {
    let mut game = dealt(8);
    play_until(&mut game, 8, |game| game.timeline.moves().len() == moves);
    game.timeline.seal();
    game
}

pub fn titled(title: &str) -> SavedGame {
    let mut game = game(30);
    game.title = Title::new(title);
    game
}

pub fn moves(game: &SavedGame) -> usize {
    game.timeline.moves().len()
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

pub fn open(folder: &TempDir) -> Store {
    Store::open(Some(folder.path().to_owned()))
}

/// Moves of the game that would be resumed.
pub fn resumed(store: &Store) -> Option<usize> {
    store.resume().game.map(|found| moves(&found.game))
}

/// Names in a folder that people can see.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort();
    names
}

/// A store on a disk in memory.
pub fn memory() -> (Disk, Store) {
    let disk = Disk::with_folder("/saves");
    let store = store_on(&disk);
    (disk, store)
}

pub fn store_on(disk: &Disk) -> Store {
    Store::over(Arc::new(disk.clone()), "/saves".into())
}

/// How many operations after its start a new store's next autosave comes to one that begins so.
pub fn operation(disk: &Disk, what: &str) -> usize {
    let copy = disk.copy();
    let store = store_on(&copy);
    let before = copy.log().len();
    store.autosave(game(30)).expect("an autosave");
    let log = copy.log();
    let mut after = log[before..].iter();
    after.position(|line| line.starts_with(what)).expect(what)
}
