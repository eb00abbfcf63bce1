//! A slip that folds out a list to choose from.

use super::touch::{Touch, room, seen};
use crate::ui::look::Look;
use crate::ui::paint::{self, Mark, ink, rings};
use crate::ui::theme::{bold, mix, size};
use egui::epaint::TextShape;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, Popup, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

/// A list that folds out; `label` is its name for screen readers. `changed()` when another entry
/// was chosen.
pub fn select(
    ui: &mut Ui,
    look: &Look,
    label: &str,
    chosen: &mut usize,
    entries: &[String],
) -> Response {
    let widest = entries
        .iter()
        .map(|entry| paint::width(ui.painter(), entry, &bold(size::BODY)))
        .fold(60.0, f32::max);
    let wide = (widest + 52.0).min(room(ui));
    let (rect, response) = ui.allocate_exact_size(vec2(wide, size::CONTROL), Sense::click());
    let mut touch = Touch::new(look, response, ui.is_enabled());
    if seen(ui, rect) {
        let shown = entries.get(*chosen).map_or("", String::as_str);
        paint_slip(ui, look, rect, &touch, shown);
    }
    let mut picked = None;
    Popup::menu(&touch.response).gap(4.0).show(|ui| {
        ui.set_width((widest + 44.0).max(wide - 12.0));
        ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (number, entry) in entries.iter().enumerate() {
                if option(ui, look, entry, number == *chosen).clicked() {
                    picked = Some(number);
                }
            }
        });
    });
    if let Some(number) = picked {
        if number != *chosen {
            *chosen = number;
            touch.response.mark_changed();
        }
        touch.response.request_focus();
    }
    let able = touch.enabled;
    let shown = entries.get(*chosen).map_or("", String::as_str);
    let info = || {
        let mut info = WidgetInfo::labeled(Role::ComboBox, able, label);
        info.current_text_value = Some(shown.to_owned());
        info
    };
    touch.finish(look, info, None, None)
}

fn paint_slip(ui: &Ui, look: &Look, rect: Rect, touch: &Touch, shown: &str) {
    let theme = &look.theme;
    let painter = ui.painter();
    let face = rect.shrink(1.0);
    let width = if theme.textured { size::LINE } else { 3.0 };
    let line = Stroke::new(width + 0.6 * touch.hover, theme.field.edge);
    let points = ink::cut(face, 0.7, ink::seed_of(face.size()));
    let lit = mix(theme.field.ground, theme.tag.ground, 0.6 * touch.hover);
    painter.add(ink::printed(points, lit, line, Vec2::ZERO));
    let font = bold(size::BODY);
    let mut job = LayoutJob::simple_singleline(shown.to_owned(), font, theme.field.text);
    job.wrap = TextWrapping::truncate_at_width(rect.width() - 48.0);
    let galley = painter.layout_job(job);
    let at = pos2(face.left() + 12.0, face.center().y - galley.size().y / 2.0);
    painter.add(TextShape::new(at, galley, theme.field.text));
    let unfolded = Popup::is_id_open(ui.ctx(), Popup::default_response_id(&touch.response));
    let mark = if unfolded {
        Mark::ChevronUp
    } else {
        Mark::ChevronDown
    };
    let corner = pos2(face.right() - 18.0, face.center().y);
    let at = Rect::from_center_size(corner, Vec2::splat(15.0));
    paint::mark(painter, at, mark, theme.field.text);
    if touch.response.has_focus() {
        rings::focus(painter, look, rect, 0.0, 3.0);
    }
}

/// One line of the list.
fn option(ui: &mut Ui, look: &Look, words: &str, on: bool) -> Response {
    let theme = &look.theme;
    let galley =
        ui.painter()
            .layout_no_wrap(words.to_owned(), bold(size::BODY), Color32::PLACEHOLDER);
    let wide = (galley.size().x + 44.0).max(ui.available_width());
    let (rect, response) = ui.allocate_exact_size(vec2(wide, size::CONTROL), Sense::click());
    let touch = Touch::new(look, response, ui.is_enabled());
    let lit = touch.hover > 0.5 || touch.response.has_focus();
    let colour = if lit {
        theme.tag_on.text
    } else {
        theme.panel_text
    };
    let painter = ui.painter();
    if lit {
        let strip = ink::cut(rect.shrink(1.0), 0.6, 5);
        painter.add(ink::flat(&strip, theme.tag_on.ground));
    }
    if on {
        let corner = pos2(rect.left() + 16.0, rect.center().y);
        let at = Rect::from_center_size(corner, Vec2::splat(14.0));
        paint::mark(painter, at, Mark::Tick, colour);
    }
    let at = pos2(rect.left() + 32.0, rect.center().y - galley.size().y / 2.0);
    painter.add(TextShape::new(at, galley, colour));
    let able = touch.enabled;
    let info = || WidgetInfo::selected(Role::MenuItemRadio, able, on, words);
    touch.finish(look, info, None, None)
}
