//! A person's turn, a bot's turn, and how the screen passes between them.

use super::super::chronicle::Note;
use super::super::curtain::Curtain;
use super::{Pace, Session};
use crate::rules::{CousinAim, IllegalMove, Move, Phase, Seat, legal_moves};

impl Session {
    /// Lets time pass: `seconds` since the last call, the clock of the question standing still while
    /// `paused`. Moves on what waits behind the cover, bots and the question for an Aunt.
    ///
    /// Returns in how many seconds something happens by itself, if anything does.
    pub fn tick(&mut self, seconds: f64, paused: bool) -> Option<f64> {
        match self.curtain {
            Curtain::Cover => {
                self.uncover();
                Some(0.0)
            }
            Curtain::Bot(seat) if !paused => self.bot_turn(seat, seconds),
            Curtain::Call if !paused => self.call_tick(seconds),
            Curtain::Claim { open: true, .. } if !paused && self.asks_in_secret() => {
                self.round_tick(seconds)
            }
            _ => None,
        }
    }

    /// The cover is up: what was decided under it happens now.
    fn uncover(&mut self) {
        if let Some((seat, mv)) = self.pending.take() {
            // It was legal when it was decided, and nothing has moved since.
            let played = self.play(seat, mv);
            debug_assert_eq!(played, Ok(()));
        }
        self.settle();
    }

    /// The awaited person is at the screen: their hand opens.
    pub fn open_hand(&mut self) {
        match self.curtain {
            Curtain::Handoff(seat) => {
                self.curtain = Curtain::Private(seat);
                self.count_opening(seat);
            }
            Curtain::Claim { seat, .. } => {
                self.curtain = Curtain::Claim { seat, open: true };
            }
            _ => {}
        }
    }

    /// Opening a hand more than once a turn is public: peeking shows.
    fn count_opening(&mut self, seat: Seat) {
        self.openings += 1;
        if self.openings > 1 {
            let (at, turn) = (
                self.timeline.moves().len(),
                self.timeline.now().table().turn,
            );
            self.chronicle
                .add(at, turn, Note::Reopened(seat, self.openings));
        }
    }

    /// Covers the hand on the screen; its owner must show up again.
    pub fn hide(&mut self) {
        match self.curtain {
            Curtain::Private(seat) => self.curtain = Curtain::Handoff(seat),
            Curtain::Claim { seat, open: true } => {
                self.curtain = Curtain::Claim { seat, open: false };
            }
            _ => {}
        }
    }

    /// A decision of the person at the screen.
    ///
    /// # Errors
    /// The ruling against it, or [`crate::rules::Refusal::NotYourTurn`] where that seat's hand is not the one on the
    /// screen or its turn is already done. Nothing has changed then.
    pub fn submit(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        if let Curtain::Claim {
            seat: claimant,
            open: true,
        } = self.curtain
            && claimant == seat
        {
            return self.answer(seat, mv);
        }
        if self.curtain != Curtain::Private(seat) || self.finished.is_some() {
            return Err(Self::not_at_the_screen(seat, mv));
        }
        if self.will_be_asked(mv) {
            let view = self.timeline.now().view(Some(seat));
            if let Some(why) = crate::rules::why_not(&view, mv) {
                return Err(IllegalMove { seat, mv, why });
            }
            // A Cousin is the last thing of a turn: the hand is covered before the table is asked.
            self.cover(Some((seat, mv)));
            return Ok(());
        }
        self.play(seat, mv)?;
        if self.timeline.now().to_act() != crate::rules::SeatSet::only(seat) {
            self.finished = Some(seat);
        }
        Ok(())
    }

    /// Notes for everybody that the person at the screen asked for a hint.
    pub fn note_hint(&mut self) {
        if let Curtain::Private(seat) | Curtain::Claim { seat, open: true } = self.curtain {
            let (at, turn) = (
                self.timeline.moves().len(),
                self.timeline.now().table().turn,
            );
            self.chronicle
                .add(at, turn, super::super::Note::Hinted(seat));
        }
    }

    /// Whether this move puts the question to the table (R20: public facts only).
    fn will_be_asked(&self, mv: Move) -> bool {
        let aim: Option<CousinAim> = match mv {
            Move::Play(effect) => effect.aim(),
            _ => None,
        };
        aim.is_some_and(|aim| self.timeline.now().table().can_be_answered(aim))
    }

    fn cover(&mut self, pending: Option<(Seat, Move)>) {
        self.curtain = Curtain::Cover;
        self.pending = pending;
    }

    /// Whether the person at the screen may end their turn now.
    #[must_use]
    pub fn can_end_turn(&self) -> bool {
        let Curtain::Private(seat) = self.curtain else {
            return false;
        };
        let table = self.timeline.now().table();
        let mid_turn = table.active == seat && matches!(table.phase, Phase::Action | Phase::Price);
        self.finished == Some(seat) || mid_turn
    }

    /// Ends the turn: the hand is covered in the same moment, the game moves on behind it.
    pub fn end_turn(&mut self) -> bool {
        let Curtain::Private(seat) = self.curtain else {
            return false;
        };
        if !self.can_end_turn() {
            return false;
        }
        let pass = self.finished.is_none().then_some((seat, Move::Pass));
        self.cover(pass);
        true
    }

    /// Lets a bot that plays by steps make its next one.
    pub const fn step(&mut self) {
        self.step_asked = true;
    }

    /// Runs through the bots' turns until a person is needed.
    pub const fn skip_to_human(&mut self) {
        self.skipping = true;
    }

    fn bot_turn(&mut self, seat: Seat, seconds: f64) -> Option<f64> {
        self.bot_wait += seconds;
        if !self.skipping {
            match self.manners.pace {
                Pace::ByStep if !self.step_asked => return None,
                Pace::Every(pause) if self.bot_wait < pause => return Some(pause - self.bot_wait),
                Pace::ByStep | Pace::Every(_) => {}
            }
        }
        let view = self.timeline.now().owned_view(Some(seat));
        // No move yet means that it still thinks; its thread wakes us.
        let mv = self.thinker.ask(seat, &view)?;
        self.step_asked = false;
        self.play_for_bot(seat, mv);
        self.settle();
        Some(0.0)
    }

    /// A bot's move; an illegal one is replaced by a plain legal one, and the log says so.
    pub(super) fn play_for_bot(&mut self, seat: Seat, mv: Move) {
        if self.play(seat, mv).is_ok() {
            return;
        }
        let mut list = Vec::new();
        legal_moves(&self.timeline.now().view(Some(seat)), &mut list);
        let plain = list
            .contains(&Move::Pass)
            .then_some(Move::Pass)
            .or(list.first().copied());
        if let Some(mv) = plain {
            let (at, turn) = (
                self.timeline.moves().len(),
                self.timeline.now().table().turn,
            );
            self.chronicle.add(at, turn, Note::Stumbled(seat));
            let played = self.play(seat, mv);
            debug_assert_eq!(played, Ok(()));
        }
    }
}
