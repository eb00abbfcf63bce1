//! The middle of the table: deck, three stalls under their awnings, the box.

use super::closer::closer;
use super::drop;
use super::props;
use super::scene::Scene;
use crate::rules::{Card, Counts, Move, Phase, Refusal, Stall, why_not};
use crate::ui::command::Command;
use crate::ui::draft::{Draft, Pick};
use crate::ui::drop::Onto;
use crate::ui::faces::{Cloth, Face};
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::stage::Spot;
use crate::ui::theme::size;
use egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// Draws deck, stalls and box.
pub fn market(ui: &mut Ui, look: &Look, scene: &Scene<'_>, rect: Rect, out: &mut Vec<Command>) {
    let side = (rect.width() * 0.16).clamp(110.0, 190.0);
    let deck_rect = Rect::from_min_size(rect.min, vec2(side, rect.height()));
    let box_rect = Rect::from_min_max(pos2(rect.right() - side, rect.top()), rect.max);
    deck(ui, look, scene, deck_rect);
    discard_box(ui, look, scene, box_rect, out);
    let middle = Rect::from_min_max(
        pos2(deck_rect.right() + size::GAP, rect.top()),
        pos2(box_rect.left() - size::GAP, rect.bottom()),
    );
    scene
        .stage
        .put(Spot::Middle, middle.shrink2(middle.size() * 0.3));
    let width = (middle.width() - 2.0 * size::GAP) / Stall::COUNT as f32;
    for stall in Stall::ALL {
        let left = middle.left() + (width + size::GAP) * stall.index() as f32;
        let place = Rect::from_min_size(pos2(left, middle.top()), vec2(width, middle.height()));
        one_stall(ui, look, scene, place, stall, out);
    }
}

fn deck(ui: &mut Ui, look: &Look, scene: &Scene<'_>, rect: Rect) {
    let left = u32::from(scene.table().deck_left);
    let words = look.texts.with("deck-summary", &[("count", left.into())]);
    let response = ui.interact(rect, Id::unique("deck"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.clone()));
    response.on_hover_text(&words);
    let caption = caption_height(rect);
    let body = Rect::from_min_max(rect.min, pos2(rect.right(), rect.bottom() - caption));
    scene.stage.put(Spot::Deck, body);
    props::crate_with_deck(ui.painter(), look, body, scene.table().deck_left);
    caption_below(
        ui,
        look,
        rect,
        &look.texts.with("deck-caption", &[("count", left.into())]),
    );
}

fn discard_box(ui: &mut Ui, look: &Look, scene: &Scene<'_>, rect: Rect, out: &mut Vec<Command>) {
    let boxed: Counts = scene.table().boxed;
    let spent = u32::from(scene.table().players) - scene.table().motorbikes.len();
    let total = boxed.total() + spent;
    let words = look.texts.with("box-summary", &[("count", total.into())]);
    let response = ui.interact(rect, Id::unique("box"), Sense::hover());
    let welcome = drop::target(scene, &response, Onto::TheBox, out);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.clone()));
    response.on_hover_ui(|ui| {
        ui.set_max_width(260.0);
        ui.label(&words);
        for card in Card::ALL {
            let count = boxed.get(card);
            if count > 0 {
                ui.label(format!("{count} × {}", look.texts.card(card)));
            }
        }
        if spent > 0 {
            ui.label(format!("{spent} × {}", look.texts.get("card-motorbike")));
        }
    });
    let caption = caption_height(rect);
    let body = Rect::from_min_max(rect.min, pos2(rect.right(), rect.bottom() - caption));
    scene.stage.put(Spot::TheBox, body);
    props::discard_box(ui.painter(), look, body, total);
    if welcome {
        paint::rings::allowed(ui.painter(), look, body.shrink(8.0), 0.0, 8.0);
    }
    caption_below(
        ui,
        look,
        rect,
        &look.texts.with("box-caption", &[("count", total.into())]),
    );
}

fn caption_height(rect: Rect) -> f32 {
    22.0_f32.min(rect.height() * 0.2)
}

fn caption_below(ui: &Ui, look: &Look, rect: Rect, words: &str) {
    props::caption(
        ui.painter(),
        look,
        pos2(rect.center().x, rect.bottom()),
        words,
    );
}

/// What a click on a stall would be, and whether it may be.
enum Offer {
    /// Nothing: the market is only to be looked at.
    Closed,
    /// A stall to take from or to put on.
    Open,
    /// Not now, with the reason.
    Refused(Refusal),
}

fn offer(scene: &Scene<'_>, stall: Stall) -> Offer {
    if !scene.may_move() {
        return Offer::Closed;
    }
    let view = scene.view.as_view();
    let taking = match (scene.phase(), scene.draft) {
        (
            Phase::Start,
            Draft::Exchange {
                take: Some(_),
                give: Some(_),
                ..
            },
        ) => false,
        (Phase::Start, _) => true,
        (Phase::Discard | Phase::Exchange { .. } | Phase::Price, _) => false,
        _ => return Offer::Closed,
    };
    if !taking {
        return Offer::Open;
    }
    why_not(&view, Move::Take { stall }).map_or(Offer::Open, Offer::Refused)
}

fn one_stall(
    ui: &mut Ui,
    look: &Look,
    scene: &Scene<'_>,
    rect: Rect,
    stall: Stall,
    out: &mut Vec<Command>,
) {
    let top = scene.table().stall(stall);
    let offer = offer(scene, stall);
    let (taken, goal) = marks(scene.draft, stall);
    let response = ui.interact(rect, Id::unique(("stall", stall.index())), Sense::click());
    let welcome = drop::target(scene, &response, Onto::Stall(stall), out);
    let under_card = drop::hovers(&response, welcome);
    let words = || {
        let card = top.top.map_or_else(
            || look.texts.get("stall-empty"),
            |card| look.texts.card(card),
        );
        let mut words = look.texts.with(
            "stall-summary",
            &[
                ("number", (stall.index() as u32 + 1).into()),
                ("card", card.into()),
                ("count", u32::from(top.size).into()),
            ],
        );
        if taken {
            words += &look.texts.get("stall-take-mark");
        }
        if goal {
            words += &look.texts.get("stall-goal-mark");
        }
        if let Offer::Refused(why) = offer {
            words += ": ";
            words += &look.texts.refusal(why);
        }
        words
    };
    let open = matches!(offer, Offer::Open);
    response.widget_info(|| WidgetInfo::selected(Role::Button, open, taken || goal, words()));
    if response.clicked() {
        match offer {
            Offer::Open => out.push(Command::Pick(Pick::Stall(stall))),
            Offer::Refused(why) => out.push(Command::Ruling(why.ruling())),
            Offer::Closed => {}
        }
    }
    let hovered = under_card || open && (response.hovered() || response.has_focus());
    let focused = response.has_focus();
    closer(look, scene, &response, top.top, words, |_| ());

    let awning = match stall.index() {
        0 => Cloth::Red,
        1 => Cloth::Blue,
        _ => Cloth::Green,
    };
    let painter = ui.painter();
    props::roof(painter, look, rect, awning);
    // What flies here is not painted here before it has landed.
    let seen = scene.stage.stall(stall);
    let card_rect = props::stall(painter, look, rect, seen.size);
    scene.stage.put(Spot::Stall(stall), card_rect);
    let face = seen.top.map(Face::Card);
    let state = CardState {
        legal: welcome || open && !taken,
        selected: taken,
        focused,
        dimmed: matches!(offer, Offer::Refused(_)),
        lift: if hovered { 1.0 } else { 0.0 },
        ..CardState::default()
    };
    match face {
        Some(face) => paint::card(painter, look, card_rect, 0.0, face, state),
        None => props::empty_place(painter, look, card_rect),
    }
    if goal && let Some(card) = card_to_place(scene) {
        // The card about to lie here, shown half over the stall.
        let ghost = card_rect.translate(vec2(card_rect.width() * 0.55, -card_rect.height() * 0.06));
        let chosen = CardState {
            selected: true,
            ..CardState::default()
        };
        paint::card(painter, look, ghost, 0.08, Face::Card(card), chosen);
    }
    let count = u32::from(top.size);
    let key = format!("F{}", stall.index() + 2);
    let tag = look
        .texts
        .with("stall-tag", &[("count", count.into()), ("key", key.into())]);
    props::tag(
        painter,
        look,
        pos2(rect.center().x, rect.bottom() - props::STALL_TAG),
        &tag,
    );
}

/// Whether the draft takes from this stall, and whether it puts a card on it.
fn marks(draft: &Draft, stall: Stall) -> (bool, bool) {
    match draft {
        Draft::Exchange { take, to, .. } => (*take == Some(stall), *to == Some(stall)),
        Draft::Discard { to, .. } | Draft::Price { to, .. } => (false, *to == Some(stall)),
        _ => (false, false),
    }
}

/// The card of the draft that goes on a stall.
fn card_to_place(scene: &Scene<'_>) -> Option<Card> {
    let hand = scene.view.hand;
    match scene.draft {
        Draft::Exchange { give, .. } => crate::ui::draft::card_in_slot(hand, (*give)?),
        Draft::Discard { drawn, .. } => crate::ui::draft::card_in_slot(scene.view.drawn, (*drawn)?),
        Draft::Price { card, .. } => crate::ui::draft::card_in_slot(hand, (*card)?),
        _ => None,
    }
}
