//! What outlives a turn, a window and a crash.

use super::driver::{Window, settings, start};
use super::games::begin;
use super::moments::{fresh, game, loaded, may_sell, moves, sell, session, show};
use super::sight::{Sight, hand, sight};
use super::twins::saved;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use me_lo_quitan::play::Curtain;
use me_lo_quitan::rules::GameState;
use me_lo_quitan::save::{SettingsFile, Store};
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::App;
use me_lo_quitan::ui::command::Command;
use std::cell::Cell;
use std::path::Path;
use std::time::Duration;

/// What stands in the fields for names.
fn typed(window: &Window<App>) -> Vec<String> {
    let named = |seat: usize| window.texts.with("setup-name", &[("number", seat.into())]);
    let fields = window.things(Role::TextInput);
    (1..=5)
        .map(named)
        .filter(|name| fields.iter().any(|field| field.name == *name))
        .map(|name| {
            let field = window.harness.get_by_role_and_label(Role::TextInput, &name);
            field.value().unwrap_or_default()
        })
        .collect()
}

#[test]
fn ux11_a_game_loaded_at_any_point_begins_covered() {
    let mut at = fresh();
    let store = Store::open(Some(at.folder.path().to_owned()));
    let window = &mut at.window;
    let ctx = window.ctx();
    let (mut covered, mut asked) = (0, 0);
    for point in 0..200_usize {
        let made = Cell::new(0);
        let stop = |state: &GameState| {
            let over = matches!(state.table().phase, me_lo_quitan::rules::Phase::Over(_));
            made.replace(made.get() + 1) >= point || over
        };
        let mut game = game(&[true; 3], stop);
        let place = at.folder.path().join(format!("point-{point}.mlqm"));
        game.title = me_lo_quitan::save::Title::new(&format!("{point}"));
        let bytes = me_lo_quitan::save::to_bytes(&game);
        std::fs::write(&place, bytes).expect("written");
        window.app().run(&ctx, Command::Open(place));
        window.frame();
        assert_eq!(hand(window), [], "{point}");
        assert_eq!(session(window).eyes(), None, "{point}");
        match session(window).curtain() {
            Curtain::Handoff(_) => covered += 1,
            Curtain::Call => asked += 1,
            Curtain::Over => {}
            other => panic!("{other:?} at {point}"),
        }
    }
    drop(store);
    assert!(covered > 100, "{covered} hand-offs, {asked} questions");
}

#[test]
fn ux22_the_set_up_remembers_and_a_loaded_game_keeps_its_own_names() {
    let mut at = fresh();
    let folder = at.folder.path().to_owned();
    let window = &mut at.window;
    begin(window, &[true, false, true], "22");
    window.press("bar-menu");
    window.wait(0.5);
    window.press("menu-new");
    window.wait(1.0);
    assert_eq!(typed(window), ["Ana", "Luis", "Eva"], "in the same window");
    // Another start reads it from the file.
    drop(at);
    let folder: &Path = &folder;
    std::fs::create_dir_all(folder).expect("a folder");
    let at = fresh();
    let settings_path = at.folder.path().join("settings.json");
    let mut window = at.window;
    begin(&mut window, &[true, false, true], "22");
    let bots = {
        let names = window.app().game().expect("a game").seating.clone();
        names
            .iter()
            .filter(|(_, sitting)| sitting.player != me_lo_quitan::play::Player::Human)
            .count()
    };
    assert_eq!(bots, 1);
    drop(window);
    let (read, _) = SettingsFile::new(Some(settings_path)).read();
    let mut window = Window::open(start(at.folder.path(), read));
    window.press("title-new-game");
    window.wait(1.0);
    assert_eq!(typed(&window), ["Ana", "Luis", "Eva"], "after a new start");
    let list = window.texts.with("setup-player", &[("number", 2.into())]);
    let chosen = window.harness.get_by_role_and_label(Role::ComboBox, &list);
    assert!(chosen.value().is_some_and(|value| value.starts_with("Bot")));
    // A game of others, loaded: its own names, and the set-up keeps ours.
    let timeline = game(&[true; 2], may_sell).timeline;
    let mut other = saved(timeline, &[true; 2]);
    let named = |name: &str| me_lo_quitan::play::Sitting {
        name: me_lo_quitan::play::PlayerName::new(name).expect("a name"),
        player: me_lo_quitan::play::Player::Human,
    };
    other.seating =
        me_lo_quitan::play::Seating::new(vec![named("Zoe"), named("Max")]).expect("a seating");
    let path = at.folder.path().join("others.mlqm");
    std::fs::write(&path, me_lo_quitan::save::to_bytes(&other)).expect("written");
    let ctx = window.ctx();
    window.app().run(&ctx, Command::Open(path));
    window.wait(1.0);
    assert_eq!(window.app().game().expect("a game").names(), ["Zoe", "Max"]);
    window.press("bar-menu");
    window.wait(0.5);
    window.press("menu-new");
    window.wait(1.0);
    assert_eq!(typed(&window), ["Ana", "Luis", "Eva"]);
}

#[test]
fn ux53_a_crash_after_a_sale_keeps_the_sale_and_hides_the_hand() {
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    let before = moves(window);
    sell(window);
    window.wait(0.5);
    assert_eq!(moves(window), before + 1);
    // The files as they are, while the program still runs: nothing is written on the way out.
    let crashed = tempfile::tempdir().expect("a folder");
    let resumed = (0..100).find_map(|_| {
        std::thread::sleep(Duration::from_millis(30));
        for file in std::fs::read_dir(at.folder.path()).expect("a folder") {
            let path = file.expect("a file").path();
            let name = path.file_name().expect("a name");
            if path.is_file() {
                std::fs::copy(&path, crashed.path().join(name)).expect("copied");
            }
        }
        let store = Store::open(Some(crashed.path().to_owned()));
        let game = store.resume().game?.game;
        (game.timeline.moves().len() == before + 1).then_some(())
    });
    assert!(
        resumed.is_some(),
        "the sale is on the disk before the turn ends"
    );
    let mut again = Window::open(start(crashed.path(), settings(Language::English)));
    again.press("title-resume");
    again.frame();
    assert_eq!(hand(&again), []);
    again.wait(1.0);
    assert_eq!(sight(&again), Sight::HandOff);
    assert_eq!(moves(&mut again), before + 1);
}
