//! What the fuzz targets and `tests/parsers.rs` do with some bytes: anything but a panic is right,
//! and what is accepted must hold its promises.

use me_lo_quitan::play::{Seed, SetUp, Timeline};
use me_lo_quitan::record::{Record, legal_record_moves};
use me_lo_quitan::rules::{
    AuntRule, DiscountRule, HAND_LIMIT, Move, Options, Seat, legal_moves, why_not,
};

/// Longest complaint that is still one line on a screen.
const LINE: usize = 700;

fn one_line(complaint: &str) {
    assert!(complaint.chars().count() < LINE, "{complaint}");
    assert!(!complaint.chars().any(char::is_control), "{complaint:?}");
}

/// Reads a record and replays it; gives back whether it was accepted.
pub fn record(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else {
        return false;
    };
    let read = Record::from_json(text).and_then(|record| Ok((record.replay()?, record)));
    match read {
        Err(why) => {
            one_line(&why.to_string());
            false
        }
        Ok((timeline, record)) => {
            let told = Record::from_timeline(&timeline, &record.players);
            let again = told.to_json().expect("records can be written");
            assert_eq!(Record::from_json(&again).as_ref(), Ok(&told));
            let replayed = told.replay().expect("what was replayed replays");
            assert!(replayed.now() == timeline.now());
            true
        }
    }
}

/// Reads a move and a seed; gives back whether either was accepted.
pub fn notation(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else {
        return false;
    };
    let mv = text.parse::<Move>();
    match &mv {
        Ok(mv) => assert_eq!(mv.to_string().parse(), Ok(*mv)),
        Err(why) => one_line(&why.to_string()),
    }
    let seed = text.parse::<Seed>();
    match seed {
        Ok(seed) => assert_eq!(seed.to_string().parse(), Ok(seed)),
        Err(why) => assert!(!why.to_string().is_empty()),
    }
    mv.is_ok() || seed.is_ok()
}

/// Plays the bytes as choices; gives back whether the game came to its end.
pub fn legals_are_legal(data: &[u8]) -> bool {
    let mut bytes = data.iter().copied();
    let mut next = || bytes.next();
    let (Some(shape), Some(seed)) = (next(), next()) else {
        return false;
    };
    let mut options = Options::default();
    if shape & 4 != 0 {
        options.discounts = DiscountRule::Rivals;
    }
    if shape & 8 != 0 {
        options.aunt = AuntRule::Any;
    }
    let set_up = SetUp {
        players: 2 + usize::from(shape & 3),
        start: None,
        options,
    };
    let deal = set_up
        .deal(Seed::new(seed.into()))
        .expect("the standard deck");
    let mut timeline = Timeline::new(deal).expect("a deal");
    let mut list = Vec::new();
    while let (Some(choice), false) = (next(), timeline.now().is_over()) {
        let state = *timeline.now();
        let acting: Vec<Seat> = state.to_act().iter().collect();
        let seat = acting[usize::from(choice) % acting.len()];
        legal_moves(&state.view(Some(seat)), &mut list);
        let sizes = &state.table().hand_sizes;
        let mut held = state.table().seats().map(|seat| sizes[seat]);
        assert!(held.all(|size| size <= HAND_LIMIT));
        for (index, &mv) in list.iter().enumerate() {
            assert!(!list[..index].contains(&mv), "{mv} is listed twice");
            assert_eq!(why_not(&state.view(Some(seat)), mv), None, "{mv}");
            let mut copy = state;
            copy.apply(seat, mv, &mut |_, _| ()).expect("it was listed");
            assert_eq!(copy.census(), state.census(), "{mv} loses a card");
        }
        let mv = list[usize::from(choice) * list.len() / 256];
        timeline
            .push(seat, mv, &mut |_, _| ())
            .expect("it was listed");
    }
    if let Some(mv) = legal_record_moves(timeline.now()).last() {
        mv.play(&mut timeline).expect("it was listed");
    }
    timeline.now().is_over()
}
