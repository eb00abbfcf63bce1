//! Who may name the secrets.

use super::{faults, guard};
use crate::source::Source;

/// The whole truth is for records and saves; everybody else gets a view.
fn laid_open_elsewhere(source: &Source) -> Vec<String> {
    const PLACES: [&str; 3] = ["rules", "record", "save"];
    if PLACES.contains(&source.floor()) {
        return Vec::new();
    }
    named(source, &["lay_open"])
        .into_iter()
        .map(|name| source.fault(&name, &format!("“{name}” shows every hand (R29)")))
        .collect()
}

/// Screens and their parts draw from a seat's view, never from the state.
fn states_on_screen(source: &Source) -> Vec<String> {
    let screen =
        source.path.starts_with("src/ui/screens") || source.path.starts_with("src/ui/parts");
    if !screen {
        return Vec::new();
    }
    named(source, &["GameState", "Timeline", "Deal", "lay_open"])
        .into_iter()
        .map(|name| {
            source.fault(
                &name,
                &format!("a screen must not hold “{name}”, only a view"),
            )
        })
        .collect()
}

fn named(source: &Source, words: &[&str]) -> Vec<String> {
    let names = source.identifiers().into_iter();
    names
        .filter(|name| words.contains(&name.as_str()))
        .collect()
}

#[test]
fn hands_are_laid_open_for_records_and_saves_alone() {
    guard(laid_open_elsewhere);
    let broken = |path| {
        faults(
            laid_open_elsewhere,
            path,
            "fn f(s: &GameState) { s.lay_open(); }",
        )
        .len()
    };
    assert_eq!(broken("src/ui/app.rs"), 1);
    assert_eq!(broken("src/bots/plain.rs"), 1);
    assert_eq!(broken("src/play/session/mod.rs"), 1);
    assert_eq!(broken("src/record/report.rs"), 0);
    assert_eq!(broken("src/save/fingerprint.rs"), 0);
}

#[test]
fn screens_see_views_only() {
    guard(states_on_screen);
    let broken = |path| faults(states_on_screen, path, "use crate::rules::GameState;").len();
    assert_eq!(broken("src/ui/screens/table.rs"), 1);
    assert_eq!(broken("src/ui/parts/hand.rs"), 1);
    assert_eq!(broken("src/ui/runner.rs"), 0);
}
