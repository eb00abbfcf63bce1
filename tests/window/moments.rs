//! Games stopped at a wanted moment, each in a window of its own.

use super::driver::{Program, Thing, Window, settings, start};
use super::sight::{buttons_like, hand};
use super::twins::{saved, start_with};
use me_lo_quitan::play::{Seed, Session, SetUp, Timeline};
use me_lo_quitan::rules::{
    AuntRule, Card, GameState, Move, Options, Phase, Seat, legal_moves, why_not,
};
use me_lo_quitan::save::SavedGame;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::App;
use me_lo_quitan::ui::settings::Settings;
use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha12Rng;
use tempfile::TempDir;

/// A window with a game in it.
pub struct Moment {
    pub window: Window,
    pub folder: TempDir,
}

/// Random legal play of `people` (by seat) and bots until `stop`.
pub fn game(people: &[bool], stop: impl Fn(&GameState) -> bool) -> SavedGame {
    (1..2000)
        .find_map(|seed| play(people, seed, &stop))
        .map(|timeline| saved(timeline, people))
        .expect("a game that comes to this")
}

fn play(people: &[bool], seed: u64, stop: &impl Fn(&GameState) -> bool) -> Option<Timeline> {
    let mut luck = ChaCha12Rng::seed_from_u64(seed);
    let set_up = SetUp {
        players: people.len(),
        start: None,
        options: Options {
            aunt: AuntRule::Any,
            ..Options::default()
        },
    };
    let mut timeline = Timeline::new(set_up.deal(Seed::new(seed)).ok()?).ok()?;
    let mut list = Vec::new();
    while !stop(timeline.now()) {
        let seats: Vec<Seat> = timeline.now().to_act().iter().collect();
        let seat = *seats.choose(&mut luck)?;
        legal_moves(&timeline.now().view(Some(seat)), &mut list);
        let mv = *list.choose(&mut luck)?;
        timeline.push(seat, mv, &mut |_, _| ()).ok()?;
    }
    Some(timeline)
}

/// That game, loaded, with people's usual settings in English.
pub fn loaded(game: &SavedGame) -> Moment {
    loaded_with(game, settings(Language::English))
}

/// That game, loaded, with those settings.
pub fn loaded_with(game: &SavedGame, settings: Settings) -> Moment {
    let folder = tempfile::tempdir().expect("a folder");
    let window = Window::open(start_with(folder.path(), game, settings));
    Moment { window, folder }
}

/// That game in a window where cards fly, sixty frames a second.
pub fn moving(game: &SavedGame) -> Moment {
    let folder = tempfile::tempdir().expect("a folder");
    let mut start = start_with(folder.path(), game, settings(Language::English));
    start.at_once = false;
    let window = Window::ticking(start, [1280.0, 800.0], super::driver::SMOOTH, |app| app);
    Moment { window, folder }
}

/// That game in a window that shows sixty frames a second, though nothing moves.
pub fn smooth(game: &SavedGame) -> Moment {
    let folder = tempfile::tempdir().expect("a folder");
    let start = start_with(folder.path(), game, settings(Language::English));
    let window = Window::ticking(start, [1280.0, 800.0], super::driver::SMOOTH, |app| app);
    Moment { window, folder }
}

/// The program with an empty folder, at the title.
pub fn fresh() -> Moment {
    let folder = tempfile::tempdir().expect("a folder");
    let window = Window::open(start(folder.path(), settings(Language::English)));
    Moment { window, folder }
}

/// Shows the hand of whoever is awaited.
#[track_caller]
pub fn show<P: Program>(window: &mut Window<P>) {
    let show = buttons_like(window, &["handoff-show", "claim-show"]);
    let show = show.first().expect("a hand-off");
    window.click(show.rect.center());
    window.wait(1.0);
}

/// The session in the window.
pub fn session(window: &mut Window<App>) -> &Session {
    &window.app().game().expect("a game").session
}

/// Moves made so far.
pub fn moves(window: &mut Window<App>) -> usize {
    session(window).timeline().moves().len()
}

/// The first card of that kind in the open hand.
#[track_caller]
pub fn held(window: &Window<App>, card: Card) -> Thing {
    let name = window.texts.card(card);
    let cards = hand(window);
    let found = cards
        .into_iter()
        .find(|thing| thing.name.starts_with(&name));
    found.unwrap_or_else(|| panic!("no {name} in hand"))
}

/// Whether whoever is to act may make such a move.
pub fn may(state: &GameState, wanted: impl Fn(&Move) -> bool) -> bool {
    let mut list = Vec::new();
    legal_moves(&state.view(Some(state.table().active)), &mut list);
    list.iter().any(wanted)
}

/// A turn has just begun, and its player may draw two.
pub fn may_draw(state: &GameState) -> bool {
    let view = state.view(Some(state.table().active));
    state.table().phase == Phase::Start && why_not(&view, Move::Draw).is_none()
}

/// Two cards were drawn.
pub fn has_drawn(state: &GameState) -> bool {
    state.table().phase == Phase::Discard
}

/// A set may be sold, after which nothing more can be done in this turn; play goes on.
pub fn may_sell(state: &GameState) -> bool {
    let table = state.table();
    let plain = !table.family(table.active).pays_for_effects();
    let more = table.areas[table.active].len() < 4 && table.deck_left > 4;
    plain && more && table.phase == Phase::Action && may(state, |mv| matches!(mv, Move::Sell(_)))
}

/// Sells the first set that is offered.
#[track_caller]
pub fn sell(window: &mut Window<App>) {
    let offers = buttons_like(window, &["offer"]);
    window.click(offers.first().expect("an offer").rect.center());
    window.wait(0.5);
    let confirm = buttons_like(window, &["desk-sell-for"]);
    window.click(confirm.first().expect("a price").rect.center());
}
