//! Pictures of cards and table as textures: drawn once for each width in pixels, off the window's
//! thread, kept while they are of use.

mod face;
mod painted;
mod raster;
mod worker;

pub use face::{Cloth, Face};
pub use raster::{DrawError, draw};

use super::atlas::{Atlas, Held};
use egui::{ColorImage, Context, Rect, TextureId, Vec2, vec2};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use worker::{Done, Key, Worker};

/// Textures beyond this many bytes are dropped, those longest out of sight first.
const KEEP_BYTES: usize = 48 << 20;

/// How pictures come about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Drawing {
    /// On threads of their own; a placeholder stands in until they are ready. For the game.
    #[default]
    Behind,
    /// At once, on the thread that asks. For pictures in tests.
    AtOnce,
    /// Never: placeholders only. For tests that look at no pictures.
    Never,
}

/// A texture to paint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Picture {
    /// The texture.
    pub texture: TextureId,
    /// The picture inside the texture with its clear border, 0 to 1.
    pub uv: Rect,
    /// The clear border at the left and the top, as a share of the picture.
    edge: Vec2,
    /// Whether it has exactly the asked-for size.
    pub crisp: bool,
}

impl Picture {
    /// How far the texture with its border reaches beyond a picture painted in `size`.
    #[must_use]
    pub fn border(&self, size: Vec2) -> Vec2 {
        size * self.edge
    }
}

struct Kept {
    picture: Rc<Held>,
    used: u64,
}

/// All pictures that are ready, and the orders for those that are not.
pub struct Faces {
    drawing: Drawing,
    shop: RefCell<Shop>,
}

struct Shop {
    atlas: Rc<Atlas>,
    kept: HashMap<Key, Kept>,
    waiting: HashSet<Key>,
    broken: HashSet<Key>,
    worker: Option<Worker>,
    orders: Sender<Done>,
    ready: Receiver<Done>,
    looked: Option<u64>,
}

impl Faces {
    /// No picture yet; `drawing` says how they will come about.
    #[must_use]
    pub fn new(drawing: Drawing, atlas: Rc<Atlas>) -> Self {
        let (orders, ready) = channel();
        Self {
            drawing,
            shop: RefCell::new(Shop {
                atlas,
                kept: HashMap::new(),
                waiting: HashSet::new(),
                broken: HashSet::new(),
                worker: None,
                orders,
                ready,
                looked: None,
            }),
        }
    }

    /// The picture of that width in points, as good as it can be had now.
    ///
    /// Orders the right one if it is not there, and meanwhile hands out the nearest in size; `None`
    /// only while there is none at all. While something moves and changes its size, pass
    /// `steady = false`: then the nearest does, and nothing is ordered if there is any.
    #[must_use]
    pub fn get(&self, ctx: &Context, face: Face, width: f32, steady: bool) -> Option<Picture> {
        let key = (face, pixels(ctx, face, width));
        let pass = ctx.cumulative_pass_nr();
        let mut shop = self.shop.borrow_mut();
        shop.take_in(ctx, pass);
        if !shop.kept.contains_key(&key) {
            let nearest = shop.nearest(key);
            if steady || nearest.is_none() {
                self.order(&mut shop, ctx, key, pass);
            }
            if !shop.kept.contains_key(&key) {
                if self.drawing != Drawing::Never {
                    shop.atlas.wanting();
                }
                return nearest.and_then(|near| shop.hand_out(near, pass, false));
            }
        }
        shop.hand_out(key, pass, true)
    }

    /// Draws every card in those widths in points at once: for tests and pictures of the window.
    pub fn preload(&self, ctx: &Context, widths: &[f32]) {
        let mut shop = self.shop.borrow_mut();
        for &width in widths {
            for face in Face::cards() {
                shop.draw_now(ctx, (face, pixels(ctx, face, width)));
            }
        }
    }

    /// Orders every card in those widths in points for later, after everything that is wanted now: so
    /// that a table about to be opened has its pictures ready.
    pub fn order_ahead(&self, ctx: &Context, widths: &[f32]) {
        if self.drawing != Drawing::Behind {
            return;
        }
        let mut shop = self.shop.borrow_mut();
        for &width in widths {
            for face in Face::cards() {
                let key = (face, pixels(ctx, face, width));
                if !shop.kept.contains_key(&key) && !shop.waiting.contains(&key) {
                    self.order(&mut shop, ctx, key, 0);
                }
            }
        }
    }

    /// Whether pictures are still being drawn.
    #[must_use]
    pub fn waiting(&self) -> bool {
        !self.shop.borrow().waiting.is_empty()
    }

    fn order(&self, shop: &mut Shop, ctx: &Context, key: Key, pass: u64) {
        match self.drawing {
            Drawing::Never => {}
            Drawing::AtOnce => shop.draw_now(ctx, key),
            Drawing::Behind => {
                // Painted beforehand, it is there for the first frame.
                let quick = key.0 == Face::Title && key.1 as usize <= painted::PAINTED;
                if quick
                    && shop.nearest(key).is_none()
                    && let Ok(image) = draw(key.0, key.1)
                {
                    shop.keep(ctx, key, Arc::new(image), pass);
                    return;
                }
                if shop.broken.contains(&key) {
                    return;
                }
                shop.waiting.insert(key);
                let orders = &shop.orders;
                shop.worker
                    .get_or_insert_with(|| Worker::start(ctx, orders))
                    .ask(key, pass);
            }
        }
    }
}

impl Shop {
    /// Once a pass: takes what the worker has finished.
    fn take_in(&mut self, ctx: &Context, pass: u64) {
        if self.looked == Some(pass) {
            return;
        }
        self.looked = Some(pass);
        while let Ok(Done { key, image, again }) = self.ready.try_recv() {
            self.waiting.remove(&key);
            if let Some(image) = image {
                self.keep(ctx, key, Arc::new(image), pass);
            } else if !again {
                self.broken.insert(key);
            }
        }
    }

    fn draw_now(&mut self, ctx: &Context, key: Key) {
        if self.kept.contains_key(&key) {
            return;
        }
        if let Ok(image) = raster::draw_shared(key.0, key.1) {
            self.keep(ctx, key, image, ctx.cumulative_pass_nr());
        }
    }

    fn keep(&mut self, ctx: &Context, key: Key, image: Arc<ColorImage>, pass: u64) {
        let (face, width) = key;
        let name = format!("{}-{width}", face.name());
        let picture = self.atlas.hold(ctx, &name, image, face.options());
        let used = pass;
        self.kept.insert(key, Kept { picture, used });
        self.make_room(pass);
    }

    fn make_room(&mut self, pass: u64) {
        let bytes = |kept: &Kept| kept.picture.bytes();
        let mut total: usize = self.kept.values().map(bytes).sum();
        while total > KEEP_BYTES {
            let oldest = self
                .kept
                .iter()
                .filter(|(_, kept)| kept.used + 2 < pass)
                .min_by_key(|(_, kept)| kept.used)
                .map(|(&key, _)| key);
            let Some(dropped) = oldest.and_then(|key| self.kept.remove(&key)) else {
                return;
            };
            total -= bytes(&dropped);
        }
    }

    /// The kept picture of that face nearest in size: rather a larger one than a smaller.
    fn nearest(&self, (face, width): Key) -> Option<Key> {
        let distance = |kept: u32| {
            if kept >= width {
                kept - width
            } else {
                2 * (width - kept)
            }
        };
        self.kept
            .keys()
            .filter(|key| key.0 == face)
            .min_by_key(|key| distance(key.1))
            .copied()
    }

    fn hand_out(&mut self, key: Key, pass: u64, crisp: bool) -> Option<Picture> {
        let kept = self.kept.get_mut(&key)?;
        kept.used = pass;
        self.atlas.painting(&kept.picture);
        let border = if key.0.tiles() { 0 } else { raster::BORDER };
        let [wide, high] = kept.picture.size.map(|side| side - 2 * border);
        Some(Picture {
            texture: kept.picture.texture,
            uv: kept.picture.uv,
            edge: vec2(border as f32 / wide as f32, border as f32 / high as f32),
            crisp,
        })
    }
}

/// The width in pixels in which a picture is drawn: full pixels, in steps that keep the number of
/// sizes small while a window is being dragged wider.
fn pixels(ctx: &Context, face: Face, width: f32) -> u32 {
    let exact = (width * ctx.pixels_per_point()).ceil().max(1.0) as u32;
    let step = if face.tiles() || exact < 320 { 2 } else { 32 };
    exact.next_multiple_of(step).min(raster::MAX_WIDTH)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Card;

    const PEACH: Face = Face::Card(Card::Peach);

    fn pass(ctx: &Context, run: impl Fn()) -> bool {
        let out = ctx.run_ui(egui::RawInput::default(), |_| run());
        let repaint = out
            .viewport_output
            .values()
            .any(|view| view.repaint_delay.is_zero());
        out.drop_without_applying_deltas();
        repaint
    }

    #[test]
    fn a_picture_is_kept_and_the_nearest_stands_in() {
        let (ctx, faces) = (
            Context::default(),
            Faces::new(Drawing::AtOnce, Rc::default()),
        );
        pass(&ctx, || {
            let small = faces.get(&ctx, PEACH, 40.0, true).unwrap();
            assert!(small.crisp);
            assert_eq!(faces.get(&ctx, PEACH, 40.0, true), Some(small));
            // Something in flight takes what is there.
            let near = faces.get(&ctx, PEACH, 47.0, false).unwrap();
            assert_eq!((near.uv, near.crisp), (small.uv, false));
            let exact = faces.get(&ctx, PEACH, 48.0, true).unwrap();
            assert_ne!(exact.uv, small.uv);
        });
    }

    #[test]
    fn zoom_asks_for_a_finer_picture_and_shows_the_old_one_meanwhile() {
        let (ctx, faces) = (
            Context::default(),
            Faces::new(Drawing::Behind, Rc::default()),
        );
        let wait = || {
            for _ in 0..2000 {
                pass(&ctx, || {
                    let _ = faces.get(&ctx, PEACH, 40.0, true);
                });
                if !faces.waiting() {
                    return;
                }
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            panic!("the picture never came");
        };
        pass(&ctx, || {
            assert_eq!(faces.get(&ctx, PEACH, 40.0, true), None);
        });
        wait();
        ctx.set_pixels_per_point(2.0);
        pass(&ctx, || {});
        pass(&ctx, || {
            let old = faces.get(&ctx, PEACH, 40.0, true).unwrap();
            assert!(!old.crisp, "the old picture stands in");
        });
        wait();
        pass(&ctx, || {
            assert!(faces.get(&ctx, PEACH, 40.0, true).unwrap().crisp);
        });
    }

    #[test]
    fn without_drawing_there_are_placeholders_and_no_repaints() {
        let (ctx, faces) = (
            Context::default(),
            Faces::new(Drawing::Never, Rc::default()),
        );
        let look = || {
            assert_eq!(faces.get(&ctx, PEACH, 40.0, true), None);
        };
        pass(&ctx, look);
        pass(&ctx, look);
        assert!(!pass(&ctx, look), "an idle window asks for nothing");
        assert!(!faces.waiting());
    }
}
