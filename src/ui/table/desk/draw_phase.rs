//! The desk in the draw phase: motorbike, draw, discard, exchange (R5–R10).

use super::super::scene::Scene;
use super::buttons::Row;
use crate::rules::{Move, Phase, Stall, why_not};
use crate::ui::command::Command;
use crate::ui::draft::{Draft, Pick};
use crate::ui::look::Look;
use crate::ui::widgets::{Kind, chip};
use egui::{ScrollArea, Ui};

pub fn start(ui: &mut Ui, look: &Look, scene: &Scene<'_>, out: &mut Vec<Command>) -> Row {
    let mut row = Row::default();
    match scene.draft {
        Draft::Draw => {
            ui.label(look.texts.get("desk-draw-note"));
            row.cancel(look);
            row.confirm(look, scene, look.texts.get("desk-draw"), Kind::Primary);
        }
        Draft::Exchange { take, .. } => {
            if let Some(stall) = *take {
                take_note(ui, look, scene, stall, out);
            }
            row.cancel(look);
            row.confirm(
                look,
                scene,
                look.texts.get("desk-exchange-confirm"),
                Kind::Primary,
            );
        }
        _ => {
            row.for_move(
                look,
                scene,
                "desk-motorbike",
                "M",
                Move::Motorbike,
                Command::Motorbike,
            );
            row.for_move(
                look,
                scene,
                "desk-draw",
                "D",
                Move::Draw,
                Command::Pick(Pick::Draw),
            );
            let any = Stall::ALL.map(|stall| Move::Take { stall }).into_iter();
            let view = scene.view.as_view();
            // The first stall whose top may be taken speaks for all; else the reason of the first.
            let best = any.clone().find(|&mv| why_not(&view, mv).is_none());
            let mv = best.or(any.clone().next()).unwrap_or(Move::Draw);
            let command = Command::Pick(Pick::Exchange);
            row.for_move(look, scene, "desk-exchange", "E", mv, command);
        }
    }
    row
}

/// R9: a Reyes may take first and choose on; that shows a card, so it can't be taken back.
fn take_note(ui: &mut Ui, look: &Look, scene: &Scene<'_>, stall: Stall, out: &mut Vec<Command>) {
    let seat = scene.view.seat.unwrap_or(scene.table().active);
    let able = scene.table().family(seat).exchanges_two() && scene.view.hand.len() > 1;
    if able && chip(ui, look, &look.texts.get("desk-take-now"), false, Ok(())).clicked() {
        out.push(Command::TakeNow(stall));
    }
}

pub fn discard(look: &Look, scene: &Scene<'_>) -> Row {
    let mut row = Row::default();
    if !scene.draft.is_empty(&scene.view.as_view()) {
        row.cancel(look);
    }
    row.confirm(
        look,
        scene,
        look.texts.get("desk-discard-confirm"),
        Kind::Primary,
    );
    row
}

/// Cards are taken and not yet paid for: a second take, or giving back.
pub fn exchange(ui: &mut Ui, look: &Look, scene: &Scene<'_>, out: &mut Vec<Command>) -> Row {
    let Phase::Exchange { taken, given } = scene.phase() else {
        return Row::default();
    };
    let left = u32::from(taken.len() - given);
    ui.label(
        look.texts
            .with("desk-gives-left", &[("count", left.into())]),
    );
    let view = scene.view.as_view();
    let mut row = Row::default();
    if !scene.draft.is_empty(&view) {
        row.cancel(look);
    }
    row.confirm(
        look,
        scene,
        look.texts.get("desk-give-confirm"),
        Kind::Primary,
    );
    let room = ui.available_height() - row.height(ui.available_width());
    // In the lowest windows there is room for one line of them.
    ScrollArea::vertical()
        .id_salt("second take")
        .max_height(room.max(24.0))
        .show(ui, |ui| take_second(ui, look, scene, out));
    row
}

/// R9: the stalls whose top card may be taken as well.
fn take_second(ui: &mut Ui, look: &Look, scene: &Scene<'_>, out: &mut Vec<Command>) {
    let view = scene.view.as_view();
    ui.horizontal_wrapped(|ui| {
        for stall in Stall::ALL {
            if why_not(&view, Move::Take { stall }).is_none() {
                let number = stall.index() as u32 + 1;
                let words = look
                    .texts
                    .with("desk-take-second", &[("number", number.into())]);
                if chip(ui, look, &words, false, Ok(())).clicked() {
                    out.push(Command::TakeNow(stall));
                }
            }
        }
    });
}
