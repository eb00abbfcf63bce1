//! The things on the table that are no cards: ground, pitches, crate, box, stalls, tags.

use crate::rules::{Attached, Card, Family};
use crate::ui::faces::{Cloth, Face};
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::theme::{bold, display, size, text};
use egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Ui,
    pos2, vec2,
};
use std::sync::Arc;

/// The bar at the top.
pub fn bar(painter: &Painter, look: &Look, rect: Rect) {
    painter.rect_filled(rect, 0, look.theme.ground);
    let line = Stroke::new(size::LINE, look.theme.line);
    painter.hline(rect.x_range(), rect.bottom(), line);
}

/// A pitch's cloth.
pub fn cloth(painter: &Painter, look: &Look, rect: Rect, family: Family, active: bool) {
    let coat = look.theme.family(family);
    let tint = look.theme.panel.lerp_to_gamma(coat.ground, 0.10);
    let radius = CornerRadius::same(8);
    let (width, colour) = if active {
        (3.0, look.theme.chosen)
    } else {
        (1.5, look.theme.line)
    };
    let line = Stroke::new(width, colour);
    painter.rect(rect, radius, tint, line, StrokeKind::Inside);
}

/// The family's awning along the top of its pitch; `plate` is where name and numbers are written.
pub fn family_strip(painter: &Painter, look: &Look, strip: Rect, plate: Rect, family: Family) {
    let coat = look.theme.family(family);
    let radius = CornerRadius {
        nw: 8,
        ne: 8,
        sw: 0,
        se: 0,
    };
    painter.rect_filled(strip, radius, coat.ground);
    let edge = Rect::from_min_max(pos2(strip.left(), plate.bottom()), strip.max);
    let height = edge.height();
    if height > 2.0 {
        paint::family_strip(painter, look, edge, family);
    }
    let radius = plate.height() / 2.0 - 2.0;
    let centre = pos2(plate.left() + radius + 5.0, plate.center().y);
    paint::family_badge(painter, look, centre, radius, family);
}

/// A small card back with the number of cards in hand; ends at `right`. Returns where it lies.
pub fn hand_count(painter: &Painter, look: &Look, right: Pos2, count: u8, ink: Color32) -> Rect {
    let number = painter.layout_no_wrap(count.to_string(), display(size::VALUE), ink);
    let card = vec2(15.0, 21.0);
    let width = card.x + 5.0 + number.size().x;
    let rect = Rect::from_min_max(
        pos2(right.x - width, right.y - card.y / 2.0),
        pos2(right.x, right.y + card.y / 2.0),
    );
    let back = Rect::from_min_size(rect.min, card);
    paint::small_back(painter, look, back);
    painter.galley(
        pos2(back.right() + 5.0, right.y - number.size().y / 2.0),
        number,
        ink,
    );
    rect
}

/// A line of text that is cut with “…” where it does not fit.
pub fn fitted(
    painter: &Painter,
    words: &str,
    font: FontId,
    colour: Color32,
    width: f32,
) -> Arc<Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(0.0));
    painter.layout_job(job)
}

/// The crate with the deck, its number on the front.
pub fn crate_with_deck(painter: &Painter, look: &Look, rect: Rect, left: u8) {
    let face = if left == 0 {
        Face::CrateEmpty
    } else {
        Face::Crate
    };
    paint::crate_with_number(
        painter,
        look,
        contain(rect, face.units()),
        face,
        left.into(),
    );
}

/// The box with the number of cards in it.
pub fn discard_box(painter: &Painter, look: &Look, rect: Rect, count: u32) {
    let place = contain(rect, Face::TheBox.units());
    paint::crate_with_number(painter, look, place, Face::TheBox, count as usize);
}

/// The largest rectangle of that shape inside another, standing on its foot.
fn contain(rect: Rect, units: egui::Vec2) -> Rect {
    let scale = (rect.width() / units.x).min(rect.height() / units.y);
    let size = units * scale;
    Rect::from_min_size(
        pos2(rect.center().x - size.x / 2.0, rect.bottom() - size.y),
        size,
    )
}

/// Words under a thing on the table.
pub fn caption(painter: &Painter, look: &Look, foot: Pos2, words: &str) {
    let colour = look.theme.ground_text;
    painter.text(
        foot,
        Align2::CENTER_BOTTOM,
        words,
        bold(size::SMALL),
        colour,
    );
}

/// From the lower edge of a stall to the middle of its tag, in points.
pub const STALL_TAG: f32 = 11.0;

/// A stall: awning above, counter below; returns where its top card lies.
pub fn stall(painter: &Painter, look: &Look, rect: Rect, count: u8) -> Rect {
    let roof_height = (rect.width() * 140.0 / 600.0).min(rect.height() * 0.34);
    let roof = Rect::from_min_size(
        pos2(rect.center().x - roof_height * 300.0 / 140.0, rect.top()),
        vec2(roof_height * 600.0 / 140.0, roof_height),
    );
    let counter_height = roof.width() * 120.0 / 600.0;
    let counter = Rect::from_min_size(
        pos2(roof.left(), rect.bottom() - counter_height),
        vec2(roof.width(), counter_height),
    );
    let inside = roof.shrink2(vec2(roof.width() * 0.05, 0.0));
    let shade = Rect::from_min_max(
        pos2(inside.left(), roof.top() + roof_height * 0.6),
        pos2(inside.right(), counter.top() + counter_height * 0.3),
    );
    painter.rect_filled(shade, 0, look.theme.shadow.gamma_multiply(0.5));
    paint::counter(painter, look, counter);
    // The card's name stays above the tag, however low the counter is.
    let bottom = (counter.top() + counter_height * 0.4).min(rect.bottom() - 2.0 * STALL_TAG);
    let top = roof.top() + roof_height * 0.4;
    let height = bottom - top;
    let width = height / size::CARD_RATIO;
    let card = Rect::from_center_size(
        pos2(rect.center().x, top + height / 2.0),
        vec2(width, height),
    );
    // The pile's thickness, in steps one can tell apart.
    let layers = usize::from(count.saturating_sub(1)).min(6);
    for layer in (1..=layers).rev() {
        let off = vec2(1.6, -1.2) * layer as f32;
        let edge = card.translate(off);
        paint::sheet(painter, look, edge);
    }
    card
}

/// The roof of a stall, over its card.
pub fn roof(painter: &Painter, look: &Look, rect: Rect, cloth: Cloth) {
    let height = (rect.width() * 140.0 / 600.0).min(rect.height() * 0.34);
    let place = Rect::from_min_size(
        pos2(rect.center().x - height * 300.0 / 140.0, rect.top()),
        vec2(height * 600.0 / 140.0, height),
    );
    paint::awning(painter, look, place, cloth);
}

/// A tag with words, centred at the lower edge of a stall's counter.
pub fn tag(painter: &Painter, look: &Look, at: Pos2, words: &str) {
    let coat = look.theme.tag;
    let galley = painter.layout_no_wrap(words.to_owned(), bold(size::SMALL), coat.text);
    let rect = Rect::from_center_size(at, galley.size() + vec2(14.0, 4.0));
    let edge = Stroke::new(1.5, coat.edge);
    painter.rect(rect, 4, coat.ground, edge, StrokeKind::Inside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, coat.text);
}

/// A place where something may lie.
pub fn empty_place(painter: &Painter, look: &Look, rect: Rect) {
    let width = rect.width().min(rect.height() / size::CARD_RATIO);
    let place = Rect::from_center_size(rect.center(), vec2(width, width * size::CARD_RATIO));
    paint::empty_place(painter, look, place, "");
}

/// License or Cousin on a set.
pub fn attached(painter: &Painter, look: &Look, body: Rect, attached: Option<Attached>) {
    let (card, turn) = match attached {
        Some(Attached::License) => (Card::License, 0.0),
        // Across the set where it doubles, upright where it stole (rulebook, Cousin).
        Some(Attached::Doubled) => (Card::Cousin, std::f32::consts::FRAC_PI_2),
        Some(Attached::Stolen) => (Card::Cousin, 0.0),
        None => return,
    };
    let height = body.height() * 0.5;
    let size = vec2(height / size::CARD_RATIO, height);
    let centre = match attached {
        Some(Attached::Doubled) => pos2(body.center().x, body.bottom() - size.x * 0.55),
        _ => pos2(body.right() - size.x * 0.4, body.bottom() - size.y * 0.5),
    };
    let rect = Rect::from_center_size(centre, size);
    paint::card(
        painter,
        look,
        rect,
        turn,
        Face::Card(card),
        CardState::default(),
    );
}

/// The Discount cards on a set, as one sign with their number.
pub fn discounts(painter: &Painter, look: &Look, body: Rect, count: u8) {
    let width = (body.width() * 0.62).clamp(30.0, 54.0);
    let size = vec2(width, width * 230.0 / 320.0);
    let rect = Rect::from_min_size(pos2(body.right() - size.x * 0.8, body.top() - 2.0), size);
    let words = format!("−{}", u32::from(count) * crate::rules::DISCOUNT_PER_CARD);
    paint::discount(painter, look, rect, 0.06, &words);
}

/// What a set is worth, on a tag under it; where that is too long for the place, in short.
pub fn price_tag(painter: &Painter, look: &Look, foot: Rect, words: &str, short: &str) {
    let font = display((foot.height() * 0.8).clamp(12.0, size::VALUE));
    let coat = look.theme.tag_on;
    let mut galley = painter.layout_no_wrap(words.to_owned(), font.clone(), coat.text);
    if galley.size().x + 12.0 > foot.width() {
        galley = painter.layout_no_wrap(short.to_owned(), font, coat.text);
    }
    let rect = Rect::from_center_size(foot.center(), vec2(galley.size().x + 12.0, foot.height()));
    let edge = Stroke::new(1.5, coat.edge);
    painter.rect(rect, 4, coat.ground, edge, StrokeKind::Inside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, coat.text);
}

/// Words in the middle of nothing.
pub fn notice(painter: &Painter, look: &Look, rect: Rect, words: &str) {
    let colour = look.theme.ground_weak;
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        words,
        text(size::BODY),
        colour,
    );
}

/// Draw → Act → End, with the present phase marked.
pub fn phase_strip(ui: &mut Ui, look: &Look, words: &[String; 3], now: usize) {
    let colour = look.theme.ground_text;
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            let (rect, _) = ui.allocate_exact_size(vec2(10.0, 16.0), egui::Sense::hover());
            let line = Stroke::new(2.0, colour);
            let tip = rect.right_center() - vec2(1.0, 0.0);
            ui.painter().line_segment([tip - vec2(5.0, 5.0), tip], line);
            ui.painter()
                .line_segment([tip - vec2(5.0, -5.0), tip], line);
        }
        let (font, coat) = if index == now {
            (bold(size::BODY), Some(look.theme.tag_on))
        } else {
            (text(size::SMALL), None)
        };
        let ink = coat.map_or(look.theme.ground_weak, |coat| coat.text);
        let galley = ui.painter().layout_no_wrap(word.clone(), font, ink);
        let (rect, response) =
            ui.allocate_exact_size(galley.size() + vec2(12.0, 6.0), egui::Sense::hover());
        let (spoken, current) = (word.clone(), index == now);
        response.widget_info(|| {
            egui::WidgetInfo::selected(egui::Role::Label, true, current, spoken.clone())
        });
        if let Some(coat) = coat {
            ui.painter().rect_filled(rect, 4, coat.ground);
            let line = Stroke::new(1.5, coat.edge);
            ui.painter().rect_stroke(rect, 4, line, StrokeKind::Inside);
        }
        ui.painter()
            .galley(rect.center() - galley.size() / 2.0, galley, ink);
    }
}
