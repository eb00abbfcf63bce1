//! Sets: what types there are and what a player lays down to sell one (R11, R12).

use super::bag::Hand;
use super::card::{Card, Product};

/// Fewest cards in a set (R11).
pub const MIN_SET: u8 = 2;
/// Most cards in a set (R11).
pub const MAX_SET: u8 = 5;

/// The nine set types (R11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SetKind {
    /// Two to five cards of one product.
    Same(Product),
    /// Socks, Thong, Underpants and T-shirt.
    FourGarments,
    /// Garlic, Peach and Watermelon.
    ThreeFoods,
}

impl SetKind {
    /// Every set type, in the order of the record format.
    pub const ALL: [Self; 9] = [
        Self::Same(Product::Socks),
        Self::Same(Product::Thong),
        Self::Same(Product::Underpants),
        Self::Same(Product::TShirt),
        Self::Same(Product::Garlic),
        Self::Same(Product::Peach),
        Self::Same(Product::Watermelon),
        Self::FourGarments,
        Self::ThreeFoods,
    ];

    /// The name used in records and saves.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Same(product) => product.card().name(),
            Self::FourGarments => "four_garments",
            Self::ThreeFoods => "three_foods",
        }
    }

    /// The set type of that record name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The products of a mixed set; none for a same-product set.
    #[must_use]
    pub const fn mixed_products(self) -> &'static [Product] {
        match self {
            Self::Same(_) => &[],
            Self::FourGarments => &Product::GARMENTS,
            Self::ThreeFoods => &Product::FOODS,
        }
    }

    /// One card of each product of a mixed set; none for a same-product set.
    #[must_use]
    pub const fn mixed_cards(self) -> Hand {
        let products = self.mixed_products();
        let (mut cards, mut next) = (Hand::EMPTY, 0);
        while next < products.len() {
            cards.add(products[next].card());
            next += 1;
        }
        cards
    }

    /// The number of cards of a mixed set; a same-product set has 2 to 5.
    #[must_use]
    pub const fn fixed_size(self) -> Option<u8> {
        match self {
            Self::Same(_) => None,
            Self::FourGarments => Some(4),
            Self::ThreeFoods => Some(3),
        }
    }
}

/// A set as it is laid down: its type, its number of cards, and what a Charo in it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sale {
    /// The set type.
    pub kind: SetKind,
    /// Number of cards, a Charo included; 2 to 5.
    pub size: u8,
    /// The product a Charo stands for, if there is a Charo (R12).
    pub charo_as: Option<Product>,
}

impl Sale {
    /// The cards that leave the hand. Meaningful for a well-formed sale; see [`Sale::parse`].
    #[must_use]
    pub fn cards(self) -> Hand {
        let mut cards = Hand::EMPTY;
        if self.charo_as.is_some() {
            cards.add(Card::Charo);
        }
        match self.kind {
            SetKind::Same(product) => {
                let real = self
                    .size
                    .min(MAX_SET)
                    .saturating_sub(u8::from(self.charo_as.is_some()));
                for _ in 0..real {
                    cards.add(product.card());
                }
            }
            SetKind::FourGarments | SetKind::ThreeFoods => {
                for &product in self.kind.mixed_products() {
                    if self.charo_as != Some(product) {
                        cards.add(product.card());
                    }
                }
            }
        }
        cards
    }

    /// Reads the cards on the table as a sale; `None` where they are no set (R11, R12).
    ///
    /// `charo_as` must name a product exactly if a Charo is among the cards.
    #[must_use]
    pub fn parse(cards: Hand, charo_as: Option<Product>) -> Option<Self> {
        let size = cards.len();
        let kinds = SetKind::ALL.into_iter();
        kinds
            .map(|kind| Self {
                kind,
                size,
                charo_as,
            })
            .find(|sale| sale.well_formed() && sale.cards() == cards)
    }

    /// Whether size and Charo fit the type (R11, R12), whoever holds the cards.
    #[must_use]
    pub fn well_formed(self) -> bool {
        match (self.kind, self.charo_as) {
            (SetKind::Same(_), None) => (MIN_SET..=MAX_SET).contains(&self.size),
            (SetKind::Same(product), Some(stands_for)) => {
                product == stands_for && (MIN_SET..=MAX_SET).contains(&self.size)
            }
            (mixed, charo_as) => {
                mixed.fixed_size() == Some(self.size)
                    && charo_as.is_none_or(|product| mixed.mixed_products().contains(&product))
            }
        }
    }

    /// Calls `found` for every sale a hand allows (R11, R12): never twice for the same one.
    pub fn each_from(hand: Hand, mut found: impl FnMut(Self)) {
        let charo = hand.has(Card::Charo);
        // A single card is a set only together with a Charo.
        let sellable = if charo { hand } else { hand.pairs() };
        for card in sellable.kinds() {
            let Some(product) = card.product() else { break };
            let kind = SetKind::Same(product);
            let real = hand.count(card);
            for size in MIN_SET..=real.min(MAX_SET) {
                found(Self {
                    kind,
                    size,
                    charo_as: None,
                });
            }
            if charo {
                for size in MIN_SET..=(real + 1).min(MAX_SET) {
                    found(Self {
                        kind,
                        size,
                        charo_as: Some(product),
                    });
                }
            }
        }
        for kind in [SetKind::FourGarments, SetKind::ThreeFoods] {
            each_mixed_from(hand, kind, charo, &mut found);
        }
    }
}

fn each_mixed_from(hand: Hand, kind: SetKind, charo: bool, found: &mut impl FnMut(Sale)) {
    let products = kind.mixed_products();
    let size = products.len() as u8;
    let missing = kind.mixed_cards().lacking_in(hand);
    if missing.len() > u8::from(charo) {
        return;
    }
    match missing.kinds().next().and_then(Card::product) {
        None => {
            found(Sale {
                kind,
                size,
                charo_as: None,
            });
            if charo {
                for &product in products {
                    found(Sale {
                        kind,
                        size,
                        charo_as: Some(product),
                    });
                }
            }
        }
        Some(product) => found(Sale {
            kind,
            size,
            charo_as: Some(product),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(cards: &[Card]) -> Hand {
        cards.iter().copied().collect()
    }

    fn sales(cards: &[Card]) -> Vec<Sale> {
        let mut list = Vec::new();
        Sale::each_from(hand(cards), |sale| list.push(sale));
        list
    }

    #[test]
    fn every_sale_found_reads_back_as_itself() {
        let full = [
            Card::Socks,
            Card::Thong,
            Card::Underpants,
            Card::TShirt,
            Card::TShirt,
            Card::Charo,
            Card::Garlic,
        ];
        let found = sales(&full);
        assert!(found.len() > 8);
        for sale in found {
            assert_eq!(Sale::parse(sale.cards(), sale.charo_as), Some(sale));
        }
    }

    #[test]
    fn r12_one_charo_completes_a_mixed_set_in_each_place() {
        let four = sales(&[
            Card::Socks,
            Card::Thong,
            Card::Underpants,
            Card::TShirt,
            Card::Charo,
        ]);
        let mixed = four
            .iter()
            .filter(|sale| sale.kind == SetKind::FourGarments);
        assert_eq!(mixed.count(), 5);
        let two_foods = sales(&[Card::Garlic, Card::Watermelon, Card::Charo]);
        assert!(two_foods.contains(&Sale {
            kind: SetKind::ThreeFoods,
            size: 3,
            charo_as: Some(Product::Peach)
        }));
    }

    #[test]
    fn r12_a_charo_alone_or_two_charos_are_no_set() {
        assert_eq!(sales(&[Card::Charo, Card::Charo]), []);
        let two = hand(&[Card::Charo, Card::Charo, Card::Garlic]);
        assert_eq!(Sale::parse(two, Some(Product::Garlic)), None);
    }
}
