//! Words painted on things that may be turned: centred by their capitals, shrunk until they fit.

use crate::ui::theme::{DISPLAY_CAP, display};
use egui::emath::Rot2;
use egui::epaint::TextShape;
use egui::{Color32, FontId, Galley, Id, Painter, Pos2, Vec2, vec2};
use std::sync::Arc;

/// How wide that text is in that font, in points.
#[must_use]
pub fn width(painter: &Painter, text: &str, font: &FontId) -> f32 {
    painter.fonts_mut(|fonts| {
        text.chars()
            .map(|letter| fonts.glyph_width(font, letter))
            .sum()
    })
}

/// The size, at most `largest`, in which a display text is no wider than `room` points.
#[must_use]
pub fn fitting(painter: &Painter, text: &str, largest: f32, room: f32) -> f32 {
    let wide = wide(painter, text);
    let size = if wide > 0.0 {
        largest.min(room / wide)
    } else {
        largest
    };
    steps(size)
}

/// How wide a display text is at a size of one point; measured once.
fn wide(painter: &Painter, text: &str) -> f32 {
    const MEASURE: f32 = 64.0;
    let ctx = painter.ctx();
    let id = Id::unique(("width of", text, ctx.pixels_per_point().to_bits()));
    if let Some(wide) = ctx.data(|data| data.get_temp(id)) {
        return wide;
    }
    let wide = width(painter, text, &display(MEASURE)) / MEASURE;
    ctx.data_mut(|data| data.insert_temp(id, wide));
    wide
}

/// Whole and half sizes only, so that the fonts' atlas stays small while things change their size.
fn steps(size: f32) -> f32 {
    if size < 24.0 {
        (size * 2.0).floor() / 2.0
    } else {
        size.floor()
    }
}

/// A word on a thing, in the display face.
#[derive(Clone, Copy, Debug)]
pub struct Word<'a> {
    /// What it says.
    pub text: &'a str,
    /// Size in points.
    pub size: f32,
    /// Its colour.
    pub colour: Color32,
    /// A shadow printed behind it, with its distance in points.
    pub shadow: Option<(Color32, f32)>,
    /// Extra room between letters, in points.
    pub spacing: f32,
}

impl<'a> Word<'a> {
    /// A plain word.
    #[must_use]
    pub const fn new(text: &'a str, size: f32, colour: Color32) -> Self {
        Self {
            text,
            size,
            colour,
            shadow: None,
            spacing: 0.0,
        }
    }

    /// With a shadow behind it.
    #[must_use]
    pub const fn shadow(mut self, colour: Color32, distance: f32) -> Self {
        self.shadow = Some((colour, distance));
        self
    }

    /// With room between its letters.
    #[must_use]
    pub const fn spacing(mut self, spacing: f32) -> Self {
        self.spacing = spacing;
        self
    }

    /// Paints the word centred on `middle`, turned by `angle` about it.
    pub fn paint(&self, painter: &Painter, middle: Pos2, angle: f32) {
        let galley = self.galley(painter);
        let Some(baseline) = baseline(&galley) else {
            return;
        };
        let centre = vec2(
            (galley.size().x - self.spacing) / 2.0,
            baseline - self.size * DISPLAY_CAP / 2.0,
        );
        let turn = Rot2::from_angle(angle);
        let put = |off: Vec2, colour| {
            let at = middle + turn * (off - centre);
            let shape = TextShape::new(at, Arc::clone(&galley), colour).with_angle(angle);
            painter.add(shape);
        };
        if let Some((colour, distance)) = self.shadow {
            put(Vec2::splat(distance), colour);
        }
        put(Vec2::ZERO, self.colour);
    }

    fn galley(&self, painter: &Painter) -> Arc<Galley> {
        let mut job = egui::text::LayoutJob::default();
        job.append(
            self.text,
            0.0,
            egui::TextFormat {
                font_id: display(self.size),
                color: Color32::PLACEHOLDER,
                extra_letter_spacing: self.spacing,
                ..egui::TextFormat::default()
            },
        );
        painter.layout_job(job)
    }
}

fn baseline(galley: &Galley) -> Option<f32> {
    let row = galley.rows.first()?;
    let glyph = row.row.glyphs.first()?;
    Some(row.pos.y + glyph.pos.y)
}
