//! The log of the game in play, in words, kept up with the session's chronicle.

use crate::play::{Chronicle, Entry, Note};
use crate::rules::{Seat, Table};
use crate::text::{Log, Texts, Told};

/// A log that follows a chronicle.
pub struct Logbook {
    log: Log,
    /// How much of the chronicle it tells.
    told: Option<(usize, Option<Entry>)>,
}

impl Logbook {
    /// The log of a table.
    #[must_use]
    pub fn new(table: &Table) -> Self {
        Self {
            log: Log::new(table.families),
            told: None,
        }
    }

    /// Takes in what happened. A chronicle that was cut short by an undo is told anew.
    pub fn follow(&mut self, chronicle: &Chronicle, table: &Table) {
        let entries = chronicle.entries();
        let now = Some((entries.len(), entries.last().copied()));
        if self.told == now {
            return;
        }
        self.told = now;
        self.log = Log::new(table.families);
        for entry in entries {
            match entry.note {
                Note::Event(event) => self.log.tell(entry.at, &event),
                Note::TakenBack(event) => self.log.tell_taken_back(entry.at, &event),
                Note::Undone(seat) => {
                    self.log.remark(entry.at, Told::TookBack { seat, moves: 1 });
                }
                Note::Resumed => self
                    .log
                    .remark(entry.at, Told::Resumed { turn: entry.turn }),
                Note::Reopened(seat, times) => {
                    self.log.remark(entry.at, Told::Reopened { seat, times });
                }
                Note::Stumbled(seat) => self.log.remark(entry.at, Told::Stumbled { seat }),
                Note::Hinted(seat) => self.log.remark(entry.at, Told::Hinted { seat }),
            }
        }
    }

    /// The lines, oldest first.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// What happened since that seat last played, in sentences.
    #[must_use]
    pub fn recap(&self, seat: Seat, texts: &Texts, names: &[String]) -> Vec<String> {
        self.log
            .recap(seat)
            .into_iter()
            .map(|line| texts.log_line(line, names))
            .collect()
    }

    /// The last thing that happened, in a sentence.
    #[must_use]
    pub fn last(&self, texts: &Texts, names: &[String]) -> Option<String> {
        let told = |line: &&crate::text::LogLine| {
            !line.taken_back && !matches!(line.told, Told::Turn { .. })
        };
        self.log
            .lines()
            .iter()
            .rev()
            .find(told)
            .map(|line| texts.log_line(line, names))
    }
}
