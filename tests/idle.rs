//! A window that nobody touches costs nothing: whatever screen is up, it comes to rest and paints no more.

#![cfg(feature = "ui")]

use egui_kittest::Harness;
use me_lo_quitan::bots::Level;
use me_lo_quitan::play::{Curtain, Player, PlayerName, Seating, Seed, Session, SetUp, Sitting};
use me_lo_quitan::rules::{Move, Options, Seat};
use me_lo_quitan::ui::command::Command;
use me_lo_quitan::ui::faces::Drawing;
use me_lo_quitan::ui::settings::Settings;
use me_lo_quitan::ui::{App, Plan, Start};
use std::path::Path;
use std::time::Duration;

/// Seconds between two frames of the harness.
const FRAME: f32 = 0.1;
/// Frames until everything that moves, fades or is noticed has to be over: twelve seconds.
const SETTLED: usize = 120;
/// What must pass without a frame.
const IDLE: Duration = Duration::from_secs(10);

type Window = Harness<'static, App>;

fn window(folder: &Path) -> Window {
    let start = Start {
        // As the program comes: movement on.
        settings: Settings {
            reduce_motion: false,
            ..Settings::default()
        },
        folder: Some(folder.to_owned()),
        settings_path: Some(folder.join("settings.json")),
        drawing: Drawing::Never,
        ..Start::default()
    };
    Harness::builder()
        .with_size([1280.0, 800.0])
        .with_step_dt(FRAME)
        .with_render_cursor(false)
        .build_eframe(move |cc| App::new(&cc.egui_ctx, start))
}

/// How long the window would sleep now if nobody touched it.
fn sleep(window: &Window) -> Duration {
    let views = &window.output().viewport_output;
    let waits = views.values().map(|view| view.repaint_delay);
    waits.min().unwrap_or(Duration::ZERO)
}

/// Frames that an untouched window paints in ten seconds, once it has settled. It is painted when it
/// asked to be, as by the event loop.
fn frames_in_ten_seconds(window: &mut Window) -> usize {
    window.run_steps(SETTLED);
    let (mut frames, mut left) = (0, IDLE);
    while let Some(rest) = left.checked_sub(sleep(window)) {
        window.step();
        frames += 1;
        left = rest.saturating_sub(Duration::from_secs_f32(FRAME));
    }
    frames
}

#[track_caller]
fn rests(window: &mut Window, what: &str) {
    assert_eq!(frames_in_ten_seconds(window), 0, "{what} does not rest");
}

fn run(window: &mut Window, command: Command) {
    let ctx = window.ctx.clone();
    window.state_mut().run(&ctx, command);
    window.run_steps(2);
}

/// Three people and a seed whose game is long enough.
fn sit_down(window: &mut Window) {
    let sitting = |name| Sitting {
        name: PlayerName::new(name).unwrap(),
        player: Player::Human,
    };
    let plan = Plan {
        seating: Seating::new(["Ana", "Luis", "Eva"].map(sitting).into()).unwrap(),
        set_up: SetUp {
            players: 3,
            start: Some(Seat::FIRST),
            options: Options::default(),
        },
        seed: Seed::new(3),
        hints: true,
    };
    let ctx = window.ctx.clone();
    window.state_mut().start_game(&ctx, &plan);
    window.run_steps(2);
}

/// Plays until the curtain is such.
fn play_until(session: &mut Session, end: impl Fn(Curtain) -> bool) {
    let mut bots: Vec<_> = Seat::all(3).map(|seat| Level::Easy.bot(7, seat)).collect();
    for _ in 0..5_000 {
        match session.curtain() {
            curtain if end(curtain) => return,
            Curtain::Handoff(_) | Curtain::Claim { open: false, .. } => session.open_hand(),
            Curtain::Private(_) if session.finished().is_some() => {
                session.end_turn();
            }
            Curtain::Private(seat) | Curtain::Claim { seat, .. } => {
                let view = session.view();
                let mv = bots[seat.index()].choose(&view.as_view(), &[]);
                if mv != Move::Pass || !session.end_turn() {
                    session.submit(seat, mv).unwrap();
                }
            }
            Curtain::Call => {
                session.tick(60.0, false);
                session.close_call();
            }
            Curtain::Cover | Curtain::Bot(_) | Curtain::Over => {
                session.tick(1.0, false);
            }
        }
    }
    panic!("never came to that");
}

#[test]
fn screens_rest() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    rests(&mut window, "the title");
    for command in [
        Command::SetUp,
        Command::Learn,
        Command::Settings,
        Command::Saves,
    ] {
        let what = format!("{command:?}");
        run(&mut window, command);
        rests(&mut window, &what);
    }
}

#[test]
fn the_table_rests() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    sit_down(&mut window);
    rests(&mut window, "the hand-off");
    run(&mut window, Command::OpenHand);
    rests(&mut window, "the open hand");
    for (command, what) in [
        (Command::ToggleLog, "the log"),
        (Command::ToggleRules, "the rules"),
        (Command::ToggleMenu, "the menu"),
    ] {
        run(&mut window, command);
        rests(&mut window, what);
    }
}

#[test]
fn the_scores_rest_once_the_confetti_lies() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    sit_down(&mut window);
    let game = window.state_mut().game_mut().unwrap();
    play_until(&mut game.session, |curtain| curtain == Curtain::Over);
    window.run_steps(2);
    assert!(sleep(&window) < IDLE, "something falls at first");
    rests(&mut window, "the scores");
}

#[test]
fn a_field_that_is_typed_into_rests() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = window(folder.path());
    sit_down(&mut window);
    run(&mut window, Command::FindRule);
    rests(&mut window, "the search field");
}
