//! R1 players, R2 deck, R3 starting player, R4 market stalls.

use crate::common::{Scene, hand, seat};
use me_lo_quitan::play::{Seed, SetUp};
use me_lo_quitan::rules::{
    Card, Counts, Deal, DeckError, DeckList, Family, GameState, MAX_DECK, Options, Refusal, Seat,
    SetupError, Stall,
};

fn set_up(players: usize, start: Option<Seat>) -> SetUp {
    SetUp {
        players,
        start,
        options: Options::default(),
    }
}

/// A deal of Socks alone.
fn socks(players: usize, cards: usize) -> Deal {
    let deck = vec![Card::Socks; cards];
    let options = Options {
        deck: DeckList(deck.iter().copied().collect::<Counts>()),
        ..Options::default()
    };
    Deal {
        families: Family::ALL.into_iter().cycle().take(players).collect(),
        start: Seat::FIRST,
        options,
        deck,
    }
}

#[test]
fn r01_allows_two_to_five_players_with_different_families() {
    for players in 2..=5 {
        for number in 0..50 {
            let deal = set_up(players, None)
                .deal(Seed::new(number))
                .expect("a deal");
            let mut families = deal.families.clone();
            families.sort();
            families.dedup();
            assert_eq!(families.len(), players);
            GameState::new(&deal).expect("a game");
        }
    }
}

#[test]
fn r01_allows_seats_to_go_round_to_the_left() {
    let mut game = Scene::of("salazar: peach*5 | reyes: thong*5 | cortes: garlic*5")
        .start(1)
        .begin();
    let own = ["peach", "thong", "garlic"];
    for (turn, number) in (1..).zip([1, 2, 0, 1, 2]) {
        let table = game.state().table();
        assert_eq!((table.active, table.turn), (seat(number), turn));
        game.play(&format!("{number} take 0, give {} 0, pass", own[number]));
    }
}

#[test]
fn r01_refuses_one_player_six_players_and_a_family_twice() {
    let refused = |deal: &Deal| GameState::new(deal).expect_err("refused");
    assert_eq!(refused(&socks(1, 40)), SetupError::Players(1));
    assert_eq!(refused(&socks(6, 40)), SetupError::Players(6));
    let mut twice = socks(3, 40);
    twice.families[2] = Family::Heredia;
    assert_eq!(refused(&twice), SetupError::FamilyTwice(Family::Heredia));
    assert_eq!(
        set_up(1, None).deal(Seed::new(7)),
        Err(SetupError::Players(1))
    );
    assert_eq!(
        set_up(6, None).deal(Seed::new(7)),
        Err(SetupError::Players(6))
    );
}

#[test]
fn r01_refuses_a_move_of_whoever_is_not_asked() {
    let mut game = Scene::of("salazar: socks*5 | reyes: socks*5 | cortes: socks*5").begin();
    game.refuses_all(
        &["1 draw", "2 draw", "2 take 0", "1 pass"],
        Refusal::NotYourTurn,
    );
    assert!(game.list(seat(1)).is_empty() && game.list(seat(2)).is_empty());
    // A place at which nobody sits plays neither.
    game.refuses("4 draw", Refusal::NotYourTurn);
}

#[test]
fn r02_allows_the_standard_deck_and_the_smallest_one() {
    assert_eq!(DeckList::STANDARD.total(), 110);
    let copies = Card::ALL.map(|card| DeckList::STANDARD.count(card));
    assert_eq!(copies, [14, 13, 12, 11, 13, 12, 10, 5, 5, 4, 4, 3, 4]);
    for players in 2..=5 {
        assert_eq!(DeckList::STANDARD.check(players), Ok(()));
        let least = 5 * players + 4;
        let state = GameState::new(&socks(players, least)).expect("one card is left to draw");
        assert_eq!(state.table().deck_left, 1);
        GameState::new(&socks(players, MAX_DECK)).expect("the largest deck");
    }
}

#[test]
fn r02_refuses_decks_too_small_too_large_or_not_as_listed() {
    let refused = |deal: &Deal| GameState::new(deal).expect_err("refused");
    for players in 2..=5 {
        let least = 5 * players + 4;
        let total = least - 1;
        let short = DeckError::TooSmall {
            total,
            least,
            players,
        };
        assert_eq!(refused(&socks(players, total)), SetupError::Deck(short));
        let long = DeckError::TooLarge {
            total: MAX_DECK + 1,
        };
        assert_eq!(
            refused(&socks(players, MAX_DECK + 1)),
            SetupError::Deck(long)
        );
    }
    let mut other = socks(2, 40);
    other.deck[39] = Card::Van;
    let differs = SetupError::DeckDiffers {
        card: Card::Socks,
        listed: 40,
        dealt: 39,
    };
    assert_eq!(refused(&other), differs);
}

#[test]
fn r03_allows_any_seat_to_begin_chosen_or_by_chance() {
    for players in 2..=5 {
        for number in 0..players {
            let deal = set_up(players, Some(seat(number))).deal(Seed::new(3));
            let state = GameState::new(&deal.expect("a deal")).expect("a game");
            assert_eq!(state.table().active, seat(number));
        }
        let by_chance = |number| {
            set_up(players, None)
                .deal(Seed::new(number))
                .expect("a deal")
        };
        let mut seen: Vec<Seat> = (0..100).map(|number| by_chance(number).start).collect();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), players, "every seat begins now and then");
    }
}

#[test]
fn r03_refuses_a_start_at_an_empty_place() {
    let mut deal = socks(3, 40);
    deal.start = seat(3);
    let refused = SetupError::NoSuchStart {
        start: 3,
        players: 3,
    };
    assert_eq!(GameState::new(&deal), Err(refused));
    assert_eq!(set_up(3, Some(seat(3))).deal(Seed::new(1)), Err(refused));
}

#[test]
fn r03_refuses_to_let_the_chosen_start_change_the_shuffle() {
    let chance = set_up(4, None).deal(Seed::new(11)).expect("a deal");
    for number in 0..4 {
        let chosen = set_up(4, Some(seat(number)))
            .deal(Seed::new(11))
            .expect("a deal");
        assert_eq!(
            (&chosen.families, &chosen.deck),
            (&chance.families, &chance.deck)
        );
    }
}

#[test]
fn r04_allows_any_kind_of_card_to_lie_on_a_stall_and_be_taken() {
    for card in Card::ALL.map(Card::name) {
        let mut game = Scene::of("salazar: thong*5 | reyes: thong*5")
            .stalls(&format!("socks {card} peach"))
            .begin();
        game.stall_holds(0, "socks")
            .stall_holds(1, card)
            .stall_holds(2, "peach");
        game.play("0 take 1, give thong 0");
        game.holds(0, &format!("thong*4 {card}"));
        game.stall_holds(0, "socks thong").stall_holds(1, "");
    }
}

#[test]
fn r04_allows_the_deal_in_the_order_of_the_record() {
    let game = Scene::of("salazar: socks thong van aunt charo | reyes: peach*5")
        .stalls("garlic police cousin")
        .deck("license van socks")
        .begin();
    game.holds(0, "socks thong van aunt charo")
        .holds(1, "peach*5")
        .deck_left("license van socks");
    assert_eq!(game.state().view(None).hand, hand(""));
    for (number, stall) in Stall::ALL.into_iter().enumerate() {
        assert_eq!((stall.index(), Stall::new(number)), (number, Some(stall)));
        assert_eq!(usize::from(u8::from(stall)), number);
    }
    assert_eq!(Stall::new(3), None);
}

#[test]
fn r04_refuses_to_take_from_an_empty_stall_or_to_play_from_a_stall() {
    let mut game = Scene::of("heredia: thong*5 | reyes: thong*5")
        .stalls("police van aunt")
        .begin();
    game.play("0 take 1, give thong 0, pass");
    game.refuses("1 take 1", Refusal::StallEmpty);
    // What lies on a stall is in nobody's hand.
    game.play("1 take 2, give thong 2");
    game.refuses("1 van self", Refusal::EffectNotHeld);
}
