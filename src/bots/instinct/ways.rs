//! The ways to draw or exchange, each with the chance it leaves: many moments of one setting, judged
//! without playing them.

use super::looks::{Moment, Stage};
use super::net::Seen;
use crate::bots::worth::tempting;
use crate::rules::{
    Card, GameState, Hand, MAX_SET, Move, Phase, Sale, Seat, SetKind, Stall, Table, View, why_not,
};

/// R5, R7, R8: the first decision of a turn.
pub(super) fn start(
    view: &View<'_>,
    seen: &Seen<'_>,
    state: &GameState,
    seat: Seat,
    found: &mut impl FnMut(Move, f32),
) {
    let moment = Moment::new(view);
    for (mv, stage) in [
        (Move::Draw, Stage::Draw),
        (Move::Motorbike, Stage::Motorbike),
    ] {
        if why_not(view, mv).is_none() {
            found(mv, seen.chance(&Moment { stage, ..moment }));
        }
    }
    for stall in Stall::ALL {
        let mv = Move::Take { stall };
        let Some((mut moment, usual, taken)) = after_taking(state, seat, stall) else {
            continue;
        };
        let mut best = 0.0_f32;
        for card in view.hand.kinds().filter(|&card| !taken.has(card)) {
            moment.hand = view.hand;
            moment.hand.remove(card);
            moment.hand.add_all(taken);
            best = best.max(with_top(seen, &moment, usual, card));
        }
        found(mv, best);
    }
}

/// The moment with the top of that stall taken, the usual stall then, and all that was taken so far.
fn after_taking(state: &GameState, seat: Seat, stall: Stall) -> Option<(Moment, Stall, Hand)> {
    let mut then = *state;
    then.apply(seat, Move::Take { stall }, &mut |_, _| ())
        .ok()?;
    let Phase::Exchange { taken, .. } = then.table().phase else {
        return None;
    };
    let mut moment = Moment::new(&then.view(Some(seat)));
    moment.stage = Stage::Action;
    Some((moment, usual_stall(then.table()), taken))
}

/// R7: which of the two goes.
pub(super) fn discard(view: &View<'_>, seen: &Seen<'_>, found: &mut impl FnMut(Move, f32)) {
    let mut moment = Moment::new(view);
    moment.stage = Stage::Action;
    let stall = usual_stall(view.table);
    for card in view.drawn.kinds() {
        moment.hand = view.hand;
        moment.hand.add_all(view.drawn);
        moment.hand.remove(card);
        let chance = with_top(seen, &moment, stall, card);
        found(Move::Discard { card, stall }, chance);
    }
}

/// R8: which card is given.
pub(super) fn exchange(
    view: &View<'_>,
    seen: &Seen<'_>,
    taken: Hand,
    given: u8,
    found: &mut impl FnMut(Move, f32),
) {
    let mut moment = Moment::new(view);
    moment.stage = Stage::Action;
    let stall = usual_stall(view.table);
    for card in view.hand.kinds() {
        let Some(rest) = view.hand.without(card) else {
            continue;
        };
        let chance = if taken.len() > given + 1 {
            best_given(seen, &moment, stall, rest, taken)
        } else {
            moment.hand = rest;
            moment.hand.add_all(taken);
            with_top(seen, &moment, stall, card)
        };
        found(Move::Give { card, stall }, chance);
    }
}

/// R9: a second take.
pub(super) fn take_again(
    view: &View<'_>,
    seen: &Seen<'_>,
    state: &GameState,
    seat: Seat,
    found: &mut impl FnMut(Move, f32),
) {
    for stall in Stall::ALL {
        let Some((moment, usual, taken)) = after_taking(state, seat, stall) else {
            continue;
        };
        let mut best = 0.0_f32;
        for card in view.hand.kinds() {
            if let Some(rest) = view.hand.without(card) {
                best = best.max(best_given(seen, &moment, usual, rest, taken));
            }
        }
        found(Move::Take { stall }, best);
    }
}

/// The chance with that card on that stall.
pub(super) fn with_top(seen: &Seen<'_>, moment: &Moment, stall: Stall, card: Card) -> f32 {
    let mut moment = *moment;
    moment.tops[stall.index()] = Some(card);
    seen.chance(&moment)
}

/// The best chance with one more card of `rest` given for what was taken.
fn best_given(seen: &Seen<'_>, moment: &Moment, stall: Stall, rest: Hand, taken: Hand) -> f32 {
    let mut best = 0.0_f32;
    for card in rest.kinds() {
        let mut held = rest;
        held.remove(card);
        held.add_all(taken);
        let moment = Moment {
            hand: held,
            ..*moment
        };
        best = best.max(with_top(seen, &moment, stall, card));
    }
    best
}

/// Whether a sale leaves cards of its own product in hand: hardly ever the best one.
pub(super) fn is_short(view: &View<'_>, mv: Move) -> bool {
    let Move::Sell(Sale {
        kind: SetKind::Same(product),
        size,
        charo_as,
    }) = mv
    else {
        return false;
    };
    let most = view.hand.count(product.card()) + u8::from(charo_as.is_some());
    size < most.min(MAX_SET)
}

/// Where the card lies that others would like best.
pub(super) fn usual_stall(table: &Table) -> Stall {
    let mut best = (Stall::ALL[0], f32::NEG_INFINITY);
    for stall in Stall::ALL {
        let euros = table.stall(stall).top.map_or(0.0, tempting);
        if euros > best.1 {
            best = (stall, euros);
        }
    }
    best.0
}

/// The stall that a move puts a card on, if it does.
pub(in crate::bots) const fn stall_of(mv: Move) -> Option<Stall> {
    match mv {
        Move::Discard { stall, .. } | Move::Give { stall, .. } | Move::Pay { stall, .. } => {
            Some(stall)
        }
        _ => None,
    }
}

/// The same with another stall.
pub(super) const fn on_stall(mv: Move, stall: Stall) -> Move {
    match mv {
        Move::Discard { card, .. } => Move::Discard { card, stall },
        Move::Give { card, .. } => Move::Give { card, stall },
        Move::Pay { card, .. } => Move::Pay { card, stall },
        other => other,
    }
}
