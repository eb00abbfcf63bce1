//! From a set-up to a game at the table, and from a save back to one.

use super::game::Game;
use super::screens::setup::{Ready, seed_by_chance};
use super::stage::{Confetti, Stage};
use crate::bots::Level;
use crate::play::{
    Brain, Player, Remarks, Seating, Seed, Session, SetUp, TableManners, Timeline, Wake,
};
use crate::rules::{Deal, PerSeat, Seat, Seen, SetupError, View};
use crate::save::SavedGame;
use egui::Context;
use std::path::PathBuf;
use std::sync::Arc;

/// Everything that is decided before the shuffle.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Who sits where.
    pub seating: Seating,
    /// Players, start and options.
    pub set_up: SetUp,
    /// Which shuffle.
    pub seed: Seed,
}

impl Plan {
    /// What the set-up screen decided.
    #[must_use]
    pub fn of(ready: Ready) -> Self {
        Self {
            seating: ready.seating,
            set_up: ready.set_up,
            seed: ready.seed,
        }
    }

    /// Another game for the same people: a new shuffle, the seat to the left begins.
    #[must_use]
    pub fn again(seating: &Seating, last: &Deal) -> Self {
        let players = last.players();
        let start = Some(last.start.left(players as u8));
        let set_up = SetUp {
            players,
            start,
            options: last.options,
        };
        Self {
            seating: seating.clone(),
            set_up,
            seed: seed_by_chance(),
        }
    }

    /// Deals and sits down.
    ///
    /// # Errors
    /// Where the deck can't be dealt.
    pub fn start(
        &self,
        ctx: &Context,
        manners: TableManners,
        at_once: bool,
    ) -> Result<Game, SetupError> {
        let timeline = Timeline::new(self.set_up.deal(self.seed)?)?;
        let seed = self.seed.number();
        Ok(sit_down(
            ctx,
            timeline,
            self.seating.clone(),
            manners,
            seed,
            at_once,
            &Remarks::default(),
        ))
    }
}

/// Seats people and bots at a game, new or loaded.
#[must_use]
pub fn sit_down(
    ctx: &Context,
    timeline: Timeline,
    seating: Seating,
    manners: TableManners,
    seed: u64,
    at_once: bool,
    remarks: &Remarks,
) -> Game {
    let mut brains: PerSeat<Option<Brain>> = PerSeat::default();
    for (seat, sitting) in seating.iter() {
        if let Player::Bot(level) = &sitting.player {
            brains[seat] = Some(brain(
                level.as_str().parse().unwrap_or(Level::Easy),
                seed,
                seat,
            ));
        }
    }
    let waker = ctx.clone();
    let wake: Wake = Arc::new(move || waker.request_repaint());
    let logbook = super::logbook::Logbook::new(timeline.now().table());
    let wake = (!at_once).then_some(wake);
    let session = Session::recalling(timeline, brains, wake, manners, remarks);
    Game {
        stage: Stage::new(session.view()),
        veiled: false,
        counted: 0.0,
        confetti: Confetti::new(),
        session,
        draft: super::draft::Draft::default(),
        seating,
        title: String::new(),
        file: None,
        looking_back: None,
        playing: None,
        seeing_table: false,
        revealed: false,
        call_paused: false,
        logbook,
    }
}

fn brain(level: Level, seed: u64, seat: Seat) -> Brain {
    let mut bot = level.bot(seed, seat);
    Box::new(move |view: &View<'_>, seen: &[Seen]| bot.choose(view, seen))
}

/// Takes a saved game up again.
#[must_use]
pub fn take_up(
    ctx: &Context,
    saved: SavedGame,
    file: Option<PathBuf>,
    manners: TableManners,
    at_once: bool,
) -> Game {
    let title = saved.title.as_str().to_owned();
    let seed = saved.counter;
    let mut game = sit_down(
        ctx,
        saved.timeline,
        saved.seating,
        manners,
        seed,
        at_once,
        &saved.remarks,
    );
    game.title = title;
    game.file = file;
    game
}
