//! Everything that can be pressed, written in or read from: painted, and named for screen readers.
//!
//! Each widget takes the [`Look`](super::look::Look), returns egui's `Response`, can be reached by keyboard, and
//! never changes anything but the value it was handed.

mod board;
mod card;
mod chip;
mod field;
mod note;
mod number;
mod select;
mod sign;
mod tabs;
mod toggle;
mod touch;

pub use board::{Board, ButtonSpec, Kind, button};
pub use card::{CardWidget, Place, Sensed, fan, paint_sensed};
pub use chip::{chip, icon_button};
pub use field::Field;
pub use note::{note, note_from, note_with};
pub use number::{Scale, slider, stepper};
pub use select::select;
pub use sign::{Hold, paper, rule, sheet, sign, title};
pub use tabs::tabs;
pub use toggle::toggle;
pub use touch::asked_why;
