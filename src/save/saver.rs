//! Saving off the window's thread: the newest autosave wins, results come back with a wake-up.

use super::SavedGame;
use super::atomic::Over;
use super::store::{Saved, Store};
use super::trouble::StoreError;
use crate::play::Wake;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Something to be saved.
#[derive(Clone, Debug)]
pub enum Wish {
    /// The next autosave. One that waits is replaced by a later one.
    Autosave(SavedGame),
    /// A new file named after the game's title.
    New(SavedGame),
    /// A file of that path.
    To(PathBuf, SavedGame, Over),
}

/// What became of a wish.
#[derive(Debug)]
pub struct Outcome {
    /// Whether it was an autosave.
    pub autosave: bool,
    /// Moves of the game that was saved.
    pub moves: usize,
    /// Where it is, or why it is not saved.
    pub result: Result<Saved, StoreError>,
}

/// How the game in play stands to its autosave: for the window's title.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// On the disk, read back and compared.
    #[default]
    Saved,
    /// On its way.
    Saving,
    /// The last try failed.
    NotSaved,
}

#[derive(Default)]
struct Queue {
    autosave: Option<SavedGame>,
    others: VecDeque<Wish>,
    busy: bool,
    closing: bool,
    failed: bool,
}

impl Queue {
    fn next(&mut self) -> Option<Wish> {
        let other = self.others.pop_front();
        other.or_else(|| self.autosave.take().map(Wish::Autosave))
    }

    fn is_idle(&self) -> bool {
        !self.busy && self.autosave.is_none() && self.others.is_empty()
    }
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Saves in the background. When it is dropped, what waits is saved first.
pub struct Saver {
    store: Arc<Store>,
    shared: Arc<Shared>,
    outcomes: Receiver<Outcome>,
    sender: Sender<Outcome>,
    thread: Option<JoinHandle<()>>,
}

impl Saver {
    /// Starts a thread that saves into that store and calls `wake` after each outcome. Where no thread
    /// can be had, wishes are fulfilled at once.
    #[must_use]
    pub fn new(store: Arc<Store>, wake: Option<Wake>) -> Self {
        let shared = Arc::new(Shared::default());
        let (sender, outcomes) = channel();
        let thread = {
            let (store, shared, sender) = (Arc::clone(&store), Arc::clone(&shared), sender.clone());
            let work = move || work(&store, &shared, &sender, wake.as_ref());
            thread::Builder::new().name("saver".to_owned()).spawn(work)
        };
        Self {
            store,
            shared,
            outcomes,
            sender,
            thread: thread.ok(),
        }
    }

    /// The store it saves into.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Asks for something to be saved. Never waits.
    pub fn ask(&self, wish: Wish) {
        if self.thread.is_none() {
            let outcome = fulfil(&self.store, wish);
            note(&mut self.shared.queue(), &outcome);
            // The receiver is this very saver's.
            let _ = self.sender.send(outcome);
            return;
        }
        let mut queue = self.shared.queue();
        match wish {
            Wish::Autosave(game) => queue.autosave = Some(game),
            other => queue.others.push_back(other),
        }
        drop(queue);
        self.shared.changed.notify_all();
    }

    /// What became of wishes since the last call.
    pub fn outcomes(&self) -> Vec<Outcome> {
        self.outcomes.try_iter().collect()
    }

    /// How the game in play stands to its autosave.
    pub fn status(&self) -> Status {
        let queue = self.shared.queue();
        if queue.failed {
            Status::NotSaved
        } else if queue.is_idle() {
            Status::Saved
        } else {
            Status::Saving
        }
    }

    /// Waits until nothing is left to save; `false` if that took longer than `time`.
    pub fn flush(&self, time: Duration) -> bool {
        let until = Instant::now() + time;
        let mut queue = self.shared.queue();
        while !queue.is_idle() && self.thread.is_some() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            let waited = self.shared.changed.wait_timeout(queue, left);
            queue = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }
}

impl Drop for Saver {
    fn drop(&mut self) {
        self.shared.queue().closing = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // It catches its own panics, each is an outcome.
            let _ = thread.join();
        }
    }
}

fn note(queue: &mut Queue, outcome: &Outcome) {
    if outcome.autosave {
        queue.failed = outcome.result.is_err();
    }
}

fn work(store: &Store, shared: &Shared, sender: &Sender<Outcome>, wake: Option<&Wake>) {
    loop {
        let mut queue = shared.queue();
        let wish = loop {
            if let Some(wish) = queue.next() {
                break wish;
            }
            if queue.closing {
                return;
            }
            let waited = shared.changed.wait(queue);
            queue = waited.unwrap_or_else(PoisonError::into_inner);
        };
        queue.busy = true;
        drop(queue);
        let outcome = fulfil(store, wish);
        let mut queue = shared.queue();
        queue.busy = false;
        note(&mut queue, &outcome);
        drop(queue);
        // Nobody listens any more while the saver is being dropped.
        let _ = sender.send(outcome);
        shared.changed.notify_all();
        if let Some(wake) = wake {
            wake();
        }
    }
}

/// A panic while saving is an outcome like any other failure: the thread lives on (A13, G19).
fn fulfil(store: &Store, wish: Wish) -> Outcome {
    let (autosave, moves) = match &wish {
        Wish::Autosave(game) => (true, game.timeline.moves().len()),
        Wish::New(game) | Wish::To(_, game, _) => (false, game.timeline.moves().len()),
    };
    let saved = catch_unwind(AssertUnwindSafe(|| match wish {
        Wish::Autosave(game) => store.autosave(game),
        Wish::New(game) => store.save_new(game),
        Wish::To(path, game, over) => store.save_to(&path, game, over),
    }));
    let result = saved.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<&str>().map(ToString::to_string);
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
        Err(StoreError::Inner(text.unwrap_or_default()))
    });
    Outcome {
        autosave,
        moves,
        result,
    }
}
