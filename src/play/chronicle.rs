//! The public log of a game: what everybody saw, and what the screen itself has to add.

use crate::rules::{CousinAim, Event, Seat, Seen};

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Moves made when this had happened: where a look back goes.
    pub at: usize,
    /// The turn it happened in, from 1.
    pub turn: u32,
    /// What happened.
    pub note: Note,
}

/// What a log line tells. Only public things have a place here (R29).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// An event as the public saw it.
    Event(Seen),
    /// An event that was taken back: everybody has seen it all the same.
    TakenBack(Seen),
    /// Somebody took a move back.
    Undone(Seat),
    /// The game was loaded.
    Resumed,
    /// A hand was opened again in the same turn, so many times by now.
    Reopened(Seat, u32),
    /// A bot's choice was refused and a plain legal move played instead.
    Stumbled(Seat),
    /// Somebody asked for a hint.
    Hinted(Seat),
}

/// The log so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chronicle {
    entries: Vec<Entry>,
}

impl Chronicle {
    /// Every line, oldest first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(super) fn add(&mut self, at: usize, turn: u32, note: Note) {
        self.entries.push(Entry { at, turn, note });
    }

    /// Marks what a move had brought as taken back, and says who took it back. What everybody saw stays
    /// to be read (ux 72); a turn or an end that did not come after all was nothing to see.
    pub(super) fn undo_to(&mut self, at: usize, turn: u32, by: Seat) {
        let came_to_nothing = |entry: &Entry| {
            let turned = matches!(
                entry.note,
                Note::Event(Event::TurnBegan { .. } | Event::Ended { .. })
            );
            entry.at > at && turned
        };
        self.entries.retain(|entry| !came_to_nothing(entry));
        for entry in self.entries.iter_mut().filter(|entry| entry.at > at) {
            entry.at = at;
            if let Note::Event(seen) = entry.note {
                entry.note = Note::TakenBack(seen);
            }
        }
        self.add(at, turn, Note::Undone(by));
    }

    /// What happened since this seat's last turn, what was done to it first.
    #[must_use]
    pub fn since_last_turn_of(&self, seat: Seat) -> Vec<Entry> {
        let own_turn = |entry: &Entry| matches!(entry.note, Note::Event(Event::TurnBegan { seat: who, .. }) if who == seat);
        let turn_began = |entry: &Entry| matches!(entry.note, Note::Event(Event::TurnBegan { .. }));
        // A turn just begun for this very seat is not "since".
        let end = match self.entries.iter().rposition(turn_began) {
            Some(last) if own_turn(&self.entries[last]) => last,
            _ => self.entries.len(),
        };
        let told = &self.entries[..end];
        let start = told.iter().rposition(own_turn).map_or(0, |mine| {
            told[mine + 1..]
                .iter()
                .position(turn_began)
                .map_or(told.len(), |next| mine + 1 + next)
        });
        let news = told[start..]
            .iter()
            .copied()
            .filter(|entry| !turn_began(entry));
        let (mut recap, rest): (Vec<Entry>, Vec<Entry>) =
            news.partition(|entry| entry.note.touches(seat));
        recap.extend(rest);
        recap
    }
}

impl Note {
    /// Whether somebody did something to this seat.
    #[must_use]
    pub fn touches(&self, victim: Seat) -> bool {
        let Self::Event(event) = self else {
            return false;
        };
        match *event {
            Event::Stolen { from, .. } | Event::Removed { from, .. } => from == victim,
            Event::HandBoxed { seat, .. } => seat == victim,
            Event::AuntPlayed { against, aim, .. } => against == victim && aim == CousinAim::Steal,
            Event::Played { seat, owner, .. } => owner == Some(victim) && seat != victim,
            _ => false,
        }
    }
}
