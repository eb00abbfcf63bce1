//! R5 motorbike, R6 too few cards, R7 draw, R10 no choice left.

use crate::common::{Scene, hand, seat};
use me_lo_quitan::rules::{Event, HAND_LIMIT, Move, Phase, Refusal, why_not};

/// Seat 0 sells three of six cards and holds three at its next turn; the deck is then `deck`.
fn three_in_hand(deck: &str) -> Scene {
    let mut game = Scene::of("heredia: thong*3 peach garlic | reyes: tshirt*5")
        .deck(&format!("socks*2 {deck}"))
        .begin();
    game.play("0 draw, discard socks 0, sell thong 3");
    game.play("1 take 0, give tshirt 0, pass");
    game.holds(0, "peach garlic socks");
    game
}

#[test]
fn r05_allows_the_motorbike_before_the_draw_phase_which_then_goes_on() {
    let mut game = three_in_hand("van police aunt license*2 charo*9");
    game.play("0 motorbike");
    game.holds(0, "peach garlic socks van police aunt")
        .boxed("");
    assert!(!game.state().table().motorbikes.has(seat(0)));
    assert!(game.state().table().motorbikes.has(seat(1)));
    assert_eq!(game.state().table().phase, Phase::Start);
    game.play("0 draw, discard license 0, van self");
    game.holds(0, "charo*5").deck_left("charo*4");
}

#[test]
fn r05_allows_it_with_four_cards_in_hand() {
    let mut game = Scene::of("heredia: thong*2 peach*3 | reyes: tshirt*5").begin();
    game.play("0 draw, discard socks 0, sell thong 2");
    game.play("1 take 0, give tshirt 0, pass");
    game.holds(0, "peach*3 socks");
    game.play("0 motorbike");
    assert_eq!(game.state().table().hand_sizes[seat(0)], HAND_LIMIT);
    // Seven cards now, so only the exchange is left.
    game.refuses("0 draw", Refusal::HandFull);
    game.play("0 take 0, give socks 0");
}

#[test]
fn r05_refuses_it_with_five_cards_in_hand() {
    let mut game = Scene::of("heredia: thong*5 | reyes: tshirt*5").begin();
    game.refuses("0 motorbike", Refusal::MotorbikeHand);
}

#[test]
fn r05_refuses_it_a_second_time() {
    let mut game = three_in_hand("charo*20");
    game.play("0 motorbike");
    game.refuses("0 motorbike", Refusal::MotorbikeUsed);
    // Nor in a later turn.
    game.play("0 take 0, give peach 0, sell garlic 2 garlic");
    game.play("1 take 0, give tshirt 0, pass");
    game.refuses("0 motorbike", Refusal::MotorbikeUsed);
}

#[test]
fn r05_refuses_it_once_the_draw_phase_has_begun() {
    let mut game = three_in_hand("charo*20");
    game.play("0 draw")
        .refuses("0 motorbike", Refusal::WrongPhase);
    game.play("0 discard charo 0");
    game.refuses("0 motorbike", Refusal::DrawPhaseOver);
    let mut game = three_in_hand("charo*20");
    game.play("0 take 1")
        .refuses("0 motorbike", Refusal::GivesLeft);
}

#[test]
fn r05_refuses_it_without_a_card_in_the_deck() {
    // No play leads there: a turn never begins with an empty deck (R23). The rule holds all the same.
    let game = three_in_hand("charo*20");
    let mut view = game.state().owned_view(Some(seat(0)));
    assert_eq!(why_not(&view.as_view(), Move::Motorbike), None);
    view.table.deck_left = 0;
    assert_eq!(
        why_not(&view.as_view(), Move::Motorbike),
        Some(Refusal::MotorbikeDeck)
    );
}

#[test]
fn r06_allows_a_motorbike_or_van_to_draw_all_that_remain() {
    for (deck, drawn) in [("van", 1), ("van peach", 2), ("van peach*2", 3)] {
        let mut game = three_in_hand(deck);
        game.play("0 motorbike");
        game.deck_left("");
        assert_eq!(game.state().view(Some(seat(0))).hand.len(), 3 + drawn);
    }
    let mut game = Scene::of("heredia: van thong*4 | reyes: tshirt*5")
        .deck("socks*2 garlic*4")
        .begin();
    game.play("0 draw, discard socks 0, van self");
    game.holds(0, "garlic*4").deck_left("");
}

#[test]
fn r06_refuses_to_draw_more_than_the_deck_holds_or_from_the_stalls() {
    // A Van for the others with four cards left: the left neighbour gets three, the next one, the last none.
    let mut game =
        Scene::of("heredia: van thong*4 | reyes: tshirt*5 | cortes: tshirt*5 | salazar: tshirt*5")
            .stalls("aunt*3")
            .deck("socks*2 garlic peach*2 charo")
            .begin();
    game.play("0 draw, discard socks 0, van others");
    game.holds(1, "garlic peach*2")
        .holds(2, "charo")
        .holds(3, "")
        .deck_left("")
        .stall_holds(1, "aunt")
        .stall_holds(2, "aunt");
}

#[test]
fn r07_allows_to_put_either_drawn_card_on_any_stall() {
    for (card, kept) in [("van", "peach"), ("peach", "van")] {
        for number in 0..3 {
            let mut game = Scene::of("heredia: thong*5 | reyes: tshirt*5")
                .deck("van peach socks")
                .begin();
            game.play("0 draw");
            // The two lie apart until one is chosen.
            game.holds(0, "thong*5").deck_left("socks");
            assert_eq!(game.state().view(Some(seat(0))).drawn, hand("van peach"));
            game.play(&format!("0 discard {card} {number}"));
            game.holds(0, &format!("thong*5 {kept}"));
            game.stall_holds(number, &format!("socks {card}"));
            assert_eq!(game.state().table().phase, Phase::Action);
        }
    }
}

#[test]
fn r07_allows_the_last_card_of_the_deck_to_be_drawn_and_kept() {
    let mut game = Scene::of("heredia: thong*5 | reyes: tshirt*5")
        .deck("van")
        .begin();
    game.play("0 draw");
    game.holds(0, "thong*5 van").deck_left("");
    assert_eq!(game.state().table().phase, Phase::Action);
    game.refuses("0 discard van 0", Refusal::WrongPhase);
    game.play("0 van self");
}

#[test]
fn r07_allows_the_last_two_cards_of_the_deck_to_be_drawn_and_chosen_from() {
    let mut game = Scene::of("heredia: thong*5 | reyes: tshirt*5")
        .deck("van aunt")
        .begin();
    game.play("0 draw").deck_left("");
    game.play("0 discard aunt 2").holds(0, "thong*5 van");
}

#[test]
fn r07_refuses_a_draw_with_seven_cards_in_hand() {
    let mut game = Scene::of("heredia: thong*5 | reyes: tshirt*5").begin();
    for number in [0, 1, 0, 1] {
        game.play(&format!("{number} draw, discard socks 0, pass"));
    }
    game.holds(0, "thong*5 socks*2");
    game.refuses("0 draw", Refusal::HandFull);
    game.play("0 take 0, give thong 0, pass");
}

#[test]
fn r07_refuses_to_put_back_a_card_that_was_not_drawn() {
    let mut game = Scene::of("heredia: thong*4 peach | reyes: tshirt*5")
        .deck("van socks*9")
        .begin();
    game.play("0 draw");
    game.refuses_all(
        &["0 discard thong 0", "0 discard peach 1"],
        Refusal::NotDrawn,
    );
    game.play("0 discard van 0");
    game.refuses("0 discard socks 0", Refusal::WrongPhase);
}

#[test]
fn r07_refuses_everything_else_while_the_two_lie_there_and_a_second_draw_phase() {
    let mut game = Scene::of("heredia: thong*4 van | reyes: tshirt*5").begin();
    game.refuses_all(
        &[
            "0 pass",
            "0 sell thong 2",
            "0 van self",
            "0 discard socks 0",
            "0 give thong 0",
        ],
        Refusal::WrongPhase,
    );
    game.play("0 draw");
    game.refuses_all(
        &[
            "0 draw",
            "0 take 0",
            "0 pass",
            "0 sell thong 2",
            "0 van self",
            "0 aunt",
        ],
        Refusal::WrongPhase,
    );
    game.play("0 discard socks 0");
    game.refuses_all(&["0 draw", "0 take 0"], Refusal::DrawPhaseOver);
    game.refuses_all(
        &["0 give thong 0", "0 pay thong 0", "0 aunt"],
        Refusal::WrongPhase,
    );
}

#[test]
fn r07_allows_a_turn_to_tell_each_card_to_its_drawer_alone() {
    let mut game = Scene::of("heredia: thong*5 | reyes: tshirt*5")
        .deck("van aunt socks")
        .begin();
    game.play("0 draw");
    let shown = |eyes| {
        let seen = game.events().iter().map(move |event| event.seen_by(eyes));
        seen.filter(|seen| matches!(seen, Event::Drew { card: Some(_), .. }))
            .count()
    };
    assert_eq!(shown(Some(seat(0))), 2);
    assert_eq!((shown(Some(seat(1))), shown(None)), (0, 0));
}

#[test]
fn r10_allows_an_empty_hand_to_draw_and_an_empty_deck_to_exchange() {
    let mut game = Scene::of("heredia: thong*5 | reyes: tshirt*5")
        .deck("socks*6")
        .begin();
    game.play("0 take 0, give thong 0, sell thong 4");
    game.play("1 take 1, give tshirt 1, sell tshirt 4");
    // One card is left in this hand: socks.
    game.play("0 motorbike");
    game.holds(0, "socks*4").deck_left("socks*3");
    game.play("0 take 0, give socks 0, sell socks 3");
    game.play("1 motorbike").deck_left("");
    game.refuses("1 draw", Refusal::DeckEmpty);
    game.play("1 take 2, give socks 2");
}

#[test]
fn r10_refuses_an_exchange_with_an_empty_hand() {
    let mut game = Scene::of("heredia: thong*5 | reyes: tshirt*5")
        .stalls("thong tshirt socks")
        .begin();
    game.play("0 take 0, give thong 0, sell thong 5");
    game.play("1 take 1, give tshirt 1, pass");
    game.holds(0, "");
    game.refuses_all(&["0 take 0", "0 take 1", "0 take 2"], Refusal::HandEmpty);
    game.allows("0 motorbike");
    game.play("0 draw, discard socks 0, pass");
}

#[test]
fn r10_refuses_a_draw_from_an_empty_deck_and_any_draw_phase_with_both_empty() {
    let mut game = three_in_hand("van*3");
    game.play("0 motorbike").deck_left("");
    game.refuses("0 draw", Refusal::DeckEmpty);
    // Hand and deck both empty at the start of a turn: no play leads there (R23), yet it is ruled.
    let mut table = *game.state().table();
    assert_eq!(table.draw_phase(seat(0)), Phase::Start);
    table.hand_sizes[seat(0)] = 0;
    assert_eq!(table.draw_phase(seat(0)), Phase::Action);
    table.deck_left = 1;
    assert_eq!(table.draw_phase(seat(0)), Phase::Start);
}
