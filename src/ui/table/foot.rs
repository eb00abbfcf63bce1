//! What lies where the hand was while no hand is open: hand-off, the question for an Aunt, bots.

use super::scene::Scene;
use crate::play::Curtain;
use crate::rules::{Card, CousinAim, Move, Phase, PlacedSet, Seat, value, why_not};
use crate::ui::command::Command;
use crate::ui::look::Look;
use crate::ui::paint::Mark;
use crate::ui::parts::kit;
use crate::ui::theme::{bold, display, size, text};
use crate::ui::widgets::{ButtonSpec, Kind, button, icon_button, paper};
use egui::{Align, Layout, ProgressBar, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2};

/// Lines of a recap before “more” is said.
const RECAP: usize = 8;

pub(super) fn spec(text: String, kind: Kind, shortcut: &str) -> ButtonSpec {
    let shortcut = (!shortcut.is_empty()).then(|| shortcut.to_owned());
    ButtonSpec {
        text,
        kind,
        shortcut,
        enabled: Ok(()),
    }
}

/// Draws what belongs there; everything in it is public.
pub fn foot(ui: &mut Ui, look: &Look, scene: &Scene<'_>, rect: Rect, out: &mut Vec<Command>) {
    let inner = paper(ui, look, rect);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    let ui = &mut ui;
    match scene.curtain {
        Curtain::Handoff(seat) => handoff(ui, look, scene, seat, "handoff-show", out),
        Curtain::Claim { seat, open: false } => {
            handoff(ui, look, scene, seat, "claim-show", out);
        }
        Curtain::Call => call(ui, look, scene, out),
        Curtain::Bot(seat) => bot(ui, look, scene, seat, out),
        Curtain::Private(seat) | Curtain::Claim { seat, open: true } if scene.veiled => {
            veiled(ui, look, scene, seat, out);
        }
        Curtain::Cover | Curtain::Private(_) | Curtain::Claim { .. } | Curtain::Over => {}
    }
}

/// The open hand shows only while its key is held: how to look, and how to end a turn without.
fn veiled(ui: &mut Ui, look: &Look, scene: &Scene<'_>, seat: Seat, out: &mut Vec<Command>) {
    let name = scene.name(seat).to_owned();
    ui.vertical_centered(|ui| {
        ui.add_space(ui.available_height() * 0.1);
        let blanks = [("name", name.into())];
        heading(ui, look, look.texts.with("veiled-title", &blanks));
        ui.label(look.texts.get("veiled-note"));
        ui.add_space(10.0);
        if scene.can_end_turn {
            let words = look.texts.get("desk-end-turn");
            if button(ui, look, &spec(words, Kind::Primary, "Ctrl+Enter")).clicked() {
                out.push(Command::EndTurn);
            }
        }
    });
}

pub(super) fn heading(ui: &mut Ui, look: &Look, words: String) {
    ui.label(
        RichText::new(words)
            .font(display(size::TITLE))
            .color(look.theme.panel_text),
    );
}

/// “Now: Ana. Pass the computer to Ana.” and what happened since her last turn.
fn handoff(
    ui: &mut Ui,
    look: &Look,
    scene: &Scene<'_>,
    seat: Seat,
    key: &str,
    out: &mut Vec<Command>,
) {
    let name = scene.name(seat).to_owned();
    let family = look.texts.family(scene.table().family(seat));
    ui.columns_const(|[left, right]| {
        let claiming = matches!(scene.curtain, Curtain::Claim { .. });
        left.vertical_centered(|ui| {
            if !claiming {
                ui.add_space(ui.available_height() * 0.08);
            }
            let blanks = [("name", name.clone().into()), ("family", family.into())];
            heading(ui, look, look.texts.with("handoff-now", &blanks));
            ui.label(
                look.texts
                    .with("handoff-pass", &[("name", name.clone().into())]),
            );
        });
        // At the foot: no button of the screen before or after lies there (ux 43).
        left.with_layout(Layout::bottom_up(Align::Center), |ui| {
            let words = look.texts.with(key, &[("name", name.into())]);
            if button(ui, look, &spec(words, Kind::Primary, "")).clicked() {
                out.push(Command::OpenHand);
            }
            if claiming && !scene.asks_in_secret {
                ui.add_space(size::GAP);
                let back = look.texts.get("claim-back");
                if button(ui, look, &spec(back, Kind::Quiet, "")).clicked() {
                    out.push(Command::StepBack);
                }
            }
        });
        recap(right, look, scene, out);
    });
}

fn recap(ui: &mut Ui, look: &Look, scene: &Scene<'_>, out: &mut Vec<Command>) {
    ui.label(RichText::new(look.texts.get("handoff-recap")).font(bold(size::BODY)));
    if scene.recap.is_empty() {
        ui.label(look.texts.get("handoff-nothing"));
        return;
    }
    ScrollArea::vertical()
        .id_salt("recap")
        .auto_shrink([false, true])
        .show(ui, |ui| {
            for line in scene.recap.iter().take(RECAP) {
                ui.label(RichText::new(line).font(text(size::SMALL)));
            }
            if scene.recap.len() > RECAP {
                let more = look.texts.get("handoff-more");
                if button(ui, look, &spec(more, Kind::Quiet, "L")).clicked() {
                    out.push(Command::ToggleLog);
                }
            }
        });
}

/// “Ana's Cousin takes Luis's T-shirts (€16).”
pub fn question(look: &Look, scene: &Scene<'_>) -> String {
    let Phase::Answer { aim, set, .. } = scene.phase() else {
        return String::new();
    };
    let Some((owner, placed)) = scene.table().find_set(set) else {
        return String::new();
    };
    let worth = value(placed, scene.table().family(owner));
    let key = match aim {
        CousinAim::Steal => "call-steal",
        CousinAim::Double => "call-double",
    };
    look.texts.with(
        key,
        &[
            ("name", scene.name(scene.table().active).to_owned().into()),
            ("victim", scene.name(owner).to_owned().into()),
            ("kind", look.texts.set_kind(placed.sale.kind).into()),
            ("amount", look.texts.euros(worth).into()),
        ],
    )
}

/// The question to the table: the same layout and the same time whoever holds what (R20).
fn call(ui: &mut Ui, look: &Look, scene: &Scene<'_>, out: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        let title = RichText::new(look.texts.get("call-title")).font(display(size::VALUE));
        ui.label(title.color(look.theme.panel_text));
        ui.label(RichText::new(question(look, scene)).font(bold(size::BODY)));
    });
    let bar = ProgressBar::new(scene.call_progress)
        .desired_height(10.0)
        .fill(look.theme.inks.gold)
        .desired_width(ui.available_width());
    ui.add(bar);
    ui.add_space(size::GAP);
    ui.horizontal_wrapped(|ui| {
        for seat in scene.may_step_up.iter() {
            let name = scene.name(seat).to_owned();
            let words = look.texts.with("call-aunt", &[("name", name.into())]);
            let key = (seat.index() + 1).to_string();
            if button(ui, look, &spec(words, Kind::Plain, &key)).clicked() {
                out.push(Command::StepUp(seat));
            }
        }
        let enabled = if scene.may_close_call {
            Ok(())
        } else {
            Err(look.texts.get("call-too-early"))
        };
        let nobody = ButtonSpec {
            text: look.texts.get("call-nobody"),
            kind: Kind::Primary,
            shortcut: Some("N".to_owned()),
            enabled,
        };
        if scene.asks_in_secret {
            ui.label(look.texts.get("call-in-secret"));
        } else if button(ui, look, &nobody).clicked() {
            out.push(Command::NobodyAnswers);
        }
        let key = if scene.call_paused {
            "call-go-on"
        } else {
            "call-pause"
        };
        if button(ui, look, &spec(look.texts.get(key), Kind::Quiet, "P")).clicked() {
            out.push(Command::PauseCall);
        }
    });
}

/// The desk of whoever stepped up: two answers of equal size.
pub fn claim_desk(ui: &mut Ui, look: &Look, scene: &Scene<'_>, rect: Rect, out: &mut Vec<Command>) {
    let inner = paper(ui, look, rect);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    let ui = &mut ui;
    ui.label(RichText::new(question(look, scene)).font(bold(size::BODY)));
    if scene.hints && scene.looking_back.is_none() {
        let name = look.texts.get("hint-ask");
        if icon_button(ui, look, Mark::Question, &name, Ok(())).clicked() {
            out.push(Command::Hint);
        }
    }
    if let Some(hint) = scene.hint {
        kit::slip(ui, look, |ui| {
            ui.label(RichText::new(hint).font(text(size::SMALL)));
        });
    }
    let why = why_not(&scene.view.as_view(), Move::Aunt);
    let enabled = why.map_or(Ok(()), |why| Err(look.texts.refusal(why)));
    ui.with_layout(Layout::bottom_up(Align::Center), |ui| {
        let decline = spec(look.texts.get("claim-decline"), Kind::Plain, "");
        if button(ui, look, &decline).clicked() {
            out.push(Command::Answer(Move::Pass));
        }
        ui.add_space(size::GAP);
        let words = look.texts.with(
            "claim-aunt",
            &[("card", look.texts.card(Card::Aunt).into())],
        );
        let answer = ButtonSpec {
            text: words,
            kind: Kind::Plain,
            shortcut: None,
            enabled,
        };
        if button(ui, look, &answer).clicked() {
            out.push(Command::Answer(Move::Aunt));
        }
    });
}

fn bot(ui: &mut Ui, look: &Look, scene: &Scene<'_>, seat: Seat, out: &mut Vec<Command>) {
    let name = scene.name(seat).to_owned();
    ui.vertical_centered(|ui| {
        ui.add_space(ui.available_height() * 0.1);
        heading(
            ui,
            look,
            look.texts.with("bot-plays", &[("name", name.into())]),
        );
        if let Some(last) = scene.recap.last() {
            ui.label(last);
        }
        ui.add_space(10.0);
        ui.allocate_ui_with_layout(
            vec2(420.0, size::COMMIT),
            Layout::left_to_right(Align::Center),
            |ui| {
                if scene.by_step
                    && button(
                        ui,
                        look,
                        &spec(look.texts.get("bot-step"), Kind::Primary, "Enter"),
                    )
                    .clicked()
                {
                    out.push(Command::StepBot);
                }
                if !scene.humans.is_empty()
                    && button(
                        ui,
                        look,
                        &spec(look.texts.get("bot-skip"), Kind::Plain, "Esc"),
                    )
                    .clicked()
                {
                    out.push(Command::SkipBots);
                }
            },
        );
    });
}

/// Whether a set is the one in question.
#[must_use]
pub fn in_question(scene: &Scene<'_>, set: &PlacedSet) -> bool {
    matches!(scene.phase(), Phase::Answer { set: asked, .. } if asked == set.id)
}
