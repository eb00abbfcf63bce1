//! Where a dragged card may be let go.

use super::scene::Scene;
use crate::ui::command::Command;
use crate::ui::draft::Pick;
use crate::ui::drop::{Onto, clicks};
use egui::{Context, DragAndDrop, Response};

/// Lets a dragged card fall on what `response` senses; whether one in the air would be welcome there.
pub fn target(scene: &Scene<'_>, response: &Response, onto: Onto, out: &mut Vec<Command>) -> bool {
    let Some(card) = scene.carried.filter(|_| scene.may_move()) else {
        return false;
    };
    let clicks = clicks(&scene.view.as_view(), scene.draft, card, onto);
    let welcome = !clicks.is_empty();
    if welcome && response.dnd_release_payload::<Pick>().is_some() {
        out.extend(clicks.into_iter().map(Command::Pick));
    }
    welcome
}

/// The card in the air, if there is one.
#[must_use]
pub fn carried(ctx: &Context) -> Option<Pick> {
    DragAndDrop::payload::<Pick>(ctx).map(|card| *card)
}

/// Whether a welcome card hovers there now.
pub fn hovers(response: &Response, welcome: bool) -> bool {
    welcome && response.contains_pointer()
}

/// A card in the air goes home: the window lost the keyboard or the pointer, or shows something else.
pub fn send_home(ctx: &Context) {
    if DragAndDrop::has_any_payload(ctx) {
        DragAndDrop::clear_payload(ctx);
        ctx.stop_dragging();
    }
}
