//! Every screen around the table, by accessible names: in all languages and looks, at the smallest
//! window, by pointer and by keyboard.

#![cfg(feature = "ui")]

#[path = "side_screens/fitting.rs"]
mod fitting;
#[path = "side_screens/questions.rs"]
mod questions;
#[path = "side_screens/scores.rs"]
mod scores;
#[path = "side_screens/set_up.rs"]
mod set_up;
#[path = "side_screens/settings.rs"]
mod settings;
#[path = "side_screens/sheets.rs"]
mod sheets;

use eframe::egui::{self, Rect, Role, Ui, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use me_lo_quitan::play::{BotLevel, Seed, SetUp};
use me_lo_quitan::rules::{Deal, Ending, Family, GameState, Options, PerSeat, Phase, Seat, Table};
use me_lo_quitan::text::{Language, Texts};
use me_lo_quitan::ui::faces::Drawing;
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::screens::setup::SetUpDraft;
use me_lo_quitan::ui::settings::SetUpMemory;
use me_lo_quitan::ui::theme::Mode;
use std::rc::Rc;

const SMALLEST: Vec2 = vec2(960.0, 540.0);

/// A screen in a window of that size. The look never draws pictures: only words and places matter.
fn window<'a, S: 'a>(
    size: Vec2,
    mode: Mode,
    language: Language,
    state: S,
    mut draw: impl FnMut(&mut Ui, &Look, &mut S) + 'a,
) -> Harness<'a, S> {
    let mut look = Look::with_drawing(mode, language, Drawing::Never);
    look.reduce_motion = true;
    let look = Rc::new(look);
    let dressing = Rc::clone(&look);
    Harness::builder()
        .with_size(size)
        .with_max_steps(40)
        .with_context_setup(move |ctx| dressing.install(ctx))
        .build_ui_state(
            move |ui, state| {
                // The harness keeps a margin that the window does not have.
                let window = ui.ctx().content_rect();
                let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(window));
                ui.set_clip_rect(window);
                draw(&mut ui, &look, state);
            },
            state,
        )
}

fn english<'a, S: 'a>(state: S, draw: impl FnMut(&mut Ui, &Look, &mut S) + 'a) -> Harness<'a, S> {
    window(SMALLEST, Mode::Light, Language::English, state, draw)
}

/// Every button on a screen, by name and place.
fn buttons<S>(harness: &Harness<'_, S>) -> Vec<(String, Rect)> {
    harness
        .query_all_by_role(Role::Button)
        .map(|node| {
            let name = node.accesskit_node().label().unwrap_or_default();
            (name, node.rect())
        })
        .collect()
}

/// The buttons that must always be in sight, as the person reads them.
fn in_sight<S>(harness: &Harness<'_, S>, texts: &Texts, keys: &[&str], window: Vec2) {
    let screen = Rect::from_min_size(pos2(0.0, 0.0), window);
    let found = buttons(harness);
    for key in keys {
        let name = texts.get(key);
        let place = found.iter().find(|(label, _)| *label == name);
        let (_, rect) = place.unwrap_or_else(|| panic!("no button “{name}” in {found:?}"));
        assert!(screen.expand(0.5).contains_rect(*rect), "{name}: {rect:?}");
        let tall = rect.height() >= 24.0 && rect.width() >= 24.0;
        assert!(tall, "{name} is smaller than a target: {rect:?}");
    }
}

fn names() -> Vec<String> {
    ["Ana", "Luis", "Íñigo"].map(str::to_owned).to_vec()
}

/// A finished table on which nobody sold anything: all level.
fn tied() -> Table {
    let set_up = SetUp {
        players: 3,
        start: Some(Seat::FIRST),
        options: Options::default(),
    };
    let deal: Deal = set_up.deal(Seed::new(1)).expect("a deal");
    let mut table = *GameState::new(&deal).expect("a game").table();
    table.families = PerSeat::new([
        Family::Reyes,
        Family::Montoya,
        Family::Salazar,
        Family::Cortes,
        Family::Heredia,
    ]);
    table.phase = Phase::Over(Ending::Deck);
    table
}

fn draft() -> SetUpDraft {
    SetUpDraft::remembered(&SetUpMemory::default(), Seed::new(7))
}

fn easy() -> Vec<BotLevel> {
    BotLevel::new("easy").into_iter().collect()
}

const LANGUAGES: [Language; 3] = [Language::Spanish, Language::English, Language::Pseudo];
