//! How many ways lead on from fixed, odd positions. Any change of the rules changes a number in `perft.txt`, and its
//! commit must cite a ruling. The oracle counts the same from the rulings alone.
//!
//! `UPDATE_PERFT=1 cargo test --test perft` counts anew.

mod oracle;

use me_lo_quitan::play::{Seed, SetUp, Timeline};
use me_lo_quitan::record::Record;
use me_lo_quitan::rules::{
    AuntRule, Counts, DeckList, DiscountRule, GameState, Move, Options, Phase, Seat, legal_moves,
};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::PathBuf;

/// Deepest count of single moves, and of whole decisions as a record spells them.
const DEPTH: usize = 6;
const RECORD_DEPTH: usize = 5;
/// The oracle tries everything at every step.
const MOST_FOR_THE_ORACLE: u64 = 400_000;
/// No count goes on beyond this many leaves.
const MOST_LEAVES: u64 = 150_000;

/// Where to count from: a deal by its seed, and that many moves by the little generator below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Position {
    seed: Seed,
    players: usize,
    discounts: DiscountRule,
    aunt: AuntRule,
    deck: &'static str,
    moves: usize,
    /// On from there to the first such phase, if the game comes to one.
    phase: &'static str,
}

const DECKS: [(&str, [u8; 13]); 4] = [
    ("standard", [14, 13, 12, 11, 13, 12, 10, 5, 5, 4, 4, 3, 4]),
    ("effects", [4, 4, 4, 4, 4, 4, 4, 10, 14, 8, 5, 7, 6]),
    ("goods", [20, 0, 0, 18, 0, 18, 16, 4, 6, 4, 3, 2, 8]),
    ("small", [4, 4, 3, 3, 4, 3, 3, 2, 3, 2, 1, 1, 2]),
];

const PHASES: [&str; 5] = ["Start", "Action", "Price", "Answer", "Discard"];

/// Sixty-four of them: every number of players, option and deck, early and late in a game.
fn positions() -> impl Iterator<Item = Position> {
    (0..64_usize).map(|number| Position {
        seed: Seed::new(0x0009_E3F7 + 7_919 * number as u64),
        players: 2 + number % 4,
        discounts: [DiscountRule::All, DiscountRule::Rivals][number / 4 % 2],
        aunt: [AuntRule::Steal, AuntRule::Any][number / 8 % 2],
        deck: DECKS[number / 16].0,
        moves: 3 + 9 * (number * 5 % 16),
        phase: PHASES[number * 3 / 4 % PHASES.len()],
    })
}

/// A generator of one line, so that no library's new version can move a position (Steele and others, `SplitMix64`).
struct Picks(u64);

impl Picks {
    fn pick(&mut self, of: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % of as u64) as usize
    }
}

/// Every legal move of everybody who is asked, in an order that is not the engine's.
fn moves(state: &GameState) -> Vec<(Seat, Move)> {
    let (mut all, mut list) = (Vec::new(), Vec::new());
    for seat in state.to_act().iter() {
        legal_moves(&state.view(Some(seat)), &mut list);
        all.extend(list.iter().map(|&mv| (seat, mv)));
    }
    all.sort();
    all
}

impl Position {
    /// The game there: as many moves as wanted, or up to the last decision before the end.
    fn game(&self) -> Timeline {
        let counts = DECKS
            .iter()
            .find(|(name, _)| *name == self.deck)
            .expect("a deck")
            .1;
        let set_up = SetUp {
            players: self.players,
            start: None,
            options: Options {
                discounts: self.discounts,
                aunt: self.aunt,
                deck: DeckList(Counts::new(counts)),
            },
        };
        let deal = set_up.deal(self.seed).expect("a sound deal");
        let mut picks = Picks(self.seed.number());
        let mut timeline = Timeline::new(deal).expect("a sound deal");
        while timeline.moves().len() < self.moves || phase_word(timeline.now()) != self.phase {
            let all = moves(timeline.now());
            let mut kinds: Vec<_> = all
                .iter()
                .map(|(_, mv)| std::mem::discriminant(mv))
                .collect();
            kinds.dedup();
            if kinds.is_empty() {
                return Self::before_the_end(&timeline);
            }
            let kind = kinds[picks.pick(kinds.len())];
            let same: Vec<_> = all
                .iter()
                .filter(|(_, mv)| std::mem::discriminant(mv) == kind)
                .collect();
            let (seat, mv) = *same[picks.pick(same.len())];
            timeline.push(seat, mv, &mut |_, _| ()).expect("legal");
        }
        timeline
    }

    /// The game at about two thirds of its moves, between two whole decisions.
    fn before_the_end(timeline: &Timeline) -> Timeline {
        let mut length = timeline.moves().len() * 2 / 3;
        while unfinished(&timeline.at(length)) {
            length += 1;
        }
        let moves = timeline.moves()[..length].to_vec();
        Timeline::replay(timeline.deal().clone(), moves).expect("it was a game")
    }
}

/// The phase's name alone.
fn phase_word(state: &GameState) -> String {
    let name = format!("{:?}", state.table().phase);
    name.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// Whether the engine stands within what a record spells as one move.
const fn unfinished(state: &GameState) -> bool {
    matches!(state.table().phase, Phase::Exchange { .. } | Phase::Extra)
}

/// Leaves that many moves further on. With `whole`, an exchange or a Salazar's extra is one move.
fn perft(state: &GameState, depth: u32, whole: bool) -> u64 {
    let mut leaves = 0;
    for (seat, mv) in moves(state) {
        let mut after = *state;
        after
            .apply(seat, mv, &mut |_, _| ())
            .expect("a listed move is legal");
        leaves += match depth {
            _ if whole && unfinished(&after) => perft(&after, depth, whole),
            1 => 1,
            _ => perft(&after, depth - 1, whole),
        };
    }
    leaves
}

/// Counts of depth 1, 2, … as long as they stay small enough.
fn counts(state: &GameState, deepest: usize, whole: bool) -> Vec<u64> {
    let mut counts = Vec::new();
    for depth in 1..=deepest as u32 {
        // By the last step's growth, how many there will be.
        let growth = match counts.as_slice() {
            [.., before, last] if *before > 0 => last / before + 1,
            [only] => *only,
            _ => 1,
        };
        if counts
            .last()
            .is_some_and(|last| last * growth > MOST_LEAVES)
        {
            break;
        }
        counts.push(perft(state, depth, whole));
    }
    counts
}

fn words(counts: &[u64]) -> String {
    counts
        .iter()
        .map(u64::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

fn line(position: &Position) -> String {
    let game = position.game();
    let state = game.now();
    format!(
        "{} {} players, discounts {:?}, aunt {:?}, deck {}, after {} moves, {}: {} | {}",
        position.seed,
        position.players,
        position.discounts,
        position.aunt,
        position.deck,
        game.moves().len(),
        phase_word(state),
        words(&counts(state, DEPTH, false)),
        words(&counts(state, RECORD_DEPTH, true)),
    )
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt")
}

const HEAD: &str = "\
# Leaf counts of fixed positions, at depths 1, 2, 3 … as long as they are not too many. Left of the bar each single
# move counts, to its right each decision as a record spells it (an exchange is one). A change of these numbers is a
# change of the rules: the commit that makes it must cite a ruling.
";

#[test]
fn the_ways_on_are_as_many_as_written() {
    let mut now = HEAD.to_owned();
    for position in positions() {
        let _ = writeln!(now, "{}", line(&position));
    }
    if std::env::var_os("UPDATE_PERFT").is_some() {
        std::fs::write(path(), now).expect("writable");
        return;
    }
    let written = std::fs::read_to_string(path()).expect("tests/perft.txt");
    for (now, written) in now.lines().zip(written.lines()) {
        assert_eq!(
            now, written,
            "the rules have changed: which ruling says so?"
        );
    }
    assert_eq!(now.lines().count(), written.lines().count());
}

/// The oracle at the same place, by way of the public record.
fn oracle_at(game: &Timeline, position: &Position) -> oracle::Game {
    let names: Vec<String> = (0..position.players)
        .map(|seat| format!("P{seat}"))
        .collect();
    let text = Record::from_timeline(game, &names)
        .to_json()
        .expect("a record");
    let record: Value = serde_json::from_str(&text).expect("JSON");
    let mut other = oracle::Game::from_record(&record).expect("a sound opening");
    for mv in record["moves"].as_array().expect("moves") {
        other.play(mv).expect("legal to the oracle");
    }
    other
}

#[test]
fn the_oracle_counts_the_same() {
    let (mut compared, mut leaves) = (0, 0);
    for position in positions() {
        let game = position.game();
        let other = oracle_at(&game, &position);
        for (depth, count) in (1..).zip(counts(game.now(), RECORD_DEPTH, true)) {
            if count > MOST_FOR_THE_ORACLE {
                break;
            }
            assert_eq!(other.perft(depth), count, "depth {depth} of {position:?}");
            compared += 1;
            leaves += count;
        }
    }
    println!("{compared} counts equal, {leaves} leaves");
    assert!(compared > 200);
}

#[test]
fn the_positions_are_odd_enough() {
    let mut phases = std::collections::BTreeSet::new();
    for position in positions() {
        let game = position.game();
        assert!(!game.now().is_over());
        phases.insert(phase_word(game.now()));
    }
    for phase in PHASES {
        assert!(phases.contains(phase), "no position in {phase}: {phases:?}");
    }
}
