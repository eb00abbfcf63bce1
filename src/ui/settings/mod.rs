//! What people set once and the program keeps: plain data, and bounds for all of it.

mod memory;
mod reading;

pub use memory::{DeckMemory, SeatMemory, SetUpMemory, WindowMemory};

use crate::play::{Pace, TableManners};
use crate::text::Language;
use serde::Serialize;

/// The sizes offered, in hundredths: the layout is tested at each of them.
pub const ZOOMS: [u16; 6] = [75, 100, 125, 150, 175, 200];
/// Seconds the question for an Aunt may stay open.
pub const ANSWER_SECONDS: [u8; 5] = [3, 6, 10, 20, 60];
/// Minutes after which an untouched hand hides; 0 never.
pub const IDLE_MINUTES: [u8; 4] = [0, 1, 2, 5];

/// How loud sounds may be, in hundredths; 0 none.
pub const VOLUMES: [u8; 4] = [0, 30, 60, 100];

/// Which colours the window wears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// Light or dark as the system is.
    #[default]
    Follow,
    /// The morning market.
    Light,
    /// The petrol canvas.
    Dark,
    /// Ink on white.
    HighContrast,
}

impl Colours {
    /// Every choice, in the order of the settings screen.
    pub const ALL: [Self; 4] = [Self::Follow, Self::Light, Self::Dark, Self::HighContrast];
}

/// How fast cards move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// Not at all.
    Off,
    /// Twice as fast.
    Fast,
    /// As designed.
    #[default]
    Normal,
    /// Half as fast.
    Slow,
}

impl Motion {
    /// Every choice, in the order of the settings screen.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Slow];

    /// How many times as fast as designed; 0 where nothing moves.
    #[must_use]
    pub const fn speed(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Fast => 2.0,
            Self::Normal => 1.0,
            Self::Slow => 0.5,
        }
    }
}

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BotPace {
    /// At once.
    Off,
    /// A move every 0.4 s.
    Fast,
    /// A move every second.
    #[default]
    Normal,
    /// A move for each press of Enter.
    Step,
}

impl BotPace {
    /// Every choice, in the order of the settings screen.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Step];

    const fn pace(self) -> Pace {
        match self {
            Self::Off => Pace::Every(0.0),
            Self::Fast => Pace::Every(0.4),
            Self::Normal => Pace::Every(1.0),
            Self::Step => Pace::ByStep,
        }
    }
}

/// What is asked about before it is done (ux 46): each on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Confirmations {
    /// Drawing cards.
    pub draw: bool,
    /// Stealing with a Cousin.
    pub steal: bool,
    /// Sending the Police.
    pub police: bool,
    /// Playing a Van.
    pub van: bool,
}

impl Default for Confirmations {
    fn default() -> Self {
        Self {
            draw: true,
            steal: true,
            police: true,
            van: true,
        }
    }
}

/// All settings. Reading them never fails as a whole: what is damaged is as it came, the rest is kept.
#[derive(Clone, Debug, PartialEq, Serialize, serde::Deserialize)]
#[serde(remote = "Self", default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// The language of everything.
    pub language: Language,
    /// Which colours.
    pub colours: Colours,
    /// Size of everything, 0.75 to 2.
    pub zoom: f32,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// How fast cards move.
    pub motion: Motion,
    /// Nothing moves at all; changes are outlined.
    pub reduce_motion: bool,
    /// How fast bots play.
    pub pace: BotPace,
    /// Hide the hand when another window comes forward.
    pub hide_on_focus_loss: bool,
    /// Hide the hand after so many minutes without a touch, one of [`IDLE_MINUTES`]; 0 never.
    pub idle_minutes: u8,
    /// An open hand shows only while a key is held.
    pub hold_to_peek: bool,
    /// Show a card large enough to read beside what the pointer rests on.
    pub closer_look: bool,
    /// How loud sounds are, one of [`VOLUMES`] in hundredths; 0 none.
    pub volume: u8,
    /// No sound while another window is in front.
    pub mute_unfocused: bool,
    /// What is asked about first.
    pub confirm: Confirmations,
    /// Seconds the question for an Aunt stays open, one of [`ANSWER_SECONDS`].
    pub answer_seconds: u8,
    /// Whether the question closes by itself then.
    pub closes_by_itself: bool,
    /// Whether all are asked for an Aunt in turn, each in secret.
    pub secret_round: bool,
    /// Whether single letters are shortcuts (WCAG 2.1.4).
    pub single_keys: bool,
    /// Whether the settings were ever kept: the first start asks about motion.
    pub seen: bool,
    /// What the last set-up chose (ux 22).
    pub set_up: SetUpMemory,
    /// Where the window was.
    pub window: Option<WindowMemory>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::English,
            colours: Colours::Follow,
            zoom: 1.0,
            fullscreen: false,
            motion: Motion::Normal,
            reduce_motion: false,
            pace: BotPace::Normal,
            hide_on_focus_loss: true,
            idle_minutes: 0,
            hold_to_peek: false,
            closer_look: true,
            volume: 60,
            mute_unfocused: true,
            confirm: Confirmations::default(),
            answer_seconds: 6,
            closes_by_itself: false,
            secret_round: false,
            single_keys: true,
            seen: false,
            set_up: SetUpMemory::default(),
            window: None,
        }
    }
}

impl Settings {
    /// The settings of a first start, in the language of that locale (`es_ES.UTF-8`).
    #[must_use]
    pub fn first(locale: &str) -> Self {
        Self {
            language: Language::from_locale(locale),
            ..Self::default()
        }
    }

    /// Everything as it came, except what is no matter of taste: the language, the last set-up and
    /// the window's place.
    #[must_use]
    pub fn as_it_came(&self) -> Self {
        Self {
            language: self.language,
            seen: self.seen,
            set_up: self.set_up.clone(),
            window: self.window,
            ..Self::default()
        }
    }

    /// How the table plays together.
    #[must_use]
    pub fn manners(&self) -> TableManners {
        TableManners {
            pace: self.pace.pace(),
            answer_time: self.answer_seconds.into(),
            closes_by_itself: self.closes_by_itself,
            secret_round: self.secret_round,
        }
    }

    /// Whether nothing may move.
    #[must_use]
    pub fn still(&self) -> bool {
        self.reduce_motion || self.motion == Motion::Off
    }

    /// How many times as fast as designed things move; 0 where nothing may move.
    #[must_use]
    pub fn motion_speed(&self) -> f32 {
        if self.reduce_motion {
            0.0
        } else {
            self.motion.speed()
        }
    }

    /// How loud sounds are now, 0 to 1.
    #[must_use]
    pub fn loudness(&self, focused: bool) -> f32 {
        if self.mute_unfocused && !focused {
            0.0
        } else {
            f32::from(self.volume) / 100.0
        }
    }

    /// The zoom in hundredths, one of [`ZOOMS`].
    #[must_use]
    pub fn percent(&self) -> u16 {
        nearest_zoom(self.zoom)
    }

    /// Larger or smaller by that many steps, within [`ZOOMS`].
    pub fn zoom_by(&mut self, steps: i8) {
        let now = self.percent();
        let place = ZOOMS.iter().position(|&zoom| zoom == now).unwrap_or(1);
        let goal = place.saturating_add_signed(steps.into());
        self.set_percent(ZOOMS.get(goal).or(ZOOMS.last()).copied().unwrap_or(now));
    }

    /// Sets the zoom in hundredths; the nearest of [`ZOOMS`].
    pub fn set_percent(&mut self, percent: u16) {
        self.zoom = f32::from(nearest_zoom(f32::from(percent) / 100.0)) / 100.0;
    }

    /// Brings every value into its bounds.
    fn tidy(&mut self) {
        self.set_percent(self.percent());
        let seconds = ANSWER_SECONDS.into_iter();
        let apart = |choice: &u8| choice.abs_diff(self.answer_seconds);
        self.answer_seconds = seconds.min_by_key(apart).unwrap_or(6);
        if !VOLUMES.contains(&self.volume) {
            self.volume = 60;
        }
        if !IDLE_MINUTES.contains(&self.idle_minutes) {
            self.idle_minutes = 0;
        }
        self.set_up.tidy();
        self.window = self.window.filter(WindowMemory::sensible);
    }
}

/// The largest of [`ZOOMS`] up to the one asked for, in hundredths, for a window so many times as large
/// as the smallest; the smallest zoom where even that has no room.
#[must_use]
pub fn largest_zoom(asked: u16, room: f32) -> u16 {
    let fits = |zoom: &u16| *zoom <= asked && f32::from(*zoom) / 100.0 <= room + 0.001;
    let least = ZOOMS.into_iter().min().unwrap_or(asked);
    ZOOMS.into_iter().filter(fits).max().unwrap_or(least)
}

/// NaN and all that is out of bounds end up somewhere inside.
fn nearest_zoom(zoom: f32) -> u16 {
    let asked = if zoom.is_finite() {
        zoom * 100.0
    } else {
        100.0
    };
    let mut nearest = 100;
    for choice in ZOOMS {
        if (f32::from(choice) - asked).abs() < (f32::from(nearest) - asked).abs() {
            nearest = choice;
        }
    }
    nearest
}

#[cfg(test)]
mod tests;
