//! The window: everything that is seen and pressed.
//!
//! `app` keeps the rhythm of a frame; screens draw from views and push [`command::Command`]s; `run`
//! carries them out. No screen ever holds a game.

mod app;
mod asking;
pub mod atlas;
mod begin;
pub mod command;
mod dialog;
mod disk;
pub mod draft;
mod draw;
pub mod drop;
pub mod faces;
mod files;
mod game;
pub mod guard;
mod hint;
mod icon;
mod logbook;
pub mod look;
mod no_window;
pub mod paint;
pub mod parts;
mod records;
mod reveal;
mod run;
mod scores;
pub mod screens;
pub mod settings;
mod shelf;
pub mod sound;
pub mod stage;
pub mod table;
pub mod theme;
pub mod widgets;
mod window;

pub use app::{App, Screen, Side, Start};
pub use begin::Plan;
pub use files::start;
pub use game::Game;
pub use no_window::WindowError;
pub use reveal::Reveal;
pub use window::{FIRST_SIZE, MIN_SIZE, Renderer, run};
