//! Every text people read: both languages alike, none missing, none left over, all drawable.

use fluent_bundle::{FluentBundle, FluentResource};
use skrifa::{FontRef, MetadataProvider};
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

const LANGUAGES: [&str; 2] = ["en", "es"];
const FILES: [&str; 8] = [
    "cards", "rules", "refusals", "log", "ui", "table", "market", "files",
];

/// Keys that code puts together from parts, and so never spells in full.
const BUILT: [&str; 11] = [
    "card-",
    "family-",
    "set-",
    "ruling-",
    "rulings-of-",
    "now-",
    "refusal-",
    "learn-",
    "option-",
    "setup-level-",
    "temperament-",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// One entry of a file: its key, and everything up to the next one.
fn entries(language: &str, file: &str) -> Outcome<Vec<(String, String)>> {
    let path = root().join(format!("assets/text/{language}/{file}.ftl"));
    let source = fs::read_to_string(&path)?;
    let mut entries: Vec<(String, String)> = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let starts = line.starts_with(|first: char| first.is_ascii_alphabetic());
        if let Some((key, text)) = line.split_once(" =").filter(|_| starts) {
            entries.push((key.to_owned(), text.to_owned()));
        } else if let Some((_, text)) = entries.last_mut() {
            text.push('\n');
            text.push_str(line);
        }
    }
    Ok(entries)
}

fn all(language: &str) -> Outcome<BTreeMap<String, String>> {
    let mut all = BTreeMap::new();
    for file in FILES {
        for (key, text) in entries(language, file)? {
            let twice = all.insert(key.clone(), text).is_some();
            assert!(!twice, "{language}: {key} is there twice");
        }
    }
    Ok(all)
}

fn blanks(text: &str) -> BTreeSet<&str> {
    let letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    text.split('$')
        .skip(1)
        .map(|rest| rest.split(|other| !letter(other)).next().unwrap_or(rest))
        .collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) -> Outcome {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sources(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

/// Whether a string literal is written like a key: lower-case words joined by single dashes.
fn like_a_key(literal: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    literal.contains('-') && literal.split('-').all(word)
}

/// The program's sources with their paths. Test modules are left out.
fn program() -> Outcome<Vec<(PathBuf, String)>> {
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files)?;
    let mut program = Vec::new();
    for path in files {
        let source = fs::read_to_string(&path)?;
        let before_tests = source.split("#[cfg(test)]\nmod tests {").next();
        program.push((path, before_tests.unwrap_or_default().to_owned()));
    }
    Ok(program)
}

/// Every string literal of the program, each with its file.
fn literals() -> Outcome<BTreeMap<String, PathBuf>> {
    let mut found = BTreeMap::new();
    for (path, source) in program()? {
        for literal in source.split('"') {
            found.insert(literal.to_owned(), path.clone());
        }
    }
    Ok(found)
}

/// Keys whose blanks are filled right where they are used, each with the names of those blanks.
fn filled(source: &str) -> Vec<(&str, BTreeSet<&str>)> {
    let mut found = Vec::new();
    for (_, rest) in source
        .match_indices(".with(")
        .map(|(place, call)| (call, source.get(place + call.len()..).unwrap_or_default()))
    {
        let mut parts = rest.trim_start().splitn(3, '"');
        let (Some(""), Some(key), Some(rest)) = (parts.next(), parts.next(), parts.next()) else {
            continue;
        };
        let list = rest.trim_start().strip_prefix(',').map(str::trim_start);
        let Some(list) = list.and_then(|list| list.strip_prefix("&[")) else {
            continue;
        };
        let mut depth = 1_u32;
        let end = list.find(|letter| {
            depth += u32::from(letter == '[');
            depth -= u32::from(letter == ']');
            depth == 0
        });
        let list = list.get(..end.unwrap_or(list.len())).unwrap_or_default();
        // `("name", value)`, however it is laid out.
        let names = list.split('(').filter_map(|part| {
            let name = part.trim_start().strip_prefix('"')?;
            let (name, after) = name.split_once('"')?;
            after.trim_start().starts_with(',').then_some(name)
        });
        found.push((key, names.collect()));
    }
    found
}

#[test]
fn both_languages_have_the_same_keys_and_blanks() -> Outcome {
    let (english, spanish) = (all("en")?, all("es")?);
    let keys = |texts: &BTreeMap<String, String>| texts.keys().cloned().collect::<BTreeSet<_>>();
    let apart: Vec<_> = keys(&english)
        .symmetric_difference(&keys(&spanish))
        .cloned()
        .collect();
    assert_eq!(apart, Vec::<String>::new(), "only in one language");
    for (key, text) in &english {
        let other = &spanish[key];
        assert_eq!(blanks(text), blanks(other), "the blanks of {key}");
    }
    Ok(())
}

#[test]
fn every_file_is_read_without_a_fault() -> Outcome {
    for language in LANGUAGES {
        let mut bundle: FluentBundle<FluentResource> = FluentBundle::new(vec![language.parse()?]);
        for file in FILES {
            let path = root().join(format!("assets/text/{language}/{file}.ftl"));
            let resource = FluentResource::try_new(fs::read_to_string(&path)?);
            let resource =
                resource.map_err(|(_, faults)| format!("{language} {file}: {faults:?}"))?;
            let added = bundle.add_resource(resource);
            added.map_err(|faults| format!("{language} {file}: {faults:?}"))?;
        }
    }
    Ok(())
}

/// A literal that looks like a key and begins like one must be one: nobody reads `«title-new-gmae»`.
#[test]
fn every_key_used_exists() -> Outcome {
    let texts = all("en")?;
    let first = |key: &str| key.split('-').next().unwrap_or_default().to_owned();
    let screens: BTreeSet<String> = texts.keys().map(|key| first(key)).collect();
    let mut missing = BTreeMap::new();
    for (literal, path) in literals()? {
        let key = like_a_key(&literal) && screens.contains(&first(&literal));
        if key && !texts.contains_key(&literal) {
            missing.insert(literal, path);
        }
    }
    assert!(
        missing.is_empty(),
        "no text of that key (name ids that are no texts with underscores): {missing:#?}"
    );
    Ok(())
}

#[test]
fn every_text_is_used() -> Outcome {
    let literals = literals()?;
    let unused: Vec<String> = all("en")?
        .into_keys()
        .filter(|key| !BUILT.iter().any(|prefix| key.starts_with(prefix)))
        .filter(|key| !literals.contains_key(key))
        .collect();
    assert_eq!(unused, Vec::<String>::new());
    Ok(())
}

/// What a text leaves blank, the program fills; and it fills nothing that is not there.
#[test]
fn every_blank_is_filled() -> Outcome {
    let texts = all("en")?;
    let mut seen = 0;
    for (path, source) in program()? {
        for (key, names) in filled(&source) {
            let Some(text) = texts.get(key) else {
                continue;
            };
            seen += 1;
            let left: Vec<_> = blanks(text).difference(&names).copied().collect();
            let file = path.display();
            assert!(left.is_empty(), "{file}: {key} is left with {left:?}");
        }
    }
    assert!(seen > 40, "only {seen} uses were found");
    Ok(())
}

#[test]
fn a_blank_left_open_is_found() {
    let source = r#"texts.with(
        "log-drew", &[("name", [name].concat().into()), ("count", 2.into())]) + texts.get("x")"#;
    let expected = BTreeSet::from(["name", "count"]);
    assert_eq!(filled(source), [("log-drew", expected)]);
}

/// Two fonts must draw every letter: the text face, and the display face with its fall-back.
#[test]
fn the_shipped_fonts_have_every_letter() -> Outcome {
    let font = |name: &str| fs::read(root().join("assets/fonts").join(name));
    let text = font("atkinson-hyperlegible-latin-400-normal.ttf")?;
    let bold = font("atkinson-hyperlegible-latin-700-normal.ttf")?;
    let faces = [FontRef::new(&text)?, FontRef::new(&bold)?];
    for language in LANGUAGES {
        for (key, text) in all(language)? {
            for letter in text.chars().filter(|letter| *letter != '\n') {
                for face in &faces {
                    let drawn = face.charmap().map(letter).is_some();
                    assert!(drawn, "{language} {key}: no font draws {letter:?}");
                }
            }
        }
    }
    Ok(())
}

/// Amounts stay whole: no line may break between a number and its €.
#[test]
fn spanish_amounts_do_not_part() -> Outcome {
    for (key, text) in all("es")? {
        for (place, _) in text.match_indices('€') {
            let before = text.get(..place).unwrap_or_default();
            assert!(
                !before.ends_with(' ') || before.ends_with("más "),
                "{key}: {text}"
            );
        }
    }
    Ok(())
}
