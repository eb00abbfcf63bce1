//! The rules people read in the game: both languages complete, every number of every ruling in place.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentBundle, FluentResource};

/// Message id to the text a player sees.
type Texts = BTreeMap<String, String>;
type Outcome = Result<(), Box<dyn Error>>;

const LANGUAGES: [&str; 2] = ["en", "es"];
const FILES: [&str; 3] = ["cards.ftl", "rules.ftl", "refusals.ftl"];
const PHASES: [&str; 8] = [
    "start", "discard", "exchange", "action", "price", "extra", "answer", "over",
];

/// The numbers of each ruling R1 to R29, in order; whatever a text adds or loses shows here.
const RULING_NUMBERS: [&[u32]; 29] = [
    &[2, 5],                 // R1 players
    &[1, 3, 5, 110],         // R2 cards to draw, stalls, hand, deck
    &[],                     // R3
    &[1, 3],                 // R4 a card on each stall
    &[1, 3, 4],              // R5 in the deck, drawn, in hand
    &[],                     // R6
    &[1, 2, 7],              // R7 given, drawn, hand limit
    &[1],                    // R8
    &[1, 2],                 // R9
    &[],                     // R10
    &[2, 3, 4, 5, 7, 9],     // R11 sizes, foods, garments, products, types
    &[1],                    // R12
    &[1, 2],                 // R13 Discount a set, € a card
    &[],                     // R14
    &[],                     // R15
    &[],                     // R16
    &[],                     // R17
    &[],                     // R18
    &[1],                    // R19
    &[],                     // R20
    &[3, 5],                 // R21 for the others, for oneself
    &[1, 2],                 // R22
    &[],                     // R23
    &[5, 6],                 // R24
    &[0, 1, 3, 4, 5, 6, 20], // R25 floor, bonuses and sizes, mixed sets
    &[],                     // R26
    &[2],                    // R27
    &[],                     // R28
    &[],                     // R29
];

fn texts(language: &str, file: &str) -> Result<Texts, Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets/text")
        .join(language)
        .join(file);
    let source = fs::read_to_string(&path)?;
    let ids: Vec<String> = source
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id.to_owned())
        .collect();
    let resource = FluentResource::try_new(source)
        .map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))?;
    let mut bundle = FluentBundle::new(vec![language.parse()?]);
    bundle.set_use_isolating(false);
    // An id said twice is refused here.
    bundle
        .add_resource(resource)
        .map_err(|errors| format!("{}: {errors:?}", path.display()))?;
    let mut texts = Texts::new();
    for id in ids {
        let pattern = bundle
            .get_message(&id)
            .and_then(|message| message.value())
            .ok_or_else(|| format!("{}: {id} has no value", path.display()))?;
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, None, &mut errors)
            .into_owned();
        assert!(errors.is_empty(), "{language} {id}: {errors:?}");
        texts.insert(id, text);
    }
    Ok(texts)
}

fn numbers(text: &str) -> Vec<u32> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
        .collect()
}

/// The rulings a text names, as in "(R7)" or "R11, R25".
fn rulings_named(text: &str) -> BTreeSet<u32> {
    text.split('R')
        .skip(1)
        .filter_map(|rest| {
            let end = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            rest.get(..end)?.parse().ok()
        })
        .collect()
}

fn get<'a>(texts: &'a Texts, id: &str) -> Result<&'a str, String> {
    texts
        .get(id)
        .map(String::as_str)
        .ok_or_else(|| format!("no text {id}"))
}

#[test]
fn both_languages_say_the_same_things() -> Outcome {
    for file in FILES {
        let english = texts("en", file)?;
        let spanish = texts("es", file)?;
        let ids = |texts: &Texts| texts.keys().cloned().collect::<Vec<_>>();
        assert_eq!(ids(&english), ids(&spanish), "{file}");
        for (id, text) in &english {
            let (mut here, mut there) = (numbers(text), numbers(&spanish[id]));
            here.sort_unstable();
            there.sort_unstable();
            assert_eq!(here, there, "the numbers of {id} differ between languages");
        }
    }
    Ok(())
}

#[test]
fn every_ruling_keeps_its_numbers() -> Outcome {
    for language in LANGUAGES {
        let rules = texts(language, "rules.ftl")?;
        for (number, expected) in (1..).zip(RULING_NUMBERS) {
            let id = format!("ruling-{number}");
            let found: BTreeSet<u32> = numbers(get(&rules, &id)?).into_iter().collect();
            let expected: BTreeSet<u32> = expected.iter().copied().collect();
            assert_eq!(found, expected, "{language} {id}");
            assert!(!get(&rules, &format!("{id}-title"))?.is_empty());
        }
        assert!(!rules.contains_key("ruling-30"), "{language}");
    }
    Ok(())
}

#[test]
fn every_phase_lists_the_rulings_its_help_names() -> Outcome {
    for language in LANGUAGES {
        let rules = texts(language, "rules.ftl")?;
        for phase in PHASES {
            let help = get(&rules, &format!("now-{phase}"))?;
            let listed: BTreeSet<u32> = numbers(get(&rules, &format!("rulings-of-{phase}"))?)
                .into_iter()
                .collect();
            let named = rulings_named(help);
            assert!(!named.is_empty(), "{language} now-{phase} names no ruling");
            assert!(named.is_subset(&listed), "{language} now-{phase}");
            assert!(
                (2..=4).contains(&help.lines().count()),
                "{language} now-{phase} has a wrong number of lines"
            );
        }
    }
    Ok(())
}

#[test]
fn only_real_rulings_are_named() -> Outcome {
    for language in LANGUAGES {
        for file in FILES {
            for (id, text) in texts(language, file)? {
                let mut named = rulings_named(&text);
                if id.starts_with("rulings-of-") {
                    named.extend(numbers(&text));
                }
                assert!(
                    named.iter().all(|number| (1..=29).contains(number)),
                    "{language} {id}: {named:?}"
                );
                let must_name = id.ends_with("-rulings")
                    || id.starts_with("family-") && id.ends_with("-rule")
                    || id.starts_with("option-") && id.ends_with("-help");
                assert!(!must_name || !named.is_empty(), "{language} {id}");
            }
        }
    }
    Ok(())
}

#[test]
fn short_texts_are_short() -> Outcome {
    for language in LANGUAGES {
        for (id, text) in texts(language, "refusals.ftl")? {
            assert!(text.chars().count() <= 90, "{language} {id}: {text}");
        }
        for (id, text) in texts(language, "cards.ftl")? {
            if id.ends_with("-ability") {
                assert!(text.chars().count() <= 60, "{language} {id}: {text}");
            }
        }
    }
    Ok(())
}

/// Euro signs are glued to their amounts: "€5" in English, "5 €" with a no-break space in Spanish.
#[test]
fn money_is_written_the_way_of_the_language() -> Outcome {
    for file in FILES {
        for (id, text) in texts("es", file)? {
            let characters: Vec<char> = text.chars().collect();
            for two in characters.windows(2) {
                assert!(
                    !matches!(two, ['€', amount] if amount.is_ascii_digit()),
                    "es {id}: the € goes after the amount"
                );
            }
            for three in characters.windows(3) {
                if let [amount, gap, '€'] = three {
                    assert!(
                        !amount.is_ascii_digit() || *gap == '\u{a0}',
                        "es {id}: an amount could part from its €"
                    );
                }
            }
        }
        for (id, text) in texts("en", file)? {
            let characters: Vec<char> = text.chars().collect();
            for two in characters.windows(2) {
                assert!(
                    !matches!(two, [amount, '€'] if amount.is_ascii_digit()),
                    "en {id}: the € goes before the amount"
                );
            }
        }
    }
    Ok(())
}

/// The shipped fonts lack arrows, stars and check marks: keep to what they have.
#[test]
fn only_letters_the_fonts_have() -> Outcome {
    for language in LANGUAGES {
        for file in FILES {
            for (id, text) in texts(language, file)? {
                for letter in text.chars() {
                    let known = letter.is_ascii()
                        || ('\u{a0}'..='\u{ff}').contains(&letter)
                        || "€×−–".contains(letter);
                    assert!(known, "{language} {id}: {letter:?}");
                }
                if id.ends_with("-title") {
                    assert!(!text.contains('\u{a0}'), "{language} {id}");
                }
            }
        }
    }
    Ok(())
}
