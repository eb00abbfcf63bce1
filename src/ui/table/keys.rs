//! The keyboard at the table. Nothing here decides anything: keys push the commands of the buttons.

use super::scene::Scene;
use crate::play::Curtain;
use crate::rules::{Seat, Stall};
use crate::ui::command::Command;
use crate::ui::draft::{Draft, Pick};
use egui::{Context, Key, Modifiers};

pub(super) const DIGITS: [Key; 8] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
];
const STALLS: [Key; Stall::COUNT] = [Key::F2, Key::F3, Key::F4];

/// Reads the keys of this frame. Text fields keep theirs.
pub fn keys(ctx: &Context, scene: &Scene<'_>, out: &mut Vec<Command>) {
    if ctx.egui_wants_keyboard_input() {
        return;
    }
    let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    let plain = |key| pressed(Modifiers::NONE, key);
    let letter = |key| scene.letters && plain(key);
    let nothing_focused = ctx.memory(|memory| memory.focused().is_none());
    if let Some(point) = scene.looking_back {
        super::replay::keys(ctx, point, out);
        return;
    }
    match scene.curtain {
        // On the hand-off only Tab and Enter work, on its one button.
        Curtain::Handoff(_) | Curtain::Claim { open: false, .. } | Curtain::Cover => return,
        Curtain::Call => {
            if letter(Key::N) {
                out.push(Command::NobodyAnswers);
            }
            if letter(Key::P) {
                out.push(Command::PauseCall);
            }
            for (number, key) in DIGITS.into_iter().enumerate() {
                if let Some(seat) = Seat::new(number).filter(|&seat| scene.may_step_up.has(seat))
                    && plain(key)
                {
                    out.push(Command::StepUp(seat));
                }
            }
        }
        Curtain::Bot(_) => {
            if plain(Key::Escape) {
                out.push(Command::SkipBots);
            }
            if scene.by_step && plain(Key::Enter) {
                out.push(Command::StepBot);
            }
        }
        Curtain::Private(_) if scene.veiled => {
            if pressed(Modifiers::COMMAND, Key::Enter) {
                out.push(Command::EndTurn);
            }
            if letter(Key::H) || plain(Key::Escape) {
                out.push(Command::Hide);
            }
        }
        Curtain::Private(_) => private(scene, nothing_focused, &pressed, &plain, &letter, out),
        Curtain::Claim { open: true, .. } => {
            if scene.hints && plain(Key::Questionmark) {
                out.push(Command::Hint);
            }
            if letter(Key::H) || plain(Key::Escape) {
                out.push(Command::Hide);
            }
        }
        Curtain::Over => {}
    }
    if letter(Key::L) {
        out.push(Command::ToggleLog);
    }
}

fn private(
    scene: &Scene<'_>,
    nothing_focused: bool,
    pressed: &impl Fn(Modifiers, Key) -> bool,
    plain: &impl Fn(Key) -> bool,
    letter: &impl Fn(Key) -> bool,
    out: &mut Vec<Command>,
) {
    // Plain Enter never ends a turn.
    if pressed(Modifiers::COMMAND, Key::Enter) {
        out.push(Command::EndTurn);
    }
    if pressed(Modifiers::COMMAND, Key::Z) {
        out.push(Command::Undo);
    }
    for (stall, key) in Stall::ALL.into_iter().zip(STALLS) {
        let digit = DIGITS.get(stall.index()).copied().unwrap_or(key);
        if plain(key) || pressed(Modifiers::SHIFT, digit) {
            out.push(Command::Pick(Pick::Stall(stall)));
        }
    }
    // While an effect is aimed, the digits are its targets'.
    let targets = scene.targets();
    for (&target, key) in targets.iter().zip(DIGITS) {
        if plain(key) {
            out.push(Command::Pick(Pick::Set(target)));
        }
    }
    for (slot, key) in DIGITS.into_iter().enumerate() {
        if scene.targeting().is_none() && plain(key) {
            let held = usize::from(scene.view.hand.len());
            let pick = if slot < held {
                Pick::Slot(slot)
            } else {
                Pick::Drawn(slot - held)
            };
            out.push(Command::Pick(pick));
        }
    }
    for (key, pick) in [
        (Key::D, Pick::Draw),
        (Key::E, Pick::Exchange),
        (Key::S, Pick::Sell),
        (Key::P, Pick::Effect),
    ] {
        if letter(key) {
            out.push(Command::Pick(pick));
        }
    }
    if scene.hints && scene.may_move() && plain(Key::Questionmark) {
        out.push(Command::Hint);
    }
    if letter(Key::M) {
        out.push(Command::Motorbike);
    }
    if letter(Key::H) {
        out.push(Command::Hide);
    }
    let nothing_chosen = scene.draft.is_empty(&scene.view.as_view());
    if plain(Key::Escape) {
        out.push(if nothing_chosen {
            Command::Hide
        } else {
            Command::ClearDraft
        });
    }
    // Enter on a focused button presses that button; without focus it confirms what is complete.
    let complete = scene.draft.moves(&scene.view.as_view()).is_ok();
    if complete && *scene.draft != Draft::Idle && nothing_focused && plain(Key::Enter) {
        out.push(Command::Confirm);
    }
}
