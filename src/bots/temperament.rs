//! Style without strength: what a bot likes to do where several moves are about as good.

use crate::rules::{Effect, Move};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// How a bot likes to play. It decides between moves that are about as good, never against a better one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Temperament {
    /// No leanings.
    #[default]
    Even,
    /// Waits for big sets, doubles, throws hands away for fresh ones.
    Bold,
    /// Sells what it has, protects it, answers every thief.
    Cautious,
    /// Likes other people's sets best.
    Thieving,
}

impl Temperament {
    /// Every temperament.
    pub const ALL: [Self; 4] = [Self::Even, Self::Bold, Self::Cautious, Self::Thieving];

    /// The name used on the command line; the texts call it `temperament-` and this.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Bold => "bold",
            Self::Cautious => "cautious",
            Self::Thieving => "thieving",
        }
    }

    /// How much a bot of this temperament likes a move for its own sake, −1 to 1.
    pub(super) const fn liking(self, mv: Move) -> f32 {
        match (self, mv) {
            (Self::Even, _) => 0.0,
            (Self::Bold, Move::Sell(sale)) => match sale.size {
                0..3 => -1.0,
                3 => 0.0,
                _ => 1.0,
            },
            (Self::Bold, Move::Play(Effect::Double(_) | Effect::VanSelf | Effect::VanOthers)) => {
                1.0
            }
            (Self::Bold, Move::Play(Effect::License(_)) | Move::Aunt) => -0.5,
            (Self::Bold, Move::Draw | Move::Motorbike) => 0.5,
            (Self::Cautious, Move::Sell(_) | Move::Play(Effect::License(_)) | Move::Aunt) => 1.0,
            (Self::Cautious, Move::Play(Effect::VanSelf | Effect::Steal(_))) => -0.5,
            (Self::Cautious, Move::Take { .. }) => 0.5,
            (Self::Thieving, Move::Play(Effect::Steal(_))) => 1.0,
            (Self::Thieving, Move::Play(Effect::Police(_) | Effect::VanOthers)) => 0.5,
            (Self::Thieving, Move::Play(Effect::Double(_))) => -1.0,
            _ => 0.0,
        }
    }
}

impl fmt::Display for Temperament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no temperament of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the temperaments are {}", Temperament::ALL.map(Temperament::name).join(", "))]
pub struct UnknownTemperament;

impl FromStr for Temperament {
    type Err = UnknownTemperament;

    fn from_str(name: &str) -> Result<Self, UnknownTemperament> {
        let found = Self::ALL.into_iter().find(|one| one.name() == name);
        found.ok_or(UnknownTemperament)
    }
}
