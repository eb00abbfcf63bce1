//! Every picture of the game, and the drawing it comes from.

use crate::rules::{Card, Family};
use egui::{TextureOptions, Vec2, vec2};

/// The three cloths over the stalls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the cloths are their colours")]
pub enum Cloth {
    Red,
    Blue,
    Green,
}

/// Something drawn: a card's face, its back, or a piece of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A card of the deck.
    Card(Card),
    /// Any card from behind.
    Back,
    /// A family card.
    Family(Family),
    /// A family's motorbike.
    Motorbike(Family),
    /// The torn Discount sign.
    Discount,
    /// The cloth over a stall.
    Awning(Cloth),
    /// The wooden counter under a stall.
    Counter,
    /// The seamless ground.
    Canvas,
    /// The crate that holds the deck.
    Crate,
    /// The crate without cards.
    CrateEmpty,
    /// The box where spent cards go.
    TheBox,
    /// The edge of a family's pitch; tiles side by side.
    Strip(Family),
    /// A pinned sign.
    Sign,
    /// The frame of a rubber stamp.
    Stamp,
    /// The market on the title screen.
    Title,
    /// The application's icon.
    Icon,
}

macro_rules! drawing {
    ($path:literal) => {
        include_str!(concat!("../../../assets/", $path, ".svg"))
    };
}

impl Face {
    /// Every picture.
    pub fn all() -> impl Iterator<Item = Self> {
        let families = |of: fn(Family) -> Self| Family::ALL.into_iter().map(of);
        Self::cards().chain(families(Self::Strip)).chain([
            Self::Discount,
            Self::Awning(Cloth::Red),
            Self::Awning(Cloth::Blue),
            Self::Awning(Cloth::Green),
            Self::Counter,
            Self::Canvas,
            Self::Crate,
            Self::CrateEmpty,
            Self::TheBox,
            Self::Sign,
            Self::Stamp,
            Self::Title,
            Self::Icon,
        ])
    }

    /// Every picture that has a card's shape: the deck's thirteen, families, motorbikes and the back.
    pub fn cards() -> impl Iterator<Item = Self> {
        let families = |of: fn(Family) -> Self| Family::ALL.into_iter().map(of);
        Card::ALL
            .into_iter()
            .map(Self::Card)
            .chain([Self::Back])
            .chain(families(Self::Family))
            .chain(families(Self::Motorbike))
    }

    /// The drawing, as SVG.
    #[must_use]
    pub const fn svg(self) -> &'static str {
        match self {
            Self::Card(card) => match card {
                Card::Socks => drawing!("cards/socks"),
                Card::Thong => drawing!("cards/thong"),
                Card::Underpants => drawing!("cards/underpants"),
                Card::TShirt => drawing!("cards/tshirt"),
                Card::Garlic => drawing!("cards/garlic"),
                Card::Peach => drawing!("cards/peach"),
                Card::Watermelon => drawing!("cards/watermelon"),
                Card::License => drawing!("cards/license"),
                Card::Cousin => drawing!("cards/cousin"),
                Card::Police => drawing!("cards/police"),
                Card::Aunt => drawing!("cards/aunt"),
                Card::Van => drawing!("cards/van"),
                Card::Charo => drawing!("cards/charo"),
            },
            Self::Back => drawing!("cards/back"),
            Self::Family(family) => match family {
                Family::Salazar => drawing!("cards/family_salazar"),
                Family::Heredia => drawing!("cards/family_heredia"),
                Family::Montoya => drawing!("cards/family_montoya"),
                Family::Cortes => drawing!("cards/family_cortes"),
                Family::Reyes => drawing!("cards/family_reyes"),
            },
            Self::Motorbike(family) => match family {
                Family::Salazar => drawing!("cards/motorbike_salazar"),
                Family::Heredia => drawing!("cards/motorbike_heredia"),
                Family::Montoya => drawing!("cards/motorbike_montoya"),
                Family::Cortes => drawing!("cards/motorbike_cortes"),
                Family::Reyes => drawing!("cards/motorbike_reyes"),
            },
            Self::Discount => drawing!("cards/discount"),
            Self::Awning(cloth) => match cloth {
                Cloth::Red => drawing!("table/awning_red"),
                Cloth::Blue => drawing!("table/awning_blue"),
                Cloth::Green => drawing!("table/awning_green"),
            },
            Self::Counter => drawing!("table/counter"),
            Self::Canvas => drawing!("table/canvas"),
            Self::Crate => drawing!("table/crate"),
            Self::CrateEmpty => drawing!("table/crate_empty"),
            Self::TheBox => drawing!("table/box"),
            Self::Strip(family) => match family {
                Family::Salazar => drawing!("table/strip_salazar"),
                Family::Heredia => drawing!("table/strip_heredia"),
                Family::Montoya => drawing!("table/strip_montoya"),
                Family::Cortes => drawing!("table/strip_cortes"),
                Family::Reyes => drawing!("table/strip_reyes"),
            },
            Self::Sign => drawing!("table/sign"),
            Self::Stamp => drawing!("table/stamp"),
            Self::Title => drawing!("table/title"),
            Self::Icon => drawing!("table/icon"),
        }
    }

    /// Width and height of the drawing in its own units.
    #[must_use]
    pub const fn units(self) -> Vec2 {
        match self {
            Self::Card(_) | Self::Back | Self::Family(_) | Self::Motorbike(_) => vec2(500.0, 700.0),
            Self::Discount => vec2(320.0, 230.0),
            Self::Awning(_) => vec2(600.0, 140.0),
            Self::Counter => vec2(600.0, 120.0),
            Self::Canvas => vec2(256.0, 256.0),
            Self::Crate | Self::CrateEmpty | Self::TheBox => vec2(320.0, 260.0),
            Self::Strip(_) => vec2(400.0, 36.0),
            Self::Sign => vec2(420.0, 280.0),
            Self::Stamp => vec2(340.0, 210.0),
            Self::Title => vec2(1600.0, 900.0),
            Self::Icon => vec2(512.0, 512.0),
        }
    }

    /// Whether the picture is laid side by side with itself, hence has no clear border.
    #[must_use]
    pub const fn tiles(self) -> bool {
        matches!(self, Self::Canvas | Self::Strip(_))
    }

    pub(super) const fn options(self) -> TextureOptions {
        if self.tiles() {
            TextureOptions::LINEAR_REPEAT
        } else {
            TextureOptions::LINEAR
        }
    }

    /// A name for logs and textures.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Card(card) => card.name().to_owned(),
            Self::Family(family) => format!("family-{}", family.name()),
            Self::Motorbike(family) => format!("motorbike-{}", family.name()),
            Self::Strip(family) => format!("strip-{}", family.name()),
            other => format!("{other:?}").to_lowercase(),
        }
    }
}
