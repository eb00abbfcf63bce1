//! Reflexes: double clicks, held keys, presses meant for what was there a moment ago.

use super::driver::{Thing, Window};
use super::games::begin;
use super::moments::{
    fresh, game, has_drawn, held, loaded, loaded_with, may_draw, may_sell, moves, moving, sell,
    session, show, smooth,
};
use super::person::Person;
use super::sight::{Sight, buttons_like, hand, sight, stalls};
use eframe::egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::play::{Curtain, Note};
use me_lo_quitan::rules::{Event, Phase};
use me_lo_quitan::ui::App;

/// Buttons that do something for good.
const COMMITS: [&str; 16] = [
    "handoff-show",
    "claim-show",
    "call-nobody",
    "claim-aunt",
    "claim-decline",
    "desk-end-turn",
    "desk-motorbike",
    "desk-exchange-confirm",
    "desk-discard-confirm",
    "desk-give-confirm",
    "desk-pay",
    "desk-sell-for",
    "confirm-steal",
    "confirm-police",
    "confirm-van-self",
    "confirm-van-others",
];

fn commits(window: &Window<App>) -> Vec<Thing> {
    COMMITS
        .iter()
        .flat_map(|key| buttons_like(window, &[key]))
        .collect()
}

fn focused(window: &Window<App>) -> Option<String> {
    let mut nodes = window
        .harness
        .query_all_by(|node| node.is_focused() && node.role() == Role::Button);
    nodes.next().and_then(|node| node.accesskit_node().label())
}

/// Events of that kind that the public has heard of.
fn heard(
    window: &mut Window<App>,
    wanted: impl Fn(&Event<Option<me_lo_quitan::rules::Card>>) -> bool,
) -> usize {
    let entries = session(window).chronicle().entries();
    let fits = |note: &Note| matches!(note, Note::Event(event) if wanted(event));
    entries.iter().filter(|entry| fits(&entry.note)).count()
}

#[test]
fn ux36_ten_clicks_on_a_flying_card_are_one_event() {
    let mut at = moving(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    let card = hand(window).first().expect("a card").rect.center();
    let before = heard(window, |event| matches!(event, Event::Sold { .. }));
    sell(window);
    let flying = |window: &mut Window<App>| !window.app().game().expect("a game").stage.at_rest();
    assert!(flying(window), "the set is in the air");
    let made = moves(window);
    window.clicks(card, 10);
    window.wait(1.5);
    assert!(!flying(window));
    assert_eq!(
        heard(window, |event| matches!(event, Event::Sold { .. })),
        before + 1
    );
    assert_eq!(moves(window), made);
}

#[test]
fn ux37_five_clicks_on_draw_are_one_draw() {
    let game = game(&[true; 3], may_draw);
    let drew = |event: &Event<_>| matches!(event, Event::Drew { .. });
    // Asked first, as the game comes: five clicks on the question, five on its answer.
    let mut at = moving(&game);
    let window = &mut at.window;
    show(window);
    let (before, made) = (heard(window, drew), moves(window));
    let draw = window.texts.get("desk-draw");
    let first = window.find(&draw).expect("a button").rect.center();
    window.clicks(first, 5);
    window.wait(1.0);
    assert_eq!(moves(window), made, "a draw is asked about first");
    let second = window.find(&draw).expect("a button").rect.center();
    window.clicks(second, 5);
    window.wait(1.0);
    assert_eq!((heard(window, drew), moves(window)), (before + 2, made + 1));
    // Not asked: five clicks.
    let mut settings = super::driver::settings(me_lo_quitan::text::Language::English);
    settings.confirm.draw = false;
    let mut at = loaded_with(&game, settings);
    let window = &mut at.window;
    show(window);
    let draw = window.find(&draw).expect("a button").rect.center();
    window.clicks(draw, 5);
    window.wait(1.0);
    assert_eq!((heard(window, drew), moves(window)), (before + 2, made + 1));
    let view = session(window).view();
    assert_eq!(view.table.phase, Phase::Discard);
    let chosen = hand(window).into_iter().chain(stalls(window));
    assert!(
        !chosen.into_iter().any(|thing| thing.selected),
        "and nothing more"
    );
}

#[test]
fn ux39_a_held_key_goes_from_end_turn_to_the_hand_off_and_no_further() {
    let game = game(&[true; 3], may_sell);
    let awaited = |window: &mut Window<App>| match session(window).curtain() {
        Curtain::Handoff(seat) => seat,
        other => panic!("{other:?}"),
    };
    let mut at = loaded(&game);
    let window = &mut at.window;
    let first = awaited(window);
    show(window);
    let made = moves(window);
    window.hold(Modifiers::COMMAND, Key::Enter, false);
    for _ in 0..12 {
        window.hold(Modifiers::COMMAND, Key::Enter, true);
    }
    assert_eq!(awaited(window), first.left(3));
    assert_eq!(moves(window), made + 1);
    for key in [Key::Enter, Key::Space] {
        let mut at = loaded(&game);
        let window = &mut at.window;
        show(window);
        let end = window.texts.get("desk-end-turn");
        for _ in 0..80 {
            if focused(window).as_deref() == Some(&end) {
                break;
            }
            window.key(Modifiers::NONE, Key::Tab);
        }
        assert_eq!(focused(window), Some(end), "reached by Tab");
        window.hold(Modifiers::NONE, key, false);
        for _ in 0..12 {
            window.hold(Modifiers::NONE, key, true);
        }
        assert_eq!(awaited(window), first.left(3), "{key:?}");
        assert_eq!(moves(window), made + 1);
    }
}

#[test]
fn ux40_ux43_nothing_is_chosen_beforehand_and_no_commit_lies_where_one_was() {
    let mut at = fresh();
    let window = &mut at.window;
    begin(window, &[true, true, false], "40");
    let mut person = Person::new(40);
    let (mut seen, mut before) = (sight(window), Vec::new());
    let mut changes = 0;
    while seen != Sight::Scores {
        person.act(window);
        let now = sight(window);
        if now != seen {
            changes += 1;
            assert_eq!(focused(window), None, "{now:?}");
            let chosen = window.buttons().into_iter().find(|thing| thing.selected);
            assert_eq!(chosen, None, "{now:?}");
            for one in commits(window) {
                let under = |other: &&Thing| other.rect.intersects(one.rect);
                let under = before.iter().find(under);
                assert_eq!(under, None, "{seen:?} then {now:?}: {one:?}");
            }
        }
        (seen, before) = (now, commits(window));
    }
    assert!(changes > 20, "{changes}");
}

#[test]
fn ux43_a_double_click_on_a_confirmation_does_not_end_the_turn() {
    let mut at = smooth(&game(&[true; 3], has_drawn));
    let window = &mut at.window;
    show(window);
    let made = moves(window);
    let drawn = window.texts.get("hand-drawn");
    let card = hand(window)
        .into_iter()
        .find(|card| card.name.ends_with(&drawn));
    window.click(card.expect("a drawn card").rect.center());
    let stall = stalls(window)[0].rect.center();
    window.click(stall);
    let confirm = window.find(&window.texts.get("desk-discard-confirm"));
    window.clicks(confirm.expect("a button").rect.center(), 2);
    window.wait(1.0);
    assert_eq!(moves(window), made + 1);
    assert!(matches!(session(window).curtain(), Curtain::Private(_)));

    let mut at = smooth(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    let made = moves(window);
    let offers = buttons_like(window, &["offer"]);
    window.click(offers[0].rect.center());
    let confirm = buttons_like(window, &["desk-sell-for"]);
    window.clicks(confirm[0].rect.center(), 2);
    window.wait(1.0);
    assert_eq!(moves(window), made + 1);
    assert!(
        matches!(session(window).curtain(), Curtain::Private(_)),
        "the sale can still be undone"
    );
    assert!(window.can("desk-undo"));
}

#[test]
fn ux49_plain_enter_never_ends_a_turn() {
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    let made = moves(window);
    for _ in 0..5 {
        window.key(Modifiers::NONE, Key::Enter);
        window.wait(0.5);
    }
    assert_eq!(moves(window), made);
    sell(window);
    for _ in 0..5 {
        window.key(Modifiers::NONE, Key::Enter);
        window.wait(0.5);
    }
    assert_eq!(moves(window), made + 1, "sold, and not ended");
    assert!(matches!(session(window).curtain(), Curtain::Private(_)));
    window.key(Modifiers::COMMAND, Key::Enter);
    window.wait(1.0);
    assert_eq!(sight(window), Sight::HandOff);
}

#[test]
fn ux48_undo_inside_a_choice_drops_the_choice_only() {
    // A discard can be taken back; an effect card is being aimed.
    let mut at = loaded(&game(&[true; 3], |state| {
        let view = state.view(Some(state.table().active));
        has_drawn(state) && view.hand.has(me_lo_quitan::rules::Card::Police)
    }));
    let window = &mut at.window;
    show(window);
    let drawn = window.texts.get("hand-drawn");
    let card = hand(window)
        .into_iter()
        .find(|card| card.name.ends_with(&drawn));
    window.click(card.expect("a drawn card").rect.center());
    let stall = stalls(window)[0].rect.center();
    window.click(stall);
    window.press("desk-discard-confirm");
    window.wait(1.0);
    let made = moves(window);
    let police = held(window, me_lo_quitan::rules::Card::Police);
    window.click(police.rect.center());
    window.wait(0.5);
    assert!(window.can("desk-cancel"), "aiming");
    window.key(Modifiers::COMMAND, Key::Z);
    window.wait(0.5);
    assert_eq!(moves(window), made, "only the choice is gone");
    assert!(!window.can("desk-cancel"));
    window.key(Modifiers::COMMAND, Key::Z);
    window.wait(0.5);
    assert_eq!(moves(window), made - 1, "now the discard is back");
}
