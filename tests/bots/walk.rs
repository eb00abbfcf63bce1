//! Whole games, looked at before every choice.

use me_lo_quitan::bots::{Bot, Budget, Level, Rival};
use me_lo_quitan::play::{Seed, SetUp};
use me_lo_quitan::rules::{
    AuntRule, DiscountRule, GameState, Move, Options, Phase, Seat, Seen, why_not,
};

/// Longest game that is waited for.
const PATIENCE: usize = 20_000;
/// Sampled games a move for bots that search: enough to walk every path of theirs.
pub const FEW: Budget = Budget::Iterations(24);

/// A rival that plays the same whatever the machine does.
pub fn rival(level: Level) -> Rival {
    Rival::new(level).with_budget(FEW)
}

pub fn set_up(players: usize, number: u64) -> SetUp {
    let mut options = Options::default();
    if number.is_multiple_of(2) {
        options.discounts = DiscountRule::Rivals;
    }
    if number.is_multiple_of(3) {
        options.aunt = AuntRule::Any;
    }
    SetUp {
        players,
        start: None,
        options,
    }
}

/// A moment of a game: somebody is about to choose.
pub struct Moment<'m> {
    pub state: &'m GameState,
    pub seat: Seat,
    /// All that the seat has seen since the game began.
    pub seen: &'m [Seen],
}

/// Plays a game to its end, showing every moment; gives back the moves and the last state.
pub fn walk(
    rivals: &[Rival],
    number: u64,
    mut on: impl FnMut(&Moment<'_>),
) -> (Vec<Move>, GameState) {
    let deal = set_up(rivals.len(), number)
        .deal(Seed::new(number))
        .unwrap();
    let mut state = GameState::new(&deal).unwrap();
    let seats = Seat::all(rivals.len() as u8);
    let mut bots: Vec<Box<dyn Bot>> = seats
        .zip(rivals)
        .map(|(seat, rival)| rival.bot(number, seat))
        .collect();
    let mut seen: Vec<Vec<Seen>> = vec![Vec::new(); rivals.len()];
    let mut heard = vec![0; rivals.len()];
    let mut moves = Vec::new();
    while !state.is_over() {
        assert!(moves.len() < PATIENCE, "game {number} never ends");
        let seat = match state.table().phase {
            Phase::Answer { .. } => state.table().answer_order().next(),
            _ => state.to_act().first(),
        };
        let seat = seat.expect("somebody acts");
        let at = seat.index();
        on(&Moment {
            state: &state,
            seat,
            seen: &seen[at],
        });
        let view = state.view(Some(seat));
        let mv = bots[at].choose(&view, &seen[at][heard[at]..]);
        assert_eq!(why_not(&view, mv), None, "game {number}: {mv}");
        heard[at] = seen[at].len();
        let told = state.apply(seat, mv, &mut |state, event| {
            for eyes in state.table().seats() {
                seen[eyes.index()].push(event.seen_by(Some(eyes)));
            }
        });
        told.unwrap();
        moves.push(mv);
    }
    (moves, state)
}

/// A table of easy and random bots: its games visit every phase.
pub fn mixed(players: usize) -> Vec<Rival> {
    let levels = [Level::Easy, Level::Random].into_iter().cycle();
    levels.take(players).map(rival).collect()
}
