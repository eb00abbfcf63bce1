//! The languages, and every sentence of the game by its key.

use super::book::{Book, Bundle};
use super::pseudo;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::OnceLock;

macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!("../../assets/text/", $folder, "/cards.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/rules.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/refusals.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/log.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/ui.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/table.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/market.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/files.ftl")),
        ]
    };
}

const SPANISH: [&str; 8] = files!("es");
const ENGLISH: [&str; 8] = files!("en");

/// A language the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// Spanish, as spoken at a Spanish street market.
    Spanish,
    /// British English.
    #[default]
    English,
    /// English with accents and some 40 % longer, for trying layouts; never offered to players.
    Pseudo,
}

impl Language {
    /// The languages offered to players.
    pub const OFFERED: [Self; 2] = [Self::Spanish, Self::English];

    /// The language for a locale name such as `es_ES.UTF-8`; English for all it does not know.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        let word = locale.split(['_', '-', '.', '@']).next();
        if word.is_some_and(|word| word.eq_ignore_ascii_case("es")) {
            Self::Spanish
        } else {
            Self::English
        }
    }

    /// The language's name in itself.
    #[must_use]
    pub const fn endonym(self) -> &'static str {
        match self {
            Self::Spanish => "Español",
            Self::English => "English",
            Self::Pseudo => "Pséeúudóo",
        }
    }

    const fn tag(self) -> &'static str {
        match self {
            Self::Spanish => "es",
            Self::English | Self::Pseudo => "en-GB",
        }
    }

    const fn files(self) -> &'static [&'static str] {
        match self {
            Self::Spanish => &SPANISH,
            Self::English | Self::Pseudo => &ENGLISH,
        }
    }

    /// Each language is read once and kept for as long as the program runs.
    fn book(self) -> &'static Book {
        static BOOKS: [OnceLock<Book>; 3] = [const { OnceLock::new() }; 3];
        BOOKS[self as usize].get_or_init(|| Book::new(self.read()))
    }

    fn read(self) -> Bundle {
        let mut bundle = Bundle::new_concurrent(vec![self.tag().parse().unwrap_or_default()]);
        // The marks would be drawn as boxes: no shipped font has them, and no text is right-to-left.
        bundle.set_use_isolating(false);
        if self == Self::Pseudo {
            bundle.set_transform(Some(pseudo::longer));
        }
        for &file in self.files() {
            let file = match FluentResource::try_new(file.to_owned()) {
                Ok(file) => file,
                // What could be read is used; the tests refuse files with errors.
                Err((file, _)) => file,
            };
            bundle.add_resource_overriding(file);
        }
        bundle
    }
}

/// Every text of the game in one language. As cheap to copy as a number.
#[derive(Clone, Copy)]
pub struct Texts {
    language: Language,
    book: &'static Book,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Eq for Texts {}

impl Texts {
    /// The texts of that language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            language,
            book: language.book(),
        }
    }

    /// Which language it is.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text of that key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.book.bundle.has_message(key)
    }

    /// The text of that key; a missing one shows as `«key»`, and a test sees to it that none is.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.book.plain(key, || self.format(key, None))
    }

    /// The text of that key with its blanks filled in.
    #[must_use]
    pub fn with(&self, key: &str, blanks: &[(&str, FluentValue<'_>)]) -> String {
        let mut args = FluentArgs::with_capacity(blanks.len());
        for (name, value) in blanks {
            args.set(*name, value.clone());
        }
        self.format(key, Some(&args))
    }

    /// An amount of money in full €.
    #[must_use]
    pub fn euros(&self, amount: u32) -> String {
        self.book.amount(amount, || {
            self.with("euros-amount", &[("amount", amount.into())])
        })
    }

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let message = self.book.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return format!("«{key}»");
        };
        // A blank that is not filled shows as `{$name}`; the tests compare blanks in both languages.
        let mut errors = Vec::new();
        let text = self.book.bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_text_shows_its_key() {
        let texts = Texts::new(Language::Spanish);
        assert!(!texts.has("no-such-text"));
        assert_eq!(texts.get("no-such-text"), "«no-such-text»");
    }

    #[test]
    fn languages_are_known_by_their_locale() {
        assert_eq!(Language::from_locale("es_ES.UTF-8"), Language::Spanish);
        assert_eq!(Language::from_locale("ES-mx"), Language::Spanish);
        assert_eq!(Language::from_locale("en_GB"), Language::English);
        assert_eq!(Language::from_locale(""), Language::English);
        assert_eq!(Language::from_locale("est"), Language::English);
    }

    #[test]
    fn switching_the_language_switches_every_text() {
        let card = |language| Texts::new(language).get("card-peach");
        assert_eq!(card(Language::English), "Peach");
        assert_eq!(card(Language::Spanish), "Melocotón");
        assert_eq!(card(Language::Pseudo), "Péeáach");
    }
}
