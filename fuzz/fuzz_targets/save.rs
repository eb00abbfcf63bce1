#![no_main]

#[path = "../save_body.rs"]
mod save_body;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    save_body::save(data);
});
