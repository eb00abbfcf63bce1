//! Every save ever made opens (A14), in every pending phase (A17); the saves that come with the game
//! are what they say.

#[path = "support/games.rs"]
mod games;
#[path = "support/moments.rs"]
mod moments;
#[path = "support/samples.rs"]
mod samples;

use me_lo_quitan::rules::legal_moves;
use me_lo_quitan::save::{Head, SavedGame, from_bytes, read_head, to_bytes};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn load(path: &Path) -> SavedGame {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let game = from_bytes(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let head = read_head(&bytes).expect("a head");
    assert_eq!(head.moves as usize, game.timeline.moves().len());
    game
}

fn stands_as(found: &SavedGame, made: &SavedGame, name: &str) {
    assert_eq!(found, made, "{name}");
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for seat in made.timeline.now().table().seats() {
        legal_moves(&found.timeline.now().view(Some(seat)), &mut ours);
        legal_moves(&made.timeline.now().view(Some(seat)), &mut theirs);
        assert_eq!(ours, theirs, "{name}");
    }
}

#[test]
fn a14_golden_saves_of_format_1_open_and_save_again_the_same() {
    let folder = root().join("tests/old_saves/1");
    let files = fs::read_dir(&folder).expect("golden saves");
    let mut count = 0;
    for file in files {
        let path = file.expect("a file").path();
        let game = load(&path);
        let again = to_bytes(&game);
        let back = from_bytes(&again).expect("the save saved again");
        stands_as(&back, &game, &path.display().to_string());
        // Byte for byte, but for the version of the program in the head and in the sealed part.
        let old = fs::read(&path).expect("a file");
        if read_head(&old).expect("a head").app == env!("CARGO_PKG_VERSION") {
            assert_eq!(again, old, "{}", path.display());
        }
        count += 1;
    }
    assert!(count >= 64, "only {count} golden saves");
}

/// The golden saves are those of the moments they are named after: none was made again wrongly.
#[test]
fn a17_every_pending_phase_under_every_option_is_among_the_golden_saves() {
    let folder = root().join("tests/old_saves/1");
    for (name, is_it) in moments::KINDS {
        for option in 0..4 {
            if name == "doubling_question" && option < 2 {
                continue;
            }
            let game = load(&folder.join(format!("{name}-{option}.mlqm")));
            let state = game.timeline.now();
            assert!(is_it(state), "{name}-{option}");
            assert_eq!(state.table().options, games::options(option));
            assert!(!game.timeline.can_undo(), "loading closes undo (F7)");
            assert_eq!(game.remarks.iter().count(), 5);
        }
    }
}

#[test]
fn the_saves_that_come_with_the_game_are_what_they_say() {
    for (number, (name, title, is_it)) in samples::SAMPLES.iter().enumerate() {
        let game = load(&root().join(format!("saves/{name}.mlqm")));
        assert!(is_it(game.timeline.now()), "{name}");
        assert_eq!(game.title.as_str(), *title);
        let made = samples::make(number);
        stands_as(&game, &made, name);
        assert_eq!(Head::of(&game), Head::of(&made));
    }
}
