//! Laws of the timeline: undo to the barrier and redo, replay, and the look back.

use crate::walk::{assert_same, walk};
use crate::worlds::{games, world};
use me_lo_quitan::play::{Timeline, TimelineError, Turned};
use me_lo_quitan::rules::{GameState, Move, Refusal};
use rand::RngExt;

#[test]
fn undo_and_redo_replay_and_looking_back_agree() {
    let (mut undone, mut barriers) = (0_u64, 0_u64);
    for number in games(0.25) {
        let start = world(number);
        let deal = start.deal.clone();
        let mut timeline = Timeline::new(deal.clone()).expect("a sound deal");
        let mut states = vec![*timeline.now()];
        walk(start, |step, rng| {
            let closes = step.told.iter().any(|(event, _)| event.closes_undo());
            timeline
                .push(step.seat, step.mv, &mut |_, _| ())
                .expect("legal");
            states.push(*step.after);
            assert_same(timeline.now(), step.after, "push");
            assert_eq!(timeline.moves().len(), states.len() - 1);
            assert_eq!(timeline.can_undo(), !closes);
            barriers += u64::from(closes);
            if rng.random_ratio(1, 8) {
                undone += undo_to_the_floor_and_redo(&mut timeline, &states);
            }
            if rng.random_ratio(1, 32) {
                timeline.seal();
                assert_eq!((timeline.can_undo(), timeline.undo()), (false, None));
                assert_eq!(timeline.redo(&mut |_, _| ()), None);
                assert_same(timeline.now(), step.after, "push");
            }
        });
        for (count, state) in states.iter().enumerate().step_by(17) {
            assert_same(&timeline.at(count), state, "the look back");
        }
        assert_same(&timeline.at(usize::MAX), timeline.now(), "the look back");
        let moves = timeline.moves().to_vec();
        let again = Timeline::replay(deal, moves.clone()).expect("it was a game");
        assert_same(again.now(), timeline.now(), "replay");
        assert_eq!(again.moves(), timeline.moves());
        assert!(!again.can_undo(), "a replayed game begins behind a barrier");
        a_bad_move_keeps_what_was_before(&timeline, &moves, &states);
    }
    println!("{undone} moves taken back and made again, {barriers} barriers");
    assert!(undone > 0 && barriers > 0);
}

fn undo_to_the_floor_and_redo(timeline: &mut Timeline, states: &[GameState]) -> u64 {
    let (end, moves) = (*timeline.now(), timeline.moves().to_vec());
    let mut count = 0;
    while let Some(Turned { seat, mv }) = timeline.undo() {
        count += 1;
        let left = timeline.moves().len();
        assert_eq!(moves[left], Turned { seat, mv });
        assert_same(timeline.now(), &states[left], "undo");
    }
    assert!(!timeline.can_undo());
    for _ in 0..count {
        let (before, left) = (timeline.clone(), timeline.moves().len());
        assert_eq!(timeline.redo(&mut |_, _| ()), Some(moves[left]));
        assert_same(timeline.now(), &states[left + 1], "redo");
        // A new move instead: what was taken back can't be redone any more.
        let mut other = before;
        let Turned { seat, mv } = moves[left];
        other
            .push(seat, mv, &mut |_, _| ())
            .expect("legal as before");
        assert_eq!(other.redo(&mut |_, _| ()), None);
        assert_same(other.now(), timeline.now(), "redo or make again");
    }
    assert_eq!(timeline.redo(&mut |_, _| ()), None);
    assert_same(timeline.now(), &end, "redo to the end");
    assert_eq!(timeline.moves(), moves);
    count
}

/// A game with a move that is against the rules is kept up to it.
fn a_bad_move_keeps_what_was_before(timeline: &Timeline, moves: &[Turned], states: &[GameState]) {
    let place = moves.len() / 2;
    let Some(&Turned { seat, .. }) = moves.get(place) else {
        return;
    };
    let mut broken = moves.to_vec();
    // Nobody can pay and draw at once: of the two, one is refused in every phase.
    let refused = [Move::Draw, Move::Aunt]
        .into_iter()
        .find(|&mv| {
            states[place]
                .clone()
                .apply(seat, mv, &mut |_, _| ())
                .is_err()
        })
        .expect("one of the two is out of phase");
    broken[place].mv = refused;
    match Timeline::replay(timeline.deal().clone(), broken) {
        Err(TimelineError::Move { index, why, valid }) => {
            assert_eq!((index, why.mv, why.seat), (place, refused, seat));
            assert_same(valid.now(), &states[place], "the valid part");
            assert_eq!(valid.moves(), &moves[..place]);
            assert!(!valid.can_undo());
            assert_ne!(why.why, Refusal::GameOver);
        }
        other => panic!("{other:?}"),
    }
}
