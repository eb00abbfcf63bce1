//! The public record of a game, `mlq-record-1`: an opening and the decisions taken, as plain JSON.
//!
//! A record is to this game what PGN is to chess: any other program can replay it and must come to
//! the same [`Report`]. It shows every hand, so it is for finished games. Its moves are coarser than
//! the engine's: an exchange and a Salazar's extra stand whole ([`Act`]).
//!
//! Reading trusts nothing: text, lists and numbers are bounded before anything is kept, an unknown,
//! missing or doubled key is named, and every move goes through the rules.

mod error;
mod format;
mod legal;
mod moves;
mod play;
mod report;
mod shape;
mod written;

pub use error::{Illegal, Objection, RecordError};
pub use format::{Format, MAX_BYTES, MAX_MOVES, Record};
pub use legal::legal_record_moves;
pub use moves::{Act, RecordMove};
pub use report::{
    Boxed, Cousin, EndedBy, PhaseName, Pile, PlayerReport, Report, SetReport, report,
};
