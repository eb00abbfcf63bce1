//! A card as it lies on the table: picture, name, price, shadow, and the rings of its state.
//!
//! Where names and prices go is told by `assets/cards/LAYOUT.md`, in units of a 500 × 700 card.

use super::lettering::{self, Word};
use super::picture::{picture, placeholder};
use super::rings;
use super::{baked, ink};
use crate::rules::Card;
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::theme::size;
use egui::emath::Rot2;
use egui::epaint::{CornerRadius, RectShape, Shadow};
use egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

/// How a card shows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own, and any may join any other"
)]
pub struct CardState {
    /// How far it is lifted off the table, 0 to 1: its shadow tells.
    pub lift: f32,
    /// It is chosen.
    pub selected: bool,
    /// It may be chosen.
    pub legal: bool,
    /// It is of no use now.
    pub dimmed: bool,
    /// The keyboard is on it.
    pub focused: bool,
    /// It is on its way: takes whatever picture is nearest in size.
    pub moving: bool,
    /// It lies on another: without a shadow.
    pub flat: bool,
    /// It lies under another that leaves but a strip of it: without words.
    pub covered: bool,
}

/// The size of a card of that width, in points.
#[must_use]
pub fn card_size(width: f32) -> Vec2 {
    vec2(width, width * size::CARD_RATIO)
}

/// Paints a card into `rect`, turned by `angle` radians about its middle.
pub fn card(painter: &Painter, look: &Look, rect: Rect, angle: f32, face: Face, state: CardState) {
    let corner = rect.width() * size::CARD_CORNER;
    if state.flat || state.covered || state.dimmed {
        baked::card_edge(painter, look, rect, angle);
    } else if state.lift == 0.0 && !state.moving {
        baked::card_base(painter, look, rect, angle);
    } else {
        shadow(painter, look, rect, angle, state.lift);
    }
    if !picture(painter, look, face, rect, angle, !state.moving) {
        placeholder(painter, look, face, rect, angle);
    }
    if !state.covered {
        Sheet { rect, angle }.letter(painter, look, face);
    }
    if state.dimmed {
        let veil = look.theme.dim.gamma_multiply(look.theme.dim_share);
        let veil = RectShape::filled(rect, CornerRadius::from(corner), veil);
        painter.add(veil.with_angle(angle));
    }
    if state.selected {
        rings::chosen(painter, look, rect, angle, corner);
    } else if state.legal {
        rings::allowed(painter, look, rect, angle, corner);
    }
    if state.focused {
        let rect = if state.selected || state.legal {
            rect.expand(6.0)
        } else {
            rect
        };
        rings::focus(painter, look, rect, angle, corner);
    }
}

/// The shadow of a card lifted that far, 0 to 1.
pub fn shadow(painter: &Painter, look: &Look, rect: Rect, angle: f32, lift: f32) {
    if !look.theme.textured {
        edge(painter, look, rect, angle);
        return;
    }
    let corner = CornerRadius::from(rect.width() * size::CARD_CORNER);
    let drop = 2.0 + 8.0 * lift;
    let shadow = Shadow {
        offset: [(drop * 0.6) as i8, drop as i8],
        blur: (4.0 + 12.0 * lift) as u8,
        spread: 0,
        color: look.theme.shadow,
    };
    let shape = shadow.as_shape(rect, corner);
    let pivot = shape.rect.center();
    painter.add(shape.with_angle_and_pivot(angle, pivot));
    edge(painter, look, rect, angle);
}

/// The line that tells where a card ends.
fn edge(painter: &Painter, look: &Look, rect: Rect, angle: f32) {
    let corner = CornerRadius::from(rect.width() * size::CARD_CORNER);
    let width = if look.theme.textured { 1.0 } else { 1.5 };
    let line = Stroke::new(width, look.theme.card_edge);
    let edge = RectShape::stroke(rect, corner, line, egui::StrokeKind::Outside);
    painter.add(edge.with_angle(angle));
}

/// The ink of a card's banner; `None` for cards without a name.
#[must_use]
pub(super) fn banner(look: &Look, face: Face) -> Option<Color32> {
    let inks = look.theme.inks;
    Some(match face {
        Face::Card(card) => match card {
            Card::Socks | Card::Thong | Card::Underpants | Card::TShirt | Card::Police => inks.blue,
            Card::Garlic | Card::Peach | Card::Watermelon | Card::Aunt => inks.red,
            Card::License => inks.green,
            Card::Cousin => inks.plum,
            Card::Van => inks.table,
            Card::Charo => inks.wine,
        },
        Face::Family(family) | Face::Motorbike(family) => look.theme.family(family).ground,
        _ => return None,
    })
}

/// A card's sheet: turns the card's own units into points.
struct Sheet {
    rect: Rect,
    angle: f32,
}

impl Sheet {
    fn scale(&self) -> f32 {
        self.rect.width() / 500.0
    }

    fn at(&self, x: f32, y: f32) -> Pos2 {
        let centre = self.rect.center();
        centre + Rot2::from_angle(self.angle) * (vec2(x - 250.0, y - 350.0) * self.scale())
    }

    fn letter(&self, painter: &Painter, look: &Look, face: Face) {
        // Below this nothing could be read; the picture and its place still tell.
        if self.rect.width() < 44.0 {
            return;
        }
        match face {
            Face::Card(card) => {
                if let Some(product) = card.product() {
                    // Market price tags leave no gap before the sign; there is no room for one either.
                    let price = look.texts.euros(product.value()).replace('\u{a0}', "");
                    self.prices(painter, look, &price);
                }
                let name = look.texts.card(card);
                self.name(painter, look, face, &name, Line::ALONE);
            }
            Face::Family(family) => {
                let name = look.texts.family(family);
                self.name(painter, look, face, &name, Line::UNDER);
                self.small_line(painter, look, face, &look.texts.get("card-family"));
            }
            Face::Motorbike(family) => {
                let name = look.texts.family(family);
                self.name(painter, look, face, &name, Line::UNDER);
                self.small_line(painter, look, face, &look.texts.get("card-motorbike"));
            }
            _ => {}
        }
    }

    /// Colours of the lettering on a banner: the text, and its shadow on dark banners.
    fn inks(look: &Look, face: Face) -> (Color32, Option<Color32>) {
        let inks = look.theme.inks;
        let ground = banner(look, face).unwrap_or(inks.ink);
        let text = look.theme.card_text(ground);
        (text, (text == inks.paper).then_some(inks.ink))
    }

    fn name(&self, painter: &Painter, look: &Look, face: Face, name: &str, line: Line) {
        let scale = self.scale();
        // Small cards use their whole banner, and small letters where capitals would get too small.
        let small = self.rect.width() < 130.0;
        let room = if small { 450.0 } else { 432.0 } * scale;
        let largest = if small { line.size * 1.45 } else { line.size } * scale;
        let capitals = name.to_uppercase();
        let mut text = capitals.as_str();
        let mut size = lettering::fitting(painter, text, largest, room);
        if size < 10.5 {
            text = name;
            size = lettering::fitting(painter, text, largest, room);
        }
        if size < 6.0 {
            return;
        }
        let (colour, shadow) = Self::inks(look, face);
        let mut word = Word::new(text, size, colour);
        if let Some(shadow) = shadow
            && scale > 0.2
        {
            word = word.shadow(shadow, 4.0 * scale);
        }
        let middle = if small {
            line.small_middle
        } else {
            line.middle
        };
        word.paint(painter, self.at(250.0, middle), self.angle);
    }

    fn small_line(&self, painter: &Painter, look: &Look, face: Face, text: &str) {
        let scale = self.scale();
        if self.rect.width() < 130.0 {
            return;
        }
        let (colour, shadow) = Self::inks(look, face);
        let colour = if shadow.is_some() {
            look.theme.inks.fluo
        } else {
            colour
        };
        let spacing = 7.0 * scale;
        let letters = text.chars().count().saturating_sub(1) as f32;
        let room = 432.0 * scale - letters * spacing;
        let text = text.to_uppercase();
        let size = lettering::fitting(painter, &text, 25.0 * scale, room);
        Word::new(&text, size, colour).spacing(spacing).paint(
            painter,
            self.at(250.0, 584.0),
            self.angle,
        );
    }

    /// The price in the corner and in the large star.
    fn prices(&self, painter: &Painter, look: &Look, price: &str) {
        let scale = self.scale();
        let inks = look.theme.inks;
        let big = lettering::fitting(painter, price, 82.0 * scale, 112.0 * scale);
        if big >= 9.0 {
            Word::new(price, big, inks.ink).paint(
                painter,
                self.at(404.0, 486.0),
                self.angle - 8.0_f32.to_radians(),
            );
        }
        // The printed corner star is too small for reading on small cards: a larger one lies over it.
        let least = if self.rect.width() < 100.0 {
            13.0
        } else {
            15.0
        };
        let radius = (46.0 * scale).max(least);
        let centre = if 46.0 * scale < least {
            let inset = (radius + 1.0) / scale;
            let centre = self.at(inset, inset);
            baked::star(painter, look, centre, radius, self.angle);
            centre
        } else {
            self.at(66.0, 70.0)
        };
        let size = lettering::fitting(painter, price, (44.0 * scale).max(16.0), radius * 1.5);
        Word::new(price, size, inks.ink).paint(painter, centre, self.angle);
    }
}

/// Where a name stands on its banner.
#[derive(Clone, Copy)]
struct Line {
    size: f32,
    middle: f32,
    small_middle: f32,
}

impl Line {
    /// Alone on the banner.
    const ALONE: Self = Self {
        size: 66.0,
        middle: 619.0,
        small_middle: 617.0,
    };
    /// Under a small line.
    const UNDER: Self = Self {
        size: 60.0,
        middle: 632.0,
        small_middle: 614.0,
    };
}

/// The torn Discount sign with what it takes off each card, `less` as text ("−€2").
pub fn discount(painter: &Painter, look: &Look, rect: Rect, angle: f32, less: &str) {
    let inks = look.theme.inks;
    let scale = rect.width() / 320.0;
    if !picture(painter, look, Face::Discount, rect, angle, true) {
        let points = ink::turned(&ink::cut(rect, 1.0, 7), angle, rect.center());
        let line = Stroke::new(1.5, inks.ink);
        painter.add(ink::printed(points, inks.card, line, Vec2::ZERO));
    }
    let size = lettering::fitting(painter, less, 92.0 * scale, 210.0 * scale);
    let offset = Rot2::from_angle(angle) * (vec2(0.0, 3.0) * scale);
    Word::new(less, size, inks.ink).paint(painter, rect.center() + offset, angle);
}

/// The place where a card could lie: a dashed outline with a word in it.
pub fn empty_place(painter: &Painter, look: &Look, rect: Rect, word: &str) {
    baked::place(painter, look, rect);
    let theme = &look.theme;
    if !word.is_empty() {
        let galley = painter.layout(
            word.to_owned(),
            super::super::theme::text(size::SMALL),
            theme.ground_weak,
            (rect.width() - 12.0).max(24.0),
        );
        let at = rect.center() - galley.size() / 2.0;
        if galley.size().y < rect.height() {
            painter.galley(pos2(at.x, at.y), galley, theme.ground_weak);
        }
    }
}
