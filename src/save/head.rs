//! The readable head of a save: public facts only, no card by name (F8).

use super::container::{FORMAT, split};
use super::error::{Damage, LoadError};
use super::fingerprint::phase_word;
use super::{MAX_COUNTER, SavedGame, Title};
use crate::play::{BotLevel, PlayerName};
use crate::rules::{AuntRule, DeckList, DiscountRule, Family, Seat};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// What anybody may know about a saved game without opening it.
///
/// Read by [`read_head`] alone it is what the file says of itself: checked in form, but only loading
/// proves it true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// Version of the program that wrote it.
    pub app: String,
    /// What people call the game; may be empty.
    pub title: String,
    /// Counts the saves of this game (A27).
    pub counter: u64,
    /// When it was saved, in UTC, such as `2026-02-03T18:30:00Z`; for people only.
    pub saved: String,
    /// Who plays, seat by seat.
    pub players: Vec<HeadPlayer>,
    /// Turns begun, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub turn_of: Seat,
    /// Who the game waits for: nobody once it is over.
    pub waiting_for: Vec<Seat>,
    /// What it waits for, in one word.
    pub phase: String,
    /// Moves made.
    pub moves: u32,
    /// Which sets put Discount cards on a new one (R13).
    pub discounts: DiscountRule,
    /// Which Cousins can be answered (R19).
    pub answers: AuntRule,
    /// Cards in the whole deck.
    pub deck: u32,
    /// Whether it is the standard deck (R2).
    pub standard_deck: bool,
    /// Cards left to draw.
    pub deck_left: u8,
}

/// One player in a [`Head`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeadPlayer {
    /// The player's name.
    pub name: String,
    /// The player's family (R1).
    pub family: Family,
    /// The bot's level; `None` for people.
    pub bot: Option<String>,
    /// What the sets in play count now, in €.
    pub euros: u32,
    /// Sets in play.
    pub sets: u8,
}

impl Head {
    /// The head of a game, as this version of the program writes it.
    #[must_use]
    pub fn of(game: &SavedGame) -> Self {
        Self::written_by(game, env!("CARGO_PKG_VERSION"))
    }

    /// The head of a game, as that version of the program wrote it.
    #[must_use]
    pub(super) fn written_by(game: &SavedGame, app: &str) -> Self {
        let table = game.timeline.now().table();
        let player = |seat: Seat| HeadPlayer {
            name: game.seating.name(seat).to_owned(),
            family: table.family(seat),
            bot: game.seating.bot(seat).map(ToString::to_string),
            euros: table.total(seat),
            sets: table.areas[seat].len() as u8,
        };
        let deck = table.options.deck;
        Self {
            app: app.to_owned(),
            title: game.title.to_string(),
            counter: game.counter,
            saved: date(game.saved_at),
            players: table.seats().map(player).collect(),
            turn: table.turn,
            turn_of: table.active,
            waiting_for: table.to_act().iter().collect(),
            phase: phase_word(&table.phase).to_owned(),
            moves: game.timeline.moves().len() as u32,
            discounts: table.options.discounts,
            answers: table.options.aunt,
            deck: deck.total() as u32,
            standard_deck: deck == DeckList::STANDARD,
            deck_left: table.deck_left,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.waiting_for.is_empty()
    }

    /// Whether every field has a value that a game can have; names and title are then safe to show.
    fn plausible(&self) -> bool {
        let players = self.players.len();
        let seat = |seat: &Seat| seat.index() < players;
        let short =
            |text: &str| text.len() <= 32 && text.bytes().all(|byte| byte.is_ascii_graphic());
        let player = |player: &HeadPlayer| {
            let name = PlayerName::new(&player.name);
            name.is_ok_and(|name| name.as_str() == player.name)
                && player
                    .bot
                    .as_ref()
                    .is_none_or(|bot| BotLevel::new(bot).is_ok())
        };
        (2..=5).contains(&players)
            && self.players.iter().all(player)
            && seat(&self.turn_of)
            && self.waiting_for.len() < 5
            && self.waiting_for.iter().all(seat)
            && self.counter <= MAX_COUNTER
            && short(&self.app)
            && short(&self.saved)
            && short(&self.phase)
            && Title::new(&self.title).as_str() == self.title
    }
}

/// A moment as the head tells it. The calendar ends in the year 9999; beyond it stands the limit.
pub(super) fn date(seconds: i64) -> String {
    let bounded = seconds.clamp(
        Timestamp::MIN.as_second() + 1,
        Timestamp::MAX.as_second() - 1,
    );
    Timestamp::from_second(bounded)
        .unwrap_or_default()
        .to_string()
}

/// Reads the head of a save alone. It needs no more than the first
/// [`MAX_HEAD`](super::container::MAX_HEAD) and some bytes.
///
/// # Errors
/// [`LoadError`] where this is no save, a newer one, or one whose head can't be read.
pub fn read_head(file: &[u8]) -> Result<Head, LoadError> {
    let (format, head, _) = split(file).map_err(LoadError::Unreadable)?;
    super::migrate::head(format, head)
}

/// Parses a head of the present format.
pub(super) fn parse(text: &str) -> Result<Head, LoadError> {
    let head: Head = serde_json::from_str(text).map_err(|error| strange(&error))?;
    if head.plausible() {
        Ok(head)
    } else {
        Err(LoadError::Unreadable(Damage::HeadChanged))
    }
}

/// The app that an unreadable head names, for the message alone.
pub(super) fn app_of(text: &[u8]) -> String {
    #[derive(Deserialize)]
    struct AppOnly {
        app: String,
    }
    let app = serde_json::from_slice::<AppOnly>(text).map(|head| head.app);
    let app = app.unwrap_or_else(|_| "?".to_owned());
    app.chars()
        .filter(char::is_ascii_graphic)
        .take(32)
        .collect()
}

pub(super) fn strange(error: &serde_json::Error) -> LoadError {
    LoadError::Strange {
        what: error
            .to_string()
            .chars()
            .filter(|letter| !crate::play::hidden(*letter))
            .take(160)
            .collect(),
    }
}

const _: () = assert!(
    FORMAT == 1,
    "a new format needs a golden save and a step in migrate.rs"
);
