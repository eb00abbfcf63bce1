//! R25 value of a set, R26 Cortés, R27 Heredia, R28 ties.

use crate::common::{Scene, seat};
use me_lo_quitan::rules::{
    Attached, Breakdown, Family, PlacedSet, Product, Sale, SetId, SetKind, breakdown, value,
};

const PLAIN: Family = Family::Montoya;

fn set(kind: SetKind, size: u8, discounts: u8, attached: Option<Attached>) -> PlacedSet {
    let sale = Sale {
        kind,
        size,
        charo_as: None,
    };
    PlacedSet {
        id: SetId(1),
        sale,
        discounts,
        attached,
    }
}

fn same(product: Product, size: u8, discounts: u8) -> PlacedSet {
    set(SetKind::Same(product), size, discounts, None)
}

fn doubled(mut set: PlacedSet) -> PlacedSet {
    set.attached = Some(Attached::Doubled);
    set
}

#[test]
fn r25_allows_the_values_and_bonuses_of_the_rulebook() {
    let values = [
        (Product::Socks, 2),
        (Product::Thong, 3),
        (Product::Underpants, 4),
        (Product::TShirt, 5),
        (Product::Garlic, 3),
        (Product::Peach, 5),
        (Product::Watermelon, 7),
    ];
    for (product, each) in values {
        for (size, bonus) in [(2, 0), (3, 1), (4, 3), (5, 6)] {
            let expected = each * u32::from(size) + bonus;
            assert_eq!(
                value(&same(product, size, 0), PLAIN),
                expected,
                "{product:?} {size}"
            );
        }
    }
}

#[test]
fn r25_allows_16_10_4_and_20_12_14() {
    let tshirts = |discounts| value(&same(Product::TShirt, 3, discounts), PLAIN);
    assert_eq!([0, 1, 2].map(tshirts), [16, 10, 4]);
    let garments = |discounts| value(&set(SetKind::FourGarments, 4, discounts, None), PLAIN);
    assert_eq!([0, 1, 2, 3].map(garments), [20, 12, 4, 0]);
    let foods = |discounts| value(&set(SetKind::ThreeFoods, 3, discounts, None), PLAIN);
    assert_eq!([0, 1, 2, 3, 4].map(foods), [20, 14, 8, 2, 0]);
}

#[test]
fn r25_allows_a_doubling_after_the_discounts() {
    assert_eq!(
        value(&doubled(same(Product::TShirt, 3, 1)), PLAIN),
        (16 - 6) * 2
    );
    let garments = set(SetKind::FourGarments, 4, 1, Some(Attached::Doubled));
    assert_eq!(value(&garments, PLAIN), (20 - 2 * 4) * 2);
    let lines = breakdown(&doubled(same(Product::TShirt, 3, 1)), Family::Heredia);
    let expected = Breakdown {
        cards: 15,
        bonus: 1,
        discount: 6,
        cut: 0,
        doubling: 10,
        family: 2,
    };
    assert_eq!(lines, expected);
    assert_eq!((lines.base(), lines.total()), (10, 22));
}

#[test]
fn r25_refuses_a_value_below_zero_before_anything_is_doubled_or_added() {
    // Two Garlics where four Garlic sets lie: 6 − 16 → 0, doubled 0, for Heredia 2.
    let garlics = same(Product::Garlic, 2, 4);
    assert_eq!(value(&garlics, PLAIN), 0);
    assert_eq!(value(&doubled(garlics), PLAIN), 0);
    assert_eq!(value(&garlics, Family::Heredia), 2);
    assert_eq!(value(&doubled(garlics), Family::Heredia), 2);
    let lines = breakdown(&garlics, PLAIN);
    assert_eq!((lines.cards, lines.discount, lines.cut), (6, 16, 10));
    assert_eq!((lines.base(), lines.total()), (0, 0));
    // The bonus is cut with the rest: 9 + 1 − 24.
    let lines = breakdown(&same(Product::Garlic, 3, 4), PLAIN);
    assert_eq!((lines.cards, lines.bonus, lines.cut), (9, 1, 14));
    assert_eq!((lines.base(), lines.total()), (0, 0));
    // Nor with more Discounts than any table has seen.
    assert_eq!(value(&same(Product::Socks, 2, 255), PLAIN), 0);
}

#[test]
fn r25_refuses_a_bonus_on_mixed_sets_and_money_for_licence_or_theft() {
    for attached in [None, Some(Attached::License), Some(Attached::Stolen)] {
        assert_eq!(
            value(&set(SetKind::FourGarments, 4, 0, attached), PLAIN),
            20
        );
        assert_eq!(value(&set(SetKind::ThreeFoods, 3, 0, attached), PLAIN), 20);
        assert_eq!(
            value(&set(SetKind::Same(Product::Peach), 3, 1, attached), PLAIN),
            10
        );
    }
}

#[test]
fn r25_refuses_a_charo_to_change_the_value() {
    for kind in SetKind::ALL {
        let size = kind.fixed_size().unwrap_or(4);
        let mut with = set(kind, size, 1, None);
        let without = value(&with, PLAIN);
        with.sale.charo_as = kind.mixed_products().first().copied().or(match kind {
            SetKind::Same(product) => Some(product),
            _ => None,
        });
        assert_eq!(value(&with, PLAIN), without);
    }
}

#[test]
fn r26_allows_a_cortes_to_sell_without_discounts_while_their_sets_count_for_others() {
    let mut game =
        Scene::of("montoya: tshirt*3 peach*2 | cortes: tshirt*3 peach*2 | reyes: tshirt*3 peach*2")
            .begin();
    for number in 0..3 {
        game.play(&format!("{number} draw, discard socks 0, sell tshirt 3"));
    }
    assert_eq!([1, 2, 3].map(|id| game.set(id).1.discounts), [0, 0, 2]);
    assert_eq!(game.totals(), [16, 16, 4]);
}

/// Seat 1, a Reyes, places a discounted set of three T-shirts (10 €); seat 2, a Cortés, steals it
/// where `steal` is true.
fn cortes_steals(steal: bool) -> Scene {
    let mut game = Scene::of(
        "montoya: tshirt*3 cousin police | reyes: tshirt*3 cousin peach | cortes: cousin peach*4",
    )
    .begin();
    game.play("0 draw, discard socks 0, sell tshirt 3");
    game.play("1 draw, discard socks 0, sell tshirt 3");
    assert_eq!(game.worth(2), 10);
    game.play(&format!(
        "2 draw, discard socks 0, {}",
        if steal { "steal 2" } else { "pass" }
    ));
    game
}

#[test]
fn r26_allows_a_cortes_the_full_value_of_a_discounted_set_they_stole() {
    let game = cortes_steals(true);
    let (owner, set) = game.set(2);
    // The Discount still lies there; it counts for nothing.
    assert_eq!((owner, set.discounts), (2, 1));
    assert_eq!(game.totals(), [16, 0, 16]);
}

#[test]
fn r26_refuses_any_other_thief_the_full_value() {
    let mut game = cortes_steals(false);
    game.play("0 draw, discard socks 0, steal 2");
    assert_eq!(game.totals(), [16 + 10, 0, 0]);
    for family in Family::ALL {
        let expected = match family {
            Family::Cortes => 16,
            Family::Heredia => 12,
            _ => 10,
        };
        let stolen = set(SetKind::Same(Product::TShirt), 3, 1, Some(Attached::Stolen));
        assert_eq!(value(&stolen, family), expected);
    }
}

#[test]
fn r26_refuses_discounts_to_come_onto_a_set_that_a_cortes_placed_and_lost() {
    let mut game = Scene::of("cortes: tshirt*3 peach*2 | reyes: tshirt*3 cousin peach").begin();
    game.play("0 draw, discard socks 0, pass");
    game.play("1 draw, discard socks 0, sell tshirt 3");
    game.play("0 draw, discard socks 0, sell tshirt 3");
    assert_eq!((game.set(2).1.discounts, game.worth(2)), (0, 16));
    game.play("1 draw, discard socks 0, steal 2");
    assert_eq!(game.totals(), [0, 32]);
}

#[test]
fn r27_allows_a_heredia_2_euros_for_each_set_stolen_ones_included() {
    let mut game = Scene::of("heredia: tshirt*3 cousin peach | reyes: peach*3 thong*2").begin();
    game.play("0 draw, discard socks 0, sell tshirt 3");
    assert_eq!(game.totals(), [18, 0]);
    game.play("1 draw, discard socks 0, sell peach 3");
    game.play("0 draw, discard socks 0, steal 2");
    assert_eq!(game.totals(), [18 + 18, 0]);
}

#[test]
fn r27_refuses_to_double_or_discount_the_two_euros() {
    // (16 − 6) × 2 = 20, and 2.
    assert_eq!(
        value(&doubled(same(Product::TShirt, 3, 1)), Family::Heredia),
        22
    );
    assert_eq!(
        value(&doubled(same(Product::TShirt, 3, 0)), Family::Heredia),
        34
    );
    assert_eq!(value(&same(Product::Socks, 2, 9), Family::Heredia), 2);
}

#[test]
fn r27_refuses_the_two_euros_to_every_other_family() {
    for family in Family::ALL {
        let expected = if family == Family::Heredia { 18 } else { 16 };
        assert_eq!(value(&same(Product::TShirt, 3, 0), family), expected);
    }
    // A set that a Heredia loses leaves the 2 behind.
    let mut game = Scene::of("heredia: tshirt*3 thong*2 | reyes: cousin peach*4").begin();
    game.play("0 draw, discard socks 0, sell tshirt 3");
    game.play("1 draw, discard socks 0, steal 1");
    assert_eq!(game.totals(), [0, 16]);
}

#[test]
fn r28_allows_level_players_to_share_the_win() {
    let all = Scene::of("montoya: peach*5 | reyes: garlic*5 | cortes: thong*5 | salazar: socks*5 | heredia: tshirt*5")
        .begin();
    // Everybody at 0 €.
    assert_eq!(all.leaders(), [0, 1, 2, 3, 4]);
    let mut game =
        Scene::of("montoya: peach*2 thong*3 | reyes: tshirt*2 socks*3 | cortes: garlic*5").begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    assert_eq!(game.leaders(), [0]);
    game.play("1 draw, discard socks 0, sell tshirt 2");
    assert_eq!(
        (game.totals(), game.leaders()),
        (vec![10, 10, 0], vec![0, 1])
    );
    game.play("2 draw, discard socks 0, sell garlic 3");
    assert_eq!(
        (game.totals(), game.leaders()),
        (vec![10, 10, 10], vec![0, 1, 2])
    );
}

#[test]
fn r28_allows_a_tie_made_by_the_heredias_two_euros_alone() {
    let mut game = Scene::of("heredia: peach*2 thong*3 | reyes: underpants*3 socks*2").begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    game.play("1 draw, discard socks 0, sell underpants 3");
    assert_eq!((game.totals(), game.leaders()), (vec![12, 13], vec![1]));
    // Two Thongs and the bonus are level with two Underpants.
    let mut game = Scene::of("heredia: thong*2 peach*3 | reyes: underpants*2 garlic*3").begin();
    game.play("0 draw, discard socks 0, sell thong 2");
    game.play("1 draw, discard socks 0, sell underpants 2");
    assert_eq!((game.totals(), game.leaders()), (vec![8, 8], vec![0, 1]));
}

#[test]
fn r28_refuses_to_break_a_tie_or_to_share_with_who_has_less() {
    let mut game = Scene::of("montoya: peach*2 thong*3 | reyes: peach*2 thong*3").begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    game.play("1 draw, discard socks 0, sell peach 2");
    assert_eq!((game.totals(), game.leaders()), (vec![10, 6], vec![0]));
    // Level: neither fewer sets, nor the earlier seat, nor the starting player decides.
    let mut game = Scene::of("montoya: garlic*2 socks*2 thong | reyes: peach*2 thong*3")
        .start(1)
        .begin();
    game.play("1 draw, discard socks 0, sell peach 2");
    game.play("0 draw, discard socks 0, sell garlic 2");
    game.play("1 draw, discard socks 0, pass");
    game.play("0 draw, discard socks 0, sell socks 2");
    assert_eq!((game.totals(), game.leaders()), (vec![10, 10], vec![0, 1]));
    assert_eq!(game.state().table().areas[seat(0)].len(), 2);
}
