//! R23 deck out, R24 five sets.

use crate::common::{Scene, seat};
use me_lo_quitan::rules::{Ending, Event, Phase, Refusal, SETS_TO_WIN};

fn ending(game: &Scene) -> Option<Ending> {
    match game.state().table().phase {
        Phase::Over(ending) => Some(ending),
        _ => None,
    }
}

#[test]
fn r23_allows_the_turn_in_which_the_deck_runs_out_to_be_played_to_its_end() {
    let mut game = Scene::of("montoya: peach*3 thong*2 | reyes: garlic*5")
        .deck("socks*2")
        .begin();
    game.play("0 draw").deck_left("");
    game.play("0 discard socks 0");
    assert_eq!(ending(&game), None);
    game.play("0 sell peach 3");
    assert_eq!(ending(&game), Some(Ending::Deck));
    assert_eq!(
        game.events().last(),
        Some(&Event::Ended {
            ending: Ending::Deck
        })
    );
    assert_eq!(game.totals(), [16, 0]);
}

#[test]
fn r23_allows_the_answers_of_that_turn() {
    let table = || {
        let mut game = Scene::of(
            "montoya: peach*3 thong*2 | reyes: cousin*2 garlic*3 | cortes: aunt garlic*4",
        )
        .deck("socks*4")
        .begin();
        game.play("0 draw, discard socks 0, sell peach 3");
        game.play("1 draw, discard socks 0, steal 1");
        assert_eq!(ending(&game), None, "the question is still open");
        game.play("0 pass");
        assert_eq!(ending(&game), None);
        game
    };
    let mut game = table();
    game.play("2 aunt");
    assert_eq!(
        (ending(&game), game.totals()),
        (Some(Ending::Deck), vec![16, 0, 0])
    );
    let mut game = table();
    game.play("2 pass");
    assert_eq!(
        (ending(&game), game.totals()),
        (Some(Ending::Deck), vec![0, 16, 0])
    );
}

#[test]
fn r23_allows_a_salazar_the_extra_of_that_turn() {
    let mut game = Scene::of("salazar: peach*3 license thong | reyes: garlic*5")
        .deck("socks*2")
        .begin();
    game.play("0 draw, discard socks 0, sell peach 3");
    assert_eq!(ending(&game), None);
    game.play("0 pay socks 0, license 1");
    assert_eq!(ending(&game), Some(Ending::Deck));
}

#[test]
fn r23_allows_a_van_or_motorbike_to_run_the_deck_out() {
    let mut game = Scene::of("montoya: van thong*4 | reyes: garlic*5")
        .deck("socks*4")
        .begin();
    game.play("0 draw, discard socks 0, van self");
    assert_eq!(ending(&game), Some(Ending::Deck));
    let mut game = Scene::of("montoya: thong*5 | reyes: garlic*5")
        .deck("socks*3")
        .begin();
    game.play("0 take 0, give thong 0, sell thong 4");
    game.play("1 take 1, give garlic 1, pass");
    game.play("0 motorbike").deck_left("");
    assert_eq!(ending(&game), None);
    game.play("0 take 0, give socks 0, pass");
    assert_eq!(ending(&game), Some(Ending::Deck));
}

#[test]
fn r23_refuses_every_move_after_the_end() {
    let mut game = Scene::of("montoya: van thong*4 | reyes: garlic*5")
        .deck("socks*2")
        .begin();
    game.play("0 draw, discard socks 0, pass");
    assert_eq!(ending(&game), Some(Ending::Deck));
    let moves = [
        "draw",
        "take 0",
        "motorbike",
        "pass",
        "aunt",
        "van self",
        "sell thong 2",
        "pay van 0",
        "give van 0",
        "discard van 0",
    ];
    for number in 0..2 {
        for mv in moves {
            game.refuses(&format!("{number} {mv}"), Refusal::GameOver);
        }
        assert!(game.list(seat(number)).is_empty());
    }
    assert!(game.state().to_act().is_empty());
}

#[test]
fn r23_refuses_to_end_while_a_card_is_left() {
    let mut game = Scene::of("montoya: thong*5 | reyes: garlic*5")
        .deck("socks*3")
        .begin();
    game.play("0 draw, discard socks 0, pass")
        .deck_left("socks");
    assert_eq!(ending(&game), None);
    game.play("1 take 0, give garlic 0, pass");
    game.play("0 draw").deck_left("");
    assert_eq!(ending(&game), None, "not in the middle of a turn");
    game.play("0 pass");
    assert_eq!(ending(&game), Some(Ending::Deck));
}

/// Seat 0, of that family, keeps one drawn card a turn (the other, a Charo, goes to stall 0) and then
/// acts; seat 1 exchanges a Watermelon for another and acts too, or passes. `rest` is what is left of
/// the deck after the last draw.
fn race(seats: [&str; 2], turns: &[(&str, &str)], rival: &[&str], rest: &str) -> Scene {
    let [own, other] = seats;
    let drawn: Vec<&str> = turns
        .iter()
        .flat_map(|&(kept, _)| [kept, "charo"])
        .collect();
    let drawn = drawn.join(" ");
    let mut game = Scene::of(&format!("{own} | {other}"))
        .stalls("charo watermelon charo")
        .deck(&format!("{drawn} {rest}"))
        .begin();
    for (turn, (_, action)) in turns.iter().enumerate() {
        if turn > 0 {
            let action = rival.get(turn - 1).unwrap_or(&"pass");
            game.play(&format!("1 take 1, give watermelon 1, {action}"));
            // Nobody but seat 0 could answer a rival's Cousin, and it does not.
            if matches!(game.state().table().phase, Phase::Answer { .. }) {
                game.play("0 pass");
            }
        }
        assert_eq!(ending(&game), None, "before turn {turn}");
        game.play(&format!("0 draw, discard charo 0, {action}"));
    }
    game
}

const PAIRS: &str = "socks*2 thong*2 garlic";
const FIVE: [(&str, &str); 5] = [
    ("garlic", "sell socks 2"),
    ("peach", "sell thong 2"),
    ("peach", "sell garlic 2"),
    ("tshirt", "sell peach 2"),
    ("tshirt", "sell tshirt 2"),
];

#[test]
fn r24_allows_the_fifth_set_to_end_the_game() {
    let own = format!("montoya: {PAIRS}");
    let game = race([&own, "reyes: watermelon*5"], &FIVE, &[], "van");
    assert_eq!(ending(&game), Some(Ending::FiveSets));
    assert_eq!(game.totals(), [4 + 6 + 6 + 10 + 10, 0]);
    let game = race([&own, "reyes: watermelon*5"], &FIVE, &[], "");
    assert_eq!(ending(&game), Some(Ending::Both));
    assert_eq!(SETS_TO_WIN, 5);
}

/// Four pairs and a Cousin for the fifth turn.
fn with_a_steal(rest: &str) -> Scene {
    let mut turns = FIVE;
    turns[4] = ("cousin", "steal 2");
    let own = format!("montoya: {PAIRS}");
    race(
        [&own, "reyes: watermelon*5"],
        &turns,
        &["sell watermelon 2"],
        rest,
    )
}

#[test]
fn r24_allows_a_stolen_set_to_be_the_fifth() {
    let game = with_a_steal("van");
    assert_eq!(ending(&game), Some(Ending::FiveSets));
    assert_eq!(game.totals(), [4 + 6 + 6 + 10 + 14, 0]);
}

#[test]
fn r24_refuses_to_end_before_the_steal_is_answered() {
    let mut game = with_a_steal("aunt van");
    assert_eq!(ending(&game), None);
    game.play("1 pass");
    assert_eq!(ending(&game), Some(Ending::FiveSets));
}

#[test]
fn r24_refuses_to_end_by_a_steal_that_an_aunt_cancelled() {
    let mut turns = FIVE;
    turns[4] = ("cousin", "steal 2");
    let own = format!("montoya: {PAIRS}");
    let rival = "reyes: watermelon*4 aunt";
    let mut game = race([&own, rival], &turns, &["sell watermelon 2"], "van");
    game.play("1 aunt");
    assert_eq!(ending(&game), None);
    assert_eq!(game.totals(), [4 + 6 + 6 + 10, 14]);
    assert_eq!(game.state().table().active, seat(1));
}

#[test]
fn r24_allows_a_salazar_the_extra_effect_and_a_sixth_set() {
    let turns = [
        ("garlic", "sell socks 2"),
        ("peach", "pass"),
        ("peach", "sell thong 2"),
        ("tshirt", "sell garlic 2"),
        ("tshirt", "sell peach 2"),
        ("cousin", "pass"),
        ("van", "sell tshirt 2"),
    ];
    let own = format!("salazar: {PAIRS}");
    let mut game = race(
        [&own, "reyes: watermelon*5"],
        &turns,
        &["sell watermelon 2"],
        "van",
    );
    assert_eq!(
        game.state().table().phase,
        Phase::Price,
        "the fifth set is placed"
    );
    let mut without = game.clone();
    without.play("0 pass");
    assert_eq!(ending(&without), Some(Ending::FiveSets));
    game.play("0 pay van 1");
    assert_eq!(ending(&game), None);
    game.play("0 steal 2");
    assert_eq!(ending(&game), Some(Ending::FiveSets));
    assert_eq!(game.state().table().areas[seat(0)].len(), 6);
    assert_eq!(game.totals(), [4 + 6 + 6 + 10 + 10 + 14, 0]);
}

#[test]
fn r24_refuses_to_count_sets_that_are_no_longer_in_the_area() {
    // Seat 0 places five sets, but one of them was stolen meanwhile.
    let own = format!("montoya: {PAIRS}");
    let game = race(
        [&own, "reyes: watermelon*4 cousin"],
        &FIVE,
        &["pass", "steal 2"],
        "van",
    );
    assert_eq!(game.set(2).0, 1);
    assert_eq!(game.state().table().areas[seat(0)].len(), 4);
    assert_eq!(ending(&game), None);
}

#[test]
fn r24_refuses_to_end_at_four_sets() {
    let own = format!("montoya: {PAIRS}");
    let game = race([&own, "reyes: watermelon*5"], &FIVE[..4], &[], "van");
    assert_eq!(game.state().table().areas[seat(0)].len(), 4);
    assert_eq!(ending(&game), None);
}
