//! Nothing that was played is lost (reliability, group A): faults at every file operation.

#[path = "support/disk.rs"]
mod disk;
#[path = "support/games.rs"]
mod games;
#[path = "support/torture.rs"]
mod torture;

use torture::{DOINGS, Figures, torture as one_kind};

#[test]
fn a01_a05_every_fault_at_every_operation_is_survived() {
    let mut all = Figures::default();
    for doing in DOINGS {
        let figures = one_kind(doing, 7, 12);
        println!("{doing:?}: {figures:?}");
        assert!(figures.faults > 10, "{doing:?}");
        all.add(figures);
    }
    println!("in all: {all:?}");
    assert!(all.faults > 2_000, "{all:?}");
    assert!(all.most_lost <= 1, "{all:?}");
}
