//! What sets are worth (R25 to R28).

use super::cards::{Card, Family};
use super::sets::SetType;
use super::table::{CousinUse, Game, PlacedSet};

/// What a set counts for an owner of that family at the end, in euros.
pub fn value(set: &PlacedSet, owner: Family) -> i64 {
    let size = set.cards.len();
    // R25: values and bonus, or the fixed price of a mixed set.
    let mut euros = match set.kind {
        SetType::FourGarments | SetType::ThreeFoods => 20,
        SetType::Product(_) => {
            let mut sum = 0;
            for card in &set.cards {
                // R12: a Charo has the value of what it stands for.
                let counted = if *card == Card::Charo {
                    set.charo_as
                } else {
                    Some(*card)
                };
                sum += counted.map_or(0, Card::euros);
            }
            sum + match size {
                3 => 1,
                4 => 3,
                5 => 6,
                _ => 0,
            }
        }
    };
    // R13; R26: they count for nothing while a Cortés owns it.
    if owner != Family::Cortes {
        for _ in 0..set.discounts {
            for _ in 0..size {
                euros -= 2;
            }
        }
    }
    euros = euros.max(0);
    if set.cousin == Some(CousinUse::Double) {
        euros *= 2;
    }
    // R27
    if owner == Family::Heredia {
        euros += 2;
    }
    euros
}

impl Game {
    /// What each seat has, as if the game ended now, in euros.
    pub fn scores(&self) -> Vec<i64> {
        let of_a_seat = |seat: &super::table::Seat| {
            seat.sets
                .iter()
                .map(|set| value(set, seat.family))
                .sum::<i64>()
        };
        self.seats.iter().map(of_a_seat).collect()
    }

    /// The seats nobody is ahead of (R28); nobody while the game lasts (O15).
    pub fn winners(&self) -> Vec<usize> {
        if self.phase_name() != "over" {
            return Vec::new();
        }
        let scores = self.scores();
        let best = scores.iter().copied().max().unwrap_or(0);
        (0..scores.len())
            .filter(|seat| scores[*seat] == best)
            .collect()
    }
}
