//! The moves and how a record writes them.

use serde_json::{Value, json};

use super::cards::Card;

/// What somebody decides.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    Motorbike,
    Draw,
    /// All takes in order, then all gives in order; a give is a card and a stall.
    Exchange {
        takes: Vec<usize>,
        gives: Vec<(Card, usize)>,
    },
    Discard {
        card: Card,
        stall: usize,
    },
    /// The cards are in the order of their kinds.
    Sell {
        cards: Vec<Card>,
        charo_as: Option<Card>,
    },
    Effect(Effect),
    Salazar {
        price: Card,
        stall: usize,
        effect: Effect,
    },
    Pass,
    Decline,
    Aunt,
}

/// What an effect card is played for; sets are told by id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    License(usize),
    CousinDouble(usize),
    CousinSteal(usize),
    Police(usize),
    VanSelf,
    VanOthers,
}

impl Effect {
    /// The card that is played.
    pub fn card(self) -> Card {
        match self {
            Effect::License(_) => Card::License,
            Effect::CousinDouble(_) | Effect::CousinSteal(_) => Card::Cousin,
            Effect::Police(_) => Card::Police,
            Effect::VanSelf | Effect::VanOthers => Card::Van,
        }
    }

    /// As a record writes it, without the player.
    fn to_json(self) -> Value {
        match self {
            Effect::License(set) => json!({"move": "license", "set": set}),
            Effect::CousinDouble(set) => json!({"move": "cousin_double", "set": set}),
            Effect::CousinSteal(set) => json!({"move": "cousin_steal", "set": set}),
            Effect::Police(set) => json!({"move": "police", "set": set}),
            Effect::VanSelf => json!({"move": "van", "who": "self"}),
            Effect::VanOthers => json!({"move": "van", "who": "others"}),
        }
    }
}

impl Move {
    /// As a record writes it.
    pub fn to_json(&self, player: usize) -> Value {
        let mut value = match self {
            Move::Motorbike => json!({"move": "motorbike"}),
            Move::Draw => json!({"move": "draw"}),
            Move::Exchange { takes, gives } => {
                let gives: Vec<Value> = gives
                    .iter()
                    .map(|(card, stall)| json!([card.name(), stall]))
                    .collect();
                json!({"move": "exchange", "takes": takes, "gives": gives})
            }
            Move::Discard { card, stall } => {
                json!({"move": "discard", "card": card.name(), "stall": stall})
            }
            Move::Sell { cards, charo_as } => {
                let cards: Vec<&str> = cards.iter().map(|card| card.name()).collect();
                json!({"move": "sell", "cards": cards, "charo_as": charo_as.map(Card::name)})
            }
            Move::Effect(effect) => effect.to_json(),
            Move::Salazar {
                price,
                stall,
                effect,
            } => {
                json!({"move": "salazar", "price": price.name(), "stall": stall, "effect": effect.to_json()})
            }
            Move::Pass => json!({"move": "pass"}),
            Move::Decline => json!({"move": "decline"}),
            Move::Aunt => json!({"move": "aunt"}),
        };
        value["player"] = json!(player);
        value
    }
}

/// The one spelling of a record move: the cards of a `sell`, which may come in any order, in the order of their kinds.
pub fn normalised(mv: &Value) -> Value {
    let mut mv = mv.clone();
    if mv["move"] == "sell"
        && let Some(cards) = mv.get_mut("cards").and_then(Value::as_array_mut)
    {
        cards.sort_by_key(|card| card.as_str().and_then(Card::from_name));
    }
    mv
}
