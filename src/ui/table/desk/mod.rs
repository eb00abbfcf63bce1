//! The desk beside the hand: what is expected now, what it would bring, and the buttons for it.

mod action;
mod buttons;
mod draw_phase;
pub mod price;

use super::scene::Scene;
use crate::rules::Phase;
use crate::ui::command::Command;
use crate::ui::draft::{Draft, Missing, NotYet};
use crate::ui::look::Look;
use crate::ui::paint;
use crate::ui::paint::Mark;
use crate::ui::parts::kit;
use crate::ui::theme::{bold, size, text};
use crate::ui::widgets::{icon_button, paper};
use buttons::Row;
use egui::{Label, Rect, RichText, Sense, Ui, UiBuilder, vec2};

/// Draws the desk of whoever's hand is open.
pub fn desk(ui: &mut Ui, look: &Look, scene: &Scene<'_>, rect: Rect, out: &mut Vec<Command>) {
    let inner = paper(ui, look, rect);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    let ui = &mut ui;
    head(ui, look, scene, out);
    let row = match scene.phase() {
        _ if scene.finished.is_some() => finished(look, scene),
        Phase::Start => draw_phase::start(ui, look, scene, out),
        Phase::Discard => draw_phase::discard(look, scene),
        Phase::Exchange { .. } => draw_phase::exchange(ui, look, scene, out),
        Phase::Action => action::action(ui, look, scene, out),
        Phase::Price => action::price(look, scene),
        Phase::Extra => action::extra(ui, look, scene, out),
        Phase::Answer { .. } | Phase::Over(_) => Row::default(),
    };
    if scene.draft.is_empty(&scene.view.as_view()) {
        talent(ui, look, scene, inner.bottom() - row.height(inner.width()));
    }
    row.show(ui, look, inner, out);
}

/// At rest, where there is room above the buttons: what this family can do that others can't.
fn talent(ui: &mut Ui, look: &Look, scene: &Scene<'_>, bottom: f32) {
    let family = scene.table().family(scene.near());
    let badge = 34.0;
    let width = ui.available_width() - badge - size::GAP;
    let name = RichText::new(look.texts.family(family)).font(bold(size::BODY));
    let rule = look.texts.family_rule(family);
    let galley = ui
        .painter()
        .layout(rule.clone(), text(size::SMALL), look.theme.weak_text, width);
    if ui.cursor().top() + galley.size().y + 2.0 * badge > bottom {
        return;
    }
    ui.add_space(size::GAP);
    ui.separator();
    ui.add_space(size::GAP);
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(badge, badge), Sense::hover());
        paint::family_badge(ui.painter(), look, place.center(), badge / 2.0, family);
        ui.vertical(|ui| {
            ui.label(name);
            ui.add(
                Label::new(
                    RichText::new(rule)
                        .font(text(size::SMALL))
                        .color(look.theme.weak_text),
                )
                .wrap(),
            );
        });
    });
}

/// What is expected now; beside it the way to a hint, below it what the hint says.
fn head(ui: &mut Ui, look: &Look, scene: &Scene<'_>, out: &mut Vec<Command>) {
    let words = sentence(look, scene);
    if scene.hints && scene.may_move() {
        ui.horizontal_top(|ui| {
            let room = ui.available_width() - size::CONTROL - size::GAP;
            ui.vertical(|ui| {
                ui.set_width(room);
                prompt(ui, look, &words);
            });
            let name = look.texts.get("hint-ask");
            if icon_button(ui, look, Mark::Question, &name, Ok(())).clicked() {
                out.push(Command::Hint);
            }
        });
    } else {
        prompt(ui, look, &words);
    }
    if let Some(hint) = scene.hint {
        kit::slip(ui, look, |ui| {
            ui.label(RichText::new(hint).font(text(size::SMALL)));
        });
    }
}

/// One sentence in bold.
fn prompt(ui: &mut Ui, look: &Look, words: &str) {
    let words = RichText::new(words)
        .font(bold(size::BODY))
        .color(look.theme.panel_text);
    ui.label(words);
    ui.add_space(2.0);
}

fn finished(look: &Look, scene: &Scene<'_>) -> Row {
    let mut row = Row::default();
    row.undo(look, scene);
    row.end_turn(look, scene);
    row
}

/// What is expected now, in one sentence.
pub fn sentence(look: &Look, scene: &Scene<'_>) -> String {
    let texts = &look.texts;
    if scene.finished.is_some() {
        return texts.get("desk-finished");
    }
    let view = scene.view.as_view();
    let key = match (scene.phase(), scene.draft) {
        (Phase::Start, Draft::Idle) => "desk-start",
        (Phase::Start, Draft::Draw) => "desk-draw-confirm",
        (Phase::Action, Draft::Idle) => "desk-action",
        (Phase::Price, _) if scene.draft.is_empty(&view) => "desk-price",
        (Phase::Extra, Draft::Idle) => "desk-extra",
        _ => match scene.draft.moves(&view) {
            Ok(_) => "desk-ready",
            Err(NotYet::NoSet) => "desk-no-set",
            Err(NotYet::Refused(why)) => return texts.refusal(why),
            Err(NotYet::Missing(missing)) => match missing {
                Missing::TakeFrom => "desk-take-from",
                Missing::CardToGive => "desk-card-to-give",
                Missing::PutOn => "desk-put-on",
                Missing::DrawnCard => "desk-drawn-card",
                Missing::Cards => "desk-cards",
                Missing::Target => "desk-target",
                Missing::PriceCard => "desk-price",
                Missing::Choice => "desk-action",
            },
        },
    };
    texts.get(key)
}
