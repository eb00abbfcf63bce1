//! From a set-up to a game at the table, and from a save back to one.

use super::game::Game;
use super::screens::setup::{Ready, seed_by_chance};
use super::stage::{Confetti, Stage};
use crate::bots::{Level, Rival, Stop, Temperament};
use crate::play::{
    BotLevel, Brain, Player, Remarks, Seating, Seed, Session, SetUp, Sitting, TableManners,
    Timeline, Wake,
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
    /// Whether a player may ask for a hint.
    pub hints: bool,
}

impl Plan {
    /// What the set-up screen decided. Each bot gets a temperament by chance, the seed's.
    #[must_use]
    pub fn of(ready: &Ready) -> Self {
        Self {
            seating: tempered(&ready.seating, ready.seed),
            set_up: ready.set_up,
            seed: ready.seed,
            hints: ready.hints,
        }
    }

    /// Another game for the same people: a new shuffle, the seat to the left begins.
    #[must_use]
    pub fn again(seating: &Seating, last: &Deal, hints: bool) -> Self {
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
            hints,
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
        let mut game = sit_down(
            ctx,
            timeline,
            self.seating.clone(),
            manners,
            seed,
            at_once,
            &Remarks::default(),
        );
        game.hints = self.hints;
        Ok(game)
    }
}

/// The same people and bots, each bot in a mood of its own: `hard` sits down as `hard_bold`.
fn tempered(seating: &Seating, seed: Seed) -> Seating {
    let moods = Temperament::ALL;
    let sittings = seating.iter().map(|(seat, sitting)| {
        let mood = moods[(seed.number() as usize + seat.index() * 7) % moods.len()];
        let player = match &sitting.player {
            Player::Bot(level) if mood != Temperament::Even => {
                let named = BotLevel::new(&format!("{level}_{mood}"));
                Player::Bot(named.unwrap_or_else(|_| level.clone()))
            }
            player => player.clone(),
        };
        Sitting {
            name: sitting.name.clone(),
            player,
        }
    });
    Seating::new(sittings.collect()).unwrap_or_else(|_| seating.clone())
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
    let stop = Stop::default();
    let brains = brains(&seating, seed, &stop);
    let waker = ctx.clone();
    let wake: Wake = Arc::new(move || waker.request_repaint());
    let logbook = super::logbook::Logbook::new(timeline.now().table());
    let wake = (!at_once).then_some(wake);
    let mut session = Session::recalling(timeline, brains, wake, manners, remarks);
    session.stop_bots_by(stop);
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
        hints: true,
        hint: super::hint::Asked::default(),
        seeing_table: false,
        revealed: false,
        call_paused: false,
        logbook,
    }
}

/// The bot of that name: `hard`, or with a temperament `hard_bold`. One from another version of the
/// program, of a name nobody here knows, plays easily.
fn rival(level: &BotLevel) -> Rival {
    let name = level.as_str().replacen('_', ":", 1);
    name.parse().unwrap_or_else(|_| Rival::new(Level::Easy))
}

/// A bot for each seat that no person has. That stop ends the thinking of all of them.
fn brains(seating: &Seating, seed: u64, stop: &Stop) -> PerSeat<Option<Brain>> {
    let mut brains: PerSeat<Option<Brain>> = PerSeat::default();
    for (seat, sitting) in seating.iter() {
        if let Player::Bot(level) = &sitting.player {
            let rival = Rival {
                stop: stop.clone(),
                ..rival(level)
            };
            brains[seat] = Some(brain(&rival, seed, seat));
        }
    }
    brains
}

fn brain(rival: &Rival, seed: u64, seat: Seat) -> Brain {
    let mut bot = rival.bot(seed, seat);
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
    let hints = saved.habits.hints;
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
    game.hints = hints;
    game.file = file;
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::PlayerName;

    #[test]
    fn leaving_a_game_stops_the_bots_that_sit_in_it() -> Result<(), Box<dyn std::error::Error>> {
        let sitting = |name, player| PlayerName::new(name).map(|name| Sitting { name, player });
        let seating = Seating::new(vec![
            sitting("Paqui", Player::Bot(BotLevel::new("hard")?))?,
            sitting("Ana", Player::Human)?,
        ])?;
        let plan = Plan {
            seating,
            set_up: SetUp {
                players: 2,
                start: Some(Seat::FIRST),
                options: crate::rules::Options::default(),
            },
            seed: Seed::new(1),
            hints: true,
        };
        let manners = crate::ui::settings::Settings::default().manners();
        let game = plan.start(&Context::default(), manners, false)?;
        let stop = game.session.bots_stop().clone();
        assert!(!stop.asked());
        let state = *game.session.timeline().now();
        drop(game);
        assert!(stop.asked());
        // A bot of that game, asked to choose now, does not take its quarter of a second.
        let mut brains = brains(&plan.seating, 1, &stop);
        let brain = brains[Seat::FIRST].as_mut().ok_or("a bot")?;
        let began = std::time::Instant::now();
        brain(&state.view(Some(Seat::FIRST)), &[]);
        assert!(began.elapsed().as_millis() < 200, "{:?}", began.elapsed());
        Ok(())
    }

    #[test]
    fn bots_sit_down_in_moods_that_read_back_and_people_in_none()
    -> Result<(), Box<dyn std::error::Error>> {
        let bot = |level| BotLevel::new(level).map(Player::Bot);
        let sitting = |name, player| PlayerName::new(name).map(|name| Sitting { name, player });
        let seating = Seating::new(vec![
            sitting("Ana", Player::Human)?,
            sitting("Paqui", bot("hard")?)?,
            sitting("Curro", bot("easy")?)?,
        ])?;
        let mut moods = std::collections::BTreeSet::new();
        for seed in 0..8 {
            let tempered = tempered(&seating, Seed::new(seed));
            assert_eq!(
                tempered.get(Seat::FIRST).map(|one| &one.player),
                Some(&Player::Human)
            );
            for (_, sitting) in tempered.iter() {
                if let Player::Bot(level) = &sitting.player {
                    let rival = rival(level);
                    assert!(level.as_str().starts_with(rival.level.name()));
                    moods.insert(rival.temperament);
                }
            }
        }
        assert_eq!(moods.len(), Temperament::ALL.len());
        assert_eq!(rival(&BotLevel::new("from_the_future")?).level, Level::Easy);
        Ok(())
    }
}
