//! Short notices at the top of the window. They stay until they were there long enough to be read,
//! stop ageing under the pointer, and can be dismissed; nothing private is ever said in one.

use super::kit;
use crate::ui::look::Look;
use crate::ui::paint::{self, Mark};
use crate::ui::widgets;
use egui::{Align2, Area, Context, Id, Order, Sense, Ui, Vec2, vec2};
use std::time::Duration;

/// Distance from the top of the window, in points: below the table's bar.
const TOP: f32 = 56.0;

/// Seconds a notice stays at least.
const LEAST: f64 = 4.0;
/// Seconds more for each letter: some 15 letters a second.
const PER_LETTER: f64 = 0.065;
/// Notices on screen at once; older ones go first.
const MOST: usize = 3;

/// How good the news is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something was done.
    Good,
    /// Something was refused or did not work.
    Bad,
}

#[derive(Clone, Debug, PartialEq)]
struct Toast {
    text: String,
    tone: Tone,
    left: f64,
}

/// The notices on screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Toasts {
    toasts: Vec<Toast>,
}

impl Toasts {
    /// Says that something was done.
    pub fn say(&mut self, text: String) {
        self.add(text, Tone::Good);
    }

    /// Says that something was refused or did not work.
    pub fn warn(&mut self, text: String) {
        self.add(text, Tone::Bad);
    }

    /// The same words twice are one notice that stays longer.
    fn add(&mut self, text: String, tone: Tone) {
        let left = LEAST + PER_LETTER * text.chars().count() as f64;
        self.toasts.retain(|toast| toast.text != text);
        self.toasts.push(Toast { text, tone, left });
        let extra = self.toasts.len().saturating_sub(MOST);
        self.toasts.drain(..extra);
    }

    /// Whether there is nothing to show.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.toasts.is_empty()
    }

    /// The notices, oldest first.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.toasts.iter().map(|toast| toast.text.as_str())
    }

    /// Takes all notices away.
    pub fn clear(&mut self) {
        self.toasts.clear();
    }

    /// Lets time pass; gives the seconds until the next notice goes, if any is there.
    fn age(&mut self, seconds: f64) -> Option<f64> {
        for toast in &mut self.toasts {
            toast.left -= seconds;
        }
        self.toasts.retain(|toast| toast.left > 0.0);
        let lefts = self.toasts.iter().map(|toast| toast.left);
        lefts.reduce(f64::min)
    }
}

/// Draws the notices over everything else and lets them age.
pub fn toasts(ctx: &Context, look: &Look, toasts: &mut Toasts) {
    if toasts.is_empty() {
        return;
    }
    let mut gone = None;
    let shown = Area::new(Id::unique("toasts"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_TOP, vec2(0.0, TOP))
        .interactable(true)
        .show(ctx, |ui| {
            for (number, toast) in toasts.toasts.iter().enumerate() {
                if notice(ui, look, toast) {
                    gone = Some(number);
                }
            }
        });
    if let Some(number) = gone {
        toasts.toasts.remove(number);
    }
    // Nobody loses what they are reading: under the pointer notices do not age.
    if !shown.response.contains_pointer() {
        let passed = f64::from(ctx.input(|input| input.stable_dt)).min(0.5);
        if let Some(next) = toasts.age(passed) {
            ctx.request_repaint_after(Duration::from_secs_f64(next.clamp(0.05, 0.5)));
        }
    }
}

/// One notice; whether it was dismissed.
fn notice(ui: &mut Ui, look: &Look, toast: &Toast) -> bool {
    let theme = &look.theme;
    let (mark, colour) = match toast.tone {
        Tone::Good => (Mark::Tick, theme.good_text),
        Tone::Bad => (Mark::Warning, theme.bad_text),
    };
    kit::slip(ui, look, |ui| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
            paint::mark(ui.painter(), rect, mark, colour);
            ui.scope(|ui| {
                ui.set_max_width(460.0);
                let said = kit::plain(ui, look, &toast.text);
                // Screen readers speak it when it comes.
                said.ctx.accesskit_node_builder(said.id, |node| {
                    node.set_live(egui::accesskit::Live::Polite);
                });
            });
            let label = look.texts.get("toast-dismiss");
            widgets::icon_button(ui, look, Mark::Cross, &label, Ok(())).clicked()
        })
        .inner
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_stays_long_enough_to_be_read_and_then_goes() {
        let mut toasts = Toasts::default();
        toasts.say("x".repeat(100));
        let first = toasts.age(0.0).unwrap_or_default();
        assert!(first > 10.0, "{first}");
        assert!(toasts.age(first - 0.1).is_some());
        assert_eq!(toasts.age(0.2), None);
        assert!(toasts.is_empty());
    }

    #[test]
    fn the_same_words_are_said_once_and_old_ones_make_room() {
        let mut toasts = Toasts::default();
        for words in ["a", "b", "c", "b", "d"] {
            toasts.say(words.to_owned());
        }
        assert_eq!(toasts.texts().collect::<Vec<_>>(), ["c", "b", "d"]);
    }
}
