//! Movement on the real table: it begins, ends, and tells nobody what they may not know.

#![cfg(feature = "ui")]

use eframe::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::text::{Language, Texts};
use me_lo_quitan::ui::faces::Drawing;
use me_lo_quitan::ui::{App, Start};
use std::time::Duration;
use tempfile::TempDir;

/// The window in English with two people at the table, sixty frames a second, movement on.
fn window(folder: &TempDir) -> Harness<'static, App> {
    let mut start = Start {
        drawing: Drawing::Never,
        folder: Some(folder.path().to_owned()),
        ..Start::default()
    };
    start.settings.language = Language::English;
    Harness::builder()
        .with_size([1280.0, 800.0])
        .with_step_dt(1.0 / 60.0)
        .with_render_cursor(false)
        .build_eframe(move |cc| App::new(&cc.egui_ctx, start.clone()))
}

/// Presses what has that name, once the window takes presses.
fn press(window: &mut Harness<'_, App>, name: &str) {
    window.run_steps(40);
    window.get_by_label(name).click();
    window.run_steps(2);
}

/// A hand is open and two cards were just drawn.
fn drawing(folder: &TempDir) -> Harness<'static, App> {
    let texts = Texts::new(Language::English);
    let mut window = window(folder);
    press(&mut window, &texts.get("title-new-game"));
    press(&mut window, &texts.get("setup-start"));
    let awaited = window.state().game().unwrap();
    let seat = awaited.session.curtain().awaited().unwrap();
    let name = awaited.seating.name(seat).to_owned();
    let show = texts.with("handoff-show", &[("name", name.into())]);
    press(&mut window, &show);
    for _ in 0..2 {
        window.run_steps(40);
        window.key_press(Key::D);
        window.run_steps(1);
        window.key_press(Key::Enter);
        window.run_steps(1);
        if !window.state().game().unwrap().stage.at_rest() {
            break;
        }
    }
    window
}

fn names(window: &Harness<'_, App>) -> Vec<String> {
    let nodes = window.root().children_recursive();
    nodes
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

/// Names of cards of an open hand: "…, card 3 of 7".
fn hand_cards(window: &Harness<'_, App>) -> usize {
    let in_hand = |name: &String| name.contains(", card ") && name.contains(" of ");
    names(window).iter().filter(|name| in_hand(name)).count()
}

#[test]
fn cards_fly_land_and_the_window_falls_asleep() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = drawing(&folder);
    let flying = |window: &Harness<'_, App>| !window.state().game().unwrap().stage.at_rest();
    assert!(flying(&window), "the draw is shown");
    let mut frames = 0;
    while flying(&window) {
        window.step();
        frames += 1;
        assert!(frames < 60, "a draw takes less than a second");
    }
    assert!(frames > 5, "{frames} frames");
    assert_eq!(hand_cards(&window), 7, "five in hand and the two drawn");
    // Notes and their delays are over by then.
    window.run_steps(120);
    let views = &window.output().viewport_output;
    let wait = views.values().map(|view| view.repaint_delay).min();
    assert!(wait.unwrap() > Duration::from_secs(1), "{wait:?}");
}

#[test]
fn ux01_hiding_the_hand_in_mid_air_leaves_nothing_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = drawing(&folder);
    window.run_steps(4);
    assert!(!window.state().game().unwrap().stage.at_rest());
    window.key_press(Key::H);
    window.step();
    for _ in 0..30 {
        window.step();
        assert_eq!(hand_cards(&window), 0);
        let stage = &window.state().game().unwrap().stage;
        assert!(stage.shown().hand.is_empty() && stage.shown().drawn.is_empty());
    }
}
