//! R13 discounts, R14 discounts stay.

use crate::common::Scene;
use me_lo_quitan::rules::Refusal;

/// Three players who each sell three T-shirts in turn.
fn three_tshirt_sets(families: [&str; 3]) -> Scene {
    let [a, b, c] = families;
    let mut game = Scene::of(&format!(
        "{a}: tshirt*3 peach*2 | {b}: tshirt*3 police peach | {c}: tshirt*3 cousin peach"
    ))
    .deck("garlic*40")
    .begin();
    for number in 0..3 {
        game.play(&format!("{number} draw, discard garlic 0, sell tshirt 3"));
    }
    game
}

#[test]
fn r13_allows_the_rulebook_example_16_10_4() {
    let game = three_tshirt_sets(["montoya", "reyes", "heredia"]);
    assert_eq!([1, 2, 3].map(|id| game.set(id).1.discounts), [0, 1, 2]);
    assert_eq!([1, 2].map(|id| game.worth(id)), [16, 10]);
    // 4 and the Heredia's 2 (R27).
    assert_eq!(game.worth(3), 4 + 2);
    let game = three_tshirt_sets(["heredia", "reyes", "montoya"]);
    assert_eq!([1, 2, 3].map(|id| game.worth(id)), [16 + 2, 10, 4]);
}

#[test]
fn r13_allows_own_sets_to_count_and_no_cap_on_the_discounts() {
    let mut game = Scene::of("montoya: garlic*5 | reyes: garlic*5")
        .deck("garlic*60")
        .stalls("peach*3")
        .begin();
    for (id, number) in (1..=8).zip([0, 1].into_iter().cycle()) {
        game.play(&format!("{number} draw, discard garlic 0, sell garlic 2"));
        assert_eq!(
            game.set(id).1.discounts,
            id - 1,
            "own and rivals' sets alike"
        );
    }
    // 6 − 2×2×n, never below 0.
    let worths: Vec<u32> = (1..=8).map(|id| game.worth(id)).collect();
    assert_eq!(worths, [6, 2, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn r13_allows_the_option_to_count_rivals_sets_only() {
    let mut game = Scene::of("montoya: garlic*5 | reyes: garlic*5 | heredia: peach*5")
        .rivals_only()
        .deck("garlic*60")
        .begin();
    let turns = [0, 1, 2, 0, 1];
    let expected = [Some(0), Some(1), None, Some(1), Some(2)];
    let mut id = 0;
    for (number, discounts) in turns.into_iter().zip(expected) {
        let Some(discounts) = discounts else {
            game.play(&format!("{number} draw, discard garlic 0, pass"));
            continue;
        };
        game.play(&format!("{number} draw, discard garlic 0, sell garlic 2"));
        id += 1;
        assert_eq!(game.set(id).1.discounts, discounts, "set {id}");
    }
}

#[test]
fn r13_allows_the_20_euro_sets_with_and_without_discounts() {
    let mut game = Scene::of(
        "montoya: socks thong underpants tshirt van | reyes: socks thong underpants tshirt van",
    )
    .deck(
        "garlic garlic peach peach garlic garlic watermelon watermelon garlic peach \
           garlic garlic watermelon garlic garlic",
    )
    .begin();
    game.play("0 draw, discard garlic 0, sell four_garments 4");
    game.play("1 draw, discard peach 0, sell four_garments 4");
    // 20 − 2×4 = 12.
    assert_eq!([1, 2].map(|id| game.worth(id)), [20, 12]);
    assert_eq!(game.totals(), [20, 12]);
    let mut game = Scene::of(
        "montoya: garlic peach watermelon van*2 | reyes: garlic peach watermelon van*2 | \
         salazar: garlic peach charo van*2 | cortes: garlic peach watermelon van*2",
    )
    .begin();
    game.play("0 draw, discard socks 0, sell three_foods 3");
    game.play("1 draw, discard socks 0, sell three_foods 3");
    game.play("2 draw, discard socks 0, sell three_foods 3 watermelon, pass");
    game.play("3 draw, discard socks 0, sell three_foods 3");
    // 20, 20 − 2×3, 20 − 4×3, and the Cortés pay none (R26).
    assert_eq!(game.totals(), [20, 14, 8, 20]);
}

#[test]
fn r13_refuses_to_count_sets_of_another_type() {
    // A Charo and the size make no type of their own; the mixed sets are types of their own.
    let mut game = Scene::of(
        "montoya: socks thong underpants tshirt socks | reyes: socks*3 charo van | heredia: socks*2 van*3",
    )
    .deck("peach*40")
    .begin();
    game.play("0 draw, discard peach 0, sell four_garments 4");
    game.play("1 draw, discard peach 0, sell socks 4 socks");
    game.play("2 draw, discard peach 0, sell socks 2");
    assert_eq!([1, 2, 3].map(|id| game.set(id).1.discounts), [0, 0, 1]);
}

#[test]
fn r13_refuses_to_count_sets_that_left_the_table() {
    let mut game = three_tshirt_sets(["montoya", "reyes", "heredia"]);
    game.play("0 draw, discard garlic 0, pass");
    game.play("1 draw, discard garlic 0, police 3");
    game.play("2 draw, discard garlic 0, sell garlic 2");
    game.play("0 draw, discard garlic 0, sell peach 2");
    assert_eq!([4, 5].map(|id| game.set(id).1.discounts), [0, 0]);
}

#[test]
fn r14_allows_discounts_to_travel_with_a_stolen_set() {
    let mut game = three_tshirt_sets(["montoya", "reyes", "heredia"]);
    game.play("0 draw, discard garlic 0, pass");
    game.play("1 draw, discard garlic 0, pass");
    game.play("2 draw, discard garlic 0, steal 2");
    let (owner, set) = game.set(2);
    assert_eq!((owner, set.discounts), (2, 1));
    assert_eq!(game.worth(2), 10 + 2);
}

#[test]
fn r14_refuses_to_lift_discounts_when_another_set_leaves_the_table() {
    let mut game = three_tshirt_sets(["montoya", "reyes", "heredia"]);
    let before = [game.worth(2), game.worth(3)];
    game.play("0 draw, discard garlic 0, pass");
    game.play("1 draw, discard garlic 0, police 1");
    assert_eq!([game.worth(2), game.worth(3)], before);
    assert_eq!([game.set(2).1.discounts, game.set(3).1.discounts], [1, 2]);
    game.refuses("2 police 1", Refusal::WrongPhase);
}

#[test]
fn r14_refuses_to_lower_an_earlier_set_by_a_later_one() {
    let mut game = Scene::of("montoya: peach*5 | reyes: peach*5")
        .deck("garlic*40")
        .begin();
    game.play("0 draw, discard garlic 0, sell peach 2");
    assert_eq!(game.worth(1), 10);
    game.play("1 draw, discard garlic 0, sell peach 5");
    game.play("0 draw, discard garlic 0, sell peach 3");
    assert_eq!(game.set(1).1.discounts, 0);
    assert_eq!(game.worth(1), 10);
    // 5×5+6 − 2×5 = 21 and 3×5+1 − 4×3 = 4.
    assert_eq!([2, 3].map(|id| game.worth(id)), [21, 4]);
}

#[test]
fn r14_refuses_to_count_anew_when_a_set_is_stolen() {
    // The stolen set is the second of its type in its new area; its Discounts stay as they were.
    let mut game = three_tshirt_sets(["montoya", "reyes", "heredia"]);
    game.play("0 draw, discard garlic 0, pass");
    game.play("1 draw, discard garlic 0, pass");
    game.play("2 draw, discard garlic 0, steal 1");
    assert_eq!([1, 2, 3].map(|id| game.set(id).1.discounts), [0, 1, 2]);
}
