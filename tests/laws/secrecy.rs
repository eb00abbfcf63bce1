//! Non-interference: whatever an observer can't see may be otherwise, and nothing the observer sees or may do changes
//! (R20, R29). Hidden cards are dealt anew among all hidden places, through the view alone.

use crate::walk::walk;
use crate::worlds::{games, world};
use me_lo_quitan::rules::{
    Card, Event, GameState, Hand, Hidden, Move, Phase, Seat, Seen, View, legal_moves,
};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha12Rng;

/// The hidden cards dealt anew. `kept` is a second seat whose cards stay as they are.
fn dealt_anew(
    state: &GameState,
    view: &View<'_>,
    kept: Option<Seat>,
    rng: &mut ChaCha12Rng,
) -> GameState {
    let truth = state.lay_open();
    let table = state.table();
    let knows = |seat: Seat| view.seat == Some(seat) || kept == Some(seat);
    let (mut pool, mut hidden) = (Vec::new(), truth.clone());
    let others: Vec<Seat> = table.seats().filter(|&seat| !knows(seat)).collect();
    for &seat in &others {
        pool.extend(truth.hands[seat].cards());
    }
    let draw_hidden = !knows(table.active);
    if draw_hidden {
        pool.extend(truth.drawn.cards());
    }
    pool.extend(&truth.deck);
    for pile in &truth.stalls {
        pool.extend(&pile[..pile.len().saturating_sub(1)]);
    }
    pool.shuffle(rng);
    let mut next = || pool.pop().expect("as many as before");
    for &seat in &others {
        hidden.hands[seat] = (0..truth.hands[seat].len())
            .map(|_| next())
            .collect::<Hand>();
    }
    if draw_hidden {
        hidden.drawn = (0..truth.drawn.len()).map(|_| next()).collect::<Hand>();
    }
    hidden.deck.fill_with(&mut next);
    for pile in &mut hidden.stalls {
        let under = pile.len().saturating_sub(1);
        pile[..under].fill_with(&mut next);
    }
    let made: Result<GameState, _> = view.complete(&hidden as &Hidden);
    made.expect("the same cards in other places fit the view")
}

fn list(view: &View<'_>) -> Vec<Move> {
    let mut list = Vec::new();
    legal_moves(view, &mut list);
    list
}

/// What a move tells those eyes; `None` if it is not legal there.
fn stream(
    state: &GameState,
    seat: Seat,
    mv: Move,
    eyes: Option<Seat>,
) -> Option<(Vec<Seen>, GameState)> {
    let (mut copy, mut seen) = (*state, Vec::new());
    copy.apply(seat, mv, &mut |_, event| seen.push(event.seen_by(eyes)))
        .ok()?;
    Some((seen, copy))
}

/// Whether an event shows those eyes a card they did not know.
const fn news(seen: &Seen) -> bool {
    matches!(
        seen,
        Event::Drew { card: Some(_), .. } | Event::HandBoxed { .. }
    )
}

/// Nobody but who draws is shown the card.
fn assert_shown_to_its_drawer_alone(list: &[Seen], eyes: Option<Seat>) {
    for seen in list {
        if let Event::Drew {
            seat,
            card: Some(_),
        } = seen
        {
            assert_eq!(Some(*seat), eyes, "somebody saw a card drawn by another");
        }
    }
}

/// The event without the card it brings to light.
fn shape(seen: Seen) -> Seen {
    match seen {
        Event::Drew { seat, .. } => Event::Drew { seat, card: None },
        Event::HandBoxed { seat, .. } => Event::HandBoxed {
            seat,
            cards: Hand::EMPTY,
        },
        other => other,
    }
}

fn assert_same_until_news(one: &[Seen], other: &[Seen], mv: Move) {
    for (one, other) in one.iter().zip(other) {
        if news(one) || news(other) {
            return;
        }
        assert_eq!(one, other, "{mv} told of hidden cards");
    }
}

/// With the mover's cards as they are, all else hidden from `eyes` anew: the same is told, card by card until
/// something is shown, and in the same shape after it.
fn masked_events(
    state: &GameState,
    seat: Seat,
    mv: Move,
    eyes: Option<Seat>,
    rng: &mut ChaCha12Rng,
) {
    let view = state.view(eyes);
    let other = dealt_anew(state, &view, Some(seat), rng);
    let (one, _) = stream(state, seat, mv, eyes).expect("legal");
    let (two, _) = stream(&other, seat, mv, eyes).expect("legality knew a hidden card");
    assert_shown_to_its_drawer_alone(&one, eyes);
    assert_same_until_news(&one, &two, mv);
    let shapes = |list: Vec<Seen>| list.into_iter().map(shape).collect::<Vec<_>>();
    assert_eq!(
        shapes(one),
        shapes(two),
        "{mv}: hidden cards changed what happens"
    );
}

/// With the mover's cards dealt anew too: where the move is still legal, the same is told until something is shown.
fn masked_mover(
    state: &GameState,
    seat: Seat,
    mv: Move,
    eyes: Option<Seat>,
    rng: &mut ChaCha12Rng,
) {
    // Whether a Salazar is asked for a price after a sale shows that an effect is held (R22).
    let shows_effect = matches!(mv, Move::Sell(_)) && state.table().family(seat).pays_for_effects();
    if eyes == Some(seat) || shows_effect {
        return;
    }
    let other = dealt_anew(state, &state.view(eyes), None, rng);
    let (one, _) = stream(state, seat, mv, eyes).expect("legal");
    if let Some((two, _)) = stream(&other, seat, mv, eyes) {
        assert_same_until_news(&one, &two, mv);
        assert_eq!(one.len(), two.len());
    }
}

/// What may be taken back has shown its player nothing: it ends the same whatever is hidden from that player.
fn undo_shows_nothing(state: &GameState, seat: Seat, mv: Move, rng: &mut ChaCha12Rng) -> bool {
    let mut closed = false;
    let mut copy = *state;
    let played = copy.apply(seat, mv, &mut |_, event| closed |= event.closes_undo());
    assert_eq!(played, Ok(()));
    let asked = |state: &GameState| matches!(state.table().phase, Phase::Answer { .. });
    let question = asked(state) || asked(&copy);
    assert!(
        closed || !question,
        "{mv}: an answer was asked for or given, and can be taken back"
    );
    if closed {
        return false;
    }
    let other = dealt_anew(state, &state.view(Some(seat)), None, rng);
    for eyes in [Some(seat), None] {
        let (one, after) = stream(state, seat, mv, eyes).expect("legal");
        let (two, other_after) = stream(&other, seat, mv, eyes).expect("legal");
        assert_eq!(one, two, "{mv} can be taken back but told a hidden card");
        assert_eq!(after.owned_view(eyes), other_after.owned_view(eyes));
    }
    true
}

#[test]
fn nothing_seen_or_allowed_depends_on_a_hidden_card() {
    let (mut states, mut differing, mut undoable) = (0_u64, 0_u64, 0_u64);
    for number in games(0.5) {
        walk(world(number), |step, rng| {
            if rng.random_ratio(1, 4) {
                return;
            }
            let state = step.before;
            let everybody = state.table().seats().map(Some).chain([None]);
            for eyes in everybody {
                let view = state.view(eyes);
                let other = dealt_anew(state, &view, None, rng);
                assert_eq!(other.view(eyes), view);
                assert_eq!(list(&other.view(eyes)), list(&view));
                assert_eq!(other.to_act(), state.to_act());
                states += 1;
                differing += u64::from(other != *state);
                masked_events(state, step.seat, step.mv, eyes, rng);
                masked_mover(state, step.seat, step.mv, eyes, rng);
            }
            undoable += u64::from(undo_shows_nothing(state, step.seat, step.mv, rng));
        });
    }
    println!(
        "{states} views, {differing} of them with other hidden cards; {undoable} moves can be taken back"
    );
    assert!(
        differing * 2 > states,
        "the permutations hardly change anything"
    );
    assert!(undoable > 0 || states < 1_000);
}

#[test]
fn only_a_draw_has_a_card_to_hide() {
    // The masked form of every other event is the event itself; a new kind of event must be decided on here.
    let seats: Vec<Seat> = Seat::all(5).collect();
    for eyes in seats.iter().copied().map(Some).chain([None]) {
        for &seat in &seats {
            let seen = Event::Drew {
                seat,
                card: Card::Aunt,
            }
            .seen_by(eyes);
            let shown = matches!(seen, Event::Drew { card: Some(_), .. });
            assert_eq!(shown, eyes == Some(seat));
        }
    }
}
