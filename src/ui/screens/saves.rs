//! Saved games in the window itself: a list of what everybody may know of them, and a field for a path.

use super::frame::{Page, page};
use crate::ui::look::Look;
use crate::ui::paint::{self, Mark};
use crate::ui::parts::kit;
use crate::ui::widgets::{self, ButtonSpec, Field, Kind, button};
use egui::{Align, Frame, Layout, Margin, Rect, Sense, Stroke, Ui, Vec2};
use std::path::PathBuf;

/// What can be told of a saved game without opening it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveRow {
    /// The file.
    pub path: PathBuf,
    /// What people call the game, or the file's name.
    pub title: String,
    /// When it was saved, as people write it.
    pub when: String,
    /// Whether the program kept it by itself.
    pub autosave: bool,
    /// The game, or what is wrong with the file, in a sentence.
    pub game: Result<SaveFacts, String>,
}

/// The public facts of a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveFacts {
    /// Names and € of the players, by seat.
    pub players: Vec<(String, u32)>,
    /// Turns begun.
    pub turn: u32,
    /// Who is to play; `None` once the game is over.
    pub next: Option<String>,
}

/// What the list is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavesFor {
    /// To open a game.
    Opening,
    /// To save one.
    Saving,
}

/// What the screen draws from.
#[derive(Clone, Copy, Debug)]
pub struct SavesScene<'a> {
    /// What it is opened for.
    pub purpose: SavesFor,
    /// The games, newest first.
    pub rows: &'a [SaveRow],
    /// Whether the system's dialog is open.
    pub dialog: bool,
}

/// What was asked of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavesAction {
    /// Open that file.
    Open(PathBuf),
    /// Save to that file.
    SaveTo(PathBuf),
    /// Show the system's dialog.
    Browse,
    /// Stop waiting for it.
    StopWaiting,
    /// Back to where the list was opened.
    Back,
}

/// What the list remembers while it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavesPanel {
    /// What stands in the field.
    pub path: String,
}

/// Draws the list. Whether a save that is there already may be replaced is asked by whoever carries
/// the wish out.
pub fn saves(
    ui: &mut Ui,
    look: &Look,
    scene: SavesScene<'_>,
    panel: &mut SavesPanel,
    out: &mut Vec<SavesAction>,
) {
    let texts = &look.texts;
    let title = match scene.purpose {
        SavesFor::Opening => texts.get("saves-title"),
        SavesFor::Saving => texts.get("saves-save-title"),
    };
    let sheet = Page {
        title: &title,
        width: 860.0,
        fill: false,
    };
    let body = |ui: &mut Ui, out: &mut Vec<SavesAction>| {
        by_path(ui, look, scene.purpose, &mut panel.path, out);
        widgets::rule(ui, look);
        if scene.rows.is_empty() {
            kit::plain(ui, look, &texts.get("saves-none"));
        }
        for row in scene.rows {
            saved(ui, look, scene.purpose, row, out);
        }
        kit::small(ui, look, &texts.get("saves-public"));
    };
    page(ui, look, &sheet, out, body, |ui, out| {
        if kit::press(ui, look, &texts.get("common-back"), Kind::Plain) {
            out.push(SavesAction::Back);
        }
        if scene.dialog {
            if kit::press(ui, look, &texts.get("saves-browse-stop"), Kind::Plain) {
                out.push(SavesAction::StopWaiting);
            }
            kit::small(ui, look, &texts.get("saves-browse-waiting"));
        } else if kit::press(ui, look, &texts.get("saves-browse"), Kind::Plain) {
            out.push(SavesAction::Browse);
        }
    });
}

fn by_path(
    ui: &mut Ui,
    look: &Look,
    purpose: SavesFor,
    path: &mut String,
    out: &mut Vec<SavesAction>,
) {
    let texts = &look.texts;
    let (key, action): (_, fn(PathBuf) -> SavesAction) = match purpose {
        SavesFor::Opening => ("saves-path-open", SavesAction::Open),
        SavesFor::Saving => ("saves-path-save", SavesAction::SaveTo),
    };
    kit::strong(ui, look, &texts.get("saves-path"));
    ui.horizontal(|ui| {
        let (label, hint) = (texts.get("saves-path"), texts.get("saves-path-hint"));
        let field = Field::new(&label).label_unseen().hint(&hint).limit(4096);
        let typed = field
            .width(ui.available_width() - 230.0)
            .show(ui, look, path);
        let entered = typed.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let spec = ButtonSpec {
            text: texts.get(key),
            kind: Kind::Primary,
            shortcut: None,
            enabled: if path.trim().is_empty() {
                Err(texts.get("saves-path-hint"))
            } else {
                Ok(())
            },
        };
        if (button(ui, look, &spec).clicked() || entered) && !path.trim().is_empty() {
            out.push(action(PathBuf::from(path.as_str())));
        }
    });
}

fn saved(ui: &mut Ui, look: &Look, purpose: SavesFor, row: &SaveRow, out: &mut Vec<SavesAction>) {
    let texts = &look.texts;
    let frame = Frame::new()
        .stroke(Stroke::new(1.0, look.theme.hairline))
        .inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            sign(ui, look, row);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let (key, action) = match purpose {
                    SavesFor::Opening => ("saves-open", SavesAction::Open(row.path.clone())),
                    SavesFor::Saving => ("saves-save", SavesAction::SaveTo(row.path.clone())),
                };
                // Autosaves are the program's own; only opening makes sense for them.
                let ours = !row.autosave || purpose == SavesFor::Opening;
                let whole = row.game.is_ok() || purpose == SavesFor::Saving;
                if ours && whole && kit::press(ui, look, &texts.get(key), Kind::Plain) {
                    out.push(action);
                }
                ui.with_layout(Layout::top_down(Align::Min), |ui| facts(ui, look, row));
            });
        });
    });
}

fn sign(ui: &mut Ui, look: &Look, row: &SaveRow) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(28.0), Sense::hover());
    let (mark, colour) = match row.game {
        Ok(_) => (Mark::Disk, look.theme.panel_text),
        Err(_) => (Mark::Warning, look.theme.bad_text),
    };
    let square = Rect::from_center_size(rect.center(), Vec2::splat(22.0));
    paint::mark(ui.painter(), square, mark, colour);
}

fn facts(ui: &mut Ui, look: &Look, row: &SaveRow) {
    let texts = &look.texts;
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.horizontal(|ui| {
        kit::strong(ui, look, &row.title);
        if row.autosave {
            kit::changed(ui, look, &texts.get("saves-autosave"));
        }
    });
    match &row.game {
        Ok(game) => {
            let players = game.players.iter().map(|(name, euros)| {
                let euros = texts.euros(*euros);
                texts.with(
                    "saves-total",
                    &[("name", name.clone().into()), ("euros", euros.into())],
                )
            });
            let names = players.collect::<Vec<_>>().join(", ");
            let line = texts.with(
                "saves-row",
                &[("names", names.into()), ("turn", game.turn.into())],
            );
            let next = match &game.next {
                Some(next) => texts.with("saves-next", &[("next", next.clone().into())]),
                None => texts.get("saves-over"),
            };
            let when = moment(&row.when);
            kit::small(ui, look, &format!("{line} · {next} · {when}"));
        }
        Err(why) => {
            kit::verdict(ui, look, why, false);
        }
    }
}

/// A moment as people write it: `2026-02-03T18:30:00Z` without the seconds; anything else as it is.
fn moment(saved: &str) -> String {
    let whole = saved
        .strip_suffix('Z')
        .and_then(|rest| rest.split_once('T'));
    match whole.and_then(|(day, time)| Some((day, time.get(..5)?))) {
        Some((day, minute)) => format!("{day} {minute} UTC"),
        None => saved.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_short() {
        assert_eq!(moment("2026-02-03T18:30:00Z"), "2026-02-03 18:30 UTC");
        assert_eq!(moment("yesterday"), "yesterday");
        assert_eq!(moment("T1Z"), "T1Z");
    }
}
