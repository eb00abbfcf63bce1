//! The question for an Aunt asked of one person after another, each unseen by the others.

use super::*;

fn secretly(players: usize, bots: &[usize], seed: u64) -> Session {
    let mut session = table(players, bots, seed, cousins());
    session.manners.secret_round = true;
    session
}

/// Plays on until somebody is asked in secret.
fn until_asked(session: &mut Session, rng: &mut ChaCha8Rng) -> bool {
    for _ in 0..5_000 {
        match session.curtain() {
            Curtain::Over => return false,
            Curtain::Claim { open: false, .. } => return true,
            _ => act(session, rng),
        }
    }
    false
}

fn holds_aunt(session: &Session, seat: Seat) -> bool {
    let state = session.timeline().now();
    state.view(Some(seat)).hand.has(Card::Aunt)
}

/// Goes through one round; the answers are told as (seat, holds an Aunt, says so).
fn round(session: &mut Session, says: impl Fn(Seat) -> bool) -> Vec<(Seat, bool, bool)> {
    let (before, told) = (
        *session.timeline().now(),
        session.chronicle().entries().len(),
    );
    let mut heard = Vec::new();
    while let Curtain::Claim { seat, open: false } = session.curtain() {
        assert!(!session.step_back(), "nobody stepped up, nobody goes back");
        assert_eq!(session.view().seat, None, "a hand-off is public");
        session.open_hand();
        assert_eq!(session.view().seat, Some(seat));
        session.tick(1.0, false);
        let holds = holds_aunt(session, seat);
        let aunt = holds && says(seat);
        let mv = if aunt { Move::Aunt } else { Move::Pass };
        assert_eq!(session.submit(seat, mv), Ok(()));
        heard.push((seat, holds, aunt));
        // The screen stays as it is until everybody's time is over.
        assert_eq!(session.curtain(), Curtain::Call);
        assert!(session.may_step_up().is_empty());
        session.tick(4.9, false);
        assert_eq!(session.curtain(), Curtain::Call);
        assert!(!session.may_close_call() && !session.close_call());
        assert_eq!(
            *session.timeline().now(),
            before,
            "no answer is played before the end"
        );
        assert_eq!(
            session.chronicle().entries().len(),
            told,
            "nothing is told before the end"
        );
        session.tick(0.2, false);
    }
    assert_ne!(
        *session.timeline().now(),
        before,
        "the last one's time closes the question"
    );
    heard
}

#[test]
fn r20_in_a_secret_round_everybody_is_asked_whatever_they_hold() {
    let (mut asked, mut without) = (0, 0);
    for seed in 0..20 {
        let mut session = secretly(4, &[], seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while until_asked(&mut session, &mut rng) {
            let order: Vec<Seat> = session.timeline().now().table().answer_order().collect();
            assert_eq!(order.len(), 3, "all but the Cousin's player");
            let heard = round(&mut session, |_| false);
            let seats: Vec<Seat> = heard.iter().map(|&(seat, ..)| seat).collect();
            assert_eq!(seats, order, "the victim first, then to the left (R19)");
            asked += 1;
            without += heard.iter().filter(|(_, holds, _)| !holds).count();
        }
    }
    assert!(
        asked > 30 && without > 20,
        "{asked} asked, {without} without an Aunt"
    );
}

#[test]
fn r19_of_several_aunts_in_a_secret_round_the_first_in_order_is_spent() {
    let (mut several, mut bot_spent) = (0, 0);
    for seed in 0..60 {
        let mut session = secretly(4, &[1], seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while until_asked(&mut session, &mut rng) {
            let boxed = |session: &Session| session.view().table.boxed.get(Card::Aunt);
            let before = boxed(&session);
            let held: Vec<Seat> = Seat::all(4)
                .filter(|&it| holds_aunt(&session, it))
                .collect();
            let heard = round(&mut session, |_| true);
            let said: Vec<Seat> = heard.iter().filter(|one| one.2).map(|one| one.0).collect();
            let spent: Vec<Seat> = held
                .into_iter()
                .filter(|&it| !holds_aunt(&session, it))
                .collect();
            // A bot may have answered before them all.
            if let ([only], Some(first)) = (spent.as_slice(), said.first()) {
                if *only == seat(1) {
                    bot_spent += 1;
                } else {
                    assert_eq!(only, first);
                    several += usize::from(said.len() > 1);
                }
                assert_eq!(boxed(&session), before + 1);
            }
        }
    }
    assert!(
        several > 5 && bot_spent > 5,
        "{several} with several, {bot_spent} by the bot"
    );
}

#[test]
fn one_person_among_bots_steps_up_as_ever() {
    for seed in 0..20 {
        let mut session = secretly(3, &[1, 2], seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        assert!(!session.asks_in_secret());
        while until_question(&mut session, &mut rng) {
            session.tick(7.0, false);
            if session.curtain() == Curtain::Call {
                assert!(session.close_call());
            }
        }
    }
}

#[test]
fn a_secret_round_switched_off_meanwhile_keeps_what_was_said() {
    for seed in 0..40 {
        let mut session = secretly(3, &[], seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        if !until_asked(&mut session, &mut rng) {
            continue;
        }
        let Curtain::Claim { seat, .. } = session.curtain() else {
            unreachable!("somebody is asked");
        };
        if !holds_aunt(&session, seat) {
            continue;
        }
        session.open_hand();
        assert_eq!(session.submit(seat, Move::Aunt), Ok(()));
        session.manners.secret_round = false;
        session.tick(7.0, false);
        assert!(session.close_call());
        assert!(!holds_aunt(&session, seat), "the Aunt was played");
        return;
    }
    panic!("nobody asked first held an Aunt");
}
