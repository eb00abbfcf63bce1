//! What one seat's hand is worth at this table, fast: prices looked up, no list made.

use super::is_long;
use super::weights::Weights;
use crate::rules::{
    Card, Counts, DISCOUNT_PER_CARD, DeckList, DiscountRule, Hand, MIXED_VALUE, Product,
    SETS_TO_WIN, Seat, SetKind, Table, size_bonus,
};

/// Types of sets (R11).
const KINDS: usize = SetKind::ALL.len();
/// Counts of one product that a price is known for: none to five. More are held like five.
const COUNTS: usize = 6;
/// However many of a product are left, growth is not likelier than so many times the usual.
const MOST_SUPPLY: f32 = 1.5;
/// Cards that a seat takes from the deck in a turn, by and large.
const DRAWN_A_TURN: f32 = 1.6;

/// A seat's prices at a table, made once a decision.
#[derive(Clone)]
pub(super) struct Outlook {
    weights: &'static Weights,
    /// Discount cards that a new set of each type would get.
    discounts: [u8; KINDS],
    bonus: f32,
    hold: [[f32; COUNTS]; Product::KINDS],
    four: f32,
    three: f32,
    /// Sets that may still be sold before somebody has five, or the deck is out.
    slots: usize,
    /// Turns this seat may still have, by and large.
    pub(super) turns: f32,
    growth: f32,
    patience: f32,
    /// How much likelier than in a fresh deck each product still comes: 1 without counting.
    supply: [f32; Product::KINDS],
    /// Whether the game has lasted far longer than games do.
    pub(super) tired: bool,
}

/// Where a type of set stands in a table of types.
pub(super) const fn index(kind: SetKind) -> usize {
    match kind {
        SetKind::Same(product) => product as usize,
        SetKind::FourGarments => Product::KINDS,
        SetKind::ThreeFoods => Product::KINDS + 1,
    }
}

impl Outlook {
    /// The prices for that seat.
    pub(super) fn new(weights: &'static Weights, table: &Table, seat: Seat) -> Self {
        let family = table.family(seat);
        let mut discounts = [0; KINDS];
        if !family.ignores_discounts() {
            let rivals_only = table.options.discounts == DiscountRule::Rivals;
            for (owner, set) in table.all_sets() {
                if !(rivals_only && owner == seat) {
                    discounts[index(set.sale.kind)] += 1;
                }
            }
        }
        let most = table.seats().map(|other| table.areas[other].len()).max();
        let mut outlook = Self {
            weights,
            discounts,
            bonus: family.bonus_per_set() as f32,
            hold: [[0.0; COUNTS]; Product::KINDS],
            four: 0.0,
            three: 0.0,
            slots: 0,
            turns: 0.0,
            growth: 0.0,
            patience: 0.0,
            supply: [1.0; Product::KINDS],
            tired: is_long(table),
        };
        outlook.set_time(table, table.areas[seat].len(), most.unwrap_or(0));
        outlook.reprice();
        outlook
    }

    /// Weighs growth by the cards that are still to come.
    pub(super) fn count(&mut self, deck: &DeckList, unseen: Counts) {
        let thinned = unseen.total() as f32 / (deck.total().max(1)) as f32;
        for product in Product::ALL {
            let (left, listed) = (unseen.get(product.card()), deck.count(product.card()));
            let expected = f32::from(listed) * thinned;
            self.supply[product as usize] = if expected > 0.0 {
                (f32::from(left) / expected).min(MOST_SUPPLY)
            } else {
                0.0
            };
        }
        self.reprice();
    }

    /// The clock of the game for a seat that owns so many sets, where nobody owns more than `most`.
    fn set_time(&mut self, table: &Table, own: usize, most: usize) {
        let by_deck = f32::from(table.deck_left) / (DRAWN_A_TURN * f32::from(table.players));
        let by_sets = SETS_TO_WIN.saturating_sub(most.max(own)) as f32 * self.weights.pace;
        self.turns = by_deck.min(by_sets);
        self.slots = SETS_TO_WIN.saturating_sub(own);
        self.growth = (self.turns / self.weights.time_grow).min(1.0);
        self.patience = (self.turns / self.weights.time_hand).min(1.0);
    }

    fn reprice(&mut self) {
        for product in Product::ALL {
            self.hold[product as usize] = self.row(product, self.discounts[product as usize]);
        }
        self.four = self.mixed(4, self.discounts[Product::KINDS]);
        self.three = self.mixed(3, self.discounts[Product::KINDS + 1]);
    }

    fn mixed(&self, size: u8, discounts: u8) -> f32 {
        let cut = u32::from(discounts) * DISCOUNT_PER_CARD * u32::from(size);
        MIXED_VALUE.saturating_sub(cut) as f32 + self.bonus
    }

    /// What no, one, two … cards of a product are worth in hand.
    fn row(&self, product: Product, discounts: u8) -> [f32; COUNTS] {
        let weights = self.weights;
        let value = product.value() as f32 - (u32::from(discounts) * DISCOUNT_PER_CARD) as f32;
        let plus = value.max(0.0);
        let price = |size: u8| self.price(product, discounts, size);
        let grow = plus * self.growth * self.supply[product as usize];
        [
            0.0,
            plus * weights.single,
            price(2) * weights.waiting + grow * weights.grow_two,
            price(3) * weights.waiting + grow * weights.grow_three,
            price(4) * weights.waiting + grow * weights.grow_four,
            price(5) * weights.waiting,
        ]
    }

    /// The same after selling a set of that type: it is in the way of the next, and one place is taken.
    pub(super) fn after_selling(&self, table: &Table, seat: Seat, kind: SetKind) -> Self {
        let most = table.seats().map(|other| table.areas[other].len()).max();
        let mut after = self.clone();
        let counted =
            table.options.discounts == DiscountRule::All && !table.family(seat).ignores_discounts();
        after.discounts[index(kind)] += u8::from(counted);
        after.set_time(table, table.areas[seat].len() + 1, most.unwrap_or(0));
        after.reprice();
        after
    }

    /// What keeping an effect card, an Aunt or a Charo for later is worth.
    pub(super) fn keep(&self, card: Card) -> f32 {
        let weights = self.weights;
        match card {
            // Hands full of cards for later are what makes a game go on for ever.
            _ if self.tired => 0.0,
            Card::License => weights.keep_license,
            Card::Cousin => weights.keep_cousin,
            Card::Police => weights.keep_police,
            Card::Aunt => weights.keep_aunt,
            Card::Van => weights.keep_van,
            Card::Charo => weights.keep_charo,
            _ => 0.0,
        }
    }

    /// What so many of a product would be sold for, in €.
    fn price(&self, product: Product, discounts: u8, size: u8) -> f32 {
        let value = product.value() as f32 - (u32::from(discounts) * DISCOUNT_PER_CARD) as f32;
        (value * f32::from(size) + size_bonus(size) as f32).max(0.0) + self.bonus
    }

    /// What a hand is worth, in €.
    pub(super) fn worth(&self, hand: Hand) -> f32 {
        let mut groups = Groups::new(self.slots);
        let mut counts = [0_usize; Product::KINDS];
        for product in Product::ALL {
            counts[product as usize] = usize::from(hand.count(product.card())).min(COUNTS - 1);
        }
        let mut charos = f32::from(hand.count(Card::Charo));
        let mut total = 0.0;
        for (kind, price, near) in [
            (SetKind::FourGarments, self.four, self.weights.near_four),
            (SetKind::ThreeFoods, self.three, self.weights.near_three),
        ] {
            let products = kind.mixed_products();
            let mut apart = 0.0;
            let mut missing = 0;
            for &product in products {
                let (row, count) = (&self.hold[product as usize], counts[product as usize]);
                match count.checked_sub(1) {
                    Some(less) => apart += row[count] - row[less],
                    None => missing += 1,
                }
            }
            let with_charo = missing == 1 && charos > 0.0;
            let share = match missing {
                0 => self.weights.waiting,
                1 if with_charo => self.weights.waiting,
                1 => near,
                _ => continue,
            };
            if with_charo {
                apart += self.weights.keep_charo;
            }
            if price * share > apart {
                charos -= f32::from(u8::from(with_charo));
                for &product in products {
                    counts[product as usize] = counts[product as usize].saturating_sub(1);
                }
                groups.add(price * share);
            }
        }
        let mut best_growth: f32 = 0.0;
        for (row, &count) in self.hold.iter().zip(&counts) {
            if count > 0 {
                groups.add(row[count]);
                if let Some(more) = row.get(count + 1) {
                    best_growth = best_growth.max(more - row[count]);
                }
            }
        }
        if charos > 0.0 {
            total += best_growth.max(self.keep(Card::Charo))
                + (charos - 1.0) * self.keep(Card::Charo) * 0.7;
        }
        for card in [
            Card::License,
            Card::Cousin,
            Card::Police,
            Card::Aunt,
            Card::Van,
        ] {
            let count = hand.count(card);
            if count > 0 {
                total += self.keep(card) * (1.0 + 0.6 * f32::from(count - 1));
            }
        }
        total += groups.total(self.weights);
        let crowded = match hand.len() {
            0..6 => 0.0,
            6 => self.weights.nearly_full,
            _ => self.weights.full,
        };
        total * self.patience - crowded
    }
}

/// The sets that a hand may become, best first.
struct Groups {
    sorted: [f32; KINDS],
    len: usize,
    slots: usize,
}

impl Groups {
    const fn new(slots: usize) -> Self {
        Self {
            sorted: [0.0; KINDS],
            len: 0,
            slots,
        }
    }

    fn add(&mut self, euros: f32) {
        let mut at = self.len;
        while at > 0 && self.sorted[at - 1] < euros {
            self.sorted[at] = self.sorted[at - 1];
            at -= 1;
        }
        self.sorted[at] = euros;
        self.len += 1;
    }

    /// The first counts in full, the later ones wait their turn; a sixth set is never sold.
    fn total(&self, weights: &Weights) -> f32 {
        let shares = [
            1.0,
            weights.second,
            weights.third,
            weights.later,
            weights.later,
        ];
        self.sorted[..self.len]
            .iter()
            .take(self.slots)
            .zip(shares)
            .map(|(euros, share)| euros * share)
            .sum()
    }
}
