//! Where things lie on the screen, told by whoever draws them.

use crate::rules::{Seat, SetId, Stall};
use crate::ui::theme::size;
use egui::{Rect, pos2, vec2};
use std::cell::RefCell;
use std::collections::HashMap;

/// A place on the table that cards come from or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// The crate with the deck.
    Deck,
    /// The top of a stall.
    Stall(Stall),
    /// The box.
    TheBox,
    /// A seat's closed hand: the number on its panel, or the near hand's area.
    Hand(Seat),
    /// A card of the open hand, by its place in [`Hand::cards`](crate::rules::Hand::cards), from 0.
    Card(usize),
    /// One of the two cards just drawn, in the same order.
    Drawn(usize),
    /// One of the cards just taken from the stalls, in the same order.
    Taken(usize),
    /// A set in play.
    Set(SetId),
    /// A seat's area as a whole: stands in for sets that are not drawn.
    Pitch(Seat),
    /// A seat's motorbike.
    Motorbike(Seat),
    /// The middle of the market: where effect cards for nobody's set are shown.
    Middle,
}

/// Where something lies, before it is turned by `angle` radians about its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// Its rectangle.
    pub rect: Rect,
    /// How it is turned.
    pub angle: f32,
}

impl Placed {
    /// The card that fits into the middle of this place.
    #[must_use]
    pub fn as_card(self) -> Self {
        let wide = self
            .rect
            .width()
            .min(self.rect.height() / size::CARD_RATIO)
            .max(8.0);
        let card = vec2(wide, wide * size::CARD_RATIO);
        Self {
            rect: Rect::from_center_size(self.rect.center(), card),
            angle: self.angle,
        }
    }

    /// Somewhere on the way to another place; `share` from 0 (here) to 1 (there).
    #[must_use]
    pub fn towards(self, other: Self, share: f32) -> Self {
        let mix = |from: f32, to: f32| from + (to - from) * share;
        let (from, to) = (self.rect, other.rect);
        let centre = pos2(
            mix(from.center().x, to.center().x),
            mix(from.center().y, to.center().y),
        );
        let size = vec2(
            mix(from.width(), to.width()),
            mix(from.height(), to.height()),
        );
        Self {
            rect: Rect::from_center_size(centre, size),
            angle: mix(self.angle, other.angle),
        }
    }
}

/// The last known place of every spot. Told while drawing, through a shared borrow.
#[derive(Debug, Default)]
pub(super) struct Places(RefCell<HashMap<Spot, Placed>>);

impl Places {
    pub fn put(&self, spot: Spot, placed: Placed) {
        self.0.borrow_mut().insert(spot, placed);
    }

    pub fn get(&self, spot: Spot) -> Option<Placed> {
        self.0.borrow().get(&spot).copied()
    }

    /// The first of those spots that has ever been drawn.
    pub fn first(&self, spots: &[Spot]) -> Option<Placed> {
        spots.iter().find_map(|&spot| self.get(spot))
    }

    pub fn forget(&self) {
        self.0.borrow_mut().clear();
    }
}
