//! One file replaced by another, or not at all (reliability: A2–A9, A19).
//! Not run on Windows and macOS; what they do is stood in for by the disk in memory (A6, A7).

#[path = "support/disk.rs"]
mod disk;
#[path = "support/folders.rs"]
mod folders;
#[path = "support/games.rs"]
mod games;

use disk::Fault;
use folders::{folder, game, memory, moves, names, open, operation, resumed, store_on};
use me_lo_quitan::save::{
    GENERATIONS, Listed, Over, SettingsFile, Store, StoreError, from_bytes, to_bytes,
};
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::time::{Duration, Instant};

#[test]
fn a02_written_then_flushed_then_renamed_then_the_folder_flushed() {
    let (disk, store) = memory();
    let before = disk.log().len();
    store.autosave(game(30)).expect("an autosave");
    let log = disk.log();
    let steps: Vec<&str> = log[before..]
        .iter()
        .filter_map(|line| line.split(' ').next())
        .collect();
    let place = |step: &str| steps.iter().position(|found| *found == step).expect(step);
    assert!(place("create") < place("write") && place("write") < place("sync"));
    assert!(place("sync") < place("rename") && place("rename") < place("syncfolder"));
    let read_back = steps
        .iter()
        .skip(place("sync"))
        .position(|step| *step == "read");
    assert!(read_back.is_some_and(|at| place("sync") + at < place("rename")));
}

#[test]
fn a03_generations_are_never_taken_away_and_the_last_three_are_whole() {
    let (disk, store) = memory();
    for count in 10..30 {
        store.autosave(game(count)).expect("an autosave");
        let files = disk.files();
        let whole = files.values().filter(|file| from_bytes(file).is_ok());
        assert!(whole.count() >= GENERATIONS.min(count - 9));
    }
    let removed = |line: &&String| line.starts_with("remove /saves/autosave");
    assert_eq!(disk.log().iter().find(removed), None);
    let list = store.list().expect("a list");
    let numbers: Vec<u64> = list.iter().filter_map(Listed::counter).collect();
    assert_eq!(numbers, [20, 19, 18]);
}

#[test]
fn a04_a_full_disk_is_said_and_costs_nothing() {
    let (disk, store) = memory();
    for count in [10, 11, 12] {
        store.autosave(game(count)).expect("an autosave");
    }
    let before = disk.files();
    disk.plan(0, Fault::Error(ErrorKind::StorageFull, usize::MAX));
    let refused = store.autosave(game(13)).expect_err("a full disk");
    assert_eq!(refused.key(), "store-disk-full");
    assert!(
        refused
            .path()
            .is_some_and(|path| path.starts_with("/saves"))
    );
    disk.heal();
    assert_eq!(disk.files(), before);
    let elsewhere = Path::new("/elsewhere.mlqm");
    store
        .save_to(elsewhere, game(13), Over::Nothing)
        .expect("elsewhere");
    store.autosave(game(14)).expect("space again");
    assert_eq!(resumed(&store), Some(14));
}

#[test]
fn a05_an_error_at_the_last_write_the_flush_or_the_rename_is_said() {
    let (disk, store) = memory();
    store.autosave(game(10)).expect("an autosave");
    for step in ["write", "sync", "rename", "syncfolder"] {
        for kind in [ErrorKind::StorageFull, ErrorKind::Other] {
            let (at, copy) = (operation(&disk, step), disk.copy());
            let store = store_on(&copy);
            // For ever: a second try at the same thing must not hide it.
            copy.plan(copy.log().len() + at, Fault::Error(kind, usize::MAX));
            assert!(store.autosave(game(11)).is_err(), "{step} {kind:?}");
            copy.heal();
            assert!(resumed(&store).is_some_and(|moves| moves >= 10), "{step}");
        }
    }
}

#[test]
fn a06_a_scanner_that_holds_the_file_is_waited_for_and_then_got_round() {
    let (disk, store) = memory();
    let path = Path::new("/saves/mine.mlqm");
    store
        .save_to(path, game(10), Over::Nothing)
        .expect("a save");
    let before = disk.log().len();
    store
        .save_to(path, game(11), Over::Anything)
        .expect("a save");
    let log = disk.log();
    let mut steps = log[before..].iter();
    let rename = steps
        .position(|line| line.starts_with("rename"))
        .expect("a rename");
    let hold = |times| {
        let at = disk.log().len() + rename;
        disk.plan(at, Fault::Error(ErrorKind::PermissionDenied, times));
    };
    hold(3);
    store
        .save_to(path, game(12), Over::Anything)
        .expect("three times is waited for");
    hold(25);
    let refused = store
        .save_to(path, game(13), Over::Anything)
        .expect_err("held for ever");
    let StoreError::NotReplaced { copy, .. } = &refused else {
        panic!("{refused}")
    };
    disk.heal();
    assert_eq!(moves(&store.load(path).expect("the old one").game), 12);
    assert_eq!(moves(&store.load(copy).expect("the copy").game), 13);
    assert!(
        store
            .list()
            .expect("a list")
            .iter()
            .any(|save| save.path == *copy)
    );
}

#[test]
fn a07_names_as_long_as_systems_allow_work_and_longer_ones_leave_no_litter() {
    let (folder, long) = (folder(), "x".repeat(250));
    let store = open(&folder);
    let path = folder.path().join(format!("{long}.mlqm"));
    store
        .save_to(&path, game(10), Over::Nothing)
        .expect("255 bytes");
    assert_eq!(moves(&store.load(&path).expect("a save").game), 10);
    let longer = folder.path().join(format!("{long}{long}.mlqm"));
    assert!(store.save_to(&longer, game(10), Over::Nothing).is_err());
    assert_eq!(names(folder.path()).len(), 1);
    let entries = fs::read_dir(folder.path()).expect("a folder").flatten();
    let is_part = |name: std::ffi::OsString| name.to_string_lossy().ends_with(".part");
    assert!(!entries.map(|entry| entry.file_name()).any(is_part));
    let deep = folder.path().join(["0123456789"; 30].join("/"));
    let store = Store::open(Some(deep));
    store.autosave(game(10)).expect("a path of 300 letters");
}

#[cfg(unix)]
#[test]
fn a08_links_stay_links_and_modes_stay_modes() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder();
    let store = open(&folder);
    let elsewhere = folder.path().join("elsewhere");
    fs::create_dir(&elsewhere).expect("a folder");
    let (real, link) = (elsewhere.join("real.mlqm"), folder.path().join("link.mlqm"));
    fs::write(&real, to_bytes(&game(10))).expect("a save");
    let mode = |mode| {
        fs::set_permissions(&real, PermissionsExt::from_mode(mode)).expect("a mode");
    };
    mode(0o640);
    symlink("elsewhere/real.mlqm", &link).expect("a link");
    store
        .save_to(&link, game(11), Over::Anything)
        .expect("a save");
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
    assert_eq!(moves(&store.load(&real).expect("the target").game), 11);
    let kept = fs::metadata(&real).expect("a file").permissions().mode();
    assert_eq!(kept & 0o777, 0o640);
    mode(0o440);
    let refused = store
        .save_to(&link, game(12), Over::Anything)
        .expect_err("read-only");
    assert!(matches!(refused, StoreError::ReadOnly { .. }), "{refused}");
    store
        .save_to(&link, game(12), Over::EvenReadOnly)
        .expect("asked and answered");
    assert_eq!(moves(&store.load(&real).expect("the target").game), 12);
    let (a, b) = (folder.path().join("a.mlqm"), folder.path().join("b.mlqm"));
    symlink(&a, &b)
        .and_then(|()| symlink(&b, &a))
        .expect("a circle");
    assert!(store.save_to(&a, game(10), Over::Anything).is_err());
}

#[cfg(unix)]
#[test]
fn a09_folders_pipes_and_devices_in_the_way_are_got_round_and_never_opened() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("autosave-1.mlqm")).expect("a folder");
    fs::create_dir(at("settings.json")).expect("a folder");
    for pipe in [
        "autosave-2.mlqm",
        "autosave-3.mlqm",
        ".mlq-loading",
        "pipe.mlqm",
    ] {
        let made = std::process::Command::new("mkfifo").arg(at(pipe)).status();
        assert!(made.is_ok_and(|made| made.success()), "mkfifo");
    }
    let start = Instant::now();
    let store = open(&folder);
    for count in 10..15 {
        let saved = store.autosave(game(count)).expect("an autosave");
        let name = saved.path.to_string_lossy();
        assert!(name.ends_with("-2.mlqm"), "{name}");
        assert_eq!(resumed(&store), Some(count));
    }
    let settings = SettingsFile::new(Some(at("settings.json")));
    let wanted = BTreeMap::from([("zoom".to_owned(), 2)]);
    let written = settings.write(&wanted).expect("written");
    assert_eq!(written, at("settings-2.json"));
    assert_eq!(settings.read::<BTreeMap<String, i32>>().0, wanted);
    let pipe = at("pipe.mlqm");
    let refused = store.load(&pipe).expect_err("a pipe");
    assert!(matches!(refused, StoreError::NotAFile { .. }), "{refused}");
    let refused = store
        .save_to(&pipe, game(10), Over::Anything)
        .expect_err("a pipe");
    assert!(matches!(refused, StoreError::NotAFile { .. }), "{refused}");
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "nothing waited for a pipe"
    );
}

#[test]
fn a19_a_byte_changed_on_its_way_to_the_disk_is_noticed() {
    let (disk, store) = memory();
    store.autosave(game(10)).expect("an autosave");
    let (before, write) = (disk.files(), operation(&disk, "write"));
    let fresh = store_on(&disk);
    disk.plan(disk.log().len() + write, Fault::FlippedByte);
    let refused = fresh.autosave(game(11)).expect_err("not what was written");
    assert!(matches!(refused, StoreError::ReadBack { .. }), "{refused}");
    disk.heal();
    assert_eq!(disk.files(), before);
}
