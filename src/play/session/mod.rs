//! A game at one screen: who may see and do what, move by move.
//!
//! The session owns the timeline. Screens get [`Session::view`], the view of whoever's eyes are at
//! the screen, and hand decisions back; they never see the game itself.

mod answers;
mod turns;

use super::chronicle::{Chronicle, Note};
use super::curtain::Curtain;
use super::remarks::{Remark, Remarks};
use super::thinker::{Brain, Thinker, Wake};
use super::timeline::Timeline;
use crate::rules::{
    Event, GameState, Hidden, IllegalMove, Move, OwnedView, PerSeat, Phase, Refusal, Seat, SeatSet,
    Seen,
};
use answers::CallClock;

/// Pauses between what bots do, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// One move after each pause; 0 plays at once.
    Every(f64),
    /// One move each time somebody says so.
    ByStep,
}

/// How a table plays together; everything may change while playing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableManners {
    /// How fast bots move.
    pub pace: Pace,
    /// Seconds the question for an Aunt stays open at least, whoever holds one (R20).
    pub answer_time: f64,
    /// Whether the question closes by itself after that time.
    pub closes_by_itself: bool,
    /// Whether each person asked answers in turn, hand open and unseen by the others, instead of stepping
    /// up: then not even that tells anything (R20).
    pub secret_round: bool,
}

impl Default for TableManners {
    fn default() -> Self {
        Self {
            pace: Pace::Every(1.0),
            answer_time: 6.0,
            closes_by_itself: false,
            secret_round: false,
        }
    }
}

/// One thing that happened, as the eyes at the screen saw it, with what they saw after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The event, hidden cards masked.
    pub seen: Seen,
    /// The view after it.
    pub after: OwnedView,
}

/// Why nothing can be taken back now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// Nothing was done yet in this turn.
    NothingDone,
    /// A card was drawn.
    Drawn,
    /// A stall's top card was taken, and the one below it shown.
    Taken,
    /// The others were asked.
    Asked,
    /// Hands were thrown into the box.
    Renewed,
}

/// A game at one screen.
pub struct Session {
    timeline: Timeline,
    humans: SeatSet,
    thinker: Thinker,
    curtain: Curtain,
    chronicle: Chronicle,
    /// Whose turn is done but who has not yet let go of the screen: may still take back.
    finished: Option<Seat>,
    /// Played as soon as the cover is up.
    pending: Option<(Seat, Move)>,
    clock: CallClock,
    bot_wait: f64,
    step_asked: bool,
    skipping: bool,
    barrier: Barrier,
    openings: u32,
    steps: Vec<Step>,
    /// Table manners.
    pub manners: TableManners,
}

impl Session {
    /// Sits people and bots down to a game, new or loaded. It begins covered.
    #[must_use]
    pub fn new(
        timeline: Timeline,
        brains: PerSeat<Option<Brain>>,
        wake: Option<Wake>,
        manners: TableManners,
    ) -> Self {
        Self::recalling(timeline, brains, wake, manners, &Remarks::default())
    }

    /// The same for a saved game, whose log keeps its remarks.
    #[must_use]
    pub fn recalling(
        mut timeline: Timeline,
        brains: PerSeat<Option<Brain>>,
        wake: Option<Wake>,
        manners: TableManners,
        remarks: &Remarks,
    ) -> Self {
        timeline.seal();
        let thinker = Thinker::new(brains, wake);
        let seats = timeline.now().table().seats();
        let humans = seats
            .filter(|&seat| !thinker.sits_at(seat))
            .fold(SeatSet::EMPTY, SeatSet::with);
        let mut session = Self {
            timeline,
            humans,
            thinker,
            curtain: Curtain::Cover,
            chronicle: Chronicle::default(),
            finished: None,
            pending: None,
            clock: CallClock::default(),
            bot_wait: 0.0,
            step_asked: false,
            skipping: false,
            barrier: Barrier::NothingDone,
            openings: 0,
            steps: Vec::new(),
            manners,
        };
        session.recall(remarks);
        session.settle();
        session
    }

    /// The stop to ask when this game is left: the bots' own, so that none thinks on for nobody.
    pub fn stop_bots_by(&mut self, stop: crate::bots::Stop) {
        self.thinker.stop_by(stop);
    }

    /// That stop.
    #[must_use]
    pub const fn bots_stop(&self) -> &crate::bots::Stop {
        self.thinker.stop()
    }

    /// Tells the log, and each bot, what has happened so far.
    fn recall(&mut self, remarks: &Remarks) {
        let mut heard = Vec::new();
        self.timeline.retell(&mut |at, after, event| {
            heard.push((at, after.table().turn, event));
        });
        let mut remarks = remarks.iter().peekable();
        let mut last = 1;
        for (at, turn, event) in heard {
            while let Some(remark) = remarks.next_if(|remark| (remark.at as usize) < at) {
                self.remark(remark, last);
            }
            self.note(at, turn, event);
            last = turn;
        }
        for remark in remarks {
            self.remark(remark, last);
        }
        if !self.timeline.moves().is_empty() {
            let turn = self.timeline.now().table().turn;
            self.chronicle
                .add(self.timeline.moves().len(), turn, Note::Resumed);
        }
    }

    fn remark(&mut self, remark: &Remark, turn: u32) {
        if let Some(note) = remark.note() {
            self.chronicle.add(remark.at as usize, turn, note);
        }
    }

    fn note(&mut self, at: usize, turn: u32, event: Event) {
        self.chronicle
            .add(at, turn, Note::Event(event.seen_by(None)));
        for seat in self.timeline.now().table().seats() {
            if self.thinker.sits_at(seat) {
                self.thinker.saw(seat, event.seen_by(Some(seat)));
            }
        }
        match event {
            Event::TurnBegan { .. } => {
                self.openings = 0;
                self.barrier = Barrier::NothingDone;
            }
            Event::Drew { .. } => self.barrier = Barrier::Drawn,
            Event::Took { .. } => self.barrier = Barrier::Taken,
            Event::Asked { .. } => self.barrier = Barrier::Asked,
            Event::HandBoxed { .. } => self.barrier = Barrier::Renewed,
            _ => {}
        }
    }

    /// What the screen may show.
    #[must_use]
    pub const fn curtain(&self) -> Curtain {
        self.curtain
    }

    /// The seat whose hand may be drawn. A lone person's hand stays open: nobody else looks.
    #[must_use]
    pub fn eyes(&self) -> Option<Seat> {
        match self.curtain {
            Curtain::Handoff(_) | Curtain::Claim { open: false, .. } => None,
            Curtain::Over => None,
            other => other.eyes().or_else(|| self.lone_human()),
        }
    }

    /// The only person at the table, if there is just one.
    #[must_use]
    pub fn lone_human(&self) -> Option<Seat> {
        self.humans.first().filter(|_| self.humans.len() == 1)
    }

    /// What the eyes at the screen see.
    #[must_use]
    pub fn view(&self) -> OwnedView {
        self.timeline.now().owned_view(self.eyes())
    }

    /// The public table after so many moves: a look back never shows a hand.
    #[must_use]
    pub fn look_back(&self, at: usize) -> OwnedView {
        self.timeline.at(at).owned_view(None)
    }

    /// Hands and deck of a finished game (R29); `None` while it is on.
    #[must_use]
    pub fn revealed(&self) -> Option<Hidden> {
        self.timeline.now().revealed()
    }

    /// The public log.
    #[must_use]
    pub const fn chronicle(&self) -> &Chronicle {
        &self.chronicle
    }

    /// The game as its deal and moves: for saving.
    #[must_use]
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The seats played by people.
    #[must_use]
    pub const fn humans(&self) -> SeatSet {
        self.humans
    }

    /// The seat whose turn is done but not yet handed over.
    #[must_use]
    pub const fn finished(&self) -> Option<Seat> {
        self.finished
    }

    /// What happened since this was last asked, for the stage.
    pub fn take_steps(&mut self) -> Vec<Step> {
        std::mem::take(&mut self.steps)
    }

    /// Plays a move and tells everybody.
    fn play(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        let eyes = self.eyes();
        let mut heard: Vec<(Event, GameState)> = Vec::new();
        self.timeline
            .push(seat, mv, &mut |state, event| heard.push((event, *state)))?;
        let at = self.timeline.moves().len();
        for (event, state) in heard {
            self.note(at, state.table().turn, event);
            self.steps.push(Step {
                seen: event.seen_by(eyes),
                after: state.owned_view(eyes),
            });
        }
        Ok(())
    }

    /// Raises the curtain that fits the state of the game. What led here stays done.
    fn settle(&mut self) {
        self.timeline.seal();
        self.finished = None;
        self.bot_wait = 0.0;
        let table = self.timeline.now().table();
        let active = table.active;
        let was_asking = matches!(self.curtain, Curtain::Call | Curtain::Claim { .. });
        self.curtain = match table.phase {
            Phase::Over(_) => Curtain::Over,
            Phase::Answer { .. } => {
                if !was_asking {
                    self.clock = CallClock::default();
                }
                self.next_in_round()
                    .map_or(Curtain::Call, |seat| Curtain::Claim { seat, open: false })
            }
            _ if !self.humans.has(active) => Curtain::Bot(active),
            _ => {
                self.skipping = false;
                if self.lone_human() == Some(active) {
                    Curtain::Private(active)
                } else {
                    Curtain::Handoff(active)
                }
            }
        };
    }

    /// Takes the last move back, if it is this seat's own and showed nothing to anybody.
    pub fn undo(&mut self) -> bool {
        let Curtain::Private(seat) = self.curtain else {
            return false;
        };
        if self.timeline.undo().is_none() {
            return false;
        }
        self.finished = None;
        let turn = self.timeline.now().table().turn;
        self.chronicle
            .undo_to(self.timeline.moves().len(), turn, seat);
        true
    }

    /// Why the last move can't be taken back; `None` if it can.
    #[must_use]
    pub fn undo_barrier(&self) -> Option<Barrier> {
        let open = matches!(self.curtain, Curtain::Private(_)) && self.timeline.can_undo();
        (!open).then_some(self.barrier)
    }

    /// Plays on for somebody who is not at the screen: always refused, whatever the move.
    fn not_at_the_screen(seat: Seat, mv: Move) -> IllegalMove {
        IllegalMove {
            seat,
            mv,
            why: Refusal::NotYourTurn,
        }
    }
}
