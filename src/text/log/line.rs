//! One line of the log and what it tells.

use crate::rules::{Card, CousinAim, Ending, Hand, PlacedSet, Seat, SeatSet, Stall};

/// What a line tells. Sets are kept as they were, so that an old line stays true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are what their types say")]
pub enum Told {
    /// A turn began.
    Turn { seat: Seat, turn: u32 },
    /// A motorbike went out and brought cards (R5, R6).
    Motorbike { seat: Seat, cards: u8 },
    /// Cards were drawn; which ones is nobody's business (ux 70).
    Drew { seat: Seat, cards: u8 },
    /// Cards were drawn and one of them was left on a stall (R7).
    DrewAndLeft {
        seat: Seat,
        cards: u8,
        left: Card,
        stall: Stall,
    },
    /// One of the drawn cards was left on a stall, told apart after an undo (R7).
    Left {
        seat: Seat,
        card: Card,
        stall: Stall,
    },
    /// Stall cards were taken and as many given, in the order it was done (R8, R9).
    Exchange {
        seat: Seat,
        took: Vec<(Card, Stall)>,
        gave: Vec<(Card, Stall)>,
    },
    /// A set was sold for so many € (R11–R14).
    Sold {
        seat: Seat,
        set: PlacedSet,
        price: u32,
    },
    /// A Salazar paid for an effect (R22).
    Paid {
        seat: Seat,
        card: Card,
        stall: Stall,
    },
    /// A License was laid on a set (R15).
    Licensed { seat: Seat, set: PlacedSet },
    /// A Cousin is on the way; what comes of it follows (R16, R17).
    Cousin {
        seat: Seat,
        aim: CousinAim,
        owner: Seat,
        set: PlacedSet,
    },
    /// Seats that did not answer; `all` once nobody is left (R20).
    Silence { seats: SeatSet, all: bool },
    /// An Aunt cancels a Cousin (R19).
    Aunt {
        seat: Seat,
        against: Seat,
        aim: CousinAim,
        owner: Seat,
        set: PlacedSet,
    },
    /// A Cousin doubles a set (R16).
    Doubled { seat: Seat, set: PlacedSet },
    /// A Cousin stole a set (R17).
    Stolen {
        seat: Seat,
        from: Seat,
        set: PlacedSet,
    },
    /// Police removed a set (R18).
    Removed {
        seat: Seat,
        from: Seat,
        set: PlacedSet,
    },
    /// A Van was played, for oneself or for the others (R21).
    Van { seat: Seat, others: bool },
    /// A hand went to the box and a new one came (R21).
    NewHand { seat: Seat, boxed: Hand, cards: u8 },
    /// The game is over (R23, R24).
    Ended { seat: Seat, ending: Ending },
    /// Moves were taken back (ux 72).
    TookBack { seat: Seat, moves: u32 },
    /// The game was taken up again from a save (ux 72).
    Resumed { turn: u32 },
    /// A hand was opened again in the same turn, so many times by now.
    Reopened { seat: Seat, times: u32 },
    /// A bot's choice was refused and a plain legal move played instead.
    Stumbled { seat: Seat },
    /// A seat asked for a hint; what it said is nobody else's business.
    Hinted { seat: Seat },
    /// The program now plays for a seat.
    BotSits { seat: Seat },
    /// A person now plays a seat.
    HumanSits { seat: Seat },
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// What it tells.
    pub told: Told,
    /// Number of moves after which it was so: where a look back goes.
    pub moves: usize,
    /// Whether it was taken back: everybody saw it, but it does not count.
    pub taken_back: bool,
}

impl LogLine {
    /// The seats it speaks of.
    #[must_use]
    pub fn about(&self) -> SeatSet {
        let two = |one, other| SeatSet::only(one).with(other);
        match self.told {
            Told::Turn { seat, .. }
            | Told::Motorbike { seat, .. }
            | Told::Drew { seat, .. }
            | Told::DrewAndLeft { seat, .. }
            | Told::Left { seat, .. }
            | Told::Exchange { seat, .. }
            | Told::Sold { seat, .. }
            | Told::Paid { seat, .. }
            | Told::Licensed { seat, .. }
            | Told::Doubled { seat, .. }
            | Told::Van { seat, .. }
            | Told::NewHand { seat, .. }
            | Told::Ended { seat, .. }
            | Told::TookBack { seat, .. }
            | Told::Reopened { seat, .. }
            | Told::Stumbled { seat }
            | Told::Hinted { seat }
            | Told::BotSits { seat }
            | Told::HumanSits { seat } => SeatSet::only(seat),
            Told::Cousin { seat, owner, .. } => two(seat, owner),
            Told::Aunt {
                seat,
                against,
                owner,
                ..
            } => two(seat, against).with(owner),
            Told::Stolen { seat, from, .. } | Told::Removed { seat, from, .. } => two(seat, from),
            Told::Silence { seats, .. } => seats,
            Told::Resumed { .. } => SeatSet::EMPTY,
        }
    }

    /// Whether it is a remark of the program rather than something that happened at the table.
    #[must_use]
    pub const fn is_remark(&self) -> bool {
        matches!(
            self.told,
            Told::TookBack { .. }
                | Told::Resumed { .. }
                | Told::Reopened { .. }
                | Told::Stumbled { .. }
                | Told::Hinted { .. }
                | Told::BotSits { .. }
                | Told::HumanSits { .. }
        )
    }

    /// Who was hurt by it, if anybody: their recap begins with it (ux 5).
    #[must_use]
    pub const fn against(&self) -> Option<Seat> {
        match self.told {
            Told::Stolen { from, .. } | Told::Removed { from, .. } => Some(from),
            Told::Aunt { against, .. } => Some(against),
            Told::NewHand { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
