//! The end of a game: every set line by line, who wins, a few figures.

mod receipts;
mod revealed;
mod tally;

pub use revealed::Revealed;
pub use tally::{Tally, tallies};

use super::frame::{Page, page};
use crate::rules::{Ending, PerSeat, Phase, Seat, Table};
use crate::ui::look::Look;
use crate::ui::parts::kit;
use crate::ui::theme::size;
use crate::ui::widgets::{self, Kind};
use egui::{Align, Layout, Ui};

/// A finished game as everybody may see it.
#[derive(Clone, Copy, Debug)]
pub struct ScoringScene<'a> {
    /// The final table.
    pub table: &'a Table,
    /// The players' names, by seat.
    pub names: &'a [String],
    /// What each seat did and suffered.
    pub tallies: &'a PerSeat<Tally>,
    /// Hands and deck, once the table asked for them (R29).
    pub revealed: Option<&'a Revealed>,
    /// How much of the totals is counted, 0 to 1: they count up when the scores are first seen.
    pub counted: f32,
}

/// What was asked of the scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoringAction {
    /// Show the final table.
    SeeTable,
    /// Show hands and deck order (R29).
    Reveal,
    /// The game again, move by move.
    Replay,
    /// Another game with the same people.
    Again,
    /// Write the public record to a file.
    SaveRecord,
    /// Back to the title.
    Title,
}

impl ScoringScene<'_> {
    fn name(&self, look: &Look, seat: Seat) -> String {
        look.texts.seats(self.names, [seat])
    }

    /// "Ana wins", "Ana and Luis share the win" (R28): all of them, without an order.
    fn verdict(&self, look: &Look) -> String {
        let leaders = self.table.leaders();
        let names = look.texts.seats(self.names, leaders.iter().copied());
        match leaders.len() {
            1 => look.texts.with("scoring-winner", &[("name", names.into())]),
            _ => look
                .texts
                .with("scoring-winners", &[("names", names.into())]),
        }
    }

    fn reason(&self, look: &Look) -> Option<String> {
        let Phase::Over(ending) = self.table.phase else {
            return None;
        };
        Some(look.texts.get(match ending {
            Ending::Deck => "scoring-end-deck",
            Ending::FiveSets => "scoring-end-sets",
            Ending::Both => "scoring-end-both",
        }))
    }
}

/// Draws the scores.
pub fn scoring(ui: &mut Ui, look: &Look, scene: &ScoringScene<'_>, out: &mut Vec<ScoringAction>) {
    let sheet = Page {
        title: &scene.verdict(look),
        width: 1240.0,
        fill: false,
    };
    let body = |ui: &mut Ui, out: &mut Vec<ScoringAction>| {
        if let Some(reason) = scene.reason(look) {
            kit::plain(ui, look, &reason);
        }
        receipts::standings(ui, look, scene);
        ui.add_space(size::GAP);
        if let Some(revealed) = scene.revealed {
            revealed::revealed(ui, look, scene, revealed);
            widgets::rule(ui, look);
        }
        receipts::receipts(ui, look, scene);
        widgets::rule(ui, look);
        receipts::figures(ui, look, scene);
        ui.add_space(size::GAP);
        let record = look.texts.get("scoring-save-record");
        if kit::press(ui, look, &record, Kind::Quiet) {
            out.push(ScoringAction::SaveRecord);
        }
    };
    page(ui, look, &sheet, out, body, |ui, out| {
        foot(ui, look, scene, out);
    });
}

fn foot(ui: &mut Ui, look: &Look, scene: &ScoringScene<'_>, out: &mut Vec<ScoringAction>) {
    let texts = &look.texts;
    if kit::press(ui, look, &texts.get("scoring-again"), Kind::Primary) {
        out.push(ScoringAction::Again);
    }
    if kit::press(ui, look, &texts.get("scoring-replay"), Kind::Plain) {
        out.push(ScoringAction::Replay);
    }
    if kit::press(ui, look, &texts.get("scoring-table"), Kind::Plain) {
        out.push(ScoringAction::SeeTable);
    }
    let hands = texts.get("scoring-hands");
    if scene.revealed.is_none() && kit::press(ui, look, &hands, Kind::Plain) {
        out.push(ScoringAction::Reveal);
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if kit::press(ui, look, &texts.get("scoring-to-title"), Kind::Quiet) {
            out.push(ScoringAction::Title);
        }
    });
}
