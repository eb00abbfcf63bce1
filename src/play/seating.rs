//! Who sits where: names that can be told apart, people and bots.

use crate::rules::{MAX_PLAYERS, MIN_PLAYERS, Seat};
use std::fmt;
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;

/// Most characters of a player's name.
pub const MAX_NAME: usize = 24;
/// Most letters of a bot level's name.
const MAX_LEVEL: usize = 16;

/// A player's name: 1 to 24 characters, trimmed, none of them invisible.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerName(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Nothing to see.
    #[error("a name needs at least one visible character")]
    Empty,
    /// Too many characters.
    #[error("a name has at most {MAX_NAME} characters, not {0}")]
    TooLong(usize),
    /// A character that can't be seen, or that turns the text round it about.
    #[error("the invisible character U+{:04X} can't be part of a name", u32::from(*.0))]
    Hidden(char),
}

/// Characters nobody sees, or that reorder what is written after them.
pub fn hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}' | '\u{200C}' | '\u{200E}' | '\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{E000}'..='\u{F8FF}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFF}'
            | '\u{E0000}'..='\u{10FFFF}')
}

/// Joins emoji and chooses their form; visible only next to something else.
const fn joiner(letter: char) -> bool {
    matches!(letter, '\u{200D}' | '\u{FE00}'..='\u{FE0F}')
}

impl PlayerName {
    /// Reads a name: composed (NFC), trimmed, each run of spaces made one.
    ///
    /// # Errors
    /// [`NameError`] with what is wrong.
    pub fn new(text: &str) -> Result<Self, NameError> {
        if let Some(letter) = text.chars().find(|&letter| hidden(letter)) {
            return Err(NameError::Hidden(letter));
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let name: String = words.join(" ").nfc().collect();
        let length = name.chars().count();
        if name.chars().all(|letter| joiner(letter) || letter == ' ') {
            Err(NameError::Empty)
        } else if length > MAX_NAME {
            Err(NameError::TooLong(length))
        } else {
            Ok(Self(name))
        }
    }

    /// What a text field should keep of something typed or pasted: invisible characters go, line
    /// breaks become spaces, the rest is cut at 24 characters. Spaces at the ends stay, so that
    /// people can type on.
    #[must_use]
    pub fn tidy(text: &str) -> String {
        text.nfc()
            // A pasted book is not walked through to its end.
            .take(MAX_NAME * 64)
            .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
            .filter(|&letter| !hidden(letter))
            .take(MAX_NAME)
            .collect()
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What two names have in common when people mix them up: case, width and spaces left out.
    fn key(&self) -> String {
        let letters = self.0.nfkc().filter(|&letter| !letter.is_whitespace());
        letters.flat_map(char::to_lowercase).nfkc().collect()
    }

    /// Whether people would take the two for one name: `Ana`, `ANA` and `A na`.
    #[must_use]
    pub fn looks_like(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// The name of a bot's level, such as `easy`: small Latin letters, digits and `_`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BotLevel(String);

/// Why a text names no bot level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a bot's level is named by 1 to {MAX_LEVEL} small letters, digits or “_”")]
pub struct LevelError;

impl BotLevel {
    /// Reads the name of a level. Whether there are bots of it, the bots' floor knows.
    ///
    /// # Errors
    /// [`LevelError`] where it is empty, too long, or has other letters.
    pub fn new(name: &str) -> Result<Self, LevelError> {
        let fits = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        let good = (1..=MAX_LEVEL).contains(&name.len())
            && name.bytes().all(|letter| fits(letter) || letter == b'_');
        if good {
            Ok(Self(name.to_owned()))
        } else {
            Err(LevelError)
        }
    }

    /// The level's name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Somebody at the screen.
    Human,
    /// The computer.
    Bot(BotLevel),
}

/// One seat's name and player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sitting {
    /// What the seat is called.
    pub name: PlayerName,
    /// Who plays it.
    pub player: Player,
}

/// Who sits where: 2 to 5 seats (R1), names that nobody mixes up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seating(Vec<Sitting>);

/// Why people can't sit down like this.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the error text names the fields")]
pub enum SeatingError {
    /// Too few or too many.
    #[error("{0} players: the game is for 2 to 5 (R1)")]
    Players(usize),
    /// Two names that people would mix up.
    #[error("the names of seats {first} and {second} look alike: “{name}”")]
    Alike {
        first: usize,
        second: usize,
        name: PlayerName,
    },
    /// There is no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(usize),
}

impl Seating {
    /// Seats people, the first at seat 0.
    ///
    /// # Errors
    /// [`SeatingError`] where there are too few or too many, or two names look alike.
    pub fn new(seats: Vec<Sitting>) -> Result<Self, SeatingError> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&seats.len()) {
            return Err(SeatingError::Players(seats.len()));
        }
        for (second, later) in seats.iter().enumerate() {
            for (first, earlier) in seats.iter().enumerate().take(second) {
                if earlier.name.looks_like(&later.name) {
                    return Err(SeatingError::Alike {
                        first,
                        second,
                        name: later.name.clone(),
                    });
                }
            }
        }
        Ok(Self(seats))
    }

    /// Number of seats, 2 to 5.
    pub const fn players(&self) -> usize {
        self.0.len()
    }

    /// Who sits there, if anybody.
    pub fn get(&self, seat: Seat) -> Option<&Sitting> {
        self.0.get(seat.index())
    }

    /// The name shown for a seat; empty for a seat nobody has.
    pub fn name(&self, seat: Seat) -> &str {
        self.get(seat).map_or("", |sitting| sitting.name.as_str())
    }

    /// The level of the bot there; `None` for people.
    pub fn bot(&self, seat: Seat) -> Option<&BotLevel> {
        match &self.get(seat)?.player {
            Player::Human => None,
            Player::Bot(level) => Some(level),
        }
    }

    /// Every seat with who sits there.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Sitting)> {
        Seat::all(self.0.len() as u8).zip(&self.0)
    }

    /// The seats that people play.
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        self.iter()
            .filter(|(_, sitting)| sitting.player == Player::Human)
            .map(|(seat, _)| seat)
    }

    /// Somebody else plays on for a seat: a bot for who leaves, or a person again.
    ///
    /// # Errors
    /// [`SeatingError::NoSuchSeat`].
    pub fn hand_over(&mut self, seat: Seat, player: Player) -> Result<(), SeatingError> {
        let sitting = self.0.get_mut(seat.index());
        let sitting = sitting.ok_or(SeatingError::NoSuchSeat(seat.index()))?;
        sitting.player = player;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(name: &str) -> Sitting {
        Sitting {
            name: PlayerName::new(name).expect(name),
            player: Player::Human,
        }
    }

    #[test]
    fn ux16_names_people_would_mix_up_are_refused() {
        for twin in ["Ana", " Ana ", "ANA", "A na", "Ａｎａ"] {
            let refused = Seating::new(vec![seat("Ana"), seat("Luis"), seat(twin)]);
            assert!(
                matches!(
                    refused,
                    Err(SeatingError::Alike {
                        first: 0,
                        second: 2,
                        ..
                    })
                ),
                "{twin}: {refused:?}"
            );
        }
        assert!(seat("niño").name.looks_like(&seat("nin\u{303}o").name));
        assert!(Seating::new(vec![seat("Ana"), seat("Aná")]).is_ok());
        assert_eq!(
            Seating::new(vec![seat("Ana")]),
            Err(SeatingError::Players(1))
        );
    }

    #[test]
    fn ux64_names_are_short_and_visible() {
        assert_eq!(PlayerName::new("   "), Err(NameError::Empty));
        assert_eq!(PlayerName::new("\u{200D}"), Err(NameError::Empty));
        let long = "ñ".repeat(25);
        assert_eq!(PlayerName::new(&long), Err(NameError::TooLong(25)));
        for letter in ['\n', '\0', '\u{202E}', '\u{2066}', '\u{200B}', '\u{FEFF}'] {
            assert_eq!(
                PlayerName::new(&format!("A{letter}na")),
                Err(NameError::Hidden(letter))
            );
        }
        assert_eq!(
            PlayerName::new("  María   José ").expect("a name").as_str(),
            "María José"
        );
        assert!(PlayerName::new("👨‍👩‍👧").is_ok());
        assert!(PlayerName::new("أحمد").is_ok());
    }

    #[test]
    fn ux64_what_is_pasted_is_tidied() {
        assert_eq!(PlayerName::tidy("A\u{202E}n\na"), "An a");
        assert_eq!(PlayerName::tidy(&"x".repeat(50_000)).len(), MAX_NAME);
    }

    #[test]
    fn a_bot_level_is_a_small_word() {
        assert!(BotLevel::new("very_hard2").is_ok());
        for wrong in ["", "Easy", "a b", "../x", "abcdefghijklmnopq", "fácil"] {
            assert_eq!(BotLevel::new(wrong), Err(LevelError), "{wrong}");
        }
    }
}
