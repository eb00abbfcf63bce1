//! The report of the record format.

use serde_json::{Value, json};

use super::cards::{Card, sorted_names};
use super::score::value;
use super::table::{CousinUse, Game, PlacedSet, Seat};

impl Game {
    /// The state as the record format reports it. Lists called sorted are in plain alphabetical order (O15).
    pub fn report(&self) -> Value {
        let over = self.phase_name() == "over";
        // R23, R24
        let ended_by = match (over, self.somebody_has_five(), self.deck_is_out()) {
            (true, true, true) => Some("both"),
            (true, true, false) => Some("five_sets"),
            (true, false, true) => Some("deck"),
            _ => None,
        };
        let scores = self.scores();
        let mut players = Vec::new();
        for (number, seat) in self.seats.iter().enumerate() {
            players.push(player(number, seat, scores[number]));
        }
        let names = |cards: &Vec<Card>| cards.iter().map(|card| card.name()).collect::<Vec<_>>();
        let stalls: Vec<Vec<&str>> = self.stalls.iter().map(names).collect();
        json!({
            "over": over,
            "ended_by": ended_by,
            "turns": self.turns,
            "scores": scores,
            "winners": self.winners(),
            "players": players,
            "stalls": stalls,
            "deck_left": self.deck.len(),
            "box": self.box_names(),
            "phase": self.phase_name(),
            "active": self.active,
            "to_move": self.to_move(),
        })
    }

    /// Everything in the box, used Motorbikes too.
    fn box_names(&self) -> Vec<&'static str> {
        let mut names = sorted_names(&self.out);
        for seat in &self.seats {
            if !seat.motorbike {
                names.push("motorbike");
            }
        }
        names.sort_unstable();
        names
    }
}

fn player(number: usize, seat: &Seat, total: i64) -> Value {
    let sets: Vec<Value> = seat.sets.iter().map(|set| one_set(set, seat)).collect();
    json!({
        "seat": number,
        "family": seat.family.name(),
        "total": total,
        "hand": sorted_names(&seat.hand),
        "motorbike": seat.motorbike,
        "sets": sets,
    })
}

fn one_set(set: &PlacedSet, owner: &Seat) -> Value {
    let cousin = match set.cousin {
        None => Value::Null,
        Some(CousinUse::Double) => json!("double"),
        Some(CousinUse::Steal) => json!("steal"),
    };
    json!({
        "id": set.id,
        "type": set.kind.name(),
        "cards": sorted_names(&set.cards),
        "charo_as": set.charo_as.map(Card::name),
        "discounts": set.discounts,
        "license": set.license,
        "cousin": cousin,
        "value": value(set, owner.family),
    })
}
