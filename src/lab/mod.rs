//! The lab: the same engine without a window, for machines and for the curious.
//!
//! Each command is a file here; the binary only parses the line and runs one.

mod balance;
mod game;
mod open;
mod play;
mod replay;
mod standings;
mod tournament;

use clap::{Parser, Subcommand};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use thiserror::Error;

/// *Me lo quitan de las manos* without a window: plays, replays and checks games.
#[derive(Debug, Parser)]
#[command(name = "mlq-lab", version, about, max_term_width = 100)]
pub struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Plays whole games and prints one record a line.
    Play(play::Play),
    /// Plays a series and prints who is better, with 95 % intervals.
    Tournament(tournament::Tournament),
    /// Plays series for 2 to 5 players and prints the balance page.
    Balance(balance::Balance),
    /// Replays records and prints one report each.
    Replay(replay::Replay),
    /// Checks a save and prints its public summary.
    Open(open::Open),
}

/// Why a command stopped.
#[derive(Debug, Error)]
pub enum LabError {
    /// Whoever read our output has seen enough: no failure.
    #[error("nobody reads the output any more")]
    BrokenPipe,
    /// Output could not be written.
    #[error("can't write the output: {0}")]
    Output(io::Error),
    /// Something that was given to the command is wrong; one line.
    #[error("{0}")]
    Input(String),
}

impl From<io::Error> for LabError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::BrokenPipe
        } else {
            Self::Output(error)
        }
    }
}

impl Lab {
    /// Runs the command on standard output; complaints go to standard error, one line each.
    ///
    /// Exit code 0 if all went well, 1 if something given is wrong. (2 is a wrong command line.)
    #[must_use]
    pub fn run(&self) -> ExitCode {
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let done = match &self.command {
            Command::Play(play) => play.run(&mut out),
            Command::Tournament(tournament) => tournament.run(&mut out),
            Command::Balance(balance) => balance.run(&mut out),
            Command::Replay(replay) => replay.run(&mut out),
            Command::Open(open) => open.run(&mut out),
        };
        match done.and_then(|()| out.flush().map_err(LabError::from)) {
            Ok(()) | Err(LabError::BrokenPipe) => ExitCode::SUCCESS,
            Err(error) => {
                // What was printed before the complaint belongs before it.
                let _ = out.flush();
                complain(&error);
                ExitCode::FAILURE
            }
        }
    }
}

/// One line on standard error; if that is closed too, there is nobody to tell.
fn complain(what: &impl std::fmt::Display) {
    let _ = writeln!(io::stderr(), "mlq-lab: {what}");
}
