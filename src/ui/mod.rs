//! The window: everything that is seen and pressed.

pub mod theme;
