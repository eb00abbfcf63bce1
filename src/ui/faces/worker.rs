//! The painter in the back room: draws pictures on its own threads, what was asked for last first.

use super::face::Face;
use super::raster;
use egui::{ColorImage, Context};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

/// A picture of a width in pixels.
pub(super) type Key = (Face, u32);

/// A picture that is ready; without an image if nobody wants it any more or it could not be drawn.
pub(super) struct Done {
    pub key: Key,
    pub image: Option<ColorImage>,
    /// Whether it may be asked for again.
    pub again: bool,
}

struct Ask {
    key: Key,
    /// The pass of the window in which it was last wanted; 0 if it is only for later.
    pass: u64,
}

#[derive(Default)]
struct Queue {
    asks: Vec<Ask>,
    /// The latest pass in which anything was asked for.
    latest: u64,
    closed: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

/// How many passes of the window an order stays good without being asked for again.
const STALE_PASSES: u64 = 240;

pub(super) struct Worker {
    shared: Arc<Shared>,
}

impl Worker {
    /// Starts the threads; `ctx` is woken whenever a picture is ready.
    pub fn start(ctx: &Context, done: &Sender<Done>) -> Self {
        let shared = Arc::new(Shared::default());
        let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        // One core stays with the window.
        for number in 0..cores.saturating_sub(1).clamp(1, 3) {
            let (shared, ctx, done) = (Arc::clone(&shared), ctx.clone(), done.clone());
            let name = format!("faces-{number}");
            // Without a thread the placeholders stay: ugly, but the game goes on.
            let _ = thread::Builder::new()
                .name(name)
                .spawn(move || run(&shared, &ctx, &done));
        }
        Self { shared }
    }

    /// Orders a picture, or says that it is still wanted.
    pub fn ask(&self, key: Key, pass: u64) {
        let mut queue = lock(&self.shared.queue);
        queue.latest = queue.latest.max(pass);
        if let Some(ask) = queue.asks.iter_mut().find(|ask| ask.key == key) {
            ask.pass = ask.pass.max(pass);
        } else {
            queue.asks.push(Ask { key, pass });
            self.shared.more.notify_one();
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        lock(&self.shared.queue).closed = true;
        self.shared.more.notify_all();
    }
}

fn lock(queue: &Mutex<Queue>) -> std::sync::MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

fn run(shared: &Shared, ctx: &Context, done: &Sender<Done>) {
    while let Some((key, stale)) = next(shared) {
        let (image, again) = if stale {
            (None, true)
        } else {
            (raster::draw(key.0, key.1).ok(), false)
        };
        if done.send(Done { key, image, again }).is_err() {
            return;
        }
        ctx.request_repaint();
    }
}

/// The most recently wanted order, the narrowest of those; `None` when the shop closes.
fn next(shared: &Shared) -> Option<(Key, bool)> {
    let mut queue = lock(&shared.queue);
    loop {
        if queue.closed {
            return None;
        }
        let best = queue
            .asks
            .iter()
            .enumerate()
            .max_by_key(|(at, ask)| (ask.pass, u32::MAX - ask.key.1, usize::MAX - at))
            .map(|(at, _)| at);
        if let Some(at) = best {
            let ask = queue.asks.swap_remove(at);
            return Some((
                ask.key,
                ask.pass != 0 && ask.pass + STALE_PASSES < queue.latest,
            ));
        }
        queue = shared
            .more
            .wait(queue)
            .unwrap_or_else(PoisonError::into_inner);
    }
}
