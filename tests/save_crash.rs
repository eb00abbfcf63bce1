//! What a crash leaves behind (reliability: F6, G19): a report, no hidden card, and a thread that saves on.

#[path = "support/games.rs"]
mod games;

use games::{dealt, finished, play_until};
use me_lo_quitan::rules::{Card, Seat};
use me_lo_quitan::save::files::{FileSystem, Kind, RealFiles, Writing};
use me_lo_quitan::save::{CrashReports, Head, Saver, Status, Store, StoreError, Wish};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Not a test of its own: what the crashing program of `g19` runs.
#[test]
fn g19_crashing_program() {
    let Some(folder) = std::env::var_os("MLQ_TEST_CRASH").map(PathBuf::from) else {
        return;
    };
    let reports = CrashReports::new(Some(folder));
    reports.install();
    let mut game = dealt(3);
    play_until(&mut game, 3, |game| game.timeline.moves().len() == 30);
    reports.playing(Some(Head::of(&game)));
    let view = game.timeline.now().owned_view(Some(Seat::FIRST));
    let thread = std::thread::Builder::new().name("painter".to_owned());
    let painting = thread.spawn(move || panic!("cannot paint {:?}", view.hand));
    assert!(painting.is_ok_and(|painting| painting.join().is_err()));
}

#[test]
fn g19_f06_a_panic_leaves_a_report_with_public_facts_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let status = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "g19_crashing_program"])
        .env("MLQ_TEST_CRASH", folder.path())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    assert!(status.expect("it ran").success());
    let reports = CrashReports::new(Some(folder.path().to_owned()));
    let text = reports.last().expect("a report").text;
    let wanted = [
        "painter",
        "save_crash.rs",
        "cannot paint",
        "\"turn\"",
        env!("CARGO_PKG_VERSION"),
    ];
    for word in wanted {
        assert!(text.contains(word), "{word} is missing in\n{text}");
    }
    let lower = text.to_lowercase();
    for card in Card::ALL {
        assert!(!lower.contains(card.name()), "{}\n{text}", card.name());
    }
    assert!(reports.put_away().is_some_and(|kept| kept.path.is_file()));
    assert_eq!(reports.last(), None);
}

/// The machine's files, but asking about one panics while the switch is on.
struct Panicking(Arc<AtomicBool>);

impl FileSystem for Panicking {
    fn kind(&self, path: &Path) -> io::Result<Option<Kind>> {
        assert!(!self.0.load(Ordering::SeqCst), "the saving thread stumbles");
        RealFiles.kind(path)
    }
    fn read_link(&self, path: &Path) -> io::Result<PathBuf> {
        RealFiles.read_link(path)
    }
    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>> {
        RealFiles.read(path, limit)
    }
    fn create(&self, path: &Path) -> io::Result<Box<dyn Writing>> {
        RealFiles.create(path)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        RealFiles.rename(from, to)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        RealFiles.sync_folder(folder)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        RealFiles.remove(path)
    }
    fn list(&self, folder: &Path, limit: usize) -> io::Result<Vec<OsString>> {
        RealFiles.list(folder, limit)
    }
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        RealFiles.make_folder(folder)
    }
}

#[test]
fn g19_a_panic_of_the_saving_thread_is_noticed_and_it_saves_on() {
    let (folder, switch) = (
        tempfile::tempdir().expect("a folder"),
        Arc::new(AtomicBool::new(false)),
    );
    let files = Arc::new(Panicking(Arc::clone(&switch)));
    let store = Store::over(files, folder.path().to_owned());
    let saver = Saver::new(Arc::new(store), None);
    let ask = || {
        saver.ask(Wish::Autosave(finished(1)));
        assert!(saver.flush(Duration::from_secs(20)));
        saver.status()
    };
    assert_eq!(ask(), Status::Saved);
    switch.store(true, Ordering::SeqCst);
    assert_eq!(ask(), Status::NotSaved);
    switch.store(false, Ordering::SeqCst);
    assert_eq!(ask(), Status::Saved);
    drop(saver.store().resume().game.expect("the last one"));
    let stumbled = saver
        .outcomes()
        .into_iter()
        .filter_map(|outcome| outcome.result.err());
    let stumbled: Vec<StoreError> = stumbled.collect();
    assert!(matches!(&stumbled[..], [StoreError::Inner(words)] if words.contains("stumbles")));
}
