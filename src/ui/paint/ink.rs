//! Shapes cut and inked by hand: edges that wobble a little, colour printed a little off its line.

use egui::epaint::{Mesh, PathStroke};
use egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// A repeatable number from −1 to 1 for each place of each thing.
fn jitter(seed: u32, place: u32) -> f32 {
    let mut bits = seed
        .wrapping_mul(0x9E37_79B1)
        .wrapping_add(place.wrapping_mul(0x85EB_CA77));
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x2C1B_3C6D);
    bits ^= bits >> 12;
    bits = bits.wrapping_mul(0x297A_2D39);
    bits ^= bits >> 15;
    (bits & 0xFFFF) as f32 / 32_767.5 - 1.0
}

/// A number that stays with a thing of that size, so that its edge does not dance as it moves.
#[must_use]
pub fn seed_of(size: Vec2) -> u32 {
    (size.x.round() as u32)
        .wrapping_mul(31)
        .wrapping_add(size.y.round() as u32)
}

/// The outline of a sheet cut with scissors: `wobble` points in and out, corners a little off square.
#[must_use]
pub fn cut(rect: Rect, wobble: f32, seed: u32) -> Vec<Pos2> {
    let corner = (rect.height().min(rect.width()) * 0.12).min(5.0);
    let mut points = Vec::with_capacity(48);
    let mut place = 0;
    let mut side = |from: Pos2, to: Pos2, out: Vec2| {
        let steps = ((to - from).length() / 26.0).round().max(2.0) as u32;
        for step in 0..=steps {
            place += 1;
            let along = step as f32 / steps as f32;
            let ends = step == 0 || step == steps;
            let amount = wobble * if ends { 0.5 } else { 1.0 };
            points.push(from.lerp(to, along) + out * jitter(seed, place) * amount);
        }
    };
    let (x, y) = (vec2(corner, 0.0), vec2(0.0, corner));
    side(rect.left_top() + x, rect.right_top() - x, vec2(0.0, -1.0));
    side(
        rect.right_top() + y,
        rect.right_bottom() - y,
        vec2(1.0, 0.0),
    );
    side(
        rect.right_bottom() - x,
        rect.left_bottom() + x,
        vec2(0.0, 1.0),
    );
    side(rect.left_bottom() - y, rect.left_top() + y, vec2(-1.0, 0.0));
    points
}

/// A star with that many rays, as on price stars and rosettes.
#[must_use]
pub fn star(centre: Pos2, outer: f32, inner: f32, rays: u32, turn: f32) -> Vec<Pos2> {
    (0..rays * 2)
        .map(|point| {
            let angle = turn + std::f32::consts::PI * point as f32 / rays as f32;
            let radius = if point % 2 == 0 { outer } else { inner };
            centre + radius * Vec2::angled(angle)
        })
        .collect()
}

/// A filled shape without a line; `points` may be any outline seen whole from its middle.
pub fn flat(points: &[Pos2], fill: Color32) -> Shape {
    if points.len() < 3 || fill == Color32::TRANSPARENT {
        return Shape::Noop;
    }
    let middle = points.iter().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2());
    let middle = (middle / points.len() as f32).to_pos2();
    let mut mesh = Mesh::default();
    mesh.reserve_vertices(points.len() + 1);
    mesh.reserve_triangles(points.len());
    mesh.colored_vertex(middle, fill);
    for &at in points {
        mesh.colored_vertex(at, fill);
    }
    let count = points.len() as u32;
    for at in 0..count {
        mesh.add_triangle(0, 1 + at, 1 + (at + 1) % count);
    }
    Shape::mesh(mesh)
}

/// The line round a shape.
pub fn outline(points: Vec<Pos2>, line: Stroke) -> Shape {
    Shape::closed_line(points, PathStroke::from(line))
}

/// Colour and line together: the colour may be printed `off` its line.
pub fn printed(points: Vec<Pos2>, fill: Color32, line: Stroke, off: Vec2) -> Shape {
    let moved: Vec<Pos2> = points.iter().map(|&at| at + off).collect();
    Shape::Vec(vec![flat(&moved, fill), outline(points, line)])
}

/// The same points, moved.
#[must_use]
pub fn moved(points: &[Pos2], by: Vec2) -> Vec<Pos2> {
    points.iter().map(|&at| at + by).collect()
}

/// The same points, turned about `pivot`.
#[must_use]
pub fn turned(points: &[Pos2], angle: f32, pivot: Pos2) -> Vec<Pos2> {
    let turn = egui::emath::Rot2::from_angle(angle);
    points
        .iter()
        .map(|&at| pivot + turn * (at - pivot))
        .collect()
}

/// The outline of a rectangle with round corners.
#[must_use]
pub fn rounded(rect: Rect, radius: f32) -> Vec<Pos2> {
    const STEPS: u32 = 6;
    let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    let inner = rect.shrink(radius);
    let corners = [
        (inner.left_top(), 2.0),
        (inner.right_top(), 3.0),
        (inner.right_bottom(), 0.0),
        (inner.left_bottom(), 1.0),
    ];
    let mut points = Vec::with_capacity(4 * (STEPS as usize + 1));
    for (centre, quarter) in corners {
        for step in 0..=STEPS {
            let angle = (quarter + step as f32 / STEPS as f32) * std::f32::consts::FRAC_PI_2;
            points.push(centre + radius * Vec2::angled(angle));
        }
    }
    points
}

/// A price tag with its hole at the left, where the string goes through.
#[must_use]
pub fn tag(rect: Rect) -> Vec<Pos2> {
    let nose = (rect.height() * 0.38).min(rect.width() * 0.3);
    let soft = 2.0;
    vec![
        pos2(rect.left() + nose, rect.top()),
        pos2(rect.right() - soft, rect.top()),
        pos2(rect.right(), rect.top() + soft),
        pos2(rect.right(), rect.bottom() - soft),
        pos2(rect.right() - soft, rect.bottom()),
        pos2(rect.left() + nose, rect.bottom()),
        pos2(rect.left() + 1.0, rect.center().y + nose * 0.45),
        pos2(rect.left() + 1.0, rect.center().y - nose * 0.45),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_sheet_stays_within_its_wobble_and_never_dances() {
        let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(160.0, 44.0));
        let points = cut(rect, 1.5, seed_of(rect.size()));
        assert!(points.iter().all(|&at| rect.expand(1.6).contains(at)));
        let there = rect.translate(vec2(7.0, 3.0));
        let same = cut(there, 1.5, seed_of(there.size()));
        for (one, other) in moved(&points, vec2(7.0, 3.0)).iter().zip(&same) {
            assert!((*one - *other).length() < 0.001);
        }
    }
}
