//! Small pieces that text-heavy screens are put together from: words in their sizes, columns, form rows.

use crate::ui::look::Look;
use crate::ui::theme::{bold, display, size, text};
use crate::ui::widgets::{ButtonSpec, Kind, button};
use egui::{Color32, Label, Response, RichText, Ui, Vec2, vec2};

/// Widest a column of text may be: about 70 letters (ux D0).
pub const TEXT_WIDTH: f32 = 520.0;

/// A title in the display face.
pub fn title(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, display(size::TITLE), look.theme.panel_text)
}

/// A heading in the display face.
pub fn heading(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, display(size::VALUE), look.theme.panel_text)
}

/// Strong words.
pub fn strong(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, bold(size::BODY), look.theme.panel_text)
}

/// Plain words.
pub fn plain(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, text(size::BODY), look.theme.panel_text)
}

/// Small words of less weight.
pub fn small(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, text(size::SMALL), look.theme.weak_text)
}

/// Small words in good or bad news' colour.
pub fn verdict(ui: &mut Ui, look: &Look, words: &str, good: bool) -> Response {
    let colour = if good {
        look.theme.good_text
    } else {
        look.theme.bad_text
    };
    words_in(ui, words, bold(size::SMALL), colour)
}

fn words_in(ui: &mut Ui, words: &str, font: egui::FontId, colour: Color32) -> Response {
    ui.add(Label::new(RichText::new(words).font(font).color(colour)).wrap())
}

/// Whether a plainly labelled button was pressed.
pub fn press(ui: &mut Ui, look: &Look, words: &str, kind: Kind) -> bool {
    let spec = ButtonSpec {
        text: words.to_owned(),
        kind,
        shortcut: None,
        enabled: Ok(()),
    };
    button(ui, look, &spec).clicked()
}
