//! Two games that look the same to everybody but differ in what nobody at the screen may see.

use super::driver::{Program, SMOOTH, Window, start};
use me_lo_quitan::play::{
    BotLevel, Player, PlayerName, Seating, Seed, SetUp, Sitting, Timeline, Turned,
};
use me_lo_quitan::rules::{AuntRule, Deal, GameState, Options, OwnedView, Seat, Seen, legal_moves};
use me_lo_quitan::save::{SavedGame, Store, Title};
use me_lo_quitan::ui::settings::Settings;
use me_lo_quitan::ui::{App, Start};
use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha12Rng;
use std::path::Path;
use std::sync::Arc;

const NAMES: [&str; 5] = ["Ana", "Luis", "Eva", "Íñigo", "Pau"];

/// A game and its twin.
pub struct Twins {
    pub games: [SavedGame; 2],
}

/// Whose cards are the same in both games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Same {
    /// Nobody's.
    Nobody,
    /// Those of whoever is to act.
    Actor,
    /// Those of whoever is to act, of all bots, and the rest of the deck: bots play on alike.
    ActorAndBots,
}

/// What everybody, and some seats, know of a game.
type Known = (Vec<Seen>, OwnedView, Vec<OwnedView>);

fn known(deal: &Deal, moves: &[Turned], eyes: &[Seat]) -> Option<(Known, Timeline)> {
    let mut timeline = Timeline::new(deal.clone()).ok()?;
    let mut heard = Vec::new();
    for turned in moves {
        let mut hear = |_: &GameState, event: me_lo_quitan::rules::Event| {
            heard.push(event.seen_by(None));
        };
        timeline.push(turned.seat, turned.mv, &mut hear).ok()?;
    }
    timeline.seal();
    let now = timeline.now();
    let all = now.owned_view(None);
    let some = eyes.iter().map(|&seat| now.owned_view(Some(seat)));
    Some(((heard, all, some.collect()), timeline))
}

/// Random play of `people` (by seat) and bots until `stop`; then a twin whose hidden cards lie
/// elsewhere, but for what is to stay the `same`.
pub fn twins(people: &[bool], same: Same, stop: impl Fn(&GameState) -> bool) -> Twins {
    (1..400)
        .find_map(|seed| try_twins(people, same, seed, &stop))
        .expect("a game with a twin")
}

fn try_twins(
    people: &[bool],
    same: Same,
    seed: u64,
    stop: &impl Fn(&GameState) -> bool,
) -> Option<Twins> {
    let mut luck = ChaCha12Rng::seed_from_u64(seed);
    let set_up = SetUp {
        players: people.len(),
        start: None,
        options: Options {
            aunt: AuntRule::Any,
            ..Options::default()
        },
    };
    let deal = set_up.deal(Seed::new(seed)).ok()?;
    let mut timeline = Timeline::new(deal.clone()).ok()?;
    let mut list = Vec::new();
    while timeline.moves().len() < 12 || !stop(timeline.now()) {
        let seats: Vec<Seat> = timeline.now().to_act().iter().collect();
        let seat = *seats.choose(&mut luck)?;
        legal_moves(&timeline.now().view(Some(seat)), &mut list);
        let mv = *list.choose(&mut luck)?;
        timeline.push(seat, mv, &mut |_, _| ()).ok()?;
    }
    timeline.seal();
    let active = timeline.now().table().active;
    let seats = timeline.now().table().seats();
    let kept = |seat: &Seat| match same {
        Same::Nobody => false,
        Same::Actor => *seat == active,
        Same::ActorAndBots => *seat == active || !people[seat.index()],
    };
    let eyes: Vec<Seat> = seats.filter(kept).collect();
    let moves = timeline.moves().to_vec();
    let (first, timeline) = known(&deal, &moves, &eyes)?;
    let mut other = deal;
    let left = usize::from(timeline.now().table().deck_left);
    let gone = match same {
        // The top card comes first: what is left of the deck lies at the end.
        Same::ActorAndBots => other.deck.len() - left,
        Same::Nobody | Same::Actor => other.deck.len(),
    };
    let places: Vec<usize> = (0..gone).collect();
    let mut twin = None;
    for _ in 0..600 {
        let mut tried = other.clone();
        let (one, two) = (*places.choose(&mut luck)?, *places.choose(&mut luck)?);
        tried.deck.swap(one, two);
        if let Some((known_now, timeline)) = known(&tried, &moves, &eyes)
            && known_now == first
        {
            other = tried;
            twin = Some(timeline);
        }
    }
    let twin = twin?;
    // Every hand that may differ does, or the pair proves nothing.
    let hand = |timeline: &Timeline, seat| timeline.now().view(Some(seat)).hand;
    let apart = timeline
        .now()
        .table()
        .seats()
        .filter(|seat| !eyes.contains(seat))
        .all(|seat| hand(&timeline, seat) != hand(&twin, seat));
    apart.then(|| Twins {
        games: [timeline, twin].map(|timeline| saved(timeline, people)),
    })
}

/// A game as it is saved.
pub fn saved(timeline: Timeline, people: &[bool]) -> SavedGame {
    let seats = people.iter().zip(NAMES).map(|(&person, name)| Sitting {
        name: PlayerName::new(name).expect("a name"),
        player: if person {
            Player::Human
        } else {
            Player::Bot(BotLevel::new("easy").expect("a level"))
        },
    });
    let seating = Seating::new(seats.collect()).expect("a seating");
    let mut game = SavedGame::new(timeline, seating);
    game.title = Title::new("Twin");
    game
}

/// What starts the program with that game, from a file in that folder.
pub fn start_with(folder: &Path, game: &SavedGame, settings: Settings) -> Start {
    let store = Arc::new(Store::open(Some(folder.to_owned())));
    let saved = store.save_new(game.clone()).expect("a save");
    let mut start = start(folder, settings);
    start.file = Some(saved.path);
    start
}

impl Twins {
    /// Both games in windows of their own: with movement or without.
    pub fn windows<P: Program + 'static>(
        &self,
        settings: &Settings,
        moving: bool,
        wrap: impl Fn(App) -> P,
    ) -> (Vec<tempfile::TempDir>, Vec<Window<P>>) {
        let folders: Vec<_> = self
            .games
            .iter()
            .map(|_| tempfile::tempdir().expect("a folder"))
            .collect();
        let windows = self.games.iter().zip(&folders).map(|(game, folder)| {
            let mut start = start_with(folder.path(), game, settings.clone());
            if moving {
                start.at_once = false;
                return Window::ticking(start, [1280.0, 800.0], SMOOTH, &wrap);
            }
            Window::wrapped(start, [1280.0, 800.0], &wrap)
        });
        let windows = windows.collect();
        (folders, windows)
    }
}
