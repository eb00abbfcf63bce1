//! Shared-screen play without a screen: curtains, the question for an Aunt, undo and the log, each
//! test named after the complaint of the UX notes it answers.

mod asking;
mod leaving;
mod secret_round;
mod turns;

use me_lo_quitan::play::{
    Barrier, Brain, Curtain, Note, Pace, Remarks, Seed, Session, SetUp, TableManners, Timeline,
};
use me_lo_quitan::rules::{
    AuntRule, Card, Counts, CousinAim, DeckList, Effect, Event, Hand, Move, Options, PerSeat,
    Phase, Refusal, Seat, View, legal_moves,
};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat of the test")
}

fn manners() -> TableManners {
    TableManners {
        pace: Pace::Every(0.0),
        answer_time: 6.0,
        closes_by_itself: false,
        secret_round: false,
    }
}

/// A bot that takes the first legal move but passes where it may.
fn simple_bot(seed: u64) -> Brain {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    Box::new(move |view: &View<'_>, _| {
        let mut list = Vec::new();
        legal_moves(view, &mut list);
        *list
            .choose(&mut rng)
            .expect("a bot is only asked when it may act")
    })
}

fn table(players: usize, bots: &[usize], seed: u64, options: Options) -> Session {
    let set_up = SetUp {
        players,
        start: Some(Seat::FIRST),
        options,
    };
    let deal = set_up.deal(Seed::new(seed)).expect("the deck fits");
    let mut brains: PerSeat<Option<Brain>> = PerSeat::default();
    for &bot in bots {
        brains[seat(bot)] = Some(simple_bot(seed + bot as u64));
    }
    Session::new(Timeline::new(deal).expect("deal"), brains, None, manners())
}

/// A deck full of Cousins, Aunts and things to sell: many questions.
fn cousins() -> Options {
    let mut deck = Counts::default();
    for (card, count) in [
        (Card::Socks, 30),
        (Card::TShirt, 25),
        (Card::Cousin, 25),
        (Card::Aunt, 12),
    ] {
        deck.set(card, count);
    }
    Options {
        deck: DeckList(deck),
        ..Options::default()
    }
}

/// Plays one thing at random, as people at the screen could.
fn act(session: &mut Session, rng: &mut ChaCha8Rng) {
    match session.curtain() {
        Curtain::Handoff(_) | Curtain::Claim { open: false, .. } => session.open_hand(),
        Curtain::Private(who) if session.finished().is_some() => {
            assert!(
                session.can_end_turn(),
                "{who:?} is done and may end the turn"
            );
            assert!(session.end_turn());
        }
        Curtain::Private(who) => {
            let view = session.view();
            let mut list = Vec::new();
            legal_moves(&view.as_view(), &mut list);
            let mv = *list.choose(rng).expect("never stuck");
            if mv == Move::Pass {
                assert!(session.end_turn());
            } else {
                assert_eq!(session.submit(who, mv), Ok(()));
            }
        }
        Curtain::Claim { seat, open: true } => {
            let view = session.view();
            let mut list = Vec::new();
            legal_moves(&view.as_view(), &mut list);
            let mv = *list.choose(rng).expect("an answer");
            assert_eq!(session.submit(seat, mv), Ok(()));
        }
        Curtain::Call => {
            let people: Vec<Seat> = session.may_step_up().iter().collect();
            match people.choose(rng) {
                Some(&who) if rng.random_bool(0.4) => assert!(session.step_up(who)),
                _ => {
                    session.tick(7.0, false);
                    session.close_call();
                }
            }
        }
        Curtain::Cover | Curtain::Bot(_) => {
            session.tick(1.0, false);
        }
        Curtain::Over => {}
    }
}

fn no_hand_without_eyes(session: &Session) {
    let view = session.view();
    if view.seat.is_none() {
        assert_eq!((view.hand, view.drawn), (Hand::EMPTY, Hand::EMPTY));
    }
    let open = matches!(
        session.curtain(),
        Curtain::Private(_) | Curtain::Claim { open: true, .. }
    );
    if session.lone_human().is_none() {
        assert_eq!(view.seat.is_some(), open, "{:?}", session.curtain());
    }
}

/// Plays on until a question is open, or the game is over.
fn until_question(session: &mut Session, rng: &mut ChaCha8Rng) -> bool {
    for _ in 0..5_000 {
        if session.curtain() == Curtain::Over {
            return false;
        }
        if session.curtain() == Curtain::Call {
            return true;
        }
        act(session, rng);
    }
    false
}
