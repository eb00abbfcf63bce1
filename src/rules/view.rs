//! What one seat knows: the public table, its own hand, and nothing else (R29).

use super::bag::Hand;
use super::seat::{Seat, SeatSet};
use super::table::{Phase, Table};

/// A seat's knowledge, borrowed from a state; an onlooker's if `seat` is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View<'t> {
    /// The public table.
    pub table: &'t Table,
    /// Whose eyes; `None` for the public.
    pub seat: Option<Seat>,
    /// The seat's own hand; empty for the public.
    pub hand: Hand,
    /// The two cards of the seat's own running draw (R7).
    pub drawn: Hand,
}

impl View<'_> {
    /// Whether this seat is one the game waits for.
    #[must_use]
    pub fn may_act(&self) -> bool {
        self.seat.is_some_and(|seat| self.table.to_act().has(seat))
    }

    /// A copy that outlives the state.
    #[must_use]
    pub fn to_owned(&self) -> OwnedView {
        OwnedView {
            table: *self.table,
            seat: self.seat,
            hand: self.hand,
            drawn: self.drawn,
        }
    }
}

/// A seat's knowledge, kept: what a screen draws from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnedView {
    /// The public table.
    pub table: Table,
    /// Whose eyes; `None` for the public.
    pub seat: Option<Seat>,
    /// The seat's own hand; empty for the public.
    pub hand: Hand,
    /// The two cards of the seat's own running draw (R7).
    pub drawn: Hand,
}

impl OwnedView {
    /// The borrowed form, which the rules take.
    #[must_use]
    pub fn as_view(&self) -> View<'_> {
        View {
            table: &self.table,
            seat: self.seat,
            hand: self.hand,
            drawn: self.drawn,
        }
    }

    /// The same moment without the seat's secrets.
    #[must_use]
    pub fn public(mut self) -> Self {
        (self.seat, self.hand, self.drawn) = (None, Hand::EMPTY, Hand::EMPTY);
        self
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.table.phase, Phase::Over(_))
    }

    /// Who the game waits for.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }
}
