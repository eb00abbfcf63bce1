//! What a series of games came to: win rates with 95 % intervals by bot, family and seat.

use super::game::Played;
use crate::bots::{Budget, Rival};
use crate::play::Seed;
use crate::rules::{Ending, Phase};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// The width of a 95 % interval, in standard deviations.
const WIDTH: f64 = 1.959_964;

/// Games won of games played; a tie counts as its share.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct Rate {
    /// Games.
    pub(super) games: u32,
    /// Wins, ties shared.
    pub(super) wins: f64,
    /// Totals in €, added up.
    euros: u64,
}

impl Rate {
    fn add(&mut self, won: f64, euros: u32) {
        self.games += 1;
        self.wins += won;
        self.euros += u64::from(euros);
    }

    fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.euros += other.euros;
    }

    /// The share of games won, 0 to 1.
    pub(super) fn share(&self) -> f64 {
        self.wins / f64::from(self.games.max(1))
    }

    /// The mean total in €.
    pub(super) fn mean_euros(&self) -> f64 {
        self.euros as f64 / f64::from(self.games.max(1))
    }

    /// The 95 % interval of the share (Wilson).
    pub(super) fn interval(&self) -> (f64, f64) {
        let (games, share) = (f64::from(self.games.max(1)), self.share());
        let square = WIDTH * WIDTH;
        let middle = share + square / (2.0 * games);
        let spread =
            WIDTH * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
        let scale = 1.0 + square / games;
        ((middle - spread) / scale, (middle + spread) / scale)
    }
}

type Rates = BTreeMap<String, Rate>;

/// The results of a series.
#[derive(Clone, Debug, Default)]
pub(super) struct Standings {
    seed: Option<Seed>,
    budget: String,
    bots: Vec<String>,
    /// By bot.
    pub(super) by_bot: Rates,
    /// By bot and family.
    pub(super) by_family: BTreeMap<(String, String), Rate>,
    /// By bot and place in the order of turns, 1 for who begins.
    pub(super) by_place: BTreeMap<(String, String), Rate>,
    /// Games by what ended them.
    pub(super) endings: BTreeMap<&'static str, u32>,
    /// Rounds of each game: turns, divided by players, rounded up.
    pub(super) rounds: BTreeMap<u32, u32>,
    stumbles: usize,
    thought: BTreeMap<String, Vec<u32>>,
}

impl Standings {
    /// Counts a game in.
    pub(super) fn count(&mut self, played: &Played, seated: &[Rival]) {
        let state = played.timeline.now();
        let table = state.table();
        let leaders = table.leaders();
        let share = 1.0 / leaders.len().max(1) as f64;
        let start = played.timeline.deal().start;
        let order = [start].into_iter().chain(start.others(table.players));
        for (place, seat) in order.enumerate() {
            let Some(bot) = seated.get(seat.index()) else {
                continue;
            };
            let bot = bot.to_string();
            let won = if leaders.contains(&seat) { share } else { 0.0 };
            let euros = table.total(seat);
            let family = table.family(seat).name().to_owned();
            let place = (place + 1).to_string();
            self.by_family
                .entry((bot.clone(), family))
                .or_default()
                .add(won, euros);
            self.by_place
                .entry((bot.clone(), place))
                .or_default()
                .add(won, euros);
            self.by_bot.entry(bot.clone()).or_default().add(won, euros);
            let micros = played.thought[seat].iter().map(Duration::as_micros);
            self.thought
                .entry(bot)
                .or_default()
                .extend(micros.map(|time| u32::try_from(time).unwrap_or(u32::MAX)));
        }
        let ending = match table.phase {
            Phase::Over(Ending::Deck) => "deck out",
            Phase::Over(Ending::FiveSets) => "five sets",
            Phase::Over(Ending::Both) => "both at once",
            _ => "never",
        };
        *self.endings.entry(ending).or_default() += 1;
        let rounds = table.turn.div_ceil(u32::from(table.players.max(1)));
        *self.rounds.entry(rounds).or_default() += 1;
        self.stumbles += played.stumbles;
    }

    /// Both together.
    pub(super) fn with(mut self, other: Self) -> Self {
        for (key, rate) in other.by_bot {
            self.by_bot.entry(key).or_default().merge(rate);
        }
        for (key, rate) in other.by_family {
            self.by_family.entry(key).or_default().merge(rate);
        }
        for (key, rate) in other.by_place {
            self.by_place.entry(key).or_default().merge(rate);
        }
        for (key, games) in other.endings {
            *self.endings.entry(key).or_default() += games;
        }
        for (key, games) in other.rounds {
            *self.rounds.entry(key).or_default() += games;
        }
        for (key, times) in other.thought {
            self.thought.entry(key).or_default().extend(times);
        }
        self.stumbles += other.stumbles;
        self
    }

    /// Says what was played.
    pub(super) fn of(mut self, seed: Seed, budget: Budget, bots: &[Rival]) -> Self {
        self.seed = Some(seed);
        self.budget = match budget {
            Budget::Iterations(most) => format!("{most} sampled games a move"),
            Budget::Time(most) => format!("{} ms a move", most.as_millis()),
        };
        self.bots = bots.iter().map(Rival::to_string).collect();
        for times in self.thought.values_mut() {
            times.sort_unstable();
        }
        self
    }

    /// Games played.
    pub(super) fn games(&self) -> u32 {
        self.endings.values().sum()
    }

    /// The rounds that so large a share of the games (0 to 1) does not exceed.
    pub(super) fn rounds_at(&self, share: f64) -> u32 {
        let most = share * f64::from(self.games());
        let mut games = 0;
        for (&rounds, &count) in &self.rounds {
            games += count;
            if f64::from(games) >= most {
                return rounds;
            }
        }
        0
    }

    /// The time in ms that so large a share of a bot's choices (0 to 1) does not exceed.
    fn time_at(&self, bot: &str, share: f64) -> f64 {
        let times = self.thought.get(bot).map_or(&[][..], Vec::as_slice);
        let at = (times.len() as f64 * share) as usize;
        let micros = times.get(at).or(times.last()).copied();
        f64::from(micros.unwrap_or(0)) / 1000.0
    }
}

/// One row for JSON.
#[derive(Serialize)]
struct Row<'r> {
    bot: &'r str,
    #[serde(skip_serializing_if = "Option::is_none")]
    family: Option<&'r str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<&'r str>,
    games: u32,
    wins: f64,
    share: f64,
    low: f64,
    high: f64,
    mean_euros: f64,
}

impl<'r> Row<'r> {
    fn new(bot: &'r str, family: Option<&'r str>, place: Option<&'r str>, rate: &Rate) -> Self {
        let (low, high) = rate.interval();
        Self {
            bot,
            family,
            place,
            games: rate.games,
            wins: rate.wins,
            share: rate.share(),
            low,
            high,
            mean_euros: rate.mean_euros(),
        }
    }
}

impl Serialize for Standings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut out = serializer.serialize_struct("Standings", 10)?;
        let bots = self.by_bot.iter();
        let bots: Vec<Row<'_>> = bots
            .map(|(bot, rate)| Row::new(bot, None, None, rate))
            .collect();
        let families = self.by_family.iter();
        let families: Vec<Row<'_>> = families
            .map(|((bot, family), rate)| Row::new(bot, Some(family), None, rate))
            .collect();
        let places = self.by_place.iter();
        let places: Vec<Row<'_>> = places
            .map(|((bot, place), rate)| Row::new(bot, None, Some(place), rate))
            .collect();
        out.serialize_field("seed", &self.seed.map(|seed| seed.to_string()))?;
        out.serialize_field("budget", &self.budget)?;
        out.serialize_field("bots", &self.bots)?;
        out.serialize_field("games", &self.games())?;
        out.serialize_field("illegal_choices", &self.stumbles)?;
        out.serialize_field("by_bot", &bots)?;
        out.serialize_field("by_family", &families)?;
        out.serialize_field("by_place", &places)?;
        out.serialize_field("endings", &self.endings)?;
        out.serialize_field("rounds", &self.rounds)?;
        out.end()
    }
}

/// The results as people read them.
pub(super) struct Table<'s>(pub(super) &'s Standings);

impl Table<'_> {
    fn row(f: &mut fmt::Formatter<'_>, what: [&str; 2], rate: &Rate) -> fmt::Result {
        let (low, high) = rate.interval();
        let [first, second] = what;
        writeln!(
            f,
            "{first:<16}{second:<10}{:>8}{:>10.1}{:>8.1} %   {:>5.1} – {:<5.1}{:>8.1}",
            rate.games,
            rate.wins,
            rate.share() * 100.0,
            low * 100.0,
            high * 100.0,
            rate.mean_euros()
        )
    }
}

impl fmt::Display for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(all) = self;
        let seed = all.seed.map_or_else(String::new, |seed| seed.to_string());
        writeln!(
            f,
            "{}: {} games from seed {seed}, {}; {} illegal choices\n",
            all.bots.join(" – "),
            all.games(),
            all.budget,
            all.stumbles
        )?;
        writeln!(
            f,
            "{:<26}{:>8}{:>10}{:>10}   {:^13}{:>8}",
            "bot", "games", "wins", "share", "95 %", "mean €"
        )?;
        for (bot, rate) in &all.by_bot {
            Self::row(f, [bot, ""], rate)?;
        }
        writeln!(f, "\nby family")?;
        for ((bot, family), rate) in &all.by_family {
            Self::row(f, [bot, family], rate)?;
        }
        writeln!(f, "\nby place in the order of turns")?;
        for ((bot, place), rate) in &all.by_place {
            Self::row(f, [bot, place], rate)?;
        }
        write!(f, "\nended by")?;
        for (ending, games) in &all.endings {
            let share = f64::from(*games) * 100.0 / f64::from(all.games().max(1));
            write!(f, "   {ending} {share:.1} %")?;
        }
        writeln!(
            f,
            "\nrounds     half within {}, nine of ten within {}, all within {}",
            all.rounds_at(0.5),
            all.rounds_at(0.9),
            all.rounds_at(1.0)
        )?;
        for bot in all.thought.keys() {
            writeln!(
                f,
                "a choice of {bot}: {:.2} ms (median), {:.2} ms (99 %), {:.2} ms (longest)",
                all.time_at(bot, 0.5),
                all.time_at(bot, 0.99),
                all.time_at(bot, 1.0)
            )?;
        }
        Ok(())
    }
}
