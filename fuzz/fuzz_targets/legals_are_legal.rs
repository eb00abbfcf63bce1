#![no_main]

#[path = "../bodies.rs"]
#[allow(dead_code, reason = "each target runs one body")]
mod bodies;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bodies::legals_are_legal(data));
