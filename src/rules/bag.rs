//! Cards counted by kind: a packed [`Hand`] for what is held, [`Counts`] for deck lists and the box.

use super::card::Card;
use std::fmt;

const BITS: u32 = 4;
const NIBBLE: u64 = 0xF;
const LOW_BITS: u64 = 0x1111_1111_1111_1111;

/// Up to fifteen cards of each kind, packed into one word so that states copy cheaply.
///
/// Hands never exceed 7 cards between moves (rulebook) and 8 within one, so the limit is never met.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hand(u64);

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    const fn shift(card: Card) -> u32 {
        card as u32 * BITS
    }

    /// How many cards of that kind, 0 to 15.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> Self::shift(card) & NIBBLE) as u8
    }

    /// Whether at least one card of that kind is held.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 & NIBBLE << Self::shift(card) != 0
    }

    /// How many cards in all.
    #[must_use]
    pub const fn len(self) -> u8 {
        const PAIRS: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let bytes = (self.0 & PAIRS) + (self.0 >> BITS & PAIRS);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether no card is held.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one card. At most fifteen of a kind fit; one more is a bug and is refused in tests.
    pub const fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 15);
        self.0 += 1 << Self::shift(card);
    }

    /// Takes one card out; `false`, and no change, if there is none.
    pub const fn remove(&mut self, card: Card) -> bool {
        let held = self.has(card);
        if held {
            self.0 -= 1 << Self::shift(card);
        }
        held
    }

    /// The hand with one card less; `None` if there is none of that kind.
    #[must_use]
    pub const fn without(mut self, card: Card) -> Option<Self> {
        if self.remove(card) { Some(self) } else { None }
    }

    /// Adds all cards of another hand.
    pub const fn add_all(&mut self, other: Self) {
        self.0 += other.0;
    }

    /// Whether every card of `part` is held, counted with multiplicity.
    #[must_use]
    pub fn contains(self, part: Self) -> bool {
        part.kinds()
            .all(|card| self.count(card) >= part.count(card))
    }

    /// One card of each kind held.
    #[must_use]
    pub const fn singly(self) -> Self {
        Self((self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & LOW_BITS)
    }

    /// One card of each kind held twice or more.
    #[must_use]
    pub const fn pairs(self) -> Self {
        Self((self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & LOW_BITS)
    }

    /// The kinds held, each once, in the order of [`Card::ALL`].
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.singly().0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() / BITS;
            left &= left.wrapping_sub(1);
            Card::ALL.get(index as usize).copied()
        })
    }

    /// The kinds of this hand that the other one lacks, one card of each.
    #[must_use]
    pub const fn lacking_in(self, other: Self) -> Self {
        Self(self.singly().0 & !other.singly().0)
    }

    /// Every card held, equal ones next to each other.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        for card in cards {
            hand.add(card);
        }
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// Up to 255 cards of each kind: a deck list or the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts([u8; Card::KINDS]);

impl Counts {
    /// Counts in the order of [`Card::ALL`].
    #[must_use]
    pub const fn new(counts: [u8; Card::KINDS]) -> Self {
        Self(counts)
    }

    /// How many cards of that kind.
    #[must_use]
    pub const fn get(self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Sets how many cards of that kind there are.
    pub const fn set(&mut self, card: Card, count: u8) {
        self.0[card.index()] = count;
    }

    /// How many cards in all, 0 to 3,315.
    #[must_use]
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Adds one card; a count stays at 255 once there.
    pub const fn add(&mut self, card: Card) {
        self.0[card.index()] = self.0[card.index()].saturating_add(1);
    }

    /// Adds every card of a hand.
    pub fn add_hand(&mut self, hand: Hand) {
        for card in hand.kinds() {
            let count = &mut self.0[card.index()];
            *count = count.saturating_add(hand.count(card));
        }
    }

    /// Every card counted, equal ones next to each other.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, self.get(card).into()))
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Self::default();
        for card in cards {
            counts.add(card);
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_what_goes_in_and_out() {
        let mut hand: Hand = [Card::Socks, Card::Charo, Card::Socks]
            .into_iter()
            .collect();
        assert_eq!(
            (hand.len(), hand.count(Card::Socks), hand.count(Card::Charo)),
            (3, 2, 1)
        );
        assert!(hand.remove(Card::Socks) && hand.remove(Card::Socks) && !hand.remove(Card::Socks));
        assert_eq!(hand.cards().collect::<Vec<_>>(), [Card::Charo]);
    }

    #[test]
    fn every_kind_is_listed_once_in_order() {
        let hand: Hand = Card::ALL.into_iter().chain(Card::ALL).collect();
        assert_eq!(hand.len(), 26);
        assert_eq!(hand.kinds().collect::<Vec<_>>(), Card::ALL);
    }

    #[test]
    fn every_count_of_every_kind_is_told_apart() {
        let one_each: Hand = Card::ALL.into_iter().collect();
        for card in Card::ALL {
            for count in 0..=15_u8 {
                let others = one_each.without(card).unwrap_or_default();
                let mut hand: Hand = std::iter::repeat_n(card, count.into()).collect();
                assert_eq!((hand.len(), hand.count(card)), (count, count));
                assert_eq!((hand.has(card), hand.is_empty()), (count > 0, count == 0));
                assert_eq!(
                    (hand.singly().len(), hand.pairs().len()),
                    (u8::from(count > 0), u8::from(count > 1))
                );
                assert_eq!(hand.kinds().count(), usize::from(count > 0));
                assert_eq!(hand.singly().count(card), u8::from(count > 0));
                assert_eq!(hand.pairs().count(card), u8::from(count > 1));
                assert_eq!(one_each.lacking_in(hand).count(card), u8::from(count == 0));
                hand.add_all(others);
                assert_eq!((hand.len(), hand.count(card)), (count + 12, count));
                assert_eq!(hand.pairs().len(), u8::from(count > 1));
                assert_eq!(hand.cards().count(), usize::from(count) + 12);
                assert_eq!(
                    format!("{hand:?}").contains(&format!("{card:?}")),
                    count > 0
                );
            }
        }
    }

    #[test]
    fn containment_respects_multiplicity() {
        let two: Hand = [Card::Peach; 2].into_iter().collect();
        let three: Hand = [Card::Peach; 3].into_iter().collect();
        assert!(three.contains(two) && !two.contains(three));
    }
}
