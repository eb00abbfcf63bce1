//! The set-up form.

use super::{draft, easy, english, window};
use eframe::egui::{Role, vec2};
use egui_kittest::kittest::Queryable as _;
use me_lo_quitan::rules::Card;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::screens::setup::{SetUpAction, SetUpDraft, set_up};
use me_lo_quitan::ui::theme::Mode;

#[derive(Default)]
struct Form {
    draft: Option<SetUpDraft>,
    out: Vec<SetUpAction>,
}

#[test]
fn ux16_ux64_twins_are_refused_with_a_reason_until_one_is_renamed() {
    let state = Form {
        draft: Some(draft()),
        out: Vec::new(),
    };
    let mut harness = english(state, |ui, look, form| {
        if let Some(draft) = &mut form.draft {
            set_up(ui, look, draft, &easy(), &mut form.out);
        }
    });
    for (number, name) in [(1, "Ana"), (2, "ana")] {
        let label = format!("Name at seat {number}");
        harness
            .get_by_role_and_label(Role::TextInput, &label)
            .focus();
        harness.run();
        harness
            .get_by_role_and_label(Role::TextInput, &label)
            .type_text(name);
        harness.run();
    }
    let reason = "Seats 1 and 2 have names too much alike.";
    harness.get_by_label(reason);
    harness.get_by_label("Deal the cards").click();
    harness.run();
    assert_eq!(harness.state().out, []);
    let label = "Name at seat 2";
    harness
        .get_by_role_and_label(Role::TextInput, label)
        .focus();
    harness.run();
    let second = harness.get_by_role_and_label(Role::TextInput, label);
    second.type_text("\u{202E}belén de los montes y del río");
    harness.run();
    harness.get_by_label("Deal the cards").click();
    harness.run();
    let [SetUpAction::Start(ready)] = harness.state().out.as_slice() else {
        panic!("{:?}", harness.state().out);
    };
    let second = ready
        .seating
        .iter()
        .nth(1)
        .map(|(_, sitting)| sitting.name.to_string());
    let second = second.unwrap_or_default();
    assert!(
        second.starts_with("anabelén") && second.chars().count() <= 24,
        "{second}"
    );
}

#[test]
fn r02_the_deck_editor_counts_along() {
    let mut state = draft();
    state.unfolded = true;
    let size = vec2(1280.0, 2000.0);
    let mut harness = window(
        size,
        Mode::Light,
        Language::English,
        state,
        |ui, look, draft| {
            set_up(ui, look, draft, &easy(), &mut Vec::new());
        },
    );
    harness.run();
    harness.get_by_label("More Van").click();
    harness.run();
    assert_eq!(harness.state().options.deck.count(Card::Van), 4);
    harness.get_by_label_contains("111 cards: enough for 2 players");
    harness.get_by_label("Standard deck").click();
    harness.run();
    assert_eq!(harness.state().changed_options(), 0);
}
