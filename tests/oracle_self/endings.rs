//! The ends of a game (R23, R24).

use serde_json::json;

use super::oracle::{Game, stacked};
use super::{act, begin, draw, draw_and_sell, idle};

/// Seat 0 sells five pairs of socks while seat 1 looks on; the pile holds that many socks.
fn five_pairs(pile: usize) -> Game {
    let hands = ["socks*5", "peach*5"];
    let mut game = begin(&stacked(
        &["heredia", "cortes"],
        &hands,
        "socks*3",
        &format!("socks*{pile}"),
    ));
    for round in 0..5 {
        draw_and_sell(&mut game, "socks", &["socks", "socks"]);
        if round < 4 {
            assert_eq!(game.report()["over"], false, "after {round} rounds");
            act(
                &mut game,
                json!({"move": "exchange", "takes": [0], "gives": [["peach", 1]]}),
            );
            act(&mut game, json!({"move": "pass"}));
        }
    }
    game
}

#[test]
fn r23_r24_five_sets_end_it_or_the_deck_or_both() {
    for (pile, ended_by) in [(12, "five_sets"), (10, "both")] {
        let report = five_pairs(pile).report();
        assert_eq!(
            (&report["over"], &report["ended_by"]),
            (&json!(true), &json!(ended_by))
        );
        assert_eq!(
            (&report["turns"], &report["active"]),
            (&json!(9), &json!(0))
        );
        assert_eq!(
            (&report["phase"], &report["to_move"]),
            (&json!("over"), &json!([]))
        );
        // Pairs of socks: 4, then nothing; five times the Heredias' 2.
        assert_eq!(
            (&report["scores"], &report["winners"]),
            (&json!([14, 0]), &json!([0]))
        );
    }
}

#[test]
fn r24_a_salazar_may_own_a_sixth_before_it_ends_and_the_answer_is_waited_for() {
    let hands = ["socks*4 cousin", "peach*2 thong*3"];
    let mut game = begin(&stacked(
        &["salazar", "cortes"],
        &hands,
        "socks*3",
        "socks*20 aunt",
    ));
    let exchange = |game: &mut Game| {
        act(
            game,
            json!({"move": "exchange", "takes": [2], "gives": [["thong", 2]]}),
        );
    };
    for round in 0..5 {
        draw_and_sell(&mut game, "socks", &["socks", "socks"]);
        if round == 4 {
            break;
        }
        if game.report()["phase"] == "extra" {
            act(&mut game, json!({"move": "pass"}));
        }
        if round == 0 {
            exchange(&mut game);
            act(
                &mut game,
                json!({"move": "sell", "cards": ["peach", "peach"], "charo_as": null}),
            );
        } else {
            idle(&mut game, "socks");
        }
        if round == 2 {
            act(&mut game, json!({"move": "motorbike"}));
        }
    }
    assert_eq!(
        (&game.report()["phase"], &game.report()["over"]),
        (&json!("extra"), &json!(false))
    );
    let steal = json!({"move": "cousin_steal", "set": 2});
    act(
        &mut game,
        json!({"move": "salazar", "price": "socks", "stall": 0, "effect": steal}),
    );
    assert_eq!(game.report()["phase"], "answer");
    act(&mut game, json!({"move": "decline"}));
    let report = game.report();
    assert_eq!(
        report["players"][0]["sets"].as_array().map(Vec::len),
        Some(6)
    );
    assert_eq!(report["players"][0]["sets"][5]["id"], 2, "it arrived last");
    assert_eq!(report["ended_by"], "five_sets");
}

#[test]
fn r24_a_stolen_fifth_set_counts_only_if_no_aunt_answers() {
    for answer in ["aunt", "decline"] {
        let hands = ["socks*4 cousin", "peach*2 aunt thong*2"];
        let mut game = begin(&stacked(
            &["reyes", "cortes"],
            &hands,
            "socks*3",
            "socks*30",
        ));
        for round in 0..4 {
            draw_and_sell(&mut game, "socks", &["socks", "socks"]);
            if round == 0 {
                act(
                    &mut game,
                    json!({"move": "exchange", "takes": [2], "gives": [["thong", 2]]}),
                );
                act(
                    &mut game,
                    json!({"move": "sell", "cards": ["peach", "peach"], "charo_as": null}),
                );
            } else {
                idle(&mut game, "socks");
            }
            if round == 1 {
                act(&mut game, json!({"move": "motorbike"}));
            }
        }
        draw(&mut game, "socks");
        act(&mut game, json!({"move": "cousin_steal", "set": 2}));
        act(&mut game, json!({"move": answer}));
        assert_eq!(game.report()["over"], answer == "decline");
    }
}

/// No ruling ends a game in which everybody holds seven cards that can't be played: a deck typed in by hand (R2) may lead
/// there. It is no stuck game, since an exchange is always legal, but whoever plays by chance has to know when to stop.
#[test]
fn a_deck_of_aunts_is_never_stuck_and_never_ends() {
    let mut game = begin(&stacked(
        &["heredia", "montoya"],
        &["aunt*5"; 2],
        "aunt*3",
        "aunt*20",
    ));
    for _ in 0..200 {
        let legal = game.legal();
        let draws = legal.iter().find(|mv| mv["move"] == "draw");
        let mv = draws.or(legal.first()).expect("never stuck").clone();
        game.play(&mv).expect("it was listed");
    }
    assert_eq!(
        (&game.report()["over"], &game.report()["deck_left"]),
        (&json!(false), &json!(12))
    );
}
