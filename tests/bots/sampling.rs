//! What a bot imagines fits everything its seat saw.

use crate::walk::{mixed, walk};
use me_lo_quitan::bots::{Memory, Sampler};
use me_lo_quitan::rules::{Phase, Stall};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// The phase's name without its fields.
pub fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "start",
        Phase::Discard => "discard",
        Phase::Exchange { .. } => "exchange",
        Phase::Action => "action",
        Phase::Price => "price",
        Phase::Extra => "extra",
        Phase::Answer { .. } => "answer",
        Phase::Over(_) => "over",
    }
}

pub const PHASES: [&str; 7] = [
    "action", "answer", "discard", "exchange", "extra", "price", "start",
];

#[test]
fn every_sampled_deal_is_one_the_seat_could_not_tell_from_the_true_one() {
    let (mut phases, mut other, mut all) = (BTreeSet::new(), 0, 0);
    for number in 0..40 {
        let players = 2 + number as usize % 4;
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        walk(&mixed(players), number, |moment| {
            let view = moment.state.view(Some(moment.seat));
            let mut memory = Memory::default();
            memory.follow(&view, moment.seen);
            let mut sampler = Sampler::new(view, &memory);
            for _ in 0..2 {
                let deal = sampler.deal(&mut chance).expect("a deal that fits");
                assert_eq!(deal.view(Some(moment.seat)), view);
                assert_eq!(deal.census(), moment.state.census());
                let open = deal.lay_open();
                for stall in Stall::ALL {
                    let known = memory.stall(stall);
                    assert!(open.stalls[stall.index()].ends_with(known), "game {number}");
                }
                for seat in view.table.seats() {
                    assert!(open.hands[seat].contains(memory.held(seat)));
                }
                all += 1;
                other += u32::from(deal != *moment.state);
            }
            phases.insert(name(view.table.phase));
        });
    }
    assert_eq!(phases.into_iter().collect::<Vec<_>>(), PHASES);
    assert!(
        other * 10 > all * 9,
        "{other} of {all} deals differ from the truth"
    );
}

#[test]
fn memory_is_never_wrong_and_knows_much() {
    let (mut buried, mut held) = (0, 0);
    for number in 0..40 {
        let players = 2 + number as usize % 4;
        walk(&mixed(players), number, |moment| {
            let view = moment.state.view(Some(moment.seat));
            let mut memory = Memory::default();
            memory.follow(&view, moment.seen);
            let truth = moment.state.lay_open();
            for stall in Stall::ALL {
                let known = memory.stall(stall);
                assert!(
                    truth.stalls[stall.index()].ends_with(known),
                    "game {number}"
                );
                // All but the card that lay there before the first event.
                assert!(known.len() + 1 >= truth.stalls[stall.index()].len());
                buried += known.len();
            }
            for seat in view.table.seats() {
                let known = memory.held(seat);
                let mut owned = truth.hands[seat];
                if let (true, Phase::Exchange { taken, .. }) =
                    (seat == view.table.active, view.table.phase)
                {
                    owned.add_all(taken);
                }
                assert!(
                    owned.contains(known),
                    "game {number}: {known:?} of {owned:?}"
                );
                held += u32::from(known.len());
            }
        });
    }
    assert!(buried > 1000 && held > 1000, "{buried} buried, {held} held");
}

#[test]
fn a_memory_that_does_not_fit_the_table_gives_way() {
    let mut fitted = 0;
    for number in 0..12 {
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        // What was heard at another table.
        let mut rumours = Vec::new();
        walk(&mixed(3), number + 1000, |moment| {
            rumours = moment.seen.to_vec();
        });
        walk(&mixed(3), number, |moment| {
            let view = moment.state.view(Some(moment.seat));
            let mut memory = Memory::default();
            memory.follow(&view, &rumours);
            let deal = Sampler::new(view, &memory).deal(&mut chance);
            assert_eq!(deal.expect("a deal").view(Some(moment.seat)), view);
            fitted += 1;
        });
    }
    assert!(fitted > 500, "{fitted}");
}
