//! R8 exchange, R9 Reyes.

use crate::common::{Scene, hand, seat};
use me_lo_quitan::rules::{Phase, Refusal};

fn montoya_and_reyes() -> Scene {
    Scene::of("montoya: thong*4 peach | reyes: garlic*3 peach*2").stalls("van aunt charo")
}

/// The Reyes to play, five cards in hand, stalls of one, two and one card.
fn reyes_first() -> Scene {
    let mut game = Scene::of("montoya: thong*5 | reyes: garlic*3 peach*2")
        .stalls("van aunt charo")
        .deck("license socks*9")
        .begin();
    game.play("0 draw, discard license 1, pass");
    game.stall_holds(1, "aunt license");
    game
}

#[test]
fn r08_allows_one_card_of_the_hand_on_any_stall_the_emptied_one_included() {
    for number in 0..3 {
        let mut game = montoya_and_reyes().begin();
        game.play("0 take 1");
        // The card taken lies apart until it is paid for.
        game.holds(0, "thong*4 peach").stall_holds(1, "");
        let taken = hand("aunt");
        assert_eq!(
            game.state().table().phase,
            Phase::Exchange { taken, given: 0 }
        );
        game.play(&format!("0 give peach {number}"));
        game.holds(0, "thong*4 aunt");
        let under = ["van ", "", "charo "][number];
        game.stall_holds(number, &format!("{under}peach"));
        assert_eq!(game.state().table().phase, Phase::Action);
    }
}

#[test]
fn r08_allows_a_card_of_the_kind_just_taken_if_one_was_held_before() {
    let mut game = Scene::of("montoya: thong*5 | reyes: garlic*5")
        .stalls("thong aunt charo")
        .begin();
    game.play("0 take 0, give thong 0").holds(0, "thong*5");
}

#[test]
fn r08_refuses_to_give_the_card_just_taken_or_one_that_is_not_held() {
    let mut game = montoya_and_reyes().begin();
    game.play("0 take 1");
    game.refuses_all(
        &["0 give aunt 1", "0 give van 0", "0 give garlic 2"],
        Refusal::NotInHand,
    );
}

#[test]
fn r08_refuses_to_take_from_an_empty_stall() {
    let mut game = montoya_and_reyes().begin();
    game.play("0 take 1, give peach 0, pass");
    game.refuses("1 take 1", Refusal::StallEmpty);
}

#[test]
fn r08_refuses_to_go_on_before_the_card_is_paid_for() {
    let mut game = montoya_and_reyes().begin();
    game.play("0 take 1");
    game.refuses_all(
        &[
            "0 pass",
            "0 draw",
            "0 motorbike",
            "0 sell thong 4",
            "0 aunt",
            "0 discard peach 0",
        ],
        Refusal::GivesLeft,
    );
    game.refuses("1 give garlic 0", Refusal::NotYourTurn);
}

#[test]
fn r09_allows_the_reyes_two_cards_from_two_stalls() {
    let mut game = reyes_first();
    game.play("1 take 0, take 2, give garlic 0, give peach 1");
    game.holds(1, "garlic*2 peach van charo")
        .stall_holds(0, "garlic")
        .stall_holds(1, "aunt license peach")
        .stall_holds(2, "");
}

#[test]
fn r09_allows_the_reyes_two_cards_from_one_stall_each_on_top_at_its_moment() {
    let mut game = reyes_first();
    game.play("1 take 1, take 1, give garlic 1, give garlic 1");
    game.holds(1, "garlic peach*2 aunt license")
        .stall_holds(1, "garlic*2");
}

#[test]
fn r09_allows_the_reyes_to_exchange_one_card_like_everybody() {
    let mut game = reyes_first();
    game.play("1 take 1, give garlic 0");
    assert_eq!(game.state().table().phase, Phase::Action);
    game.holds(1, "garlic*2 peach*2 license");
}

#[test]
fn r09_refuses_a_second_card_to_any_other_family() {
    for family in ["montoya", "salazar", "heredia", "cortes"] {
        let mut game = Scene::of(&format!("{family}: thong*5 | reyes: garlic*5")).begin();
        game.play("0 take 0");
        game.refuses_all(&["0 take 0", "0 take 1", "0 take 2"], Refusal::OnlyOneTake);
    }
}

#[test]
fn r09_refuses_a_third_card() {
    let mut game = reyes_first();
    game.play("1 take 0, take 1");
    game.refuses_all(&["1 take 1", "1 take 2", "1 take 0"], Refusal::OnlyOneTake);
}

#[test]
fn r09_refuses_a_second_take_from_an_emptied_stall() {
    let mut game = reyes_first();
    game.play("1 take 0")
        .refuses("1 take 0", Refusal::StallEmpty);
}

#[test]
fn r09_refuses_to_give_a_taken_card_back_and_to_take_after_giving() {
    let mut game = reyes_first();
    game.play("1 take 0, take 1");
    game.refuses_all(&["1 give van 0", "1 give license 0"], Refusal::NotInHand);
    game.play("1 give garlic 0");
    game.refuses_all(&["1 take 0", "1 take 1", "1 pass"], Refusal::GivesLeft);
    // The first of the two does not come into the hand before both are paid for.
    game.holds(1, "garlic*2 peach*2");
    game.refuses("1 give van 0", Refusal::NotInHand);
    game.play("1 give peach 0")
        .holds(1, "garlic*2 peach van license");
}

#[test]
fn r09_refuses_two_cards_with_one_in_hand() {
    let mut game = Scene::of("montoya: thong*5 | reyes: garlic*5")
        .stalls("van peach garlic")
        .begin();
    game.play("0 take 0, give thong 0, pass");
    game.play("1 take 2, give garlic 2, sell garlic 4");
    game.play("0 take 1, give thong 1, pass");
    game.holds(1, "garlic");
    game.play("1 take 0");
    game.refuses_all(&["1 take 1", "1 take 2"], Refusal::ReyesOneCard);
    assert!(game.offered(1, "take").is_empty());
    game.play("1 give garlic 0");
    assert_eq!(game.state().view(Some(seat(1))).hand.len(), 1);
}

#[test]
fn r09_allows_two_cards_with_exactly_two_in_hand() {
    let mut game = Scene::of("montoya: thong*5 | reyes: garlic*3 peach*2").begin();
    game.play("0 take 0, give thong 0, pass");
    game.play("1 take 0, give peach 0, sell garlic 3");
    game.play("0 take 0, give thong 0, pass");
    game.holds(1, "peach thong");
    game.play("1 take 1, take 2, give peach 1, give thong 2");
    game.holds(1, "socks*2");
}
