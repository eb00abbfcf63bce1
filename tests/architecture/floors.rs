//! Imports go only downward.

use super::{faults, guard};
use crate::source::Source;

/// Each floor and what it may see beside itself. A new folder in `src` must be given its place here.
const FLOORS: [(&str, &[&str]); 10] = [
    ("rules", &[]),
    ("bots", &["rules"]),
    ("text", &["rules"]),
    ("play", &["rules", "bots", "text"]),
    ("save", &["rules", "bots", "text", "play"]),
    ("record", &["rules", "bots", "text", "play"]),
    // The window and the lab stand side by side on top.
    ("ui", &["rules", "bots", "text", "play", "save", "record"]),
    ("lab", &["rules", "bots", "text", "play", "save", "record"]),
    (
        "main",
        &["rules", "bots", "text", "play", "save", "record", "ui"],
    ),
    (
        "bin",
        &["rules", "bots", "text", "play", "save", "record", "lab"],
    ),
];

/// Crates that only the window may know.
const WINDOW_CRATES: [&str; 6] = ["eframe", "egui", "egui_extras", "resvg", "rfd", "tiny_skia"];

fn against_the_floors(source: &Source) -> Vec<String> {
    let floor = source.floor();
    if floor.is_empty() {
        // lib.rs names the floors and nothing else.
        return Vec::new();
    }
    let Some((_, seen)) = FLOORS.iter().find(|(name, _)| *name == floor) else {
        let what = format!("the floor “{floor}” has no place in tests/architecture/floors.rs");
        return vec![source.fault("use", &what)];
    };
    let allowed = |other: &str| other == floor || seen.contains(&other);
    let known = |name: &str| FLOORS.iter().any(|(floor, _)| *floor == name);
    let ours = source
        .paths()
        .into_iter()
        .filter(|path| path.first().is_some_and(|first| first == "crate"));
    ours.filter_map(|path| {
        let other = path.get(1).map_or("", String::as_str);
        let upward = path.len() == 1 || (known(other) && !allowed(other));
        let what = format!("“{floor}” must not see “{}”", path.join("::"));
        upward.then(|| source.fault(path.last().map_or("use", String::as_str), &what))
    })
    .collect()
}

fn window_crates_outside_the_window(source: &Source) -> Vec<String> {
    if matches!(source.floor(), "ui" | "main") {
        return Vec::new();
    }
    let names = source.identifiers().into_iter();
    names
        .filter(|name| WINDOW_CRATES.contains(&name.as_str()))
        .map(|name| source.fault(&name, &format!("“{name}” belongs to the window")))
        .collect()
}

/// The rules are pure: no clock, no files, no threads, no chance, no output.
fn impure_rules(source: &Source) -> Vec<String> {
    const PATHS: [&str; 8] = [
        "time", "fs", "thread", "net", "env", "process", "io", "sync",
    ];
    const WORDS: [&str; 12] = [
        "rand",
        "rand_chacha",
        "egui",
        "println",
        "eprintln",
        "print",
        "eprint",
        "SystemTime",
        "Instant",
        "HashMap",
        "HashSet",
        "thread_local",
    ];
    if source.floor() != "rules" {
        return Vec::new();
    }
    let paths = source.paths().into_iter().filter(|path| {
        let words: Vec<&str> = path.iter().map(String::as_str).collect();
        matches!(words.as_slice(), ["std" | "core" | "alloc", module, ..] if PATHS.contains(module))
    });
    let paths = paths.map(|path| path.join("::"));
    let words = source
        .identifiers()
        .into_iter()
        .filter(|name| WORDS.contains(&name.as_str()));
    paths
        .chain(words)
        .map(|name| source.fault(&name, &format!("“{name}” does not belong in the rules")))
        .collect()
}

#[test]
fn imports_go_only_downward() {
    guard(against_the_floors);
    let broken = |path, text| !faults(against_the_floors, path, text).is_empty();
    assert!(broken("src/rules/apply.rs", "use crate::play::Seed;"));
    assert!(broken("src/rules/apply.rs", "use super::super::bots::Bot;"));
    assert!(broken("src/rules/mod.rs", "use super::text::word;"));
    assert!(broken(
        "src/bots/plain.rs",
        "fn f() { crate::play::Timeline::new() }"
    ));
    assert!(broken(
        "src/text/log.rs",
        "use crate::{rules::Card, bots::Level};"
    ));
    assert!(broken("src/play/session/mod.rs", "use crate::save::Store;"));
    assert!(broken("src/save/store.rs", "use crate::record::export;"));
    assert!(broken("src/record/play.rs", "use crate::ui::theme;"));
    assert!(broken("src/bin/mlq-lab.rs", "use me_lo_quitan::ui::run;"));
    assert!(broken("src/ui/app.rs", "use crate::lab::play;"));
    assert!(broken("src/cellar/mod.rs", ""));
    assert!(broken("src/rules/apply.rs", "use crate::*;"));
    assert!(!broken(
        "src/ui/app.rs",
        "use crate::{rules::Card, save::Store, play};"
    ));
    assert!(!broken(
        "src/rules/apply.rs",
        "use super::bag::Hand; use std::fmt;"
    ));
}

#[test]
fn only_the_window_knows_its_crates() {
    guard(window_crates_outside_the_window);
    let broken = |path, text| faults(window_crates_outside_the_window, path, text);
    assert_eq!(broken("src/play/curtain.rs", "use egui::Color32;").len(), 1);
    assert_eq!(
        broken("src/save/ask.rs", "fn f() { rfd::FileDialog::new() }").len(),
        1
    );
    assert_eq!(broken("src/ui/app.rs", "use egui::Ui;").len(), 0);
}

#[test]
fn the_rules_are_pure() {
    guard(impure_rules);
    let broken = |text| faults(impure_rules, "src/rules/state.rs", text).len();
    assert_eq!(broken("use std::time::Instant;"), 2);
    assert_eq!(broken("fn f() { std::fs::read(path) }"), 1);
    assert_eq!(broken("use std::{fmt, thread};"), 1);
    assert_eq!(broken("fn f() { println!(\"{}\", 1) }"), 1);
    assert_eq!(broken("use rand::Rng;"), 1);
    assert_eq!(broken("// std::time\nconst WORD: &str = \"rand\";"), 0);
    assert_eq!(
        faults(impure_rules, "src/play/seed.rs", "use rand::Rng;").len(),
        0
    );
}
