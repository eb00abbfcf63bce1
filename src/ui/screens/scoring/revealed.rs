//! Hands and the deck's order, shown when a game is over and the table asks (R29).

use super::ScoringScene;
use crate::rules::{Card, Hand, PerSeat};
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::parts::kit;
use crate::ui::theme::size;
use egui::{Rect, Role, Sense, Ui, WidgetInfo, vec2};

/// Width of a card in these rows, in points.
const WIDTH: f32 = 48.0;

/// What was hidden while the game went on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Revealed {
    /// Each seat's hand.
    pub hands: PerSeat<Hand>,
    /// What is left of the deck, the next card first.
    pub deck: Vec<Card>,
}

/// Draws hands and deck as rows of cards.
pub fn revealed(ui: &mut Ui, look: &Look, scene: &ScoringScene<'_>, revealed: &Revealed) {
    let texts = &look.texts;
    kit::heading(ui, look, &texts.get("scoring-hands-title"));
    for seat in scene.table.seats() {
        let name = scene.name(look, seat);
        kit::strong(
            ui,
            look,
            &texts.with("scoring-hands-of", &[("name", name.into())]),
        );
        let cards: Vec<Card> = revealed.hands[seat].cards().collect();
        row(ui, look, &cards, "scoring-hand-empty");
    }
    kit::strong(ui, look, &texts.get("scoring-deck"));
    row(ui, look, &revealed.deck, "scoring-deck-empty");
}

fn row(ui: &mut Ui, look: &Look, cards: &[Card], empty: &str) {
    if cards.is_empty() {
        kit::small(ui, look, &look.texts.get(empty));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (place, &card) in cards.iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(paint::card_size(WIDTH), Sense::hover());
            let name = look.texts.card_in_row(card, place + 1, cards.len());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
            if ui.is_rect_visible(rect) {
                let inner = Rect::from_center_size(rect.center(), rect.size());
                let state = CardState::default();
                paint::card(ui.painter(), look, inner, 0.0, Face::Card(card), state);
            }
        }
    });
    ui.add_space(size::GAP);
}
