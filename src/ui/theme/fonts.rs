//! Two typefaces, both with every Spanish glyph: Lilita One for display, Atkinson Hyperlegible for text.

use egui::epaint::text::{FontData, FontDefinitions};
use egui::{FontFamily, FontId};
use std::sync::Arc;

const LILITA: &str = "lilita-one";
const ATKINSON: &str = "atkinson-hyperlegible";
const ATKINSON_BOLD: &str = "atkinson-hyperlegible-bold";

const LILITA_TTF: &[u8] = include_bytes!("../../../assets/fonts/lilita-one-latin-400-normal.ttf");
const ATKINSON_TTF: &[u8] =
    include_bytes!("../../../assets/fonts/atkinson-hyperlegible-latin-400-normal.ttf");
const ATKINSON_BOLD_TTF: &[u8] =
    include_bytes!("../../../assets/fonts/atkinson-hyperlegible-latin-700-normal.ttf");

/// Height of Lilita One's capitals for each point of its size, from the font's own table.
pub const DISPLAY_CAP: f32 = 0.704;
/// Height of Atkinson Hyperlegible's capitals for each point of its size, from the font's own table.
pub const TEXT_CAP: f32 = 0.668;

/// The display face: titles, names, values.
#[must_use]
pub fn display(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("display".into()))
}

/// The text face, strong.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// The text face.
#[must_use]
pub fn text(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Our fonts and no others. Lilita One lacks the no-break space, hence its fallback.
pub(super) fn definitions() -> FontDefinitions {
    let names = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
    let data = |bytes: &'static [u8]| Arc::new(FontData::from_static(bytes));
    FontDefinitions {
        font_data: [
            (LILITA.to_owned(), data(LILITA_TTF)),
            (ATKINSON.to_owned(), data(ATKINSON_TTF)),
            (ATKINSON_BOLD.to_owned(), data(ATKINSON_BOLD_TTF)),
        ]
        .into(),
        families: [
            (FontFamily::Proportional, names(&[ATKINSON])),
            (FontFamily::Monospace, names(&[ATKINSON])),
            (
                FontFamily::Name("bold".into()),
                names(&[ATKINSON_BOLD, ATKINSON]),
            ),
            (
                FontFamily::Name("display".into()),
                names(&[LILITA, ATKINSON_BOLD]),
            ),
        ]
        .into(),
    }
}
