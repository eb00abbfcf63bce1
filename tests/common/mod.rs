//! What the engine's tests share: hands written as words, tables set up from them, moves written in
//! notation, and everything each pair of eyes sees written out as text.
#![allow(
    dead_code,
    unused_imports,
    reason = "each test that borrows these uses only a part of them"
)]

mod scene;
mod script;
mod tell;

pub use scene::{Scene, hand, seat, stall, words};
pub use script::{Script, ScriptError};
