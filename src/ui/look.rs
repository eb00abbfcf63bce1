//! What every part of the window borrows: colours, words, pictures, and whether things may move.

use super::atlas::Atlas;
use super::faces::{Drawing, Faces};
use super::paint::{Baked, Memo};
use super::theme::{Mode, Theme};
use crate::text::{Language, Texts};
use egui::Context;
use std::rc::Rc;

/// The look of the window.
pub struct Look {
    /// Colours, type, sizes.
    pub theme: Theme,
    /// Words in the player's language.
    pub texts: Texts,
    /// Pictures of cards and table.
    pub faces: Faces,
    /// Small things drawn once into textures.
    pub baked: Baked,
    /// Where small pictures lie.
    pub atlas: Rc<Atlas>,
    /// What was painted and may look the same.
    pub memo: Memo,
    /// Nothing moves, blinks or fades.
    pub reduce_motion: bool,
}

impl Look {
    /// A look that draws its pictures behind the scenes.
    #[must_use]
    pub fn new(mode: Mode, language: Language) -> Self {
        Self::with_drawing(mode, language, Drawing::Behind)
    }

    /// A look whose pictures come about in that way.
    #[must_use]
    pub fn with_drawing(mode: Mode, language: Language, drawing: Drawing) -> Self {
        let atlas = Rc::new(Atlas::default());
        Self {
            theme: Theme::new(mode),
            texts: Texts::new(language),
            faces: Faces::new(drawing, Rc::clone(&atlas)),
            baked: Baked::default(),
            atlas,
            memo: Memo::default(),
            reduce_motion: false,
        }
    }

    /// Hands fonts and style to egui; once, before the first frame.
    pub fn install(&self, ctx: &Context) {
        self.theme.install_fonts(ctx);
        self.theme.apply(ctx, self.reduce_motion);
    }

    /// Changes whenever the same thing may look different: with colours, words, or pictures that came.
    #[must_use]
    pub fn version(&self) -> (Mode, Language, u64) {
        let words = self.texts.language();
        (self.theme.mode, words, self.atlas.version())
    }

    /// Changes the mode, pictures stay.
    pub fn set_mode(&mut self, ctx: &Context, mode: Mode) {
        self.theme = Theme::new(mode);
        self.theme.apply(ctx, self.reduce_motion);
    }

    /// Switches all movement off or on.
    pub fn set_reduce_motion(&mut self, ctx: &Context, reduce: bool) {
        self.reduce_motion = reduce;
        self.theme.apply(ctx, reduce);
    }
}
