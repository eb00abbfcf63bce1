//! `mlq-lab tournament`: who is better, measured fairly.
//!
//! Every deal is played once from each seat: bots move one seat on, cards and families stay. Ties
//! share the win as the rules do (R28).

use super::LabError;
use super::game::{aunt, discounts, whole_game};
use super::play::seed;
use super::standings::{Standings, Table};
use crate::bots::{Budget, Rival};
use crate::play::{Seed, SetUp};
use crate::rules::{AuntRule, Card, DeckList, DiscountRule, Options};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::time::Duration;

/// How a series of games is played: shared by every command that measures.
#[derive(Args, Clone, Debug)]
pub(super) struct Series {
    /// At least so many games; each deal is played as often as there are seats.
    #[arg(long, value_name = "G", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) games: u64,
    /// The first deal's seed; a fresh one, which is printed, if none is given.
    #[arg(long, value_name = "S", value_parser = seed)]
    pub(super) seed: Option<Seed>,
    /// Sampled games a move for bots that search, instead of a time.
    #[arg(long, value_name = "N", conflicts_with = "budget_ms")]
    pub(super) iterations: Option<u32>,
    /// Milliseconds a move for bots that search. [default: 250]
    #[arg(long, value_name = "MS")]
    pub(super) budget_ms: Option<u64>,
    /// Threads; as many as there are cores if not given.
    #[arg(long, value_name = "T")]
    pub(super) threads: Option<usize>,
    /// Which sets bring Discount cards: all, or rivals' only (R13).
    #[arg(long, default_value = "all", value_parser = discounts)]
    pub(super) discounts: DiscountRule,
    /// What an Aunt may cancel: a Cousin that steals, or any (R19).
    #[arg(long, default_value = "steal", value_parser = aunt)]
    pub(super) aunt: AuntRule,
    /// Card counts other than the standard deck's: `socks=12,van=2` (R2).
    #[arg(long, value_name = "COUNTS", default_value = "", value_parser = deck)]
    pub(super) deck: DeckList,
}

/// The standard deck with some counts changed.
fn deck(text: &str) -> Result<DeckList, String> {
    let mut list = DeckList::STANDARD;
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let (name, count) = part.split_once('=').ok_or("write card=count")?;
        let card = Card::from_name(name).ok_or_else(|| format!("there is no card “{name}”"))?;
        let count = count
            .parse()
            .map_err(|_| format!("“{count}” is no count"))?;
        list.0.set(card, count);
    }
    Ok(list)
}

#[derive(Args, Debug)]
pub(super) struct Tournament {
    /// Who plays, one bot a seat, with commas between: `hard,medium` or `hard,medium:bold,easy`.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<Rival>,
    #[command(flatten)]
    series: Series,
    /// One JSON document instead of tables.
    #[arg(long)]
    json: bool,
}

impl Tournament {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), LabError> {
        let standings = self.series.play(&self.bots)?;
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &standings).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            write!(out, "{}", Table(&standings))?;
        }
        Ok(())
    }
}

impl Series {
    fn budget(&self) -> Budget {
        match (self.iterations, self.budget_ms) {
            (Some(most), _) => Budget::Iterations(most),
            (None, Some(most)) => Budget::Time(Duration::from_millis(most)),
            (None, None) => Budget::default(),
        }
    }

    /// Plays the series between those bots.
    pub(super) fn play(&self, bots: &[Rival]) -> Result<Standings, LabError> {
        let players = bots.len();
        let bots: Vec<Rival> = bots
            .iter()
            .map(|bot| bot.clone().with_budget(self.budget()))
            .collect();
        let set_up = SetUp {
            players,
            start: None,
            options: Options {
                discounts: self.discounts,
                aunt: self.aunt,
                deck: self.deck,
            },
        };
        let first = self
            .seed
            .unwrap_or_else(|| Seed::new(RandomState::new().hash_one(0_u8)));
        let deals = self.games.div_ceil(players.max(1) as u64);
        let pool = ThreadPoolBuilder::new()
            .num_threads(self.threads.unwrap_or(0))
            .build()
            .map_err(|why| LabError::Input(format!("no threads: {why}")))?;
        let bar = ProgressBar::new(deals * players as u64);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left") {
            bar.set_style(style);
        }
        let all = pool.install(|| {
            (0..deals)
                .into_par_iter()
                .map(|deal| {
                    let mut standings = Standings::default();
                    for turned in 0..players {
                        one_game(&set_up, first.plus(deal), &bots, turned, &mut standings)?;
                        bar.inc(1);
                    }
                    Ok(standings)
                })
                .try_reduce(Standings::default, |one, other| Ok(one.with(other)))
        });
        bar.finish_and_clear();
        all.map(|standings| standings.of(first, self.budget(), &bots))
    }
}

/// One deal with every bot so many seats further on.
fn one_game(
    set_up: &SetUp,
    seed: Seed,
    bots: &[Rival],
    turned: usize,
    standings: &mut Standings,
) -> Result<(), LabError> {
    let mut seated = bots.to_vec();
    seated.rotate_right(turned);
    let deal = set_up.deal(seed);
    let played = deal.and_then(|deal| whole_game(deal, seed.number(), &seated, true));
    let played = played.map_err(|why| LabError::Input(format!("seed {seed}: {why}")))?;
    standings.count(&played, &seated);
    Ok(())
}
