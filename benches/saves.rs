//! Saving and loading the longest game (issue: under 20 ms each, file under 20 KB).

#[path = "../tests/support/games.rs"]
mod games;

use divan::Bencher;
use divan::counter::BytesCount;
use games::finished;
use me_lo_quitan::save::{SavedGame, from_bytes, read_head, to_bytes};

/// The longest of some random games.
fn longest() -> SavedGame {
    let games = (0..2_000).map(finished);
    let game = games.max_by_key(|game| game.timeline.moves().len());
    game.unwrap_or_else(|| finished(0))
}

fn main() {
    let game = longest();
    let bytes = to_bytes(&game).len();
    println!(
        "longest of 2,000 games: {} moves, {bytes} bytes",
        game.timeline.moves().len()
    );
    assert!(bytes < 20_000, "a save has less than 20 KB");
    divan::main();
}

#[divan::bench]
fn save(bencher: Bencher) {
    let game = longest();
    bencher
        .counter(BytesCount::new(to_bytes(&game).len()))
        .bench(|| to_bytes(divan::black_box(&game)));
}

#[divan::bench]
fn load(bencher: Bencher) {
    let file = to_bytes(&longest());
    bencher
        .counter(BytesCount::new(file.len()))
        .bench(|| from_bytes(divan::black_box(&file)).is_ok());
}

#[divan::bench]
fn head_alone(bencher: Bencher) {
    let file = to_bytes(&longest());
    bencher.bench(|| read_head(divan::black_box(&file)).is_ok());
}
