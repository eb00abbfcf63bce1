//! The sheets beside the table: rules and log.

use super::{buttons, names, tied, window};
use eframe::egui::{Rect, Role, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::rules::{Card, Event, PlacedSet, Product, Sale, Seat, SetId, SetKind};
use me_lo_quitan::text::{Language, Log, LogLine};
use me_lo_quitan::ui::parts::log::{LogAction, LogPanel, LogScene, log};
use me_lo_quitan::ui::parts::sidebar::{Sidebar, Tab, sidebar};
use me_lo_quitan::ui::theme::Mode;

#[derive(Default)]
struct Beside {
    sheet: Sidebar,
    out: usize,
}

fn rules<'a>(state: Beside) -> Harness<'a, Beside> {
    let table = tied();
    window(
        vec2(344.0, 540.0),
        Mode::Light,
        Language::English,
        state,
        move |ui, look, beside| {
            let mut out = Vec::new();
            sidebar(ui, look, Some(&table), &mut beside.sheet, &mut out);
            beside.out += out.len();
        },
    )
}

#[test]
fn the_sheet_opens_at_a_ruling_and_follows_its_tags() {
    let mut beside = Beside::default();
    beside.sheet.open_at(29);
    let mut harness = rules(beside);
    harness.run();
    let shown = Rect::from_min_size(pos2(0.0, 0.0), vec2(344.0, 540.0));
    let title = harness.get_by_label("R29 · What everyone sees").rect();
    assert!(shown.contains_rect(title), "{title:?}");
    harness.get_by_label("Cards").click();
    harness.run();
    harness.get_by_label("Socks, €2");
    harness.get_by_label("14 in the deck");
    let mut tags = harness.get_all_by_label("Show ruling 25");
    tags.next().expect("a tag").click();
    drop(tags);
    harness.run();
    let title = harness.get_by_label("R25 · What a set is worth").rect();
    assert!(shown.contains_rect(title), "{title:?}");
}

#[test]
fn the_search_finds_across_all_tabs_and_says_how_much() {
    let mut harness = rules(Beside::default());
    harness.state_mut().sheet.focus_search();
    harness.run();
    let field = harness.get_by_role_and_label(Role::TextInput, "Search the rules");
    assert!(field.accesskit_node().is_focused());
    field.type_text("montoya");
    harness.run();
    harness.get_by_label("3 places");
    harness.get_by_label("Montoya");
    harness.get_by_label("R21 · Van");
    harness.get_by_label("Clear the search").click();
    harness.run();
    assert!(harness.query_by_label("3 places").is_none());
}

#[test]
fn changed_options_are_marked_on_the_sheet() {
    let mut table = tied();
    table.options.deck.0.set(Card::Van, 5);
    let mut sheet = Sidebar::default();
    sheet.open(Tab::Table);
    let size = vec2(344.0, 1400.0);
    let harness = window(
        size,
        Mode::Light,
        Language::Spanish,
        sheet,
        move |ui, look, sheet| {
            sidebar(ui, look, Some(&table), sheet, &mut Vec::new());
        },
    );
    harness.get_by_label("cambiada");
    harness.get_by_label("normalmente 3");
    harness.get_by_label("Furgoneta ×5");
}

fn t_shirts(id: u8) -> PlacedSet {
    PlacedSet {
        id: SetId(id),
        sale: Sale {
            kind: SetKind::Same(Product::TShirt),
            size: 3,
            charo_as: None,
        },
        discounts: 0,
        attached: None,
    }
}

fn told() -> Vec<LogLine> {
    let mut log = Log::new(tied().families);
    let mut seat = Seat::FIRST;
    for turn in 0..60 {
        let set = t_shirts(turn as u8 + 1);
        let events: [Event<Option<Card>>; 2] = [
            Event::TurnBegan {
                seat,
                turn: turn + 1,
            },
            Event::Sold { seat, set },
        ];
        for event in &events {
            log.tell(turn as usize, event);
        }
        seat = seat.left(3);
    }
    log.lines().to_vec()
}

#[derive(Default)]
struct LogState {
    panel: LogPanel,
    back: Option<usize>,
    out: Vec<LogAction>,
}

fn logged<'a>() -> Harness<'a, LogState> {
    let lines = told();
    let size = vec2(344.0, 540.0);
    let state = LogState::default();
    window(
        size,
        Mode::Light,
        Language::English,
        state,
        move |ui, look, state| {
            let scene = LogScene {
                lines: &lines,
                names: &names(),
                looking_back: state.back,
            };
            log(ui, look, scene, &mut state.panel, &mut state.out);
        },
    )
}

#[test]
fn a_log_line_leads_back_to_its_move() {
    let mut harness = logged();
    harness.run();
    // It opens at its end.
    let last = harness.get_by_label("Turn 60: Íñigo").rect();
    assert!(last.bottom() <= 540.0 && last.top() > 200.0, "{last:?}");
    harness.get_by_label("Turn 60: Íñigo").click();
    harness.run();
    assert_eq!(harness.state().out, [LogAction::LookBack(59)]);
    harness.state_mut().back = Some(3);
    harness.run();
    harness.run();
    let seen = harness.get_by_label("Turn 4: Ana").rect();
    assert!((0.0..540.0).contains(&seen.center().y), "{seen:?}");
}

#[test]
fn only_the_lines_in_sight_cost_anything() {
    let mut harness = logged();
    harness.run();
    let shown = buttons(&harness);
    let lines = shown.iter().filter(|(name, _)| name.starts_with("Turn"));
    assert!(lines.count() < 20, "{shown:?}");
}
