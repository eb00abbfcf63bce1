//! Movement: cards fly from where they were to where they go, prices are stamped, winners get confetti.
//!
//! The stage stands between the game and the table screen. It takes the [`Step`]s of a session, each
//! already masked for the eyes at the screen, and shows them one after another: [`Stage::shown`] is the
//! view to draw, which lags behind the game until the queue is empty. Whoever draws tells where things
//! lie ([`Stage::put`]), asks what is still in the air ([`Stage::hides`], [`Stage::stall`]), and at the end
//! lets the stage paint what flies ([`Stage::paint`]).
//!
//! Any key or press of the pointer finishes everything at once. Nothing is repainted when nothing
//! moves. When a hand is covered, whatever only its owner knew vanishes in the same frame.

mod confetti;
mod flight;
mod script;
mod spot;

#[cfg(test)]
mod tests;

pub use confetti::Confetti;
pub use spot::{Placed, Spot};

use super::look::Look;
use super::paint::{self, rings};
use super::sound::Cue;
use super::theme::size;
use crate::play::Step;
use crate::rules::{Event, OwnedView, Seat, Seen, Stall, StallTop};
use egui::{Context, Event as Input, LayerId, Order, Painter, Rect};
use flight::Flight;
use script::Priced;
use spot::Places;
use std::collections::VecDeque;
use std::time::Duration;

/// Seconds a stamp stays once it is on the paper.
const STAMP_STAYS: f32 = 0.8;
/// Seconds between cards drawn together.
const DRAW_STAGGER: f32 = 0.1;
/// More waiting steps than this are shown twice as fast.
const HURRY: usize = 4;
/// More than this are not shown at all but taken as done.
const SKIP: usize = 24;

struct Stamp {
    priced: Priced,
    delay: f32,
    time: f32,
}

/// What moves on the table.
pub struct Stage {
    shown: OwnedView,
    before: OwnedView,
    queue: VecDeque<Step>,
    flights: Vec<Flight>,
    stamps: Vec<Stamp>,
    changed: Vec<(Spot, f64)>,
    cues: Vec<Cue>,
    places: Places,
    /// How fast: 1 as designed, 2 twice as fast, 0 not at all.
    pub speed: f32,
}

impl Stage {
    /// A stage that shows that view, at rest.
    #[must_use]
    pub fn new(view: OwnedView) -> Self {
        Self {
            shown: view,
            before: view,
            queue: VecDeque::new(),
            flights: Vec::new(),
            stamps: Vec::new(),
            changed: Vec::new(),
            cues: Vec::new(),
            places: Places::default(),
            speed: 1.0,
        }
    }

    /// Drops all movement and shows that view: another game, a look back, a move taken back.
    pub fn cut(&mut self, view: OwnedView) {
        self.drop_movement();
        self.changed.clear();
        (self.shown, self.before) = (view, view);
    }

    /// Forgets where things lay: the window has another shape now.
    pub fn forget_places(&self) {
        self.places.forget();
    }

    /// What happened, to be shown in turn.
    pub fn enqueue(&mut self, steps: impl IntoIterator<Item = Step>) {
        self.queue.extend(steps);
    }

    /// The view to draw now.
    #[must_use]
    pub const fn shown(&self) -> &OwnedView {
        &self.shown
    }

    /// Whether nothing moves and nothing waits.
    #[must_use]
    pub fn at_rest(&self) -> bool {
        self.queue.is_empty() && self.flights.is_empty()
    }

    /// Once a frame, before anything is drawn: moves on, or finishes everything if there was input.
    ///
    /// `now` is what the eyes at the screen may see now; where it belongs to other eyes than the movement
    /// does, nothing of theirs stays in sight.
    pub fn frame(&mut self, ctx: &Context, look: &Look, now: &OwnedView) {
        if self.shown.seat != now.seat {
            if now.seat.is_none() {
                self.cover();
            } else {
                self.finish(now);
            }
        }
        let still = look.reduce_motion || self.speed <= 0.0;
        if still || self.queue.len() > SKIP || was_touched(ctx) {
            // Of all that is taken as done, the last thing is heard.
            let mut heard = self.queue.iter().rev();
            self.cues.extend(heard.find_map(|step| Cue::of(&step.seen)));
            self.note_changes(ctx, still);
            self.finish(now);
        }
        let hurry = if self.queue.len() > HURRY { 2.0 } else { 1.0 };
        let seconds = ctx.input(|input| input.stable_dt).min(0.1) * self.speed.max(0.0) * hurry;
        self.advance(seconds);
        while self.flights.is_empty() {
            let Some(step) = self.queue.pop_front() else {
                self.shown = *now;
                break;
            };
            self.begin(&step);
        }
        if !self.flights.is_empty() || !self.stamps.is_empty() {
            ctx.request_repaint();
        }
        let time = ctx.input(|input| input.time);
        self.changed.retain(|(_, until)| *until > time);
        if let Some(soonest) = self
            .changed
            .iter()
            .map(|(_, until)| until - time)
            .reduce(f64::min)
        {
            ctx.request_repaint_after(Duration::from_secs_f64(soonest.max(0.01)));
        }
    }

    /// What is to be heard since this was last asked.
    pub fn take_cues(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.cues)
    }

    /// Tells where something lies. While drawing, every frame.
    pub fn put(&self, spot: Spot, rect: Rect) {
        self.put_turned(spot, rect, 0.0);
    }

    /// Tells where something lies, turned by `angle` radians about its middle.
    pub fn put_turned(&self, spot: Spot, rect: Rect, angle: f32) {
        self.places.put(spot, Placed { rect, angle });
    }

    /// Whether what will lie there is still in the air, and must not be drawn there yet.
    #[must_use]
    pub fn hides(&self, spot: Spot) -> bool {
        let coming = |flight: &Flight| flight.becomes == Some(spot);
        self.flights.iter().any(coming)
    }

    /// A stall as it looks now: what flies to it is not there yet.
    #[must_use]
    pub fn stall(&self, stall: Stall) -> StallTop {
        let view = if self.hides(Spot::Stall(stall)) {
            &self.before
        } else {
            &self.shown
        };
        view.table.stall(stall)
    }

    /// Paints what flies, over everything else on the table.
    pub fn paint(&self, ctx: &Context, look: &Look) {
        let painter = ctx.layer_painter(LayerId::new(
            Order::Foreground,
            egui::Id::unique("what flies over the table"),
        ));
        for flight in &self.flights {
            flight.paint(&painter, look, &self.places);
        }
        for stamp in &self.stamps {
            self.paint_stamp(&painter, look, stamp);
        }
        for (spot, _) in &self.changed {
            if let Some(placed) = self.places.get(*spot) {
                rings::chosen_quietly(&painter, look, placed.rect, placed.angle);
            }
        }
    }

    fn paint_stamp(&self, painter: &Painter, look: &Look, stamp: &Stamp) {
        if stamp.delay > 0.0 {
            return;
        }
        let Some(placed) = self.places.get(Spot::Set(stamp.priced.set)) else {
            return;
        };
        let share = (stamp.time / size::STAMP_SECONDS).clamp(0.0, 1.0);
        let wide = placed.rect.width().clamp(76.0, 150.0);
        let text = look.texts.euros(stamp.priced.euros);
        let share = egui::emath::easing::quadratic_in(share).max(0.02);
        paint::stamp(painter, look, placed.rect.center(), wide, &text, share);
    }

    /// Sets the next step in motion; cards drawn together follow each other closely.
    fn begin(&mut self, step: &Step) {
        (self.before, self.flights) = (self.shown, Vec::new());
        self.join(step, 0.0);
        let drawer = drawn_by(&step.seen);
        let mut delay = 0.0;
        while drawer.is_some()
            && let Some(next) = self.queue.front().copied()
            && drawn_by(&next.seen) == drawer
        {
            self.queue.pop_front();
            delay += DRAW_STAGGER;
            self.join(&next, delay);
        }
    }

    fn join(&mut self, step: &Step, delay: f32) {
        let script = script::script(&step.seen, &self.shown, &step.after, &self.places);
        self.shown = step.after;
        self.cues.extend(Cue::of(&step.seen));
        self.flights
            .extend(script.flights.into_iter().map(|mut flight| {
                flight.delay += delay;
                flight
            }));
        if let Some(priced) = script.stamp {
            let starts = self.flights.iter().map(|flight| flight.delay);
            self.stamps.retain(|stamp| stamp.priced.set != priced.set);
            self.stamps.push(Stamp {
                priced,
                delay: starts.fold(0.0, f32::max) + size::FLIGHT_SECONDS,
                time: 0.0,
            });
        }
    }

    fn advance(&mut self, seconds: f32) {
        for flight in &mut self.flights {
            flight.advance(seconds);
        }
        // Those that have landed wait for the others of their step: a set appears whole.
        if self.flights.iter().all(Flight::done) {
            self.flights.clear();
        }
        for stamp in &mut self.stamps {
            let wait = seconds.min(stamp.delay);
            stamp.delay -= wait;
            stamp.time += seconds - wait;
        }
        self.stamps
            .retain(|stamp| stamp.time < size::STAMP_SECONDS + STAMP_STAYS);
    }

    /// Everything has happened already.
    fn finish(&mut self, now: &OwnedView) {
        self.drop_movement();
        (self.shown, self.before) = (*now, *now);
    }

    fn drop_movement(&mut self) {
        self.queue.clear();
        self.flights.clear();
        self.stamps.clear();
    }

    /// The hand was covered: whatever only its owner knew is gone, what everybody saw goes on.
    fn cover(&mut self) {
        self.flights.retain(|flight| !flight.private);
        self.shown = self.shown.public();
        self.before = self.before.public();
        for step in &mut self.queue {
            step.after = step.after.public();
            if let Event::Drew { card, .. } = &mut step.seen {
                *card = None;
            }
        }
    }

    /// Where nothing moves, what has changed is outlined for a second.
    fn note_changes(&mut self, ctx: &Context, still: bool) {
        if !still || self.queue.is_empty() {
            return;
        }
        let until = ctx.input(|input| input.time) + f64::from(size::NOTICE_SECONDS);
        let mut before = self.shown;
        let mut spots = Vec::new();
        for step in &self.queue {
            let script = script::script(&step.seen, &before, &step.after, &self.places);
            spots.extend(script.changed);
            before = step.after;
        }
        spots.sort_unstable();
        spots.dedup();
        self.changed.retain(|(spot, _)| !spots.contains(spot));
        self.changed
            .extend(spots.into_iter().map(|spot| (spot, until)));
    }
}

/// Who drew a card, if that is what happened.
const fn drawn_by(seen: &Seen) -> Option<Seat> {
    match seen {
        Event::Drew { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Whether somebody pressed something in this frame. Mere movement of the pointer is none.
fn was_touched(ctx: &Context) -> bool {
    ctx.input(|input| {
        input.events.iter().any(|event| {
            matches!(
                event,
                Input::Key { pressed: true, .. }
                    | Input::PointerButton { pressed: true, .. }
                    | Input::AccessKitActionRequest(_)
            )
        })
    })
}
