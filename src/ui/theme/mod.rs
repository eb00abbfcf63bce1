//! The one place for colours, type, sizes and durations, in light, dark and high contrast.
//!
//! [`Inks`] are the printer's colours; [`Theme`]'s roles say which of them stands where. Nothing else
//! in the window names a colour. Every pair of roles that meets on screen is listed in
//! [`Theme::pairs`] with the contrast it needs, and tests hold all modes to it.

mod contrast;
mod fonts;
mod inks;
mod pairs;
pub mod size;
mod style;

pub use contrast::{EDGE, LARGE_TEXT, TEXT, contrast, luminance, mix};
pub use fonts::{DISPLAY_CAP, TEXT_CAP, bold, display, text};
pub use inks::Inks;
pub use pairs::Pair;

use crate::rules::Family;
use egui::{Color32, Context};
use serde::{Deserialize, Serialize};

/// The three looks of the window; cards are the same in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The morning market: paper signs on kraft.
    #[default]
    Light,
    /// The petrol canvas of the evening: slates instead of paper.
    Dark,
    /// Ink on white, thick lines, no texture.
    HighContrast,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::HighContrast];
}

/// Whichever of two colours tells better from `back`.
#[must_use]
pub fn stronger(one: Color32, other: Color32, back: Color32) -> Color32 {
    if contrast(one, back) >= contrast(other, back) {
        one
    } else {
        other
    }
}

/// A ground with the text on it and the line round it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "a coat's parts are what they are called")]
pub struct Coat {
    pub ground: Color32,
    pub text: Color32,
    pub edge: Color32,
}

const fn coat(ground: Color32, text: Color32, edge: Color32) -> Coat {
    Coat { ground, text, edge }
}

/// Colours of a mode by their role.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// Which look it is.
    pub mode: Mode,
    /// The printer's colours.
    pub inks: Inks,
    /// Behind everything.
    pub ground: Color32,
    /// Text straight on the ground.
    pub ground_text: Color32,
    /// Less important text straight on the ground.
    pub ground_weak: Color32,
    /// A sign's paper (a slate in the dark).
    pub panel: Color32,
    /// Text on a sign.
    pub panel_text: Color32,
    /// Less important text on a sign.
    pub weak_text: Color32,
    /// Good news on a sign: money, allowed.
    pub good_text: Color32,
    /// Bad news on a sign: losses, refusals.
    pub bad_text: Color32,
    /// Lines that say where something ends, on ground and signs.
    pub line: Color32,
    /// Lines that only please the eye.
    pub hairline: Color32,
    /// Ordinary painted board.
    pub plain: Coat,
    /// The board one most likely wants.
    pub primary: Coat,
    /// The board that takes something from somebody.
    pub danger: Coat,
    /// A price tag: chips and values.
    pub tag: Coat,
    /// A chip or tab that is on.
    pub tag_on: Coat,
    /// Where one types.
    pub field: Coat,
    /// Hint in an empty field.
    pub field_hint: Color32,
    /// Whatever cannot be pressed now.
    pub disabled: Coat,
    /// The note that explains.
    pub tooltip: Coat,
    /// Marked text.
    pub selection: Coat,
    /// Inner colour of the focus ring.
    pub focus_inner: Color32,
    /// Outer colour of the focus ring.
    pub focus_outer: Color32,
    /// Ring round what may be chosen.
    pub allowed: Color32,
    /// Ring round what is chosen.
    pub chosen: Color32,
    /// Line behind a ring, so that it stands off from any card.
    pub ring_edge: Color32,
    /// Line round a card where its paper hardly tells from the ground.
    pub card_edge: Color32,
    /// Solid part of a shadow.
    pub shadow: Color32,
    /// What dimmed cards are dimmed with.
    pub dim: Color32,
    /// How much of [`Theme::dim`] covers a dimmed card, 0 to 1.
    pub dim_share: f32,
    /// Whether paper, dots and shadows are printed at all.
    pub textured: bool,
}

impl Theme {
    /// The theme of that mode.
    #[must_use]
    pub const fn new(mode: Mode) -> Self {
        match mode {
            Mode::Light => Self::light(),
            Mode::Dark => Self::dark(),
            Mode::HighContrast => Self::high_contrast(),
        }
    }

    const fn light() -> Self {
        let inks = Inks::PRINT;
        Self {
            mode: Mode::Light,
            inks,
            ground: Color32::from_rgb(0xF0, 0xDA, 0xAE),
            ground_text: inks.ink,
            ground_weak: Color32::from_rgb(0x52, 0x46, 0x5E),
            panel: inks.paper,
            panel_text: inks.ink,
            weak_text: Color32::from_rgb(0x5A, 0x4E, 0x68),
            good_text: Color32::from_rgb(0x2C, 0x61, 0x30),
            bad_text: Color32::from_rgb(0xA3, 0x17, 0x2A),
            line: inks.ink,
            hairline: Color32::from_rgb(0xD8, 0xBF, 0x93),
            plain: coat(inks.paper, inks.ink, inks.ink),
            primary: coat(inks.blue, inks.paper, inks.ink),
            danger: coat(inks.red, inks.paper, inks.ink),
            tag: coat(Color32::from_rgb(0xF6, 0xE3, 0xBC), inks.ink, inks.ink),
            tag_on: coat(inks.fluo, inks.ink, inks.ink),
            field: coat(Color32::from_rgb(0xFF, 0xFA, 0xEE), inks.ink, inks.ink),
            field_hint: Color32::from_rgb(0x6A, 0x5F, 0x77),
            disabled: coat(
                Color32::from_rgb(0xE6, 0xD3, 0xAC),
                Color32::from_rgb(0x6B, 0x5F, 0x6F),
                Color32::from_rgb(0x86, 0x78, 0x7C),
            ),
            tooltip: coat(inks.fluo, inks.ink, inks.ink),
            selection: coat(inks.gold, inks.ink, inks.ink),
            focus_inner: inks.fluo,
            focus_outer: inks.ink,
            allowed: inks.green,
            chosen: inks.red,
            ring_edge: inks.paper,
            card_edge: Color32::from_rgb(0x7D, 0x66, 0x52),
            shadow: Color32::from_rgba_premultiplied(14, 10, 24, 110),
            dim: Color32::from_rgb(0xF0, 0xDA, 0xAE),
            dim_share: 0.22,
            textured: true,
        }
    }

    const fn dark() -> Self {
        let inks = Inks::PRINT;
        let chalk = Color32::from_rgb(0xD9, 0xCD, 0xB8);
        Self {
            mode: Mode::Dark,
            ground: Color32::from_rgb(0x1E, 0x6B, 0x6B),
            ground_text: inks.paper,
            ground_weak: Color32::from_rgb(0xEF, 0xE5, 0xCD),
            panel: inks.ink,
            panel_text: inks.paper,
            weak_text: Color32::from_rgb(0xC9, 0xBF, 0xD0),
            good_text: Color32::from_rgb(0x9A, 0xDB, 0x92),
            bad_text: Color32::from_rgb(0xFF, 0xA0, 0x98),
            line: chalk,
            hairline: Color32::from_rgb(0x4A, 0x41, 0x66),
            plain: coat(Color32::from_rgb(0x3A, 0x31, 0x58), inks.paper, chalk),
            primary: coat(inks.gold, inks.ink, chalk),
            danger: coat(inks.red, inks.paper, chalk),
            tag: coat(Color32::from_rgb(0x3A, 0x31, 0x58), inks.paper, chalk),
            tag_on: coat(inks.fluo, inks.ink, chalk),
            field: coat(Color32::from_rgb(0x14, 0x0F, 0x26), inks.paper, chalk),
            field_hint: Color32::from_rgb(0xB4, 0xA9, 0xBE),
            disabled: coat(
                Color32::from_rgb(0x2F, 0x2A, 0x45),
                Color32::from_rgb(0xA0, 0x97, 0xAB),
                Color32::from_rgb(0xC4, 0xBB, 0xC8),
            ),
            tooltip: coat(inks.paper, inks.ink, inks.ink),
            selection: coat(inks.gold, inks.ink, inks.paper),
            focus_inner: inks.fluo,
            focus_outer: inks.ink,
            allowed: inks.fluo,
            chosen: inks.gold,
            ring_edge: inks.ink,
            card_edge: inks.paper,
            shadow: Color32::from_rgba_premultiplied(6, 4, 12, 140),
            dim: inks.ink,
            dim_share: 0.3,
            ..Self::light()
        }
    }

    const fn high_contrast() -> Self {
        let inks = Inks::PRINT;
        let white = Color32::WHITE;
        let ink = Color32::from_rgb(0x0E, 0x0A, 0x1E);
        Self {
            mode: Mode::HighContrast,
            ground: white,
            ground_text: ink,
            ground_weak: ink,
            panel: white,
            panel_text: ink,
            weak_text: ink,
            good_text: Color32::from_rgb(0x14, 0x4A, 0x1C),
            bad_text: Color32::from_rgb(0x8A, 0x06, 0x18),
            line: ink,
            hairline: ink,
            plain: coat(white, ink, ink),
            primary: coat(ink, white, ink),
            danger: coat(Color32::from_rgb(0x8A, 0x06, 0x18), white, ink),
            tag: coat(white, ink, ink),
            tag_on: coat(ink, white, ink),
            field: coat(white, ink, ink),
            field_hint: Color32::from_rgb(0x3A, 0x34, 0x4C),
            disabled: coat(
                white,
                Color32::from_rgb(0x4A, 0x44, 0x5C),
                Color32::from_rgb(0x4A, 0x44, 0x5C),
            ),
            tooltip: coat(white, ink, ink),
            selection: coat(inks.fluo, ink, ink),
            focus_inner: inks.fluo,
            focus_outer: ink,
            allowed: Color32::from_rgb(0x14, 0x4A, 0x1C),
            chosen: ink,
            ring_edge: white,
            card_edge: ink,
            shadow: Color32::TRANSPARENT,
            dim: white,
            dim_share: 0.2,
            textured: false,
            ..Self::light()
        }
    }

    /// A family's colours on awnings, cloths and badges, the same in every mode.
    #[must_use]
    pub const fn family(&self, family: Family) -> Coat {
        let Inks {
            paper,
            ink,
            red,
            plum,
            table,
            blue,
            gold,
            ..
        } = self.inks;
        match family {
            Family::Salazar => coat(red, paper, ink),
            Family::Heredia => coat(plum, paper, ink),
            // Paper on teal is too weak for text; petrol is its darker neighbour.
            Family::Montoya => coat(table, paper, ink),
            Family::Cortes => coat(blue, paper, ink),
            Family::Reyes => coat(gold, ink, ink),
        }
    }

    /// Hands the game's fonts to egui. Once, before the first frame.
    pub fn install_fonts(&self, ctx: &Context) {
        ctx.set_fonts(fonts::definitions());
    }

    /// Hands the whole style to egui: on the first frame and whenever mode or motion change.
    ///
    /// With `reduce_motion` every animation of egui takes no time at all.
    pub fn apply(&self, ctx: &Context, reduce_motion: bool) {
        style::apply(self, ctx, reduce_motion);
    }
}
