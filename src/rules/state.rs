//! The whole game: the public table and the secrets, in two types.

use super::bag::{Counts, Hand};
use super::card::Card;
use super::deal::{Deal, SetupError};
use super::options::DEALT_HAND;
use super::pile::Pile;
use super::seat::{PerSeat, Seat, SeatSet};
use super::table::{Phase, Stall, StallTop, Table};
use super::view::{OwnedView, View};

/// What nobody sees whole. Only this folder can name its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Secret {
    pub(super) hands: PerSeat<Hand>,
    /// The two cards of a running draw (R7).
    pub(super) drawn: Hand,
    /// The draw pile; its size is the table's `deck_left`.
    pub(super) deck: Pile,
    /// The stalls. What lies under a top is not shown again (R29).
    pub(super) piles: [Pile; Stall::COUNT],
}

/// A game in progress: plain data, cheap to copy, changed only by [`GameState::apply`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameState {
    pub(super) table: Table,
    pub(super) secret: Secret,
}

impl StallTop {
    fn of(pile: &Pile) -> Self {
        Self {
            top: pile.top(),
            size: pile.len(),
        }
    }
}

impl GameState {
    /// Deals a game (rulebook, set-up; record format, "Dealing").
    ///
    /// # Errors
    /// What is wrong with the deal, see [`Deal::check`].
    pub fn new(deal: &Deal) -> Result<Self, SetupError> {
        deal.check()?;
        let players = deal.players() as u8;
        let mut table = Table {
            options: deal.options,
            players,
            families: PerSeat::default(),
            motorbikes: SeatSet::all(players),
            hand_sizes: PerSeat::default(),
            areas: PerSeat::default(),
            stalls: [StallTop::default(); Stall::COUNT],
            deck_left: deal.deck.len() as u8,
            boxed: Counts::default(),
            active: deal.start,
            phase: Phase::Start,
            turn: 1,
            sets_placed: 0,
        };
        for (seat, &family) in Seat::all(players).zip(&deal.families) {
            table.families[seat] = family;
        }
        let secret = Secret {
            hands: PerSeat::default(),
            drawn: Hand::EMPTY,
            deck: deal.deck.iter().rev().copied().collect(),
            piles: [Pile::EMPTY; Stall::COUNT],
        };
        let mut state = Self { table, secret };
        for seat in Seat::all(players) {
            for _ in 0..DEALT_HAND {
                if let Some(card) = state.pop_deck() {
                    state.add_to_hand(seat, card);
                }
            }
        }
        for stall in Stall::ALL {
            if let Some(card) = state.pop_deck() {
                state.put_on(stall, card);
            }
        }
        Ok(state)
    }

    /// The public table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Who the game waits for.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.table.phase, Phase::Over(_))
    }

    /// What a seat knows, or the public (R29).
    #[must_use]
    pub fn view(&self, eyes: Option<Seat>) -> View<'_> {
        let (mut hand, mut drawn) = (Hand::EMPTY, Hand::EMPTY);
        if let Some(seat) = eyes {
            hand = self.secret.hands[seat];
            if seat == self.table.active {
                drawn = self.secret.drawn;
            }
        }
        View {
            table: &self.table,
            seat: eyes,
            hand,
            drawn,
        }
    }

    /// The same, kept.
    #[must_use]
    pub fn owned_view(&self, eyes: Option<Seat>) -> OwnedView {
        self.view(eyes).to_owned()
    }

    /// Every secret, for records and saves alone: no screen and no bot may ask for it (R29).
    #[must_use]
    pub fn lay_open(&self) -> Hidden {
        Hidden {
            hands: self.secret.hands,
            drawn: self.secret.drawn,
            deck: self.secret.deck.cards().rev().collect(),
            stalls: self.secret.piles.map(|pile| pile.cards().collect()),
        }
    }

    /// Hands and deck of a finished game, for a table that asks (R29); `None` while it is on.
    #[must_use]
    pub fn revealed(&self) -> Option<Hidden> {
        self.is_over().then(|| self.lay_open())
    }

    pub(super) fn pop_deck(&mut self) -> Option<Card> {
        let card = self.secret.deck.pop()?;
        self.table.deck_left = self.secret.deck.len();
        Some(card)
    }

    pub(super) fn add_to_hand(&mut self, seat: Seat, card: Card) {
        self.secret.hands[seat].add(card);
        self.table.hand_sizes[seat] += 1;
    }

    pub(super) fn set_hand(&mut self, seat: Seat, hand: Hand) {
        self.secret.hands[seat] = hand;
        self.table.hand_sizes[seat] = hand.len();
    }

    pub(super) fn put_on(&mut self, stall: Stall, card: Card) {
        let pile = &mut self.secret.piles[stall.index()];
        pile.push(card);
        self.table.stalls[stall.index()] = StallTop::of(pile);
    }

    pub(super) fn take_from(&mut self, stall: Stall) -> Option<Card> {
        let pile = &mut self.secret.piles[stall.index()];
        let card = pile.pop()?;
        self.table.stalls[stall.index()] = StallTop::of(pile);
        Some(card)
    }
}

/// The secrets of a state, laid open or made up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// Each seat's hand.
    pub hands: PerSeat<Hand>,
    /// The two cards of a running draw (R7).
    pub drawn: Hand,
    /// The draw pile, top card first.
    pub deck: Vec<Card>,
    /// The stalls, top card last.
    pub stalls: [Vec<Card>; Stall::COUNT],
}

impl View<'_> {
    /// A whole state that this seat could not tell from the true one: for sampling and for tests of
    /// secrecy.
    ///
    /// # Errors
    /// [`SetupError::DoesNotFit`] where `hidden` contradicts the view in a size, the seat's own
    /// cards, a stall's top, or the number of cards of a kind.
    pub fn complete(&self, hidden: &Hidden) -> Result<GameState, SetupError> {
        let fits = |holds: bool, what| {
            if holds {
                Ok(())
            } else {
                Err(SetupError::DoesNotFit(what))
            }
        };
        let table = self.table;
        fits(
            hidden.deck.len() == usize::from(table.deck_left),
            "deck size",
        )?;
        let drawn = if table.phase == Phase::Discard { 2 } else { 0 };
        fits(hidden.drawn.len() == drawn, "size of the draw")?;
        for seat in table.seats() {
            fits(
                hidden.hands[seat].len() == table.hand_sizes[seat],
                "hand size",
            )?;
        }
        if let Some(seat) = self.seat {
            fits(hidden.hands[seat] == self.hand, "own hand")?;
            fits(
                seat != table.active || hidden.drawn == self.drawn,
                "own draw",
            )?;
        }
        let mut secret = Secret {
            hands: hidden.hands,
            drawn: hidden.drawn,
            deck: hidden.deck.iter().rev().copied().collect(),
            piles: [Pile::EMPTY; Stall::COUNT],
        };
        for ((pile, cards), seen) in secret
            .piles
            .iter_mut()
            .zip(&hidden.stalls)
            .zip(table.stalls)
        {
            fits(cards.len() == usize::from(seen.size), "stall size")?;
            for &card in cards {
                pile.push(card);
            }
            fits(StallTop::of(pile) == seen, "stall top")?;
        }
        let state = GameState {
            table: *table,
            secret,
        };
        fits(state.census() == table.options.deck.0, "cards of a kind")?;
        Ok(state)
    }
}

impl GameState {
    /// Every card of the game counted by kind, wherever it is: always the deck list (R2).
    #[must_use]
    pub fn census(&self) -> Counts {
        let mut counts = self.table.boxed;
        for seat in self.table.seats() {
            counts.add_hand(self.secret.hands[seat]);
        }
        counts.add_hand(self.secret.drawn);
        let piles = self.secret.piles.iter().chain([&self.secret.deck]);
        for card in piles.flat_map(Pile::cards) {
            counts.add(card);
        }
        for (_, set) in self.table.all_sets() {
            counts.add_hand(set.all_cards());
        }
        match self.table.phase {
            Phase::Exchange { taken, .. } => counts.add_hand(taken),
            Phase::Answer { .. } => counts.add(Card::Cousin),
            _ => {}
        }
        counts
    }
}
