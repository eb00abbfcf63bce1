//! Public records in and out: what a finished game leaves for other programs, and theirs for us.

use super::app::App;
use crate::play::{Curtain, Player, PlayerName, Seating, Sitting, Timeline};
use crate::record::Record;
use crate::save::{Over, SavedGame, StoreError, file_name, write_file};
use egui::Context;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// Most bytes of a record that are read; the record's own limit is the same or lower.
const MAX_BYTES: u64 = 16 << 20;

/// Whether a path looks like a public record by its ending.
#[must_use]
pub fn is_record(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case("json"))
}

/// Reads a record and plays its game through the rules; `None` where it is no good record.
fn read(path: &Path) -> Option<SavedGame> {
    // A pipe of that name would block.
    if !std::fs::metadata(path).ok()?.is_file() {
        return None;
    }
    let mut text = String::new();
    let file = File::open(path).ok()?;
    file.take(MAX_BYTES + 1).read_to_string(&mut text).ok()?;
    let record = Record::from_json(&text).ok()?;
    let timeline = record.replay().ok()?;
    let seating = seated(&record.players, &timeline)?;
    Some(SavedGame::new(timeline, seating))
}

/// The people of a record. Names that our tables do not take are replaced by the family's.
fn seated(names: &[String], timeline: &Timeline) -> Option<Seating> {
    let table = *timeline.now().table();
    let sit = |name: PlayerName| Sitting {
        name,
        player: Player::Human,
    };
    let as_written = names.iter().map(|name| PlayerName::new(name).map(sit));
    let as_written: Option<Vec<Sitting>> = as_written.collect::<Result<_, _>>().ok();
    as_written
        .and_then(|seats| Seating::new(seats).ok())
        .or_else(|| {
            let families = table
                .seats()
                .map(|seat| PlayerName::new(table.family(seat).name()).map(sit));
            Seating::new(families.collect::<Result<_, _>>().ok()?).ok()
        })
}

impl App {
    /// Opens a public record. A bad one leaves the game in play as it is.
    pub(super) fn open_record(&mut self, ctx: &Context, path: &Path) {
        if let Some(game) = read(path) {
            self.set_aside();
            self.disk.another_game();
            self.take_up(ctx, game, None);
        } else {
            let name = path.display().to_string();
            let words = self
                .look
                .texts
                .with("record-unreadable", &[("path", name.into())]);
            self.toasts.warn(words);
        }
    }

    /// Writes the public record of a finished game beside its saves. It shows every hand (R29), so
    /// it is never written while a game is on.
    pub(super) fn export_record(&mut self) {
        let Some(game) = &self.game else { return };
        if game.session.curtain() != Curtain::Over {
            return;
        }
        let Some(folder) = self.disk.folder() else {
            let error = self.store_error(&StoreError::NoFolder);
            self.toasts.warn(error);
            return;
        };
        let path = folder
            .join(file_name(&self.save_title()))
            .with_extension("json");
        let record = Record::from_timeline(game.session.timeline(), &game.names());
        let name = path.display().to_string();
        let written = record
            .to_json()
            .ok()
            .map(|text| write_file(&path, text.as_bytes(), Over::Anything));
        match written {
            Some(Ok(_)) => {
                self.toasts.say(
                    self.look
                        .texts
                        .with("record-saved", &[("path", name.into())]),
                );
            }
            Some(Err(error)) => self.toasts.warn(self.store_error(&error)),
            None => {
                let words = self
                    .look
                    .texts
                    .with("store-not-written", &[("path", name.into())]);
                self.toasts.warn(words);
            }
        }
    }
}
