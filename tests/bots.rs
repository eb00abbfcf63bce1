//! Bots: always legal, always the same, better the higher their level, blind to what is hidden.

#[path = "bots/sampling.rs"]
mod sampling;
#[path = "bots/thinking.rs"]
mod thinking;
#[path = "bots/walk.rs"]
mod walk;

use me_lo_quitan::bots::{Budget, Level};
use walk::{rival, walk};

#[test]
fn every_choice_is_legal_and_every_game_ends() {
    for level in Level::ALL {
        let games = if level == Level::Hard { 12 } else { 150 };
        for players in 2..=5 {
            for number in 0..games {
                walk(&vec![rival(level); players], number, |_| ());
            }
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    for level in Level::ALL {
        let rivals = vec![rival(level); 3];
        let (first, _) = walk(&rivals, 42, |_| ());
        let (second, _) = walk(&rivals, 42, |_| ());
        assert_eq!(first, second);
    }
}

/// The share of games that the better wins from one seat, ties shared.
fn share(better: Level, worse: Level, place: usize, games: u64, budget: Budget) -> f64 {
    let mut rivals = vec![rival(worse); 2];
    rivals[place] = rival(better).with_budget(budget);
    let won = (0..games).map(|number| {
        let (_, state) = walk(&rivals, number, |_| ());
        let leaders = state.table().leaders();
        let wins = leaders.iter().any(|seat| seat.index() == place);
        f64::from(u8::from(wins)) / leaders.len() as f64
    });
    won.sum::<f64>() / games as f64
}

#[test]
fn each_level_beats_the_one_below_from_every_seat() {
    // Margins far below what the lab measures, so that chance does not decide.
    let few = walk::FEW;
    for place in 0..2 {
        let easy = share(Level::Easy, Level::Random, place, 200, few);
        assert!(easy > 0.95, "easy from seat {place}: {easy}");
        let medium = share(Level::Medium, Level::Easy, place, 400, few);
        assert!(medium > 0.66, "medium from seat {place}: {medium}");
        let hard = share(
            Level::Hard,
            Level::Medium,
            place,
            160,
            Budget::Iterations(60),
        );
        assert!(hard > 0.6, "hard from seat {place}: {hard}");
    }
}
