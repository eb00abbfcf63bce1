//! What a state looks like from outside: the record format's report.

use super::shape::{at_most, set_kind};
use crate::rules::{
    Attached, Card, Ending, Family, GameState, MAX_DECK, MAX_PLAYERS, MAX_SETS, Phase, PlacedSet,
    Product, Seat, SetKind, value,
};
use serde::{Deserialize, Serialize};

/// Most things that can lie in the box: every card and every motorbike.
const MOST_BOXED: usize = MAX_DECK + MAX_PLAYERS;

/// A state as the record format reports it. "Sorted" lists are in alphabetical order of the names.
///
/// It shows every hand. Before the end `winners` is empty and `scores` are as if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Whether the game is over.
    pub over: bool,
    /// What ended it (R23, R24).
    pub ended_by: Option<EndedBy>,
    /// Turns begun.
    pub turns: u32,
    /// Each seat's total in €.
    #[serde(deserialize_with = "at_most::<MAX_PLAYERS, _, _>")]
    pub scores: Vec<u32>,
    /// The seats that won (R28); none before the end.
    #[serde(deserialize_with = "at_most::<MAX_PLAYERS, _, _>")]
    pub winners: Vec<Seat>,
    /// Each seat.
    #[serde(deserialize_with = "at_most::<MAX_PLAYERS, _, _>")]
    pub players: Vec<PlayerReport>,
    /// Each stall, its top card last.
    pub stalls: [Pile; 3],
    /// Cards in the draw pile.
    pub deck_left: u8,
    /// What left the game, sorted.
    #[serde(rename = "box", deserialize_with = "at_most::<MOST_BOXED, _, _>")]
    pub boxed: Vec<Boxed>,
    /// What is waited for.
    pub phase: PhaseName,
    /// Whose turn it is, or was.
    pub active: Seat,
    /// Who decides now.
    #[serde(deserialize_with = "at_most::<MAX_PLAYERS, _, _>")]
    pub to_move: Vec<Seat>,
}

/// Cards one on the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile(#[serde(deserialize_with = "at_most::<MAX_DECK, _, _>")] pub Vec<Card>);

/// One player of a [`Report`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerReport {
    /// The seat.
    pub seat: Seat,
    /// The family.
    pub family: Family,
    /// What the sets count, in €.
    pub total: u32,
    /// The hand, sorted; the two cards of a running draw are in it.
    #[serde(deserialize_with = "at_most::<MAX_DECK, _, _>")]
    pub hand: Vec<Card>,
    /// Whether the motorbike is still unused.
    pub motorbike: bool,
    /// The sets, in order of arrival in this area.
    #[serde(deserialize_with = "at_most::<MAX_SETS, _, _>")]
    pub sets: Vec<SetReport>,
}

/// One set of a [`Report`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetReport {
    /// Its number.
    pub id: u8,
    /// Its type (R11).
    #[serde(rename = "type", with = "set_kind")]
    pub kind: SetKind,
    /// Its cards, sorted.
    #[serde(deserialize_with = "at_most::<MAX_DECK, _, _>")]
    pub cards: Vec<Card>,
    /// What a Charo in it stands for.
    pub charo_as: Option<Product>,
    /// Discount cards on it (R13).
    pub discounts: u8,
    /// Whether it is licensed (R15).
    pub license: bool,
    /// The Cousin on it (R16, R17).
    pub cousin: Option<Cousin>,
    /// What it counts for its present owner, in €.
    pub value: u32,
}

/// What a Cousin on a set did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cousin {
    /// Doubled it (R16).
    Double,
    /// Stole it (R17).
    Steal,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// A player had five sets (R24).
    FiveSets,
    /// The deck ran out (R23).
    Deck,
    /// Both in one turn.
    Both,
}

impl From<Ending> for EndedBy {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Deck => Self::Deck,
            Ending::FiveSets => Self::FiveSets,
            Ending::Both => Self::Both,
        }
    }
}

/// The phases as a record counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PhaseName {
    /// Motorbike, draw or exchange; the middle of an exchange too.
    Start,
    /// One of the two drawn must go.
    Discard,
    /// Sell, play an effect, or pass.
    Action,
    /// A Salazar's extra; the moment between price and effect too.
    Extra,
    /// A Cousin waits for its answer.
    Answer,
    /// The game is over.
    Over,
}

impl From<Phase> for PhaseName {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Start | Phase::Exchange { .. } => Self::Start,
            Phase::Discard => Self::Discard,
            Phase::Action => Self::Action,
            Phase::Price | Phase::Extra => Self::Extra,
            Phase::Answer { .. } => Self::Answer,
            Phase::Over(_) => Self::Over,
        }
    }
}

/// Something in the box: a card, or a used motorbike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Boxed {
    /// A card of the deck.
    Card(Card),
    /// A motorbike (R5).
    Motorbike,
}

impl From<Boxed> for &'static str {
    fn from(boxed: Boxed) -> Self {
        match boxed {
            Boxed::Card(card) => card.name(),
            Boxed::Motorbike => "motorbike",
        }
    }
}

impl TryFrom<String> for Boxed {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        if name == "motorbike" {
            return Ok(Self::Motorbike);
        }
        Card::from_name(&name)
            .map(Self::Card)
            .ok_or("the box holds kinds of cards and “motorbike”")
    }
}

/// Reports a state. In the middle of an exchange the cards taken count with the hand.
#[must_use]
pub fn report(state: &GameState) -> Report {
    let table = state.table();
    let open = state.lay_open();
    let ended_by = match table.phase {
        Phase::Over(ending) => Some(ending.into()),
        _ => None,
    };
    let players = table.seats().map(|seat| {
        let mut hand = open.hands[seat];
        if seat == table.active {
            hand.add_all(open.drawn);
            if let Phase::Exchange { taken, .. } = table.phase {
                hand.add_all(taken);
            }
        }
        let family = table.family(seat);
        PlayerReport {
            seat,
            family,
            total: table.total(seat),
            hand: sorted(hand.cards()),
            motorbike: table.motorbikes.has(seat),
            sets: table.areas[seat]
                .iter()
                .map(|set| report_set(set, family))
                .collect(),
        }
    });
    let spent = table.seats().filter(|&seat| !table.motorbikes.has(seat));
    let mut boxed: Vec<Boxed> = table.boxed.cards().map(Boxed::Card).collect();
    boxed.extend(spent.map(|_| Boxed::Motorbike));
    boxed.sort_unstable_by_key(|&thing| <&str>::from(thing));
    Report {
        over: state.is_over(),
        ended_by,
        turns: table.turn,
        scores: table.seats().map(|seat| table.total(seat)).collect(),
        winners: if state.is_over() {
            table.leaders()
        } else {
            Vec::new()
        },
        players: players.collect(),
        stalls: open.stalls.map(Pile),
        deck_left: table.deck_left,
        boxed,
        phase: table.phase.into(),
        active: table.active,
        to_move: table.to_act().iter().collect(),
    }
}

fn report_set(set: &PlacedSet, owner: Family) -> SetReport {
    SetReport {
        id: set.id.0,
        kind: set.sale.kind,
        cards: sorted(set.sale.cards().cards()),
        charo_as: set.sale.charo_as,
        discounts: set.discounts,
        license: set.attached == Some(Attached::License),
        cousin: match set.attached {
            Some(Attached::Doubled) => Some(Cousin::Double),
            Some(Attached::Stolen) => Some(Cousin::Steal),
            Some(Attached::License) | None => None,
        },
        value: value(set, owner),
    }
}

fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut list: Vec<Card> = cards.collect();
    list.sort_unstable_by_key(|card| card.name());
    list
}
