//! From the opening of a record to the dealt table.

use serde_json::Value;

use super::cards::{Card, Family, count};
use super::table::{Game, Options, Phase, Seat};

impl Game {
    /// Reads the opening of a `mlq-record-1` and deals. `moves` and `final` are not looked at.
    ///
    /// # Errors
    /// Says which part of the opening is missing or impossible.
    pub fn from_record(record: &Value) -> Result<Game, String> {
        if record["format"] != "mlq-record-1" {
            return Err("`format` is not mlq-record-1".to_owned());
        }
        let players = strings(&record["players"], "players")?;
        let families = families(&record["families"])?;
        // R1: two to five, one family each.
        if !(2..=5).contains(&players.len()) || families.len() != players.len() {
            return Err("two to five `players`, with as many `families`".to_owned());
        }
        let start = record["start"]
            .as_u64()
            .and_then(|seat| usize::try_from(seat).ok());
        let start = start
            .filter(|seat| *seat < players.len())
            .ok_or("`start` is no seat")?;
        let mut deck = cards(&record["deck"])?;
        check_counts(&record["options"]["deck"], &deck)?;
        // R2: five cards each, three for the stalls, one to draw.
        if deck.len() < 5 * players.len() + 4 {
            return Err(format!(
                "{} cards can't be dealt to {} players",
                deck.len(),
                players.len()
            ));
        }
        let options = options(&record["options"])?;
        let aunts_of_the_deck = count(&deck, Card::Aunt);

        let mut seats = Vec::new();
        for family in families {
            let hand = deck.drain(..5).collect();
            seats.push(Seat {
                family,
                hand,
                motorbike: true,
                sets: Vec::new(),
            });
        }
        // R4: one card each, whatever it is.
        let stalls = [
            vec![deck.remove(0)],
            vec![deck.remove(0)],
            vec![deck.remove(0)],
        ];
        Ok(Game {
            seats,
            options,
            deck,
            stalls,
            out: Vec::new(),
            active: start,
            phase: Phase::Start,
            turns: 1,
            next_id: 1,
            aunts_of_the_deck,
        })
    }
}

/// A list of strings.
fn strings(value: &Value, what: &str) -> Result<Vec<String>, String> {
    let list = value.as_array().ok_or(format!("`{what}` is no list"))?;
    list.iter()
        .map(|item| {
            item.as_str()
                .map(str::to_owned)
                .ok_or(format!("{item} in `{what}` is no string"))
        })
        .collect()
}

/// The families, all different.
fn families(value: &Value) -> Result<Vec<Family>, String> {
    let mut families = Vec::new();
    for name in strings(value, "families")? {
        let family = Family::from_name(&name).ok_or(format!("no family is called {name}"))?;
        if families.contains(&family) {
            return Err(format!("two players of the family {name}"));
        }
        families.push(family);
    }
    Ok(families)
}

/// The shuffled deck, top card first.
fn cards(value: &Value) -> Result<Vec<Card>, String> {
    strings(value, "deck")?
        .iter()
        .map(|name| Card::from_name(name).ok_or(format!("no card of the deck is called {name}")))
        .collect()
}

/// The deck holds what its counts say (O1).
fn check_counts(counts: &Value, deck: &[Card]) -> Result<(), String> {
    if let Some(counts) = counts.as_object()
        && let Some(name) = counts.keys().find(|name| Card::from_name(name).is_none())
    {
        return Err(format!(
            "the deck option names {name}, which is no card of the deck"
        ));
    }
    for card in Card::ALL {
        let said = if counts.is_null() {
            card.standard_copies() as u64
        } else if counts[card.name()].is_null() {
            0
        } else {
            counts[card.name()]
                .as_u64()
                .ok_or(format!("the count of {} is no number", card.name()))?
        };
        let found = count(deck, card) as u64;
        if said != found {
            return Err(format!(
                "{found} {} in the deck where {said} are said",
                card.name()
            ));
        }
    }
    Ok(())
}

/// The options of the table; what is left out is the rulings' own choice.
fn options(value: &Value) -> Result<Options, String> {
    let discounts_rivals_only = match &value["discounts"] {
        Value::Null => false,
        Value::String(word) if word == "all" => false,
        Value::String(word) if word == "rivals" => true,
        other => return Err(format!("the option discounts can't be {other}")),
    };
    let aunt_answers_double = match &value["aunt"] {
        Value::Null => false,
        Value::String(word) if word == "steal" => false,
        Value::String(word) if word == "any" => true,
        other => return Err(format!("the option aunt can't be {other}")),
    };
    Ok(Options {
        discounts_rivals_only,
        aunt_answers_double,
    })
}
