//! Teaches the hard bot's instinct by games against itself and against medium: one command a net.
//!
//! ```text
//! cargo run --release --no-default-features --example train_hard -- --table duel --minutes 16 --out assets/bots/duel.net
//! cargo run --release --no-default-features --example train_hard -- --table crowd --minutes 12 --out assets/bots/crowd.net
//! ```
//!
//! Temporal differences: what the net says of a position is drawn towards what it says a little later
//! in the same game, and at the end towards who has won. Half the seats are told all hands, so that the
//! net knows what rivals' cards mean. Needs one core (2,000 to 3,000 games of two a second) and no data.
//!
//! The nets in `assets/bots` were made so, with a medium that did not misjudge yet: `duel.net` by
//! `--seed 21` (1.7 million games) and then `--from assets/bots/duel.net --rate 0.0007 --medium 0.8
//! --minutes 9 --seed 41` (0.65 million), `crowd.net` by `--seed 31` (0.43 million). How many games
//! are played in those minutes depends on the machine, so they are not made again bit by bit.

mod games;
mod teacher;

use clap::{Parser, ValueEnum};
use games::{Course, Lesson, Tables, match_against_medium};
use me_lo_quitan::bots::instinct::{Instinct, NUMBERS, Net};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use teacher::Teacher;

/// Positions between two versions of the net.
const BATCH: usize = 4096;

/// Which of the two nets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Table {
    /// Two players.
    Duel,
    /// Three to five players.
    Crowd,
}

/// Teaches one of the hard bot's nets.
#[derive(Parser, Debug)]
struct Order {
    /// For how many players.
    #[arg(long)]
    table: Table,
    /// How long.
    #[arg(long, default_value_t = 20.0)]
    minutes: f64,
    /// The net to begin with; a fresh one if not given.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where the net is written.
    #[arg(long)]
    out: PathBuf,
    /// Chance of everything.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How fast it learns at first; it slows down to a fiftieth.
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    /// How far the end of a game reaches back, 0 to 1.
    #[arg(long, default_value_t = 0.8)]
    lambda: f32,
    /// Share of games in which only one seat learns and the others are medium.
    #[arg(long, default_value_t = 0.5)]
    medium: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let order = Order::parse();
    let mut chance = ChaCha8Rng::seed_from_u64(order.seed);
    let mut teacher = match &order.from {
        Some(path) => Teacher::of(&std::fs::read(path)?),
        None => Teacher::fresh(&mut chance),
    };
    let tables = match order.table {
        Table::Duel => Tables::DUEL,
        Table::Crowd => Tables::CROWD,
    };
    let (began, all) = (
        Instant::now(),
        Duration::from_secs_f64(order.minutes * 60.0),
    );
    let (mut played, mut told) = (0_u64, 0);
    loop {
        let gone = (began.elapsed().as_secs_f64() / all.as_secs_f64()).min(1.0);
        if gone >= 1.0 || told < (gone * 12.0) as u32 {
            told = (gone * 12.0) as u32;
            std::fs::write(&order.out, Net::store(teacher.numbers()))?;
            let (net, instinct) = instinct(teacher.numbers());
            let share = match_against_medium(&net, &instinct, tables, 2000, order.seed ^ 0xFACE);
            println!(
                "{:.1} min, {played} games, off by {:.4}: {:.1} % alone against medium",
                began.elapsed().as_secs_f64() / 60.0,
                teacher.error(),
                share * 100.0
            );
        }
        if gone >= 1.0 {
            return Ok(());
        }
        let (net, instinct) = instinct(teacher.numbers());
        let course = Course {
            tables,
            medium: order.medium,
            dare: if gone < 0.7 { 0.02 } else { 0.0 },
            lambda: order.lambda,
        };
        let mut lessons: Vec<Lesson> = Vec::new();
        while lessons.len() < BATCH {
            games::learn(&net, &instinct, course, &mut chance, &mut lessons);
            played += 1;
        }
        let slowed = 0.02 + 0.98 * (0.5 + 0.5 * (gone as f32 * std::f32::consts::PI).cos());
        teacher.teach(&mut lessons, order.rate * slowed, &mut chance);
    }
}

/// The same net for every table: only one of the two is asked in these games.
fn instinct(numbers: &[f32]) -> (Net, Instinct) {
    debug_assert_eq!(numbers.len(), NUMBERS);
    let net = Net::new(numbers);
    (net.clone(), Instinct::new(net.clone(), net))
}
