//! A line to write on.

use super::touch::room;
use crate::ui::look::Look;
use crate::ui::paint::{ink, rings};
use crate::ui::theme::{bold, size, text};
use egui::{Frame, Id, Margin, Response, RichText, Stroke, TextEdit, Ui, Vec2, vec2};

/// A field to write in: its label, what it may hold, and what is wrong with it.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    label: &'a str,
    shown: bool,
    hint: &'a str,
    limit: usize,
    width: f32,
    wrong: Option<&'a str>,
    id: Option<Id>,
}

impl<'a> Field<'a> {
    /// A field with its label above it.
    #[must_use]
    pub const fn new(label: &'a str) -> Self {
        Self {
            label,
            shown: true,
            hint: "",
            limit: 400,
            width: 240.0,
            wrong: None,
            id: None,
        }
    }

    /// The label is for screen readers only.
    #[must_use]
    pub const fn label_unseen(mut self) -> Self {
        self.shown = false;
        self
    }

    /// What stands in it while it is empty.
    #[must_use]
    pub const fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// At most so many letters.
    #[must_use]
    pub const fn limit(mut self, letters: usize) -> Self {
        self.limit = letters;
        self
    }

    /// So wide, in points, if there is room.
    #[must_use]
    pub const fn width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }

    /// What is wrong with what is written.
    #[must_use]
    pub const fn wrong(mut self, wrong: Option<&'a str>) -> Self {
        self.wrong = wrong;
        self
    }

    /// A lasting name of its own, to hand it the keyboard.
    #[must_use]
    pub const fn id(mut self, id: Id) -> Self {
        self.id = Some(id);
        self
    }

    /// Shows it; `changed()` when something was written.
    pub fn show(&self, ui: &mut Ui, look: &Look, words: &mut String) -> Response {
        if !self.shown {
            return self.line(ui, look, words).accessible_name(self.label);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            let title = RichText::new(self.label).font(bold(size::BODY));
            let label = ui.label(title);
            self.line(ui, look, words).labelled_by(label.id)
        })
        .inner
    }

    fn line(&self, ui: &mut Ui, look: &Look, words: &mut String) -> Response {
        let theme = &look.theme;
        let wide = self.width.min(room(ui));
        // The paper is painted once it is known where the line has come to lie.
        let under = ui.painter().add(egui::Shape::Noop);
        let hint = RichText::new(self.hint).color(theme.field_hint);
        let mut edit = TextEdit::singleline(words)
            .hint_text(hint)
            .char_limit(self.limit)
            .font(text(size::BODY))
            .text_color(theme.field.text)
            .frame(Frame::new().inner_margin(Margin::symmetric(10, 8)))
            .min_size(vec2(wide, size::CONTROL))
            .desired_width(wide);
        if let Some(id) = self.id {
            edit = edit.id(id);
        }
        let response = ui.add(edit);
        let face = response.rect.shrink(1.0);
        let mut width = if theme.textured { size::LINE } else { 3.0 };
        if response.hovered() {
            width += 0.6;
        }
        let edge = if self.wrong.is_some() {
            theme.bad_text
        } else {
            theme.field.edge
        };
        let points = ink::cut(face, 0.6, ink::seed_of(face.size()));
        let line = Stroke::new(width, edge);
        let paper = ink::printed(points, theme.field.ground, line, Vec2::ZERO);
        ui.painter().set(under, paper);
        if response.has_focus() {
            rings::focus(ui.painter(), look, response.rect, 0.0, 3.0);
        }
        if let Some(wrong) = self.wrong {
            let words = RichText::new(wrong).color(theme.bad_text).size(size::SMALL);
            ui.label(words);
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_description(wrong);
            });
        }
        response
    }
}
