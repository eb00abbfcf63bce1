//! Every ruling, played: at least one test that allows and one that refuses, named after it.
//!
//! A test of ruling R7 is called `r07_allows_…` or `r07_refuses_…`; the first test below counts them.
//! Where a ruling forbids no move (R14, R25 to R28) its refusing test shows what must not happen.

mod common;

#[path = "rulings/r01_set_up.rs"]
mod r01_set_up;
#[path = "rulings/r05_draw_phase.rs"]
mod r05_draw_phase;
#[path = "rulings/r08_exchange.rs"]
mod r08_exchange;
#[path = "rulings/r11_sets.rs"]
mod r11_sets;
#[path = "rulings/r13_discounts.rs"]
mod r13_discounts;
#[path = "rulings/r15_effects.rs"]
mod r15_effects;
#[path = "rulings/r15_matrix.rs"]
mod r15_matrix;
#[path = "rulings/r19_aunt.rs"]
mod r19_aunt;
#[path = "rulings/r21_van.rs"]
mod r21_van;
#[path = "rulings/r22_salazar.rs"]
mod r22_salazar;
#[path = "rulings/r23_end.rs"]
mod r23_end;
#[path = "rulings/r25_scoring.rs"]
mod r25_scoring;
#[path = "rulings/r29_public.rs"]
mod r29_public;

use std::fs;
use std::path::Path;

const RULINGS: std::ops::RangeInclusive<u8> = 1..=29;

/// The names of the test functions in this folder, read from the sources themselves.
fn test_names() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulings");
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).expect("tests/rulings") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(path).expect("a source");
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if line.trim() == "#[test]" {
                let next = lines.next().unwrap_or_default().trim();
                let name = next
                    .strip_prefix("fn ")
                    .and_then(|rest| rest.split('(').next());
                names.push(name.expect("a function after #[test]").to_owned());
            }
        }
    }
    names
}

#[test]
fn every_ruling_has_a_test_that_allows_and_one_that_refuses() {
    let names = test_names();
    let missing: Vec<String> = RULINGS
        .flat_map(|ruling| ["allows", "refuses"].map(|verb| format!("r{ruling:02}_{verb}_")))
        .filter(|prefix| !names.iter().any(|name| name.starts_with(prefix)))
        .collect();
    assert!(missing.is_empty(), "rulings without a test: {missing:?}");
}

#[test]
fn every_test_here_is_named_after_a_ruling() {
    let prefixes: Vec<String> = RULINGS
        .flat_map(|ruling| ["allows", "refuses"].map(|verb| format!("r{ruling:02}_{verb}_")))
        .collect();
    let strangers: Vec<String> = test_names()
        .into_iter()
        .filter(|name| !prefixes.iter().any(|prefix| name.starts_with(prefix)))
        .collect();
    assert!(strangers.is_empty(), "named after no ruling: {strangers:?}");
}
