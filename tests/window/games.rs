//! Whole games, from the title to the scores.

use super::driver::{Program, Window, settings, start};
use super::person::Person;
use super::sight::{Sight, sight};
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use me_lo_quitan::play::Curtain;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::Screen;

/// From the title to the table: `people` says for each seat whether a person sits there.
pub fn begin<P: Program>(window: &mut Window<P>, people: &[bool], seed: &str) {
    window.press("title-new-game");
    window.wait(1.0);
    let seated = |window: &Window<P>| {
        let fields = window.things(Role::TextInput);
        let named = |seat: usize| {
            let blanks = [("number", (seat + 1).into())];
            let words = window.texts.with("setup-name", &blanks);
            fields.iter().any(|field| field.name == words)
        };
        (0..5).take_while(|&seat| named(seat)).count()
    };
    while seated(window) < people.len() {
        window.press("setup-add-seat");
        window.wait(0.25);
    }
    let names = ["Ana", "Luis", "Eva", "Íñigo", "Pau"];
    for (seat, &person) in people.iter().enumerate() {
        let number = || [("number", (seat + 1).into())];
        let field = window.texts.with("setup-name", &number());
        window.type_into(&field, names[seat]);
        let list = window.texts.with("setup-player", &number());
        let level = window.texts.get("setup-level-easy");
        let entry = if person {
            window.texts.get("setup-human")
        } else {
            window.texts.with("setup-bot", &[("level", level.into())])
        };
        window.choose(&list, &entry);
    }
    unfold_and_seed(window, seed);
    window.press("setup-start");
    window.wait(1.0);
    assert_eq!(window.app().screen(), Screen::Table);
}

/// The seed stands among the table options, which are folded up.
fn unfold_and_seed<P: Program>(window: &mut Window<P>, seed: &str) {
    let field = window.texts.get("setup-seed");
    let shown = |window: &Window<P>| {
        let fields = window.things(Role::TextInput);
        fields.iter().any(|thing| thing.name == field)
    };
    if !shown(window) {
        let fold = window.buttons();
        let options = window.texts.get("setup-options");
        let fold = fold
            .into_iter()
            .find(|thing| thing.name.starts_with(&options));
        let Some(fold) = fold else {
            panic!("no table options among {:?}", window.names());
        };
        window.click(fold.rect.center());
        window.wait(0.5);
    }
    let find = |window: &Window<P>| {
        let fields = window.things(Role::TextInput);
        fields.into_iter().find(|thing| thing.name == field)
    };
    assert!(find(window).is_some(), "no seed to type");
    window
        .harness
        .get_by_role_and_label(Role::TextInput, &field)
        .scroll_to_me();
    window.wait(0.5);
    window.type_into(&field, seed);
    window.wait(0.25);
}

fn whole_game(people: &[bool], seed: u64, language: Language) -> Person {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::open(start(folder.path(), settings(language)));
    begin(&mut window, people, &format!("{seed}"));
    let mut person = Person::new(seed);
    person.play(&mut window);
    let game = window.app().game().expect("a game");
    assert_eq!(game.session.curtain(), Curtain::Over);
    assert_eq!(sight(&window), Sight::Scores);
    person
}

#[test]
fn two_people_play_a_whole_game() {
    let person = whole_game(&[true; 2], 21, Language::English);
    assert!(person.openings > 10, "{}", person.openings);
}

#[test]
fn three_people_play_a_whole_game_in_spanish() {
    let person = whole_game(&[true; 3], 32, Language::Spanish);
    assert!(person.openings > 10, "{}", person.openings);
}

#[test]
fn ux20_four_people_play_a_whole_game() {
    whole_game(&[true; 4], 43, Language::English);
}

#[test]
fn ux20_five_people_play_a_whole_game() {
    whole_game(&[true; 5], 54, Language::Spanish);
}

/// Every mix of people and bots but those without people: the set-up asks for one.
fn every_mix(players: usize) {
    for mix in 1..1_u32 << players {
        let people: Vec<bool> = (0..players).map(|seat| mix >> seat & 1 == 1).collect();
        whole_game(&people, u64::from(mix) + 100, Language::English);
    }
}

#[test]
fn ux21_every_mix_of_two_starts_and_finishes() {
    every_mix(2);
}

#[test]
fn ux21_every_mix_of_three_starts_and_finishes() {
    every_mix(3);
}

#[test]
fn ux21_every_mix_of_four_starts_and_finishes() {
    every_mix(4);
}

/// A person in the first seat, and any mix beside them.
#[test]
fn ux21_every_mix_of_five_with_a_person_first_starts_and_finishes() {
    mixes_of_five(1);
}

/// A bot in the first seat, and any mix with a person beside it.
#[test]
fn ux21_every_mix_of_five_with_a_bot_first_starts_and_finishes() {
    mixes_of_five(2);
}

fn mixes_of_five(from: u32) {
    for mix in (from..1 << 5).step_by(2) {
        let people: Vec<bool> = (0..5).map(|seat| mix >> seat & 1 == 1).collect();
        whole_game(&people, u64::from(mix) + 100, Language::English);
    }
}
