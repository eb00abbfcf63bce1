//! Questions before something that cannot be taken back.

use super::english;
use eframe::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::ui::parts::dialog::{Answer, Question, ask};
use me_lo_quitan::ui::screens::saves::{
    SaveFacts, SaveRow, SavesAction, SavesFor, SavesPanel, SavesScene, saves,
};
use std::path::PathBuf;

fn question() -> Question {
    Question {
        title: "Replace this save?".into(),
        text: "“domingo” is there already.".into(),
        yes: "Replace".into(),
        danger: true,
    }
}

#[derive(Default)]
struct Asked {
    open: bool,
    answers: Vec<Answer>,
    behind: usize,
}

fn asking<'a>() -> Harness<'a, Asked> {
    english(Asked::default(), |ui, look, asked| {
        asked.behind += usize::from(ui.button("Behind").clicked());
        if asked.open
            && let Some(answer) = ask(ui.ctx(), look, &question())
        {
            asked.open = false;
            asked.answers.push(answer);
        }
    })
}

#[test]
fn ux45_a_question_begins_on_cancel_and_reflexes_do_no_harm() {
    let mut harness = asking();
    harness.state_mut().open = true;
    harness.run();
    assert!(harness.get_by_label("Cancel").accesskit_node().is_focused());
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().answers, [Answer::No]);
    harness.state_mut().open = true;
    harness.run();
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(harness.state().answers, [Answer::No, Answer::No]);
    assert!(!harness.state().open);
}

#[test]
fn ux61_tab_stays_inside_a_question_and_nothing_behind_it_answers() {
    let mut harness = asking();
    harness.state_mut().open = true;
    harness.run();
    let mut focused = Vec::new();
    for _ in 0..4 {
        harness.key_press(Key::Tab);
        harness.run();
        let inside = ["Cancel", "Replace"]
            .into_iter()
            .find(|name| harness.get_by_label(name).accesskit_node().is_focused());
        focused.push(inside);
    }
    assert_eq!(
        focused,
        [
            Some("Replace"),
            Some("Cancel"),
            Some("Replace"),
            Some("Cancel")
        ]
    );
    harness.get_by_label("Behind").click();
    harness.run();
    assert_eq!(harness.state().behind, 0);
    harness.get_by_label("Replace").click();
    harness.run();
    assert_eq!(harness.state().answers, [Answer::Yes]);
}

#[derive(Default)]
struct List {
    panel: SavesPanel,
    out: Vec<SavesAction>,
}

#[test]
fn a_row_tells_what_everybody_saw_and_saves_over_itself() {
    let path = PathBuf::from("/home/ana/domingo.mlqm");
    let rows = [SaveRow {
        path: path.clone(),
        title: "domingo".into(),
        when: "2026-02-03T18:30:00Z".into(),
        autosave: false,
        game: Ok(SaveFacts {
            players: vec![("Ana".into(), 12), ("Luis".into(), 9)],
            turn: 7,
            next: Some("Ana".into()),
        }),
    }];
    let mut harness = english(List::default(), |ui, look, list| {
        let scene = SavesScene {
            purpose: SavesFor::Saving,
            rows: &rows,
            dialog: false,
        };
        saves(ui, look, scene, &mut list.panel, &mut list.out);
    });
    harness.get_by_label_contains("Ana €12, Luis €9 · turn 7 · Ana to play");
    harness.get_by_label("Save").click();
    harness.run();
    assert_eq!(harness.state().out, [SavesAction::SaveTo(path)]);
}
