//! Every legal decision of a position, as a record writes it.

use super::moves::{Act, RecordMove};
use super::play::{pass, sell};
use crate::rules::{Card, GameState, Move, Phase, Seat, Stall, legal_moves};

/// All legal record moves of every seat the game waits for, each spelling once: an exchange and a
/// Salazar's extra stand whole, in every order of takes and gives. A sale's cards come in the order
/// of [`Card::ALL`].
///
/// Empty once the game is over, and in the middle of an exchange or extra, where a record has no
/// decision. A seat of the Reyes may have some 4,000.
#[must_use]
pub fn legal_record_moves(state: &GameState) -> Vec<RecordMove> {
    let mut list = Vec::new();
    if matches!(
        state.table().phase,
        Phase::Exchange { .. } | Phase::Extra | Phase::Over(_)
    ) {
        return list;
    }
    for player in state.to_act().iter() {
        for mv in legal_of(state, player) {
            let mut offer = |act| list.push(RecordMove { player, act });
            match mv {
                Move::Motorbike => offer(Act::Motorbike),
                Move::Draw => offer(Act::Draw),
                Move::Discard { card, stall } => offer(Act::Discard { card, stall }),
                Move::Sell(sale) => offer(sell(sale)),
                Move::Play(effect) => offer(Act::Effect(effect)),
                Move::Aunt => offer(Act::Aunt),
                Move::Pass => offer(pass(state)),
                Move::Pay { card, stall } => each_extra(state, player, card, stall, &mut offer),
                Move::Take { .. } => {
                    each_exchange(
                        &after(state, player, mv),
                        player,
                        mv,
                        Whole::default(),
                        &mut offer,
                    );
                }
                // Only within an exchange, which was excluded above.
                Move::Give { .. } => {}
            }
        }
    }
    list
}

fn legal_of(state: &GameState, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    legal_moves(&state.view(Some(seat)), &mut moves);
    moves
}

/// The state after a move that is known to be legal.
fn after(state: &GameState, seat: Seat, mv: Move) -> GameState {
    let mut next = *state;
    let played = next.apply(seat, mv, &mut |_, _| ());
    debug_assert_eq!(played, Ok(()));
    next
}

fn each_extra(
    state: &GameState,
    seat: Seat,
    price: Card,
    stall: Stall,
    offer: &mut impl FnMut(Act),
) {
    let paid = after(state, seat, Move::Pay { card: price, stall });
    for mv in legal_of(&paid, seat) {
        if let Move::Play(effect) = mv {
            offer(Act::Salazar {
                price,
                stall,
                effect,
            });
        }
    }
}

/// An exchange as far as it is spelt.
#[derive(Clone, Default)]
struct Whole {
    takes: Vec<Stall>,
    gives: Vec<(Card, Stall)>,
}

/// Follows the engine through every way to complete an exchange: `mv` led to `state`.
fn each_exchange(
    state: &GameState,
    seat: Seat,
    mv: Move,
    mut so_far: Whole,
    offer: &mut impl FnMut(Act),
) {
    match mv {
        Move::Take { stall } => so_far.takes.push(stall),
        Move::Give { card, stall } => so_far.gives.push((card, stall)),
        _ => return,
    }
    if !matches!(state.table().phase, Phase::Exchange { .. }) {
        let Whole { takes, gives } = so_far;
        return offer(Act::Exchange { takes, gives });
    }
    for next in legal_of(state, seat) {
        each_exchange(&after(state, seat, next), seat, next, so_far.clone(), offer);
    }
}
