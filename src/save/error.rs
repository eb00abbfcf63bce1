//! What can be wrong with a save.

use super::SavedGame;
use super::container::MAX_FILE;
use crate::rules::{IllegalMove, SetupError};
use thiserror::Error;

/// What is wrong with a file as a container.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the error text names the fields")]
pub enum Damage {
    /// Not one of ours.
    #[error("this is not a save of this game")]
    NoSave,
    /// Bigger than any game.
    #[error("it has {bytes} bytes, a save has at most {MAX_FILE}")]
    TooLarge { bytes: usize },
    /// The readable head does not end.
    #[error("it ends within its head")]
    HeadCut,
    /// Somebody or something changed the readable head.
    #[error("its readable head was changed")]
    HeadChanged,
    /// The file ends too early.
    #[error("its end is missing")]
    Cut,
    /// A checksum does not fit.
    #[error("it was changed after it was saved (a checksum does not fit)")]
    Changed,
    /// A block does not unpack within its bounds.
    #[error("a part of it does not unpack")]
    Unpackable,
    /// Something was written after the end.
    #[error("{bytes} bytes follow after its end")]
    Trailing { bytes: usize },
}

/// Why a save does not open. Where a beginning of the game is whole, it comes along.
#[derive(Clone, Debug, Error)]
#[expect(missing_docs, reason = "the error text names the fields")]
pub enum LoadError {
    /// Not one of ours, or nothing of it can be read.
    #[error("{0}")]
    Unreadable(Damage),
    /// Made by a newer version of the program.
    #[error("it was made by a newer version of the game (its format is {format}, app {app})")]
    Newer { format: u32, app: String },
    /// Damaged, but a beginning is whole.
    #[error("it is damaged: {damage}")]
    Damaged {
        damage: Damage,
        valid: Box<SavedGame>,
    },
    /// Whole, but written by something that knows more or other things than this version.
    #[error("it holds something this version does not understand: {what}")]
    Strange { what: String },
    /// The game in it can't begin.
    #[error("its game can't begin: {0}")]
    Deal(#[from] SetupError),
    /// A move is against the rules.
    #[error("its move {} is against the rules: {why}", index + 1)]
    Refused {
        index: usize,
        why: IllegalMove,
        valid: Box<SavedGame>,
    },
    /// A move can't be read.
    #[error("its move {} can't be read: {what}", index + 1)]
    Unmovable {
        index: usize,
        what: String,
        valid: Box<SavedGame>,
    },
    /// Every move is legal, but the game does not come out as it was when it was saved.
    #[error("played again, the game does not come out as it was saved")]
    Differs { valid: Box<SavedGame> },
}

impl LoadError {
    /// The beginning of the game that is whole, for people who want to play on from there.
    pub fn valid(&self) -> Option<&SavedGame> {
        match self {
            Self::Damaged { valid, .. }
            | Self::Refused { valid, .. }
            | Self::Unmovable { valid, .. }
            | Self::Differs { valid } => Some(valid),
            Self::Unreadable(_) | Self::Newer { .. } | Self::Strange { .. } | Self::Deal(_) => None,
        }
    }

    /// The same, taken out.
    #[must_use]
    pub fn into_valid(self) -> Option<SavedGame> {
        match self {
            Self::Damaged { valid, .. }
            | Self::Refused { valid, .. }
            | Self::Unmovable { valid, .. }
            | Self::Differs { valid } => Some(*valid),
            Self::Unreadable(_) | Self::Newer { .. } | Self::Strange { .. } | Self::Deal(_) => None,
        }
    }

    /// The turn up to which the game is whole, if a beginning is.
    pub fn valid_turn(&self) -> Option<u32> {
        self.valid().map(|game| game.timeline.now().table().turn)
    }

    /// The key of the sentence shown to players.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Unreadable(Damage::NoSave) => "load-no-save",
            Self::Unreadable(Damage::TooLarge { .. }) => "load-too-large",
            Self::Unreadable(_) => "load-unreadable",
            Self::Newer { .. } => "load-newer",
            Self::Damaged { .. } => "load-damaged",
            Self::Strange { .. } => "load-strange",
            Self::Deal(_) => "load-deal",
            Self::Refused { .. } => "load-refused",
            Self::Unmovable { .. } => "load-unmovable",
            Self::Differs { .. } => "load-differs",
        }
    }
}
