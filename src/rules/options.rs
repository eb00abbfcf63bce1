//! Table options: the honest second readings a table may choose, and its deck list (R2, R13, R19).

use super::bag::Counts;
use super::card::Card;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Most cards a deck may hold: room for any printed copy, and the bound every state is sized by.
pub const MAX_DECK: usize = 160;

/// Cards dealt to each player (rulebook, set-up).
pub const DEALT_HAND: usize = 5;

/// Which sets already in play put Discount cards on a new one (R13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DiscountRule {
    /// All of them, the player's own included.
    #[default]
    All,
    /// Rivals' sets only.
    Rivals,
}

/// What an Aunt may cancel (R19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AuntRule {
    /// A Cousin that steals.
    #[default]
    Steal,
    /// Any Cousin, a doubling one too.
    Any,
}

/// The options of one table, chosen at set-up and saved with the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which sets count for discounts (R13).
    pub discounts: DiscountRule,
    /// What an Aunt may cancel (R19).
    pub aunt: AuntRule,
    /// How many cards of each kind the deck holds (R2).
    pub deck: DeckList,
}

/// Card counts of a deck (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeckList(pub Counts);

impl DeckList {
    /// The standard deck of 110 cards (rulings, "The standard deck").
    pub const STANDARD: Self = Self(Counts::new([14, 13, 12, 11, 13, 12, 10, 5, 5, 4, 4, 3, 4]));

    /// How many cards of that kind.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        self.0.get(card)
    }

    /// How many cards in all.
    #[must_use]
    pub fn total(self) -> usize {
        self.0.total() as usize
    }

    /// Fewest cards a deck needs for that many players: 5 each, 3 for the stalls, 1 to draw (R2).
    #[must_use]
    pub const fn minimum(players: usize) -> usize {
        DEALT_HAND * players + 4
    }

    /// Whether the deck can be dealt to that many players (R2).
    ///
    /// # Errors
    /// [`DeckError::TooSmall`] or [`DeckError::TooLarge`], with the numbers.
    pub fn check(self, players: usize) -> Result<(), DeckError> {
        let (total, least) = (self.total(), Self::minimum(players));
        if total < least {
            Err(DeckError::TooSmall {
                total,
                least,
                players,
            })
        } else if total > MAX_DECK {
            Err(DeckError::TooLarge { total })
        } else {
            Ok(())
        }
    }
}

impl Default for DeckList {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// Why a deck list can't be played with (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the error text names the fields")]
pub enum DeckError {
    /// Fewer cards than the deal needs.
    #[error("the deck has {total} cards, but {players} players need at least {least} (R2)")]
    TooSmall {
        total: usize,
        least: usize,
        players: usize,
    },
    /// More cards than the table holds.
    #[error("the deck has {total} cards; at most {MAX_DECK} can be played with (R2)")]
    TooLarge { total: usize },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r02_the_standard_deck_has_110_cards() {
        assert_eq!(DeckList::STANDARD.total(), 110);
        assert_eq!(DeckList::STANDARD.count(Card::Watermelon), 10);
        assert_eq!(DeckList::STANDARD.check(5), Ok(()));
    }

    #[test]
    fn r02_a_deck_one_card_short_is_refused() {
        let mut counts = Counts::default();
        counts.set(Card::Socks, 13);
        let refused = DeckList(counts).check(2);
        assert_eq!(
            refused,
            Err(DeckError::TooSmall {
                total: 13,
                least: 14,
                players: 2
            })
        );
        counts.set(Card::Van, 1);
        assert_eq!(DeckList(counts).check(2), Ok(()));
    }
}
