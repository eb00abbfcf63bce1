//! The window's own widgets, driven by their accessible names as a person with a screen reader would.

#![cfg(feature = "ui")]

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::rules::Card;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::faces::{Drawing, Face};
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::theme::{Mode, size};
use me_lo_quitan::ui::widgets::{
    ButtonSpec, CardWidget, Field, Kind, Scale, asked_why, button, chip, icon_button, select,
    slider, stepper, tabs, toggle,
};
use me_lo_quitan::ui::{paint, paint::Mark};

use eframe::egui::{self, Id, Key, Pos2, Rect, Role, Ui, vec2};

/// A window of 960 × 540 with that state and look.
fn window<'a, S: 'a>(
    state: S,
    reduce_motion: bool,
    mut draw: impl FnMut(&mut Ui, &Look, &mut S) + 'a,
) -> Harness<'a, S> {
    let mut look = Look::with_drawing(Mode::Light, Language::English, Drawing::Never);
    let mut installed = false;
    Harness::builder()
        .with_size([960.0, 540.0])
        .with_max_steps(40)
        .build_ui_state(
            move |ui, state| {
                if !installed {
                    look.install(ui.ctx());
                    look.set_reduce_motion(ui.ctx(), reduce_motion);
                    installed = true;
                    ui.ctx()
                        .request_discard("fonts are there from the next pass on");
                    return;
                }
                draw(ui, &look, state);
            },
            state,
        )
}

#[derive(Default)]
struct Presses {
    clicked: usize,
    asked: usize,
}

const WHY: &str = "With 7 cards in hand you cannot draw (R7)";

fn disabled_board(ui: &mut Ui, look: &Look, presses: &mut Presses) {
    let spec = ButtonSpec::new("Draw 2", Kind::Plain).enabled(Err(WHY.to_owned()));
    let response = button(ui, look, &spec);
    presses.clicked += usize::from(response.clicked());
    presses.asked += usize::from(asked_why(&response));
    button(ui, look, &ButtonSpec::new("End turn", Kind::Primary));
}

#[test]
fn a_disabled_board_says_why_and_is_never_pressed() {
    let mut harness = window(Presses::default(), false, disabled_board);
    harness.run();
    let node = harness.get_by_role_and_label(Role::Button, "Draw 2");
    assert!(node.accesskit_node().is_disabled());
    assert_eq!(node.accesskit_node().description().as_deref(), Some(WHY));
    node.click();
    harness.run();
    assert_eq!(harness.state().clicked, 0);
    assert_eq!(harness.state().asked, 1, "its reason was asked for");
}

#[test]
fn a_disabled_board_keeps_its_place_for_the_keyboard_and_shows_its_reason_there() {
    let mut harness = window(Presses::default(), false, disabled_board);
    harness.run();
    assert!(harness.query_by_label(WHY).is_none());
    harness.key_press(Key::Tab);
    harness.run();
    assert!(harness.get_by_label("Draw 2").is_focused());
    assert!(
        harness.query_by_label(WHY).is_some(),
        "a note for the keyboard"
    );
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!((harness.state().clicked, harness.state().asked), (0, 1));
    harness.key_press(Key::Tab);
    harness.run();
    assert!(harness.get_by_label("End turn").is_focused());
    assert!(harness.query_by_label(WHY).is_none());
}

#[test]
fn a_disabled_board_shows_its_reason_under_the_pointer() {
    let mut harness = window(Presses::default(), false, disabled_board);
    harness.run();
    let middle = harness.get_by_label("Draw 2").rect().center();
    harness.hover_at(middle);
    for _ in 0..8 {
        harness.step();
    }
    assert!(harness.query_by_label(WHY).is_some());
}

#[test]
fn boards_answer_to_pointer_keyboard_and_screen_reader() {
    let mut harness = window(0, false, |ui, look, presses: &mut usize| {
        let spec = ButtonSpec::new("Sell for €10", Kind::Primary).key("S");
        *presses += usize::from(button(ui, look, &spec).clicked());
    });
    harness.run();
    harness.get_by_label("Sell for €10").click();
    harness.run();
    assert_eq!(*harness.state(), 1);
    harness.get_by_label("Sell for €10").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(*harness.state(), 2);
    harness.get_by_label("Sell for €10").click_accesskit();
    harness.run();
    assert_eq!(*harness.state(), 3);
}

#[test]
fn ux_d0_targets_are_large_enough() {
    let mut harness = window(State::default(), false, all_of_them);
    harness.run();
    let mut seen = 0;
    for node in harness.root().children_recursive() {
        let role = node.accesskit_node().role();
        let pressable = matches!(
            role,
            Role::Button
                | Role::Switch
                | Role::Tab
                | Role::ComboBox
                | Role::Slider
                | Role::TextInput
        );
        if pressable {
            seen += 1;
            let rect = node.rect();
            let least = size::TARGET - 0.5;
            let name = node.accesskit_node().label();
            assert!(
                rect.width() >= least && rect.height() >= least,
                "{name:?} {rect:?}"
            );
            if name.as_deref() == Some("Sell") {
                assert!(rect.height() >= size::COMMIT - 0.5, "{rect:?}");
            }
        }
    }
    assert!(seen >= 12, "{seen} found");
}

struct State {
    on: bool,
    zoom: f32,
    copies: u32,
    entry: usize,
    tab: usize,
    name: String,
}

impl Default for State {
    fn default() -> Self {
        Self {
            on: false,
            zoom: 1.0,
            copies: 4,
            entry: 0,
            tab: 0,
            name: String::new(),
        }
    }
}

fn all_of_them(ui: &mut Ui, look: &Look, state: &mut State) {
    button(ui, look, &ButtonSpec::new("Sell", Kind::Primary));
    button(ui, look, &ButtonSpec::new("Back", Kind::Quiet));
    chip(ui, look, "Garlic ×2", false, Ok(()));
    icon_button(ui, look, Mark::Undo, "Undo", Ok(()));
    toggle(ui, look, &mut state.on, "Reduce motion");
    let scale = Scale {
        range: 0.75..=2.0,
        step: 0.25,
    };
    slider(ui, look, "Size", &mut state.zoom, &scale, |zoom| {
        format!("{zoom}")
    });
    stepper(
        ui,
        look,
        "Copies",
        ["Fewer", "More"],
        &mut state.copies,
        0..=5,
    );
    let entries = ["English", "Español", "Deutsch"].map(str::to_owned);
    select(ui, look, "Language", &mut state.entry, &entries);
    let labels = ["Now", "Cards"].map(str::to_owned);
    if let Some(tab) = tabs(ui, look, &labels, state.tab) {
        state.tab = tab;
    }
    Field::new("Name").limit(6).show(ui, look, &mut state.name);
}

#[test]
fn values_change_by_pointer_and_keyboard() {
    let mut harness = window(State::default(), false, all_of_them);
    harness.run();
    harness
        .get_by_role_and_label(Role::Switch, "Reduce motion")
        .click();
    harness.run();
    assert!(harness.state().on);
    harness.get_by_role_and_label(Role::Slider, "Size").focus();
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert!((harness.state().zoom - 1.5).abs() < 0.01);
    harness.get_by_role_and_label(Role::Button, "More").click();
    harness.run();
    assert_eq!(harness.state().copies, 5);
    let more = harness.get_by_role_and_label(Role::Button, "More");
    assert!(more.accesskit_node().is_disabled(), "5 is the most");
    harness
        .get_by_role_and_label(Role::SpinButton, "Copies")
        .focus();
    harness.run();
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert_eq!(harness.state().copies, 4);
    harness.get_by_role_and_label(Role::Tab, "Cards").click();
    harness.run();
    assert_eq!(harness.state().tab, 1);
}

#[test]
fn a_list_folds_out_and_closes_with_the_choice() {
    let mut harness = window(State::default(), false, all_of_them);
    harness.run();
    harness
        .get_by_role_and_label(Role::ComboBox, "Language")
        .click();
    harness.run();
    harness
        .get_by_role_and_label(Role::MenuItemRadio, "Deutsch")
        .click();
    harness.run();
    assert_eq!(harness.state().entry, 2);
    assert!(
        harness
            .query_by_role_and_label(Role::MenuItemRadio, "Deutsch")
            .is_none()
    );
    harness
        .get_by_role_and_label(Role::ComboBox, "Language")
        .click();
    harness.run();
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(harness.state().entry, 2, "Esc never commits");
}

#[test]
fn ux64_a_field_takes_no_more_letters_than_its_limit() {
    let mut harness = window(State::default(), false, all_of_them);
    harness.run();
    harness.get_by_role(Role::TextInput).focus();
    harness.run();
    harness
        .get_by_role(Role::TextInput)
        .type_text("Íñigo y Ana");
    harness.run();
    assert_eq!(harness.state().name, "Íñigo ");
}

#[test]
fn ux63_long_words_wrap_within_the_window() {
    let mut harness = window((), false, |ui, look, ()| {
        ui.set_max_width(300.0);
        let words = "Seend thée Poolíicée tóo thée óothéer síidée óof thée máarkéet nóow";
        button(
            ui,
            look,
            &ButtonSpec::new(words, Kind::Danger).key("Ctrl+Enter"),
        );
        chip(ui, look, words, true, Ok(()));
        let mut on = true;
        toggle(ui, look, &mut on, words);
    });
    harness.run();
    for node in harness.root().children_recursive() {
        if !node.accesskit_node().label().unwrap_or_default().is_empty() {
            let rect = node.rect();
            assert!(
                rect.width() <= 301.0,
                "{:?} {rect:?}",
                node.accesskit_node().label()
            );
        }
    }
}

#[test]
fn no_word_is_ever_broken_apart() {
    let mut harness = window((), false, |ui, look, ()| {
        ui.set_max_width(70.0);
        button(
            ui,
            look,
            &ButtonSpec::new("Motorbike", Kind::Plain).key("M"),
        );
        chip(ui, look, "Underpants", false, Ok(()));
    });
    harness.run();
    for (name, least) in [("Motorbike", 70.0), ("Underpants", 70.0)] {
        let rect = harness.get_by_label(name).rect();
        assert!(
            rect.height() <= size::COMMIT + 0.5,
            "{name} in one line: {rect:?}"
        );
        assert!(rect.width() >= least, "{name}: {rect:?}");
    }
}

#[test]
fn cards_say_name_and_state_and_take_a_press() {
    let mut harness = window(false, false, |ui, look, chosen: &mut bool| {
        let rect = Rect::from_min_size(Pos2::new(100.0, 100.0), paint::card_size(112.0));
        let name = look.texts.card_in_row(Card::Peach, 1, 7);
        let card = CardWidget {
            selected: Some(*chosen),
            angle: 0.1,
            ..CardWidget::new(Id::unique("peach"), Face::Card(Card::Peach), rect, &name)
        };
        if card.show(ui, look).clicked() {
            *chosen = !*chosen;
        }
    });
    harness.run();
    let name = "Peach, €5, card 1 of 7";
    harness.get_by_role_and_label(Role::Button, name).click();
    harness.run();
    assert!(*harness.state());
    let toggled = harness.get_by_label(name).accesskit_node().toggled();
    assert_eq!(toggled, Some(egui::accesskit::Toggled::True));
    harness.get_by_label(name).focus();
    harness.run();
    harness.key_press(Key::Space);
    harness.run();
    assert!(!*harness.state());
}

#[test]
fn nothing_repaints_when_nothing_happens() {
    for reduce_motion in [false, true] {
        let mut harness = window(State::default(), reduce_motion, all_of_them);
        harness.run();
        harness.step();
        let wait = |harness: &Harness<'_, State>| {
            let views = &harness.output().viewport_output;
            views.values().map(|view| view.repaint_delay).min()
        };
        let least = wait(&harness).unwrap_or_default();
        assert!(least.as_secs() > 3600, "{least:?}");
    }
}

#[test]
fn with_reduced_motion_a_hover_changes_at_once() {
    let mut harness = window(Presses::default(), true, disabled_board);
    harness.run();
    let middle = harness.get_by_label("End turn").rect().center();
    harness.hover_at(middle + vec2(1.0, 0.0));
    let steps = harness.run();
    assert!(steps <= 4, "{steps} frames for a hover");
}
