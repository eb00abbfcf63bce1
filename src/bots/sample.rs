//! Whole deals that a seat could not tell from the true one, one after the other.
//!
//! What the seat sees and what it remembers stays; everything else is dealt by chance. The rules check
//! each deal against the view ([`View::complete`]), so that nothing can slip in or get lost.

use super::memory::{Memory, unseen};
use crate::rules::{Card, Counts, GameState, Hand, Hidden, Phase, Seat, Stall, View};
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// Deals what a seat can't see, again and again.
pub struct Sampler<'v> {
    view: View<'v>,
    /// The cards without a known place.
    pool: Vec<Card>,
    /// Cards of the other hands that are known.
    held: Vec<(Seat, Hand)>,
    /// How many of a stall's lowest cards are not known, and the known ones above them.
    stalls: [(usize, Vec<Card>); Stall::COUNT],
    hidden: Hidden,
}

impl<'v> Sampler<'v> {
    /// Everything that is known in that moment, sorted out once for many deals.
    #[must_use]
    pub fn new(view: View<'v>, memory: &Memory) -> Self {
        let table = view.table;
        let mut left = unseen(&view);
        let mut stalls: [(usize, Vec<Card>); Stall::COUNT] = Default::default();
        for stall in Stall::ALL {
            let top = table.stall(stall);
            let (unknown, cards) = &mut stalls[stall.index()];
            let known = memory.stall(stall);
            if known.last().copied() == top.top && known.len() <= usize::from(top.size) {
                for &card in known.split_last().map_or(&[][..], |(_, below)| below) {
                    if take(&mut left, card) {
                        cards.push(card);
                    }
                }
            }
            cards.extend(top.top);
            *unknown = usize::from(top.size).saturating_sub(cards.len());
        }
        let mut held = Vec::new();
        for seat in table.seats().filter(|&seat| view.seat != Some(seat)) {
            let mut known = Hand::EMPTY;
            for card in memory.held(seat).cards() {
                if known.len() < table.hand_sizes[seat] && take(&mut left, card) {
                    known.add(card);
                }
            }
            held.push((seat, known));
        }
        Self {
            view,
            pool: left.cards().collect(),
            held,
            stalls,
            hidden: Hidden {
                hands: crate::rules::PerSeat::default(),
                drawn: Hand::EMPTY,
                deck: Vec::new(),
                stalls: Default::default(),
            },
        }
    }

    /// One deal; `None` where the view itself does not add up to its deck list.
    pub fn deal(&mut self, chance: &mut ChaCha8Rng) -> Option<GameState> {
        let (view, table) = (&self.view, self.view.table);
        self.pool.shuffle(chance);
        let mut rest = self.pool.as_slice();
        let mut some = |count: usize| {
            let (first, others) = rest.split_at_checked(count)?;
            rest = others;
            Some(first)
        };
        let hidden = &mut self.hidden;
        if let Some(seat) = view.seat {
            hidden.hands[seat] = view.hand;
        }
        for &(seat, known) in &self.held {
            let mut hand = known;
            for &card in some(usize::from(table.hand_sizes[seat] - known.len()))? {
                hand.add(card);
            }
            hidden.hands[seat] = hand;
        }
        hidden.drawn = view.drawn;
        if table.phase == Phase::Discard && view.seat != Some(table.active) {
            hidden.drawn = some(2)?.iter().copied().collect();
        }
        for ((unknown, cards), stall) in self.stalls.iter().zip(&mut hidden.stalls) {
            stall.clear();
            stall.extend_from_slice(some(*unknown)?);
            stall.extend_from_slice(cards);
        }
        hidden.deck.clear();
        hidden.deck.extend_from_slice(rest);
        view.complete(hidden).ok()
    }
}

fn take(left: &mut Counts, card: Card) -> bool {
    let count = left.get(card);
    if count > 0 {
        left.set(card, count - 1);
    }
    count > 0
}
