//! Cards one on the other, packed: the deck and the stalls are most of a state's size.

use super::card::Card;
use super::options::MAX_DECK;
use std::fmt;

const BITS: u32 = 4;
const NIBBLE: u8 = 0xF;

/// Up to [`MAX_DECK`] cards, four bits each, so that states stay small to copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Pile {
    len: u8,
    /// Two cards a byte, the lower one first; unused places are 0, so that equal piles are equal.
    packed: [u8; MAX_DECK / 2],
}

impl Pile {
    pub(super) const EMPTY: Self = Self {
        len: 0,
        packed: [0; MAX_DECK / 2],
    };

    pub(super) const fn len(&self) -> u8 {
        self.len
    }

    /// The byte of a place, and how far up in it.
    const fn place(index: u8) -> (usize, u32) {
        (index as usize / 2, index as u32 % 2 * BITS)
    }

    fn get(&self, index: u8) -> Option<Card> {
        let (byte, up) = Self::place(index);
        let packed = self.packed.get(byte)? >> up & NIBBLE;
        Card::ALL.get(usize::from(packed)).copied()
    }

    /// The card on top.
    pub(super) fn top(&self) -> Option<Card> {
        self.get(self.len.checked_sub(1)?)
    }

    /// Puts a card on top. More than [`MAX_DECK`] cards are in no game.
    pub(super) fn push(&mut self, card: Card) {
        let (byte, up) = Self::place(self.len);
        self.packed[byte] |= (card as u8) << up;
        self.len += 1;
    }

    /// Takes the top card off.
    pub(super) fn pop(&mut self) -> Option<Card> {
        let card = self.top()?;
        self.len -= 1;
        let (byte, up) = Self::place(self.len);
        self.packed[byte] &= !(NIBBLE << up);
        Some(card)
    }

    /// The cards, the top one last.
    pub(super) fn cards(&self) -> impl DoubleEndedIterator<Item = Card> {
        (0..self.len).filter_map(|index| self.get(index))
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        for card in cards {
            pile.push(card);
        }
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_on_top_comes_off_first() {
        let mut pile: Pile = Card::ALL.into_iter().collect();
        assert_eq!(pile.top(), Some(Card::Charo));
        let off: Vec<Card> = std::iter::from_fn(|| pile.pop()).collect();
        assert!(off.iter().eq(Card::ALL.iter().rev()));
        assert_eq!((pile, pile.pop()), (Pile::EMPTY, None));
    }

    #[test]
    fn a_whole_deck_fits() {
        let pile: Pile = std::iter::repeat_n(Card::Van, MAX_DECK).collect();
        assert_eq!(usize::from(pile.len()), MAX_DECK);
        assert!(pile.cards().all(|card| card == Card::Van));
    }
}
