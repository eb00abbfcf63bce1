//! The same seed gives the same game for ever, on every machine and in every process (C1, C2, C5).

use me_lo_quitan::play::{Seed, SetUp, Timeline};
use me_lo_quitan::rules::{
    AuntRule, Card, Deal, DiscountRule, Family, GameState, Move, Options, Seat, legal_moves,
};
use std::path::PathBuf;
use std::process::Command;

/// Pinned deals: seed, players, then what they give.
const GOLDEN: &str = include_str!("deals.txt");
const SEEDS: [u64; 4] = [0, 1, 0x0007_3E21, 0x00FF_FFFF_FFFF];

/// One letter a card, in the order of [`Card::ALL`].
const LETTERS: [char; Card::KINDS] = [
    's', 't', 'u', 'h', 'g', 'p', 'w', 'L', 'C', 'P', 'A', 'V', 'O',
];

fn deal(seed: Seed, players: usize) -> Deal {
    let set_up = SetUp {
        players,
        start: None,
        options: Options::default(),
    };
    set_up.deal(seed).expect("a deal")
}

fn written(seed: Seed, players: usize) -> String {
    let deal = deal(seed, players);
    let families: Vec<&str> = deal.families.iter().map(|family| family.name()).collect();
    let deck: String = deal.deck.iter().map(|card| LETTERS[card.index()]).collect();
    format!(
        "{seed} {} starts {} deck {deck}",
        families.join(" "),
        deal.start.index()
    )
}

#[test]
fn c01_fixed_seeds_give_the_pinned_families_start_and_deck() {
    let mut now = String::from(
        "# Pinned deals for 2 to 5 players (C1): if a line changes, every seed that people wrote down is lost.\n",
    );
    for players in 2..=5 {
        for number in SEEDS {
            now.push_str(&written(Seed::new(number), players));
            now.push('\n');
        }
    }
    if std::env::var_os("UPDATE_DEALS").is_some() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/deals.txt");
        std::fs::write(path, now).expect("writable");
        return;
    }
    for (now, pinned) in now.lines().zip(GOLDEN.lines()) {
        assert_eq!(now, pinned);
    }
    assert_eq!(now.lines().count(), GOLDEN.lines().count());
}

#[test]
fn c01_the_deck_does_not_depend_on_options_that_leave_it_alone() {
    for number in SEEDS {
        for discounts in [DiscountRule::All, DiscountRule::Rivals] {
            for aunt in [AuntRule::Steal, AuntRule::Any] {
                let options = Options {
                    discounts,
                    aunt,
                    ..Options::default()
                };
                let set_up = SetUp {
                    players: 3,
                    start: None,
                    options,
                };
                let other = set_up.deal(Seed::new(number)).expect("a deal");
                let plain = deal(Seed::new(number), 3);
                assert_eq!(
                    (other.families, other.start, other.deck),
                    (plain.families, plain.start, plain.deck)
                );
            }
        }
    }
}

#[test]
fn c01_neighbouring_seeds_give_other_deals_and_chance_is_fair() {
    let deals: Vec<Deal> = (0..2_000)
        .map(|number| deal(Seed::new(number), 5))
        .collect();
    for pair in deals.windows(2) {
        assert_ne!(pair[0].deck, pair[1].deck);
    }
    // Each of five families sits at each of five seats a fifth of the time, within five standard deviations of chance.
    let (expected, most) = (2_000.0 / 5.0, 5.0 * (2_000.0_f64 * 0.2 * 0.8).sqrt());
    for family in Family::ALL {
        for seat in 0..5 {
            let count = deals
                .iter()
                .filter(|deal| deal.families[seat] == family)
                .count();
            assert!(
                (count as f64 - expected).abs() < most,
                "{family:?} at {seat}: {count}"
            );
        }
    }
    for seat in Seat::all(5) {
        let count = deals.iter().filter(|deal| deal.start == seat).count();
        assert!(
            (count as f64 - expected).abs() < most,
            "{seat:?} starts {count} times"
        );
    }
    // The top card is Socks in 14 of 110 deals.
    let socks = deals
        .iter()
        .filter(|deal| deal.deck[0] == Card::Socks)
        .count() as f64;
    let share = 14.0 / 110.0;
    assert!((socks - 2_000.0 * share).abs() < 5.0 * (2_000.0 * share * (1.0 - share)).sqrt());
}

/// Plays on, always the same choice: the last move of the list, but no pass where there is another.
fn play_on(timeline: &mut Timeline, moves: usize) {
    for _ in 0..moves {
        let Some((seat, mv)) = choice(timeline.now()) else {
            return;
        };
        timeline.push(seat, mv, &mut |_, _| ()).expect("legal");
    }
}

fn choice(state: &GameState) -> Option<(Seat, Move)> {
    let seat = state.to_act().first()?;
    let mut list = Vec::new();
    legal_moves(&state.view(Some(seat)), &mut list);
    let other = list.iter().rev().find(|mv| **mv != Move::Pass).copied();
    Some((seat, other.or(list.first().copied())?))
}

#[test]
fn c05_the_same_move_from_the_same_place_always_gives_the_same_cards() {
    // Every draw, motorbike and Van of some games: taken again fifty times from a replayed game.
    let mut tried = 0;
    for number in 0..12 {
        let deal = deal(Seed::new(number), 2 + number as usize % 4);
        let mut timeline = Timeline::new(deal.clone()).expect("a deal");
        for _ in 0..60 {
            let Some(seat) = timeline.now().to_act().first() else {
                break;
            };
            for mv in ["motorbike", "draw", "van self", "van others"] {
                let mv: Move = mv.parse().expect("a move");
                let mut expected = *timeline.now();
                if expected.apply(seat, mv, &mut |_, _| ()).is_err() {
                    continue;
                }
                tried += 1;
                for _ in 0..50 {
                    let moves = timeline.moves().to_vec();
                    let mut again = Timeline::replay(deal.clone(), moves).expect("it was a game");
                    again.push(seat, mv, &mut |_, _| ()).expect("legal");
                    assert!(
                        again.now() == &expected,
                        "{mv} gave other cards after a reload"
                    );
                }
            }
            play_on(&mut timeline, 1);
        }
    }
    assert!(tried > 100, "{tried}");
}

/// Runs the lab in a process of its own.
fn lab(arguments: &[&str]) -> Vec<u8> {
    let output = Command::new(env!("CARGO_BIN_EXE_mlq-lab"))
        .args(arguments)
        .output()
        .expect("the lab starts");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    output.stdout
}

#[test]
fn c02_fresh_processes_play_the_same_games_byte_by_byte() {
    let arguments = [
        "play",
        "--players",
        "4",
        "--seed",
        "7K3M-Q2XD",
        "--games",
        "3",
    ];
    let first = lab(&arguments);
    assert!(first.len() > 1_000, "the lab said nothing");
    for _ in 1..100 {
        assert!(
            lab(&arguments) == first,
            "another process played another game"
        );
    }
    let other = [
        "play",
        "--players",
        "4",
        "--seed",
        "7K3M-Q2XE",
        "--games",
        "3",
    ];
    assert!(lab(&other) != first, "another seed, another game");
}
