//! The stage with whole games on it, seen by a seat and by the public.

use super::flight::{Cargo, Turn};
use super::*;
use crate::rules::{Card, Deal, DeckList, Family, GameState, Move, Options, Seat, legal_moves};
use crate::text::Language;
use crate::ui::faces::{Drawing, Face};
use crate::ui::theme::Mode;
use egui::{Key, Modifiers, RawInput, pos2, vec2};

/// A table's clock and screen without a window.
struct Bench {
    ctx: Context,
    look: Look,
    time: f64,
}

impl Bench {
    fn new(reduce_motion: bool) -> Self {
        let ctx = Context::default();
        let mut look = Look::with_drawing(Mode::Light, Language::English, Drawing::Never);
        look.install(&ctx);
        look.set_reduce_motion(&ctx, reduce_motion);
        Self {
            ctx,
            look,
            time: 0.0,
        }
    }

    /// One frame of a sixtieth of a second; returns after how many seconds the next is wanted.
    fn frame(&mut self, stage: &mut Stage, now: &OwnedView, events: Vec<Input>) -> f64 {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            time: Some(self.time),
            predicted_dt: 1.0 / 60.0,
            events,
            ..RawInput::default()
        };
        let (ctx, look) = (self.ctx.clone(), &self.look);
        let out = self.ctx.run_ui(input, |_| {
            stage.frame(&ctx, look, now);
            lay_out(stage);
            stage.paint(&ctx, look);
        });
        let wait = out.viewport_output.values().map(|view| view.repaint_delay);
        let wait = wait.min().unwrap_or_default().as_secs_f64();
        out.drop_without_applying_deltas();
        wait
    }
}

/// Tells a place for everything, as a table screen does.
fn lay_out(stage: &Stage) {
    let place = |number: usize| {
        let at = pos2(80.0 * (number % 12) as f32, 120.0 * (number / 12) as f32);
        Rect::from_min_size(at, vec2(72.0, 100.0))
    };
    stage.put(Spot::Deck, place(0));
    stage.put(Spot::TheBox, place(1));
    stage.put(Spot::Middle, place(2));
    for stall in Stall::ALL {
        stage.put(Spot::Stall(stall), place(3 + stall.index()));
    }
    let view = *stage.shown();
    for seat in Seat::all(view.table.players) {
        stage.put(Spot::Hand(seat), place(12 + seat.index()));
        stage.put(Spot::Pitch(seat), place(24 + seat.index()));
        stage.put(Spot::Motorbike(seat), place(36 + seat.index()));
    }
    for (slot, _) in view.hand.cards().enumerate() {
        stage.put(Spot::Card(slot), place(48 + slot));
    }
    for slot in 0..2 {
        stage.put(Spot::Drawn(slot), place(60 + slot));
        stage.put(Spot::Taken(slot), place(62 + slot));
    }
    for (_, set) in view.table.all_sets() {
        stage.put(Spot::Set(set.id), place(72 + usize::from(set.id.0)));
    }
}

/// A game of four with a deck in a fixed order, mixed so that every kind comes early.
fn game() -> GameState {
    let deck = DeckList::default();
    let mut cards: Vec<Card> = Vec::new();
    for card in Card::ALL {
        cards.extend(std::iter::repeat_n(card, deck.count(card).into()));
    }
    let count = cards.len();
    let order = (0..count).map(|at| cards[at * 37 % count]).collect();
    let families = [
        Family::Salazar,
        Family::Reyes,
        Family::Montoya,
        Family::Heredia,
    ];
    let deal = Deal {
        families: families.to_vec(),
        start: Seat::FIRST,
        deck: order,
        options: Options::default(),
    };
    GameState::new(&deal).unwrap()
}

/// Plays to the end by a fixed choice; hands every move's steps over as those eyes see them.
fn play(eyes: Option<Seat>, mut each: impl FnMut(Vec<Step>, &OwnedView)) {
    let (mut state, mut turn) = (game(), 0_usize);
    while let Some(seat) = state.table().to_act().first() {
        let mut moves = Vec::new();
        legal_moves(&state.view(Some(seat)), &mut moves);
        let effects = |mv: &&Move| matches!(mv, Move::Play(_) | Move::Aunt | Move::Motorbike);
        let chosen = moves
            .iter()
            .find(effects)
            .filter(|_| turn.is_multiple_of(3));
        let chosen = *chosen.unwrap_or(&moves[turn * 7 % moves.len()]);
        turn += 1;
        let mut steps = Vec::new();
        state
            .apply(seat, chosen, &mut |state, event| {
                steps.push(Step {
                    seen: event.seen_by(eyes),
                    after: state.owned_view(eyes),
                });
            })
            .unwrap();
        each(steps, &state.owned_view(eyes));
    }
    assert!(turn > 60, "{turn} moves");
}

#[test]
fn whole_games_move_and_come_to_rest() {
    for eyes in [None, Some(Seat::FIRST)] {
        let mut bench = Bench::new(false);
        let mut stage = Stage::new(game().owned_view(eyes));
        bench.frame(&mut stage, &game().owned_view(eyes), vec![]);
        let (mut flown, mut longest) = (0, 0);
        play(eyes, |steps, now| {
            stage.enqueue(steps);
            let mut frames = 0;
            loop {
                bench.frame(&mut stage, now, vec![]);
                if stage.at_rest() {
                    break;
                }
                flown += stage.flights.len();
                frames += 1;
                assert!(frames < 900, "it never ends");
            }
            longest = longest.max(frames);
            assert_eq!(stage.shown(), now);
        });
        assert!(flown > 500 && longest > 12, "{flown}, {longest}");
    }
}

#[test]
fn nobody_sees_a_card_that_is_not_theirs() {
    let mut bench = Bench::new(false);
    for eyes in [None, Some(Seat::FIRST)] {
        let mut stage = Stage::new(game().owned_view(eyes));
        bench.frame(&mut stage, &game().owned_view(eyes), vec![]);
        play(eyes, |steps, now| {
            for step in steps {
                let drew_hidden = matches!(step.seen, Event::Drew { card: None, .. });
                stage.enqueue([step]);
                bench.frame(&mut stage, now, vec![]);
                for flight in &stage.flights {
                    let back = flight.cargo == Cargo::One(Face::Back);
                    assert!(!drew_hidden || back, "{flight:?}");
                    assert!(eyes.is_some() || !flight.private, "{flight:?}");
                }
                stage.cut(*now);
            }
        });
    }
}

#[test]
fn ux01_covering_the_hand_removes_in_that_frame_what_only_its_owner_knew() {
    let seat = Seat::FIRST;
    let mut state = game();
    let mut bench = Bench::new(false);
    let mut stage = Stage::new(state.owned_view(Some(seat)));
    bench.frame(&mut stage, &state.owned_view(Some(seat)), vec![]);
    let mut steps = Vec::new();
    let mut hear = |state: &GameState, event: Event| {
        steps.push(Step {
            seen: event.seen_by(Some(seat)),
            after: state.owned_view(Some(seat)),
        });
    };
    state.apply(seat, Move::Draw, &mut hear).unwrap();
    // One more event waits: it must not tell either.
    let waiting = steps.last().copied();
    stage.enqueue(steps);
    bench.frame(&mut stage, &state.owned_view(Some(seat)), vec![]);
    stage.enqueue(waiting);
    assert_eq!(
        stage.flights.len(),
        2,
        "both cards are on their way together"
    );
    assert!(stage.flights.iter().all(|flight| flight.private));
    bench.frame(&mut stage, &state.owned_view(None), vec![]);
    assert_eq!(stage.shown().seat, None);
    assert!(stage.shown().hand.is_empty() && stage.shown().drawn.is_empty());
    for flight in &stage.flights {
        assert!(!flight.private && flight.cargo == Cargo::One(Face::Back));
    }
    for step in &stage.queue {
        assert!(step.after.hand.is_empty() && step.after.drawn.is_empty());
        assert!(!matches!(step.seen, Event::Drew { card: Some(_), .. }));
    }
}

fn one_draw(bench: &mut Bench) -> (Stage, OwnedView) {
    let mut state = game();
    let mut stage = Stage::new(state.owned_view(None));
    bench.frame(&mut stage, &state.owned_view(None), vec![]);
    let mut hear = |state: &GameState, event: Event| {
        stage.enqueue([Step {
            seen: event.seen_by(None),
            after: state.owned_view(None),
        }]);
    };
    state.apply(Seat::FIRST, Move::Draw, &mut hear).unwrap();
    (stage, state.owned_view(None))
}

#[test]
fn ux_d0_any_input_finishes_all_movement() {
    let mut bench = Bench::new(false);
    let (mut stage, now) = one_draw(&mut bench);
    bench.frame(&mut stage, &now, vec![]);
    assert!(!stage.at_rest());
    bench.frame(&mut stage, &now, vec![Input::PointerMoved(pos2(5.0, 5.0))]);
    assert!(
        !stage.at_rest(),
        "a mere movement of the pointer is no input"
    );
    let key = Input::Key {
        key: Key::D,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    bench.frame(&mut stage, &now, vec![key]);
    assert!(stage.at_rest());
    assert_eq!(stage.shown(), &now);
}

#[test]
fn ux_d0_reduced_motion_outlines_for_a_second_instead() {
    let mut bench = Bench::new(true);
    let (mut stage, now) = one_draw(&mut bench);
    bench.frame(&mut stage, &now, vec![]);
    assert!(stage.at_rest() && !stage.changed.is_empty());
    // egui itself asks for a second frame after the first ones.
    bench.frame(&mut stage, &now, vec![]);
    let wait = bench.frame(&mut stage, &now, vec![]);
    assert!(wait > 0.5 && wait <= 1.0, "{wait}");
    for _ in 0..70 {
        bench.frame(&mut stage, &now, vec![]);
    }
    assert!(stage.changed.is_empty());
    let wait = bench.frame(&mut stage, &now, vec![]);
    assert!(wait > 60.0, "nothing repaints at rest: {wait}");
}

#[test]
fn a_flight_lasts_a_third_of_a_second_and_repaints_stop_after_it() {
    let mut bench = Bench::new(false);
    let (mut stage, now) = one_draw(&mut bench);
    stage.queue.truncate(1);
    let mut frames = 0;
    while {
        bench.frame(&mut stage, &now, vec![]);
        !stage.at_rest()
    } {
        frames += 1;
    }
    let seconds = f64::from(frames) / 60.0;
    assert!((0.15..=0.4).contains(&seconds), "{seconds}");
    bench.frame(&mut stage, &now, vec![]);
    let wait = bench.frame(&mut stage, &now, vec![]);
    assert!(wait > 60.0, "{wait}");
}

#[test]
fn a_stall_shows_its_old_top_until_the_new_one_has_landed() {
    let mut bench = Bench::new(false);
    let (mut old, mut stage) = (game().owned_view(None), Stage::new(game().owned_view(None)));
    bench.frame(&mut stage, &old, vec![]);
    let mut seen = 0;
    play(None, |steps, now| {
        for step in steps {
            let on_stall = match step.seen {
                Event::Discarded { stall, .. } | Event::Gave { stall, .. } => Some(stall),
                _ => None,
            };
            stage.enqueue([step]);
            bench.frame(&mut stage, now, vec![]);
            if let Some(stall) = on_stall {
                assert_eq!(stage.stall(stall), old.table.stall(stall));
                assert!(stage.flights.iter().any(|flight| flight.turn == Turn::Open));
                seen += 1;
            }
            stage.cut(step.after);
            assert_eq!(
                stage.stall(Stall::ALL[0]),
                step.after.table.stall(Stall::ALL[0])
            );
            old = step.after;
        }
    });
    assert!(seen > 10, "{seen}");
}
