//! From a seed that people can read, type and share to a deal.

use crate::rules::{Card, Deal, Family, Options, Seat, SetupError};
use rand::SeedableRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha12Rng;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Letters of a written seed: digits and capitals without I, L, O, U, which are misread.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS: u32 = 5;
/// Letters of a seed as it is shown: two groups of four.
const LENGTH: usize = 8;

/// Names one shuffle: forty bits, written as eight letters such as `7K3M-Q2XD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(u64);

impl Seed {
    const MASK: u64 = (1 << (BITS as usize * LENGTH)) - 1;

    /// The seed of that number; only the lowest forty bits count.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number & Self::MASK)
    }

    /// The seed's number, below 2^40.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }

    /// The seed some steps further on, for a series of games.
    #[must_use]
    pub const fn plus(self, steps: u64) -> Self {
        Self::new(self.0.wrapping_add(steps))
    }

    /// A generator that gives the same numbers on every machine and with every version.
    fn generator(self) -> ChaCha12Rng {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.0.to_le_bytes());
        ChaCha12Rng::from_seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH).rev() {
            let letter = self.0 >> (place as u32 * BITS) & 0x1F;
            write!(f, "{}", char::from(LETTERS[letter as usize]))?;
            if place == LENGTH / 2 {
                f.write_str("-")?;
            }
        }
        Ok(())
    }
}

/// Why a text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SeedError {
    /// Nothing was written.
    #[error("a seed has 1 to 8 letters or digits")]
    Empty,
    /// More than eight letters.
    #[error("a seed has at most 8 letters or digits")]
    TooLong,
    /// A letter that no seed has.
    #[error("“{0}” is not a letter of a seed")]
    Letter(char),
}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads a seed as people type it: any case, with or without dash; O is 0, I and L are 1.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let letters = text
            .chars()
            .filter(|letter| !letter.is_whitespace() && *letter != '-');
        let (mut number, mut length) = (0_u64, 0);
        for letter in letters {
            let plain = match letter.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                'U' => 'V',
                other => other,
            };
            let value = LETTERS.iter().position(|&known| char::from(known) == plain);
            let value = value.ok_or(SeedError::Letter(letter))?;
            length += 1;
            if length > LENGTH {
                return Err(SeedError::TooLong);
            }
            number = number << BITS | value as u64;
        }
        if length == 0 {
            Err(SeedError::Empty)
        } else {
            Ok(Self(number))
        }
    }
}

/// What people choose before the shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Number of players, 2 to 5 (R1).
    pub players: usize,
    /// Who shouts the most; `None` leaves it to chance (R3).
    pub start: Option<Seat>,
    /// The table options.
    pub options: Options,
}

impl SetUp {
    /// Shuffles families and deck (R1, R2). The same seed and set-up give the same deal for ever:
    /// families first, then the starting seat, then the deck, from one `ChaCha12` stream.
    ///
    /// # Errors
    /// Where a game can't begin like this, see [`Deal::check`].
    pub fn deal(&self, seed: Seed) -> Result<Deal, SetupError> {
        // There is no sixth family, so the deal alone would not show that somebody is left without.
        if self.players > Family::ALL.len() {
            return Err(SetupError::Players(self.players));
        }
        let mut rng = seed.generator();
        let mut families = Family::ALL.to_vec();
        families.shuffle(&mut rng);
        let seats: Vec<Seat> = Seat::all(self.players as u8).collect();
        let chance = seats.choose(&mut rng).copied();
        families.truncate(self.players);
        let mut deck: Vec<Card> = self.options.deck.0.cards().collect();
        deck.shuffle(&mut rng);
        let start = self.start.or(chance).unwrap_or(Seat::FIRST);
        let deal = Deal {
            families,
            start,
            options: self.options,
            deck,
        };
        deal.check()?;
        Ok(deal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_however_it_is_typed() {
        let seed = Seed::new(0x12_3456_789A);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        let shown = seed
            .to_string()
            .to_lowercase()
            .replace('-', " ")
            .replace('0', "o");
        assert_eq!(shown.parse(), Ok(seed));
        assert_eq!("".parse::<Seed>(), Err(SeedError::Empty));
        assert_eq!("123456789".parse::<Seed>(), Err(SeedError::TooLong));
        assert_eq!("ñ".parse::<Seed>(), Err(SeedError::Letter('ñ')));
    }
}
