//! A line of the log as a sentence: third person, with names, never "you" (ux 13).

use super::log::{LogLine, Told};
use super::texts::Texts;
use crate::rules::{Card, CousinAim, Ending, Hand, PlacedSet, Seat, Stall};
use fluent_bundle::FluentValue;

/// Fills the blanks of one sentence.
struct Sentence<'a> {
    texts: &'a Texts,
    names: &'a [String],
    blanks: Vec<(&'a str, FluentValue<'static>)>,
}

impl<'a> Sentence<'a> {
    fn seat(mut self, blank: &'a str, seat: Seat) -> Self {
        let name = self.texts.seats(self.names, [seat]);
        self.blanks.push((blank, name.into()));
        self
    }

    fn card(self, blank: &'a str, card: Card) -> Self {
        let card = self.texts.card(card);
        self.text(blank, card)
    }

    fn set(self, set: &PlacedSet) -> Self {
        let set = self.texts.set(set.sale.kind, set.sale.size);
        self.text("set", set)
    }

    fn stall(self, stall: Stall) -> Self {
        self.number("stall", stall.index() as u32 + 1)
    }

    fn number(mut self, blank: &'a str, number: u32) -> Self {
        self.blanks.push((blank, number.into()));
        self
    }

    fn text(mut self, blank: &'a str, text: String) -> Self {
        self.blanks.push((blank, text.into()));
        self
    }

    fn say(self, key: &str) -> String {
        self.texts.with(key, &self.blanks)
    }
}

impl Texts {
    /// A line of the log. `names` are the players', by seat.
    #[must_use]
    pub fn log_line(&self, line: &LogLine, names: &[String]) -> String {
        let told = self.told(&line.told, names);
        if line.taken_back {
            return self.with("log-taken-back", &[("line", told.into())]);
        }
        told
    }

    /// What happened, as one sentence. `names` are the players', by seat.
    #[must_use]
    pub fn told(&self, told: &Told, names: &[String]) -> String {
        let blank = Sentence {
            texts: self,
            names,
            blanks: Vec::new(),
        };
        match told {
            Told::Silence { all: true, .. } => blank.say("log-silence-all"),
            Told::Silence { seats, .. } => {
                let count = seats.len();
                let seats = self.seats(names, seats.iter());
                let blank = blank.number("count", count).text("names", seats);
                blank.say("log-silence")
            }
            Told::Resumed { turn } => blank.number("turn", *turn).say("log-resumed"),
            Told::Turn { seat, .. }
            | Told::Motorbike { seat, .. }
            | Told::Drew { seat, .. }
            | Told::DrewAndLeft { seat, .. }
            | Told::Left { seat, .. }
            | Told::Exchange { seat, .. }
            | Told::Sold { seat, .. }
            | Told::Paid { seat, .. }
            | Told::Licensed { seat, .. }
            | Told::Cousin { seat, .. }
            | Told::Aunt { seat, .. }
            | Told::Doubled { seat, .. }
            | Told::Stolen { seat, .. }
            | Told::Removed { seat, .. }
            | Told::Van { seat, .. }
            | Told::NewHand { seat, .. }
            | Told::Ended { seat, .. }
            | Told::TookBack { seat, .. }
            | Told::Reopened { seat, .. }
            | Told::Stumbled { seat }
            | Told::Hinted { seat }
            | Told::BotSits { seat }
            | Told::HumanSits { seat } => self.of_a_seat(told, blank.seat("name", *seat)),
        }
    }

    fn of_a_seat(&self, told: &Told, blank: Sentence<'_>) -> String {
        match told {
            Told::Turn { turn, .. } => blank.number("turn", *turn).say("log-turn"),
            Told::Motorbike { cards, .. } => {
                blank.number("count", (*cards).into()).say("log-motorbike")
            }
            Told::Drew { cards, .. } => blank.number("count", (*cards).into()).say("log-drew"),
            Told::DrewAndLeft {
                cards, left, stall, ..
            } => {
                let blank = blank.number("count", (*cards).into());
                blank.card("card", *left).stall(*stall).say("log-drew-left")
            }
            Told::Left { card, stall, .. } => {
                blank.card("card", *card).stall(*stall).say("log-left")
            }
            Told::Exchange { took, gave, .. } => self.exchange(blank, took, gave),
            Told::Sold { set, price, .. } => {
                let price = self.euros(*price);
                let blank = blank.set(set).text("price", price);
                blank
                    .number("discounts", set.discounts.into())
                    .say("log-sold")
            }
            Told::Paid { card, stall, .. } => {
                blank.card("card", *card).stall(*stall).say("log-paid")
            }
            Told::Licensed { set, .. } => blank.set(set).say("log-licensed"),
            Told::Doubled { set, .. } => blank.set(set).say("log-doubled"),
            Told::Cousin {
                aim, owner, set, ..
            } => {
                let key = match aim {
                    CousinAim::Steal => "log-cousin-steal",
                    CousinAim::Double => "log-cousin-double",
                };
                blank.seat("owner", *owner).set(set).say(key)
            }
            Told::Aunt {
                against,
                owner,
                set,
                ..
            } => {
                let blank = blank.seat("against", *against).seat("owner", *owner);
                blank.set(set).say("log-aunt")
            }
            Told::Stolen { from, set, .. } => blank.seat("from", *from).set(set).say("log-stolen"),
            Told::Removed { from, set, .. } => {
                blank.seat("from", *from).set(set).say("log-removed")
            }
            Told::Van { others: false, .. } => blank.say("log-van-self"),
            Told::Van { others: true, .. } => blank.say("log-van-others"),
            Told::NewHand { boxed, cards, .. } => self.new_hand(blank, *boxed, *cards),
            Told::Ended { ending, .. } => blank.say(match ending {
                Ending::Deck => "log-ended-deck",
                Ending::FiveSets => "log-ended-sets",
                Ending::Both => "log-ended-both",
            }),
            Told::TookBack { moves, .. } => blank.number("count", *moves).say("log-took-back"),
            Told::Reopened { times, .. } => blank.number("times", *times).say("log-reopened"),
            Told::Stumbled { .. } => blank.say("log-stumbled"),
            Told::Hinted { .. } => blank.say("log-hinted"),
            Told::BotSits { .. } => blank.say("log-bot-sits"),
            Told::HumanSits { .. } => blank.say("log-human-sits"),
            // Told without a seat, see the caller.
            Told::Silence { .. } | Told::Resumed { .. } => String::new(),
        }
    }

    fn exchange(
        &self,
        blank: Sentence<'_>,
        took: &[(Card, Stall)],
        gave: &[(Card, Stall)],
    ) -> String {
        let places = |cards: &[(Card, Stall)]| {
            let each = cards.iter().map(|&(card, stall)| {
                let stall = stall.index() as u32 + 1;
                self.with(
                    "log-card-at-stall",
                    &[("card", self.card(card).into()), ("stall", stall.into())],
                )
            });
            self.list(&each.collect::<Vec<_>>())
        };
        let key = match (took, gave) {
            (_, []) => "log-took",
            ([], _) => "log-gave",
            _ => "log-exchanged",
        };
        blank
            .text("took", places(took))
            .text("gave", places(gave))
            .say(key)
    }

    fn new_hand(&self, blank: Sentence<'_>, boxed: Hand, cards: u8) -> String {
        let boxed = self.cards(boxed);
        blank
            .text("boxed", boxed)
            .number("count", cards.into())
            .say("log-new-hand")
    }
}
