//! Turns, hand-offs, undo, recap, bots.

use super::*;

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
    let sold = |entry: &&me_lo_quitan::play::Entry| matches!(entry.note, Note::TakenBack(Event::Sold { seat, .. }) if seat == who);
    let taken_back = session.chronicle().entries().iter().filter(sold);
    assert_eq!(taken_back.count(), 1, "what everybody saw stays to be read");
    let loaded = Session::recalling(
        session.timeline().clone(),
        PerSeat::default(),
        None,
        manners(),
        &Remarks::of(session.chronicle()),
    );
    let notes: Vec<Note> = loaded
        .chronicle()
        .entries()
        .iter()
        .map(|entry| entry.note)
        .filter(|note| !matches!(note, Note::Event(_) | Note::Reopened(..)))
        .collect();
    assert_eq!(notes, [Note::Undone(who), Note::Resumed], "a save keeps it");
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
