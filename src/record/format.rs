//! The record as a whole: reading, writing, replaying.

use super::error::{RecordError, one_line};
use super::moves::RecordMove;
use super::play::Reader;
use super::report::{Report, report};
use super::shape::{at_most, deck_list};
use crate::play::Timeline;
use crate::rules::{
    AuntRule, Card, Deal, DeckList, DiscountRule, Family, GameState, MAX_DECK, MAX_PLAYERS,
    Options, Seat,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Longest text that is read as a record, in bytes (16 MiB).
pub const MAX_BYTES: usize = 16 << 20;
/// Most moves a record may have. The longest random games have some 500.
pub const MAX_MOVES: usize = 200_000;

/// The name of the format, in every record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// The one there is.
    #[default]
    #[serde(rename = "mlq-record-1")]
    Record1,
}

/// A game as its opening and its decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always `mlq-record-1`.
    pub format: Format,
    /// The names, one for each seat.
    #[serde(deserialize_with = "at_most::<MAX_PLAYERS, _, _>")]
    pub players: Vec<String>,
    /// The families, one for each seat (R1).
    #[serde(deserialize_with = "at_most::<MAX_PLAYERS, _, _>")]
    pub families: Vec<Family>,
    /// Who began (R3).
    pub start: Seat,
    /// The table options; what is left out is as the rulings say.
    #[serde(default, with = "WrittenOptions")]
    pub options: Options,
    /// The whole shuffled deck, top card first.
    #[serde(deserialize_with = "at_most::<MAX_DECK, _, _>")]
    pub deck: Vec<Card>,
    /// The decisions, in order.
    #[serde(deserialize_with = "at_most::<MAX_MOVES, _, _>")]
    pub moves: Vec<RecordMove>,
    /// What the moves lead to.
    #[serde(rename = "final", default, skip_serializing_if = "Option::is_none")]
    pub end: Option<Report>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Options", deny_unknown_fields)]
struct WrittenOptions {
    #[serde(default)]
    discounts: DiscountRule,
    #[serde(default)]
    aunt: AuntRule,
    #[serde(
        default,
        with = "deck_list",
        skip_serializing_if = "deck_list::is_standard"
    )]
    deck: DeckList,
}

impl Record {
    /// Reads a record. Whether its moves are legal is seen by [`Record::replay`].
    ///
    /// # Errors
    /// [`RecordError::TooLarge`] or [`RecordError::Shape`], one line that names the key.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::TooLarge(text.len()));
        }
        let mut reader = serde_json::Deserializer::from_str(text);
        let record = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let path = error.path().to_string();
            let what = error.inner().to_string();
            RecordError::Shape(one_line(&match path.as_str() {
                "." => what,
                path => format!("{}: {what}", one_line(path)),
            }))
        })?;
        let end = reader.end();
        end.map_err(|error| RecordError::Shape(one_line(&error.to_string())))?;
        Ok(record)
    }

    /// Writes the record as one line of JSON.
    ///
    /// # Errors
    /// None that this type can cause; the signature is serde's.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// How the game was dealt.
    ///
    /// # Errors
    /// [`RecordError::Families`] where names and families do not match in number.
    pub fn deal(&self) -> Result<Deal, RecordError> {
        if self.players.len() != self.families.len() {
            return Err(RecordError::Families {
                players: self.players.len(),
                families: self.families.len(),
            });
        }
        Ok(Deal {
            families: self.families.clone(),
            start: self.start,
            options: self.options,
            deck: self.deck.clone(),
        })
    }

    /// Plays the record through the rules and compares the end with `final`, where there is one.
    ///
    /// # Errors
    /// What is wrong with the opening, the first illegal move with its index and ruling, or the
    /// first key of `final` that differs.
    pub fn replay(&self) -> Result<Timeline, RecordError> {
        self.replay_seen(|_, _| ())
    }

    /// The same, showing `before` the state in front of each move, with the move's index.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_seen(
        &self,
        mut before: impl FnMut(usize, &GameState),
    ) -> Result<Timeline, RecordError> {
        if self.moves.len() > MAX_MOVES {
            return Err(RecordError::TooManyMoves(self.moves.len()));
        }
        let mut timeline = Timeline::new(self.deal()?)?;
        for (index, mv) in self.moves.iter().enumerate() {
            before(index, timeline.now());
            mv.play(&mut timeline)
                .map_err(|why| RecordError::Move { index, why })?;
        }
        timeline.seal();
        if let Some(told) = &self.end {
            compare(told, &report(timeline.now()))?;
        }
        Ok(timeline)
    }

    /// The record of a game so far, with its `final`. An exchange or extra that is only begun can't
    /// be told in a record and is left out; `final` then reports the state before it.
    #[must_use]
    pub fn from_timeline(timeline: &Timeline, players: &[String]) -> Self {
        let deal = timeline.deal();
        let mut moves = Vec::new();
        let mut reader = Reader::default();
        // A timeline's deal and moves were accepted before, so both are accepted again.
        let mut state = timeline.at(0);
        let mut told = state;
        for &turned in timeline.moves() {
            let whole = reader.read(&state, turned);
            let replayed = state.apply(turned.seat, turned.mv, &mut |_, _| ());
            debug_assert_eq!(replayed, Ok(()));
            if let Some(mv) = whole {
                moves.push(mv);
                told = state;
            }
        }
        Self {
            format: Format::Record1,
            players: players.to_vec(),
            families: deal.families.clone(),
            start: deal.start,
            options: deal.options,
            deck: deal.deck.clone(),
            moves,
            end: Some(report(&told)),
        }
    }
}

/// Compares two reports key by key.
fn compare(told: &Report, found: &Report) -> Result<(), RecordError> {
    if told == found {
        return Ok(());
    }
    let json = |report: &Report| serde_json::to_value(report).unwrap_or_default();
    difference("final", &json(told), &json(found))
}

fn difference(key: &str, told: &Value, found: &Value) -> Result<(), RecordError> {
    match (told, found) {
        (Value::Object(told), Value::Object(found)) => {
            found.iter().try_for_each(|(name, value)| {
                let told = told.get(name).unwrap_or(&Value::Null);
                difference(&format!("{key}.{name}"), told, value)
            })
        }
        (Value::Array(told), Value::Array(found)) if told.len() == found.len() => {
            let mut pairs = told.iter().zip(found).enumerate();
            pairs.try_for_each(|(index, (told, found))| {
                difference(&format!("{key}[{index}]"), told, found)
            })
        }
        (told, found) if told == found => Ok(()),
        (told, found) => Err(RecordError::Final {
            key: key.to_owned(),
            told: one_line(&told.to_string()),
            found: one_line(&found.to_string()),
        }),
    }
}
