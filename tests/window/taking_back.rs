//! Choosing, confirming, taking back: what is final, and what leaves a trace.

use super::driver::{Window, settings};
use super::moments::{
    Moment, game, held, loaded, loaded_with, may, may_draw, may_sell, moves, sell, session, show,
};
use super::person::Person;
use super::sight::{Sight, buttons_like, hand, sets, sight, stalls};
use eframe::egui::{Key, Modifiers, accesskit::Role};
use me_lo_quitan::rules::{Card, Effect, Move, Phase};
use me_lo_quitan::save::SavedGame;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::App;
use me_lo_quitan::ui::settings::Confirmations;

#[test]
fn ux30_choosing_and_cancelling_tells_nobody_anything() {
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    let before = session(window).chronicle().clone();
    let saves = |at: &std::path::Path| {
        let files = std::fs::read_dir(at).expect("a folder");
        let mut read: Vec<_> = files
            .filter_map(|file| std::fs::read(file.ok()?.path()).ok())
            .collect();
        read.sort();
        read
    };
    std::thread::sleep(std::time::Duration::from_millis(300));
    let kept = saves(at.folder.path());
    for card in 0..hand(window).len() {
        let place = hand(window)[card].rect.center();
        window.click(place);
        window.wait(0.25);
        window.key(Modifiers::NONE, Key::Escape);
        window.wait(0.25);
        // Where nothing was chosen, Esc covers the hand.
        assert_eq!(sight(window), Sight::Hand, "card {card} was chosen");
    }
    let offers = buttons_like(window, &["offer"]);
    window.click(offers[0].rect.center());
    window.wait(0.5);
    window.press("desk-cancel");
    window.wait(0.5);
    assert_eq!(*session(window).chronicle(), before);
    assert!(window.app().game().expect("a game").stage.at_rest());
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(saves(at.folder.path()), kept, "not even on the disk");
}

#[test]
fn ux41_a_turn_ends_only_when_told_to_and_a_sale_can_be_taken_back() {
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    let (before, view) = (moves(window), session(window).view());
    sell(window);
    window.wait(10.0);
    assert_eq!(moves(window), before + 1);
    assert_eq!(sight(window), Sight::Hand, "the turn waits for its end");
    assert_eq!(sets(window).len(), view.table.all_sets().count() + 1);
    window.press("desk-undo");
    window.wait(1.0);
    assert_eq!(session(window).view(), view, "as if nothing had been sold");
    assert_eq!(sets(window).len(), view.table.all_sets().count());
}

#[test]
fn ux72_what_was_taken_back_stays_in_the_log() {
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    window.press("bar-log");
    show(window);
    sell(window);
    window.wait(1.0);
    let last = |window: &mut Window<App>, back: usize| {
        let game = window.app().game().expect("a game");
        let (lines, names) = (game.logbook.log().lines().to_vec(), game.names());
        let line = &lines[lines.len() - 1 - back];
        window.texts.log_line(line, &names)
    };
    // The next turn has begun by then, for nobody has ended this one yet.
    let sold = last(window, 1);
    assert!(sold.contains(" sells "), "{sold}");
    window.press("desk-undo");
    window.wait(1.0);
    let marked = window
        .texts
        .with("log-taken-back", &[("line", sold.into())]);
    assert_eq!(last(window, 1), marked);
    let trace = last(window, 0);
    assert!(trace.ends_with("takes back 1 move"), "{trace}");
    for line in [&marked, &trace] {
        assert!(window.says(line), "{line}");
    }
    // That it was taken back is known after a load, too; what it was is not.
    window.press("desk-end-turn");
    window.wait(1.0);
    std::thread::sleep(std::time::Duration::from_millis(300));
    window.press("bar-menu");
    window.wait(0.5);
    window.press("menu-title");
    window.wait(1.0);
    window.press("title-resume");
    window.wait(1.0);
    let game = window.app().game().expect("a game");
    let (lines, names) = (game.logbook.log().lines().to_vec(), game.names());
    let told: Vec<String> = lines
        .iter()
        .map(|line| window.texts.log_line(line, &names))
        .collect();
    assert!(told.contains(&trace), "{told:?}");
}

fn settled(confirm: Confirmations, game: &SavedGame) -> Moment {
    let mut settings = settings(Language::English);
    settings.confirm = confirm;
    let mut at = loaded_with(game, settings);
    show(&mut at.window);
    at
}

/// Aims that card at the first thing it may be played on.
fn aim(window: &mut Window<App>, card: Card) {
    let place = held(window, card).rect.center();
    window.click(place);
    window.wait(0.5);
    let target = match card {
        Card::Van => buttons_like(window, &["van-self"]).into_iter().next(),
        _ => sets(window).into_iter().find(|set| set.enabled),
    };
    window.click(target.expect("a target").rect.center());
    window.wait(1.0);
}

/// One of the switches.
type Switch = fn(&mut Confirmations) -> &mut bool;

/// A hand with that card, and nothing of one's own on the table to play it on.
fn with_effect(card: Card, wanted: impl Fn(&Effect) -> bool) -> SavedGame {
    game(&[true; 3], |state| {
        let table = state.table();
        table.phase == Phase::Action
            && table.areas[table.active].is_empty()
            && state.view(Some(table.active)).hand.has(card)
            && may(
                state,
                |mv| matches!(mv, Move::Play(effect) if wanted(effect)),
            )
    })
}

#[test]
fn ux46_each_confirmation_has_its_own_switch() {
    let steal = with_effect(Card::Cousin, |effect| matches!(effect, Effect::Steal(_)));
    let police = with_effect(Card::Police, |effect| matches!(effect, Effect::Police(_)));
    let van = with_effect(Card::Van, |effect| *effect == Effect::VanSelf);
    let kinds: [(Card, &SavedGame, Switch); 3] = [
        (Card::Cousin, &steal, |all| &mut all.steal),
        (Card::Police, &police, |all| &mut all.police),
        (Card::Van, &van, |all| &mut all.van),
    ];
    for (card, game, switch) in kinds {
        // Everything is asked about but this: done at once.
        let mut confirm = Confirmations::default();
        *switch(&mut confirm) = false;
        let mut at = settled(confirm, game);
        let made = moves(&mut at.window);
        aim(&mut at.window, card);
        assert_eq!(moves(&mut at.window), made + 1, "{card:?} at once");
        // Nothing is asked about but this: waits for its button.
        let mut confirm = Confirmations {
            draw: false,
            steal: false,
            police: false,
            van: false,
        };
        *switch(&mut confirm) = true;
        let mut at = settled(confirm, game);
        let made = moves(&mut at.window);
        aim(&mut at.window, card);
        assert_eq!(moves(&mut at.window), made, "{card:?} is asked about");
        let keys = ["confirm-steal", "confirm-police", "confirm-van-self"];
        let confirm = buttons_like(&at.window, &keys);
        at.window.click(confirm[0].rect.center());
        at.window.wait(1.0);
        assert_eq!(moves(&mut at.window), made + 1, "{card:?} confirmed");
    }
    let draw = game(&[true; 3], may_draw);
    let mut at = settled(
        Confirmations {
            draw: false,
            ..Confirmations::default()
        },
        &draw,
    );
    let made = moves(&mut at.window);
    at.window.key(Modifiers::NONE, Key::D);
    at.window.wait(0.5);
    assert_eq!(moves(&mut at.window), made + 1, "drawn at once");
}

#[test]
fn ux46_a_turn_without_cousin_police_and_van_needs_no_dialog() {
    let mut at = loaded(&game(&[true; 3], may_draw));
    let window = &mut at.window;
    let dialogs = |window: &Window<App>| {
        let ask = window.things(Role::Dialog).len() + window.things(Role::AlertDialog).len();
        ask + usize::from(
            window.find(&window.texts.get("common-cancel")).is_some()
                && sight(window) != Sight::Hand,
        )
    };
    let mut person = Person::new(46);
    let mut acts = 0;
    while person.openings < 3 && sight(window) != Sight::Scores {
        let seen = person.act(window);
        if seen == Sight::Hand {
            acts += 1;
        }
        assert_eq!(dialogs(window), 0);
    }
    assert!(acts > 4, "{acts}");
}

#[test]
fn ux50_a_stall_chosen_by_mistake_is_chosen_again() {
    let mut at = loaded(&game(&[true; 3], super::moments::has_drawn));
    let window = &mut at.window;
    show(window);
    let drawn = window.texts.get("hand-drawn");
    let card = hand(window)
        .into_iter()
        .find(|card| card.name.ends_with(&drawn));
    window.click(card.expect("a drawn card").rect.center());
    let made = moves(window);
    for stall in 0..3 {
        let place = stalls(window)[stall].rect.center();
        window.click(place);
        window.wait(0.25);
        let chosen: Vec<bool> = stalls(window).iter().map(|stall| stall.selected).collect();
        assert_eq!(chosen.iter().filter(|&&one| one).count(), 1);
        assert!(chosen[stall]);
    }
    assert_eq!(moves(window), made, "nothing is put down before the button");
}
