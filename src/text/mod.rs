//! What people read, in their language: texts by key, names of cards and sets, and the public log.
//!
//! Sees `rules` only and knows no window. The sentences themselves lie in `assets/text/`.

mod book;
mod log;
mod pseudo;
mod tell;
mod texts;
mod words;

pub use fluent_bundle::FluentValue;
pub use log::{Log, LogLine, Told};
pub use texts::{Language, Texts};
pub use words::phase_word;
