//! A bot as it is ordered: level, temperament, how long it may think.

use super::temperament::{Temperament, UnknownTemperament};
use super::{Bot, Level, UnknownLevel, easy, hard, medium, random};
use crate::rules::Seat;
use rand::SeedableRng;
use rand_chacha::ChaCha12Rng;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use thiserror::Error;

/// How long a bot that searches may think about one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many sampled games: the same seed then makes the same choices.
    Iterations(u32),
    /// So long, by the clock.
    Time(Duration),
}

impl Default for Budget {
    /// A quarter of a second: the answer is there before anybody asks for it.
    fn default() -> Self {
        Self::Time(Duration::from_millis(250))
    }
}

/// Asks a thinking bot to come to an end: it then plays the best it has found. Clones ask the same bot.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks it, once and for all.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    #[must_use]
    pub fn asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A bot before it sits down.
#[derive(Clone, Debug)]
pub struct Rival {
    /// How well it plays.
    pub level: Level,
    /// In what style.
    pub temperament: Temperament,
    /// How long it may think about a move; only [`Level::Hard`] takes time.
    pub budget: Budget,
    /// Ends its thinking.
    pub stop: Stop,
}

impl Rival {
    /// A bot of that level: even-tempered, with the usual time to think.
    #[must_use]
    pub fn new(level: Level) -> Self {
        Self {
            level,
            temperament: Temperament::Even,
            budget: Budget::default(),
            stop: Stop::default(),
        }
    }

    /// The same with another budget.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// The same with another temperament.
    #[must_use]
    pub fn with_temperament(self, temperament: Temperament) -> Self {
        Self {
            temperament,
            ..self
        }
    }

    /// The bot for one seat of the game of that seed.
    #[must_use]
    pub fn bot(&self, seed: u64, seat: Seat) -> Box<dyn Bot> {
        let bytes = seed_bytes(seed, seat);
        let temperament = self.temperament;
        match self.level {
            Level::Random => Box::new(random::Random::new(ChaCha12Rng::from_seed(bytes))),
            Level::Easy => Box::new(easy::Easy::new(ChaCha12Rng::from_seed(bytes), temperament)),
            Level::Medium => Box::new(medium::Medium::new(
                ChaCha12Rng::from_seed(bytes),
                temperament,
            )),
            Level::Hard => Box::new(hard::Hard::new(hard::Thinker::new(
                seed,
                seat,
                temperament,
                self.budget,
                self.stop.clone(),
            ))),
        }
    }
}

/// A generator of its own for each seat, and none that the deal uses.
pub(super) fn seed_bytes(seed: u64, seat: Seat) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8] = u8::from(seat) + 1;
    bytes
}

impl fmt::Display for Rival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.temperament {
            Temperament::Even => f.pad(self.level.name()),
            other => f.pad(&format!("{}:{}", self.level, other.name())),
        }
    }
}

/// A text that orders no bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UnknownRival {
    /// No such level.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// No such temperament.
    #[error(transparent)]
    Temperament(#[from] UnknownTemperament),
}

impl FromStr for Rival {
    type Err = UnknownRival;

    /// Reads `hard`, or with a temperament `hard:bold`.
    fn from_str(text: &str) -> Result<Self, UnknownRival> {
        let (level, temperament) = text.split_once(':').unwrap_or((text, "even"));
        Ok(Self::new(level.parse()?).with_temperament(temperament.parse()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rival_reads_back_as_it_is_written() {
        for level in Level::ALL {
            for temperament in Temperament::ALL {
                let written = Rival::new(level).with_temperament(temperament).to_string();
                let read: Rival = written.parse().expect("a rival");
                assert_eq!((read.level, read.temperament), (level, temperament));
            }
        }
        assert!("hard:angry".parse::<Rival>().is_err() && "grand:bold".parse::<Rival>().is_err());
    }
}
