//! Buttons: painted wooden boards, nailed on, with hand lettering.

use super::touch::{Touch, room, seen, words};
use crate::ui::look::Look;
use crate::ui::paint::{self, Mark, ink, rings, texture};
use crate::ui::theme::{Coat, bold, display, mix, size};
use egui::epaint::TextShape;
use egui::{
    Color32, FontId, Galley, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// How much a board calls for being pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// What one most likely wants.
    Primary,
    /// What one may do.
    #[default]
    Plain,
    /// What takes something away.
    Danger,
    /// What is there besides: lower, a slip of paper rather than a board.
    Quiet,
}

/// What a button says, and whether it can be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ButtonSpec {
    /// Its words.
    pub text: String,
    /// How it calls.
    pub kind: Kind,
    /// The key that does the same, as the player reads it.
    pub shortcut: Option<String>,
    /// Whether it can be pressed now; if not, why.
    pub enabled: Result<(), String>,
}

impl ButtonSpec {
    /// A button that can be pressed and has no key.
    #[must_use]
    pub fn new(text: impl Into<String>, kind: Kind) -> Self {
        Self {
            text: text.into(),
            kind,
            shortcut: None,
            enabled: Ok(()),
        }
    }

    /// With the key that does the same.
    #[must_use]
    pub fn key(mut self, shortcut: impl Into<String>) -> Self {
        self.shortcut = Some(shortcut.into());
        self
    }

    /// Pressable or not, and why not.
    #[must_use]
    pub fn enabled(mut self, enabled: Result<(), String>) -> Self {
        self.enabled = enabled;
        self
    }
}

/// A button.
///
/// A disabled one keeps its place in the keyboard's order, tells its reason to pointer, keyboard and
/// screen reader, and never reports a click; see [`asked_why`](super::asked_why).
pub fn button(ui: &mut Ui, look: &Look, spec: &ButtonSpec) -> Response {
    Board::new(spec).show(ui, look)
}

/// A button with more to say than its [`ButtonSpec`].
#[derive(Clone, Debug)]
pub struct Board<'a> {
    spec: &'a ButtonSpec,
    mark: Option<Mark>,
    width: f32,
    selected: Option<bool>,
    name: Option<&'a str>,
    note: Option<&'a str>,
}

impl<'a> Board<'a> {
    /// A board with that spec.
    #[must_use]
    pub const fn new(spec: &'a ButtonSpec) -> Self {
        Self {
            spec,
            mark: None,
            width: 0.0,
            selected: None,
            name: None,
            note: None,
        }
    }

    /// With a mark before its words.
    #[must_use]
    pub const fn mark(mut self, mark: Mark) -> Self {
        self.mark = Some(mark);
        self
    }

    /// At least so wide, in points.
    #[must_use]
    pub const fn min_width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }

    /// A board that stays in or out.
    #[must_use]
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = Some(selected);
        self
    }

    /// Another name for screen readers than its words.
    #[must_use]
    pub const fn named(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }

    /// What it does, in a note; only while it can be pressed.
    #[must_use]
    pub const fn note(mut self, note: &'a str) -> Self {
        self.note = Some(note);
        self
    }

    /// How wide it will be, in points.
    #[must_use]
    pub fn wide(&self, ui: &Ui) -> f32 {
        self.lay_out(ui).size.x
    }

    /// Shows it.
    pub fn show(&self, ui: &mut Ui, look: &Look) -> Response {
        let parts = self.lay_out(ui);
        let (rect, response) = ui.allocate_exact_size(parts.size, Sense::click());
        let enabled = ui.is_enabled() && self.spec.enabled.is_ok();
        let touch = Touch::new(look, response, enabled);
        if seen(ui, rect) {
            self.paint(ui.painter(), look, rect, &touch, &parts);
        }
        let name = self.name.unwrap_or(&self.spec.text);
        let why = self.spec.enabled.as_ref().err().map(String::as_str);
        let info = || match self.selected {
            Some(on) => WidgetInfo::selected(Role::Button, enabled, on, name),
            None => WidgetInfo::labeled(Role::Button, enabled, name),
        };
        let shortcut = self.spec.shortcut.as_deref();
        touch.finish(look, info, shortcut, why.or(self.note))
    }

    fn quiet(&self) -> bool {
        self.spec.kind == Kind::Quiet
    }

    fn font(&self) -> FontId {
        if self.quiet() {
            bold(size::BODY)
        } else {
            display(size::VALUE)
        }
    }

    fn coat(&self, look: &Look, enabled: bool) -> Coat {
        let theme = &look.theme;
        if !enabled {
            return theme.disabled;
        }
        match self.spec.kind {
            _ if self.selected == Some(true) => theme.tag_on,
            Kind::Primary => theme.primary,
            Kind::Danger => theme.danger,
            Kind::Plain => theme.plain,
            Kind::Quiet => theme.tag,
        }
    }

    fn lay_out(&self, ui: &Ui) -> Parts {
        let painter = ui.painter();
        let (side, high) = if self.quiet() {
            (10.0, size::CONTROL)
        } else {
            (18.0, size::COMMIT)
        };
        let lay = |key: &String| {
            painter.layout_no_wrap(key.clone(), bold(size::SMALL), Color32::PLACEHOLDER)
        };
        let key = self.spec.shortcut.as_ref().map(lay);
        let key_wide = key.as_ref().map_or(0.0, |key| key_size(key).x + 10.0);
        let mark_wide = if self.mark.is_some() { 26.0 } else { 0.0 };
        let beside = key_wide + mark_wide + 2.0 * side;
        let room = (room(ui) - beside).max(40.0);
        let mut text = words(painter, &self.spec.text, self.font(), room);
        if !self.quiet() && (text.rows.len() > 1 || text.size().x > room) {
            // Rather smaller letters than more lines.
            text = words(painter, &self.spec.text, display(size::BODY), room);
        }
        let wide = (text.size().x + beside).max(self.width).max(high);
        let high = high.max(text.size().y + 16.0);
        Parts {
            text,
            key,
            key_wide,
            mark_wide,
            size: vec2(wide, high),
        }
    }

    fn paint(&self, painter: &Painter, look: &Look, rect: Rect, touch: &Touch, parts: &Parts) {
        let coat = self.coat(look, touch.enabled);
        let sink = Vec2::splat(2.0 * touch.press - touch.hover * (1.0 - touch.press));
        let face = rect.shrink(1.0).translate(sink);
        if self.quiet() {
            slip(painter, look, face, coat, touch);
        } else {
            plank(painter, look, face, coat, touch);
        }
        if touch.response.has_focus() {
            rings::focus(painter, look, rect, 0.0, 3.0);
        }
        let inner = parts.text.size().x + parts.mark_wide + parts.key_wide;
        let mut left = face.center().x - inner / 2.0;
        let middle = face.center().y;
        if let Some(mark) = self.mark {
            let at = Rect::from_center_size(pos2(left + 9.0, middle), Vec2::splat(18.0));
            paint::mark(painter, at, mark, coat.text);
            left += parts.mark_wide;
        }
        let at = pos2(left, middle - parts.text.size().y / 2.0);
        let put = |at: Pos2, colour| {
            painter.add(TextShape::new(at, Arc::clone(&parts.text), colour));
        };
        let painted = !self.quiet() && coat.text == look.theme.inks.paper;
        if painted && look.theme.textured && touch.enabled {
            put(
                at + Vec2::splat(1.5),
                mix(coat.ground, look.theme.inks.ink, 0.75),
            );
        }
        put(at, coat.text);
        if let Some(key) = &parts.key {
            left += parts.text.size().x + 10.0;
            key_cap(painter, pos2(left, middle), key, coat.text);
        }
    }
}

struct Parts {
    text: Arc<Galley>,
    key: Option<Arc<Galley>>,
    key_wide: f32,
    mark_wide: f32,
    size: Vec2,
}

fn key_size(key: &Galley) -> Vec2 {
    vec2((key.size().x + 10.0).max(22.0), 22.0)
}

/// A key of the keyboard, as large as its letters need; `at` is the middle of its left edge.
fn key_cap(painter: &Painter, at: Pos2, key: &Arc<Galley>, colour: Color32) {
    let cap = key_size(key);
    let rect = Rect::from_min_size(at - vec2(0.0, cap.y / 2.0), cap);
    let line = Stroke::new(1.5, colour);
    painter.rect_stroke(rect, 4.0, line, egui::StrokeKind::Inside);
    let foot = [
        rect.left_bottom() + vec2(3.0, -3.5),
        rect.right_bottom() + vec2(-3.0, -3.5),
    ];
    painter.line_segment(foot, Stroke::new(1.0, colour));
    let at = rect.center() - key.size() / 2.0 - vec2(0.0, 1.5);
    painter.add(TextShape::new(at, Arc::clone(key), colour));
}

/// A nailed board: shadow, colour, dots at the foot, specks, line, nails.
fn plank(painter: &Painter, look: &Look, face: Rect, coat: Coat, touch: &Touch) {
    let theme = &look.theme;
    let points = ink::cut(face, 1.1, ink::seed_of(face.size()));
    if !theme.textured {
        let line = Stroke::new(3.0 + 1.5 * touch.hover, coat.edge);
        painter.add(ink::printed(points, coat.ground, line, Vec2::ZERO));
        return;
    }
    if touch.enabled {
        let drop = (3.0 + touch.hover - 3.0 * touch.press).max(0.0);
        painter.add(texture::cast(&points, look, drop));
    }
    let lit = mix(coat.ground, theme.inks.paper, 0.12 * touch.hover);
    painter.add(ink::flat(&points, lit));
    let foot = Rect::from_min_max(
        pos2(
            face.left() + 2.0,
            face.bottom() - texture::RAMP_HEIGHT * 0.6,
        ),
        face.max - Vec2::splat(1.5),
    );
    let dots = theme.inks.ink.gamma_multiply(0.2);
    painter.add(texture::ramp(painter.ctx(), look, foot, dots));
    let specks = theme.inks.paper.gamma_multiply(0.5);
    texture::paint_specks(painter, look, face.shrink(2.0), specks);
    painter.add(ink::outline(points, Stroke::new(size::LINE, coat.edge)));
    for x in [face.left() + 7.0, face.right() - 7.0] {
        painter.circle_filled(pos2(x, face.center().y), 1.8, coat.edge);
    }
}

/// A slip of paper.
fn slip(painter: &Painter, look: &Look, face: Rect, coat: Coat, touch: &Touch) {
    let points = ink::cut(face, 0.7, ink::seed_of(face.size()));
    let width = if look.theme.textured { 1.5 } else { 2.5 } + 0.8 * touch.hover;
    let lit = mix(coat.ground, look.theme.inks.paper, 0.3 * touch.hover);
    let line = Stroke::new(width, coat.edge);
    painter.add(ink::printed(points, lit, line, Vec2::ZERO));
}
