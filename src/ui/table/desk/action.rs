//! The desk in the action phase: sell, play an effect, a Salazar's price and extra (R11–R22).

use super::super::scene::Scene;
use super::buttons::Row;
use super::price;
use crate::rules::{Card, Effect, Move, PlacedSet, Sale, SetId, value, why_not};
use crate::ui::command::Command;
use crate::ui::draft::{Draft, Pick, card_in_slot, is_effect, sale_of};
use crate::ui::look::Look;
use crate::ui::widgets::{Kind, chip};
use egui::{ScrollArea, Ui};

/// Sets offered as chips, best first.
const OFFERS: usize = 6;

pub fn action(ui: &mut Ui, look: &Look, scene: &Scene<'_>, out: &mut Vec<Command>) -> Row {
    match scene.draft {
        Draft::Sell(slots) => sell(ui, look, scene, slots),
        Draft::Effect { slot, effect } => effects(ui, look, scene, *slot, *effect, out),
        _ => choose(ui, look, scene, out),
    }
}

/// Nothing chosen yet: what could be sold, and the three ways on.
fn choose(ui: &mut Ui, look: &Look, scene: &Scene<'_>, out: &mut Vec<Command>) -> Row {
    let offers = offers(scene);
    let mut row = Row::flat();
    let can_sell = if offers.is_empty() {
        Err(look.texts.get("desk-nothing-to-sell"))
    } else {
        Ok(())
    };
    let text = look.texts.get("desk-sell");
    row.add(text, Kind::Plain, "S", can_sell, Command::Pick(Pick::Sell));
    let has_effect = scene.view.hand.cards().any(is_effect);
    let can_play = if has_effect {
        Ok(())
    } else {
        Err(look.texts.get("desk-no-effect"))
    };
    let text = look.texts.get("desk-play");
    row.add(
        text,
        Kind::Plain,
        "P",
        can_play,
        Command::Pick(Pick::Effect),
    );
    row.end_turn(look, scene);
    let room = ui.available_height() - row.height(ui.available_width());
    ScrollArea::vertical()
        .max_height(room.max(24.0))
        .show(ui, |ui| {
            offer_chips(ui, look, &offers, out);
        });
    row
}

fn offer_chips(ui: &mut Ui, look: &Look, offers: &[(Sale, u32)], out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        for (sale, worth) in offers.iter().take(OFFERS) {
            let words = look.texts.with(
                "offer",
                &[
                    ("kind", look.texts.set_kind(sale.kind).into()),
                    ("size", u32::from(sale.size).into()),
                    (
                        "charo",
                        if sale.charo_as.is_some() { "yes" } else { "no" }.into(),
                    ),
                    ("amount", look.texts.euros(*worth).into()),
                ],
            );
            if chip(ui, look, &words, false, Ok(())).clicked() {
                out.push(Command::Pick(Pick::Offer(*sale)));
            }
        }
    });
}

/// Every set the hand could sell now with its price, the dearest first.
fn offers(scene: &Scene<'_>) -> Vec<(Sale, u32)> {
    let mut offers = Vec::new();
    Sale::each_from(scene.view.hand, |sale| {
        let set = as_placed(scene, sale);
        let owner = scene.table().family(scene.near());
        offers.push((sale, value(&set, owner)));
    });
    offers.sort_by_key(|(sale, worth)| (std::cmp::Reverse(*worth), sale.charo_as.is_some()));
    offers
}

/// The set that a sale would become (R13, R26).
fn as_placed(scene: &Scene<'_>, sale: Sale) -> PlacedSet {
    let discounts = scene.table().discounts_for(scene.near(), sale.kind);
    let id = SetId(scene.table().sets_placed.saturating_add(1));
    PlacedSet {
        id,
        sale,
        discounts,
        attached: None,
    }
}

fn sell(ui: &mut Ui, look: &Look, scene: &Scene<'_>, slots: &[usize]) -> Row {
    let mut row = Row::default();
    row.cancel(look);
    let text = match sale_of(scene.view.hand, slots) {
        Some(sale) => {
            let set = as_placed(scene, sale);
            let family = scene.table().family(scene.near());
            let height = ui.available_height() - crate::ui::theme::size::COMMIT - 6.0;
            ScrollArea::vertical()
                .id_salt("price")
                .max_height(height.max(40.0))
                .show(ui, |ui| {
                    price::offer(ui, look, scene, &set, family);
                });
            let worth = look.texts.euros(value(&set, family));
            look.texts
                .with("desk-sell-for", &[("amount", worth.into())])
        }
        None => look.texts.get("desk-sell"),
    };
    row.confirm(look, scene, text, Kind::Primary);
    row
}

fn effects(
    ui: &mut Ui,
    look: &Look,
    scene: &Scene<'_>,
    slot: usize,
    effect: Option<Effect>,
    out: &mut Vec<Command>,
) -> Row {
    let card = card_in_slot(scene.view.hand, slot);
    if let Some(card) = card {
        ui.label(look.texts.card_rule(card));
    }
    if card == Some(Card::Van) {
        ui.horizontal_wrapped(|ui| {
            for (option, key) in [
                (Effect::VanSelf, "van-self"),
                (Effect::VanOthers, "van-others"),
            ] {
                let why = why_not(&scene.view.as_view(), Move::Play(option));
                let enabled = why.map_or(Ok(()), |why| Err(look.texts.refusal(why)));
                let chosen = effect == Some(option);
                if chip(ui, look, &look.texts.get(key), chosen, enabled).clicked() {
                    out.push(Command::Pick(Pick::For(option)));
                }
            }
        });
    }
    let mut row = Row::default();
    row.cancel(look);
    let (text, kind) = confirm_words(look, scene, effect);
    row.confirm(look, scene, text, kind);
    row
}

/// The confirmation names the card, the owner and the set.
fn confirm_words(look: &Look, scene: &Scene<'_>, effect: Option<Effect>) -> (String, Kind) {
    let Some(effect) = effect else {
        return (look.texts.get("desk-play"), Kind::Primary);
    };
    let target = effect.target().and_then(|id| scene.table().find_set(id));
    let (owner, kind) = target.map_or_else(Default::default, |(owner, set)| {
        (
            scene.name(owner).to_owned(),
            look.texts.set_kind(set.sale.kind),
        )
    });
    let blanks = [("name", owner.into()), ("kind", kind.into())];
    match effect {
        Effect::License(_) => (look.texts.with("confirm-license", &blanks), Kind::Primary),
        Effect::Double(_) => (look.texts.with("confirm-double", &blanks), Kind::Primary),
        Effect::Steal(_) => (look.texts.with("confirm-steal", &blanks), Kind::Danger),
        Effect::Police(_) => (look.texts.with("confirm-police", &blanks), Kind::Danger),
        Effect::VanSelf => (look.texts.get("confirm-van-self"), Kind::Danger),
        Effect::VanOthers => (look.texts.get("confirm-van-others"), Kind::Danger),
    }
}

/// R22: the price, or doing without.
pub fn price(look: &Look, scene: &Scene<'_>) -> Row {
    let mut row = Row::default();
    if scene.draft.is_empty(&scene.view.as_view()) {
        row.undo(look, scene);
    } else {
        row.cancel(look);
    }
    row.confirm(look, scene, look.texts.get("desk-pay"), Kind::Plain);
    row.end_turn(look, scene);
    row
}

/// R22: the price is paid, an effect must follow.
pub fn extra(ui: &mut Ui, look: &Look, scene: &Scene<'_>, out: &mut Vec<Command>) -> Row {
    if let Draft::Effect { slot, effect } = scene.draft {
        return effects(ui, look, scene, *slot, *effect, out);
    }
    let mut row = Row::default();
    row.undo(look, scene);
    let text = look.texts.get("desk-play");
    row.add(
        text,
        Kind::Primary,
        "P",
        Ok(()),
        Command::Pick(Pick::Effect),
    );
    row
}
