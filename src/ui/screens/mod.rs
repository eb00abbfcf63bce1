//! Whole screens: each draws from what it borrows and says what was asked of it.

pub mod about;
mod frame;
pub mod learn;
pub mod saves;
pub mod scoring;
pub mod settings;
pub mod setup;
pub mod title;
