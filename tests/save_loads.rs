//! Saving and loading changes nothing (reliability: A14, A17, A26, C2, C3, C5, D13, F7, F8).

#[path = "support/games.rs"]
mod games;
#[path = "support/heavy.rs"]
mod heavy;
#[path = "support/moments.rs"]
mod moments;

use games::{Chance, any_move, dealt, finished, play_until};
use me_lo_quitan::play::What;
use me_lo_quitan::rules::{Card, Move, Phase, Stall};
use me_lo_quitan::save::{SavedGame, from_bytes, to_bytes};
use std::time::Instant;

#[test]
fn c03_after_every_move_the_loaded_game_is_the_game() {
    let moves: u64 = (0..16).map(heavy::game).sum();
    println!("saved and loaded after each of {moves} moves");
    assert!(moves > 1_000);
}

/// Plays the same random moves in both; they must stay alike to the end.
fn same_future(mut a: SavedGame, mut b: SavedGame) {
    let (mut chance, mut list) = (Chance(77), Vec::new());
    while let Some((seat, mv)) = any_move(&a, &mut chance, &mut list) {
        let on = &mut |_: &_, _| ();
        let first = a.timeline.push(seat, mv, on);
        assert_eq!(first, b.timeline.push(seat, mv, on));
        assert_eq!(a.timeline.now(), b.timeline.now());
    }
}

#[test]
fn a17_each_open_question_is_asked_again_and_ends_the_same() {
    for (name, is_it) in moments::KINDS {
        let option = if name == "doubling_question" { 2 } else { 0 };
        let game = moments::find((name, is_it), option).expect(name);
        let loaded = from_bytes(&to_bytes(&game)).expect(name);
        assert!(is_it(loaded.timeline.now()), "{name}");
        assert_eq!(loaded.timeline.now().to_act(), game.timeline.now().to_act());
        same_future(loaded, game);
    }
}

#[test]
fn c05_loading_again_and_again_never_deals_anew() {
    let mut game = dealt(11);
    play_until(&mut game, 11, |game| {
        game.timeline.moves().len() > 20 && game.timeline.now().table().phase == Phase::Start
    });
    let (file, seat) = (to_bytes(&game), game.timeline.now().table().active);
    let drawn = || {
        let mut loaded = from_bytes(&file).expect("a save").timeline;
        loaded
            .push(seat, Move::Draw, &mut |_, _| ())
            .map(|()| *loaded.now())
    };
    let first = drawn();
    for _ in 0..50 {
        assert_eq!(drawn(), first);
    }
}

#[test]
fn f07_a_game_opened_again_stands_where_it_was_and_takes_nothing_back() {
    let mut game = dealt(5);
    play_until(&mut game, 5, |game| game.timeline.can_undo());
    assert!(game.timeline.can_undo());
    let mut loaded = from_bytes(&to_bytes(&game)).expect("a save").timeline;
    assert_eq!(loaded.now(), game.timeline.now());
    assert!(!loaded.can_undo());
    assert_eq!(loaded.undo(), None);
}

#[test]
fn a26_saving_and_loading_a_thousand_times_does_not_make_it_grow() {
    let mut game = finished(9);
    let first = to_bytes(&game);
    for _ in 0..1_000 {
        game = from_bytes(&to_bytes(&game)).expect("a save");
    }
    assert_eq!(to_bytes(&game), first);
    for _ in 0..50 {
        game = from_bytes(&to_bytes(&game)).expect("a save");
        let moves = game.timeline.moves().len();
        game.remarks.add(moves, What::Resumed);
    }
    assert!(to_bytes(&game).len() < first.len() + 100);
}

#[test]
fn a26_d13_ten_thousand_turns_of_exchanges_stay_small_and_quick() {
    let mut game = dealt(2);
    for turn in 0..10_000 {
        let state = game.timeline.now();
        let seat = state.table().active;
        let stall = Stall::ALL[turn % 3];
        let card = state.view(Some(seat)).hand.kinds().next().expect("a card");
        for mv in [Move::Take { stall }, Move::Give { card, stall }, Move::Pass] {
            game.timeline
                .push(seat, mv, &mut |_, _| ())
                .expect("an exchange");
        }
    }
    game.timeline.seal();
    let start = Instant::now();
    let file = to_bytes(&game);
    let saved = start.elapsed();
    let start = Instant::now();
    let loaded = from_bytes(&file).expect("a save");
    let opened = start.elapsed();
    assert_eq!(loaded, game);
    println!(
        "{} bytes, saved in {saved:?}, loaded in {opened:?}",
        file.len()
    );
    assert!(file.len() < 5 << 20);
}

#[test]
fn c02_equal_games_give_equal_bytes() {
    for seed in 0..20 {
        assert_eq!(to_bytes(&finished(seed)), to_bytes(&finished(seed)));
    }
}

#[test]
fn f08_no_card_and_no_seed_can_be_read_in_a_save() {
    let words: Vec<String> = Card::ALL
        .iter()
        .map(|card| card.name().to_owned())
        .collect();
    let inside = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes).to_lowercase();
        words
            .iter()
            .find(|word| text.contains(word.as_str()))
            .cloned()
    };
    for seed in 0..40 {
        let file = to_bytes(&finished(seed));
        assert_eq!(inside(&file), None, "seed {seed}");
        let text = String::from_utf8_lossy(&file);
        assert!(!text.contains("seed"));
    }
    // What people reach for. A tool that this machine lacks finds nothing either.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("save.mlqm");
    std::fs::write(&path, to_bytes(&finished(1))).expect("written");
    for tool in [
        vec!["strings"],
        vec!["base64", "-d", "-i"],
        vec!["zcat", "-f"],
        vec!["lz4cat"],
    ] {
        let run = std::process::Command::new(tool[0])
            .args(&tool[1..])
            .arg(&path)
            .output();
        if let Ok(output) = run {
            assert_eq!(inside(&output.stdout), None, "{tool:?}");
        }
    }
}
