//! Players without a person. A bot knows what its seat knows and nothing else: it is handed that
//! seat's view and the events the seat saw since it was last asked.
//!
//! A bot is deterministic: the same level, seed and seat make the same choices in the same game. A
//! new level is a file here, a [`Level`], and its line in [`Level::bot`].

mod easy;
mod random;
mod worth;

use crate::rules::{Move, Seat, Seen, View};
use rand::SeedableRng;
use rand_chacha::ChaCha12Rng;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Chooses moves for one seat.
pub trait Bot: Send {
    /// The move to play now. `seen` is what the seat saw since the last call, in order.
    ///
    /// Asked only when the game waits for the seat, so that something is always legal.
    fn choose(&mut self, view: &View<'_>, seen: &[Seen]) -> Move;
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal move, each as likely: for testing.
    Random,
    /// Sensible and human: plays to win, forgets what it saw, misjudges a little.
    Easy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Easy];

    /// The name used on the command line and in saves.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
        }
    }

    /// A bot of this level for one seat of the game of that seed.
    #[must_use]
    pub fn bot(self, seed: u64, seat: Seat) -> Box<dyn Bot> {
        let chance = chance(seed, seat);
        match self {
            Self::Random => Box::new(random::Random::new(chance)),
            Self::Easy => Box::new(easy::Easy::new(chance)),
        }
    }
}

/// A generator of its own for each seat, and none that the deal uses.
fn chance(seed: u64, seat: Seat) -> ChaCha12Rng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8] = u8::from(seat) + 1;
    ChaCha12Rng::from_seed(bytes)
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
        assert_eq!(unknown.to_string(), "the levels are random, easy");
    }
}
