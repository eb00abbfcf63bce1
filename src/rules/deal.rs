//! The deal: all the chance there is in a game, written down (R1–R4).

use super::card::Card;
use super::family::Family;
use super::options::{DeckError, Options};
use super::seat::{MAX_PLAYERS, MIN_PLAYERS, Seat};
use thiserror::Error;

/// How a game begins. The same deal and the same moves always give the same game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// One family a seat, all different (R1).
    pub families: Vec<Family>,
    /// Who begins (R3).
    pub start: Seat,
    /// The table options.
    pub options: Options,
    /// The whole shuffled deck, top card first.
    pub deck: Vec<Card>,
}

impl Deal {
    /// Number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.families.len()
    }

    /// Whether a game can begin like this.
    ///
    /// # Errors
    /// The first thing that is wrong, see [`SetupError`].
    pub fn check(&self) -> Result<(), SetupError> {
        let players = self.players();
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(SetupError::Players(players));
        }
        for (index, family) in self.families.iter().enumerate() {
            if self.families[..index].contains(family) {
                return Err(SetupError::FamilyTwice(*family));
            }
        }
        if self.start.index() >= players {
            return Err(SetupError::NoSuchStart {
                start: self.start.index(),
                players,
            });
        }
        self.options.deck.check(players)?;
        for card in Card::ALL {
            let (listed, dealt) = (
                usize::from(self.options.deck.count(card)),
                self.deck.iter().filter(|&&other| other == card).count(),
            );
            if listed != dealt {
                return Err(SetupError::DeckDiffers {
                    card,
                    listed,
                    dealt,
                });
            }
        }
        Ok(())
    }
}

/// Why a game can't begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the error text names the fields")]
pub enum SetupError {
    /// Too few or too many people.
    #[error("{0} players: the game is for 2 to 5 (R1)")]
    Players(usize),
    /// A family was dealt twice.
    #[error("the family {} is dealt twice (R1)", .0.name())]
    FamilyTwice(Family),
    /// The starting seat is empty.
    #[error("seat {start} can't begin: there are {players} players (R3)")]
    NoSuchStart { start: usize, players: usize },
    /// The deck can't be dealt.
    #[error(transparent)]
    Deck(#[from] DeckError),
    /// The cards are not those of the deck list.
    #[error("the deck holds {dealt} {} but its list says {listed} (R2)", card.name())]
    DeckDiffers {
        card: Card,
        listed: usize,
        dealt: usize,
    },
    /// A sampled state does not fit the view it was made for.
    #[error("the hidden cards do not fit what the seat can see: {0}")]
    DoesNotFit(&'static str),
}
