//! What occurred how often; what could occur and never did is a failure.

use crate::kinds::{ENDINGS, EVENTS, PHASES, REFUSALS, VERBS, ending, event, phase, verb};
use crate::walk::Step;
use crate::worlds::DeckStyle;
use me_lo_quitan::rules::{AuntRule, DiscountRule, Family, GameState, Move, Refusal, SetKind};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// Options of a table as one column.
type Table = (DiscountRule, AuntRule);

const TABLES: [Table; 4] = [
    (DiscountRule::All, AuntRule::Steal),
    (DiscountRule::All, AuntRule::Any),
    (DiscountRule::Rivals, AuntRule::Steal),
    (DiscountRule::Rivals, AuntRule::Any),
];

/// Why that can't occur, if it can't.
fn impossible(verb: &str, family: Family, (_, aunt): Table) -> Option<&'static str> {
    match verb {
        "take second" | "give first" if family != Family::Reyes => {
            Some("R9: only the Reyes exchange two")
        }
        "pay" | "pass price" if family != Family::Salazar => Some("R22: only a Salazar pays"),
        _ if verb.starts_with("extra ") && family != Family::Salazar => {
            Some("R22: only a Salazar plays an extra effect")
        }
        "aunt on double" | "decline double" if aunt == AuntRule::Steal => {
            Some("R19: a doubling Cousin is asked about only by the table option")
        }
        _ => None,
    }
}

fn impossible_event(name: &str, family: Family) -> Option<&'static str> {
    (name == "Paid" && family != Family::Salazar).then_some("R22: only a Salazar pays")
}

fn impossible_refusal(why: Refusal) -> Option<&'static str> {
    (why == Refusal::MotorbikeDeck)
        .then_some("R23: no turn begins with an empty deck; tested at r05")
}

/// Counts by name, in one column each.
pub struct Coverage {
    moves: BTreeMap<(usize, Family, usize), u64>,
    events: BTreeMap<(&'static str, Option<Family>), u64>,
    /// In the order of [`REFUSALS`], which is that of the variants.
    refusals: [u64; REFUSALS.len()],
    phases: BTreeMap<(&'static str, u8), u64>,
    sales: BTreeMap<(SetKind, u8, bool), u64>,
    endings: BTreeMap<(&'static str, u8), u64>,
    styles: BTreeMap<DeckStyle, u64>,
    steps: u64,
}

impl Default for Coverage {
    fn default() -> Self {
        Self {
            moves: BTreeMap::new(),
            events: BTreeMap::new(),
            refusals: [0; REFUSALS.len()],
            phases: BTreeMap::new(),
            sales: BTreeMap::new(),
            endings: BTreeMap::new(),
            styles: BTreeMap::new(),
            steps: 0,
        }
    }
}

impl Coverage {
    pub fn step(&mut self, step: &Step<'_>) {
        self.steps += 1;
        let table = step.before.table();
        let options = (table.options.discounts, table.options.aunt);
        let name = verb(step.before, step.mv);
        let place = VERBS
            .iter()
            .position(|known| *known == name)
            .expect("a known verb");
        let column = TABLES
            .iter()
            .position(|known| *known == options)
            .expect("known options");
        let key = (place, table.family(step.seat), column);
        *self.moves.entry(key).or_default() += 1;
        for (told, _) in step.told {
            let (name, seat) = event(told);
            let family = seat.map(|seat| table.family(seat));
            *self.events.entry((name, family)).or_default() += 1;
        }
        *self
            .phases
            .entry((phase(table.phase), table.players))
            .or_default() += 1;
        if let Move::Sell(sale) = step.mv {
            let key = (sale.kind, sale.size, sale.charo_as.is_some());
            *self.sales.entry(key).or_default() += 1;
        }
    }

    pub fn refused(&mut self, why: Refusal) {
        self.refusals[why as usize] += 1;
    }

    pub fn game(&mut self, style: DeckStyle, end: &GameState) {
        let players = end.table().players;
        *self.endings.entry((ending(end), players)).or_default() += 1;
        *self
            .phases
            .entry((phase(end.table().phase), players))
            .or_default() += 1;
        *self.styles.entry(style).or_default() += 1;
    }

    /// Prints all counts, writes them beside the build, and fails where something never occurred, or
    /// where something occurred that can't.
    pub fn report(&self) {
        let (mut text, mut wrong) = (String::new(), Vec::new());
        self.moves_table(&mut text, &mut wrong);
        self.events_table(&mut text, &mut wrong);
        self.refusals_table(&mut text, &mut wrong);
        self.other_tables(&mut text, &mut wrong);
        println!("{text}");
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("laws-coverage.txt");
        std::fs::write(path, &text).expect("the build folder is writable");
        // One game of choice can't show everything.
        let single = std::env::var_os("MLQ_GAME").is_some();
        assert!(
            single || wrong.is_empty(),
            "never occurred, or can't:\n{}",
            wrong.join("\n")
        );
    }

    fn moves_table(&self, text: &mut String, wrong: &mut Vec<String>) {
        let games: u64 = self.endings.values().sum();
        let _ = writeln!(text, "{games} games, {} moves", self.steps);
        let _ = writeln!(text, "\nmove × family × (discounts, aunt)");
        for (place, verb) in VERBS.iter().enumerate() {
            for family in Family::ALL {
                let _ = write!(text, "{verb:18}{:10}", family.name());
                for (column, options) in TABLES.into_iter().enumerate() {
                    let count = self
                        .moves
                        .get(&(place, family, column))
                        .copied()
                        .unwrap_or(0);
                    let why = impossible(verb, family, options);
                    let _ = match why {
                        Some(_) => write!(text, "{:>10}", "–"),
                        None => write!(text, "{count:>10}"),
                    };
                    if (count == 0) != why.is_some() {
                        wrong.push(format!("{verb} {family:?} {options:?}: {count}"));
                    }
                }
                let why = TABLES
                    .into_iter()
                    .find_map(|options| impossible(verb, family, options));
                let _ = writeln!(text, "  {}", why.unwrap_or_default());
            }
        }
    }

    fn events_table(&self, text: &mut String, wrong: &mut Vec<String>) {
        let _ = writeln!(text, "\nevent × family");
        for name in EVENTS {
            let _ = write!(text, "{name:18}");
            if let Some(count) = self.events.get(&(name, None)) {
                let _ = writeln!(text, "{count:>10}");
                continue;
            }
            for family in Family::ALL {
                let count = self.events.get(&(name, Some(family))).copied().unwrap_or(0);
                let _ = write!(text, "{count:>10}");
                if (count == 0) != impossible_event(name, family).is_some() {
                    wrong.push(format!("event {name} {family:?}: {count}"));
                }
            }
            let _ = writeln!(text);
        }
    }

    fn refusals_table(&self, text: &mut String, wrong: &mut Vec<String>) {
        let _ = writeln!(text, "\nrefusal");
        for why in REFUSALS {
            let count = self.refusals[why as usize];
            let reason = impossible_refusal(why);
            let _ = writeln!(
                text,
                "{:20}R{:<4}{count:>10}  {}",
                format!("{why:?}"),
                why.ruling(),
                reason.unwrap_or_default()
            );
            if (count == 0) != reason.is_some() {
                wrong.push(format!("refusal {why:?}: {count}"));
            }
        }
    }

    fn other_tables(&self, text: &mut String, wrong: &mut Vec<String>) {
        let mut need = |what: String, count: u64, text: &mut String| {
            let _ = write!(text, "{count:>10}");
            if count == 0 {
                wrong.push(what);
            }
        };
        let _ = writeln!(text, "\nphase × number of players 2 to 5");
        for name in PHASES {
            let _ = write!(text, "{name:18}");
            for players in 2..=5 {
                let count = self.phases.get(&(name, players)).copied().unwrap_or(0);
                need(format!("phase {name} with {players} players"), count, text);
            }
            let _ = writeln!(text);
        }
        let _ = writeln!(text, "\nending × number of players 2 to 5, and in all");
        for name in ENDINGS {
            let counts = [2, 3, 4, 5]
                .map(|players| self.endings.get(&(name, players)).copied().unwrap_or(0));
            let _ = write!(text, "{name:18}");
            for count in counts {
                let _ = write!(text, "{count:>10}");
            }
            need(format!("ending {name}"), counts.iter().sum(), text);
            let _ = writeln!(text);
        }
        let _ = writeln!(text, "\nset × size 2 to 5, without and with a Charo");
        for kind in SetKind::ALL {
            let _ = write!(text, "{:18}", kind.name());
            for size in 2..=5 {
                for charo in [false, true] {
                    let fits = kind.fixed_size().is_none_or(|fixed| fixed == size);
                    if fits {
                        let count = self.sales.get(&(kind, size, charo)).copied().unwrap_or(0);
                        need(format!("sale {kind:?} {size} {charo}"), count, text);
                    } else {
                        let _ = write!(text, "{:>10}", "–");
                    }
                }
            }
            let _ = writeln!(text);
        }
        let _ = writeln!(text, "\ngames by deck");
        for style in DeckStyle::ALL {
            let count = self.styles.get(&style).copied().unwrap_or(0);
            let _ = write!(text, "{:18}", format!("{style:?}"));
            need(format!("deck {style:?}"), count, text);
            let _ = writeln!(text);
        }
    }
}
