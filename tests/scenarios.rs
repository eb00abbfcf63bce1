//! Scenarios to read: what every seat and an onlooker see, line by line, in `tests/scenarios/*.play`.
//!
//! `UPDATE_SCENARIOS=1 cargo test --test scenarios` writes what is seen anew; look at the difference before keeping it.

mod common;

use common::Script;
use std::fs;
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let entries = fs::read_dir(folder).expect("tests/scenarios");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn every_scenario_is_seen_as_written() {
    let update = std::env::var_os("UPDATE_SCENARIOS").is_some();
    let mut differing = Vec::new();
    let all = files();
    assert!(all.len() >= 6, "the scenarios were not found");
    for path in all {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let written = fs::read_to_string(&path).expect("a scenario");
        let played = Script::read(&written).and_then(|script| script.played());
        let played = played.unwrap_or_else(|error| panic!("{name}: {error}"));
        if update {
            fs::write(&path, played).expect("the scenario is writable");
        } else if played != written {
            let line = played
                .lines()
                .zip(written.lines())
                .position(|(now, then)| now != then);
            let line = line.unwrap_or_else(|| played.lines().count().min(written.lines().count()));
            let at = |text: &str| text.lines().nth(line).unwrap_or("(end)").to_owned();
            differing.push(format!(
                "{name}:{}\n  written: {}\n  now:     {}",
                line + 1,
                at(&written),
                at(&played)
            ));
        }
    }
    assert!(differing.is_empty(), "\n{}", differing.join("\n"));
}

#[test]
fn a_scenario_that_lies_is_found() {
    let head = "seats montoya: thong*5 | reyes: peach*5\nstalls socks*3\ndeck socks*9\n";
    let play =
        |moves: &str| Script::read(&format!("{head}{moves}")).and_then(|script| script.played());
    assert!(play("> 0 draw").is_ok());
    assert!(play("! 0 draw").is_err(), "legal, but written as refused");
    assert!(play("> 1 draw").is_err(), "refused, but written as legal");
    assert!(play("> 0 fly").is_err());
    assert!(play("").is_err(), "nothing is played");
    let secret = play("> 0 draw").expect("played");
    assert!(secret.contains("1, onlooker see: 0 draws a card; 0 draws a card"));
}
