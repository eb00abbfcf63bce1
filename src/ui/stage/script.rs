//! What an event looks like: which cards fly from where to where, and what is stamped.
//!
//! Works from what the eyes at the screen saw: a card they may not know flies as a back.

use super::flight::{Cargo, Flight, Turn, in_a_row};
use super::spot::{Placed, Places, Spot};
use crate::rules::{
    Card, Effect, Event, Hand, OwnedView, Phase, PlacedSet, Seat, Seen, SetId, Stall, value,
};
use crate::ui::faces::Face;

/// Seconds between cards that fly one after another.
const STAGGER: f32 = 0.05;

/// A price to stamp on a set, in €.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Priced {
    pub set: SetId,
    pub euros: u32,
}

/// An event as movement.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Script {
    pub flights: Vec<Flight>,
    pub stamp: Option<Priced>,
    /// What has changed, for those who see no movement.
    pub changed: Vec<Spot>,
}

/// Writes the script for an event between two views.
pub(super) fn script(
    seen: &Seen,
    before: &OwnedView,
    after: &OwnedView,
    places: &Places,
) -> Script {
    let mut writer = Writer {
        before,
        after,
        places,
        script: Script::default(),
    };
    writer.write(seen);
    writer.script
}

struct Writer<'a> {
    before: &'a OwnedView,
    after: &'a OwnedView,
    places: &'a Places,
    script: Script,
}

impl Writer<'_> {
    fn write(&mut self, seen: &Seen) {
        match *seen {
            Event::Drew { seat, card } => self.drew(seat, card),
            Event::Discarded { seat, card, stall } => {
                let from = self.drawn_spots(seat, card);
                self.lay_on_stall(seat, card, stall, &from);
                self.keep_drawn(seat);
            }
            Event::Took { seat, card, stall } => self.took(seat, card, stall),
            Event::Gave { seat, card, stall } => {
                let from = hand_spots(self.before, seat, card);
                self.lay_on_stall(seat, card, stall, &from);
                self.keep_taken(seat);
            }
            Event::Paid { seat, card, stall } => {
                let from = hand_spots(self.before, seat, card);
                self.lay_on_stall(seat, card, stall, &from);
            }
            Event::Sold { seat, set } => self.sold(seat, &set),
            Event::Played {
                seat,
                effect,
                owner,
            } => self.played(seat, effect, owner),
            Event::Licensed { seat, set } | Event::Doubled { seat, set } => {
                self.script.changed.push(Spot::Set(set));
                if matches!(seen, Event::Doubled { .. }) {
                    self.price(seat, set);
                }
            }
            Event::Stolen { seat, set, from } => self.stolen(seat, from, set),
            Event::Removed { from, set, .. } => self.removed(from, &set),
            Event::HandBoxed { seat, cards } => self.boxed(seat, cards),
            Event::AuntPlayed {
                seat, against, set, ..
            } => self.aunt(seat, against, set),
            Event::MotorbikeSpent { seat } => {
                let family = self.before.table.family(seat);
                let cargo = Cargo::One(Face::Motorbike(family));
                self.fly(cargo, &[Spot::Motorbike(seat)], vec![Spot::TheBox]);
            }
            // Said by the curtain, the phase strip and the log; nothing moves.
            Event::TurnBegan { .. }
            | Event::Asked { .. }
            | Event::Declined { .. }
            | Event::Ended { .. } => {}
        }
    }

    /// Adds a flight from the first known place, and hands it out to be refined.
    fn fly(&mut self, cargo: Cargo, from: &[Spot], to: Vec<Spot>) -> Option<&mut Flight> {
        self.script.changed.extend(to.first().copied());
        let from = self.places.first(from)?;
        self.fly_from(cargo, from, to)
    }

    fn fly_from(&mut self, cargo: Cargo, from: Placed, to: Vec<Spot>) -> Option<&mut Flight> {
        self.script.flights.push(Flight::new(cargo, from, to));
        self.script.flights.last_mut()
    }

    fn eyes(&self, seat: Seat) -> bool {
        self.after.seat == Some(seat) && self.before.seat == Some(seat)
    }

    fn drawn_spots(&self, seat: Seat, card: Card) -> Vec<Spot> {
        let mut spots = Vec::with_capacity(3);
        if self.eyes(seat)
            && let Some(place) = place_of(self.before.drawn, card)
        {
            spots.push(Spot::Drawn(place));
        }
        spots.extend([Spot::Hand(seat), Spot::Pitch(seat)]);
        spots
    }

    fn drew(&mut self, seat: Seat, card: Option<Card>) {
        let known = card.filter(|_| self.eyes(seat));
        let Some(card) = known else {
            let to = vec![Spot::Hand(seat), Spot::Pitch(seat)];
            self.fly(Cargo::One(Face::Back), &[Spot::Deck], to);
            return;
        };
        let drawn = place_of(self.after.drawn, card);
        let mut to = match drawn {
            Some(place) => vec![Spot::Drawn(place)],
            None => hand_spots(self.after, seat, card),
        };
        let becomes = to.first().copied();
        to.push(Spot::Hand(seat));
        if let Some(flight) = self.fly(Cargo::One(Face::Card(card)), &[Spot::Deck], to) {
            flight.turn = Turn::Open;
            flight.private = true;
            flight.becomes = becomes;
        }
    }

    /// A card everybody sees goes on a stall.
    fn lay_on_stall(&mut self, seat: Seat, card: Card, stall: Stall, from: &[Spot]) {
        let closed = !self.eyes(seat);
        let to = vec![Spot::Stall(stall)];
        if let Some(flight) = self.fly(Cargo::One(Face::Card(card)), from, to) {
            flight.turn = if closed { Turn::Open } else { Turn::No };
            flight.becomes = Some(Spot::Stall(stall));
        }
    }

    /// The card kept of a draw goes into the open hand.
    fn keep_drawn(&mut self, seat: Seat) {
        if !self.eyes(seat) {
            return;
        }
        let (before, after) = (self.before.hand, self.after.hand);
        for card in added(before, after) {
            let from = self.drawn_spots(seat, card);
            self.keep(seat, card, &from);
        }
    }

    /// The cards taken go into the open hand once the last is given.
    fn keep_taken(&mut self, seat: Seat) {
        if !self.eyes(seat) {
            return;
        }
        let new = added(self.before.hand, self.after.hand);
        for (place, card) in new.into_iter().enumerate() {
            self.keep(seat, card, &[Spot::Taken(place), Spot::Hand(seat)]);
        }
    }

    fn keep(&mut self, seat: Seat, card: Card, from: &[Spot]) {
        let to = hand_spots(self.after, seat, card);
        let becomes = to.first().copied();
        if let Some(flight) = self.fly(Cargo::One(Face::Card(card)), from, to) {
            flight.private = true;
            flight.becomes = becomes;
        }
    }

    fn took(&mut self, seat: Seat, card: Card, stall: Stall) {
        let open = self.eyes(seat);
        let (to, becomes) = if open {
            let taken = match self.after.table.phase {
                Phase::Exchange { taken, .. } => place_of(taken, card),
                _ => None,
            };
            let spot = Spot::Taken(taken.unwrap_or(0));
            (vec![spot, Spot::Hand(seat)], Some(spot))
        } else {
            (vec![Spot::Hand(seat), Spot::Pitch(seat)], None)
        };
        let from = [Spot::Stall(stall)];
        if let Some(flight) = self.fly(Cargo::One(Face::Card(card)), &from, to) {
            flight.turn = if open { Turn::No } else { Turn::Close };
            flight.becomes = becomes;
        }
    }

    fn sold(&mut self, seat: Seat, set: &PlacedSet) {
        let closed = !self.eyes(seat);
        let spot = Spot::Set(set.id);
        let count = set.sale.cards().cards().count();
        let mut laid = Hand::EMPTY;
        for (number, card) in set.sale.cards().cards().enumerate() {
            let mut from = vec![Spot::Hand(seat), Spot::Pitch(seat)];
            let last = place_of(self.before.hand, card).filter(|_| !closed);
            if let Some(last) = last {
                // Equal cards lie side by side: each comes from a place of its own.
                let place = last.saturating_sub(laid.count(card).into());
                from.insert(0, Spot::Card(place));
                laid.add(card);
            }
            let to = vec![spot, Spot::Pitch(seat)];
            if let Some(flight) = self.fly(Cargo::One(Face::Card(card)), &from, to) {
                flight.turn = if closed { Turn::Open } else { Turn::No };
                flight.delay = STAGGER * number as f32;
                flight.slot = Some((number, count));
                flight.becomes = Some(spot);
            }
        }
        self.price(seat, set.id);
    }

    fn price(&mut self, owner: Seat, id: SetId) {
        let found = self.after.table.find_set(id);
        if let Some((_, set)) = found {
            let euros = value(set, self.after.table.family(owner));
            self.script.stamp = Some(Priced { set: id, euros });
        }
    }

    fn played(&mut self, seat: Seat, effect: Effect, owner: Option<Seat>) {
        let card = effect.card();
        let from = hand_spots(self.before, seat, card);
        let closed = !self.eyes(seat);
        let mut to = Vec::with_capacity(3);
        to.extend(effect.target().map(Spot::Set));
        to.extend(owner.map(Spot::Pitch));
        to.extend([Spot::Middle, Spot::TheBox]);
        if let Some(flight) = self.fly(Cargo::One(Face::Card(card)), &from, to) {
            flight.turn = if closed { Turn::Open } else { Turn::No };
            flight.slams = true;
        }
    }

    fn stolen(&mut self, seat: Seat, from: Seat, id: SetId) {
        let Some((_, set)) = self.after.table.find_set(id) else {
            return;
        };
        let mut cards: Vec<Card> = set.sale.cards().cards().collect();
        cards.push(Card::Cousin);
        let spots = [Spot::Set(id), Spot::Pitch(from)];
        let to = vec![Spot::Set(id), Spot::Pitch(seat)];
        if let Some(flight) = self.fly(Cargo::Set(cards), &spots, to) {
            flight.becomes = Some(Spot::Set(id));
        }
    }

    fn removed(&mut self, from: Seat, set: &PlacedSet) {
        let cards: Vec<Card> = set.all_cards().cards().chain([Card::Police]).collect();
        let (count, spots) = (cards.len(), [Spot::Set(set.id), Spot::Pitch(from)]);
        for (number, card) in cards.into_iter().enumerate() {
            let cargo = Cargo::One(Face::Card(card));
            if let Some(flight) = self.fly(cargo, &spots, vec![Spot::TheBox]) {
                flight.delay = STAGGER * number as f32;
                flight.from = in_a_row(flight.from, number, count);
            }
        }
    }

    fn boxed(&mut self, seat: Seat, cards: Hand) {
        let closed = !self.eyes(seat);
        for (number, card) in cards.cards().enumerate() {
            let mut from = vec![Spot::Hand(seat), Spot::Pitch(seat)];
            if !closed {
                from.insert(0, Spot::Card(number));
            }
            let cargo = Cargo::One(Face::Card(card));
            if let Some(flight) = self.fly(cargo, &from, vec![Spot::TheBox]) {
                flight.turn = if closed { Turn::Open } else { Turn::No };
                flight.delay = STAGGER * number as f32;
            }
        }
    }

    fn aunt(&mut self, seat: Seat, against: Seat, set: SetId) {
        let from = hand_spots(self.before, seat, Card::Aunt);
        let closed = !self.eyes(seat);
        let target = vec![Spot::Set(set), Spot::Middle];
        if let Some(flight) = self.fly(Cargo::One(Face::Card(Card::Aunt)), &from, target) {
            flight.turn = if closed { Turn::Open } else { Turn::No };
            flight.slams = true;
        }
        // Then she and the Cousin go home by way of the box.
        for card in [Card::Cousin, Card::Aunt] {
            let cargo = Cargo::One(Face::Card(card));
            let from = [Spot::Set(set), Spot::Pitch(against), Spot::Middle];
            if let Some(flight) = self.fly(cargo, &from, vec![Spot::TheBox]) {
                flight.delay = 0.55;
            }
        }
    }
}

/// Where a card of a seat's hand is in that view: its own place if the hand is open.
fn hand_spots(view: &OwnedView, seat: Seat, card: Card) -> Vec<Spot> {
    let mut spots = Vec::with_capacity(3);
    if view.seat == Some(seat)
        && let Some(place) = place_of(view.hand, card)
    {
        spots.push(Spot::Card(place));
    }
    spots.extend([Spot::Hand(seat), Spot::Pitch(seat)]);
    spots
}

/// Where the last card of that kind lies in a hand laid out by kinds, from 0.
fn place_of(hand: Hand, card: Card) -> Option<usize> {
    let before = hand.cards().filter(|&other| other.index() <= card.index());
    let place = before.count().checked_sub(1)?;
    (hand.count(card) > 0).then_some(place)
}

/// The cards that are in the second hand and not in the first.
fn added(before: Hand, after: Hand) -> Vec<Card> {
    let more = |&card: &Card| after.count(card) > before.count(card);
    after.kinds().filter(more).collect()
}
