//! Whole screens: each draws from what it borrows and says what was asked of it.

pub mod scoring;
pub mod setup;
