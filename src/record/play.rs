//! From record moves to the engine's steps and back.

use super::error::{Illegal, Objection};
use super::moves::{Act, RecordMove};
use crate::play::{Timeline, Turned};
use crate::rules::{
    Card, Effect, GameState, Hand, IllegalMove, MAX_SET, MIN_SET, Move, Phase, Product, Refusal,
    Sale, Stall, why_not,
};

impl RecordMove {
    /// The engine's steps of this move, in order. Whether they are legal is for the rules to say.
    ///
    /// # Errors
    /// [`Illegal`] where the engine has no words for such a move, whatever the state.
    fn steps(&self, state: &GameState) -> Result<Vec<Move>, Objection> {
        let question = matches!(state.table().phase, Phase::Answer { .. });
        Ok(match &self.act {
            Act::Motorbike => vec![Move::Motorbike],
            Act::Draw => vec![Move::Draw],
            Act::Exchange { takes, gives } => exchange(takes, gives)?,
            Act::Discard { card, stall } => vec![Move::Discard {
                card: *card,
                stall: *stall,
            }],
            Act::Sell { cards, charo_as } => vec![Move::Sell(sale(cards, *charo_as)?)],
            Act::Effect(effect) => vec![Move::Play(*effect)],
            Act::Salazar {
                price,
                stall,
                effect,
            } => vec![
                Move::Pay {
                    card: *price,
                    stall: *stall,
                },
                Move::Play(*effect),
            ],
            // The engine passes a question by as it passes an action; a record does not.
            Act::Pass | Act::Decline if question != (self.act == Act::Decline) => {
                let turn = why_not(&state.view(Some(self.player)), Move::Pass);
                return Err(turn.unwrap_or(Refusal::WrongPhase).into());
            }
            Act::Pass | Act::Decline => vec![Move::Pass],
            Act::Aunt => vec![Move::Aunt],
        })
    }

    fn refused(&self, why: impl Into<Objection>) -> Illegal {
        Illegal {
            seat: self.player,
            name: self.act.name(),
            why: why.into(),
        }
    }

    /// Plays the whole move on a timeline, or nothing of it.
    ///
    /// # Errors
    /// The ruling against the move, or against one step of it.
    pub fn play(&self, timeline: &mut Timeline) -> Result<(), Illegal> {
        let seat = self.player;
        let steps = self
            .steps(timeline.now())
            .map_err(|why| self.refused(why))?;
        let refused = |illegal: IllegalMove| self.refused(illegal.why);
        if steps.len() > 1 {
            // A later step may be refused, and a step played can't be taken back: try on a copy.
            let mut copy = *timeline.now();
            for &mv in &steps {
                copy.apply(seat, mv, &mut |_, _| ()).map_err(refused)?;
            }
        }
        for mv in steps {
            timeline.push(seat, mv, &mut |_, _| ()).map_err(refused)?;
        }
        Ok(())
    }
}

/// R8, R9: all takes, then all gives.
fn exchange(takes: &[Stall], gives: &[(Card, Stall)]) -> Result<Vec<Move>, Objection> {
    if takes.is_empty() || takes.len() != gives.len() {
        return Err(Objection::Uneven);
    }
    let takes = takes.iter().map(|&stall| Move::Take { stall });
    let gives = gives
        .iter()
        .map(|&(card, stall)| Move::Give { card, stall });
    Ok(takes.chain(gives).collect())
}

/// R11, R12: which sale these cards are.
fn sale(cards: &[Card], charo_as: Option<Product>) -> Result<Sale, Objection> {
    if cards.len() < usize::from(MIN_SET) {
        return Err(Refusal::SetTooSmall.into());
    }
    if cards.len() > usize::from(MAX_SET) {
        return Err(Refusal::SetTooBig.into());
    }
    let cards: Hand = cards.iter().copied().collect();
    if cards.count(Card::Charo) != u8::from(charo_as.is_some()) {
        return Err(Refusal::CharoMismatch.into());
    }
    Sale::parse(cards, charo_as).ok_or(Objection::NoSet)
}

/// Reads the engine's steps as record moves.
#[derive(Default)]
pub(super) struct Reader {
    takes: Vec<Stall>,
    gives: Vec<(Card, Stall)>,
    price: Option<(Card, Stall)>,
}

impl Reader {
    /// The record move that this step completes, if it completes one. `state` is the one before it.
    pub(super) fn read(&mut self, state: &GameState, turned: Turned) -> Option<RecordMove> {
        let Turned { seat, mv } = turned;
        let act = match mv {
            Move::Motorbike => Act::Motorbike,
            Move::Draw => Act::Draw,
            Move::Discard { card, stall } => Act::Discard { card, stall },
            Move::Take { stall } => {
                self.takes.push(stall);
                return None;
            }
            Move::Give { card, stall } => {
                self.gives.push((card, stall));
                if self.gives.len() < self.takes.len() {
                    return None;
                }
                Act::Exchange {
                    takes: std::mem::take(&mut self.takes),
                    gives: std::mem::take(&mut self.gives),
                }
            }
            Move::Sell(sale) => sell(sale),
            Move::Pay { card, stall } => {
                self.price = Some((card, stall));
                return None;
            }
            Move::Play(effect) => self.effect(effect),
            Move::Aunt => Act::Aunt,
            Move::Pass => pass(state),
        };
        Some(RecordMove { player: seat, act })
    }

    fn effect(&mut self, effect: Effect) -> Act {
        match self.price.take() {
            None => Act::Effect(effect),
            Some((price, stall)) => Act::Salazar {
                price,
                stall,
                effect,
            },
        }
    }
}

/// A sale as a record spells it: the cards in the order of [`Card::ALL`], the Charo last.
pub(super) fn sell(sale: Sale) -> Act {
    Act::Sell {
        cards: sale.cards().cards().collect(),
        charo_as: sale.charo_as,
    }
}

/// What the engine's pass is called in a record.
pub(super) const fn pass(state: &GameState) -> Act {
    match state.table().phase {
        Phase::Answer { .. } => Act::Decline,
        _ => Act::Pass,
    }
}
