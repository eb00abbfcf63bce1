//! Cards one can press, and the fan of a hand.

use super::touch::Touch;
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, CardState, card_size};
use egui::emath::Rot2;
use egui::{Id, Painter, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

/// How far a card rises under the pointer, for each point of its width.
const RISE: f32 = 0.14;

/// A card to press.
#[derive(Clone, Debug)]
pub struct CardWidget<'a> {
    /// A name that stays with the card while it stays where it is.
    pub id: Id,
    /// What it shows.
    pub face: Face,
    /// Where it lies, before it is turned.
    pub rect: Rect,
    /// How it is turned about its middle, in radians.
    pub angle: f32,
    /// The part that no other card covers; the whole card if none does.
    pub strip: Option<Rect>,
    /// Its name for screen readers.
    pub label: &'a str,
    /// Whether it is chosen, if it can be.
    pub selected: Option<bool>,
    /// Whether it may be chosen now.
    pub legal: bool,
    /// Whether it is of no use now.
    pub dimmed: bool,
    /// Whether it can be pressed; if not, why.
    pub enabled: Result<(), String>,
    /// The key that presses it.
    pub shortcut: Option<&'a str>,
    /// Whether it can be dragged.
    pub drags: bool,
}

impl<'a> CardWidget<'a> {
    /// A card lying straight, that can be pressed.
    #[must_use]
    pub const fn new(id: Id, face: Face, rect: Rect, label: &'a str) -> Self {
        Self {
            id,
            face,
            rect,
            angle: 0.0,
            strip: None,
            label,
            selected: None,
            legal: false,
            dimmed: false,
            enabled: Ok(()),
            shortcut: None,
            drags: false,
        }
    }

    /// Senses and paints it.
    pub fn show(&self, ui: &mut Ui, look: &Look) -> Response {
        let sensed = self.sense(ui, look);
        sensed.paint(ui.painter(), look);
        sensed.response
    }

    /// Senses it without painting: call it in reading order, then paint lifted cards last.
    pub fn sense(&self, ui: &mut Ui, look: &Look) -> Sensed {
        let sense = if self.drags {
            Sense::click_and_drag()
        } else {
            Sense::click()
        };
        let area = self.strip.unwrap_or_else(|| {
            let turned = Rect::from_points(&corners(self.rect, self.angle));
            turned.intersect(self.rect.expand(self.rect.width() * 0.2))
        });
        let response = ui.interact(area, self.id, sense);
        let able = ui.is_enabled() && self.enabled.is_ok();
        let touch = Touch::new(look, response, able);
        let over = touch
            .response
            .hover_pos()
            .is_some_and(|at| self.contains(at));
        let up = over || touch.response.has_focus() || self.selected == Some(true);
        let lift = if look.reduce_motion {
            f32::from(u8::from(up))
        } else {
            ui.ctx().animate_bool_with_easing(
                self.id.with("lift"),
                up,
                egui::emath::easing::cubic_out,
            )
        };
        let state = CardState {
            lift,
            selected: self.selected == Some(true),
            legal: self.legal,
            dimmed: self.dimmed,
            focused: touch.response.has_focus(),
            ..CardState::default()
        };
        let (label, selected) = (self.label, self.selected);
        let info = || match selected {
            Some(on) => WidgetInfo::selected(Role::Button, able, on, label),
            None => WidgetInfo::labeled(Role::Button, able, label),
        };
        let why = self.enabled.as_ref().err().map(String::as_str);
        let response = touch.finish(look, info, self.shortcut, why);
        let rise = Rot2::from_angle(self.angle) * vec2(0.0, -RISE * self.rect.width() * lift);
        Sensed {
            response,
            face: self.face,
            rect: self.rect.translate(rise),
            angle: self.angle,
            state,
        }
    }

    /// Whether that point lies on the turned card.
    fn contains(&self, at: Pos2) -> bool {
        let centre = self.rect.center();
        let back = centre + Rot2::from_angle(-self.angle) * (at - centre);
        self.rect.expand(1.0).contains(back)
    }
}

/// A card that was sensed and waits to be painted.
pub struct Sensed {
    /// What happened to it.
    pub response: Response,
    /// What it shows.
    pub face: Face,
    /// Where it is now, lifted or not.
    pub rect: Rect,
    /// How it is turned.
    pub angle: f32,
    /// How it shows.
    pub state: CardState,
}

impl Sensed {
    /// Paints it.
    pub fn paint(&self, painter: &Painter, look: &Look) {
        paint::card(painter, look, self.rect, self.angle, self.face, self.state);
    }
}

/// Paints cards so that lifted ones lie on top of their neighbours.
pub fn paint_sensed(painter: &Painter, look: &Look, cards: &[Sensed]) {
    let lifted = |card: &&Sensed| card.state.lift > 0.02;
    for card in cards.iter().filter(|card| !lifted(card)) {
        card.paint(painter, look);
    }
    let mut up: Vec<_> = cards.iter().filter(lifted).collect();
    up.sort_by(|one, other| one.state.lift.total_cmp(&other.state.lift));
    for card in up {
        card.paint(painter, look);
    }
}

fn corners(rect: Rect, angle: f32) -> [Pos2; 4] {
    let (centre, turn) = (rect.center(), Rot2::from_angle(angle));
    [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ]
    .map(|corner| centre + turn * (corner - centre))
}

/// A card's place in a fan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Where it lies, before it is turned.
    pub rect: Rect,
    /// How it is turned about its middle, in radians.
    pub angle: f32,
    /// The part its right neighbour leaves free.
    pub strip: Rect,
}

/// A hand of `count` cards held like a fan in `area`, each `width` points wide; they move together
/// where there is too little room.
#[must_use]
pub fn fan(area: Rect, width: f32, count: usize) -> Vec<Place> {
    /// The hand's wrist lies far below, so far that the outermost cards turn by no more than this.
    const WIDEST_TURN: f32 = 0.19;
    let size: Vec2 = card_size(width);
    let gaps = count.saturating_sub(1).max(1) as f32;
    let step = ((area.width() - width - 24.0) / gaps).clamp(28.0, width + 8.0);
    let middle = (count.saturating_sub(1)) as f32 / 2.0;
    let radius = (middle * step / WIDEST_TURN.sin()).max(1100.0);
    let sag = radius * (1.0 - (middle * step / radius).asin().cos());
    (0..count)
        .map(|number| {
            let x = (number as f32 - middle) * step;
            let angle = (x / radius).asin();
            let drop = radius * (1.0 - angle.cos()) - sag / 2.0;
            let centre = area.center() + vec2(x, drop);
            let rect = Rect::from_center_size(centre, size);
            let last = number + 1 == count;
            let free = if last { rect.width() } else { step.min(width) };
            let strip = Rect::from_min_size(rect.min, vec2(free, rect.height()));
            Place { rect, angle, strip }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn a_fan_of_seven_fits_into_960_points() {
        let area = Rect::from_min_size(Pos2::ZERO, vec2(960.0, 200.0));
        let places = fan(area, 112.0, 7);
        assert_eq!(places.len(), 7);
        for (at, place) in places.iter().enumerate() {
            let around = Rect::from_points(&corners(place.rect, place.angle));
            assert!(area.x_range().contains(around.left()), "{at}");
            assert!(area.x_range().contains(around.right()), "{at}");
            assert!(place.strip.width() >= 44.0 && place.strip.height() >= 44.0);
        }
        let narrow = fan(
            Rect::from_min_size(pos2(0.0, 0.0), vec2(420.0, 200.0)),
            112.0,
            7,
        );
        assert!(narrow.iter().all(|place| place.strip.width() >= 24.0));
    }
}
