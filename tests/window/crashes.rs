//! After a crash: what was played is offered, what killed the loader is not loaded by itself.

use super::driver::{Window, settings, start};
use super::games::begin;
use super::moments::moves;
use super::person::Person;
use super::sight::{Sight, sight};
use me_lo_quitan::save::Store;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui;
use me_lo_quitan::ui::faces::Drawing;
use std::fs;
use std::path::Path;

/// Starts as the program itself does: it looks for what the last run left.
fn started(folder: &Path) -> ui::Start {
    ui::Start {
        at_once: true,
        drawing: Drawing::Never,
        ..ui::start(Some(folder.to_owned()), Some(Language::English), None)
    }
}

/// A game of two people played for a while and left, as a crash leaves it.
fn left(folder: &Path) -> usize {
    let mut window = Window::open(start(folder, settings(Language::English)));
    begin(&mut window, &[true; 2], "MERCADO");
    let mut person = Person::new(5);
    while person.openings < 8 {
        person.act(&mut window);
    }
    moves(&mut window)
}

#[test]
fn g19_the_next_start_tells_of_the_crash_and_offers_the_last_act() {
    let folder = tempfile::tempdir().expect("a folder");
    let played = left(folder.path());
    let report = folder.path().join("crash-1700000000-1-0.txt");
    fs::write(&report, "stopped by mistake").expect("written");
    let mut window = Window::open(started(folder.path()));
    let kept = folder.path().join("old-crash-1700000000-1-0.txt");
    let words = [("path", kept.display().to_string().into())];
    assert!(window.says(&window.texts.with("start-crashed", &words)));
    assert_eq!(
        fs::read_to_string(&kept).expect("it lies there"),
        "stopped by mistake"
    );
    window.press("title-resume");
    window.wait(1.0);
    assert_eq!(sight(&window), Sight::HandOff);
    assert_eq!(moves(&mut window), played);
    drop(window);
    // It is told once.
    let window = Window::open(started(folder.path()));
    assert!(!window.says("unexpectedly"));
}

#[test]
fn a12_an_autosave_that_killed_the_loader_is_passed_over_and_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let played = left(folder.path());
    let newest = {
        let store = Store::open(Some(folder.path().to_owned()));
        store.list().expect("a list").remove(0).path
    };
    let bytes = fs::read(&newest).expect("a save");
    // What a program leaves that died while it loaded that save.
    let name = newest.file_name().and_then(|name| name.to_str());
    fs::write(folder.path().join(".mlq-loading"), name.expect("a name")).expect("written");
    let mut window = Window::open(started(folder.path()));
    let older = window.texts.get("title-autosave-older");
    assert!(window.says(&older));
    window.press("title-resume");
    window.wait(1.0);
    assert_eq!(sight(&window), Sight::HandOff);
    assert!(moves(&mut window) < played, "the generation before");
    assert_eq!(fs::read(&newest).expect("a save"), bytes, "never touched");
}

#[test]
fn a23_a_folder_that_cannot_be_written_is_said_on_the_title() {
    let folder = tempfile::tempdir().expect("a folder");
    // A file where the folder should be: no user, not even root, can write into that.
    let blocked = folder.path().join("saves");
    fs::write(&blocked, "").expect("written");
    let mut window = Window::open(started(&blocked));
    assert!(window.says(&window.texts.get("title-no-room")));
    begin(&mut window, &[true; 2], "MERCADO");
    assert_eq!(sight(&window), Sight::HandOff, "it is played all the same");
    window.wait(1.0);
    assert!(window.says("Not saved") || window.says("may not be written"));
}
