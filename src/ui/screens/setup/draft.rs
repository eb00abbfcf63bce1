//! A new game as it is being described, and what still stands in its way.

use crate::play::{
    BotLevel, MAX_NAME, NameError, Player, PlayerName, Seating, SeatingError, Seed, SeedError,
    SetUp, Sitting,
};
use crate::rules::{DeckError, DeckList, MAX_DECK, MAX_PLAYERS, MIN_PLAYERS, Options, Seat};
use crate::text::Texts;
use crate::ui::settings::{SeatMemory, SetUpMemory};
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

/// One seat, as it stands in the form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatDraft {
    /// The name as it was typed.
    pub name: String,
    /// The bot's level; `None` for a person.
    pub bot: Option<BotLevel>,
}

/// A new game as it stands in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpDraft {
    /// The seats in order, 2 to 5 of them.
    pub seats: Vec<SeatDraft>,
    /// Who begins; `None` leaves it to chance (R3).
    pub start: Option<usize>,
    /// The table options.
    pub options: Options,
    /// Whether a player may ask for a hint.
    pub hints: bool,
    /// The seed as it was typed.
    pub seed: String,
    /// Whether the table options are unfolded.
    pub unfolded: bool,
}

/// A game that can be dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ready {
    /// Who sits where.
    pub seating: Seating,
    /// What the shuffle needs to know.
    pub set_up: SetUp,
    /// Which shuffle.
    pub seed: Seed,
    /// Whether a player may ask for a hint.
    pub hints: bool,
}

/// What still stands in the way of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// A seat's name; the seat counts from 0.
    Name(usize, NameError),
    /// Names or number of seats.
    Seating(SeatingError),
    /// Nobody at the screen plays.
    NoHuman,
    /// The deck.
    Deck(DeckError),
    /// The seed.
    Seed(SeedError),
}

impl SetUpDraft {
    /// The form as the last game left it, with that seed. Before the first game: two people.
    #[must_use]
    pub fn remembered(memory: &SetUpMemory, seed: Seed) -> Self {
        let remembered = memory.seats.iter().map(|seat| SeatDraft {
            name: seat.name.clone(),
            bot: seat.bot.as_deref().and_then(|bot| BotLevel::new(bot).ok()),
        });
        let mut seats: Vec<SeatDraft> = remembered.collect();
        if seats.len() < MIN_PLAYERS {
            seats = vec![SeatDraft::default(); MIN_PLAYERS];
        }
        Self {
            seats,
            start: memory.start.map(usize::from),
            options: memory.options(),
            hints: !memory.no_hints,
            seed: seed.to_string(),
            unfolded: false,
        }
    }

    /// What the next set-up should begin with (ux 22).
    #[must_use]
    pub fn memory(&self) -> SetUpMemory {
        let seats = self.seats.iter().map(|seat| SeatMemory {
            name: seat.name.clone(),
            bot: seat.bot.as_ref().map(ToString::to_string),
        });
        SetUpMemory {
            seats: seats.collect(),
            start: self.start.map(|start| start as u8),
            discounts: self.options.discounts,
            aunt: self.options.aunt,
            deck: self.options.deck.into(),
            no_hints: !self.hints,
        }
    }

    /// The name of a seat: as typed, or "Player 2" where nothing was.
    #[must_use]
    pub fn name(&self, seat: usize, texts: &Texts) -> String {
        let typed = self.seats.get(seat).map_or("", |seat| seat.name.trim());
        if typed.is_empty() {
            self.stand_in(seat, texts)
        } else {
            typed.to_owned()
        }
    }

    /// The name a nameless seat goes by.
    #[must_use]
    pub fn stand_in(&self, seat: usize, texts: &Texts) -> String {
        let bot = self.seats.get(seat).is_some_and(|seat| seat.bot.is_some());
        let key = if bot {
            "setup-default-bot"
        } else {
            "setup-default-name"
        };
        texts.with(key, &[("number", (seat + 1).into())])
    }

    /// One seat more, for a person; not beyond five (R1).
    pub fn add_seat(&mut self) {
        if self.seats.len() < MAX_PLAYERS {
            self.seats.push(SeatDraft::default());
        }
    }

    /// One seat less; not below two (R1). Who begins stays the same person.
    pub fn remove_seat(&mut self, seat: usize) {
        if self.seats.len() <= MIN_PLAYERS || seat >= self.seats.len() {
            return;
        }
        self.seats.remove(seat);
        self.start = match self.start {
            Some(start) if start == seat => None,
            Some(start) if start > seat => Some(start - 1),
            same => same,
        };
    }

    /// Another seed, by chance.
    pub fn new_seed(&mut self) {
        self.seed = seed_by_chance().to_string();
    }

    /// How many table options differ from the rulings.
    #[must_use]
    pub fn changed_options(&self) -> usize {
        let usual = Options::default();
        usize::from(self.options.discounts != usual.discounts)
            + usize::from(self.options.aunt != usual.aunt)
            + usize::from(self.options.deck != usual.deck)
            + usize::from(!self.hints)
    }

    /// The game, if it can be dealt.
    ///
    /// # Errors
    /// The first thing that stands in its way, from the top of the form.
    pub fn ready(&self, texts: &Texts) -> Result<Ready, WhyNot> {
        let mut sittings = Vec::with_capacity(self.seats.len());
        for (number, seat) in self.seats.iter().enumerate() {
            let name = PlayerName::new(&self.name(number, texts));
            let name = name.map_err(|why| WhyNot::Name(number, why))?;
            let player = seat.bot.clone().map_or(Player::Human, Player::Bot);
            sittings.push(Sitting { name, player });
        }
        let seating = Seating::new(sittings).map_err(WhyNot::Seating)?;
        if seating.humans().next().is_none() {
            return Err(WhyNot::NoHuman);
        }
        let players = seating.players();
        self.options.deck.check(players).map_err(WhyNot::Deck)?;
        let set_up = SetUp {
            players,
            start: self.start.and_then(Seat::new),
            options: self.options,
        };
        let seed = self.seed.parse().map_err(WhyNot::Seed)?;
        Ok(Ready {
            seating,
            set_up,
            seed,
            hints: self.hints,
        })
    }
}

impl WhyNot {
    /// Whether the way out lies in the folded table options.
    #[must_use]
    pub const fn in_options(&self) -> bool {
        matches!(self, Self::Deck(_) | Self::Seed(_))
    }

    /// The reason, in a sentence.
    #[must_use]
    pub fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Name(seat, why) => {
                let key = match why {
                    NameError::Empty => "setup-why-name-empty",
                    NameError::TooLong(_) => "setup-why-name-long",
                    NameError::Hidden(_) => "setup-why-name-hidden",
                };
                texts.with(
                    key,
                    &[("number", (seat + 1).into()), ("most", MAX_NAME.into())],
                )
            }
            Self::Seating(SeatingError::Alike { first, second, .. }) => texts.with(
                "setup-why-names-alike",
                &[
                    ("first", (first + 1).into()),
                    ("second", (second + 1).into()),
                ],
            ),
            Self::Seating(_) => texts.get("setup-why-players"),
            Self::NoHuman => texts.get("setup-why-no-human"),
            Self::Deck(_) => texts.get("setup-why-deck"),
            Self::Seed(_) => texts.get("setup-why-seed"),
        }
    }
}

/// What the running check says about a deck for that many players (R2), and whether it will do.
#[must_use]
pub fn deck_said(deck: DeckList, players: usize, texts: &Texts) -> (String, bool) {
    let checked = deck.check(players);
    let key = match checked {
        Ok(()) => "setup-deck-good",
        Err(DeckError::TooSmall { .. }) => "setup-deck-too-small",
        Err(DeckError::TooLarge { .. }) => "setup-deck-too-large",
    };
    let said = texts.with(
        key,
        &[
            ("total", deck.total().into()),
            ("players", players.into()),
            ("least", DeckList::minimum(players).into()),
            ("most", MAX_DECK.into()),
        ],
    );
    (said, checked.is_ok())
}

/// What is wrong with a seed, if anything.
#[must_use]
pub fn seed_said(seed: &str, texts: &Texts) -> Option<String> {
    Some(match seed.parse::<Seed>().err()? {
        SeedError::Empty => texts.get("setup-seed-empty"),
        SeedError::TooLong => texts.get("setup-seed-too-long"),
        SeedError::Letter(letter) => {
            let letter = letter.to_string();
            texts.with("setup-seed-letter", &[("letter", letter.into())])
        }
    })
}

/// A seed nobody chose: the standard library's hash keys come from the system's chance.
#[must_use]
pub fn seed_by_chance() -> Seed {
    Seed::new(RandomState::new().hash_one(0_u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Card;
    use crate::text::Language;

    fn form(names: &[&str]) -> SetUpDraft {
        let mut draft = SetUpDraft::remembered(&SetUpMemory::default(), Seed::new(7));
        draft.seats = names
            .iter()
            .map(|name| SeatDraft {
                name: (*name).to_owned(),
                bot: None,
            })
            .collect();
        draft
    }

    fn texts() -> Texts {
        Texts::new(Language::English)
    }

    #[test]
    fn a_form_nobody_touched_can_be_dealt() -> Result<(), WhyNot> {
        let draft = SetUpDraft::remembered(&SetUpMemory::default(), Seed::new(7));
        let ready = draft.ready(&texts())?;
        assert_eq!(ready.seating.name(Seat::FIRST), "Player 1");
        assert_eq!(ready.set_up.players, 2);
        assert!(ready.set_up.deal(ready.seed).is_ok());
        Ok(())
    }

    #[test]
    fn ux16_what_stands_in_the_way_is_said() {
        let said = |draft: &SetUpDraft| {
            let why = draft.ready(&texts()).err();
            why.map(|why| why.said(&texts())).unwrap_or_default()
        };
        let twins = form(&["Ana", "Luis", " ANA "]);
        assert_eq!(said(&twins), "Seats 1 and 3 have names too much alike.");
        let mut bots = form(&["Ana", "Luis"]);
        for seat in &mut bots.seats {
            seat.bot = BotLevel::new("easy").ok();
        }
        assert_eq!(said(&bots), "At least one seat needs a person.");
        let mut thin = form(&["Ana", "Luis", "Eva"]);
        thin.options.deck = DeckList::default();
        for card in Card::ALL {
            thin.options.deck.0.set(card, 1);
        }
        assert!(thin.ready(&texts()).is_err_and(|why| why.in_options()));
        let mut odd = form(&["Ana", "Luis"]);
        odd.seed = "ñ".into();
        assert_eq!(
            odd.ready(&texts()),
            Err(WhyNot::Seed(SeedError::Letter('ñ')))
        );
        assert_eq!(said(&form(&["Ana", "Luis"])), "");
    }

    #[test]
    fn ux22_the_form_remembers_everything() {
        let mut draft = form(&["Ana", "", "Eva"]);
        draft.start = Some(2);
        draft.options.deck.0.set(Card::Van, 9);
        if let Some(seat) = draft.seats.get_mut(1) {
            seat.bot = BotLevel::new("easy").ok();
        }
        let again = SetUpDraft::remembered(&draft.memory(), Seed::new(7));
        assert_eq!(again, draft);
        assert_eq!(again.changed_options(), 1);
    }

    #[test]
    fn r03_whoever_begins_stays_the_same_person_when_a_seat_goes() {
        let mut draft = form(&["Ana", "Luis", "Eva"]);
        draft.start = Some(2);
        draft.remove_seat(0);
        assert_eq!((draft.seats.len(), draft.start), (2, Some(1)));
        draft.remove_seat(0);
        assert_eq!(draft.seats.len(), 2, "two stay (R1)");
        draft.add_seat();
        draft.remove_seat(1);
        assert_eq!(draft.start, None);
    }

    #[test]
    fn r02_the_running_check_names_the_numbers() {
        let mut deck = DeckList::STANDARD;
        let (said, good) = deck_said(deck, 5, &texts());
        assert!(good && said.starts_with("110 cards"), "{said}");
        deck.0.set(Card::Socks, 65);
        let (said, good) = deck_said(deck, 5, &texts());
        assert!(
            !good && said.contains("161") && said.contains("160"),
            "{said}"
        );
    }

    #[test]
    fn seeds_by_chance_differ() {
        let seeds: std::collections::HashSet<Seed> = (0..50).map(|_| seed_by_chance()).collect();
        assert!(seeds.len() > 40);
    }
}
