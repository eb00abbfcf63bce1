//! What was painted before and looks the same is not painted again: its triangles are kept and laid down
//! as they are. Painting a full table and cutting it into triangles is most of a frame.
//!
//! A keeper's key holds everything the painting depends on but the look of the window and its pictures,
//! which are watched here. In builds with debug assertions, hence in all tests, each thing is painted all
//! the same and held against what was kept: a key that forgets something is found there.

use crate::ui::atlas::Held;
use crate::ui::look::Look;
use egui::epaint::{ClippedPrimitive, Mesh, Primitive};
use egui::{Context, FontId, Galley, Id, Painter, Rect, Shape};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::Arc;

/// Things kept that are out of sight; more are looked through, and those not painted lately are dropped.
const MOST: usize = 256;

/// A thing as it was painted.
struct Kept {
    key: u64,
    /// Its triangles; `None` while nobody knows yet whether it stays as it is.
    meshes: Option<Vec<Arc<Mesh>>>,
    /// The pictures in it: they keep their places.
    _pictures: Vec<Rc<Held>>,
    /// The pass of the window in which it was last painted.
    used: u64,
}

/// Everything that is kept.
#[derive(Default)]
pub struct Memo {
    kept: RefCell<HashMap<Id, Kept>>,
    letters: RefCell<Option<Letters>>,
    epoch: Cell<u64>,
    looked: Cell<Option<u64>>,
}

/// egui's picture of all letters, as far as one can tell it from another.
struct Letters {
    /// The same text is the same galley for as long as its letters are where they were.
    sample: Arc<Galley>,
    /// Kept triangles point into the picture by shares of its size.
    size: [usize; 2],
}

impl Memo {
    /// A number that changes when egui threw the pictures of its letters away, which it does when they
    /// get too many, or made room for more: what was laid out or cut into triangles before would then
    /// show the wrong ones.
    #[must_use]
    pub fn letters(&self, ctx: &Context) -> u64 {
        let pass = ctx.cumulative_pass_nr();
        if self.looked.replace(Some(pass)) != Some(pass) {
            let font = FontId::proportional(12.0);
            let now = ctx.fonts_mut(|fonts| Letters {
                sample: fonts.layout_no_wrap("m".to_owned(), font, egui::Color32::PLACEHOLDER),
                size: fonts.font_image_size(),
            });
            let (sample, size) = (Arc::clone(&now.sample), now.size);
            let before = self.letters.replace(Some(now));
            let same =
                |before: Letters| Arc::ptr_eq(&before.sample, &sample) && before.size == size;
            if !before.is_some_and(same) {
                self.epoch.set(self.epoch.get() + 1);
            }
        }
        self.epoch.get()
    }

    /// At the end of a pass: has it done again if its new letters moved the old ones under something
    /// that was laid down as it was kept.
    pub fn settle(&self, ctx: &Context) {
        if !self.settled(ctx) {
            ctx.request_discard("the picture of all letters grew");
        }
    }

    /// Whether all letters are still where they were when the pass began.
    fn settled(&self, ctx: &Context) -> bool {
        let size = size_of_letters(ctx);
        let letters = self.letters.borrow();
        letters.as_ref().is_none_or(|letters| letters.size == size)
    }
}

#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the method itself is not general enough in its lifetime"
)]
fn size_of_letters(ctx: &Context) -> [usize; 2] {
    ctx.fonts(|fonts| fonts.font_image_size())
}

/// Paints a thing, or lays down what was painted last time if nothing about it has changed.
///
/// `key` is all that `paint` depends on. It must paint with the painter it gets, within its clip.
pub fn kept(
    painter: &Painter,
    look: &Look,
    name: Id,
    key: impl Hash,
    paint: impl FnOnce(&Painter),
) {
    // Fading things change all the time, and fade by what they are painted with.
    if painter.opacity() < 1.0 || !painter.is_visible() {
        paint(painter);
        return;
    }
    let ctx = painter.ctx();
    let pass = ctx.cumulative_pass_nr();
    let clip = painter.clip_rect();
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    look.version().hash(&mut hasher);
    look.memo.letters(ctx).hash(&mut hasher);
    ctx.pixels_per_point().to_bits().hash(&mut hasher);
    bits(clip).hash(&mut hasher);
    let key = hasher.finish();
    let steady = {
        let mut all = look.memo.kept.borrow_mut();
        match all.get_mut(&name) {
            Some(kept) if kept.key == key => {
                kept.used = pass;
                if let Some(meshes) = &kept.meshes
                    && !cfg!(debug_assertions)
                {
                    painter.extend(meshes.iter().cloned().map(Shape::Mesh));
                    return;
                }
                true
            }
            _ => false,
        }
    };
    look.atlas.follow();
    let from = painted(painter);
    paint(painter);
    let pictures = look.atlas.followed();
    // Worth its while only for what stays: something that moves is new in every frame.
    let lasting = steady && pictures.is_some() && look.memo.settled(ctx);
    let meshes = lasting.then(|| triangles(painter, from)).flatten();
    let mut all = look.memo.kept.borrow_mut();
    if all.len() > MOST {
        all.retain(|_, kept| kept.used + 2 >= pass);
    }
    if let Some(before) = all.get(&name)
        && before.key == key
        && let (Some(before), Some(now)) = (&before.meshes, &meshes)
    {
        debug_assert!(
            before == now,
            "{name:?} was kept under a key that is not all of it"
        );
    }
    let kept = Kept {
        key,
        meshes,
        _pictures: pictures.unwrap_or_default(),
        used: pass,
    };
    all.insert(name, kept);
}

/// A place as part of a key.
#[must_use]
pub const fn bits(rect: Rect) -> [u32; 4] {
    let (min, max) = (rect.min, rect.max);
    [
        min.x.to_bits(),
        min.y.to_bits(),
        max.x.to_bits(),
        max.y.to_bits(),
    ]
}

/// How many shapes the painter's layer has.
fn painted(painter: &Painter) -> usize {
    let layer = painter.layer_id();
    let count = |all: &egui::layers::GraphicLayers| all.get(layer).map(|list| list.next_idx().0);
    painter.ctx().graphics(count).unwrap_or(0)
}

/// The triangles of all shapes painted since; `None` if there is anything in them that can't be kept.
fn triangles(painter: &Painter, from: usize) -> Option<Vec<Arc<Mesh>>> {
    let (ctx, layer, clip) = (painter.ctx(), painter.layer_id(), painter.clip_rect());
    let shapes: Vec<_> = ctx.graphics(|all| {
        let list = all.get(layer)?;
        Some(list.all_entries().skip(from).cloned().collect())
    })?;
    let meshes = ctx.tessellate(shapes, ctx.pixels_per_point()).into_iter();
    let meshes = meshes.map(
        |ClippedPrimitive {
             clip_rect,
             primitive,
         }| match primitive {
            Primitive::Mesh(mesh) if clip_rect == clip => Some(Arc::new(mesh)),
            _ => None,
        },
    );
    meshes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use crate::ui::faces::Drawing;
    use crate::ui::theme::Mode;
    use egui::{Color32, RawInput, pos2, vec2};

    fn frame(ctx: &Context, run: impl FnOnce(&Painter)) {
        let mut run = Some(run);
        let output = ctx.run_ui(RawInput::default(), |ui| {
            if let Some(run) = run.take() {
                run(ui.painter());
            }
        });
        output.drop_without_applying_deltas();
    }

    fn square(painter: &Painter, side: f32) {
        let place = Rect::from_min_size(pos2(5.0, 5.0), vec2(side, side));
        painter.rect_filled(place, 0, Color32::RED);
    }

    /// What is kept, as the number of its triangles.
    fn triangles(look: &Look) -> Option<usize> {
        let all = look.memo.kept.borrow();
        let meshes = all.values().next()?.meshes.as_ref()?;
        Some(meshes.iter().map(|mesh| mesh.indices.len() / 3).sum())
    }

    #[test]
    fn a_thing_that_stays_as_it_is_is_kept_and_a_changed_one_is_not() {
        let (ctx, look) = (Context::default(), look());
        let name = Id::unique("square");
        let paint = |side: f32| {
            frame(&ctx, |painter| {
                kept(painter, &look, name, side.to_bits(), |painter| {
                    square(painter, side);
                });
            });
        };
        paint(10.0);
        assert_eq!(triangles(&look), None, "nobody knows yet whether it stays");
        paint(10.0);
        assert!(triangles(&look).is_some());
        paint(20.0);
        assert_eq!(triangles(&look), None);
    }

    #[test]
    #[should_panic(expected = "kept under a key that is not all of it")]
    fn a_key_that_forgets_something_is_found() {
        let (ctx, look) = (Context::default(), look());
        let name = Id::unique("square");
        for side in [10.0, 10.0, 20.0] {
            frame(&ctx, |painter| {
                kept(painter, &look, name, 1, |painter| square(painter, side));
            });
        }
    }

    #[test]
    fn letters_thrown_away_are_noticed() {
        let (ctx, look) = (Context::default(), look());
        let after = |sizes: &dyn Fn(u16) -> f32| {
            let mut epoch = 0;
            for number in 0..400 {
                frame(&ctx, |painter| {
                    epoch = look.memo.letters(painter.ctx());
                    let font = FontId::proportional(sizes(number));
                    let words = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".to_owned();
                    let _ = painter.layout_no_wrap(words, font, Color32::RED);
                });
            }
            epoch
        };
        let first = after(&|_| 40.0);
        assert_eq!(after(&|_| 40.0), first, "as long as they have room");
        assert_ne!(after(&|number| 40.0 + f32::from(number) / 2.0), first);
    }

    fn look() -> Look {
        let look = Look::with_drawing(Mode::Light, Language::English, Drawing::Never);
        assert_eq!(look.version(), look.version());
        look
    }
}
