//! Printer's textures made by the program: a ramp of halftone dots and a sprinkle of paper specks.

use super::super::look::Look;
use egui::epaint::Mesh;
use egui::{
    Color32, ColorImage, Context, Id, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions,
    Vec2, pos2, vec2,
};

/// Side of a dot's cell in points.
const CELL: f32 = 5.0;
/// Cells from the top of the ramp, without dots, to its foot, where they touch.
const CELLS: usize = 6;
/// Pixels a cell has in the texture.
const FINE: usize = 12;

/// Halftone dots that grow from the top of `rect` to its bottom, in that ink.
pub fn ramp(ctx: &Context, look: &Look, rect: Rect, ink: Color32) -> Shape {
    if !look.theme.textured || !rect.is_positive() {
        return Shape::Noop;
    }
    let texture = kept(ctx, "halftone-ramp", draw_ramp);
    // The lattice stays where it is while boards of any width are painted on it.
    let across = rect.width() / (2.0 * CELL);
    let uv = Rect::from_min_max(pos2(0.0, 0.01), pos2(across, 0.99));
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.add_rect_with_uv(rect, uv, ink);
    Shape::mesh(mesh)
}

/// Height in points of a ramp that shows its dots in their own size.
pub const RAMP_HEIGHT: f32 = CELL * CELLS as f32;

/// Specks of another ink all over `rect`, as on cheap paper.
pub fn specks(ctx: &Context, look: &Look, rect: Rect, ink: Color32) -> Shape {
    if !look.theme.textured || !rect.is_positive() {
        return Shape::Noop;
    }
    let texture = kept(ctx, "paper-specks", draw_specks);
    let uv = Rect::from_min_size(Pos2::ZERO, rect.size() / 128.0);
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.add_rect_with_uv(rect, uv, ink);
    Shape::mesh(mesh)
}

/// The same, painted at once.
pub fn paint_specks(painter: &Painter, look: &Look, rect: Rect, ink: Color32) {
    painter.add(specks(painter.ctx(), look, rect, ink));
}

/// Made once for each context, kept in its memory.
fn kept(ctx: &Context, name: &'static str, draw: fn() -> ColorImage) -> TextureHandle {
    let id = Id::unique(name);
    if let Some(texture) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return texture;
    }
    let texture = ctx.load_texture(name, draw(), TextureOptions::LINEAR_REPEAT);
    ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
    texture
}

fn coverage(edge: f32) -> Color32 {
    Color32::from_white_alpha((255.0 * (edge + 0.5).clamp(0.0, 1.0)) as u8)
}

/// Two columns of cells, so that the dots stand in quincunx.
fn draw_ramp() -> ColorImage {
    let size = [2 * FINE, CELLS * FINE];
    let fine = FINE as f32;
    let mut pixels = Vec::with_capacity(size[0] * size[1]);
    for y in 0..size[1] {
        for x in 0..size[0] {
            let at = vec2(x as f32 + 0.5, y as f32 + 0.5);
            let mut best = f32::MIN;
            for row in -1..=(2 * CELLS as i32) {
                for column in -1..=3 {
                    let shift = if row % 2 == 0 { 0.0 } else { fine / 2.0 };
                    let dot = vec2(
                        column as f32 * fine + shift,
                        (row as f32 + 0.5) * fine / 2.0,
                    );
                    let grown = (dot.y / size[1] as f32).clamp(0.0, 1.0);
                    let radius = fine * 0.36 * grown.sqrt() * f32::from(u8::from(grown > 0.06));
                    best = best.max(radius - (at - dot).length());
                }
            }
            pixels.push(coverage(best));
        }
    }
    ColorImage::new(size, pixels)
}

fn draw_specks() -> ColorImage {
    const SIDE: usize = 256;
    let mut pixels = vec![Color32::TRANSPARENT; SIDE * SIDE];
    let mut state = 0x2545_F491_u32;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as usize % below
    };
    for _ in 0..420 {
        let (x, y, strength) = (random(SIDE), random(SIDE), 60 + random(150));
        let (wide, high) = (1 + random(2), 1 + random(2));
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            if dx < wide && dy < high {
                let at = ((y + dy) % SIDE) * SIDE + (x + dx) % SIDE;
                if let Some(pixel) = pixels.get_mut(at) {
                    *pixel = Color32::from_white_alpha(strength as u8);
                }
            }
        }
    }
    ColorImage::new([SIDE, SIDE], pixels)
}

/// A shadow thrown by light from the top left: the same outline, a little off.
pub fn cast(points: &[Pos2], look: &Look, distance: f32) -> Shape {
    let moved = super::ink::moved(points, Vec2::splat(distance));
    super::ink::flat(&moved, look.theme.shadow)
}
