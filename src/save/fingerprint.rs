//! A state in a few bytes: whether two games stand exactly alike, hidden cards included.

use super::container::{Hash, hash};
use crate::rules::{Attached, Card, CousinAim, Ending, GameState, Hand, Phase, SetId};
use std::fmt::Write;

/// The word for a phase in heads of saves.
pub(super) const fn phase_word(phase: &Phase) -> &'static str {
    match phase {
        Phase::Start => "start",
        Phase::Discard => "discard",
        Phase::Exchange { .. } => "exchange",
        Phase::Action => "action",
        Phase::Price => "price",
        Phase::Extra => "extra",
        Phase::Answer { .. } => "answer",
        Phase::Over(_) => "over",
    }
}

/// SHA-256 of a state written out in full. The writing is part of format 1 and never changes.
#[must_use]
pub fn fingerprint(state: &GameState) -> Hash {
    let mut text = String::with_capacity(2048);
    // Writing to a `String` can't fail.
    let _ = write_state(&mut text, state);
    hash(text.as_bytes())
}

fn cards(text: &mut String, name: &str, list: impl IntoIterator<Item = Card>) -> std::fmt::Result {
    write!(text, "{name}")?;
    for card in list {
        write!(text, " {}", card.name())?;
    }
    writeln!(text)
}

fn write_state(text: &mut String, state: &GameState) -> std::fmt::Result {
    let (table, hidden) = (state.table(), state.lay_open());
    writeln!(text, "turn {} of {}", table.turn, table.active.index())?;
    write_phase(text, &table.phase)?;
    for seat in table.seats() {
        let motorbike = table.motorbikes.has(seat);
        let family = table.family(seat).name();
        writeln!(text, "seat {} {family} {motorbike}", seat.index())?;
        cards(text, "hand", hidden.hands[seat].cards())?;
        for set in table.areas[seat].iter() {
            let (SetId(id), sale) = (set.id, set.sale);
            let charo = sale.charo_as.map_or("-", |product| product.card().name());
            let attached = match set.attached {
                None => "-",
                Some(Attached::License) => "license",
                Some(Attached::Doubled) => "doubled",
                Some(Attached::Stolen) => "stolen",
            };
            let (kind, size, discounts) = (sale.kind.name(), sale.size, set.discounts);
            writeln!(
                text,
                "set {id} {kind} {size} {charo} {discounts} {attached}"
            )?;
        }
    }
    cards(text, "drawn", hidden.drawn.cards())?;
    cards(text, "deck", hidden.deck)?;
    for stall in hidden.stalls {
        cards(text, "stall", stall)?;
    }
    write!(text, "box")?;
    for card in Card::ALL {
        write!(text, " {}", table.boxed.get(card))?;
    }
    writeln!(text, "\nplaced {}", table.sets_placed)
}

fn write_phase(text: &mut String, phase: &Phase) -> std::fmt::Result {
    write!(text, "phase {} ", phase_word(phase))?;
    let exchange = |text: &mut String, taken: Hand, given| {
        writeln!(text, "{given}")?;
        cards(text, "taken", taken.cards())
    };
    match *phase {
        Phase::Exchange { taken, given } => exchange(text, taken, given),
        Phase::Answer { aim, set, waiting } => {
            let aim = match aim {
                CousinAim::Double => "double",
                CousinAim::Steal => "steal",
            };
            write!(text, "{aim} {}", set.0)?;
            for seat in waiting.iter() {
                write!(text, " {}", seat.index())?;
            }
            writeln!(text)
        }
        Phase::Over(ending) => {
            let ending = match ending {
                Ending::Deck => "deck",
                Ending::FiveSets => "five_sets",
                Ending::Both => "both",
            };
            writeln!(text, "{ending}")
        }
        Phase::Start | Phase::Discard | Phase::Action | Phase::Price | Phase::Extra => {
            writeln!(text)
        }
    }
}
