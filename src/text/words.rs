//! Names of cards, families, sets and amounts, and how several of them are said in one breath.

use super::texts::{Language, Texts};
use crate::rules::{
    Attached, Card, Family, Hand, Phase, PlacedSet, Product, Refusal, Seat, SetKind, Stall,
    StallTop,
};

/// The word a phase has in the keys of the help (`now-…`, `rulings-of-…`).
#[must_use]
pub const fn phase_word(phase: &Phase) -> &'static str {
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

/// The names of seats; a seat without one is told by its number.
fn name_of(names: &[String], seat: Seat) -> String {
    names
        .get(seat.index())
        .map_or_else(|| format!("#{}", seat.index() + 1), Clone::clone)
}

/// Cards and families.
impl Texts {
    /// The name of a card kind.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        self.get(&format!("card-{}", card.name()))
    }

    /// What a card does, in a sentence or two.
    #[must_use]
    pub fn card_rule(&self, card: Card) -> String {
        self.get(&format!("card-{}-rule", card.name()))
    }

    /// The numbers of the rulings about a card, 1 to 29.
    #[must_use]
    pub fn card_rulings(&self, card: Card) -> Vec<u8> {
        numbers(&self.get(&format!("card-{}-rulings", card.name())))
    }

    /// The name of a product: that of its card.
    #[must_use]
    pub fn product(&self, product: Product) -> String {
        self.card(product.card())
    }

    /// The name of a family.
    #[must_use]
    pub fn family(&self, family: Family) -> String {
        self.get(&format!("family-{}", family.name()))
    }

    /// A family's ability in a few words.
    #[must_use]
    pub fn family_ability(&self, family: Family) -> String {
        self.get(&format!("family-{}-ability", family.name()))
    }

    /// A family's ability in full, with its ruling.
    #[must_use]
    pub fn family_rule(&self, family: Family) -> String {
        self.get(&format!("family-{}-rule", family.name()))
    }

    /// A card as a screen reader names it in a row: "Peach, €5, card 1 of 7". `place` counts from 1.
    #[must_use]
    pub fn card_in_row(&self, card: Card, place: usize, of: usize) -> String {
        self.with(
            "name-card-in-row",
            &[
                ("card", self.card_and_value(card).into()),
                ("place", place.into()),
                ("of", of.into()),
            ],
        )
    }

    /// A card with its value or kind: "Peach, €5", "Police, effect".
    #[must_use]
    pub fn card_and_value(&self, card: Card) -> String {
        let value = match card.product() {
            Some(product) => self.euros(product.value()),
            None if card == Card::Charo => self.get("name-wild"),
            None => self.get("name-effect"),
        };
        self.with(
            "name-card",
            &[("card", self.card(card).into()), ("value", value.into())],
        )
    }

    /// Cards of a hand or a heap: "Socks ×2, Aunt"; empty for none.
    #[must_use]
    pub fn cards(&self, cards: Hand) -> String {
        let each = cards.kinds().map(|card| match cards.count(card) {
            1 => self.card(card),
            count => self.times(&self.card(card), count),
        });
        each.collect::<Vec<_>>().join(", ")
    }

    /// A stall as a screen reader names it: "Stall 1: Peach, €5, on top of 7 cards".
    #[must_use]
    pub fn stall(&self, stall: Stall, seen: StallTop) -> String {
        let number = stall.index() + 1;
        match seen.top {
            Some(card) => self.with(
                "name-stall",
                &[
                    ("stall", number.into()),
                    ("card", self.card_and_value(card).into()),
                    ("size", seen.size.into()),
                ],
            ),
            None => self.with("name-stall-empty", &[("stall", number.into())]),
        }
    }
}

/// Sets.
impl Texts {
    /// The name of a set type.
    #[must_use]
    pub fn set_kind(&self, kind: SetKind) -> String {
        match kind {
            SetKind::Same(product) => self.get(&format!("set-{}", product.card().name())),
            SetKind::FourGarments => self.get("set-four-garments"),
            SetKind::ThreeFoods => self.get("set-three-foods"),
        }
    }

    /// A set in few words: "T-shirts ×3"; mixed sets say their number already.
    #[must_use]
    pub fn set(&self, kind: SetKind, size: u8) -> String {
        let name = self.set_kind(kind);
        match kind {
            SetKind::Same(_) => self.times(&name, size),
            SetKind::FourGarments | SetKind::ThreeFoods => name,
        }
    }

    /// A set in play as a screen reader names it: "T-shirts ×3, €10, 1 Discount, License".
    #[must_use]
    pub fn placed_set(&self, set: &PlacedSet, owner: Family) -> String {
        let mut parts = vec![
            self.set(set.sale.kind, set.sale.size),
            self.euros(crate::rules::value(set, owner)),
        ];
        if set.discounts > 0 {
            parts.push(self.with("name-discounts", &[("count", set.discounts.into())]));
        }
        if let Some(attached) = set.attached {
            parts.push(self.attached(attached));
        }
        parts.join(", ")
    }

    /// What lies on a set, in a word or two.
    #[must_use]
    pub fn attached(&self, attached: Attached) -> String {
        self.get(match attached {
            Attached::License => "name-licensed",
            Attached::Doubled => "name-doubled",
            Attached::Stolen => "name-stolen",
        })
    }
}

/// Amounts, lists, reasons.
impl Texts {
    /// An amount added: "+€1".
    #[must_use]
    pub fn euros_more(&self, amount: u32) -> String {
        self.with("euros-more", &[("amount", amount.into())])
    }

    /// An amount taken off: "−€6".
    #[must_use]
    pub fn euros_less(&self, amount: u32) -> String {
        self.with("euros-less", &[("amount", amount.into())])
    }

    /// Something several times: "Socks ×2".
    #[must_use]
    pub fn times(&self, what: &str, count: u8) -> String {
        self.with(
            "times-count",
            &[("what", what.into()), ("count", count.into())],
        )
    }

    /// Several things as one: "Ana, Luis and Eva"; empty for none.
    #[must_use]
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let key = if self.y_becomes_e(last) {
                    "list-last-i"
                } else {
                    "list-last"
                };
                let first = first.join(", ");
                self.with(
                    key,
                    &[("first", first.into()), ("last", last.clone().into())],
                )
            }
        }
    }

    /// Spanish "y" is "e" before the sound of an i: "Ana e Íñigo", "Ana e Hilario", but "y Hiedra".
    fn y_becomes_e(&self, next: &str) -> bool {
        let start: String = next.to_lowercase().chars().take(3).collect();
        let bare = start.strip_prefix('h').unwrap_or(&start);
        let diphthong = ["ia", "ie", "io", "iu"]
            .iter()
            .any(|two| bare.starts_with(two));
        self.language() == Language::Spanish && bare.starts_with(['i', 'í']) && !diphthong
    }

    /// The names of several seats as one list.
    #[must_use]
    pub fn seats(&self, names: &[String], seats: impl IntoIterator<Item = Seat>) -> String {
        let seats = seats.into_iter();
        self.list(&seats.map(|seat| name_of(names, seat)).collect::<Vec<_>>())
    }

    /// Why something can't be done, with its ruling: "… (R15)".
    #[must_use]
    pub fn refusal(&self, why: Refusal) -> String {
        format!("{} (R{})", self.get(why.key()), why.ruling())
    }

    /// The title of a ruling, 1 to 29: "Drawing".
    #[must_use]
    pub fn ruling_title(&self, number: u8) -> String {
        self.get(&format!("ruling-{number}-title"))
    }

    /// The text of a ruling, 1 to 29.
    #[must_use]
    pub fn ruling(&self, number: u8) -> String {
        self.get(&format!("ruling-{number}"))
    }

    /// What may be done now, with the rulings' numbers in it.
    #[must_use]
    pub fn now(&self, phase: &Phase) -> String {
        self.get(&format!("now-{}", phase_word(phase)))
    }

    /// The numbers of the rulings that apply now.
    #[must_use]
    pub fn rulings_now(&self, phase: &Phase) -> Vec<u8> {
        numbers(&self.get(&format!("rulings-of-{}", phase_word(phase))))
    }
}

fn numbers(text: &str) -> Vec<u8> {
    text.split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|digits| digits.parse::<u8>().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Sale, SetId};

    const ENGLISH: Language = Language::English;
    const SPANISH: Language = Language::Spanish;

    #[test]
    fn money_goes_where_the_language_puts_it() {
        assert_eq!(Texts::new(ENGLISH).euros(5), "€5");
        assert_eq!(Texts::new(SPANISH).euros(5), "5\u{a0}€");
        assert_eq!(Texts::new(ENGLISH).euros_less(6), "−€6");
        assert_eq!(Texts::new(SPANISH).euros_less(6), "−6\u{a0}€");
    }

    #[test]
    fn every_card_family_set_and_refusal_has_its_words() {
        for language in [ENGLISH, SPANISH] {
            let texts = Texts::new(language);
            let mut said = Vec::new();
            for card in Card::ALL {
                said.extend([texts.card(card), texts.card_rule(card)]);
                assert!(!texts.card_rulings(card).is_empty());
            }
            for family in Family::ALL {
                said.extend([texts.family(family), texts.family_ability(family)]);
                said.push(texts.family_rule(family));
            }
            said.extend(SetKind::ALL.map(|kind| texts.set_kind(kind)));
            said.extend(
                (1..=29).flat_map(|number| [texts.ruling_title(number), texts.ruling(number)]),
            );
            assert!(said.iter().all(|text| !text.contains('«')), "{said:?}");
        }
    }

    #[test]
    fn accessible_names_say_card_value_and_place() {
        let texts = Texts::new(SPANISH);
        let peach = texts.card_in_row(Card::Peach, 1, 7);
        assert_eq!(peach, "Melocotón, 5\u{a0}€, carta 1 de 7");
        let police = Texts::new(ENGLISH).card_in_row(Card::Police, 2, 7);
        assert_eq!(police, "Police, effect, card 2 of 7");
    }

    #[test]
    fn a_set_says_what_lies_on_it() {
        let sale = Sale {
            kind: SetKind::Same(Product::TShirt),
            size: 3,
            charo_as: None,
        };
        let set = PlacedSet {
            id: SetId(1),
            sale,
            discounts: 1,
            attached: Some(Attached::License),
        };
        let said = Texts::new(ENGLISH).placed_set(&set, Family::Reyes);
        assert_eq!(said, "T-shirts ×3, €10, 1 Discount, licensed");
    }

    #[test]
    fn lists_follow_the_ear() {
        let people = |last: &str| ["Ana", "Luis", last].map(str::to_owned);
        let spanish = Texts::new(SPANISH);
        assert_eq!(spanish.list(&people("Eva")), "Ana, Luis y Eva");
        assert_eq!(spanish.list(&people("Íñigo")), "Ana, Luis e Íñigo");
        assert_eq!(spanish.list(&people("Hilario")), "Ana, Luis e Hilario");
        assert_eq!(spanish.list(&people("Hierro")), "Ana, Luis y Hierro");
        assert_eq!(
            Texts::new(ENGLISH).list(&people("Íñigo")),
            "Ana, Luis and Íñigo"
        );
        assert_eq!(spanish.list(&[]), "");
    }

    #[test]
    fn a_refusal_carries_its_ruling() {
        let texts = Texts::new(ENGLISH);
        let why = texts.refusal(Refusal::HandFull);
        assert_eq!(
            why,
            "With 7 cards in hand you cannot draw: exchange with a stall. (R7)"
        );
    }
}
