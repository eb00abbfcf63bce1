//! The keyboard alone: a whole game by the names of what has the focus, and no way out of a dialog.

use super::driver::Window;
use super::games::begin;
use super::moments::{fresh, game, loaded, may_sell, session, show};
use super::person::Person;
use super::sight::{Sight, hand, sight};
use eframe::egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::play::Curtain;
use me_lo_quitan::ui::App;

fn focused(window: &Window<App>) -> Option<String> {
    let mut nodes = window
        .harness
        .query_all_by(|node| node.is_focused() && node.role() == Role::Button);
    nodes.next().and_then(|node| node.accesskit_node().label())
}

#[test]
fn ux59_a_game_is_finished_by_the_keyboard_alone() {
    let mut at = fresh();
    let window = &mut at.window;
    begin(window, &[true, true], "59");
    window.by_keyboard = true;
    let mut person = Person::new(59);
    person.play(window);
    assert_eq!(session(window).curtain(), Curtain::Over);
}

#[test]
fn ux59_repaints_never_drop_a_choice() {
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    window.key(Modifiers::NONE, Key::Num1);
    window.wait(0.25);
    let chosen = |window: &Window<App>| -> Vec<bool> {
        hand(window).iter().map(|card| card.selected).collect()
    };
    let before = chosen(window);
    assert!(before.contains(&true));
    window.ctx().request_repaint();
    window.wait(20.0);
    window.press("bar-log");
    window.wait(1.0);
    window.press("bar-log");
    window.harness.set_size(eframe::egui::vec2(1000.0, 600.0));
    window.wait(1.0);
    assert_eq!(chosen(window), before);
}

/// Names that Tab leads to, in as many steps.
fn tabbed(window: &mut Window<App>, steps: usize) -> Vec<Option<String>> {
    (0..steps)
        .map(|_| {
            window.key(Modifiers::NONE, Key::Tab);
            focused(window)
        })
        .collect()
}

#[test]
fn ux61_tab_stays_in_the_menu_and_esc_leaves_it() {
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    window.press("bar-menu");
    window.wait(1.0);
    let keys = [
        "menu-resume",
        "menu-save",
        "menu-save-as",
        "menu-load",
        "menu-new",
        "menu-settings",
        "menu-title",
        "menu-quit",
    ];
    let entries = keys.map(|key| window.texts.get(key));
    let reached = tabbed(window, 2 * keys.len());
    for name in &reached {
        let inside = name.as_ref().is_some_and(|name| entries.contains(name));
        assert!(inside, "{reached:?}");
    }
    for entry in &entries {
        assert!(
            reached.contains(&Some(entry.clone())),
            "{entry} in {reached:?}"
        );
    }
    // Nothing behind it answers.
    let card = hand(window)[0].rect.center();
    let before = session(window).view();
    window.click(card);
    window.wait(0.5);
    assert!(!hand(window).iter().any(|card| card.selected));
    assert_eq!(session(window).view(), before);
    window.press("bar-menu");
    window.wait(0.5);
    window.key(Modifiers::NONE, Key::Escape);
    window.wait(0.5);
    assert_eq!(window.find(&entries[0]), None, "closed");
    assert_eq!(sight(window), Sight::Hand, "and nothing else");
}
