//! Shared-screen play without a screen: curtains, the question for an Aunt, undo and the log, each
//! test named after the complaint of the UX notes it answers.

use me_lo_quitan::play::{
    Barrier, Brain, Curtain, Note, Pace, Seed, Session, SetUp, TableManners, Timeline,
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

#[test]
fn ux21_every_mix_of_people_and_bots_plays_to_the_end() {
    for players in 2..=5_usize {
        for mask in 0..1_usize << players {
            let bots: Vec<usize> = (0..players).filter(|bot| mask >> bot & 1 == 1).collect();
            let mut session = table(players, &bots, mask as u64, Options::default());
            let mut rng = ChaCha8Rng::seed_from_u64(mask as u64);
            for _ in 0..20_000 {
                no_hand_without_eyes(&session);
                if session.curtain() == Curtain::Over {
                    break;
                }
                act(&mut session, &mut rng);
            }
            assert_eq!(
                session.curtain(),
                Curtain::Over,
                "{players} players, bots {bots:?}"
            );
        }
    }
}

#[test]
fn ux03_ux07_bots_get_no_hand_off_and_play_on_the_public_view() {
    let mut session = table(4, &[2, 3], 5, Options::default());
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut bot_turns = 0;
    while session.curtain() != Curtain::Over {
        match session.curtain() {
            Curtain::Bot(bot) => {
                bot_turns += 1;
                assert!(!session.humans().has(bot));
                assert_eq!(session.view().seat, None);
            }
            Curtain::Handoff(who) => assert!(session.humans().has(who)),
            _ => {}
        }
        act(&mut session, &mut rng);
    }
    assert!(bot_turns > 10);
}

#[test]
fn ux15_ux20_only_the_seat_at_the_screen_may_move() {
    let mut session = table(3, &[], 1, Options::default());
    let refused = |mv| me_lo_quitan::rules::IllegalMove {
        seat: seat(1),
        mv,
        why: Refusal::NotYourTurn,
    };
    assert_eq!(session.curtain(), Curtain::Handoff(seat(0)));
    assert!(
        session.submit(seat(0), Move::Draw).is_err(),
        "the hand is still covered"
    );
    session.open_hand();
    assert_eq!(
        session.submit(seat(1), Move::Draw),
        Err(refused(Move::Draw))
    );
    assert_eq!(session.submit(seat(0), Move::Draw), Ok(()));
}

#[test]
fn ux41_a_sale_can_be_undone_until_the_turn_is_ended() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut session = table(3, &[], 3, Options::default());
    let sale = loop {
        if let Curtain::Private(who) = session.curtain()
            && session.view().table.phase == Phase::Action
        {
            let view = session.view();
            let mut list = Vec::new();
            legal_moves(&view.as_view(), &mut list);
            if let Some(sale) = list.into_iter().find(|mv| matches!(mv, Move::Sell(_)))
                && !view.table.family(who).pays_for_effects()
            {
                break (who, sale);
            }
        }
        assert_ne!(session.curtain(), Curtain::Over);
        act(&mut session, &mut rng);
    };
    let (who, mv) = sale;
    let (before, moves) = (*session.timeline().now(), session.timeline().moves().len());
    session.submit(who, mv).expect("legal");
    assert_eq!(session.finished(), Some(who));
    assert_eq!(
        session.curtain(),
        Curtain::Private(who),
        "the screen stays with the seller"
    );
    assert_eq!(session.undo_barrier(), None);
    assert!(session.undo());
    assert_eq!(*session.timeline().now(), before);
    assert_eq!(session.timeline().moves().len(), moves);
    let last = session.chronicle().entries().last().map(|entry| entry.note);
    assert_eq!(
        last,
        Some(Note::Undone(who)),
        "ux72: undone moves leave a trace"
    );
    session.submit(who, mv).expect("legal again");
    assert!(session.end_turn());
    assert_eq!(
        session.curtain(),
        Curtain::Cover,
        "cover first, engine second"
    );
    session.tick(0.0, false);
    assert!(!session.undo());
    assert_eq!(session.undo_barrier(), Some(Barrier::NothingDone));
}

#[test]
fn ux42_undo_never_crosses_what_was_shown() {
    for seed in 0..60 {
        let mut session = table(2 + seed as usize % 4, &[], seed, cousins());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..600 {
            let shown: Vec<_> = session
                .chronicle()
                .entries()
                .iter()
                .filter(|entry| matches!(entry.note, Note::Event(event) if event.closes_undo()))
                .copied()
                .collect();
            if rng.random_bool(0.3) && session.undo() {
                let entries = session.chronicle().entries();
                for entry in shown {
                    assert!(entries.contains(&entry), "undo took back {entry:?}");
                }
            }
            act(&mut session, &mut rng);
        }
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

#[test]
fn ux26_the_question_stays_open_as_long_whoever_holds_an_aunt() {
    let mut asked = 0;
    for seed in 0..40 {
        let mut session = table(4, &[1], seed, cousins());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while until_question(&mut session, &mut rng) {
            asked += 1;
            assert!(!session.may_close_call());
            assert!(!session.close_call(), "nothing closes before its time");
            session.tick(5.9, false);
            assert_eq!(session.curtain(), Curtain::Call);
            assert!(!session.may_close_call());
            session.tick(0.2, true);
            assert!(
                !session.may_close_call(),
                "the clock stands still while paused"
            );
            session.tick(0.2, false);
            assert!(session.may_close_call());
            assert!(session.close_call());
        }
    }
    assert!(asked > 50, "only {asked} questions");
}

#[test]
fn ux28_no_question_once_every_aunt_is_in_the_box() {
    let mut resolved_at_once = 0;
    let mut options = cousins();
    options.deck.0.set(Card::Aunt, 1);
    for seed in 0..60 {
        let mut session = table(3, &[], seed, options);
        let mut rng = ChaCha8Rng::seed_from_u64(seed + 1);
        for _ in 0..2_000 {
            let table = session.view().table;
            let all_out = table.boxed.get(Card::Aunt) == table.options.deck.count(Card::Aunt);
            if all_out {
                assert_ne!(session.curtain(), Curtain::Call);
                resolved_at_once += 1;
            }
            act(&mut session, &mut rng);
        }
    }
    assert!(resolved_at_once > 0, "the case never came up");
}

#[test]
fn ux32_while_the_table_is_asked_only_an_answer_counts() {
    let mut session = table(3, &[], 9, cousins());
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    assert!(until_question(&mut session, &mut rng));
    let before = *session.timeline().now();
    let active = before.table().active;
    for who in before.table().seats() {
        for mv in [
            Move::Draw,
            Move::Pass,
            Move::Aunt,
            Move::Play(Effect::VanSelf),
        ] {
            assert!(session.submit(who, mv).is_err(), "nobody's hand is open");
        }
    }
    assert!(!session.step_up(active), "the Cousin's player is not asked");
    assert!(!session.end_turn() && !session.undo());
    assert_eq!(*session.timeline().now(), before);
}

#[test]
fn ux31_ux34_the_set_moves_only_after_the_answer_and_no_aunt_is_automatic() {
    let (mut stayed, mut moved) = (0, 0);
    for seed in 0..40 {
        let mut session = table(3, &[], seed, cousins());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while until_question(&mut session, &mut rng) {
            let table = session.view().table;
            let Phase::Answer {
                aim: CousinAim::Steal,
                set,
                ..
            } = table.phase
            else {
                break;
            };
            let owner = table
                .find_set(set)
                .map(|(owner, _)| owner)
                .expect("in play");
            assert_ne!(owner, table.active, "not moved while the question is open");
            let holder = session.may_step_up().iter().find(|&who| {
                session
                    .timeline()
                    .now()
                    .view(Some(who))
                    .hand
                    .has(Card::Aunt)
            });
            if let (Some(who), true) = (holder, seed % 2 == 0) {
                assert!(session.step_up(who));
                session.open_hand();
                session.submit(who, Move::Aunt).expect("holds one");
                let after = session.view().table;
                assert_eq!(after.find_set(set).map(|(owner, _)| owner), Some(owner));
                stayed += 1;
            } else {
                session.tick(7.0, false);
                assert!(
                    session.close_call(),
                    "silence, though {holder:?} holds an Aunt"
                );
                let after = session.view().table;
                assert_eq!(
                    after.find_set(set).map(|(owner, _)| owner),
                    Some(table.active)
                );
                moved += 1;
            }
        }
    }
    assert!(stayed > 10 && moved > 10, "{stayed} stayed, {moved} moved");
}

#[test]
fn r20_stepping_up_without_an_aunt_looks_like_silence() {
    let mut session = table(3, &[], 9, cousins());
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    assert!(until_question(&mut session, &mut rng));
    let log = session.chronicle().entries().len();
    let who = session.may_step_up().first().expect("somebody is asked");
    assert!(session.step_up(who));
    assert_eq!(
        session.curtain(),
        Curtain::Claim {
            seat: who,
            open: false
        }
    );
    session.open_hand();
    assert_eq!(session.view().seat, Some(who));
    session
        .submit(who, Move::Pass)
        .expect("declining is always allowed");
    assert_eq!(session.curtain(), Curtain::Call);
    assert_eq!(
        session.chronicle().entries().len(),
        log,
        "nothing is told before the time is over"
    );
    assert!(!session.may_step_up().has(who));
    session.tick(7.0, false);
    if session.curtain() == Curtain::Call {
        assert!(session.close_call());
    }
    let declined =
        session.chronicle().entries().iter().filter(
            |entry| matches!(entry.note, Note::Event(Event::Declined { seat }) if seat == who),
        );
    assert_eq!(declined.count(), 1);
}

#[test]
fn r19_an_aunt_may_answer_a_doubling_cousin_where_the_table_says_so() {
    let options = Options {
        aunt: AuntRule::Any,
        ..cousins()
    };
    let mut doubles = 0;
    for seed in 0..20 {
        let mut session = table(2, &[], seed, options);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while until_question(&mut session, &mut rng) {
            if let Phase::Answer {
                aim: CousinAim::Double,
                ..
            } = session.view().table.phase
            {
                doubles += 1;
            }
            session.tick(7.0, false);
            session.close_call();
        }
    }
    assert!(doubles > 0);
}

#[test]
fn ux11_a_loaded_game_begins_covered_at_any_point() {
    for seed in 0..20 {
        let mut session = table(3, &[], seed, cousins());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while session.curtain() != Curtain::Over {
            let loaded = Session::new(
                session.timeline().clone(),
                PerSeat::default(),
                None,
                manners(),
            );
            assert_eq!(loaded.view().seat, None);
            assert_eq!(loaded.view().hand, Hand::EMPTY);
            assert!(!loaded.timeline().can_undo());
            for _ in 0..7 {
                act(&mut session, &mut rng);
            }
        }
    }
}

#[test]
fn ux05_the_recap_begins_with_what_was_done_to_me() {
    let mut checked = 0;
    for seed in 0..60 {
        let mut session = table(4, &[], seed, cousins());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while session.curtain() != Curtain::Over {
            if let Curtain::Handoff(who) = session.curtain() {
                let recap = session.chronicle().since_last_turn_of(who);
                let mine = recap.iter().filter(|entry| entry.note.touches(who)).count();
                if mine > 0 && mine < recap.len() {
                    assert!(recap[..mine].iter().all(|entry| entry.note.touches(who)));
                    checked += 1;
                }
                for entry in &recap {
                    let own =
                        matches!(entry.note, Note::Event(Event::Sold { seat, .. }) if seat == who);
                    assert!(!own, "my own turn is no news to me: {entry:?}");
                }
            }
            act(&mut session, &mut rng);
        }
    }
    assert!(checked > 10, "only {checked} recaps had both");
}

#[test]
fn ux14_hiding_and_coming_back_is_counted_in_public() {
    let mut session = table(2, &[], 4, Options::default());
    session.open_hand();
    session.hide();
    assert_eq!(
        (session.curtain(), session.view().hand),
        (Curtain::Handoff(seat(0)), Hand::EMPTY)
    );
    session.open_hand();
    let last = session.chronicle().entries().last().map(|entry| entry.note);
    assert_eq!(last, Some(Note::Reopened(seat(0), 2)));
}

#[test]
fn ux68_an_illegal_bot_choice_falls_back_to_a_legal_move_and_is_logged() {
    let set_up = SetUp {
        players: 2,
        start: Some(Seat::FIRST),
        options: Options::default(),
    };
    let deal = set_up.deal(Seed::new(7)).expect("deal");
    let mut brains: PerSeat<Option<Brain>> = PerSeat::default();
    brains[seat(0)] = Some(Box::new(|_: &View<'_>, _| Move::Aunt));
    let timeline = Timeline::new(deal).expect("deal");
    let mut session = Session::new(timeline, brains, None, manners());
    for _ in 0..20 {
        session.tick(1.0, false);
    }
    assert_eq!(
        session.curtain(),
        Curtain::Private(seat(1)),
        "the bot's turn came to its end"
    );
    let stumbled = |entry: &&me_lo_quitan::play::Entry| entry.note == Note::Stumbled(seat(0));
    assert!(
        session
            .chronicle()
            .entries()
            .iter()
            .find(stumbled)
            .is_some()
    );
}
