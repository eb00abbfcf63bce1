//! Learn in five minutes: eight pages with the cards they speak of.

use super::frame::{Page, page};
use crate::rules::{Card, Family};
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::parts::kit;
use crate::ui::theme::size;
use crate::ui::widgets::Kind;
use egui::{Rect, Sense, Ui, vec2};

/// Number of pages.
pub const PAGES: usize = 8;

/// What was asked of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnAction {
    /// Show that page, from 0.
    Page(usize),
    /// Show all rulings.
    Rules,
    /// Back to where it was opened.
    Done,
}

/// The pictures of a page, from left to right.
fn faces(number: usize) -> &'static [Face] {
    match number {
        0 => &[
            Face::Family(Family::Salazar),
            Face::Family(Family::Heredia),
            Face::Family(Family::Montoya),
            Face::Family(Family::Cortes),
            Face::Family(Family::Reyes),
        ],
        1 => &[
            Face::Back,
            Face::Card(Card::Peach),
            Face::Card(Card::License),
        ],
        2 => &[
            Face::Back,
            Face::Back,
            Face::Card(Card::Socks),
            Face::Motorbike(Family::Reyes),
        ],
        3 => &[
            Face::Card(Card::TShirt),
            Face::Card(Card::TShirt),
            Face::Card(Card::TShirt),
            Face::Card(Card::Charo),
        ],
        4 => &[
            Face::Card(Card::TShirt),
            Face::Card(Card::TShirt),
            Face::Discount,
        ],
        5 => &[
            Face::Card(Card::License),
            Face::Card(Card::Cousin),
            Face::Card(Card::Police),
            Face::Card(Card::Van),
        ],
        6 => &[Face::Card(Card::Cousin), Face::Card(Card::Aunt)],
        _ => &[
            Face::Card(Card::Garlic),
            Face::Card(Card::Peach),
            Face::Card(Card::Watermelon),
        ],
    }
}

/// Draws one page of the lesson, numbered from 0.
pub fn learn(ui: &mut Ui, look: &Look, number: usize, out: &mut Vec<LearnAction>) {
    let texts = &look.texts;
    let number = number.min(PAGES - 1);
    let sheet = Page {
        title: &texts.get(&format!("learn-{}-title", number + 1)),
        width: 900.0,
        fill: true,
    };
    let body = |ui: &mut Ui, _: &mut Vec<LearnAction>| {
        pictures(ui, look, faces(number));
        ui.add_space(size::GAP * 2.0);
        let side = ((ui.available_width() - kit::TEXT_WIDTH - 80.0) / 2.0).max(0.0);
        ui.horizontal_top(|ui| {
            ui.add_space(side);
            ui.vertical(|ui| {
                ui.set_max_width(kit::TEXT_WIDTH + 80.0);
                kit::reading(ui, look, &texts.get(&format!("learn-{}", number + 1)));
            });
        });
    };
    page(ui, look, &sheet, out, body, |ui, out| {
        foot(ui, look, number, out);
    });
}

fn pictures(ui: &mut Ui, look: &Look, faces: &[Face]) {
    let high = (ui.available_height() * 0.58).clamp(120.0, 420.0);
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let wide = (high * 0.86 / size::CARD_RATIO).min(room.width() / 5.7);
    let step = wide * 1.1;
    let middle = (faces.len() as f32 - 1.0) / 2.0;
    for (place, &face) in faces.iter().enumerate() {
        let off = place as f32 - middle;
        let centre = room.center() + vec2(off * step, off * off * 2.0);
        let angle = off * 0.05;
        if face == Face::Discount {
            let sign = Rect::from_center_size(centre, vec2(1.0, 230.0 / 320.0) * wide * 1.1);
            let less = look.texts.euros_less(crate::rules::DISCOUNT_PER_CARD);
            paint::discount(ui.painter(), look, sign, angle, &less);
        } else {
            let rect = Rect::from_center_size(centre, paint::card_size(wide));
            paint::card(ui.painter(), look, rect, angle, face, CardState::default());
        }
    }
}

fn foot(ui: &mut Ui, look: &Look, number: usize, out: &mut Vec<LearnAction>) {
    let texts = &look.texts;
    let last = number + 1 == PAGES;
    let forward = if last { "learn-done" } else { "learn-next" };
    if kit::press(ui, look, &texts.get(forward), Kind::Primary) {
        out.push(if last {
            LearnAction::Done
        } else {
            LearnAction::Page(number + 1)
        });
    }
    if number > 0 && kit::press(ui, look, &texts.get("learn-previous"), Kind::Plain) {
        out.push(LearnAction::Page(number - 1));
    }
    let page = texts.with(
        "learn-page",
        &[("page", (number + 1).into()), ("pages", PAGES.into())],
    );
    kit::small(ui, look, &page);
    ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
        if !last && kit::press(ui, look, &texts.get("common-back"), Kind::Quiet) {
            out.push(LearnAction::Done);
        }
        if kit::press(ui, look, &texts.get("learn-rules"), Kind::Quiet) {
            out.push(LearnAction::Rules);
        }
    });
}
