//! Games to save: random but the same in every run.

#![allow(dead_code, reason = "each test file uses its part")]

use me_lo_quitan::play::{BotLevel, Player, PlayerName, Seating, Seed, SetUp, Sitting, Timeline};
use me_lo_quitan::rules::{AuntRule, DiscountRule, Move, Options, Seat, SeatSet, legal_moves};
use me_lo_quitan::save::{SavedGame, Title};

/// A small generator of numbers (`SplitMix64`), so that no test depends on a crate's stream.
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number below `end`; 0 if that is 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }
}

pub const NAMES: [&str; 5] = ["Ana", "Luis", "Eva María", "Ñandú €", "Кот 👨‍👩‍👧"];

pub fn seating(players: usize) -> Seating {
    let seats = NAMES
        .iter()
        .take(players)
        .enumerate()
        .map(|(seat, name)| Sitting {
            name: PlayerName::new(name).expect("a name"),
            player: if seat == 1 {
                Player::Bot(BotLevel::new("easy").expect("a level"))
            } else {
                Player::Human
            },
        });
    Seating::new(seats.collect()).expect("a seating")
}

/// The options of that number: all four pairs come up.
pub fn options(number: usize) -> Options {
    Options {
        discounts: [DiscountRule::All, DiscountRule::Rivals][number % 2],
        aunt: [AuntRule::Steal, AuntRule::Any][number / 2 % 2],
        ..Options::default()
    }
}

/// A game just dealt: 2 to 5 players and all options come up as the seed goes on.
pub fn dealt(seed: u64) -> SavedGame {
    let players = 2 + (seed % 4) as usize;
    let set_up = SetUp {
        players,
        start: None,
        options: options((seed / 4) as usize),
    };
    let deal = set_up.deal(Seed::new(seed)).expect("a deal");
    let timeline = Timeline::new(deal).expect("a game");
    let mut game = SavedGame::new(timeline, seating(players));
    game.title = Title::new(&format!("Game {seed}"));
    game.saved_at = 1_770_000_000 + seed as i64;
    game
}

/// A random legal move and who makes it; `None` once the game is over.
pub fn any_move(
    game: &SavedGame,
    chance: &mut Chance,
    list: &mut Vec<Move>,
) -> Option<(Seat, Move)> {
    let state = game.timeline.now();
    let seats: SeatSet = state.to_act();
    let seat = seats.iter().nth(chance.below(seats.len() as usize))?;
    legal_moves(&state.view(Some(seat)), list);
    Some((seat, list[chance.below(list.len())]))
}

/// Plays random moves until `stop` says so or the game is over.
pub fn play_until(game: &mut SavedGame, seed: u64, mut stop: impl FnMut(&SavedGame) -> bool) {
    let (mut chance, mut list) = (Chance(seed), Vec::new());
    while !stop(game) {
        let Some((seat, mv)) = any_move(game, &mut chance, &mut list) else {
            return;
        };
        game.timeline
            .push(seat, mv, &mut |_, _| ())
            .expect("a legal move");
    }
}

/// A whole random game.
pub fn finished(seed: u64) -> SavedGame {
    let mut game = dealt(seed);
    play_until(&mut game, seed, |_| false);
    game
}
