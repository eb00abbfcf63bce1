//! Games that nothing forces to end, and lines of notation that nobody would write.

use crate::universe::Universe;
use crate::worlds::{DeckStyle, world};
use me_lo_quitan::play::Timeline;
use me_lo_quitan::rules::{GameState, Move};
use rand::RngExt;
use rand::seq::IndexedRandom;

/// Exchanges and passes for ever: a hand full of Aunts fits nothing.
#[test]
fn d13_ten_thousand_turns_of_exchanges_alone_go_on_as_the_first() {
    let number = (0..1_000).find(|&number| world(number).style == DeckStyle::OnlyAunts);
    let deal = world(number.expect("a deck of Aunts alone")).deal;
    let mut timeline = Timeline::new(deal).expect("a sound deal");
    let moves: [Move; 3] = ["take 0", "give aunt 0", "pass"].map(|line| line.parse().expect(line));
    for turn in 0..10_000_u32 {
        for mv in moves {
            let seat = timeline.now().table().active;
            timeline
                .push(seat, mv, &mut |_, _| ())
                .expect("always the same turn");
        }
        assert_eq!(timeline.now().table().turn, turn + 2);
    }
    let table = timeline.now().table();
    assert_eq!(timeline.moves().len(), 30_000);
    assert!(table.stalls.iter().all(|stall| stall.size == 1));
    assert!(timeline.at(15_000) != *timeline.now());
    assert!(
        timeline.undo().is_some(),
        "the last pass can still be taken back"
    );
}

#[test]
fn every_conceivable_move_reads_back_from_its_line() {
    let state = GameState::new(&world(0).deal).expect("a sound deal");
    for mv in Universe::new().at(&state) {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
}

#[test]
fn any_line_is_a_move_or_a_readable_error() {
    const WORDS: [&str; 20] = [
        "draw",
        "take",
        "give",
        "sell",
        "discard",
        "pay",
        "van",
        "self",
        "license",
        "socks",
        "charo",
        "0",
        "2",
        "3",
        "-1",
        "99999999999999999999",
        "four_garments",
        "ñ€\u{202e}",
        "\0",
        "aunt",
    ];
    let mut rng = world(1).rng;
    let (mut read, mut refused) = (0, 0);
    for _ in 0..20_000 {
        let count = rng.random_range(0..6);
        let words: Vec<&str> = (0..count)
            .filter_map(|_| WORDS.choose(&mut rng).copied())
            .collect();
        match words.join(" ").parse::<Move>() {
            Ok(mv) => {
                read += 1;
                assert_eq!(mv.to_string().parse(), Ok(mv));
            }
            Err(error) => {
                refused += 1;
                let text = error.to_string();
                assert!(text.len() < 200 && !text.contains('\0'), "{text:?}");
            }
        }
    }
    assert!(read > 50 && refused > 50, "{read} {refused}");
}
