//! The fuzz targets' bodies over inputs that a fixed generator makes: good ones, mutated ones, and
//! noise. `MLQ_FUZZ` sets how many of each kind (3,000 otherwise).

#[path = "../fuzz/bodies.rs"]
mod bodies;

use me_lo_quitan::bots::Level;
use me_lo_quitan::play::{Seed, SetUp, Timeline};
use me_lo_quitan::record::Record;
use me_lo_quitan::rules::{Options, Seat};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use serde_json::{Value, json};

/// Pieces that readers trip over.
const PIECES: [&str; 24] = [
    "null",
    "true",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "-0.0",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "[]",
    "{}",
    "[[[[",
    "\"socks\"",
    "\"charo\"",
    "\"motorbike\"",
    ",",
    "\u{feff}",
    "ñ€",
    "\"move\":\"salazar\"",
];

fn rounds() -> u64 {
    let set = std::env::var("MLQ_FUZZ");
    set.map_or(3_000, |text| text.parse().expect("a number"))
}

/// Records of whole games between bots that play anything.
fn good_records() -> Vec<String> {
    let game = |number: u64| {
        let players = 2 + (number % 4) as usize;
        let set_up = SetUp {
            players,
            start: None,
            options: Options::default(),
        };
        let mut timeline = Timeline::new(set_up.deal(Seed::new(number)).unwrap()).unwrap();
        let mut bots: Vec<_> = Seat::all(players as u8)
            .map(|seat| Level::Random.bot(number, seat))
            .collect();
        while let Some(seat) = timeline.now().to_act().first() {
            let view = timeline.now().owned_view(Some(seat));
            let mv = bots[seat.index()].choose(&view.as_view(), &[]);
            timeline.push(seat, mv, &mut |_, _| ()).unwrap();
        }
        let names: Vec<String> = (0..players).map(|seat| format!("Bot {seat}")).collect();
        Record::from_timeline(&timeline, &names).to_json().unwrap()
    };
    (0..12).map(game).collect()
}

/// One to four changes to the bytes of a text.
fn mutate_bytes(text: &str, rng: &mut ChaCha12Rng) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..=4) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.random_range(0..bytes.len());
        let to = rng.random_range(at..bytes.len().min(at + 200));
        match rng.random_range(0..6) {
            0 => bytes[at] ^= 1 << rng.random_range(0..8),
            1 => bytes.truncate(at),
            2 => drop(bytes.drain(at..to)),
            3 => {
                let piece = bytes[at..to].to_vec();
                bytes.splice(at..at, piece);
            }
            4 => {
                let piece = PIECES.choose(rng).expect("pieces");
                bytes.splice(at..to, piece.bytes());
            }
            _ => bytes[at] = *b"{}[],:\"0129eE-+.\\ ".choose(rng).expect("signs"),
        }
    }
    bytes
}

/// Every place in a JSON value, deepest last.
fn places(value: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.to_owned());
    match value {
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                places(value, &format!("{here}/{index}"), all);
            }
        }
        Value::Object(map) => {
            for (key, value) in map {
                places(value, &format!("{here}/{key}"), all);
            }
        }
        _ => {}
    }
}

/// One change to the meaning: a value anywhere becomes another one, from elsewhere or from nowhere.
fn mutate_value(record: &Value, all: &[String], rng: &mut ChaCha12Rng) -> Value {
    let mut record = record.clone();
    let pointer = all.choose(rng).expect("places");
    let other = match rng.random_range(0..3) {
        0 => {
            let elsewhere = all.choose(rng).expect("places");
            record.pointer(elsewhere).cloned().unwrap_or_default()
        }
        1 => json!(rng.random_range(-2_i64..300)),
        _ => {
            let odd = [
                json!(null),
                json!([]),
                json!({}),
                json!(""),
                json!("socks"),
                json!(2),
            ];
            odd.choose(rng).expect("values").clone()
        }
    };
    if let Some(place) = record.pointer_mut(pointer) {
        *place = other;
    }
    record
}

#[test]
fn records_of_any_bytes_are_read_or_refused_in_one_line() {
    let mut rng = ChaCha12Rng::seed_from_u64(1);
    let good = good_records();
    for text in &good {
        assert!(bodies::record(text.as_bytes()));
    }
    for _ in 0..rounds() {
        let text = good.choose(&mut rng).expect("records");
        bodies::record(&mutate_bytes(text, &mut rng));
    }
}

#[test]
fn records_with_any_value_anywhere_are_read_or_refused_in_one_line() {
    let mut rng = ChaCha12Rng::seed_from_u64(2);
    let mut accepted = 0;
    for text in good_records() {
        let mut record: Value = serde_json::from_str(&text).unwrap();
        if rng.random_bool(0.5) {
            // Without its end a changed game may still be a legal one.
            record.as_object_mut().unwrap().remove("final");
        }
        let mut all = Vec::new();
        places(&record, "", &mut all);
        for _ in 0..rounds() / 12 {
            let changed = mutate_value(&record, &all, &mut rng).to_string();
            accepted += u32::from(bodies::record(changed.as_bytes()));
        }
    }
    assert!(accepted > 0, "the mutations are too wild to test anything");
}

#[test]
fn noise_is_no_record_and_no_move() {
    let mut rng = ChaCha12Rng::seed_from_u64(3);
    for _ in 0..rounds() {
        let mut noise = vec![0; rng.random_range(0..400)];
        rng.fill_bytes(&mut noise);
        assert!(!bodies::record(&noise));
        bodies::notation(&noise);
    }
}

#[test]
fn moves_of_any_words_are_read_or_refused() {
    const WORDS: [&str; 30] = [
        "motorbike",
        "draw",
        "discard",
        "take",
        "give",
        "sell",
        "license",
        "double",
        "steal",
        "police",
        "van",
        "pay",
        "aunt",
        "pass",
        "self",
        "others",
        "socks",
        "tshirt",
        "charo",
        "four_garments",
        "three_foods",
        "0",
        "1",
        "2",
        "3",
        "255",
        "256",
        "-1",
        "ñ",
        "7K3M-Q2XD",
    ];
    let mut rng = ChaCha12Rng::seed_from_u64(4);
    let mut accepted = 0;
    for _ in 0..rounds() * 10 {
        let count = rng.random_range(0..5);
        let words: Vec<&str> = (0..count)
            .map(|_| *WORDS.choose(&mut rng).expect("words"))
            .collect();
        let line = words.join([" ", "  ", "\t", "\n"].choose(&mut rng).expect("gaps"));
        accepted += u32::from(bodies::notation(line.as_bytes()));
        accepted += u32::from(bodies::notation(&mutate_bytes(&line, &mut rng)));
    }
    assert!(accepted > 100, "{accepted}");
}

#[test]
fn what_is_listed_is_legal_whatever_is_chosen() {
    let mut rng = ChaCha12Rng::seed_from_u64(5);
    let mut ended = 0;
    for _ in 0..rounds() / 10 {
        let mut choices = vec![0; rng.random_range(0..700)];
        rng.fill_bytes(&mut choices);
        ended += u32::from(bodies::legals_are_legal(&choices));
    }
    assert!(ended > 10, "{ended} games came to their end");
}
