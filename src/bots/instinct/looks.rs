//! What one seat sees, as numbers: what the net is fed with.
//!
//! In two parts, so that the many ways of one decision share the work: the [`Setting`] stays while
//! cards are drawn, taken and given; the [`Moment`] is the hand, the tops of the stalls and whose turn
//! it is. Nothing is hidden from the seat but hands that are made up for it ([`Setting::knowing`]).

use super::prices::{Discounts, Prices, discounts};
use crate::bots::memory::unseen;
use crate::bots::worth::undoubled;
use crate::rules::{
    Attached, Card, Family, GameState, HAND_LIMIT, Hand, MAX_PLAYERS, MAX_SET, Phase, Product,
    SETS_TO_WIN, Seat, SetKind, Stall, Table, View, value,
};

/// Numbers of a setting.
pub const SETTING: usize = 267;
/// Numbers of a moment.
pub const MOMENT: usize = 120;
/// Most numbers of a setting that are not 0 at once.
const MOST_OF_SETTING: usize = 192;
/// Most numbers of a moment that are not 0 at once.
const MOST_OF_MOMENT: usize = 64;
/// Numbers told of each seat's open cards.
const OPEN: usize = 21;
/// Numbers told of each rival: open cards, size of the hand, that there is one, the hand if known.
const RIVAL: usize = OPEN + HAND_LIMIT as usize + 2 + Card::KINDS + 2;
/// Leads in € that make a difference.
const LEADS: [f32; 10] = [-20.0, -12.0, -6.0, -3.0, -1.0, 0.0, 3.0, 6.0, 12.0, 20.0];
/// Turns left by the deck that make a difference.
const TURNS: [f32; 7] = [0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0];
/// Cards that a seat takes from the deck in a turn, by and large.
const DRAWN_A_TURN: f32 = 1.6;

/// Numbers that are not 0, each with its place.
#[derive(Clone, Debug)]
pub struct Items<const MOST: usize> {
    list: [(u16, f32); MOST],
    len: usize,
    at: u16,
}

impl<const MOST: usize> Items<MOST> {
    const fn new() -> Self {
        Self {
            list: [(0, 0.0); MOST],
            len: 0,
            at: 0,
        }
    }

    /// The numbers that are not 0, each with its place.
    #[must_use]
    pub fn all(&self) -> &[(u16, f32)] {
        &self.list[..self.len]
    }

    fn amount(&mut self, amount: f32) {
        if amount != 0.0 {
            self.put(self.at, amount);
        }
        self.at += 1;
    }

    fn put(&mut self, at: u16, amount: f32) {
        if let Some(item) = self.list.get_mut(self.len) {
            *item = (at, amount);
            self.len += 1;
        }
    }

    fn flag(&mut self, is: bool) {
        if is {
            self.put(self.at, 1.0);
        }
        self.at += 1;
    }

    /// One of so many places is 1.
    fn one_of(&mut self, places: usize, which: usize) {
        self.put(self.at + which.min(places - 1) as u16, 1.0);
        self.at += places as u16;
    }

    /// The first `count` of so many places are 1.
    fn up_to(&mut self, places: u8, count: u8) {
        for place in 0..count.min(places) {
            self.put(self.at + u16::from(place), 1.0);
        }
        self.at += u16::from(places);
    }

    /// 1 for each bound that is exceeded; the bounds rise.
    fn beyond(&mut self, bounds: &[f32], amount: f32) {
        let passed = bounds.iter().take_while(|&&bound| amount > bound).count();
        self.up_to(bounds.len() as u8, passed as u8);
    }

    /// What lies open before a seat.
    fn open(&mut self, table: &Table, seat: Seat, total: f32) {
        let sets = &table.areas[seat];
        let family = table.family(seat);
        self.amount(total / 40.0);
        self.one_of(SETS_TO_WIN + 1, sets.len());
        let (mut best, mut sum, mut doubling) = (0.0_f32, 0.0, 0.0_f32);
        let mut attached = [0.0_f32; 3];
        for set in sets.iter() {
            match set.attached {
                None => {
                    let euros = value(set, family) as f32;
                    best = best.max(euros);
                    sum += euros;
                    doubling = doubling.max(undoubled(table, seat, set));
                }
                Some(Attached::License) => attached[0] += 1.0,
                Some(Attached::Doubled) => attached[1] = value(set, family) as f32 / 20.0,
                Some(Attached::Stolen) => attached[2] += 1.0,
            }
        }
        self.amount(best / 15.0);
        self.amount(sum / 40.0);
        self.flag(best >= 10.0);
        self.flag(best >= 15.0);
        self.flag(doubling >= 20.0);
        for amount in attached {
            self.amount(amount);
        }
        self.flag(table.motorbikes.has(seat));
        self.one_of(Family::ALL.len(), family as usize);
    }

    /// A rival's hand, if it is known.
    fn hand_of(&mut self, table: &Table, rival: Seat, hand: Option<Hand>) {
        let Some(hand) = hand else {
            self.at += Card::KINDS as u16 + 2;
            return;
        };
        for card in hand.kinds() {
            self.put(self.at + card.index() as u16, f32::from(hand.count(card)));
        }
        self.at += Card::KINDS as u16;
        let [best, second] = Prices::new(hand, &discounts(table, rival)).two;
        // 1 €: a hand that is known to be worth nothing is no hand that is unknown.
        self.amount((best + 1.0) / 15.0);
        self.amount(second / 15.0);
    }
}

/// What stays the same while a seat draws or exchanges.
#[derive(Clone, Debug)]
pub struct Setting {
    items: Items<MOST_OF_SETTING>,
    stakes: Stakes,
}

/// What of a setting decides what a hand is worth in it.
#[derive(Clone, Copy, Debug)]
pub struct Stakes {
    discounts: Discounts,
    /// How far the seat is ahead of its best rival, in €.
    lead: f32,
    /// What each set counts more at the end (R27), in €.
    bonus: f32,
    /// Whether the next set is the last.
    last: bool,
}

impl Setting {
    /// As the view's seat sees it.
    #[must_use]
    pub fn new(view: &View<'_>) -> Self {
        Self::with(view, |_| None)
    }

    /// As a seat would see it that knew all hands.
    #[must_use]
    pub fn knowing(state: &GameState, seat: Seat) -> Self {
        let view = state.view(Some(seat));
        Self::with(&view, |rival| Some(state.view(Some(rival)).hand))
    }

    /// The numbers, each below [`SETTING`].
    #[must_use]
    pub fn items(&self) -> &[(u16, f32)] {
        self.items.all()
    }

    /// What decides what a hand is worth in it.
    #[must_use]
    pub const fn stakes(&self) -> Stakes {
        self.stakes
    }

    fn with(view: &View<'_>, hand_of: impl Fn(Seat) -> Option<Hand>) -> Self {
        let table = view.table;
        let seat = view.seat.unwrap_or(table.active);
        let mut items = Items::new();
        let discounts = discounts(table, seat);
        for count in discounts {
            items.up_to(3, count);
        }
        let own = table.total(seat) as f32;
        items.open(table, seat, own);
        let mut most = 0.0_f32;
        let mut rivals = 0;
        for rival in seat.others(table.players) {
            let total = table.total(rival) as f32;
            most = most.max(total);
            items.open(table, rival, total);
            items.one_of(HAND_LIMIT as usize + 1, table.hand_sizes[rival].into());
            items.flag(true);
            items.hand_of(table, rival, hand_of(rival));
            rivals += 1;
        }
        items.at += (MAX_PLAYERS - 1 - rivals) as u16 * RIVAL as u16;
        let lead = own - most;
        let last = table.areas[seat].len() + 1 >= SETS_TO_WIN;
        items.beyond(&LEADS, lead);
        items.amount((lead / 20.0).clamp(-2.0, 2.0));
        items.flag(last && lead > 0.0);
        let left = f32::from(table.deck_left);
        items.amount(left / 50.0);
        items.beyond(&TURNS, left / (DRAWN_A_TURN * f32::from(table.players)));
        items.flag(table.deck_left <= 2);
        let unseen = unseen(view);
        let all = unseen.total().max(1) as f32;
        for card in Card::ALL {
            items.amount(f32::from(unseen.get(card)) * 5.0 / all);
        }
        items.flag(unseen.get(Card::Aunt) > 0);
        let more = usize::from(table.players).saturating_sub(2);
        items.one_of(MAX_PLAYERS - 1, more);
        debug_assert_eq!(usize::from(items.at), SETTING);
        let stakes = Stakes {
            discounts,
            lead,
            bonus: table.family(seat).bonus_per_set() as f32,
            last,
        };
        Self { items, stakes }
    }
}

/// What the seat is about to do, or who is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The seat's turn begins.
    Start,
    /// It has drawn or exchanged.
    Action,
    /// It has sold and may pay for an effect (R22).
    Price,
    /// Two cards come, of which it keeps one (R7).
    Draw,
    /// Three cards come (R5).
    Motorbike,
    /// Five cards come (R21), and the turn of the seat so many places on begins.
    Van(usize),
    /// The turn of the seat so many places on begins.
    Others(usize),
}

/// What changes with every card.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The seat's hand.
    pub hand: Hand,
    /// The tops of the stalls.
    pub tops: [Option<Card>; Stall::COUNT],
    /// What comes next.
    pub stage: Stage,
}

impl Moment {
    /// As the view's seat sees it.
    #[must_use]
    pub fn new(view: &View<'_>) -> Self {
        let table = view.table;
        let stage = match (view.seat, table.phase) {
            (Some(seat), phase) if seat == table.active => match phase {
                Phase::Action => Stage::Action,
                Phase::Price => Stage::Price,
                _ => Stage::Start,
            },
            (Some(seat), _) => Stage::Others(away(table, seat)),
            (None, _) => Stage::Start,
        };
        Self {
            hand: view.hand,
            tops: table.stalls.map(|stall| stall.top),
            stage,
        }
    }

    /// The numbers, each below [`MOMENT`].
    #[must_use]
    #[inline]
    pub fn items(&self, stakes: &Stakes) -> Items<MOST_OF_MOMENT> {
        let mut items = Items::new();
        items.look(self, stakes);
        debug_assert_eq!(usize::from(items.at), MOMENT);
        items
    }
}

impl Items<MOST_OF_MOMENT> {
    #[inline]
    fn look(&mut self, moment: &Moment, stakes: &Stakes) {
        let hand = moment.hand;
        self.cards(hand);
        let prices = Prices::new(hand, &stakes.discounts);
        for amount in prices.each {
            self.amount(amount / 15.0);
        }
        let [best, second] = prices.two;
        self.amount(best / 15.0);
        self.amount(second / 15.0);
        let then = stakes.lead + best + stakes.bonus;
        self.beyond(&LEADS, then);
        self.amount((then / 20.0).clamp(-2.0, 2.0));
        self.flag(stakes.last && best > 0.0 && then > 0.0);
        for top in moment.tops.into_iter().flatten() {
            self.put(self.at + top.index() as u16, 1.0);
        }
        self.at += Card::KINDS as u16;
        let away = match moment.stage {
            Stage::Van(away) | Stage::Others(away) => away,
            _ => 0,
        };
        self.one_of(MAX_PLAYERS, away);
        for stage in [
            Stage::Start,
            Stage::Action,
            Stage::Price,
            Stage::Draw,
            Stage::Motorbike,
        ] {
            self.flag(moment.stage == stage);
        }
        self.flag(matches!(moment.stage, Stage::Van(_)));
    }

    fn cards(&mut self, hand: Hand) {
        for product in Product::ALL {
            self.up_to(MAX_SET, hand.count(product.card()));
        }
        for card in [
            Card::License,
            Card::Cousin,
            Card::Police,
            Card::Aunt,
            Card::Van,
            Card::Charo,
        ] {
            self.up_to(2, hand.count(card));
        }
        self.one_of(usize::from(HAND_LIMIT) + 1, hand.len().into());
        for (kind, most) in [(SetKind::FourGarments, 4), (SetKind::ThreeFoods, 3)] {
            let held = most - kind.mixed_cards().lacking_in(hand).len();
            self.one_of(usize::from(most) + 1, held.into());
        }
    }
}

/// How many turns until the seat's own.
pub(super) fn away(table: &Table, seat: Seat) -> usize {
    let mut next = table.active;
    (0..MAX_PLAYERS)
        .find(|_| {
            let there = next == seat;
            next = next.left(table.players);
            there
        })
        .unwrap_or(0)
}
