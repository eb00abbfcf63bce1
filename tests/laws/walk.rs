//! A random game, step by step, in one of several ways of playing.

use crate::worlds::World;
use me_lo_quitan::rules::{Effect, Event, GameState, Move, Seat, legal_moves};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha12Rng;

/// Some decks never end: with seven cards that fit nothing, everybody may exchange for ever.
const MOST_MOVES: usize = 600;

/// A way of playing. Uniform choice alone drowns in exchanges and seldom sees a fifth set.
#[derive(Clone, Copy, Debug)]
enum Temper {
    /// Any legal move.
    Uniform,
    /// First a kind of move, then one of that kind.
    Varied,
    /// Draws and sells whatever it can, in small sets.
    Seller,
    /// Draws, and sells large sets only.
    Gatherer,
    /// Draws, and plays effects before all else.
    Meddler,
    /// Exchanges and keeps everything.
    Hoarder,
}

impl Temper {
    fn any(rng: &mut ChaCha12Rng) -> Self {
        let all = [
            Self::Uniform,
            Self::Varied,
            Self::Varied,
            Self::Seller,
            Self::Seller,
            Self::Gatherer,
            Self::Meddler,
            Self::Hoarder,
        ];
        *all.choose(rng).unwrap_or(&Self::Varied)
    }

    fn likes(self, mv: Move) -> u32 {
        match (self, mv) {
            (Self::Seller, Move::Sell(sale)) => 40 - 5 * u32::from(sale.size),
            (Self::Gatherer, Move::Sell(sale)) => [0, 0, 0, 0, 4, 200][usize::from(sale.size)],
            (Self::Gatherer, Move::Draw | Move::Pass) => 10,
            (Self::Seller, Move::Draw) | (Self::Meddler, Move::Pay { .. }) => 30,
            (Self::Meddler, Move::Play(Effect::VanSelf | Effect::VanOthers)) => 3,
            (Self::Meddler, Move::Play(_)) => 30,
            (Self::Meddler, Move::Draw) => 6,
            (Self::Hoarder, Move::Take { .. } | Move::Pass) => 20,
            _ => 1,
        }
    }

    fn choose(self, list: &[Move], rng: &mut ChaCha12Rng) -> Option<Move> {
        match self {
            Self::Uniform => list.choose(rng).copied(),
            Self::Varied => {
                let kind = |mv: &Move| std::mem::discriminant(mv);
                let mut kinds: Vec<_> = list.iter().map(kind).collect();
                // A list comes kind by kind, so equal kinds are neighbours.
                kinds.dedup();
                let chosen = *kinds.choose(rng)?;
                let same = list.iter().filter(|mv| kind(mv) == chosen);
                same.copied().collect::<Vec<_>>().choose(rng).copied()
            }
            _ => {
                let likes = |mv: &Move| self.likes(*mv);
                list.choose_weighted(rng, likes).ok().copied()
            }
        }
    }
}

/// One move of a game, with all around it.
pub struct Step<'a> {
    pub index: usize,
    pub before: &'a GameState,
    pub seat: Seat,
    pub mv: Move,
    /// Each event with the state right after it.
    pub told: &'a [(Event, GameState)],
    pub after: &'a GameState,
}

/// Tells which game it was if a law breaks in it.
struct Trail {
    number: u64,
    moves: Vec<(Seat, Move)>,
}

impl Drop for Trail {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in game {} (MLQ_GAME={}), after", self.number, self.number);
            for (seat, mv) in &self.moves {
                eprintln!("  {} {mv}", seat.index());
            }
        }
    }
}

/// Plays the game and shows each step; gives back the last state and whether it is over.
pub fn walk(mut world: World, mut visit: impl FnMut(&Step<'_>, &mut ChaCha12Rng)) -> GameState {
    let rng = &mut world.rng;
    let tempers: Vec<Temper> = (0..5).map(|_| Temper::any(rng)).collect();
    let mut trail = Trail {
        number: world.number,
        moves: Vec::new(),
    };
    let mut state = GameState::new(&world.deal).expect("a sound deal");
    let (mut list, mut told) = (Vec::new(), Vec::new());
    for index in 0..MOST_MOVES {
        let asked: Vec<Seat> = state.to_act().iter().collect();
        let Some(&seat) = asked.choose(rng) else {
            break;
        };
        legal_moves(&state.view(Some(seat)), &mut list);
        let chosen = tempers[seat.index()].choose(&list, rng);
        let mv = chosen.expect("a seat that is asked has a move");
        trail.moves.push((seat, mv));
        let before = state;
        told.clear();
        let played = state.apply(seat, mv, &mut |state, event| told.push((event, *state)));
        assert_eq!(played, Ok(()), "a listed move is legal");
        let step = Step {
            index,
            before: &before,
            seat,
            mv,
            told: &told,
            after: &state,
        };
        visit(&step, rng);
    }
    state
}

/// Equal states, without printing both in full where they are not.
#[track_caller]
pub fn assert_same(one: &GameState, other: &GameState, law: &str) {
    let (a, b) = (one.table(), other.table());
    assert!(
        one == other,
        "{law}: turn {} {:?} / turn {} {:?}, tables equal: {}",
        a.turn,
        a.phase,
        b.turn,
        b.phase,
        a == b
    );
}
