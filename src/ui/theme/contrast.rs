//! How well two colours tell apart, as WCAG 2.2 counts it (1.4.3, 1.4.11).

use egui::Color32;

/// Least contrast of text that people read (WCAG 1.4.3).
pub const TEXT: f32 = 4.5;
/// Least contrast of large text: 24 pt, or 18.7 pt bold (WCAG 1.4.3).
pub const LARGE_TEXT: f32 = 3.0;
/// Least contrast of edges, icons, state marks and focus rings (WCAG 1.4.11).
pub const EDGE: f32 = 3.0;

/// The contrast of two opaque colours, from 1 (none) to 21 (black on white).
#[must_use]
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Relative luminance, from 0 (black) to 1 (white).
#[must_use]
pub fn luminance(colour: Color32) -> f32 {
    let linear = |channel: u8| {
        let share = f32::from(channel) / 255.0;
        if share <= 0.040_45 {
            share / 12.92
        } else {
            ((share + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

/// `over` printed on `under` with that opacity from 0 to 1, as an opaque colour.
#[must_use]
pub fn mix(under: Color32, over: Color32, opacity: f32) -> Color32 {
    under.lerp_to_gamma(over, opacity.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_counts_as_wcag_does() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(Color32::WHITE, Color32::WHITE) - 1.0).abs() < f32::EPSILON);
        // The best-known borderline grey: 4.54 on white.
        let grey = Color32::from_gray(0x76);
        assert!((contrast(grey, Color32::WHITE) - 4.54).abs() < 0.01);
        assert!((contrast(Color32::WHITE, grey) - 4.54).abs() < 0.01);
    }
}
