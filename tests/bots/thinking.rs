//! Secrets, time and style.

use crate::sampling::{PHASES, name};
use crate::walk::{FEW, mixed, rival, walk};
use me_lo_quitan::bots::{Budget, Level, Memory, Reason, Rival, Sampler, Stop, Temperament, hint};
use me_lo_quitan::rules::{Card, Phase, why_not};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

#[test]
fn r20_a_choice_does_not_depend_on_what_the_seat_cannot_see() {
    let (mut phases, mut differing) = (BTreeSet::new(), 0);
    for number in 0..24 {
        let players = 2 + number as usize % 4;
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        let mut count = 0;
        walk(&mixed(players), number, |moment| {
            count += 1;
            let phase = name(moment.state.table().phase);
            if count % 3 > 0 && !matches!(phase, "price" | "extra" | "answer" | "exchange") {
                return;
            }
            let view = moment.state.view(Some(moment.seat));
            // Memory is knowledge too: only what it does not hold may be otherwise.
            let mut memory = Memory::default();
            memory.follow(&view, moment.seen);
            let other = Sampler::new(view, &memory)
                .deal(&mut chance)
                .expect("a deal");
            differing += u32::from(other != *moment.state);
            let other_view = other.view(Some(moment.seat));
            for level in Level::ALL {
                let mut one = rival(level).bot(number, moment.seat);
                let mut two = rival(level).bot(number, moment.seat);
                let (first, second) = (
                    one.choose(&view, moment.seen),
                    two.choose(&other_view, moment.seen),
                );
                assert_eq!(first, second, "{level} in game {number}");
                assert_eq!(one.effort(), two.effort());
            }
            phases.insert(phase);
        });
    }
    assert_eq!(phases.into_iter().collect::<Vec<_>>(), PHASES);
    assert!(differing > 200, "{differing}");
}

#[test]
fn r20_an_answer_is_the_same_work_with_an_aunt_and_without() {
    let mut efforts: BTreeMap<bool, BTreeSet<u64>> = BTreeMap::new();
    for number in 0..60 {
        let players = 2 + number as usize % 4;
        walk(&mixed(players), number, |moment| {
            let view = moment.state.view(Some(moment.seat));
            let asked = matches!(view.table.phase, Phase::Answer { .. });
            // That a hand is empty, or that every Aunt lies open, everybody sees.
            let open = view
                .table
                .stalls
                .iter()
                .any(|stall| stall.top == Some(Card::Aunt));
            if !asked || view.hand.is_empty() || open {
                return;
            }
            let mut bot = rival(Level::Hard).bot(number, moment.seat);
            bot.choose(&view, moment.seen);
            let holds = view.hand.has(Card::Aunt);
            efforts.entry(holds).or_default().insert(bot.effort());
        });
    }
    assert_eq!(efforts.len(), 2, "both kinds of hands were asked");
    assert_eq!(efforts[&true], efforts[&false]);
    assert_eq!(efforts[&true].len(), 1, "{efforts:?}");
}

#[test]
fn hard_keeps_to_its_time() {
    let budget = Duration::from_millis(60);
    let mut times = Vec::new();
    walk(&mixed(4), 5, |moment| {
        let view = moment.state.view(Some(moment.seat));
        if times.len() < 60 {
            let rival = Rival::new(Level::Hard).with_budget(Budget::Time(budget));
            let mut bot = rival.bot(5, moment.seat);
            let began = Instant::now();
            bot.choose(&view, moment.seen);
            times.push(began.elapsed());
        }
    });
    times.sort();
    // The last few may have waited for the machine.
    let most = times[times.len() * 8 / 10];
    assert!(most < budget + Duration::from_millis(50), "{most:?}");
    assert_eq!(Budget::default(), Budget::Time(Duration::from_millis(250)));
}

#[test]
fn whoever_thinks_can_be_stopped() {
    let mut asked = false;
    walk(&mixed(4), 3, |moment| {
        let view = moment.state.view(Some(moment.seat));
        // A clear case needs no stop; the question for an Aunt is thought about to the end of the time.
        let open = matches!(view.table.phase, Phase::Answer { .. }) && !view.hand.is_empty();
        if asked || !open {
            return;
        }
        asked = true;
        let stop = Stop::default();
        let rival = Rival {
            stop: stop.clone(),
            ..Rival::new(Level::Hard).with_budget(Budget::Time(Duration::from_hours(1)))
        };
        let mut bot = rival.bot(3, moment.seat);
        let asker = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(30));
            stop.ask();
        });
        let began = Instant::now();
        let mv = bot.choose(&view, moment.seen);
        let took = began.elapsed();
        assert!(took >= Duration::from_millis(20), "{took:?}");
        assert!(took < Duration::from_secs(20), "{took:?}");
        asker.join().unwrap();
        assert_eq!(why_not(&view, mv), None);
    });
    assert!(asked);
}

#[test]
fn a_temperament_changes_the_style() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        for temperament in Temperament::ALL.into_iter().skip(1) {
            let mut rivals = vec![rival(level); 3];
            let games = if level == Level::Hard { 8 } else { 200 };
            let differs = (0..games).any(|number| {
                rivals[0].temperament = Temperament::Even;
                let even = walk(&rivals, number, |_| ());
                rivals[0].temperament = temperament;
                walk(&rivals, number, |_| ()).0 != even.0
            });
            assert!(differs, "{level} is the same {temperament} or even");
        }
    }
}

#[test]
fn a_hint_is_a_legal_move_with_a_reason() {
    let mut keys = BTreeSet::new();
    for number in 0..16 {
        walk(&mixed(2 + number as usize % 4), number, |moment| {
            let view = moment.state.view(Some(moment.seat));
            let stop = Stop::default();
            let hint = hint(&view, moment.seen, FEW, &stop, number).expect("a hint");
            assert_eq!(why_not(&view, hint.mv), None);
            keys.insert(hint.reason.key());
            let again = me_lo_quitan::bots::hint(&view, moment.seen, FEW, &stop, number);
            assert_eq!(again, Some(hint));
        });
    }
    assert!(keys.len() > 12, "{keys:?}");
    assert!(keys.contains(Reason::Wait.key()));
}
