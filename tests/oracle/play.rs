//! What each move does, and how turns and games end.

use serde_json::Value;

use super::cards::{Card, Family, count, take_one};
use super::moves::{Effect, Move, normalised};
use super::sets::{SetType, set_type};
use super::table::{CousinUse, Game, Phase, PlacedSet};

impl Game {
    /// Plays a record move.
    ///
    /// # Errors
    /// If it is none of [`Game::legal`]; the game is then as it was.
    pub fn play(&mut self, mv: &Value) -> Result<(), String> {
        let wanted = normalised(mv);
        let found = self
            .legal_moves()
            .into_iter()
            .find(|(player, legal)| legal.to_json(*player) == wanted);
        match found {
            Some((player, legal)) => {
                self.apply(player, legal);
                Ok(())
            }
            None => Err(format!(
                "illegal in `{}` (turn {}): {mv}",
                self.phase_name(),
                self.turns
            )),
        }
    }

    /// How many different games there are that many moves further on, counted with every order of moves. A game that
    /// ends before counts for nothing.
    pub fn perft(&self, depth: u32) -> u64 {
        let moves = self.legal_moves();
        if depth <= 1 {
            return moves.len() as u64;
        }
        let after = |(player, mv)| {
            let mut game = self.clone();
            game.apply(player, mv);
            game.perft(depth - 1)
        };
        moves.into_iter().map(after).sum()
    }

    /// Carries out a move that is known to be legal.
    fn apply(&mut self, player: usize, mv: Move) {
        match mv {
            Move::Motorbike => {
                self.seats[player].motorbike = false;
                self.draw(player, 3);
            }
            Move::Draw => {
                let drawn = self.draw(player, 2);
                self.phase = match drawn[..] {
                    [first, second] => Phase::Discard([first, second]),
                    _ => Phase::Action, // O3
                };
            }
            Move::Exchange { takes, gives } => {
                for stall in takes {
                    let taken = self.stalls[stall].pop();
                    self.seats[player].hand.extend(taken);
                }
                for (card, stall) in gives {
                    self.put_on_stall(player, card, stall);
                }
                self.phase = Phase::Action;
            }
            Move::Discard { card, stall } => {
                self.put_on_stall(player, card, stall);
                self.phase = Phase::Action;
            }
            Move::Sell { cards, charo_as } => self.sell(player, cards, charo_as),
            Move::Effect(effect) => self.effect(player, effect),
            Move::Salazar {
                price,
                stall,
                effect,
            } => {
                self.put_on_stall(player, price, stall);
                self.effect(player, effect);
            }
            Move::Pass => self.end_turn(),
            Move::Decline => self.decline(player),
            Move::Aunt => {
                // R19: Cousin and Aunt go to the box, nothing else happens.
                self.play_from_hand(player, Card::Aunt);
                self.out.push(Card::Aunt);
                self.out.push(Card::Cousin);
                self.end_turn();
            }
        }
    }

    /// Up to `wanted` cards from the top of the deck into a hand (R6); gives back which.
    fn draw(&mut self, player: usize, wanted: usize) -> Vec<Card> {
        let mut drawn = Vec::new();
        while drawn.len() < wanted && !self.deck.is_empty() {
            drawn.push(self.deck.remove(0));
        }
        self.seats[player].hand.extend(&drawn);
        drawn
    }

    /// Takes a card out of a hand that holds it.
    fn play_from_hand(&mut self, player: usize, card: Card) {
        let held = take_one(&mut self.seats[player].hand, card);
        assert!(held, "a legal move uses a card that is held");
    }

    fn put_on_stall(&mut self, player: usize, card: Card, stall: usize) {
        self.play_from_hand(player, card);
        self.stalls[stall].push(card);
    }

    fn sell(&mut self, player: usize, cards: Vec<Card>, charo_as: Option<Card>) {
        let Some(kind) = set_type(&cards, charo_as) else {
            unreachable!("only sets are legal sales");
        };
        for card in &cards {
            self.play_from_hand(player, *card);
        }
        let discounts = self.discounts_for(player, kind);
        let id = self.next_id;
        self.next_id += 1;
        self.seats[player].sets.push(PlacedSet {
            id,
            kind,
            cards,
            charo_as,
            discounts,
            license: false,
            cousin: None,
        });
        // R22, O13
        if self.seats[player].family == Family::Salazar && !self.extra_moves().is_empty() {
            self.phase = Phase::Extra;
        } else {
            self.end_turn();
        }
    }

    /// The Discount cards a set receives when `player` places it now (R13, R26).
    fn discounts_for(&self, player: usize, kind: SetType) -> usize {
        if self.seats[player].family == Family::Cortes {
            return 0;
        }
        let mut same = 0;
        for (owner, seat) in self.seats.iter().enumerate() {
            // O6
            if owner == player && self.options.discounts_rivals_only {
                continue;
            }
            same += seat.sets.iter().filter(|set| set.kind == kind).count();
        }
        same
    }

    fn effect(&mut self, player: usize, effect: Effect) {
        self.play_from_hand(player, effect.card());
        match effect {
            Effect::License(id) => {
                self.set_mut(id).license = true;
                self.end_turn();
            }
            Effect::CousinDouble(id) => self.cousin(player, id, CousinUse::Double),
            Effect::CousinSteal(id) => self.cousin(player, id, CousinUse::Steal),
            Effect::Police(id) => {
                let set = self.remove_set(id);
                self.out.extend(&set.cards);
                if set.cousin.is_some() {
                    self.out.push(Card::Cousin);
                }
                self.out.push(Card::Police);
                self.end_turn();
            }
            Effect::VanSelf => {
                self.hand_to_box(player);
                self.out.push(Card::Van);
                self.draw(player, 5);
                self.end_turn();
            }
            Effect::VanOthers => {
                let mut touched = self.others(player);
                touched.retain(|seat| self.seats[*seat].family != Family::Montoya);
                for seat in &touched {
                    self.hand_to_box(*seat);
                }
                self.out.push(Card::Van);
                for seat in &touched {
                    self.draw(*seat, 3);
                }
                self.end_turn();
            }
        }
    }

    fn hand_to_box(&mut self, player: usize) {
        let hand = std::mem::take(&mut self.seats[player].hand);
        self.out.extend(hand);
    }

    /// A Cousin is on the table: ask, or let it happen at once.
    fn cousin(&mut self, player: usize, set: usize, used: CousinUse) {
        // R19
        let answerable = used == CousinUse::Steal || self.options.aunt_answers_double;
        // R20, O9
        let aunts_left = count(&self.out, Card::Aunt) < self.aunts_of_the_deck;
        if answerable && aunts_left {
            let asked = self.others(player);
            self.phase = Phase::Answer { set, used, asked };
        } else {
            self.resolve_cousin(set, used);
        }
    }

    fn decline(&mut self, player: usize) {
        let Phase::Answer { set, used, asked } = &mut self.phase else {
            unreachable!("only an answer can be declined");
        };
        asked.retain(|seat| *seat != player);
        if asked.is_empty() {
            let (set, used) = (*set, *used);
            self.resolve_cousin(set, used);
        }
    }

    /// Nobody answered, or nobody could.
    fn resolve_cousin(&mut self, id: usize, used: CousinUse) {
        self.set_mut(id).cousin = Some(used);
        if used == CousinUse::Steal {
            // R17: it arrives last in its new area.
            let set = self.remove_set(id);
            let thief = self.active;
            self.seats[thief].sets.push(set);
        }
        self.end_turn();
    }

    fn set_mut(&mut self, id: usize) -> &mut PlacedSet {
        let Some((owner, place)) = self.find_set(id) else {
            unreachable!("a legal effect names a set on the table");
        };
        &mut self.seats[owner].sets[place]
    }

    fn remove_set(&mut self, id: usize) -> PlacedSet {
        let Some((owner, place)) = self.find_set(id) else {
            unreachable!("a legal effect names a set on the table");
        };
        self.seats[owner].sets.remove(place)
    }

    /// The action is resolved, or there was none.
    fn end_turn(&mut self) {
        // R23, R24, O14
        if self.deck_is_out() || self.somebody_has_five() {
            self.phase = Phase::Over;
            return;
        }
        self.active = (self.active + 1) % self.seats.len();
        self.turns += 1;
        self.phase = Phase::Start;
        // R10, O5: nothing to draw and nothing to exchange.
        if self.deck.is_empty() && self.seats[self.active].hand.is_empty() {
            self.phase = Phase::Action;
        }
    }
}
