//! What a game carries beside its moves: remarks of the log, and what the table agreed on.

use super::chronicle::{Chronicle, Note};
use super::seating::Player;
use super::session::TableManners;
use crate::rules::Seat;
use thiserror::Error;

/// Most remarks a game keeps; the oldest stay.
pub const MAX_REMARKS: usize = 2_000;

/// Something the log says that no move brings back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The game was taken up again from a save.
    Resumed,
    /// A seat took a move back.
    Undone(Seat),
    /// A seat's hand was opened again in the same turn, so many times by then.
    Reopened(Seat, u32),
    /// A bot's choice was refused and a plain legal move played instead.
    Stumbled(Seat),
    /// A seat asked for a hint.
    Hinted(Seat),
    /// Somebody else plays on for a seat.
    HandedOver(Seat, Player),
}

impl What {
    /// The seat it is about, if it is about one.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Resumed => None,
            Self::Undone(seat)
            | Self::Reopened(seat, _)
            | Self::Stumbled(seat)
            | Self::Hinted(seat)
            | Self::HandedOver(seat, _) => Some(*seat),
        }
    }
}

/// A remark and where in the game it belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Moves made before it.
    pub at: u32,
    /// What happened.
    pub what: What,
}

/// The remarks of a game, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks(Vec<Remark>);

impl Remarks {
    /// Adds a remark after that many moves, never before an earlier one. The same one twice at the
    /// same place counts once, so that opening a game again and again does not make it grow (A26).
    pub fn add(&mut self, at: usize, what: What) {
        let at = u32::try_from(at).unwrap_or(u32::MAX);
        let at = self.0.last().map_or(at, |last| at.max(last.at));
        let remark = Remark { at, what };
        if self.0.last() != Some(&remark) && self.0.len() < MAX_REMARKS {
            self.0.push(remark);
        }
    }

    /// The remarks in a log: all that the moves alone would not bring back.
    #[must_use]
    pub fn of(log: &Chronicle) -> Self {
        let mut remarks = Self::default();
        for entry in log.entries() {
            let what = match entry.note {
                // The moves bring events back; those taken back were only worth reading in their game.
                Note::Event(_) | Note::TakenBack(_) => continue,
                Note::Undone(seat) => What::Undone(seat),
                Note::Resumed => What::Resumed,
                Note::Reopened(seat, times) => What::Reopened(seat, times),
                Note::Stumbled(seat) => What::Stumbled(seat),
                Note::Hinted(seat) => What::Hinted(seat),
            };
            remarks.add(entry.at, what);
        }
        remarks
    }

    /// The remarks, the earliest first.
    pub fn iter(&self) -> impl Iterator<Item = &Remark> {
        self.0.iter()
    }

    /// The remarks up to that many moves; later ones move back to there.
    #[must_use]
    pub fn up_to(&self, moves: usize) -> Self {
        let mut kept = Self::default();
        for Remark { at, what } in &self.0 {
            kept.add((*at as usize).min(moves), what.clone());
        }
        kept
    }
}

/// What a table agreed on beside the rules; it travels with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Habits {
    /// Seconds the question for an Aunt stays open at least, 1 to 120 (R20).
    pub answer_seconds: u8,
    /// Whether the question closes by itself after that.
    pub closes_by_itself: bool,
    /// Whether the screen helps to remember what was public.
    pub memory_aid: bool,
    /// Whether a player may ask for a hint.
    pub hints: bool,
}

impl Remark {
    /// The line of the log it is, if it is one.
    pub(super) const fn note(&self) -> Option<Note> {
        match self.what {
            What::Resumed => Some(Note::Resumed),
            What::Undone(seat) => Some(Note::Undone(seat)),
            What::Reopened(seat, times) => Some(Note::Reopened(seat, times)),
            What::Stumbled(seat) => Some(Note::Stumbled(seat)),
            What::Hinted(seat) => Some(Note::Hinted(seat)),
            What::HandedOver(..) => None,
        }
    }
}

/// A number of seconds no table waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the question for an Aunt stays open for 1 to 120 seconds, not {0}")]
pub struct HabitsError(pub u8);

impl Habits {
    /// Whether the seconds are within bounds.
    ///
    /// # Errors
    /// [`HabitsError`] with the number.
    pub const fn check(&self) -> Result<(), HabitsError> {
        match self.answer_seconds {
            1..=120 => Ok(()),
            other => Err(HabitsError(other)),
        }
    }

    /// What of a table's manners travels with the game. How fast bots move is the machine's own.
    #[must_use]
    pub fn of(manners: &TableManners, memory_aid: bool) -> Self {
        Self {
            answer_seconds: manners.answer_time.clamp(1.0, 120.0).round() as u8,
            closes_by_itself: manners.closes_by_itself,
            memory_aid,
            hints: true,
        }
    }

    /// Puts what travelled into the manners at this machine.
    pub fn put_into(&self, manners: &mut TableManners) {
        manners.answer_time = f64::from(self.answer_seconds);
        manners.closes_by_itself = self.closes_by_itself;
    }
}

impl Default for Habits {
    fn default() -> Self {
        Self::of(&TableManners::default(), false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a26_the_same_remark_twice_counts_once() {
        let mut remarks = Remarks::default();
        remarks.add(3, What::Resumed);
        remarks.add(3, What::Resumed);
        remarks.add(5, What::Resumed);
        assert_eq!(remarks.iter().count(), 2);
        assert_eq!(remarks.up_to(4).iter().last().map(|last| last.at), Some(4));
    }

    #[test]
    fn habits_travel_and_bounds_hold() {
        let mut manners = TableManners {
            answer_time: 1e9,
            ..TableManners::default()
        };
        let habits = Habits::of(&manners, true);
        assert_eq!((habits.answer_seconds, habits.check()), (120, Ok(())));
        habits.put_into(&mut manners);
        assert!((manners.answer_time - 120.0).abs() < f64::EPSILON);
        let hasty = Habits {
            answer_seconds: 0,
            ..habits
        };
        assert_eq!(hasty.check(), Err(HabitsError(0)));
    }
}
