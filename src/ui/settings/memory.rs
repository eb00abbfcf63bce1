//! What the program remembers without being asked: the last set-up and the window's place.

use crate::play::{BotLevel, MAX_NAME, PlayerName};
use crate::rules::{
    AuntRule, Card, Counts, DeckList, DiscountRule, MAX_PLAYERS, MIN_PLAYERS, Options,
};
use serde::{Deserialize, Serialize};

/// One seat of the last set-up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatMemory {
    /// The name as it was typed; empty for a seat nobody named.
    pub name: String,
    /// The bot's level; `None` for a person.
    pub bot: Option<String>,
}

/// Copies of each card, in the order of [`Card::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DeckMemory([u8; Card::KINDS]);

impl From<DeckList> for DeckMemory {
    fn from(deck: DeckList) -> Self {
        Self(Card::ALL.map(|card| deck.count(card)))
    }
}

impl From<DeckMemory> for DeckList {
    fn from(deck: DeckMemory) -> Self {
        Self(Counts::new(deck.0))
    }
}

impl Default for DeckMemory {
    fn default() -> Self {
        DeckList::STANDARD.into()
    }
}

/// What the last set-up chose (ux 22).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SetUpMemory {
    /// Who sat where; empty before the first game.
    pub seats: Vec<SeatMemory>,
    /// The seat that began, if it was chosen (R3).
    pub start: Option<u8>,
    /// Which sets count for discounts (R13).
    pub discounts: DiscountRule,
    /// What an Aunt may cancel (R19).
    pub aunt: AuntRule,
    /// The deck (R2).
    pub deck: DeckMemory,
    /// Whether hints are forbidden.
    pub no_hints: bool,
}

impl SetUpMemory {
    /// The table options.
    #[must_use]
    pub fn options(&self) -> Options {
        Options {
            discounts: self.discounts,
            aunt: self.aunt,
            deck: self.deck.into(),
        }
    }

    pub(super) fn tidy(&mut self) {
        self.seats.truncate(MAX_PLAYERS);
        if self.seats.len() < MIN_PLAYERS {
            self.seats.clear();
        }
        for seat in &mut self.seats {
            seat.name = PlayerName::tidy(&seat.name);
            debug_assert!(seat.name.chars().count() <= MAX_NAME);
            let level = seat.bot.take();
            seat.bot = level.filter(|level| BotLevel::new(level).is_ok());
        }
        self.start = self
            .start
            .filter(|&start| usize::from(start) < self.seats.len());
    }
}

/// Where the window was, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WindowMemory {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Inner width.
    pub width: f32,
    /// Inner height.
    pub height: f32,
    /// Whether it filled the screen's working area.
    pub maximised: bool,
}

impl WindowMemory {
    /// Whether a window can be put there at all: not minimised, not off any screen there is (G15).
    /// Whether a screen still stands there, only the system knows.
    #[must_use]
    pub fn sensible(&self) -> bool {
        let near = |at: f32| at.is_finite() && (-16_000.0..=32_000.0).contains(&at);
        let sized = |side: f32| side.is_finite() && (320.0..=16_000.0).contains(&side);
        near(self.x) && near(self.y) && sized(self.width) && sized(self.height)
    }
}
