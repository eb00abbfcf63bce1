//! A game being played: how it was dealt, what was moved, what may be taken back.

mod chronicle;
mod curtain;
mod remarks;
mod seating;
mod seed;
mod session;
mod thinker;
mod timeline;

pub use chronicle::{Chronicle, Entry, Note};
pub use curtain::Curtain;
pub use remarks::{Habits, HabitsError, MAX_REMARKS, Remark, Remarks, What};
pub(crate) use seating::hidden;
pub use seating::{
    BotLevel, LevelError, MAX_NAME, NameError, Player, PlayerName, Seating, SeatingError, Sitting,
};
pub use seed::{Seed, SeedError, SetUp};
pub use session::{Barrier, Pace, Session, Step, TableManners};
pub use thinker::{Brain, Thinker, Wake};
pub use timeline::{Timeline, TimelineError, Turned};
