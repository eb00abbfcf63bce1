//! `mlq-lab open`: saves from the command line.

use me_lo_quitan::record::{Record, report};
use me_lo_quitan::save::load_file;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn open(words: &[&str], file: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_mlq-lab"))
        .arg("open")
        .args(words)
        .arg(file)
        .output()
        .expect("the lab starts")
}

fn saves(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).expect("a folder").flatten();
    let is_save = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "mlqm");
    entries.map(|entry| entry.path()).filter(is_save).collect()
}

#[test]
fn a_save_is_checked_and_summed_up_without_a_hand() {
    for file in saves("saves") {
        let output = open(&[], &file);
        assert!(output.status.success(), "{}", file.display());
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let head: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let game = load_file(&file).expect("a save").game;
        assert_eq!(head["turn"], game.timeline.now().table().turn);
        assert!(!text.contains("hand") && !text.contains("socks"));
    }
}

#[test]
fn the_record_of_a_save_leads_to_the_same_table() {
    for file in saves("saves") {
        let output = open(&["--record"], &file);
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let record = Record::from_json(&text).expect("a record");
        let game = load_file(&file).expect("a save").game;
        let replayed = record.replay().expect("a legal game");
        assert_eq!(report(replayed.now()), report(game.timeline.now()));
    }
}

#[test]
fn a_damaged_save_is_named_with_what_is_whole_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let cut = folder.path().join("cut.mlqm");
    let bytes = std::fs::read(saves("saves").remove(0)).expect("a save");
    std::fs::write(&cut, &bytes[..bytes.len() - 8]).expect("written");
    let output = open(&[], &cut);
    let line = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        line.contains("its end is missing") && line.contains("whole up to turn"),
        "{line}"
    );
    assert!(output.stdout.is_empty());
    let none = open(&[], &folder.path().join("none.mlqm"));
    assert_eq!(none.status.code(), Some(1));
}
