//! The saves that come with the game: one of each moment people want to try.

#![allow(dead_code, reason = "each file uses its part")]

use super::moments::play_lively;
use me_lo_quitan::play::{BotLevel, Player, PlayerName, Seating, Seed, SetUp, Sitting, Timeline};
use me_lo_quitan::rules::{CousinAim, GameState, Move, Options, Phase, legal_moves};
use me_lo_quitan::save::{SavedGame, Title};

/// Counts the finished game's sets and those of the full table.
pub fn sets(state: &GameState) -> usize {
    state.table().all_sets().count()
}

fn can_be_aunted(state: &GameState) -> bool {
    let mut list = Vec::new();
    let aunt = |seat| {
        legal_moves(&state.view(Some(seat)), &mut list);
        list.contains(&Move::Aunt)
    };
    matches!(
        state.table().phase,
        Phase::Answer {
            aim: CousinAim::Steal,
            ..
        }
    ) && state.to_act().iter().any(aunt)
}

/// File name, title, and what is so about it.
pub type Sample = (&'static str, &'static str, fn(&GameState) -> bool);

pub const SAMPLES: [Sample; 5] = [
    ("opening", "El mercado abre", |s| {
        s.table().turn == 1 && s.table().phase == Phase::Start && sets(s) == 0
    }),
    ("full_table", "La mesa llena", |s| {
        sets(s) >= 13 && s.table().phase == Phase::Start
    }),
    ("aunt_question", "¿Alguien tiene una tía?", can_be_aunted),
    ("last_card", "La última carta", |s| {
        s.table().deck_left == 1 && s.table().phase == Phase::Start
    }),
    ("finished", "Fin del mercado", |s| {
        s.is_over() && sets(s) >= 8
    }),
];

fn table(bots: bool) -> Seating {
    let names = ["Ana", "Luis", "Carmen", "Paco"];
    let sitting = |(seat, name): (usize, &&str)| Sitting {
        name: PlayerName::new(name).expect("a name"),
        player: if bots && seat % 2 == 1 {
            Player::Bot(BotLevel::new("easy").expect("a level"))
        } else {
            Player::Human
        },
    };
    Seating::new(names.iter().enumerate().map(sitting).collect()).expect("a seating")
}

/// One of [`SAMPLES`], the same in every run.
pub fn make(number: usize) -> SavedGame {
    let (_, title, is_it) = SAMPLES[number];
    for seed in 1.. {
        let set_up = SetUp {
            players: 4,
            start: None,
            options: Options::default(),
        };
        let deal = set_up.deal(Seed::new(seed)).expect("a deal");
        let timeline = Timeline::new(deal).expect("a game");
        let mut game = SavedGame::new(timeline, table(number != 4));
        if play_lively(&mut game, seed, is_it) {
            game.title = Title::new(title);
            game.counter = number as u64 + 1;
            game.saved_at = 1_770_000_000 + number as i64 * 60;
            return game;
        }
    }
    unreachable!("the seeds do not end")
}
