//! What a crash leaves behind: a report without any hidden card, found at the next start (G19, F6).

use super::head::Head;
use crate::rules::Card;
use std::fmt::Write as _;
use std::fs;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

const START: &str = "crash-";
/// Before the name of a report that people have been told of.
const OLD: &str = "old-";
const END: &str = ".txt";
/// Reports kept; more are not written.
const MAX_REPORTS: usize = 20;
/// Most bytes of a panic's own words that a report repeats.
const MAX_MESSAGE: usize = 2_000;

/// A report that a crash left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The file.
    pub path: PathBuf,
    /// What it says: the program's version, place and words of the panic, and public facts of the game.
    pub text: String,
}

/// Writes a report when the program panics.
#[derive(Clone, Debug, Default)]
pub struct CrashReports {
    folder: Option<PathBuf>,
    /// The public facts of the game in play.
    head: Arc<Mutex<Option<Head>>>,
}

impl CrashReports {
    /// Reports into that folder.
    #[must_use]
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self {
            folder,
            head: Arc::default(),
        }
    }

    /// Says which game is in play, in public facts.
    pub fn playing(&self, head: Option<Head>) {
        if let Ok(mut known) = self.head.lock() {
            *known = head;
        }
    }

    /// Writes a report at each panic of any thread, before whatever was done at panics so far.
    pub fn install(&self) {
        let (reports, before) = (self.clone(), panic::take_hook());
        panic::set_hook(Box::new(move |info| {
            reports.panicked(info);
            before(info);
        }));
    }

    fn panicked(&self, info: &PanicHookInfo<'_>) {
        let words = info.payload_as_str().unwrap_or("(no words)");
        let place = info.location().map(ToString::to_string);
        // A lock held by the panicking thread itself must not block the report.
        let head = self.head.try_lock().ok().and_then(|head| head.clone());
        let thread = std::thread::current().name().unwrap_or("?").to_owned();
        let text = report(
            words,
            place.as_deref().unwrap_or("?"),
            &thread,
            head.as_ref(),
        );
        let _ = self.write(&text);
    }

    /// Writes a report, if there are not too many already. Plainly and without locks: this runs in a
    /// program that is ending.
    fn write(&self, text: &str) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        let reports = self.find();
        if reports.len() >= MAX_REPORTS {
            return None;
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let seconds = since.map_or(0, |since| since.as_secs());
        let process = std::process::id();
        let name = format!("{START}{seconds}-{process}-{}{END}", reports.len());
        let path = folder.join(name);
        fs::create_dir_all(folder).ok()?;
        fs::write(&path, text).ok()?;
        Some(path)
    }

    fn find(&self) -> Vec<PathBuf> {
        self.found("")
    }

    /// Reports whose names begin with that before their usual beginning, the oldest first.
    fn found(&self, before: &str) -> Vec<PathBuf> {
        let Some(folder) = &self.folder else {
            return Vec::new();
        };
        let names = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> = names
            .map(|entry| entry.path())
            .filter(|path| is_report(path, before))
            .collect();
        paths.sort();
        paths
    }

    /// The newest report not yet put away.
    #[must_use]
    pub fn last(&self) -> Option<Report> {
        let path = self.find().pop()?;
        let text = fs::read_to_string(&path).ok()?;
        Some(Report { path, text })
    }

    /// Gives all reports a name under which they are not offered again, and takes those away that
    /// were put away before. Gives the newest as it lies now.
    pub fn put_away(&self) -> Option<Report> {
        let newest = self.last()?;
        for old in self.found(OLD) {
            let _ = fs::remove_file(old);
        }
        let mut kept = newest.path.clone();
        for path in self.find() {
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
                continue;
            };
            let away = path.with_file_name(format!("{OLD}{name}"));
            // One that can't be renamed is offered again: a nuisance, no harm.
            if fs::rename(&path, &away).is_ok() && path == newest.path {
                kept = away;
            }
        }
        Some(Report {
            path: kept,
            ..newest
        })
    }
}

fn is_report(path: &Path, before: &str) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    let name = name.and_then(|name| name.strip_prefix(before));
    let small =
        || fs::symlink_metadata(path).is_ok_and(|facts| facts.is_file() && facts.len() < 65_536);
    name.is_some_and(|name| name.starts_with(START) && name.ends_with(END)) && small()
}

/// The words of a report.
fn report(words: &str, place: &str, thread: &str, head: Option<&Head>) -> String {
    let mut text = format!(
        "Me lo quitan de las manos {} stopped by mistake.\nSystem: {} {}\nThread: {thread}\nPlace: {place}\nWords: {}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        without_cards(words),
    );
    if let Some(head) = head {
        let json = serde_json::to_string_pretty(head).unwrap_or_default();
        // Writing to a `String` can't fail.
        let _ = write!(
            text,
            "The game, as everybody at the table sees it:\n{json}\n"
        );
    }
    text
}

/// A panic's words may quote a hand; every card's name is struck out, in either spelling.
fn without_cards(words: &str) -> String {
    let mut end = words.len().min(MAX_MESSAGE);
    while !words.is_char_boundary(end) {
        end -= 1;
    }
    let mut text = words[..end].to_owned();
    for card in Card::ALL {
        for name in [card.name().to_owned(), format!("{card:?}")] {
            text = strike(&text, &name);
        }
    }
    text
}

/// Strikes out a word, whatever its case.
fn strike(text: &str, word: &str) -> String {
    let (lower, word) = (text.to_ascii_lowercase(), word.to_ascii_lowercase());
    let mut kept = String::with_capacity(text.len());
    let mut from = 0;
    while let Some(at) = lower[from..].find(&word) {
        kept.push_str(&text[from..from + at]);
        kept.push_str("[card]");
        from += at + word.len();
    }
    kept.push_str(&text[from..]);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f06_a_report_names_no_card() {
        let words = "assertion failed: Hand [Socks, TShirt] == [watermelon, Charo] at ñ";
        let text = report(words, "src/x.rs:1:2", "main", None);
        for card in Card::ALL {
            let lower = text.to_lowercase();
            assert!(!lower.contains(card.name()), "{text}");
        }
        assert!(text.contains("src/x.rs:1:2") && text.contains("at ñ"));
        assert_eq!(without_cards(&"ñ".repeat(5_000)).len(), MAX_MESSAGE);
    }

    #[test]
    fn g19_a_report_is_found_at_the_next_start() {
        let folder = tempfile::tempdir().expect("a folder");
        let reports = CrashReports::new(Some(folder.path().to_owned()));
        assert_eq!(reports.last(), None);
        let path = reports.write("words").expect("written");
        let found = reports.last().expect("a report");
        assert_eq!((found.path, found.text.as_str()), (path, "words"));
        for _ in 0..MAX_REPORTS * 2 {
            let _ = reports.write("more");
        }
        assert_eq!(reports.find().len(), MAX_REPORTS);
        let newest = reports.last().expect("a report");
        let kept = reports.put_away().expect("the newest");
        assert_eq!(kept.text, newest.text);
        assert!(kept.path.is_file(), "people are told where it lies");
        assert_eq!(reports.last(), None);
        assert_eq!(reports.found(OLD).len(), MAX_REPORTS);
        // The next time only the new ones are kept.
        reports.write("again").expect("written");
        assert!(reports.put_away().is_some_and(|kept| kept.text == "again"));
        assert_eq!(reports.found(OLD).len(), 1);
        assert_eq!(reports.put_away(), None);
    }
}
