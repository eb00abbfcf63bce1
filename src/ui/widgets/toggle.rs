//! A switch with its words beside it.

use super::touch::{Touch, room, seen};
use crate::ui::look::Look;
use crate::ui::paint::{self, Mark, ink, rings};
use crate::ui::theme::{mix, size, text};
use egui::epaint::TextShape;
use egui::text::LayoutJob;
use egui::{Painter, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

const SLOT: Vec2 = vec2(52.0, 28.0);

/// A switch; its whole line can be pressed. `changed()` when it was.
pub fn toggle(ui: &mut Ui, look: &Look, on: &mut bool, label: &str) -> Response {
    let galley = ui.painter().layout_job(LayoutJob::simple(
        label.to_owned(),
        text(size::BODY),
        look.theme.panel_text,
        (room(ui) - SLOT.x - 12.0).max(60.0),
    ));
    let wide = SLOT.x + 12.0 + galley.size().x;
    let high = size::CONTROL.max(galley.size().y + 8.0);
    let (rect, mut response) = ui.allocate_exact_size(vec2(wide, high), Sense::click());
    if response.clicked() && ui.is_enabled() {
        *on = !*on;
        response.mark_changed();
    }
    let touch = Touch::new(look, response, ui.is_enabled());
    if seen(ui, rect) {
        let slot = Rect::from_min_size(pos2(rect.left(), rect.center().y - SLOT.y / 2.0), SLOT);
        let share = if look.reduce_motion {
            f32::from(u8::from(*on))
        } else {
            ui.ctx().animate_bool(touch.response.id.with("on"), *on)
        };
        paint_slot(ui.painter(), look, slot, &touch, *on, share);
        let at = pos2(slot.right() + 12.0, rect.center().y - galley.size().y / 2.0);
        let shape = TextShape::new(at, galley, look.theme.panel_text);
        ui.painter().add(shape);
    }
    let (able, state) = (touch.enabled, *on);
    let info = || WidgetInfo::selected(Role::Switch, able, state, label);
    touch.finish(look, info, None, None)
}

fn paint_slot(painter: &Painter, look: &Look, slot: Rect, touch: &Touch, on: bool, share: f32) {
    let theme = &look.theme;
    let coat = if on { theme.tag_on } else { theme.tag };
    let line = Stroke::new(if theme.textured { size::LINE } else { 3.0 }, coat.edge);
    let groove = ink::rounded(slot.shrink(1.0), slot.height() / 2.0);
    painter.add(ink::printed(groove, coat.ground, line, Vec2::ZERO));
    let left = slot.left() + 14.0;
    let knob = pos2(left + share * (slot.width() - 28.0), slot.center().y);
    let ground = mix(theme.plain.ground, theme.tag.ground, 0.6 * touch.hover);
    painter.circle(knob, 11.0, ground, line);
    let (sign, side) = if on {
        (Mark::Tick, 13.0)
    } else {
        (Mark::Cross, 9.0)
    };
    let inner = Rect::from_center_size(knob, Vec2::splat(side));
    paint::mark(painter, inner, sign, theme.plain.text);
    if touch.response.has_focus() {
        rings::focus(painter, look, slot, 0.0, slot.height() / 2.0);
    }
}
