//! Everything that is painted rather than pressed: cards, table, lettering, marks, rings.
//!
//! These functions take a painter and a [`Look`](super::look::Look) and leave no trace for screen readers;
//! what can be pressed is in [`widgets`](super::widgets).

mod baked;
mod card;
pub mod ink;
mod lettering;
mod marks;
mod memo;
mod picture;
pub mod rings;
mod table;
pub mod texture;

pub use baked::{Baked, sheet, small_back};
pub use card::{CardState, card, card_size, discount, empty_place, shadow};
pub use lettering::{Word, fitting, width};
pub use marks::{Mark, mark, medal, shape as mark_shape};
pub use memo::{Memo, bits, kept};
pub use picture::{picture, tiled, turning};
pub use table::{
    awning, count_badge, counter, crate_with_number, family_badge, family_strip, ground, pile,
    price_tag, stamp, tag_body, tag_size,
};
