//! The search: each candidate is played to the end of the game in the same sampled deals, and the
//! weaker half of them drops out again and again.
//!
//! All candidates meet the same deals, so that luck of the cards, far larger than the difference
//! between two moves, cancels out.

use super::value::chances;
use crate::bots::judgement::{Judgement, Weights};
use crate::bots::{Budget, Sampler, Stop};
use crate::rules::{Card, GameState, Move, Phase, Seat};
use rand_chacha::ChaCha8Rng;
use std::time::Instant;

/// Turns that a sampled game is played on, the running one included; then it is judged as it stands.
const HORIZON: u32 = 2;
/// A sampled game that lasts longer is judged as it stands.
const LONGEST: usize = 1200;
/// How much winning counts in a result; the rest is by how much.
const WINNING: f32 = 0.96;
/// A lead in € that is as good as safe.
const SAFE_LEAD: f32 = 12.0;

/// A move under consideration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    sum: f64,
    visits: u32,
}

impl Candidate {
    pub(super) const fn new(mv: Move) -> Self {
        Self {
            mv,
            sum: 0.0,
            visits: 0,
        }
    }

    /// The share of games won, by and large, 0 to 1.
    pub(super) fn mean(&self) -> f64 {
        if self.visits == 0 {
            0.0
        } else {
            self.sum / f64::from(self.visits)
        }
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
    pub(super) seat: Seat,
    pub(super) sampler: Sampler<'v>,
    pub(super) chance: &'s mut ChaCha8Rng,
    pub(super) list: &'s mut Vec<Move>,
}

impl Search<'_, '_> {
    /// Judges the candidates until `until` of the budget is used (0 to 1); the best comes first.
    pub(super) fn judge(
        &mut self,
        candidates: &mut [Candidate],
        meter: &mut Meter<'_>,
        until: f64,
    ) -> bool {
        let from = meter.progress();
        let rounds = f64::from(candidates.len().max(2).next_power_of_two().trailing_zeros());
        let mut alive = candidates.len();
        let mut round = 1.0;
        loop {
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
                return false;
            };
            for candidate in &mut candidates[..alive] {
                candidate.sum += f64::from(self.play_out(state, candidate.mv));
                candidate.visits += 1;
                meter.used += 1;
            }
        }
        rank(&mut candidates[..alive]);
        true
    }

    /// The result of a game that begins with that move, 0 to 1.
    fn play_out(&mut self, mut state: GameState, first: Move) -> f32 {
        let horizon = state.table().turn.saturating_add(HORIZON);
        if state.apply(self.seat, first, &mut |_, _| ()).is_err() {
            return 0.0;
        }
        for _ in 0..LONGEST {
            let table = state.table();
            if table.turn >= horizon && !state.is_over() {
                return chances(&state)[self.seat];
            }
            let asked = match table.phase {
                Phase::Answer { .. } => table.answer_order().next(),
                _ => state.to_act().first(),
            };
            let Some(seat) = asked else { break };
            let view = state.view(Some(seat));
            let silent = matches!(table.phase, Phase::Answer { .. }) && !view.hand.has(Card::Aunt);
            let mv = if silent {
                Move::Pass
            } else {
                Judgement::new(Weights::of(table.players), &view, seat).choose(self.list)
            };
            if state.apply(seat, mv, &mut |_, _| ()).is_err() {
                break;
            }
        }
        result(&state, self.seat)
    }
}

/// Mostly who won, ties shared (R28), and a little by how much.
fn result(state: &GameState, seat: Seat) -> f32 {
    let table = state.table();
    let totals = table.totals();
    let own = totals[seat];
    let (mut most, mut level) = (0, 1.0);
    for rival in seat.others(table.players) {
        most = most.max(totals[rival]);
        level += f32::from(u8::from(totals[rival] == own));
    }
    let won = if own >= most { 1.0 / level } else { 0.0 };
    let margin = (own as f32 - most as f32) / SAFE_LEAD;
    let by = 0.5 + 0.5 * margin / (1.0 + margin.abs());
    WINNING * won + (1.0 - WINNING) * by
}

fn rank(candidates: &mut [Candidate]) {
    candidates.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
}
