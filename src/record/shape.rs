//! Reading lists and names strictly: bounded before they are kept.

use crate::rules::{Card, DeckList, SetKind};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

/// Reads a list of at most `N` entries; a longer one is refused at entry `N + 1`.
pub(super) fn at_most<'de, const N: usize, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_seq(Bounded::<N, T>(PhantomData))
}

struct Bounded<const N: usize, T>(PhantomData<T>);

impl<'de, const N: usize, T: Deserialize<'de>> Visitor<'de> for Bounded<N, T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N} entries")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Vec<T>, A::Error> {
        let mut list = Vec::new();
        while let Some(entry) = entries.next_element()? {
            if list.len() == N {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
            list.push(entry);
        }
        Ok(list)
    }
}

/// Reads a key that is there; an absent one is `None` by serde's default, and `null` is not absence.
pub(super) fn given<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// A set type by its record name.
pub(super) mod set_kind {
    use super::{Cow, Deserialize, Deserializer, Error, Serializer, SetKind};

    pub fn serialize<S: Serializer>(kind: &SetKind, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(kind.name())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SetKind, D::Error> {
        let name = Cow::<'de, str>::deserialize(deserializer)?;
        SetKind::from_name(&name).ok_or_else(|| D::Error::custom("there is no such set type"))
    }
}

/// The counts of a deck: an object from kind to number. A kind that is left out has no cards.
pub(super) mod deck_list {
    use super::{Card, DeckList, Deserializer, SerializeMap, Serializer};

    pub fn is_standard(deck: &DeckList) -> bool {
        *deck == DeckList::STANDARD
    }

    pub fn serialize<S: Serializer>(deck: &DeckList, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Card::KINDS))?;
        for card in Card::ALL {
            map.serialize_entry(&card, &deck.count(card))?;
        }
        map.end()
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DeckList, D::Error> {
        deserializer.deserialize_map(super::CountsOfKinds)
    }
}

struct CountsOfKinds;

impl<'de> Visitor<'de> for CountsOfKinds {
    type Value = DeckList;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with a number from 0 to 255 for each kind of card")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<DeckList, A::Error> {
        let mut counts = [None; Card::KINDS];
        while let Some((card, count)) = entries.next_entry::<Card, u8>()? {
            if counts[card.index()].replace(count).is_some() {
                return Err(A::Error::custom(format_args!(
                    "{} is counted twice",
                    card.name()
                )));
            }
        }
        Ok(DeckList(crate::rules::Counts::new(
            counts.map(Option::unwrap_or_default),
        )))
    }
}
