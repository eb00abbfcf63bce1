//! Small things that lie about by the dozen, drawn once into a texture for each size: the shadow and
//! edge of a card, the price star, an empty place. A frame then costs two triangles for each of them.

use super::ink;
use crate::rules::Family;
use crate::ui::atlas::Held;
use crate::ui::look::Look;
use crate::ui::theme::{Mode, mix, size};
use egui::emath::Rot2;
use egui::epaint::Mesh;
use egui::{Color32, ColorImage, Painter, Pos2, Rect, Shape, TextureOptions, Vec2, pos2, vec2};
use resvg::tiny_skia::{
    FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

/// Pictures kept; more sizes than this at once mean that the window is being dragged larger.
const MOST: usize = 96;
/// Room round a thing for its shadow, in points.
const MARGIN: f32 = 8.0;
/// Layers that make a shadow soft.
const SOFT: u8 = 5;

/// What is drawn once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Thing {
    /// Shadow and edge of a card that lies flat on the table.
    Card,
    /// Its edge alone.
    Edge,
    /// The star behind a price.
    Star,
    /// A place where a card may lie.
    Place,
    /// A sheet of a pile.
    Sheet,
    /// The small back before a number of cards.
    Back,
    /// A family's rosette, without its letter.
    Badge(Family),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    thing: Thing,
    mode: Mode,
    /// Size and scale in 64ths of a point.
    size: [u32; 3],
}

/// The pictures.
#[derive(Default)]
pub struct Baked {
    kept: RefCell<HashMap<Key, Kept>>,
}

struct Kept {
    picture: Rc<Held>,
    /// The pass of the window in which it was last painted.
    used: u64,
}

/// The shadow and the edge of a card that lies flat.
pub(super) fn card_base(painter: &Painter, look: &Look, rect: Rect, angle: f32) {
    lay(painter, look, Thing::Card, rect, angle);
}

/// The edge of a card that lies under another.
pub(super) fn card_edge(painter: &Painter, look: &Look, rect: Rect, angle: f32) {
    lay(painter, look, Thing::Edge, rect, angle);
}

/// The star behind a price, with rays of that length.
pub(super) fn star(painter: &Painter, look: &Look, centre: Pos2, radius: f32, angle: f32) {
    let rect = Rect::from_center_size(centre, Vec2::splat(2.0 * radius));
    lay(painter, look, Thing::Star, rect, angle);
}

/// A place where a card may lie.
pub(super) fn place(painter: &Painter, look: &Look, rect: Rect) {
    lay(painter, look, Thing::Place, rect, 0.0);
}

/// A sheet of a pile: blank paper with its edge.
pub fn sheet(painter: &Painter, look: &Look, rect: Rect) {
    lay(painter, look, Thing::Sheet, rect, 0.0);
}

/// The small back before a number of cards.
pub fn small_back(painter: &Painter, look: &Look, rect: Rect) {
    lay(painter, look, Thing::Back, rect, 0.0);
}

/// A family's rosette, without its letter.
pub(super) fn badge(painter: &Painter, look: &Look, centre: Pos2, radius: f32, family: Family) {
    let rect = Rect::from_center_size(centre, Vec2::splat(2.0 * radius));
    lay(painter, look, Thing::Badge(family), rect, 0.0);
}

fn lay(painter: &Painter, look: &Look, thing: Thing, rect: Rect, angle: f32) {
    let ctx = painter.ctx();
    let scale = ctx.pixels_per_point();
    let key = Key {
        thing,
        mode: look.theme.mode,
        size: [rect.width(), rect.height(), scale].map(|side| (side * 64.0).round() as u32),
    };
    let mut kept = look.baked.kept.borrow_mut();
    let pass = ctx.cumulative_pass_nr();
    if kept.len() > MOST {
        kept.retain(|_, kept| kept.used + 2 >= pass);
    }
    let held = kept.entry(key).or_insert_with(|| {
        let image = Arc::new(drawn(look, thing, rect.size(), scale));
        let options = TextureOptions::LINEAR;
        let picture = look.atlas.hold(ctx, "baked", image, options);
        Kept {
            picture,
            used: pass,
        }
    });
    held.used = pass;
    let held = &held.picture;
    look.atlas.painting(held);
    let mut mesh = Mesh::with_texture(held.texture);
    mesh.add_rect_with_uv(rect.expand(MARGIN), held.uv, Color32::WHITE);
    if angle != 0.0 {
        mesh.rotate(Rot2::from_angle(angle), rect.center());
    }
    painter.add(Shape::mesh(mesh));
}

fn drawn(look: &Look, thing: Thing, size: Vec2, scale: f32) -> ColorImage {
    let whole = size + Vec2::splat(2.0 * MARGIN);
    let (wide, high) = (whole.x * scale, whole.y * scale);
    let (wide, high) = (wide.ceil().max(1.0) as u32, high.ceil().max(1.0) as u32);
    let mut image = ColorImage::filled([1, 1], Color32::TRANSPARENT);
    if let Some(mut pixels) = Pixmap::new(wide, high) {
        let fit = Transform::from_scale(wide as f32 / whole.x, high as f32 / whole.y);
        let rect = Rect::from_min_size(pos2(MARGIN, MARGIN), size);
        let mut pen = Pen {
            pixels: &mut pixels,
            fit,
        };
        match thing {
            Thing::Card => pen.card(look, rect, true),
            Thing::Edge => pen.card(look, rect, false),
            Thing::Star => pen.star(look, rect),
            Thing::Place => pen.place(look, rect),
            Thing::Sheet => pen.sheet(look, rect),
            Thing::Back => pen.back(look, rect),
            Thing::Badge(family) => pen.badge(look, rect, family),
        }
        let there = [wide as usize, high as usize];
        image = ColorImage::from_rgba_premultiplied(there, pixels.data());
    }
    image
}

/// Draws into pixels, in points.
struct Pen<'a> {
    pixels: &'a mut Pixmap,
    fit: Transform,
}

impl Pen<'_> {
    fn fill(&mut self, points: &[Pos2], colour: Color32) {
        if let Some(path) = path(points) {
            let rule = FillRule::Winding;
            self.pixels
                .fill_path(&path, &paint(colour), rule, self.fit, None);
        }
    }

    fn line(&mut self, points: &[Pos2], width: f32, colour: Color32, dash: Option<StrokeDash>) {
        let stroke = Stroke {
            width,
            line_join: LineJoin::Round,
            dash,
            ..Stroke::default()
        };
        if let Some(path) = path(points) {
            self.pixels
                .stroke_path(&path, &paint(colour), &stroke, self.fit, None);
        }
    }

    fn card(&mut self, look: &Look, rect: Rect, shadow: bool) {
        let corner = rect.width() * size::CARD_CORNER;
        let theme = &look.theme;
        if shadow && theme.textured {
            // Blurred over four points, fallen to the right and down.
            let fallen = rect.translate(vec2(1.0, 2.0));
            let layer = theme.shadow.gamma_multiply(1.0 / f32::from(SOFT));
            for step in 0..SOFT {
                let grow = f32::from(step) / f32::from(SOFT - 1) * 4.0 - 2.0;
                self.fill(&ink::rounded(fallen.expand(grow), corner + grow), layer);
            }
        }
        let width = if theme.textured { 1.0 } else { 1.5 };
        let grown = rect.expand(width / 2.0);
        let round = ink::rounded(grown, corner + width / 2.0);
        self.line(&round, width, theme.card_edge, None);
    }

    fn star(&mut self, look: &Look, rect: Rect) {
        let inks = look.theme.inks;
        let radius = rect.width() / 2.0;
        let points = ink::star(rect.center(), radius, radius * 0.84, 14, 0.0);
        self.fill(&points, inks.fluo);
        self.line(&points, 1.5, inks.ink, None);
    }

    fn sheet(&mut self, look: &Look, rect: Rect) {
        let inks = look.theme.inks;
        let corner = rect.width() * size::CARD_CORNER;
        let points = ink::rounded(rect.shrink(0.5), corner);
        self.fill(&points, inks.paper);
        self.line(&points, 1.0, inks.ink, None);
    }

    fn back(&mut self, look: &Look, rect: Rect) {
        let inks = look.theme.inks;
        let fallen = rect.translate(vec2(2.0, 1.0));
        self.fill(&ink::rounded(fallen, 3.0), look.theme.shadow);
        self.fill(&ink::rounded(rect, 3.0), inks.paper);
        self.fill(&ink::rounded(rect.shrink(2.5), 2.0), inks.red);
        self.line(&ink::rounded(rect.shrink(0.5), 2.5), 1.0, inks.ink, None);
    }

    fn badge(&mut self, look: &Look, rect: Rect, family: Family) {
        let coat = look.theme.family(family);
        let radius = rect.width() / 2.0;
        let points = ink::star(rect.center(), radius, radius * 0.88, 16, 0.1);
        self.fill(&points, look.theme.inks.paper);
        self.line(&points, (radius * 0.12).max(1.5), coat.edge, None);
        let inner = Rect::from_center_size(rect.center(), Vec2::splat(2.0 * radius * 0.76));
        self.fill(&ink::rounded(inner, inner.width() / 2.0), coat.ground);
    }

    fn place(&mut self, look: &Look, rect: Rect) {
        let theme = &look.theme;
        let corner = rect.width().min(rect.height()) * size::CARD_CORNER;
        let points = ink::rounded(rect.shrink(1.5), corner.max(4.0));
        self.fill(&points, mix(theme.ground, theme.ground_text, 0.08));
        let dash = StrokeDash::new(vec![8.0, 6.0], 0.0);
        self.line(&points, 2.0, theme.ground_weak, dash);
    }
}

fn path(points: &[Pos2]) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let (first, rest) = points.split_first()?;
    builder.move_to(first.x, first.y);
    for at in rest {
        builder.line_to(at.x, at.y);
    }
    builder.close();
    builder.finish()
}

fn paint(colour: Color32) -> Paint<'static> {
    let [red, green, blue, alpha] = colour.to_srgba_unmultiplied();
    let mut paint = Paint {
        anti_alias: true,
        ..Paint::default()
    };
    paint.set_color_rgba8(red, green, blue, alpha);
    paint
}
