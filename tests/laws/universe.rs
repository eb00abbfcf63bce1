//! Every conceivable move: all kinds, cards, stalls, sets in reach and shapes of a sale, sound or not.

use me_lo_quitan::rules::{Card, Effect, GameState, Move, Product, Sale, SetId, SetKind, Stall};

/// What does not depend on the table: built once.
pub struct Universe(Vec<Move>);

impl Universe {
    pub fn new() -> Self {
        let mut all = vec![
            Move::Motorbike,
            Move::Draw,
            Move::Aunt,
            Move::Pass,
            Move::Play(Effect::VanSelf),
            Move::Play(Effect::VanOthers),
        ];
        for stall in Stall::ALL {
            all.push(Move::Take { stall });
            for card in Card::ALL {
                all.push(Move::Discard { card, stall });
                all.push(Move::Give { card, stall });
                all.push(Move::Pay { card, stall });
            }
        }
        let stands_for = Product::ALL.into_iter().map(Some).chain([None]);
        for charo_as in stands_for {
            for kind in SetKind::ALL {
                for size in (0..=7).chain([255]) {
                    all.push(Move::Sell(Sale {
                        kind,
                        size,
                        charo_as,
                    }));
                }
            }
        }
        Self(all)
    }

    /// Every conceivable move at that table: with effects on all sets ever placed, one before and one after.
    pub fn at(&self, state: &GameState) -> impl Iterator<Item = Move> {
        let ids = 0..=state.table().sets_placed + 1;
        let effects = ids.chain([255]).map(SetId).flat_map(|id| {
            [
                Effect::License(id),
                Effect::Double(id),
                Effect::Steal(id),
                Effect::Police(id),
            ]
        });
        self.0.iter().copied().chain(effects.map(Move::Play))
    }
}

#[test]
fn the_universe_is_large_and_holds_nothing_twice() {
    let Universe(mut all) = Universe::new();
    let count = all.len();
    assert!(count > 700, "{count}");
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count);
}
