//! A game being played: how it was dealt, what was moved, what may be taken back.

mod seed;
mod timeline;

pub use seed::{Seed, SeedError, SetUp};
pub use timeline::{Timeline, TimelineError, Turned};
