//! Whole games by chance: nothing is lost, nobody gets stuck, everything happens.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand_chacha::ChaCha12Rng;
use serde_json::Value;

use super::begin;
use super::oracle::{Game, random_move, random_opening, recount};

/// A deck by chance may leave everybody with seven cards that can't be played, so that they exchange for ever: such a
/// game is left after this many moves.
const PATIENCE: usize = 3000;

/// The cards a report shows, sorted; those of the draw pile and a Cousin that waits for its answer are hidden.
fn shown(report: &Value) -> usize {
    let long = |list: &Value| list.as_array().map_or(0, Vec::len);
    let mut cards = 0;
    for stall in report["stalls"].as_array().into_iter().flatten() {
        cards += long(stall);
    }
    cards += long(&report["box"]);
    for player in report["players"].as_array().into_iter().flatten() {
        cards += long(&player["hand"]) + usize::from(player["motorbike"] == true);
        for set in player["sets"].as_array().into_iter().flatten() {
            cards += long(&set["cards"]) + usize::from(set["license"] == true);
            cards += usize::from(!set["cousin"].is_null());
        }
    }
    cards
}

/// What must be true of every state.
fn check(game: &Game, report: &Value, legal: &[Value], cards: usize, players: usize) {
    let over = report["over"] == true;
    assert_eq!(legal.is_empty(), over, "stuck: {report}");
    let deck_left =
        usize::try_from(report["deck_left"].as_u64().expect("a number")).expect("small");
    let waiting = usize::from(report["phase"] == "answer");
    assert_eq!(
        shown(report) + deck_left + waiting,
        cards + players,
        "cards and Motorbikes: {report}"
    );
    recount(report).expect("the second scorer agrees");

    let mut movers: Vec<usize> = Vec::new();
    for mv in legal {
        movers.push(usize::try_from(mv["player"].as_u64().expect("a seat")).expect("small"));
    }
    movers.sort_unstable();
    movers.dedup();
    assert_eq!(movers, game.to_move(), "exactly those to move have moves");
    for player in report["players"].as_array().expect("players") {
        let hand = player["hand"].as_array().map_or(0, Vec::len);
        let choosing = report["phase"] == "discard" && report["active"] == player["seat"];
        assert!(hand <= 7 + usize::from(choosing), "hand limit: {report}");
        let sets = player["sets"].as_array().map_or(0, Vec::len);
        let mid_action = report["phase"] == "extra" || report["phase"] == "answer";
        assert!(sets < 5 || over || mid_action, "R24: {report}");
        assert!(sets <= 6, "a sixth at the most: {report}");
    }
}

fn no_duplicates(legal: &[Value]) {
    let mut spelt: Vec<String> = legal.iter().map(Value::to_string).collect();
    spelt.sort_unstable();
    assert!(
        spelt.windows(2).all(|pair| pair[0] != pair[1]),
        "a move is listed twice"
    );
}

#[test]
fn three_hundred_games_lose_no_card_and_nobody_gets_stuck() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..300 {
        let mut rng = ChaCha12Rng::seed_from_u64(seed);
        let record = random_opening(&mut rng);
        let mut game = begin(&record);
        let players = record["players"].as_array().map_or(0, Vec::len);
        let cards = game.all_cards();
        let mut ended = String::from("given up");
        for _ in 0..PATIENCE {
            let legal = game.legal();
            let report = game.report();
            check(&game, &report, &legal, cards.len(), players);
            no_duplicates(&legal);
            assert_eq!(game.all_cards(), cards, "the very same cards");
            let Some(mv) = random_move(&legal, &mut rng) else {
                ended = format!("ended by {}", report["ended_by"]);
                break;
            };
            *seen.entry(format!("move {}", mv["move"])).or_default() += 1;
            if mv["move"] == "salazar" {
                *seen
                    .entry(format!("extra {}", mv["effect"]["move"]))
                    .or_default() += 1;
            }
            game.play(&mv).expect("it was listed");
        }
        *seen.entry(ended).or_default() += 1;
    }
    for name in [
        "motorbike",
        "draw",
        "exchange",
        "discard",
        "sell",
        "license",
        "cousin_double",
        "cousin_steal",
        "police",
        "van",
        "pass",
        "salazar",
        "decline",
        "aunt",
    ] {
        assert!(
            seen.contains_key(&format!("move \"{name}\"")),
            "{name} never happened: {seen:#?}"
        );
    }
    for name in ["license", "cousin_double", "cousin_steal", "police", "van"] {
        assert!(
            seen.contains_key(&format!("extra \"{name}\"")),
            "extra {name} never happened: {seen:#?}"
        );
    }
    for end in ["five_sets", "deck", "both"] {
        assert!(
            seen.contains_key(&format!("ended by \"{end}\"")),
            "no end by {end}: {seen:#?}"
        );
    }
    println!("{seen:#?}");
}
