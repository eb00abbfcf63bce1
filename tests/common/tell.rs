//! What somebody sees, as text.

use me_lo_quitan::rules::{
    Attached, Card, CousinAim, Event, GameState, Hand, Move, Phase, PlacedSet, Seat, Seen, Stall,
    View, legal_moves, value,
};
use std::fmt::Write as _;

/// Everybody who looks on: the seats, then somebody who only watches.
pub fn eyes(state: &GameState) -> Vec<Option<Seat>> {
    state.table().seats().map(Some).chain([None]).collect()
}

/// Whose eyes, as a word.
pub fn name(eyes: Option<Seat>) -> String {
    eyes.map_or_else(|| "onlooker".to_owned(), |seat| seat.index().to_string())
}

/// One event as somebody saw it.
pub fn seen_line(seen: &Seen) -> String {
    let who = |seat: &Seat| seat.index();
    let at = |stall: &Stall| stall.index();
    match seen {
        Event::TurnBegan { seat, turn } => format!("turn {turn} of {} begins", who(seat)),
        Event::MotorbikeSpent { seat } => format!("{} rides the motorbike", who(seat)),
        Event::Drew { seat, card } => {
            format!("{} draws {}", who(seat), card.map_or("a card", Card::name))
        }
        Event::Discarded { seat, card, stall } => {
            format!("{} discards {} on {}", who(seat), card.name(), at(stall))
        }
        Event::Took { seat, card, stall } => {
            format!("{} takes {} from {}", who(seat), card.name(), at(stall))
        }
        Event::Gave { seat, card, stall } => {
            format!("{} gives {} to {}", who(seat), card.name(), at(stall))
        }
        Event::Sold { seat, set } => format!("{} sells {}", who(seat), set_words(set)),
        Event::Paid { seat, card, stall } => {
            format!("{} pays {} on {}", who(seat), card.name(), at(stall))
        }
        Event::Played {
            seat,
            effect,
            owner,
        } => {
            let whose = owner.map_or_else(String::new, |owner| format!(" (of {})", who(&owner)));
            format!("{} plays {}{whose}", who(seat), Move::Play(*effect))
        }
        Event::Asked { seats } => {
            let seats: Vec<String> = seats.iter().map(|seat| who(&seat).to_string()).collect();
            format!("{} are asked for an aunt", seats.join(" "))
        }
        Event::Declined { seat } => format!("{} declines", who(seat)),
        Event::AuntPlayed {
            seat,
            against,
            aim,
            set,
        } => {
            format!(
                "{} answers {}, who would {} set {}, with an aunt",
                who(seat),
                who(against),
                aim_word(*aim),
                set.0
            )
        }
        Event::Licensed { seat, set } => format!("{} licenses set {}", who(seat), set.0),
        Event::Doubled { seat, set } => format!("{} doubles set {}", who(seat), set.0),
        Event::Stolen { seat, from, set } => {
            format!("{} steals set {} from {}", who(seat), set.0, who(from))
        }
        Event::Removed { seat, from, set } => {
            format!(
                "{} removes from {} {}",
                who(seat),
                who(from),
                set_words(set)
            )
        }
        Event::HandBoxed { seat, cards } => {
            format!("{} boxes {}", who(seat), hand_words(*cards))
        }
        Event::Ended { ending } => format!("the game ends: {ending:?}"),
    }
}

const fn aim_word(aim: CousinAim) -> &'static str {
    match aim {
        CousinAim::Double => "double",
        CousinAim::Steal => "steal",
    }
}

fn set_words(set: &PlacedSet) -> String {
    let mut words = format!(
        "set {} {} {}",
        set.id.0,
        set.sale.kind.name(),
        set.sale.size
    );
    if let Some(product) = set.sale.charo_as {
        let _ = write!(words, " (charo as {})", product.card().name());
    }
    if set.discounts > 0 {
        let _ = write!(words, " -{}", set.discounts);
    }
    words
        + match set.attached {
            None => "",
            Some(Attached::License) => " +license",
            Some(Attached::Doubled) => " +double",
            Some(Attached::Stolen) => " +stolen",
        }
}

fn hand_words(hand: Hand) -> String {
    let words: Vec<String> = hand
        .kinds()
        .map(|card| match hand.count(card) {
            1 => card.name().to_owned(),
            count => format!("{}*{count}", card.name()),
        })
        .collect();
    if words.is_empty() {
        "nothing".to_owned()
    } else {
        words.join(" ")
    }
}

/// A seat's own cards and everything it may do; moves that put a card on a stall are counted.
pub fn view_line(view: &View<'_>) -> String {
    let mut line = format!("holds {}", hand_words(view.hand));
    if !view.drawn.is_empty() {
        let _ = write!(line, " and apart {}", hand_words(view.drawn));
    }
    let mut list = Vec::new();
    legal_moves(view, &mut list);
    let (placing, other): (Vec<Move>, Vec<Move>) = list.into_iter().partition(|mv| {
        matches!(
            mv,
            Move::Discard { .. } | Move::Give { .. } | Move::Pay { .. }
        )
    });
    let mut may: Vec<String> = other.iter().map(ToString::to_string).collect();
    if let Some(first) = placing.first() {
        let verb = first.to_string();
        let verb = verb.split(' ').next().unwrap_or_default();
        may.push(format!("{verb} in {} ways", placing.len()));
    }
    if !may.is_empty() {
        let _ = write!(line, "; may {}", may.join(", "));
    }
    line
}

/// The public table.
pub fn table_line(state: &GameState) -> String {
    let table = state.table();
    let mut line = format!("turn {} of {}, ", table.turn, table.active.index());
    let _ = match table.phase {
        Phase::Exchange { taken, given } => {
            write!(line, "exchange of {}, {given} given", hand_words(taken))
        }
        Phase::Answer { aim, set, waiting } => {
            let seats: Vec<String> = waiting
                .iter()
                .map(|seat| seat.index().to_string())
                .collect();
            write!(
                line,
                "answer to {} {} by {}",
                aim_word(aim),
                set.0,
                seats.join(" ")
            )
        }
        Phase::Over(ending) => {
            let winners = table.leaders().into_iter();
            let seats: Vec<String> = winners.map(|seat| seat.index().to_string()).collect();
            write!(line, "over: {ending:?}, won by {}", seats.join(" and "))
        }
        phase => write!(line, "{phase:?}"),
    };
    let stalls = table
        .stalls
        .map(|stall| format!("{}/{}", stall.top.map_or("empty", Card::name), stall.size));
    let _ = write!(
        line,
        "; deck {}; stalls {}; hands",
        table.deck_left,
        stalls.join(" ")
    );
    for seat in table.seats() {
        let _ = write!(line, " {}", table.hand_sizes[seat]);
    }
    for (owner, set) in table.all_sets() {
        let euros = value(set, table.family(owner));
        let _ = write!(line, "; {} owns {} €{euros}", owner.index(), set_words(set));
    }
    let boxed: Hand = table.boxed.cards().collect();
    if !boxed.is_empty() {
        let _ = write!(line, "; box {}", hand_words(boxed));
    }
    line
}
