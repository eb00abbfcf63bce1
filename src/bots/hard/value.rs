//! Who will win, by a look at the open table: for games that are not played to their end.
//!
//! Each seat gets a score, a weighted sum of what it owns and holds; its chance is the share of its
//! score's exponential. The weights are in `learnt.rs`.

use super::learnt::{CROWD, DUEL};
use crate::bots::judgement::{Judgement, Weights};
use crate::rules::{
    Attached, Card, GameState, PerSeat, Product, SETS_TO_WIN, Seat, SetKind, Table, value,
};

/// Things a seat is judged by.
pub(super) const TRAITS: usize = 36;
/// Stretches of a game, the last one first, each with weights of its own.
pub(super) const STRETCHES: usize = 5;
/// Cards that a seat takes from the deck in a turn, by and large.
const DRAWN_A_TURN: f32 = 1.6;

/// One table of weights.
pub(super) type Learnt = [[f32; TRAITS]; STRETCHES];

/// How near the end is, 0 for the last stretch.
pub(super) fn stretch(table: &Table) -> usize {
    let most = table.seats().map(|seat| table.areas[seat].len()).max();
    let by_sets = SETS_TO_WIN.saturating_sub(most.unwrap_or(0));
    let by_deck = f32::from(table.deck_left) / (DRAWN_A_TURN * f32::from(table.players));
    by_sets.min(by_deck.ceil() as usize).clamp(1, STRETCHES) - 1
}

/// What a seat is judged by, each number of the order of 1.
pub(super) fn traits(state: &GameState, seat: Seat) -> [f32; TRAITS] {
    let view = state.view(Some(seat));
    let (table, hand) = (view.table, view.hand);
    let weights = Weights::of(table.players);
    let (worth, [first, second]) = Judgement::new(weights, &view, seat).hand();
    let total = table.total(seat) as f32;
    let sets = table.areas[seat].len();
    let (best_open, at_risk) = open_sets(table, seat);
    let rivals = || seat.others(table.players);
    let rival_total = rivals().map(|rival| table.total(rival)).max().unwrap_or(0) as f32;
    let prey = rivals()
        .map(|rival| open_sets(table, rival).0)
        .fold(0.0, f32::max);
    let held_by_rivals = |card| rivals().any(|rival| state.view(Some(rival)).hand.has(card));
    let attached = |what| {
        let sets = table.areas[seat].iter();
        sets.filter(|set| set.attached == Some(what)).count() as f32
    };
    let is = |yes: bool| f32::from(u8::from(yes));
    let count = |card| f32::from(hand.count(card));
    let products = Product::ALL
        .iter()
        .map(|product| count(product.card()) * product.value() as f32);
    let largest = Product::ALL
        .iter()
        .map(|product| hand.count(product.card()));
    let kinds = |kind: SetKind| {
        let missing = kind.mixed_cards().lacking_in(hand).len();
        f32::from(kind.fixed_size().unwrap_or(0) - missing)
    };
    let last = sets + 1 >= SETS_TO_WIN;
    let to_move = table.active == seat;
    let family = table.family(seat) as usize;
    [
        total / 10.0,
        worth / 10.0,
        sets as f32,
        first / 10.0,
        second / 10.0,
        products.sum::<f32>() / 10.0,
        count(Card::License),
        count(Card::Cousin),
        count(Card::Police),
        count(Card::Aunt),
        count(Card::Van),
        count(Card::Charo),
        f32::from(hand.len()) / 5.0,
        is(table.motorbikes.has(seat)),
        is(to_move),
        at_risk / 10.0,
        attached(Attached::Doubled),
        total * sets as f32 / 50.0,
        is(family == 0),
        is(family == 1),
        is(family == 2),
        is(family == 3),
        is(family == 4),
        is(table.active.left(table.players) == seat),
        is(hand.has(Card::Cousin)) * prey / 10.0,
        is(hand.has(Card::Police)) * prey / 10.0,
        is(held_by_rivals(Card::Cousin)) * best_open / 10.0,
        is(held_by_rivals(Card::Cousin) && hand.has(Card::Aunt)) * best_open / 10.0,
        f32::from(largest.max().unwrap_or(0)),
        kinds(SetKind::FourGarments),
        kinds(SetKind::ThreeFoods),
        is(last && first > 0.0 && total + first > rival_total),
        is(last && to_move && first > 0.0 && total + first > rival_total),
        is(last && total > rival_total),
        is(to_move) * first / 10.0,
        is(to_move && hand.has(Card::Cousin)) * prey / 10.0,
    ]
}

/// What a seat's sets without a License or a Cousin count: the best of them, and all, in €.
fn open_sets(table: &Table, seat: Seat) -> (f32, f32) {
    let (mut best, mut all) = (0, 0);
    for set in table.areas[seat]
        .iter()
        .filter(|set| set.attached.is_none())
    {
        let euros = value(set, table.family(seat));
        best = best.max(euros);
        all += euros;
    }
    (best as f32, all as f32)
}

/// Each seat's chance to win, from 0 to 1.
pub(super) fn chances(state: &GameState) -> PerSeat<f32> {
    let table = state.table();
    let learnt: &Learnt = if table.players > 2 { &CROWD } else { &DUEL };
    let weights = &learnt[stretch(table)];
    let mut chances = PerSeat::default();
    let mut sum = 0.0;
    for seat in table.seats() {
        let parts = weights.iter().zip(traits(state, seat));
        let score: f32 = parts.map(|(weight, of)| weight * of).sum();
        chances[seat] = score.clamp(-30.0, 30.0).exp();
        sum += chances[seat];
    }
    for seat in table.seats() {
        chances[seat] /= sum;
    }
    chances
}
