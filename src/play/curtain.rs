//! Whose eyes are at the screen: the states of shared-screen play (hidden hands by construction).
//!
//! A screen never gets the game, only the view of [`Curtain::eyes`]. Every state but two is public.

use crate::rules::Seat;

/// What the screen may show now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Curtain {
    /// The cover is up while the game moves on behind it: cover first, engine second.
    Cover,
    /// Public: waiting for this person's deliberate act.
    Handoff(Seat),
    /// The hand of this seat is on the screen.
    Private(Seat),
    /// Public: the table is asked for an Aunt (R19, R20).
    Call,
    /// Somebody stepped up to answer: first a hand-off, then, `open`, their hand (R20).
    Claim {
        /// Who stepped up.
        seat: Seat,
        /// Whether the hand is shown yet.
        open: bool,
    },
    /// Public: a bot plays.
    Bot(Seat),
    /// Public: the game is over.
    Over,
}

impl Curtain {
    /// The seat whose hand may be drawn; `None` for the public.
    #[must_use]
    pub const fn eyes(self) -> Option<Seat> {
        match self {
            Self::Private(seat) | Self::Claim { seat, open: true } => Some(seat),
            Self::Cover
            | Self::Handoff(_)
            | Self::Call
            | Self::Claim { open: false, .. }
            | Self::Bot(_)
            | Self::Over => None,
        }
    }

    /// The seat that must show itself before a hand is opened.
    #[must_use]
    pub const fn awaited(self) -> Option<Seat> {
        match self {
            Self::Handoff(seat) | Self::Claim { seat, open: false } => Some(seat),
            _ => None,
        }
    }
}
