//! What is seen only on purpose: a held key, a closer look, a look back; and what is asked once.

use super::driver::{Window, key_event, settings, start};
use super::games::begin;
use super::moments::moves;
use super::person::Person;
use super::sight::{Sight, hand, sight, stalls};
use eframe::egui::{Event, Key, Modifiers};
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::settings::Settings;
use tempfile::TempDir;

fn game(settings: Settings, people: &[bool]) -> (TempDir, Window) {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(start(folder.path(), settings));
    begin(&mut window, people, "PEEK");
    (folder, window)
}

fn show_hand(window: &mut Window) {
    let mut person = Person::new(1);
    person.play_until(window, Sight::HandOff);
    while sight(window) == Sight::HandOff {
        person.act(window);
    }
    window.wait(1.0);
}

#[test]
fn a_hand_on_a_held_key_shows_only_while_it_is_held() {
    let wanted = Settings {
        hold_to_peek: true,
        ..settings(Language::English)
    };
    let (_folder, mut window) = game(wanted, &[true, true]);
    show_hand(&mut window);
    assert_eq!(sight(&window), Sight::Hand, "the turn is open");
    assert_eq!(hand(&window).len(), 0, "the cards are not");
    assert!(window.find(&window.texts.get("desk-draw")).is_none());
    window.hold(Modifiers::NONE, Key::V, false);
    window.frame();
    let cards = hand(&window).len();
    assert_eq!(cards, 5);
    assert!(window.can("desk-draw"));
    window.event(key_event(Modifiers::NONE, Key::V, false, false));
    assert_eq!(
        hand(&window).len(),
        0,
        "covered in the frame of the release"
    );
}

#[test]
fn ux66_a_closer_look_waits_shows_the_rule_keeps_off_the_hand_and_can_be_turned_off() {
    let (_folder, mut window) = game(settings(Language::English), &[true, true]);
    show_hand(&mut window);
    let stall = stalls(&window)[0].clone();
    let view = window.app().game().unwrap().session.view();
    let top = view.table.stalls[0].top.unwrap();
    let rule = window.texts.card_rule(top);
    assert!(!window.says(&rule));
    window.event(Event::PointerMoved(stall.rect.center()));
    assert!(!window.says(&rule), "not at once");
    window.wait(1.5);
    assert!(window.says(&rule));
    let layer = window.ctx().memory(|memory| {
        let mut tips = memory
            .layer_ids()
            .filter(|layer| layer.order == eframe::egui::Order::Tooltip);
        tips.find_map(|layer| memory.area_rect(layer.id))
    });
    let tip = layer.unwrap();
    assert_eq!(hand(&window).len(), 5);
    for card in hand(&window) {
        assert!(!tip.intersects(card.rect), "{tip:?} lies over {card:?}");
    }
    window.app().settings_mut().closer_look = false;
    window.event(Event::PointerMoved(eframe::egui::pos2(5.0, 5.0)));
    window.wait(1.0);
    window.event(Event::PointerMoved(stall.rect.center()));
    window.wait(1.5);
    assert!(!window.says(&rule));
}

#[test]
fn ux66_the_keyboard_gets_the_same_closer_look() {
    let (_folder, mut window) = game(settings(Language::English), &[true, true]);
    show_hand(&mut window);
    let view = window.app().game().unwrap().session.view();
    let rule = window.texts.card_rule(view.table.stalls[1].top.unwrap());
    let id = eframe::egui::Id::unique(("stall", 1_usize));
    window.ctx().memory_mut(|memory| memory.request_focus(id));
    window.wait(1.0);
    assert!(window.says(&rule));
}

#[test]
fn a_finished_game_is_replayed_move_by_move_without_hands() {
    let (_folder, mut window) = game(settings(Language::English), &[true, false]);
    Person::new(3).play(&mut window);
    window.press("scoring-replay");
    window.wait(1.0);
    let at = |window: &mut Window| window.app().game().unwrap().looking_back;
    assert_eq!(at(&mut window), Some(0));
    assert_eq!(hand(&window).len(), 0);
    window.key(Modifiers::NONE, Key::ArrowRight);
    window.key(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(at(&mut window), Some(2));
    window.key(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(at(&mut window), Some(1));
    window.key(Modifiers::NONE, Key::Space);
    window.wait(3.0);
    let played = at(&mut window).unwrap();
    assert!((3..=6).contains(&played), "{played} after three seconds");
    window.key(Modifiers::NONE, Key::End);
    let last = moves(&mut window);
    assert_eq!(at(&mut window), Some(last));
    assert_eq!(hand(&window).len(), 0);
    window.key(Modifiers::NONE, Key::Escape);
    window.wait(0.5);
    assert_eq!(sight(&window), Sight::Scores);
}

#[test]
fn the_first_start_asks_whether_things_may_move_and_no_later_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(start(folder.path(), settings(Language::English)));
    window.press("title-motion-no");
    window.wait(0.5);
    assert!(window.app().settings_mut().reduce_motion);
    assert!(window.find(&window.texts.get("title-motion-no")).is_none());
    let kept = std::fs::read_to_string(folder.path().join("settings.json"));
    let kept: Settings = serde_json::from_str(&kept.unwrap_or_default()).unwrap();
    assert!(kept.seen && kept.reduce_motion, "kept at once");
}
