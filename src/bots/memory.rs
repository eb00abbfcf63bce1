//! What a seat remembers: which cards lie buried in the stalls, and which cards the others are known
//! to hold, because everybody saw them take them.
//!
//! Folded from the events the seat saw and nothing else. Where memory and view disagree (a move was
//! taken back, a bot sat down in the middle of a game) the view is right and memory gives way.

use crate::rules::{Card, Counts, Event, Hand, PerSeat, Phase, Seat, Seen, Stall, View};

/// Most cards of one kind that a hand of this game counts.
const MOST_OF_A_KIND: u8 = 15;

/// One seat's memory of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The cards of each stall as far down as they are known, the top last.
    stalls: [Vec<Card>; Stall::COUNT],
    /// For each stall, its size as the events tell it since it was last seen.
    sizes: [usize; Stall::COUNT],
    /// At least these cards are in each hand.
    held: PerSeat<Hand>,
    /// What the running exchange has taken so far: none of it is given back (R8).
    taken: Hand,
}

impl Memory {
    /// Takes in what was seen, then looks at the table: whatever does not fit it is forgotten.
    pub fn follow(&mut self, view: &View<'_>, seen: &[Seen]) {
        for event in seen {
            self.hear(event);
        }
        self.look(view);
    }

    /// The cards of a stall from the lowest known one up to its top.
    #[must_use]
    pub fn stall(&self, stall: Stall) -> &[Card] {
        &self.stalls[stall.index()]
    }

    /// Cards that a seat holds for certain.
    #[must_use]
    pub fn held(&self, seat: Seat) -> Hand {
        self.held[seat]
    }

    fn hear(&mut self, event: &Seen) {
        match *event {
            Event::TurnBegan { .. } => self.taken = Hand::EMPTY,
            Event::Discarded { card, stall, .. } => self.put(stall, card),
            Event::Took { seat, card, stall } => {
                self.pop(stall);
                self.gains(seat, card);
                self.taken.add(card);
            }
            Event::Gave { seat, card, stall } => {
                self.gives(seat, card);
                self.put(stall, card);
            }
            Event::Paid { seat, card, stall } => {
                self.held[seat].remove(card);
                self.put(stall, card);
            }
            Event::Sold { seat, set } => {
                for card in set.sale.cards().cards() {
                    self.held[seat].remove(card);
                }
            }
            Event::Played { seat, effect, .. } => {
                self.held[seat].remove(effect.card());
            }
            Event::AuntPlayed { seat, .. } => {
                self.held[seat].remove(Card::Aunt);
            }
            Event::HandBoxed { seat, .. } => self.held[seat] = Hand::EMPTY,
            Event::MotorbikeSpent { .. }
            | Event::Drew { .. }
            | Event::Asked { .. }
            | Event::Declined { .. }
            | Event::Licensed { .. }
            | Event::Doubled { .. }
            | Event::Stolen { .. }
            | Event::Removed { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn gains(&mut self, seat: Seat, card: Card) {
        if self.held[seat].count(card) < MOST_OF_A_KIND {
            self.held[seat].add(card);
        }
    }

    /// R8: what is given was in hand before; a card of the same kind just taken stays.
    fn gives(&mut self, seat: Seat, card: Card) {
        let held = self.held[seat].count(card);
        if held > self.taken.count(card) {
            self.held[seat].remove(card);
        }
    }

    fn put(&mut self, stall: Stall, card: Card) {
        self.stalls[stall.index()].push(card);
        self.sizes[stall.index()] += 1;
    }

    fn pop(&mut self, stall: Stall) {
        self.stalls[stall.index()].pop();
        let size = &mut self.sizes[stall.index()];
        *size = size.saturating_sub(1);
    }

    fn look(&mut self, view: &View<'_>) {
        for stall in Stall::ALL {
            let (at, seen) = (stall.index(), view.table.stall(stall));
            let (known, size) = (&mut self.stalls[at], usize::from(seen.size));
            // At the first look a stall's size says how many cards lie below those that were told.
            let first = self.sizes[at] == known.len() && known.len() < size;
            let fits = (first || self.sizes[at] == size)
                && known.len() <= size
                && known.last().copied().or(seen.top) == seen.top;
            if !fits {
                known.clear();
            }
            if known.is_empty() {
                known.extend(seen.top);
            }
            self.sizes[at] = size;
        }
        let table = view.table;
        for seat in table.seats() {
            // Mid-exchange the cards taken lie apart, in the phase: they are not in hand yet.
            let mut held = self.held[seat];
            if let (true, Phase::Exchange { taken, .. }) = (seat == table.active, table.phase) {
                for card in taken.cards() {
                    held.remove(card);
                }
            }
            if view.seat == Some(seat) || held.len() > table.hand_sizes[seat] {
                self.held[seat] = Hand::EMPTY;
            }
        }
    }
}

/// Every card whose place this seat does not see: the deck, the other hands, what lies under the tops.
#[must_use]
pub fn unseen(view: &View<'_>) -> Counts {
    let table = view.table;
    let mut seen = table.boxed;
    seen.add_hand(view.hand);
    seen.add_hand(view.drawn);
    for (_, set) in table.all_sets() {
        seen.add_hand(set.all_cards());
    }
    for top in table.stalls.iter().filter_map(|stall| stall.top) {
        seen.add(top);
    }
    match table.phase {
        Phase::Exchange { taken, .. } => seen.add_hand(taken),
        Phase::Answer { .. } => seen.add(Card::Cousin),
        _ => {}
    }
    let mut left = table.options.deck.0;
    for card in Card::ALL {
        left.set(card, left.get(card).saturating_sub(seen.get(card)));
    }
    left
}
