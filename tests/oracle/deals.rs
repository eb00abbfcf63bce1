//! Openings for tests: stacked ones, and odd ones by chance.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha12Rng;
use serde_json::{Value, json};

use super::cards::{Card, Family};

/// The opening of a record in which each hand, the stalls and the draw pile (top first) are as given; seat 0 starts. Every
/// text is a list of kinds with spaces between, and `socks*3` means three of them.
pub fn stacked(families: &[&str], hands: &[&str], stalls: &str, pile: &str) -> Value {
    let mut deck: Vec<String> = Vec::new();
    for hand in hands {
        let hand = kinds(hand);
        assert_eq!(hand.len(), 5, "five cards are dealt to each");
        deck.extend(hand);
    }
    let stalls = kinds(stalls);
    assert_eq!(stalls.len(), 3, "one card lies on each stall");
    deck.extend(stalls);
    deck.extend(kinds(pile));
    opening(
        families,
        0,
        json!({"discounts": "all", "aunt": "steal"}),
        &deck,
    )
}

fn kinds(text: &str) -> Vec<String> {
    let mut list = Vec::new();
    for word in text.split_whitespace() {
        let (kind, copies) = word.split_once('*').unwrap_or((word, "1"));
        let copies: usize = copies.parse().expect("a number after the *");
        list.extend(vec![kind.to_owned(); copies]);
    }
    list
}

/// Puts a record's opening together; the deck option is counted from the deck.
fn opening(families: &[&str], start: usize, mut options: Value, deck: &[String]) -> Value {
    options["deck"] = json!({});
    for card in Card::ALL {
        let copies = deck.iter().filter(|name| *name == card.name()).count();
        options["deck"][card.name()] = json!(copies);
    }
    let players: Vec<String> = (1..=families.len())
        .map(|number| format!("P{number}"))
        .collect();
    json!({
        "format": "mlq-record-1",
        "players": players,
        "families": families,
        "start": start,
        "options": options,
        "deck": deck,
        "moves": [],
    })
}

/// Any opening: two to five players, either way of each option, and one of several kinds of deck — the standard one, one
/// with counts by chance (kinds that are missing altogether included), a very small one, one full of effects.
pub fn random_opening(rng: &mut ChaCha12Rng) -> Value {
    let players: usize = rng.random_range(2..=5);
    let mut families = Family::ALL.map(Family::name).to_vec();
    families.shuffle(rng);
    families.truncate(players);
    let smallest = 5 * players + 4;
    let style = rng.random_range(0..4);
    let mut deck: Vec<String> = Vec::new();
    for card in Card::ALL {
        let product = Card::PRODUCTS.contains(&card);
        let copies = match style {
            0 => card.standard_copies(),
            1 | 2 => rng.random_range(0..=12),
            _ if product => rng.random_range(0..=8),
            _ => rng.random_range(2..=12),
        };
        deck.extend(vec![card.name().to_owned(); copies]);
    }
    while deck.len() < smallest {
        deck.push(
            (*Card::ALL.choose(rng).expect("there are cards"))
                .name()
                .to_owned(),
        );
    }
    deck.shuffle(rng);
    if style == 2 {
        deck.truncate(smallest + rng.random_range(0..12));
    }
    let discounts = *["all", "rivals"].choose(rng).expect("two ways");
    let aunt = *["steal", "any"].choose(rng).expect("two ways");
    let start = rng.random_range(0..players);
    opening(
        &families,
        start,
        json!({"discounts": discounts, "aunt": aunt}),
        &deck,
    )
}

/// One of the legal moves: first its name by chance, then one of that name, so that the thousands of exchanges of the
/// Reyes do not crowd out the rest. `None` if nothing is legal.
pub fn random_move(legal: &[Value], rng: &mut ChaCha12Rng) -> Option<Value> {
    let mut names: Vec<&str> = legal.iter().filter_map(|mv| mv["move"].as_str()).collect();
    names.sort_unstable();
    names.dedup();
    let name = *names.choose(rng)?;
    let of_that_name: Vec<&Value> = legal.iter().filter(|mv| mv["move"] == name).collect();
    of_that_name.choose(rng).map(|mv| (*mv).clone())
}
