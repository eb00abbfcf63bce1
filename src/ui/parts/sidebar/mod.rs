//! The rules sheet beside the table.

mod sheet;

pub use sheet::{Choice, Entry, RULINGS, changed_counts, find, folded};
