//! What the person at the screen has clicked so far: no move yet, free to change or drop.
//!
//! Drafts know no rules: they collect, and ask [`why_not`] about the moves they add up to.

use crate::rules::{
    Card, Effect, Hand, Move, Phase, Product, Refusal, Sale, SetId, Stall, View, why_not,
};

/// A half-made decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing chosen.
    #[default]
    Idle,
    /// The draw waits for its confirmation.
    Draw,
    /// An exchange: a stall to take from, a hand slot to give, a stall to put it on.
    Exchange {
        /// Stall whose top is to be taken; `None` also where it is taken already (Reyes).
        take: Option<Stall>,
        /// Hand slot of the card to give.
        give: Option<usize>,
        /// Where it goes.
        to: Option<Stall>,
    },
    /// One of the two drawn cards, and where it goes.
    Discard {
        /// 0 or 1: which of the two.
        drawn: Option<usize>,
        /// Where it goes.
        to: Option<Stall>,
    },
    /// Hand slots of the set to sell.
    Sell(Vec<usize>),
    /// An effect card, by hand slot, and what it is played for.
    Effect {
        /// Hand slot of the effect card.
        slot: usize,
        /// The effect, once it is chosen.
        effect: Option<Effect>,
    },
    /// A Salazar's price: hand slot and stall.
    Price {
        /// Hand slot of the card to pay.
        card: Option<usize>,
        /// Where it goes.
        to: Option<Stall>,
    },
}

/// Something clicked on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// “Draw 2”.
    Draw,
    /// “Exchange”.
    Exchange,
    /// “Sell”.
    Sell,
    /// “Play an effect card”: the first one in hand.
    Effect,
    /// A stall.
    Stall(Stall),
    /// A card of the hand, by its slot.
    Slot(usize),
    /// One of the two drawn cards.
    Drawn(usize),
    /// A set in play.
    Set(SetId),
    /// What a Van or a Cousin is played for, said outright.
    For(Effect),
    /// A whole set offered by the program.
    Offer(Sale),
}

/// What is still to be chosen before a draft is a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A stall to take from.
    TakeFrom,
    /// A card to give.
    CardToGive,
    /// A stall to put it on.
    PutOn,
    /// One of the two drawn cards.
    DrawnCard,
    /// Cards for a set.
    Cards,
    /// A target for the effect.
    Target,
    /// A card to pay with.
    PriceCard,
    /// What to do at all.
    Choice,
}

/// Why a draft can't be confirmed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotYet {
    /// Something is still to be chosen.
    Missing(Missing),
    /// The rules are against it.
    Refused(Refusal),
    /// The cards chosen are no set (R11, R12).
    NoSet,
}

/// The card in that slot of a hand, as it is laid out.
#[must_use]
pub fn card_in_slot(hand: Hand, slot: usize) -> Option<Card> {
    hand.cards().nth(slot)
}

/// What the cards in those slots would sell as (R11, R12). A Charo's product is never in doubt: the
/// other cards leave one place for it.
#[must_use]
pub fn sale_of(hand: Hand, slots: &[usize]) -> Option<Sale> {
    let cards: Hand = slots
        .iter()
        .filter_map(|&slot| card_in_slot(hand, slot))
        .collect();
    if cards.has(Card::Charo) {
        Product::ALL
            .into_iter()
            .find_map(|product| Sale::parse(cards, Some(product)))
    } else {
        Sale::parse(cards, None)
    }
}

impl Draft {
    /// The draft that fits the phase when nothing is chosen yet.
    #[must_use]
    pub const fn fresh(view: &View<'_>) -> Self {
        match view.table.phase {
            Phase::Discard => Self::Discard {
                drawn: None,
                to: None,
            },
            Phase::Exchange { .. } => Self::Exchange {
                take: None,
                give: None,
                to: None,
            },
            Phase::Price => Self::Price {
                card: None,
                to: None,
            },
            _ => Self::Idle,
        }
    }

    /// Whether nothing has been chosen.
    #[must_use]
    pub fn is_empty(&self, view: &View<'_>) -> bool {
        *self == Self::fresh(view)
    }

    /// Takes one more click in.
    pub fn pick(&mut self, view: &View<'_>, pick: Pick) {
        match (view.table.phase, pick) {
            (Phase::Start, Pick::Draw) => *self = Self::Draw,
            (Phase::Start, Pick::Exchange) => {
                *self = Self::Exchange {
                    take: None,
                    give: None,
                    to: None,
                };
            }
            (Phase::Start | Phase::Exchange { .. }, _) => self.pick_exchange(view, pick),
            (Phase::Discard, _) => self.pick_discard(pick),
            (Phase::Price, _) => self.pick_price(pick),
            (Phase::Action | Phase::Extra, _) => self.pick_action(view, pick),
            (Phase::Answer { .. } | Phase::Over(_), _) => {}
        }
    }

    fn pick_exchange(&mut self, view: &View<'_>, pick: Pick) {
        if !matches!(self, Self::Exchange { .. }) {
            *self = Self::Exchange {
                take: None,
                give: None,
                to: None,
            };
        }
        let Self::Exchange { take, give, to } = self else {
            return;
        };
        let already_taken = matches!(view.table.phase, Phase::Exchange { .. });
        match pick {
            Pick::Slot(slot) => {
                *give = if *give == Some(slot) {
                    None
                } else {
                    Some(slot)
                }
            }
            // The first stall is the one to take from; with a card chosen, a stall is a goal.
            Pick::Stall(stall) if already_taken || (take.is_some() && give.is_some()) => {
                *to = Some(stall);
            }
            Pick::Stall(stall) => {
                *take = if *take == Some(stall) {
                    None
                } else {
                    Some(stall)
                }
            }
            _ => {}
        }
    }

    fn pick_discard(&mut self, pick: Pick) {
        let Self::Discard { drawn, to } = self else {
            *self = Self::Discard {
                drawn: None,
                to: None,
            };
            return;
        };
        match pick {
            Pick::Drawn(which) => *drawn = Some(which),
            Pick::Stall(stall) => *to = Some(stall),
            _ => {}
        }
    }

    fn pick_price(&mut self, pick: Pick) {
        let Self::Price { card, to } = self else {
            *self = Self::Price {
                card: None,
                to: None,
            };
            return;
        };
        match pick {
            Pick::Slot(slot) => *card = Some(slot),
            Pick::Stall(stall) => *to = Some(stall),
            _ => {}
        }
    }

    fn pick_action(&mut self, view: &View<'_>, pick: Pick) {
        match pick {
            Pick::Sell => *self = Self::Sell(Vec::new()),
            Pick::Effect => {
                let first = view.hand.cards().position(is_effect);
                if let Some(slot) = first {
                    *self = Self::Effect { slot, effect: None };
                }
            }
            Pick::Slot(slot) => self.pick_slot(view, slot),
            Pick::Offer(sale) => *self = Self::Sell(slots_of(view.hand, sale.cards())),
            Pick::Set(id) => {
                if let Self::Effect { slot, effect } = self {
                    *effect = effect_on(view, *slot, id);
                }
            }
            Pick::For(chosen) => {
                if let Self::Effect { effect, .. } = self {
                    *effect = Some(chosen);
                }
            }
            _ => {}
        }
    }

    fn pick_slot(&mut self, view: &View<'_>, slot: usize) {
        let Some(card) = card_in_slot(view.hand, slot) else {
            return;
        };
        match self {
            Self::Effect { slot: chosen, .. } if *chosen == slot => *self = Self::Idle,
            _ if is_effect(card) => *self = Self::Effect { slot, effect: None },
            // After a price only effects follow (R22).
            _ if view.table.phase == Phase::Extra => {}
            Self::Sell(slots) => {
                match slots.iter().position(|&other| other == slot) {
                    Some(place) => {
                        slots.remove(place);
                    }
                    None => slots.push(slot),
                }
                if slots.is_empty() {
                    *self = Self::Idle;
                }
            }
            _ => *self = Self::Sell(vec![slot]),
        }
    }

    /// The moves the draft adds up to, to be played in this order.
    ///
    /// # Errors
    /// What is missing, or the ruling against it.
    pub fn moves(&self, view: &View<'_>) -> Result<Vec<Move>, NotYet> {
        let want = |value: Option<usize>, what| value.ok_or(NotYet::Missing(what));
        let stall = |value: Option<Stall>, what| value.ok_or(NotYet::Missing(what));
        let held = |slot| card_in_slot(view.hand, slot).ok_or(NotYet::Refused(Refusal::NotInHand));
        let allowed = |mv: Move| why_not(view, mv).map_or(Ok(mv), |why| Err(NotYet::Refused(why)));
        match self {
            Self::Idle => Err(NotYet::Missing(Missing::Choice)),
            Self::Draw => Ok(vec![allowed(Move::Draw)?]),
            Self::Exchange { take, give, to } => {
                let mut moves = Vec::new();
                if view.table.phase == Phase::Start {
                    let from = stall(*take, Missing::TakeFrom)?;
                    moves.push(allowed(Move::Take { stall: from })?);
                }
                let card = held(want(*give, Missing::CardToGive)?)?;
                moves.push(Move::Give {
                    card,
                    stall: stall(*to, Missing::PutOn)?,
                });
                Ok(moves)
            }
            Self::Discard { drawn, to } => {
                let which = want(*drawn, Missing::DrawnCard)?;
                let card = card_in_slot(view.drawn, which);
                let card = card.ok_or(NotYet::Refused(Refusal::NotDrawn))?;
                let to = stall(*to, Missing::PutOn)?;
                Ok(vec![allowed(Move::Discard { card, stall: to })?])
            }
            Self::Sell(slots) if slots.is_empty() => Err(NotYet::Missing(Missing::Cards)),
            Self::Sell(slots) => {
                let sale = sale_of(view.hand, slots).ok_or(NotYet::NoSet)?;
                Ok(vec![allowed(Move::Sell(sale))?])
            }
            Self::Effect { effect, .. } => {
                let effect = effect.ok_or(NotYet::Missing(Missing::Target))?;
                Ok(vec![allowed(Move::Play(effect))?])
            }
            Self::Price { card, to } => {
                let card = held(want(*card, Missing::PriceCard)?)?;
                // A price nothing can follow is refused before a stall is asked for.
                allowed(Move::Pay {
                    card,
                    stall: Stall::ALL[0],
                })?;
                let to = stall(*to, Missing::PutOn)?;
                Ok(vec![allowed(Move::Pay { card, stall: to })?])
            }
        }
    }
}

/// Whether a card is one of the effect cards that are played as an action.
#[must_use]
pub const fn is_effect(card: Card) -> bool {
    matches!(
        card,
        Card::License | Card::Cousin | Card::Police | Card::Van
    )
}

/// What the effect card in that slot would do to that set.
#[must_use]
pub fn effect_on(view: &View<'_>, slot: usize, id: SetId) -> Option<Effect> {
    let (owner, _) = view.table.find_set(id)?;
    match card_in_slot(view.hand, slot)? {
        Card::License => Some(Effect::License(id)),
        Card::Cousin if Some(owner) == view.seat => Some(Effect::Double(id)),
        Card::Cousin => Some(Effect::Steal(id)),
        Card::Police => Some(Effect::Police(id)),
        _ => None,
    }
}

/// Slots of a hand that hold those cards.
fn slots_of(hand: Hand, mut wanted: Hand) -> Vec<usize> {
    let slots = hand.cards().enumerate();
    slots
        .filter(|(_, card)| wanted.remove(*card))
        .map(|(slot, _)| slot)
        .collect()
}
