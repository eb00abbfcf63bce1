//! The games the laws are checked in: each number names one.

use me_lo_quitan::play::{Seed, SetUp};
use me_lo_quitan::rules::{
    AuntRule, Card, Counts, Deal, DeckList, DiscountRule, MAX_DECK, Options,
};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;

/// Decks, by what is odd about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeckStyle {
    Standard,
    ManyAunts,
    NoAunts,
    NoCharo,
    /// As few cards as can be dealt, of any kinds.
    Tiny,
    /// Mostly effect cards.
    Effects,
    /// As many cards as a table holds.
    Large,
    /// Two products by chance, so that sets come fast and large and Discounts pile up.
    TwoGoods,
    /// Nothing but Aunts: nobody can ever act.
    OnlyAunts,
    /// Counts by chance, missing kinds included.
    Any,
}

impl DeckStyle {
    pub const ALL: [Self; 10] = [
        Self::Standard,
        Self::ManyAunts,
        Self::NoAunts,
        Self::NoCharo,
        Self::Tiny,
        Self::Effects,
        Self::Large,
        Self::TwoGoods,
        Self::OnlyAunts,
        Self::Any,
    ];

    /// The order is that of [`Card::ALL`]: seven products, License, Cousin, Police, Aunt, Van, Charo.
    fn list(self, players: usize, rng: &mut ChaCha12Rng) -> DeckList {
        let least = DeckList::minimum(players);
        let counts = match self {
            Self::Standard => return DeckList::STANDARD,
            Self::ManyAunts => [6, 6, 6, 6, 6, 6, 6, 3, 12, 3, 20, 3, 3],
            Self::NoAunts => [9, 9, 9, 9, 9, 9, 9, 5, 12, 4, 0, 3, 4],
            Self::NoCharo => [10, 10, 10, 10, 10, 10, 10, 5, 8, 4, 4, 3, 0],
            Self::Effects => [3, 3, 3, 3, 3, 3, 3, 12, 14, 10, 6, 8, 4],
            Self::Large => [16, 16, 16, 16, 16, 16, 16, 8, 8, 8, 8, 8, 8],
            Self::TwoGoods => {
                let mut counts = [0, 0, 0, 0, 0, 0, 0, 4, 8, 3, 2, 3, 6];
                for place in rand::seq::index::sample(rng, 7, 2) {
                    counts[place] = 30;
                }
                counts
            }
            Self::OnlyAunts => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0],
            Self::Tiny => return DeckList(by_chance(least, rng)),
            Self::Any => return DeckList(by_chance(rng.random_range(least..=MAX_DECK), rng)),
        };
        DeckList(Counts::new(counts))
    }
}

/// That many cards, of few or many kinds.
fn by_chance(total: usize, rng: &mut ChaCha12Rng) -> Counts {
    let kinds = rng.random_range(4..=Card::KINDS);
    let used: Vec<Card> = Card::ALL.sample(rng, kinds).copied().collect();
    (0..total)
        .filter_map(|_| used.choose(rng).copied())
        .collect()
}

/// One game to be played.
#[derive(Clone, Debug)]
pub struct World {
    pub number: u64,
    pub style: DeckStyle,
    pub deal: Deal,
    pub rng: ChaCha12Rng,
}

/// The game of that number: players, options and deck go round so that every mix occurs.
pub fn world(number: u64) -> World {
    let mut rng = ChaCha12Rng::seed_from_u64(number);
    let mut rest = number;
    let mut digit = |base: u64| {
        let digit = rest % base;
        rest /= base;
        digit as usize
    };
    let players = 2 + digit(4);
    let discounts = [DiscountRule::All, DiscountRule::Rivals][digit(2)];
    let aunt = [AuntRule::Steal, AuntRule::Any][digit(2)];
    let style = DeckStyle::ALL[digit(DeckStyle::ALL.len() as u64)];
    let set_up = SetUp {
        players,
        start: None,
        options: Options {
            discounts,
            aunt,
            deck: style.list(players, &mut rng),
        },
    };
    let deal = set_up.deal(Seed::new(number)).expect("a sound deck");
    World {
        number,
        style,
        deal,
        rng,
    }
}

/// How many games a test plays: its share of `MLQ_GAMES`, or of the default.
pub fn games(share: f64) -> std::ops::Range<u64> {
    let number = |name| {
        let text: String = std::env::var(name).ok()?;
        Some(text.parse::<u64>().expect("a number of games"))
    };
    if let Some(only) = number("MLQ_GAME") {
        return only..only + 1;
    }
    let all = number("MLQ_GAMES").unwrap_or(2_400) as f64;
    0..(all * share) as u64
}
