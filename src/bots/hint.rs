//! A hint: what the hardest bot would do in a seat's place, and the plainest reason for it.

use super::hard::Thinker;
use super::{Budget, Memory, Stop, Temperament};
use crate::rules::{
    Card, Effect, Move, Phase, PlacedSet, SETS_TO_WIN, Sale, Seat, Seen, SetKind, View,
    legal_moves, value,
};

/// What to do, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// Why.
    pub reason: Reason,
}

/// Why a move is advised: the sentence has the key [`Reason::key`], its blanks are the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are what their types and names say")]
pub enum Reason {
    /// There is nothing else to do.
    OnlyMove,
    /// Three cards more at once (R5).
    Motorbike,
    /// Two cards of the deck promise more than what lies on the stalls.
    FreshCards,
    /// That card goes with so many of its kind in hand.
    Collects { card: Card, with: u8 },
    /// That card is worth having by itself.
    WorthHaving { card: Card },
    /// That card is the one to part with.
    LeastNeeded { card: Card },
    /// That card is the one to part with, and it hides what others may want.
    Covers { card: Card, hides: Card },
    /// The fifth set ends the game, and it is won by it (R24).
    EndsAhead { euros: u32 },
    /// A set is sold for so many €; waiting would not make it better.
    SellNow { kind: SetKind, euros: u32 },
    /// Nothing is worth doing yet: what is in hand may still grow.
    Wait,
    /// A License saves a set of so many € (R15).
    Protects { euros: u32 },
    /// A Cousin brings so many € more (R16).
    Doubles { euros: u32 },
    /// A Cousin brings so many €, which a rival loses (R17).
    Steals { from: Seat, euros: u32 },
    /// A rival loses so many € (R18).
    Clears { from: Seat, euros: u32 },
    /// Five fresh cards are better than what is left in hand (R21).
    FreshHand,
    /// The others have more to lose than they get (R21).
    ScattersHands,
    /// The price is worth the effect that follows (R22).
    WorthThePrice { card: Card },
    /// An Aunt saves so many € (R19).
    SavesASet { owner: Seat, euros: u32 },
    /// That set is not worth an Aunt (R19).
    KeepsTheAunt,
}

impl Reason {
    /// The key of the sentence shown to the player.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::OnlyMove => "hint-only-move",
            Self::Motorbike => "hint-motorbike",
            Self::FreshCards => "hint-fresh-cards",
            Self::Collects { .. } => "hint-collects",
            Self::WorthHaving { .. } => "hint-worth-having",
            Self::LeastNeeded { .. } => "hint-least-needed",
            Self::Covers { .. } => "hint-covers",
            Self::EndsAhead { .. } => "hint-ends-ahead",
            Self::SellNow { .. } => "hint-sell-now",
            Self::Wait => "hint-wait",
            Self::Protects { .. } => "hint-protects",
            Self::Doubles { .. } => "hint-doubles",
            Self::Steals { .. } => "hint-steals",
            Self::Clears { .. } => "hint-clears",
            Self::FreshHand => "hint-fresh-hand",
            Self::ScattersHands => "hint-scatters-hands",
            Self::WorthThePrice { .. } => "hint-worth-the-price",
            Self::SavesASet { .. } => "hint-saves-a-set",
            Self::KeepsTheAunt => "hint-keeps-the-aunt",
        }
    }
}

/// What [`super::Level::Hard`] would do for the view's seat, within that budget; `None` if the seat is not asked.
///
/// `seen` is everything the seat saw since the game began. `seed` makes it repeatable. Runs on the
/// caller's thread, as long as the budget says: not the window's.
#[must_use]
pub fn hint(
    view: &View<'_>,
    seen: &[Seen],
    budget: Budget,
    stop: &Stop,
    seed: u64,
) -> Option<Hint> {
    let seat = view.seat?;
    let mut moves = Vec::new();
    legal_moves(view, &mut moves);
    let only = moves.len() == 1;
    let mut memory = Memory::default();
    memory.follow(view, seen);
    let mut thinker = Thinker::new(seed, seat, Temperament::Even, budget, stop.clone());
    let mv = match (moves.as_slice(), view.table.phase) {
        ([], _) => return None,
        // R20: how long it takes tells nobody whether an Aunt is held.
        (_, Phase::Answer { .. }) => thinker.answer(view, seat, &memory),
        ([only], _) => *only,
        _ => thinker.think(view, seat, &moves, &memory),
    };
    let reason = if only {
        Reason::OnlyMove
    } else {
        reason(view, seat, mv)
    };
    Some(Hint { mv, reason })
}

fn reason(view: &View<'_>, seat: Seat, mv: Move) -> Reason {
    let table = view.table;
    match mv {
        Move::Motorbike => Reason::Motorbike,
        Move::Draw => Reason::FreshCards,
        Move::Take { stall } => table
            .stall(stall)
            .top
            .map_or(Reason::FreshCards, |card| taking(view, card)),
        Move::Discard { card, stall } | Move::Give { card, stall } => {
            match table.stall(stall).top {
                Some(hides) if hides != card => Reason::Covers { card, hides },
                _ => Reason::LeastNeeded { card },
            }
        }
        Move::Sell(sale) => selling(view, seat, sale),
        Move::Play(effect) => effect_reason(view, seat, effect),
        Move::Pay { card, .. } => Reason::WorthThePrice { card },
        Move::Aunt => asked_for(view).map_or(Reason::OnlyMove, |(owner, euros)| {
            Reason::SavesASet { owner, euros }
        }),
        Move::Pass => match asked_for(view) {
            Some(_) => Reason::KeepsTheAunt,
            None => Reason::Wait,
        },
    }
}

fn taking(view: &View<'_>, card: Card) -> Reason {
    let with = view.hand.count(card);
    if with > 0 && card.product().is_some() {
        Reason::Collects { card, with }
    } else {
        Reason::WorthHaving { card }
    }
}

fn selling(view: &View<'_>, seat: Seat, sale: Sale) -> Reason {
    let table = view.table;
    let set = PlacedSet {
        id: crate::rules::SetId(0),
        sale,
        discounts: table.discounts_for(seat, sale.kind),
        attached: None,
    };
    let euros = value(&set, table.family(seat));
    let rivals = seat.others(table.players).map(|rival| table.total(rival));
    let ahead = table.total(seat) + euros > rivals.max().unwrap_or(0);
    if table.areas[seat].len() + 1 >= SETS_TO_WIN && ahead {
        Reason::EndsAhead { euros }
    } else {
        Reason::SellNow {
            kind: sale.kind,
            euros,
        }
    }
}

fn effect_reason(view: &View<'_>, seat: Seat, effect: Effect) -> Reason {
    let table = view.table;
    let found = effect.target().and_then(|id| table.find_set(id));
    let Some((owner, set)) = found else {
        return if effect == Effect::VanSelf {
            Reason::FreshHand
        } else {
            Reason::ScattersHands
        };
    };
    let counts = value(set, table.family(owner));
    match effect {
        Effect::License(_) => Reason::Protects { euros: counts },
        Effect::Double(_) => Reason::Doubles { euros: counts },
        Effect::Steal(_) => Reason::Steals {
            from: owner,
            euros: value(set, table.family(seat)),
        },
        Effect::Police(_) | Effect::VanSelf | Effect::VanOthers => Reason::Clears {
            from: owner,
            euros: counts,
        },
    }
}

/// Whose set a Cousin is after, and what it counts there.
fn asked_for(view: &View<'_>) -> Option<(Seat, u32)> {
    let Phase::Answer { set, .. } = view.table.phase else {
        return None;
    };
    let (owner, set) = view.table.find_set(set)?;
    Some((owner, value(set, view.table.family(owner))))
}
