//! R15 License, R16 and R17 Cousin, R18 Police: the plain cases. The matrix lies beside.

use crate::common::Scene;
use me_lo_quitan::rules::{Attached, Card, CousinAim, Effect, Event, Refusal, SetId};

/// Two players with a Peach set each; seat 0 (to act) holds every effect card but the Van. No Aunt
/// is in the deck, so no Cousin is ever asked about (R20).
fn two_sets() -> Scene {
    let mut game =
        Scene::of("montoya: peach*2 license cousin police | reyes: peach*2 license cousin police")
            .deck("socks*2 thong*2 cousin socks license socks cousin socks police socks thong*8")
            .begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    game.play("1 draw, discard thong 0, sell peach 2");
    game.play("0 draw, discard socks 0");
    game
}

#[test]
fn r15_allows_a_license_on_an_own_plain_set() {
    let mut game = two_sets();
    game.play("0 license 1");
    assert_eq!(game.set(1).1.attached, Some(Attached::License));
    assert_eq!(game.worth(1), 10);
    game.boxed("");
}

#[test]
fn r15_refuses_it_on_a_rivals_set_a_licensed_one_and_one_with_a_cousin() {
    let mut game = two_sets();
    game.refuses("0 license 2", Refusal::LicenseNotOwn);
    game.play("0 license 1");
    game.play("1 draw, discard socks 0, double 2");
    game.play("0 draw, discard socks 0, pass");
    game.play("1 draw, discard socks 0");
    game.refuses("1 license 2", Refusal::LicenseOnCousin);
    game.refuses("1 license 9", Refusal::NoSuchSet);
}

#[test]
fn r15_refuses_every_cousin_and_the_police_on_a_licensed_set() {
    let mut game = two_sets();
    game.play("0 license 1");
    game.play("1 draw, discard socks 0");
    game.refuses("1 steal 1", Refusal::StealOnLicense);
    game.refuses("1 police 1", Refusal::PoliceOnLicense);
    game.play("1 pass");
    game.play("0 draw, discard socks 0");
    game.refuses("0 double 1", Refusal::DoubleOnLicense);
}

#[test]
fn r16_allows_to_double_an_own_plain_set() {
    let mut game = two_sets();
    game.play("0 double 1");
    assert_eq!(game.set(1).1.attached, Some(Attached::Doubled));
    assert_eq!(game.worth(1), 20);
    // Whoever is not asked (R20) does not hear a question.
    assert!(
        !game
            .events()
            .iter()
            .any(|event| matches!(event, Event::Asked { .. }))
    );
    game.boxed("");
}

#[test]
fn r16_refuses_to_double_a_rivals_set_or_one_with_a_cousin() {
    let mut game = two_sets();
    game.refuses("0 double 2", Refusal::DoubleNotOwn);
    game.play("0 double 1");
    game.play("1 draw, discard socks 0, pass");
    game.play("0 draw, discard socks 0");
    game.holds(0, "cousin*2 license police socks");
    game.refuses("0 double 1", Refusal::DoubleOnCousin);
}

#[test]
fn r17_allows_to_steal_a_rivals_plain_set_with_the_cousin_on_it() {
    let mut game = two_sets();
    let before = game.state().table().areas;
    game.play("0 steal 2");
    assert!(game.state().table().areas != before);
    let (owner, set) = game.set(2);
    assert_eq!((owner, set.attached), (0, Some(Attached::Stolen)));
    assert_eq!(set.discounts, 1);
    game.boxed("");
    let table = game.state().table();
    // In order of arrival.
    let ids: Vec<SetId> = table.areas[table.seats().next().expect("a seat")]
        .iter()
        .map(|set| set.id)
        .collect();
    assert_eq!(ids, [SetId(1), SetId(2)]);
}

#[test]
fn r17_refuses_to_steal_an_own_set_or_one_with_a_cousin() {
    let mut game = two_sets();
    game.refuses("0 steal 1", Refusal::StealOwn);
    game.refuses("0 steal 3", Refusal::NoSuchSet);
    game.play("0 double 1");
    game.play("1 draw, discard socks 0");
    game.refuses("1 steal 1", Refusal::StealOnCousin);
}

#[test]
fn r17_refuses_everything_but_the_police_on_a_stolen_set() {
    let mut game = two_sets();
    game.play("0 steal 2");
    game.play("1 draw, discard socks 0");
    game.refuses("1 steal 2", Refusal::StealOnCousin);
    game.refuses("1 license 2", Refusal::LicenseNotOwn);
    game.play("1 pass");
    game.play("0 draw, discard socks 0");
    game.refuses("0 double 2", Refusal::DoubleOnCousin);
    game.refuses("0 license 2", Refusal::LicenseOnCousin);
    game.refuses("0 steal 2", Refusal::StealOwn);
    game.play("0 pass");
    game.play("1 draw, discard socks 0");
    game.play("1 police 2").boxed("peach*2 cousin police");
}

#[test]
fn r17_allows_a_cousin_two_aims_and_no_other_card_any() {
    let set = SetId(1);
    let aims = [
        (Effect::License(set), None),
        (Effect::Double(set), Some(CousinAim::Double)),
        (Effect::Steal(set), Some(CousinAim::Steal)),
        (Effect::Police(set), None),
        (Effect::VanSelf, None),
        (Effect::VanOthers, None),
    ];
    for (effect, aim) in aims {
        assert_eq!(effect.aim(), aim);
        assert_eq!(effect.card() == Card::Cousin, aim.is_some());
    }
}

#[test]
fn r18_allows_police_to_send_a_set_and_all_upon_it_to_the_box() {
    let mut game = two_sets();
    game.play("0 police 2").boxed("peach*2 police");
    assert_eq!(game.totals(), [10, 0]);
    let mut game = two_sets();
    game.play("0 double 1");
    game.play("1 draw, discard socks 0, police 1");
    game.boxed("peach*2 cousin police");
    assert_eq!(game.totals(), [0, 6]);
}

#[test]
fn r18_refuses_police_on_an_own_set_a_licensed_one_and_none() {
    let mut game = two_sets();
    game.refuses("0 police 1", Refusal::PoliceOwn);
    game.refuses("0 police 0", Refusal::NoSuchSet);
    game.play("0 license 1");
    game.play("1 draw, discard socks 0");
    game.refuses("1 police 1", Refusal::PoliceOnLicense);
    game.refuses("1 police 2", Refusal::PoliceOwn);
}

#[test]
fn r18_refuses_a_removed_set_to_come_back_or_its_number_to_be_used_again() {
    let mut game = two_sets();
    game.play("0 police 2");
    game.play("1 draw, discard socks 0");
    game.refuses_all(
        &["1 license 2", "1 double 2", "1 steal 2", "1 police 2"],
        Refusal::NoSuchSet,
    );
    game.play("1 pass");
    game.play("0 draw, discard cousin 0, sell socks 2");
    assert_eq!(game.set(3).0, 0);
}
