//! A game as its deal and its moves: play on, look back, take back to the last barrier.

use crate::rules::{Deal, Event, GameState, IllegalMove, Move, Seat, SetupError};
use thiserror::Error;

/// One move and who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned {
    /// Who moved.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
}

/// A game so far. The state is derived; deal and moves are the truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeline {
    deal: Deal,
    first: GameState,
    now: GameState,
    moves: Vec<Turned>,
    /// Moves taken back, the next to redo last.
    undone: Vec<Turned>,
    /// Number of moves that can't be taken back any more.
    floor: usize,
}

/// Why a list of moves is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TimelineError {
    /// The game can't begin.
    #[error("the game can't begin: {0}")]
    Setup(#[from] SetupError),
    /// A move is against the rules. The game up to it is kept.
    #[error("move {index}: {why}")]
    Move {
        /// Which move, from 0.
        index: usize,
        /// What is wrong with it.
        why: IllegalMove,
        /// The game up to that move.
        valid: Box<Timeline>,
    },
}

impl Timeline {
    /// A game about to begin.
    ///
    /// # Errors
    /// What is wrong with the deal.
    pub fn new(deal: Deal) -> Result<Self, SetupError> {
        let first = GameState::new(&deal)?;
        Ok(Self {
            deal,
            first,
            now: first,
            moves: Vec::new(),
            undone: Vec::new(),
            floor: 0,
        })
    }

    /// Plays a whole list of moves through the rules. Nothing of it can be taken back.
    ///
    /// # Errors
    /// The first move that is refused, with the game up to it.
    pub fn replay(
        deal: Deal,
        moves: impl IntoIterator<Item = Turned>,
    ) -> Result<Self, TimelineError> {
        let mut timeline = Self::new(deal)?;
        for (index, Turned { seat, mv }) in moves.into_iter().enumerate() {
            if let Err(why) = timeline.push(seat, mv, &mut |_, _| ()) {
                timeline.seal();
                return Err(TimelineError::Move {
                    index,
                    why,
                    valid: Box::new(timeline),
                });
            }
        }
        timeline.seal();
        Ok(timeline)
    }

    /// How the game was dealt.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The state now.
    pub const fn now(&self) -> &GameState {
        &self.now
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Turned] {
        &self.moves
    }

    /// The state after the first `moves` moves, or now if there are fewer. Replays them: some 40 ns
    /// a move, which is why no past state is kept.
    #[must_use]
    pub fn at(&self, moves: usize) -> GameState {
        let mut state = self.first;
        for Turned { seat, mv } in self.moves.iter().take(moves) {
            // Moves of a timeline were legal when they were made, so they are again.
            let replayed = state.apply(*seat, *mv, &mut |_, _| ());
            debug_assert_eq!(replayed, Ok(()));
        }
        state
    }

    /// Tells again all that has happened, from the first turn's beginning on: each event with how many
    /// moves were made and the state right after it.
    pub fn retell(&self, on: &mut impl FnMut(usize, &GameState, Event)) {
        let mut state = self.first;
        let begun = Event::TurnBegan {
            seat: state.table().active,
            turn: state.table().turn,
        };
        on(0, &state, begun);
        for (index, made) in self.moves.iter().enumerate() {
            let replayed = state.apply(made.seat, made.mv, &mut |after, event| {
                on(index + 1, after, event);
            });
            debug_assert_eq!(replayed, Ok(()));
        }
    }

    /// Plays a move. What was taken back before can't be redone after it.
    ///
    /// # Errors
    /// The ruling against it; nothing has changed then.
    pub fn push(
        &mut self,
        seat: Seat,
        mv: Move,
        on: &mut impl FnMut(&GameState, Event),
    ) -> Result<(), IllegalMove> {
        self.step(seat, mv, on)?;
        self.undone.clear();
        Ok(())
    }

    fn step(
        &mut self,
        seat: Seat,
        mv: Move,
        on: &mut impl FnMut(&GameState, Event),
    ) -> Result<(), IllegalMove> {
        let mut barrier = false;
        self.now.apply(seat, mv, &mut |state, event| {
            barrier |= event.closes_undo();
            on(state, event);
        })?;
        self.moves.push(Turned { seat, mv });
        if barrier {
            self.seal();
        }
        Ok(())
    }

    /// Closes undo here: the turn was handed over, or the game was loaded.
    pub fn seal(&mut self) {
        self.floor = self.moves.len();
        self.undone.clear();
    }

    /// Whether the last move can be taken back: nothing was shown and nobody asked since.
    pub const fn can_undo(&self) -> bool {
        self.moves.len() > self.floor
    }

    /// Takes the last move back; `None`, and no change, at the barrier.
    pub fn undo(&mut self) -> Option<Turned> {
        if !self.can_undo() {
            return None;
        }
        let last = self.moves.pop()?;
        self.now = self.at(self.moves.len());
        self.undone.push(last);
        Some(last)
    }

    /// Plays again what was taken back last; `None` where there is nothing.
    pub fn redo(&mut self, on: &mut impl FnMut(&GameState, Event)) -> Option<Turned> {
        let Turned { seat, mv } = *self.undone.last()?;
        self.step(seat, mv, on).ok()?;
        self.undone.pop()
    }
}
