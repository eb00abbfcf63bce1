//! What things are worth to a player, as one would estimate it at the table. All amounts are in €.

use crate::rules::{
    Attached, Card, Effect, Hand, Move, Phase, PlacedSet, SETS_TO_WIN, Sale, Seat, SetId, Table,
    View, legal_moves, value,
};

/// How much of a set's price the second, third … set of a hand counts: they wait their turn.
const LATER_SET: f32 = 0.7;
/// How much of its price a single product card counts.
const SINGLE: f32 = 0.45;
/// Cards that a seat takes from the deck in a turn, by and large.
const DRAWN_A_TURN: f32 = 1.6;

/// What a set would count if this seat placed it now (R13, R25–R27).
pub(super) fn price(table: &Table, seat: Seat, sale: Sale) -> f32 {
    let set = PlacedSet {
        id: SetId(0),
        sale,
        discounts: table.discounts_for(seat, sale.kind),
        attached: None,
    };
    value(&set, table.family(seat)) as f32
}

/// What a set in play counts for this seat, a Cousin that doubles it left out.
pub(super) fn undoubled(table: &Table, seat: Seat, set: &PlacedSet) -> f32 {
    let plain = PlacedSet {
        attached: Some(Attached::Stolen),
        ..*set
    };
    value(&plain, table.family(seat)) as f32
}

/// What a set in play counts for its owner.
pub(super) fn counts(table: &Table, owner: Seat, set: &PlacedSet) -> f32 {
    value(set, table.family(owner)) as f32
}

/// What it is worth to hold an effect card, an Aunt or a Charo for later.
pub(super) const fn keep(card: Card) -> f32 {
    match card {
        Card::Cousin => 8.0,
        Card::Charo => 6.0,
        Card::Police | Card::Aunt => 5.0,
        Card::License => 3.0,
        Card::Van => 2.5,
        _ => 0.0,
    }
}

/// What a single card is worth to anybody: what a player would take from a stall.
pub(super) fn tempting(card: Card) -> f32 {
    match card.product() {
        Some(product) => product.value() as f32,
        None => keep(card),
    }
}

/// What a hand promises: its sets, best first, then what single cards may become.
pub(super) fn promise(table: &Table, seat: Seat, hand: Hand) -> f32 {
    let (mut rest, mut share, mut total) = (hand, 1.0, 0.0);
    while let Some((sale, euros)) = best_sale(table, seat, rest) {
        total += euros * share;
        share *= LATER_SET;
        for card in sale.cards().cards() {
            rest.remove(card);
        }
    }
    let single = |card: Card| match card.product() {
        Some(product) => product.value() as f32 * SINGLE,
        None => keep(card),
    };
    total + rest.cards().map(single).sum::<f32>()
}

/// The sale that brings most, if it brings anything.
fn best_sale(table: &Table, seat: Seat, hand: Hand) -> Option<(Sale, f32)> {
    let mut best: Option<(Sale, f32)> = None;
    Sale::each_from(hand, |sale| {
        let euros = price(table, seat, sale);
        if euros > best.map_or(0.0, |(_, most)| most) {
            best = Some((sale, euros));
        }
    });
    best
}

/// Turns each seat may still have, by and large: until the deck or somebody's fifth set.
pub(super) fn turns_left(table: &Table) -> f32 {
    let by_deck = f32::from(table.deck_left) / (DRAWN_A_TURN * f32::from(table.players));
    let most_sets = table.seats().map(|seat| table.areas[seat].len()).max();
    let by_sets = SETS_TO_WIN.saturating_sub(most_sets.unwrap_or(0)) as f32 * 1.5;
    by_deck.min(by_sets)
}

/// How far a seat is ahead of its best rival; negative if behind.
pub(super) fn lead(table: &Table, seat: Seat) -> f32 {
    let rivals = seat.others(table.players).map(|rival| table.total(rival));
    table.total(seat) as f32 - rivals.max().unwrap_or(0) as f32
}

/// Whether no other rival of this seat has more.
pub(super) fn is_leading_rival(table: &Table, seat: Seat, rival: Seat) -> bool {
    let total = table.total(rival);
    seat.others(table.players)
        .all(|other| table.total(other) <= total)
}

/// Salazar (R22): the best effect that could follow if that card were paid, by what `bring` says an effect
/// brings in the view it would be played in.
pub(super) fn best_after_paying(
    view: &View<'_>,
    seat: Seat,
    card: Card,
    bring: impl Fn(&View<'_>, Effect) -> f32,
) -> f32 {
    let Some(hand) = view.hand.without(card) else {
        return f32::NEG_INFINITY;
    };
    // As it would be with the price paid: the rules then say what may follow.
    let mut table = *view.table;
    table.phase = Phase::Extra;
    table.hand_sizes[seat] = hand.len();
    let view = View {
        table: &table,
        hand,
        ..*view
    };
    let mut follow = Vec::new();
    legal_moves(&view, &mut follow);
    let effects = follow.into_iter().map(|mv| match mv {
        Move::Play(effect) => bring(&view, effect),
        _ => f32::NEG_INFINITY,
    });
    effects.fold(f32::NEG_INFINITY, f32::max)
}

/// The cards of the view's seat that lie in the middle of an exchange, the hand and those taken.
pub(super) fn with_taken(view: &View<'_>, taken: Hand) -> Hand {
    let mut hand = view.hand;
    hand.add_all(taken);
    hand
}
