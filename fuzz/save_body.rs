//! What the fuzz target `save` and `tests/save_hostile.rs` do with some bytes: as a file as they are,
//! and as the content of one with true checksums round it.

use me_lo_quitan::save::container::{self, Block, FORMAT};
use me_lo_quitan::save::{from_bytes, read_head, to_bytes};

/// A save whose parts the bytes replace.
const BASE: &[u8] = include_bytes!("../tests/old_saves/1/aunt_half_answered-0.mlqm");

fn bear(file: &[u8]) -> bool {
    if let Err(why) = read_head(file) {
        assert!(!why.to_string().is_empty());
    }
    let loaded = from_bytes(file);
    let game = match &loaded {
        Ok(game) => Some(game),
        Err(why) => {
            assert!(!why.to_string().is_empty());
            why.valid()
        }
    };
    if let Some(game) = game {
        let again = from_bytes(&to_bytes(game)).expect("what opens opens again");
        assert!(again == *game, "what opens opens again the same");
    }
    loaded.is_ok()
}

/// The base with its head, its deal, or its moves replaced by these bytes, sealed again.
fn resealed(data: &[u8]) -> Option<Vec<u8>> {
    let (&part, content) = data.split_first()?;
    let opened = container::open(BASE).ok()?;
    let (mut head, mut blocks) = (str::from_utf8(opened.head).ok()?.to_owned(), opened.blocks);
    match part % 4 {
        0 => head = String::from_utf8_lossy(content).into_owned(),
        1 => blocks.first_mut()?.content = content.to_vec(),
        2 => blocks.get_mut(1)?.content = content.to_vec(),
        _ => blocks.push(Block {
            kind: b'M',
            content: content.to_vec(),
        }),
    }
    Some(container::seal(FORMAT, &head, &blocks, opened.state?))
}

/// Loads these bytes, raw and resealed; gives back whether either opened as a whole save.
pub fn save(data: &[u8]) -> bool {
    let raw = bear(data);
    let inside = resealed(data).is_some_and(|file| bear(&file));
    raw || inside
}
