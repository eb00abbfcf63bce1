//! The window never waits for a bot: while one thinks, frames cost what they cost without.

use super::driver::{Window, settings, start};
use super::games::begin;
use me_lo_quitan::bots::{Budget, Level, Rival, Stop};
use me_lo_quitan::play::{Brain, Pace, Session, Wake};
use me_lo_quitan::rules::{PerSeat, View};
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::{App, Start};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Frames that are timed.
const FRAMES: usize = 60;

/// What bots at the table do and have done.
#[derive(Default)]
struct Watched {
    began: AtomicBool,
    ended: AtomicBool,
}

/// Puts bots in all seats that take for ever, each with a brain made by `make`.
fn seat_bots(window: &mut Window<App>, stop: &Stop, make: impl Fn(&Stop) -> Brain) -> Arc<Watched> {
    let watched = Arc::new(Watched::default());
    let game = window.app().game_mut().expect("a game");
    let mut brains: PerSeat<Option<Brain>> = PerSeat::default();
    for seat in game.session.timeline().now().table().seats() {
        let (mut brain, watched) = (make(stop), watched.clone());
        brains[seat] = Some(Box::new(move |view: &View<'_>, seen| {
            watched.began.store(true, Ordering::SeqCst);
            let mv = brain(view, seen);
            watched.ended.store(true, Ordering::SeqCst);
            mv
        }));
    }
    let mut manners = game.session.manners;
    manners.pace = Pace::Every(0.0);
    let wake: Wake = Arc::new(|| ());
    let timeline = game.session.timeline().clone();
    game.session = Session::new(timeline, brains, Some(wake), manners);
    game.session.stop_bots_by(stop.clone());
    let until = Instant::now() + Duration::from_secs(20);
    while !watched.began.load(Ordering::SeqCst) && Instant::now() < until {
        window.harness.step();
    }
    assert!(watched.began.load(Ordering::SeqCst), "the bot was asked");
    watched
}

/// The middle one of the frames' times.
fn frame(window: &mut Window<App>) -> Duration {
    let mut times: Vec<Duration> = (0..FRAMES)
        .map(|_| {
            let began = Instant::now();
            window.harness.step();
            began.elapsed()
        })
        .collect();
    times.sort();
    times[FRAMES / 2]
}

#[test]
fn frames_cost_the_same_while_hard_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let start = Start {
        at_once: false,
        ..start(folder.path(), settings(Language::English))
    };
    let mut window = Window::open(start);
    begin(&mut window, &[true, true], "TH1NK");
    // A bot that only waits takes no core from the window.
    let stop = Stop::default();
    let waiting = seat_bots(&mut window, &stop, |stop| {
        let stop = stop.clone();
        Box::new(move |_, _| {
            while !stop.asked() {
                std::thread::sleep(Duration::from_millis(2));
            }
            me_lo_quitan::rules::Move::Pass
        })
    });
    let idle = frame(&mut window);
    assert!(!waiting.ended.load(Ordering::SeqCst), "it still waited");
    let stop = Stop::default();
    let thinking = seat_bots(&mut window, &stop, |stop| {
        let hour = Budget::Time(Duration::from_hours(1));
        let rival = Rival {
            stop: stop.clone(),
            ..Rival::new(Level::Hard).with_budget(hour)
        };
        let mut bot = rival.bot(1, me_lo_quitan::rules::Seat::FIRST);
        let stop = stop.clone();
        Box::new(move |view: &View<'_>, seen| {
            // A clear case takes no hour: it thinks about it again.
            let mut mv = bot.choose(view, seen);
            while !stop.asked() {
                mv = bot.choose(view, seen);
            }
            mv
        })
    });
    let busy = frame(&mut window);
    // Had a frame waited for the bot, the test would last an hour.
    assert!(!thinking.ended.load(Ordering::SeqCst), "it still thought");
    assert!(
        busy < idle * 2 + Duration::from_millis(4),
        "{busy:?} while a bot thinks, {idle:?} while none does"
    );
    stop.ask();
}
