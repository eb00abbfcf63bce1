//! A few sounds of the market, made by the program itself: paper, coins, a stamp, a slipper, a whistle.
//!
//! Whoever plays without the feature `sound`, or without a device, hears nothing and misses nothing:
//! every sound goes with something that is seen.

mod cue;
mod speaker;
mod synth;

pub use cue::Cue;
pub use speaker::Speaker;
pub use synth::{RATE, samples};
