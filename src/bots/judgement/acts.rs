//! What the acts of a turn bring: sales, effects, a Salazar's price, an Aunt.

use super::{DECIDES, Judgement};
use crate::bots::worth::{best_after_paying, counts, is_leading_rival, lead, price, undoubled};
use crate::rules::{Card, CousinAim, Effect, Hand, Phase, SETS_TO_WIN, Sale, Seat};

impl Judgement<'_> {
    pub(super) fn sell(&self, sale: Sale) -> f32 {
        let table = self.table();
        let euros = price(table, self.seat, sale);
        if table.areas[self.seat].len() + 1 >= SETS_TO_WIN {
            return self.deciding(euros);
        }
        let mut rest = self.view.hand;
        for card in sale.cards().cards() {
            rest.remove(card);
        }
        let after = self.outlook.after_selling(table, self.seat, sale.kind);
        let tempo = if lead(table, self.seat) + euros > 0.0 {
            self.weights.tempo_ahead
        } else {
            self.weights.tempo
        };
        euros + after.worth(rest) - self.outlook.worth(self.view.hand) + tempo
    }

    /// What ends the game is good if it wins it.
    fn deciding(&self, euros: f32) -> f32 {
        let wins = lead(self.table(), self.seat) + euros > 0.0;
        if wins || self.table().deck_left == 0 {
            euros + DECIDES
        } else {
            -DECIDES
        }
    }

    fn loss_of_hand(&self, card: Card) -> f32 {
        let rest = self.view.hand.without(card).unwrap_or(Hand::EMPTY);
        self.outlook.worth(self.view.hand) - self.outlook.worth(rest)
    }

    pub(super) fn effect(&self, effect: Effect) -> f32 {
        self.gain(effect) - self.loss_of_hand(effect.card())
    }

    /// What an effect brings, the loss of a rival included, the card itself left out.
    fn gain(&self, effect: Effect) -> f32 {
        let (table, weights) = (self.table(), self.weights);
        let set = effect.target().and_then(|id| table.find_set(id));
        match (effect, set) {
            (Effect::License(_), Some((_, set))) => {
                let danger = (self.outlook.turns / 3.0).min(1.0) * weights.danger;
                undoubled(table, self.seat, set) * danger
            }
            (Effect::Double(_), Some((_, set))) => {
                undoubled(table, self.seat, set) * self.chance_of(CousinAim::Double)
            }
            (Effect::Steal(_), Some((owner, set))) => {
                let own = undoubled(table, self.seat, set);
                let loss = counts(table, owner, set);
                if table.areas[self.seat].len() + 1 >= SETS_TO_WIN {
                    let harm = if is_leading_rival(table, self.seat, owner) {
                        loss
                    } else {
                        0.0
                    };
                    return self.deciding(own + harm);
                }
                (own + loss * self.share(owner)) * self.chance_of(CousinAim::Steal)
            }
            (Effect::Police(_), Some((owner, set))) => {
                counts(table, owner, set) * self.share(owner)
            }
            (Effect::VanSelf, _) => {
                let drawn = f32::from(table.deck_left.min(5));
                let rest = self.view.hand.without(Card::Van).unwrap_or(Hand::EMPTY);
                drawn * weights.fresh * self.outlook.turns.min(1.0) - self.outlook.worth(rest)
            }
            (Effect::VanOthers, _) => {
                let mut sum = 0.0;
                for rival in self.seat.others(table.players) {
                    if !table.family(rival).shrugs_off_vans() {
                        let lost = f32::from(table.hand_sizes[rival]) * weights.lost;
                        let fresh = f32::from(table.deck_left.min(3)) * weights.fresh;
                        sum += (lost - fresh) * self.share(rival);
                    }
                }
                sum * self.outlook.turns.min(1.0)
            }
            _ => 0.0,
        }
    }

    fn chance_of(&self, aim: CousinAim) -> f32 {
        if self.table().can_be_answered(aim) {
            self.weights.unanswered
        } else {
            1.0
        }
    }

    /// How much of a rival's loss is this seat's gain.
    fn share(&self, owner: Seat) -> f32 {
        if is_leading_rival(self.table(), self.seat, owner) {
            self.weights.harm_leader
        } else {
            self.weights.harm_other
        }
    }

    /// Salazar: the best effect that could follow, less the price.
    pub(super) fn pay(&self, card: Card) -> f32 {
        let best = best_after_paying(self.view, self.seat, card, |view, effect| {
            let then = Judgement::new(self.weights, view, self.seat);
            then.effect(effect) + then.weariness()
        });
        best - self.loss_of_hand(card)
    }

    pub(super) fn aunt(&self) -> f32 {
        let (table, weights) = (self.table(), self.weights);
        let Phase::Answer { aim, set, .. } = table.phase else {
            return 0.0;
        };
        let Some((owner, set)) = table.find_set(set) else {
            return 0.0;
        };
        let thief = table.active;
        let gain = undoubled(table, thief, set);
        let ends = aim == CousinAim::Steal && table.areas[thief].len() + 1 >= SETS_TO_WIN;
        let decides = if ends && table.total(thief) as f32 + gain > table.total(self.seat) as f32 {
            DECIDES
        } else {
            0.0
        };
        let kept = self.loss_of_hand(Card::Aunt);
        if owner == self.seat {
            return counts(table, owner, set) + gain * self.share(thief)
                - kept
                - weights.aunt_least
                + decides;
        }
        let spared = if aim == CousinAim::Steal {
            counts(table, owner, set) * self.share(owner)
        } else {
            0.0
        };
        gain * self.share(thief) - spared - kept - weights.aunt_favour + decides
    }
}
