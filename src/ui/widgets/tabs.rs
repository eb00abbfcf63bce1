//! Paper tabs on the upper edge of a sheet.

use super::touch::Touch;
use crate::ui::look::Look;
use crate::ui::paint::{ink, rings};
use crate::ui::theme::{bold, size};
use egui::epaint::TextShape;
use egui::{Color32, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

/// Tabs with those labels, of which one is open. Returns the tab that was just pressed.
pub fn tabs(ui: &mut Ui, look: &Look, labels: &[String], open: usize) -> Option<usize> {
    let mut pressed = None;
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (number, label) in labels.iter().enumerate() {
            if tab(ui, look, label, number == open).clicked() {
                pressed = Some(number);
            }
        }
    });
    let foot = row.response.rect.bottom();
    let line = Stroke::new(size::LINE, look.theme.line);
    ui.painter().hline(ui.max_rect().x_range(), foot, line);
    pressed
}

fn tab(ui: &mut Ui, look: &Look, label: &str, on: bool) -> Response {
    let theme = &look.theme;
    let galley =
        ui.painter()
            .layout_no_wrap(label.to_owned(), bold(size::BODY), Color32::PLACEHOLDER);
    let wide = (galley.size().x + 24.0).max(size::COMMIT);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, size::CONTROL), Sense::click());
    let touch = Touch::new(look, response, ui.is_enabled());
    let coat = if on { theme.tag_on } else { theme.tag };
    let drop = if on { 0.0 } else { 5.0 - 3.0 * touch.hover };
    let sheet = Rect::from_min_max(pos2(rect.left(), rect.top() + drop + 1.0), rect.max);
    let outline = vec![
        sheet.left_bottom(),
        sheet.left_top() + vec2(4.0, 3.0),
        sheet.left_top() + vec2(9.0, 0.0),
        sheet.right_top() + vec2(-9.0, 0.0),
        sheet.right_top() + vec2(-4.0, 3.0),
        sheet.right_bottom(),
    ];
    let line = Stroke::new(if theme.textured { size::LINE } else { 3.0 }, coat.edge);
    let painter = ui.painter();
    painter.add(ink::flat(&outline, coat.ground));
    painter.add(Shape::line(outline, line));
    let at = sheet.center() - galley.size() / 2.0;
    painter.add(TextShape::new(at, galley, coat.text));
    if touch.response.has_focus() {
        rings::focus(painter, look, rect.shrink(1.0), 0.0, 3.0);
    }
    let able = touch.enabled;
    let info = || WidgetInfo::selected(Role::Tab, able, on, label);
    touch.finish(look, info, None, None)
}
