//! The moves as a record writes them.

use super::written::Written;
use crate::rules::{Card, Effect, Product, Seat, Stall};
use serde::{Deserialize, Serialize};

/// One decision and who took it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct RecordMove {
    /// Who decides.
    pub player: Seat,
    /// What.
    pub act: Act,
}

/// What somebody decides, as the record format counts decisions.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// Ride the motorbike (R5).
    Motorbike,
    /// Draw two cards, or the last one (R7).
    Draw,
    /// A whole exchange (R8, R9): all takes in order, then all gives in order.
    Exchange {
        /// Whose top cards are taken.
        takes: Vec<Stall>,
        /// Which cards go back, and where.
        gives: Vec<(Card, Stall)>,
    },
    /// Put one of the two drawn cards on a stall (R7).
    Discard {
        /// One of the two.
        card: Card,
        /// Where it goes.
        stall: Stall,
    },
    /// Sell a set (R11, R12).
    Sell {
        /// The cards, a Charo as itself, in any order.
        cards: Vec<Card>,
        /// What a Charo stands for.
        charo_as: Option<Product>,
    },
    /// Play an effect card (R15–R18, R21).
    Effect(Effect),
    /// A Salazar's whole extra: the price and the effect (R22).
    Salazar {
        /// The card paid.
        price: Card,
        /// Where it goes.
        stall: Stall,
        /// What it pays for.
        effect: Effect,
    },
    /// No action or no extra.
    Pass,
    /// No answer (R20).
    Decline,
    /// Answer the Cousin (R19).
    Aunt,
}

impl Act {
    /// The record's name of the move.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Motorbike => "motorbike",
            Self::Draw => "draw",
            Self::Exchange { .. } => "exchange",
            Self::Discard { .. } => "discard",
            Self::Sell { .. } => "sell",
            Self::Effect(effect) => effect_name(*effect),
            Self::Salazar { .. } => "salazar",
            Self::Pass => "pass",
            Self::Decline => "decline",
            Self::Aunt => "aunt",
        }
    }
}

const fn effect_name(effect: Effect) -> &'static str {
    match effect {
        Effect::License(_) => "license",
        Effect::Double(_) => "cousin_double",
        Effect::Steal(_) => "cousin_steal",
        Effect::Police(_) => "police",
        Effect::VanSelf | Effect::VanOthers => "van",
    }
}
