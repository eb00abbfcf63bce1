//! Thinks: deals what it cannot see again and again, in keeping with everything it saw, and plays each
//! promising move on in each of those deals.
//!
//! What is promising, what everybody does in those deals, and how they stand in the end, instinct says.
//! A card is chosen before the stall it goes on: because of thirty near-equal moves none would get
//! enough deals to be told from the next.

mod search;

use super::instinct::{Instinct, stall_of};
use super::judgement::{Judgement, Weights, is_long};
use super::memory::Memory;
use super::rival::seed_bytes;
use super::{Bot, Budget, Sampler, Stop, Temperament};
use crate::rules::{Card, Move, Phase, Seat, Seen, View, legal_moves};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use search::{Candidate, Meter, Search};

/// Most candidates that are judged in one decision.
const MOST_CANDIDATES: usize = 8;
/// Share of the budget for which card or act; the rest is for the stall it goes on.
const FIRST_STAGE: f64 = 0.8;
/// Moves that differ by less than this share of games won are about as good.
const ABOUT_AS_GOOD: f64 = 0.01;

/// The bot.
pub(super) struct Hard {
    thinker: Thinker,
    memory: Memory,
    moves: Vec<Move>,
}

impl Hard {
    pub(super) fn new(thinker: Thinker) -> Self {
        Self {
            thinker,
            memory: Memory::default(),
            moves: Vec::new(),
        }
    }
}

impl Bot for Hard {
    fn choose(&mut self, view: &View<'_>, seen: &[Seen]) -> Move {
        self.memory.follow(view, seen);
        let Some(seat) = view.seat else {
            return Move::Pass;
        };
        if let Phase::Answer { .. } = view.table.phase {
            return self.thinker.answer(view, seat, &self.memory);
        }
        legal_moves(view, &mut self.moves);
        match self.moves.as_slice() {
            [] => Move::Pass,
            [only] => *only,
            moves => self.thinker.think(view, seat, moves, &self.memory),
        }
    }

    fn effort(&self) -> u64 {
        self.thinker.effort
    }
}

/// Finds the best of some moves by playing on from them.
pub(super) struct Thinker {
    temperament: Temperament,
    budget: Budget,
    stop: Stop,
    chance: ChaCha8Rng,
    list: Vec<Move>,
    effort: u64,
}

impl Thinker {
    /// A thinker for one seat of the game of that seed.
    pub(super) fn new(
        seed: u64,
        seat: Seat,
        temperament: Temperament,
        budget: Budget,
        stop: Stop,
    ) -> Self {
        Self {
            temperament,
            budget,
            stop,
            chance: ChaCha8Rng::from_seed(seed_bytes(seed, seat)),
            list: Vec::new(),
            effort: 0,
        }
    }

    /// R20: the same work whether an Aunt is held or not. Without one, the question is weighed as if
    /// another card of the hand were one, and then answered with silence.
    pub(super) fn answer(&mut self, view: &View<'_>, seat: Seat, memory: &Memory) -> Move {
        let holds = view.hand.has(Card::Aunt);
        let mut hand = view.hand;
        if !holds {
            // An empty hand is public: there is nothing to hide.
            let Some(card) = hand.kinds().next() else {
                return Move::Pass;
            };
            hand.remove(card);
            hand.add(Card::Aunt);
        }
        let view = View { hand, ..*view };
        let moves = [Move::Pass, Move::Aunt];
        let mv = self.think(&view, seat, &moves, memory);
        if holds { mv } else { Move::Pass }
    }

    /// The best of those moves, which are all the seat has.
    pub(super) fn think(
        &mut self,
        view: &View<'_>,
        seat: Seat,
        moves: &[Move],
        memory: &Memory,
    ) -> Move {
        if is_long(view.table) {
            // Where everybody waits for everybody else, somebody must do something.
            let judgement = Judgement::new(Weights::of(view.table.players), view, seat);
            return judgement.choose(&mut self.list);
        }
        let mut search = Search {
            instinct: Instinct::learnt(),
            seat,
            sampler: Sampler::new(*view, memory),
            chance: &mut self.chance,
            list: &mut self.list,
            may_end_early: !matches!(view.table.phase, Phase::Answer { .. }),
        };
        let mut meter = Meter::new(self.budget, &self.stop);
        let mut candidates = search.moves(MOST_CANDIDATES);
        let staged = candidates.iter().any(|one| stall_of(one.mv).is_some());
        let until = if staged { FIRST_STAGE } else { 1.0 };
        search.judge(&mut candidates, &mut meter, until);
        let Some(mut best) = favourite(&candidates, self.temperament) else {
            return moves.first().copied().unwrap_or(Move::Pass);
        };
        if stall_of(best).is_some() {
            let mut places = search.places(best);
            search.judge(&mut places, &mut meter, 1.0);
            best = favourite(&places, Temperament::Even).unwrap_or(best);
        }
        self.effort += u64::from(meter.used());
        best
    }
}

/// The best, or one about as good that the temperament likes better. The best comes first.
fn favourite(candidates: &[Candidate], temperament: Temperament) -> Option<Move> {
    let first = candidates.first()?;
    let near = |other: &&Candidate| other.mean() > first.mean() - ABOUT_AS_GOOD;
    let mut favourite = first;
    for other in candidates.iter().filter(near) {
        if temperament.liking(other.mv) > temperament.liking(favourite.mv) {
            favourite = other;
        }
    }
    Some(favourite.mv)
}
