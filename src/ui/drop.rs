//! Drag and drop: the second way to do what clicking does. A drop is nothing but the clicks it stands for.

use super::draft::{Draft, Pick, card_in_slot, effect_on, is_effect};
use crate::rules::{Effect, Move, Phase, SetId, Stall, View, why_not};

/// Where a card may be let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    /// A stall.
    Stall(Stall),
    /// The pitch of whoever's hand is open.
    OwnPitch,
    /// A set, anybody's.
    Set(SetId),
    /// The box, where a Van takes things.
    TheBox,
}

/// The clicks that letting `card` go there stands for; none where it would go home.
#[must_use]
pub fn clicks(view: &View<'_>, draft: &Draft, card: Pick, onto: Onto) -> Vec<Pick> {
    match (view.table.phase, card, onto) {
        (Phase::Start, Pick::Slot(slot), Onto::Stall(stall)) => exchange(view, draft, slot, stall),
        (Phase::Exchange { .. }, Pick::Slot(slot), Onto::Stall(stall)) => {
            let chosen = matches!(draft, Draft::Exchange { give: Some(one), .. } if *one == slot);
            unless(chosen, card, Pick::Stall(stall))
        }
        (Phase::Discard, Pick::Drawn(_), Onto::Stall(stall))
        | (Phase::Price, Pick::Slot(_), Onto::Stall(stall)) => vec![card, Pick::Stall(stall)],
        (Phase::Action | Phase::Extra, Pick::Slot(slot), _) => action(view, draft, slot, onto),
        _ => Vec::new(),
    }
}

/// A card let go on a stall is exchanged for its top and lies there; where another stall was already
/// chosen to take from, it goes on this one.
fn exchange(view: &View<'_>, draft: &Draft, slot: usize, stall: Stall) -> Vec<Pick> {
    let (take, give) = match draft {
        Draft::Exchange { take, give, .. } => (*take, *give),
        _ => (None, None),
    };
    let mut clicks = Vec::new();
    let from = take.unwrap_or(stall);
    if why_not(view, Move::Take { stall: from }).is_some() {
        return clicks;
    }
    if take.is_none() {
        clicks.push(Pick::Stall(stall));
    }
    if give != Some(slot) {
        clicks.push(Pick::Slot(slot));
    }
    clicks.push(Pick::Stall(stall));
    clicks
}

fn action(view: &View<'_>, draft: &Draft, slot: usize, onto: Onto) -> Vec<Pick> {
    let Some(card) = card_in_slot(view.hand, slot) else {
        return Vec::new();
    };
    let aimed = matches!(draft, Draft::Effect { slot: one, .. } if *one == slot);
    let legal = |effect: Effect| why_not(view, Move::Play(effect)).is_none();
    match onto {
        Onto::Set(id) if is_effect(card) => match effect_on(view, slot, id) {
            Some(effect) if legal(effect) => unless(aimed, Pick::Slot(slot), Pick::Set(id)),
            _ => Vec::new(),
        },
        Onto::TheBox if legal(Effect::VanSelf) && card == crate::rules::Card::Van => {
            unless(aimed, Pick::Slot(slot), Pick::For(Effect::VanSelf))
        }
        Onto::OwnPitch if !is_effect(card) && view.table.phase == Phase::Action => {
            let chosen = matches!(draft, Draft::Sell(slots) if slots.contains(&slot));
            if chosen {
                Vec::new()
            } else {
                vec![Pick::Slot(slot)]
            }
        }
        _ => Vec::new(),
    }
}

fn unless(done: bool, first: Pick, then: Pick) -> Vec<Pick> {
    if done { vec![then] } else { vec![first, then] }
}
