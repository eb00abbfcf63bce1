//! The public log beside the table: click a line to see the table as it was then.

use super::kit;
use crate::rules::Seat;
use crate::text::{Language, LogLine, Told};
use crate::ui::look::Look;
use crate::ui::paint::{self, Mark, rings};
use crate::ui::theme::{bold, mix, size, text};
use crate::ui::widgets;
use egui::text::LayoutJob;
use egui::{Align, Color32, FontId, Galley, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use egui_extras::{Column, TableBuilder};
use std::sync::Arc;

/// Room left and right of a line's words, in points.
const MARGIN: f32 = 8.0;
/// Room above and below a line's words, in points.
const PADDING: f32 = 4.0;
/// Room for the sign before a remark, in points.
const SIGN: f32 = 20.0;

/// What the log remembers while it is open.
#[derive(Debug, Default)]
pub struct LogPanel {
    about: Option<Seat>,
    laid: Option<Laid>,
    /// The point last looked back at: a new one is brought into sight.
    seen: Option<usize>,
}

/// Lines as they were last laid out: hundreds of them cost nothing until one is added.
#[derive(Debug)]
struct Laid {
    key: Key,
    rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq)]
struct Key {
    lines: usize,
    last: Option<LogLine>,
    language: Language,
    about: Option<Seat>,
    width: f32,
    pixels: f32,
    first: Color32,
    /// Laid-out text from before egui threw its letters away would show other ones.
    letters: u64,
}

#[derive(Debug)]
struct Row {
    galley: Arc<Galley>,
    words: String,
    height: f32,
    moves: usize,
    kind: RowKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowKind {
    Turn,
    Move,
    /// A move that was taken back.
    TakenBack,
    Remark,
}

/// What was asked of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogAction {
    /// Close it.
    Close,
    /// Show the table as it was after so many moves.
    LookBack(usize),
}

/// The lines of a game and who they speak of.
#[derive(Clone, Copy, Debug)]
pub struct LogScene<'a> {
    /// The lines, oldest first.
    pub lines: &'a [LogLine],
    /// The players' names, by seat.
    pub names: &'a [String],
    /// The point looked back at, if any.
    pub looking_back: Option<usize>,
}

/// Draws the log into the room there is.
pub fn log(
    ui: &mut Ui,
    look: &Look,
    scene: LogScene<'_>,
    state: &mut LogPanel,
    out: &mut Vec<LogAction>,
) {
    let texts = &look.texts;
    ui.horizontal(|ui| {
        kit::title(ui, look, &texts.get("log-title"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::icon_button(ui, look, Mark::Cross, &texts.get("log-close"), Ok(()))
                .clicked()
            {
                out.push(LogAction::Close);
            }
        });
    });
    filter(ui, look, scene, state);
    if scene.lines.is_empty() {
        kit::small(ui, look, &texts.get("log-empty"));
        return;
    }
    let width = ui.available_width() - size::GAP * 2.5;
    let before = std::mem::replace(&mut state.seen, scene.looking_back);
    let rows = state.rows(ui, look, scene, width);
    let heights: Vec<f32> = rows.iter().map(|row| row.height).collect();
    let seen = scene.looking_back;
    let place = rows.iter().position(|row| Some(row.moves) == seen);
    let goto = place.filter(|_| seen != before);
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut table = TableBuilder::new(ui);
    if let Some(row) = goto {
        table = table.scroll_to_row(row, None);
    }
    table
        .id_salt("log_rows")
        .column(Column::exact(width))
        .stick_to_bottom(seen.is_none())
        .auto_shrink([false, false])
        .body(|body| {
            body.heterogeneous_rows(heights.into_iter(), |mut table| {
                let Some(row) = rows.get(table.index()) else {
                    return;
                };
                table.col(|ui| {
                    if line(ui, look, row, seen == Some(row.moves)) {
                        out.push(LogAction::LookBack(row.moves));
                    }
                });
            });
        });
}

fn filter(ui: &mut Ui, look: &Look, scene: LogScene<'_>, state: &mut LogPanel) {
    let seats = Seat::all(scene.names.len() as u8);
    let mut choices = vec![(None, look.texts.get("log-filter-all"))];
    for seat in seats {
        choices.push((Some(seat), look.texts.seats(scene.names, [seat])));
    }
    let label = look.texts.get("log-filter");
    ui.horizontal(|ui| {
        kit::small(ui, look, &label);
        kit::pick(ui, look, &label, &mut state.about, &choices);
    });
}

impl LogPanel {
    fn rows(&mut self, ui: &Ui, look: &Look, scene: LogScene<'_>, width: f32) -> &[Row] {
        let key = Key {
            lines: scene.lines.len(),
            last: scene.lines.last().cloned(),
            language: look.texts.language(),
            about: self.about,
            width,
            pixels: ui.ctx().pixels_per_point(),
            first: look.theme.panel_text,
            letters: look.memo.letters(ui.ctx()),
        };
        if self.laid.as_ref().is_none_or(|laid| laid.key != key) {
            let about = self.about;
            let wanted = |line: &&LogLine| {
                let turn = matches!(line.told, Told::Turn { .. });
                about.is_none_or(|seat| !turn && line.about().has(seat))
            };
            let lines = scene.lines.iter().filter(wanted);
            let rows = lines.map(|line| row(ui, look, line, scene.names, width));
            self.laid = Some(Laid {
                key,
                rows: rows.collect(),
            });
        }
        self.laid.as_ref().map_or(&[], |laid| &laid.rows)
    }
}

fn row(ui: &Ui, look: &Look, line: &LogLine, names: &[String], width: f32) -> Row {
    let words = look.texts.log_line(line, names);
    let theme = &look.theme;
    let (kind, font, colour): (RowKind, FontId, Color32) = match line.told {
        Told::Turn { .. } => (RowKind::Turn, bold(size::BODY), theme.panel_text),
        _ if line.taken_back => (RowKind::TakenBack, text(size::BODY), theme.weak_text),
        _ if line.is_remark() => (RowKind::Remark, text(size::SMALL), theme.weak_text),
        _ => (RowKind::Move, text(size::BODY), theme.panel_text),
    };
    let sign = if kind == RowKind::Remark { SIGN } else { 0.0 };
    let room = width - 2.0 * MARGIN - sign;
    let mut job = LayoutJob::simple(words.clone(), font, colour, room);
    if kind == RowKind::TakenBack {
        for section in &mut job.sections {
            section.format.strikethrough = egui::Stroke::new(1.5, colour);
        }
    }
    let galley = ui.painter().layout_job(job);
    let above = if kind == RowKind::Turn { PADDING } else { 0.0 };
    let height = (galley.size().y + 2.0 * PADDING + above).max(size::TARGET);
    Row {
        galley,
        words,
        height,
        moves: line.moves,
        kind,
    }
}

/// Draws one line; whether it was pressed.
fn line(ui: &mut Ui, look: &Look, row: &Row, seen: bool) -> bool {
    let theme = &look.theme;
    let rect = ui.max_rect();
    let id = ui.scope_id().with("line");
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, seen, &row.words));
    if response.contains_pointer() || response.has_focus() {
        widgets::note(&response, look, &look.texts.get("log-look-back"));
    }
    let painter = ui.painter();
    if seen {
        painter.rect_filled(rect, 2, mix(theme.panel, theme.tag_on.ground, 0.5));
        let edge = Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
        painter.rect_filled(edge, 0, theme.chosen);
    } else if response.hovered() {
        painter.rect_filled(rect, 2, mix(theme.panel, theme.tag_on.ground, 0.25));
    }
    if row.kind == RowKind::Turn {
        let line = egui::Stroke::new(1.0, theme.hairline);
        painter.hline(rect.x_range(), rect.top() + 1.0, line);
    }
    let mut at = pos2(
        rect.left() + MARGIN,
        rect.bottom() - PADDING - row.galley.size().y,
    );
    if row.kind == RowKind::Remark {
        let sign = Rect::from_min_size(pos2(at.x, at.y + 2.0), vec2(14.0, 14.0));
        paint::mark(painter, sign, Mark::Undo, theme.weak_text);
        at.x += SIGN;
    }
    painter.galley(at, Arc::clone(&row.galley), theme.panel_text);
    if response.has_focus() {
        rings::focus(painter, look, rect.shrink(3.0), 0.0, 2.0);
    }
    response.clicked()
}
