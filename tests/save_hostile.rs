//! No file can break the game (reliability, group B).

#[path = "support/games.rs"]
mod games;
#[path = "support/hostile.rs"]
mod hostile;
#[path = "../fuzz/save_body.rs"]
mod save_body;

use games::{Chance, dealt, finished, play_until};
use hostile::{Parts, hand_made, must_bear, mutate, mutate_inside};
use me_lo_quitan::rules::SetupError;
use me_lo_quitan::save::{Damage, LoadError, SavedGame, Store, from_bytes, read_head, to_bytes};
use serde_json::json;
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, Instant};

fn small() -> SavedGame {
    let mut game = dealt(6);
    play_until(&mut game, 6, |game| game.timeline.moves().len() == 40);
    game.timeline.seal();
    game
}

fn parts() -> Parts {
    Parts::of(&to_bytes(&small()))
}

/// Most memory this process ever had, in KiB; 0 where the system does not tell.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[test]
fn b03_hand_made_files_are_refused_quickly_and_small() {
    let original = small();
    let files = hand_made(&to_bytes(&original));
    let (mut slowest, mut refused) = (Duration::ZERO, 0);
    for (name, file) in &files {
        let start = Instant::now();
        let loaded = must_bear(file);
        slowest = slowest.max(start.elapsed());
        refused += usize::from(loaded.is_err());
        if let Ok(game) = loaded {
            assert_eq!(game.timeline, original.timeline, "{name}");
        }
    }
    println!(
        "{} hand-made files, {refused} refused, slowest {slowest:?}",
        files.len()
    );
    println!("peak memory {} KiB", peak_memory());
    assert!(files.len() >= 300);
    assert!(slowest < Duration::from_secs(1));
    assert!(peak_memory() < 200 << 10);
}

#[test]
fn b03_b05_changed_bytes_are_always_noticed() {
    let mut chance = Chance(1);
    let files: Vec<Vec<u8>> = (0..3).map(|seed| to_bytes(&finished(seed))).collect();
    for round in 0..20_000 {
        let original = &files[round % files.len()];
        let mut file = original.clone();
        mutate(&mut file, &mut chance);
        let loaded = from_bytes(&file);
        assert_eq!(loaded.is_ok(), file == *original, "round {round}");
    }
}

#[test]
fn b03_changes_under_true_checksums_are_borne() {
    let (mut chance, parts) = (Chance(2), parts());
    let mut opened = 0;
    for _ in 0..5_000 {
        opened += u32::from(must_bear(&mutate_inside(&parts, &mut chance)).is_ok());
    }
    println!("{opened} of 5,000 opened all the same");
    assert!(opened < 2_500);
}

/// The fuzz target's own body, so that it is walked without the nightly toolchain too.
#[test]
fn b03_the_fuzz_target_bears_changed_parts_and_noise() {
    let (mut chance, parts) = (Chance(3), parts());
    let seeds = [
        to_bytes(&small()),
        [b"\x00".as_slice(), parts.head.as_bytes()].concat(),
        [b"\x01".as_slice(), &parts.blocks[0].content].concat(),
        [b"\x02".as_slice(), &parts.blocks[1].content].concat(),
        b"\x030 pass\n".to_vec(),
    ];
    assert!(save_body::save(&seeds[0]));
    for round in 0..2_000 {
        let mut data = seeds[round % seeds.len()].clone();
        mutate(&mut data, &mut chance);
        save_body::save(&data);
    }
}

#[test]
fn b01_deep_nesting_is_refused() {
    let game = parts().game_text();
    let deep = "[".repeat(100_000);
    let text = game.replacen('{', &format!("{{\"unknown\":{deep}"), 1);
    let refused = must_bear(&parts().with_game_text(text)).expect_err("refused");
    assert!(matches!(refused, LoadError::Strange { .. }), "{refused}");
}

#[test]
fn b02_false_numbers_are_refused_with_the_reason() {
    let refusal = |name: &str, value| must_bear(&parts().with_field(name, value)).expect_err(name);
    let deal = |error: LoadError| match error {
        LoadError::Deal(why) => why,
        other => panic!("{other}"),
    };
    let families = json!(["reyes", "reyes", "cortes", "heredia"]);
    assert!(matches!(
        deal(refusal("families", families)),
        SetupError::FamilyTwice(_)
    ));
    let start = refusal("start", json!(4));
    assert_eq!(
        deal(start),
        SetupError::NoSuchStart {
            start: 4,
            players: 4
        }
    );
    let strange = [
        ("start", json!(5)),
        ("start", json!(-1)),
        ("start", json!("3")),
        ("counter", json!(1e308)),
        ("answer_seconds", json!(0)),
        ("answer_seconds", json!(121)),
        ("players", json!([])),
        ("title", json!("x\u{202E}")),
        ("list", json!(vec![0; 12])),
    ];
    for (name, value) in strange {
        let refused = refusal(name, value.clone());
        assert!(
            matches!(refused, LoadError::Strange { .. }),
            "{name} {value}: {refused}"
        );
    }
    // Believed for itself, but not what the moves and the head say.
    let other = refusal("moves", json!(39));
    assert!(matches!(other, LoadError::Differs { .. }), "{other}");
}

#[test]
fn b02_a_move_against_the_rules_gives_the_game_up_to_it() {
    let mut parts = parts();
    let text = String::from_utf8(parts.blocks[1].content.clone()).expect("text");
    let mut lines: Vec<&str> = text.lines().collect();
    lines[10] = "3 aunt";
    parts.blocks[1].content = (lines.join("\n") + "\n").into_bytes();
    let refused = must_bear(&parts.seal()).expect_err("refused");
    assert!(
        matches!(refused, LoadError::Refused { index: 10, .. }),
        "{refused}"
    );
    assert_eq!(
        refused.valid().map(|game| game.timeline.moves().len()),
        Some(10)
    );
    assert_eq!(
        refused.valid_turn(),
        refused.valid().map(|game| game.timeline.now().table().turn)
    );
}

#[test]
fn b03_a_file_cut_short_gives_its_beginning() {
    let game = finished(3);
    let file = to_bytes(&game);
    let mut longest = 0;
    for length in 0..file.len() {
        let error = must_bear(&file[..length]).expect_err("cut");
        let moves = error.valid().map_or(0, |valid| {
            let moves = valid.timeline.moves();
            assert!(game.timeline.moves().starts_with(moves));
            moves.len()
        });
        assert!(moves >= longest, "a longer file holds no less");
        longest = moves;
    }
    assert_eq!(longest, game.timeline.moves().len());
}

#[test]
fn b03_huge_files_and_devices_are_not_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(Some(folder.path().to_owned()));
    let huge = folder.path().join("huge.mlqm");
    File::create(&huge)
        .and_then(|file| file.set_len(10 << 30))
        .expect("a sparse file");
    let start = Instant::now();
    let refused = store.load(&huge).expect_err("refused");
    assert_eq!(refused.key(), "load-too-large", "{refused}");
    let listed = store.list().expect("a list");
    assert!(listed.len() == 1 && listed[0].head.is_err());
    if Path::new("/dev/zero").exists() {
        let refused = store.load(Path::new("/dev/zero")).expect_err("refused");
        assert_eq!(refused.key(), "store-not-a-file");
    }
    assert!(start.elapsed() < Duration::from_secs(2));
    assert!(peak_memory() < 200 << 10);
}

#[test]
fn b06_names_that_look_like_something_else_are_just_names() {
    for name in [
        "<b>x</b>",
        "%s %n {}",
        "../x",
        "C:\\x",
        "http://x.y/z",
        "$HOME `id`",
    ] {
        let mut game = parts().game();
        game["players"][0]["name"] = json!(name);
        let error = must_bear(&parts().with_game(&game)).expect_err("the head says otherwise");
        let LoadError::Differs { valid } = error else {
            panic!("{error}")
        };
        let first = valid.seating.iter().next().expect("a seat").1;
        assert_eq!(first.name.as_str(), name);
    }
    let mut game = parts().game();
    game["players"][0]["name"] = json!("\u{1b}[2J");
    let refused = must_bear(&parts().with_game(&game)).expect_err("refused");
    assert!(matches!(refused, LoadError::Strange { .. }));
}

#[test]
fn b08_one_policy_for_what_stands_before_and_after() {
    let file = to_bytes(&small());
    let refusal = |bytes: Vec<u8>| must_bear(&bytes).expect_err("refused");
    let after = refusal([file.as_slice(), b"\n"].concat());
    let trailing = |error: &LoadError| {
        matches!(
            error,
            LoadError::Damaged {
                damage: Damage::Trailing { .. },
                ..
            }
        )
    };
    assert!(trailing(&after), "{after}");
    assert!(trailing(&refusal([file.clone(), file.clone()].concat())));
    let mark = refusal([b"\xEF\xBB\xBF".as_slice(), &file].concat());
    assert!(
        matches!(mark, LoadError::Unreadable(Damage::NoSave)),
        "{mark}"
    );
    let twice = parts().game_text().replacen('{', "{\"start\":0,", 1);
    let twice = refusal(parts().with_game_text(twice));
    assert!(twice.to_string().contains("duplicate field"), "{twice}");
}

#[test]
fn b09_decks_out_of_bounds_are_refused() {
    let list = |counts: serde_json::Value| must_bear(&parts().with_field("list", counts));
    let mut none = vec![0; 13];
    assert!(matches!(
        list(json!(none)),
        Err(LoadError::Deal(SetupError::Deck(_)))
    ));
    none[0] = 255;
    assert!(matches!(
        list(json!(none)),
        Err(LoadError::Deal(SetupError::Deck(_)))
    ));
    for count in [
        json!(256),
        json!(65_536),
        json!(4_294_967_296_u64),
        json!(-1),
    ] {
        let mut counts = vec![json!(1); 13];
        counts[3] = count;
        assert!(matches!(
            list(json!(counts)),
            Err(LoadError::Strange { .. })
        ));
    }
    let mut other = vec![json!(10); 13];
    other[0] = json!(11);
    let other = list(json!(other));
    assert!(matches!(
        other,
        Err(LoadError::Deal(SetupError::DeckDiffers { .. }))
    ));
}

#[test]
fn a15_newer_files_are_refused_by_name_and_not_touched() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(Some(folder.path().to_owned()));
    let path = folder.path().join("newer.mlqm");
    let newer = String::from_utf8_lossy(&to_bytes(&small())[..20]).replace(" 1", " 2");
    let newer = [newer.as_bytes(), &to_bytes(&small())[20..]].concat();
    fs::write(&path, &newer).expect("written");
    let refused = store.load(&path).expect_err("refused");
    assert_eq!(refused.key(), "load-newer", "{refused}");
    assert_eq!(fs::read(&path).expect("read"), newer);
    assert!(matches!(
        read_head(&newer),
        Err(LoadError::Newer { format: 2, .. })
    ));
    let mut game = parts().game();
    game["weather"] = json!("rain");
    let unknown = must_bear(&parts().with_game(&game)).expect_err("refused");
    assert!(unknown.to_string().contains("weather"), "{unknown}");
    let ghost = parts().game_text().replace("\"charo\"", "\"ghost\"");
    let ghost = must_bear(&parts().with_game_text(ghost)).expect_err("refused");
    assert!(ghost.to_string().contains("ghost"), "{ghost}");
}

#[test]
fn ux55_each_bad_file_gets_its_own_plain_sentence() {
    let file = to_bytes(&small());
    let mut flipped = file.clone();
    let last = flipped.len() - 30;
    flipped[last] ^= 1;
    let keys: Vec<&str> = [
        Vec::new(),
        b"\x89PNG\r\n".to_vec(),
        br#"{"another":"game"}"#.to_vec(),
        flipped,
        parts().with_field("families", json!(["reyes", "reyes", "reyes", "reyes"])),
    ]
    .iter()
    .map(|file| from_bytes(file).expect_err("refused").key())
    .collect();
    let wanted = [
        "load-no-save",
        "load-no-save",
        "load-no-save",
        "load-damaged",
        "load-deal",
    ];
    assert_eq!(keys, wanted);
}
