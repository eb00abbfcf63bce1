//! The search: each candidate is played on in the same sampled deals, and those that fall behind drop
//! out.
//!
//! All candidates meet the same deals, so that luck of the cards, far larger than the difference
//! between two moves, cancels out. Everybody at the sampled table plays by instinct, each by its own
//! cards; where the sampled game is left, instinct says how it stands.

use crate::bots::instinct::Instinct;
use crate::bots::{Budget, Sampler, Stop};
use crate::rules::{Card, GameState, Move, Phase, Seat};
use rand_chacha::ChaCha8Rng;
use std::time::Instant;

/// Turns that a sampled game is played on, the running one included; then it is judged as it stands.
const HORIZON: u32 = 2;
/// A sampled game that takes more moves is judged as it stands.
const LONGEST: usize = 400;
/// Deals in which instinct is asked before any is played on.
const GLANCES: u32 = 4;
/// How many played deals the first glance weighs as much as.
const TRUST: f64 = 100.0;
/// Candidates that feel worse than the best by so much are not thought about.
const HOPELESS: f64 = 0.04;
/// Deals between two looks at who has fallen behind.
const LOOK: u32 = 32;
/// Who is behind by so many standard deviations of a result is behind.
const CLEAR: f64 = 1.0;

/// A move under consideration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    felt: f64,
    sum: f64,
    visits: u32,
}

impl Candidate {
    /// The chance to win, by and large, 0 to 1.
    pub(super) fn mean(&self) -> f64 {
        (self.sum + self.felt * TRUST) / (f64::from(self.visits) + TRUST)
    }
}

/// How far a budget is used up.
pub(super) struct Meter<'b> {
    budget: Budget,
    stop: &'b Stop,
    began: Instant,
    used: u32,
}

impl<'b> Meter<'b> {
    pub(super) fn new(budget: Budget, stop: &'b Stop) -> Self {
        Self {
            budget,
            stop,
            began: Instant::now(),
            used: 0,
        }
    }

    /// Games played.
    pub(super) const fn used(&self) -> u32 {
        self.used
    }

    /// 0 at the beginning, 1 when nothing is left.
    fn progress(&self) -> f64 {
        if self.stop.asked() {
            return 1.0;
        }
        match self.budget {
            Budget::Iterations(most) => f64::from(self.used) / f64::from(most.max(1)),
            Budget::Time(most) => self.began.elapsed().as_secs_f64() / most.as_secs_f64().max(1e-6),
        }
    }
}

/// Plays candidates of one seat in sampled deals.
pub(super) struct Search<'s, 'v> {
    pub(super) instinct: &'s Instinct,
    pub(super) seat: Seat,
    pub(super) sampler: Sampler<'v>,
    pub(super) chance: &'s mut ChaCha8Rng,
    pub(super) list: &'s mut Vec<Move>,
    /// Whether a clear case ends the search before its budget is used up.
    pub(super) may_end_early: bool,
}

impl Search<'_, '_> {
    /// The moves worth thinking about, no more than `most`; the one that feels best comes first.
    pub(super) fn moves(&mut self, most: usize) -> Vec<Candidate> {
        self.feel(None, most)
    }

    /// The stalls worth thinking about for a move that puts a card on one.
    pub(super) fn places(&mut self, mv: Move) -> Vec<Candidate> {
        self.feel(Some(mv), usize::MAX)
    }

    fn feel(&mut self, places_of: Option<Move>, most: usize) -> Vec<Candidate> {
        let mut candidates: Vec<Candidate> = Vec::new();
        for _ in 0..GLANCES {
            let Some(state) = self.sampler.deal(self.chance) else {
                break;
            };
            let mut found = |mv, felt: f32| {
                let felt = f64::from(felt) / f64::from(GLANCES);
                match candidates.iter_mut().find(|candidate| candidate.mv == mv) {
                    Some(candidate) => candidate.felt += felt,
                    None => candidates.push(Candidate {
                        mv,
                        felt,
                        sum: 0.0,
                        visits: 0,
                    }),
                }
            };
            let view = state.view(Some(self.seat));
            match places_of {
                Some(mv) => self.instinct.weigh_places(&view, &state, mv, &mut found),
                None => self.instinct.weigh(&view, &state, self.list, &mut found),
            }
        }
        rank(&mut candidates);
        candidates.truncate(most);
        if self.may_end_early {
            let least = candidates.first().map_or(0.0, |best| best.felt - HOPELESS);
            candidates.retain(|candidate| candidate.felt >= least);
        }
        candidates
    }

    /// Judges the candidates until `until` of the budget is used (0 to 1); the best comes first.
    pub(super) fn judge(
        &mut self,
        candidates: &mut [Candidate],
        meter: &mut Meter<'_>,
        until: f64,
    ) {
        let from = meter.progress();
        let rounds = f64::from(candidates.len().max(2).next_power_of_two().trailing_zeros());
        let (mut alive, mut round, mut deals) = (candidates.len(), 1.0, 0_u32);
        while alive > 1 || !self.may_end_early {
            let done = meter.progress();
            if done >= until {
                break;
            }
            if alive > 2 && done >= from + (until - from) * round / rounds {
                rank(&mut candidates[..alive]);
                alive = alive.div_ceil(2);
                round += 1.0;
            }
            let Some(state) = self.sampler.deal(self.chance) else {
                return;
            };
            for candidate in &mut candidates[..alive] {
                candidate.sum += f64::from(self.play_on(state, candidate.mv));
                candidate.visits += 1;
                meter.used += 1;
            }
            deals += 1;
            if self.may_end_early && deals.is_multiple_of(LOOK) {
                rank(&mut candidates[..alive]);
                let behind = CLEAR / f64::from(deals).sqrt();
                let least = candidates.first().map_or(0.0, |best| best.mean() - behind);
                while alive > 1 && candidates[alive - 1].mean() < least {
                    alive -= 1;
                }
            }
        }
        rank(&mut candidates[..alive]);
    }

    /// How a game stands that goes on with that move, 0 to 1.
    fn play_on(&mut self, mut state: GameState, first: Move) -> f32 {
        let horizon = state.table().turn.saturating_add(HORIZON);
        if state.apply(self.seat, first, &mut |_, _| ()).is_err() {
            return 0.0;
        }
        for _ in 0..LONGEST {
            let table = state.table();
            if table.turn >= horizon {
                break;
            }
            let asked = match table.phase {
                Phase::Answer { .. } => table.answer_order().next(),
                _ => state.to_act().first(),
            };
            let Some(seat) = asked else { break };
            let holds_aunt = state.view(Some(seat)).hand.has(Card::Aunt);
            let mv = if matches!(table.phase, Phase::Answer { .. }) && !holds_aunt {
                Move::Pass
            } else {
                self.instinct.choose(&state, seat, self.list)
            };
            if state.apply(seat, mv, &mut |_, _| ()).is_err() {
                break;
            }
        }
        self.instinct.chance(&state.view(Some(self.seat)))
    }
}

fn rank(candidates: &mut [Candidate]) {
    candidates.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
}
