//! A closer look: the card large enough to read with what it does, beside what the pointer or the
//! keyboard rests on. It never lies over the hand (ux 66).

use super::scene::Scene;
use crate::rules::Card;
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::theme::{Coat, bold, size, text};
use crate::ui::widgets::note_from;
use egui::{RectAlign, Response, RichText, Sense, Ui, vec2};

/// Width of the card in points.
const WIDTH: f32 = 168.0;
/// Width of the words beside it, or alone, in points.
const WORDS: f32 = 200.0;

/// Shows `card`, in those words, and what `more` adds below its rule. The words are put together only
/// when somebody looks.
pub fn closer(
    look: &Look,
    scene: &Scene<'_>,
    response: &Response,
    card: Option<Card>,
    words: impl Fn() -> String,
    more: impl FnOnce(&mut Ui),
) {
    let body = |ui: &mut Ui| {
        ui.set_max_width(WORDS);
        ui.label(RichText::new(words()).font(bold(size::BODY)));
        if let Some(card) = card.filter(|_| scene.closer) {
            ui.label(RichText::new(look.texts.card_rule(card)).font(text(size::SMALL)));
        }
        more(ui);
    };
    // Paper, not the yellow of a short note: prices are read on it.
    let theme = &look.theme;
    let paper = Coat {
        ground: theme.panel,
        text: theme.panel_text,
        edge: theme.line,
    };
    note_from(response, look, paper, away_from_hand(response), |ui| {
        let Some(card) = card.filter(|_| scene.closer) else {
            body(ui);
            return;
        };
        ui.horizontal_top(|ui| {
            let room = vec2(WIDTH, WIDTH * size::CARD_RATIO);
            let (place, _) = ui.allocate_exact_size(room, Sense::hover());
            let state = CardState::default();
            paint::card(ui.painter(), look, place, 0.0, Face::Card(card), state);
            ui.vertical(body);
        });
    });
}

/// Beside things in the middle, above things at the bottom, below things at the top.
fn away_from_hand(response: &Response) -> RectAlign {
    let window = response.ctx.content_rect();
    let at = (response.rect.center().y - window.top()) / window.height();
    match at {
        ..0.25 => RectAlign::BOTTOM_START,
        0.25..0.5 => RectAlign::RIGHT_START,
        _ => RectAlign::TOP,
    }
}
