//! From seat to seat: who gets the screen, what is on it then, and what is gone from it.

use super::driver::{Thing, Window};
use super::games::begin;
use super::moments::{fresh, game, loaded, may_sell, moves, sell, session, show};
use super::person::Person;
use super::sight::{Sight, buttons_like, hand, sight};
use eframe::egui::{Event, Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::play::Curtain;
use me_lo_quitan::rules::{Card, OwnedView, Phase, Seat, Stall};
use me_lo_quitan::text::{Language, Texts};
use me_lo_quitan::ui::App;
use me_lo_quitan::ui::settings::BotPace;
use std::collections::BTreeSet;

/// Every name on the screen.
fn names(window: &Window<App>) -> Vec<String> {
    let nodes = window.harness.query_all_by(|_| true);
    let told = nodes.filter_map(|node| node.accesskit_node().label().or(node.value()));
    told.collect()
}

/// What each panel of the table must say of that view.
fn panels(window: &mut Window<App>, view: &OwnedView) -> Vec<String> {
    let seats: Vec<String> = {
        let game = window.app().game().expect("a game");
        game.names()
    };
    let (table, texts) = (&view.table, &window.texts);
    let left = u32::from(table.deck_left);
    let mut words = vec![texts.with("deck-summary", &[("count", left.into())])];
    let spent = u32::from(table.players) - table.motorbikes.len();
    let boxed = table.boxed.total() + spent;
    words.push(texts.with("box-summary", &[("count", boxed.into())]));
    for stall in Stall::ALL {
        let top = table.stall(stall);
        let card = top.top.map(|card| texts.card(card));
        let blanks = [
            ("number", (stall.index() as u32 + 1).into()),
            (
                "card",
                card.unwrap_or_else(|| texts.get("stall-empty")).into(),
            ),
            ("count", u32::from(top.size).into()),
        ];
        words.push(texts.with("stall-summary", &blanks));
    }
    for seat in table.seats() {
        let yes = |it: bool| if it { "yes" } else { "no" };
        let blanks = [
            ("name", seats[seat.index()].clone().into()),
            ("family", texts.family(table.family(seat)).into()),
            ("cards", u32::from(table.hand_sizes[seat]).into()),
            ("motorbike", yes(table.motorbikes.has(seat)).into()),
            ("amount", texts.euros(table.total(seat)).into()),
            ("sets", (table.areas[seat].len() as u32).into()),
            ("turn", yes(table.active == seat).into()),
        ];
        words.push(texts.with("pitch-summary", &blanks));
    }
    words
}

#[test]
fn ux09_after_each_change_of_seat_every_panel_shows_that_seat_s_view() {
    let mut at = fresh();
    let window = &mut at.window;
    begin(window, &[true; 3], "9");
    let mut person = Person::new(9);
    let (mut before, mut changes) = (None, 0);
    while changes < 40 && sight(window) != Sight::Scores {
        person.act(window);
        let curtain = session(window).curtain();
        if before.replace(curtain) == Some(curtain) {
            continue;
        }
        window.wait(0.5);
        let view = session(window).view();
        let seen = names(window);
        for words in panels(window, &view) {
            let there = seen.iter().any(|name| name.starts_with(&words));
            assert!(there, "{curtain:?}: no “{words}” among {seen:?}");
        }
        let cards: Vec<Card> = view.hand.cards().collect();
        let shown = hand(window);
        if view.drawn.is_empty() && !matches!(view.table.phase, Phase::Exchange { .. }) {
            assert_eq!(shown.len(), cards.len(), "{curtain:?}");
        }
        for (place, card) in cards.iter().enumerate() {
            let name = window.texts.card_in_row(*card, place + 1, shown.len());
            assert_eq!(shown[place].name, name, "{curtain:?}");
        }
        changes += 1;
    }
    assert!(changes > 30, "{changes}");
}

#[test]
fn ux10_selection_and_notes_are_gone_when_the_seat_changes() {
    let mut at = loaded(&game(&[true; 3], |state| {
        let seats = state.table().seats();
        may_sell(state)
            && seats
                .into_iter()
                .all(|seat| state.table().hand_sizes[seat] > 2)
    }));
    let window = &mut at.window;
    show(window);
    let cards = hand(window);
    let over = cards[0].rect.center();
    window.key(Modifiers::NONE, Key::Num1);
    window.key(Modifiers::NONE, Key::Num2);
    window.event(Event::PointerMoved(over));
    window.wait(2.0);
    let count = |window: &Window<App>, name: &str| {
        names(window).into_iter().filter(|one| one == name).count()
    };
    assert!(count(window, &cards[0].name) > 1, "a note beside the card");
    assert!(hand(window).iter().any(|card| card.selected));
    window.key(Modifiers::COMMAND, Key::Enter);
    for _ in 0..8 {
        window.frame();
        assert_eq!(hand(window), []);
        assert_eq!(count(window, &cards[0].name), 0, "no stale note");
    }
    // By key, so that the pointer stays where the note was.
    for _ in 0..60 {
        let names = buttons_like(window, &["handoff-show"]);
        let show = names.first().expect("a hand-off").name.clone();
        let label = egui_kittest::kittest::By::new()
            .role(Role::Button)
            .label(&show);
        if window.harness.get(label).is_focused() {
            break;
        }
        window.key(Modifiers::NONE, Key::Tab);
    }
    window.key(Modifiers::NONE, Key::Enter);
    window.wait(0.25);
    assert_eq!(sight(window), Sight::Hand);
    let chosen: Vec<Thing> = window.buttons();
    assert!(!chosen.iter().any(|thing| thing.selected));
}

#[test]
fn ux13_no_hand_before_the_deal_and_no_you_in_the_log() {
    let mut at = fresh();
    let window = &mut at.window;
    window.press("title-new-game");
    window.wait(1.0);
    assert_eq!(hand(window), [], "none while names are entered");
    assert!(window.app().game().is_none());
    window.press("common-back");
    window.wait(1.0);
    begin(window, &[true, true, false], "13");
    let mut person = Person::new(13);
    while person.openings < 10 {
        person.act(window);
    }
    let game = window.app().game().expect("a game");
    let (lines, names) = (game.logbook.log().lines().to_vec(), game.names());
    assert!(lines.len() > 20, "{}", lines.len());
    for line in &lines {
        let told = window.texts.log_line(line, &names).to_lowercase();
        for word in told.split(|letter: char| !letter.is_alphabetic()) {
            assert!(!["you", "your", "yours"].contains(&word), "{told}");
        }
    }
}

#[test]
fn ux14_back_from_anywhere_ends_covered() {
    // A look back and a load cover the hand; taking back leaves nobody else's open.
    let mut at = loaded(&game(&[true; 3], may_sell));
    let window = &mut at.window;
    show(window);
    let own = hand(window);
    sell(window);
    window.wait(1.0);
    window.press("desk-undo");
    window.wait(1.0);
    let names =
        |cards: &[Thing]| -> Vec<String> { cards.iter().map(|card| card.name.clone()).collect() };
    assert_eq!(names(&hand(window)), names(&own), "the same person's hand");
    window.press("bar-log");
    window.wait(1.0);
    let line = {
        let game = window.app().game().expect("a game");
        let (line, names) = (game.logbook.log().lines()[1].clone(), game.names());
        window.texts.log_line(&line, &names)
    };
    window
        .harness
        .get_by_role_and_label(Role::Button, &line)
        .scroll_to_me();
    window.wait(0.5);
    window.press_named(&line);
    window.wait(1.0);
    assert_eq!(hand(window), [], "looking back");
    window.press("back-return");
    window.wait(1.0);
    assert_eq!((sight(window), hand(window)), (Sight::HandOff, vec![]));
    show(window);
    let path = window.app().game().and_then(|game| game.file.clone());
    let ctx = window.ctx();
    let open = me_lo_quitan::ui::command::Command::Open(path.expect("a file"));
    window.app().run(&ctx, open);
    window.frame();
    assert_eq!(hand(window), [], "loaded");
    window.wait(1.0);
    assert_eq!(sight(window), Sight::HandOff);
}

#[test]
fn ux15_each_of_five_opens_its_own_hand_and_acts_in_every_phase() {
    let wanted: BTreeSet<(usize, &str)> = (0..5)
        .flat_map(|seat| ["start", "discard", "exchange", "action", "answer"].map(|it| (seat, it)))
        .collect();
    let mut done = BTreeSet::new();
    for seed in 1..30 {
        let mut at = fresh();
        let window = &mut at.window;
        begin(window, &[true; 5], &format!("{seed}"));
        let mut person = Person::new(seed);
        while sight(window) != Sight::Scores {
            let (before, curtain) = (moves(window), session(window).curtain());
            let phase = match session(window).view().table.phase {
                Phase::Start => "start",
                Phase::Discard => "discard",
                Phase::Exchange { .. } => "exchange",
                Phase::Answer { .. } => "answer",
                Phase::Action | Phase::Price | Phase::Extra | Phase::Over(_) => "action",
            };
            person.act(window);
            let acted = match curtain {
                Curtain::Private(seat) if moves(window) > before => Some(seat),
                Curtain::Claim { seat, open: true } if session(window).curtain() != curtain => {
                    Some(seat)
                }
                _ => None,
            };
            if let Some(seat) = acted {
                let view = session(window).timeline();
                let last = view.moves().last().expect("a move").seat;
                assert!(phase == "answer" || last == seat, "{last:?} for {seat:?}");
                done.insert((seat.index(), phase));
            }
        }
        if wanted.is_subset(&done) {
            return;
        }
    }
    let missing: Vec<_> = wanted.difference(&done).collect();
    assert_eq!(missing, [] as [&(usize, &str); 0]);
}

#[test]
fn ux60_no_node_names_a_card_that_lies_face_down() {
    let mut at = loaded(&game(&[true; 4], |state| {
        may_sell(state) && state.table().sets_placed > 2
    }));
    let window = &mut at.window;
    let view = session(window).view();
    let deck = u32::from(view.table.deck_left);
    let deck = window.texts.with("deck-summary", &[("count", deck.into())]);
    assert!(names(window).contains(&deck), "the deck is only counted");
    let mut open = panels(window, &view);
    open.push(window.texts.get("handoff-recap"));
    let recap: Vec<String> = {
        let game = window.app().game().expect("a game");
        let (lines, names) = (game.logbook.log().lines().to_vec(), game.names());
        lines
            .iter()
            .map(|line| window.texts.log_line(line, &names))
            .collect()
    };
    let sets = super::sight::sets(window);
    for name in names(window) {
        let told = open
            .iter()
            .chain(&recap)
            .any(|words| name.starts_with(words));
        if told || sets.iter().any(|set| set.name == name) {
            continue;
        }
        for card in Card::ALL {
            let card = window.texts.card(card);
            assert!(!name.contains(&card), "“{name}” names {card}");
        }
    }
}

#[test]
fn ux03_ux08_bots_get_no_hand_off_and_every_person_reads_of_their_moves() {
    let mut at = fresh();
    let window = &mut at.window;
    window.app().settings_mut().pace = BotPace::Off;
    begin(window, &[true, true, false, false], "308");
    let bots = ["Eva", "Íñigo"];
    let mut person = Person::new(308);
    let (mut read, mut offs) = (0, 0);
    let mut told: Vec<String> = Vec::new();
    let mut last = None;
    while offs < 16 && sight(window) != Sight::Scores {
        person.act(window);
        let Curtain::Handoff(seat) = session(window).curtain() else {
            last = None;
            continue;
        };
        if last.replace(seat) == Some(seat) {
            continue;
        }
        window.wait(0.5);
        offs += 1;
        for bot in bots {
            let key = window.texts.with("handoff-show", &[("name", bot.into())]);
            assert_eq!(window.find(&key), None, "{bot} is no person");
        }
        // What the bots have done since both people last played, in the words of the log.
        let texts = Texts::new(Language::English);
        let game = window.app().game().expect("a game");
        let lines = game.logbook.recap(seat, &texts, &game.names());
        let of_bots: Vec<String> = lines
            .into_iter()
            .take(8)
            .filter(|line| bots.iter().any(|bot| line.starts_with(bot)))
            .collect();
        let first = seat == Seat::FIRST;
        for line in &of_bots {
            assert!(window.says(line), "{seat:?} reads “{line}”");
            read += 1;
        }
        if first {
            told = of_bots;
        } else {
            let again = told.iter().filter(|line| of_bots.contains(line)).count();
            assert_eq!(again, told.len(), "{told:?} and {of_bots:?}");
        }
    }
    assert!(read > 16, "{read}");
}

#[test]
fn ux67_bots_play_at_once_fast_normally_or_step_by_step() {
    let mut took = Vec::new();
    for pace in [BotPace::Off, BotPace::Fast, BotPace::Normal] {
        let mut at = fresh();
        let window = &mut at.window;
        window.app().settings_mut().pace = pace;
        begin(window, &[true, false, false], "67");
        let mut person = Person::new(67);
        person.play_until(window, Sight::Hand);
        person.play_until(window, Sight::Hand);
        while !window.can("desk-end-turn") {
            person.act(window);
        }
        let before = moves(window);
        // What was just pressed keeps the pointer off for a moment.
        window.wait(1.0);
        window.press("desk-end-turn");
        let mut frames = 0;
        while moves(window) < before + 3 {
            window.frame();
            frames += 1;
            assert!(frames < 100, "{pace:?}: {:?}", window.names());
        }
        took.push(frames);
    }
    assert!(
        took[0] <= 4 && took[0] < took[1] && took[1] < took[2],
        "{took:?}"
    );

    let mut at = fresh();
    let window = &mut at.window;
    window.app().settings_mut().pace = BotPace::Step;
    begin(window, &[true, false, false], "67");
    let mut person = Person::new(67);
    person.play_until(window, Sight::Hand);
    while !window.can("desk-end-turn") {
        person.act(window);
    }
    window.wait(1.0);
    window.press("desk-end-turn");
    window.wait(2.0);
    let made = moves(window);
    window.wait(10.0);
    assert_eq!(moves(window), made, "nothing without a step");
    window.press("bot-step");
    window.wait(1.0);
    assert_eq!(moves(window), made + 1, "one step");
    window.key(Modifiers::NONE, Key::Enter);
    window.wait(1.0);
    assert_eq!(moves(window), made + 2, "another by key");
    window.key(Modifiers::NONE, Key::Escape);
    window.wait(2.0);
    assert_eq!(sight(window), Sight::Hand, "skipped to the person");
}
