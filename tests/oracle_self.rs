//! The oracle is checked before anything is checked against it: the rulebook's own examples, the rulings one by one, and
//! whole games by chance in which no card may be lost and nobody may get stuck. None of this touches the engine.

mod oracle;

#[path = "oracle_self/effects.rs"]
mod effects;
#[path = "oracle_self/endings.rs"]
mod endings;
#[path = "oracle_self/scoring.rs"]
mod scoring;
#[path = "oracle_self/turns.rs"]
mod turns;
#[path = "oracle_self/whole_games.rs"]
mod whole_games;

use oracle::Game;
use serde_json::{Value, json};

fn begin(record: &Value) -> Game {
    Game::from_record(record).expect("a sound opening")
}

/// The first seat to move plays this, written without `player`.
fn act(game: &mut Game, mut mv: Value) {
    mv["player"] = json!(game.to_move()[0]);
    game.play(&mv).expect("a legal move");
}

/// The first seat to move draws and puts that card back.
fn draw(game: &mut Game, discard: &str) {
    act(game, json!({"move": "draw"}));
    act(
        game,
        json!({"move": "discard", "card": discard, "stall": 0}),
    );
}

/// A whole turn that only draws.
fn idle(game: &mut Game, discard: &str) {
    draw(game, discard);
    act(game, json!({"move": "pass"}));
}

/// A whole turn that draws and sells; no Charo.
fn draw_and_sell(game: &mut Game, discard: &str, cards: &[&str]) {
    draw(game, discard);
    act(
        game,
        json!({"move": "sell", "cards": cards, "charo_as": null}),
    );
}

/// The legal moves of that name.
fn legal(game: &Game, name: &str) -> Vec<Value> {
    game.legal()
        .into_iter()
        .filter(|mv| mv["move"] == name)
        .collect()
}

fn set_of(game: &Game, seat: usize, place: usize) -> Value {
    game.report()["players"][seat]["sets"][place].clone()
}
