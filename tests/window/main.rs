//! The whole window, driven as people drive it: by the names of what is on the screen.

mod driver;
mod frames;
mod games;
mod person;
mod resume;
