//! What people call a game.

use crate::play::hidden;
use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// Most characters of a title.
pub const MAX_TITLE: usize = 80;

/// A game's title: at most 80 characters, trimmed, composed (NFC), none of them invisible; may be
/// empty. It is kept inside the file, so that any name works on any system (A21, A22).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Title(String);

impl Title {
    /// The title that comes closest to a text: invisible characters go, line breaks become spaces,
    /// runs of spaces become one, the rest is cut at 80 characters.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let start: String = text.chars().take(MAX_TITLE * 64).collect();
        let seen: String = start
            .nfc()
            .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
            .filter(|&letter| !hidden(letter))
            .collect();
        let words: Vec<&str> = seen.split_whitespace().collect();
        // Taking a letter out may let its neighbours compose, so composing comes again; cutting may
        // leave a space at the end.
        let title: String = words.join(" ").nfc().take(MAX_TITLE).collect();
        Self(title.trim_end().to_owned())
    }

    /// The title as it is shown; may be empty.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Title;

    #[test]
    fn a22_a_title_is_the_same_however_it_was_typed() {
        let title = Title::new(" nin\u{303}o \n a\u{301}\u{202E}\0 ");
        assert_eq!(title.as_str(), "niño á");
        assert_eq!(Title::new(title.as_str()), title);
        assert_eq!(Title::new(&"é".repeat(300)).as_str().chars().count(), 80);
    }

    #[test]
    fn a_title_is_stable_under_reading_it_again() {
        for text in [
            "e\u{202E}\u{301}",
            "a \u{200B} b",
            "\u{1100}\u{200B}\u{1161}",
            &"a ".repeat(99),
        ] {
            let title = Title::new(text);
            assert_eq!(Title::new(title.as_str()), title, "{text:?}");
        }
    }
}
