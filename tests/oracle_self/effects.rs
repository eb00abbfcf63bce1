//! Effect cards, Aunts and the Salazars' extra (R15 to R22).

use std::collections::BTreeSet;

use serde_json::json;

use super::oracle::{Game, stacked};
use super::{act, begin, draw, draw_and_sell, idle, legal};

#[test]
fn r15_to_r18_what_each_effect_may_touch() {
    let hands = [
        "peach*2 license cousin police",
        "socks*2 license cousin police",
    ];
    let mut game = begin(&stacked(
        &["heredia", "reyes"],
        &hands,
        "thong*3",
        "thong*30",
    ));
    draw_and_sell(&mut game, "thong", &["peach", "peach"]);
    draw_and_sell(&mut game, "thong", &["socks", "socks"]);
    draw(&mut game, "thong");
    for (name, set) in [
        ("license", 1),
        ("cousin_double", 1),
        ("cousin_steal", 2),
        ("police", 2),
    ] {
        assert_eq!(
            legal(&game, name),
            [json!({"player": 0, "move": name, "set": set})]
        );
    }
    act(&mut game, json!({"move": "license", "set": 1}));
    draw(&mut game, "thong");
    assert_eq!(
        legal(&game, "cousin_steal").len() + legal(&game, "police").len(),
        0,
        "R15 protects set 1"
    );
    act(&mut game, json!({"move": "cousin_double", "set": 2}));
    draw(&mut game, "thong");
    assert_eq!(
        legal(&game, "cousin_double").len(),
        0,
        "R15: not even its owner doubles it"
    );
    assert_eq!(
        legal(&game, "cousin_steal").len(),
        0,
        "R17: a Cousin lies on set 2"
    );
    act(&mut game, json!({"move": "police", "set": 2}));
    assert_eq!(
        game.report()["box"],
        json!(["cousin", "police", "socks", "socks"])
    );
}

/// Three seats; seat 0 has played a Cousin on the set of seat 1, and seat 2 holds an Aunt.
fn asked(families: &[&str; 3]) -> Game {
    let hands = ["cousin garlic*4", "peach*2 thong*3", "aunt garlic*4"];
    let mut game = begin(&stacked(families, &hands, "socks*3", "socks*30"));
    idle(&mut game, "socks");
    draw_and_sell(&mut game, "socks", &["peach", "peach"]);
    idle(&mut game, "socks");
    draw(&mut game, "socks");
    act(&mut game, json!({"move": "cousin_steal", "set": 1}));
    game
}

#[test]
fn r19_everybody_but_the_cousins_player_is_asked_and_one_aunt_ends_it() {
    let mut game = asked(&["heredia", "montoya", "reyes"]);
    let answer = |seat: usize, name: &str| json!({"player": seat, "move": name});
    assert_eq!(game.report()["phase"], "answer");
    assert_eq!(
        game.legal(),
        [
            answer(1, "decline"),
            answer(2, "decline"),
            answer(2, "aunt")
        ]
    );
    game.play(&answer(1, "aunt"))
        .expect_err("seat 1 holds no Aunt");
    game.play(&answer(1, "decline")).expect("legal");
    game.play(&answer(1, "decline"))
        .expect_err("seat 1 is out of the question");
    assert_eq!(game.to_move(), [2]);
    game.play(&answer(2, "aunt")).expect("legal");
    let report = game.report();
    assert_eq!(report["box"], json!(["aunt", "cousin"]));
    assert_eq!(
        (&report["phase"], &report["active"]),
        (&json!("start"), &json!(1))
    );
    assert_eq!(report["scores"], json!([0, 10, 0]));

    let mut game = asked(&["heredia", "montoya", "reyes"]);
    game.play(&answer(2, "decline")).expect("legal");
    game.play(&answer(1, "decline")).expect("legal");
    assert_eq!(
        game.report()["scores"],
        json!([12, 0, 0]),
        "10 and the Heredias' 2"
    );
}

#[test]
fn r20_the_question_goes_on_while_an_aunt_is_unseen_and_stops_after() {
    // Seat 1 holds a Cousin for a double under `any`; the only or the second Aunt went with seat 0's hand.
    for (pile, phase) in [("garlic*30", "start"), ("garlic*30 aunt", "answer")] {
        let hands = ["aunt thong*4", "socks*2 van cousin garlic"];
        let mut record = stacked(&["heredia", "reyes"], &hands, "socks*3", pile);
        record["options"]["aunt"] = json!("any");
        let mut game = begin(&record);
        idle(&mut game, "garlic");
        draw_and_sell(&mut game, "garlic", &["socks", "socks"]);
        idle(&mut game, "garlic");
        draw(&mut game, "garlic");
        act(&mut game, json!({"move": "van", "who": "others"}));
        idle(&mut game, "garlic");
        draw(&mut game, "garlic");
        act(&mut game, json!({"move": "cousin_double", "set": 1}));
        assert_eq!(game.report()["phase"], phase);
    }
}

#[test]
fn r19_a_double_is_asked_about_only_under_the_option_any() {
    for (option, phase) in [("steal", "start"), ("any", "answer")] {
        let hands = ["peach*2 cousin socks*2", "aunt thong*4"];
        let mut record = stacked(&["heredia", "reyes"], &hands, "thong*3", "thong*30");
        record["options"]["aunt"] = json!(option);
        let mut game = begin(&record);
        draw_and_sell(&mut game, "thong", &["peach", "peach"]);
        idle(&mut game, "thong");
        draw(&mut game, "thong");
        act(&mut game, json!({"move": "cousin_double", "set": 1}));
        assert_eq!(game.report()["phase"], phase);
        if phase == "answer" {
            act(&mut game, json!({"move": "aunt"}));
            assert_eq!(game.report()["scores"], json!([12, 0]));
        } else {
            assert_eq!(game.report()["scores"], json!([22, 0]));
        }
    }
}

#[test]
fn r20_a_deck_without_aunts_asks_nothing() {
    let hands = ["peach*2 thong*3", "cousin thong*4"];
    let mut game = begin(&stacked(
        &["heredia", "reyes"],
        &hands,
        "thong*3",
        "thong*30",
    ));
    draw_and_sell(&mut game, "thong", &["peach", "peach"]);
    draw(&mut game, "thong");
    act(&mut game, json!({"move": "cousin_steal", "set": 1}));
    assert_eq!(
        (
            game.report()["phase"].clone(),
            game.report()["scores"].clone()
        ),
        (json!("start"), json!([0, 10]))
    );
}

#[test]
fn r21_a_van_deals_from_the_left_and_leaves_the_montoyas_out() {
    let families = ["heredia", "reyes", "montoya", "cortes"];
    let hands = ["van thong*4", "socks*5", "garlic*5", "peach*5"];
    let mut game = begin(&stacked(
        &families,
        &hands,
        "thong*3",
        "thong*2 tshirt*3 underpants watermelon",
    ));
    draw(&mut game, "thong");
    act(&mut game, json!({"move": "van", "who": "others"}));
    let report = game.report();
    assert_eq!(report["players"][1]["hand"], json!(vec!["tshirt"; 3]));
    assert_eq!(report["players"][2]["hand"], json!(vec!["garlic"; 5]));
    assert_eq!(
        report["players"][3]["hand"],
        json!(["underpants", "watermelon"])
    );
    assert_eq!(report["box"].as_array().map(Vec::len), Some(11));
    assert_eq!(
        (&report["ended_by"], &report["turns"]),
        (&json!("deck"), &json!(1)),
        "R23"
    );
}

#[test]
fn r21_a_van_for_oneself_swaps_the_whole_remaining_hand() {
    let hands = ["van thong*4", "socks*5"];
    let pile = "thong*2 tshirt*5 garlic";
    let mut game = begin(&stacked(&["montoya", "reyes"], &hands, "thong*3", pile));
    draw(&mut game, "thong");
    act(&mut game, json!({"move": "van", "who": "self"}));
    assert_eq!(
        game.report()["players"][0]["hand"],
        json!(vec!["tshirt"; 5])
    );
    assert_eq!(game.report()["deck_left"], 1);
}

#[test]
fn r21_whom_a_van_touches() {
    let van_for_others = |game: &Game| legal(game, "van").iter().any(|mv| mv["who"] == "others");
    // Nobody but Montoyas.
    let hands = ["van thong*4", "socks*5"];
    let mut game = begin(&stacked(
        &["reyes", "montoya"],
        &hands,
        "thong*3",
        "thong*9",
    ));
    draw(&mut game, "thong");
    assert!(!van_for_others(&game));
    // An empty-handed rival, with a card in the deck and without.
    for (pile, touched) in [("thong*5", true), ("thong*4", false)] {
        let hands = ["van thong*4", "socks*5"];
        let mut game = begin(&stacked(&["heredia", "reyes"], &hands, "socks*3", pile));
        idle(&mut game, "thong");
        act(
            &mut game,
            json!({"move": "exchange", "takes": [1], "gives": [["socks", 1]]}),
        );
        act(
            &mut game,
            json!({"move": "sell", "cards": vec!["socks"; 5], "charo_as": null}),
        );
        draw(&mut game, "thong");
        assert_eq!(game.report()["players"][1]["hand"], json!([]));
        assert_eq!(van_for_others(&game), touched, "{pile}");
        assert!(
            legal(&game, "van").iter().any(|mv| mv["who"] == "self"),
            "O10"
        );
    }
}

#[test]
fn r22_price_and_effect_are_two_cards_and_the_effect_may_meet_the_new_set() {
    let extras = |rest: &str| {
        let hand = format!("peach*2 {rest}");
        let families = ["salazar", "montoya"];
        let mut game = begin(&stacked(
            &families,
            &[&hand, "socks*5"],
            "thong*3",
            "peach*9",
        ));
        act(
            &mut game,
            json!({"move": "exchange", "takes": [0], "gives": [["aunt", 0]]}),
        );
        act(
            &mut game,
            json!({"move": "sell", "cards": ["peach", "peach"], "charo_as": null}),
        );
        let extras: BTreeSet<String> = legal(&game, "salazar")
            .iter()
            .filter(|mv| mv["stall"] == 2)
            .map(|mv| format!("{} {}", mv["price"], mv["effect"]["move"]).replace('"', ""))
            .collect();
        assert_eq!(
            legal(&game, "salazar").len(),
            extras.len() * 3,
            "any of the three stalls"
        );
        (
            game.report()["phase"].clone(),
            extras.into_iter().collect::<Vec<_>>().join(", "),
        )
    };
    // In hand after the sale: the thong just taken and two more. The only rival is a Montoya.
    assert_eq!(
        extras("license cousin aunt"),
        (
            json!("extra"),
            "cousin license, license cousin_double, thong cousin_double, thong license".to_owned()
        )
    );
    assert_eq!(
        extras("van van aunt"),
        (json!("extra"), "thong van, van van".to_owned())
    );
    // Police has nothing to remove.
    assert_eq!(extras("police socks aunt"), (json!("start"), String::new()));
}

#[test]
fn r22_the_extra_may_be_passed_and_a_lone_effect_card_pays_for_nothing() {
    let hands = ["peach*4 van", "socks*5"];
    let mut game = begin(&stacked(
        &["salazar", "reyes"],
        &hands,
        "thong*3",
        "peach*9",
    ));
    act(
        &mut game,
        json!({"move": "exchange", "takes": [0], "gives": [["peach", 0]]}),
    );
    act(
        &mut game,
        json!({"move": "sell", "cards": vec!["peach"; 3], "charo_as": null}),
    );
    assert_eq!(
        legal(&game, "salazar").len(),
        2 * 3,
        "the thong pays, on any stall, for either van"
    );
    act(&mut game, json!({"move": "pass"}));
    assert_eq!(game.to_move(), [1]);

    let hands = ["peach*4 van", "socks*5"];
    let mut game = begin(&stacked(
        &["salazar", "reyes"],
        &hands,
        "peach*3",
        "peach*9",
    ));
    act(
        &mut game,
        json!({"move": "exchange", "takes": [0], "gives": [["peach", 0]]}),
    );
    act(
        &mut game,
        json!({"move": "sell", "cards": vec!["peach"; 4], "charo_as": null}),
    );
    assert_eq!(
        game.report()["phase"],
        "start",
        "the van alone can't be price and effect"
    );
}
