//! All legal moves, by trying.

use serde_json::Value;

use super::cards::{Card, Family, count, take_one};
use super::moves::{Effect, Move};
use super::sets::{choices, set_type};
use super::table::{Game, Phase};

impl Game {
    /// All legal moves now, as a record writes them, without duplicates: of the active player, or of every seat that is
    /// still asked about a Cousin. Empty once the game is over.
    pub fn legal(&self) -> Vec<Value> {
        self.legal_moves()
            .iter()
            .map(|(player, mv)| mv.to_json(*player))
            .collect()
    }

    /// The same, with the player of each.
    pub(super) fn legal_moves(&self) -> Vec<(usize, Move)> {
        let me = self.active;
        let mut moves: Vec<(usize, Move)> = match &self.phase {
            Phase::Start => self.start_moves().into_iter().map(|mv| (me, mv)).collect(),
            Phase::Discard(drawn) => discard_moves(*drawn)
                .into_iter()
                .map(|mv| (me, mv))
                .collect(),
            Phase::Action => self.action_moves().into_iter().map(|mv| (me, mv)).collect(),
            Phase::Extra => {
                let mut moves = self.extra_moves();
                moves.push(Move::Pass);
                moves.into_iter().map(|mv| (me, mv)).collect()
            }
            Phase::Answer { asked, .. } => self.answer_moves(asked),
            Phase::Over => Vec::new(),
        };
        moves.sort();
        moves.dedup();
        moves
    }

    fn start_moves(&self) -> Vec<Move> {
        let seat = &self.seats[self.active];
        let mut moves = Vec::new();
        // R5
        if seat.motorbike && seat.hand.len() <= 4 && !self.deck.is_empty() {
            moves.push(Move::Motorbike);
        }
        // R7, R10
        if seat.hand.len() < 7 && !self.deck.is_empty() {
            moves.push(Move::Draw);
        }
        // R8
        for take in 0..3 {
            moves.extend(self.exchanges(&[take]));
        }
        // R9
        if seat.family == Family::Reyes {
            for first in 0..3 {
                for second in 0..3 {
                    moves.extend(self.exchanges(&[first, second]));
                }
            }
        }
        moves
    }

    /// Every exchange with these takes in this order; none if a stall runs out of cards or the hand is too small.
    fn exchanges(&self, takes: &[usize]) -> Vec<Move> {
        // O4: take them one after the other.
        let mut stalls = self.stalls.clone();
        for take in takes {
            if stalls[*take].pop().is_none() {
                return Vec::new();
            }
        }
        // What was in hand before goes back, one card after the other, each on any stall.
        let mut ways = vec![(self.seats[self.active].hand.clone(), Vec::new())];
        for _ in takes {
            let mut longer = Vec::new();
            for (hand, gives) in &ways {
                for (place, card) in hand.iter().enumerate() {
                    // Two cards of one kind are spelt alike: try only the first of them.
                    if hand[..place].contains(card) {
                        continue;
                    }
                    for stall in 0..3 {
                        let mut rest = hand.clone();
                        rest.remove(place);
                        let mut more: Vec<(Card, usize)> = gives.clone();
                        more.push((*card, stall));
                        longer.push((rest, more));
                    }
                }
            }
            ways = longer;
        }
        ways.into_iter()
            .map(|(_, gives)| Move::Exchange {
                takes: takes.to_vec(),
                gives,
            })
            .collect()
    }

    fn action_moves(&self) -> Vec<Move> {
        let hand = &self.seats[self.active].hand;
        let mut moves = vec![Move::Pass];
        // R11, R12: every choice of cards, with every thing a Charo could stand for.
        for cards in choices(hand) {
            let mut stands_for = vec![None];
            stands_for.extend(Card::PRODUCTS.map(Some));
            for charo_as in stands_for {
                if set_type(&cards, charo_as).is_some() {
                    moves.push(Move::Sell {
                        cards: cards.clone(),
                        charo_as,
                    });
                }
            }
        }
        moves.extend(self.effects(hand).into_iter().map(Move::Effect));
        moves
    }

    /// Every effect the active player could play holding `hand`.
    fn effects(&self, hand: &[Card]) -> Vec<Effect> {
        let mut all = vec![Effect::VanSelf, Effect::VanOthers];
        for seat in &self.seats {
            for set in &seat.sets {
                all.push(Effect::License(set.id));
                all.push(Effect::CousinDouble(set.id));
                all.push(Effect::CousinSteal(set.id));
                all.push(Effect::Police(set.id));
            }
        }
        all.retain(|effect| count(hand, effect.card()) > 0 && self.effect_is_allowed(*effect));
        all
    }

    /// Whether the table lets the active player play an effect, the card itself apart.
    fn effect_is_allowed(&self, effect: Effect) -> bool {
        let about = |id: usize| {
            self.find_set(id)
                .map(|(owner, place)| (owner == self.active, &self.seats[owner].sets[place]))
        };
        match effect {
            // R15, R16
            Effect::License(id) | Effect::CousinDouble(id) => {
                about(id).is_some_and(|(mine, set)| mine && !set.license && set.cousin.is_none())
            }
            // R17
            Effect::CousinSteal(id) => {
                about(id).is_some_and(|(mine, set)| !mine && !set.license && set.cousin.is_none())
            }
            // R18: a Cousin on it does not matter.
            Effect::Police(id) => about(id).is_some_and(|(mine, set)| !mine && !set.license),
            // O10
            Effect::VanSelf => true,
            // R21, O11
            Effect::VanOthers => self.others(self.active).iter().any(|other| {
                let seat = &self.seats[*other];
                seat.family != Family::Montoya && (!seat.hand.is_empty() || !self.deck.is_empty())
            }),
        }
    }

    /// R22: every price with every effect that is left after it, without the pass.
    pub(super) fn extra_moves(&self) -> Vec<Move> {
        let hand = &self.seats[self.active].hand;
        let mut moves = Vec::new();
        for price in Card::ALL {
            let mut rest = hand.clone();
            if !take_one(&mut rest, price) {
                continue;
            }
            for effect in self.effects(&rest) {
                for stall in 0..3 {
                    moves.push(Move::Salazar {
                        price,
                        stall,
                        effect,
                    });
                }
            }
        }
        moves
    }

    /// R19: those still asked decline, or play an Aunt if they hold one.
    fn answer_moves(&self, asked: &[usize]) -> Vec<(usize, Move)> {
        let mut moves = Vec::new();
        for seat in asked {
            moves.push((*seat, Move::Decline));
            if self.seats[*seat].hand.contains(&Card::Aunt) {
                moves.push((*seat, Move::Aunt));
            }
        }
        moves
    }
}

/// R7: one of the two just drawn, on any stall.
fn discard_moves(drawn: [Card; 2]) -> Vec<Move> {
    let mut moves = Vec::new();
    for card in drawn {
        for stall in 0..3 {
            moves.push(Move::Discard { card, stall });
        }
    }
    moves
}
