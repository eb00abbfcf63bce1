//! `mlq-lab open`: checks a save, prints its public summary or its record.

use super::LabError;
use crate::record::Record;
use crate::save::{Head, SavedGame, StoreError, load_file};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Open {
    /// Print the game's record instead. It shows every hand.
    #[arg(long)]
    record: bool,
    /// The save.
    #[arg(value_name = "SAVE")]
    save: PathBuf,
}

impl Open {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), LabError> {
        let game = load_file(&self.save)
            .map_err(|error| complaint(&error))?
            .game;
        let json = if self.record {
            record(&game).to_json()
        } else {
            serde_json::to_string_pretty(&Head::of(&game))
        };
        let json = json.map_err(|error| LabError::Input(error.to_string()))?;
        writeln!(out, "{json}")?;
        Ok(())
    }
}

fn record(game: &SavedGame) -> Record {
    let names: Vec<String> = game
        .seating
        .iter()
        .map(|(_, sitting)| sitting.name.to_string())
        .collect();
    Record::from_timeline(&game.timeline, &names)
}

/// What is wrong, and how much of the game is whole.
fn complaint(error: &StoreError) -> LabError {
    let whole = match error {
        StoreError::Load { why, .. } => why.valid(),
        _ => None,
    };
    LabError::Input(match whole {
        None => error.to_string(),
        Some(game) => {
            let (moves, turn) = (
                game.timeline.moves().len(),
                game.timeline.now().table().turn,
            );
            format!("{error}; the game is whole up to turn {turn} ({moves} moves)")
        }
    })
}
