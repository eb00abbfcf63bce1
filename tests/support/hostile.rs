//! Files that nobody saved: changed, cut, bent, and made by hand.

#![allow(dead_code, reason = "each test file uses its part")]

use super::games::Chance;
use me_lo_quitan::save::container::{self, Block, FORMAT, Hash};
use me_lo_quitan::save::{LoadError, SavedGame, from_bytes, read_head, to_bytes};
use serde_json::{Value, json};

/// A save taken apart, to be put together again with true checksums round false content.
#[derive(Clone)]
pub struct Parts {
    pub head: String,
    pub blocks: Vec<Block>,
    pub state: Hash,
}

impl Parts {
    pub fn of(file: &[u8]) -> Self {
        let opened = container::open(file).expect("a save");
        Self {
            head: String::from_utf8(opened.head.to_vec()).expect("text"),
            state: opened.state.expect("a whole save"),
            blocks: opened.blocks,
        }
    }

    pub fn seal(&self) -> Vec<u8> {
        container::seal(FORMAT, &self.head, &self.blocks, self.state)
    }

    pub fn game_text(&self) -> String {
        String::from_utf8(self.blocks[0].content.clone()).expect("text")
    }

    pub fn with_game_text(&self, text: impl Into<Vec<u8>>) -> Vec<u8> {
        let mut parts = self.clone();
        parts.blocks[0].content = text.into();
        parts.seal()
    }

    pub fn game(&self) -> Value {
        serde_json::from_slice(&self.blocks[0].content).expect("JSON")
    }

    pub fn with_game(&self, game: &Value) -> Vec<u8> {
        self.with_game_text(game.to_string())
    }

    /// Changes one field of the sealed JSON.
    pub fn with_field(&self, name: &str, value: Value) -> Vec<u8> {
        let mut game = self.game();
        game[name] = value;
        self.with_game(&game)
    }
}

/// Loads a file that may be anything: no panic, and what opens is a game that opens again.
pub fn must_bear(file: &[u8]) -> Result<SavedGame, LoadError> {
    let _ = read_head(file);
    let loaded = from_bytes(file);
    match &loaded {
        Ok(game) => {
            let again = from_bytes(&to_bytes(game)).expect("what opened opens again");
            assert!(again == *game, "what opened opens again the same");
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if let Some(game) = error.valid() {
                let again = from_bytes(&to_bytes(game)).expect("a valid part is a game");
                assert!(again == *game);
            }
        }
    }
    loaded
}

/// One to four changes to bytes: flips, cuts, doublings, insertions, swaps.
pub fn mutate(file: &mut Vec<u8>, chance: &mut Chance) {
    for _ in 0..=chance.below(4) {
        if file.is_empty() {
            return;
        }
        let (at, other) = (chance.below(file.len()), chance.below(file.len()));
        match chance.below(9) {
            0 | 1 => file[at] ^= 1 << chance.below(8),
            2 => file[at] = chance.next() as u8,
            3 => file.truncate(at),
            4 => {
                let end = (at + 1 + chance.below(40)).min(file.len());
                file.drain(at..end);
            }
            5 => {
                let end = (at + 1 + chance.below(40)).min(file.len());
                let piece = file[at..end].to_vec();
                file.splice(other..other, piece);
            }
            6 => {
                let piece: Vec<u8> = (0..=chance.below(8)).map(|_| chance.next() as u8).collect();
                file.splice(at..at, piece);
            }
            7 => file.swap(at, other),
            _ => {
                let digit = b"0123456789-\",[]{}:e.\n \xFF\0"[chance.below(24)];
                file[at] = digit;
            }
        }
    }
}

/// Changes inside a block, with checksums that fit again.
pub fn mutate_inside(parts: &Parts, chance: &mut Chance) -> Vec<u8> {
    let mut parts = parts.clone();
    match chance.below(12) {
        0 => {
            let mut head = parts.head.clone().into_bytes();
            mutate(&mut head, chance);
            parts.head = String::from_utf8_lossy(&head).into_owned();
        }
        1 => {
            let (a, b) = (
                chance.below(parts.blocks.len()),
                chance.below(parts.blocks.len()),
            );
            parts.blocks.swap(a, b);
        }
        2 => {
            let at = chance.below(parts.blocks.len());
            let block = parts.blocks[at].clone();
            parts.blocks.insert(at, block);
        }
        3 => {
            let at = chance.below(parts.blocks.len());
            parts.blocks.remove(at);
        }
        4 => {
            let at = chance.below(parts.blocks.len());
            parts.blocks[at].kind = b"GMEXm\0"[chance.below(6)];
        }
        5..=7 => mutate(&mut parts.blocks[0].content, chance),
        _ => {
            let at = chance.below(parts.blocks.len());
            mutate(&mut parts.blocks[at].content, chance);
        }
    }
    parts.seal()
}

fn nasty() -> Vec<Value> {
    vec![
        json!(-1),
        json!(0),
        json!(1),
        json!(5),
        json!(121),
        json!(255),
        json!(256),
        json!(65_536),
        json!(4_294_967_296_u64),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e308),
        json!(0.5),
        json!("3"),
        json!(""),
        json!(null),
        json!(true),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!("../../etc/passwd"),
        json!("%s%n{}"),
    ]
}

/// Puts each nasty value in each place of a JSON value, at most three of each list.
fn bend(value: &Value, put: &mut dyn FnMut(Value)) {
    for nasty in nasty() {
        put(nasty);
    }
    match value {
        Value::Array(list) => {
            for (index, item) in list.iter().enumerate().take(3) {
                bend(item, &mut |bent| {
                    let mut whole = list.clone();
                    whole[index] = bent;
                    put(Value::Array(whole));
                });
            }
            let mut longer = list.clone();
            longer.extend(list.iter().cloned());
            put(Value::Array(longer));
        }
        Value::Object(fields) => {
            for (name, item) in fields {
                bend(item, &mut |bent| {
                    let mut whole = fields.clone();
                    whole.insert(name.clone(), bent);
                    put(Value::Object(whole));
                });
                let mut less = fields.clone();
                less.remove(name);
                put(Value::Object(less));
            }
            let mut more = fields.clone();
            more.insert("extra".to_owned(), json!(1));
            put(Value::Object(more));
        }
        _ => {}
    }
}

/// Files made by hand, each with a name.
pub fn hand_made(file: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut made: Vec<(String, Vec<u8>)> = Vec::new();
    let parts = Parts::of(file);
    plain_files(file, &mut made);
    let mut count = 0;
    bend(&parts.game(), &mut |game| {
        made.push((format!("bent sealed JSON {count}"), parts.with_game(&game)));
        count += 1;
    });
    let head: Value = serde_json::from_str(&parts.head).expect("JSON");
    bend(&head, &mut |head| {
        let mut bent = parts.clone();
        bent.head = head.to_string();
        made.push((format!("bent head {count}"), bent.seal()));
        count += 1;
    });
    deep_files(&parts, &mut made);
    bent_moves(&parts, &mut made);
    made
}

fn plain_files(file: &[u8], made: &mut Vec<(String, Vec<u8>)>) {
    let mut add = |name: &str, bytes: Vec<u8>| made.push((name.to_owned(), bytes));
    add("empty", vec![]);
    add("one byte", vec![b'm']);
    add("zeros", vec![0; 4096]);
    add("a picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".repeat(9));
    add("a program", b"\x7fELF\x02\x01\x01\0".repeat(99));
    add(
        "another game's JSON",
        br#"{"game":"chess","moves":["e4"]}"#.to_vec(),
    );
    add("our first line alone", b"me-lo-quitan save 1\n".to_vec());
    add(
        "a head without an end",
        [b"me-lo-quitan save 1\n".as_slice(), &vec![b' '; 40_000]].concat(),
    );
    for number in [
        "",
        "0",
        "01",
        "+1",
        "-1",
        "2",
        "99999999999",
        "1 ",
        "x",
        "4294967295",
    ] {
        let rest = &file[b"me-lo-quitan save 1".len()..];
        let line = format!("me-lo-quitan save {number}");
        add(
            &format!("format “{number}”"),
            [line.as_bytes(), rest].concat(),
        );
    }
    add("a mark before", [b"\xEF\xBB\xBF".as_slice(), file].concat());
    for tail in [
        b"\0".as_slice(),
        b"\n",
        file,
        &[0; 5000],
        b"E\xFF\xFF\xFF\xFF",
    ] {
        add("something after the end", [file, tail].concat());
    }
    let text: Vec<u8> = file
        .iter()
        .flat_map(|&byte| {
            if byte == b'\n' {
                vec![b'\r', b'\n']
            } else {
                vec![byte]
            }
        })
        .collect();
    add("line ends of Windows", text);
    for length in 0..file.len() {
        if length % 7 == 0 {
            add("cut short", file[..length].to_vec());
        }
    }
    add("too large", [file, &vec![0; container::MAX_FILE]].concat());
    let seal = file
        .windows(5)
        .position(|part| part == b"\n---\n")
        .unwrap_or(0)
        + 5;
    for length in [0_u32, 1, 255, 65_536, 1 << 24, u32::MAX] {
        let mut bytes = file.to_vec();
        bytes[seal + 1..seal + 5].copy_from_slice(&length.to_le_bytes());
        add("a block that lies about its length", bytes);
    }
}

fn deep_files(parts: &Parts, made: &mut Vec<(String, Vec<u8>)>) {
    let game = parts.game_text();
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = open.repeat(20_000) + "1" + &close.repeat(20_000);
        for field in ["deck", "players", "remarks", "unknown", "title"] {
            let text = game.replacen('{', &format!("{{\"{field}\":{deep},"), 1);
            made.push((format!("{field} 20,000 deep"), parts.with_game_text(text)));
            let mut headed = parts.clone();
            headed.head = format!("{{\"{field}\":{}}}", &deep[..deep.len().min(9_000)]);
            made.push((format!("head: {field} deep"), headed.seal()));
        }
        let bare = open.repeat(100_000);
        made.push(("100,000 levels".to_owned(), parts.with_game_text(bare)));
    }
    let twice = game.replacen('{', "{\"start\":0,", 1);
    made.push(("a key twice".to_owned(), parts.with_game_text(twice)));
    for tail in ["x", "{}", "\0", " {}"] {
        let text = game.clone() + tail;
        made.push(("text after the JSON".to_owned(), parts.with_game_text(text)));
    }
    let big = container::MAX_BLOCK - 2_000;
    for field in ["title", "app"] {
        let name = format!("a {field} of a quarter of a million letters");
        made.push((name, parts.with_field(field, json!("x".repeat(big)))));
    }
    made.push((
        "a hand of many cards".to_owned(),
        parts.with_field("deck", json!(vec!["charo"; 20_000])),
    ));
    made.push((
        "many families".to_owned(),
        parts.with_field("families", json!(vec!["reyes"; 20_000])),
    ));
    let player = json!({"name": "x", "bot": null});
    made.push((
        "many players".to_owned(),
        parts.with_field("players", json!(vec![player; 8_000])),
    ));
    let remark = json!({"at": 0, "what": "resumed"});
    made.push((
        "many remarks".to_owned(),
        parts.with_field("remarks", json!(vec![remark; 6_000])),
    ));
    for name in [
        "",
        " ",
        "\u{202E}Ana",
        "A\u{0}",
        "A\nB",
        "\u{1b}[2J",
        "<b>x</b>",
        "%s%n",
        "{}",
        "../x",
        "C:\\x",
        "http://x.y",
        "a\u{301}",
        "x".repeat(25).as_str(),
        "\u{200B}",
        "Luis",
        "luis ",
        "ＬＵＩＳ",
    ] {
        let mut game = parts.game();
        game["players"][0]["name"] = json!(name);
        made.push((format!("the name {name:?}"), parts.with_game(&game)));
    }
}

fn bent_moves(parts: &Parts, made: &mut Vec<(String, Vec<u8>)>) {
    for line in [
        "",
        " ",
        "0",
        "0 ",
        "9 draw",
        "-1 draw",
        "5 draw",
        "00 draw",
        "0  draw",
        "0 draw ",
        "0 Draw",
        "0 draw 1",
        "0 take 3",
        "0 take -1",
        "0 take 99999999999999999999",
        "0 sell socks 255",
        "0 sell socks -1",
        "0 license 0",
        "0 license +1",
        "0 steal 256",
        "0 discard ghost 0",
        "0 van nobody",
        "0 \u{202E}draw",
        "0 draw\r",
        "\u{0}",
        "0 aunt",
        "0 pass",
        "1 pass",
    ] {
        let mut bent = parts.clone();
        bent.blocks.truncate(1);
        bent.blocks.push(Block {
            kind: b'M',
            content: format!("{line}\n").into_bytes(),
        });
        made.push((format!("the move {line:?}"), bent.seal()));
    }
    for content in [
        vec![0xFF; 100],
        b"0 draw\n".repeat(30_000),
        vec![b'\n'; 200_000],
    ] {
        let mut bent = parts.clone();
        bent.blocks.push(Block {
            kind: b'M',
            content,
        });
        made.push(("strange moves at the end".to_owned(), bent.seal()));
    }
    for number in 0..parts.blocks.len() {
        let mut bent = parts.clone();
        bent.blocks.remove(number);
        made.push((format!("without block {number}"), bent.seal()));
        let mut bent = parts.clone();
        let block = bent.blocks[number].clone();
        bent.blocks.insert(number, block);
        made.push((format!("block {number} twice"), bent.seal()));
    }
    let mut bombs = parts.clone();
    let bomb = Block {
        kind: b'M',
        content: b"0 pass\n".repeat(container::MAX_BLOCK / 7),
    };
    bombs.blocks.extend(vec![bomb; 100]);
    made.push(("a hundred bombs".to_owned(), bombs.seal()));
}
