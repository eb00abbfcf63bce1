//! The question for an Aunt, put to the whole table without telling who holds one (R19, R20).

use super::super::curtain::Curtain;
use super::Session;
use crate::rules::{IllegalMove, Move, Phase, Seat, SeatSet};

/// How long the question has been open, and who has made up their mind.
#[derive(Clone, Debug, Default)]
pub(super) struct CallClock {
    elapsed: f64,
    decided: Vec<(Seat, Move)>,
    closing: bool,
}

impl CallClock {
    fn answer_of(&self, seat: Seat) -> Option<Move> {
        self.decided
            .iter()
            .find(|(who, _)| *who == seat)
            .map(|(_, mv)| *mv)
    }
}

impl Session {
    /// Seats that have not answered the open question; empty where there is none.
    #[must_use]
    pub fn waiting(&self) -> SeatSet {
        match self.timeline.now().table().phase {
            Phase::Answer { waiting, .. } => waiting,
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether people answer one after another, each unseen by the others. One alone has nobody to hide
    /// from, and steps up.
    #[must_use]
    pub fn asks_in_secret(&self) -> bool {
        self.manners.secret_round && self.lone_human().is_none()
    }

    /// Who answers next in a secret round: the victim first, then the seats to the left of the Cousin's
    /// player (R19); `None` without such a round, or once all have answered.
    pub(super) fn next_in_round(&self) -> Option<Seat> {
        let unheard = |&seat: &Seat| self.humans.has(seat) && self.clock.answer_of(seat).is_none();
        let mut order = self.timeline.now().table().answer_order();
        self.asks_in_secret().then(|| order.find(unheard)).flatten()
    }

    /// The people who may still step up to answer: all who were asked, whatever they hold (R20).
    /// Nobody in a secret round, where all are asked in turn.
    #[must_use]
    pub fn may_step_up(&self) -> SeatSet {
        if self.asks_in_secret() {
            return SeatSet::EMPTY;
        }
        let waiting = self.waiting();
        let free = |&seat: &Seat| waiting.has(seat) && self.clock.answer_of(seat).is_none();
        self.humans
            .iter()
            .filter(free)
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The share of the answering time that has passed, 0 to 1: the same for every question.
    #[must_use]
    pub fn call_progress(&self) -> f32 {
        let time = self.manners.answer_time;
        if time <= 0.0 {
            1.0
        } else {
            (self.clock.elapsed / time).min(1.0) as f32
        }
    }

    /// Whether “nobody answers” may be said: never before the time is over.
    #[must_use]
    pub fn may_close_call(&self) -> bool {
        let all_heard = self.next_in_round().is_none();
        self.curtain == Curtain::Call && self.call_progress() >= 1.0 && all_heard
    }

    pub(super) fn call_tick(&mut self, seconds: f64) -> Option<f64> {
        self.clock.elapsed += seconds;
        self.let_bots_decide();
        let left = self.manners.answer_time - self.clock.elapsed;
        if left > 0.0 {
            return Some(left);
        }
        if let Some(seat) = self.next_in_round() {
            // Each has the same time, whatever they hold and however soon they knew.
            self.clock.elapsed = 0.0;
            self.curtain = Curtain::Claim { seat, open: false };
            return Some(0.0);
        }
        let nobody_to_press = self.may_step_up().is_empty();
        if self.manners.closes_by_itself || nobody_to_press || self.clock.closing {
            return self.close_call().then_some(0.0);
        }
        None
    }

    /// The hand of somebody asked in a secret round is open: their time runs.
    pub(super) fn round_tick(&mut self, seconds: f64) -> Option<f64> {
        self.clock.elapsed += seconds;
        self.let_bots_decide();
        None
    }

    /// Bots make up their minds while the question is open; nothing shows before it closes.
    fn let_bots_decide(&mut self) {
        for seat in self.bots_in_order() {
            if self.clock.answer_of(seat).is_some() {
                continue;
            }
            let view = self.timeline.now().owned_view(Some(seat));
            match self.thinker.ask(seat, &view) {
                Some(mv) => self.clock.decided.push((seat, mv)),
                None => return,
            }
        }
    }

    /// Waiting bots: the victim first, then the seats to the left of the Cousin's player (R19).
    fn bots_in_order(&self) -> Vec<Seat> {
        let order = self.timeline.now().table().answer_order();
        order.filter(|&seat| !self.humans.has(seat)).collect()
    }

    /// Somebody steps up: to answer, to look, or to bluff (R20).
    pub fn step_up(&mut self, seat: Seat) -> bool {
        let may = self.curtain == Curtain::Call && self.may_step_up().has(seat);
        if may {
            let open = self.lone_human().is_some();
            self.curtain = Curtain::Claim { seat, open };
        }
        may
    }

    /// Whoever stepped up goes back without having shown a hand. In a secret round nobody stepped up.
    pub fn step_back(&mut self) -> bool {
        let claim = matches!(self.curtain, Curtain::Claim { open: false, .. });
        let back = claim && !self.asks_in_secret();
        if back {
            self.curtain = Curtain::Call;
        }
        back
    }

    /// The answer of whoever stepped up. Declining looks like silence, and is told with it (R20).
    pub(super) fn answer(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        let view = self.timeline.now().view(Some(seat));
        if let Some(why) = crate::rules::why_not(&view, mv) {
            return Err(IllegalMove { seat, mv, why });
        }
        self.curtain = Curtain::Call;
        // A secret answer is told with all others, when the question closes.
        if mv == Move::Pass || self.asks_in_secret() {
            self.clock.decided.push((seat, mv));
            return Ok(());
        }
        self.play(seat, mv)?;
        self.settle();
        Ok(())
    }

    /// “Nobody answers”, once the time is over: bots say what they decided, and people what they did in a
    /// secret round; the others stay silent.
    ///
    /// Where a bot still thinks, the question closes as soon as it has made up its mind.
    pub fn close_call(&mut self) -> bool {
        if !self.may_close_call() {
            return false;
        }
        self.clock.closing = true;
        self.let_bots_decide();
        let bots = self.bots_in_order();
        if bots
            .iter()
            .any(|&seat| self.clock.answer_of(seat).is_none())
        {
            return false;
        }
        let decided = self.timeline.now().table().answer_order();
        let decided = decided.filter_map(|seat| Some((seat, self.clock.answer_of(seat)?)));
        let decided: Vec<(Seat, Move)> = decided
            .filter(|&(seat, mv)| mv != Move::Pass || !self.humans.has(seat))
            .collect();
        for (seat, mv) in decided {
            if self.humans.has(seat) {
                // It was legal when it was decided, and nothing has moved since but by those who pass.
                let answered = self.play(seat, mv);
                debug_assert_eq!(answered, Ok(()));
            } else {
                self.play_for_bot(seat, mv);
            }
            if self.waiting().is_empty() {
                break;
            }
        }
        for seat in self.waiting().iter() {
            let silent = self.play(seat, Move::Pass);
            debug_assert_eq!(silent, Ok(()));
        }
        self.settle();
        true
    }
}
