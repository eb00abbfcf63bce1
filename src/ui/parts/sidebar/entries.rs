//! The entries of the rules sheet as they are drawn.

use super::sheet::{Choice, Entry, RULINGS, changed_counts};
use crate::rules::{Card, Family, Options, Product};
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::parts::kit;
use crate::ui::theme::{mix, size};
use crate::ui::widgets;
use egui::{Align, Frame, Margin, Ui, vec2};

/// Width of the small card beside an entry, in points.
const THUMB: f32 = 52.0;

/// Every card with its count, the motorbike and the families.
pub fn cards(ui: &mut Ui, look: &Look, options: &Options, goto: &mut Option<u8>) {
    let texts = &look.texts;
    let mut group = |ui: &mut Ui, key: &str, entries: &mut dyn Iterator<Item = Entry>| {
        kit::heading(ui, look, &texts.get(key));
        for each in entries {
            entry(ui, look, each, options, goto);
        }
        ui.add_space(size::GAP);
    };
    let products = Product::ALL.map(|product| Entry::Card(product.card()));
    group(ui, "rules-products", &mut products.into_iter());
    let effects = Card::ALL
        .into_iter()
        .filter(|card| card.product().is_none());
    group(ui, "rules-effects", &mut effects.map(Entry::Card));
    group(ui, "rules-motorbike", &mut [Entry::Motorbike].into_iter());
    group(
        ui,
        "rules-families",
        &mut Family::ALL.map(Entry::Family).into_iter(),
    );
}

/// All rulings; the marked one stands out, and is brought into sight if `scroll`.
pub fn rulings(ui: &mut Ui, look: &Look, marked: Option<u8>, scroll: bool) {
    for number in 1..=RULINGS {
        ruling(ui, look, number, marked == Some(number), scroll);
    }
}

/// What this table chose; changed options are marked.
pub fn options(ui: &mut Ui, look: &Look, options: &Options, goto: &mut Option<u8>) {
    for choice in Choice::ALL {
        entry(ui, look, Entry::Choice(choice), options, goto);
    }
    widgets::rule(ui, look);
    kit::heading(ui, look, &look.texts.get("rules-deck-list"));
    let changed: Vec<(Card, u8, u8)> = changed_counts(options.deck).collect();
    for card in Card::ALL {
        let usual = changed.iter().find(|(other, ..)| *other == card);
        let count = options.deck.count(card);
        let line = look.texts.times(&look.texts.card(card), count);
        ui.horizontal(|ui| {
            kit::plain(ui, look, &line);
            if let Some((_, _, usual)) = usual {
                let words = look
                    .texts
                    .with("rules-deck-usual", &[("count", (*usual).into())]);
                kit::changed(ui, look, &words);
            }
        });
    }
}

/// One entry, wherever it is listed.
pub fn entry(ui: &mut Ui, look: &Look, entry: Entry, options: &Options, goto: &mut Option<u8>) {
    let texts = &look.texts;
    match entry {
        Entry::Ruling(number) => ruling(ui, look, number, false, false),
        Entry::Card(card) => {
            let copies = options.deck.count(card);
            let copies = texts.with("rules-copies", &[("count", copies.into())]);
            let value = texts.card_and_value(card);
            pictured(ui, look, Face::Card(card), entry, (&value, &copies), goto);
        }
        Entry::Motorbike => {
            let title = entry.title(texts);
            let face = Face::Motorbike(Family::Salazar);
            pictured(ui, look, face, entry, (&title, ""), goto);
        }
        Entry::Family(family) => {
            let title = entry.title(texts);
            let ability = texts.family_ability(family);
            pictured(
                ui,
                look,
                Face::Family(family),
                entry,
                (&title, &ability),
                goto,
            );
        }
        Entry::Choice(choice) => option(ui, look, choice, options, goto),
    }
}

fn ruling(ui: &mut Ui, look: &Look, number: u8, marked: bool, scroll: bool) {
    let theme = &look.theme;
    let fill = if marked {
        mix(
            theme.panel,
            theme.tag_on.ground,
            if theme.textured { 0.45 } else { 0.0 },
        )
    } else {
        theme.panel
    };
    let edge = if marked { theme.line } else { theme.panel };
    let frame = Frame::new()
        .fill(fill)
        .stroke((if marked { size::LINE } else { 0.0 }, edge))
        .inner_margin(Margin::symmetric(
            if marked { 8 } else { 0 },
            if marked { 8 } else { 2 },
        ));
    let shown = frame.show(ui, |ui| {
        let name = look
            .texts
            .with("common-ruling", &[("number", number.into())]);
        let title = look.texts.ruling_title(number);
        kit::heading(ui, look, &format!("{name} · {title}"));
        kit::plain(ui, look, &look.texts.ruling(number));
    });
    if marked && scroll {
        shown.response.scroll_to_me(Some(Align::Min));
    }
    ui.add_space(size::GAP);
}

fn pictured(
    ui: &mut Ui,
    look: &Look,
    face: Face,
    entry: Entry,
    (title, under): (&str, &str),
    goto: &mut Option<u8>,
) {
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(paint::card_size(THUMB), egui::Sense::hover());
        if ui.is_rect_visible(rect) {
            paint::card(ui.painter(), look, rect, 0.0, face, CardState::default());
        }
        ui.add_space(2.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
            kit::strong(ui, look, title);
            if !under.is_empty() {
                kit::small(ui, look, under);
            }
            kit::plain(ui, look, &entry.text(&Options::default(), &look.texts));
            ruling_tags(ui, look, entry, goto);
        });
    });
    ui.add_space(size::GAP);
}

fn option(ui: &mut Ui, look: &Look, choice: Choice, options: &Options, goto: &mut Option<u8>) {
    let texts = &look.texts;
    let (few, full) = choice.chosen(options, texts);
    ui.horizontal_wrapped(|ui| {
        kit::heading(ui, look, &choice.title(texts));
        if choice.changed(options) {
            kit::changed(ui, look, &texts.get("rules-option-changed"));
        }
    });
    kit::strong(ui, look, &few);
    kit::plain(ui, look, &full);
    ruling_tags(ui, look, Entry::Choice(choice), goto);
    ui.add_space(size::GAP);
}

fn ruling_tags(ui: &mut Ui, look: &Look, entry: Entry, goto: &mut Option<u8>) {
    ui.horizontal_wrapped(|ui| {
        for number in entry.rulings(&look.texts) {
            if kit::ruling_tag(ui, look, number) {
                *goto = Some(number);
            }
        }
    });
}
