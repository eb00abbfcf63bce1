//! The question for an Aunt on the screen: what it tells, what it leaves alone, who may answer.

use super::driver::Window;
use super::leaks::{aim_the_cousin, cousin_ready};
use super::moments::{Moment, game, loaded, session};
use super::sight::{Sight, buttons_like, sets, sight};
use eframe::egui::{Event, Key, Modifiers, Rect, pos2};
use me_lo_quitan::play::Curtain;
use me_lo_quitan::rules::{Card, CousinAim, Move, Phase, value};
use me_lo_quitan::ui::App;

/// A Cousin was sent to steal; the table is asked.
fn asked() -> Moment {
    let mut at = loaded(&game(&[true; 3], cousin_ready));
    super::moments::show(&mut at.window);
    aim_the_cousin(&mut at.window);
    assert_eq!(sight(&at.window), Sight::Call);
    at
}

fn window_rect(window: &Window<App>) -> Rect {
    window.ctx().content_rect()
}

#[test]
fn ux32_clicks_and_keys_all_over_do_nothing_but_answer() {
    let mut at = asked();
    let window = &mut at.window;
    let before = *session(window).timeline().now();
    // What answers, waits or opens something else is another matter.
    let texts = [
        "bar-menu",
        "bar-rules",
        "bar-log",
        "call-nobody",
        "call-pause",
    ];
    let mut spared: Vec<Rect> = buttons_like(window, &["call-aunt"])
        .into_iter()
        .map(|thing| thing.rect)
        .collect();
    for key in texts {
        let name = window.texts.get(key);
        spared.extend(window.find(&name).map(|thing| thing.rect));
    }
    let (mut x, mut clicks) = (10.0, 0);
    while x < 1280.0 {
        let mut y = 10.0;
        while y < 800.0 {
            if !spared.iter().any(|rect| rect.contains(pos2(x, y))) {
                window.event(Event::PointerMoved(pos2(x, y)));
                window.button(pos2(x, y), true);
                window.button(pos2(x, y), false);
                clicks += 1;
            }
            y += 41.0;
        }
        x += 53.0;
    }
    assert!(clicks > 400, "{clicks}");
    let answers = [Key::Num1, Key::Num2, Key::Num3, Key::N, Key::P];
    let asking = |window: &mut Window<App>| session(window).curtain() == Curtain::Call;
    assert!(asking(window));
    for &key in Key::ALL {
        let leaves = [Key::F1, Key::F11, Key::Escape, Key::Tab, Key::L];
        if answers.contains(&key) || leaves.contains(&key) {
            continue;
        }
        for modifiers in [Modifiers::NONE, Modifiers::SHIFT] {
            window.key(modifiers, key);
        }
    }
    for key in [Key::Enter, Key::Z] {
        window.key(Modifiers::COMMAND, key);
    }
    window.key(Modifiers::NONE, Key::Escape);
    assert!(asking(window));
    assert_eq!(*session(window).timeline().now(), before);
}

#[test]
fn ux33_the_question_names_who_takes_what_and_leaves_the_table_in_sight() {
    let mut at = asked();
    let window = &mut at.window;
    let table = session(window).view().table;
    let Phase::Answer { set, aim, .. } = table.phase else {
        panic!("{:?}", table.phase);
    };
    assert_eq!(aim, CousinAim::Steal);
    let (owner, placed) = table.find_set(set).expect("in play");
    let names = window.app().game().expect("a game").names();
    let worth = value(placed, table.family(owner));
    let blanks = [
        ("name", names[table.active.index()].clone().into()),
        ("victim", names[owner.index()].clone().into()),
        ("kind", window.texts.set_kind(placed.sale.kind).into()),
        ("amount", window.texts.euros(worth).into()),
    ];
    assert!(window.says(&window.texts.with("call-steal", &blanks)));
    // Every set is there, and nothing of the question lies over one.
    let shown = sets(window);
    assert_eq!(shown.len(), table.all_sets().count());
    let mut buttons = buttons_like(window, &["call-aunt"]);
    buttons.extend(window.find(&window.texts.get("call-nobody")));
    for set in &shown {
        assert!(window_rect(window).contains_rect(set.rect), "{set:?}");
        assert!(
            !buttons
                .iter()
                .any(|button| button.rect.intersects(set.rect))
        );
    }
}

#[test]
fn ux34_an_aunt_answers_only_if_her_player_says_so() {
    // The victim holds an Aunt, and stays silent.
    let mut at = loaded(&game(&[true; 3], |state| {
        let table = state.table();
        let robbed = |seat| !table.areas[seat].is_empty();
        let holds = |seat| state.view(Some(seat)).hand.has(Card::Aunt);
        let others = table.active.others(table.players);
        cousin_ready(state) && others.filter(|&seat| robbed(seat)).all(holds)
    }));
    let window = &mut at.window;
    super::moments::show(window);
    aim_the_cousin(window);
    let before = session(window).view().table;
    let Phase::Answer { set, .. } = before.phase else {
        panic!("{:?}", before.phase);
    };
    let (owner, _) = before.find_set(set).expect("in play");
    let holds = |window: &mut Window<App>| {
        let view = session(window).timeline().now().owned_view(Some(owner));
        view.hand.has(Card::Aunt)
    };
    assert!(holds(window));
    window.wait(30.0);
    assert_eq!(sight(window), Sight::Call, "it waits to be closed");
    window.press("call-nobody");
    window.wait(1.0);
    let after = session(window).view().table;
    assert_eq!(
        after.find_set(set).map(|(owner, _)| owner),
        Some(before.active)
    );
    assert!(holds(window), "the Aunt is still in hand");
}

#[test]
fn r20_in_a_secret_round_all_are_asked_in_turn_on_screens_that_tell_nothing() {
    let mut at = loaded(&game(&[true; 3], cousin_ready));
    let window = &mut at.window;
    let settings = window.app().settings_mut();
    (settings.secret_round, settings.answer_seconds) = (true, 20);
    super::moments::show(window);
    aim_the_cousin(window);
    for _ in 0..2 {
        // A hand-off at once, with no way round it: whoever is asked has not stepped up.
        assert_eq!(sight(window), Sight::HandOff);
        let back = window.texts.get("claim-back");
        assert!(window.find(&back).is_none());
        super::moments::show(window);
        window.wait(1.0);
        window.press("claim-decline");
        window.frame();
        assert_eq!(session(window).curtain(), Curtain::Call);
        assert!(buttons_like(window, &["call-aunt", "call-nobody"]).is_empty());
        window.wait(10.0);
        let same = session(window).curtain() == Curtain::Call;
        assert!(same, "the same time for all");
        window.wait(10.0);
    }
    assert!(!matches!(
        session(window).timeline().now().table().phase,
        Phase::Answer { .. }
    ));
}

#[test]
fn r20_whoever_steps_up_may_ask_for_a_hint_with_an_aunt_or_without() {
    let mut at = asked();
    let window = &mut at.window;
    let mut told = 0;
    for seat in session(window).may_step_up().iter() {
        let holds = {
            let view = session(window).timeline().now().owned_view(Some(seat));
            view.hand.has(Card::Aunt)
        };
        assert!(
            window
                .app()
                .game_mut()
                .expect("a game")
                .session
                .step_up(seat)
        );
        window.wait(0.5);
        assert!(!window.can("hint-ask"), "the hand is still covered");
        window.app().game_mut().expect("a game").session.open_hand();
        window.wait(0.5);
        window.press("hint-ask");
        window.wait(0.5);
        let said = window.app().game().expect("a game").hint.said();
        let said = said.expect("a hint");
        assert!(holds || said.mv == Move::Pass, "{said:?}");
        assert!(window.says(&window.texts.get(said.reason.key())) || said.mv == Move::Aunt);
        told += 1;
        window.app().game_mut().expect("a game").session.hide();
        window.wait(0.5);
        if let Curtain::Claim { open: false, .. } = session(window).curtain() {
            assert!(window.app().game().expect("a game").hint.said().is_none());
            window.app().game_mut().expect("a game").session.step_back();
            window.wait(0.5);
        }
    }
    assert!(told > 1);
}
