//! Small things to press: price-tag chips and buttons with nothing but a mark.

use super::touch::{Touch, room, seen, words};
use crate::ui::look::Look;
use crate::ui::paint::{self, Mark, ink, rings};
use crate::ui::theme::{bold, mix, size};
use egui::epaint::TextShape;
use egui::{Painter, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

/// A price tag that can be on or off; on, it is fluorescent and its hole has a tick.
#[expect(
    clippy::needless_pass_by_value,
    reason = "whoever asks makes the reason up on the spot"
)]
pub fn chip(
    ui: &mut Ui,
    look: &Look,
    text: &str,
    on: bool,
    enabled: Result<(), String>,
) -> Response {
    const NOSE: f32 = 28.0;
    let space = (room(ui) - NOSE - 12.0).max(40.0);
    let galley = words(ui.painter(), text, bold(size::BODY), space);
    let high = size::CONTROL.max(galley.size().y + 12.0);
    let wide = galley.size().x + NOSE + 12.0;
    let (rect, response) = ui.allocate_exact_size(vec2(wide, high), Sense::click());
    let able = ui.is_enabled() && enabled.is_ok();
    let touch = Touch::new(look, response, able);
    if seen(ui, rect) {
        let theme = &look.theme;
        let mut coat = match (able, on) {
            (false, _) => theme.disabled,
            (true, true) => theme.tag_on,
            (true, false) => theme.tag,
        };
        if theme.textured {
            coat.ground = mix(coat.ground, theme.inks.paper, 0.4 * touch.hover);
        }
        let face = rect.shrink(1.0).translate(Vec2::splat(touch.press * 1.5));
        let painter = ui.painter();
        paint::tag_body(painter, look, face, coat);
        if on {
            let hole = pos2(face.left() + face.height() * 0.4, face.center().y);
            painter.circle_filled(hole, 9.0, coat.ground);
            let at = Rect::from_center_size(hole, Vec2::splat(14.0));
            paint::mark(painter, at, Mark::Tick, coat.text);
        }
        let at = pos2(face.left() + NOSE, face.center().y - galley.size().y / 2.0);
        painter.add(TextShape::new(at, galley, coat.text));
        if touch.response.has_focus() {
            rings::focus(painter, look, rect, 0.0, 4.0);
        }
    }
    let info = || WidgetInfo::selected(Role::Button, able, on, text);
    let why = enabled.as_ref().err().map(String::as_str);
    touch.finish(look, info, None, why)
}

/// A square button with a mark; `name` is what screen readers and its note say.
#[expect(
    clippy::needless_pass_by_value,
    reason = "whoever asks makes the reason up on the spot"
)]
pub fn icon_button(
    ui: &mut Ui,
    look: &Look,
    mark: Mark,
    name: &str,
    enabled: Result<(), String>,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size::CONTROL), Sense::click());
    let able = ui.is_enabled() && enabled.is_ok();
    let touch = Touch::new(look, response, able);
    if seen(ui, rect) {
        square(ui.painter(), look, rect, mark, &touch);
    }
    let info = || WidgetInfo::labeled(Role::Button, able, name);
    let words = enabled.as_ref().err().map_or(name, String::as_str);
    touch.finish(look, info, None, Some(words))
}

pub(super) fn square(painter: &Painter, look: &Look, rect: Rect, mark: Mark, touch: &Touch) {
    let theme = &look.theme;
    let coat = if touch.enabled {
        theme.tag
    } else {
        theme.disabled
    };
    let face = rect.shrink(1.0).translate(Vec2::splat(1.5 * touch.press));
    let points = ink::cut(face, 0.8, ink::seed_of(face.size()));
    let lit = if theme.textured {
        mix(coat.ground, theme.inks.paper, 0.4 * touch.hover)
    } else {
        coat.ground
    };
    let width = if theme.textured { size::LINE } else { 3.0 } + touch.hover;
    let line = Stroke::new(width, coat.edge);
    painter.add(ink::printed(points, lit, line, Vec2::ZERO));
    let inner = Rect::from_center_size(face.center(), Vec2::splat(rect.height() * 0.5));
    paint::mark(painter, inner, mark, coat.text);
    if touch.response.has_focus() {
        rings::focus(painter, look, rect, 0.0, 3.0);
    }
}
