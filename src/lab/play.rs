//! `mlq-lab play`: whole games between bots, one record a line.

use super::LabError;
use super::game::{aunt, discounts, whole_game};
use crate::bots::Rival;
use crate::play::{Seed, SetUp};
use crate::record::Record;
use crate::rules::{AuntRule, DiscountRule, Options};
use clap::Args;
use std::io::Write;

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
    /// Who plays: one bot for all, or one a seat, with commas between. A bot is a level, with a
    /// temperament if it has one: `hard`, `easy:bold`.
    #[arg(
        long,
        value_name = "LEVELS",
        value_delimiter = ',',
        default_value = "easy"
    )]
    bots: Vec<Rival>,
    /// Which sets bring Discount cards: all, or rivals' only (R13).
    #[arg(long, default_value = "all", value_parser = discounts)]
    discounts: DiscountRule,
    /// What an Aunt may cancel: a Cousin that steals, or any (R19).
    #[arg(long, default_value = "steal", value_parser = aunt)]
    aunt: AuntRule,
}

/// A seed as people write it. Only digits are a number; the readable form has letters, or a dash.
pub(super) fn seed(text: &str) -> Result<Seed, String> {
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

impl Play {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), LabError> {
        let rivals = self.rivals()?;
        let set_up = SetUp {
            players: self.players.into(),
            start: None,
            options: Options {
                discounts: self.discounts,
                aunt: self.aunt,
                ..Options::default()
            },
        };
        let names: Vec<String> = rivals
            .iter()
            .enumerate()
            .map(|(seat, rival)| format!("{} {}", rival.level, seat + 1))
            .collect();
        for game in 0..self.games {
            let seed = self.seed.plus(game);
            let deal = set_up.deal(seed);
            let played = deal.and_then(|deal| whole_game(deal, seed.number(), &rivals, false));
            let played = played.map_err(|why| LabError::Input(format!("seed {seed}: {why}")))?;
            let record = Record::from_timeline(&played.timeline, &names);
            serde_json::to_writer(&mut *out, &record).map_err(std::io::Error::from)?;
            out.write_all(b"\n")?;
        }
        Ok(())
    }

    /// One level a seat.
    fn rivals(&self) -> Result<Vec<Rival>, LabError> {
        let players = usize::from(self.players);
        match self.bots.as_slice() {
            [all] => Ok(vec![all.clone(); players]),
            each if each.len() == players => Ok(each.to_vec()),
            each => Err(LabError::Input(format!(
                "--bots names {} levels for {players} players: one for all, or one each",
                each.len()
            ))),
        }
    }
}
