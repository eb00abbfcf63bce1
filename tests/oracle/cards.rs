//! The cards, the families and their names in a record.

/// A card of the deck. The order is the record format's list of kinds, with the Charo last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Card {
    Socks,
    Thong,
    Underpants,
    Tshirt,
    Garlic,
    Peach,
    Watermelon,
    License,
    Cousin,
    Police,
    Aunt,
    Van,
    Charo,
}

impl Card {
    pub const ALL: [Card; 13] = [
        Card::Socks,
        Card::Thong,
        Card::Underpants,
        Card::Tshirt,
        Card::Garlic,
        Card::Peach,
        Card::Watermelon,
        Card::License,
        Card::Cousin,
        Card::Police,
        Card::Aunt,
        Card::Van,
        Card::Charo,
    ];

    pub const PRODUCTS: [Card; 7] = [
        Card::Socks,
        Card::Thong,
        Card::Underpants,
        Card::Tshirt,
        Card::Garlic,
        Card::Peach,
        Card::Watermelon,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Card::Socks => "socks",
            Card::Thong => "thong",
            Card::Underpants => "underpants",
            Card::Tshirt => "tshirt",
            Card::Garlic => "garlic",
            Card::Peach => "peach",
            Card::Watermelon => "watermelon",
            Card::License => "license",
            Card::Cousin => "cousin",
            Card::Police => "police",
            Card::Aunt => "aunt",
            Card::Van => "van",
            Card::Charo => "charo",
        }
    }

    pub fn from_name(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == name)
    }

    /// The value of a product in euros; the other cards have none.
    pub fn euros(self) -> i64 {
        match self {
            Card::Socks => 2,
            Card::Thong | Card::Garlic => 3,
            Card::Underpants => 4,
            Card::Tshirt | Card::Peach => 5,
            Card::Watermelon => 7,
            Card::License | Card::Cousin | Card::Police | Card::Aunt | Card::Van | Card::Charo => 0,
        }
    }

    /// Copies in the standard deck (R2).
    pub fn standard_copies(self) -> usize {
        match self {
            Card::Socks => 14,
            Card::Thong | Card::Garlic => 13,
            Card::Underpants | Card::Peach => 12,
            Card::Tshirt => 11,
            Card::Watermelon => 10,
            Card::License | Card::Cousin => 5,
            Card::Police | Card::Aunt | Card::Charo => 4,
            Card::Van => 3,
        }
    }
}

/// The five families.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    Salazar,
    Heredia,
    Montoya,
    Cortes,
    Reyes,
}

impl Family {
    pub const ALL: [Family; 5] = [
        Family::Salazar,
        Family::Heredia,
        Family::Montoya,
        Family::Cortes,
        Family::Reyes,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Family::Salazar => "salazar",
            Family::Heredia => "heredia",
            Family::Montoya => "montoya",
            Family::Cortes => "cortes",
            Family::Reyes => "reyes",
        }
    }

    pub fn from_name(name: &str) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.name() == name)
    }
}

/// How many of `cards` are of one kind.
pub fn count(cards: &[Card], kind: Card) -> usize {
    cards.iter().filter(|card| **card == kind).count()
}

/// Takes one card of that kind out of `cards`; `false` if there is none.
pub fn take_one(cards: &mut Vec<Card>, kind: Card) -> bool {
    match cards.iter().position(|card| *card == kind) {
        Some(place) => {
            cards.remove(place);
            true
        }
        None => false,
    }
}

/// The names of the cards in plain alphabetical order (O15).
pub fn sorted_names(cards: &[Card]) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = cards.iter().map(|card| card.name()).collect();
    names.sort_unstable();
    names
}
