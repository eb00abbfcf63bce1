//! Card kinds. Two Socks are the same card: the game has no identities to leak.

use serde::{Deserialize, Serialize};

/// One of the thirteen kinds of card in the deck (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are the cards' own names")]
pub enum Card {
    Socks,
    Thong,
    Underpants,
    TShirt,
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
    /// Number of kinds.
    pub const KINDS: usize = 13;

    /// Every kind, in the order of the record format.
    pub const ALL: [Self; Self::KINDS] = [
        Self::Socks,
        Self::Thong,
        Self::Underpants,
        Self::TShirt,
        Self::Garlic,
        Self::Peach,
        Self::Watermelon,
        Self::License,
        Self::Cousin,
        Self::Police,
        Self::Aunt,
        Self::Van,
        Self::Charo,
    ];

    /// The kind's place in [`Card::ALL`], 0 to 12.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name used in records, saves and file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Socks => "socks",
            Self::Thong => "thong",
            Self::Underpants => "underpants",
            Self::TShirt => "tshirt",
            Self::Garlic => "garlic",
            Self::Peach => "peach",
            Self::Watermelon => "watermelon",
            Self::License => "license",
            Self::Cousin => "cousin",
            Self::Police => "police",
            Self::Aunt => "aunt",
            Self::Van => "van",
            Self::Charo => "charo",
        }
    }

    /// The kind of that record name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name() == name)
    }

    /// The product on the card, if it is one.
    #[must_use]
    pub const fn product(self) -> Option<Product> {
        match self {
            Self::Socks => Some(Product::Socks),
            Self::Thong => Some(Product::Thong),
            Self::Underpants => Some(Product::Underpants),
            Self::TShirt => Some(Product::TShirt),
            Self::Garlic => Some(Product::Garlic),
            Self::Peach => Some(Product::Peach),
            Self::Watermelon => Some(Product::Watermelon),
            Self::License | Self::Cousin | Self::Police | Self::Aunt | Self::Van | Self::Charo => {
                None
            }
        }
    }
}

/// One of the seven goods on sale, with its value in €.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are the products' own names")]
pub enum Product {
    Socks,
    Thong,
    Underpants,
    TShirt,
    Garlic,
    Peach,
    Watermelon,
}

impl Product {
    /// Number of products.
    pub const KINDS: usize = 7;

    /// Every product, in the order of the record format.
    pub const ALL: [Self; Self::KINDS] = [
        Self::Socks,
        Self::Thong,
        Self::Underpants,
        Self::TShirt,
        Self::Garlic,
        Self::Peach,
        Self::Watermelon,
    ];

    /// The four garments of the mixed clothing set (R11).
    pub const GARMENTS: [Self; 4] = [Self::Socks, Self::Thong, Self::Underpants, Self::TShirt];

    /// The three foods of the mixed food set (R11).
    pub const FOODS: [Self; 3] = [Self::Garlic, Self::Peach, Self::Watermelon];

    /// The product's card.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Self::Socks => Card::Socks,
            Self::Thong => Card::Thong,
            Self::Underpants => Card::Underpants,
            Self::TShirt => Card::TShirt,
            Self::Garlic => Card::Garlic,
            Self::Peach => Card::Peach,
            Self::Watermelon => Card::Watermelon,
        }
    }

    /// Base value in €, 2 to 7 (rulebook, card descriptions).
    #[must_use]
    pub const fn value(self) -> u32 {
        match self {
            Self::Socks => 2,
            Self::Thong | Self::Garlic => 3,
            Self::Underpants => 4,
            Self::TShirt | Self::Peach => 5,
            Self::Watermelon => 7,
        }
    }

    /// Whether it is one of the four garments; otherwise it is a food.
    #[must_use]
    pub const fn is_garment(self) -> bool {
        matches!(
            self,
            Self::Socks | Self::Thong | Self::Underpants | Self::TShirt
        )
    }
}
