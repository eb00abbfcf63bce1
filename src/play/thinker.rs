//! Bots at the table: each gets its seat's view and what it saw, and thinks off the caller's thread.

use crate::bots::Stop;
use crate::rules::{Move, OwnedView, PerSeat, Seat, Seen, View};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Chooses a move from a seat's view and the events it saw since it was last asked.
pub type Brain = Box<dyn FnMut(&View<'_>, &[Seen]) -> Move + Send>;

/// Called from the thinking thread when a move is ready.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

struct Thought {
    seat: Seat,
    brain: Brain,
    mv: Move,
}

/// The bots of a game. One thinks at a time.
pub struct Thinker {
    brains: PerSeat<Option<Brain>>,
    seen: PerSeat<Vec<Seen>>,
    running: Option<(Seat, Receiver<Thought>)>,
    ready: Option<(Seat, Move)>,
    wake: Option<Wake>,
    stop: Stop,
}

impl Drop for Thinker {
    /// Whoever leaves the game does not leave a bot behind that thinks on.
    fn drop(&mut self) {
        self.stop.ask();
    }
}

impl Thinker {
    /// Bots for some seats. Without `wake` they think at once, on the caller's thread: for tests.
    #[must_use]
    pub fn new(brains: PerSeat<Option<Brain>>, wake: Option<Wake>) -> Self {
        Self {
            brains,
            seen: PerSeat::default(),
            running: None,
            ready: None,
            wake,
            stop: Stop::default(),
        }
    }

    /// Asks that stop when the bots are no longer needed: theirs, so that none thinks on for nothing.
    pub fn stop_by(&mut self, stop: Stop) {
        self.stop = stop;
    }

    /// That stop.
    #[must_use]
    pub const fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Whether a bot sits there, thinking or not.
    #[must_use]
    pub fn sits_at(&self, seat: Seat) -> bool {
        self.brains[seat].is_some() || self.running.as_ref().is_some_and(|(who, _)| *who == seat)
    }

    /// Tells a bot what it saw.
    pub fn saw(&mut self, seat: Seat, event: Seen) {
        self.seen[seat].push(event);
    }

    /// The bot's choice in this position, once it is made; the first call starts it thinking.
    pub fn ask(&mut self, seat: Seat, view: &OwnedView) -> Option<Move> {
        self.collect();
        if let Some((who, mv)) = self.ready.take() {
            if who == seat {
                return Some(mv);
            }
            self.ready = Some((who, mv));
        }
        if self.running.is_none() {
            self.start(seat, view);
            self.collect();
            if let Some((_, mv)) = self.ready.take_if(|(who, _)| *who == seat) {
                return Some(mv);
            }
        }
        None
    }

    /// Forgets a choice made for a position that is gone.
    pub fn forget(&mut self) {
        self.collect();
        self.ready = None;
    }

    fn start(&mut self, seat: Seat, view: &OwnedView) {
        let Some(mut brain) = self.brains[seat].take() else {
            return;
        };
        let seen = std::mem::take(&mut self.seen[seat]);
        let Some(wake) = self.wake.clone() else {
            let mv = brain(&view.as_view(), &seen);
            self.brains[seat] = Some(brain);
            self.ready = Some((seat, mv));
            return;
        };
        let (sender, receiver) = channel();
        let view = *view;
        self.running = Some((seat, receiver));
        thread::spawn(move || {
            let mv = brain(&view.as_view(), &seen);
            // Nobody listens any more if the game was left meanwhile.
            let _ = sender.send(Thought { seat, brain, mv });
            wake();
        });
    }

    fn collect(&mut self) {
        let Some((seat, receiver)) = &self.running else {
            return;
        };
        match receiver.try_recv() {
            Ok(thought) => {
                self.brains[thought.seat] = Some(thought.brain);
                self.ready = Some((thought.seat, thought.mv));
                self.running = None;
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => {
                // The bot's thread died: any answer at all lets the table fall back to a legal one.
                self.ready = Some((*seat, Move::Pass));
                self.running = None;
            }
        }
    }
}
