//! What everybody can see: the public half of a game (R29).

use super::bag::{Counts, Hand};
use super::card::{Card, Product};
use super::family::Family;
use super::options::Options;
use super::sale::{Sale, SetKind};
use super::seat::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// Sets that end the game (R24).
pub const SETS_TO_WIN: usize = 5;
/// Most sets one area can hold: a Salazar may own a sixth (R24).
pub const MAX_SETS: usize = SETS_TO_WIN + 1;

/// One of the three market stalls (R4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Stall(u8);

impl Stall {
    /// Number of stalls.
    pub const COUNT: usize = 3;

    /// Every stall.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2)];

    /// The stall of that number, 0 to 2.
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        if number < Self::COUNT {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// The stall's number, 0 to 2.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Stall> for u8 {
    fn from(stall: Stall) -> Self {
        stall.0
    }
}

impl TryFrom<u8> for Stall {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number.into()).ok_or("a stall is a number from 0 to 2")
    }
}

/// What is seen of a stall: its top card and how many cards lie there (R29).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StallTop {
    /// The card on top, if the stall is not empty.
    pub top: Option<Card>,
    /// Number of cards, the top one included.
    pub size: u8,
}

/// The number of a placed set: 1, 2, 3 … in the order of placing; it never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SetId(pub u8);

/// The one card that may lie on a set; one place for it spells out R15, R16 and R17.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attached {
    /// A License protects it (R15).
    License,
    /// A Cousin doubles it (R16).
    Doubled,
    /// A Cousin stole it (R17).
    Stolen,
}

/// A set in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedSet {
    /// Its number, kept for ever.
    pub id: SetId,
    /// What was laid down.
    pub sale: Sale,
    /// Discount cards on it, fixed when it was placed (R14).
    pub discounts: u8,
    /// License or Cousin on it.
    pub attached: Option<Attached>,
}

impl PlacedSet {
    /// The cards that go to the box if it is removed: the set and a Cousin on it (R18).
    #[must_use]
    pub fn all_cards(&self) -> Hand {
        let mut cards = self.sale.cards();
        match self.attached {
            Some(Attached::License) => cards.add(Card::License),
            Some(Attached::Doubled | Attached::Stolen) => cards.add(Card::Cousin),
            None => {}
        }
        cards
    }

    const UNUSED: Self = Self {
        id: SetId(0),
        sale: Sale {
            kind: SetKind::Same(Product::Socks),
            size: 2,
            charo_as: None,
        },
        discounts: 0,
        attached: None,
    };
}

/// A player's sets, in order of arrival.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    len: u8,
    sets: [PlacedSet; MAX_SETS],
}

impl Area {
    pub(super) fn push(&mut self, set: PlacedSet) {
        // Six places suffice: a turn begins with at most four sets and adds at most two (R24).
        if let Some(place) = self.sets.get_mut(self.len as usize) {
            *place = set;
            self.len += 1;
        }
    }

    pub(super) fn remove(&mut self, id: SetId) -> Option<PlacedSet> {
        let place = self.iter().position(|set| set.id == id)?;
        let set = self.sets[place];
        self.sets.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        self.sets[self.len as usize] = PlacedSet::UNUSED;
        Some(set)
    }

    pub(super) fn get_mut(&mut self, id: SetId) -> Option<&mut PlacedSet> {
        self.sets[..self.len as usize]
            .iter_mut()
            .find(|set| set.id == id)
    }
}

/// Sets beyond the sixth are left out: no area has room for more (R24).
impl FromIterator<PlacedSet> for Area {
    fn from_iter<I: IntoIterator<Item = PlacedSet>>(sets: I) -> Self {
        let mut area = Self::default();
        sets.into_iter().for_each(|set| area.push(set));
        area
    }
}

impl Default for Area {
    fn default() -> Self {
        Self {
            len: 0,
            sets: [PlacedSet::UNUSED; MAX_SETS],
        }
    }
}

impl Deref for Area {
    type Target = [PlacedSet];

    fn deref(&self) -> &[PlacedSet] {
        &self.sets[..self.len as usize]
    }
}

impl PartialEq for Area {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Area {}

/// What a Cousin on the table is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CousinAim {
    /// Double its player's own set (R16).
    Double,
    /// Steal a rival's set (R17).
    Steal,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The deck ran out (R23).
    Deck,
    /// A player has five sets (R24).
    FiveSets,
    /// Both in the same turn.
    Both,
}

/// What the game waits for. Every wait is spelt out here, so a game can be saved at any point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The active player may ride the motorbike, then must draw or exchange (R5, R7, R8).
    Start,
    /// Two cards were drawn; one of them must go on a stall (R7).
    Discard,
    /// Stall cards were taken and as many from the hand go back (R8, R9).
    Exchange {
        /// Cards taken so far; they join the hand once all are paid for.
        taken: Hand,
        /// Cards given back so far.
        given: u8,
    },
    /// The active player may sell a set, play an effect card, or pass.
    Action,
    /// A Salazar sold and may pay a card for an effect (R22).
    Price,
    /// The price is paid; an effect must follow (R22).
    Extra,
    /// A Cousin lies on the table and the others are asked for an Aunt (R19, R20).
    Answer {
        /// What the Cousin is about to do.
        aim: CousinAim,
        /// The set it is played on.
        set: SetId,
        /// Seats that have not answered yet.
        waiting: SeatSet,
    },
    /// The game is over.
    Over(Ending),
}

/// Everything public about a game (R29). It never holds a hand or the order of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The table options.
    pub options: Options,
    /// Number of players, 2 to 5.
    pub players: u8,
    /// Each seat's family.
    pub families: PerSeat<Family>,
    /// Seats whose motorbike is still unused (R5).
    pub motorbikes: SeatSet,
    /// Cards in each hand, 0 to 7; the two of a running draw lie apart.
    pub hand_sizes: PerSeat<u8>,
    /// Each seat's sets.
    pub areas: PerSeat<Area>,
    /// The three stalls.
    pub stalls: [StallTop; Stall::COUNT],
    /// Cards left in the deck.
    pub deck_left: u8,
    /// Cards removed from the game, motorbikes apart.
    pub boxed: Counts,
    /// Whose turn it is.
    pub active: Seat,
    /// What the game waits for.
    pub phase: Phase,
    /// Turns begun, from 1.
    pub turn: u32,
    /// Sets placed so far: the last [`SetId`] given out.
    pub sets_placed: u8,
}

impl Table {
    /// The seats, from the first.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players)
    }

    /// The family of a seat.
    #[must_use]
    pub fn family(&self, seat: Seat) -> Family {
        self.families[seat]
    }

    /// What is seen of a stall.
    #[must_use]
    pub fn stall(&self, stall: Stall) -> StallTop {
        self.stalls[stall.index()]
    }

    /// A set in play and its owner.
    #[must_use]
    pub fn find_set(&self, id: SetId) -> Option<(Seat, &PlacedSet)> {
        self.seats().find_map(|seat| {
            self.areas[seat]
                .iter()
                .find(|set| set.id == id)
                .map(|set| (seat, set))
        })
    }

    /// Every set in play with its owner, seat by seat.
    pub fn all_sets(&self) -> impl Iterator<Item = (Seat, &PlacedSet)> {
        self.seats()
            .flat_map(|seat| self.areas[seat].iter().map(move |set| (seat, set)))
    }

    /// Discount cards a set of that type would get if this seat placed it now (R13, R26).
    #[must_use]
    pub fn discounts_for(&self, seller: Seat, kind: SetKind) -> u8 {
        use super::options::DiscountRule;
        if self.family(seller).ignores_discounts() {
            return 0;
        }
        let counts = |&(owner, set): &(Seat, &PlacedSet)| {
            set.sale.kind == kind
                && (self.options.discounts == DiscountRule::All || owner != seller)
        };
        self.all_sets().filter(counts).count() as u8
    }

    /// Whether a Cousin with that aim can still meet an Aunt (R19, R20): public facts only.
    #[must_use]
    pub fn can_be_answered(&self, aim: CousinAim) -> bool {
        use super::options::AuntRule;
        let aimed = aim == CousinAim::Steal || self.options.aunt == AuntRule::Any;
        aimed && self.boxed.get(Card::Aunt) < self.options.deck.count(Card::Aunt)
    }

    /// Who is heard first where several would answer a Cousin at once: the victim, then the seats to
    /// the left of its player (R19). Only seats that have not answered yet; nobody outside a question.
    pub fn answer_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (set, waiting) = match self.phase {
            Phase::Answer { set, waiting, .. } => (Some(set), waiting),
            _ => (None, SeatSet::EMPTY),
        };
        let owner = set.and_then(|id| self.find_set(id)).map(|(owner, _)| owner);
        let left = self.active.others(self.players);
        owner
            .into_iter()
            .chain(left.filter(move |&seat| Some(seat) != owner))
            .filter(move |&seat| waiting.has(seat))
    }

    /// Who the game waits for: nobody once it is over.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Answer { waiting, .. } => waiting,
            Phase::Over(_) => SeatSet::EMPTY,
            _ => SeatSet::only(self.active),
        }
    }
}

impl Table {
    /// How a seat's turn begins: with an empty hand and an empty deck there is no draw phase (R10).
    #[must_use]
    pub fn draw_phase(&self, seat: Seat) -> Phase {
        if self.hand_sizes[seat] == 0 && self.deck_left == 0 {
            Phase::Action
        } else {
            Phase::Start
        }
    }
}
