//! The one way a game changes: [`GameState::apply`], one short function a move.

use super::bag::Hand;
use super::card::Card;
use super::event::Event;
use super::legal::{MOTORBIKE_DRAW, can_pay, why_not};
use super::moves::{Effect, Move};
use super::refusal::IllegalMove;
use super::sale::Sale;
use super::seat::{Seat, SeatSet};
use super::state::GameState;
use super::table::{Attached, CousinAim, Ending, Phase, PlacedSet, SETS_TO_WIN, SetId, Stall};

/// Cards a Van gives its player (R21).
const VAN_SELF_DRAW: u8 = 5;
/// Cards a Van gives each of the others (R21).
const VAN_OTHERS_DRAW: u8 = 3;
/// Cards of a normal draw (R7).
const DRAW: u8 = 2;

impl GameState {
    /// Plays a move, telling `on` each event with the state right after it.
    ///
    /// # Errors
    /// [`IllegalMove`] with the ruling; the state is then unchanged and `on` was not called.
    pub fn apply(
        &mut self,
        seat: Seat,
        mv: Move,
        on: &mut impl FnMut(&Self, Event),
    ) -> Result<(), IllegalMove> {
        if let Some(why) = why_not(&self.view(Some(seat)), mv) {
            return Err(IllegalMove { seat, mv, why });
        }
        match mv {
            Move::Motorbike => self.motorbike(seat, on),
            Move::Draw => self.draw(seat, on),
            Move::Discard { card, stall } => self.discard(seat, card, stall, on),
            Move::Take { stall } => self.take(seat, stall, on),
            Move::Give { card, stall } => self.give(seat, card, stall, on),
            Move::Sell(sale) => self.sell(seat, sale, on),
            Move::Play(effect) => self.play(seat, effect, on),
            Move::Pay { card, stall } => self.pay(seat, card, stall, on),
            Move::Aunt => self.aunt(seat, on),
            Move::Pass => self.pass(seat, on),
        }
        Ok(())
    }

    /// R5, R6.
    fn motorbike(&mut self, seat: Seat, on: &mut impl FnMut(&Self, Event)) {
        self.table.motorbikes = self.table.motorbikes.without(seat);
        on(self, Event::MotorbikeSpent { seat });
        self.fill_hand(seat, MOTORBIKE_DRAW, on);
    }

    /// R6: draws what is left where that is less.
    fn fill_hand(&mut self, seat: Seat, cards: u8, on: &mut impl FnMut(&Self, Event)) {
        for _ in 0..cards {
            let Some(card) = self.pop_deck() else { break };
            self.add_to_hand(seat, card);
            on(self, Event::Drew { seat, card });
        }
    }

    /// R7: the last card of the deck is kept, there is nothing to choose between.
    fn draw(&mut self, seat: Seat, on: &mut impl FnMut(&Self, Event)) {
        if self.table.deck_left < DRAW {
            self.table.phase = Phase::Action;
            self.fill_hand(seat, DRAW, on);
            return;
        }
        self.table.phase = Phase::Discard;
        for _ in 0..DRAW {
            if let Some(card) = self.pop_deck() {
                self.secret.drawn.add(card);
                on(self, Event::Drew { seat, card });
            }
        }
    }

    /// R7.
    fn discard(&mut self, seat: Seat, card: Card, stall: Stall, on: &mut impl FnMut(&Self, Event)) {
        let mut hand = self.secret.hands[seat];
        self.secret.drawn.remove(card);
        hand.add_all(self.secret.drawn);
        self.secret.drawn = Hand::EMPTY;
        self.set_hand(seat, hand);
        self.put_on(stall, card);
        self.table.phase = Phase::Action;
        on(self, Event::Discarded { seat, card, stall });
    }

    /// R8, R9: the card taken lies apart until it is paid for.
    fn take(&mut self, seat: Seat, stall: Stall, on: &mut impl FnMut(&Self, Event)) {
        let mut taken = match self.table.phase {
            Phase::Exchange { taken, .. } => taken,
            _ => Hand::EMPTY,
        };
        if let Some(card) = self.take_from(stall) {
            taken.add(card);
            self.table.phase = Phase::Exchange { taken, given: 0 };
            on(self, Event::Took { seat, card, stall });
        }
    }

    /// R8, R9.
    fn give(&mut self, seat: Seat, card: Card, stall: Stall, on: &mut impl FnMut(&Self, Event)) {
        let Phase::Exchange { taken, given } = self.table.phase else {
            return;
        };
        let mut hand = self.secret.hands[seat];
        hand.remove(card);
        if given + 1 == taken.len() {
            hand.add_all(taken);
            self.table.phase = Phase::Action;
        } else {
            self.table.phase = Phase::Exchange {
                taken,
                given: given + 1,
            };
        }
        self.set_hand(seat, hand);
        self.put_on(stall, card);
        on(self, Event::Gave { seat, card, stall });
    }

    /// R11–R14; a Salazar may go on (R22).
    fn sell(&mut self, seat: Seat, sale: Sale, on: &mut impl FnMut(&Self, Event)) {
        let mut hand = self.secret.hands[seat];
        for card in sale.cards().cards() {
            hand.remove(card);
        }
        self.set_hand(seat, hand);
        let discounts = self.table.discounts_for(seat, sale.kind);
        self.table.sets_placed += 1;
        let set = PlacedSet {
            id: SetId(self.table.sets_placed),
            sale,
            discounts,
            attached: None,
        };
        self.table.areas[seat].push(set);
        let may_pay =
            self.table.family(seat).pays_for_effects() && can_pay(&self.view(Some(seat)), seat);
        if may_pay {
            self.table.phase = Phase::Price;
        }
        on(self, Event::Sold { seat, set });
        if !may_pay {
            self.end_turn(on);
        }
    }

    /// R22.
    fn pay(&mut self, seat: Seat, card: Card, stall: Stall, on: &mut impl FnMut(&Self, Event)) {
        self.discard_from_hand(seat, card);
        self.put_on(stall, card);
        self.table.phase = Phase::Extra;
        on(self, Event::Paid { seat, card, stall });
    }

    /// An effect is always the last thing of a turn, so each ends in [`Self::end_turn`].
    fn play(&mut self, seat: Seat, effect: Effect, on: &mut impl FnMut(&Self, Event)) {
        self.discard_from_hand(seat, effect.card());
        let owner = effect
            .target()
            .and_then(|id| self.table.find_set(id))
            .map(|(owner, _)| owner);
        match effect {
            Effect::License(set) => {
                self.attach(seat, set, Attached::License);
                on(
                    self,
                    Event::Played {
                        seat,
                        effect,
                        owner,
                    },
                );
                on(self, Event::Licensed { seat, set });
            }
            Effect::Police(set) => {
                self.table.boxed.add(Card::Police);
                on(
                    self,
                    Event::Played {
                        seat,
                        effect,
                        owner,
                    },
                );
                self.remove_set(seat, set, on);
            }
            Effect::VanSelf | Effect::VanOthers => {
                self.table.boxed.add(Card::Van);
                on(
                    self,
                    Event::Played {
                        seat,
                        effect,
                        owner,
                    },
                );
                self.van(seat, effect, on);
            }
            Effect::Double(set) => {
                return self.cousin(seat, CousinAim::Double, set, effect, owner, on);
            }
            Effect::Steal(set) => {
                return self.cousin(seat, CousinAim::Steal, set, effect, owner, on);
            }
        }
        self.end_turn(on);
    }

    fn discard_from_hand(&mut self, seat: Seat, card: Card) {
        let mut hand = self.secret.hands[seat];
        hand.remove(card);
        self.set_hand(seat, hand);
    }

    fn attach(&mut self, owner: Seat, set: SetId, card: Attached) {
        if let Some(set) = self.table.areas[owner].get_mut(set) {
            set.attached = Some(card);
        }
    }

    /// R18.
    fn remove_set(&mut self, seat: Seat, id: SetId, on: &mut impl FnMut(&Self, Event)) {
        let Some((from, _)) = self.table.find_set(id) else {
            return;
        };
        if let Some(set) = self.table.areas[from].remove(id) {
            self.table.boxed.add_hand(set.all_cards());
            on(self, Event::Removed { seat, from, set });
        }
    }

    /// R21: the others in turn, beginning at the player's left.
    fn van(&mut self, seat: Seat, effect: Effect, on: &mut impl FnMut(&Self, Event)) {
        if effect == Effect::VanSelf {
            return self.renew_hand(seat, VAN_SELF_DRAW, on);
        }
        for rival in seat.others(self.table.players) {
            if !self.table.family(rival).shrugs_off_vans() {
                self.renew_hand(rival, VAN_OTHERS_DRAW, on);
            }
        }
    }

    fn renew_hand(&mut self, seat: Seat, cards: u8, on: &mut impl FnMut(&Self, Event)) {
        let old = self.secret.hands[seat];
        if !old.is_empty() {
            self.table.boxed.add_hand(old);
            self.set_hand(seat, Hand::EMPTY);
            on(self, Event::HandBoxed { seat, cards: old });
        }
        self.fill_hand(seat, cards, on);
    }

    /// R19, R20: whether the question is put depends on public facts only.
    fn cousin(
        &mut self,
        seat: Seat,
        aim: CousinAim,
        set: SetId,
        effect: Effect,
        owner: Option<Seat>,
        on: &mut impl FnMut(&Self, Event),
    ) {
        let waiting = SeatSet::all(self.table.players).without(seat);
        let asked = self.table.can_be_answered(aim);
        self.table.phase = Phase::Answer { aim, set, waiting };
        on(
            self,
            Event::Played {
                seat,
                effect,
                owner,
            },
        );
        if asked {
            on(self, Event::Asked { seats: waiting });
        } else {
            self.resolve_cousin(aim, set, on);
        }
    }

    /// R16, R17: nobody answered.
    fn resolve_cousin(&mut self, aim: CousinAim, id: SetId, on: &mut impl FnMut(&Self, Event)) {
        let seat = self.table.active;
        // From here the Cousin lies on the set, no longer on the table.
        self.table.phase = Phase::Action;
        match aim {
            CousinAim::Double => {
                self.attach(seat, id, Attached::Doubled);
                on(self, Event::Doubled { seat, set: id });
            }
            CousinAim::Steal => {
                let Some((from, _)) = self.table.find_set(id) else {
                    return;
                };
                if let Some(mut set) = self.table.areas[from].remove(id) {
                    set.attached = Some(Attached::Stolen);
                    self.table.areas[seat].push(set);
                    on(
                        self,
                        Event::Stolen {
                            seat,
                            from,
                            set: id,
                        },
                    );
                }
            }
        }
        self.end_turn(on);
    }

    /// R19: Cousin and Aunt go to the box, the action is spent.
    fn aunt(&mut self, seat: Seat, on: &mut impl FnMut(&Self, Event)) {
        let Phase::Answer { aim, set, .. } = self.table.phase else {
            return;
        };
        self.discard_from_hand(seat, Card::Aunt);
        self.table.boxed.add(Card::Aunt);
        self.table.boxed.add(Card::Cousin);
        self.table.phase = Phase::Action;
        on(
            self,
            Event::AuntPlayed {
                seat,
                against: self.table.active,
                aim,
                set,
            },
        );
        self.end_turn(on);
    }

    /// No action, no extra, or no answer; the last seat that declines lets the Cousin act.
    fn pass(&mut self, seat: Seat, on: &mut impl FnMut(&Self, Event)) {
        let Phase::Answer { aim, set, waiting } = self.table.phase else {
            return self.end_turn(on);
        };
        let waiting = waiting.without(seat);
        self.table.phase = Phase::Answer { aim, set, waiting };
        on(self, Event::Declined { seat });
        if waiting.is_empty() {
            self.resolve_cousin(aim, set, on);
        }
    }

    /// R23, R24: the one place where a turn ends and a game may.
    fn end_turn(&mut self, on: &mut impl FnMut(&Self, Event)) {
        let deck_out = self.table.deck_left == 0;
        let five_sets = self.table.areas[self.table.active].len() >= SETS_TO_WIN;
        let ending = match (deck_out, five_sets) {
            (true, true) => Ending::Both,
            (true, false) => Ending::Deck,
            (false, true) => Ending::FiveSets,
            (false, false) => return self.begin_turn(on),
        };
        self.table.phase = Phase::Over(ending);
        on(self, Event::Ended { ending });
    }

    fn begin_turn(&mut self, on: &mut impl FnMut(&Self, Event)) {
        let seat = self.table.active.left(self.table.players);
        self.table.active = seat;
        self.table.turn = self.table.turn.saturating_add(1);
        self.table.phase = self.table.draw_phase(seat);
        on(
            self,
            Event::TurnBegan {
                seat,
                turn: self.table.turn,
            },
        );
    }
}
