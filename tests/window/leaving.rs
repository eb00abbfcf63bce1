//! Leaving a game in play: asked about, with a way back to it.

use super::driver::Window;
use super::moments::{game, loaded, may_sell, moves, sell, session, show};
use super::sight::{Sight, hand, sight};
use eframe::egui::{Key, Modifiers, ViewportCommand, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::ui::{App, Screen};

fn focused(window: &Window<App>) -> Option<String> {
    let mut nodes = window
        .harness
        .query_all_by(|node| node.is_focused() && node.role() == Role::Button);
    nodes.next().and_then(|node| node.accesskit_node().label())
}

/// Whether the program asked to be closed in the last frame.
fn closes(window: &Window<App>) -> bool {
    let views = window.harness.output().viewport_output.values();
    let mut commands = views.flat_map(|view| &view.commands);
    commands.any(|command| *command == ViewportCommand::Close)
}

/// Presses a button and says whether the program is leaving within a second.
fn closes_after(window: &mut Window<App>, act: impl Fn(&mut Window<App>)) -> bool {
    act(window);
    let mut closing = closes(window);
    for _ in 0..4 {
        window.frame();
        closing |= closes(window);
    }
    closing
}

/// Presses the button of that text, down to the release in which it acts.
fn leaves_by(window: &mut Window<App>, key: &str) -> bool {
    let button = window.find(&window.texts.get(key)).expect("a button");
    let at = button.rect.center();
    window.event(eframe::egui::Event::PointerMoved(at));
    window.button(at, true);
    closes_after(window, |window| window.button(at, false))
}

fn ctrl_q(window: &mut Window<App>) {
    window.hold(Modifiers::COMMAND, Key::Q, false);
}

fn let_go(window: &mut Window<App>) {
    for modifiers in [Modifiers::COMMAND, Modifiers::NONE] {
        window.event(super::driver::key_event(modifiers, Key::Q, false, false));
    }
    window.event(eframe::egui::Event::ModifiersChanged(Modifiers::NONE));
    window.wait(1.0);
}

#[test]
fn ux45_ux54_ux61_quitting_a_game_is_asked_about_and_cancel_goes_back_to_it() {
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    let words = |window: &Window<App>| {
        ["common-cancel", "confirm-quit-yes"].map(|key| window.texts.get(key))
    };
    show(window);
    let before = *session(window).timeline().now();
    // Every way to say no.
    let noes: [fn(&mut Window<App>); 3] = [
        |window| window.press("common-cancel"),
        |window| window.key(Modifiers::NONE, Key::Escape),
        |window| window.key(Modifiers::NONE, Key::Enter),
    ];
    for no in noes {
        assert!(!closes_after(window, ctrl_q));
        let_go(window);
        let [cancel, yes] = words(window);
        assert_eq!(hand(window), [], "nobody's hand behind a question");
        assert_eq!(
            focused(window),
            Some(cancel.clone()),
            "a reflex does no harm"
        );
        for _ in 0..5 {
            window.key(Modifiers::NONE, Key::Tab);
            let now = focused(window);
            assert!(
                now == Some(cancel.clone()) || now == Some(yes.clone()),
                "{now:?}"
            );
        }
        while focused(window) != Some(cancel.clone()) {
            window.key(Modifiers::NONE, Key::Tab);
        }
        assert!(!closes_after(window, no));
        window.wait(1.0);
        assert_eq!(window.find(&yes), None, "no more asked");
        assert_eq!(
            (sight(window), window.app().screen()),
            (Sight::HandOff, Screen::Table)
        );
        assert_eq!(*session(window).timeline().now(), before);
        show(window);
    }
    ctrl_q(window);
    let_go(window);
    assert!(leaves_by(window, "confirm-quit-yes"));
}

#[test]
fn ux54_opening_another_game_is_asked_about_and_loses_nothing() {
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    sell(window);
    window.wait(1.0);
    let made = moves(window);
    let ask = |window: &mut Window<App>| {
        window.press("bar-menu");
        window.wait(0.5);
        window.press("menu-load");
        window.wait(1.0);
        // The list shows the newest first: an autosave, or what it was saved to by hand.
        let open = window.texts.get("saves-open");
        let rows: Vec<_> = window
            .buttons()
            .into_iter()
            .filter(|row| row.name == open)
            .collect();
        window.click(rows.last().expect("a save").rect.center());
        window.wait(1.0);
        assert!(window.can("confirm-instead-yes"), "{:?}", window.names());
    };
    ask(window);
    window.key(Modifiers::NONE, Key::Escape);
    window.wait(1.0);
    assert_eq!(
        window.app().screen(),
        Screen::Saves,
        "only the question is gone"
    );
    assert!(!window.can("confirm-instead-yes"));
    window.press("common-back");
    window.wait(1.0);
    assert_eq!((sight(window), moves(window)), (Sight::HandOff, made));
    ask(window);
    window.press("confirm-instead-yes");
    window.wait(1.0);
    assert_eq!(sight(window), Sight::HandOff);
    assert_ne!(moves(window), made, "the other game");
    // The one that was left, sale and all, is still in the folder.
    let store = me_lo_quitan::save::Store::open(Some(at.folder.path().to_owned()));
    let kept = store.list().expect("a list").into_iter().any(|save| {
        let loaded = (!save.autosave)
            .then(|| store.load(&save.path).ok())
            .flatten();
        loaded.is_some_and(|loaded| loaded.game.timeline.moves().len() == made)
    });
    assert!(kept, "kept under a name of its own");
}

#[test]
fn ux54_at_the_title_nothing_is_asked() {
    let mut at = super::moments::fresh();
    let window = &mut at.window;
    assert!(leaves_by(window, "title-quit"));
}
