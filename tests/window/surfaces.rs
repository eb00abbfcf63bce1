//! Where else a card could show: lists of saves, odd window sizes, open sheets, movement, answers.

use super::driver::Window;
use super::leaks::{aim_the_cousin, cousin_ready, in_action};
use super::moments::{game, loaded, may_draw, may_sell, moves, session, show};
use super::pair::Pair;
use super::sight::{Sight, buttons_like, hand, sight};
use super::twins::{Same, twins};
use eframe::egui::{Event, Key, Modifiers, pos2, vec2};
use me_lo_quitan::play::Curtain;
use me_lo_quitan::rules::legal_moves;
use me_lo_quitan::ui::{App, Screen};

#[test]
fn ux04_lists_of_saves_tell_what_everybody_could_see() {
    let twins = twins(&[true; 4], Same::Nobody, in_action);
    let mut pair = Pair::open(&twins, |app| app);
    pair.both(|window| {
        window.press("bar-menu");
        window.wait(0.5);
        window.press("menu-load");
        window.wait(1.0);
        assert_eq!(window.app().screen(), Screen::Saves);
        assert!(window.says("Twin"), "the save is in the list");
        // The pointer rests on every line of it.
        for row in 0..12 {
            window.event(Event::PointerMoved(pos2(500.0, 60.0 + 60.0 * row as f32)));
            window.wait(0.75);
        }
    })
    .expect("equal lists");
    pair.both(|window| {
        window.press("common-back");
        window.wait(1.0);
        window.press("bar-menu");
        window.wait(0.5);
        window.press("menu-title");
        window.wait(1.0);
        assert!(window.can("title-resume"), "the autosave is offered");
    })
    .expect("equal titles");
    pair.both(|window| {
        window.press("title-resume");
        window.wait(1.0);
    })
    .expect("covered");
    assert!(pair.both(show).is_err(), "other hands behind it");
}

#[test]
fn ux06_no_size_of_the_window_uncovers_a_strip() {
    let twins = twins(&[true; 4], Same::Nobody, in_action);
    let mut pair = Pair::open(&twins, |app| app);
    let sizes = [
        (960.0, 540.0),
        (2560.0, 1600.0),
        (300.0, 200.0),
        (4000.0, 300.0),
        (1280.0, 800.0),
    ];
    for (width, height) in sizes {
        pair.both(|window| {
            window.harness.set_size(vec2(width, height));
            window.wait(0.75);
            assert_eq!(hand(window), [], "{width}x{height}");
        })
        .expect("equal frames");
    }
    assert!(matches!(pair.curtain(), Curtain::Handoff(_)));
}

#[test]
fn ux17_rules_and_log_show_no_hand_in_any_state() {
    // An open hand, and then the question, a step up and a way back.
    let twins_asked = twins(&[true; 3], Same::Actor, cousin_ready);
    let mut pair = Pair::open(&twins_asked, |app| app);
    pair.open_sheets().expect("at the hand-off");
    pair.both(show).expect("the same hand");
    pair.open_sheets().expect("with a hand open");
    pair.both(aim_the_cousin).expect("equal frames");
    pair.open_sheets().expect("while the table is asked");
    pair.both(|window| {
        let callers = buttons_like(window, &["call-aunt"]);
        window.click(callers[0].rect.center());
        window.wait(1.0);
    })
    .expect("equal frames");
    assert!(matches!(pair.curtain(), Curtain::Claim { open: false, .. }));
    pair.open_sheets().expect("before an answer");
    // While a bot plays.
    let people = [true, true, false, false];
    let twins_bots = twins(&people, Same::Actor, |state| {
        in_action(state) && state.table().active.index() == 1
    });
    let mut pair = Pair::open(&twins_bots, |app| app);
    pair.both(show).expect("the same hand");
    pair.both(|window| {
        window.app().settings_mut().pace = me_lo_quitan::ui::settings::BotPace::Step;
        window.press("desk-end-turn");
        window.wait(1.0);
    })
    .expect("equal frames");
    assert!(matches!(pair.curtain(), Curtain::Bot(_)));
    pair.open_sheets().expect("while a bot plays");
}

#[test]
fn ux18_saving_works_while_the_screen_is_covered_and_shows_nothing() {
    let mut at = loaded(&game(&[true; 3], |state| {
        state.table().turn > 3 && cousin_ready(state)
    }));
    let window = &mut at.window;
    let file = window.app().game().expect("a game").file.clone();
    let file = file.expect("a file of its own");
    let save = |window: &mut Window| {
        let (before, curtain) = (
            std::fs::read(&file).expect("a save"),
            session(window).curtain(),
        );
        window.key(Modifiers::COMMAND, Key::S);
        for _ in 0..200 {
            std::thread::sleep(std::time::Duration::from_millis(10));
            window.frame();
            assert_eq!(hand(window), []);
            if std::fs::read(&file).expect("a save") != before {
                break;
            }
        }
        window.wait(0.5);
        assert_ne!(std::fs::read(&file).expect("a save"), before, "saved");
        assert_eq!(hand(window), []);
        assert_eq!(session(window).curtain(), curtain);
    };
    assert_eq!(sight(window), Sight::HandOff);
    save(window);
    show(window);
    aim_the_cousin(window);
    assert_eq!(sight(window), Sight::Call);
    save(window);
}

#[test]
fn ux29_how_much_a_hand_can_do_shows_nowhere_in_public() {
    let twins = twins(&[true; 3], Same::Nobody, |state| {
        in_action(state) && state.table().sets_placed > 1
    });
    let mut pair = Pair::open(&twins, |app| app);
    let mut counts = Vec::new();
    for window in &mut pair.windows {
        let now = *window
            .app()
            .game()
            .expect("a game")
            .session
            .timeline()
            .now();
        let mut list = Vec::new();
        legal_moves(&now.view(Some(now.table().active)), &mut list);
        counts.push(list.len());
    }
    assert_ne!(counts[0], counts[1], "hands that can do more and less");
    pair.both(|window| window.wait(2.0)).expect("equal frames");
    pair.look_round().expect("equal frames");
    assert!(pair.both(show).is_err(), "other hands behind it");
}

#[test]
fn ux01_a_sale_in_the_air_shows_only_what_was_sold() {
    let twins = twins(&[true; 3], Same::Actor, may_sell);
    let mut pair = Pair::moving(&twins, |app| app);
    pair.both(show).expect("the same hand");
    pair.both(super::moments::sell).expect("the same sale");
    let flying = |window: &mut Window| !window.app().game().expect("a game").stage.at_rest();
    assert!(flying(&mut pair.windows[0]), "it flies");
    // Covered while it flies, up to the next hand.
    pair.both(|window| {
        window.key(Modifiers::COMMAND, Key::Enter);
        window.wait(2.0);
    })
    .expect("equal frames");
    assert!(matches!(pair.curtain(), Curtain::Handoff(_)));
    assert!(pair.frames > 150, "{} frames", pair.frames);
    assert!(pair.both(show).is_err(), "other hands behind it");
}

#[test]
fn ux01_a_hand_covered_while_its_cards_fly_leaves_no_trace() {
    // The cards drawn differ; once they are covered, nothing does.
    let twins = twins(&[true; 3], Same::Actor, may_draw);
    let mut pair = Pair::moving(&twins, |app| app);
    pair.both(show).expect("the same hand");
    pair.unseen(|window| {
        window.key(Modifiers::NONE, Key::D);
        window.key(Modifiers::NONE, Key::Enter);
    });
    let flying = |window: &mut Window| !window.app().game().expect("a game").stage.at_rest();
    assert!(flying(&mut pair.windows[0]), "they fly");
    // Not by a key: any press would end all movement first.
    pair.both(|window| {
        window.focus(false);
        window.wait(2.0);
    })
    .expect("equal frames");
    assert!(matches!(pair.curtain(), Curtain::Handoff(_)));
    assert!(pair.frames > 100, "{} frames", pair.frames);
    let different = |pair: &mut Pair<App>| {
        let hands: Vec<_> = (0..2)
            .map(|one| {
                let window = &mut pair.windows[one];
                let seat = session(window).curtain().awaited();
                let view = session(window).timeline().now().owned_view(seat);
                (view.drawn, moves(window))
            })
            .collect();
        hands[0] != hands[1]
    };
    assert!(different(&mut pair), "and they did draw different cards");
}
