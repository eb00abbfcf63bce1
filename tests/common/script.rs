//! Plain-text scenarios: a table in words, moves in notation, and what each pair of eyes sees after each.
//!
//! ```text
//! # what it shows
//! seats salazar: five cards | reyes: five cards
//! stalls three cards
//! deck the draw pile, top first
//! start SEAT                                  (optional)
//! options rivals-only aunt-any                (optional, either)
//!
//! > 0 draw                                    a move that is legal
//! ! 1 draw                                    a move that is refused
//! ```
//! All other lines are what was seen; `UPDATE_SCENARIOS=1` writes them anew.

use super::scene::Scene;
use super::tell::{eyes, name, seen_line, table_line, view_line};
use me_lo_quitan::rules::{Event, GameState, Move, Seat};
use std::fmt::Write as _;

/// A scenario read from its file.
pub struct Script {
    /// The lines before the first move, kept as they are.
    head: String,
    moves: Vec<(bool, String)>,
}

/// What is wrong with a scenario file.
pub type ScriptError = String;

impl Script {
    pub fn read(text: &str) -> Result<Self, ScriptError> {
        let (mut head, mut moves) = (String::new(), Vec::new());
        for line in text.lines() {
            if let Some(mv) = line.strip_prefix("> ") {
                moves.push((true, mv.to_owned()));
            } else if let Some(mv) = line.strip_prefix("! ") {
                moves.push((false, mv.to_owned()));
            } else if moves.is_empty() && !line.starts_with("  ") && !line.trim().is_empty() {
                head.push_str(line);
                head.push('\n');
            }
        }
        if moves.is_empty() {
            return Err("no moves".to_owned());
        }
        Ok(Self { head, moves })
    }

    fn scene(&self) -> Result<Scene, ScriptError> {
        let field = |name: &str| {
            let line = self.head.lines().find_map(|line| line.strip_prefix(name));
            line.map(str::trim_start)
        };
        let needed = |name: &str| field(name).ok_or(format!("no line “{name}”"));
        let mut scene = Scene::of(needed("seats ")?)
            .stalls(needed("stalls ")?)
            .deck(needed("deck ")?);
        if let Some(start) = field("start ") {
            scene = scene.start(start.parse().map_err(|_| "start needs a seat".to_owned())?);
        }
        for option in field("options ")
            .unwrap_or_default()
            .split_ascii_whitespace()
        {
            scene = match option {
                "rivals-only" => scene.rivals_only(),
                "aunt-any" => scene.aunt_any(),
                other => return Err(format!("no option “{other}”")),
            };
        }
        Ok(scene.begin())
    }

    /// Plays the scenario and writes it down with all that is seen.
    pub fn played(&self) -> Result<String, ScriptError> {
        let mut state = *self.scene()?.state();
        let mut text = format!("{}\n", self.head);
        around(&mut text, &state, &[]);
        for (legal, line) in &self.moves {
            let (seat, mv) = parse(line)?;
            let mut events = Vec::new();
            let played = state.apply(seat, mv, &mut |_, event| events.push(event));
            let _ = writeln!(text, "\n{} {line}", if *legal { '>' } else { '!' });
            match (played, legal) {
                (Ok(()), true) => around(&mut text, &state, &events),
                (Err(refused), false) => {
                    let why = refused.why;
                    let _ = writeln!(text, "  refused: {why} (R{})", why.ruling());
                }
                (Ok(()), false) => return Err(format!("“{line}” is legal")),
                (Err(refused), true) => return Err(format!("“{line}”: {refused}")),
            }
            if state.census() != state.table().options.deck.0 {
                return Err(format!("“{line}”: a card is lost"));
            }
        }
        Ok(text)
    }
}

fn parse(line: &str) -> Result<(Seat, Move), ScriptError> {
    let wrong = || format!("“{line}” is not SEAT MOVE");
    let (seat, mv) = line.split_once(' ').ok_or_else(wrong)?;
    let seat = seat.parse().ok().and_then(Seat::new).ok_or_else(wrong)?;
    Ok((seat, mv.parse().map_err(|error| format!("{error}"))?))
}

/// What everybody saw, eyes that saw the same together; then what each holds and may do; then the table.
fn around(text: &mut String, state: &GameState, events: &[Event]) {
    let mut seen: Vec<(String, Vec<String>)> = Vec::new();
    for eyes in eyes(state) {
        let lines: Vec<String> = events
            .iter()
            .map(|event| seen_line(&event.seen_by(eyes)))
            .collect();
        let told = lines.join("; ");
        match seen.iter_mut().find(|(other, _)| *other == told) {
            Some((_, names)) => names.push(name(eyes)),
            None => seen.push((told, vec![name(eyes)])),
        }
    }
    if let [(told, _)] = seen.as_slice() {
        if !told.is_empty() {
            let _ = writeln!(text, "  all see: {told}");
        }
    } else {
        for (told, names) in seen {
            let _ = writeln!(text, "  {} see: {told}", names.join(", "));
        }
    }
    for seat in state.table().seats() {
        let line = view_line(&state.view(Some(seat)));
        let _ = writeln!(text, "  {}: {line}", seat.index());
    }
    let _ = writeln!(text, "  table: {}", table_line(state));
}
