//! How a set in play looks: its cards as they lie, what lies on it, its tag.

use super::scene::Scene;
use super::set_tile::Aim;
use crate::rules::{Attached, Card, Effect, PlacedSet, Seat, value};
use crate::ui::draft::Draft;
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::theme::size;
use egui::{Painter, Rect, Vec2, pos2, vec2};

/// All that a tile looks like.
#[derive(Hash)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own, and any may join any other"
)]
pub(super) struct Tile {
    set: PlacedSet,
    /// What its tag says; the second where the first is too long.
    tag: (String, String),
    legal: bool,
    /// The draft aims at it.
    pub(super) chosen: bool,
    /// The question for an Aunt is about it.
    asked: bool,
    focused: bool,
    dimmed: bool,
    /// The number of the key that chooses it, from 1.
    key: Option<usize>,
}

/// Where a tile's cards lie.
#[derive(Clone, Copy)]
pub(super) struct Lie {
    /// All of them together.
    pub(super) body: Rect,
    card: Vec2,
    /// From one card to the next, in points.
    spread: f32,
    foot: Rect,
}

impl Lie {
    pub(super) fn new(rect: Rect, cards: u8) -> Self {
        let tag = (rect.height() * 0.26).clamp(16.0, 20.0);
        let height = rect.height() - tag - 2.0;
        let card = vec2(height / size::CARD_RATIO, height);
        let steps = f32::from(cards.max(1) - 1);
        let spread = ((rect.width() - card.x) / steps.max(1.0)).clamp(0.0, 10.0);
        let width = card.x + spread * steps;
        let left = rect.left() + (rect.width() - width) / 2.0;
        Self {
            body: Rect::from_min_size(pos2(left, rect.top()), vec2(width, height)),
            card,
            spread,
            foot: Rect::from_min_max(pos2(rect.left(), rect.bottom() - tag), rect.max),
        }
    }
}

impl Tile {
    pub(super) fn new(
        look: &Look,
        scene: &Scene<'_>,
        owner: Seat,
        set: &PlacedSet,
        aim: &Aim,
        welcome: bool,
        focused: bool,
    ) -> Self {
        let chosen = matches!(scene.draft, Draft::Effect { effect: Some(effect), .. }
            if effect.target() == Some(set.id));
        let worth = look.texts.euros(value(set, scene.table().family(owner)));
        let tag = if let Aim::Legal(effect) = aim {
            let words = short_outcome(look, scene, *effect, set, owner);
            (words.clone(), words)
        } else {
            (format!("{} · {worth}", set.sale.size), worth)
        };
        // Only a legal target has a key; all others need not ask where it stands among them.
        let targets = matches!(aim, Aim::Legal(_)).then(|| scene.targets());
        let key = targets.and_then(|targets| targets.iter().position(|&id| id == set.id));
        Self {
            set: *set,
            tag,
            legal: matches!(aim, Aim::Legal(_)) || welcome,
            chosen,
            asked: super::foot::in_question(scene, set),
            focused,
            dimmed: matches!(aim, Aim::Refused(_)),
            key: key
                .filter(|&key| key < super::keys::DIGITS.len())
                .map(|key| key + 1),
        }
    }

    pub(super) fn paint(&self, painter: &Painter, look: &Look, lie: Lie) {
        let cards = laid(&self.set);
        for (index, card) in cards.iter().enumerate() {
            let off = vec2(lie.spread * index as f32, 0.0);
            let place = Rect::from_min_size(lie.body.min + off, lie.card);
            let last = index + 1 == cards.len();
            let state = CardState {
                legal: last && self.legal,
                selected: last && (self.chosen || self.asked),
                focused: last && self.focused,
                covered: !last,
                dimmed: self.dimmed,
                ..CardState::default()
            };
            paint::card(painter, look, place, 0.0, Face::Card(*card), state);
        }
        super::props::attached(painter, look, lie.body, self.set.attached);
        if self.set.discounts > 0 {
            super::props::discounts(painter, look, lie.body, self.set.discounts);
        }
        super::props::price_tag(painter, look, lie.foot, &self.tag.0, &self.tag.1);
        if let Some(key) = self.key {
            super::hand::key_badge(painter, look, lie.body.center_top(), key);
        }
    }
}

/// The cards as they lie, the top one last: a product tells what is sold, so a Charo lies below.
pub(super) fn laid(set: &PlacedSet) -> Vec<Card> {
    let mut cards: Vec<Card> = set.sale.cards().cards().collect();
    cards.sort_by_key(|card| *card != Card::Charo);
    cards
}

/// What the effect would make of the set, as short as a price tag is.
fn short_outcome(
    look: &Look,
    scene: &Scene<'_>,
    effect: Effect,
    set: &PlacedSet,
    owner: Seat,
) -> String {
    let texts = &look.texts;
    let worth = |attached, seat| {
        let set = PlacedSet { attached, ..*set };
        texts.euros(value(&set, scene.table().family(seat)))
    };
    let (key, amount) = match effect {
        Effect::License(_) => return texts.get("target-license"),
        Effect::Double(_) => ("target-tag-double", worth(Some(Attached::Doubled), owner)),
        Effect::Steal(_) => {
            let thief = scene.view.seat.unwrap_or(scene.table().active);
            ("target-tag-steal", worth(Some(Attached::Stolen), thief))
        }
        Effect::Police(_) => ("target-tag-police", worth(set.attached, owner)),
        Effect::VanSelf | Effect::VanOthers => return String::new(),
    };
    texts.with(key, &[("amount", amount.into())])
}
