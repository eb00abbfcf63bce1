//! One set in play: its cards, what lies on it, what it is worth, and what an effect would do to it.

use super::closer::closer;
use super::drop;
use super::scene::Scene;
use crate::rules::Move;
use crate::rules::{Attached, Card, Effect, PlacedSet, Refusal, Seat, breakdown, value, why_not};
use crate::ui::command::Command;
use crate::ui::draft::{Draft, Pick, effect_on};
use crate::ui::drop::Onto;
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::stage::Spot;
use crate::ui::theme::size;
use egui::{Id, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// What choosing this set would do now, while an effect card is aimed.
enum Aim {
    /// Nothing is aimed.
    None,
    /// It may be chosen.
    Legal(Effect),
    /// It may not.
    Refused(Refusal),
}

fn aim(scene: &Scene<'_>, set: &PlacedSet) -> Aim {
    let (Some(slot), true) = (scene.targeting(), scene.may_move()) else {
        return Aim::None;
    };
    let view = scene.view.as_view();
    let Some(effect) = effect_on(&view, slot, set.id) else {
        return Aim::None;
    };
    match why_not(&view, Move::Play(effect)) {
        None => Aim::Legal(effect),
        Some(why) => Aim::Refused(why),
    }
}

/// What the effect would make of the set, in one short line.
fn outcome(look: &Look, scene: &Scene<'_>, effect: Effect, set: &PlacedSet, owner: Seat) -> String {
    let texts = &look.texts;
    let family = scene.table().family(owner);
    let worth = value(set, family);
    match effect {
        Effect::License(_) => texts.get("target-license"),
        Effect::Double(_) => {
            let doubled = PlacedSet {
                attached: Some(Attached::Doubled),
                ..*set
            };
            let amount = texts.euros(value(&doubled, family));
            texts.with("target-double", &[("amount", amount.into())])
        }
        Effect::Steal(_) => {
            let thief = scene.view.seat.unwrap_or(scene.table().active);
            let stolen = PlacedSet {
                attached: Some(Attached::Stolen),
                ..*set
            };
            let amount = texts.euros(value(&stolen, scene.table().family(thief)));
            texts.with("target-steal", &[("amount", amount.into())])
        }
        Effect::Police(_) => texts.with("target-police", &[("amount", texts.euros(worth).into())]),
        Effect::VanSelf | Effect::VanOthers => String::new(),
    }
}

/// The same on a price tag.
fn short_outcome(
    look: &Look,
    scene: &Scene<'_>,
    effect: Effect,
    set: &PlacedSet,
    owner: Seat,
) -> String {
    let texts = &look.texts;
    let worth = |attached, seat| {
        let set = PlacedSet { attached, ..*set };
        texts.euros(value(&set, scene.table().family(seat)))
    };
    let (key, amount) = match effect {
        Effect::License(_) => return texts.get("target-license"),
        Effect::Double(_) => ("target-tag-double", worth(Some(Attached::Doubled), owner)),
        Effect::Steal(_) => {
            let thief = scene.view.seat.unwrap_or(scene.table().active);
            ("target-tag-steal", worth(Some(Attached::Stolen), thief))
        }
        Effect::Police(_) => ("target-tag-police", worth(set.attached, owner)),
        Effect::VanSelf | Effect::VanOthers => return String::new(),
    };
    texts.with(key, &[("amount", amount.into())])
}

/// The set in words, for ears and tooltips.
fn describe(look: &Look, scene: &Scene<'_>, set: &PlacedSet, owner: Seat) -> String {
    let texts = &look.texts;
    let mut words = texts.with(
        "set-summary",
        &[
            ("kind", texts.set_kind(set.sale.kind).into()),
            ("size", u32::from(set.sale.size).into()),
            (
                "amount",
                texts.euros(value(set, scene.table().family(owner))).into(),
            ),
            ("name", scene.name(owner).to_owned().into()),
        ],
    );
    if set.discounts > 0 {
        words += ", ";
        words += &texts.with(
            "set-discounts",
            &[("count", u32::from(set.discounts).into())],
        );
    }
    if let Some(attached) = set.attached {
        words += ", ";
        words += &texts.get(match attached {
            Attached::License => "set-licensed",
            Attached::Doubled => "set-doubled",
            Attached::Stolen => "set-stolen",
        });
    }
    words
}

/// Draws a set into `rect` and lets it be chosen as a target.
pub fn set_tile(
    ui: &mut Ui,
    look: &Look,
    scene: &Scene<'_>,
    rect: Rect,
    owner: Seat,
    set: &PlacedSet,
    out: &mut Vec<Command>,
) -> Response {
    let aim = aim(scene, set);
    let chosen = matches!(scene.draft, Draft::Effect { effect: Some(effect), .. }
        if effect.target() == Some(set.id));
    let id = Id::unique(("set", set.id.0));
    let response = ui.interact(rect, id, Sense::click());
    let welcome = drop::target(scene, &response, Onto::Set(set.id), out);
    let words = || {
        let mut words = describe(look, scene, set, owner);
        match &aim {
            Aim::Legal(effect) => {
                words += ": ";
                words += &outcome(look, scene, *effect, set, owner);
            }
            Aim::Refused(why) => {
                words += ": ";
                words += &look.texts.refusal(*why);
            }
            Aim::None => {}
        }
        words
    };
    let legal = matches!(aim, Aim::Legal(_));
    response.widget_info(|| WidgetInfo::selected(Role::Button, legal, chosen, words()));
    let ring = legal || welcome;
    paint_tile(
        ui, look, scene, rect, owner, set, &aim, ring, chosen, &response,
    );
    if response.clicked() {
        match aim {
            Aim::Legal(_) => out.push(Command::Pick(Pick::Set(set.id))),
            Aim::Refused(why) => out.push(Command::Ruling(why.ruling())),
            Aim::None => {}
        }
    }
    let top = laid(set).last().copied();
    closer(look, scene, &response, top, words, |ui| {
        let lines = breakdown(set, scene.table().family(owner));
        super::desk::price::lines(ui, look, set, &lines);
    });
    response
}

/// The cards as they lie, the top one last: a product tells what is sold, so a Charo lies below.
fn laid(set: &PlacedSet) -> Vec<Card> {
    let mut cards: Vec<Card> = set.sale.cards().cards().collect();
    cards.sort_by_key(|card| *card != Card::Charo);
    cards
}

#[expect(
    clippy::too_many_arguments,
    reason = "one picture, drawn once, from what it shows"
)]
fn paint_tile(
    ui: &Ui,
    look: &Look,
    scene: &Scene<'_>,
    rect: Rect,
    owner: Seat,
    set: &PlacedSet,
    aim: &Aim,
    ring: bool,
    chosen: bool,
    response: &Response,
) {
    let painter = ui.painter();
    let tag = (rect.height() * 0.26).clamp(16.0, 20.0);
    let card_height = rect.height() - tag - 2.0;
    let card_width = card_height / size::CARD_RATIO;
    let shown = usize::from(set.sale.size);
    let spread = ((rect.width() - card_width) / (shown.max(2) - 1) as f32).clamp(0.0, 10.0);
    let left = rect.left() + (rect.width() - card_width - spread * (shown - 1) as f32) / 2.0;
    let body = Rect::from_min_size(
        pos2(left, rect.top()),
        vec2(card_width + spread * (shown - 1) as f32, card_height),
    );
    scene.stage.put(Spot::Set(set.id), body);
    if scene.stage.hides(Spot::Set(set.id)) {
        return;
    }
    let dimmed = matches!(aim, Aim::Refused(_));
    let cards = laid(set);
    for (index, card) in cards.iter().enumerate() {
        let min = pos2(left + spread * index as f32, rect.top());
        let place = Rect::from_min_size(min, vec2(card_width, card_height));
        let last = index + 1 == cards.len();
        let state = CardState {
            legal: last && ring,
            selected: last && (chosen || super::foot::in_question(scene, set)),
            focused: last && response.has_focus(),
            covered: !last,
            dimmed,
            ..CardState::default()
        };
        paint::card(painter, look, place, 0.0, Face::Card(*card), state);
    }
    super::props::attached(painter, look, body, set.attached);
    if set.discounts > 0 {
        super::props::discounts(painter, look, body, set.discounts);
    }
    let worth = look.texts.euros(value(set, scene.table().family(owner)));
    let foot = Rect::from_min_max(pos2(rect.left(), rect.bottom() - tag), rect.max);
    let (words, short) = if let Aim::Legal(effect) = aim {
        let words = short_outcome(look, scene, *effect, set, owner);
        (words.clone(), words)
    } else {
        (format!("{shown} · {worth}"), worth)
    };
    super::props::price_tag(painter, look, foot, &words, &short);
    // Only a legal target has a key; all others need not ask where it stands among them.
    let key = matches!(aim, Aim::Legal(_)).then(|| scene.targets());
    let key = key.and_then(|targets| targets.iter().position(|&id| id == set.id));
    if let Some(key) = key.filter(|&key| key < super::keys::DIGITS.len()) {
        super::hand::key_badge(painter, look, body.center_top(), key + 1);
    }
}
