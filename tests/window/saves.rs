//! Saves by hand, the window's side: what is in the way is asked about, what another window plays is
//! kept off, what is damaged leaves the game in play as it is.

use super::driver::{Window, settings, start};
use super::games::begin;
use super::sight::{Sight, sight};
use me_lo_quitan::play::Timeline;
use me_lo_quitan::save::{self, Store};
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::command::Command;
use me_lo_quitan::ui::{App, Reveal, Screen, Start};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn english(folder: &Path) -> Start {
    start(folder, settings(Language::English))
}

/// A window with a game of two people begun in it.
fn playing(folder: &Path, seed: &str) -> Window {
    let mut window = Window::open(english(folder));
    begin(&mut window, &[true; 2], seed);
    window
}

fn run(window: &mut Window, command: Command) {
    let ctx = window.ctx();
    window.app().run(&ctx, command);
    window.wait(0.5);
    window.app().flush();
    window.wait(0.5);
}

fn timeline(window: &mut Window) -> Timeline {
    let game = window.app().game().expect("a game");
    game.session.timeline().clone()
}

fn file(app: &App) -> Option<PathBuf> {
    app.game().and_then(|game| game.file.clone())
}

/// The deal of the game that lies in a save.
fn dealt(path: &Path) -> me_lo_quitan::rules::Deal {
    let loaded = save::load_file(path).expect("a save");
    loaded.game.timeline.deal().clone()
}

#[test]
fn ux54_a_typed_name_that_is_taken_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = playing(folder.path(), "UNO");
    run(&mut first, Command::SaveTo("domingo".into()));
    let path = folder.path().join("domingo.mlqm");
    assert_eq!(file(first.app()).as_deref(), Some(path.as_path()));
    assert!(
        !first.can("confirm-overwrite-yes"),
        "nothing was in the way"
    );
    // Its own file is written over without a word.
    run(&mut first, Command::Save);
    assert!(!first.can("confirm-overwrite-yes"));
    drop(first);

    let mut second = playing(folder.path(), "DOS");
    let old = fs::read(&path).expect("a save");
    run(&mut second, Command::SaveTo(path.clone()));
    second.press("common-cancel");
    second.wait(1.0);
    assert_eq!(fs::read(&path).expect("a save"), old);
    assert_eq!(file(second.app()), None);
    run(&mut second, Command::SaveTo(path.clone()));
    second.press("confirm-overwrite-yes");
    second.app().flush();
    second.wait(1.0);
    assert_eq!(dealt(&path), *timeline(&mut second).deal());
    assert_eq!(file(second.app()), Some(path));
}

#[test]
fn a08_a_file_marked_read_only_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("domingo.mlqm");
    fs::write(&path, "mine").expect("written");
    let mut mode = fs::metadata(&path).expect("facts").permissions();
    mode.set_readonly(true);
    fs::set_permissions(&path, mode).expect("read-only");
    let mut window = playing(folder.path(), "UNO");
    run(&mut window, Command::SaveTo(path.clone()));
    // First that something is there, then that it is read-only.
    window.press("confirm-overwrite-yes");
    window.app().flush();
    window.wait(0.5);
    assert_eq!(fs::read(&path).expect("a file"), b"mine");
    let words = [("name", "domingo.mlqm".into())];
    assert!(window.says(&window.texts.with("confirm-overwrite-read-only", &words)));
    window.press("confirm-overwrite-yes");
    window.app().flush();
    window.wait(0.5);
    assert_eq!(dealt(&path), *timeline(&mut window).deal());
}

#[test]
fn a16_two_windows_on_one_save_the_second_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("domingo.mlqm");
    let mut first = playing(folder.path(), "UNO");
    run(&mut first, Command::SaveTo(path.clone()));
    // Saving again does not let go of it.
    run(&mut first, Command::Save);

    let mut second = Window::open(english(folder.path()));
    run(&mut second, Command::Open(path.clone()));
    assert!(second.says(&second.texts.get("store-in-use-elsewhere")));
    assert_eq!(timeline(&mut second).deal(), timeline(&mut first).deal());
    assert_eq!(
        file(second.app()),
        None,
        "it can be looked at, not kept there"
    );
    let before = fs::read(&path).expect("a save");
    run(&mut second, Command::SaveTo(path.clone()));
    let words = [("path", path.display().to_string().into())];
    assert!(second.says(&second.texts.with("store-in-use", &words)));
    assert_eq!(fs::read(&path).expect("a save"), before);
    // Under a name of its own it goes, and the first window is as it was.
    run(&mut second, Command::SaveTo("lunes".into()));
    assert!(folder.path().join("lunes.mlqm").is_file());
    run(&mut first, Command::Save);
    assert_eq!(file(first.app()).as_deref(), Some(path.as_path()));
    // Once the first is closed the save is free.
    drop(first);
    run(&mut second, Command::Open(path.clone()));
    assert_eq!(file(second.app()), Some(path));
}

#[test]
fn a25_a_new_game_has_no_file_and_leaves_the_old_one_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("domingo.mlqm");
    let mut window = playing(folder.path(), "UNO");
    let ctx = window.ctx();
    // The save is still under way when the next game begins.
    window.app().run(&ctx, Command::SaveTo(path.clone()));
    window.app().run(&ctx, Command::SamePlayers);
    window.app().flush();
    window.wait(1.0);
    assert_eq!(file(window.app()), None);
    assert_ne!(dealt(&path), *timeline(&mut window).deal());
}

#[test]
fn an_unfinished_game_is_kept_when_another_one_is_opened_but_only_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("domingo.mlqm");
    let mut window = playing(folder.path(), "UNO");
    run(&mut window, Command::SaveTo(path.clone()));
    run(&mut window, Command::SamePlayers);
    let second = timeline(&mut window).deal().clone();
    for _ in 0..3 {
        run(&mut window, Command::Open(path.clone()));
    }
    let store = Store::open(Some(folder.path().to_owned()));
    let listed = store.list().expect("a list");
    let by_hand = listed.iter().filter(|save| !save.autosave);
    let by_hand: Vec<_> = by_hand.map(|save| dealt(&save.path)).collect();
    assert_eq!(by_hand.len(), 2, "the one by hand, and the one put aside");
    assert!(by_hand.contains(&second));
}

#[test]
fn b07_a_bad_save_leaves_the_game_in_play_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let (good, bad) = (
        folder.path().join("good.mlqm"),
        folder.path().join("bad.mlqm"),
    );
    let mut window = playing(folder.path(), "UNO");
    run(&mut window, Command::SaveTo(good.clone()));
    fs::write(&bad, "no save at all").expect("written");
    let before = timeline(&mut window);
    run(&mut window, Command::Open(bad.clone()));
    let words = [("path", bad.display().to_string().into())];
    assert!(window.says(&window.texts.with("load-no-save", &words)));
    assert_eq!(timeline(&mut window), before);
    assert_eq!(
        file(window.app()),
        Some(good.clone()),
        "Save still goes there"
    );
    run(&mut window, Command::Save);
    assert_eq!(dealt(&good), *before.deal());
    assert_eq!(fs::read(&bad).expect("a file"), b"no save at all");
}

#[test]
fn b07_the_whole_part_of_a_damaged_save_is_offered_and_not_forced_on_anybody() {
    let folder = tempfile::tempdir().expect("a folder");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/full_table.mlqm");
    let bytes = fs::read(example).expect("a save");
    let bad = folder.path().join("cut.mlqm");
    let cut = &bytes[..bytes.len() * 9 / 10];
    fs::write(&bad, cut).expect("written");
    let mut window = playing(folder.path(), "UNO");
    let before = timeline(&mut window);
    run(&mut window, Command::Open(bad.clone()));
    assert!(window.says(&window.texts.get("load-valid-part-title")));
    window.press("common-cancel");
    window.wait(0.5);
    assert_eq!(timeline(&mut window), before);
    run(&mut window, Command::Open(bad.clone()));
    window.press("load-valid-part-yes");
    window.wait(1.0);
    assert_ne!(timeline(&mut window).deal(), before.deal());
    assert!(!timeline(&mut window).moves().is_empty());
    assert_eq!(sight(&window), Sight::HandOff);
    assert_eq!(file(window.app()), None);
    assert_eq!(fs::read(&bad).expect("a file"), cut);
}

#[test]
fn the_folder_of_saves_is_shown_and_a_missing_file_manager_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut start = english(folder.path());
    start.reveal = Reveal(|shown| {
        fs::write(shown.join("shown"), "")?;
        Err(io::Error::other("no file manager"))
    });
    let mut window = Window::open(start);
    window.press("title-settings");
    window.wait(1.0);
    assert_eq!(window.app().screen(), Screen::Settings);
    assert!(window.says(&folder.path().display().to_string()));
    window.reach("settings-saves-show");
    window.press("settings-saves-show");
    for _ in 0..200 {
        std::thread::sleep(std::time::Duration::from_millis(5));
        if folder.path().join("shown").exists() {
            break;
        }
    }
    std::thread::sleep(std::time::Duration::from_millis(50));
    window.wait(0.5);
    let words = [("path", folder.path().display().to_string().into())];
    assert!(window.says(&window.texts.with("folder-not-shown", &words)));
}
