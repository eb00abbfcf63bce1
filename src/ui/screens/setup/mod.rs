//! Setting up a new game.

mod draft;

pub use draft::{Ready, SeatDraft, SetUpDraft, WhyNot, deck_said, seed_by_chance, seed_said};
