//! What makes a set (R11, R12).

use super::cards::{Card, count};

/// One of the nine types of set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetType {
    Product(Card),
    FourGarments,
    ThreeFoods,
}

impl SetType {
    pub fn name(self) -> &'static str {
        match self {
            SetType::Product(card) => card.name(),
            SetType::FourGarments => "four_garments",
            SetType::ThreeFoods => "three_foods",
        }
    }
}

const FOUR_GARMENTS: [Card; 4] = [Card::Socks, Card::Thong, Card::Underpants, Card::Tshirt];
const THREE_FOODS: [Card; 3] = [Card::Garlic, Card::Peach, Card::Watermelon];

/// The type of set that `cards` make when a Charo among them stands for `charo_as`, if they make one.
pub fn set_type(cards: &[Card], charo_as: Option<Card>) -> Option<SetType> {
    // R12: at most one Charo, at least one real product; a Charo always stands for something, nothing else does.
    let charos = count(cards, Card::Charo);
    if charos > 1 || (charos == 1) != charo_as.is_some() || cards.len() == charos {
        return None;
    }
    let mut goods: Vec<Card> = cards
        .iter()
        .copied()
        .filter(|card| *card != Card::Charo)
        .collect();
    goods.extend(charo_as);
    goods.sort_unstable();
    if !goods.iter().all(|card| Card::PRODUCTS.contains(card)) {
        return None;
    }
    if goods == FOUR_GARMENTS {
        return Some(SetType::FourGarments);
    }
    if goods == THREE_FOODS {
        return Some(SetType::ThreeFoods);
    }
    let product = *goods.first()?;
    let all_the_same = goods.iter().all(|card| *card == product);
    if all_the_same && (2..=5).contains(&goods.len()) {
        return Some(SetType::Product(product));
    }
    None
}

/// All choices of cards out of a hand, by trying every one; cards in the order of their kinds, no choice twice.
pub fn choices(hand: &[Card]) -> Vec<Vec<Card>> {
    let mut all: Vec<Vec<Card>> = vec![Vec::new()];
    for card in hand {
        for mut choice in all.clone() {
            choice.push(*card);
            all.push(choice);
        }
    }
    for choice in &mut all {
        choice.sort_unstable();
    }
    all.sort();
    all.dedup();
    all
}
