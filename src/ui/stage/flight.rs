//! One thing under way: from where it was to where it goes, on time of its own.

use super::spot::{Placed, Places, Spot};
use crate::rules::Card;
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState};
use crate::ui::theme::size;
use egui::emath::easing;
use egui::{Painter, Rect, pos2, vec2};

/// Seconds a card takes to settle once it has landed.
const SETTLE: f32 = 0.07;
/// How much larger something is as it slams down, at the end of its way.
const SLAM: f32 = 0.22;

/// What flies.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Cargo {
    /// A card, or any picture of a card's shape.
    One(Face),
    /// A whole set.
    Set(Vec<Card>),
}

/// Which sides it shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Turn {
    /// Its face all the way.
    #[default]
    No,
    /// From back to face.
    Open,
    /// From face to back.
    Close,
}

/// Something on its way.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Flight {
    pub cargo: Cargo,
    pub turn: Turn,
    pub from: Placed,
    /// Where it goes: the first of these that is drawn.
    pub to: Vec<Spot>,
    /// Its place in the row of a set that it goes to, and how many lie there.
    pub slot: Option<(usize, usize)>,
    /// Seconds until it starts.
    pub delay: f32,
    /// Seconds it has been under way.
    pub time: f32,
    /// It comes down hard.
    pub slams: bool,
    /// What it will be once it lies there: not drawn there before.
    pub becomes: Option<Spot>,
    /// Shows a card that only the eyes at the screen know.
    pub private: bool,
}

impl Flight {
    pub fn new(cargo: Cargo, from: Placed, to: Vec<Spot>) -> Self {
        Self {
            cargo,
            turn: Turn::No,
            from,
            to,
            slot: None,
            delay: 0.0,
            time: 0.0,
            slams: false,
            becomes: None,
            private: false,
        }
    }

    /// Moves on by so many seconds.
    pub fn advance(&mut self, mut seconds: f32) {
        let wait = seconds.min(self.delay);
        self.delay -= wait;
        seconds -= wait;
        self.time += seconds;
    }

    /// Whether it has landed and settled.
    pub fn done(&self) -> bool {
        self.delay <= 0.0 && self.time >= size::FLIGHT_SECONDS + SETTLE
    }

    /// Paints it where it is now.
    pub fn paint(&self, painter: &Painter, look: &Look, places: &Places) {
        let Some(to) = places.first(&self.to) else {
            return;
        };
        let to = match self.slot {
            Some((number, count)) => in_a_row(to, number, count),
            None => self.shape(to),
        };
        let way = (self.time / size::FLIGHT_SECONDS).clamp(0.0, 1.0);
        let share = easing::cubic_out(way);
        let mut now = self.shape(self.from).towards(to, share);
        // Cards rise a little on their way, and are a touch too large when they land.
        let height = (std::f32::consts::PI * way).sin();
        now.rect = now.rect.translate(vec2(0.0, -18.0 * height));
        let settle = ((self.time - size::FLIGHT_SECONDS) / SETTLE).clamp(0.0, 1.0);
        let swell = if self.slams {
            SLAM * way * (1.0 - settle)
        } else {
            0.06 * height + 0.04 * way * (1.0 - settle)
        };
        now.rect = Rect::from_center_size(now.rect.center(), now.rect.size() * (1.0 + swell));
        match &self.cargo {
            Cargo::One(face) => self.paint_card(painter, look, now, *face, way, height),
            Cargo::Set(cards) => paint_set(painter, look, now, cards, height),
        }
    }

    fn shape(&self, placed: Placed) -> Placed {
        match self.cargo {
            Cargo::One(_) => placed.as_card(),
            Cargo::Set(_) => placed,
        }
    }

    fn paint_card(
        &self,
        painter: &Painter,
        look: &Look,
        now: Placed,
        face: Face,
        way: f32,
        lift: f32,
    ) {
        let (shown, half_way) = match self.turn {
            Turn::No => (face, None),
            Turn::Open => (if way < 0.5 { Face::Back } else { face }, Some(way)),
            Turn::Close => (if way < 0.5 { face } else { Face::Back }, Some(way)),
        };
        let narrow = half_way.map_or(1.0, |way| (std::f32::consts::PI * way).cos().abs());
        if narrow > 0.98 {
            let state = CardState {
                lift,
                moving: true,
                ..CardState::default()
            };
            paint::card(painter, look, now.rect, now.angle, shown, state);
        } else {
            paint::turning(painter, look, now.rect, now.angle, shown, narrow);
        }
    }
}

/// The place of one card in the row of a set, which fills `whole`.
pub(super) fn in_a_row(whole: Placed, number: usize, count: usize) -> Placed {
    let rect = whole.rect;
    let wide = rect.height() / size::CARD_RATIO;
    let gaps = count.saturating_sub(1).max(1) as f32;
    let step = ((rect.width() - wide) / gaps).clamp(0.0, wide);
    let left = rect.left() + step * number as f32;
    Placed {
        rect: Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height())),
        angle: whole.angle,
    }
}

/// A set under way: its cards side by side, as they lie.
fn paint_set(painter: &Painter, look: &Look, now: Placed, cards: &[Card], lift: f32) {
    for (number, &card) in cards.iter().enumerate() {
        let place = in_a_row(now, number, cards.len());
        let state = CardState {
            lift,
            moving: true,
            ..CardState::default()
        };
        paint::card(
            painter,
            look,
            place.rect,
            place.angle,
            Face::Card(card),
            state,
        );
    }
}
