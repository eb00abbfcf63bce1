//! Setting up a new game: who plays, who begins, what this table does its own way, which shuffle.

mod draft;
mod options;
mod seats;

pub use draft::{Ready, SeatDraft, SetUpDraft, WhyNot, deck_said, seed_by_chance, seed_said};

use super::frame::{Page, page};
use crate::play::BotLevel;
use crate::ui::look::Look;
use crate::ui::parts::kit;
use crate::ui::theme::size;
use crate::ui::widgets::{self, ButtonSpec, Kind, button};
use egui::Ui;

/// From this width on, who begins stands beside the seats.
const TWO_COLUMNS: f32 = 820.0;
/// Width of the seats then, in points.
const SEATS: f32 = 490.0;

/// What was asked of the set-up screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpAction {
    /// Back to where it was opened.
    Back,
    /// Deal this game.
    Start(Box<Ready>),
    /// Show a ruling, 1 to 29.
    Ruling(u8),
}

/// Draws the form. `levels` are the bots there are, the weakest first.
pub fn set_up(
    ui: &mut Ui,
    look: &Look,
    draft: &mut SetUpDraft,
    levels: &[BotLevel],
    out: &mut Vec<SetUpAction>,
) {
    let ready = draft.ready(&look.texts);
    let sheet = Page {
        title: &look.texts.get("setup-title"),
        width: 940.0,
        fill: false,
    };
    let foot = |ui: &mut Ui, out: &mut Vec<SetUpAction>| foot(ui, look, &ready, out);
    let body = |ui: &mut Ui, out: &mut Vec<SetUpAction>| {
        let wide = ui.available_width() >= TWO_COLUMNS;
        if wide {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(SEATS);
                    seats::seats(ui, look, draft, levels);
                });
                ui.add_space(size::GAP * 2.0);
                ui.vertical(|ui| {
                    seats::begins(ui, look, draft, out);
                    ui.add_space(size::GAP);
                    seats::families(ui, look);
                });
            });
        } else {
            seats::seats(ui, look, draft, levels);
            seats::begins(ui, look, draft, out);
        }
        widgets::rule(ui, look);
        options::options(ui, look, draft, out);
    };
    page(ui, look, &sheet, out, body, foot);
}

fn foot(ui: &mut Ui, look: &Look, ready: &Result<Ready, WhyNot>, out: &mut Vec<SetUpAction>) {
    let texts = &look.texts;
    let start = ButtonSpec {
        text: texts.get("setup-start"),
        kind: Kind::Primary,
        shortcut: None,
        enabled: ready.as_ref().map(|_| ()).map_err(|why| why.said(texts)),
    };
    if button(ui, look, &start).clicked()
        && let Ok(ready) = ready
    {
        out.push(SetUpAction::Start(Box::new(ready.clone())));
    }
    if kit::press(ui, look, &texts.get("common-back"), Kind::Quiet) {
        out.push(SetUpAction::Back);
    }
    ui.add_space(size::GAP);
    match ready {
        Ok(_) => kit::small(ui, look, &texts.get("setup-ready")),
        Err(why) => kit::verdict(ui, look, &why.said(texts), false),
    };
}
