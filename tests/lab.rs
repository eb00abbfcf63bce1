//! The lab's real binary, from outside.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn lab(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_mlq-lab"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the lab starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // It may stop reading early; that is its right.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the lab ends");
    let _ = writer.join();
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

fn lines(bytes: &[u8]) -> Vec<Value> {
    let lines = text(bytes).lines();
    lines
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

fn play(arguments: &str) -> Vec<u8> {
    let mut all = vec!["play"];
    all.extend(arguments.split_whitespace());
    let output = lab(&all, b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    output.stdout
}

/// Exit 1 and one line of complaint.
fn complaint(arguments: &[&str], input: &[u8]) -> String {
    let output = lab(arguments, input);
    let line = text(&output.stderr).to_owned();
    assert_eq!(output.status.code(), Some(1), "{line}");
    assert_eq!(line.lines().count(), 1, "{line}");
    assert!(line.len() < 1200 && line.starts_with("mlq-lab: "), "{line}");
    line
}

#[test]
fn what_is_played_replays_to_its_own_final() {
    for players in 2..=5 {
        for rest in ["--bots random", "--bots easy --discounts rivals --aunt any"] {
            let records = play(&format!("--players {players} --seed 11 --games 12 {rest}"));
            let output = lab(&["replay", "-"], &records);
            assert!(output.status.success(), "{}", text(&output.stderr));
            let (records, reports) = (lines(&records), lines(&output.stdout));
            assert_eq!((records.len(), reports.len()), (12, 12));
            for (record, report) in records.iter().zip(&reports) {
                assert_eq!(record["final"], *report);
                assert_eq!(report["over"], true);
            }
        }
    }
}

#[test]
fn a_series_uses_the_next_seeds() {
    let series = play("--players 3 --seed 0000-000A --games 3");
    let single: Vec<u8> = (10..13)
        .flat_map(|seed| play(&format!("--players 3 --seed {seed}")))
        .collect();
    assert_eq!(text(&series), text(&single));
}

#[test]
fn bots_may_differ_by_seat() {
    let record = &lines(&play("--players 2 --seed 5 --bots random,easy"))[0];
    assert_eq!(record["players"], serde_json::json!(["random 1", "easy 2"]));
    let line = complaint(
        &[
            "play",
            "--players",
            "3",
            "--seed",
            "1",
            "--bots",
            "easy,easy",
        ],
        b"",
    );
    assert!(line.contains("2 levels for 3 players"), "{line}");
}

#[test]
fn legal_prints_each_choice_with_the_move_that_was_taken() {
    let record = play("--players 4 --seed 3 --bots random");
    let output = lab(&["replay", "--legal", "-"], &record);
    let printed = lines(&output.stdout);
    let moves = lines(&record)[0]["moves"].as_array().unwrap().clone();
    assert_eq!(printed.len(), moves.len() + 1);
    for (index, mv) in moves.iter().enumerate() {
        assert_eq!(printed[index]["at"], index);
        let legal = printed[index]["legal"].as_array().unwrap();
        assert!(legal.contains(mv), "{index}: {mv}");
        let to_move = printed[index]["to_move"].as_array().unwrap();
        assert!(to_move.contains(&mv["player"]));
    }
}

#[test]
fn an_illegal_move_is_told_with_its_index_and_ruling() {
    let mut record = lines(&play("--players 2 --seed 1")).remove(0);
    let moves = record["moves"].as_array_mut().unwrap();
    let draw = serde_json::json!({"player": moves[0]["player"], "move": "sell",
        "cards": ["socks", "thong"], "charo_as": null});
    moves[0] = draw;
    let line = complaint(&["replay", "-"], record.to_string().as_bytes());
    assert!(
        line.contains("moves[0]") && line.contains("(R11)"),
        "{line}"
    );

    let mut record = lines(&play("--players 2 --seed 1")).remove(0);
    record["final"]["scores"][1] = serde_json::json!(999);
    let line = complaint(&["replay", "-"], record.to_string().as_bytes());
    assert!(line.contains("final.scores[1] is 999"), "{line}");
}

#[test]
fn files_of_any_layout_are_read_and_wrong_ones_do_not_hide_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let record = lines(&play("--players 2 --seed 8")).remove(0);
    std::fs::write(
        path("pretty"),
        serde_json::to_string_pretty(&record).unwrap(),
    )
    .unwrap();
    std::fs::write(path("lines"), format!("{record}\n\n{record}\n")).unwrap();
    std::fs::write(path("cut"), &record.to_string()[..500]).unwrap();
    let good = lab(&["replay", &path("pretty"), &path("lines")], b"");
    assert!(good.status.success(), "{}", text(&good.stderr));
    assert_eq!(lines(&good.stdout), vec![record["final"].clone(); 3]);

    let output = lab(
        &["replay", &path("none"), &path("cut"), &path("lines")],
        b"",
    );
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(lines(&output.stdout).len(), 2);
    assert_eq!(text(&output.stderr).lines().count(), 2);
}

#[test]
fn hostile_input_gets_one_line_and_exit_1() {
    let deep = "[".repeat(100_000);
    let nested = format!("{{\"moves\":[{}", "{\"effect\":".repeat(100_000));
    let long = format!("{{\"format\":\"{}\"}}", "x".repeat(1 << 20));
    let large = vec![b' '; (16 << 20) + 2];
    let players = |count: usize| {
        let mut record = lines(&play("--players 2 --seed 1")).remove(0);
        record["players"] = serde_json::json!(vec!["A"; count]);
        record["families"] = serde_json::json!(
            ["salazar", "heredia", "montoya", "cortes", "reyes", "reyes"][..count]
        );
        record.to_string().into_bytes()
    };
    let hostile: [Vec<u8>; 17] = [
        b"".to_vec(),
        b"\n\n".to_vec(),
        b"null".to_vec(),
        b"[]".to_vec(),
        b"{}".to_vec(),
        b"{".to_vec(),
        b"\xff\xfe{}".to_vec(),
        b"\0\0\0\0".to_vec(),
        b"1e99999".to_vec(),
        deep.into_bytes(),
        nested.into_bytes(),
        long.into_bytes(),
        large,
        players(0),
        players(1),
        players(6),
        b"{\"format\":\"mlq-record-1\",\"players\":[\"\\u0007\\u001b[2J\"],\"\\n\":1}".to_vec(),
    ];
    for input in hostile {
        let line = complaint(&["replay", "-"], &input);
        let plain = !line.trim_end().chars().any(char::is_control);
        assert!(plain, "{line:?}");
    }
    complaint(&["replay", "/"], b"");
    complaint(&["replay", "/nowhere/at/all"], b"");
}

#[test]
fn a_wrong_command_line_is_refused_with_exit_2() {
    for wrong in [
        "play --players 6 --seed 1",
        "play --players 2 --seed 1099511627776",
        "play --players 2 --seed ñ",
        "play --players 2 --seed 1 --bots grandmaster",
        "play --players 2 --seed 1 --discounts some",
        "replay",
        "dance",
    ] {
        let arguments: Vec<&str> = wrong.split(' ').collect();
        assert_eq!(lab(&arguments, b"").status.code(), Some(2), "{wrong}");
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_mlq-lab"))
        .args(["play", "--players", "5", "--seed", "1", "--games", "200"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the lab starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the lab ends");
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}
