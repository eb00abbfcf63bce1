//! What the rules sheet holds, entry by entry, and how it is searched. One source for all tabs: the
//! texts, the rules' own numbers, and the options of the table.

use crate::rules::{AuntRule, Card, DeckList, DiscountRule, Family, Options, Product};
use crate::text::Texts;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Number of rulings.
pub const RULINGS: u8 = 29;

/// One thing the sheet explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A card kind of the deck.
    Card(Card),
    /// The motorbike of each family.
    Motorbike,
    /// A family.
    Family(Family),
    /// A ruling by its number, 1 to 29.
    Ruling(u8),
    /// A table option.
    Choice(Choice),
}

/// A table option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Which sets count for discounts (R13).
    Discounts,
    /// What an Aunt may cancel (R19).
    Aunt,
    /// The deck (R2).
    Deck,
}

impl Choice {
    /// Every option, in the order of the sheet.
    pub const ALL: [Self; 3] = [Self::Discounts, Self::Aunt, Self::Deck];

    /// The number of its ruling.
    #[must_use]
    pub const fn ruling(self) -> u8 {
        match self {
            Self::Discounts => 13,
            Self::Aunt => 19,
            Self::Deck => 2,
        }
    }

    /// Whether a table chose otherwise than the rulings.
    #[must_use]
    pub fn changed(self, options: &Options) -> bool {
        let usual = Options::default();
        match self {
            Self::Discounts => options.discounts != usual.discounts,
            Self::Aunt => options.aunt != usual.aunt,
            Self::Deck => options.deck != usual.deck,
        }
    }

    /// The option's name.
    #[must_use]
    pub fn title(self, texts: &Texts) -> String {
        texts.get(match self {
            Self::Discounts => "option-discounts",
            Self::Aunt => "option-aunt",
            Self::Deck => "option-deck",
        })
    }

    /// What a table chose, in a few words and in full.
    #[must_use]
    pub fn chosen(self, options: &Options, texts: &Texts) -> (String, String) {
        let pair = |key: &str| (texts.get(key), texts.get(&format!("{key}-help")));
        match self {
            Self::Discounts => pair(match options.discounts {
                DiscountRule::All => "option-discounts-all",
                DiscountRule::Rivals => "option-discounts-rivals",
            }),
            Self::Aunt => pair(match options.aunt {
                AuntRule::Steal => "option-aunt-steal",
                AuntRule::Any => "option-aunt-any",
            }),
            Self::Deck => (
                texts.with("common-cards", &[("count", options.deck.total().into())]),
                texts.get("option-deck-help"),
            ),
        }
    }
}

impl Entry {
    /// Everything the sheet explains, in its order: cards, families, rulings, options.
    pub fn all() -> impl Iterator<Item = Self> {
        let products = Product::ALL.map(|product| Self::Card(product.card()));
        let effects = Card::ALL
            .into_iter()
            .filter(|card| card.product().is_none());
        products
            .into_iter()
            .chain(effects.map(Self::Card))
            .chain([Self::Motorbike])
            .chain(Family::ALL.map(Self::Family))
            .chain((1..=RULINGS).map(Self::Ruling))
            .chain(Choice::ALL.map(Self::Choice))
    }

    /// The entry's heading.
    #[must_use]
    pub fn title(self, texts: &Texts) -> String {
        match self {
            Self::Card(card) => texts.card(card),
            Self::Motorbike => texts.get("card-motorbike"),
            Self::Family(family) => texts.family(family),
            Self::Ruling(number) => texts.ruling_title(number),
            Self::Choice(choice) => choice.title(texts),
        }
    }

    /// The entry in full, at a table with these options.
    #[must_use]
    pub fn text(self, options: &Options, texts: &Texts) -> String {
        match self {
            Self::Card(card) => texts.card_rule(card),
            Self::Motorbike => texts.get("card-motorbike-rule"),
            Self::Family(family) => texts.family_rule(family),
            Self::Ruling(number) => texts.ruling(number),
            Self::Choice(choice) => {
                let (few, full) = choice.chosen(options, texts);
                format!("{few}. {full}")
            }
        }
    }

    /// The numbers of the rulings behind it.
    #[must_use]
    pub fn rulings(self, texts: &Texts) -> Vec<u8> {
        match self {
            Self::Card(card) => texts.card_rulings(card),
            Self::Motorbike => vec![5],
            Self::Family(Family::Salazar) => vec![22],
            Self::Family(Family::Heredia) => vec![27],
            Self::Family(Family::Montoya) => vec![21],
            Self::Family(Family::Cortes) => vec![26],
            Self::Family(Family::Reyes) => vec![9],
            Self::Ruling(number) => vec![number],
            Self::Choice(choice) => vec![choice.ruling()],
        }
    }
}

/// A text as it is compared: without case and accents, so that "melocoton" finds "Melocotón".
#[must_use]
pub fn folded(text: &str) -> String {
    text.nfd()
        .filter(|letter| !is_combining_mark(*letter))
        .flat_map(char::to_lowercase)
        .collect()
}

/// The entries in which every word of a search stands, in the order of the sheet. "R13" and "13"
/// find that ruling first. A search without a word finds nothing.
#[must_use]
pub fn find(search: &str, options: &Options, texts: &Texts) -> Vec<Entry> {
    let search = folded(search);
    let words: Vec<&str> = search.split_whitespace().collect();
    if words.is_empty() {
        return Vec::new();
    }
    let asked = search.trim().trim_start_matches('r').parse::<u8>().ok();
    let number = asked.filter(|number| (1..=RULINGS).contains(number));
    let fits = |entry: &Entry| {
        let place = folded(&format!(
            "{} {}",
            entry.title(texts),
            entry.text(options, texts)
        ));
        words.iter().all(|word| place.contains(word))
    };
    let named = number.map(Entry::Ruling);
    let others = Entry::all().filter(|entry| Some(*entry) != named && fits(entry));
    named.into_iter().chain(others).collect()
}

/// Kinds of which a deck holds another number than the standard one (R2).
pub fn changed_counts(deck: DeckList) -> impl Iterator<Item = (Card, u8, u8)> {
    let counts = move |card| (card, deck.count(card), DeckList::STANDARD.count(card));
    Card::ALL
        .into_iter()
        .map(counts)
        .filter(|(_, here, usual)| here != usual)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_ruling_card_and_family_is_in_the_sheet() {
        let entries: Vec<Entry> = Entry::all().collect();
        assert_eq!(entries.len(), 13 + 1 + 5 + 29 + 3);
        for language in [Language::English, Language::Spanish] {
            let texts = Texts::new(language);
            for entry in &entries {
                let text = entry.text(&Options::default(), &texts);
                assert!(!entry.title(&texts).contains('«') && !text.contains('«'));
                assert!(!entry.rulings(&texts).is_empty());
            }
        }
    }

    #[test]
    fn the_search_forgives_accents_and_case() {
        let texts = Texts::new(Language::Spanish);
        let found = |search: &str| find(search, &Options::default(), &texts);
        assert!(found("MELOCOTON").contains(&Entry::Card(Card::Peach)));
        assert_eq!(found("r13").first(), Some(&Entry::Ruling(13)));
        assert_eq!(found("29").first(), Some(&Entry::Ruling(29)));
        assert!(found("tia primo").contains(&Entry::Ruling(19)));
        assert_eq!(found("   "), []);
        assert_eq!(found("zzz"), []);
    }

    #[test]
    fn changed_options_are_marked() {
        let mut options = Options {
            aunt: AuntRule::Any,
            ..Options::default()
        };
        options.deck.0.set(Card::Van, 5);
        let changed: Vec<bool> = Choice::ALL.map(|choice| choice.changed(&options)).to_vec();
        assert_eq!(changed, [false, true, true]);
        assert_eq!(
            changed_counts(options.deck).collect::<Vec<_>>(),
            [(Card::Van, 5, 3)]
        );
    }
}
