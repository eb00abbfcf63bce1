//! Numbers: a rule to slide along, and a counter to step.

use super::chip::square;
use super::touch::{Touch, room, seen};
use crate::ui::look::Look;
use crate::ui::paint::{Mark, Word, ink, rings};
use crate::ui::theme::{mix, size};
use egui::accesskit::Action;
use egui::{
    EventFilter, Id, Key, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use std::ops::RangeInclusive;

/// How far a value goes, and how it steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Scale {
    /// From the least to the most.
    pub range: RangeInclusive<f32>,
    /// One step; the value stays on them.
    pub step: f32,
}

impl Scale {
    /// The nearest step within the range.
    #[must_use]
    pub fn snap(&self, value: f32) -> f32 {
        let (least, most) = (*self.range.start(), *self.range.end());
        let steps = ((value - least) / self.step).round();
        (least + steps * self.step).clamp(least, most)
    }
}

/// Steps asked for by keyboard and screen reader while `id` has the focus; arrows stay with it.
fn steps(ui: &Ui, id: Id, focused: bool) -> f32 {
    let mut steps = 0.0;
    if focused {
        let filter = EventFilter {
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        ui.input(|input| {
            steps += input.num_presses(Key::ArrowRight) as f32;
            steps -= input.num_presses(Key::ArrowLeft) as f32;
        });
    }
    ui.input(|input| {
        steps += input.num_accesskit_action_requests(id, Action::Increment) as f32;
        steps -= input.num_accesskit_action_requests(id, Action::Decrement) as f32;
    });
    steps
}

fn tell_range(response: &Response, scale: &Scale, shown: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(f64::from(*scale.range.start()));
        node.set_max_numeric_value(f64::from(*scale.range.end()));
        node.set_numeric_value_step(f64::from(scale.step));
        node.set_value(shown);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
}

/// A carpenter's rule with a handle; `shown` writes the value beside it. `changed()` when it moved.
pub fn slider(
    ui: &mut Ui,
    look: &Look,
    label: &str,
    value: &mut f32,
    scale: &Scale,
    shown: impl Fn(f32) -> String,
) -> Response {
    const VALUE_ROOM: f32 = 84.0;
    let wide = (room(ui) - VALUE_ROOM).clamp(100.0, 220.0);
    let full = vec2(wide + VALUE_ROOM, size::CONTROL);
    let (rect, mut response) = ui.allocate_exact_size(full, Sense::click_and_drag());
    let rail = Rect::from_min_size(
        pos2(rect.left() + 12.0, rect.center().y - 4.0),
        vec2(wide - 24.0, 8.0),
    );
    let (least, most) = (*scale.range.start(), *scale.range.end());
    let before = *value;
    let held = response
        .interact_pointer_pos()
        .filter(|at| response.is_pointer_button_down_on() && at.x < rail.right() + 24.0);
    if let Some(at) = held {
        let share = ((at.x - rail.left()) / rail.width()).clamp(0.0, 1.0);
        *value = scale.snap(least + share * (most - least));
    }
    let steps = steps(ui, response.id, response.has_focus());
    if steps != 0.0 {
        *value = scale.snap(*value + steps * scale.step);
    }
    if (*value - before).abs() > f32::EPSILON {
        response.mark_changed();
    }
    let words = shown(*value);
    let touch = Touch::new(look, response, ui.is_enabled());
    if seen(ui, rect) {
        paint_rule(ui, look, rail, scale, *value, &touch);
        let middle = pos2(rect.left() + wide + VALUE_ROOM / 2.0, rect.center().y);
        let room = VALUE_ROOM - 8.0;
        let type_size = crate::ui::paint::fitting(ui.painter(), &words, size::VALUE, room);
        Word::new(&words, type_size, look.theme.panel_text).paint(ui.painter(), middle, 0.0);
    }
    let (able, number) = (touch.enabled, f64::from(*value));
    let info = || WidgetInfo::slider(able, number, label);
    let response = touch.finish(look, info, None, None);
    tell_range(&response, scale, &words);
    response
}

fn paint_rule(ui: &Ui, look: &Look, rail: Rect, scale: &Scale, value: f32, touch: &Touch) {
    let theme = &look.theme;
    let (least, most) = (*scale.range.start(), *scale.range.end());
    let at = |value: f32| {
        let share = if most > least {
            (value - least) / (most - least)
        } else {
            0.0
        };
        rail.left() + share * rail.width()
    };
    let painter = ui.painter();
    let line = Stroke::new(
        if theme.textured { size::LINE } else { 3.0 },
        theme.tag.edge,
    );
    let wood = ink::cut(rail.expand2(vec2(8.0, 0.0)), 0.5, 3);
    painter.add(ink::printed(wood, theme.tag.ground, line, Vec2::ZERO));
    let knob = pos2(at(value), rail.center().y);
    let done = Rect::from_min_max(
        rail.min - vec2(7.0, -1.0),
        pos2(knob.x, rail.bottom() - 1.0),
    );
    painter.rect_filled(done, 0.0, theme.tag_on.ground);
    let count = ((most - least) / scale.step).round();
    if (1.0..=24.0).contains(&count) {
        for number in 0..=count as u32 {
            let x = at(least + number as f32 * scale.step);
            let notch = [pos2(x, rail.bottom() + 3.0), pos2(x, rail.bottom() + 8.0)];
            painter.line_segment(notch, Stroke::new(1.5, theme.tag.edge));
        }
    }
    let handle = Rect::from_center_size(knob, vec2(18.0, 26.0));
    let points = handle_points(handle);
    let ground = mix(theme.plain.ground, theme.tag_on.ground, 0.5 * touch.hover);
    painter.add(ink::printed(points, ground, line, Vec2::ZERO));
    let grip = [knob - vec2(0.0, 6.0), knob + vec2(0.0, 4.0)];
    painter.line_segment(grip, Stroke::new(2.0, theme.plain.text));
    if touch.response.has_focus() {
        rings::focus(painter, look, handle, 0.0, 3.0);
    }
}

/// A handle with a point below, which stands on the scale.
fn handle_points(rect: Rect) -> Vec<Pos2> {
    let shoulder = rect.bottom() - 7.0;
    vec![
        rect.left_top(),
        rect.right_top(),
        pos2(rect.right(), shoulder),
        pos2(rect.center().x, rect.bottom()),
        pos2(rect.left(), shoulder),
    ]
}

/// A counter with a button to each side; `names` are those buttons' (fewer, more). `changed()` when
/// it was stepped.
pub fn stepper(
    ui: &mut Ui,
    look: &Look,
    label: &str,
    names: [&str; 2],
    value: &mut u32,
    range: RangeInclusive<u32>,
) -> Response {
    let side = size::CONTROL;
    let full = vec2(side * 2.0 + 52.0, side);
    let (rect, mut response) = ui.allocate_exact_size(full, Sense::focusable_noninteractive());
    let (least, most) = (*range.start(), *range.end());
    let before = *value;
    let scale = Scale {
        range: least as f32..=most as f32,
        step: 1.0,
    };
    let steps = steps(ui, response.id, response.has_focus());
    *value = scale.snap((*value).clamp(least, most) as f32 + steps) as u32;
    let ends = [
        (Mark::Minus, rect.left(), *value > least, -1_i32),
        (Mark::Plus, rect.right() - side, *value < most, 1),
    ];
    for ((mark, left, able, step), name) in ends.into_iter().zip(names) {
        let square_rect = Rect::from_min_size(pos2(left, rect.top()), Vec2::splat(side));
        let end = ui.interact(square_rect, response.id.with(step), Sense::click());
        let touch = Touch::new(look, end, able && ui.is_enabled());
        if touch.response.clicked() {
            *value = value.saturating_add_signed(step).clamp(least, most);
        }
        square(ui.painter(), look, square_rect, mark, &touch);
        let enabled = touch.enabled;
        let info = || WidgetInfo::labeled(Role::Button, enabled, name);
        touch.finish(look, info, None, None);
    }
    if *value != before {
        response.mark_changed();
    }
    let theme = &look.theme;
    let slot = Rect::from_center_size(rect.center(), vec2(52.0, side - 2.0));
    let painter = ui.painter();
    painter.rect_filled(slot, 0.0, theme.field.ground);
    let line = Stroke::new(size::LINE, theme.field.edge);
    painter.add(Shape::hline(slot.x_range(), slot.top(), line));
    painter.add(Shape::hline(slot.x_range(), slot.bottom(), line));
    let words = value.to_string();
    Word::new(&words, size::VALUE, theme.field.text).paint(painter, slot.center(), 0.0);
    if response.has_focus() {
        rings::focus(painter, look, rect, 0.0, 3.0);
    }
    let (able, number) = (ui.is_enabled(), f64::from(*value));
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::SpinButton, able, label);
        info.value = Some(number);
        info
    });
    tell_range(&response, &scale, &words);
    response
}
