//! Files made by hand: each a way in which a save can be false.

use super::Parts;
use me_lo_quitan::save::container::{self, Block};
use serde_json::{Value, json};

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
