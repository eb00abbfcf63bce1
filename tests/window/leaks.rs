//! The leak oracle: whoever's hands are swapped, the public screen stays the same, to the last line.

use super::driver::{Program, Window, settings};
use super::frames::{Frame, note};
use super::sight::{Sight, buttons_like, hand, sets, sight};
use super::twins::{Twins, twins};
use eframe::egui::{self, Event, Key, Modifiers, pos2};
use me_lo_quitan::play::Curtain;
use me_lo_quitan::rules::{Card, Effect, GameState, Move, Phase, legal_moves};
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::App;

/// Two windows that get the same presses and must show the same.
struct Pair<P: Program + 'static> {
    windows: Vec<Window<P>>,
    folders: Vec<tempfile::TempDir>,
    frames: usize,
}

impl<P: Program + 'static> Pair<P> {
    fn open(twins: &Twins, wrap: impl Fn(App) -> P) -> Self {
        let mut settings = settings(Language::Spanish);
        settings.hide_on_focus_loss = true;
        let (folders, mut windows) = twins.windows(&settings, wrap);
        for window in &mut windows {
            window.watch = Some(note);
        }
        Self {
            windows,
            folders,
            frames: 0,
        }
    }

    /// The same act in both; every frame of it is compared. Where they differ, in words.
    fn both(&mut self, act: impl Fn(&mut Window<P>)) -> Result<(), String> {
        let mut seen: Vec<Vec<Frame>> = Vec::new();
        for (window, folder) in self.windows.iter_mut().zip(&self.folders) {
            window.frames.clear();
            act(window);
            let mut frames = std::mem::take(&mut window.frames);
            let folder = folder.path().display().to_string();
            for frame in &mut frames {
                frame.forget(&folder);
            }
            seen.push(frames);
        }
        assert_eq!(seen[0].len(), seen[1].len(), "as many frames");
        self.frames += seen[0].len();
        for (number, (one, two)) in seen[0].iter().zip(&seen[1]).enumerate() {
            if let Some(apart) = one.differs(two) {
                return Err(format!("frame {number}: {apart}"));
            }
        }
        Ok(())
    }

    fn curtain(&mut self) -> Curtain {
        let game = self.windows[0].app().game().expect("a game");
        game.session.curtain()
    }

    /// Everything that can be opened or hovered while no hand is shown.
    fn look_round(&mut self) -> Result<(), String> {
        for key in ["bar-log", "bar-rules"] {
            self.both(|window| {
                window.press(key);
                window.wait(0.5);
            })?;
            for tab in ["rules-tab-cards", "rules-tab-rulings", "rules-tab-table"] {
                self.both(|window| {
                    if window.find(&window.texts.get(tab)).is_some() {
                        window.press(tab);
                    }
                })?;
            }
            self.both(|window| window.press(key))?;
        }
        // The pointer rests all over the table, long enough for every note.
        for row in 0..6 {
            for column in 0..8 {
                let at = pos2(80.0 + 160.0 * column as f32, 70.0 + 130.0 * row as f32);
                self.both(|window| {
                    window.event(Event::PointerMoved(at));
                    window.wait(0.75);
                })?;
            }
        }
        self.both(|window| {
            window.key(Modifiers::COMMAND, Key::A);
            window.event(Event::Copy);
            window.event(Event::WindowFocused(false));
            window.wait(0.5);
            window.event(Event::WindowFocused(true));
            window.wait(1.0);
        })?;
        self.both(|window| {
            window.press("bar-menu");
            window.wait(0.5);
            window.press("menu-settings");
            window.wait(1.0);
            window.key(Modifiers::NONE, Key::Escape);
            window.wait(1.0);
            if window.find(&window.texts.get("bar-menu")).is_none() {
                window.press("common-back");
            }
            window.wait(1.0);
        })
    }
}

fn show<P: Program>(window: &mut Window<P>) {
    let show = buttons_like(window, &["handoff-show", "claim-show"]);
    window.click(show.first().expect("a hand-off").rect.center());
    window.wait(1.0);
}

fn in_action(state: &GameState) -> bool {
    state.table().phase == Phase::Action
}

/// Somebody may send a Cousin, and some rival holds an Aunt in one game.
fn cousin_ready(state: &GameState) -> bool {
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
    let twins = twins(&[true; 3], true, in_action);
    let mut pair = Pair::open(&twins, |app| app);
    a_turn(&mut pair).expect("equal frames");
    assert!(pair.frames > 300, "{} frames", pair.frames);
    // The oracle sees: once the next hand is open, the games differ.
    assert!(pair.both(show).is_err());
}

#[test]
fn ux12_the_hand_off_of_a_loaded_game_depends_on_public_cards_only() {
    // Here the hand of whoever is awaited differs, too.
    let twins = twins(&[true; 4], false, |state| {
        state.table().phase == Phase::Start
    });
    let mut pair = Pair::open(&twins, |app| app);
    pair.look_round().expect("equal frames");
    assert!(pair.both(show).is_err(), "other hands behind it");
}

#[test]
fn ux26_the_question_looks_and_lasts_the_same_whoever_holds_an_aunt() {
    let twins = twins(&[true; 3], true, cousin_ready);
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
fn aim_the_cousin<P: Program>(window: &mut Window<P>) {
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
    let twins = twins(&people, true, |state| {
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
    let twins = twins(&[true; 3], true, in_action);
    let mut pair = Pair::open(&twins, Leaking);
    let why = a_turn(&mut pair).expect_err("the leak is seen");
    assert!(why.contains("painted"), "{why}");
}
