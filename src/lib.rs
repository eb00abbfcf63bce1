//! *Me lo quitan de las manos*: a hot-seat card game of Spanish street-market families.
//!
//! The house has floors, and imports go only downward:
//!
//! `ui` (the window) and `lab` (the command line) → `save` (files) and `record` (the public record)
//! → `play` (a game with its players) → `bots` and `text` → `rules` (the pure game).

pub mod bots;
pub mod lab;
pub mod play;
pub mod record;
pub mod rules;
pub mod save;
pub mod text;
#[cfg(feature = "ui")]
pub mod ui;
