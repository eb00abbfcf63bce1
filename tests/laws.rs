//! Laws that hold in every game, checked over random ones: all numbers of players, all table options, standard and odd
//! decks, several ways of playing. Where a law breaks, the game is told by its number and its moves.
//!
//! `MLQ_GAMES=100000 cargo test --test laws` plays more games than the default; `MLQ_GAME=17` plays that one alone.
//! What occurred how often is printed with `-- --nocapture` and written beside the build.

mod common;

#[path = "laws/coverage.rs"]
mod coverage;
#[path = "laws/endless.rs"]
mod endless;
#[path = "laws/kinds.rs"]
mod kinds;
#[path = "laws/secrecy.rs"]
mod secrecy;
#[path = "laws/states.rs"]
mod states;
#[path = "laws/timeline.rs"]
mod timeline;
#[path = "laws/universe.rs"]
mod universe;
#[path = "laws/walk.rs"]
mod walk;
#[path = "laws/worlds.rs"]
mod worlds;
