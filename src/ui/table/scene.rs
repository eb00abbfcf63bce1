//! What the table screen is drawn from: one view, and what belongs to whoever looks.

use crate::play::{Barrier, Curtain};
use crate::rules::{Move, OwnedView, Phase, Seat, SeatSet, SetId, Table, why_not};
use crate::ui::draft::{Draft, Pick, effect_on};
use crate::ui::stage::Stage;

/// A point of the game looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookBack {
    /// Moves made by then.
    pub at: usize,
    /// Moves made by now.
    pub of: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
}

impl LookBack {
    /// The point so many moves on or back, within the game.
    #[must_use]
    pub fn moved(self, by: isize) -> usize {
        self.at.saturating_add_signed(by).min(self.of)
    }
}

/// Everything the table screen knows. There is no game in here: only a view.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Scene<'a> {
    /// The view of the eyes at the screen.
    pub view: &'a OwnedView,
    /// What is still in the air, and where things lie for what flies next.
    pub stage: &'a Stage,
    /// What the screen may show.
    pub curtain: Curtain,
    /// The half-made decision.
    pub draft: &'a Draft,
    /// Names by seat.
    pub names: &'a [String],
    /// Seats played by people.
    pub humans: SeatSet,
    /// The seat whose turn is done but not handed over.
    pub finished: Option<Seat>,
    /// Why nothing can be taken back; `None` if it can.
    pub undo_barrier: Option<Barrier>,
    /// Whether the turn may be ended.
    pub can_end_turn: bool,
    /// Share of the answering time gone.
    pub call_progress: f32,
    /// Whether the question's clock stands still.
    pub call_paused: bool,
    /// Whether “nobody answers” may be said.
    pub may_close_call: bool,
    /// Whether all people are asked in turn, each in secret.
    pub asks_in_secret: bool,
    /// Who may still step up.
    pub may_step_up: SeatSet,
    /// Recap lines for the hand-off.
    pub recap: &'a [String],
    /// The point looked back at, if this is no view of now.
    pub looking_back: Option<LookBack>,
    /// Whether bots wait for a step.
    pub by_step: bool,
    /// Whether single letters work as shortcuts.
    pub letters: bool,
    /// The card that is being dragged.
    pub carried: Option<Pick>,
    /// Whether the table allows hints.
    pub hints: bool,
    /// What a hint says, if one was asked for.
    pub hint: Option<&'a str>,
    /// Whether a closer look shows the card itself, or only words.
    pub closer: bool,
    /// Whether the open hand shows only while a key is held, and that key is up: the view is the public's.
    pub veiled: bool,
}

impl Scene<'_> {
    /// The public table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.view.table
    }

    /// The name at a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Whose sets lie at the bottom: the eyes at the screen, else whoever is awaited or active.
    #[must_use]
    pub fn near(&self) -> Seat {
        self.view
            .seat
            .or(self.curtain.awaited())
            .unwrap_or(self.table().active)
    }

    /// Whether a hand lies open at the bottom, with the desk beside it. A lone person's hand stays in
    /// sight while others play; nobody else looks.
    #[must_use]
    pub const fn hand_open(&self) -> bool {
        self.looking_back.is_none()
            && !self.veiled
            && match self.curtain {
                Curtain::Private(_) | Curtain::Claim { open: true, .. } => true,
                Curtain::Bot(_) | Curtain::Call => self.view.seat.is_some(),
                _ => false,
            }
    }

    /// Whether the person at the screen may decide something now.
    #[must_use]
    pub fn may_move(&self) -> bool {
        matches!(self.curtain, Curtain::Private(_))
            && self.finished.is_none()
            && self.looking_back.is_none()
            && self.view.as_view().may_act()
    }

    /// Whether a target for an effect card is being chosen.
    #[must_use]
    pub const fn targeting(&self) -> Option<usize> {
        match self.draft {
            Draft::Effect { slot, .. } => Some(*slot),
            _ => None,
        }
    }

    /// The sets an aimed effect card may be played on, in reading order: rivals from the left, then one's own.
    #[must_use]
    pub fn targets(&self) -> Vec<SetId> {
        let (Some(slot), true) = (self.targeting(), self.may_move()) else {
            return Vec::new();
        };
        let view = self.view.as_view();
        let near = self.near();
        let seats = near.others(self.table().players).chain([near]);
        seats
            .flat_map(|seat| self.table().areas[seat].iter())
            .map(|set| set.id)
            .filter(|&id| {
                effect_on(&view, slot, id)
                    .is_some_and(|effect| why_not(&view, Move::Play(effect)).is_none())
            })
            .collect()
    }

    /// The game's phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.view.table.phase
    }
}
