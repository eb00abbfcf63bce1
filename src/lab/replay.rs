//! `mlq-lab replay`: records through the rules, one report each.

use super::{LabError, complain};
use crate::record::{MAX_BYTES, Record, RecordError, RecordMove, legal_record_moves, report};
use crate::rules::{GameState, Seat};
use clap::Args;
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

#[derive(Args, Debug)]
pub(super) struct Replay {
    /// Print before each move what could be played there: one JSON line with `at`, `to_move`, `legal`.
    #[arg(long)]
    legal: bool,
    /// Files of records: one of any layout, or one a line. `-` is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// What `--legal` prints before a move.
#[derive(Serialize)]
struct Choice {
    at: usize,
    to_move: Vec<Seat>,
    legal: Vec<RecordMove>,
}

impl Replay {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), LabError> {
        let mut wrong = None;
        for file in &self.files {
            match self.file(file, out) {
                Err(LabError::Input(line)) => {
                    // The other files are still worth replaying; the last complaint is the caller's.
                    if let Some(earlier) = wrong.replace(line) {
                        out.flush()?;
                        complain(&earlier);
                    }
                }
                other => other?,
            }
        }
        wrong.map_or(Ok(()), |line| Err(LabError::Input(line)))
    }

    /// Every record of a file, up to the first that is wrong.
    fn file(&self, path: &Path, out: &mut impl Write) -> Result<(), LabError> {
        let name = path.display();
        let unread = |error: io::Error| LabError::Input(format!("{name}: can't be read: {error}"));
        let mut records: Box<dyn BufRead> = if path == Path::new("-") {
            Box::new(io::stdin().lock())
        } else {
            Box::new(BufReader::new(File::open(path).map_err(unread)?))
        };
        let mut count = 0;
        let mut line = 0;
        while let Some(text) = next_text(&mut records, &mut line).map_err(unread)? {
            count += 1;
            let read = text.and_then(|text| read(&text, &mut records));
            let done = read.and_then(|record| self.record(&record, out));
            done.map_err(|why| match why {
                Stop::Record(why) => LabError::Input(format!("{name}: line {line}: {why}")),
                Stop::Read(error) => unread(error),
                Stop::Out(error) => error.into(),
            })?;
        }
        if count == 0 {
            return Err(LabError::Input(format!("{name}: there is no record in it")));
        }
        Ok(())
    }

    fn record(&self, record: &Record, out: &mut impl Write) -> Result<(), Stop> {
        let mut printed = Ok(());
        let timeline = record.replay_seen(|at, state| {
            if self.legal && printed.is_ok() {
                printed = print(out, &Choice::at(at, state));
            }
        });
        printed.map_err(Stop::Out)?;
        print(out, &report(timeline?.now())).map_err(Stop::Out)
    }
}

impl Choice {
    fn at(at: usize, state: &GameState) -> Self {
        Self {
            at,
            to_move: state.to_act().iter().collect(),
            legal: legal_record_moves(state),
        }
    }
}

fn print(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Why a record is not replayed to its end.
enum Stop {
    Record(RecordError),
    Read(io::Error),
    Out(io::Error),
}

impl From<RecordError> for Stop {
    fn from(why: RecordError) -> Self {
        Self::Record(why)
    }
}

/// The next line with anything on it, counted in `line`; never more of it than a record may have.
fn next_text(from: &mut impl BufRead, line: &mut u64) -> io::Result<Option<Result<Vec<u8>, Stop>>> {
    loop {
        let mut text = Vec::new();
        let limit = MAX_BYTES as u64 + 1;
        if from.by_ref().take(limit).read_until(b'\n', &mut text)? == 0 {
            return Ok(None);
        }
        *line += 1;
        if text.len() > MAX_BYTES {
            return Ok(Some(Err(RecordError::TooLarge(text.len()).into())));
        }
        if !text.trim_ascii().is_empty() {
            return Ok(Some(Ok(text)));
        }
    }
}

/// Reads a record from a line. A line that is only the beginning of JSON starts a record spread over
/// many lines: then everything up to the end of the input belongs to it.
fn read(text: &[u8], more: &mut impl BufRead) -> Result<Record, Stop> {
    if !breaks_off(text) {
        return parse(text);
    }
    let mut whole = text.to_vec();
    let room = (MAX_BYTES + 1).saturating_sub(whole.len());
    more.by_ref()
        .take(room as u64)
        .read_to_end(&mut whole)
        .map_err(Stop::Read)?;
    parse(&whole)
}

/// Whether JSON begins here and goes on after the end.
fn breaks_off(text: &[u8]) -> bool {
    let mut reader = serde_json::Deserializer::from_slice(text);
    let read = <serde::de::IgnoredAny as serde::Deserialize>::deserialize(&mut reader);
    read.is_err_and(|error| error.is_eof())
}

fn parse(bytes: &[u8]) -> Result<Record, Stop> {
    let text = std::str::from_utf8(bytes).map_err(|_| RecordError::NotText)?;
    Ok(Record::from_json(text)?)
}
