//! The whole window, driven as people drive it: by the names of what is on the screen.

mod about;
mod asked;
mod crashes;
mod drag;
mod driver;
mod fits;
mod frames;
mod games;
mod handing;
mod hints;
mod keeping;
mod keyboard;
mod leaks;
mod leaving;
mod misclicks;
mod moments;
mod monkey;
mod pair;
mod peek;
mod person;
mod resume;
mod saves;
mod sight;
mod surfaces;
mod taking_back;
mod twins;
