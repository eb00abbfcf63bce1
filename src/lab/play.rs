//! `mlq-lab play`: whole games between bots, one record a line.

use super::LabError;
use crate::bots::{Bot, Level};
use crate::play::{Seed, SetUp, Timeline};
use crate::record::Record;
use crate::rules::{
    AuntRule, DiscountRule, Move, Options, PerSeat, Phase, Seat, Seen, SetupError, legal_moves,
};
use clap::Args;
use std::io::Write;

/// A game that has not ended after so many moves never will: every hand is full of cards that no
/// bot can or will play. It is printed as it stands.
const PATIENCE: usize = 20_000;

#[derive(Args, Debug)]
pub(super) struct Play {
    /// How many players, 2 to 5.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// The first game's seed: a number, or as shown in the game (7K3M-Q2XD). Later games use the next ones.
    #[arg(long, value_name = "S", value_parser = seed)]
    seed: Seed,
    /// How many games.
    #[arg(long, value_name = "G", default_value_t = 1)]
    games: u64,
    /// Who plays: one level for all, or one a seat, with commas between.
    #[arg(
        long,
        value_name = "LEVELS",
        value_delimiter = ',',
        default_value = "easy"
    )]
    bots: Vec<Level>,
    /// Which sets bring Discount cards: all, or rivals' only (R13).
    #[arg(long, default_value = "all", value_parser = discounts)]
    discounts: DiscountRule,
    /// What an Aunt may cancel: a Cousin that steals, or any (R19).
    #[arg(long, default_value = "steal", value_parser = aunt)]
    aunt: AuntRule,
}

/// A seed as people write it. Only digits are a number; the readable form has letters, or a dash.
fn seed(text: &str) -> Result<Seed, String> {
    if text.bytes().all(|letter| letter.is_ascii_digit()) && !text.is_empty() {
        let number: u64 = text.parse().map_err(|_| "a seed is below 2^40")?;
        let seed = Seed::new(number);
        return if seed.number() == number {
            Ok(seed)
        } else {
            Err("a seed is below 2^40".to_owned())
        };
    }
    text.parse().map_err(|why| format!("{why}"))
}

fn discounts(text: &str) -> Result<DiscountRule, &'static str> {
    match text {
        "all" => Ok(DiscountRule::All),
        "rivals" => Ok(DiscountRule::Rivals),
        _ => Err("all or rivals"),
    }
}

fn aunt(text: &str) -> Result<AuntRule, &'static str> {
    match text {
        "steal" => Ok(AuntRule::Steal),
        "any" => Ok(AuntRule::Any),
        _ => Err("steal or any"),
    }
}

impl Play {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), LabError> {
        let levels = self.levels()?;
        let set_up = SetUp {
            players: self.players.into(),
            start: None,
            options: Options {
                discounts: self.discounts,
                aunt: self.aunt,
                ..Options::default()
            },
        };
        let names: Vec<String> = levels
            .iter()
            .enumerate()
            .map(|(seat, level)| format!("{level} {}", seat + 1))
            .collect();
        for game in 0..self.games {
            let seed = self.seed.plus(game);
            let timeline = whole_game(&set_up, seed, &levels)
                .map_err(|why| LabError::Input(format!("seed {seed}: {why}")))?;
            let record = Record::from_timeline(&timeline, &names);
            serde_json::to_writer(&mut *out, &record).map_err(std::io::Error::from)?;
            out.write_all(b"\n")?;
        }
        Ok(())
    }

    /// One level a seat.
    fn levels(&self) -> Result<Vec<Level>, LabError> {
        let players = usize::from(self.players);
        match self.bots.as_slice() {
            [all] => Ok(vec![*all; players]),
            each if each.len() == players => Ok(each.to_vec()),
            each => Err(LabError::Input(format!(
                "--bots names {} levels for {players} players: one for all, or one each",
                each.len()
            ))),
        }
    }
}

/// Plays a game to its end, or as far as anybody can wait.
fn whole_game(set_up: &SetUp, seed: Seed, levels: &[Level]) -> Result<Timeline, SetupError> {
    let mut timeline = Timeline::new(set_up.deal(seed)?)?;
    let seats = Seat::all(set_up.players as u8);
    let mut bots: Vec<Box<dyn Bot>> = seats
        .zip(levels)
        .map(|(seat, level)| level.bot(seed.number(), seat))
        .collect();
    let mut seen: PerSeat<Vec<Seen>> = PerSeat::default();
    while !timeline.now().is_over() && timeline.moves().len() < PATIENCE {
        let Some((seat, mv)) = next_move(&timeline, &mut bots, &mut seen) else {
            break;
        };
        let mut note = |state: &crate::rules::GameState, event: crate::rules::Event| {
            for eyes in state.table().seats() {
                seen[eyes].push(event.seen_by(Some(eyes)));
            }
        };
        if timeline.push(seat, mv, &mut note).is_err() {
            // A bot's mistake must not stop a series; the game goes on with any legal move.
            let mut list = Vec::new();
            legal_moves(&timeline.now().view(Some(seat)), &mut list);
            let Some(&any) = list.first() else { break };
            let played = timeline.push(seat, any, &mut note);
            debug_assert_eq!(played, Ok(()));
        }
    }
    Ok(timeline)
}

/// Who moves next, and what. In a question the first Aunt in the order of R19 is played, and silence
/// is told seat by seat.
fn next_move(
    timeline: &Timeline,
    bots: &mut [Box<dyn Bot>],
    seen: &mut PerSeat<Vec<Seen>>,
) -> Option<(Seat, Move)> {
    let state = timeline.now();
    let seat = match state.table().phase {
        Phase::Answer { .. } => state.table().answer_order().next()?,
        _ => state.to_act().first()?,
    };
    let bot = bots.get_mut(seat.index())?;
    let mv = bot.choose(&state.view(Some(seat)), &seen[seat]);
    seen[seat].clear();
    Some((seat, mv))
}
