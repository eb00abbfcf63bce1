//! Bots: always legal, always the same, better the higher their level, blind to what is hidden.

use me_lo_quitan::bots::{Bot, Level};
use me_lo_quitan::play::{Seed, SetUp};
use me_lo_quitan::rules::{
    AuntRule, DiscountRule, GameState, Move, Options, Phase, Seat, Seen, why_not,
};

/// Longest game that is waited for.
const PATIENCE: usize = 20_000;

fn set_up(players: usize, number: u64) -> SetUp {
    let mut options = Options::default();
    if number.is_multiple_of(2) {
        options.discounts = DiscountRule::Rivals;
    }
    if number.is_multiple_of(3) {
        options.aunt = AuntRule::Any;
    }
    SetUp {
        players,
        start: None,
        options,
    }
}

/// Plays a game to its end; gives back the moves and the last state.
fn whole_game(levels: &[Level], number: u64) -> (Vec<Move>, GameState) {
    let seed = Seed::new(number);
    let deal = set_up(levels.len(), number).deal(seed).unwrap();
    let mut state = GameState::new(&deal).unwrap();
    let seats = Seat::all(levels.len() as u8);
    let mut bots: Vec<Box<dyn Bot>> = seats
        .zip(levels)
        .map(|(seat, level)| level.bot(number, seat))
        .collect();
    let mut seen: Vec<Vec<Seen>> = vec![Vec::new(); levels.len()];
    let mut moves = Vec::new();
    while !state.is_over() {
        assert!(moves.len() < PATIENCE, "game {number} never ends");
        let seat = match state.table().phase {
            Phase::Answer { .. } => state.table().answer_order().next(),
            _ => state.to_act().first(),
        };
        let seat = seat.expect("somebody acts");
        let view = state.view(Some(seat));
        let mv = bots[seat.index()].choose(&view, &seen[seat.index()]);
        assert_eq!(why_not(&view, mv), None, "game {number}: {mv}");
        seen[seat.index()].clear();
        let told = state.apply(seat, mv, &mut |state, event| {
            for eyes in state.table().seats() {
                seen[eyes.index()].push(event.seen_by(Some(eyes)));
            }
        });
        told.unwrap();
        moves.push(mv);
    }
    (moves, state)
}

#[test]
fn every_choice_is_legal_and_every_game_ends() {
    for level in Level::ALL {
        for players in 2..=5 {
            for number in 0..150 {
                whole_game(&vec![level; players], number);
            }
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    for level in Level::ALL {
        let (first, _) = whole_game(&[level; 3], 42);
        let (second, _) = whole_game(&[level; 3], 42);
        assert_eq!(first, second);
    }
}

#[test]
fn easy_beats_random_from_every_seat() {
    for place in 0..2 {
        let mut levels = [Level::Random; 2];
        levels[place] = Level::Easy;
        let won = (0..200).filter(|&number| {
            let (_, state) = whole_game(&levels, number);
            let leaders = state.table().leaders();
            leaders.len() == 1 && leaders[0].index() == place
        });
        assert!(won.count() >= 190, "easy from seat {place}");
    }
}

#[test]
fn a_choice_does_not_depend_on_what_the_seat_cannot_see() {
    for level in Level::ALL {
        for number in 0..60 {
            let deal = set_up(4, number).deal(Seed::new(number)).unwrap();
            let mut other = deal.clone();
            // Seats 1 to 3 get each other's cards, the deck is turned round; seat 0 can't tell.
            other.deck[5..20].reverse();
            other.deck[23..].reverse();
            let choice = |deal| {
                let state = GameState::new(deal).unwrap();
                let seat = state.to_act().first().unwrap();
                (
                    seat,
                    level.bot(number, seat).choose(&state.view(Some(seat)), &[]),
                )
            };
            let ((seat, first), (_, second)) = (choice(&deal), choice(&other));
            if seat == Seat::FIRST {
                assert_eq!(first, second);
            }
        }
    }
}
