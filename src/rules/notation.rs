//! Moves as one line of text, and back: what saves, scenarios and bug reports are written in.
//!
//! ```text
//! motorbike | draw | discard CARD STALL | take STALL | give CARD STALL
//! sell TYPE SIZE [PRODUCT]          the product a Charo stands for
//! license SET | double SET | steal SET | police SET | van self | van others
//! pay CARD STALL | aunt | pass
//! ```
//! Cards and types carry their record names; stalls are 0 to 2; sets are told by number.

use super::card::{Card, Product};
use super::moves::{Effect, Move};
use super::sale::{Sale, SetKind};
use super::table::{SetId, Stall};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Motorbike => f.write_str("motorbike"),
            Self::Draw => f.write_str("draw"),
            Self::Discard { card, stall } => placed(f, "discard", *card, *stall),
            Self::Take { stall } => write!(f, "take {}", stall.index()),
            Self::Give { card, stall } => placed(f, "give", *card, *stall),
            Self::Sell(sale) => {
                write!(f, "sell {} {}", sale.kind.name(), sale.size)?;
                sale.charo_as
                    .map_or(Ok(()), |product| write!(f, " {}", product.card().name()))
            }
            Self::Play(effect) => match effect {
                Effect::License(set) => write!(f, "license {}", set.0),
                Effect::Double(set) => write!(f, "double {}", set.0),
                Effect::Steal(set) => write!(f, "steal {}", set.0),
                Effect::Police(set) => write!(f, "police {}", set.0),
                Effect::VanSelf => f.write_str("van self"),
                Effect::VanOthers => f.write_str("van others"),
            },
            Self::Pay { card, stall } => placed(f, "pay", *card, *stall),
            Self::Aunt => f.write_str("aunt"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

fn placed(f: &mut fmt::Formatter<'_>, verb: &str, card: Card, stall: Stall) -> fmt::Result {
    write!(f, "{verb} {} {}", card.name(), stall.index())
}

/// Why a line is no move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the error text names the fields")]
pub enum NotationError {
    /// No such move.
    #[error("“{0}” is no move")]
    Verb(String),
    /// A word of the move is missing or wrong.
    #[error("“{verb}” needs {needs}, not “{found}”")]
    Word {
        verb: &'static str,
        needs: &'static str,
        found: String,
    },
    /// Words after the end of the move.
    #[error("“{0}” follows after the end of the move")]
    Trailing(String),
}

/// Longest piece of a bad line that an error repeats.
const QUOTE: usize = 24;

fn quote(text: &str) -> String {
    text.chars()
        .filter(|letter| !letter.is_control())
        .take(QUOTE)
        .collect()
}

struct Words<'a> {
    verb: &'static str,
    words: std::str::SplitAsciiWhitespace<'a>,
}

impl Words<'_> {
    fn next<T>(
        &mut self,
        needs: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.words.next().unwrap_or_default();
        let wrong = || NotationError::Word {
            verb: self.verb,
            needs,
            found: quote(word),
        };
        read(word).ok_or_else(wrong)
    }

    fn card(&mut self) -> Result<Card, NotationError> {
        self.next("a card", Card::from_name)
    }

    fn stall(&mut self) -> Result<Stall, NotationError> {
        self.next("a stall 0 to 2", |word| Stall::new(word.parse().ok()?))
    }

    fn set(&mut self) -> Result<SetId, NotationError> {
        self.next("a set number", |word| word.parse().ok().map(SetId))
    }

    fn sale(&mut self) -> Result<Sale, NotationError> {
        let kind = self.next("a set type", SetKind::from_name)?;
        let size = self.next("a number of cards", |word| word.parse().ok())?;
        let product = |word: &str| Card::from_name(word).and_then(Card::product);
        let charo_as = match self.words.clone().next() {
            None => None,
            Some(_) => Some(self.next("a product", product)?),
        };
        Ok(Sale {
            kind,
            size,
            charo_as,
        })
    }

    fn van(&mut self) -> Result<Effect, NotationError> {
        self.next("“self” or “others”", |word| match word {
            "self" => Some(Effect::VanSelf),
            "others" => Some(Effect::VanOthers),
            _ => None,
        })
    }
}

const VERBS: [&str; 15] = [
    "motorbike",
    "draw",
    "discard",
    "take",
    "give",
    "sell",
    "license",
    "double",
    "steal",
    "police",
    "van",
    "pay",
    "aunt",
    "pass",
    "",
];

impl FromStr for Move {
    type Err = NotationError;

    /// # Errors
    /// [`NotationError`] naming the word that is wrong.
    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = line.split_ascii_whitespace();
        let first = words.next().unwrap_or_default();
        let unknown = || NotationError::Verb(quote(first));
        let verb = VERBS
            .into_iter()
            .find(|&verb| verb == first)
            .ok_or_else(unknown)?;
        let mut words = Words { verb, words };
        let mv = match verb {
            "motorbike" => Self::Motorbike,
            "draw" => Self::Draw,
            "discard" => Self::Discard {
                card: words.card()?,
                stall: words.stall()?,
            },
            "take" => Self::Take {
                stall: words.stall()?,
            },
            "give" => Self::Give {
                card: words.card()?,
                stall: words.stall()?,
            },
            "sell" => Self::Sell(words.sale()?),
            "license" => Self::Play(Effect::License(words.set()?)),
            "double" => Self::Play(Effect::Double(words.set()?)),
            "steal" => Self::Play(Effect::Steal(words.set()?)),
            "police" => Self::Play(Effect::Police(words.set()?)),
            "van" => Self::Play(words.van()?),
            "pay" => Self::Pay {
                card: words.card()?,
                stall: words.stall()?,
            },
            "aunt" => Self::Aunt,
            "pass" => Self::Pass,
            _ => return Err(unknown()),
        };
        match words.words.next() {
            None => Ok(mv),
            Some(word) => Err(NotationError::Trailing(quote(word))),
        }
    }
}

/// Reads a product by its record name.
#[must_use]
pub fn product_from_name(name: &str) -> Option<Product> {
    Card::from_name(name).and_then(Card::product)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_as_they_were_written() {
        let lines = [
            "motorbike",
            "draw",
            "discard tshirt 2",
            "take 0",
            "give charo 1",
            "sell socks 5",
            "sell garlic 3 garlic",
            "sell four_garments 4 thong",
            "license 1",
            "double 255",
            "steal 3",
            "police 12",
            "van self",
            "van others",
            "pay van 0",
            "aunt",
            "pass",
        ];
        for line in lines {
            let mv: Move = line.parse().expect(line);
            assert_eq!(mv.to_string(), line);
        }
    }

    #[test]
    fn only_goods_are_products() {
        for card in Card::ALL {
            assert_eq!(product_from_name(card.name()), card.product());
        }
        assert_eq!(product_from_name("fish"), None);
    }

    #[test]
    fn a_wrong_word_is_named() {
        let refusal = |line: &str| line.parse::<Move>().unwrap_err();
        assert_eq!(refusal("fly"), NotationError::Verb("fly".into()));
        assert_eq!(refusal(""), NotationError::Verb(String::new()));
        assert_eq!(
            refusal("discard socks 3"),
            NotationError::Word {
                verb: "discard",
                needs: "a stall 0 to 2",
                found: "3".into()
            }
        );
        assert_eq!(refusal("draw 2"), NotationError::Trailing("2".into()));
    }
}
