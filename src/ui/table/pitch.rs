//! A player's pitch: family strip, what is public of them, and their sets.

use super::drop;
use super::props;
use super::scene::Scene;
use super::set_tile::set_tile;
use crate::rules::{SETS_TO_WIN, Seat};
use crate::ui::command::Command;
use crate::ui::drop::Onto;
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::stage::Spot;
use crate::ui::theme::{bold, display, size, text};
use crate::ui::widgets::note_with;
use egui::{Align2, Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// Draws the rivals side by side.
pub fn rivals(ui: &mut Ui, look: &Look, scene: &Scene<'_>, rect: Rect, out: &mut Vec<Command>) {
    let near = scene.near();
    let rivals: Vec<Seat> = near.others(scene.table().players).collect();
    let width = (rect.width() - size::GAP * (rivals.len() - 1) as f32) / rivals.len() as f32;
    for (index, seat) in rivals.into_iter().enumerate() {
        let min = pos2(rect.left() + (width + size::GAP) * index as f32, rect.top());
        pitch(
            ui,
            look,
            scene,
            Rect::from_min_size(min, vec2(width, rect.height())),
            seat,
            out,
        );
    }
}

/// Draws one pitch: a strip of the family's awning with name and numbers, the sets on cloth below.
pub fn pitch(
    ui: &mut Ui,
    look: &Look,
    scene: &Scene<'_>,
    rect: Rect,
    seat: Seat,
    out: &mut Vec<Command>,
) {
    let strip_height = (rect.height() * 0.28).clamp(28.0, 40.0);
    let strip = Rect::from_min_size(rect.min, vec2(rect.width(), strip_height));
    let cloth = Rect::from_min_max(pos2(rect.left(), strip.bottom()), rect.max);
    let active = scene.table().active == seat;
    scene.stage.put(Spot::Pitch(seat), cloth);
    props::cloth(ui.painter(), look, rect, scene.table().family(seat), active);
    if scene.view.seat == Some(seat) {
        let response = ui.interact(rect, Id::unique("own pitch"), Sense::hover());
        if drop::target(scene, &response, Onto::OwnPitch, out) {
            paint::rings::allowed(ui.painter(), look, cloth.shrink(8.0), 0.0, 8.0);
        }
    }
    header(ui, look, scene, strip, seat);
    sets(ui, look, scene, cloth.shrink2(vec2(8.0, 4.0)), seat, out);
}

/// What is public of a player, in one strip: family, name, cards in hand, motorbike, €.
fn header(ui: &mut Ui, look: &Look, scene: &Scene<'_>, strip: Rect, seat: Seat) {
    let table = scene.table();
    let family = table.family(seat);
    let texts = &look.texts;
    let (name, total) = (scene.name(seat), texts.euros(table.total(seat)));
    let motorbike = table.motorbikes.has(seat);
    let words = || {
        texts.with(
            "pitch-summary",
            &[
                ("name", name.to_owned().into()),
                ("family", texts.family(family).into()),
                ("cards", u32::from(table.hand_sizes[seat]).into()),
                ("motorbike", if motorbike { "yes" } else { "no" }.into()),
                ("amount", total.clone().into()),
                ("sets", (table.areas[seat].len() as u32).into()),
                (
                    "turn",
                    if table.active == seat { "yes" } else { "no" }.into(),
                ),
            ],
        )
    };
    let response = ui.interact(strip, Id::unique(("pitch", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words()));
    note_with(&response, look, |ui| {
        ui.set_max_width(280.0);
        ui.label(words());
        ui.label(texts.family_rule(family));
    });

    let painter = ui.painter();
    let plate = Rect::from_min_size(strip.min, vec2(strip.width(), strip.height() - 8.0));
    props::family_strip(painter, look, strip, plate, family);
    let ink = look.theme.family(family).text;
    let middle = plate.center().y;
    let badge = plate.height() - 6.0;
    let mut x = strip.left() + badge + 12.0;
    let mut right = strip.right() - 10.0;
    let amount = painter.text(
        pos2(right, middle),
        Align2::RIGHT_CENTER,
        total,
        display(size::VALUE),
        ink,
    );
    right = amount.left() - 10.0;
    if motorbike {
        let height = plate.height() - 6.0;
        let bike = Rect::from_min_size(
            pos2(right - height / size::CARD_RATIO, strip.top() + 3.0),
            vec2(height / size::CARD_RATIO, height),
        );
        scene.stage.put(Spot::Motorbike(seat), bike);
        paint::card(
            painter,
            look,
            bike,
            0.0,
            Face::Motorbike(family),
            CardState::default(),
        );
        right = bike.left() - 8.0;
    }
    let cards = props::hand_count(
        painter,
        look,
        pos2(right, middle),
        table.hand_sizes[seat],
        ink,
    );
    scene.stage.put(Spot::Hand(seat), cards);
    right = cards.left() - 8.0;
    let label = props::fitted(painter, name, bold(size::BODY), ink, right - x);
    let label_width = label.size().x;
    painter.galley(pos2(x, middle - label.size().y / 2.0), label, ink);
    x += label_width + 8.0;
    let house = texts.family(family);
    let house = props::fitted(painter, &house, text(size::SMALL), ink, right - x);
    if right - x > 40.0 {
        painter.galley(pos2(x, middle - house.size().y / 2.0), house, ink);
    }
}

/// The sets of a seat on its cloth, with a place drawn for each that is still missing.
pub fn sets(
    ui: &mut Ui,
    look: &Look,
    scene: &Scene<'_>,
    cloth: Rect,
    seat: Seat,
    out: &mut Vec<Command>,
) {
    let sets = &scene.table().areas[seat];
    let places = sets.len().max(SETS_TO_WIN);
    let slot = (cloth.width() / places as f32).min(cloth.height() * 1.25);
    let left = cloth.left() + (cloth.width() - slot * places as f32) / 2.0;
    for place in 0..places {
        let min = pos2(left + slot * place as f32, cloth.top());
        let tile = Rect::from_min_size(min, vec2(slot, cloth.height())).shrink2(vec2(3.0, 1.0));
        match sets.get(place) {
            Some(set) => {
                set_tile(ui, look, scene, tile, seat, set, out);
            }
            None => props::empty_place(ui.painter(), look, tile),
        }
    }
}
