//! Files that nobody saved: changed, cut, bent, and made by hand.

#![allow(dead_code, reason = "each test file uses its part")]

#[path = "handmade.rs"]
mod handmade;

pub use handmade::hand_made;

use super::games::Chance;
use me_lo_quitan::save::container::{self, Block, FORMAT, Hash};
use me_lo_quitan::save::{LoadError, SavedGame, from_bytes, read_head, to_bytes};
use serde_json::Value;

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
