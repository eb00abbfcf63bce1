//! The table options of the set-up form, folded away until somebody wants them.

use super::{SetUpAction, SetUpDraft, deck_said, seed_said};
use crate::rules::{AuntRule, Card, DeckList, DiscountRule};
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState, Mark};
use crate::ui::parts::kit;
use crate::ui::parts::sidebar::Choice;
use crate::ui::theme::size;
use crate::ui::widgets::{self, Board, ButtonSpec, Field, Kind};
use egui::{Align, Layout, Sense, Ui, vec2};
use egui_extras::{Column, TableBuilder};

/// Height of a row of the deck editor, in points.
const ROW: f32 = 44.0;
/// Most copies of one card that the editor offers.
const MOST_COPIES: u32 = 60;

/// Draws the fold, and what is in it when it is open.
pub fn options(ui: &mut Ui, look: &Look, draft: &mut SetUpDraft, out: &mut Vec<SetUpAction>) {
    let texts = &look.texts;
    let changed = draft.changed_options();
    ui.horizontal(|ui| {
        let mark = if draft.unfolded {
            Mark::ChevronDown
        } else {
            Mark::ChevronRight
        };
        let words = texts.get("setup-options");
        let spec = ButtonSpec::new(words, Kind::Quiet);
        let fold = Board::new(&spec).mark(mark).show(ui, look);
        if fold.clicked() {
            draft.unfolded = !draft.unfolded;
            // What unfolds comes into sight, also in a low window.
            fold.scroll_to_me(Some(Align::Min));
        }
        let words = texts.with("setup-options-changed", &[("count", changed.into())]);
        if changed == 0 {
            kit::small(ui, look, &words);
        } else {
            kit::changed(ui, look, &words);
        }
    });
    if draft.unfolded {
        unfolded(ui, look, draft, out);
    }
}

fn unfolded(ui: &mut Ui, look: &Look, draft: &mut SetUpDraft, out: &mut Vec<SetUpAction>) {
    let texts = &look.texts;
    let two = |all: (&str, &str)| (texts.get(all.0), texts.get(all.1));
    let discounts = two(("option-discounts-all", "option-discounts-rivals"));
    let discounts = [
        (DiscountRule::All, discounts.0),
        (DiscountRule::Rivals, discounts.1),
    ];
    option(ui, look, Choice::Discounts, draft, out, |ui, draft| {
        kit::choose(ui, look, &mut draft.options.discounts, &discounts);
    });
    let aunt = two(("option-aunt-steal", "option-aunt-any"));
    let aunt = [(AuntRule::Steal, aunt.0), (AuntRule::Any, aunt.1)];
    option(ui, look, Choice::Aunt, draft, out, |ui, draft| {
        kit::choose(ui, look, &mut draft.options.aunt, &aunt);
    });
    option(ui, look, Choice::Deck, draft, out, |ui, draft| {
        deck(ui, look, draft);
    });
    ui.add_space(size::GAP);
    kit::heading(ui, look, &texts.get("option-hints"));
    let hints = two(("option-hints-yes", "option-hints-no"));
    let hints = [(true, hints.0), (false, hints.1)];
    kit::choose(ui, look, &mut draft.hints, &hints);
    kit::small(ui, look, &texts.get("option-hints-help"));
    seed(ui, look, draft);
}

fn option(
    ui: &mut Ui,
    look: &Look,
    choice: Choice,
    draft: &mut SetUpDraft,
    out: &mut Vec<SetUpAction>,
    body: impl FnOnce(&mut Ui, &mut SetUpDraft),
) {
    ui.add_space(size::GAP);
    ui.horizontal(|ui| {
        kit::heading(ui, look, &choice.title(&look.texts));
        if kit::ruling_tag(ui, look, choice.ruling()) {
            out.push(SetUpAction::Ruling(choice.ruling()));
        }
        if choice.changed(&draft.options) {
            kit::changed(ui, look, &look.texts.get("rules-option-changed"));
        }
    });
    body(ui, draft);
    let (_, full) = choice.chosen(&draft.options, &look.texts);
    kit::small(ui, look, &full);
}

fn deck(ui: &mut Ui, look: &Look, draft: &mut SetUpDraft) {
    let texts = &look.texts;
    let players = draft.seats.len();
    let deck = &mut draft.options.deck;
    ui.horizontal_wrapped(|ui| {
        let (said, good) = deck_said(*deck, players, texts);
        kit::verdict(ui, look, &said, good);
        let back = texts.get("setup-deck-standard");
        if *deck != DeckList::STANDARD && kit::press(ui, look, &back, Kind::Quiet) {
            *deck = DeckList::STANDARD;
        }
    });
    // Two tables side by side: thirteen rows in one would be taller than the smallest window.
    let (left, right) = Card::ALL.split_at(Card::KINDS.div_ceil(2));
    if ui.available_width() >= 760.0 {
        ui.columns_const(|[first, second]| {
            table(first, look, deck, left, "deck_left");
            table(second, look, deck, right, "deck_right");
        });
    } else {
        table(ui, look, deck, &Card::ALL, "deck_all");
    }
}

fn table(ui: &mut Ui, look: &Look, deck: &mut DeckList, cards: &[Card], salt: &str) {
    let texts = &look.texts;
    let heads = ["setup-deck-card", "setup-deck-copies", "setup-deck-usual"];
    TableBuilder::new(ui)
        .id_salt(salt)
        .vscroll(false)
        .cell_layout(Layout::left_to_right(Align::Center))
        .column(Column::remainder().clip(true))
        .column(Column::exact(140.0))
        .column(Column::exact(74.0))
        .header(24.0, |mut header| {
            for key in heads {
                header.col(|ui| {
                    kit::small(ui, look, &texts.get(key));
                });
            }
        })
        .body(|body| {
            body.rows(ROW, cards.len(), |mut row| {
                let Some(&card) = cards.get(row.index()) else {
                    return;
                };
                row.col(|ui| {
                    let room = vec2(26.0, 26.0 * size::CARD_RATIO);
                    let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
                    let state = CardState::default();
                    paint::card(ui.painter(), look, rect, 0.0, Face::Card(card), state);
                    kit::plain(ui, look, &texts.card(card));
                });
                row.col(|ui| {
                    copies(ui, look, deck, card);
                });
                row.col(|ui| {
                    let usual = DeckList::STANDARD.count(card);
                    let words = usual.to_string();
                    if usual == deck.count(card) {
                        kit::small(ui, look, &words);
                    } else {
                        kit::changed(ui, look, &words);
                    }
                });
            });
        });
}

fn copies(ui: &mut Ui, look: &Look, deck: &mut DeckList, card: Card) {
    let texts = &look.texts;
    let named = |key: &str| texts.with(key, &[("card", texts.card(card).into())]);
    let label = named("setup-deck-copies-of");
    let (fewer, more) = (named("setup-deck-fewer"), named("setup-deck-more"));
    let mut copies = u32::from(deck.count(card));
    let counter = widgets::stepper(
        ui,
        look,
        &label,
        [&fewer, &more],
        &mut copies,
        0..=MOST_COPIES,
    );
    if counter.changed() {
        deck.0.set(card, copies as u8);
    }
}

fn seed(ui: &mut Ui, look: &Look, draft: &mut SetUpDraft) {
    let texts = &look.texts;
    ui.add_space(size::GAP);
    kit::heading(ui, look, &texts.get("setup-seed"));
    ui.horizontal(|ui| {
        let label = texts.get("setup-seed");
        let field = Field::new(&label).label_unseen().limit(12).width(160.0);
        field.show(ui, look, &mut draft.seed);
        if kit::press(ui, look, &texts.get("setup-seed-new"), Kind::Plain) {
            draft.new_seed();
        }
    });
    match seed_said(&draft.seed, texts) {
        Some(wrong) => kit::verdict(ui, look, &wrong, false),
        None => kit::small(ui, look, &texts.get("setup-seed-help")),
    };
}
