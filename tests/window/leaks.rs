//! The leak oracle: whoever's hands are swapped, the public screen stays the same, to the last line.

use super::driver::{Program, Window};
use super::moments::show;
use super::pair::Pair;
use super::sight::{Sight, buttons_like, hand, sets, sight};
use super::twins::{Same, twins};
use eframe::egui::{self, Key, Modifiers, pos2};
use me_lo_quitan::play::Curtain;
use me_lo_quitan::rules::{Card, Effect, GameState, Move, Phase, legal_moves};
use me_lo_quitan::ui::App;

pub fn in_action(state: &GameState) -> bool {
    state.table().phase == Phase::Action
}

/// Somebody may send a Cousin, and some rival holds an Aunt in one game.
pub fn cousin_ready(state: &GameState) -> bool {
    let mut list = Vec::new();
    let active = state.table().active;
    legal_moves(&state.view(Some(active)), &mut list);
    let steals = |mv: &Move| matches!(mv, Move::Play(Effect::Steal(_)));
    let aunt = state
        .table()
        .seats()
        .any(|seat| seat != active && state.view(Some(seat)).hand.has(Card::Aunt));
    in_action(state) && list.iter().any(steals) && aunt
}

/// From a loaded game's first frame to the end of a turn and up to the next hand.
fn a_turn<P: Program + 'static>(pair: &mut Pair<P>) -> Result<(), String> {
    assert!(
        matches!(pair.curtain(), Curtain::Handoff(_)),
        "loading ends covered"
    );
    pair.both(|window| window.wait(0.5))?;
    pair.look_round()?;
    pair.both(show)?;
    assert!(matches!(pair.curtain(), Curtain::Private(_)));
    pair.both(|window| {
        window.key(Modifiers::NONE, Key::H);
        window.wait(1.0);
    })?;
    assert!(
        matches!(pair.curtain(), Curtain::Handoff(_)),
        "hidden by a key"
    );
    pair.both(show)?;
    pair.both(|window| {
        window.press("desk-end-turn");
        window.wait(1.0);
    })?;
    assert!(matches!(pair.curtain(), Curtain::Handoff(_)), "covered");
    pair.look_round()
}

#[test]
fn ux01_from_end_turn_to_reveal_no_frame_depends_on_a_hidden_card() {
    let twins = twins(&[true; 3], Same::Actor, in_action);
    let mut pair = Pair::open(&twins, |app| app);
    a_turn(&mut pair).expect("equal frames");
    assert!(pair.frames > 300, "{} frames", pair.frames);
    // The oracle sees: once the next hand is open, the games differ.
    assert!(pair.both(show).is_err());
}

#[test]
fn ux12_the_hand_off_of_a_loaded_game_depends_on_public_cards_only() {
    // Here the hand of whoever is awaited differs, too.
    let twins = twins(&[true; 4], Same::Nobody, |state| {
        state.table().phase == Phase::Start
    });
    let mut pair = Pair::open(&twins, |app| app);
    pair.look_round().expect("equal frames");
    assert!(pair.both(show).is_err(), "other hands behind it");
}

#[test]
fn ux26_the_question_looks_and_lasts_the_same_whoever_holds_an_aunt() {
    let twins = twins(&[true; 3], Same::Actor, cousin_ready);
    let mut pair = Pair::open(&twins, |app| app);
    pair.both(show).expect("equal frames");
    pair.both(aim_the_cousin).expect("equal frames");
    assert_eq!(pair.curtain(), Curtain::Call);
    // The table stays in sight, and the clock runs the same for both.
    pair.look_round().expect("equal frames");
    pair.both(|window| window.wait(7.0)).expect("equal frames");
    let caller = |window: &mut Window<App>| {
        let callers = buttons_like(window, &["call-aunt"]);
        window.click(callers.first().expect("somebody").rect.center());
        window.wait(1.0);
        assert_eq!(sight(window), Sight::HandOff);
        window.press("claim-back");
        window.wait(1.0);
        assert_eq!(sight(window), Sight::Call);
    };
    pair.both(caller).expect("equal frames");
    pair.both(|window| {
        window.press("call-nobody");
        window.wait(1.0);
    })
    .expect("equal frames");
}

/// Plays the Cousin in hand on the first rival's set that may be stolen.
pub fn aim_the_cousin<P: Program>(window: &mut Window<P>) {
    let cousin = window.texts.card(Card::Cousin);
    let cards = hand(window);
    let card = cards.iter().find(|card| card.name.starts_with(&cousin));
    window.click(card.expect("a Cousin").rect.center());
    window.wait(0.5);
    for target in sets(window) {
        if !target.enabled {
            continue;
        }
        window.click(target.rect.center());
        window.wait(0.25);
        if let Some(steal) = buttons_like(window, &["confirm-steal"]).first() {
            window.click(steal.rect.center());
            window.wait(1.0);
            return;
        }
    }
    panic!("nothing to steal");
}

#[test]
fn ux07_while_bots_play_nobody_s_hand_is_on_the_screen() {
    // People at two seats, bots at two: whoever sat last, the screen is the public's.
    let people = [true, true, false, false];
    let twins = twins(&people, Same::ActorAndBots, |state| {
        in_action(state) && state.table().active.index() == 1
    });
    let mut pair = Pair::open(&twins, |app| app);
    pair.both(show).expect("equal frames");
    pair.both(|window| {
        window.press("desk-end-turn");
        window.frame();
        window.frame();
    })
    .expect("equal frames");
    assert!(matches!(pair.curtain(), Curtain::Bot(_)));
    let session = &pair.windows[0].app().game().expect("a game").session;
    assert_eq!(session.eyes(), None);
    // All of the bots' turns, up to the next person's hand-off.
    let mut frames = 0;
    loop {
        match pair.curtain() {
            Curtain::Handoff(_) | Curtain::Over => break,
            // A bot's Cousin: nobody answers, whoever holds an Aunt.
            Curtain::Call if frames % 40 == 39 => pair.both(|window| window.press("call-nobody")),
            _ => pair.both(Window::frame),
        }
        .expect("equal frames");
        frames += 1;
        assert!(frames < 400, "bots come to an end");
    }
    assert!(frames > 20, "{frames} frames");
    pair.both(|window| window.wait(1.0)).expect("equal frames");
    if matches!(pair.curtain(), Curtain::Handoff(_)) {
        assert!(pair.both(show).is_err(), "other hands behind it");
    }
}

/// A program that, by mistake, paints the hand of whoever comes next in a corner.
struct Leaking(App);

impl Program for Leaking {
    fn app(&mut self) -> &mut App {
        &mut self.0
    }
}

impl eframe::App for Leaking {
    fn logic(&mut self, ctx: &egui::Context, frame: &mut eframe::Frame) {
        self.0.logic(ctx, frame);
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.0.ui(ui, frame);
        let Some(game) = self.0.game() else { return };
        if let Curtain::Handoff(seat) = game.session.curtain() {
            let state = *game.session.timeline().now();
            let next = seat.left(state.table().players);
            let hand = format!("{:?}", state.view(Some(next)).hand);
            let font = egui::FontId::proportional(9.0);
            let at = egui::Align2::LEFT_BOTTOM;
            let colour = egui::Color32::from_black_alpha(1);
            ui.painter().text(pos2(2.0, 798.0), at, hand, font, colour);
        }
    }
}

#[test]
fn the_oracle_goes_red_on_a_program_that_leaks() {
    let twins = twins(&[true; 3], Same::Actor, in_action);
    let mut pair = Pair::open(&twins, Leaking);
    let why = a_turn(&mut pair).expect_err("the leak is seen");
    assert!(why.contains("painted"), "{why}");
}
