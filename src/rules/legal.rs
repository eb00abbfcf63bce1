//! Legality, said once: [`why_not`] decides a move, [`legal_moves`] asks it about every move in reach.
//!
//! Both see only a seat's view, so neither a list nor a refusal can betray a hidden card (R20).

use super::bag::Hand;
use super::card::Card;
use super::moves::{Effect, Move};
use super::refusal::Refusal;
use super::sale::{MAX_SET, MIN_SET, Sale, SetKind};
use super::seat::Seat;
use super::table::{Attached, Phase, PlacedSet, Stall};
use super::view::View;

/// Most cards in hand (rulebook, draw phase).
pub const HAND_LIMIT: u8 = 7;
/// Cards drawn by a motorbike, if the deck holds them (R5, R6).
pub const MOTORBIKE_DRAW: u8 = 3;

type Verdict = Result<(), Refusal>;

const fn unless(forbidden: bool, why: Refusal) -> Verdict {
    if forbidden { Err(why) } else { Ok(()) }
}

/// Why this view's seat may not play `mv` now; `None` if it may.
#[must_use]
pub fn why_not(view: &View<'_>, mv: Move) -> Option<Refusal> {
    let Some(seat) = view.seat else {
        return Some(Refusal::NotYourTurn);
    };
    verdict(view, seat, mv).err()
}

fn verdict(view: &View<'_>, seat: Seat, mv: Move) -> Verdict {
    asked(view, seat)?;
    match (view.table.phase, mv) {
        (Phase::Start, Move::Motorbike) => motorbike(view, seat),
        (Phase::Start, Move::Draw) => draw(view),
        (Phase::Start, Move::Take { stall }) => first_take(view, stall),
        (Phase::Discard, Move::Discard { card, .. }) => {
            unless(!view.drawn.has(card), Refusal::NotDrawn)
        }
        (Phase::Exchange { taken, given }, Move::Take { stall }) => {
            next_take(view, seat, taken, given, stall)
        }
        (Phase::Exchange { .. }, Move::Give { card, .. }) => {
            unless(!view.hand.has(card), Refusal::NotInHand)
        }
        (Phase::Action, Move::Sell(sale)) => sell(view, sale),
        (Phase::Action | Phase::Extra, Move::Play(effect)) => play(view, seat, view.hand, effect),
        (Phase::Price, Move::Pay { card, .. }) => pay(view, seat, card),
        (Phase::Answer { .. }, Move::Aunt) => unless(!view.hand.has(Card::Aunt), Refusal::NoAunt),
        (Phase::Action | Phase::Price | Phase::Answer { .. }, Move::Pass) => Ok(()),
        (phase, mv) => Err(misplaced(phase, mv)),
    }
}

/// R1, R19, R23: is it for this seat to speak at all?
fn asked(view: &View<'_>, seat: Seat) -> Verdict {
    if view.table.to_act().has(seat) {
        return Ok(());
    }
    Err(match view.table.phase {
        Phase::Over(_) => Refusal::GameOver,
        Phase::Answer { .. } if seat == view.table.active => Refusal::NotAsked,
        Phase::Answer { .. } => Refusal::AlreadyAnswered,
        _ => Refusal::NotYourTurn,
    })
}

/// The reason nearest to what the player wanted, for a move of another phase.
const fn misplaced(phase: Phase, mv: Move) -> Refusal {
    match (phase, mv) {
        (Phase::Exchange { .. }, _) => Refusal::GivesLeft,
        (Phase::Extra, _) => Refusal::EffectMustFollow,
        (Phase::Action | Phase::Price, Move::Motorbike | Move::Draw | Move::Take { .. }) => {
            Refusal::DrawPhaseOver
        }
        _ => Refusal::WrongPhase,
    }
}

/// R5.
fn motorbike(view: &View<'_>, seat: Seat) -> Verdict {
    unless(!view.table.motorbikes.has(seat), Refusal::MotorbikeUsed)?;
    unless(
        view.hand.len() + MOTORBIKE_DRAW > HAND_LIMIT,
        Refusal::MotorbikeHand,
    )?;
    unless(view.table.deck_left == 0, Refusal::MotorbikeDeck)
}

/// R7, R10.
fn draw(view: &View<'_>) -> Verdict {
    unless(view.hand.len() >= HAND_LIMIT, Refusal::HandFull)?;
    unless(view.table.deck_left == 0, Refusal::DeckEmpty)
}

/// R8, R10.
fn first_take(view: &View<'_>, stall: Stall) -> Verdict {
    unless(view.hand.is_empty(), Refusal::HandEmpty)?;
    unless(view.table.stall(stall).size == 0, Refusal::StallEmpty)
}

/// R9: a second take before anything was given back, with a second card to pay for it.
fn next_take(view: &View<'_>, seat: Seat, taken: Hand, given: u8, stall: Stall) -> Verdict {
    unless(given > 0, Refusal::GivesLeft)?;
    let only_one = !view.table.family(seat).exchanges_two() || taken.len() > 1;
    unless(only_one, Refusal::OnlyOneTake)?;
    unless(view.hand.len() < 2, Refusal::ReyesOneCard)?;
    unless(view.table.stall(stall).size == 0, Refusal::StallEmpty)
}

/// R11, R12.
fn sell(view: &View<'_>, sale: Sale) -> Verdict {
    let (least, most) = match sale.kind {
        SetKind::Same(_) => (MIN_SET, MAX_SET),
        SetKind::FourGarments => (4, 4),
        SetKind::ThreeFoods => (3, 3),
    };
    unless(sale.size < least, Refusal::SetTooSmall)?;
    unless(sale.size > most, Refusal::SetTooBig)?;
    unless(!sale.well_formed(), Refusal::CharoMismatch)?;
    unless(
        sale.charo_as.is_some() && !view.hand.has(Card::Charo),
        Refusal::NoCharo,
    )?;
    unless(!view.hand.contains(sale.cards()), Refusal::SetNotHeld)
}

/// R15–R18, R21: may `hand` play that effect card?
fn play(view: &View<'_>, seat: Seat, hand: Hand, effect: Effect) -> Verdict {
    unless(!hand.has(effect.card()), Refusal::EffectNotHeld)?;
    match effect.target() {
        Some(id) => {
            let (owner, set) = view.table.find_set(id).ok_or(Refusal::NoSuchSet)?;
            target(seat, effect, owner, set)
        }
        None => van(view, seat, effect),
    }
}

/// R15–R18: does the card suit that set?
fn target(seat: Seat, effect: Effect, owner: Seat, set: &PlacedSet) -> Verdict {
    let licensed = set.attached == Some(Attached::License);
    let cousin = matches!(set.attached, Some(Attached::Doubled | Attached::Stolen));
    let own = owner == seat;
    let checks: [(bool, Refusal); 3] = match effect {
        Effect::License(_) => [
            (!own, Refusal::LicenseNotOwn),
            (licensed, Refusal::LicenseOnLicense),
            (cousin, Refusal::LicenseOnCousin),
        ],
        Effect::Double(_) => [
            (!own, Refusal::DoubleNotOwn),
            (licensed, Refusal::DoubleOnLicense),
            (cousin, Refusal::DoubleOnCousin),
        ],
        Effect::Steal(_) => [
            (own, Refusal::StealOwn),
            (licensed, Refusal::StealOnLicense),
            (cousin, Refusal::StealOnCousin),
        ],
        Effect::Police(_) => [
            (own, Refusal::PoliceOwn),
            (licensed, Refusal::PoliceOnLicense),
            (false, Refusal::PoliceOnLicense),
        ],
        Effect::VanSelf | Effect::VanOthers => return Ok(()),
    };
    checks
        .into_iter()
        .try_for_each(|(forbidden, why)| unless(forbidden, why))
}

/// R21: a Van for the others must touch somebody who is no Montoya. An empty hand is touched if
/// the deck can fill it.
fn van(view: &View<'_>, seat: Seat, effect: Effect) -> Verdict {
    let table = view.table;
    let touched = |rival: Seat| {
        !table.family(rival).shrugs_off_vans()
            && (table.hand_sizes[rival] > 0 || table.deck_left > 0)
    };
    let idle = effect == Effect::VanOthers && !seat.others(table.players).any(touched);
    unless(idle, Refusal::VanTouchesNobody)
}

/// R22: a price is taken only if an effect can follow from what remains.
fn pay(view: &View<'_>, seat: Seat, card: Card) -> Verdict {
    let rest = view.hand.without(card).ok_or(Refusal::NotInHand)?;
    unless(!any_effect(view, seat, rest), Refusal::PriceWithoutEffect)
}

/// Whether a Salazar may pay for anything at all (R22).
pub(super) fn can_pay(view: &View<'_>, seat: Seat) -> bool {
    view.hand.kinds().any(|card| pay(view, seat, card).is_ok())
}

/// Whether `hand` has an effect card that may be played now.
fn any_effect(view: &View<'_>, seat: Seat, hand: Hand) -> bool {
    let mut any = false;
    each_effect(view, seat, hand, |_| any = true);
    any
}

/// Calls `found` for every effect that `hand` may play now.
fn each_effect(view: &View<'_>, seat: Seat, hand: Hand, mut found: impl FnMut(Effect)) {
    let held = |card| hand.has(card);
    let (license, cousin, police) = (held(Card::License), held(Card::Cousin), held(Card::Police));
    if license || cousin || police {
        for owner in view.table.seats() {
            for set in view.table.areas[owner].iter() {
                let id = set.id;
                let mut consider = |held: bool, effect: Effect| {
                    if held && target(seat, effect, owner, set).is_ok() {
                        found(effect);
                    }
                };
                consider(license, Effect::License(id));
                consider(cousin, Effect::Double(id));
                consider(cousin, Effect::Steal(id));
                consider(police, Effect::Police(id));
            }
        }
    }
    if held(Card::Van) {
        for effect in [Effect::VanSelf, Effect::VanOthers] {
            if van(view, seat, effect).is_ok() {
                found(effect);
            }
        }
    }
}

/// Writes every legal move of the view's seat into `list`, each once; none if it is not asked.
pub fn legal_moves(view: &View<'_>, list: &mut Vec<Move>) {
    list.clear();
    let Some(seat) = view.seat else { return };
    if asked(view, seat).is_err() {
        return;
    }
    match view.table.phase {
        Phase::Start => {
            offer(list, Move::Motorbike, motorbike(view, seat));
            offer(list, Move::Draw, draw(view));
            for stall in Stall::ALL {
                offer(list, Move::Take { stall }, first_take(view, stall));
            }
        }
        Phase::Discard => {
            list_placings(list, view.drawn, |card, stall| Move::Discard {
                card,
                stall,
            });
        }
        Phase::Exchange { taken, given } => {
            for stall in Stall::ALL {
                offer(
                    list,
                    Move::Take { stall },
                    next_take(view, seat, taken, given, stall),
                );
            }
            list_placings(list, view.hand, |card, stall| Move::Give { card, stall });
        }
        Phase::Action => {
            list.push(Move::Pass);
            Sale::each_from(view.hand, |sale| list.push(Move::Sell(sale)));
            each_effect(view, seat, view.hand, |effect| {
                list.push(Move::Play(effect));
            });
        }
        Phase::Price => {
            list.push(Move::Pass);
            for card in view.hand.kinds() {
                let verdict = pay(view, seat, card);
                for stall in Stall::ALL {
                    offer(list, Move::Pay { card, stall }, verdict);
                }
            }
        }
        Phase::Extra => {
            each_effect(view, seat, view.hand, |effect| {
                list.push(Move::Play(effect));
            });
        }
        Phase::Answer { .. } => {
            list.push(Move::Pass);
            offer(
                list,
                Move::Aunt,
                unless(!view.hand.has(Card::Aunt), Refusal::NoAunt),
            );
        }
        Phase::Over(_) => {}
    }
}

/// Lists a move if nothing is against it.
fn offer(list: &mut Vec<Move>, mv: Move, verdict: Verdict) {
    if verdict.is_ok() {
        list.push(mv);
    }
}

/// Lists a card of each kind on each stall.
fn list_placings(list: &mut Vec<Move>, cards: Hand, placing: impl Fn(Card, Stall) -> Move) {
    for card in cards.kinds() {
        list.extend(Stall::ALL.map(|stall| placing(card, stall)));
    }
}
