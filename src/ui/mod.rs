//! The window: everything that is seen and pressed.

pub mod faces;
pub mod look;
pub mod paint;
pub mod parts;
pub mod screens;
pub mod settings;
pub mod theme;
pub mod widgets;
