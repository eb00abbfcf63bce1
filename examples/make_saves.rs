//! Makes the saves that come with the game, in `saves/`: `cargo run --example make_saves`.
//!
//! `cargo run --example make_saves golden` makes golden saves of the present format that are not there
//! yet, in `tests/old_saves/FORMAT/`. Those that are there are never made again.

#[path = "../tests/support/games.rs"]
mod games;
#[path = "../tests/support/moments.rs"]
mod moments;
#[path = "../tests/support/samples.rs"]
mod samples;

use me_lo_quitan::save::container::FORMAT;
use me_lo_quitan::save::{SavedGame, to_bytes};
use std::path::{Path, PathBuf};

fn write(path: &Path, game: &SavedGame) -> std::io::Result<()> {
    let bytes = to_bytes(game);
    std::fs::write(path, &bytes)?;
    println!("{} {} bytes", path.display(), bytes.len());
    Ok(())
}

fn main() -> std::io::Result<()> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    if std::env::args().nth(1).as_deref() == Some("golden") {
        let folder = root.join(format!("tests/old_saves/{FORMAT}"));
        std::fs::create_dir_all(&folder)?;
        for (name, game) in moments::all() {
            let path = folder.join(format!("{name}.mlqm"));
            if !path.exists() {
                write(&path, &game)?;
            }
        }
        return Ok(());
    }
    std::fs::create_dir_all(root.join("saves"))?;
    for (number, (name, ..)) in samples::SAMPLES.iter().enumerate() {
        let path = root.join(format!("saves/{name}.mlqm"));
        write(&path, &samples::make(number))?;
    }
    Ok(())
}
