//! Names for everything that can occur, so that what never did can be told.

use me_lo_quitan::rules::{
    CousinAim, Effect, Ending, Event, GameState, Move, Phase, Refusal, Seat,
};

/// Lists the variants with their rulings and refuses to compile when one is missing.
macro_rules! all_refusals {
    ($($name:ident $ruling:literal),* $(,)?) => {
        pub const REFUSALS: [Refusal; [$(Refusal::$name),*].len()] = [$(Refusal::$name),*];

        const fn ruling(why: Refusal) -> u8 {
            match why {
                $(Refusal::$name => $ruling,)*
            }
        }
    };
}

all_refusals! {
    NotYourTurn 1, GameOver 23, NotAsked 19, AlreadyAnswered 19, WrongPhase 7, MotorbikeUsed 5,
    MotorbikeHand 5, MotorbikeDeck 5, DrawPhaseOver 7, HandFull 7, HandEmpty 10, DeckEmpty 10,
    StallEmpty 8, NotDrawn 7, NotInHand 8, OnlyOneTake 9, ReyesOneCard 9, GivesLeft 9,
    SetTooSmall 11, SetTooBig 11, SetNotHeld 11, NoCharo 12, CharoMismatch 12, EffectNotHeld 22,
    NoSuchSet 17, LicenseNotOwn 15, LicenseOnLicense 15, LicenseOnCousin 15, DoubleNotOwn 16,
    DoubleOnLicense 16, DoubleOnCousin 16, StealOwn 17, StealOnLicense 17, StealOnCousin 17,
    PoliceOwn 18, PoliceOnLicense 18, VanTouchesNobody 21, PriceWithoutEffect 22,
    EffectMustFollow 22, NoAunt 19,
}

/// Kinds of move, told apart where the rules tell them apart.
pub const VERBS: [&str; 28] = [
    "motorbike",
    "draw",
    "draw last",
    "discard",
    "take",
    "take second",
    "give",
    "give first",
    "sell",
    "license",
    "double",
    "steal",
    "police",
    "van self",
    "van others",
    "pay",
    "extra license",
    "extra double",
    "extra steal",
    "extra police",
    "extra van self",
    "extra van others",
    "aunt on steal",
    "aunt on double",
    "pass",
    "pass price",
    "decline steal",
    "decline double",
];

/// The kind of a move made in that state, one of [`VERBS`].
pub fn verb(before: &GameState, mv: Move) -> &'static str {
    let table = before.table();
    let phase = table.phase;
    let extra = matches!(phase, Phase::Extra);
    let on_double = matches!(
        phase,
        Phase::Answer {
            aim: CousinAim::Double,
            ..
        }
    );
    match mv {
        Move::Motorbike => "motorbike",
        Move::Draw if table.deck_left == 1 => "draw last",
        Move::Draw => "draw",
        Move::Discard { .. } => "discard",
        Move::Take { .. } if matches!(phase, Phase::Exchange { .. }) => "take second",
        Move::Take { .. } => "take",
        Move::Give { .. } => match phase {
            Phase::Exchange { taken, given } if given + 1 < taken.len() => "give first",
            _ => "give",
        },
        Move::Sell(_) => "sell",
        Move::Play(effect) => match (effect, extra) {
            (Effect::License(_), false) => "license",
            (Effect::License(_), true) => "extra license",
            (Effect::Double(_), false) => "double",
            (Effect::Double(_), true) => "extra double",
            (Effect::Steal(_), false) => "steal",
            (Effect::Steal(_), true) => "extra steal",
            (Effect::Police(_), false) => "police",
            (Effect::Police(_), true) => "extra police",
            (Effect::VanSelf, false) => "van self",
            (Effect::VanSelf, true) => "extra van self",
            (Effect::VanOthers, false) => "van others",
            (Effect::VanOthers, true) => "extra van others",
        },
        Move::Pay { .. } => "pay",
        Move::Aunt if on_double => "aunt on double",
        Move::Aunt => "aunt on steal",
        Move::Pass => match phase {
            Phase::Price => "pass price",
            Phase::Answer { .. } if on_double => "decline double",
            Phase::Answer { .. } => "decline steal",
            _ => "pass",
        },
    }
}

pub const EVENTS: [&str; 18] = [
    "TurnBegan",
    "MotorbikeSpent",
    "Drew",
    "Discarded",
    "Took",
    "Gave",
    "Sold",
    "Paid",
    "Played",
    "Asked",
    "Declined",
    "AuntPlayed",
    "Licensed",
    "Doubled",
    "Stolen",
    "Removed",
    "HandBoxed",
    "Ended",
];

/// An event's name, one of [`EVENTS`], and whose it is.
pub const fn event(event: &Event) -> (&'static str, Option<Seat>) {
    match event {
        Event::TurnBegan { seat, .. } => ("TurnBegan", Some(*seat)),
        Event::MotorbikeSpent { seat } => ("MotorbikeSpent", Some(*seat)),
        Event::Drew { seat, .. } => ("Drew", Some(*seat)),
        Event::Discarded { seat, .. } => ("Discarded", Some(*seat)),
        Event::Took { seat, .. } => ("Took", Some(*seat)),
        Event::Gave { seat, .. } => ("Gave", Some(*seat)),
        Event::Sold { seat, .. } => ("Sold", Some(*seat)),
        Event::Paid { seat, .. } => ("Paid", Some(*seat)),
        Event::Played { seat, .. } => ("Played", Some(*seat)),
        Event::Asked { .. } => ("Asked", None),
        Event::Declined { seat } => ("Declined", Some(*seat)),
        Event::AuntPlayed { seat, .. } => ("AuntPlayed", Some(*seat)),
        Event::Licensed { seat, .. } => ("Licensed", Some(*seat)),
        Event::Doubled { seat, .. } => ("Doubled", Some(*seat)),
        Event::Stolen { seat, .. } => ("Stolen", Some(*seat)),
        Event::Removed { seat, .. } => ("Removed", Some(*seat)),
        Event::HandBoxed { seat, .. } => ("HandBoxed", Some(*seat)),
        Event::Ended { .. } => ("Ended", None),
    }
}

pub const PHASES: [&str; 8] = [
    "start", "discard", "exchange", "action", "price", "extra", "answer", "over",
];

/// A phase's name, one of [`PHASES`].
pub const fn phase(phase: Phase) -> &'static str {
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

pub const ENDINGS: [&str; 4] = ["deck", "five sets", "both", "stopped"];

/// How a game ended, one of [`ENDINGS`]; "stopped" where it went on longer than the test did.
pub const fn ending(state: &GameState) -> &'static str {
    match state.table().phase {
        Phase::Over(Ending::Deck) => "deck",
        Phase::Over(Ending::FiveSets) => "five sets",
        Phase::Over(Ending::Both) => "both",
        _ => "stopped",
    }
}

#[test]
fn every_refusal_is_listed_once_and_names_its_ruling() {
    for (place, why) in REFUSALS.into_iter().enumerate() {
        assert_eq!(why.ruling(), ruling(why), "{why:?}");
        assert_eq!(why as usize, place, "in the order of the variants");
        assert!(!REFUSALS[..place].contains(&why));
    }
}
