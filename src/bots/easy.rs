//! Plays like somebody who knows the rules and likes to win: sells what is worth it, keeps sets
//! together, strikes at whoever is ahead. Remembers nothing and misjudges everything by up to €4.

use super::worth::{
    best_after_paying, counts, is_leading_rival, keep, lead, price, promise, tempting, turns_left,
    undoubled, with_taken,
};
use super::{Bot, Temperament};
use crate::rules::{
    Card, CousinAim, Effect, HAND_LIMIT, Hand, Move, Phase, SETS_TO_WIN, Sale, Seat, Seen, SetId,
    Stall, Table, View, legal_moves,
};
use rand::RngExt;
use rand_chacha::ChaCha12Rng;

/// What drawing two and keeping one is worth, in €.
const DRAW: f32 = 4.5;
/// A set below this is kept for later while there is time, in €.
const WORTH_SELLING: f32 = 11.0;
/// What five fresh cards promise, in €.
const FRESH_HAND: f32 = 15.0;
/// From this loss on, an Aunt is played for an own set, in €.
const WORTH_AN_AUNT: f32 = 8.0;
/// From this gain of a leading thief on, an Aunt is played for somebody else, in €.
const WORTH_A_FAVOUR: f32 = 14.0;
/// How far a judgement may be off, in €.
const MISJUDGED: f32 = 4.0;
/// What a move that suits its temperament seems to bring beside, in €.
const LIKING: f32 = 2.0;

pub(super) struct Easy {
    chance: ChaCha12Rng,
    temperament: Temperament,
    moves: Vec<Move>,
}

impl Bot for Easy {
    fn choose(&mut self, view: &View<'_>, _seen: &[Seen]) -> Move {
        legal_moves(view, &mut self.moves);
        let moves = std::mem::take(&mut self.moves);
        let mut best = (Move::Pass, f32::NEG_INFINITY);
        if let Some(seat) = view.seat {
            let eyes = Eyes { view, seat };
            for &mv in &moves {
                let liking = self.temperament.liking(mv) * LIKING;
                let euros = self.misjudge(eyes.appraise(mv) + liking);
                if euros > best.1 {
                    best = (mv, euros);
                }
            }
        }
        self.moves = moves;
        best.0
    }
}

impl Easy {
    pub(super) const fn new(chance: ChaCha12Rng, temperament: Temperament) -> Self {
        Self {
            chance,
            temperament,
            moves: Vec::new(),
        }
    }

    fn misjudge(&mut self, euros: f32) -> f32 {
        euros + self.chance.random_range(-MISJUDGED..MISJUDGED)
    }
}

/// One seat's look at the table.
struct Eyes<'v> {
    view: &'v View<'v>,
    seat: Seat,
}

impl Eyes<'_> {
    const fn table(&self) -> &Table {
        self.view.table
    }

    fn promise(&self, hand: Hand) -> f32 {
        promise(self.table(), self.seat, hand)
    }

    /// What a move seems to bring, in €; doing nothing brings 0.
    fn appraise(&self, mv: Move) -> f32 {
        match mv {
            Move::Motorbike => self.motorbike(),
            Move::Draw => DRAW + self.hurry(),
            Move::Discard { card, stall } => {
                let mut hand = with_taken(self.view, self.view.drawn);
                hand.remove(card);
                self.promise(hand) + self.covering(stall)
            }
            Move::Take { stall } => self.take(stall),
            Move::Give { card, stall } => self.give(card) + self.covering(stall),
            Move::Sell(sale) => self.sell(sale),
            Move::Play(effect) => self.effect(effect) - self.reluctance(effect.card()),
            Move::Pay { card, stall } => self.pay(card) + self.covering(stall),
            Move::Aunt => self.aunt(),
            Move::Pass => 0.0,
        }
    }

    /// Three cards are welcome unless the hand is then too full to draw.
    fn motorbike(&self) -> f32 {
        let table = self.table();
        let late = turns_left(table) < 2.5;
        if table.deck_left <= 3 {
            return if lead(table, self.seat) > 0.0 {
                30.0
            } else {
                -30.0
            };
        }
        if self.view.hand.len() <= 3 || late {
            30.0
        } else {
            -1.0
        }
    }

    /// Whoever is ahead wants the last cards gone, whoever is behind does not.
    fn hurry(&self) -> f32 {
        match (
            self.table().deck_left <= 2,
            lead(self.table(), self.seat) > 0.0,
        ) {
            (false, _) => 0.0,
            (true, true) => 4.0,
            (true, false) => -4.0,
        }
    }

    /// A little joy in hiding a good card from the others; never enough to decide which card to part with.
    fn covering(&self, stall: Stall) -> f32 {
        self.table().stall(stall).top.map_or(0.0, tempting) * 0.05
    }

    /// Taking a stall's top: what the hand promises once the least card is given for it.
    fn take(&self, stall: Stall) -> f32 {
        let Some(top) = self.table().stall(stall).top else {
            return f32::NEG_INFINITY;
        };
        let Phase::Exchange { mut taken, .. } = self.table().phase else {
            let taken: Hand = [top].into_iter().collect();
            return self.best_after_giving(self.view.hand, taken, 1) - self.promise(self.view.hand);
        };
        // A second card, against giving just one for the first.
        let one = self.best_after_giving(self.view.hand, taken, 1);
        taken.add(top);
        let two = self.best_after_giving(self.view.hand, taken, 2);
        if two > one + 1.0 {
            two
        } else {
            f32::NEG_INFINITY
        }
    }

    /// The best that remains after giving that many cards of the hand; those taken stay.
    fn best_after_giving(&self, hand: Hand, taken: Hand, gives: u8) -> f32 {
        let ways = hand.kinds().filter_map(|card| hand.without(card));
        let worth = |rest: Hand| {
            if gives > 1 {
                return self.best_after_giving(rest, taken, gives - 1);
            }
            let mut whole = rest;
            whole.add_all(taken);
            self.promise(whole)
        };
        ways.map(worth).fold(f32::NEG_INFINITY, f32::max)
    }

    fn give(&self, card: Card) -> f32 {
        let Phase::Exchange { taken, given } = self.table().phase else {
            return 0.0;
        };
        let Some(rest) = self.view.hand.without(card) else {
            return f32::NEG_INFINITY;
        };
        match taken.len().saturating_sub(given + 1) {
            0 => {
                let mut whole = rest;
                whole.add_all(taken);
                self.promise(whole)
            }
            more => self.best_after_giving(rest, taken, more),
        }
    }

    /// A set now, or more of it later?
    fn sell(&self, sale: Sale) -> f32 {
        let table = self.table();
        let euros = price(table, self.seat, sale);
        if table.areas[self.seat].len() + 1 >= SETS_TO_WIN {
            return self.last_set(euros);
        }
        if self.cramped() {
            // Room in the hand is worth something by itself.
            return euros + 0.5;
        }
        euros - WORTH_SELLING * self.patience()
    }

    /// The fifth set ends the game: only whoever wins by it wants it.
    fn last_set(&self, euros: f32) -> f32 {
        let wins = lead(self.table(), self.seat) + euros > 0.0;
        if wins || self.table().deck_left == 0 {
            euros + 50.0
        } else {
            -50.0
        }
    }

    /// Whether the hand is so full that something must go.
    fn cramped(&self) -> bool {
        self.view.hand.len() >= HAND_LIMIT
    }

    /// How much waiting promises: all of it early in the game, nothing at the end. A full hand can't
    /// wait.
    fn patience(&self) -> f32 {
        let room = f32::from(HAND_LIMIT.saturating_sub(self.view.hand.len())) / 3.0;
        (turns_left(self.table()) / 4.0).min(1.0) * room.min(1.0)
    }

    /// What it costs to play a card now rather than later.
    fn reluctance(&self, card: Card) -> f32 {
        let later = (turns_left(self.table()) / 4.0).min(1.0);
        let must = self.table().phase == Phase::Extra;
        if must || self.cramped() {
            0.0
        } else {
            keep(card) * later
        }
    }

    /// What an effect brings, the loss of a rival included.
    fn effect(&self, effect: Effect) -> f32 {
        let table = self.table();
        let set = effect.target().and_then(|id| table.find_set(id));
        match (effect, set) {
            (Effect::License(_), Some((_, set))) => {
                // Nobody has to protect a set in the last round.
                let danger = (turns_left(table) / 3.0).min(1.0) * 0.35;
                undoubled(table, self.seat, set) * danger
            }
            (Effect::Double(_), Some((_, set))) => {
                undoubled(table, self.seat, set) * self.chance_of(CousinAim::Double)
            }
            (Effect::Steal(_), Some((owner, set))) => {
                let gain = undoubled(table, self.seat, set);
                let ends = table.areas[self.seat].len() + 1 >= SETS_TO_WIN;
                let gain = if ends { self.last_set(gain) } else { gain };
                (gain + self.harm(owner, set.id)) * self.chance_of(CousinAim::Steal)
            }
            (Effect::Police(_), Some((owner, set))) => self.harm(owner, set.id),
            (Effect::VanSelf, _) => self.fresh_hand(),
            (Effect::VanOthers, _) => self.scatter(),
            _ => 0.0,
        }
    }

    /// How likely nobody stops a Cousin.
    fn chance_of(&self, aim: CousinAim) -> f32 {
        if self.table().can_be_answered(aim) {
            0.75
        } else {
            1.0
        }
    }

    /// What a rival's loss of a set is worth to this seat: most of it if nobody is further ahead.
    fn harm(&self, owner: Seat, id: SetId) -> f32 {
        let table = self.table();
        let loss = table
            .find_set(id)
            .map_or(0.0, |(_, set)| counts(table, owner, set));
        let rivals = f32::from(table.players.saturating_sub(1)).max(1.0);
        let share = if is_leading_rival(table, self.seat, owner) {
            0.8
        } else {
            0.4
        };
        let ahead = table.total(owner) >= table.total(self.seat);
        loss * if ahead { share } else { share / rivals }
    }

    /// A Van for oneself: five fresh cards for what is left in hand, if there is time to use them.
    fn fresh_hand(&self) -> f32 {
        let table = self.table();
        let rest = self.view.hand.without(Card::Van).unwrap_or(Hand::EMPTY);
        let drawn = f32::from(table.deck_left.min(5)) / 5.0;
        let time = (turns_left(table) / 2.0).min(1.0);
        FRESH_HAND * drawn * time - self.promise(rest)
    }

    /// A Van for the others: a full hand collected for long is lost.
    fn scatter(&self) -> f32 {
        let table = self.table();
        let rivals = self.seat.others(table.players);
        let lost = rivals
            .filter(|&rival| !table.family(rival).shrugs_off_vans())
            .map(|rival| f32::from(table.hand_sizes[rival]) - 3.0);
        lost.sum::<f32>() * 2.0 / f32::from(table.players.saturating_sub(1)).max(1.0)
    }

    /// Salazar: the best effect that could follow, against what the price costs the hand.
    fn pay(&self, card: Card) -> f32 {
        let Some(rest) = self.view.hand.without(card) else {
            return f32::NEG_INFINITY;
        };
        let best = best_after_paying(self.view, self.seat, card, |view, effect| {
            let then = Eyes {
                view,
                seat: self.seat,
            };
            then.effect(effect) - then.reluctance(effect.card())
        });
        best - (self.promise(self.view.hand) - self.promise(rest)) - 1.0
    }

    /// Aunt or silence? Own sets are worth it sooner than those of others.
    fn aunt(&self) -> f32 {
        let table = self.table();
        let Phase::Answer { aim, set, .. } = table.phase else {
            return 0.0;
        };
        let Some((owner, set)) = table.find_set(set) else {
            return 0.0;
        };
        let thief = table.active;
        let late = turns_left(table) < 1.0;
        if owner == self.seat {
            let least = if late { 0.0 } else { WORTH_AN_AUNT };
            return counts(table, owner, set) - least;
        }
        let gain = match aim {
            CousinAim::Steal | CousinAim::Double => undoubled(table, thief, set),
        };
        let behind = table.total(thief) as f32 + gain > table.total(self.seat) as f32;
        let leading = is_leading_rival(table, self.seat, thief);
        if behind && leading {
            gain - WORTH_A_FAVOUR
        } else {
            -1.0
        }
    }
}
