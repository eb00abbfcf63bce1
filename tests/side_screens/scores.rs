//! The end of a game.

use super::{english, names, tied};
use egui_kittest::kittest::Queryable as _;
use me_lo_quitan::rules::{Card, Hand, PerSeat, Seat};
use me_lo_quitan::ui::screens::scoring::{Revealed, ScoringAction, ScoringScene, Tally, scoring};

#[test]
fn ux74_all_who_share_the_win_are_named() {
    let table = tied();
    let mut harness = english(Vec::new(), |ui, look, out| {
        let scene = ScoringScene {
            table: &table,
            names: &names(),
            tallies: &PerSeat::<Tally>::default(),
            revealed: None,
            counted: 1.0,
        };
        scoring(ui, look, &scene, out);
    });
    harness.get_by_label("Ana, Luis and Íñigo share the win");
    harness.get_by_label("See the table").click();
    harness.run();
    assert_eq!(harness.state().as_slice(), [ScoringAction::SeeTable]);
}

#[test]
fn r29_hands_are_shown_only_once_they_are_asked_for() {
    let mut revealed = Revealed::default();
    revealed.hands[Seat::FIRST] = [Card::Aunt].into_iter().collect::<Hand>();
    let table = tied();
    let mut harness = english((false, Vec::new()), |ui, look, (open, out)| {
        let scene = ScoringScene {
            table: &table,
            names: &names(),
            tallies: &PerSeat::<Tally>::default(),
            revealed: open.then_some(&revealed),
            counted: 1.0,
        };
        scoring(ui, look, &scene, out);
    });
    assert!(harness.query_by_label_contains("Aunt, effect").is_none());
    harness.get_by_label("Hands and deck").click();
    harness.run();
    assert_eq!(harness.state().1, [ScoringAction::Reveal]);
    harness.state_mut().0 = true;
    harness.run();
    harness.get_by_label("Aunt, effect, card 1 of 1");
}
