//! A language nobody speaks: English, longer and with accents, to see whether layouts hold (ux 63).

use std::borrow::Cow;

/// Doubles every vowel, with an accent on the first: about 40 % more letters, and longer words too.
pub fn longer(text: &str) -> Cow<'_, str> {
    let accented = |letter: char| match letter {
        'a' => Some('á'),
        'e' => Some('é'),
        'i' => Some('í'),
        'o' => Some('ó'),
        'u' => Some('ú'),
        'A' => Some('Á'),
        'E' => Some('É'),
        'I' => Some('Í'),
        'O' => Some('Ó'),
        'U' => Some('Ú'),
        _ => None,
    };
    let mut long = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        if let Some(accented) = accented(letter) {
            long.push(accented);
            long.push(letter.to_ascii_lowercase());
        } else {
            long.push(letter);
        }
    }
    Cow::Owned(long)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ux63_the_pseudo_language_is_two_fifths_longer() {
        let text = "Pass the computer to the next player and look away for a moment";
        let (short, long) = (text.chars().count(), longer(text).chars().count());
        assert!(long * 10 >= short * 13, "{short} and {long} letters");
        assert_eq!(longer("Undo (R7)"), "Úundóo (R7)");
    }
}
