//! The note that explains something, beside it: under the pointer and under the keyboard alike.

use crate::ui::look::Look;
use crate::ui::theme::{Coat, size};
use egui::{Frame, Margin, RectAlign, Response, RichText, Shadow, Stroke, Tooltip, Ui};

/// A note of a few words; shows while the pointer rests on the thing or the keyboard is on it.
pub fn note(response: &Response, look: &Look, words: &str) {
    note_with(response, look, |ui| {
        let colour = look.theme.tooltip.text;
        ui.label(RichText::new(words).color(colour).size(size::BODY));
    });
}

/// A note with whatever it takes; keep it short, and free of anything to press.
pub fn note_with(response: &Response, look: &Look, add: impl FnOnce(&mut Ui)) {
    let coat = look.theme.tooltip;
    note_from(response, look, coat, RectAlign::BOTTOM_START, add);
}

/// A note in those colours that would rather lie at that side of the thing.
pub fn note_from(
    response: &Response,
    look: &Look,
    coat: Coat,
    side: RectAlign,
    add: impl FnOnce(&mut Ui),
) {
    // Nobody looks at most things most of the time, and there is nothing to press in a note.
    if !response.contains_pointer() && !response.has_focus() {
        return;
    }
    let theme = &look.theme;
    let mut tooltip = if response.has_focus() {
        Tooltip::for_widget(response)
    } else {
        Tooltip::for_enabled(response)
    };
    tooltip.popup = tooltip.popup.align(side).frame(Frame {
        inner_margin: Margin::symmetric(12, 8),
        fill: coat.ground,
        stroke: Stroke::new(size::LINE, coat.edge),
        corner_radius: 2.into(),
        shadow: Shadow {
            offset: [3, 3],
            blur: 0,
            spread: 0,
            color: theme.shadow,
        },
        ..Frame::default()
    });
    tooltip.gap(8.0).show(|ui| {
        ui.style_mut().visuals.override_text_color = Some(coat.text);
        add(ui);
    });
}
