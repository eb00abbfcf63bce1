//! What happens in a game, told once and masked for each pair of eyes.

use super::bag::Hand;
use super::card::Card;
use super::moves::Effect;
use super::seat::{Seat, SeatSet};
use super::table::{CousinAim, Ending, PlacedSet, SetId, Stall};

/// One thing that happened. `C` is the type of a card that not everybody sees; all others are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are what their types say")]
pub enum Event<C = Card> {
    /// A turn began.
    TurnBegan { seat: Seat, turn: u32 },
    /// A motorbike went to the box (R5).
    MotorbikeSpent { seat: Seat },
    /// A card left the deck for a hand, or for the two of a running draw (R7).
    Drew { seat: Seat, card: C },
    /// One of the two drawn cards went on a stall; the other was kept (R7).
    Discarded {
        seat: Seat,
        card: Card,
        stall: Stall,
    },
    /// A stall's top card was taken (R8).
    Took {
        seat: Seat,
        card: Card,
        stall: Stall,
    },
    /// A card of the hand was given for one taken (R8).
    Gave {
        seat: Seat,
        card: Card,
        stall: Stall,
    },
    /// A set was placed (R11–R14).
    Sold { seat: Seat, set: PlacedSet },
    /// A Salazar paid for an effect (R22).
    Paid {
        seat: Seat,
        card: Card,
        stall: Stall,
    },
    /// An effect card was laid on the table; what it does follows.
    Played {
        seat: Seat,
        effect: Effect,
        owner: Option<Seat>,
    },
    /// The others are asked for an Aunt (R19, R20).
    Asked { seats: SeatSet },
    /// A seat does not answer (R20).
    Declined { seat: Seat },
    /// An Aunt cancels the Cousin (R19).
    AuntPlayed {
        seat: Seat,
        against: Seat,
        aim: CousinAim,
        set: SetId,
    },
    /// A License lies on a set (R15).
    Licensed { seat: Seat, set: SetId },
    /// A Cousin doubles a set (R16).
    Doubled { seat: Seat, set: SetId },
    /// A Cousin stole a set (R17).
    Stolen { seat: Seat, from: Seat, set: SetId },
    /// Police removed a set (R18).
    Removed {
        seat: Seat,
        from: Seat,
        set: PlacedSet,
    },
    /// A whole hand went to the box (R21).
    HandBoxed { seat: Seat, cards: Hand },
    /// The game is over (R23, R24).
    Ended { ending: Ending },
}

/// An event as somebody saw it: a card they may not know is `None`.
pub type Seen = Event<Option<Card>>;

impl Event {
    /// The event as that seat saw it, or as the public did (R29).
    ///
    /// There is no wildcard arm: a new event does not compile until somebody decides what it shows.
    #[must_use]
    pub fn seen_by(self, eyes: Option<Seat>) -> Seen {
        match self {
            Self::Drew { seat, card } => Event::Drew {
                seat,
                card: (eyes == Some(seat)).then_some(card),
            },
            Self::TurnBegan { seat, turn } => Event::TurnBegan { seat, turn },
            Self::MotorbikeSpent { seat } => Event::MotorbikeSpent { seat },
            Self::Discarded { seat, card, stall } => Event::Discarded { seat, card, stall },
            Self::Took { seat, card, stall } => Event::Took { seat, card, stall },
            Self::Gave { seat, card, stall } => Event::Gave { seat, card, stall },
            Self::Sold { seat, set } => Event::Sold { seat, set },
            Self::Paid { seat, card, stall } => Event::Paid { seat, card, stall },
            Self::Played {
                seat,
                effect,
                owner,
            } => Event::Played {
                seat,
                effect,
                owner,
            },
            Self::Asked { seats } => Event::Asked { seats },
            Self::Declined { seat } => Event::Declined { seat },
            Self::AuntPlayed {
                seat,
                against,
                aim,
                set,
            } => Event::AuntPlayed {
                seat,
                against,
                aim,
                set,
            },
            Self::Licensed { seat, set } => Event::Licensed { seat, set },
            Self::Doubled { seat, set } => Event::Doubled { seat, set },
            Self::Stolen { seat, from, set } => Event::Stolen { seat, from, set },
            Self::Removed { seat, from, set } => Event::Removed { seat, from, set },
            Self::HandBoxed { seat, cards } => Event::HandBoxed { seat, cards },
            Self::Ended { ending } => Event::Ended { ending },
        }
    }
}

impl<C> Event<C> {
    /// Whether nobody may take back what led here: something was shown or somebody was asked.
    #[must_use]
    pub const fn closes_undo(&self) -> bool {
        match self {
            Self::Drew { .. }
            | Self::Took { .. }
            | Self::Asked { .. }
            | Self::Declined { .. }
            | Self::AuntPlayed { .. }
            | Self::HandBoxed { .. } => true,
            Self::TurnBegan { .. }
            | Self::MotorbikeSpent { .. }
            | Self::Discarded { .. }
            | Self::Gave { .. }
            | Self::Sold { .. }
            | Self::Paid { .. }
            | Self::Played { .. }
            | Self::Licensed { .. }
            | Self::Doubled { .. }
            | Self::Stolen { .. }
            | Self::Removed { .. }
            | Self::Ended { .. } => false,
        }
    }
}
