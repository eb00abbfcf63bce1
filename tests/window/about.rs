//! The panel that says what is inside.

use super::driver::{Window, settings, start};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::Screen;
use me_lo_quitan::ui::screens::about::notices;

#[test]
fn licences_of_everything_inside_can_be_read_in_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::open(start(folder.path(), settings(Language::English)));
    window.press("title-settings");
    window.wait(1.0);
    window.reach("about-open");
    window.press("about-open");
    window.wait(1.0);
    assert_eq!(window.app().screen(), Screen::About);
    assert!(window.says(env!("CARGO_PKG_VERSION")));
    // One whose name no other licence has, so that its button is known.
    let alone = |name: &str| notices().filter(|notice| notice.name == name).count() == 1;
    let one = notices().find(|notice| alone(notice.name));
    let one = one.expect("a licence");
    let lines = one.words.lines().map(str::trim);
    let line = lines.max_by_key(|line| line.len()).expect("a line");
    assert!(!window.says(line));
    window
        .harness
        .get_by_role_and_label(Role::Button, one.name)
        .scroll_to_me();
    window.wait(1.0);
    window.press_named(one.name);
    window.wait(0.5);
    assert!(window.says(line));
    window.key(Modifiers::NONE, Key::Escape);
    window.wait(0.5);
    assert_eq!(window.app().screen(), Screen::Settings);
}
