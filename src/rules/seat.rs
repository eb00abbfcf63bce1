//! Seats round the table, sets of seats, and one value a seat.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// Fewest people at a table (R1).
pub const MIN_PLAYERS: usize = 2;
/// Most people at a table (R1).
pub const MAX_PLAYERS: usize = 5;

/// A place at the table, 0 to 4, going round to the left (R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat of that number, if there can be one: 0 to 4.
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_PLAYERS {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// The seat's number, 0 to 4.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left, at a table of `players` people (R1).
    #[must_use]
    pub const fn left(self, players: u8) -> Self {
        let next = self.0 + 1;
        Self(if next >= players { 0 } else { next })
    }

    /// Every seat of a table of `players` people, from the first.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players.min(MAX_PLAYERS as u8)).map(Self)
    }

    /// The other seats, beginning at this one's left.
    pub fn others(self, players: u8) -> impl Iterator<Item = Self> {
        let mut seat = self;
        (1..players).map(move |_| {
            seat = seat.left(players);
            seat
        })
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number.into()).ok_or("a seat is a number from 0 to 4")
    }
}

/// Some of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just that seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// All seats of a table of `players` people.
    #[must_use]
    pub const fn all(players: u8) -> Self {
        Self((1 << players) - 1)
    }

    /// Whether that seat is among them.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The same seats without one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The same seats with one more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats, from the lowest number.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }

    /// The lowest seat.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        Seat::new(self.0.trailing_zeros() as usize)
    }
}

/// One value for each seat; seats beyond the players keep their default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerSeat<T>([T; MAX_PLAYERS]);

impl<T> PerSeat<T> {
    /// Values in the order of the seats.
    pub const fn new(values: [T; MAX_PLAYERS]) -> Self {
        Self(values)
    }

    /// Each value with its seat, for the first `players` seats.
    pub fn iter(&self, players: u8) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(players).zip(&self.0)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r01_seats_go_round_to_the_left() {
        let last = Seat(2);
        assert_eq!(last.left(3), Seat::FIRST);
        assert_eq!(
            Seat(1).others(4).map(Seat::index).collect::<Vec<_>>(),
            [2, 3, 0]
        );
    }

    #[test]
    fn a_seat_set_holds_what_was_put_in() {
        let set = SeatSet::all(4).without(Seat(0)).without(Seat(2));
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [1, 3]);
        assert_eq!((set.len(), set.first()), (2, Some(Seat(1))));
        let more = set.with(Seat(1)).with(Seat(4));
        assert_eq!(more.iter().map(Seat::index).collect::<Vec<_>>(), [1, 3, 4]);
    }

    #[test]
    fn a_seat_is_its_number_and_has_its_own_value() {
        for (number, seat) in Seat::all(5).enumerate() {
            assert_eq!(usize::from(u8::from(seat)), number);
            assert_eq!(Seat::try_from(number as u8), Ok(seat));
        }
        assert!(Seat::try_from(5).is_err());
        let values = PerSeat::new([7, 8, 9, 0, 0]);
        assert_eq!(
            values
                .iter(3)
                .map(|(seat, value)| (seat.index(), *value))
                .collect::<Vec<_>>(),
            [(0, 7), (1, 8), (2, 9)]
        );
    }
}
