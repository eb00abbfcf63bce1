//! `mlq-lab balance`: the balance page, as Markdown. `BALANCE.md` is its output.

use super::LabError;
use super::standings::Standings;
use super::tournament::Series;
use crate::bots::{Rival, Temperament};
use clap::Args;
use std::collections::BTreeMap;
use std::io::Write;

/// A family whose interval lies further than this from par is called out, in points.
const FAR_OFF: f64 = 5.0;

#[derive(Args, Debug)]
pub(super) struct Balance {
    /// Who plays every seat.
    #[arg(long, value_name = "BOT", default_value = "medium")]
    bot: Rival,
    #[command(flatten)]
    series: Series,
}

impl Balance {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), LabError> {
        let tables: Vec<(usize, Standings)> = (2..=5)
            .map(|players| Ok((players, self.series.play(&vec![self.bot.clone(); players])?)))
            .collect::<Result<_, LabError>>()?;
        writeln!(out, "# Balance\n")?;
        writeln!(
            out,
            "Printed by `mlq-lab balance --bot {} --games {}`: games between bots of one level, families and\n\
             seats dealt anew each time, ties shared (R28). In brackets the 95 % interval (Wilson). Par is 50,\n\
             33.3, 25 and 20 % for 2, 3, 4 and 5 players.\n",
            self.bot, self.series.games
        )?;
        lengths(out, &tables)?;
        rates(out, &tables, "Win rate by family", |all| &all.by_family)?;
        rates(
            out,
            &tables,
            "Win rate by place in the order of turns",
            |all| &all.by_place,
        )?;
        verdict(out, &tables)?;
        self.temperaments(out)
    }

    /// Each temperament against an even-tempered bot of the same level: style, not strength.
    fn temperaments(&self, out: &mut impl Write) -> Result<(), LabError> {
        writeln!(
            out,
            "\n## Temperaments\n\nTwo players, the same level, one with a temperament and one without; par is 50 %.\n\n\
             | | games | won | mean € | mean € of the even one |\n|---|---|---|---|---|"
        )?;
        let even = self.bot.clone().with_temperament(Temperament::Even);
        for temperament in Temperament::ALL {
            if temperament == Temperament::Even {
                continue;
            }
            let moody = even.clone().with_temperament(temperament);
            let all = self.series.play(&[moody.clone(), even.clone()])?;
            let (moody, even) = (moody.to_string(), even.to_string());
            let (Some(rate), Some(other)) = (all.by_bot.get(&moody), all.by_bot.get(&even)) else {
                continue;
            };
            let (low, high) = rate.interval();
            writeln!(
                out,
                "| {temperament} | {} | {:.1} % ({:.1}–{:.1}) | {:.1} | {:.1} |",
                rate.games,
                rate.share() * 100.0,
                low * 100.0,
                high * 100.0,
                rate.mean_euros(),
                other.mean_euros()
            )?;
        }
        Ok(())
    }
}

fn lengths(out: &mut impl Write, tables: &[(usize, Standings)]) -> Result<(), LabError> {
    writeln!(out, "## How games end\n")?;
    writeln!(
        out,
        "| players | games | five sets | deck out | both | never | rounds (half within) | nine of ten within | mean € |\n\
         |---|---|---|---|---|---|---|---|---|"
    )?;
    for (players, all) in tables {
        let share = |ending: &str| {
            let games = all.endings.get(ending).copied().unwrap_or(0);
            f64::from(games) * 100.0 / f64::from(all.games().max(1))
        };
        let euros = all.by_bot.values().map(super::standings::Rate::mean_euros);
        writeln!(
            out,
            "| {players} | {} | {:.1} % | {:.1} % | {:.1} % | {:.1} % | {} | {} | {:.1} |",
            all.games(),
            share("five sets"),
            share("deck out"),
            share("both at once"),
            share("never"),
            all.rounds_at(0.5),
            all.rounds_at(0.9),
            euros.sum::<f64>()
        )?;
    }
    writeln!(out)?;
    Ok(())
}

type Rates = BTreeMap<(String, String), super::standings::Rate>;

fn rates(
    out: &mut impl Write,
    tables: &[(usize, Standings)],
    title: &str,
    of: impl Fn(&Standings) -> &Rates,
) -> Result<(), LabError> {
    writeln!(
        out,
        "## {title}\n\n| | 2 players | 3 players | 4 players | 5 players |\n|---|---|---|---|---|"
    )?;
    let names: std::collections::BTreeSet<&String> = tables
        .iter()
        .flat_map(|(_, all)| of(all).keys().map(|(_, name)| name))
        .collect();
    for name in names {
        write!(out, "| {name} |")?;
        for (_, all) in tables {
            let rate = of(all).iter().find(|((_, other), _)| other == name);
            match rate {
                None => write!(out, " |")?,
                Some((_, rate)) => {
                    let (low, high) = rate.interval();
                    write!(
                        out,
                        " {:.1} % ({:.1}–{:.1}) |",
                        rate.share() * 100.0,
                        low * 100.0,
                        high * 100.0
                    )?;
                }
            }
        }
        writeln!(out)?;
    }
    writeln!(out)?;
    Ok(())
}

/// Which families are far off, by the numbers above.
fn verdict(out: &mut impl Write, tables: &[(usize, Standings)]) -> Result<(), LabError> {
    writeln!(out, "## Families far off\n")?;
    let mut any = false;
    for (players, all) in tables {
        let par = 100.0 / *players as f64;
        for ((_, family), rate) in &all.by_family {
            let (low, high) = rate.interval();
            let (low, high) = (low * 100.0 - par, high * 100.0 - par);
            if low > FAR_OFF || high < -FAR_OFF {
                any = true;
                writeln!(
                    out,
                    "- {family} with {players} players: {:+.1} points from par (at least {FAR_OFF:.0} with 95 % certainty)",
                    rate.share() * 100.0 - par
                )?;
            }
        }
    }
    if !any {
        writeln!(
            out,
            "None: no family's interval lies more than {FAR_OFF:.0} points from par."
        )?;
    }
    Ok(())
}
