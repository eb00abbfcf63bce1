//! Pictures on screen: turned with everything on them, tiled, or as a placeholder until they are drawn.

use super::ink;
use crate::ui::faces::{Face, Picture};
use crate::ui::look::Look;
use crate::ui::theme::size;
use egui::emath::Rot2;
use egui::epaint::{Mesh, RectShape};
use egui::{Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

/// Paints a picture into `rect`, turned by `angle` about its middle; `false` if it is not drawn yet.
pub fn picture(
    painter: &Painter,
    look: &Look,
    face: Face,
    rect: Rect,
    angle: f32,
    steady: bool,
) -> bool {
    let found = look.faces.get(painter.ctx(), face, rect.width(), steady);
    found.is_some_and(|found| {
        lay(painter, found, rect, angle);
        true
    })
}

/// Paints a card in the middle of being turned over: its picture, `narrow` times as wide.
pub fn turning(painter: &Painter, look: &Look, rect: Rect, angle: f32, face: Face, narrow: f32) {
    let seen = Rect::from_center_size(
        rect.center(),
        vec2((rect.width() * narrow).max(1.0), rect.height()),
    );
    super::card::shadow(painter, look, seen, angle, 1.0);
    match look.faces.get(painter.ctx(), face, rect.width(), false) {
        Some(found) => lay(painter, found, seen, angle),
        None => placeholder(painter, look, face, seen, angle),
    }
}

fn lay(painter: &Painter, found: Picture, rect: Rect, angle: f32) {
    let full = rect.expand2(found.border(rect.size()));
    // A turned `RectShape` would turn its outline but not its picture.
    let mut mesh = Mesh::with_texture(found.texture);
    mesh.add_rect_with_uv(full, found.uv, Color32::WHITE);
    if angle != 0.0 {
        mesh.rotate(Rot2::from_angle(angle), rect.center());
    }
    painter.add(Shape::mesh(mesh));
}

/// Lays a tiling picture all over `rect`, each tile `tile` points wide, printed with `share` (0 to 1) of
/// its ink.
pub fn tiled(
    painter: &Painter,
    look: &Look,
    face: Face,
    rect: Rect,
    tile: f32,
    share: f32,
) -> bool {
    let Some(found) = look.faces.get(painter.ctx(), face, tile, true) else {
        return false;
    };
    let units = face.units();
    let high = tile * units.y / units.x;
    let uv = Rect::from_min_max(
        pos2(0.0, 0.0),
        pos2(rect.width() / tile, rect.height() / high),
    );
    let mut mesh = Mesh::with_texture(found.texture);
    mesh.add_rect_with_uv(rect, uv, Color32::WHITE.gamma_multiply(share));
    painter.add(Shape::mesh(mesh));
    true
}

/// A card's shape in plain ink, while its picture is being drawn.
pub(super) fn placeholder(painter: &Painter, look: &Look, face: Face, rect: Rect, angle: f32) {
    let inks = look.theme.inks;
    let scale = rect.width() / 500.0;
    let pivot = rect.center();
    let corner = rect.width() * size::CARD_CORNER;
    let sheet = RectShape::new(
        rect,
        CornerRadius::from(corner),
        inks.paper,
        Stroke::new(1.0, inks.ink),
        StrokeKind::Inside,
    );
    painter.add(sheet.with_angle(angle));
    let ground = match face {
        Face::Back => inks.red,
        Face::Card(card) if card.product().is_some() => inks.sky,
        Face::Card(_) => inks.gold,
        _ => inks.peach,
    };
    let panel = rect.shrink(22.0 * scale);
    let points = ink::turned(&ink::rounded(panel, 20.0 * scale), angle, pivot);
    painter.add(ink::flat(&points, ground));
    if let Some(ground) = super::card::banner(look, face) {
        let banner = Rect::from_min_max(
            rect.min + vec2(10.0, 556.0) * scale,
            rect.min + vec2(490.0, 678.0) * scale,
        );
        let corners = [
            banner.left_top(),
            banner.right_top(),
            banner.right_bottom(),
            banner.left_bottom(),
        ];
        painter.add(ink::flat(&ink::turned(&corners, angle, pivot), ground));
    }
}
