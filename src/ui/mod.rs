//! The window: everything that is seen and pressed.

pub mod faces;
pub mod theme;
