//! The public record from outside: what is written reads back, what is wrong is named in one line.

use me_lo_quitan::play::{Seed, SetUp};
use me_lo_quitan::record::{MAX_BYTES, Objection, Record, RecordError};
use me_lo_quitan::rules::{Options, Refusal};
use serde_json::{Value, json};

/// Two players; Salazar and Reyes; Salazar begins.
fn opening() -> Value {
    let mut deck: Vec<&str> = Vec::new();
    deck.extend(["socks", "socks", "cousin", "garlic", "police"]);
    deck.extend(["thong", "thong", "aunt", "peach", "charo"]);
    deck.extend(["license", "tshirt", "van"]);
    deck.extend(["socks", "garlic", "peach", "watermelon", "socks", "socks"]);
    json!({
        "format": "mlq-record-1",
        "players": ["Ana", "Bea"],
        "families": ["salazar", "reyes"],
        "start": 0,
        "options": {"discounts": "all", "aunt": "steal", "deck": {
            "socks": 5, "thong": 2, "tshirt": 1, "garlic": 2, "peach": 2, "watermelon": 1, "license": 1,
            "cousin": 1, "police": 1, "aunt": 1, "van": 1, "charo": 1}},
        "deck": deck,
        "moves": [],
    })
}

fn with_moves(moves: &[Value]) -> Value {
    let mut record = opening();
    record["moves"] = json!(moves);
    record
}

fn read(record: &Value) -> Result<Record, RecordError> {
    Record::from_json(&record.to_string())
}

/// The refusal of the last move; all before it are legal.
fn refused(moves: &[Value]) -> Objection {
    let record = read(&with_moves(moves)).expect("well spelt");
    match record.replay() {
        Err(RecordError::Move { index, why }) => {
            assert_eq!(index, moves.len() - 1);
            why.why
        }
        other => panic!("not refused as a move: {:?}", other.map(|_| ())),
    }
}

fn shape_error(record: &Value) -> String {
    match read(record) {
        Err(RecordError::Shape(line)) => line,
        other => panic!("no error of shape: {other:?}"),
    }
}

fn draw() -> Value {
    json!({"player": 0, "move": "draw"})
}

fn discard(card: &str) -> Value {
    json!({"player": 0, "move": "discard", "card": card, "stall": 1})
}

#[test]
fn a_record_reads_back_as_it_was_written() {
    let record = read(&opening()).unwrap();
    let text = record.to_json().unwrap();
    assert_eq!(Record::from_json(&text), Ok(record));
    assert!(!text.contains('\n'));
}

#[test]
fn the_standard_deck_may_be_left_out() {
    let set_up = SetUp {
        players: 3,
        start: None,
        options: Options::default(),
    };
    let deal = set_up.deal(Seed::new(7)).unwrap();
    let mut record = json!({
        "format": "mlq-record-1", "players": ["A", "B", "C"], "families": deal.families,
        "start": deal.start, "deck": deal.deck, "moves": [],
    });
    assert_eq!(read(&record).unwrap().deal(), Ok(deal.clone()));
    record["options"] = json!({"aunt": "any"});
    assert_ne!(read(&record).unwrap().deal(), Ok(deal));
}

#[test]
fn r08_an_exchange_stands_or_falls_as_a_whole() {
    let even = json!({"player": 0, "move": "exchange", "takes": [0], "gives": [["socks", 0]]});
    let record = read(&with_moves(&[even])).unwrap();
    assert_eq!(record.replay().unwrap().moves().len(), 2);
    // The card taken is not the card given back.
    let taken = json!({"player": 0, "move": "exchange", "takes": [0], "gives": [["license", 0]]});
    assert_eq!(refused(&[taken]), Refusal::NotInHand.into());
    let uneven = json!({"player": 0, "move": "exchange", "takes": [0], "gives": []});
    assert_eq!(refused(&[uneven]), Objection::Uneven);
}

#[test]
fn a_move_refused_half_way_leaves_nothing_behind() {
    let record = read(&opening()).unwrap();
    let mut timeline = record.replay().unwrap();
    let before = timeline.clone();
    let moves = json!([{"player": 0, "move": "exchange", "takes": [0], "gives": [["license", 0]]}]);
    let record = read(&with_moves(moves.as_array().unwrap())).unwrap();
    let illegal = record.moves[0].play(&mut timeline).unwrap_err();
    assert_eq!((illegal.ruling(), illegal.name), (8, "exchange"));
    assert!(timeline == before);
}

#[test]
fn r09_only_the_reyes_take_two() {
    let two = json!({"player": 0, "move": "exchange", "takes": [0, 1],
                     "gives": [["socks", 0], ["socks", 1]]});
    assert_eq!(refused(&[two]), Refusal::OnlyOneTake.into());
    let sold = json!({"player": 0, "move": "pass"});
    let reyes = json!({"player": 1, "move": "exchange", "takes": [0, 1],
                       "gives": [["aunt", 2], ["peach", 0]]});
    let record = read(&with_moves(&[draw(), discard("socks"), sold, reyes])).unwrap();
    record.replay().unwrap();
}

#[test]
fn r11_cards_that_make_no_set_are_refused_with_the_ruling() {
    let sell = |cards: Value, charo_as: Value| {
        let sale = json!({"player": 0, "move": "sell", "cards": cards, "charo_as": charo_as});
        refused(&[draw(), discard("garlic"), sale])
    };
    assert_eq!(
        sell(json!(["socks", "garlic"]), Value::Null),
        Objection::NoSet
    );
    assert_eq!(
        sell(json!(["socks"]), Value::Null),
        Refusal::SetTooSmall.into()
    );
    assert_eq!(
        sell(json!(vec!["socks"; 6]), Value::Null),
        Refusal::SetTooBig.into()
    );
    assert_eq!(
        sell(json!(vec!["socks"; 4]), Value::Null),
        Refusal::SetNotHeld.into()
    );
    assert_eq!(
        sell(json!(["socks", "charo"]), Value::Null),
        Refusal::CharoMismatch.into()
    );
    assert_eq!(
        sell(json!(["socks", "charo"]), json!("socks")),
        Refusal::NoCharo.into()
    );
}

#[test]
fn r22_a_price_without_its_effect_is_refused_whole() {
    let sale = json!({"player": 0, "move": "sell", "cards": ["socks", "socks"], "charo_as": null});
    let extra = |price: &str, effect: Value| json!({"player": 0, "move": "salazar", "price": price, "stall": 0, "effect": effect});
    let until = |last: Value| vec![draw(), discard("garlic"), sale.clone(), last];
    let double = json!({"move": "cousin_double", "set": 1});
    read(&with_moves(&until(extra("garlic", double.clone()))))
        .unwrap()
        .replay()
        .unwrap();
    let price = Refusal::PriceWithoutEffect;
    assert_eq!(refused(&until(extra("cousin", double))), price.into());
    let steal = json!({"move": "cousin_steal", "set": 1});
    assert_eq!(
        refused(&until(extra("garlic", steal))),
        Refusal::StealOwn.into()
    );
}

#[test]
fn pass_and_decline_are_not_the_same_in_a_record() {
    let decline = json!({"player": 0, "move": "decline"});
    assert_eq!(
        refused(&[draw(), discard("socks"), decline]),
        Refusal::WrongPhase.into()
    );
    let other = json!({"player": 1, "move": "pass"});
    assert_eq!(refused(&[other]), Refusal::NotYourTurn.into());
}

#[test]
fn a_wrong_key_is_named() {
    let mut record = opening();
    record["colour"] = json!(1);
    assert!(shape_error(&record).contains("unknown field `colour`"));
    let mut record = opening();
    record.as_object_mut().unwrap().remove("deck");
    assert!(shape_error(&record).contains("missing field `deck`"));

    let moved = |mv: Value| shape_error(&with_moves(&[draw(), mv]));
    let line = moved(json!({"player": 0, "move": "discard", "card": "socks"}));
    assert!(
        line.contains("moves[1]") && line.contains("needs the key “stall”"),
        "{line}"
    );
    let line = moved(json!({"player": 0, "move": "draw", "stall": 1}));
    assert!(line.contains("has no key “stall”"), "{line}");
    let line = moved(json!({"player": 0, "move": "draw", "stall": null}));
    assert!(line.contains("moves[1].stall"), "{line}");
    let line = moved(json!({"player": 0, "move": "discard", "card": "sock", "stall": 1}));
    assert!(
        line.contains("moves[1].card: unknown variant `sock`"),
        "{line}"
    );
    let line = moved(json!({"player": 7, "move": "draw"}));
    assert!(
        line.contains("moves[1].player: a seat is a number from 0 to 4"),
        "{line}"
    );
    let line = moved(
        json!({"player": 0, "move": "salazar", "price": "van", "stall": 0, "effect": {"move": "draw"}}),
    );
    assert!(line.contains("“draw” is no effect"), "{line}");
    let line = moved(json!({"player": 0, "move": "sell", "cards": ["socks"]}));
    assert!(line.contains("needs the key “charo_as”"), "{line}");
}

#[test]
fn openings_that_cannot_be_dealt_are_refused() {
    let replay = |record: &Value| read(record).unwrap().replay().unwrap_err().to_string();
    for players in [0_usize, 1] {
        let mut record = opening();
        record["players"] = json!(vec!["A"; players]);
        record["families"] = json!(["salazar", "reyes"][..players]);
        assert!(replay(&record).contains("(R1)"), "{players}");
    }
    let mut record = opening();
    record["players"] = json!(vec!["A"; 6]);
    assert!(shape_error(&record).contains("players: invalid length 6"));
    let mut record = opening();
    record["families"] = json!(["salazar", "salazar"]);
    assert!(replay(&record).contains("dealt twice (R1)"));
    let mut record = opening();
    record["start"] = json!(2);
    assert!(replay(&record).contains("(R3)"));
    let mut record = opening();
    record["deck"][0] = json!("thong");
    assert!(replay(&record).contains("(R2)"));
    let mut record = opening();
    record["deck"] = json!(vec!["socks"; 161]);
    assert!(shape_error(&record).contains("deck: invalid length 161"));
}

#[test]
fn the_first_key_of_final_that_differs_is_named() {
    let played = read(&with_moves(&[draw(), discard("socks")])).unwrap();
    let timeline = played.replay().unwrap();
    let good = Record::from_timeline(&timeline, &played.players);
    good.replay().unwrap();
    let mut bad = serde_json::to_value(&good).unwrap();
    bad["final"]["players"][1]["hand"][0] = json!("van");
    let error = read(&bad).unwrap().replay().unwrap_err();
    let RecordError::Final { key, told, found } = &error else {
        panic!("{error}");
    };
    assert_eq!(key, "final.players[1].hand[0]");
    assert_eq!((told.as_str(), found.as_str()), ("\"van\"", "\"aunt\""));
    bad["final"]["purse"] = json!(3);
    assert!(shape_error(&bad).contains("final.purse"));
}

#[test]
fn hostile_texts_give_one_short_line() {
    let long = "x".repeat(100_000);
    let huge = opening()
        .to_string()
        .replace("\"start\":0", "\"start\":1e999");
    let negative = opening().to_string().replace("\"start\":0", "\"start\":-1");
    let doubled = opening()
        .to_string()
        .replace("\"start\":0", "\"start\":0,\"start\":0");
    let quoting = opening().to_string().replace("mlq-record-1", &long);
    let breaking = opening().to_string().replace("\"start\"", "\"st\\nart\"");
    let twice = opening()
        .to_string()
        .replace("\"socks\":5", "\"socks\":5,\"socks\":5");
    let trailing = format!("{} 1", opening());
    let texts = [
        String::new(),
        "null".into(),
        "[]".into(),
        "{}".into(),
        "\u{feff}{}".into(),
        "[".repeat(100_000),
        "{\"moves\":".repeat(100_000),
        format!("{{\"moves\":{}", "[".repeat(100_000)),
        format!("{{\"final\":{}", "{\"players\":[".repeat(100_000)),
        format!("{{\"moves\":[{}", "{\"effect\":".repeat(100_000)),
        long,
        huge,
        negative,
        doubled,
        quoting,
        breaking,
        twice,
        trailing,
    ];
    for text in texts {
        let line = Record::from_json(&text).unwrap_err().to_string();
        assert!(line.chars().count() < 400, "{line}");
        assert!(!line.chars().any(char::is_control), "{line:?}");
    }
    let large = " ".repeat(MAX_BYTES + 1);
    assert_eq!(
        Record::from_json(&large),
        Err(RecordError::TooLarge(MAX_BYTES + 1))
    );
}

#[test]
fn more_moves_than_a_game_has_are_refused() {
    let many = with_moves(&vec![json!({"player": 0, "move": "pass"}); 200_001]);
    assert!(shape_error(&many).contains("moves: invalid length 200001"));
}

#[test]
fn an_exchange_in_mid_air_is_left_out() {
    use me_lo_quitan::rules::{Move, Seat, Stall};
    let record = read(&opening()).unwrap();
    let mut timeline = record.replay().unwrap();
    let stall = Stall::new(2).unwrap();
    timeline
        .push(Seat::FIRST, Move::Take { stall }, &mut |_, _| ())
        .unwrap();
    let told = Record::from_timeline(&timeline, &record.players);
    assert!(told.moves.is_empty());
    told.replay().unwrap();
}
