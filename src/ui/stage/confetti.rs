//! Confetti, for winners only.

use crate::ui::look::Look;
use crate::ui::paint::ink;
use egui::{Color32, Painter, Rect, Vec2, pos2, vec2};

/// Seconds until the last scrap has fallen.
const SECONDS: f32 = 2.6;
/// Scraps of paper.
const SCRAPS: u32 = 90;

/// A burst of paper scraps over a rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Confetti {
    time: f32,
}

impl Confetti {
    /// A burst that begins now.
    #[must_use]
    pub const fn new() -> Self {
        Self { time: 0.0 }
    }

    /// Whether the last scrap has fallen.
    #[must_use]
    pub fn done(&self) -> bool {
        self.time >= SECONDS
    }

    /// Paints it and moves on; nothing at all where motion is reduced or all has fallen.
    pub fn show(&mut self, painter: &Painter, look: &Look, rect: Rect) {
        if look.reduce_motion {
            self.time = SECONDS;
        }
        if self.done() {
            return;
        }
        let ctx = painter.ctx();
        self.time += ctx.input(|input| input.stable_dt).min(0.1);
        let inks = look.theme.inks;
        let colours = [
            inks.red, inks.gold, inks.blue, inks.green, inks.fluo, inks.plum,
        ];
        for number in 0..SCRAPS {
            self.scrap(painter, rect, number, &colours);
        }
        ctx.request_repaint();
    }

    fn scrap(&self, painter: &Painter, rect: Rect, number: u32, colours: &[Color32]) {
        let chance = |salt: u32| {
            // Each bit must stir all others, or neighbours fall in strings.
            let mut mixed = (number * 7 + salt).wrapping_mul(0x9E37_79B1);
            mixed = (mixed ^ mixed >> 16).wrapping_mul(0x85EB_CA6B);
            mixed = (mixed ^ mixed >> 13).wrapping_mul(0xC2B2_AE35);
            ((mixed ^ mixed >> 16) & 0xFFF) as f32 / 4095.0
        };
        let fall = rect.height() * (0.75 + 0.6 * chance(1)) / SECONDS;
        let sway = (self.time * (2.0 + 3.0 * chance(2)) + 6.0 * chance(3)).sin();
        let x = rect.left() + rect.width() * chance(4) + 22.0 * sway;
        let y = rect.top() - 60.0 - 160.0 * chance(5) + fall * self.time * 1.35;
        if !rect.expand(20.0).contains(pos2(x, y)) {
            return;
        }
        let size = vec2(5.0 + 5.0 * chance(6), 8.0 + 6.0 * chance(0));
        // A scrap that tumbles shows its edge now and then.
        let tumble = (self.time * (4.0 + 5.0 * chance(3))).cos().abs().max(0.15);
        let scrap = Rect::from_center_size(pos2(x, y), Vec2::new(size.x, size.y * tumble));
        let corners = [
            scrap.left_top(),
            scrap.right_top(),
            scrap.right_bottom(),
            scrap.left_bottom(),
        ];
        let turned = ink::turned(&corners, self.time * 2.0 + 6.0 * chance(2), scrap.center());
        let colour = colours.get(number as usize % colours.len());
        let left = ((SECONDS - self.time) / 0.5).clamp(0.0, 1.0);
        let colour = colour.copied().unwrap_or_default().gamma_multiply(left);
        painter.add(ink::flat(&turned, colour));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use crate::ui::faces::Drawing;
    use crate::ui::theme::Mode;
    use egui::{Context, LayerId, RawInput};

    /// Frames with something painted in them, and whether the last frame wanted another.
    fn frames(reduce_motion: bool) -> (usize, bool) {
        let ctx = Context::default();
        let mut look = Look::with_drawing(Mode::Light, Language::English, Drawing::Never);
        look.reduce_motion = reduce_motion;
        let (mut confetti, mut painted, mut again) = (Confetti::new(), 0, false);
        for frame in 0..400 {
            let input = RawInput {
                time: Some(f64::from(frame) / 60.0),
                ..RawInput::default()
            };
            let out = ctx.run_ui(input, |ui| {
                let painter = ctx.layer_painter(LayerId::background());
                let before = confetti;
                confetti.show(&painter, &look, ui.max_rect());
                painted += usize::from(before != confetti && !before.done());
            });
            let views = out.viewport_output.values();
            again = views.into_iter().any(|view| view.repaint_delay.is_zero());
            out.drop_without_applying_deltas();
        }
        (painted, again)
    }

    #[test]
    fn confetti_falls_once_and_lets_the_window_sleep() {
        let (painted, again) = frames(false);
        assert!((100..200).contains(&painted), "{painted} frames");
        assert!(!again);
    }

    #[test]
    fn ux_d0_reduced_motion_throws_none() {
        let (painted, again) = frames(true);
        assert!(painted <= 1 && !again, "{painted}");
    }
}
