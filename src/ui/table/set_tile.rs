//! One set in play: its cards, what lies on it, what it is worth, and what an effect would do to it.

use super::closer::closer;
use super::drop;
use super::scene::Scene;
use super::tile::{Lie, Tile, laid};
use crate::rules::Move;
use crate::rules::{Attached, Effect, PlacedSet, Refusal, Seat, breakdown, value, why_not};
use crate::ui::command::Command;
use crate::ui::draft::{Pick, effect_on};
use crate::ui::drop::Onto;
use crate::ui::look::Look;
use crate::ui::paint;
use crate::ui::stage::Spot;
use egui::{Id, Rect, Response, Role, Sense, Ui, WidgetInfo};

/// What choosing this set would do now, while an effect card is aimed.
pub(super) enum Aim {
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
    let tile = Tile::new(look, scene, owner, set, &aim, welcome, response.has_focus());
    response.widget_info(|| WidgetInfo::selected(Role::Button, legal, tile.chosen, words()));
    let lie = Lie::new(rect, set.sale.size);
    scene.stage.put(Spot::Set(set.id), lie.body);
    if !scene.stage.hides(Spot::Set(set.id)) {
        let key = (paint::bits(rect), &tile);
        paint::kept(ui.painter(), look, id, key, |painter| {
            tile.paint(painter, look, lie);
        });
    }
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
