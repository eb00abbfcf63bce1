//! Opening and draw phase (R1 to R10).

use serde_json::{Value, json};

use super::oracle::{Game, stacked};
use super::{act, begin, draw, draw_and_sell, idle, legal};

#[test]
fn r2_r4_the_deal_goes_seat_by_seat_then_to_the_stalls() {
    let hands = ["socks*5", "thong*5", "charo*5"];
    let game = begin(&stacked(
        &["salazar", "reyes", "cortes"],
        &hands,
        "aunt van charo",
        "peach garlic",
    ));
    let report = game.report();
    assert_eq!(report["players"][1]["hand"], json!(vec!["thong"; 5]));
    assert_eq!(report["stalls"], json!([["aunt"], ["van"], ["charo"]]));
    assert_eq!(
        (&report["deck_left"], &report["turns"]),
        (&json!(2), &json!(1))
    );
    assert_eq!(
        (&report["phase"], &report["to_move"]),
        (&json!("start"), &json!([0]))
    );
}

#[test]
fn impossible_openings_are_refused() {
    let good = stacked(&["salazar", "reyes"], &["socks*5"; 2], "socks*3", "peach");
    assert!(Game::from_record(&good).is_ok());
    let refusals: [(&str, Value, &str); 7] = [
        (
            "/format",
            json!("mlq-record-2"),
            "`format` is not mlq-record-1",
        ),
        (
            "/players",
            json!(["A"]),
            "two to five `players`, with as many `families`",
        ),
        (
            "/families/0",
            json!("reyes"),
            "two players of the family reyes",
        ),
        ("/start", json!(2), "`start` is no seat"),
        (
            "/options/aunt",
            json!("never"),
            "the option aunt can't be \"never\"",
        ),
        (
            "/options/deck/socks",
            json!(12),
            "13 socks in the deck where 12 are said",
        ),
        (
            "/deck/0",
            json!("motorbike"),
            "no card of the deck is called motorbike",
        ),
    ];
    for (pointer, wrong, refusal) in refusals {
        let mut record = good.clone();
        *record.pointer_mut(pointer).expect("a key of the opening") = wrong;
        assert_eq!(Game::from_record(&record).err().as_deref(), Some(refusal));
    }
    let mut short = good.clone();
    short["deck"].as_array_mut().expect("a list").pop();
    short["options"]["deck"]["peach"] = json!(0);
    assert_eq!(
        Game::from_record(&short).err().as_deref(),
        Some("13 cards can't be dealt to 2 players")
    );
}

#[test]
fn r5_the_motorbike_needs_four_cards_or_fewer_and_works_once() {
    let hands = ["socks*4 thong", "peach*5"];
    let mut game = begin(&stacked(
        &["heredia", "reyes"],
        &hands,
        "thong*3",
        "thong*20",
    ));
    assert_eq!(legal(&game, "motorbike").len(), 0, "five in hand");
    draw_and_sell(&mut game, "thong", &["socks", "socks"]);
    idle(&mut game, "thong");
    act(&mut game, json!({"move": "motorbike"}));
    assert_eq!(game.report()["phase"], "start");
    assert_eq!(game.report()["box"], json!(["motorbike"]));
    assert_eq!(legal(&game, "draw").len(), 0, "R7: seven in hand now");
    act(
        &mut game,
        json!({"move": "exchange", "takes": [1], "gives": [["thong", 1]]}),
    );
    act(
        &mut game,
        json!({"move": "sell", "cards": vec!["thong"; 5], "charo_as": null}),
    );
    idle(&mut game, "thong");
    assert_eq!(legal(&game, "motorbike").len(), 0, "once a game");
}

#[test]
fn r6_r10_a_motorbike_that_empties_the_deck_leaves_only_an_exchange() {
    let hands = ["socks*5", "peach*5"];
    let mut game = begin(&stacked(
        &["heredia", "reyes"],
        &hands,
        "socks*3",
        "socks*6",
    ));
    draw_and_sell(&mut game, "socks", &["socks", "socks"]);
    idle(&mut game, "socks");
    act(&mut game, json!({"move": "motorbike"}));
    assert_eq!(game.report()["deck_left"], 0);
    assert!(game.legal().iter().all(|mv| mv["move"] == "exchange"));
    act(
        &mut game,
        json!({"move": "exchange", "takes": [0], "gives": [["socks", 2]]}),
    );
    act(&mut game, json!({"move": "pass"}));
    assert_eq!(game.report()["ended_by"], "deck");
}

#[test]
fn r7_one_of_the_two_drawn_goes_back_and_a_last_card_is_kept() {
    let hands = ["socks*5", "peach*5"];
    let mut game = begin(&stacked(
        &["heredia", "reyes"],
        &hands,
        "thong*3",
        "garlic van charo",
    ));
    act(&mut game, json!({"move": "draw"}));
    let discards = legal(&game, "discard");
    assert_eq!(discards.len(), 6, "two kinds, three stalls");
    assert!(
        discards
            .iter()
            .all(|mv| mv["card"] == "garlic" || mv["card"] == "van")
    );
    act(
        &mut game,
        json!({"move": "discard", "card": "van", "stall": 2}),
    );
    act(&mut game, json!({"move": "pass"}));
    assert_eq!(game.report()["stalls"][2], json!(["thong", "van"]));
    act(&mut game, json!({"move": "draw"}));
    assert_eq!(game.report()["phase"], "action");
    assert_eq!(
        game.report()["players"][1]["hand"].as_array().map(Vec::len),
        Some(6)
    );
    act(&mut game, json!({"move": "pass"}));
    assert_eq!(
        (&game.report()["over"], &game.report()["ended_by"]),
        (&json!(true), &json!("deck"))
    );
    assert_eq!(game.legal(), Vec::<Value>::new());
}

#[test]
fn r8_the_card_taken_is_not_the_card_given() {
    let hands = ["socks*5", "peach*5"];
    let game = begin(&stacked(
        &["heredia", "reyes"],
        &hands,
        "thong thong van",
        "garlic*9",
    ));
    let exchanges = legal(&game, "exchange");
    assert_eq!(exchanges.len(), 3 * 3, "only socks can be given");
    assert!(exchanges.iter().all(|mv| mv["gives"][0][0] == "socks"));
}

#[test]
fn r9_the_reyes_take_top_after_top_and_give_what_they_held() {
    let hands = ["garlic*4 thong", "peach*5"];
    let mut game = begin(&stacked(
        &["reyes", "heredia"],
        &hands,
        "aunt van charo",
        "socks*9",
    ));
    let both_from_one = |game: &Game, stall: usize| {
        legal(game, "exchange")
            .iter()
            .filter(|mv| mv["takes"] == json!([stall, stall]))
            .count()
    };
    // Each stall has one card: two takes come from two stalls, in either order. Gives: garlic twice, or one garlic and
    // the thong in either order, each on any of three stalls.
    assert_eq!(legal(&game, "exchange").len(), 3 * 2 * 3 + 6 * (3 * 9));
    assert_eq!(both_from_one(&game, 0), 0);
    act(
        &mut game,
        json!({"move": "exchange", "takes": [1, 0], "gives": [["thong", 1], ["garlic", 1]]}),
    );
    assert_eq!(
        game.report()["stalls"],
        json!([[], ["thong", "garlic"], ["charo"]])
    );
    assert_eq!(
        game.report()["players"][0]["hand"],
        json!(["aunt", "garlic", "garlic", "garlic", "van"])
    );
    act(&mut game, json!({"move": "pass"}));
    assert!(
        legal(&game, "exchange")
            .iter()
            .all(|mv| mv["takes"].as_array().map(Vec::len) == Some(1))
    );
    idle(&mut game, "socks");
    assert_eq!(both_from_one(&game, 0), 0, "socks lie alone there");
    assert!(both_from_one(&game, 1) > 0);
    act(
        &mut game,
        json!({"move": "exchange", "takes": [1, 1], "gives": [["garlic", 0], ["garlic", 0]]}),
    );
    assert_eq!(game.report()["stalls"][1], json!([]));
    assert_eq!(
        game.report()["stalls"][0],
        json!(["socks", "garlic", "garlic"])
    );
}

#[test]
fn r9_with_one_card_the_reyes_exchange_one_and_r10_with_none_they_draw() {
    for (sold, sizes) in [(4, 1), (5, 0)] {
        let hands = ["socks*5", "peach*5"];
        let mut game = begin(&stacked(
            &["reyes", "heredia"],
            &hands,
            "socks*3",
            "garlic*9",
        ));
        act(
            &mut game,
            json!({"move": "exchange", "takes": [0], "gives": [["socks", 0]]}),
        );
        act(
            &mut game,
            json!({"move": "sell", "cards": vec!["socks"; sold], "charo_as": null}),
        );
        idle(&mut game, "garlic");
        let exchanges = legal(&game, "exchange");
        assert_eq!(exchanges.len(), sizes * 9);
        assert!(
            exchanges
                .iter()
                .all(|mv| mv["takes"].as_array().map(Vec::len) == Some(1))
        );
        assert_eq!(legal(&game, "draw").len(), 1);
        assert_eq!(legal(&game, "motorbike").len(), 1);
    }
}

#[test]
fn a_refused_move_changes_nothing_and_a_sale_may_be_spelt_in_any_order() {
    let hands = ["watermelon garlic peach socks*2", "peach*5"];
    let mut game = begin(&stacked(
        &["reyes", "heredia"],
        &hands,
        "socks*3",
        "socks*9",
    ));
    draw(&mut game, "socks");
    let before = game.report();
    for mv in [
        json!({"player": 1, "move": "pass"}),
        json!({"player": 0, "move": "draw"}),
        json!({"player": 0, "move": "sell", "cards": ["garlic", "peach"], "charo_as": null}),
        json!({"player": 0, "move": "sell", "cards": "garlic", "charo_as": null}),
        json!({"move": "pass"}),
        json!(null),
    ] {
        assert!(game.play(&mv).is_err(), "{mv}");
        assert_eq!(game.report(), before);
    }
    act(
        &mut game,
        json!({"move": "sell", "cards": ["watermelon", "garlic", "peach"], "charo_as": null}),
    );
}
