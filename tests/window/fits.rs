//! Sizes, languages and names nobody expects.

use super::driver::{Program, Window, settings, start};
use super::games::begin;
use super::moments::{Moment, fresh, session};
use super::person::Person;
use super::sight::{Sight, buttons_like, sight};
use eframe::egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Rect, Shape, TouchPhase, Vec2,
    accesskit::Role, pos2, vec2,
};
use egui_kittest::kittest::Queryable as _;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::{App, MIN_SIZE, Screen};

/// Words painted wider than the place they are painted in, or out of the window.
fn overflowing<P: Program>(window: &Window<P>) -> Vec<String> {
    fn look(shape: &Shape, clip: Rect, found: &mut Vec<String>) {
        match shape {
            Shape::Text(text) if text.angle == 0.0 => {
                let rect = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                // What has scrolled out of sight vertically is reached by scrolling; sideways nothing scrolls.
                let seen = rect.intersects(clip);
                let cut = rect.left() < clip.left() - 1.0 || rect.right() > clip.right() + 1.0;
                if seen && cut && !text.galley.is_empty() {
                    found.push(text.galley.text().to_owned());
                }
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| look(shape, clip, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    let screen = window.ctx().content_rect();
    for clipped in &window.harness.output().shapes {
        let clip = clipped.clip_rect.intersect(screen);
        look(&clipped.shape, clip, &mut found);
    }
    found
}

/// Buttons that can be pressed but do not lie in the window. Of the sets offered for sale the dearest
/// counts; the others are scrolled to, like what follows a long recap.
fn out_of_reach<P: Program>(window: &Window<P>) -> Vec<String> {
    let screen = window.ctx().content_rect().expand(1.0);
    let mut names = Vec::new();
    let offers = buttons_like(window, &["offer"]);
    for thing in window.buttons() {
        let more = window.texts.get("handoff-more");
        let second = window.fits("desk-take-second", &["number"], &thing.name);
        let offered = offers.iter().skip(1).any(|offer| offer.name == thing.name);
        let scrolled = offered || second || thing.name == more;
        if thing.enabled && !scrolled && !screen.contains_rect(thing.rect) {
            names.push(format!("{} at {:?}", thing.name, thing.rect));
        }
    }
    names
}

fn small(language: Language) -> Moment {
    let folder = tempfile::tempdir().expect("a folder");
    let window = Window::sized(start(folder.path(), settings(language)), MIN_SIZE);
    Moment { window, folder }
}

/// A whole game in the smallest window: whatever can be pressed is in it, and no word is cut.
fn whole_game_fits(language: Language, people: &[bool], seed: u64) {
    let mut at = small(language);
    let window = &mut at.window;
    begin(window, people, &format!("{seed}"));
    let mut person = Person::new(seed);
    let (mut looked, mut seen) = (0, None);
    while sight(window) != Sight::Scores {
        let made = super::moments::moves(window);
        person.act(window);
        let now = Some((sight(window), session(window).curtain(), made));
        if seen.replace(now) == Some(now) || sight(window) == Sight::Scores {
            continue;
        }
        assert_eq!(out_of_reach(window), [] as [String; 0], "{now:?}");
        assert_eq!(overflowing(window), [] as [String; 0], "{now:?}");
        looked += 1;
    }
    assert!(looked > 40, "{looked}");
    assert_eq!(overflowing(window), [] as [String; 0], "at the scores");
    let again = window
        .find(&window.texts.get("scoring-again"))
        .expect("a button");
    assert!(window.ctx().content_rect().contains_rect(again.rect));
}

#[test]
fn ux57_every_button_of_a_game_lies_in_the_smallest_window() {
    whole_game_fits(Language::English, &[true; 3], 57);
    whole_game_fits(Language::Spanish, &[true, false, true, true, false], 58);
}

#[test]
fn ux57_the_scores_are_read_to_their_last_button() {
    for size in [MIN_SIZE, [1280.0, 640.0], [1280.0, 800.0]] {
        let folder = tempfile::tempdir().expect("a folder");
        let start = start(folder.path(), settings(Language::English));
        let mut window = Window::sized(start, size);
        begin(&mut window, &[true; 3], "7");
        Person::new(7).play(&mut window);
        window.wait(1.0);
        let name = window.texts.get("scoring-save-record");
        window.event(Event::PointerMoved(pos2(size[0] / 2.0, size[1] / 2.0)));
        let mut before = f32::INFINITY;
        for _ in 0..30 {
            window.event(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, -80.0),
                modifiers: Modifiers::NONE,
                phase: TouchPhase::Move,
                source: MouseWheelSource::Wheel,
            });
            let top = window.find(&name).expect("a button").rect.top();
            assert!(
                top <= before + 1.0,
                "the page jumps back in {size:?}: {before} to {top}"
            );
            before = top;
        }
        let again = window
            .find(&window.texts.get("scoring-again"))
            .expect("a button");
        let record = window.find(&name).expect("a button").rect;
        assert!(record.bottom() < again.rect.top(), "{record:?} in {size:?}");
        window.click(record.center());
        window.wait(1.0);
        let files = std::fs::read_dir(folder.path()).expect("a folder");
        let records = files.filter(|file| {
            let name = file.as_ref().expect("a file").file_name();
            name.to_string_lossy().ends_with("Eva.json")
        });
        assert_eq!(records.count(), 1, "clicked where it is seen, it saves");
    }
}

#[test]
fn ux63_nothing_of_a_game_overflows_in_longer_words() {
    whole_game_fits(Language::Pseudo, &[true; 4], 63);
}

/// The window of so many native points, as the system would lay it out at the program's zoom.
fn settle(window: &mut Window<App>, native: Vec2) -> Vec2 {
    for _ in 0..6 {
        let points = native / window.ctx().zoom_factor();
        window.harness.set_size(points);
        window.frame();
    }
    window.ctx().content_rect().size()
}

#[test]
fn ux56_no_zoom_leaves_less_room_than_the_layout_needs() {
    let least = Vec2::from(MIN_SIZE);
    for (native, zooms) in [
        (least, [0.75, 1.0, 1.0, 1.0]),
        (vec2(1366.0, 768.0), [0.75, 1.0, 1.25, 1.25]),
        (vec2(1920.0, 1080.0), [0.75, 1.0, 1.5, 2.0]),
    ] {
        for (percent, zoom) in [75, 100, 150, 200].into_iter().zip(zooms) {
            let mut at = fresh();
            let window = &mut at.window;
            settle(window, native);
            window.app().settings_mut().set_percent(percent);
            let points = settle(window, native);
            assert!(
                (window.ctx().zoom_factor() - zoom).abs() < 0.001,
                "{percent} % in {native}"
            );
            assert!(
                points.x >= least.x - 1.0 && points.y >= least.y - 1.0,
                "{points}"
            );
            assert_eq!(
                out_of_reach(window),
                [] as [String; 0],
                "{percent} % in {native}"
            );
            if zoom * 100.0 < f32::from(percent) {
                let blanks = [
                    ("asked", percent.into()),
                    ("percent", ((zoom * 100.0) as u32).into()),
                ];
                let why = window.texts.with("zoom-no-room", &blanks);
                assert!(window.says(&why), "{why}");
            }
        }
    }
}

#[test]
fn ux56_the_zoom_keys_stay_in_bounds() {
    let mut at = fresh();
    let window = &mut at.window;
    let native = vec2(1920.0, 1080.0);
    settle(window, native);
    for _ in 0..12 {
        window.key(Modifiers::COMMAND, Key::Plus);
        settle(window, native);
    }
    assert!((window.ctx().zoom_factor() - 2.0).abs() < 0.001);
    for _ in 0..12 {
        window.key(Modifiers::COMMAND, Key::Minus);
        settle(window, native);
    }
    assert!((window.ctx().zoom_factor() - 0.75).abs() < 0.001);
    window.key(Modifiers::COMMAND, Key::Num0);
    settle(window, native);
    assert!((window.ctx().zoom_factor() - 1.0).abs() < 0.001);
}

#[test]
fn ux64_names_that_nobody_expects_play_a_game() {
    let names = [
        "Aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd",
        "🍑🧄🧦",
        "אבגד",
        "ñÑ ¿?",
    ];
    let mut at = small(Language::Spanish);
    let window = &mut at.window;
    window.press("title-new-game");
    window.wait(1.0);
    let field = |window: &Window<App>, seat: usize| {
        window.texts.with("setup-name", &[("number", seat.into())])
    };
    while window.things(Role::TextInput).len() < names.len() {
        window.press("setup-add-seat");
        window.wait(0.25);
    }
    for (seat, name) in names.into_iter().enumerate() {
        let label = field(window, seat + 1);
        let node = window
            .harness
            .get_by_role_and_label(Role::TextInput, &label);
        node.focus();
        window.frame();
        window.key(Modifiers::COMMAND, Key::A);
        window.event(eframe::egui::Event::Text(name.to_owned()));
        window.wait(0.25);
    }
    let first = field(window, 1);
    let first = window
        .harness
        .get_by_role_and_label(Role::TextInput, &first);
    let cut = first.value().unwrap_or_default();
    assert_eq!(cut.chars().count(), me_lo_quitan::play::MAX_NAME, "{cut}");
    // Empty: the seat has a name all the same.
    let label = field(window, 4);
    window
        .harness
        .get_by_role_and_label(Role::TextInput, &label)
        .focus();
    window.frame();
    window.key(Modifiers::COMMAND, Key::A);
    window.key(Modifiers::NONE, Key::Backspace);
    window.wait(0.25);
    assert_eq!(out_of_reach(window), [] as [String; 0]);
    window.press("setup-start");
    window.wait(1.0);
    assert_eq!(window.app().screen(), Screen::Table);
    let game = window.app().game().expect("a game");
    let seated = game.names();
    assert_eq!(seated[1..3], [names[1], names[2]]);
    assert!(!seated[3].trim().is_empty());
    let mut person = Person::new(64);
    while person.openings < 6 {
        person.act(window);
        assert_eq!(overflowing(window), [] as [String; 0]);
    }
}

#[test]
fn a_selected_seed_is_typed_over() {
    let mut at = fresh();
    let window = &mut at.window;
    window.press("title-new-game");
    window.wait(1.0);
    let options = window.texts.get("setup-options");
    window.press_named(&options);
    window.wait(1.0);
    let label = window.texts.get("setup-seed");
    let seed = |window: &Window<App>| {
        let field = window
            .harness
            .get_by_role_and_label(Role::TextInput, &label);
        (field.value().unwrap_or_default(), field.rect())
    };
    window
        .harness
        .get_by_role_and_label(Role::TextInput, &label)
        .scroll_to_me();
    window.wait(1.0);
    let (before, rect) = seed(window);
    window.click(rect.center());
    window.key(Modifiers::COMMAND, Key::A);
    window.event(eframe::egui::Event::Text("PATATA".to_owned()));
    window.wait(0.5);
    assert_eq!(seed(window).0, "PATATA", "in place of {before}");
}
