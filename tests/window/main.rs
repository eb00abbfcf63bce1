//! The whole window, driven as people drive it: by the names of what is on the screen.

mod driver;
mod frames;
mod games;
mod leaks;
mod monkey;
mod person;
mod resume;
mod sight;
mod twins;
