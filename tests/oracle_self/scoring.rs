//! Sets, discounts and what they are worth (R11 to R14, R16, R25 to R28).

use serde_json::{Value, json};

use super::oracle::{recount, stacked};
use super::{act, begin, draw, draw_and_sell, idle, legal, set_of};

#[test]
fn r25_tshirts_bring_16_then_10_then_4() {
    let hand = "tshirt*3 socks garlic";
    let mut game = begin(&stacked(
        &["montoya", "reyes", "salazar"],
        &[hand; 3],
        "socks*3",
        "socks*20",
    ));
    for expected in [16, 10, 4] {
        let seat = game.to_move()[0];
        draw_and_sell(&mut game, "socks", &["tshirt", "tshirt", "tshirt"]);
        assert_eq!(set_of(&game, seat, 0)["value"], expected);
    }
    assert_eq!(game.report()["scores"], json!([16, 10, 4]));
    recount(&game.report()).expect("the second scorer agrees");
}

#[test]
fn r25_mixed_sets_bring_20_less_discounts_and_no_bonus() {
    let hand = "socks thong underpants tshirt garlic";
    let mut game = begin(&stacked(
        &["montoya", "reyes"],
        &[hand; 2],
        "socks*3",
        "peach*20",
    ));
    for expected in [20, 12] {
        let seat = game.to_move()[0];
        draw_and_sell(
            &mut game,
            "peach",
            &["tshirt", "thong", "socks", "underpants"],
        );
        assert_eq!(set_of(&game, seat, 0)["value"], expected);
    }

    let hand = "garlic peach watermelon socks socks";
    let families = ["montoya", "reyes", "salazar", "heredia"];
    let mut game = begin(&stacked(&families, &[hand; 4], "socks*3", "thong*20"));
    // The Heredias' is the fourth: 20 - 3 x 2 x 3, and R27 adds 2.
    for expected in [20, 14, 8, 4] {
        let seat = game.to_move()[0];
        draw_and_sell(&mut game, "thong", &["garlic", "peach", "watermelon"]);
        assert_eq!(set_of(&game, seat, 0)["value"], expected);
    }
}

#[test]
fn r12_a_charo_takes_the_value_and_never_sells_alone() {
    let hand = "garlic peach charo charo watermelon";
    let mut game = begin(&stacked(
        &["montoya", "reyes"],
        &[hand, "socks*5"],
        "socks*3",
        "thong*20",
    ));
    draw(&mut game, "thong");
    let sales: Vec<Value> = legal(&game, "sell")
        .into_iter()
        .map(|mv| json!([mv["cards"], mv["charo_as"]]))
        .collect();
    let expected = [
        json!([["thong", "charo"], "thong"]),
        json!([["garlic", "charo"], "garlic"]),
        json!([["peach", "charo"], "peach"]),
        json!([["watermelon", "charo"], "watermelon"]),
        json!([["garlic", "peach", "charo"], "watermelon"]),
        json!([["garlic", "watermelon", "charo"], "peach"]),
        json!([["peach", "watermelon", "charo"], "garlic"]),
        json!([["garlic", "peach", "watermelon"], null]),
    ];
    assert_eq!(sales.len(), expected.len(), "{sales:?}");
    assert!(
        expected.iter().all(|sale| sales.contains(sale)),
        "{sales:?}"
    );
    act(
        &mut game,
        json!({"move": "sell", "cards": ["charo", "watermelon"], "charo_as": "watermelon"}),
    );
    assert_eq!(set_of(&game, 0, 0)["value"], 14);
    assert_eq!(set_of(&game, 0, 0)["cards"], json!(["charo", "watermelon"]));
}

#[test]
fn r13_ones_own_sets_count_unless_the_option_says_rivals() {
    for (option, discounts, value) in [("all", 1, 6), ("rivals", 0, 10)] {
        let mut record = stacked(
            &["montoya", "reyes"],
            &["peach*5", "socks*5"],
            "thong*3",
            "thong*20",
        );
        record["options"]["discounts"] = json!(option);
        let mut game = begin(&record);
        draw_and_sell(&mut game, "thong", &["peach", "peach"]);
        idle(&mut game, "thong");
        draw_and_sell(&mut game, "thong", &["peach", "peach"]);
        assert_eq!(set_of(&game, 0, 1)["discounts"], discounts);
        assert_eq!(set_of(&game, 0, 1)["value"], value);
    }
}

#[test]
fn r16_doubling_comes_after_the_discounts_and_r27_after_doubling() {
    let hands = ["tshirt*3 socks socks", "tshirt*3 cousin socks"];
    let mut game = begin(&stacked(
        &["montoya", "heredia"],
        &hands,
        "socks*3",
        "thong*20",
    ));
    draw_and_sell(&mut game, "thong", &["tshirt", "tshirt", "tshirt"]);
    draw_and_sell(&mut game, "thong", &["tshirt", "tshirt", "tshirt"]);
    idle(&mut game, "thong");
    draw(&mut game, "thong");
    // There is no Aunt in this deck, so a steal would not be asked about either.
    assert_eq!(legal(&game, "cousin_steal").len(), 1);
    act(&mut game, json!({"move": "cousin_double", "set": 2}));
    assert_eq!(set_of(&game, 1, 0)["value"], (16 - 6) * 2 + 2);
    recount(&game.report()).expect("the second scorer agrees");
}

#[test]
fn r25_never_under_zero_even_when_doubled() {
    let hands = [
        "socks*5",
        "socks socks garlic garlic garlic",
        "socks socks cousin peach peach",
    ];
    let mut game = begin(&stacked(
        &["montoya", "reyes", "salazar"],
        &hands,
        "thong*3",
        "thong*20",
    ));
    for _ in 0..2 {
        draw_and_sell(&mut game, "thong", &["socks", "socks"]);
    }
    draw(&mut game, "thong");
    act(
        &mut game,
        json!({"move": "sell", "cards": ["socks", "socks"], "charo_as": null}),
    );
    assert_eq!(game.report()["phase"], "extra");
    let double = json!({"move": "cousin_double", "set": 3});
    act(
        &mut game,
        json!({"move": "salazar", "price": "peach", "stall": 1, "effect": double}),
    );
    assert_eq!(set_of(&game, 2, 0)["discounts"], 2);
    assert_eq!(set_of(&game, 2, 0)["value"], 0);
}

#[test]
fn r26_cortes_ignores_discounts_on_own_and_stolen_sets_but_counts_for_others() {
    let hands = [
        "peach*3 cousin socks",
        "peach*2 garlic*3",
        "peach*2 garlic*3",
    ];
    let mut game = begin(&stacked(
        &["cortes", "reyes", "montoya"],
        &hands,
        "socks*3",
        "thong*20",
    ));
    draw_and_sell(&mut game, "thong", &["peach", "peach"]);
    draw_and_sell(&mut game, "thong", &["peach", "peach"]); // one Discount card, from the Cortés
    draw_and_sell(&mut game, "thong", &["peach", "peach"]);
    assert_eq!(game.report()["scores"], json!([10, 6, 2]));
    draw(&mut game, "thong");
    act(&mut game, json!({"move": "cousin_steal", "set": 3}));
    let stolen = set_of(&game, 0, 1);
    assert_eq!(
        (&stolen["id"], &stolen["discounts"], &stolen["value"]),
        (&json!(3), &json!(2), &json!(10))
    );
    assert_eq!(game.report()["scores"], json!([20, 6, 0]));
    recount(&game.report()).expect("the second scorer agrees");
}

#[test]
fn r14_discounts_stay_when_the_other_set_leaves() {
    let hands = ["peach*2 garlic*3", "peach*2 police garlic*2"];
    let mut game = begin(&stacked(
        &["heredia", "reyes"],
        &hands,
        "socks*3",
        "thong*20",
    ));
    draw_and_sell(&mut game, "thong", &["peach", "peach"]);
    draw_and_sell(&mut game, "thong", &["peach", "peach"]);
    idle(&mut game, "thong");
    draw(&mut game, "thong");
    act(&mut game, json!({"move": "police", "set": 1}));
    assert_eq!(set_of(&game, 1, 0)["value"], 6);
    assert_eq!(game.report()["box"], json!(["peach", "peach", "police"]));
}

#[test]
fn r28_level_players_share_the_win() {
    let hands = ["peach*2 thong*3", "tshirt*2 thong*3", "socks*5"];
    let mut game = begin(&stacked(
        &["montoya", "reyes", "salazar"],
        &hands,
        "thong*3",
        "thong*6",
    ));
    draw_and_sell(&mut game, "thong", &["peach", "peach"]);
    assert_eq!(
        game.report()["winners"],
        json!([]),
        "O15: nobody has won yet"
    );
    draw_and_sell(&mut game, "thong", &["tshirt", "tshirt"]);
    idle(&mut game, "thong");
    assert_eq!(
        (&game.report()["over"], &game.report()["winners"]),
        (&json!(true), &json!([0, 1]))
    );
    recount(&game.report()).expect("the second scorer agrees");
}

#[test]
fn the_second_scorer_notices_a_wrong_euro() {
    let hands = ["garlic*2 thong*3", "tshirt*2 thong*3"];
    let mut game = begin(&stacked(
        &["heredia", "reyes"],
        &hands,
        "thong*3",
        "thong*6",
    ));
    draw_and_sell(&mut game, "thong", &["garlic", "garlic"]);
    let right = game.report();
    assert_eq!(recount(&right), Ok(()));
    for (pointer, wrong) in [
        ("/players/0/sets/0/value", json!(6)),
        ("/players/0/sets/0/type", json!("thong")),
        ("/players/0/sets/0/discounts", json!(1)),
        ("/players/0/total", json!(9)),
        ("/scores/1", json!(1)),
        ("/winners", json!([0])),
    ] {
        let mut report = right.clone();
        *report.pointer_mut(pointer).expect("a key of the report") = wrong;
        assert!(recount(&report).is_err(), "{pointer}");
    }
}

#[test]
fn r26_a_set_the_cortes_place_bears_no_discount_for_its_next_owner_either() {
    let hands = ["peach*2 cousin thong*2", "peach*2 socks*3"];
    let mut game = begin(&stacked(
        &["montoya", "cortes"],
        &hands,
        "socks*3",
        "thong*20",
    ));
    draw_and_sell(&mut game, "thong", &["peach", "peach"]);
    draw_and_sell(&mut game, "thong", &["peach", "peach"]);
    assert_eq!(set_of(&game, 1, 0)["discounts"], 0);
    draw(&mut game, "thong");
    act(&mut game, json!({"move": "cousin_steal", "set": 2}));
    assert_eq!(game.report()["scores"], json!([20, 0]));
}
