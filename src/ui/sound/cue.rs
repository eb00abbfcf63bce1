//! Which sound goes with what happened. What only one seat may know sounds like what everybody saw.

use crate::rules::{Effect, Event};

/// A sound of the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A card on a table.
    Paper,
    /// Coins in a tin: a sale.
    Coins,
    /// A rubber stamp: a License, a doubling.
    Stamp,
    /// A set is dragged across.
    Drag,
    /// The slipper comes down: an Aunt.
    Slam,
    /// The Police.
    Whistle,
    /// An engine: a Motorbike, a Van.
    Engine,
    /// The market opens: a crowd murmurs.
    Murmur,
    /// The market applauds: the game is over.
    Applause,
}

impl Cue {
    /// Every sound.
    pub const ALL: [Self; 9] = [
        Self::Paper,
        Self::Coins,
        Self::Stamp,
        Self::Drag,
        Self::Slam,
        Self::Whistle,
        Self::Engine,
        Self::Murmur,
        Self::Applause,
    ];

    /// The sound of an event, if it has one. It never depends on a card's kind.
    #[must_use]
    pub const fn of<C>(event: &Event<C>) -> Option<Self> {
        Some(match event {
            Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Took { .. }
            | Event::Gave { .. }
            | Event::Paid { .. } => Self::Paper,
            Event::Sold { .. } => Self::Coins,
            Event::Licensed { .. } | Event::Doubled { .. } => Self::Stamp,
            Event::Stolen { .. } => Self::Drag,
            Event::AuntPlayed { .. } => Self::Slam,
            Event::Played { effect, .. } => match effect {
                Effect::Police(_) => Self::Whistle,
                Effect::VanSelf | Effect::VanOthers => Self::Engine,
                Effect::License(_) | Effect::Double(_) | Effect::Steal(_) => Self::Paper,
            },
            Event::MotorbikeSpent { .. } => Self::Engine,
            Event::Ended { .. } => Self::Applause,
            Event::TurnBegan { turn: 1, .. } => Self::Murmur,
            Event::TurnBegan { .. }
            | Event::Asked { .. }
            | Event::Declined { .. }
            | Event::Removed { .. }
            | Event::HandBoxed { .. } => return None,
        })
    }
}
