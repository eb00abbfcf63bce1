//! The sheet of paper that most screens are written on: title, what scrolls, and a foot that stays.

use crate::ui::faces::{Cloth, Face};
use crate::ui::look::Look;
use crate::ui::paint;
use crate::ui::parts::kit;
use crate::ui::theme::size;
use crate::ui::widgets::paper;
use egui::{Align, Layout, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// Height of the foot with the buttons, in points.
const FOOT: f32 = size::COMMIT + size::GAP;
/// Height of all that stands round what is written: margins, title and foot, in points.
const AROUND: f32 = 24.0 + 44.0 + FOOT + 2.0 * size::GAP;

/// About how wide one stall of the street behind a sheet is, in points.
const STALL: f32 = 320.0;

/// A sheet of paper in the middle of the window.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// What stands at its head.
    pub title: &'a str,
    /// Its greatest width in points.
    pub width: f32,
    /// Whether it takes all the height there is, rather than what is written on it needs.
    pub fill: bool,
}

/// Draws ground and sheet; `body` scrolls, `foot` goes from right to left and is always in sight.
pub fn page<A>(
    ui: &mut Ui,
    look: &Look,
    page: &Page<'_>,
    out: &mut Vec<A>,
    body: impl FnOnce(&mut Ui, &mut Vec<A>),
    foot: impl FnOnce(&mut Ui, &mut Vec<A>),
) {
    let window = ui.max_rect();
    paint::ground(ui.painter(), look, window);
    let width = page.width.min(window.width() - 2.0 * size::GAP);
    let margin = (window.height() * 0.03).clamp(size::GAP, 40.0);
    let most = window.height() - 2.0 * margin;
    let id = ui.scope_id().with(("page_height", page.title));
    let last = ui.data(|data| data.get_temp::<f32>(id));
    let height = match last {
        Some(written) if !page.fill => (written + AROUND).min(most),
        _ => most,
    };
    let sheet = Rect::from_center_size(
        // A little above the middle, where short sheets look at rest.
        pos2(
            window.center().x,
            window.center().y - (most - height) * 0.12,
        ),
        vec2(width, height),
    );
    street(ui, look, window, sheet);
    let inner = paper(ui, look, sheet);
    let foot_room = Rect::from_min_max(pos2(inner.left(), inner.bottom() - FOOT), inner.max);
    let body_room = Rect::from_min_max(inner.min, pos2(inner.right(), foot_room.top() - size::GAP));
    let mut upper = ui.new_child(UiBuilder::new().max_rect(body_room));
    kit::title(&mut upper, look, page.title);
    let shown = ScrollArea::vertical()
        .id_salt("page_body")
        .auto_shrink([false, false])
        .show(&mut upper, |ui| {
            // Room for focus rings, which lie outside of what they are round.
            ui.set_clip_rect(ui.clip_rect().expand2(vec2(6.0, 0.0)));
            body(ui, out);
        });
    // Known from now on; a sheet that has just grown or shrunk is drawn anew at once.
    let written = shown.content_size.y;
    if last.is_none_or(|last| (last - written).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, written));
        if !page.fill {
            ui.ctx().request_discard("the sheet has another height now");
        }
    }
    let layout = Layout::right_to_left(Align::Center);
    let mut lower = ui.new_child(UiBuilder::new().max_rect(foot_room).layout(layout));
    foot(&mut lower, out);
}

/// Awnings above a short sheet, a counter with a crate and a box below: the sheet hangs in the market.
fn street(ui: &Ui, look: &Look, window: Rect, sheet: Rect) {
    if !look.theme.textured {
        return;
    }
    let painter = ui.painter();
    let count = (window.width() / STALL).round().max(1.0);
    let wide = window.width() / count;
    let places = (0..count as usize).map(|number| window.left() + wide * number as f32);
    let cloths = [Cloth::Red, Cloth::Blue, Cloth::Green];
    let roof = wide * 140.0 / 600.0;
    if sheet.top() - window.top() > roof + size::GAP {
        for (left, cloth) in places.clone().zip(cloths.into_iter().cycle()) {
            let place = Rect::from_min_size(pos2(left, window.top()), vec2(wide, roof));
            paint::awning(painter, look, place, cloth);
        }
    }
    let board = Face::Counter.units();
    let counter = wide * board.y / board.x;
    let stands = 96.0;
    let floor = window.bottom() - counter;
    if floor - sheet.bottom() < stands * 0.5 {
        return;
    }
    for (left, face) in [
        (window.left() + wide * 0.35, Face::Crate),
        (window.right() - wide * 0.35 - stands, Face::TheBox),
    ] {
        let units = face.units();
        let high = stands * units.y / units.x;
        let free = left + stands < sheet.left() || left > sheet.right();
        if free || floor - high > sheet.bottom() {
            let place = Rect::from_min_size(pos2(left, floor - high * 0.94), vec2(stands, high));
            paint::picture(painter, look, face, place, 0.0, true);
        }
    }
    for left in places {
        let place = Rect::from_min_size(pos2(left, floor), vec2(wide, counter));
        paint::counter(painter, look, place);
    }
}
