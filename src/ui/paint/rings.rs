//! Rings round things: where the keyboard is, what may be chosen, what is.

use super::ink;
use super::marks::{self, Mark};
use crate::ui::look::Look;
use crate::ui::theme::size;
use egui::epaint::{PathStroke, RectShape};
use egui::{CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

/// Where the keyboard is: two colours, 3 points and more, outside the thing.
pub fn focus(painter: &Painter, look: &Look, rect: Rect, angle: f32, radius: f32) {
    let theme = &look.theme;
    let ring = |grow: f32, width: f32, colour| {
        let corner = CornerRadius::from(radius + grow);
        let rect = rect.expand(grow);
        RectShape::stroke(rect, corner, Stroke::new(width, colour), StrokeKind::Middle)
            .with_angle(angle)
    };
    let half = size::FOCUS / 2.0;
    painter.add(ring(2.0 + half, size::FOCUS + 3.0, theme.focus_outer));
    painter.add(ring(2.0 + half, size::FOCUS, theme.focus_inner));
}

/// What may be chosen: a dashed ring, like a line of stitches.
pub fn allowed(painter: &Painter, look: &Look, rect: Rect, angle: f32, radius: f32) {
    let theme = &look.theme;
    let grown = rect.expand(4.0);
    let mut path = ink::turned(&ink::rounded(grown, radius + 4.0), angle, rect.center());
    path.extend(path.first().copied());
    let back = PathStroke::new(6.0, theme.ring_edge);
    painter.add(Shape::closed_line(path.clone(), back));
    painter.extend(Shape::dashed_line(
        &path,
        Stroke::new(3.0, theme.allowed),
        9.0,
        5.0,
    ));
}

/// What is chosen: a solid ring and a tick at the top right.
pub fn chosen(painter: &Painter, look: &Look, rect: Rect, angle: f32, radius: f32) {
    let theme = &look.theme;
    let ring = |grow: f32, width: f32, colour| {
        let corner = CornerRadius::from(radius + grow);
        let stroke = Stroke::new(width, colour);
        RectShape::stroke(rect.expand(grow), corner, stroke, StrokeKind::Middle).with_angle(angle)
    };
    painter.add(ring(3.5, 7.0, theme.ring_edge));
    painter.add(ring(3.5, 4.0, theme.chosen));
    let corner = ink::turned(&[rect.right_top()], angle, rect.center());
    if let Some(&at) = corner.first() {
        tick(painter, look, at, 11.0);
    }
}

/// What has just changed, where nothing moves: a solid ring without a tick.
pub fn chosen_quietly(painter: &Painter, look: &Look, rect: Rect, angle: f32) {
    let theme = &look.theme;
    for (width, colour) in [(7.0, theme.ring_edge), (4.0, theme.chosen)] {
        let stroke = Stroke::new(width, colour);
        let ring = RectShape::stroke(rect.expand(4.0), 6.0, stroke, StrokeKind::Middle);
        painter.add(ring.with_angle(angle));
    }
}

/// The tick that says "chosen", on its own round tag.
pub fn tick(painter: &Painter, look: &Look, centre: Pos2, radius: f32) {
    let theme = &look.theme;
    let ground = theme.chosen;
    let ink = super::super::theme::stronger(theme.inks.paper, theme.inks.ink, ground);
    painter.circle(centre, radius, ground, Stroke::new(2.0, theme.ring_edge));
    let inner = Rect::from_center_size(centre, Vec2::splat(radius * 1.1));
    marks::mark(painter, inner, Mark::Tick, ink);
}
