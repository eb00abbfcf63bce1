//! Thinks: deals what it cannot see again and again, in keeping with everything it saw, and plays each
//! promising move to the end in each of those deals.
//!
//! An exchange is decided in two stages, the card and then the stall, because of thirty near-equal
//! moves none would get enough games to be told from the next.

mod learnt;
mod search;
mod value;

use super::judgement::{Judgement, Weights};
use super::memory::{Memory, unseen};
use super::rival::seed_bytes;
use super::{Bot, Budget, Sampler, Stop, Temperament};
use crate::rules::{Card, Move, Phase, Seat, Seen, Stall, View, legal_moves};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use search::{Candidate, Meter, Search};

/// Most candidates that are judged in one decision.
const MOST_CANDIDATES: usize = 12;
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

    /// R20: the same work whether an Aunt is held or not. Without one, the question is weighed as if
    /// another card of the hand were one, and then answered with silence.
    fn answer(&mut self, view: &View<'_>, seat: Seat) -> Move {
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
        let mv = self.thinker.think(&view, seat, &moves, &self.memory);
        if holds { mv } else { Move::Pass }
    }
}

impl Bot for Hard {
    fn choose(&mut self, view: &View<'_>, seen: &[Seen]) -> Move {
        self.memory.follow(view, seen);
        let Some(seat) = view.seat else {
            return Move::Pass;
        };
        if let Phase::Answer { .. } = view.table.phase {
            return self.answer(view, seat);
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

    /// The best of those moves, which are all the seat has.
    pub(super) fn think(
        &mut self,
        view: &View<'_>,
        seat: Seat,
        moves: &[Move],
        memory: &Memory,
    ) -> Move {
        let mut candidates = candidates(view, seat, moves, memory);
        let mut search = Search {
            seat,
            sampler: Sampler::new(*view, memory),
            chance: &mut self.chance,
            list: &mut self.list,
        };
        let mut meter = Meter::new(self.budget, &self.stop);
        let staged = candidates.iter().any(|candidate| is_placing(candidate.mv));
        let until = if staged { FIRST_STAGE } else { 1.0 };
        if candidates.len() > 1 {
            search.judge(&mut candidates, &mut meter, until);
        }
        let mut best = favourite(&candidates, self.temperament);
        if is_placing(best) {
            let mut places = Stall::ALL.map(|stall| Candidate::new(on_stall(best, stall)));
            search.judge(&mut places, &mut meter, 1.0);
            best = favourite(&places, Temperament::Even);
        }
        self.effort += u64::from(meter.used());
        best
    }
}

/// The best, or one about as good that the temperament likes better. The best comes first.
fn favourite(candidates: &[Candidate], temperament: Temperament) -> Move {
    let Some(first) = candidates.first() else {
        return Move::Pass;
    };
    let near = |other: &&Candidate| other.mean() > first.mean() - ABOUT_AS_GOOD;
    let mut favourite = first;
    for other in candidates.iter().filter(near) {
        if temperament.liking(other.mv) > temperament.liking(favourite.mv) {
            favourite = other;
        }
    }
    favourite.mv
}

/// The moves worth thinking about, the best at first sight first: of those that put a card on a stall
/// one for each card, and no more than a dozen in all.
fn candidates(view: &View<'_>, seat: Seat, moves: &[Move], memory: &Memory) -> Vec<Candidate> {
    let judgement =
        Judgement::new(Weights::of(view.table.players), view, seat).counting(unseen(view), memory);
    let mut list: Vec<(Move, f32)> = Vec::new();
    for &mv in moves {
        let euros = judgement.appraise(mv);
        let alike = |(other, _): &&mut (Move, f32)| {
            is_placing(mv) && on_stall(*other, Stall::ALL[0]) == on_stall(mv, Stall::ALL[0])
        };
        match list.iter_mut().find(alike) {
            Some(entry) if entry.1 < euros => *entry = (mv, euros),
            Some(_) => {}
            None => list.push((mv, euros)),
        }
    }
    list.sort_by(|one, other| other.1.total_cmp(&one.1));
    list.truncate(MOST_CANDIDATES);
    list.into_iter().map(|(mv, _)| Candidate::new(mv)).collect()
}

/// Whether a move puts a card on a stall of its choice.
const fn is_placing(mv: Move) -> bool {
    matches!(
        mv,
        Move::Discard { .. } | Move::Give { .. } | Move::Pay { .. }
    )
}

/// The same with another stall.
const fn on_stall(mv: Move, stall: Stall) -> Move {
    match mv {
        Move::Discard { card, .. } => Move::Discard { card, stall },
        Move::Give { card, .. } => Move::Give { card, stall },
        Move::Pay { card, .. } => Move::Pay { card, stall },
        other => other,
    }
}
