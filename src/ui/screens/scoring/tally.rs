//! A few figures of a finished game, counted from what everybody saw.

use crate::rules::{Event, Family, PerSeat, breakdown};

/// What one seat did and suffered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Sets it sold.
    pub sold: u32,
    /// € its sets lost to Discount cards when they were placed (R13).
    pub discounts: u32,
    /// Sets its Cousins stole.
    pub stole: u32,
    /// Sets others' Cousins stole from it.
    pub lost: u32,
    /// Aunts it played.
    pub aunts: u32,
}

/// Counts the events of a whole game.
#[must_use]
pub fn tallies<'e, C: 'e>(
    families: &PerSeat<Family>,
    events: impl IntoIterator<Item = &'e Event<C>>,
) -> PerSeat<Tally> {
    let mut tallies = PerSeat::<Tally>::default();
    for event in events {
        match event {
            Event::Sold { seat, set } => {
                let worth = breakdown(set, families[*seat]);
                let tally = &mut tallies[*seat];
                tally.sold += 1;
                tally.discounts += worth.discount - worth.cut;
            }
            Event::Stolen { seat, from, .. } => {
                tallies[*seat].stole += 1;
                tallies[*from].lost += 1;
            }
            Event::AuntPlayed { seat, .. } => tallies[*seat].aunts += 1,
            _ => {}
        }
    }
    tallies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Card, PlacedSet, Product, Sale, Seat, SetId, SetKind};

    #[test]
    fn r13_only_what_discounts_really_took_counts_as_lost() {
        let sale = Sale {
            kind: SetKind::Same(Product::Socks),
            size: 2,
            charo_as: None,
        };
        let set = PlacedSet {
            id: SetId(3),
            sale,
            discounts: 2,
            attached: None,
        };
        let (first, second) = (Seat::FIRST, Seat::FIRST.left(2));
        let events: [Event<Card>; 3] = [
            Event::Sold { seat: first, set },
            Event::Stolen {
                seat: second,
                from: first,
                set: SetId(3),
            },
            Event::Sold { seat: second, set },
        ];
        let families = PerSeat::new([
            Family::Reyes,
            Family::Cortes,
            Family::Salazar,
            Family::Salazar,
            Family::Salazar,
        ]);
        let tallies = tallies(&families, &events);
        // Two Socks are worth €4: two Discounts can take no more, and nothing from the Cortés.
        assert_eq!((tallies[first].discounts, tallies[first].lost), (4, 1));
        assert_eq!((tallies[second].discounts, tallies[second].stole), (0, 1));
    }
}
