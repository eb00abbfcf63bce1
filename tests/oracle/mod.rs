//! The oracle: a second, slow, plain implementation of the whole game.
//!
//! Written from the rulings and the record format alone, without a look at the engine in `src`, so that a mistake has to
//! be made twice, by two hands, to go unseen. It is meant for reading: cards lie in plain lists, every legal move is found
//! by trying all of them, and nothing is remembered that can be counted again. It borrows nothing from the engine.
//!
//! Use from an integration test: `mod oracle;`, then [`Game::from_record`], [`Game::legal`], [`Game::play`],
//! [`Game::report`]; [`recount`] checks the money of any report (the engine's too) by a second scorer.
//!
//! # Readings
//!
//! Where the rulings leave room, the oracle reads them as follows; the code cites these marks.
//!
//! - **O1 (record)** A kind left out of a `deck` option has no copies; the counts must agree with the deck itself.
//! - **O2 (R5)** A Motorbike may empty the deck; then only an exchange is left (R10).
//! - **O3 (R7)** With one card left, `draw` goes straight to `action`. The hand limit is looked at before the draw only:
//!   during `discard` up to eight cards are held, and the report shows them all in the hand.
//! - **O4 (R9)** The second take sees the stall after the first take, so both may come from one stall of two cards or more.
//!   A stall emptied by the takes may be given to. A card given must have been in hand before: the same *kind* is enough,
//!   since two cards of one kind are the same card to everybody.
//! - **O5 (R10)** With both hand and deck empty, the turn begins in `action`. No play from a real opening leads there.
//! - **O6 (R13)** In the option `rivals`, a rival's set is one that lies in another player's area now: one's own set that
//!   was stolen is a rival's, and a set one stole is one's own.
//! - **O7 (R14, R26)** The report's `discounts` are the cards that lie on the set; for Cortés `value` ignores them.
//!   Sets of a Cortés count toward others' discounts like any other, stolen ones included.
//! - **O8 (R19)** While a Cousin waits for its answer it is in nobody's hand and not in the box (no key of the report
//!   shows it), its set has not moved and bears no Cousin, and each asked seat is asked whatever its family.
//! - **O9 (R20)** The Aunts of the deck are all of them, dealt ones included. With none in the deck nothing is ever asked.
//! - **O10 (R21)** A Van for oneself is always legal, even with an empty deck or an empty remaining hand.
//! - **O11 (R21)** A Van for the others touches a rival who is no Montoya and holds a card; or holds none, if the deck
//!   still has one card, whoever would get it in the end. Montoyas neither discard nor draw.
//! - **O12 (R22)** The effect is judged on the table and in the hand as they are once price and effect card are gone.
//!   Price and effect may be of one kind if two are held.
//! - **O13 (R22)** The extra follows every set placed, the fifth included; after it there is no second extra.
//! - **O14 (R23, R24)** Both ends are looked at once a turn, when it is over: an empty deck, and five sets in any area.
//! - **O15 (report)** Lists called sorted are in plain alphabetical order. `to_move` goes by seat number. While the game
//!   lasts `winners` is empty and `scores` say what each would get if it ended now; afterwards `active` is the seat of
//!   the last turn, `phase` is `over` and `to_move` is empty.
#![allow(
    dead_code,
    reason = "each test that borrows the oracle uses only a part of it"
)]
// These serve `use oracle::…` in whichever tests borrow them.
#![allow(
    unused_imports,
    reason = "each test that borrows the oracle uses only a part of it"
)]

mod cards;
mod deals;
mod legal;
mod moves;
mod opening;
mod play;
mod recount;
mod report;
mod score;
mod sets;
mod table;

pub use cards::{Card, Family};
pub use deals::{random_move, random_opening, stacked};
pub use recount::recount;
pub use table::Game;
