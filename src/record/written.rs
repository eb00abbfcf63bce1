//! The JSON object of a move, key by key.

use super::moves::{Act, RecordMove};
use super::shape::{at_most, given};
use crate::rules::{Card, Effect, Product, Seat, SetId, Stall};
use serde::{Deserialize, Serialize};

/// Longest list within one move that is read at all; the rules refuse far shorter ones.
const MOST: usize = 16;

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Verb {
    Motorbike,
    Draw,
    Exchange,
    Discard,
    Sell,
    License,
    CousinDouble,
    CousinSteal,
    Police,
    Van,
    Pass,
    Salazar,
    Decline,
    Aunt,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Who {
    #[serde(rename = "self")]
    Oneself,
    Others,
}

/// Every key that any move has. Which of them a move takes is checked when it becomes a
/// [`RecordMove`], so that a missing or foreign key can be named.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    #[serde(
        default,
        deserialize_with = "given",
        skip_serializing_if = "Option::is_none"
    )]
    player: Option<Seat>,
    #[serde(rename = "move")]
    verb: Verb,
    #[serde(
        default,
        deserialize_with = "list",
        skip_serializing_if = "Option::is_none"
    )]
    takes: Option<Vec<Stall>>,
    #[serde(
        default,
        deserialize_with = "list",
        skip_serializing_if = "Option::is_none"
    )]
    gives: Option<Vec<(Card, Stall)>>,
    #[serde(
        default,
        deserialize_with = "given",
        skip_serializing_if = "Option::is_none"
    )]
    card: Option<Card>,
    #[serde(
        default,
        deserialize_with = "given",
        skip_serializing_if = "Option::is_none"
    )]
    price: Option<Card>,
    #[serde(
        default,
        deserialize_with = "given",
        skip_serializing_if = "Option::is_none"
    )]
    stall: Option<Stall>,
    #[serde(
        default,
        deserialize_with = "list",
        skip_serializing_if = "Option::is_none"
    )]
    cards: Option<Vec<Card>>,
    #[serde(
        default,
        deserialize_with = "given",
        skip_serializing_if = "Option::is_none"
    )]
    #[expect(
        clippy::option_option,
        reason = "absent, `null` and a product are three things"
    )]
    charo_as: Option<Option<Product>>,
    #[serde(
        default,
        deserialize_with = "given",
        skip_serializing_if = "Option::is_none"
    )]
    set: Option<SetId>,
    #[serde(
        default,
        deserialize_with = "given",
        skip_serializing_if = "Option::is_none"
    )]
    who: Option<Who>,
    #[serde(
        default,
        deserialize_with = "given",
        skip_serializing_if = "Option::is_none"
    )]
    effect: Option<Box<Written>>,
}

fn list<'de, T, D>(deserializer: D) -> Result<Option<Vec<T>>, D::Error>
where
    T: Deserialize<'de>,
    D: serde::Deserializer<'de>,
{
    at_most::<MOST, T, D>(deserializer).map(Some)
}

/// The keys of one move while they are used up.
struct Keys {
    name: &'static str,
    written: Written,
}

impl Keys {
    /// Takes the value of a key this move needs.
    fn need<T>(
        &mut self,
        key: &'static str,
        value: impl FnOnce(&mut Written) -> &mut Option<T>,
    ) -> Result<T, String> {
        let missing = || format!("“{}” needs the key “{key}”", self.name);
        value(&mut self.written).take().ok_or_else(missing)
    }

    /// Nothing may be left over.
    fn finish(self) -> Result<(), String> {
        let Written {
            player,
            verb: _,
            takes,
            gives,
            card,
            price,
            stall,
            cards,
            charo_as,
            set,
            who,
            effect,
        } = self.written;
        let left = [
            (player.is_some(), "player"),
            (takes.is_some(), "takes"),
            (gives.is_some(), "gives"),
            (card.is_some(), "card"),
            (price.is_some(), "price"),
            (stall.is_some(), "stall"),
            (cards.is_some(), "cards"),
            (charo_as.is_some(), "charo_as"),
            (set.is_some(), "set"),
            (who.is_some(), "who"),
            (effect.is_some(), "effect"),
        ];
        match left.into_iter().find(|(left, _)| *left) {
            Some((_, key)) => Err(format!("“{}” has no key “{key}” here", self.name)),
            None => Ok(()),
        }
    }

    fn effect(&mut self, verb: Verb) -> Result<Option<Effect>, String> {
        Ok(Some(match verb {
            Verb::License => Effect::License(self.set()?),
            Verb::CousinDouble => Effect::Double(self.set()?),
            Verb::CousinSteal => Effect::Steal(self.set()?),
            Verb::Police => Effect::Police(self.set()?),
            Verb::Van => match self.need("who", |keys| &mut keys.who)? {
                Who::Oneself => Effect::VanSelf,
                Who::Others => Effect::VanOthers,
            },
            _ => return Ok(None),
        }))
    }

    fn set(&mut self) -> Result<SetId, String> {
        self.need("set", |keys| &mut keys.set)
    }

    fn stall(&mut self) -> Result<Stall, String> {
        self.need("stall", |keys| &mut keys.stall)
    }
}

const fn verb_name(verb: Verb) -> &'static str {
    match verb {
        Verb::Motorbike => "motorbike",
        Verb::Draw => "draw",
        Verb::Exchange => "exchange",
        Verb::Discard => "discard",
        Verb::Sell => "sell",
        Verb::License => "license",
        Verb::CousinDouble => "cousin_double",
        Verb::CousinSteal => "cousin_steal",
        Verb::Police => "police",
        Verb::Van => "van",
        Verb::Pass => "pass",
        Verb::Salazar => "salazar",
        Verb::Decline => "decline",
        Verb::Aunt => "aunt",
    }
}

impl TryFrom<Written> for RecordMove {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let verb = written.verb;
        let mut keys = Keys {
            name: verb_name(verb),
            written,
        };
        let player = keys.need("player", |keys| &mut keys.player)?;
        let act = match verb {
            Verb::Motorbike => Act::Motorbike,
            Verb::Draw => Act::Draw,
            Verb::Exchange => Act::Exchange {
                takes: keys.need("takes", |keys| &mut keys.takes)?,
                gives: keys.need("gives", |keys| &mut keys.gives)?,
            },
            Verb::Discard => Act::Discard {
                card: keys.need("card", |keys| &mut keys.card)?,
                stall: keys.stall()?,
            },
            Verb::Sell => Act::Sell {
                cards: keys.need("cards", |keys| &mut keys.cards)?,
                charo_as: keys.need("charo_as", |keys| &mut keys.charo_as)?,
            },
            Verb::Salazar => Act::Salazar {
                price: keys.need("price", |keys| &mut keys.price)?,
                stall: keys.stall()?,
                effect: whole_effect(*keys.need("effect", |keys| &mut keys.effect)?)?,
            },
            Verb::Pass => Act::Pass,
            Verb::Decline => Act::Decline,
            Verb::Aunt => Act::Aunt,
            Verb::License | Verb::CousinDouble | Verb::CousinSteal | Verb::Police | Verb::Van => {
                match keys.effect(verb)? {
                    Some(effect) => Act::Effect(effect),
                    None => return Err(no_effect(verb)),
                }
            }
        };
        keys.finish()?;
        Ok(Self { player, act })
    }
}

/// The effect within a Salazar's extra: an effect move without `player`.
fn whole_effect(written: Written) -> Result<Effect, String> {
    let verb = written.verb;
    let mut keys = Keys {
        name: verb_name(verb),
        written,
    };
    let effect = keys.effect(verb)?.ok_or_else(|| no_effect(verb))?;
    keys.finish()?;
    Ok(effect)
}

fn no_effect(verb: Verb) -> String {
    format!("“{}” is no effect", verb_name(verb))
}

impl Written {
    const fn bare(verb: Verb) -> Self {
        Self {
            player: None,
            verb,
            takes: None,
            gives: None,
            card: None,
            price: None,
            stall: None,
            cards: None,
            charo_as: None,
            set: None,
            who: None,
            effect: None,
        }
    }

    const fn of_effect(effect: Effect) -> Self {
        let (verb, who) = match effect {
            Effect::License(_) => (Verb::License, None),
            Effect::Double(_) => (Verb::CousinDouble, None),
            Effect::Steal(_) => (Verb::CousinSteal, None),
            Effect::Police(_) => (Verb::Police, None),
            Effect::VanSelf => (Verb::Van, Some(Who::Oneself)),
            Effect::VanOthers => (Verb::Van, Some(Who::Others)),
        };
        let mut written = Self::bare(verb);
        written.set = effect.target();
        written.who = who;
        written
    }
}

impl From<RecordMove> for Written {
    fn from(mv: RecordMove) -> Self {
        let mut written = match mv.act {
            Act::Motorbike => Self::bare(Verb::Motorbike),
            Act::Draw => Self::bare(Verb::Draw),
            Act::Exchange { takes, gives } => Self {
                takes: Some(takes),
                gives: Some(gives),
                ..Self::bare(Verb::Exchange)
            },
            Act::Discard { card, stall } => Self {
                card: Some(card),
                stall: Some(stall),
                ..Self::bare(Verb::Discard)
            },
            Act::Sell { cards, charo_as } => Self {
                cards: Some(cards),
                charo_as: Some(charo_as),
                ..Self::bare(Verb::Sell)
            },
            Act::Effect(effect) => Self::of_effect(effect),
            Act::Salazar {
                price,
                stall,
                effect,
            } => Self {
                price: Some(price),
                stall: Some(stall),
                effect: Some(Box::new(Self::of_effect(effect))),
                ..Self::bare(Verb::Salazar)
            },
            Act::Pass => Self::bare(Verb::Pass),
            Act::Decline => Self::bare(Verb::Decline),
            Act::Aunt => Self::bare(Verb::Aunt),
        };
        written.player = Some(mv.player);
        written
    }
}
