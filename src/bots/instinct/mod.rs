//! What a seasoned player feels about a table: the chance to win, learnt by playing against itself.
//!
//! [`Instinct`] values what every move leads to, as the seat would see it, and so plays without
//! thinking ahead. The search thinks ahead with it. `examples/train_hard` teaches it.

mod looks;
mod net;
mod prices;
mod ways;

pub use looks::{MOMENT, Moment, SETTING, Setting, Stage, Stakes};
pub use net::{CELLS, NUMBERS, Net};

use super::memory::unseen;
use crate::rules::{
    Card, Effect, Ending, GameState, Hand, Move, Phase, Seat, Stall, Table, View, legal_moves,
};
use looks::away;
use net::Seen;
use std::sync::LazyLock;
pub(super) use ways::stall_of;
use ways::{is_short, on_stall, usual_stall, with_top};

/// How likely a rival that holds an Aunt plays her against a thief.
const ANSWERED: f32 = 0.85;

/// Plays by feeling.
#[derive(Clone, Debug)]
pub struct Instinct {
    duel: Net,
    crowd: Net,
}

impl Instinct {
    /// By the nets for two, and for three to five players.
    #[must_use]
    pub const fn new(duel: Net, crowd: Net) -> Self {
        Self { duel, crowd }
    }

    /// As it was taught: the same for every game.
    #[must_use]
    pub fn learnt() -> &'static Self {
        static LEARNT: LazyLock<Instinct> = LazyLock::new(|| {
            Instinct::new(
                Net::read(include_bytes!("../../../assets/bots/duel.net")),
                Net::read(include_bytes!("../../../assets/bots/crowd.net")),
            )
        });
        &LEARNT
    }

    const fn net(&self, table: &Table) -> &Net {
        if table.players > 2 {
            &self.crowd
        } else {
            &self.duel
        }
    }

    /// The chance of the view's seat to win, 0 to 1: at the beginning of a turn, or between a draw and
    /// an action.
    #[must_use]
    pub fn chance(&self, view: &View<'_>) -> f32 {
        if let (Phase::Over(_), Some(seat)) = (view.table.phase, view.seat) {
            return won(view.table, seat);
        }
        self.in_stage(view, Moment::new(view).stage)
    }

    fn in_stage(&self, view: &View<'_>, stage: Stage) -> f32 {
        let moment = Moment {
            stage,
            ..Moment::new(view)
        };
        self.net(view.table)
            .see(&Setting::new(view))
            .chance(&moment)
    }

    /// The same of a seat that knew all hands.
    #[must_use]
    pub fn chance_knowing(&self, state: &GameState, seat: Seat) -> f32 {
        let view = state.view(Some(seat));
        if let Phase::Over(_) = view.table.phase {
            return won(view.table, seat);
        }
        let seen = self.net(view.table).see(&Setting::knowing(state, seat));
        seen.chance(&Moment::new(&view))
    }

    /// The move that feels best.
    pub fn choose(&self, state: &GameState, seat: Seat, list: &mut Vec<Move>) -> Move {
        let view = state.view(Some(seat));
        let seen = self.seen(&view);
        let mut best = (Move::Pass, f32::NEG_INFINITY);
        let mut found = |mv, chance| {
            if chance > best.1 {
                best = (mv, chance);
            }
        };
        self.weigh_seen(&view, &seen, state, list, &mut found);
        if stall_of(best.0).is_some() {
            let mv = best.0;
            let mut found = |mv, chance| {
                if chance > best.1 {
                    best = (mv, chance);
                }
            };
            self.weigh_stalls(&view, &seen, state, mv, &mut found);
        }
        best.0
    }

    /// Calls `found` with each move and the chance to win with it, as far as the seat can see. Moves that put
    /// a card on a stall are told for one stall only: see [`Self::weigh_places`].
    pub fn weigh(
        &self,
        view: &View<'_>,
        state: &GameState,
        list: &mut Vec<Move>,
        found: &mut impl FnMut(Move, f32),
    ) {
        self.weigh_seen(view, &self.seen(view), state, list, found);
    }

    /// The same for each stall that the card of a move may go on.
    pub fn weigh_places(
        &self,
        view: &View<'_>,
        state: &GameState,
        mv: Move,
        found: &mut impl FnMut(Move, f32),
    ) {
        self.weigh_stalls(view, &self.seen(view), state, mv, found);
    }

    fn seen(&self, view: &View<'_>) -> Seen<'_> {
        self.net(view.table).see(&Setting::new(view))
    }

    fn weigh_seen(
        &self,
        view: &View<'_>,
        seen: &Seen<'_>,
        state: &GameState,
        list: &mut Vec<Move>,
        found: &mut impl FnMut(Move, f32),
    ) {
        let Some(seat) = view.seat else { return };
        match view.table.phase {
            Phase::Start => ways::start(view, seen, state, seat, found),
            Phase::Discard => ways::discard(view, seen, found),
            Phase::Exchange { taken, given } => {
                ways::exchange(view, seen, taken, given, found);
                if given == 0 && taken.len() == 1 && view.table.family(seat).exchanges_two() {
                    ways::take_again(view, seen, state, seat, found);
                }
            }
            Phase::Over(_) => {}
            _ => {
                legal_moves(view, list);
                let usual = usual_stall(view.table);
                for &mv in list.iter() {
                    if stall_of(mv).is_none_or(|stall| stall == usual) && !is_short(view, mv) {
                        found(mv, self.after(state, seat, mv));
                    }
                }
            }
        }
    }

    fn weigh_stalls(
        &self,
        view: &View<'_>,
        seen: &Seen<'_>,
        state: &GameState,
        mv: Move,
        found: &mut impl FnMut(Move, f32),
    ) {
        let mut moment = Moment::new(view);
        moment.stage = Stage::Action;
        let card = match (mv, view.table.phase) {
            (Move::Discard { card, .. }, _) => {
                moment.hand.add_all(view.drawn);
                card
            }
            (Move::Give { card, .. }, Phase::Exchange { taken, .. }) => {
                moment.hand.add_all(taken);
                card
            }
            _ => {
                let Some(seat) = view.seat else { return };
                for stall in Stall::ALL {
                    let mv = on_stall(mv, stall);
                    found(mv, self.after(state, seat, mv));
                }
                return;
            }
        };
        moment.hand.remove(card);
        for stall in Stall::ALL {
            found(on_stall(mv, stall), with_top(seen, &moment, stall, card));
        }
    }

    /// The chance to win after a legal move that is no part of a draw or an exchange, as far as the seat
    /// can see; 0 if it is not legal.
    fn after(&self, state: &GameState, seat: Seat, mv: Move) -> f32 {
        let mut then = *state;
        if then.apply(seat, mv, &mut |_, _| ()).is_err() {
            return 0.0;
        }
        match mv {
            Move::Pay { .. } => {
                let mut follow = Vec::new();
                legal_moves(&then.view(Some(seat)), &mut follow);
                let chances = follow.into_iter().map(|mv| self.after(&then, seat, mv));
                chances.fold(0.0, f32::max)
            }
            Move::Play(Effect::VanSelf) if !then.is_over() => {
                let view = View {
                    hand: Hand::EMPTY,
                    ..then.view(Some(seat))
                };
                self.in_stage(&view, Stage::Van(away(view.table, seat)))
            }
            _ => self.answered(then, seat, mv),
        }
    }

    /// Weighs that a Cousin may be answered; after any other move, the chance as it stands.
    fn answered(&self, mut state: GameState, seat: Seat, mv: Move) -> f32 {
        let asked = state;
        while let (Phase::Answer { .. }, Some(next)) =
            (state.table().phase, state.table().answer_order().next())
        {
            if state.apply(next, Move::Pass, &mut |_, _| ()).is_err() {
                return 0.0;
            }
        }
        let chance = self.chance(&state.view(Some(seat)));
        let (Phase::Answer { .. }, Move::Play(_)) = (asked.table().phase, mv) else {
            return chance;
        };
        let view = asked.view(Some(seat));
        let likely = ANSWERED * an_aunt_waits(&view, seat);
        // As after an Aunt: Cousin and Aunt lie in the box, the next turn begins.
        let mut table = *view.table;
        table.boxed.add(Card::Aunt);
        table.boxed.add(Card::Cousin);
        table.active = seat.left(table.players);
        table.phase = if table.deck_left == 0 {
            Phase::Over(Ending::Deck)
        } else {
            Phase::Start
        };
        let failed = View {
            table: &table,
            ..view
        };
        let less = self.chance(&failed);
        chance + (less - chance) * likely
    }
}

/// How likely at least one of the others holds an Aunt.
fn an_aunt_waits(view: &View<'_>, seat: Seat) -> f32 {
    let unseen = unseen(view);
    let (mut all, aunts) = (unseen.total() as f32, f32::from(unseen.get(Card::Aunt)));
    let others = seat.others(view.table.players);
    let held: u8 = others.map(|rival| view.table.hand_sizes[rival]).sum();
    let mut none = 1.0;
    for _ in 0..held {
        if all < 1.0 {
            break;
        }
        none *= ((all - aunts) / all).max(0.0);
        all -= 1.0;
    }
    1.0 - none
}

/// Who has won, ties shared (R28).
fn won(table: &Table, seat: Seat) -> f32 {
    let totals = table.totals();
    let (mut level, own) = (1.0, totals[seat]);
    for rival in seat.others(table.players) {
        if totals[rival] > own {
            return 0.0;
        }
        level += f32::from(u8::from(totals[rival] == own));
    }
    1.0 / level
}
