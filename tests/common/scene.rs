//! A table set up from words, played in notation.
//!
//! ```text
//! let mut game = Scene::of("salazar: socks*2 van thong peach | reyes: tshirt*5")
//!     .stalls("garlic peach license")
//!     .deck("watermelon socks*3")
//!     .begin();
//! game.play("0 draw, discard socks 2, sell socks 3");
//! game.refuses("0 pass", Refusal::NotYourTurn);
//! ```

use me_lo_quitan::rules::{
    AuntRule, Card, Counts, Deal, DeckList, DiscountRule, Event, Family, GameState, Hand, Move,
    Options, PlacedSet, Refusal, Seat, SetId, Stall, breakdown, legal_moves,
};

/// Cards written as words; `socks*3` is three of them.
pub fn words(text: &str) -> Vec<Card> {
    let card = |word: &str| {
        let (name, copies) = word.split_once('*').unwrap_or((word, "1"));
        let card = Card::from_name(name).unwrap_or_else(|| panic!("“{name}” is no card"));
        let copies = copies.parse().expect("a number after the *");
        std::iter::repeat_n(card, copies)
    };
    text.split_ascii_whitespace().flat_map(card).collect()
}

/// The same, as a hand.
pub fn hand(text: &str) -> Hand {
    words(text).into_iter().collect()
}

/// The seat of that number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat 0 to 4")
}

/// The stall of that number.
pub fn stall(number: usize) -> Stall {
    Stall::new(number).expect("a stall 0 to 2")
}

/// A table being set up, then played at.
#[derive(Clone, Debug)]
pub struct Scene {
    families: Vec<Family>,
    hands: Vec<Vec<Card>>,
    stalls: Vec<Card>,
    pile: Vec<Card>,
    start: Seat,
    options: Options,
    state: Option<GameState>,
    events: Vec<Event>,
}

impl Scene {
    /// Families and their dealt hands, seat by seat: `family: five cards | family: five cards`.
    /// Without a word on stalls and deck, three Socks lie on the stalls and twenty in the deck.
    pub fn of(seats: &str) -> Self {
        let (mut families, mut hands) = (Vec::new(), Vec::new());
        for part in seats.split('|') {
            let (family, cards) = part.split_once(':').expect("family: cards");
            families.push(Family::from_name(family.trim()).expect("a family"));
            let cards = words(cards);
            assert_eq!(cards.len(), 5, "five cards are dealt to each");
            hands.push(cards);
        }
        Self {
            families,
            hands,
            stalls: words("socks*3"),
            pile: words("socks*20"),
            start: Seat::FIRST,
            options: Options::default(),
            state: None,
            events: Vec::new(),
        }
    }

    /// The three cards on the stalls.
    pub fn stalls(mut self, cards: &str) -> Self {
        self.stalls = words(cards);
        assert_eq!(self.stalls.len(), 3, "one card lies on each stall");
        self
    }

    /// The draw pile, top card first.
    pub fn deck(mut self, cards: &str) -> Self {
        self.pile = words(cards);
        self
    }

    /// Who begins.
    pub fn start(mut self, number: usize) -> Self {
        self.start = seat(number);
        self
    }

    /// Table option: only rivals' sets count for discounts (R13).
    pub fn rivals_only(mut self) -> Self {
        self.options.discounts = DiscountRule::Rivals;
        self
    }

    /// Table option: an Aunt may cancel a doubling Cousin too (R19).
    pub fn aunt_any(mut self) -> Self {
        self.options.aunt = AuntRule::Any;
        self
    }

    /// The deal that gives this table; the deck list is counted from the cards.
    pub fn deal(&self) -> Deal {
        let hands = self.hands.iter().flatten();
        let deck: Vec<Card> = hands
            .chain(&self.stalls)
            .chain(&self.pile)
            .copied()
            .collect();
        let mut options = self.options;
        options.deck = DeckList(deck.iter().copied().collect::<Counts>());
        Deal {
            families: self.families.clone(),
            start: self.start,
            options,
            deck,
        }
    }

    /// Deals.
    pub fn begin(mut self) -> Self {
        let deal = self.deal();
        self.state = Some(GameState::new(&deal).expect("a sound deal"));
        self.check();
        self
    }

    /// The state now.
    pub fn state(&self) -> &GameState {
        self.state.as_ref().expect("begin() first")
    }

    fn check(&self) {
        let state = self.state();
        assert_eq!(state.census(), state.table().options.deck.0, "cards lost");
    }

    /// Plays moves of one seat: `0 draw, discard socks 1, pass`. Each must be legal and listed.
    pub fn play(&mut self, line: &str) -> &mut Self {
        let (seat, moves) = parse(line);
        for (mv, text) in moves {
            assert!(self.list(seat).contains(&mv), "“{text}” is not offered");
            let mut events = Vec::new();
            let played =
                self.state
                    .as_mut()
                    .expect("begin() first")
                    .apply(seat, mv, &mut |_, event| events.push(event));
            if let Err(refused) = played {
                panic!("“{text}” in “{line}”: {refused}");
            }
            self.events = events;
            self.check();
        }
        self
    }

    /// The seat may play that, though it does not.
    pub fn allows(&mut self, line: &str) -> &mut Self {
        let (seat, moves) = parse(line);
        let state = *self.state();
        self.play(line);
        self.state = Some(state);
        assert_eq!(moves.len(), 1, "one move a line");
        assert!(self.list(seat).contains(&moves[0].0));
        self
    }

    /// The one move of the line is refused for exactly that reason, is not offered, tells nobody
    /// anything and changes nothing.
    pub fn refuses(&mut self, line: &str, why: Refusal) -> &mut Self {
        let (seat, moves) = parse(line);
        let [(mv, _)] = moves.as_slice() else {
            panic!("one move a line: “{line}”")
        };
        let before = *self.state();
        let mut after = before;
        let mut told = 0;
        let refused = after
            .apply(seat, *mv, &mut |_, _| told += 1)
            .expect_err(line);
        assert_eq!(refused.why, why, "“{line}”");
        assert_eq!((refused.seat, refused.mv), (seat, *mv));
        assert_eq!(after, before, "“{line}” was refused but changed something");
        assert_eq!(told, 0, "“{line}” was refused but told");
        assert!(
            !self.list(seat).contains(mv),
            "“{line}” is offered but refused"
        );
        self
    }

    /// The same for several lines of one reason.
    pub fn refuses_all(&mut self, lines: &[&str], why: Refusal) -> &mut Self {
        for line in lines {
            self.refuses(line, why);
        }
        self
    }

    /// What the seat is offered.
    pub fn list(&self, seat: Seat) -> Vec<Move> {
        let mut list = Vec::new();
        legal_moves(&self.state().view(Some(seat)), &mut list);
        list
    }

    /// What the seat is offered, as words, that begins with `verb`.
    pub fn offered(&self, number: usize, verb: &str) -> Vec<String> {
        let moves = self.list(seat(number)).into_iter();
        moves
            .map(|mv| mv.to_string())
            .filter(|line| line.split(' ').next() == Some(verb))
            .collect()
    }

    /// What the last move told.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The hand must be exactly that.
    pub fn holds(&self, number: usize, cards: &str) -> &Self {
        let held = self.state().view(Some(seat(number))).hand;
        assert_eq!(held, hand(cards), "hand of seat {number}");
        self
    }

    /// The deck must be used up to here: exactly these cards are left, top first.
    pub fn deck_left(&self, cards: &str) -> &Self {
        assert_eq!(self.state().lay_open().deck, words(cards), "deck");
        self
    }

    /// A stall must hold exactly that, the top card last.
    pub fn stall_holds(&self, number: usize, cards: &str) -> &Self {
        let stalls = self.state().lay_open().stalls;
        assert_eq!(stalls[number], words(cards), "stall {number}");
        let seen = self.state().table().stall(stall(number));
        assert_eq!(seen.top, words(cards).last().copied());
        assert_eq!(usize::from(seen.size), stalls[number].len());
        self
    }

    /// The box must hold exactly that, motorbikes apart.
    pub fn boxed(&self, cards: &str) -> &Self {
        let boxed = self.state().table().boxed;
        assert_eq!(boxed, words(cards).into_iter().collect(), "box");
        self
    }

    /// A set in play and who owns it.
    pub fn set(&self, id: u8) -> (usize, PlacedSet) {
        let found = self.state().table().find_set(SetId(id));
        let (owner, set) = found.unwrap_or_else(|| panic!("set {id} is not in play"));
        (owner.index(), *set)
    }

    /// What a set in play counts for its owner, in €.
    pub fn worth(&self, id: u8) -> u32 {
        let (owner, set) = self.set(id);
        breakdown(&set, self.families[owner]).total()
    }

    /// The areas' totals in €.
    pub fn totals(&self) -> Vec<u32> {
        let table = self.state().table();
        table.seats().map(|seat| table.total(seat)).collect()
    }

    /// The leading seats.
    pub fn leaders(&self) -> Vec<usize> {
        let leaders = self.state().table().leaders().into_iter();
        leaders.map(Seat::index).collect()
    }
}

fn parse(line: &str) -> (Seat, Vec<(Move, String)>) {
    let (who, moves) = line.split_once(' ').expect("SEAT move, move …");
    let read = |text: &str| {
        let mv = text.parse::<Move>();
        let mv = mv.unwrap_or_else(|error| panic!("{error} in “{line}”"));
        (mv, text.trim().to_owned())
    };
    let number = who.parse().expect("a seat number");
    (seat(number), moves.split(',').map(read).collect())
}
