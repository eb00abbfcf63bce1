//! Asking for a hint: what the hardest bot would do in this seat's place, and why. It thinks on a
//! thread of its own; everybody reads in the log that somebody asked, nobody what was said.

use super::draft::{Pick, card_in_slot};
use super::look::Look;
use crate::bots::{Budget, Hint, Reason, Stop, hint};
use crate::play::Timeline;
use crate::rules::{Card, Move, OwnedView, Seat, Seen, View};
use egui::Context;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// Games in its head where the answer may not depend on the clock: in tests.
const TEST_GAMES: u32 = 200;

/// A hint that was asked for.
#[derive(Default)]
pub struct Asked {
    state: State,
    /// Moves made when it was asked: for any other position it says nothing.
    at: usize,
}

#[derive(Default)]
enum State {
    #[default]
    Nothing,
    Thinking(Receiver<Option<Hint>>, Stop),
    Said(Hint),
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.forget();
    }
}

impl Asked {
    /// Starts thinking about that view of the game, or, `at_once`, thinks here and now.
    pub fn ask(&mut self, ctx: &Context, timeline: &Timeline, view: &OwnedView, at_once: bool) {
        self.forget();
        self.at = timeline.moves().len();
        let Some(seat) = view.seat else { return };
        let seen = seen(timeline, seat);
        let seed = self.at as u64;
        if at_once {
            let budget = Budget::Iterations(TEST_GAMES);
            let said = hint(&view.as_view(), &seen, budget, &Stop::default(), seed);
            self.state = said.map_or(State::Nothing, State::Said);
            return;
        }
        let (sender, receiver) = channel();
        let (stop, ctx, view) = (Stop::default(), ctx.clone(), *view);
        self.state = State::Thinking(receiver, stop.clone());
        std::thread::spawn(move || {
            let said = hint(&view.as_view(), &seen, Budget::default(), &stop, seed);
            // Nobody listens any more if the position is gone.
            _ = sender.send(said);
            ctx.request_repaint();
        });
    }

    /// Drops what was asked or said.
    pub fn forget(&mut self) {
        if let State::Thinking(_, stop) = std::mem::take(&mut self.state) {
            stop.ask();
        }
    }

    /// Looks whether the answer is there: the hint, once, when it has just come.
    pub fn news(&mut self, timeline: &Timeline) -> Option<Hint> {
        if timeline.moves().len() != self.at {
            self.forget();
        }
        let State::Thinking(receiver, _) = &self.state else {
            return None;
        };
        let said = match receiver.try_recv() {
            Ok(said) => said,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => None,
        };
        self.state = said.map_or(State::Nothing, State::Said);
        said
    }

    /// The hint, if one stands.
    #[must_use]
    pub const fn said(&self) -> Option<Hint> {
        match &self.state {
            State::Said(hint) => Some(*hint),
            _ => None,
        }
    }

    /// What the desk shows of it.
    #[must_use]
    pub fn words(&self, look: &Look, names: &[String]) -> Option<String> {
        match &self.state {
            State::Nothing => None,
            State::Thinking(..) => Some(look.texts.get("hint-thinking")),
            State::Said(hint) => Some(sentence(look, names, hint.reason)),
        }
    }
}

/// Everything a seat saw since the game began.
fn seen(timeline: &Timeline, seat: Seat) -> Vec<Seen> {
    let mut seen = Vec::new();
    timeline.retell(&mut |_, _, event| seen.push(event.seen_by(Some(seat))));
    seen
}

/// The clicks that a move stands for; none for those that are a button of their own.
#[must_use]
pub fn clicks(view: &View<'_>, mv: Move) -> Vec<Pick> {
    let slot_of = |card: Card| {
        (0..usize::from(view.hand.len())).find(|&slot| card_in_slot(view.hand, slot) == Some(card))
    };
    let from_hand = |card: Card| slot_of(card).map(Pick::Slot);
    match mv {
        Move::Draw => vec![Pick::Draw],
        Move::Take { stall } => vec![Pick::Stall(stall)],
        Move::Discard { card, stall } => {
            let drawn = view.drawn.cards().position(|one| one == card);
            drawn
                .map(Pick::Drawn)
                .into_iter()
                .chain([Pick::Stall(stall)])
                .collect()
        }
        Move::Give { card, stall } | Move::Pay { card, stall } => from_hand(card)
            .into_iter()
            .chain([Pick::Stall(stall)])
            .collect(),
        Move::Sell(sale) => vec![Pick::Offer(sale)],
        Move::Play(effect) => {
            let goal = effect.target().map_or(Pick::For(effect), Pick::Set);
            from_hand(effect.card()).into_iter().chain([goal]).collect()
        }
        Move::Motorbike | Move::Aunt | Move::Pass => Vec::new(),
    }
}

/// The reason, in one sentence.
fn sentence(look: &Look, names: &[String], reason: Reason) -> String {
    let texts = &look.texts;
    let name = |seat: Seat| texts.seats(names, [seat]);
    let mut blanks = Vec::new();
    match reason {
        Reason::Collects { card, with } => {
            blanks.push(("card", texts.card(card).into()));
            blanks.push(("with", u32::from(with).into()));
        }
        Reason::WorthHaving { card }
        | Reason::LeastNeeded { card }
        | Reason::WorthThePrice { card } => blanks.push(("card", texts.card(card).into())),
        Reason::Covers { card, hides } => {
            blanks.push(("card", texts.card(card).into()));
            blanks.push(("hides", texts.card(hides).into()));
        }
        Reason::EndsAhead { euros } | Reason::Protects { euros } | Reason::Doubles { euros } => {
            blanks.push(("euros", texts.euros(euros).into()));
        }
        Reason::SellNow { kind, euros } => {
            blanks.push(("set", texts.set_kind(kind).into()));
            blanks.push(("euros", texts.euros(euros).into()));
        }
        Reason::Steals { from, euros } | Reason::Clears { from, euros } => {
            blanks.push(("player", name(from).into()));
            blanks.push(("euros", texts.euros(euros).into()));
        }
        Reason::SavesASet { owner, euros } => {
            blanks.push(("player", name(owner).into()));
            blanks.push(("euros", texts.euros(euros).into()));
        }
        Reason::OnlyMove
        | Reason::Motorbike
        | Reason::FreshCards
        | Reason::Wait
        | Reason::FreshHand
        | Reason::ScattersHands
        | Reason::KeepsTheAunt => {}
    }
    texts.with(reason.key(), &blanks)
}
