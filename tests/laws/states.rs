//! Laws of every state and every step.

use crate::coverage::Coverage;
use crate::universe::Universe;
use crate::walk::{Step, assert_same, walk};
use crate::worlds::{games, world};
use me_lo_quitan::rules::{
    Event, GameState, HAND_LIMIT, MAX_SETS, Move, Phase, SETS_TO_WIN, Seat, SetId, Stall,
    legal_moves, why_not,
};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha12Rng;

/// Cards are where they can be, and nowhere else.
fn sound(state: &GameState) {
    let table = state.table();
    assert_eq!(
        state.census(),
        table.options.deck.0,
        "R2: a card is lost or new"
    );
    let hidden = state.lay_open();
    assert_eq!(hidden.deck.len(), usize::from(table.deck_left));
    let stalls = Stall::ALL.map(|stall| table.stall(stall));
    assert!(
        stalls.iter().any(|stall| stall.size > 0),
        "R4: no stall has a card"
    );
    for (pile, seen) in hidden.stalls.iter().zip(stalls) {
        assert_eq!(
            (pile.len(), pile.last().copied()),
            (usize::from(seen.size), seen.top)
        );
    }
    for seat in table.seats() {
        assert_eq!(hidden.hands[seat].len(), table.hand_sizes[seat]);
        assert!(
            table.hand_sizes[seat] <= HAND_LIMIT,
            "more than 7 cards in hand"
        );
    }
    let owed = match table.phase {
        Phase::Discard => {
            assert_eq!(hidden.drawn.len(), 2, "R7");
            1
        }
        Phase::Exchange { taken, given } => {
            let most = if table.family(table.active).exchanges_two() {
                2
            } else {
                1
            };
            assert!(given < taken.len() && taken.len() <= most, "R8, R9");
            assert!(table.hand_sizes[table.active] >= taken.len() - given, "R9");
            given
        }
        _ => 0,
    };
    assert!(table.hand_sizes[table.active] + owed <= HAND_LIMIT);
    if table.phase != Phase::Discard {
        assert!(hidden.drawn.is_empty(), "R7: a draw is left lying");
    }
}

/// Sets keep their number and their shape.
fn sets_sound(state: &GameState) {
    let table = state.table();
    let mut ids: Vec<SetId> = table.all_sets().map(|(_, set)| set.id).collect();
    let count = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), count, "two sets of one number");
    assert!(ids.iter().all(|id| (1..=table.sets_placed).contains(&id.0)));
    assert!(
        table.all_sets().all(|(_, set)| set.sale.well_formed()),
        "R11, R12"
    );
    for seat in table.seats() {
        let sets = table.areas[seat].len();
        // R24: a fifth set is seen only while its turn is played to the end, a sixth only at the end.
        let full = table.active == seat
            && matches!(
                table.phase,
                Phase::Price | Phase::Extra | Phase::Answer { .. } | Phase::Over(_)
            );
        assert!(
            sets < SETS_TO_WIN || full,
            "R24: play went on with {sets} sets"
        );
        assert!(
            sets < MAX_SETS || state.is_over(),
            "R24: a sixth set in the middle"
        );
    }
}

/// Who is asked has a list, who isn't has none; the list is the universe filtered by `why_not`.
fn listed(state: &GameState, eyes: Option<Seat>, universe: &Universe, coverage: &mut Coverage) {
    let view = state.view(eyes);
    let asked = eyes.is_some_and(|seat| state.to_act().has(seat));
    assert_eq!(view.may_act(), asked);
    let mut list = vec![Move::Draw];
    legal_moves(&view, &mut list);
    assert_eq!(
        list.is_empty(),
        !asked,
        "stuck, or asked out of turn: {eyes:?}"
    );
    let mut filtered = Vec::new();
    for mv in universe.at(state) {
        match why_not(&view, mv) {
            None => filtered.push(mv),
            Some(why) => coverage.refused(why),
        }
    }
    list.sort();
    filtered.sort();
    assert_eq!(list, filtered, "list and why_not disagree for {eyes:?}");
    list.dedup();
    assert_eq!(list.len(), filtered.len(), "a move is listed twice");
}

/// A refused move leaves the state as it was and tells nobody.
fn refusals_change_nothing(state: &GameState, seat: Seat, moves: impl Iterator<Item = Move>) {
    for mv in moves {
        let Some(why) = why_not(&state.view(Some(seat)), mv) else {
            continue;
        };
        let mut copy = *state;
        let refused = copy.apply(seat, mv, &mut |_, _| panic!("a refused move was told"));
        let refused = refused.expect_err("why_not and apply disagree");
        assert_eq!((refused.seat, refused.mv, refused.why), (seat, mv, why));
        assert!((1..=29).contains(&why.ruling()));
        assert_same(&copy, state, "a refused move changed something");
    }
}

/// Every legal move may really be made, and leaves a sound state.
fn every_listed_move_plays(state: &GameState) {
    let mut list = Vec::new();
    for seat in state.to_act().iter() {
        legal_moves(&state.view(Some(seat)), &mut list);
        for &mv in &list {
            let mut copy = *state;
            let played = copy.apply(seat, mv, &mut |_, _| ());
            assert_eq!(played, Ok(()));
            assert!(copy != *state, "{mv} does nothing");
            sound(&copy);
            sets_sound(&copy);
            let line = mv.to_string();
            assert_eq!(line.parse(), Ok(mv), "notation");
        }
    }
}

/// The turn passes to the left, once, and only at its end.
fn turns_pass_to_the_left(step: &Step<'_>) {
    let (before, after) = (step.before.table(), step.after.table());
    let began: Vec<(Seat, u32)> = step
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::TurnBegan { seat, turn } => Some((*seat, *turn)),
            _ => None,
        })
        .collect();
    if after.turn == before.turn {
        assert!(began.is_empty());
        assert_eq!(after.active, before.active);
    } else {
        let next = before.active.left(before.players);
        assert_eq!((after.active, after.turn), (next, before.turn + 1));
        assert_eq!(began, [(next, before.turn + 1)], "R1");
    }
    let ended = step
        .told
        .iter()
        .any(|(event, _)| matches!(event, Event::Ended { .. }));
    assert_eq!(ended, step.after.is_over());
    assert!(!ended || began.is_empty());
}

/// Events are told in order, each with a sound state after it, and the last state is the state.
fn told_soundly(step: &Step<'_>) {
    for (_, state) in step.told {
        assert_eq!(
            state.census(),
            step.before.census(),
            "a card is lost within a move"
        );
        sets_within(state);
    }
    if let Some((_, last)) = step.told.last() {
        assert_same(last, step.after, "something changed after the last event");
    } else {
        panic!("{} was not told", step.mv);
    }
}

fn sets_within(state: &GameState) {
    let table = state.table();
    for seat in table.seats() {
        assert!(table.areas[seat].len() <= MAX_SETS);
        assert!(table.hand_sizes[seat] <= HAND_LIMIT + 1);
    }
}

/// Sets come only by sales, numbered on, and go only by Police.
fn set_numbers_are_kept(step: &Step<'_>) {
    let count = |state: &GameState| state.table().all_sets().count();
    let (mut sold, mut removed) = (0, 0);
    for (event, _) in step.told {
        match event {
            Event::Sold { set, .. } => {
                sold += 1;
                assert_eq!(set.id.0, step.before.table().sets_placed + 1);
            }
            Event::Removed { .. } => removed += 1,
            _ => {}
        }
    }
    assert_eq!(count(step.after) + removed, count(step.before) + sold);
    for (_, set) in step.before.table().all_sets() {
        if let Some((_, now)) = step.after.table().find_set(set.id) {
            assert_eq!((now.sale, now.discounts), (set.sale, set.discounts), "R14");
        }
    }
}

fn check_step(
    step: &Step<'_>,
    universe: &Universe,
    coverage: &mut Coverage,
    rng: &mut ChaCha12Rng,
) {
    let state = step.before;
    sound(state);
    sets_sound(state);
    let thorough = step.index.is_multiple_of(16);
    for number in 0..5 {
        let seat = Seat::new(number).expect("five seats");
        if thorough || state.to_act().has(seat) {
            listed(state, Some(seat), universe, coverage);
        }
    }
    if thorough {
        listed(state, None, universe, coverage);
        every_listed_move_plays(state);
    }
    let all: Vec<Move> = universe.at(state).collect();
    let seat = Seat::new(rng.random_range(0..5)).expect("five seats");
    if step.index.is_multiple_of(64) {
        refusals_change_nothing(state, seat, all.into_iter());
    } else {
        refusals_change_nothing(state, seat, all.sample(rng, 6).copied());
    }
    turns_pass_to_the_left(step);
    told_soundly(step);
    set_numbers_are_kept(step);
}

#[test]
fn laws_of_states_and_steps_hold_and_everything_occurs() {
    let universe = Universe::new();
    let mut coverage = Coverage::default();
    for number in games(1.0) {
        let world = world(number);
        let style = world.style;
        let end = walk(world, |step, rng| {
            coverage.step(step);
            check_step(step, &universe, &mut coverage, rng);
        });
        sound(&end);
        sets_sound(&end);
        for seat in end.table().seats() {
            if end.is_over() {
                listed(&end, Some(seat), &universe, &mut coverage);
            }
        }
        coverage.game(style, &end);
    }
    coverage.report();
}
