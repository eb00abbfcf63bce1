//! The open hand, fanned; beside it what was just drawn or taken.

use super::closer::closer;
use super::scene::Scene;
use crate::rules::{Card, Phase};
use crate::ui::command::Command;
use crate::ui::draft::{Draft, Pick};
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::stage::Spot;
use crate::ui::theme::{bold, size};
use egui::{
    Align2, Id, LayerId, Order, Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo, emath, pos2,
    vec2,
};

/// How far a lifted card rises, as a share of its height.
const RISE: f32 = 0.12;
/// Turn of the outermost card of a full fan, in radians.
const FAN: f32 = 0.09;

/// One card to lay out.
struct Laid {
    card: Card,
    spot: Spot,
    pick: Option<Pick>,
    selected: bool,
    legal: bool,
    note: Option<&'static str>,
    key: Option<usize>,
}

/// Draws the hand of the eyes at the screen. Without eyes there is no hand to draw.
pub fn hand(ui: &mut Ui, look: &Look, scene: &Scene<'_>, rect: Rect, out: &mut Vec<Command>) {
    let mut cards: Vec<Laid> = Vec::new();
    let movable = scene.may_move();
    for (slot, card) in scene.view.hand.cards().enumerate() {
        cards.push(Laid {
            card,
            spot: Spot::Card(slot),
            pick: movable.then_some(Pick::Slot(slot)),
            selected: is_chosen(scene.draft, slot),
            legal: false,
            note: None,
            key: Some(slot + 1),
        });
    }
    if scene.phase() == Phase::Discard {
        for (which, card) in scene.view.drawn.cards().enumerate() {
            let chosen =
                matches!(scene.draft, Draft::Discard { drawn: Some(one), .. } if *one == which);
            cards.push(Laid {
                card,
                spot: Spot::Drawn(which),
                pick: movable.then_some(Pick::Drawn(which)),
                selected: chosen,
                legal: true,
                note: Some("hand-drawn"),
                key: None,
            });
        }
    }
    if let Phase::Exchange { taken, .. } = scene.phase()
        && scene.view.seat == Some(scene.table().active)
    {
        cards.extend(taken.cards().enumerate().map(|(which, card)| Laid {
            card,
            spot: Spot::Taken(which),
            pick: None,
            selected: false,
            legal: false,
            note: Some("hand-taken"),
            key: None,
        }));
    }
    fan(ui, look, scene, rect, &cards, out);
}

fn is_chosen(draft: &Draft, slot: usize) -> bool {
    match draft {
        Draft::Exchange { give, .. } => *give == Some(slot),
        Draft::Sell(slots) => slots.contains(&slot),
        Draft::Effect { slot: chosen, .. } => *chosen == slot,
        Draft::Price { card, .. } => *card == Some(slot),
        Draft::Idle | Draft::Draw | Draft::Discard { .. } => false,
    }
}

fn fan(
    ui: &mut Ui,
    look: &Look,
    scene: &Scene<'_>,
    rect: Rect,
    cards: &[Laid],
    out: &mut Vec<Command>,
) {
    if cards.is_empty() {
        super::props::notice(ui.painter(), look, rect, &look.texts.get("hand-empty"));
        return;
    }
    let height = (rect.height() * (1.0 - RISE) - 14.0).min(rect.width() * 0.34);
    let card = vec2(height / size::CARD_RATIO, height);
    let count = cards.len();
    let free = rect.width() - card.x - 16.0;
    let step = (free / (count.max(2) - 1) as f32).min(card.x + 8.0);
    let left = rect.center().x - step * (count - 1) as f32 / 2.0;
    let base = rect.bottom() - card.y / 2.0 - 4.0;
    let places: Vec<(Rect, f32)> = (0..count)
        .map(|index| {
            let off = index as f32 - (count - 1) as f32 / 2.0;
            let turn = off / (count.max(2) - 1) as f32 * 2.0 * FAN;
            let sag = off * off / (count * count) as f32 * 28.0;
            let centre = pos2(left + step * index as f32, base - 6.0 + sag.min(10.0));
            (Rect::from_center_size(centre, card), turn)
        })
        .collect();
    let mut sensed = Vec::with_capacity(count);
    for (index, (laid, (place, turn))) in cards.iter().zip(&places).enumerate() {
        // Each card is touched by the strip its right neighbour leaves free.
        let width = if index + 1 == count {
            card.x
        } else {
            step.min(card.x)
        };
        let strip = Rect::from_min_size(place.min, vec2(width, card.y));
        let name = || label(look, laid, index + 1, count);
        let id = Id::unique(("hand card", index));
        let able = laid.pick.is_some();
        let sense = if able {
            Sense::click_and_drag()
        } else {
            Sense::click()
        };
        let response = ui.interact(strip, id, sense);
        if let Some(pick) = laid.pick {
            response.dnd_set_drag_payload(pick);
        }
        response.widget_info(|| WidgetInfo::selected(Role::Button, able, laid.selected, name()));
        if response.clicked()
            && let Some(pick) = laid.pick
        {
            out.push(Command::Pick(pick));
        }
        let held = in_the_air(scene, &response);
        let up = held.is_some() || laid.selected || response.hovered() || response.has_focus();
        let lift = ui
            .ctx()
            .animate_bool_with_easing(id.with("lift"), up, emath::easing::cubic_out);
        let state = CardState {
            selected: laid.selected,
            legal: laid.legal,
            focused: response.has_focus(),
            lift,
            ..CardState::default()
        };
        let (place, turn) = match held {
            Some(centre) => (Rect::from_center_size(centre, card), 0.0),
            None => (place.translate(vec2(0.0, -lift * card.y * RISE)), *turn),
        };
        sensed.push((lift, held.is_some(), place, turn, laid, state));
        closer(look, scene, &response, Some(laid.card), name, |_| ());
    }
    // Lifted cards are painted last, over their neighbours.
    sensed.sort_by(|one, other| one.0.total_cmp(&other.0));
    for (_, held, place, turn, laid, state) in sensed {
        scene.stage.put_turned(laid.spot, place, turn);
        if scene.stage.hides(laid.spot) {
            continue;
        }
        if held {
            let layer = LayerId::new(Order::Foreground, Id::unique("card in the air"));
            let painter = ui.ctx().layer_painter(layer);
            paint::card(&painter, look, place, turn, Face::Card(laid.card), state);
            continue;
        }
        paint::card(
            ui.painter(),
            look,
            place,
            turn,
            Face::Card(laid.card),
            state,
        );
        if let Some(key) = laid.key.filter(|_| scene.targeting().is_none()) {
            let at = place.center_top() + vec2(0.0, 2.0);
            key_badge(ui.painter(), look, at, key);
        }
    }
}

/// Where the pointer carries the card that `response` senses, if it does.
fn in_the_air(scene: &Scene<'_>, response: &Response) -> Option<Pos2> {
    (scene.carried.is_some() && response.dragged())
        .then(|| response.ctx.pointer_latest_pos())
        .flatten()
}

/// The number key of a card or a target, on its upper edge.
pub(super) fn key_badge(painter: &egui::Painter, look: &Look, at: egui::Pos2, key: usize) {
    let coat = look.theme.tag;
    let stroke = egui::Stroke::new(1.5, coat.edge);
    painter.circle(at, 10.0, coat.ground, stroke);
    painter.text(
        at,
        Align2::CENTER_CENTER,
        key.to_string(),
        bold(size::SMALL),
        coat.text,
    );
}

fn label(look: &Look, laid: &Laid, number: usize, count: usize) -> String {
    let mut words = look.texts.card_in_row(laid.card, number, count);
    if let Some(note) = laid.note {
        words += &look.texts.get(note);
    }
    words
}
