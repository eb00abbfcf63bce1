//! Tortures the save floor and prints the figures that the release notes state.
//!
//! `cargo run --release --no-default-features --example save_torture -- WHAT [COUNT]`
//!
//! | WHAT | does | COUNT |
//! |---|---|---|
//! | `faults` | every fault at every file operation of every kind of save | faults, 50,000 |
//! | `kills` | SIGKILL of a real process that plays and saves | kills, 1,000 |
//! | `heavy` | random games saved, loaded, compared after every move | games, 100,000 |
//! | `mutations` | changed files, half of them with true checksums | files, 10,000,000 |
//! | `all` | all of these, with their usual counts | |

#[path = "../tests/support/disk.rs"]
mod disk;
#[path = "../tests/support/games.rs"]
mod games;
#[path = "../tests/support/heavy.rs"]
mod heavy;
#[path = "../tests/support/hostile.rs"]
mod hostile;
#[path = "../tests/support/torture.rs"]
mod torture;

use games::{Chance, any_move, dealt, finished, play_until};
use hostile::{Parts, hand_made, must_bear, mutate, mutate_inside};
use me_lo_quitan::save::{Store, from_bytes, to_bytes};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use torture::{DOINGS, Figures, torture as one_kind};

type Failure = Box<dyn std::error::Error>;

fn faults(wanted: u64) {
    let (mut all, mut seed) = (Figures::default(), 0);
    while all.faults < wanted {
        let doing = DOINGS[seed as usize % DOINGS.len()];
        all.add(one_kind(doing, 1 + seed, 4 + seed as usize % 40));
        seed += 1;
    }
    println!(
        "faults injected: {} ({} of them power cuts), survived: {}, errors reported: {}, saved all the same: {}, acts lost at most: {}",
        all.faults, all.power_cuts, all.faults, all.reported, all.came_through, all.most_lost
    );
}

/// Plays for ever, saving after each move and saying which move is on the disk.
fn child(folder: PathBuf) -> Result<(), Failure> {
    let store = Store::open(Some(folder));
    let resumed = store.resume().game.map(|loaded| loaded.game);
    let mut game = resumed.unwrap_or_else(|| dealt(1));
    let mut chance = Chance(u64::from(std::process::id()));
    let mut out = std::io::stdout().lock();
    let mut list = Vec::new();
    loop {
        match any_move(&game, &mut chance, &mut list) {
            Some((seat, mv)) => game.timeline.push(seat, mv, &mut |_, _| ())?,
            None => game = dealt(chance.next() % 1_000),
        }
        store.autosave(game.clone())?;
        writeln!(out, "{} {}", game.title, game.timeline.moves().len())?;
        out.flush()?;
    }
}

fn kills(wanted: u64) -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let mut chance = Chance(5);
    let (mut resumed, mut most_lost, mut saves) = (0, 0, 0_u64);
    for kill in 0..wanted {
        let mut process = Command::new(std::env::current_exe()?)
            .args([Path::new("child"), folder.path()])
            .stdout(Stdio::piped())
            .spawn()?;
        let out = BufReader::new(process.stdout.take().ok_or("no output")?);
        let mut lines = out.lines();
        let mut last = lines.next().ok_or("the process saved nothing")??;
        std::thread::sleep(Duration::from_micros(chance.next() % 40_000));
        process.kill()?;
        process.wait()?;
        saves += 1;
        for line in lines {
            last = line?;
            saves += 1;
        }
        let (title, moves) = last.rsplit_once(' ').ok_or("no number")?;
        let moves: usize = moves.parse()?;
        let store = Store::open(Some(folder.path().to_owned()));
        if store.is_second_window() {
            return Err(format!("kill {kill}: a stale lock blocks").into());
        }
        let resume = store.resume();
        let game = resume
            .game
            .ok_or(format!("kill {kill}: nothing to resume"))?
            .game;
        let found = game.timeline.moves().len();
        if !resume.passed_over.is_empty() {
            return Err(format!("kill {kill}: {:?}", resume.passed_over).into());
        }
        if game.title.as_str() == title {
            most_lost = most_lost.max(moves.saturating_sub(found));
        } else if found > 1 {
            return Err(format!("kill {kill}: another game at move {found}").into());
        }
        for save in store.list()? {
            save.head.map_err(|error| format!("kill {kill}: {error}"))?;
        }
        resumed += 1;
    }
    println!(
        "SIGKILLs of the saving process: {wanted}, resumed: {resumed}, saves written: {saves}, acknowledged acts lost at most: {most_lost}"
    );
    if most_lost > 0 {
        return Err("an acknowledged act was lost".into());
    }
    Ok(())
}

fn heavy_mode(games: u64) {
    let (start, mut moves) = (Instant::now(), 0);
    for seed in 0..games {
        moves += heavy::game(seed);
        if seed % 10_000 == 9_999 {
            println!("  {} games, {moves} moves, {:?}", seed + 1, start.elapsed());
        }
    }
    println!(
        "heavy mode: {games} games, saved and loaded after each of {moves} moves, differences: 0"
    );
}

/// Most memory this process ever had, in KiB; 0 where the system does not tell.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn mutations(wanted: u64) -> Result<(), Failure> {
    let start = Instant::now();
    let mut short = dealt(6);
    play_until(&mut short, 6, |game| game.timeline.moves().len() == 24);
    short.timeline.seal();
    let bases = [
        to_bytes(&short),
        to_bytes(&dealt(2)),
        to_bytes(&finished(3)),
    ];
    let parts = [Parts::of(&bases[0]), Parts::of(&bases[1])];
    let mut chance = Chance(2026);
    let (mut opened, mut slowest) = (0_u64, Duration::ZERO);
    for (name, file) in hand_made(&bases[0]) {
        let begun = Instant::now();
        let _ = must_bear(&file);
        if begun.elapsed() > Duration::from_secs(1) {
            return Err(format!("{name} took {:?}", begun.elapsed()).into());
        }
    }
    for number in 0..wanted {
        let begun = Instant::now();
        if number % 2 == 0 {
            let original = &bases[chance.below(bases.len())];
            let mut file = original.clone();
            mutate(&mut file, &mut chance);
            if from_bytes(&file).is_ok() && file != *original {
                return Err(format!("changed file {number} opened").into());
            }
        } else {
            let file = mutate_inside(&parts[chance.below(parts.len())], &mut chance);
            opened += u64::from(must_bear(&file).is_ok());
        }
        slowest = slowest.max(begun.elapsed());
        if number % 1_000_000 == 999_999 {
            println!("  {} files, {:?}", number + 1, start.elapsed());
        }
    }
    println!(
        "mutated files: {wanted} ({opened} meant the same or another legal game), hand-made: {}, panics: 0, slowest: {slowest:?}, peak memory: {} KiB",
        hand_made(&bases[0]).len(),
        peak_memory()
    );
    Ok(())
}

fn main() -> Result<(), Failure> {
    let mut words = std::env::args_os().skip(1);
    let what = words.next().unwrap_or_else(|| "all".into());
    let argument = words.next();
    let count = |usual: u64| -> Result<u64, Failure> {
        match argument.as_ref().and_then(|count| count.to_str()) {
            Some(count) => Ok(count.replace('_', "").parse()?),
            None => Ok(usual),
        }
    };
    match what.to_str() {
        Some("child") => child(argument.clone().ok_or("no folder")?.into())?,
        Some("faults") => faults(count(50_000)?),
        Some("kills") => kills(count(1_000)?)?,
        Some("heavy") => heavy_mode(count(100_000)?),
        Some("mutations") => mutations(count(10_000_000)?)?,
        Some("all") => {
            faults(50_000);
            kills(1_000)?;
            heavy_mode(100_000);
            mutations(10_000_000)?;
        }
        _ => return Err("faults, kills, heavy, mutations or all".into()),
    }
    Ok(())
}
