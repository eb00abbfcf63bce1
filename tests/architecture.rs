//! The house keeps its shape: this reads every source and fails on an import against the floors, on words that do not
//! belong on a floor, on hands laid open where nobody may see them, on text that belongs in the translation files.
//!
//! Each guard is a function from a source to its faults; beside each, a source made to break it proves that it can fail.

#[path = "architecture/floors.rs"]
mod floors;
#[path = "architecture/secrets.rs"]
mod secrets;
#[path = "architecture/source.rs"]
mod source;
#[path = "architecture/style.rs"]
mod style;
#[path = "architecture/texts.rs"]
mod texts;

use source::{Source, sources};

/// Runs a guard over the program's sources.
fn guard(check: impl Fn(&Source) -> Vec<String>) {
    let all = sources("src");
    assert!(all.len() > 20, "the sources were not found");
    let faults: Vec<String> = all.iter().flat_map(check).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// The faults a guard finds in a made-up source at that place.
fn faults(check: impl Fn(&Source) -> Vec<String>, path: &str, text: &str) -> Vec<String> {
    check(&Source::parse(path, text))
}
