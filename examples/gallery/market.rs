//! The market's things and the cards, painted.

use eframe::egui::{Rect, Ui, pos2, vec2};
use me_lo_quitan::rules::{Card, Family};
use me_lo_quitan::ui::faces::{Cloth, Face};
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::paint::{self, CardState, card_size};
use me_lo_quitan::ui::theme::size;

/// Everything that lies on the table.
pub fn table(ui: &mut Ui, look: &Look) {
    let all = ui.max_rect();
    let painter = ui.painter().clone();
    let cloths = [Cloth::Red, Cloth::Blue, Cloth::Green];
    let tops = [Card::Peach, Card::Cousin, Card::Socks];
    for (number, (cloth, top)) in cloths.into_iter().zip(tops).enumerate() {
        let left = all.left() + 240.0 + 250.0 * number as f32;
        let roof = Rect::from_min_size(pos2(left, all.top()), vec2(230.0, 230.0 * 140.0 / 600.0));
        let wood = Rect::from_min_size(pos2(left, all.top() + 150.0), vec2(230.0, 46.0));
        paint::counter(&painter, look, wood);
        let card = card_size(88.0);
        let rect = Rect::from_center_size(pos2(left + 115.0, all.top() + 100.0), card);
        paint::pile(
            &painter,
            look,
            rect,
            Face::Card(top),
            5,
            CardState::default(),
        );
        paint::awning(&painter, look, roof, cloth);
        let tag = pos2(left + 84.0, all.top() + 178.0);
        paint::price_tag(&painter, look, tag, "5 €", size::VALUE, look.theme.tag_on);
        paint::count_badge(&painter, look, rect.right_bottom(), 7);
    }
    let crate_rect = Rect::from_min_size(all.min, vec2(200.0, 162.0));
    paint::crate_with_number(&painter, look, crate_rect, Face::Crate, 23);
    let box_rect = Rect::from_min_size(pos2(all.right() - 200.0, all.top()), vec2(200.0, 162.0));
    paint::crate_with_number(&painter, look, box_rect, Face::TheBox, 11);
    for (number, family) in Family::ALL.into_iter().enumerate() {
        let left = all.left() + 246.0 * number as f32;
        let strip = Rect::from_min_size(pos2(left, all.top() + 240.0), vec2(230.0, 22.0));
        paint::family_strip(&painter, look, strip, family);
        paint::family_badge(
            &painter,
            look,
            pos2(left + 22.0, strip.center().y + 8.0),
            20.0,
            family,
        );
        let bike = Rect::from_min_size(pos2(left + 120.0, all.top() + 270.0), card_size(72.0));
        paint::card(
            &painter,
            look,
            bike,
            0.05,
            Face::Motorbike(family),
            CardState::default(),
        );
        let card = Rect::from_min_size(pos2(left + 20.0, all.top() + 276.0), card_size(88.0));
        paint::card(
            &painter,
            look,
            card,
            -0.03,
            Face::Family(family),
            CardState::default(),
        );
    }
    let top = all.top() + 430.0;
    for number in 0..4 {
        let at = pos2(all.left() + 26.0 * number as f32, top);
        let rect = Rect::from_min_size(at, card_size(72.0));
        let face = Face::Card(Card::TShirt);
        paint::card(&painter, look, rect, 0.0, face, CardState::default());
    }
    let sign = Rect::from_min_size(pos2(all.left() + 60.0, top + 58.0), vec2(96.0, 69.0));
    paint::discount(&painter, look, sign, -0.12, "−2 €");
    let place = Rect::from_min_size(pos2(all.left() + 260.0, top), card_size(112.0));
    paint::empty_place(&painter, look, place, "Sitio para un lote");
    paint::pile(
        &painter,
        look,
        place.translate(vec2(150.0, 0.0)),
        Face::Back,
        23,
        CardState::default(),
    );
    for (number, share) in [0.35, 0.7, 1.0].into_iter().enumerate() {
        let centre = pos2(all.left() + 680.0 + 220.0 * number as f32, top + 80.0);
        paint::stamp(&painter, look, centre, 180.0, "16 €", share);
    }
    let icon = Rect::from_min_size(pos2(all.left(), top + 180.0), vec2(128.0, 128.0));
    paint::picture(&painter, look, Face::Icon, icon, 0.0, true);
    let scene = Rect::from_min_size(pos2(all.left() + 150.0, top + 180.0), vec2(366.0, 206.0));
    paint::picture(&painter, look, Face::Title, scene, 0.0, true);
}

/// Every card in that width.
pub fn cards(ui: &Ui, look: &Look, width: f32) {
    let all = ui.max_rect();
    let (gap, size) = (8.0, card_size(width));
    let columns = ((all.width() + gap) / (width + gap)).floor().max(1.0) as usize;
    for (number, face) in Face::cards().enumerate() {
        let (column, row) = ((number % columns) as f32, (number / columns) as f32);
        let at = all.min + vec2(column * (size.x + gap), row * (size.y + gap));
        let rect = Rect::from_min_size(at, size);
        paint::card(ui.painter(), look, rect, 0.0, face, CardState::default());
    }
}
