//! What all pressable things share: disabled ones that still speak, their reason, the note beside them.

use super::note::note;
use crate::ui::look::Look;
use crate::ui::paint::width;
use egui::emath::easing;
use egui::response::Flags;
use egui::{Color32, Context, FontId, Galley, Id, Painter, Rect, Response, Ui, WidgetInfo};
use std::sync::Arc;

/// The state of something pressable in this frame.
pub(super) struct Touch {
    pub response: Response,
    pub enabled: bool,
    /// 0 at rest to 1 under the pointer.
    pub hover: f32,
    /// 0 at rest to 1 held down.
    pub press: f32,
}

impl Touch {
    /// Takes a response and keeps a disabled thing from ever being clicked.
    ///
    /// It still senses: so it keeps the focus, blocks what lies behind it, and can be asked for its reason.
    pub fn new(look: &Look, mut response: Response, enabled: bool) -> Self {
        if !enabled {
            if response.clicked() {
                remember_asked(&response.ctx, response.id);
            }
            let pressed = Flags::CLICKED | Flags::FAKE_PRIMARY_CLICKED | Flags::LONG_TOUCHED;
            response.flags.remove(pressed | Flags::CHANGED);
        }
        let held = enabled && response.is_pointer_button_down_on();
        let over = enabled && response.hovered();
        let hover = ease(look, &response, "hover", over);
        let press = ease(look, &response, "press", held);
        Self {
            response,
            enabled,
            hover,
            press,
        }
    }

    /// Tells screen readers, and shows why it is disabled or what it does.
    pub fn finish(
        self,
        look: &Look,
        info: impl Fn() -> WidgetInfo,
        shortcut: Option<&str>,
        words: Option<&str>,
    ) -> Response {
        let Self { response, .. } = self;
        response.widget_info(info);
        response.ctx.accesskit_node_builder(response.id, |node| {
            if let Some(words) = words {
                node.set_description(words);
            }
            if let Some(shortcut) = shortcut {
                node.set_keyboard_shortcut(shortcut);
            }
        });
        if let Some(words) = words {
            note(&response, look, words);
        }
        response
    }
}

fn ease(look: &Look, response: &Response, what: &'static str, on: bool) -> f32 {
    if look.reduce_motion {
        return f32::from(u8::from(on));
    }
    let id = response.id.with(what);
    response
        .ctx
        .animate_bool_with_easing(id, on, easing::cubic_out)
}

fn asked_id(id: Id) -> Id {
    id.with("asked-why")
}

fn remember_asked(ctx: &Context, id: Id) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(asked_id(id), pass));
}

/// Whether somebody pressed a disabled thing in this pass, to know why: open the rules there.
#[must_use]
pub fn asked_why(response: &Response) -> bool {
    let pass = response.ctx.cumulative_pass_nr();
    let asked = |data: &egui::util::IdTypeMap| data.get_temp::<u64>(asked_id(response.id));
    response.ctx.data(asked) == Some(pass)
}

/// How wide something may grow here before it should wrap.
pub(super) fn room(ui: &Ui) -> f32 {
    let wide = if ui.layout().main_wrap() {
        ui.max_rect().width()
    } else {
        ui.available_width()
    };
    if wide.is_finite() {
        wide.max(48.0)
    } else {
        480.0
    }
}

/// Lays words out within `room` points, but never breaks one apart: rather too wide than unreadable.
pub(super) fn words(painter: &Painter, text: &str, font: FontId, room: f32) -> Arc<Galley> {
    let longest = text
        .split_whitespace()
        .map(|word| width(painter, word, &font))
        .fold(0.0, f32::max);
    let colour = Color32::PLACEHOLDER;
    // Half a point more, so that a word measured letter by letter does not miss by a hair.
    let room = room.max(longest * 1.04 + 0.5);
    painter.layout(text.to_owned(), font, colour, room)
}

/// Whether painting there would be seen.
pub(super) fn seen(ui: &Ui, rect: Rect) -> bool {
    ui.is_rect_visible(rect.expand(8.0))
}
