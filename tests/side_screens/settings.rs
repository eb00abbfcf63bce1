//! Settings and lesson.

use super::english;
use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::ui::screens::learn::{LearnAction, PAGES, learn};
use me_lo_quitan::ui::screens::settings::{SettingsAction, settings};
use me_lo_quitan::ui::settings::{Colours, Settings};

#[test]
fn settings_take_effect_at_once_and_by_keyboard() {
    let state = (Settings::default(), Vec::new());
    let mut harness = english(state, |ui, look, (all, out)| {
        settings(ui, look, all, None, out);
    });
    harness.get_by_label("Dark").click();
    harness.run();
    assert_eq!(harness.state().0.colours, Colours::Dark);
    harness.get_by_label("Larger").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().0.percent(), 125);
    harness
        .get_by_role_and_label(Role::Switch, "Full screen")
        .focus();
    harness.run();
    harness.key_press(Key::Space);
    harness.run();
    assert!(harness.state().0.fullscreen);
    harness.get_by_label("Defaults").click();
    harness.run();
    assert_eq!(harness.state().1, [SettingsAction::Defaults]);
}

#[test]
fn ux61_every_control_of_the_settings_is_reached_by_tab() {
    let mut harness = english(Settings::default(), |ui, look, all| {
        settings(ui, look, all, None, &mut Vec::new());
    });
    let wanted = [
        "Español",
        "Dark",
        "Larger",
        "Full screen",
        "Step by step",
        "Back",
    ];
    let mut reached = Vec::new();
    for _ in 0..80 {
        harness.key_press_modifiers(Modifiers::NONE, Key::Tab);
        harness.run();
        for name in wanted {
            let here = |node: &egui_kittest::Node<'_>| node.accesskit_node().is_focused();
            if harness.get_all_by_label(name).any(|node| here(&node)) && !reached.contains(&name) {
                reached.push(name);
            }
        }
    }
    reached.sort_unstable();
    let mut wanted = wanted.to_vec();
    wanted.sort_unstable();
    assert_eq!(reached, wanted);
}

#[test]
fn the_lesson_goes_forth_and_back() {
    let mut harness = english((0, Vec::new()), |ui, look, (page, out)| {
        let mut asked = Vec::new();
        learn(ui, look, *page, &mut asked);
        for action in asked {
            match action {
                LearnAction::Page(number) => *page = number,
                other => out.push(other),
            }
        }
    });
    for _ in 1..PAGES {
        harness.get_by_label("Next").click();
        harness.run();
    }
    harness.get_by_label(&format!("{PAGES} of {PAGES}"));
    harness.get_by_label("To the market!").click();
    harness.run();
    assert_eq!(harness.state().1, [LearnAction::Done]);
}
