//! Plays like somebody who has played a lot: remembers what went where, counts what is still to come,
//! waits for bigger sets while there is time, and asks of every card what it would bring later.

use super::judgement::{Judgement, Weights};
use super::memory::{Memory, unseen};
use super::{Bot, Temperament};
use crate::rules::{Move, Seen, View, legal_moves};

/// What a move that suits its temperament seems to bring beside, in €.
const LIKING: f32 = 0.5;

pub(super) struct Medium {
    temperament: Temperament,
    memory: Memory,
    moves: Vec<Move>,
}

impl Medium {
    pub(super) fn new(temperament: Temperament) -> Self {
        Self {
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
            let euros = judgement.appraise(mv) + self.temperament.liking(mv) * LIKING;
            if euros > best.1 {
                best = (mv, euros);
            }
        }
        best.0
    }
}
