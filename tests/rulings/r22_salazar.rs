//! R22 Salazar.

use crate::common::{Scene, seat};
use me_lo_quitan::rules::{Attached, Event, Family, Phase, Refusal};

/// A Salazar to sell two Peaches with `rest` (three cards) beside; seat 1 has a Thong set.
fn salazar(rest: &str) -> Scene {
    let mut game = Scene::of(&format!("salazar: peach*2 {rest} | reyes: thong*2 peach*3"))
        .stalls("garlic*3")
        .deck("garlic*30")
        .start(1)
        .begin();
    game.play("1 draw, discard garlic 0, sell thong 2");
    game.play("0 draw, discard garlic 0, sell peach 2");
    game
}

#[test]
fn r22_allows_a_card_on_any_stall_for_each_effect() {
    for number in 0..3 {
        let effects = [
            "license 2",
            "double 2",
            "steal 1",
            "police 1",
            "van self",
            "van others",
        ];
        for effect in effects {
            let mut game = salazar("license cousin police");
            assert_eq!(game.state().table().phase, Phase::Price);
            if effect.starts_with("van") {
                game = salazar("van tshirt*2");
            }
            game.play(&format!("0 pay garlic {number}"));
            game.stall_holds(number, if number == 0 { "garlic*4" } else { "garlic*2" });
            assert_eq!(game.state().table().phase, Phase::Extra);
            game.play(&format!("0 {effect}"));
            assert_eq!(game.state().table().active, seat(1));
        }
    }
}

#[test]
fn r22_allows_the_effect_on_the_new_set_too() {
    let mut game = salazar("license tshirt*2");
    game.play("0 pay tshirt 1, license 2");
    assert_eq!(game.set(2).1.attached, Some(Attached::License));
    game.holds(0, "tshirt garlic")
        .stall_holds(1, "garlic tshirt");
}

#[test]
fn r22_allows_to_do_without() {
    let mut game = salazar("license tshirt*2");
    game.play("0 pass").holds(0, "license tshirt*2 garlic");
    assert_eq!(game.state().table().active, seat(1));
}

#[test]
fn r22_allows_price_and_effect_of_one_kind_if_two_are_held() {
    let mut game = salazar("license*2 tshirt");
    game.play("0 pay license 1, license 2")
        .holds(0, "tshirt garlic");
}

#[test]
fn r22_allows_an_aunt_to_answer_the_extra_cousin() {
    let mut game = Scene::of("salazar: peach*2 cousin tshirt*2 | reyes: thong*2 aunt peach*2")
        .deck("garlic*30")
        .start(1)
        .begin();
    game.play("1 draw, discard garlic 0, sell thong 2");
    game.play("0 draw, discard garlic 0, sell peach 2, pay tshirt 0, steal 1");
    game.play("1 aunt").boxed("aunt cousin");
    assert_eq!(game.set(1).0, 1);
    assert_eq!(game.state().table().active, seat(1));
}

#[test]
fn r22_refuses_every_other_family() {
    for family in Family::ALL
        .into_iter()
        .filter(|family| *family != Family::Salazar)
    {
        let rival = if family == Family::Reyes {
            "cortes"
        } else {
            "reyes"
        };
        let name = family.name();
        let mut game =
            Scene::of(&format!("{name}: peach*2 license*2 van | {rival}: thong*5")).begin();
        game.play("0 draw, discard socks 0, sell peach 2");
        assert_eq!(game.state().table().active, seat(1));
        game.refuses("0 pay license 0", Refusal::NotYourTurn);
    }
}

#[test]
fn r22_refuses_the_one_effect_card_as_its_own_price() {
    let mut game = salazar("license tshirt*2");
    game.refuses_all(
        &["0 pay license 0", "0 pay license 2"],
        Refusal::PriceWithoutEffect,
    );
    assert!(
        game.offered(0, "pay")
            .iter()
            .all(|line| !line.contains("license"))
    );
}

#[test]
fn r22_refuses_a_price_that_is_not_held() {
    let mut game = salazar("license tshirt*2");
    game.refuses_all(&["0 pay peach 0", "0 pay van 0"], Refusal::NotInHand);
}

#[test]
fn r22_refuses_an_effect_without_the_price() {
    let mut game = salazar("license tshirt*2");
    game.refuses_all(&["0 license 2", "0 sell tshirt 2"], Refusal::WrongPhase);
    game.refuses_all(
        &["0 draw", "0 take 0", "0 motorbike"],
        Refusal::DrawPhaseOver,
    );
}

#[test]
fn r22_refuses_to_stop_once_the_price_is_paid() {
    let mut game = salazar("license tshirt*2");
    game.play("0 pay tshirt 0");
    game.refuses_all(
        &[
            "0 pass",
            "0 pay tshirt 0",
            "0 sell tshirt 2",
            "0 draw",
            "0 aunt",
        ],
        Refusal::EffectMustFollow,
    );
    game.refuses("0 police 1", Refusal::EffectNotHeld);
    game.refuses("0 license 1", Refusal::LicenseNotOwn);
}

#[test]
fn r22_refuses_to_ask_for_a_price_where_no_effect_could_follow() {
    // No effect card; one that has no target; one that is the only card left.
    let nothing = salazar("tshirt*2 aunt");
    assert_eq!(nothing.state().table().active, seat(1));
    let mut game = Scene::of("salazar: peach*2 police*2 tshirt | reyes: thong*5").begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    assert_eq!(
        game.state().table().active,
        seat(1),
        "no rival's set for the Police"
    );
    let mut game = Scene::of("salazar: peach*5 | reyes: thong*5")
        .deck("van socks*9")
        .begin();
    game.play("0 draw, discard socks 0, sell peach 5");
    assert_eq!(
        game.state().table().active,
        seat(1),
        "a Van and nothing to pay with"
    );
    game.holds(0, "van");
}

#[test]
fn r22_refuses_a_second_extra_and_an_extra_after_an_effect() {
    let mut game = salazar("license van*2");
    game.play("0 pay garlic 0, license 2");
    assert_eq!(game.state().table().active, seat(1));
    game.play("1 draw, discard garlic 0, pass");
    game.play("0 draw, discard garlic 0, van others");
    assert_eq!(game.state().table().active, seat(1));
    game.refuses("0 pay garlic 0", Refusal::NotYourTurn);
}

#[test]
fn r22_allows_the_price_to_be_told_to_all() {
    let mut game = salazar("license tshirt*2");
    game.play("0 pay tshirt 1");
    let paid = game.events().iter().any(
        |event| matches!(event.seen_by(None), Event::Paid { card, .. } if card.name() == "tshirt"),
    );
    assert!(paid);
}
