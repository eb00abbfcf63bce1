//! Why a move is not allowed, each reason with its ruling.

use super::moves::Move;
use super::seat::Seat;
use thiserror::Error;

/// A reason against a move. [`Refusal::ruling`] names the ruling, [`Refusal::key`] the sentence in
/// the translation files, the `Display` text is for developers' tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[expect(missing_docs, reason = "each variant's error text says it")]
pub enum Refusal {
    #[error("it is another seat's turn")]
    NotYourTurn,
    #[error("the game is over")]
    GameOver,
    #[error("only the others are asked about a Cousin")]
    NotAsked,
    #[error("this seat has already answered")]
    AlreadyAnswered,
    #[error("this move does not belong to the present phase")]
    WrongPhase,
    #[error("the motorbike is already used")]
    MotorbikeUsed,
    #[error("the motorbike needs 4 cards or fewer in hand")]
    MotorbikeHand,
    #[error("the motorbike needs a card in the deck")]
    MotorbikeDeck,
    #[error("the draw phase is over")]
    DrawPhaseOver,
    #[error("with 7 cards in hand only an exchange is possible")]
    HandFull,
    #[error("an empty hand must draw")]
    HandEmpty,
    #[error("an empty deck leaves only an exchange")]
    DeckEmpty,
    #[error("this stall is empty")]
    StallEmpty,
    #[error("only one of the two cards drawn can be discarded")]
    NotDrawn,
    #[error("this card was not in hand before")]
    NotInHand,
    #[error("only the Reyes take two cards, and never a third")]
    OnlyOneTake,
    #[error("the Reyes need two cards in hand to exchange two")]
    ReyesOneCard,
    #[error("the cards taken must be paid for first")]
    GivesLeft,
    #[error("a set has at least 2 cards")]
    SetTooSmall,
    #[error("a set has at most 5 cards, a mixed one exactly its own")]
    SetTooBig,
    #[error("the cards of this set are not all in hand")]
    SetNotHeld,
    #[error("there is no Charo in hand")]
    NoCharo,
    #[error("the Charo does not fit this set")]
    CharoMismatch,
    #[error("this effect card is not in hand")]
    EffectNotHeld,
    #[error("there is no such set in play")]
    NoSuchSet,
    #[error("a License goes on an own set")]
    LicenseNotOwn,
    #[error("the set to be licensed has a License already")]
    LicenseOnLicense,
    #[error("the set to be licensed has a Cousin")]
    LicenseOnCousin,
    #[error("only an own set can be doubled")]
    DoubleNotOwn,
    #[error("a licensed set can't be doubled")]
    DoubleOnLicense,
    #[error("the set to be doubled has a Cousin already")]
    DoubleOnCousin,
    #[error("only a rival's set can be stolen")]
    StealOwn,
    #[error("a licensed set can't be stolen")]
    StealOnLicense,
    #[error("a set with a Cousin can't be stolen")]
    StealOnCousin,
    #[error("the Police go to a rival's set")]
    PoliceOwn,
    #[error("a licensed set is safe from the Police")]
    PoliceOnLicense,
    #[error("this Van would touch nobody")]
    VanTouchesNobody,
    #[error("no effect could follow this price")]
    PriceWithoutEffect,
    #[error("the price is paid: an effect must follow")]
    EffectMustFollow,
    #[error("there is no Aunt in hand")]
    NoAunt,
}

impl Refusal {
    /// The number of the ruling that forbids the move, 1 to 29.
    #[must_use]
    pub const fn ruling(self) -> u8 {
        match self {
            Self::NotYourTurn => 1,
            Self::MotorbikeUsed | Self::MotorbikeHand | Self::MotorbikeDeck => 5,
            Self::WrongPhase | Self::HandFull | Self::NotDrawn | Self::DrawPhaseOver => 7,
            Self::StallEmpty | Self::NotInHand => 8,
            Self::OnlyOneTake | Self::ReyesOneCard | Self::GivesLeft => 9,
            Self::HandEmpty | Self::DeckEmpty => 10,
            Self::SetTooSmall | Self::SetTooBig | Self::SetNotHeld => 11,
            Self::NoCharo | Self::CharoMismatch => 12,
            Self::LicenseNotOwn | Self::LicenseOnLicense | Self::LicenseOnCousin => 15,
            Self::DoubleNotOwn | Self::DoubleOnLicense | Self::DoubleOnCousin => 16,
            Self::NoSuchSet | Self::StealOwn | Self::StealOnLicense | Self::StealOnCousin => 17,
            Self::PoliceOwn | Self::PoliceOnLicense => 18,
            Self::NotAsked | Self::AlreadyAnswered | Self::NoAunt => 19,
            Self::VanTouchesNobody => 21,
            Self::EffectNotHeld | Self::PriceWithoutEffect | Self::EffectMustFollow => 22,
            Self::GameOver => 23,
        }
    }

    /// The key of the sentence shown to players.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::NotYourTurn => "refusal-not-your-turn",
            Self::GameOver => "refusal-game-over",
            Self::NotAsked => "refusal-not-asked",
            Self::AlreadyAnswered => "refusal-already-answered",
            Self::WrongPhase => "refusal-wrong-phase",
            Self::MotorbikeUsed => "refusal-motorbike-used",
            Self::MotorbikeHand => "refusal-motorbike-hand",
            Self::MotorbikeDeck => "refusal-motorbike-deck",
            Self::DrawPhaseOver => "refusal-draw-phase-over",
            Self::HandFull => "refusal-hand-full",
            Self::HandEmpty => "refusal-hand-empty",
            Self::DeckEmpty => "refusal-deck-empty",
            Self::StallEmpty => "refusal-stall-empty",
            Self::NotDrawn => "refusal-not-drawn",
            Self::NotInHand => "refusal-not-in-hand",
            Self::OnlyOneTake => "refusal-only-one-take",
            Self::ReyesOneCard => "refusal-reyes-one-card",
            Self::GivesLeft => "refusal-gives-left",
            Self::SetTooSmall => "refusal-set-too-small",
            Self::SetTooBig => "refusal-set-too-big",
            Self::SetNotHeld => "refusal-set-not-held",
            Self::NoCharo => "refusal-no-charo",
            Self::CharoMismatch => "refusal-charo-mismatch",
            Self::EffectNotHeld => "refusal-effect-not-held",
            Self::NoSuchSet => "refusal-no-such-set",
            Self::LicenseNotOwn => "refusal-not-own-set-license",
            Self::LicenseOnLicense | Self::DoubleOnLicense | Self::StealOnLicense => {
                "refusal-has-license"
            }
            Self::PoliceOnLicense => "refusal-has-license",
            Self::LicenseOnCousin | Self::DoubleOnCousin | Self::StealOnCousin => {
                "refusal-has-cousin"
            }
            Self::DoubleNotOwn => "refusal-not-own-set-double",
            Self::StealOwn => "refusal-own-set-steal",
            Self::PoliceOwn => "refusal-own-set-police",
            Self::VanTouchesNobody => "refusal-van-touches-nobody",
            Self::PriceWithoutEffect => "refusal-price-no-effect",
            Self::EffectMustFollow => "refusal-effect-must-follow",
            Self::NoAunt => "refusal-no-aunt",
        }
    }
}

/// A refused move: the state it was meant for is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("seat {} may not play “{mv}”: {why} (R{})", seat.index(), why.ruling())]
pub struct IllegalMove {
    /// Who wanted to move.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// The reason.
    pub why: Refusal,
}
