//! The bar at the top: turn, whose it is, the phases, and the way to everything else.

use super::props;
use super::scene::Scene;
use crate::play::Curtain;
use crate::rules::{Ending, Phase, SETS_TO_WIN};
use crate::ui::command::Command;
use crate::ui::look::Look;
use crate::ui::theme::{bold, display, size, text};
use crate::ui::widgets::{ButtonSpec, Kind, button};
use egui::{Align, Layout, Rect, RichText, Ui, UiBuilder, vec2};

/// What the bar needs beside the scene.
#[derive(Clone, Copy, Debug)]
pub struct Marks {
    /// Rules beside the table.
    pub rules_open: bool,
    /// Log beside the table.
    pub log_open: bool,
    /// The game is not on disk.
    pub unsaved: bool,
}

/// Draws the bar.
pub fn top_bar(
    ui: &mut Ui,
    look: &Look,
    scene: &Scene<'_>,
    rect: Rect,
    marks: Marks,
    out: &mut Vec<Command>,
) {
    props::bar(ui.painter(), look, rect);
    let inner = rect.shrink2(vec2(12.0, 4.0));
    let layout = Layout::left_to_right(Align::Center);
    let mut left = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
    status(&mut left, look, scene, marks);
    let layout = Layout::right_to_left(Align::Center);
    let mut right = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
    tools(&mut right, look, scene, marks, out);
}

fn status(ui: &mut Ui, look: &Look, scene: &Scene<'_>, marks: Marks) {
    let table = scene.table();
    let texts = &look.texts;
    let ink = look.theme.ground_text;
    let turn = texts.with("bar-turn", &[("turn", table.turn.into())]);
    ui.label(RichText::new(turn).font(display(size::VALUE)).color(ink));
    let who = texts.with(
        "bar-who",
        &[
            ("name", scene.name(table.active).to_owned().into()),
            ("family", texts.family(table.family(table.active)).into()),
        ],
    );
    ui.label(RichText::new(who).font(bold(size::BODY)).color(ink));
    phases(ui, look, scene);
    if let Some(warning) = warning(look, scene) {
        ui.label(
            RichText::new(warning)
                .font(bold(size::SMALL))
                .color(look.theme.ground_text),
        );
    }
    if marks.unsaved {
        ui.label(
            RichText::new(texts.get("bar-unsaved"))
                .font(text(size::SMALL))
                .color(ink),
        );
    }
}

/// Draw → Act → End, the present one marked.
fn phases(ui: &mut Ui, look: &Look, scene: &Scene<'_>) {
    let now = match scene.phase() {
        _ if scene.finished.is_some() => 2,
        Phase::Start | Phase::Discard | Phase::Exchange { .. } => 0,
        Phase::Action | Phase::Price | Phase::Extra => 1,
        Phase::Answer { .. } | Phase::Over(_) => 2,
    };
    let words = ["phase-draw", "phase-act", "phase-end"].map(|key| look.texts.get(key));
    props::phase_strip(ui, look, &words, now);
}

/// R23, R24: what everybody should know, said without getting in the way.
fn warning(look: &Look, scene: &Scene<'_>) -> Option<String> {
    let table = scene.table();
    let texts = &look.texts;
    if let Phase::Over(ending) = table.phase {
        return Some(texts.get(match ending {
            Ending::Deck => "ended-deck",
            Ending::FiveSets => "ended-sets",
            Ending::Both => "ended-both",
        }));
    }
    if table.deck_left == 0 {
        return Some(texts.get("warn-last-turn"));
    }
    let close = table
        .seats()
        .find(|&seat| table.areas[seat].len() + 1 == SETS_TO_WIN)?;
    Some(texts.with(
        "warn-four-sets",
        &[("name", scene.name(close).to_owned().into())],
    ))
}

fn tools(ui: &mut Ui, look: &Look, scene: &Scene<'_>, marks: Marks, out: &mut Vec<Command>) {
    let texts = &look.texts;
    let mut tool = |ui: &mut Ui, key: &str, shortcut: &str, on: bool, command: Command| {
        let kind = if on { Kind::Primary } else { Kind::Quiet };
        let shortcut = (!shortcut.is_empty()).then(|| shortcut.to_owned());
        let spec = ButtonSpec {
            text: texts.get(key),
            kind,
            shortcut,
            enabled: Ok(()),
        };
        if button(ui, look, &spec).clicked() {
            out.push(command);
        }
    };
    tool(ui, "bar-menu", "", false, Command::ToggleMenu);
    tool(
        ui,
        "bar-rules",
        "F1",
        marks.rules_open,
        Command::ToggleRules,
    );
    tool(ui, "bar-log", "", marks.log_open, Command::ToggleLog);
    if matches!(
        scene.curtain,
        Curtain::Private(_) | Curtain::Claim { open: true, .. }
    ) {
        tool(ui, "bar-hide", "", false, Command::Hide);
    }
}
