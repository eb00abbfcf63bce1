//! The market round the cards: ground, awnings, counters, piles, price tags.

use super::card::{CardState, card, shadow};
use super::lettering::{self, Word};
use super::picture::{picture, tiled};
use super::texture;
use super::{baked, ink};
use crate::rules::Family;
use crate::ui::faces::{Cloth, Face};
use crate::ui::look::Look;
use crate::ui::theme::{Coat, Mode, size};
use egui::{Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

/// The ground of the whole window: kraft by day, woven canvas in the dark, white in high contrast.
pub fn ground(painter: &Painter, look: &Look, rect: Rect) {
    let theme = &look.theme;
    painter.rect_filled(rect, 0.0, theme.ground);
    match theme.mode {
        Mode::Light => {
            let fibre = theme.hairline.gamma_multiply(0.7);
            texture::paint_specks(painter, look, rect, fibre);
        }
        Mode::Dark => {
            // Half of it: the weave should be felt, not read.
            tiled(painter, look, Face::Canvas, rect, 256.0, 0.4);
        }
        Mode::HighContrast => {}
    }
}

/// The cloth over a stall, as wide as `rect`.
pub fn awning(painter: &Painter, look: &Look, rect: Rect, cloth: Cloth) {
    if !picture(painter, look, Face::Awning(cloth), rect, 0.0, true) {
        let inks = look.theme.inks;
        let colour = match cloth {
            Cloth::Red => inks.red,
            Cloth::Blue => inks.blue,
            Cloth::Green => inks.green,
        };
        painter.rect_filled(rect, 2.0, colour);
    }
}

/// The wooden counter under a stall.
pub fn counter(painter: &Painter, look: &Look, rect: Rect) {
    if !picture(painter, look, Face::Counter, rect, 0.0, true) {
        painter.rect_filled(rect, 2.0, look.theme.inks.wood);
    }
}

/// The edge of a family's pitch: its colours and pattern, and its letter on a badge at the left.
pub fn family_strip(painter: &Painter, look: &Look, rect: Rect, family: Family) {
    let coat = look.theme.family(family);
    let tile = rect.height() * 400.0 / 36.0;
    let clip = painter.with_clip_rect(painter.clip_rect().intersect(rect));
    if !tiled(&clip, look, Face::Strip(family), rect, tile, 1.0) {
        painter.rect_filled(rect, 0.0, coat.ground);
    }
}

/// A family's round badge with its letter.
pub fn family_badge(painter: &Painter, look: &Look, centre: Pos2, radius: f32, family: Family) {
    let coat = look.theme.family(family);
    let name = look.texts.family(family);
    baked::badge(painter, look, centre, radius, family);
    let letter: String = name.chars().take(1).collect::<String>().to_uppercase();
    Word::new(&letter, (radius * 1.15).round(), coat.text).paint(painter, centre, 0.0);
}

/// A heap of cards: up to four sheets under the top one, and a tag with the number of cards.
///
/// Paints nothing but the tag for an empty heap.
pub fn pile(painter: &Painter, look: &Look, rect: Rect, top: Face, count: usize, state: CardState) {
    let under = count.saturating_sub(1).min(4);
    let step = (rect.width() * 0.022).clamp(1.0, 2.5);
    if under > 0 {
        let below = rect.translate(vec2(0.6, 1.0) * step * under as f32);
        shadow(painter, look, below, 0.0, state.lift);
        for sheet in (1..=under).rev() {
            let at = rect.translate(vec2(0.6, 1.0) * step * sheet as f32);
            baked::sheet(painter, look, at);
        }
    }
    if count > 0 {
        let flat = state.flat || under > 0;
        card(painter, look, rect, 0.0, top, CardState { flat, ..state });
    }
}

/// The number of something on a round tag; centred on `centre`.
pub fn count_badge(painter: &Painter, look: &Look, centre: Pos2, count: usize) {
    let inks = look.theme.inks;
    let text = count.to_string();
    let font = crate::ui::theme::display(size::BODY);
    let wide = lettering::width(painter, &text, &font).max(10.0) + 14.0;
    let rect = Rect::from_center_size(centre, vec2(wide.max(24.0), 24.0));
    let points = ink::rounded(rect, 12.0);
    painter.add(texture::cast(&points, look, 2.0));
    let line = Stroke::new(size::LINE, inks.ink);
    painter.add(ink::printed(points, inks.paper, line, Vec2::ZERO));
    Word::new(&text, size::BODY, inks.ink).paint(painter, centre, 0.0);
}

/// A number painted on a crate or box at the place its picture keeps free for it.
pub fn crate_with_number(painter: &Painter, look: &Look, rect: Rect, face: Face, count: usize) {
    let scale = rect.width() / 320.0;
    if !picture(painter, look, face, rect, 0.0, true) {
        painter.rect_filled(rect, 4.0, look.theme.inks.wood);
    }
    let (centre, room) = match face {
        Face::TheBox => (vec2(210.0, 192.0), 80.0),
        _ => (vec2(163.0, 163.0), 104.0),
    };
    let text = count.to_string();
    let size = lettering::fitting(painter, &text, (66.0 * scale).max(14.0), room * scale);
    Word::new(&text, size, look.theme.inks.ink).paint(painter, rect.min + centre * scale, 0.0);
}

/// The size of a price tag with that text.
#[must_use]
pub fn tag_size(painter: &Painter, text: &str, type_size: f32) -> Vec2 {
    let font = crate::ui::theme::display(type_size);
    let high = type_size * 1.5;
    vec2(
        lettering::width(painter, text, &font) + high * 0.95,
        high.max(24.0),
    )
}

/// A price tag with its hole, left-aligned at `left_middle`; returns where it hangs.
pub fn price_tag(
    painter: &Painter,
    look: &Look,
    left_middle: Pos2,
    text: &str,
    type_size: f32,
    coat: Coat,
) -> Rect {
    let tag = tag_size(painter, text, type_size);
    let rect = Rect::from_min_size(left_middle - vec2(0.0, tag.y / 2.0), tag);
    tag_body(painter, look, rect, coat);
    let nose = rect.height() * 0.5;
    let middle = pos2(
        (rect.left() + nose + rect.right() - 4.0) / 2.0,
        rect.center().y,
    );
    Word::new(text, type_size, coat.text).paint(painter, middle, 0.0);
    rect
}

/// An empty tag.
pub fn tag_body(painter: &Painter, look: &Look, rect: Rect, coat: Coat) {
    let points = ink::tag(rect);
    if look.theme.textured {
        painter.add(texture::cast(&points, look, 2.0));
    }
    painter.add(ink::printed(
        points,
        coat.ground,
        Stroke::new(size::LINE, coat.edge),
        Vec2::ZERO,
    ));
    let hole = pos2(rect.left() + rect.height() * 0.3, rect.center().y);
    painter.circle_stroke(hole, 2.6, Stroke::new(1.6, coat.text));
}

/// How the stamp's picture is turned, in radians.
const STAMP_TURN: f32 = -8.0 * std::f32::consts::PI / 180.0;

/// A rubber stamp over something: "SOLD", "€16"; `share` from 0 (not yet) to 1 (on the paper).
pub fn stamp(painter: &Painter, look: &Look, centre: Pos2, width: f32, text: &str, share: f32) {
    if share <= 0.0 {
        return;
    }
    // Comes down from above: large and faint, then small and firm.
    let grown = 1.0 + 0.6 * (1.0 - share);
    let rect = Rect::from_center_size(centre, vec2(340.0, 210.0) / 340.0 * width * grown);
    let scale = rect.width() / 340.0;
    let inks = look.theme.inks;
    // The stamp is no more readable than what lies under it: the paper is scraped bare first.
    let bare = Rect::from_center_size(centre, vec2(306.0, 138.0) * scale);
    let bare = ink::turned(&ink::cut(bare, 2.0, 5), STAMP_TURN, centre);
    painter.add(ink::flat(&bare, inks.paper.gamma_multiply(0.92 * share)));
    picture(painter, look, Face::Stamp, rect, 0.0, share >= 1.0);
    let size = lettering::fitting(painter, text, 72.0 * scale, 210.0 * scale);
    let colour = inks.red.gamma_multiply(share);
    Word::new(text, size, colour).paint(painter, centre, STAMP_TURN);
}
