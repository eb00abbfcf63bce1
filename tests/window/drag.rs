//! Dragging does what clicking does, and a card that falls nowhere goes home.

use super::driver::{Program, Window, settings, start};
use super::games::begin;
use super::person::Person;
use super::sight::{Sight, hand, sets, sight, stalls};
use eframe::egui::{DragAndDrop, Event, Key, Modifiers, Pos2};
use me_lo_quitan::rules::{Card, Effect, Move, Phase, why_not};
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::draft::{Draft, card_in_slot};
use tempfile::TempDir;

fn game(people: usize, seed: &str) -> (TempDir, Window) {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(start(folder.path(), settings(Language::English)));
    begin(&mut window, &vec![true; people], seed);
    (folder, window)
}

/// Presses there, carries it over in steps, and holds it.
fn carry<P: Program>(window: &mut Window<P>, from: Pos2, to: Pos2) {
    window.event(Event::PointerMoved(from));
    window.button(from, true);
    for step in 1..=4 {
        let at = from + (to - from) * (step as f32 / 4.0);
        window.event(Event::PointerMoved(at));
    }
}

fn drag<P: Program>(window: &mut Window<P>, from: Pos2, to: Pos2) {
    carry(window, from, to);
    window.button(to, false);
    window.frame();
}

fn in_the_air(window: &Window) -> bool {
    DragAndDrop::has_any_payload(&window.ctx())
}

fn draft(window: &mut Window) -> Draft {
    window.app().game().unwrap().draft.clone()
}

fn phase(window: &mut Window) -> Phase {
    window.app().game().unwrap().session.view().table.phase
}

/// Somebody's hand is open at the start of a turn that may exchange.
fn at_the_start(window: &mut Window) {
    let mut person = Person::new(5);
    for _ in 0..400 {
        let ready = sight(window) == Sight::Hand && phase(window) == Phase::Start;
        if ready && window.can("desk-exchange") {
            window.wait(1.0);
            return;
        }
        person.act(window);
    }
    panic!("nobody could ever exchange");
}

#[test]
fn a_card_let_go_on_a_stall_is_exchanged_for_its_top() {
    let (_folder, mut window) = game(2, "DRAG");
    at_the_start(&mut window);
    let view = window.app().game().unwrap().session.view();
    let mut places = stalls(&window).into_iter().enumerate();
    let open = places.find(|(number, _)| {
        let stall = me_lo_quitan::rules::Stall::ALL[*number];
        why_not(&view.as_view(), Move::Take { stall }).is_none()
    });
    let (number, stall) = open.unwrap();
    let card = hand(&window)[0].rect.center();
    drag(&mut window, card, stall.rect.center());
    let there = Some(me_lo_quitan::rules::Stall::ALL[number]);
    let expected = Draft::Exchange {
        take: there,
        give: Some(0),
        to: there,
    };
    assert_eq!(draft(&mut window), expected);
    assert!(window.can("desk-exchange-confirm"));
    window.press("desk-exchange-confirm");
    let after = window.app().game().unwrap().session.view();
    assert_ne!(after.table.phase, Phase::Start, "it was played");
}

#[test]
fn a_card_let_go_where_nothing_wants_it_goes_home() {
    let (_folder, mut window) = game(2, "DRAG");
    at_the_start(&mut window);
    let card = hand(&window)[0].rect.center();
    drag(&mut window, card, Pos2::new(40.0, 20.0));
    assert_eq!(draft(&mut window), Draft::Idle);
    assert!(!in_the_air(&window));
}

#[test]
fn ux47_a_card_never_sticks_to_the_pointer() {
    let (_folder, mut window) = game(2, "DRAG");
    at_the_start(&mut window);
    let card = hand(&window)[0].rect.center();
    for leave in [
        Event::PointerGone,
        Event::Key {
            key: Key::Escape,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        },
    ] {
        carry(&mut window, card, Pos2::new(500.0, 300.0));
        assert!(in_the_air(&window));
        window.event(leave);
        window.frame();
        assert!(!in_the_air(&window));
        window.button(Pos2::new(500.0, 300.0), false);
        window.frame();
        assert_eq!(draft(&mut window), Draft::Idle);
        assert_eq!(sight(&window), Sight::Hand, "the hand stays open");
        window.wait(1.0);
    }
    // Another window comes forward: the card is home, the hand covered.
    carry(&mut window, card, Pos2::new(500.0, 300.0));
    window.focus(false);
    assert!(!in_the_air(&window));
    assert_eq!(hand(&window).len(), 0);
}

#[test]
fn a_product_let_go_on_the_own_pitch_is_put_up_for_sale() {
    let (_folder, mut window) = game(2, "DRAG");
    let mut person = Person::new(5);
    for _ in 0..400 {
        let view = window.app().game().unwrap().session.view();
        let goods = view.hand.cards().position(|card| card.product().is_some());
        let ready = sight(&window) == Sight::Hand && view.table.phase == Phase::Action;
        if let Some(slot) = goods.filter(|_| ready && window.can("desk-end-turn")) {
            window.wait(1.0);
            let card = hand(&window)[slot].rect.center();
            // The own pitch lies between the market and the hand.
            let at = Pos2::new(200.0, 480.0);
            drag(&mut window, card, at);
            assert_eq!(draft(&mut window), Draft::Sell(vec![slot]));
            return;
        }
        person.act(&mut window);
    }
    panic!("nobody ever had anything to sell");
}

#[test]
fn an_effect_is_aimed_at_a_set_by_its_key_or_by_letting_go_on_it() {
    let (_folder, mut window) = game(3, "DRAG");
    let mut person = Person::new(5);
    for _ in 0..900 {
        let view = window.app().game().unwrap().session.view();
        let slot = view.hand.cards().position(|card| card == Card::Police);
        let ready = sight(&window) == Sight::Hand && view.table.phase == Phase::Action;
        let goal = view
            .table
            .all_sets()
            .map(|(_, set)| set.id)
            .find(|&id| why_not(&view.as_view(), Move::Play(Effect::Police(id))).is_none());
        if let (Some(slot), Some(id), true) = (slot, goal, ready) {
            window.wait(1.0);
            let card = hand(&window)[slot].rect.center();
            // Sets are announced as targets while the card is aimed by click.
            window.click(card);
            window.wait(0.5);
            let goal = sets(&window).into_iter().find(|set| set.enabled).unwrap();
            // The first target has the key 1.
            window.key(Modifiers::NONE, Key::Num1);
            let chosen = window
                .buttons()
                .into_iter()
                .find(|one| one.rect == goal.rect);
            assert!(chosen.unwrap().selected);
            window.key(Modifiers::NONE, Key::Escape);
            window.wait(0.5);
            assert_eq!(draft(&mut window), Draft::Idle);
            let card = hand(&window)[slot].rect.center();
            drag(&mut window, card, goal.rect.center());
            let aimed = matches!(draft(&mut window), Draft::Effect { slot: one, effect: Some(Effect::Police(_)) } if one == slot);
            assert!(aimed, "{:?}, {id:?}", draft(&mut window));
            assert_eq!(card_in_slot(view.hand, slot), Some(Card::Police));
            return;
        }
        person.act(&mut window);
        if sight(&window) == Sight::Scores {
            window.press("scoring-again");
            window.wait(1.0);
        }
    }
    panic!("the Police never came");
}
