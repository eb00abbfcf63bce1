//! Any legal move.

use super::Bot;
use crate::rules::{Move, Seen, View, legal_moves};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha12Rng;

pub(super) struct Random {
    chance: ChaCha12Rng,
    moves: Vec<Move>,
}

impl Random {
    pub(super) const fn new(chance: ChaCha12Rng) -> Self {
        Self {
            chance,
            moves: Vec::new(),
        }
    }
}

impl Bot for Random {
    fn choose(&mut self, view: &View<'_>, _seen: &[Seen]) -> Move {
        legal_moves(view, &mut self.moves);
        self.moves
            .choose(&mut self.chance)
            .copied()
            .unwrap_or(Move::Pass)
    }
}
