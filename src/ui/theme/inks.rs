//! The printer's inks: the same in every mode, as the cards are.

use egui::Color32;

/// The named colours of the poster. What they are for is said by the roles of [`super::Theme`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the inks' own names")]
pub struct Inks {
    pub paper: Color32,
    pub ink: Color32,
    pub red: Color32,
    pub gold: Color32,
    pub blue: Color32,
    pub green: Color32,
    pub peach: Color32,
    pub teal: Color32,
    pub plum: Color32,
    pub sky: Color32,
    pub fluo: Color32,
    pub table: Color32,
    /// Charo's banner.
    pub wine: Color32,
    /// Wood of boards and counters.
    pub wood: Color32,
    /// Cardboard of the Discount sign and of tags.
    pub card: Color32,
}

impl Inks {
    /// The inks of the printed game.
    pub const PRINT: Self = Self {
        paper: Color32::from_rgb(0xFB, 0xF0, 0xD8),
        ink: Color32::from_rgb(0x20, 0x18, 0x3A),
        red: Color32::from_rgb(0xCE, 0x24, 0x36),
        gold: Color32::from_rgb(0xF9, 0xB2, 0x33),
        blue: Color32::from_rgb(0x1F, 0x5F, 0xA8),
        green: Color32::from_rgb(0x3C, 0x7A, 0x3B),
        peach: Color32::from_rgb(0xF7, 0x9A, 0x6B),
        teal: Color32::from_rgb(0x1C, 0x8C, 0x8C),
        plum: Color32::from_rgb(0x7A, 0x2E, 0x6B),
        sky: Color32::from_rgb(0x9A, 0xD4, 0xD6),
        fluo: Color32::from_rgb(0xFF, 0xE1, 0x4D),
        table: Color32::from_rgb(0x1C, 0x6E, 0x6E),
        wine: Color32::from_rgb(0x8E, 0x1A, 0x2B),
        wood: Color32::from_rgb(0xC8, 0x7A, 0x3A),
        card: Color32::from_rgb(0xE3, 0xBE, 0x82),
    };
}
