//! Players without a person. A bot knows what its seat knows and nothing else: it is handed that
//! seat's view and the events the seat saw since it was last asked.
//!
//! A bot is deterministic: the same level, seed and seat make the same choices in the same game, for
//! [`Level::Hard`] with a budget in iterations. A new level is a file here, a [`Level`], and its line in
//! [`Rival::bot`].
//!
//! - [`Rival`] orders a bot: level, [`Temperament`], [`Budget`], and a [`Stop`] to end its thinking.
//! - [`hint`] is what the hardest would do, and why.
//! - [`Memory`] and [`Sampler`] are what a seat remembers and the deals it may imagine.

mod easy;
mod hard;
mod hint;
pub mod instinct;
mod judgement;
mod medium;
mod memory;
mod random;
mod rival;
mod sample;
mod temperament;
mod worth;

pub use hint::{Hint, Reason, hint};
pub use memory::Memory;
pub use rival::{Budget, Rival, Stop, UnknownRival};
pub use sample::Sampler;
pub use temperament::{Temperament, UnknownTemperament};

use crate::rules::{Move, Seat, Seen, View};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Chooses moves for one seat.
pub trait Bot: Send {
    /// The move to play now. `seen` is what the seat saw since the last call, in order.
    ///
    /// Asked only when the game waits for the seat, so that something is always legal.
    fn choose(&mut self, view: &View<'_>, seen: &[Seen]) -> Move;

    /// How many sampled games it has played in its head so far; 0 for bots that play none.
    fn effort(&self) -> u64 {
        0
    }
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal move, each as likely: for testing.
    Random,
    /// Sensible and human: plays to win, forgets what it saw, misjudges a little.
    Easy,
    /// Counts cards, waits for bigger sets, weighs what every move costs and brings.
    Medium,
    /// Plays each promising move to the end in many sampled games before it chooses.
    Hard,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Easy, Self::Medium, Self::Hard];

    /// The name used on the command line and in saves.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// A bot of this level for one seat of the game of that seed: even-tempered, with the usual time.
    #[must_use]
    pub fn bot(self, seed: u64, seat: Seat) -> Box<dyn Bot> {
        Rival::new(self).bot(seed, seat)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no level of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the levels are {}", Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or(UnknownLevel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_reads_back_by_its_name() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        let unknown = "grand master".parse::<Level>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "the levels are random, easy, medium, hard"
        );
    }
}
