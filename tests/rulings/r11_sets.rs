//! R11 set types, R12 Charo.

use crate::common::{Scene, hand, seat};
use me_lo_quitan::rules::{MAX_SET, MIN_SET, Product, Refusal, Sale, SetKind};

/// Seat 0 is in its action phase with those five cards and two Socks drawn away.
fn holding(cards: &str) -> Scene {
    let mut game = Scene::of(&format!("heredia: {cards} | reyes: tshirt*5"))
        .stalls("van*3")
        .deck("van*20")
        .begin();
    game.play("0 draw, discard van 0");
    game
}

const PRODUCTS: [&str; 7] = [
    "socks",
    "thong",
    "underpants",
    "tshirt",
    "garlic",
    "peach",
    "watermelon",
];

#[test]
fn r11_allows_two_to_five_of_every_product() {
    for product in PRODUCTS {
        for size in 2..=5 {
            let mut game = holding(&format!("{product}*5"));
            game.play(&format!("0 sell {product} {size}"));
            let left = "x".repeat(5 - size).replace('x', &format!("{product} "));
            game.holds(0, &format!("{left} van"));
            let (owner, set) = game.set(1);
            assert_eq!((owner, set.sale.size), (0, size as u8));
            assert_eq!(set.sale.kind.name(), product);
        }
    }
}

#[test]
fn r11_allows_four_garments_and_three_foods() {
    let mut game = holding("socks thong underpants tshirt peach");
    game.play("0 sell four_garments 4").holds(0, "peach van");
    let mut game = holding("garlic peach watermelon socks thong");
    game.play("0 sell three_foods 3")
        .holds(0, "socks thong van");
}

#[test]
fn r11_allows_exactly_nine_types() {
    let names: Vec<&str> = SetKind::ALL.into_iter().map(SetKind::name).collect();
    assert_eq!(names[..7], PRODUCTS);
    assert_eq!(names[7..], ["four_garments", "three_foods"]);
    assert_eq!((MIN_SET, MAX_SET), (2, 5));
    assert!(Product::GARMENTS.into_iter().all(Product::is_garment));
    assert!(!Product::FOODS.into_iter().any(Product::is_garment));
}

#[test]
fn r11_refuses_a_set_of_one_or_of_six() {
    let mut game = holding("peach*5");
    game.refuses_all(&["0 sell peach 0", "0 sell peach 1"], Refusal::SetTooSmall);
    game.refuses_all(&["0 sell peach 6", "0 sell peach 255"], Refusal::SetTooBig);
    // Not with a Charo either.
    let mut game = holding("peach*4 charo");
    game.refuses("0 sell peach 1 peach", Refusal::SetTooSmall);
    game.refuses("0 sell peach 6 peach", Refusal::SetTooBig);
}

#[test]
fn r11_refuses_a_mixed_set_of_another_size() {
    let mut game = holding("socks thong underpants tshirt socks");
    game.refuses_all(
        &["0 sell four_garments 2", "0 sell four_garments 3"],
        Refusal::SetTooSmall,
    );
    game.refuses("0 sell four_garments 5", Refusal::SetTooBig);
    let mut game = holding("garlic peach watermelon garlic peach");
    game.refuses("0 sell three_foods 2", Refusal::SetTooSmall);
    game.refuses_all(
        &["0 sell three_foods 4", "0 sell three_foods 5"],
        Refusal::SetTooBig,
    );
}

#[test]
fn r11_refuses_cards_that_are_not_held_and_mixtures() {
    let mut game = holding("peach*2 garlic*3");
    game.refuses_all(
        &[
            "0 sell peach 3",
            "0 sell garlic 4",
            "0 sell socks 2",
            "0 sell three_foods 3",
            "0 sell four_garments 4",
        ],
        Refusal::SetNotHeld,
    );
    // Two products of one area are no set, whatever they are called.
    assert_eq!(Sale::parse(hand("peach garlic"), None), None);
    assert_eq!(Sale::parse(hand("socks thong underpants"), None), None);
    assert_eq!(
        Sale::parse(hand("garlic peach watermelon socks"), None),
        None
    );
    assert_eq!(Sale::parse(hand("van van"), None), None);
    assert_eq!(Sale::parse(hand("peach"), None), None);
    assert_eq!(Sale::parse(hand(""), None), None);
}

#[test]
fn r11_refuses_cards_to_join_a_set_later() {
    let mut game = Scene::of("heredia: peach*5 | reyes: tshirt*5")
        .deck("peach socks*20")
        .begin();
    game.play("0 draw, discard socks 0, sell peach 3");
    game.play("1 draw, discard socks 0, pass");
    game.play("0 draw, discard socks 0, sell peach 2");
    // The later cards are a set of their own.
    assert_eq!((game.set(1).1.sale.size, game.set(2).1.sale.size), (3, 2));
    assert_eq!(game.set(2).1.discounts, 1);
}

#[test]
fn r11_refuses_a_second_action_in_a_turn() {
    let mut game = holding("peach*3 van*2");
    game.play("0 sell peach 3");
    game.refuses_all(&["0 van self", "0 pass"], Refusal::NotYourTurn);
    let mut game = holding("peach*3 van*2");
    game.play("0 van others");
    game.refuses_all(&["0 van self", "0 sell peach 3"], Refusal::NotYourTurn);
}

#[test]
fn r12_allows_a_charo_to_stand_for_a_product_and_take_its_value() {
    // The rulebook's example: two Watermelons and a Charo are three Watermelons.
    let mut game = holding("watermelon*2 charo thong*2");
    game.play("0 sell watermelon 3 watermelon")
        .holds(0, "thong*2 van");
    assert_eq!(game.worth(1), 7 * 3 + 1 + 2);
    for product in PRODUCTS {
        for size in 2..=5 {
            let mut game = holding(&format!("{product}*4 charo"));
            game.play(&format!("0 sell {product} {size} {product}"));
            assert!(game.set(1).1.sale.charo_as.is_some());
        }
    }
}

#[test]
fn r12_allows_a_charo_in_every_place_of_the_mixed_sets() {
    let garments = ["socks", "thong", "underpants", "tshirt"];
    for place in garments {
        let rest = garments.map(|name| if name == place { "charo" } else { name });
        let mut game = holding(&format!("{} van", rest.join(" ")));
        game.play(&format!("0 sell four_garments 4 {place}"));
        game.holds(0, "van*2");
        assert_eq!(game.worth(1), 20 + 2);
    }
    let foods = ["garlic", "peach", "watermelon"];
    for place in foods {
        let rest = foods.map(|name| if name == place { "charo" } else { name });
        let mut game = holding(&format!("{} van*2", rest.join(" ")));
        game.play(&format!("0 sell three_foods 3 {place}"));
        game.holds(0, "van*3");
        assert_eq!(game.worth(1), 20 + 2);
    }
}

#[test]
fn r12_allows_a_charo_in_place_of_a_card_that_is_held_too() {
    let mut game = holding("garlic peach watermelon charo van");
    game.play("0 sell three_foods 3 watermelon")
        .holds(0, "watermelon van*2");
}

#[test]
fn r12_refuses_a_charo_that_is_not_held() {
    let mut game = holding("peach*5");
    game.refuses_all(
        &["0 sell peach 2 peach", "0 sell peach 5 peach"],
        Refusal::NoCharo,
    );
    game.refuses("0 sell three_foods 3 garlic", Refusal::NoCharo);
}

#[test]
fn r12_refuses_a_charo_that_stands_for_another_product() {
    let mut game = holding("peach*3 garlic charo");
    game.refuses_all(
        &[
            "0 sell peach 3 garlic",
            "0 sell three_foods 3 socks",
            "0 sell four_garments 4 peach",
        ],
        Refusal::CharoMismatch,
    );
}

#[test]
fn r12_refuses_two_charos_and_charos_alone() {
    let mut game = holding("charo*2 peach thong*2");
    game.allows("0 sell peach 2 peach");
    // Two Charos beside one Peach, or none at all: one real card is missing.
    game.refuses_all(
        &[
            "0 sell peach 3 peach",
            "0 sell garlic 2 garlic",
            "0 sell three_foods 3 garlic",
        ],
        Refusal::SetNotHeld,
    );
    for product in Product::ALL {
        assert_eq!(Sale::parse(hand("charo*2"), Some(product)), None);
        assert_eq!(Sale::parse(hand("charo"), Some(product)), None);
        assert_eq!(Sale::parse(hand("charo*2 peach"), Some(product)), None);
        assert_eq!(Sale::parse(hand("charo*2 peach*2"), Some(product)), None);
    }
    // A Charo must say what it is, and what is said must be there.
    assert_eq!(Sale::parse(hand("charo peach"), None), None);
    assert_eq!(Sale::parse(hand("peach*2"), Some(Product::Peach)), None);
}

#[test]
fn r12_refuses_a_charo_outside_a_sale() {
    // It is no effect card: all it can do is be in a set, lie on a stall or go to the box.
    let game = holding("charo*5");
    let offered: Vec<String> = game.list(seat(0)).iter().map(ToString::to_string).collect();
    assert_eq!(offered, ["pass", "van self", "van others"]);
}
