//! The game in the window: a session, the names round the table, and the half-made decision.

use super::draft::{Draft, NotYet, Pick};
use super::hint::{self, Asked};
use super::logbook::Logbook;
use super::stage::{Confetti, Stage};
use super::table::LookBack;
use crate::play::{Curtain, Session};
use crate::rules::{IllegalMove, Move, OwnedView, Seat, Stall};
use std::path::PathBuf;

/// Seconds a move stays before the next one, while a look back goes on by itself.
const REPLAY_STEP: f64 = 0.9;

/// What a screen gets of a game: views, never the game itself.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Game {
    /// The game at this screen.
    pub session: Session,
    /// The half-made decision of whoever's hand is open.
    pub draft: Draft,
    /// Who sits where.
    pub seating: crate::play::Seating,
    /// What the players call this game.
    pub title: String,
    /// The file it was last saved to by hand.
    pub file: Option<PathBuf>,
    /// Moves made at the point looked back at.
    pub looking_back: Option<usize>,
    /// Seconds to the next move while a look back goes on by itself.
    pub playing: Option<f64>,
    /// After the end: the table instead of the scores.
    pub seeing_table: bool,
    /// After the end: all hands laid open (R29).
    pub revealed: bool,
    /// The clock of the question stands still.
    pub call_paused: bool,
    /// The log in words.
    pub logbook: Logbook,
    /// Whether the table allows hints.
    pub hints: bool,
    /// The hint that was asked for.
    pub hint: Asked,
    /// What moves on the table.
    pub stage: Stage,
    /// The open hand is covered until its key is held.
    pub(super) veiled: bool,
    /// How much of the final totals is counted, 0 to 1.
    pub(super) counted: f32,
    /// Thrown once, when the scores are first seen.
    pub confetti: Confetti,
}

impl Game {
    /// What the screen may draw.
    #[must_use]
    pub fn shown(&self) -> OwnedView {
        match self.looking_back {
            Some(at) => self.session.look_back(at),
            None => self.session.view(),
        }
    }

    /// The names round the table.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seating
            .iter()
            .map(|(_, sitting)| sitting.name.as_str().to_owned())
            .collect()
    }

    /// Whether a hand may be seen at this screen now.
    #[must_use]
    pub fn hand_is_open(&self) -> bool {
        let curtain = self.session.curtain();
        self.looking_back.is_none()
            && matches!(
                curtain,
                Curtain::Private(_) | Curtain::Claim { open: true, .. }
            )
    }

    /// Whether the open hand is covered until its key is held.
    #[must_use]
    pub const fn veiled(&self) -> bool {
        self.veiled
    }

    /// Covers the open hand, or takes the cover off; nothing flies over it meanwhile.
    pub fn veil(&mut self, veiled: bool) {
        if self.veiled != veiled {
            self.veiled = veiled;
            let view = self.shown();
            self.stage.cut(if veiled { view.public() } else { view });
        }
    }

    /// The point looked back at.
    #[must_use]
    pub fn look_back(&self) -> Option<LookBack> {
        self.looking_back.map(|at| LookBack {
            at,
            of: self.session.timeline().moves().len(),
            playing: self.playing.is_some(),
        })
    }

    /// Lets a look back go on by itself; seconds until it must be asked again.
    pub fn play_on(&mut self, seconds: f64) -> Option<f64> {
        let point = self.look_back()?;
        let left = self.playing? - seconds;
        self.playing = match left {
            ..=0.0 if point.at < point.of => {
                self.looking_back = Some(point.moved(1));
                Some(REPLAY_STEP)
            }
            ..=0.0 => None,
            left => Some(left),
        };
        self.playing
    }

    /// Keeps the log up with the game.
    pub fn follow(&mut self) {
        let table = *self.session.timeline().now().table();
        self.logbook.follow(self.session.chronicle(), &table);
    }

    /// Whether the person whose hand is open may move now.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        match self.session.curtain() {
            Curtain::Private(seat) if self.session.finished().is_none() => Some(seat),
            _ => None,
        }
    }

    /// Takes a click on the table into the draft.
    pub fn pick(&mut self, pick: Pick) {
        if self.mover().is_some() && self.looking_back.is_none() {
            let view = self.session.view();
            self.draft.pick(&view.as_view(), pick);
        }
    }

    /// Asks for a hint about what is open now; `false` where none may be asked for.
    pub fn ask_hint(&mut self, ctx: &egui::Context, at_once: bool) -> bool {
        // Whoever stepped up may ask too, with an Aunt or without: it tells nothing (R20).
        let claims = matches!(self.session.curtain(), Curtain::Claim { open: true, .. });
        let may_ask = claims || self.mover().is_some();
        if !self.hints || !may_ask || self.looking_back.is_some() {
            return false;
        }
        self.session.note_hint();
        let view = self.session.view();
        self.hint.ask(ctx, self.session.timeline(), &view, at_once);
        self.take_hint(self.hint.said());
        true
    }

    /// Lays what the hint says out as a half-made choice: it is only to be confirmed, or not.
    pub fn take_hint(&mut self, said: Option<crate::bots::Hint>) {
        let Some(said) = said else { return };
        self.clear_draft();
        let view = self.session.view();
        for pick in hint::clicks(&view.as_view(), said.mv) {
            self.pick(pick);
        }
    }

    /// Starts the draft over.
    pub fn clear_draft(&mut self) {
        let view = self.session.view();
        self.draft = Draft::fresh(&view.as_view());
    }

    /// Plays what the draft adds up to.
    ///
    /// # Errors
    /// The ruling against it; the draft is then kept.
    pub fn confirm(&mut self) -> Result<(), IllegalMove> {
        let Some(seat) = self.mover() else {
            return Ok(());
        };
        let view = self.session.view();
        let moves = match self.draft.moves(&view.as_view()) {
            Ok(moves) => moves,
            // The button says what is missing and is disabled; a key press then does nothing.
            Err(NotYet::Missing(_) | NotYet::Refused(_) | NotYet::NoSet) => return Ok(()),
        };
        self.play_all(seat, &moves)
    }

    /// Plays a single move at once.
    ///
    /// # Errors
    /// The ruling against it.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let Some(seat) = self.mover() else {
            return Ok(());
        };
        self.play_all(seat, &[mv])
    }

    /// Reyes: takes a stall's top before the rest is chosen (R9).
    ///
    /// # Errors
    /// The ruling against it.
    pub fn take_now(&mut self, stall: Stall) -> Result<(), IllegalMove> {
        self.play(Move::Take { stall })
    }

    fn play_all(&mut self, seat: Seat, moves: &[Move]) -> Result<(), IllegalMove> {
        for &mv in moves {
            self.session.submit(seat, mv)?;
        }
        self.clear_draft();
        Ok(())
    }
}
