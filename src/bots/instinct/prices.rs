//! What a hand's sets would be sold for at this table, fast.

use crate::rules::{
    Card, DISCOUNT_PER_CARD, DiscountRule, Hand, MAX_SET, MIN_SET, MIXED_VALUE, Product, Seat,
    SetKind, Table, size_bonus,
};

/// Discount cards that a new set of each type would get, in the order of the types.
pub(super) type Discounts = [u8; SetKind::ALL.len()];

/// What a new set of each type would get if that seat placed it now (R13, R26).
pub(super) fn discounts(table: &Table, seat: Seat) -> Discounts {
    let mut counts = Discounts::default();
    if table.family(seat).ignores_discounts() {
        return counts;
    }
    let rivals_only = table.options.discounts == DiscountRule::Rivals;
    for (owner, set) in table.all_sets() {
        if !(rivals_only && owner == seat) {
            let at = match set.sale.kind {
                SetKind::Same(product) => product as usize,
                SetKind::FourGarments => Product::KINDS,
                SetKind::ThreeFoods => Product::KINDS + 1,
            };
            counts[at] += 1;
        }
    }
    counts
}

/// What a hand's sets would be sold for, in €.
pub(super) struct Prices {
    /// For each type, the best now and how much more it would be with one card more.
    pub(super) each: [f32; SetKind::ALL.len() * 2],
    /// The best now, and the best of another type.
    pub(super) two: [f32; 2],
}

impl Prices {
    pub(super) fn new(hand: Hand, discounts: &Discounts) -> Self {
        let charo = u8::from(hand.has(Card::Charo));
        let mut prices = Self {
            each: [0.0; SetKind::ALL.len() * 2],
            two: [0.0; 2],
        };
        for (at, (product, &cut)) in Product::ALL.into_iter().zip(discounts).enumerate() {
            let real = hand.count(product.card());
            if real > 0 {
                let size = (real + charo).min(MAX_SET);
                let now = if size < MIN_SET {
                    0.0
                } else {
                    same(product, size, cut)
                };
                let next = if size >= MAX_SET {
                    0.0
                } else {
                    same(product, size + 1, cut)
                };
                prices.add(at, now, (next - now).max(0.0));
            }
        }
        let [.., four, three] = *discounts;
        let mixed_kinds = [(SetKind::FourGarments, four), (SetKind::ThreeFoods, three)];
        for (at, (kind, cut)) in mixed_kinds.into_iter().enumerate() {
            let missing = kind.mixed_cards().lacking_in(hand).len();
            if missing <= 1 + charo {
                let euros = mixed(kind.fixed_size().unwrap_or(0), cut);
                let (now, more) = if missing <= charo {
                    (euros, 0.0)
                } else {
                    (0.0, euros)
                };
                prices.add(Product::KINDS + at, now, more);
            }
        }
        prices
    }

    fn add(&mut self, at: usize, now: f32, more: f32) {
        if let Some(each) = self.each.get_mut(at * 2..at * 2 + 2) {
            each.copy_from_slice(&[now, more]);
        }
        if now > self.two[0] {
            self.two = [now, self.two[0]];
        } else {
            self.two[1] = self.two[1].max(now);
        }
    }
}

fn same(product: Product, size: u8, discounts: u8) -> f32 {
    let each = product.value() as f32 - (u32::from(discounts) * DISCOUNT_PER_CARD) as f32;
    (each * f32::from(size) + size_bonus(size) as f32).max(0.0)
}

fn mixed(size: u8, discounts: u8) -> f32 {
    let cut = u32::from(discounts) * DISCOUNT_PER_CARD * u32::from(size);
    MIXED_VALUE.saturating_sub(cut) as f32
}
