//! What can be wrong with a record, one line each.

use super::format::{MAX_BYTES, MAX_MOVES};
use crate::rules::{Refusal, Seat, SetupError};
use thiserror::Error;

/// Longest piece of a foreign text that a message repeats, in letters.
const QUOTE: usize = 240;

/// Why a text is no record of a legal game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The text is larger than any record.
    #[error("the record has {0} bytes; at most {MAX_BYTES} are read")]
    TooLarge(usize),
    /// The bytes are no text at all.
    #[error("this is not UTF-8 text")]
    NotText,
    /// The text is not the JSON of a record.
    #[error("{0}")]
    Shape(String),
    /// Names and families do not match.
    #[error("there are {players} players but {families} families (R1)")]
    Families {
        /// Names given.
        players: usize,
        /// Families given.
        families: usize,
    },
    /// The game can't begin like this.
    #[error("the game can't begin: {0}")]
    Setup(#[from] SetupError),
    /// A move is against the rules.
    #[error("moves[{index}]: {why}")]
    Move {
        /// Which move, from 0.
        index: usize,
        /// What is wrong with it.
        why: Illegal,
    },
    /// The moves lead to another end than the record says.
    #[error("{key} is {told} in the record, but its moves lead to {found}")]
    Final {
        /// The key that differs, such as `final.scores[1]`.
        key: String,
        /// What the record says.
        told: String,
        /// What the rules say.
        found: String,
    },
    /// More moves than are played.
    #[error("the record has {0} moves; at most {MAX_MOVES} are played")]
    TooManyMoves(usize),
}

impl RecordError {
    /// The number of the ruling against the record, where one is.
    #[must_use]
    pub const fn ruling(&self) -> Option<u8> {
        match self {
            Self::Move { why, .. } => Some(why.ruling()),
            Self::Families { .. } => Some(1),
            _ => None,
        }
    }
}

/// A record move that the rules refuse; nothing of it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("seat {} may not play {name}: {why} (R{})", seat.index(), why.ruling())]
pub struct Illegal {
    /// Who wanted to move.
    pub seat: Seat,
    /// The record's name of the move.
    pub name: &'static str,
    /// The reason.
    pub why: Objection,
}

impl Illegal {
    /// The number of the ruling that forbids the move, 1 to 29.
    #[must_use]
    pub const fn ruling(&self) -> u8 {
        self.why.ruling()
    }
}

/// A reason against a record move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Objection {
    /// The rules forbid it.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// The cards of a sale make none of the nine types. The engine has no such move at all.
    #[error("these cards are no set")]
    NoSet,
    /// Takes and gives of an exchange do not pair up. The engine has no such move at all.
    #[error("an exchange gives as many cards as it takes")]
    Uneven,
}

impl Objection {
    /// The number of the ruling behind it, 1 to 29.
    #[must_use]
    pub const fn ruling(self) -> u8 {
        match self {
            Self::Rules(refusal) => refusal.ruling(),
            Self::NoSet => 11,
            Self::Uneven => 8,
        }
    }
}

/// A foreign text as one short line: no line breaks, no control signs, and an end.
pub(super) fn one_line(text: &str) -> String {
    let mut line: String = text
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .take(QUOTE)
        .collect();
    if text.chars().nth(QUOTE).is_some() {
        line.push('…');
    }
    line
}
