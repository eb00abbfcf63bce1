//! R15 to R18 and R21 as one table: own or rival's set × what lies on it × effect × family of both.

use crate::common::{Scene, seat};
use me_lo_quitan::rules::{Attached, Family, Phase, Refusal};

/// What lies on sets 1 to 8 in the scene below, own ones first.
const ON: [Option<Attached>; 4] = [
    None,
    Some(Attached::License),
    Some(Attached::Doubled),
    Some(Attached::Stolen),
];

struct Board {
    game: Scene,
    /// Sets of seat 0, in the order of [`ON`], then of seat 1.
    sets: [[u8; 4]; 2],
}

/// Both players own a plain set, a licensed, a doubled and a stolen one; seat 0 is in its action
/// phase and holds every effect card. No Aunt is in the deck.
fn board(actor: Family, rival: Family) -> Board {
    let kept = [
        "cousin",
        "cousin",
        "garlic",
        "garlic",
        "watermelon",
        "watermelon",
        "license",
    ];
    let drawn: String = kept
        .map(|card| format!("{card} peach {card} peach "))
        .concat();
    let hand = "socks*2 license thong*2";
    let mut game = Scene::of(&format!(
        "{}: {hand} | {}: {hand}",
        actor.name(),
        rival.name()
    ))
    .stalls("peach*3")
    .deck(&format!("{drawn} cousin police van peach*19"))
    .begin();
    for turn in 0..7 {
        for number in 0..2 {
            // The sets are numbered 1, 2 (Socks), 3, 4 (Thongs), 5, 6 (Garlic), 7, 8 (Watermelons).
            let (own, others) = (number + 1, 2 - number);
            let action = match turn {
                0 => "sell socks 2".to_owned(),
                1 => format!("license {own}"),
                2 => "sell thong 2".to_owned(),
                3 => format!("double {}", own + 2),
                4 => "sell garlic 2".to_owned(),
                5 => format!("steal {}", others + 4),
                _ => "sell watermelon 2".to_owned(),
            };
            game.play(&format!("{number} draw, discard peach 0, {action}"));
            // A Salazar may have been left with a price and an effect (R22).
            if game.state().table().phase == Phase::Price {
                game.play(&format!("{number} pass"));
            }
        }
    }
    game.play("0 motorbike");
    game.play("0 draw, discard peach 0");
    game.holds(0, "license cousin police van peach");
    Board {
        game,
        sets: [[7, 1, 3, 6], [8, 2, 4, 5]],
    }
}

fn pairs() -> impl Iterator<Item = (Family, Family)> {
    let all = Family::ALL.into_iter();
    all.flat_map(|actor| Family::ALL.map(|rival| (actor, rival)))
        .filter(|(actor, rival)| actor != rival)
}

/// The verdicts on own sets, then on a rival's, each in the order of [`ON`].
type Row = [[Option<Refusal>; 4]; 2];

fn check(verb: &str, expected: Row) {
    for (actor, rival) in pairs() {
        let mut board = board(actor, rival);
        for (owner, row) in expected.into_iter().enumerate() {
            for (place, verdict) in row.into_iter().enumerate() {
                let id = board.sets[owner][place];
                let (seat, set) = board.game.set(id);
                assert_eq!((seat, set.attached), (owner, ON[place]), "the board itself");
                let line = format!("0 {verb} {id}");
                match verdict {
                    Some(why) => board.game.refuses(&line, why),
                    None => board.game.allows(&line),
                };
            }
        }
    }
}

const fn all(why: Refusal) -> [Option<Refusal>; 4] {
    [Some(why); 4]
}

#[test]
fn r15_allows_a_license_as_the_matrix_says_for_every_family() {
    use Refusal::{LicenseNotOwn, LicenseOnCousin, LicenseOnLicense};
    let own = [
        None,
        Some(LicenseOnLicense),
        Some(LicenseOnCousin),
        Some(LicenseOnCousin),
    ];
    check("license", [own, all(LicenseNotOwn)]);
}

#[test]
fn r16_allows_a_doubling_as_the_matrix_says_for_every_family() {
    use Refusal::{DoubleNotOwn, DoubleOnCousin, DoubleOnLicense};
    let own = [
        None,
        Some(DoubleOnLicense),
        Some(DoubleOnCousin),
        Some(DoubleOnCousin),
    ];
    check("double", [own, all(DoubleNotOwn)]);
}

#[test]
fn r17_allows_a_steal_as_the_matrix_says_for_every_family() {
    use Refusal::{StealOnCousin, StealOnLicense, StealOwn};
    let rivals = [
        None,
        Some(StealOnLicense),
        Some(StealOnCousin),
        Some(StealOnCousin),
    ];
    check("steal", [all(StealOwn), rivals]);
}

#[test]
fn r18_allows_police_as_the_matrix_says_for_every_family() {
    use Refusal::{PoliceOnLicense, PoliceOwn};
    let rivals = [None, Some(PoliceOnLicense), None, None];
    check("police", [all(PoliceOwn), rivals]);
}

#[test]
fn r21_allows_a_van_as_the_matrix_says_for_every_family() {
    for (actor, rival) in pairs() {
        let mut board = board(actor, rival);
        board.game.allows("0 van self");
        if rival == Family::Montoya {
            board
                .game
                .refuses("0 van others", Refusal::VanTouchesNobody);
        } else {
            board.game.allows("0 van others");
        }
        let offered = board.game.list(seat(0)).len();
        // Pass, Van for oneself, the four targets above that are allowed, police on three.
        let others = usize::from(rival != Family::Montoya);
        assert_eq!(offered, 2 + others + 1 + 1 + 1 + 3, "{actor:?} {rival:?}");
    }
}

#[test]
fn r21_refuses_the_matrix_to_depend_on_anything_else() {
    // The same table, one card less in the actor's hand: the card alone is missing.
    let mut board = board(Family::Heredia, Family::Reyes);
    board.game.play("0 van self");
    board.game.play("1 draw, discard peach 0, pass");
    board.game.play("0 draw, discard peach 0");
    for line in [
        "0 license 7",
        "0 double 7",
        "0 steal 8",
        "0 police 8",
        "0 van self",
    ] {
        board.game.refuses(line, Refusal::EffectNotHeld);
    }
}
