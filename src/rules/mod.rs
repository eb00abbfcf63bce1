//! The rules of the game: pure, complete, and said once.
//!
//! No clock, no files, no threads, no randomness: a game is its [`Deal`] and its [`Move`]s. A screen
//! or a bot sees a [`View`], asks [`legal_moves`] or [`why_not`], and moves through
//! [`GameState::apply`], which tells what happened as [`Event`]s.
//!
//! | rulings | where |
//! |---|---|
//! | R1–R4 set-up | [`Deal`], [`DeckList`], [`GameState::new`] |
//! | R5–R10 draw phase | `legal.rs` (what may be done), `apply.rs` (what it does) |
//! | R11, R12 sets | [`Sale`] |
//! | R13, R14, R26 discounts | [`Table::discounts_for`] |
//! | R15–R18, R21 effects | `legal.rs`, `apply.rs` |
//! | R19, R20 Aunt | [`Table::can_be_answered`], [`Phase::Answer`] |
//! | R22 Salazar | [`Phase::Price`], [`Phase::Extra`] |
//! | R23, R24 end | `apply.rs`, `end_turn` |
//! | R25–R28 scoring | [`breakdown`], [`Table::leaders`] |
//! | R29 what is public | [`Table`], [`View`], [`Event::seen_by`] |

mod apply;
mod bag;
mod card;
mod deal;
mod event;
mod family;
mod legal;
mod moves;
pub mod notation;
mod options;
mod pile;
mod refusal;
mod sale;
mod score;
mod seat;
mod state;
mod table;
mod view;

pub use bag::{Counts, Hand};
pub use card::{Card, Product};
pub use deal::{Deal, SetupError};
pub use event::{Event, Seen};
pub use family::Family;
pub use legal::{HAND_LIMIT, MOTORBIKE_DRAW, legal_moves, why_not};
pub use moves::{Effect, Move};
pub use options::{AuntRule, DEALT_HAND, DeckError, DeckList, DiscountRule, MAX_DECK, Options};
pub use refusal::{IllegalMove, Refusal};
pub use sale::{MAX_SET, MIN_SET, Sale, SetKind};
pub use score::{Breakdown, DISCOUNT_PER_CARD, MIXED_VALUE, breakdown, size_bonus, value};
pub use seat::{MAX_PLAYERS, MIN_PLAYERS, PerSeat, Seat, SeatSet};
pub use state::{GameState, Hidden};
pub use table::{
    Area, Attached, CousinAim, Ending, MAX_SETS, Phase, PlacedSet, SETS_TO_WIN, SetId, Stall,
    StallTop, Table,
};
pub use view::{OwnedView, View};
