//! R19 Aunt, R20 asking without telling.

use crate::common::{Scene, seat};
use me_lo_quitan::rules::{Attached, CousinAim, Event, Move, Phase, Refusal, Seat, SeatSet, SetId};

/// Four players; seat 1 has a set of two Peaches, seat 2 to act is a Cortés with two Cousins, seats
/// 0 and 3 hold an Aunt each, the victim (1) as `victim` says, and one more lies in the deck.
fn table(victim: &str) -> Scene {
    let mut game = Scene::of(&format!(
        "montoya: aunt thong*4 | reyes: peach*2 {victim} thong*2 | \
         cortes: cousin*2 garlic*2 thong | heredia: aunt thong*4"
    ))
    .deck("socks*20 aunt*2")
    .start(1)
    .begin();
    game.play("1 draw, discard socks 0, sell peach 2");
    for number in [2, 3, 0, 1] {
        game.play(&format!("{number} draw, discard socks 0, pass"));
    }
    game.play("2 draw, discard socks 0");
    game
}

fn asked(game: &Scene) -> Option<SeatSet> {
    game.events().iter().find_map(|event| match event {
        Event::Asked { seats } => Some(*seats),
        _ => None,
    })
}

const fn others_of_seat_2() -> [usize; 3] {
    [0, 1, 3]
}

#[test]
fn r19_allows_anyone_but_the_cousins_player_to_answer_whoever_is_the_victim() {
    for answering in others_of_seat_2() {
        let mut game = table("aunt");
        game.play("2 steal 1");
        let expected = SeatSet::all(4).without(seat(2));
        assert_eq!(asked(&game), Some(expected));
        assert_eq!(game.state().to_act(), expected);
        game.play(&format!("{answering} aunt"));
        // The steal does not happen, Cousin and Aunt go to the box, the action is spent.
        assert_eq!((game.set(1).0, game.set(1).1.attached), (1, None));
        game.boxed("aunt cousin");
        let table = game.state().table();
        assert_eq!((table.active, table.phase), (seat(3), Phase::Start));
        assert!(game.events().contains(&Event::AuntPlayed {
            seat: seat(answering),
            against: seat(2),
            aim: CousinAim::Steal,
            set: SetId(1),
        }));
    }
}

#[test]
fn r19_allows_the_steal_once_all_have_declined_in_any_order() {
    for order in [
        [0, 1, 3],
        [0, 3, 1],
        [1, 0, 3],
        [1, 3, 0],
        [3, 0, 1],
        [3, 1, 0],
    ] {
        let mut game = table("aunt");
        game.play("2 steal 1");
        for (count, number) in order.into_iter().enumerate() {
            assert_eq!(game.set(1).0, 1, "not before the last has declined");
            assert_eq!(game.state().to_act().len() as usize, 3 - count);
            game.play(&format!("{number} pass"));
        }
        assert_eq!(
            (game.set(1).0, game.set(1).1.attached),
            (2, Some(Attached::Stolen))
        );
        game.boxed("");
    }
}

#[test]
fn r19_allows_the_victim_to_answer_first_then_the_seats_to_the_left_of_the_thief() {
    let order = |game: &Scene| -> Vec<usize> {
        let seats = game.state().table().answer_order();
        seats.map(Seat::index).collect()
    };
    let mut game = table("aunt");
    assert!(order(&game).is_empty(), "nobody is asked yet");
    game.play("2 steal 1");
    // Seat 1 is the victim; to the left of seat 2 sit 3, then 0.
    assert_eq!(order(&game), [1, 3, 0]);
    game.play("1 pass");
    assert_eq!(order(&game), [3, 0]);
    game.play("3 pass");
    assert_eq!(order(&game), [0]);
    game.play("0 pass");
    assert!(order(&game).is_empty());
}

#[test]
fn r19_allows_the_option_to_cancel_a_doubling_cousin() {
    let mut game = Scene::of("montoya: peach*2 cousin*2 thong | reyes: aunt thong*4")
        .aunt_any()
        .begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    game.play("1 draw, discard socks 0, pass");
    game.play("0 draw, discard socks 0, double 1");
    assert_eq!(asked(&game), Some(SeatSet::only(seat(1))));
    let mut declined = game.clone();
    declined.play("1 pass");
    assert_eq!(declined.worth(1), 20);
    game.play("1 aunt").boxed("aunt cousin");
    assert_eq!((game.worth(1), game.set(1).1.attached), (10, None));
}

#[test]
fn r19_refuses_an_aunt_against_a_doubling_cousin_without_the_option() {
    let mut game = Scene::of("montoya: peach*2 cousin*2 thong | reyes: aunt thong*4").begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    game.play("1 draw, discard socks 0, pass");
    game.play("0 draw, discard socks 0, double 1");
    assert_eq!(asked(&game), None);
    assert_eq!(game.worth(1), 20);
    game.refuses("1 aunt", Refusal::WrongPhase);
}

#[test]
fn r19_refuses_an_aunt_that_is_not_held() {
    let mut game = table("thong");
    game.play("2 steal 1").refuses("1 aunt", Refusal::NoAunt);
    assert_eq!(game.list(seat(1)), [Move::Pass]);
}

#[test]
fn r19_refuses_the_cousins_player_to_answer_or_go_on() {
    let mut game = table("aunt");
    game.play("2 steal 1");
    game.refuses_all(
        &["2 aunt", "2 pass", "2 draw", "2 sell garlic 2"],
        Refusal::NotAsked,
    );
}

#[test]
fn r19_refuses_a_second_answer_of_one_seat() {
    let mut game = table("aunt");
    game.play("2 steal 1").play("0 pass");
    game.refuses_all(&["0 aunt", "0 pass"], Refusal::AlreadyAnswered);
    assert!(game.list(seat(0)).is_empty());
}

#[test]
fn r19_refuses_any_other_move_as_an_answer() {
    let mut game = table("aunt");
    game.play("2 steal 1");
    game.refuses_all(
        &["1 draw", "3 take 0", "0 sell thong 2", "1 double 1"],
        Refusal::WrongPhase,
    );
}

#[test]
fn r19_refuses_a_second_aunt_on_one_cousin_and_any_answer_to_an_aunt() {
    let mut game = table("aunt");
    game.play("2 steal 1").play("3 aunt");
    // Seat 3 is to move now, and nobody is asked about its Aunt.
    game.refuses_all(&["0 aunt", "1 aunt", "2 aunt"], Refusal::NotYourTurn);
    game.refuses("3 aunt", Refusal::WrongPhase);
    game.boxed("aunt cousin");
}

#[test]
fn r19_refuses_an_aunt_as_an_action() {
    let mut game = table("aunt");
    game.play("2 pass");
    game.play("3 draw, discard socks 0")
        .refuses("3 aunt", Refusal::WrongPhase);
}

#[test]
fn r20_allows_the_same_question_whoever_holds_an_aunt() {
    // The victim holds an Aunt, or does not: all that others and onlookers see is the same.
    let seen = |victim: &str| {
        let mut game = table(victim);
        game.play("2 steal 1");
        let eyes = [Some(seat(0)), Some(seat(2)), Some(seat(3)), None];
        let mut views: Vec<_> = eyes
            .iter()
            .map(|&eyes| game.state().owned_view(eyes))
            .collect();
        for view in &mut views {
            // The decks of the two tables differ by one Aunt; nothing else may.
            view.table.options.deck = me_lo_quitan::rules::DeckList::STANDARD;
        }
        (views, game.events().to_vec())
    };
    assert_eq!(seen("aunt"), seen("thong"));
}

#[test]
fn r20_allows_the_question_even_where_nobody_at_the_table_holds_one() {
    let mut game = Scene::of("montoya: peach*2 cousin thong*2 | reyes: cousin thong*4")
        .deck("socks*20 aunt")
        .begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    game.play("1 draw, discard socks 0, steal 1");
    assert_eq!(asked(&game), Some(SeatSet::only(seat(0))));
    // Who steps up without holding one ends as if nobody had.
    game.refuses("0 aunt", Refusal::NoAunt).play("0 pass");
    assert_eq!(game.set(1).0, 1);
}

#[test]
fn r20_refuses_a_question_once_every_aunt_lies_in_the_box() {
    let mut game =
        Scene::of("montoya: peach*2 cousin*2 thong | reyes: cousin aunt peach*2 thong").begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    game.play("1 draw, discard socks 0, sell peach 2");
    game.play("0 draw, discard socks 0, steal 2");
    assert!(asked(&game).is_some());
    game.play("1 aunt");
    game.play("1 draw, discard socks 0, steal 1");
    assert_eq!(asked(&game), None);
    assert_eq!(game.set(1).0, 1);
    assert_eq!(game.state().table().active, seat(0));
}

#[test]
fn r20_refuses_a_question_without_an_aunt_in_the_deck() {
    let mut game = Scene::of("montoya: peach*2 thong*3 | reyes: cousin thong*4")
        .aunt_any()
        .begin();
    game.play("0 draw, discard socks 0, sell peach 2");
    game.play("1 draw, discard socks 0, steal 1");
    assert_eq!(asked(&game), None);
    assert_eq!(game.set(1).0, 1);
}

#[test]
fn r20_allows_a_question_as_long_as_one_aunt_is_out_of_the_box() {
    // Two Aunts in the deck list, one in the box: the other may be anywhere.
    let mut game = table("thong");
    game.play("2 steal 1").play("0 aunt");
    for number in [3, 0, 1] {
        game.play(&format!("{number} take 0, give socks 0, pass"));
    }
    game.play("2 take 0, give socks 0, steal 1");
    assert_eq!(asked(&game), Some(SeatSet::all(4).without(seat(2))));
}
