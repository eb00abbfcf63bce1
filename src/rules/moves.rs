//! Every decision a player can take.

use super::card::Card;
use super::sale::Sale;
use super::table::{CousinAim, SetId, Stall};

/// One decision. Exchange and Salazar's extra are spelt as their single steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
// Four bytes instead of three: a list of moves is then written and read in whole words.
#[repr(align(4))]
pub enum Move {
    /// Ride the motorbike: draw up to 3 cards (R5, R6).
    Motorbike,
    /// Draw two cards (R7).
    Draw,
    /// Put one of the two drawn cards on a stall (R7).
    Discard {
        /// One of the two drawn.
        card: Card,
        /// Where it goes.
        stall: Stall,
    },
    /// Take the top card of a stall (R8, R9).
    Take {
        /// The stall.
        stall: Stall,
    },
    /// Give a card of the hand back for one taken (R8, R9).
    Give {
        /// A card that was in hand before the exchange.
        card: Card,
        /// Where it goes.
        stall: Stall,
    },
    /// Sell a set (R11, R12).
    Sell(Sale),
    /// Play an effect card.
    Play(Effect),
    /// Salazar: pay a card for an effect (R22).
    Pay {
        /// The price.
        card: Card,
        /// Where it goes.
        stall: Stall,
    },
    /// Answer the Cousin on the table with an Aunt (R19).
    Aunt,
    /// Do without: no action, no extra, no answer.
    Pass,
}

/// What an effect card is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// License an own set (R15).
    License(SetId),
    /// Double an own set with a Cousin (R16).
    Double(SetId),
    /// Steal a rival's set with a Cousin (R17).
    Steal(SetId),
    /// Send Police to a rival's set (R18).
    Police(SetId),
    /// New hand for yourself (R21).
    VanSelf,
    /// New hands for the others (R21).
    VanOthers,
}

impl Effect {
    /// The card that is played.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Self::License(_) => Card::License,
            Self::Double(_) | Self::Steal(_) => Card::Cousin,
            Self::Police(_) => Card::Police,
            Self::VanSelf | Self::VanOthers => Card::Van,
        }
    }

    /// The set it is played on; a Van has none.
    #[must_use]
    pub const fn target(self) -> Option<SetId> {
        match self {
            Self::License(set) | Self::Double(set) | Self::Steal(set) | Self::Police(set) => {
                Some(set)
            }
            Self::VanSelf | Self::VanOthers => None,
        }
    }

    /// What a Cousin does here, if the card is a Cousin.
    #[must_use]
    pub const fn aim(self) -> Option<CousinAim> {
        match self {
            Self::Double(_) => Some(CousinAim::Double),
            Self::Steal(_) => Some(CousinAim::Steal),
            Self::License(_) | Self::Police(_) | Self::VanSelf | Self::VanOthers => None,
        }
    }
}
