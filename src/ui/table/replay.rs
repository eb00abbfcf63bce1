//! Looking back: move by move through what everybody saw, and back to now.

use super::foot::{heading, spec};
use super::scene::LookBack;
use crate::ui::command::Command;
use crate::ui::look::Look;
use crate::ui::paint::Mark;
use crate::ui::theme::size;
use crate::ui::widgets::{Board, Kind, button, icon_button, paper};
use egui::{Align, Context, Key, Layout, Modifiers, ProgressBar, Rect, Ui, UiBuilder, vec2};

/// Width of the five controls in points, with the gaps between and after them.
const STEPS: f32 = 5.0 * size::CONTROL + 8.0 * size::GAP;

/// Draws what lies where the hand was.
pub fn controls(ui: &mut Ui, look: &Look, point: LookBack, rect: Rect, out: &mut Vec<Command>) {
    let inner = paper(ui, look, rect);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    ui.vertical_centered(|ui| {
        let texts = &look.texts;
        heading(ui, look, texts.get("back-title"));
        ui.label(texts.get("back-note"));
        let blanks = [
            ("at", (point.at as u32).into()),
            ("of", (point.of as u32).into()),
        ];
        ui.label(texts.with("back-point", &blanks));
        let bar = ProgressBar::new(point.at as f32 / point.of.max(1) as f32)
            .desired_height(6.0)
            .fill(look.theme.inks.gold)
            .desired_width(inner.width().min(420.0));
        ui.add(bar);
        ui.add_space(size::GAP);
        let home = spec(texts.get("back-return"), Kind::Primary, "Esc");
        let wide = STEPS + Board::new(&home).wide(ui);
        let room = vec2(wide, size::COMMIT);
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            steps(ui, look, point, out);
            ui.add_space(size::GAP * 2.0);
            if button(ui, look, &home).clicked() {
                out.push(Command::LookBack(None));
            }
        });
    });
}

fn steps(ui: &mut Ui, look: &Look, point: LookBack, out: &mut Vec<Command>) {
    let texts = &look.texts;
    let begun = if point.at > 0 {
        Ok(())
    } else {
        Err(texts.get("back-at-start"))
    };
    let more = if point.at < point.of {
        Ok(())
    } else {
        Err(texts.get("back-at-now"))
    };
    let (mark, name) = if point.playing {
        (Mark::Pause, "back-pause")
    } else {
        (Mark::Play, "back-play")
    };
    for (mark, name, enabled, command) in [
        (
            Mark::First,
            "back-first",
            begun.clone(),
            Command::LookBack(Some(0)),
        ),
        (
            Mark::ChevronLeft,
            "back-before",
            begun,
            Command::LookBack(Some(point.moved(-1))),
        ),
        (mark, name, more.clone(), Command::PlayOn),
        (
            Mark::ChevronRight,
            "back-after",
            more.clone(),
            Command::LookBack(Some(point.moved(1))),
        ),
        (
            Mark::Last,
            "back-last",
            more,
            Command::LookBack(Some(point.of)),
        ),
    ] {
        if icon_button(ui, look, mark, &texts.get(name), enabled).clicked() {
            out.push(command);
        }
    }
}

/// Left and right a move, Home and End, space plays, Esc comes back to now.
pub fn keys(ctx: &Context, point: LookBack, out: &mut Vec<Command>) {
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (key, command) in [
        (Key::Escape, Command::LookBack(None)),
        (Key::ArrowLeft, Command::LookBack(Some(point.moved(-1)))),
        (Key::ArrowRight, Command::LookBack(Some(point.moved(1)))),
        (Key::Home, Command::LookBack(Some(0))),
        (Key::End, Command::LookBack(Some(point.of))),
    ] {
        if pressed(key) {
            out.push(command);
        }
    }
    // On a button the space bar presses that button.
    if ctx.memory(|memory| memory.focused().is_none()) && pressed(Key::Space) {
        out.push(Command::PlayOn);
    }
}
