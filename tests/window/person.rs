//! Somebody who plays by the names on the screen alone and makes simple choices.

use super::driver::{Program, Thing, Window};
use super::sight::{Sight, buttons_like, hand, sets, sight, stalls};
use me_lo_quitan::rules::Card;
use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha12Rng;
use std::collections::BTreeSet;

/// Presses that any game needs at most.
const MOST_PRESSES: usize = 4000;

/// The people at the table, with one mind.
pub struct Person {
    luck: ChaCha12Rng,
    /// Cards whose effect found no target in this turn.
    tried: BTreeSet<String>,
    presses: usize,
    last: Option<Sight>,
    /// Hands shown so far.
    pub openings: usize,
    /// Names of the buttons pressed, without what varies.
    pub done: BTreeSet<&'static str>,
}

impl Person {
    /// People with that luck.
    pub fn new(seed: u64) -> Self {
        Self {
            luck: ChaCha12Rng::seed_from_u64(seed),
            tried: BTreeSet::new(),
            presses: 0,
            last: None,
            openings: 0,
            done: BTreeSet::new(),
        }
    }

    fn one_in(&mut self, count: usize) -> bool {
        let faces: Vec<usize> = (0..count).collect();
        faces.choose(&mut self.luck) == Some(&0)
    }

    fn any<'a>(&mut self, things: &[&'a Thing]) -> Option<&'a Thing> {
        things.choose(&mut self.luck).copied()
    }

    /// Plays until the scores are up.
    pub fn play<P: Program>(&mut self, window: &mut Window<P>) {
        while self.act(window) != Sight::Scores {}
    }

    /// Plays on until that is seen, or the scores.
    pub fn play_until<P: Program>(&mut self, window: &mut Window<P>, wanted: Sight) -> Sight {
        loop {
            let seen = sight(window);
            if seen == wanted || seen == Sight::Scores {
                return seen;
            }
            self.act(window);
        }
    }

    /// Looks, and does one thing; what was seen.
    pub fn act<P: Program>(&mut self, window: &mut Window<P>) -> Sight {
        self.presses += 1;
        assert!(
            self.presses < MOST_PRESSES,
            "no end in sight: {:?}",
            window.names()
        );
        let seen = sight(window);
        if self.last != Some(seen) {
            self.last = Some(seen);
            // Nobody reads a new screen in less than a second.
            window.wait(1.0);
            return seen;
        }
        match seen {
            Sight::HandOff => {
                let show = buttons_like(window, &["handoff-show", "claim-show"]);
                if let Some(thing) = show.first() {
                    self.openings += 1;
                    self.tried.clear();
                    window.click(thing.rect.center());
                }
            }
            Sight::Call => self.at_call(window),
            Sight::Answer => {
                let aunt = window.texts.card(Card::Aunt);
                let words = window.texts.with("claim-aunt", &[("card", aunt.into())]);
                let aunt = window.find(&words).filter(|thing| thing.enabled);
                match aunt.filter(|_| !self.one_in(4)) {
                    Some(aunt) => self.go(window, "aunt", &aunt),
                    None => self.key(window, "claim-decline"),
                }
            }
            Sight::Bot => {
                if window.can("bot-skip") {
                    window.press("bot-skip");
                } else {
                    window.wait(1.0);
                }
            }
            Sight::Hand => self.at_table(window),
            Sight::Scores => {}
        }
        seen
    }

    fn go<P: Program>(&mut self, window: &mut Window<P>, what: &'static str, thing: &Thing) {
        self.done.insert(what);
        window.click(thing.rect.center());
    }

    fn key<P: Program>(&mut self, window: &mut Window<P>, key: &'static str) {
        self.done.insert(key);
        window.press(key);
    }

    fn at_call<P: Program>(&mut self, window: &mut Window<P>) {
        let callers = buttons_like(window, &["call-aunt"]);
        let callers: Vec<&Thing> = callers.iter().collect();
        let caller = self.any(&callers);
        match caller.filter(|_| self.one_in(3)) {
            Some(caller) => self.go(window, "call-aunt", caller),
            None if window.can("call-nobody") => self.key(window, "call-nobody"),
            None => window.wait(1.0),
        }
    }

    /// A hand is open: find out from the buttons what is asked.
    fn at_table<P: Program>(&mut self, window: &mut Window<P>) {
        let buttons = window.buttons();
        let named = |key: &str| {
            let words = window.texts.get(key);
            buttons.iter().find(|thing| thing.name == words).cloned()
        };
        let there = |key: &str| named(key).is_some();
        let cancel = there("desk-cancel");
        if there("desk-discard-confirm") {
            self.put(window, "desk-discard-confirm", "hand-drawn", true);
        } else if there("desk-give-confirm") {
            self.put(window, "desk-give-confirm", "hand-taken", false);
        } else if there("desk-pay") {
            self.price(window);
        } else if there("desk-motorbike") {
            self.start(window);
        } else if cancel && there("desk-draw") {
            self.key(window, "desk-draw");
        } else if cancel && there("desk-exchange-confirm") {
            self.exchange(window);
        } else if !cancel && there("desk-play") {
            self.choose(window);
        } else if cancel {
            self.finish_draft(window);
        } else {
            self.end(window);
        }
    }

    fn end<P: Program>(&mut self, window: &mut Window<P>) {
        self.tried.clear();
        self.key(window, "desk-end-turn");
    }

    fn start<P: Program>(&mut self, window: &mut Window<P>) {
        let exchange = window.can("desk-exchange") && self.one_in(4);
        if window.can("desk-motorbike") && self.one_in(2) {
            self.key(window, "desk-motorbike");
        } else if window.can("desk-draw") && !exchange {
            self.key(window, "desk-draw");
        } else {
            self.key(window, "desk-exchange");
        }
    }

    /// A card, then a stall, then the button: a discard or something given back.
    fn put<P: Program>(
        &mut self,
        window: &mut Window<P>,
        confirm: &'static str,
        note: &str,
        wanted: bool,
    ) {
        if window.can(confirm) {
            return self.key(window, confirm);
        }
        let note = window.texts.get(note);
        let cards = hand(window);
        let fit = |thing: &&Thing| thing.name.ends_with(&note) == wanted && thing.enabled;
        let cards: Vec<&Thing> = cards.iter().filter(fit).collect();
        if cards.iter().any(|card| card.selected) {
            self.on_a_stall(window);
        } else if let Some(card) = self.any(&cards) {
            self.go(window, "card", card);
        }
    }

    fn on_a_stall<P: Program>(&mut self, window: &mut Window<P>) {
        let stalls = stalls(window);
        let open: Vec<&Thing> = stalls.iter().filter(|stall| stall.enabled).collect();
        if let Some(stall) = self.any(&open) {
            self.go(window, "stall", stall);
        }
    }

    fn exchange<P: Program>(&mut self, window: &mut Window<P>) {
        if window.can("desk-take-now") && self.one_in(3) {
            return self.key(window, "desk-take-now");
        }
        if stalls(window).iter().any(|stall| stall.selected) {
            self.put(window, "desk-exchange-confirm", "hand-taken", false);
        } else {
            self.on_a_stall(window);
        }
    }

    /// A Salazar may pay for an effect (R22); if it comes to nothing, the turn ends.
    fn price<P: Program>(&mut self, window: &mut Window<P>) {
        if window.can("desk-pay") {
            return self.key(window, "desk-pay");
        }
        let cards = hand(window);
        if cards.iter().any(|card| card.selected) {
            let stalls = stalls(window);
            if stalls.iter().any(|stall| stall.selected) {
                return self.end(window);
            }
            return self.on_a_stall(window);
        }
        let cards: Vec<&Thing> = cards.iter().collect();
        let card = self.any(&cards);
        match card.filter(|_| !self.one_in(3)) {
            Some(card) => self.go(window, "card", card),
            None => self.end(window),
        }
    }

    /// Sell what is offered, else play an effect, else end the turn.
    fn choose<P: Program>(&mut self, window: &mut Window<P>) {
        let offers = buttons_like(window, &["offer"]);
        if let Some(offer) = offers.first()
            && !self.one_in(5)
        {
            self.go(window, "offer", offer);
        } else if window.can("desk-play") && !window.can("desk-end-turn") {
            // A price is paid: an effect must follow.
            self.key(window, "desk-play");
        } else if window.can("desk-play") && self.tried.is_empty() && !self.one_in(3) {
            self.key(window, "desk-play");
        } else {
            self.end(window);
        }
    }

    /// A set to sell or an effect to aim.
    fn finish_draft<P: Program>(&mut self, window: &mut Window<P>) {
        const CONFIRM: [&str; 7] = [
            "desk-sell-for",
            "confirm-license",
            "confirm-double",
            "confirm-steal",
            "confirm-police",
            "confirm-van-self",
            "confirm-van-others",
        ];
        for key in CONFIRM {
            if let Some(confirm) = buttons_like(window, &[key]).first() {
                return self.go(window, key, confirm);
            }
        }
        let mut targets = sets(window);
        targets.retain(|set| set.enabled);
        targets.extend(buttons_like(window, &["van-self", "van-others"]));
        let targets: Vec<&Thing> = targets.iter().collect();
        if let Some(target) = self.any(&targets) {
            return self.go(window, "target", target);
        }
        // This card finds no target: another one, or nothing.
        let held = hand(window);
        if let Some(card) = held.iter().find(|card| card.selected) {
            self.tried.insert(word(&card.name));
        }
        let other = held.iter().find(|card| {
            !card.selected && !self.tried.contains(&word(&card.name)) && is_effect(window, card)
        });
        match other {
            Some(card) => self.go(window, "card", card),
            None => self.key(window, "desk-cancel"),
        }
    }
}

fn word(name: &str) -> String {
    name.split(',').next().unwrap_or_default().to_owned()
}

fn is_effect<P: Program>(window: &Window<P>, card: &Thing) -> bool {
    [Card::License, Card::Cousin, Card::Police, Card::Van]
        .into_iter()
        .any(|effect| card.name.starts_with(&window.texts.card(effect)))
}
