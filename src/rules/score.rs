//! What sets are worth, line by line (R25–R28).

use super::family::Family;
use super::sale::SetKind;
use super::seat::{PerSeat, Seat};
use super::table::{Attached, PlacedSet, Table};

/// What a mixed set is worth in € before discounts (R25).
pub const MIXED_VALUE: u32 = 20;
/// What a Discount card costs in € for each card of the set (R13).
pub const DISCOUNT_PER_CARD: u32 = 2;

/// The value of a set, one line a reason. All amounts are in €.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// Sum of the card values, or 20 for a mixed set.
    pub cards: u32,
    /// Bonus for 3, 4 or 5 equal products: 1, 3 or 6.
    pub bonus: u32,
    /// What the Discount cards take off; 0 if the owner ignores them (R26).
    pub discount: u32,
    /// What the discounts would take off below €0, given back (R25).
    pub cut: u32,
    /// Added once more by a doubling Cousin (R16).
    pub doubling: u32,
    /// The Heredia's bonus (R27).
    pub family: u32,
}

impl Breakdown {
    /// What the set is worth before a Cousin and the family's bonus.
    #[must_use]
    pub const fn base(&self) -> u32 {
        (self.cards + self.bonus + self.cut).saturating_sub(self.discount)
    }

    /// What the set counts for its owner.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.base() + self.doubling + self.family
    }
}

/// Bonus in € for a same-product set of that many cards (R25).
#[must_use]
pub const fn size_bonus(size: u8) -> u32 {
    match size {
        3 => 1,
        4 => 3,
        5 => 6,
        _ => 0,
    }
}

/// The value of a set for an owner of that family (R25–R27).
#[must_use]
pub const fn breakdown(set: &PlacedSet, owner: Family) -> Breakdown {
    let size = set.sale.size as u32;
    let (cards, bonus) = match set.sale.kind {
        SetKind::Same(product) => (product.value() * size, size_bonus(set.sale.size)),
        SetKind::FourGarments | SetKind::ThreeFoods => (MIXED_VALUE, 0),
    };
    let discounts = if owner.ignores_discounts() {
        0
    } else {
        set.discounts as u32
    };
    let discount = discounts * DISCOUNT_PER_CARD * size;
    let cut = discount.saturating_sub(cards + bonus);
    let base = (cards + bonus).saturating_sub(discount);
    let doubling = if matches!(set.attached, Some(Attached::Doubled)) {
        base
    } else {
        0
    };
    Breakdown {
        cards,
        bonus,
        discount,
        cut,
        doubling,
        family: owner.bonus_per_set(),
    }
}

/// The value of a set in € for an owner of that family (R25–R27).
#[must_use]
pub const fn value(set: &PlacedSet, owner: Family) -> u32 {
    breakdown(set, owner).total()
}

impl Table {
    /// What a seat's sets are worth now, in €.
    #[must_use]
    pub fn total(&self, seat: Seat) -> u32 {
        let family = self.family(seat);
        self.areas[seat].iter().map(|set| value(set, family)).sum()
    }

    /// Every seat's total in €.
    #[must_use]
    pub fn totals(&self) -> PerSeat<u32> {
        let mut totals = PerSeat::default();
        for seat in self.seats() {
            totals[seat] = self.total(seat);
        }
        totals
    }

    /// The seats with the most €: more than one if they are level (R28).
    #[must_use]
    pub fn leaders(&self) -> Vec<Seat> {
        let totals = self.totals();
        let most = self.seats().map(|seat| totals[seat]).max();
        self.seats()
            .filter(|&seat| Some(totals[seat]) == most)
            .collect()
    }
}
