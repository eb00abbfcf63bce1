//! R29 what is public. The laws check the same over random games.

use crate::common::{Scene, hand, seat};
use me_lo_quitan::rules::{Card, Event, Hand, SeatSet, SetupError};

fn table() -> Scene {
    let mut game = Scene::of("montoya: peach*2 aunt van thong | reyes: garlic*3 cousin police")
        .stalls("charo license tshirt")
        .deck("watermelon underpants socks*9")
        .begin();
    game.play("0 draw");
    game
}

#[test]
fn r29_allows_everybody_to_see_what_lies_on_the_table() {
    let game = table();
    for eyes in [Some(seat(0)), Some(seat(1)), None] {
        let view = game.state().owned_view(eyes);
        assert_eq!(view.table, *game.state().table());
        assert_eq!(view.to_act(), SeatSet::only(seat(0)));
        assert_eq!(view.as_view().may_act(), eyes == Some(seat(0)));
        assert!(!view.is_over());
        assert_eq!(view.table.deck_left, 9);
        assert_eq!(view.table.hand_sizes[seat(0)], 5);
        assert_eq!(view.table.motorbikes.len(), 2);
        assert_eq!(view.table.stalls[1].top.map(Card::name), Some("license"));
    }
}

#[test]
fn r29_allows_each_seat_its_own_cards() {
    let game = table();
    let view = game.state().view(Some(seat(0)));
    assert_eq!(
        (view.hand, view.drawn),
        (
            hand("peach*2 aunt van thong"),
            hand("watermelon underpants")
        )
    );
    let view = game.state().view(Some(seat(1)));
    assert_eq!(
        (view.hand, view.drawn),
        (hand("garlic*3 cousin police"), Hand::EMPTY)
    );
}

#[test]
fn r29_allows_a_boxed_hand_to_be_seen_by_all() {
    let mut game = table();
    game.play("0 discard underpants 0, van others");
    let boxed = game.events().iter().any(|event| {
        matches!(event.seen_by(None), Event::HandBoxed { cards, .. } if cards == hand("garlic*3 cousin police"))
    });
    assert!(boxed);
    game.boxed("garlic*3 cousin police van");
}

#[test]
fn r29_allows_hands_and_deck_to_be_shown_once_the_game_is_over() {
    let mut game = Scene::of("montoya: peach*2 aunt van thong | reyes: garlic*3 cousin police")
        .deck("socks garlic")
        .begin();
    game.play("0 draw, discard socks 0, pass");
    assert!(game.state().is_over() && game.state().owned_view(None).is_over());
    let shown = game.state().revealed().expect("the game is over");
    assert_eq!(shown, game.state().lay_open());
    assert_eq!(shown.hands[seat(1)], hand("garlic*3 cousin police"));
}

#[test]
fn r29_refuses_to_show_them_before() {
    let mut game = table();
    assert!(!game.state().is_over());
    assert_eq!(game.state().revealed(), None);
    game.play("0 discard underpants 0, pass");
    assert_eq!(game.state().revealed(), None);
}

#[test]
fn r29_refuses_onlookers_and_rivals_any_card_of_a_hand_or_a_draw() {
    let game = table();
    let view = game.state().view(None);
    assert_eq!((view.hand, view.drawn), (Hand::EMPTY, Hand::EMPTY));
    let own = game.state().owned_view(Some(seat(0)));
    assert_eq!(own.public(), game.state().owned_view(None));
}

#[test]
fn r29_refuses_to_show_a_card_under_the_top_of_a_stall() {
    // Two tables that differ only in what lies under a top look the same to everybody.
    let under = |card: &str| {
        let mut game = Scene::of(&format!("montoya: thong*4 {card} | reyes: thong*5"))
            .stalls("peach*3")
            .deck("aunt van garlic*9")
            .begin();
        game.play(&format!("0 take 2, give {card} 0, pass"));
        game.play("1 take 1, give thong 0, pass");
        game
    };
    let (one, other) = (under("aunt"), under("van"));
    assert_eq!(one.state().table().stalls, other.state().table().stalls);
    assert_eq!(
        one.state().table().hand_sizes,
        other.state().table().hand_sizes
    );
    one.stall_holds(0, "peach aunt thong");
    other.stall_holds(0, "peach van thong");
}

#[test]
fn r29_refuses_a_made_up_state_that_contradicts_what_is_seen() {
    let game = table();
    let view = game.state().view(Some(seat(0)));
    let truth = game.state().lay_open();
    assert_eq!(view.complete(&truth).as_ref(), Ok(game.state()));
    let refused = |change: &dyn Fn(&mut me_lo_quitan::rules::Hidden)| {
        let mut hidden = truth.clone();
        change(&mut hidden);
        view.complete(&hidden).expect_err("refused")
    };
    let fits = SetupError::DoesNotFit;
    assert_eq!(
        refused(&|hidden| {
            hidden.deck.pop();
        }),
        fits("deck size")
    );
    assert_eq!(
        refused(&|hidden| hidden.drawn = hand("watermelon")),
        fits("size of the draw")
    );
    assert_eq!(
        refused(&|hidden| hidden.drawn = hand("watermelon socks")),
        fits("own draw")
    );
    assert_eq!(
        refused(&|hidden| hidden.hands[seat(1)] = hand("garlic")),
        fits("hand size")
    );
    assert_eq!(
        refused(&|hidden| hidden.hands[seat(0)] = hand("peach*5")),
        fits("own hand")
    );
    assert_eq!(
        refused(&|hidden| hidden.hands[seat(1)] = hand("garlic*5")),
        fits("cards of a kind")
    );
    assert_eq!(
        refused(&|hidden| {
            hidden.stalls[0].clear();
        }),
        fits("stall size")
    );
    assert_eq!(
        refused(&|hidden| hidden.stalls[0] = vec![Card::Van]),
        fits("stall top")
    );
    // What the seat can't see may be otherwise: here a card of the rival's hand lies in the deck.
    let mut hidden = truth.clone();
    hidden.hands[seat(1)] = hand("garlic*2 cousin police socks");
    hidden.deck[8] = Card::Garlic;
    let other = view.complete(&hidden).expect("it fits");
    assert_eq!(other.view(Some(seat(0))), view);
    assert_ne!(&other, game.state());
}
