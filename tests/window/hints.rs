//! A hint is asked for, read by one person, and told to everybody only as a question.

use super::driver::{Window, settings, start};
use super::games::begin;
use super::moments::moves;
use super::person::Person;
use super::sight::{Sight, sight};
use eframe::egui::{Key, Modifiers};
use me_lo_quitan::rules::Phase;
use me_lo_quitan::text::Language;
use tempfile::TempDir;

fn game() -> (TempDir, Window) {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(start(folder.path(), settings(Language::English)));
    begin(&mut window, &[true, true], "HINT");
    let mut person = Person::new(1);
    while sight(&window) != Sight::Hand {
        person.act(&mut window);
    }
    window.wait(1.0);
    (folder, window)
}

#[test]
fn a_hint_lays_out_a_move_that_only_waits_to_be_confirmed() {
    let (_folder, mut window) = game();
    let mut person = Person::new(1);
    let mut laid = 0;
    for _ in 0..60 {
        if sight(&window) == Sight::Hand && window.can("hint-ask") {
            window.wait(0.5);
            let before = moves(&mut window);
            window.key(Modifiers::NONE, Key::Questionmark);
            window.wait(0.5);
            let game = window.app().game().unwrap();
            let hint = game.hint.said().expect("a hint");
            let view = game.session.view();
            assert_eq!(
                game.session.timeline().moves().len(),
                before,
                "nothing is played"
            );
            if let Ok(moves) = game.draft.moves(&view.as_view()) {
                assert_eq!(
                    moves.last(),
                    Some(&hint.mv),
                    "what is laid out is what was said"
                );
                laid += 1;
            }
            window.key(Modifiers::NONE, Key::Escape);
            window.wait(0.5);
        }
        person.act(&mut window);
    }
    assert!(laid > 2, "{laid} hints were laid out");
}

#[test]
fn asking_is_a_line_of_the_log_and_the_answer_is_not() {
    let (_folder, mut window) = game();
    window.press("hint-ask");
    window.wait(0.5);
    let names = window.app().game().unwrap().names();
    let active = window.app().game().unwrap().session.view().table.active;
    let asked = window.texts.with(
        "log-hinted",
        &[("name", names[active.index()].clone().into())],
    );
    let words = {
        let game = window.app().game().unwrap();
        assert!(matches!(game.session.view().table.phase, Phase::Start));
        game.hint.said().expect("a hint").reason.key()
    };
    window.key(Modifiers::NONE, Key::L);
    window.wait(0.5);
    assert!(window.says(&asked), "“{asked}” in the log");
    // Hidden, the hint is gone for good: the next pair of eyes may be another's.
    window.key(Modifiers::NONE, Key::Escape);
    window.press("bar-hide");
    window.wait(1.0);
    let start = window.texts.get(words).chars().take(12).collect::<String>();
    assert!(!window.says(&start), "{words}");
    assert!(window.app().game().unwrap().hint.said().is_none());
}

#[test]
fn a_table_without_hints_offers_none() {
    let (_folder, mut window) = game();
    window.app().game_mut().unwrap().hints = false;
    window.wait(0.5);
    assert!(window.find(&window.texts.get("hint-ask")).is_none());
    window.key(Modifiers::NONE, Key::Questionmark);
    window.wait(0.5);
    assert!(window.app().game().unwrap().hint.said().is_none());
}
