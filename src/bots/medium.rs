//! Plays like somebody who has played a lot: remembers what went where, counts what is still to come,
//! waits for bigger sets while there is time, and asks of every card what it would bring later. Like
//! anybody, it is a little off in what it expects.

use super::judgement::{Judgement, Weights};
use super::memory::{Memory, unseen};
use super::{Bot, Temperament};
use crate::rules::{Move, Seen, View, legal_moves};
use rand::RngExt;
use rand_chacha::ChaCha12Rng;

/// How far a judgement may be off, in €.
const MISJUDGED: f32 = 3.0;
/// What a move that suits its temperament seems to bring beside, in €.
const LIKING: f32 = 0.5;

pub(super) struct Medium {
    temperament: Temperament,
    memory: Memory,
    moves: Vec<Move>,
    chance: ChaCha12Rng,
}

impl Medium {
    pub(super) fn new(chance: ChaCha12Rng, temperament: Temperament) -> Self {
        Self {
            chance,
            temperament,
            memory: Memory::default(),
            moves: Vec::new(),
        }
    }
}

impl Bot for Medium {
    fn choose(&mut self, view: &View<'_>, seen: &[Seen]) -> Move {
        self.memory.follow(view, seen);
        legal_moves(view, &mut self.moves);
        let Some(seat) = view.seat else {
            return Move::Pass;
        };
        let judgement = Judgement::new(Weights::patient(view.table.players), view, seat)
            .counting(unseen(view), &self.memory);
        let mut best = (Move::Pass, f32::NEG_INFINITY);
        for &mv in &self.moves {
            let liked = self.temperament.liking(mv) * LIKING;
            let euros =
                judgement.appraise(mv) + liked + self.chance.random_range(-MISJUDGED..MISJUDGED);
            if euros > best.1 {
                best = (mv, euros);
            }
        }
        best.0
    }
}
