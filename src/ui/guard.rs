//! Keeps reflex input away from what has just appeared: held keys, double clicks, clicks that bring
//! the window back.
//!
//! A plugin of the egui context, so that tests meet it as players do.

use egui::{Context, Event, Key, Plugin, PointerButton, RawInput};
use std::collections::HashSet;

/// Seconds for which a new public or private screen takes no press.
pub const ARMING_TIME: f64 = 0.4;

/// What is held back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Held {
    /// Presses of the pointer: something else lies under it now.
    Pointer,
    /// Every press: it was meant for another screen.
    Everything,
}

/// Filters the input of a frame before egui sees it.
#[derive(Default)]
pub struct Guard {
    asked: Option<Held>,
    armed: Option<(Held, f64)>,
    keys: HashSet<Key>,
    buttons: Vec<PointerButton>,
}

impl Guard {
    /// A new screen is up: presses count again after [`ARMING_TIME`] and once all keys and buttons
    /// have been up.
    pub const fn arm(&mut self) {
        self.asked = Some(Held::Everything);
    }

    /// Other buttons lie where some just were: the second half of a double click must not press them.
    pub fn arm_pointer(&mut self) {
        self.asked = self.asked.max(Some(Held::Pointer));
    }

    /// Whether presses are held back now.
    #[must_use]
    pub const fn is_holding(&self) -> bool {
        self.asked.is_some() || self.armed.is_some()
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Key { key, pressed, .. } if pressed => {
                self.keys.insert(key);
            }
            Event::Key { key, .. } => {
                self.keys.remove(&key);
            }
            Event::PointerButton {
                button, pressed, ..
            } if pressed => {
                self.buttons.push(button);
            }
            Event::PointerButton { button, .. } => {
                self.buttons.retain(|held| *held != button);
            }
            // Releases that happen elsewhere are never heard of.
            Event::WindowFocused(_) => {
                self.keys.clear();
                self.buttons.clear();
            }
            _ => {}
        }
    }
}

impl Held {
    const fn holds(self, event: &Event) -> bool {
        match event {
            Event::PointerButton { pressed, .. } => *pressed,
            Event::Key { pressed, .. } => *pressed && matches!(self, Self::Everything),
            Event::Text(_) | Event::AccessKitActionRequest(_) => matches!(self, Self::Everything),
            _ => false,
        }
    }
}

impl Plugin for Guard {
    fn debug_name(&self) -> &'static str {
        "input guard"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let now = input.time.unwrap_or_else(|| ctx.input(|state| state.time));
        let held_before = !self.keys.is_empty() || !self.buttons.is_empty();
        if input
            .events
            .iter()
            .any(|event| matches!(event, Event::WindowFocused(true)))
        {
            self.arm();
        }
        if let Some(held) = self.asked.take() {
            let before = self.armed.map(|(held, _)| held);
            self.armed = Some((before.map_or(held, |before| held.max(before)), now));
        }
        if let Some((_, since)) = self.armed {
            // Something pressed before must come up first; new presses are swallowed meanwhile.
            if now - since >= ARMING_TIME && !held_before {
                self.armed = None;
            } else {
                ctx.request_repaint_after(std::time::Duration::from_secs_f64(ARMING_TIME));
            }
        }
        let armed = self.armed.map(|(held, _)| held);
        let typing = ctx.egui_wants_keyboard_input();
        for event in &input.events {
            self.follow(event);
        }
        input.events.retain(|event| {
            let repeated = matches!(event, Event::Key { repeat: true, .. });
            !armed.is_some_and(|held| held.holds(event)) && (typing || !repeated)
        });
    }
}
