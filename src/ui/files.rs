//! Opening, saving and exporting, as the window asks for it.

use super::app::{App, Screen, Start};
use super::asking::Asking;
use super::begin;
use super::dialog::Asked;
use super::reveal::Reveal;
use super::settings::Settings;
use super::{disk, records};
use crate::save::{CrashReports, Head, Over, Places, SettingsFile, StoreError, file_name};
use crate::text::Language;
use egui::Context;
use std::path::{Path, PathBuf};

/// What the program starts with: settings as they were left, the folder of saves, a crash report of
/// the last time.
#[must_use]
pub fn start(folder: Option<PathBuf>, language: Option<Language>, file: Option<PathBuf>) -> Start {
    let places = Places::find(folder);
    let settings_file = SettingsFile::new(places.settings.clone());
    let (mut settings, note): (Settings, _) = settings_file.read();
    if !settings.seen {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        settings.language = Settings::first(&locale.unwrap_or_default()).language;
    }
    if let Some(language) = language {
        settings.language = language;
    }
    let crashes = CrashReports::new(places.saves.clone());
    let texts = crate::text::Texts::new(settings.language);
    let notice = if let Some(report) = crashes.put_away() {
        let path = report.path.display().to_string();
        Some(texts.with("start-crashed", &[("path", path.into())]))
    } else {
        note.map(|_| texts.get("settings-damaged"))
    };
    crashes.install();
    Start {
        settings,
        folder: places.saves,
        settings_path: places.settings,
        file,
        notice,
        crashes: Some(crashes),
        at_once: false,
        reveal: Reveal::default(),
        drawing: super::faces::Drawing::Behind,
    }
}

impl App {
    /// What went wrong with a file, in the player's words.
    pub(super) fn store_error(&self, error: &StoreError) -> String {
        let path = error
            .path()
            .map(|path| path.display().to_string())
            .unwrap_or_default();
        self.look.texts.with(error.key(), &[("path", path.into())])
    }

    /// Goes on with the newest autosave that opens.
    pub(super) fn resume(&mut self, ctx: &Context) {
        let resume = self.disk.resume();
        if let Some(passed) = resume.passed_over.first() {
            let why = passed.why.as_ref().map(|error| self.store_error(error));
            let fallback = self.look.texts.get("title-autosave-older");
            self.toasts.warn(why.unwrap_or(fallback));
        }
        match resume.game {
            Some(loaded) => {
                self.disk.another_game();
                self.take_up(ctx, loaded.game, None);
            }
            None => self
                .toasts
                .warn(self.look.texts.get("title-autosave-damaged")),
        }
    }

    pub(super) fn take_up(
        &mut self,
        ctx: &Context,
        saved: crate::save::SavedGame,
        file: Option<PathBuf>,
    ) {
        let manners = self.settings.manners();
        self.game = Some(begin::take_up(ctx, saved, file, manners, self.at_once));
        self.side = super::app::Side::None;
        self.go(Screen::Table);
    }

    /// Opens a save. A bad one leaves the game in play as it is (B7).
    pub(super) fn open(&mut self, ctx: &Context, path: &Path) {
        if records::is_record(path) {
            return self.open_record(ctx, path);
        }
        match self.disk.open(path) {
            Ok(opened) => {
                self.set_aside();
                if opened.file.is_none() && !disk::is_autosave(path) {
                    self.toasts
                        .warn(self.look.texts.get("store-in-use-elsewhere"));
                }
                self.take_up(ctx, opened.game, opened.file);
            }
            Err(StoreError::Load { path, why }) if why.valid().is_some() => {
                let turn = why.valid_turn().unwrap_or_default();
                if let Some(valid) = why.into_valid() {
                    let game = Box::new(valid);
                    self.put(Asking::Part { path, turn, game });
                }
            }
            Err(error) => self.toasts.warn(self.store_error(&error)),
        }
    }

    /// Saves where the game was saved last, or under a new name.
    pub(super) fn save(&mut self, ctx: &Context) {
        let Some(game) = &self.game else { return };
        match game.file.clone() {
            Some(path) => self.save_to(path, Over::Nothing),
            None => self.ask_file(ctx, Asked::Save),
        }
    }

    /// Saves to a place somebody chose. What is there already is replaced only as far as `over` says.
    pub(super) fn save_to(&mut self, path: PathBuf, over: Over) {
        let Some(game) = &self.game else { return };
        if let Err(error) = self.disk.save_to(path, game, over) {
            self.toasts.warn(self.store_error(&error));
        }
    }

    /// Keeps an unfinished game that another one would wash out of the autosaves.
    pub(super) fn set_aside(&mut self) {
        if let Err(error) = self.disk.set_aside() {
            self.toasts.warn(self.store_error(&error));
        }
    }

    pub(super) fn ask_file(&mut self, ctx: &Context, asked: Asked) {
        if let Some(game) = &mut self.game {
            game.session.hide();
        }
        let title = self.save_title();
        let name = file_name(&title);
        self.disk.ask(ctx, asked, &name);
    }

    /// What a save of the game in play is called.
    pub(super) fn save_title(&self) -> crate::save::Title {
        let named = self.game.as_ref().map(|game| {
            if game.title.is_empty() {
                game.names().join(", ")
            } else {
                game.title.clone()
            }
        });
        crate::save::Title::new(&named.unwrap_or_default())
    }

    /// Tells crash reports which game is in play, in public facts.
    pub(super) fn tell_crash_reports(&self) {
        if let Some(crashes) = &self.crashes {
            crashes.playing(self.game.as_ref().map(|game| Head::of(&disk::packed(game))));
        }
    }
}
