//! Names, places, changes from outside, settings (reliability: A20–A23, A25, A27).
//! Not run on Windows and macOS: which names they refuse is tested beside `file_name`.

#[path = "support/disk.rs"]
mod disk;
#[path = "support/folders.rs"]
mod folders;
#[path = "support/games.rs"]
mod games;

use disk::{Disk, Fault};
use folders::{folder, game, names, open, resumed, store_on, titled};
use games::finished;
use me_lo_quitan::save::{
    Over, SettingsFile, SettingsNote, Stamp, Store, StoreError, Title, is_save, to_bytes,
    write_file,
};
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::time::{Duration, SystemTime};

#[test]
fn a20_settings_cut_at_every_byte_never_stop_a_start() {
    let folder = folder();
    let path = folder.path().join("deep/settings.json");
    let file = SettingsFile::new(Some(path.clone()));
    let read = || file.read::<BTreeMap<String, i32>>();
    assert!(matches!(read(), (map, None) if map.is_empty()));
    let wanted = BTreeMap::from([("zoom".to_owned(), 2), ("speed".to_owned(), 1)]);
    file.write(&wanted).expect("written");
    let bytes = fs::read(&path).expect("a file");
    // The last byte is the line's end.
    for length in 0..bytes.len() - 1 {
        fs::write(&path, &bytes[..length]).expect("cut");
        let (settings, note) = read();
        assert!(settings.is_empty(), "{length}");
        assert!(matches!(note, Some(SettingsNote::Damaged(_))), "{length}");
    }
    fs::write(&path, vec![0xFF; 300_000]).expect("written");
    assert!(read().1.is_some());
    file.write(&wanted).expect("written");
    assert_eq!(read().0, wanted);
}

#[test]
fn a21_any_title_makes_one_file_inside_the_folder() {
    let long = "n".repeat(300);
    let titles = [
        "../x",
        "..\\x",
        "C:\\x",
        "a:b",
        "CON",
        "NUL.txt",
        "x.",
        " x ",
        "",
        "/etc/passwd",
        &long,
        "🎉👨‍👩‍👧",
        "a\nb",
        "a\u{202E}b",
        "a\0b",
        ".hidden",
        "-",
        "~",
        "autosave-1",
    ];
    for title in titles {
        let root = folder();
        let inside = root.path().join("saves");
        let store = Store::open(Some(inside.clone()));
        let game = titled(title);
        let saved = store.save_new(game.clone()).expect(title);
        assert_eq!(saved.path.parent(), Some(inside.as_path()), "{title:?}");
        assert_eq!(names(&inside).len(), 1, "{title:?}");
        assert_eq!(names(root.path()), ["saves"], "{title:?}");
        let listed = store.list().expect("a list");
        let head = listed[0].head.as_ref().expect("a head");
        assert_eq!(head.title, game.title.as_str());
        assert!(!listed[0].autosave && is_save(&listed[0].path));
        let loaded = store.load(&listed[0].path).expect(title).game;
        assert_eq!(loaded.timeline, game.timeline);
        let second = store.save_new(game).expect(title);
        assert_ne!(second.path, saved.path, "{title:?}");
    }
}

#[cfg(unix)]
#[test]
fn a22_accents_and_bytes_that_are_no_text_work_everywhere() {
    use std::os::unix::ffi::OsStrExt;
    let root = folder();
    let folders = [
        root.path().join("Ñandú-Cortés-€"),
        root.path().join(std::ffi::OsStr::from_bytes(b"\xFF")),
    ];
    for folder in folders {
        let store = Store::open(Some(folder.clone()));
        let composed = store.save_new(titled("niño á")).expect("a save");
        let taken_apart = titled("nin\u{303}o a\u{301}");
        let same = store.path_for(&taken_apart.title).expect("a path");
        assert_eq!(same, composed.path);
        let mut game = store.load(&composed.path).expect("a save").game;
        assert_eq!(game.title.as_str(), "niño á");
        for _ in 0..3 {
            let saved = store.save_to(&composed.path, game.clone(), Over::Anything);
            let again = store
                .load(&saved.expect("again").path)
                .expect("a save")
                .game;
            let mut same = again.clone();
            (same.counter, same.saved_at) = (game.counter, game.saved_at);
            assert!(
                to_bytes(&same) == to_bytes(&game),
                "the same bytes but for number and date"
            );
            game = again;
        }
        assert_eq!(names(&folder).len(), 1);
    }
}

#[test]
fn a23_without_a_place_to_save_the_game_goes_on_and_says_so() {
    let root = folder();
    fs::write(root.path().join("file"), "").expect("a file");
    let store = Store::open(Some(root.path().join("file/saves")));
    assert!(matches!(store.trouble(), Some(StoreError::System { .. })));
    assert!(store.trouble().and_then(StoreError::path).is_some());
    assert!(store.autosave(game(10)).is_err());
    assert!(resumed(&store).is_none() && store.list().is_err());
    let elsewhere = root.path().join("here.mlqm");
    store
        .save_to(&elsewhere, game(10), Over::Nothing)
        .expect("a writable place");
    let nowhere = Store::open(None);
    assert!(matches!(nowhere.trouble(), Some(StoreError::NoFolder)));
    assert!(matches!(
        nowhere.autosave(game(10)),
        Err(StoreError::NoFolder)
    ));
    assert!(matches!(
        nowhere.save_new(game(10)),
        Err(StoreError::NoFolder)
    ));
    assert!(nowhere.claim(&elsewhere).is_ok());
    let disk = Disk::with_folder("/saves");
    disk.plan(0, Fault::Error(ErrorKind::PermissionDenied, usize::MAX));
    let key = store_on(&disk).trouble().map(StoreError::key);
    assert_eq!(key, Some("store-not-allowed"));
}

#[test]
fn a25_a_new_game_never_writes_over_an_opened_one() {
    let folder = folder();
    let store = open(&folder);
    let a = store.save_new(titled("Partida")).expect("a save");
    let before = fs::read(&a.path).expect("a file");
    let mut other = finished(4);
    other.title = Title::new("Partida");
    let refused = store.save_to(&a.path, other.clone(), Over::Nothing);
    assert!(matches!(refused, Err(StoreError::Exists { .. })));
    let b = store.save_new(other).expect("a save");
    assert_ne!(a.path, b.path);
    assert!(fs::read(&a.path).expect("a file") == before);
}

#[test]
fn a27_changes_from_outside_are_told_and_not_overwritten() {
    let folder = folder();
    let store = open(&folder);
    let first = store.save_new(titled("Nube")).expect("a save");
    let known = Over::Known(first.stamp);
    let second = store
        .save_to(&first.path, titled("Nube"), known)
        .expect("unchanged");
    let stale = store
        .save_to(&first.path, titled("Nube"), known)
        .expect_err("not as it was");
    assert!(
        matches!(stale, StoreError::ChangedOutside { .. }),
        "{stale}"
    );
    let foreign = to_bytes(&finished(1));
    fs::write(&first.path, &foreign).expect("the cloud");
    let refused = store.save_to(&first.path, titled("Nube"), Over::Known(second.stamp));
    assert!(matches!(refused, Err(StoreError::ChangedOutside { .. })));
    assert!(fs::read(&first.path).expect("a file") == foreign);
    assert_eq!(
        store.load(&first.path).expect("a save").stamp,
        Stamp::of(&foreign)
    );
}

#[test]
fn a27_numbers_decide_which_save_is_the_newest_not_clocks() {
    let folder = folder();
    let store = open(&folder);
    for count in 10..14 {
        let saved = store.autosave(game(count)).expect("an autosave");
        // Each later one is older by the clock.
        let date = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000 - count as u64);
        let file = fs::File::options()
            .write(true)
            .open(&saved.path)
            .expect("a file");
        file.set_modified(date).expect("a date");
    }
    assert_eq!(resumed(&store), Some(13));
    drop(store);
    let store = open(&folder);
    store.autosave(game(9)).expect("an autosave");
    assert_eq!(resumed(&store), Some(9));
}

#[test]
fn a_save_is_deleted_when_wanted_and_only_a_save() {
    let folder = folder();
    let store = open(&folder);
    let kept = store.save_new(titled("Queda")).expect("a save");
    let gone = store.save_new(titled("Fuera")).expect("a save");
    let other = open(&folder);
    let claim = other.claim(&gone.path).expect("a claim");
    let refused = store.delete(&gone.path).expect_err("in use");
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    drop(claim);
    store.delete(&gone.path).expect("deleted");
    assert_eq!(names(folder.path()), ["Queda.mlqm"]);
    assert!(store.load(&kept.path).is_ok());
    let refused = store.delete(folder.path()).expect_err("a folder");
    assert!(matches!(refused, StoreError::NotAFile { .. }), "{refused}");
}

#[test]
fn any_file_can_be_written_as_safely_as_a_save() {
    let folder = folder();
    let path = folder.path().join("record.json");
    write_file(&path, b"{}", Over::Nothing).expect("written");
    let refused = write_file(&path, b"[]", Over::Nothing).expect_err("it exists");
    assert!(matches!(refused, StoreError::Exists { .. }), "{refused}");
    assert_eq!(fs::read(&path).expect("a file"), b"{}");
}
