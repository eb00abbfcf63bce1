//! What lies on the table and in the hands, and what is being waited for.

use super::cards::{Card, Family};
use super::sets::SetType;

/// A whole game at one moment.
#[derive(Clone, Debug)]
pub struct Game {
    /// By seat number; seats go round to the left.
    pub(super) seats: Vec<Seat>,
    pub(super) options: Options,
    /// The draw pile, top card first.
    pub(super) deck: Vec<Card>,
    /// Each stall from bottom to top.
    pub(super) stalls: [Vec<Card>; 3],
    /// Cards of the deck that left the game. Motorbikes are told by [`Seat::motorbike`].
    pub(super) out: Vec<Card>,
    /// The seat whose turn it is.
    pub(super) active: usize,
    pub(super) phase: Phase,
    /// Turns begun.
    pub(super) turns: usize,
    /// The id of the next set to be placed.
    pub(super) next_id: usize,
    /// The Aunts of the whole deck (R20).
    pub(super) aunts_of_the_deck: usize,
}

/// One player.
#[derive(Clone, Debug)]
pub struct Seat {
    pub family: Family,
    pub hand: Vec<Card>,
    /// Still unused.
    pub motorbike: bool,
    /// In order of arrival in this area.
    pub sets: Vec<PlacedSet>,
}

/// A set on the table; its owner is the seat in whose area it lies.
#[derive(Clone, Debug)]
pub struct PlacedSet {
    pub id: usize,
    pub kind: SetType,
    pub cards: Vec<Card>,
    pub charo_as: Option<Card>,
    /// Discount cards on it, fixed when it was placed (R14).
    pub discounts: usize,
    pub license: bool,
    pub cousin: Option<CousinUse>,
}

/// What a Cousin does to a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CousinUse {
    Double,
    Steal,
}

/// The table options.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// R13: only rivals' sets bring Discount cards.
    pub discounts_rivals_only: bool,
    /// R19: an Aunt may cancel a doubling Cousin too.
    pub aunt_answers_double: bool,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    Start,
    /// One of these two, just drawn, must go on a stall.
    Discard([Card; 2]),
    Action,
    /// A Salazar's extra effect (R22).
    Extra,
    /// A Cousin lies on the table; the seats in `asked` have not answered yet (R19).
    Answer {
        set: usize,
        used: CousinUse,
        asked: Vec<usize>,
    },
    Over,
}

impl Game {
    /// The seats that have something to decide now, in order of their numbers.
    pub fn to_move(&self) -> Vec<usize> {
        match &self.phase {
            Phase::Over => Vec::new(),
            Phase::Answer { asked, .. } => {
                let mut seats = asked.clone();
                seats.sort_unstable();
                seats
            }
            _ => vec![self.active],
        }
    }

    /// The phase by its name in the record format.
    pub fn phase_name(&self) -> &'static str {
        match self.phase {
            Phase::Start => "start",
            Phase::Discard(_) => "discard",
            Phase::Action => "action",
            Phase::Extra => "extra",
            Phase::Answer { .. } => "answer",
            Phase::Over => "over",
        }
    }

    /// The other seats, beginning at the left of `seat`.
    pub(super) fn others(&self, seat: usize) -> Vec<usize> {
        (1..self.seats.len())
            .map(|step| (seat + step) % self.seats.len())
            .collect()
    }

    /// The owner of a set and its place in that area.
    pub(super) fn find_set(&self, id: usize) -> Option<(usize, usize)> {
        for (owner, seat) in self.seats.iter().enumerate() {
            for (place, set) in seat.sets.iter().enumerate() {
                if set.id == id {
                    return Some((owner, place));
                }
            }
        }
        None
    }

    /// R23: the deck has run out.
    pub(super) fn deck_is_out(&self) -> bool {
        self.deck.is_empty()
    }

    /// R24: somebody owns five sets, stolen ones included.
    pub(super) fn somebody_has_five(&self) -> bool {
        self.seats.iter().any(|seat| seat.sets.len() >= 5)
    }

    /// Every card of the deck, wherever it is now, sorted: it must never change. A Cousin waiting for an answer is
    /// among them (O8).
    pub fn all_cards(&self) -> Vec<Card> {
        let mut cards = self.deck.clone();
        cards.extend(&self.out);
        for stall in &self.stalls {
            cards.extend(stall);
        }
        for seat in &self.seats {
            cards.extend(&seat.hand);
            for set in &seat.sets {
                cards.extend(&set.cards);
                if set.license {
                    cards.push(Card::License);
                }
                if set.cousin.is_some() {
                    cards.push(Card::Cousin);
                }
            }
        }
        if let Phase::Answer { .. } = self.phase {
            cards.push(Card::Cousin);
        }
        cards.sort_unstable();
        cards
    }
}
