//! The five merchant families, each with one ability said as a question the rules ask.

use serde::{Deserialize, Serialize};

/// A merchant family (R1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are the families' own names")]
pub enum Family {
    #[default]
    Salazar,
    Heredia,
    Montoya,
    Cortes,
    Reyes,
}

impl Family {
    /// Every family, in the order of the record format.
    pub const ALL: [Self; 5] = [
        Self::Salazar,
        Self::Heredia,
        Self::Montoya,
        Self::Cortes,
        Self::Reyes,
    ];

    /// The name used in records, saves and file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Salazar => "salazar",
            Self::Heredia => "heredia",
            Self::Montoya => "montoya",
            Self::Cortes => "cortes",
            Self::Reyes => "reyes",
        }
    }

    /// The family of that record name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|family| family.name() == name)
    }

    /// Reyes: may exchange two cards with the stalls (R9).
    #[must_use]
    pub const fn exchanges_two(self) -> bool {
        matches!(self, Self::Reyes)
    }

    /// Salazar: may pay a card after a sale to play an effect card (R22).
    #[must_use]
    pub const fn pays_for_effects(self) -> bool {
        matches!(self, Self::Salazar)
    }

    /// Cortés: Discount cards never lower their sets (R26).
    #[must_use]
    pub const fn ignores_discounts(self) -> bool {
        matches!(self, Self::Cortes)
    }

    /// Heredia: € added to each of their sets at the end (R27); 0 for the others.
    #[must_use]
    pub const fn bonus_per_set(self) -> u32 {
        if matches!(self, Self::Heredia) { 2 } else { 0 }
    }

    /// Montoya: rivals' Vans pass them by (R21).
    #[must_use]
    pub const fn shrugs_off_vans(self) -> bool {
        matches!(self, Self::Montoya)
    }
}
