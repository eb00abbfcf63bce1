//! Whoever leaves a game leaves no bot behind that thinks on.

use super::{manners, seat};
use me_lo_quitan::bots::{Budget, Level, Rival, Stop};
use me_lo_quitan::play::{Brain, Seed, Session, SetUp, Timeline, Wake};
use me_lo_quitan::rules::{Options, PerSeat, Seat, View};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

#[test]
fn a_thinking_bot_stops_at_once_when_its_game_is_left() {
    let set_up = SetUp {
        players: 2,
        start: Some(Seat::FIRST),
        options: Options::default(),
    };
    let timeline = Timeline::new(set_up.deal(Seed::new(3)).expect("deal")).expect("a game");
    let stop = Stop::default();
    let rival = Rival {
        stop: stop.clone(),
        ..Rival::new(Level::Hard).with_budget(Budget::Time(Duration::from_hours(1)))
    };
    let asked = stop.clone();
    let mut bot = rival.bot(3, Seat::FIRST);
    let (began, beginning) = channel();
    let (ended, ending) = channel();
    let mut brains: PerSeat<Option<Brain>> = PerSeat::default();
    brains[seat(0)] = Some(Box::new(move |view: &View<'_>, seen| {
        began.send(()).expect("the test waits");
        // A clear case takes no hour: it thinks about it again.
        let mut mv = bot.choose(view, seen);
        while !asked.asked() {
            mv = bot.choose(view, seen);
        }
        ended.send(Instant::now()).expect("the test waits");
        mv
    }));
    let wake: Wake = Arc::new(|| ());
    let mut session = Session::new(timeline, brains, Some(wake), manners());
    session.stop_bots_by(stop);
    for _ in 0..5 {
        // None of these waits for the bot: it has an hour.
        session.tick(0.1, false);
    }
    beginning
        .recv_timeout(Duration::from_secs(20))
        .expect("the bot thinks");
    let still = ending.recv_timeout(Duration::from_millis(100));
    assert_eq!(still, Err(RecvTimeoutError::Timeout), "it thinks on");
    let left = Instant::now();
    drop(session);
    let done = ending.recv_timeout(Duration::from_secs(20));
    let took = done.expect("it stopped").duration_since(left);
    assert!(took < Duration::from_secs(1), "{took:?}");
}
