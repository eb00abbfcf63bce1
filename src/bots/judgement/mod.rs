//! What every move brings, in €, seen from one seat.
//!
//! [`Judgement::choose`] is fast (a few hundred ns): the search plays its sampled games to their end by
//! it. With [`Judgement::counting`] it also weighs which cards are still to come and what the others
//! are known to collect: that is how the medium bot plays.

mod acts;
mod outlook;
mod weights;

use super::memory::Memory;
use super::worth::{lead, tempting};
use crate::rules::{
    Card, Counts, HAND_LIMIT, Hand, Move, Phase, Seat, Stall, Table, View, legal_moves,
};
use outlook::Outlook;
pub(super) use weights::Weights;

/// A fifth set, or the last card, decides the game: more than any hand is worth, in €.
const DECIDES: f32 = 200.0;

/// Rounds after which a game is a long one.
const LONG_GAME: u32 = 30;
/// What acting at all is worth more with each further round, in €.
const WEARINESS: f32 = 4.0;
/// In a long game: what each card of a stall adds to putting one there, and takes from taking one.
const DIGGING: f32 = 0.01;
/// A second card is taken only for more than this, in €.
const SECOND_TAKE: f32 = 0.5;
/// Share of a card's worth to others that counts when it is covered or left open.
const ENVY: f32 = 0.05;

/// Whether a game has lasted far longer than games do.
pub(super) const fn is_long(table: &Table) -> bool {
    rounds(table) > LONG_GAME
}

const fn rounds(table: &Table) -> u32 {
    let players = if table.players == 0 { 1 } else { table.players };
    table.turn / players as u32
}

/// One seat's look at its cards.
pub(super) struct Judgement<'v> {
    weights: &'static Weights,
    view: &'v View<'v>,
    seat: Seat,
    outlook: Outlook,
    counted: Option<(Counts, &'v Memory)>,
}

impl<'v> Judgement<'v> {
    /// At first sight, without counting cards.
    pub(super) fn new(weights: &'static Weights, view: &'v View<'v>, seat: Seat) -> Self {
        Self {
            weights,
            view,
            seat,
            outlook: Outlook::new(weights, view.table, seat),
            counted: None,
        }
    }

    /// The same knowing which cards are still to come, and what the others took before everybody's eyes.
    pub(super) fn counting(mut self, unseen: Counts, memory: &'v Memory) -> Self {
        self.outlook.count(&self.view.table.options.deck, unseen);
        self.counted = Some((unseen, memory));
        self
    }

    const fn table(&self) -> &'v Table {
        self.view.table
    }

    /// The move to play; something is legal.
    pub(super) fn choose(&self, list: &mut Vec<Move>) -> Move {
        match self.table().phase {
            Phase::Start => self.start(),
            Phase::Discard => self.discard(),
            Phase::Exchange { taken, given } => self.exchange(taken, given),
            Phase::Action | Phase::Price | Phase::Extra | Phase::Answer { .. } => {
                legal_moves(self.view, list);
                self.best_of(list)
            }
            Phase::Over(_) => Move::Pass,
        }
    }

    fn best_of(&self, list: &[Move]) -> Move {
        let mut best = (Move::Pass, f32::NEG_INFINITY);
        for &mv in list {
            let euros = self.appraise(mv);
            if euros > best.1 {
                best = (mv, euros);
            }
        }
        best.0
    }

    /// What a move brings beside doing nothing, in €.
    pub(super) fn appraise(&self, mv: Move) -> f32 {
        match mv {
            Move::Motorbike => self.motorbike(),
            Move::Draw => self.draw(),
            Move::Take { stall } => self.take(stall),
            Move::Discard { card, stall } => {
                let mut hand = self.view.hand;
                hand.add_all(self.view.drawn);
                hand.remove(card);
                self.outlook.worth(hand) + self.covering(stall)
            }
            Move::Give { card, stall } => self.give(card) + self.covering(stall),
            Move::Sell(sale) => self.sell(sale) + self.weariness(),
            Move::Play(effect) => self.effect(effect) + self.weariness(),
            Move::Pay { card, stall } => self.pay(card) + self.covering(stall),
            Move::Aunt => self.aunt(),
            Move::Pass => 0.0,
        }
    }

    /// In a game that lasts far longer than games do, everybody waits for somebody else: the longer, the
    /// less it takes to act, be it the fifth set that loses. No game goes on for ever.
    fn weariness(&self) -> f32 {
        rounds(self.table()).saturating_sub(LONG_GAME) as f32 * WEARINESS
    }

    fn start(&self) -> Move {
        let table = self.table();
        let hand = self.view.hand;
        let unused = table.motorbikes.has(self.seat);
        if unused && table.deck_left > 0 && hand.len() <= HAND_LIMIT - 3 && self.motorbike() > 0.0 {
            return Move::Motorbike;
        }
        let can_draw = hand.len() < HAND_LIMIT && table.deck_left > 0;
        let mut best = (Move::Draw, f32::NEG_INFINITY);
        if can_draw {
            best.1 = self.draw();
        }
        if hand.is_empty() {
            return Move::Draw;
        }
        let now = self.outlook.worth(hand);
        for stall in Stall::ALL {
            let Some(top) = table.stall(stall).top else {
                continue;
            };
            let mut more = hand;
            more.add(top);
            // Giving a card back never helps: what taking it brings at most.
            if self.outlook.worth(more) - now <= best.1 {
                continue;
            }
            let euros = self.after_giving(hand, top) - now;
            if euros > best.1 {
                best = (Move::Take { stall }, euros);
            }
        }
        best.0
    }

    /// The best worth of the hand with that card, after giving another for it.
    fn after_giving(&self, hand: Hand, taken: Card) -> f32 {
        let mut best = f32::NEG_INFINITY;
        for card in hand.kinds() {
            let mut rest = hand;
            rest.remove(card);
            rest.add(taken);
            best = best.max(self.outlook.worth(rest));
        }
        best
    }

    fn motorbike(&self) -> f32 {
        let table = self.table();
        if table.deck_left <= 3 {
            return self.ending();
        }
        if self.view.hand.len() <= 3 || self.outlook.turns < 2.0 {
            30.0
        } else {
            -1.0
        }
    }

    /// The game is about to end: good for whoever is ahead.
    fn ending(&self) -> f32 {
        if lead(self.table(), self.seat) > 0.0 {
            20.0
        } else {
            -20.0
        }
    }

    fn draw(&self) -> f32 {
        let last = if self.table().deck_left <= 2 {
            // Level leaders would each wait for the other to draw the last card.
            self.ending() * 0.2 + self.weariness()
        } else {
            0.0
        };
        let held = f32::from(self.view.hand.len());
        let usual = self.weights.draw - held * self.weights.draw_held;
        let luck = self.counted.map_or(0.0, |(unseen, _)| {
            // The deck may be richer or poorer for this hand than a fresh one.
            self.better_of_two(unseen) - self.better_of_two(self.table().options.deck.0)
        });
        (usual + luck) * self.outlook.turns.min(1.0) + last
    }

    /// What the better of two cards from among these brings the hand, on average.
    fn better_of_two(&self, unseen: Counts) -> f32 {
        let now = self.outlook.worth(self.view.hand);
        let all = unseen.total().max(1) as f32;
        let mut gains = Card::ALL.map(|card| {
            let mut more = self.view.hand;
            more.add(card);
            let share = f32::from(unseen.get(card)) / all;
            (self.outlook.worth(more) - now, share)
        });
        gains.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (mut below, mut sum) = (0.0_f32, 0.0);
        for (gain, share) in gains {
            let upto = below + share;
            sum += gain * (upto * upto - below * below);
            below = upto;
        }
        sum
    }

    /// What taking a top brings once the least card is given for it. In the middle of an exchange it is
    /// told like the gives: the worth of the whole hand after both.
    fn take(&self, stall: Stall) -> f32 {
        let Some(top) = self.table().stall(stall).top else {
            return f32::NEG_INFINITY;
        };
        let hand = self.view.hand;
        let Phase::Exchange { taken, .. } = self.table().phase else {
            let dug = if self.outlook.tired {
                f32::from(self.table().stall(stall).size) * DIGGING
            } else {
                0.0
            };
            return self.after_giving(hand, top) - self.outlook.worth(hand) - dug;
        };
        let mut whole = hand;
        whole.add_all(taken);
        let first = self.least(whole, hand);
        let parts = first.and_then(|card| Some((whole.without(card)?, hand.without(card)?)));
        parts.map_or(f32::NEG_INFINITY, |(rest, left)| {
            self.best_swap(rest, left, top) - SECOND_TAKE
        })
    }

    /// The best worth of `rest` with that card for one of `left`.
    fn best_swap(&self, rest: Hand, left: Hand, taken: Card) -> f32 {
        let swapped = left.kinds().filter_map(|card| {
            let mut after = rest.without(card)?;
            after.add(taken);
            Some(self.outlook.worth(after))
        });
        swapped.fold(f32::NEG_INFINITY, f32::max)
    }

    fn discard(&self) -> Move {
        let mut whole = self.view.hand;
        whole.add_all(self.view.drawn);
        let card = self.least(whole, self.view.drawn);
        card.map_or(Move::Pass, |card| Move::Discard {
            card,
            stall: self.stall_for(),
        })
    }

    /// The card among `gives` whose loss leaves most of `whole`.
    fn least(&self, whole: Hand, gives: Hand) -> Option<Card> {
        let mut best: Option<(Card, f32)> = None;
        for card in gives.kinds() {
            let mut rest = whole;
            rest.remove(card);
            let worth = self.outlook.worth(rest);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((card, worth));
            }
        }
        best.map(|(card, _)| card)
    }

    fn exchange(&self, taken: Hand, given: u8) -> Move {
        let hand = self.view.hand;
        let mut whole = hand;
        whole.add_all(taken);
        let Some(card) = self.least(whole, hand) else {
            return Move::Pass;
        };
        if given == 0
            && taken.len() == 1
            && hand.len() > 1
            && self.table().family(self.seat).exchanges_two()
            && let Some(again) = self.second_take(whole, hand, card)
        {
            return again;
        }
        Move::Give {
            card,
            stall: self.stall_for(),
        }
    }

    /// R9: another top for another card, if that is better than what the first exchange leaves.
    fn second_take(&self, whole: Hand, hand: Hand, first: Card) -> Option<Move> {
        let (rest, left) = (whole.without(first)?, hand.without(first)?);
        let mut best = (None, self.outlook.worth(rest) + SECOND_TAKE);
        for stall in Stall::ALL {
            let Some(top) = self.table().stall(stall).top else {
                continue;
            };
            let worth = self.best_swap(rest, left, top);
            if worth > best.1 {
                best = (Some(Move::Take { stall }), worth);
            }
        }
        best.0
    }

    fn give(&self, card: Card) -> f32 {
        let Phase::Exchange { taken, .. } = self.table().phase else {
            return 0.0;
        };
        let mut whole = self.view.hand;
        whole.remove(card);
        whole.add_all(taken);
        self.outlook.worth(whole)
    }

    /// Covers what the others would like best.
    fn stall_for(&self) -> Stall {
        let mut best = (Stall::ALL[0], f32::NEG_INFINITY);
        for stall in Stall::ALL {
            let euros = self.covering(stall);
            if euros > best.1 {
                best = (stall, euros);
            }
        }
        best.0
    }

    fn covering(&self, stall: Stall) -> f32 {
        if self.outlook.tired {
            // Stalls full of cards that nobody can use are dug out: all goes on the highest.
            return f32::from(self.table().stall(stall).size) * DIGGING;
        }
        let top = self.table().stall(stall).top;
        top.map_or(0.0, |card| self.envied(card))
    }

    /// How much it hurts to leave a card to the others; more if one of them is known to hold such.
    fn envied(&self, card: Card) -> f32 {
        let mut share = ENVY;
        if let Some((_, memory)) = self.counted {
            let collected = |rival| memory.held(rival).has(card);
            if self.seat.others(self.table().players).any(collected) {
                share *= 3.0;
            }
        }
        tempting(card) * share
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Deal, Family, GameState, Options, SeatSet};

    /// Four level at € 0, one card in the deck, whose drawing ends the game with a win for nobody.
    fn choice_in_round(round: u32) -> Option<Move> {
        let options = Options::default();
        let deal = Deal {
            options,
            families: Family::ALL[..4].to_vec(),
            start: Seat::FIRST,
            deck: options.deck.0.cards().collect(),
        };
        let state = GameState::new(&deal).ok()?;
        let mut table = *state.table();
        (table.turn, table.deck_left, table.motorbikes) = (round * 4, 1, SeatSet::EMPTY);
        let view = View {
            table: &table,
            ..state.view(Some(Seat::FIRST))
        };
        let judgement = Judgement::new(Weights::of(4), &view, Seat::FIRST);
        Some(judgement.choose(&mut Vec::new()))
    }

    #[test]
    fn the_last_card_of_a_level_game_is_drawn_by_somebody_in_the_end() {
        assert!(matches!(choice_in_round(10), Some(Move::Take { .. })));
        assert_eq!(choice_in_round(LONG_GAME + 10), Some(Move::Draw));
    }
}
