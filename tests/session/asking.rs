//! The question for an Aunt, put to the whole table.

use super::*;

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
