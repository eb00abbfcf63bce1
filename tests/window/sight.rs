//! What somebody sees on the screen, told from the names alone.

use super::driver::{Program, Thing, Window};

/// What seems to be on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// A hand-off, before a turn or an answer.
    HandOff,
    /// The question to the table.
    Call,
    /// Somebody's answer.
    Answer,
    /// A bot plays.
    Bot,
    /// A hand is open.
    Hand,
    /// The scores.
    Scores,
}

/// What is on the screen, told from the buttons.
pub fn sight<P: Program>(window: &Window<P>) -> Sight {
    let shows = |key: &str| window.find(&window.texts.get(key)).is_some();
    if shows("scoring-again") {
        Sight::Scores
    } else if !buttons_like(window, &["handoff-show", "claim-show"]).is_empty() {
        Sight::HandOff
    } else if shows("claim-decline") {
        Sight::Answer
    } else if shows("call-nobody") {
        Sight::Call
    } else if shows("bar-hide") {
        Sight::Hand
    } else {
        Sight::Bot
    }
}

/// Enabled buttons whose names fit one of those texts.
pub fn buttons_like<P: Program>(window: &Window<P>, keys: &[&str]) -> Vec<Thing> {
    let fits = |thing: &Thing| {
        keys.iter().any(|key| match *key {
            "offer" => ["no", "yes"]
                .into_iter()
                .any(|charo| is_offer(window, &thing.name, charo)),
            "handoff-show" | "claim-show" | "call-aunt" => window.fits(key, &["name"], &thing.name),
            "desk-sell-for" => window.fits(key, &["amount"], &thing.name),
            "claim-aunt" => window.fits(key, &["card"], &thing.name),
            _ => window.fits(key, &["name", "kind"], &thing.name),
        })
    };
    let mut buttons = window.buttons();
    buttons.retain(|thing| thing.enabled && fits(thing));
    buttons
}

fn is_offer<P: Program>(window: &Window<P>, name: &str, charo: &str) -> bool {
    let filled = |amount: &str| {
        let blanks = [
            ("kind", ""),
            ("size", ""),
            ("charo", charo),
            ("amount", amount),
        ];
        let blanks = blanks.map(|(blank, words)| (blank, words.into()));
        window.texts.with("offer", &blanks)
    };
    let between = filled("");
    let between = between.trim_start();
    let (sign, end) = between.split_at(between.chars().next().map_or(0, char::len_utf8));
    let Some((kind, after)) = name.split_once(sign) else {
        return false;
    };
    let digits = after.trim_start_matches(|letter: char| letter.is_ascii_digit());
    !kind.contains(',') && digits.len() < after.len() && digits.starts_with(end)
}

/// The cards of the open hand.
pub fn hand<P: Program>(window: &Window<P>) -> Vec<Thing> {
    let mut buttons = window.buttons();
    let blanks = ["card", "place", "of"];
    buttons.retain(|thing| window.fits("name-card-in-row", &blanks, &thing.name));
    buttons
}

/// The three stalls.
pub fn stalls<P: Program>(window: &Window<P>) -> Vec<Thing> {
    let blanks = [
        ("number", "\u{1}".into()),
        ("card", "".into()),
        ("count", 5.into()),
    ];
    let words = window.texts.with("stall-summary", &blanks);
    let start = words.split('\u{1}').next().unwrap_or_default().to_owned();
    let mut buttons = window.buttons();
    buttons.retain(|thing| thing.name.starts_with(&start));
    buttons
}

/// The sets in play.
pub fn sets<P: Program>(window: &Window<P>) -> Vec<Thing> {
    let blanks = ["kind", "size", "amount", "name"];
    let mut buttons = window.buttons();
    buttons.retain(|thing| window.fits("set-summary", &blanks, &thing.name));
    buttons
}
