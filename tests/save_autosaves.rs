//! Autosaves: resuming, failing, two windows, the thread (reliability: A12, A13, A16; ux 52).

#[path = "support/disk.rs"]
mod disk;
#[path = "support/folders.rs"]
mod folders;
#[path = "support/games.rs"]
mod games;

use disk::Fault;
use folders::{folder, game, memory, moves, open, resumed, store_on, titled};
use games::finished;
use me_lo_quitan::play::Wake;
use me_lo_quitan::save::{LoadError, Saver, Status, Store, StoreError, Wish, to_bytes};
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

#[test]
fn a12_a_save_that_killed_the_loader_is_passed_over_and_kept() {
    let (disk, store) = memory();
    for count in [10, 11, 12] {
        store.autosave(game(count)).expect("an autosave");
    }
    let newest = store.list().expect("a list").remove(0).path;
    // The program dies while the newest is being loaded: before the mark is taken away again.
    let before = disk.log().len();
    store.load(&newest).expect("a save");
    let last = disk.log().len() - 1 - before;
    disk.plan(disk.log().len() + last, Fault::Kill);
    let _ = store.load(&newest);
    assert!(disk.is_dead());
    disk.heal();
    let bad = disk.files()[&newest].clone();
    for start in 0..2 {
        let store = store_on(&disk);
        let resume = store.resume();
        let found = resume.game.map(|found| moves(&found.game));
        assert_eq!(found, Some(11), "start {start}");
        assert_eq!(resume.passed_over.len(), 1);
        assert_eq!(resume.passed_over[0].path, newest);
        assert!(resume.passed_over[0].why.is_none());
        for _ in 0..5 {
            store.autosave(game(11)).expect("an autosave");
        }
        assert!(
            disk.files()[&newest] == bad,
            "neither deleted nor overwritten"
        );
    }
    // Somebody opens it by hand and it opens: it is trusted again.
    let opened = store_on(&disk).load(&newest).expect("a save");
    assert_eq!(moves(&opened.game), 12);
    assert!(store_on(&disk).resume().passed_over.is_empty());
}

#[test]
fn a13_one_failed_autosave_stops_nothing() {
    let (disk, store) = memory();
    let saver = Saver::new(Arc::new(store), None);
    let ask = |count| {
        saver.ask(Wish::Autosave(game(count)));
        assert!(saver.flush(Duration::from_secs(20)));
        // Its outcome is sent after the queue is seen to be empty.
        let mut outcomes = saver.outcomes();
        while outcomes.is_empty() {
            std::thread::yield_now();
            outcomes = saver.outcomes();
        }
        outcomes
    };
    assert!(ask(10)[0].result.is_ok());
    assert_eq!(saver.status(), Status::Saved);
    let at = disk.log().len();
    disk.plan(at, Fault::Error(ErrorKind::Other, usize::MAX));
    let failed = ask(11);
    assert!(failed[0].autosave && failed[0].result.is_err());
    assert_eq!(saver.status(), Status::NotSaved);
    disk.heal();
    assert!(ask(12)[0].result.is_ok());
    assert_eq!(saver.status(), Status::Saved);
    assert_eq!(resumed(saver.store()), Some(12));
}

#[test]
fn the_newest_autosave_wins_and_none_is_lost_when_the_program_ends() {
    let (folder, woken) = (folder(), Arc::new(AtomicUsize::new(0)));
    let counter = Arc::clone(&woken);
    let wake: Wake = Arc::new(move || {
        counter.fetch_add(1, Ordering::SeqCst);
    });
    let saver = Saver::new(Arc::new(open(&folder)), Some(wake));
    for count in 10..60 {
        saver.ask(Wish::Autosave(game(count)));
    }
    saver.ask(Wish::New(titled("Otra")));
    drop(saver);
    assert!(woken.load(Ordering::SeqCst) >= 2);
    assert_eq!(resumed(&open(&folder)), Some(59));
    assert!(folder.path().join("Otra.mlqm").is_file());
}

/// Not a test of its own: what the other window of `a16` runs.
#[test]
fn a16_window() {
    let Some(folder) = std::env::var_os("MLQ_TEST_WINDOW").map(PathBuf::from) else {
        return;
    };
    let store = Store::open(Some(folder.clone()));
    let _claim = store.claim(&folder.join("mine.mlqm")).expect("a claim");
    store.autosave(game(40)).expect("an autosave");
    fs::write(folder.join("ready"), "").expect("written");
    std::thread::sleep(Duration::from_mins(1));
}

#[test]
fn a16_the_second_window_is_told_and_a_killed_one_locks_nothing() {
    let folder = folder();
    let mine = folder.path().join("mine.mlqm");
    fs::write(&mine, to_bytes(&game(10))).expect("a save");
    let mut other = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "a16_window"])
        .env("MLQ_TEST_WINDOW", folder.path())
        .stdout(Stdio::null())
        .spawn()
        .expect("a second window");
    let start = Instant::now();
    while !folder.path().join("ready").exists() && start.elapsed() < Duration::from_secs(30) {
        std::thread::sleep(Duration::from_millis(10));
    }
    let store = open(&folder);
    assert!(store.is_second_window());
    let refused = store.claim(&mine).expect_err("in use");
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    // Its autosaves lie beside the other's, and the other's game is not offered here.
    assert_eq!(resumed(&store), None);
    let saved = store.autosave(game(20)).expect("an autosave");
    assert!(saved.path.to_string_lossy().contains("autosave-w2-"));
    assert_eq!(resumed(&store), Some(20));
    let own = store.save_new(titled("mine")).expect("a new name");
    assert_ne!(own.path, mine);
    other.kill().and_then(|()| other.wait()).expect("killed");
    let _claim = store.claim(&mine).expect("a killed window locks nothing");
    let fresh = open(&folder);
    assert!(!fresh.is_second_window());
    assert_eq!(resumed(&fresh), Some(40));
}

#[test]
fn ux52_a_damaged_newest_autosave_falls_back_and_says_so() {
    let folder = folder();
    let store = open(&folder);
    for count in [10, 11, 12] {
        store.autosave(game(count)).expect("an autosave");
    }
    let newest = store.list().expect("a list").remove(0).path;
    let bytes = fs::read(&newest).expect("a file");
    let cut = &bytes[..bytes.len() - 20];
    fs::write(&newest, cut).expect("cut");
    let resume = store.resume();
    assert_eq!(resume.game.map(|found| moves(&found.game)), Some(11));
    assert_eq!(resume.passed_over.len(), 1);
    let Some(StoreError::Load { why, .. }) = &resume.passed_over[0].why else {
        panic!("{:?}", resume.passed_over)
    };
    assert!(matches!(why, LoadError::Damaged { .. }), "{why}");
    assert_eq!(why.valid().map(moves), Some(12));
    for count in 20..26 {
        store.autosave(game(count)).expect("an autosave");
    }
    assert!(fs::read(&newest).expect("a file") == cut, "never touched");
}

#[test]
fn a_game_put_aside_outlives_the_autosaves_of_the_next() {
    let folder = folder();
    let store = open(&folder);
    assert!(store.set_aside().expect("nothing there").is_none());
    store.autosave(titled("Vieja")).expect("an autosave");
    let kept = store.set_aside().expect("saved").expect("a game");
    for count in 10..16 {
        store.autosave(game(count)).expect("an autosave");
    }
    let old = store.load(&kept.path).expect("a save").game;
    assert_eq!(old.title.as_str(), "Vieja");
    store.autosave(finished(2)).expect("an autosave");
    assert!(store.set_aside().expect("over").is_none());
}
