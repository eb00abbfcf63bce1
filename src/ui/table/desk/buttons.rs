//! The row of buttons at the foot of the desk. Whatever can't be pressed says why.

use super::super::scene::Scene;
use crate::play::Barrier;
use crate::rules::{Move, why_not};
use crate::ui::command::Command;
use crate::ui::draft::NotYet;
use crate::ui::look::Look;
use crate::ui::theme::size;
use crate::ui::widgets::{Board, ButtonSpec, Kind, button};
use egui::{Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};

/// From this width on, in points, three buttons have room for their keys in two rows.
const WIDE_ENOUGH: f32 = 390.0;

/// A button and what it asks for.
struct Entry {
    spec: ButtonSpec,
    command: Command,
}

/// Buttons collected in reading order.
#[derive(Default)]
pub struct Row {
    entries: Vec<Entry>,
    /// Three in one row where there is little room: something else needs the height.
    flat: bool,
}

/// The reason of a ruling, or nothing.
fn enabled(look: &Look, scene: &Scene<'_>, mv: Move) -> Result<(), String> {
    why_not(&scene.view.as_view(), mv).map_or(Ok(()), |why| Err(look.texts.refusal(why)))
}

impl Row {
    /// A row that stays a row where there is little room: something else needs the height.
    pub fn flat() -> Self {
        Self {
            flat: true,
            ..Self::default()
        }
    }

    /// Adds a button.
    pub fn add(
        &mut self,
        text: String,
        kind: Kind,
        shortcut: &str,
        enabled: Result<(), String>,
        command: Command,
    ) {
        let shortcut = (!shortcut.is_empty()).then(|| shortcut.to_owned());
        self.entries.push(Entry {
            spec: ButtonSpec {
                text,
                kind,
                shortcut,
                enabled,
            },
            command,
        });
    }

    /// Adds a button for one move, disabled by whatever ruling forbids it.
    pub fn for_move(
        &mut self,
        look: &Look,
        scene: &Scene<'_>,
        key: &str,
        shortcut: &str,
        mv: Move,
        command: Command,
    ) {
        let enabled = enabled(look, scene, mv);
        self.add(look.texts.get(key), Kind::Plain, shortcut, enabled, command);
    }

    /// Adds “confirm”, in the words of the draft.
    pub fn confirm(&mut self, look: &Look, scene: &Scene<'_>, text: String, kind: Kind) {
        let enabled = match scene.draft.moves(&scene.view.as_view()) {
            Ok(_) => Ok(()),
            Err(NotYet::Refused(why)) => Err(look.texts.refusal(why)),
            Err(NotYet::Missing(_) | NotYet::NoSet) => Err(super::sentence(look, scene)),
        };
        self.add(text, kind, "Enter", enabled, Command::Confirm);
    }

    /// Adds “cancel”.
    pub fn cancel(&mut self, look: &Look) {
        self.add(
            look.texts.get("desk-cancel"),
            Kind::Quiet,
            "Esc",
            Ok(()),
            Command::ClearDraft,
        );
    }

    /// Adds “undo”, with the reason where it stops.
    pub fn undo(&mut self, look: &Look, scene: &Scene<'_>) {
        let enabled = undo_reason(look, scene).map_or(Ok(()), Err);
        self.add(
            look.texts.get("desk-undo"),
            Kind::Plain,
            "Ctrl+Z",
            enabled,
            Command::Undo,
        );
    }

    /// Adds “end turn”.
    pub fn end_turn(&mut self, look: &Look, scene: &Scene<'_>) {
        let enabled = if scene.can_end_turn {
            Ok(())
        } else {
            Err(look.texts.get("desk-turn-not-over"))
        };
        let text = look.texts.get("desk-end-turn");
        self.add(text, Kind::Primary, "Ctrl+Enter", enabled, Command::EndTurn);
    }

    fn in_one_row(&self, width: f32) -> bool {
        self.flat && width < WIDE_ENOUGH
    }

    /// The height the buttons will take, in points.
    pub fn height(&self, width: f32) -> f32 {
        let two = self.entries.len() > 2 && !self.in_one_row(width);
        let rows = if two { 2.0 } else { 1.0 };
        rows * (size::COMMIT + 4.0) + 4.0
    }

    /// Draws the buttons along the lower edge of `inner`: up to two side by side; of more, the last
    /// has the lowest row to itself.
    pub fn show(mut self, ui: &mut Ui, look: &Look, inner: Rect, out: &mut Vec<Command>) {
        let row = Rect::from_min_max(pos2(inner.left(), inner.bottom() - size::COMMIT), inner.max);
        if self.entries.len() > 2 && self.in_one_row(inner.width()) {
            // Three fit side by side without their keys; the keys stand in the README and the tooltips.
            for entry in &mut self.entries {
                entry.spec.shortcut = None;
            }
            one_row(ui, look, row, self.entries, out);
        } else if self.entries.len() > 2 {
            let last = self.entries.split_off(self.entries.len() - 1);
            let above = row.translate(vec2(0.0, -size::COMMIT - 4.0));
            one_row(ui, look, above, self.entries, out);
            one_row(ui, look, row, last, out);
        } else {
            one_row(ui, look, row, self.entries, out);
        }
    }
}

/// Buttons from the right edge, in reading order; without their keys where these find no room.
fn one_row(ui: &mut Ui, look: &Look, row: Rect, mut entries: Vec<Entry>, out: &mut Vec<Command>) {
    let layout = Layout::right_to_left(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(row).layout(layout));
    if !fits(&ui, row.width(), &entries) {
        for entry in &mut entries {
            entry.spec.shortcut = None;
        }
        narrow(&ui, row.width(), &mut entries);
    }
    for entry in entries.into_iter().rev() {
        if button(&mut ui, look, &entry.spec).clicked() {
            out.push(entry.command);
        }
    }
}

/// Where they find no room even without their keys, plain buttons become slips of paper.
fn narrow(ui: &Ui, room: f32, entries: &mut [Entry]) {
    if !fits(ui, room, entries) {
        let kinds = entries.iter_mut().map(|entry| &mut entry.spec.kind);
        kinds
            .filter(|kind| **kind == Kind::Plain)
            .for_each(|kind| *kind = Kind::Quiet);
    }
}

/// Whether they have room side by side.
fn fits(ui: &Ui, room: f32, entries: &[Entry]) -> bool {
    let gap = ui.spacing().item_spacing.x;
    let widths = entries
        .iter()
        .map(|entry| Board::new(&entry.spec).wide(ui) + gap);
    widths.sum::<f32>() - gap <= room
}

/// Why nothing can be taken back; `None` if it can.
pub fn undo_reason(look: &Look, scene: &Scene<'_>) -> Option<String> {
    let key = match scene.undo_barrier? {
        Barrier::NothingDone => "undo-nothing-done",
        Barrier::Drawn => "undo-drawn",
        Barrier::Taken => "undo-taken",
        Barrier::Asked => "undo-asked",
        Barrier::Renewed => "undo-renewed",
    };
    Some(look.texts.get(key))
}
