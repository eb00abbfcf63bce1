//! What a set is worth, line by line: the same lines in the builder, tooltips and scoring (R25).

use super::super::scene::Scene;
use crate::rules::{Attached, Breakdown, DISCOUNT_PER_CARD, Family, PlacedSet, SetKind, breakdown};
use crate::ui::look::Look;
use crate::ui::theme::{bold, size, text};
use egui::{Color32, FontId, Sense, Ui, vec2};

/// One line: words at the left, an amount at the right.
fn line(ui: &mut Ui, words: &str, amount: &str, font: FontId, colour: Color32) {
    let width = ui.available_width();
    let painter = ui.painter();
    let amount = painter.layout_no_wrap(amount.to_owned(), font.clone(), colour);
    let words = painter.layout(
        words.to_owned(),
        font,
        colour,
        (width - amount.size().x - 8.0).max(40.0),
    );
    let height = words.size().y.max(amount.size().y);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height + 1.0), Sense::hover());
    let spoken = format!("{} {}", words.text(), amount.text());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, spoken.clone()));
    let right = rect.right() - amount.size().x;
    ui.painter().galley(rect.min, words, colour);
    ui.painter()
        .galley(egui::pos2(right, rect.top()), amount, colour);
}

/// The lines of a set's value.
pub fn lines(ui: &mut Ui, look: &Look, set: &PlacedSet, parts: &Breakdown) {
    let texts = &look.texts;
    let size_of_set = u32::from(set.sale.size);
    let (weak, strong) = (look.theme.weak_text, look.theme.panel_text);
    let small = text(size::SMALL);
    let plus = |amount: u32| format!("+{}", texts.euros(amount));
    let minus = |amount: u32| format!("−{}", texts.euros(amount));
    let cards = match set.sale.kind {
        SetKind::Same(product) => texts.with(
            "price-cards",
            &[
                ("size", size_of_set.into()),
                ("value", texts.euros(product.value()).into()),
            ],
        ),
        SetKind::FourGarments | SetKind::ThreeFoods => texts.get("price-mixed"),
    };
    line(ui, &cards, &texts.euros(parts.cards), small.clone(), strong);
    if parts.bonus > 0 {
        let words = texts.with("price-bonus", &[("size", size_of_set.into())]);
        line(ui, &words, &plus(parts.bonus), small.clone(), strong);
    }
    if parts.discount > 0 {
        let words = texts.with(
            "price-discounts",
            &[
                ("count", u32::from(set.discounts).into()),
                ("size", size_of_set.into()),
            ],
        );
        line(
            ui,
            &words,
            &minus(parts.discount),
            small.clone(),
            look.theme.bad_text,
        );
    } else if set.discounts > 0 {
        line(
            ui,
            &texts.get("price-cortes"),
            &texts.euros(0),
            small.clone(),
            weak,
        );
    }
    if parts.cut > 0 {
        line(
            ui,
            &texts.get("price-cut"),
            &plus(parts.cut),
            small.clone(),
            weak,
        );
    }
    if parts.doubling > 0 {
        line(
            ui,
            &texts.get("price-doubled"),
            &plus(parts.doubling),
            small.clone(),
            strong,
        );
    }
    if parts.family > 0 {
        line(
            ui,
            &texts.get("price-heredia"),
            &plus(parts.family),
            small,
            strong,
        );
    }
    line(
        ui,
        &texts.get("price-total"),
        &texts.euros(parts.total()),
        bold(size::BODY),
        strong,
    );
}

/// The lines of a set about to be sold, with what may still change.
pub fn offer(ui: &mut Ui, look: &Look, scene: &Scene<'_>, set: &PlacedSet, family: Family) {
    lines(ui, look, set, &breakdown(set, family));
    let texts = &look.texts;
    let weak = look.theme.weak_text;
    let small = text(size::SMALL);
    let doubled = PlacedSet {
        attached: Some(Attached::Doubled),
        ..*set
    };
    let amount = breakdown(&doubled, family).total();
    line(
        ui,
        &texts.get("price-if-doubled"),
        &texts.euros(amount),
        small.clone(),
        weak,
    );
    let placed = scene
        .table()
        .all_sets()
        .filter(|(_, other)| other.sale.kind == set.sale.kind);
    let next = (placed.count() as u32 + 1) * DISCOUNT_PER_CARD;
    let words = texts.with("price-next", &[("amount", texts.euros(next).into())]);
    line(ui, &words, "", small, weak);
}
