//! R21 Van. Who may be touched by whom is in the matrix too.

use crate::common::{Scene, seat};
use me_lo_quitan::rules::{Event, Refusal};

#[test]
fn r21_allows_a_new_hand_of_five_for_oneself() {
    let mut game = Scene::of("heredia: van thong*4 | montoya: peach*5")
        .deck("aunt socks garlic*5 license")
        .begin();
    game.play("0 draw, discard socks 0, van self");
    game.holds(0, "garlic*5")
        .holds(1, "peach*5")
        .boxed("van thong*4 aunt")
        .deck_left("license");
}

#[test]
fn r21_allows_a_van_for_oneself_with_nothing_else_in_hand() {
    let mut game = Scene::of("heredia: van thong*4 | montoya: peach*5")
        .stalls("thong aunt*2")
        .deck("garlic*7 license")
        .begin();
    game.play("0 take 0, give thong 0, sell thong 4");
    game.play("1 take 1, give peach 1, pass");
    game.play("0 take 1, give van 1, pass");
    game.play("1 take 1, give peach 1, pass");
    game.holds(0, "peach").holds(1, "peach*3 aunt van");
    game.play("0 take 1, give peach 1, pass");
    game.play("1 take 1, give peach 1, van self");
    game.holds(1, "garlic*5").deck_left("garlic*2 license");
}

#[test]
fn r21_allows_new_hands_of_three_for_the_others_from_the_left_on() {
    let mut game =
        Scene::of("reyes: tshirt*5 | heredia: van thong*4 | salazar: peach*5 | cortes: aunt*5")
            .deck("socks*2 garlic*3 watermelon*3 underpants*3 license")
            .start(1)
            .begin();
    game.play("1 draw, discard socks 0, van others");
    game.holds(1, "thong*4 socks")
        .holds(2, "garlic*3")
        .holds(3, "watermelon*3")
        .holds(0, "underpants*3")
        .deck_left("license")
        .boxed("van peach*5 aunt*5 tshirt*5");
    // What goes to the box is seen by all, in the same order.
    let boxed: Vec<usize> = game
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::HandBoxed { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(boxed, [2, 3, 0]);
}

#[test]
fn r21_refuses_to_touch_a_montoya() {
    let mut game = Scene::of("reyes: van tshirt*4 | montoya: thong*5 | salazar: peach*5")
        .deck("socks*2 garlic*3 license")
        .begin();
    game.play("0 draw, discard socks 0, van others");
    game.holds(1, "thong*5")
        .holds(2, "garlic*3")
        .deck_left("license");
}

#[test]
fn r21_refuses_a_van_for_the_others_where_only_montoyas_would_be_touched() {
    let mut game = Scene::of("reyes: van tshirt*4 | montoya: thong*5").begin();
    game.play("0 draw, discard socks 0");
    game.refuses("0 van others", Refusal::VanTouchesNobody);
    assert_eq!(game.offered(0, "van"), ["van self"]);
    game.play("0 van self");
}

#[test]
fn r21_allows_a_montoya_to_use_the_van_like_everybody() {
    let mut game = Scene::of("montoya: van*2 tshirt*3 | reyes: thong*5").begin();
    game.play("0 draw, discard socks 0, van others")
        .holds(1, "socks*3");
    game.play("1 draw, discard socks 0, pass");
    game.play("0 draw, discard socks 0, van self")
        .holds(0, "socks*5");
}

/// Seat 1 with an empty hand, seat 0 in its action phase with a Van.
fn empty_handed(deck: &str) -> Scene {
    let mut game = Scene::of("reyes: van tshirt*4 | heredia: thong*5")
        .stalls("thong peach socks")
        .deck(deck)
        .start(1)
        .begin();
    game.play("1 take 0, give thong 0, sell thong 5")
        .holds(1, "");
    game
}

#[test]
fn r21_allows_an_empty_handed_rival_to_be_touched_while_the_deck_has_a_card() {
    let mut game = empty_handed("garlic*3");
    game.play("0 draw, discard garlic 0, van others");
    game.holds(1, "garlic").deck_left("");
}

#[test]
fn r21_refuses_an_empty_handed_rival_as_the_only_one_touched_once_the_deck_is_empty() {
    let mut game = empty_handed("garlic*2");
    game.play("0 draw, discard garlic 0");
    game.refuses("0 van others", Refusal::VanTouchesNobody);
    game.allows("0 van self");
}

#[test]
fn r21_allows_hands_to_be_swept_away_with_an_empty_deck() {
    let mut game = Scene::of("reyes: van tshirt*4 | heredia: thong*5")
        .deck("socks*2")
        .begin();
    game.play("0 draw, discard socks 0").deck_left("");
    game.play("0 van others");
    game.holds(1, "").boxed("van thong*5");
}

#[test]
fn r21_refuses_to_give_new_cards_beyond_the_deck() {
    let mut game = Scene::of("reyes: van tshirt*4 | heredia: thong*5 | cortes: peach*5")
        .deck("socks*2 garlic")
        .begin();
    game.play("0 draw, discard socks 0, van others");
    game.holds(1, "garlic").holds(2, "").deck_left("");
    assert!(game.state().is_over());
    assert_eq!(game.state().table().hand_sizes[seat(2)], 0);
}
