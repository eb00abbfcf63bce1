//! Moments worth saving: every pending phase under every option, found by playing.

#![allow(dead_code, reason = "each test file uses its part")]

use super::games::{Chance, dealt, options, seating};
use me_lo_quitan::play::{Player, Seed, SetUp, Timeline, What};
use me_lo_quitan::rules::{
    Card, CousinAim, DeckList, Ending, Family, GameState, Move, Phase, Seat, legal_moves,
};
use me_lo_quitan::save::{SavedGame, Title};

/// A kind of moment: its name, and how to tell it.
pub type Kind = (&'static str, fn(&GameState) -> bool);

fn taken(state: &GameState) -> Option<(u8, u8)> {
    match state.table().phase {
        Phase::Exchange { taken, given } => Some((taken.len(), given)),
        _ => None,
    }
}

fn asks(state: &GameState, wanted: CousinAim) -> Option<u32> {
    match state.table().phase {
        Phase::Answer { aim, waiting, .. } if aim == wanted => Some(waiting.len()),
        _ => None,
    }
}

/// Every kind of moment a game can wait in.
pub const KINDS: [Kind; 16] = [
    ("start", |s| {
        s.table().phase == Phase::Start && s.table().turn > 6
    }),
    ("drawn_two", |s| s.table().phase == Phase::Discard),
    ("taken_one", |s| taken(s) == Some((1, 0))),
    ("reyes_taken_two", |s| taken(s) == Some((2, 0))),
    ("reyes_given_one", |s| taken(s) == Some((2, 1))),
    ("action", |s| s.table().phase == Phase::Action),
    ("price", |s| s.table().phase == Phase::Price),
    ("price_paid", |s| s.table().phase == Phase::Extra),
    ("aunt_question", |s| {
        asks(s, CousinAim::Steal) == Some(u32::from(s.table().players) - 1)
    }),
    ("aunt_half_answered", |s| {
        asks(s, CousinAim::Steal).is_some_and(|left| left < u32::from(s.table().players) - 1)
    }),
    ("doubling_question", |s| {
        asks(s, CousinAim::Double).is_some()
    }),
    ("after_a_van", |s| s.table().boxed.get(Card::Van) > 0),
    ("last_card", |s| s.table().deck_left == 1 && !s.is_over()),
    ("over_by_deck", |s| {
        s.table().phase == Phase::Over(Ending::Deck)
    }),
    ("over_by_five_sets", |s| {
        s.table().phase == Phase::Over(Ending::FiveSets)
    }),
    ("over_by_both", |s| {
        s.table().phase == Phase::Over(Ending::Both)
    }),
];

/// A seat that likes to sell and to attack, so that games get somewhere.
fn lively(list: &[Move], chance: &mut Chance) -> Move {
    let wanted = |mv: &&Move| matches!(mv, Move::Sell(_) | Move::Play(_) | Move::Pay { .. });
    let good: Vec<&Move> = list.iter().filter(wanted).collect();
    if good.is_empty() || chance.below(4) == 0 {
        list[chance.below(list.len())]
    } else {
        *good[chance.below(good.len())]
    }
}

/// Plays a lively game until `stop`; tells whether that came.
pub fn play_lively(game: &mut SavedGame, seed: u64, stop: impl Fn(&GameState) -> bool) -> bool {
    let (mut chance, mut list) = (Chance(seed ^ 0xA5A5), Vec::new());
    loop {
        let state = game.timeline.now();
        if stop(state) {
            game.timeline.seal();
            return true;
        }
        let seats = state.to_act();
        let Some(seat) = seats.iter().nth(chance.below(seats.len() as usize)) else {
            return false;
        };
        legal_moves(&state.view(Some(seat)), &mut list);
        let mv = lively(&list, &mut chance);
        game.timeline
            .push(seat, mv, &mut |_, _| ())
            .expect("a legal move");
    }
}

/// A game that stands in such a moment, with those options, if one is found soon.
pub fn find(kind: Kind, option: usize) -> Option<SavedGame> {
    let (name, is_it) = kind;
    for seed in 0..4_000_u64 {
        let players = 2 + (seed % 4) as usize;
        let set_up = SetUp {
            players,
            start: None,
            options: options(option),
        };
        let deal = set_up.deal(Seed::new(seed + 1)).expect("a deal");
        if name.starts_with("reyes") && !deal.families.contains(&Family::Reyes) {
            continue;
        }
        let timeline = Timeline::new(deal).expect("a game");
        let mut game = SavedGame::new(timeline, seating(players));
        if play_lively(&mut game, seed, is_it) {
            game.title = Title::new(&format!("{name}, opciones {option}"));
            game.counter = seed + 1;
            game.saved_at = 1_770_000_000 + seed as i64;
            game.habits.closes_by_itself = option % 2 == 1;
            game.habits.memory_aid = option >= 2;
            game.habits.answer_seconds = [3, 6, 10, 60][option % 4];
            remark(&mut game);
            return Some(game);
        }
    }
    None
}

/// One remark of every kind.
fn remark(game: &mut SavedGame) {
    let moves = game.timeline.moves().len();
    let seat = Seat::FIRST;
    game.remarks.add(moves / 2, What::Resumed);
    game.remarks.add(moves / 2, What::Undone(seat));
    game.remarks.add(moves / 2, What::Reopened(seat, 2));
    game.remarks.add(moves, What::Stumbled(seat));
    game.remarks
        .add(moves, What::HandedOver(seat, Player::Human));
}

/// A game with a deck of a printed copy: other counts, no Aunts at all.
pub fn other_deck() -> SavedGame {
    let mut deck = DeckList::STANDARD;
    deck.0.set(Card::Aunt, 0);
    deck.0.set(Card::Garlic, 40);
    let mut set_up = SetUp {
        players: 5,
        start: Seat::new(4),
        options: options(3),
    };
    set_up.options.deck = deck;
    let timeline = Timeline::new(set_up.deal(Seed::new(99)).expect("a deal")).expect("a game");
    let mut game = SavedGame::new(timeline, seating(5));
    play_lively(&mut game, 5, |state| state.table().turn == 20);
    game.title = Title::new("Otra baraja");
    game
}

/// Every golden moment with its name.
pub fn all() -> Vec<(String, SavedGame)> {
    let mut found = Vec::new();
    for kind in KINDS {
        for option in 0..4 {
            // Doubling Cousins are asked about under one of the options only (R19).
            if kind.0 == "doubling_question" && option < 2 {
                continue;
            }
            let game = find(kind, option);
            let game = game.unwrap_or_else(|| panic!("no game comes to {} {option}", kind.0));
            found.push((format!("{}-{option}", kind.0), game));
        }
    }
    found.push(("other_deck".to_owned(), other_deck()));
    found.push(("opening".to_owned(), dealt(3)));
    found
}
