//! The end of a game.

mod tally;

pub use tally::{Tally, tallies};
