//! Small pieces that text-heavy screens are put together from: words in their sizes, columns, form rows.

use crate::ui::look::Look;
use crate::ui::paint::{self, Mark, rings};
use crate::ui::settings::ZOOMS;
use crate::ui::theme::{bold, display, size, text};
use crate::ui::widgets::{self, Board, ButtonSpec, Hold, Kind, button};
use egui::{
    Color32, Frame, Label, Margin, Response, RichText, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, vec2,
};

/// Widest a column of text may be: about 70 letters (ux D0).
pub const TEXT_WIDTH: f32 = 520.0;

/// A title in the display face.
pub fn title(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, display(size::TITLE), look.theme.panel_text)
}

/// A heading in the display face.
pub fn heading(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, display(size::VALUE), look.theme.panel_text)
}

/// Strong words.
pub fn strong(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, bold(size::BODY), look.theme.panel_text)
}

/// Plain words.
pub fn plain(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, text(size::BODY), look.theme.panel_text)
}

/// Small words of less weight.
pub fn small(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, text(size::SMALL), look.theme.weak_text)
}

/// Small words in good or bad news' colour.
pub fn verdict(ui: &mut Ui, look: &Look, words: &str, good: bool) -> Response {
    let colour = if good {
        look.theme.good_text
    } else {
        look.theme.bad_text
    };
    words_in(ui, words, bold(size::SMALL), colour)
}

fn words_in(ui: &mut Ui, words: &str, font: egui::FontId, colour: Color32) -> Response {
    ui.add(Label::new(RichText::new(words).font(font).color(colour)).wrap())
}

/// Whether a plainly labelled button was pressed.
pub fn press(ui: &mut Ui, look: &Look, words: &str, kind: Kind) -> bool {
    button(ui, look, &ButtonSpec::new(words, kind)).clicked()
}

/// The same as wide as its column.
pub fn press_wide(ui: &mut Ui, look: &Look, words: &str, kind: Kind) -> bool {
    let spec = ButtonSpec::new(words, kind);
    let wide = ui.available_width();
    Board::new(&spec).min_width(wide).show(ui, look).clicked()
}

/// A choice among a few that are all in sight; whether another one was chosen.
pub fn choose<T: Clone + PartialEq>(
    ui: &mut Ui,
    look: &Look,
    chosen: &mut T,
    choices: &[(T, String)],
) -> bool {
    ui.horizontal_wrapped(|ui| chips(ui, look, chosen, choices))
        .inner
}

/// The same without a row of their own.
pub fn chips<T: Clone + PartialEq>(
    ui: &mut Ui,
    look: &Look,
    chosen: &mut T,
    choices: &[(T, String)],
) -> bool {
    let before = chosen.clone();
    for (choice, words) in choices {
        let on = choice == chosen;
        if widgets::chip(ui, look, words, on, Ok(())).clicked() {
            *chosen = choice.clone();
        }
    }
    before != *chosen
}

/// A choice among many, folded up; `label` is its name for screen readers. Whether another one was
/// chosen.
pub fn pick<T: Clone + PartialEq>(
    ui: &mut Ui,
    look: &Look,
    label: &str,
    chosen: &mut T,
    choices: &[(T, String)],
) -> bool {
    let place = choices.iter().position(|(choice, _)| choice == chosen);
    let mut number = place.unwrap_or(choices.len());
    let words: Vec<String> = choices.iter().map(|(_, words)| words.clone()).collect();
    let changed = widgets::select(ui, look, label, &mut number, &words).changed();
    if changed && let Some((choice, _)) = choices.get(number) {
        *chosen = choice.clone();
    }
    changed
}

/// A small tag that says that something is not as usual.
pub fn changed(ui: &mut Ui, look: &Look, words: &str) {
    let coat = look.theme.tag_on;
    let galley = ui
        .painter()
        .layout_no_wrap(words.to_owned(), bold(size::SMALL), coat.text);
    let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(14.0, 6.0), Sense::hover());
    ui.painter().rect(
        rect,
        3,
        coat.ground,
        Stroke::new(1.0, coat.edge),
        StrokeKind::Inside,
    );
    ui.painter()
        .galley(rect.min + vec2(7.0, 3.0), galley, coat.text);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
}

/// A tag with a ruling's number; whether it was pressed.
pub fn ruling_tag(ui: &mut Ui, look: &Look, number: u8) -> bool {
    let texts = &look.texts;
    let words = texts.with("common-ruling", &[("number", number.into())]);
    let name = texts.with("rules-see-ruling", &[("number", number.into())]);
    let galley = ui
        .painter()
        .layout_no_wrap(words, bold(size::SMALL), Color32::PLACEHOLDER);
    let room = vec2(galley.size().x + 14.0, size::TARGET);
    let (rect, response) = ui.allocate_exact_size(room, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let coat = if response.hovered() {
        look.theme.tag_on
    } else {
        look.theme.tag
    };
    ui.painter().rect(
        rect,
        3,
        coat.ground,
        Stroke::new(1.5, coat.edge),
        StrokeKind::Inside,
    );
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, coat.text);
    if response.has_focus() {
        rings::focus(ui.painter(), look, rect, 0.0, 3.0);
    }
    response.clicked()
}

/// A number on a round badge, as seats carry it.
pub fn number(ui: &mut Ui, look: &Look, number: usize) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size::CONTROL), Sense::hover());
    let words = number.to_string();
    paint::count_badge(ui.painter(), look, rect.center(), number);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}

/// Words to be read at leisure: larger lines, left-aligned.
pub fn reading(ui: &mut Ui, look: &Look, words: &str) -> Response {
    words_in(ui, words, text(size::BODY + 2.0), look.theme.panel_text)
}

/// A slip of paper as large as what is on it.
pub fn slip<R>(ui: &mut Ui, look: &Look, add: impl FnOnce(&mut Ui) -> R) -> R {
    let under = ui.painter().add(Shape::Noop);
    let frame = Frame::new().inner_margin(Margin::symmetric(14, 8));
    let shown = frame.show(ui, add);
    let rect = shown.response.rect;
    ui.painter()
        .set(under, widgets::sheet(ui.ctx(), look, rect, Hold::Loose));
    shown.inner
}

/// The size of everything in hundredths, with a button to each side; steps asked for, −1 to 1.
pub fn zoom(ui: &mut Ui, look: &Look, percent: u16) -> i8 {
    let texts = &look.texts;
    let mut steps = 0;
    let ends = [
        (Mark::Minus, "title-zoom-out", -1, percent > least_zoom()),
        (Mark::Plus, "title-zoom-in", 1, percent < most_zoom()),
    ];
    for (place, (mark, key, step, able)) in ends.into_iter().enumerate() {
        if place == 1 {
            let words = texts.with("settings-zoom-value", &[("percent", percent.into())]);
            strong(ui, look, &words);
        }
        let enabled = if able { Ok(()) } else { Err(texts.get(key)) };
        if widgets::icon_button(ui, look, mark, &texts.get(key), enabled).clicked() {
            steps = step;
        }
    }
    steps
}

fn least_zoom() -> u16 {
    ZOOMS.first().copied().unwrap_or(100)
}

fn most_zoom() -> u16 {
    ZOOMS.last().copied().unwrap_or(100)
}
