//! Short notices at the top of the window. They stay until they were there long enough to be read,
//! stop ageing under the pointer, and can be dismissed; nothing private is ever said in one.

use crate::ui::look::Look;

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
