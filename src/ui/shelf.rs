//! What the side screens keep between frames, and how each is drawn and answered.

use super::app::{App, Screen, Side};
use super::asking::Asking;
use super::command::Command;
use super::look::Look;
use super::parts::log::{LogAction, LogPanel, LogScene, log};
use super::parts::sidebar::{Sidebar, SidebarAction, sidebar};
use super::screens::about::{AboutAction, AboutPanel, about};
use super::screens::learn::{LearnAction, learn};
use super::screens::saves::{
    SaveFacts, SaveRow, SavesAction, SavesFor, SavesPanel, SavesScene, saves,
};
use super::screens::settings::{SettingsAction, settings};
use super::screens::setup::{SetUpAction, SetUpDraft, seed_by_chance, set_up};
use super::screens::title::{Damage, ResumeLine, TitleAction, TitleScene, title};
use super::settings::Settings;
use super::widgets::paper;
use crate::bots::Level;
use crate::play::BotLevel;
use crate::rules::Table;
use crate::save::{Head, Listed};
use crate::text::Log;
use egui::{Rect, Ui, UiBuilder};

/// Width of the rules beside a screen, in points.
const SIDE: f32 = 344.0;

/// States of screens and sheets.
pub struct Screens {
    /// The set-up form.
    pub setup: SetUpDraft,
    /// The rules beside the table.
    pub sidebar: Sidebar,
    /// Whether the list of saves was opened to save rather than to open.
    pub saving: bool,
    log: LogPanel,
    learn_page: usize,
    saves: SavesPanel,
    about: AboutPanel,
    rows: Vec<SaveRow>,
    title: TitleScene,
    levels: Vec<BotLevel>,
}

impl Screens {
    /// Fresh states; the set-up remembers the last one.
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        let playable = Level::ALL
            .into_iter()
            .filter(|level| *level != Level::Random);
        Self {
            setup: SetUpDraft::remembered(&settings.set_up, seed_by_chance()),
            sidebar: Sidebar::default(),
            saving: false,
            log: LogPanel::default(),
            learn_page: 0,
            saves: SavesPanel::default(),
            about: AboutPanel::default(),
            rows: Vec::new(),
            title: TitleScene::default(),
            levels: playable
                .filter_map(|level| BotLevel::new(level.name()).ok())
                .collect(),
        }
    }

    /// The rules beside the table.
    pub fn draw_rules(&mut self, ui: &mut Ui, look: &Look, table: &Table, out: &mut Vec<Command>) {
        let mut actions = Vec::new();
        sidebar(ui, look, Some(table), &mut self.sidebar, &mut actions);
        out.extend(actions.into_iter().map(|action| match action {
            SidebarAction::Close => Command::ToggleRules,
        }));
    }

    /// The log beside the table.
    pub fn draw_log(
        &mut self,
        ui: &mut Ui,
        look: &Look,
        lines: &Log,
        names: &[String],
        looking_back: Option<usize>,
        out: &mut Vec<Command>,
    ) {
        let scene = LogScene {
            lines: lines.lines(),
            names,
            looking_back,
        };
        let mut actions = Vec::new();
        log(ui, look, scene, &mut self.log, &mut actions);
        out.extend(actions.into_iter().map(|action| match action {
            LogAction::Close => Command::ToggleLog,
            LogAction::LookBack(at) => Command::LookBack(Some(at)),
        }));
    }
}

/// What a save's head tells: public facts only (ux 4).
fn facts(head: &Head) -> SaveFacts {
    let next = head
        .waiting_for
        .first()
        .and_then(|seat| head.players.get(seat.index()));
    SaveFacts {
        players: head
            .players
            .iter()
            .map(|one| (one.name.clone(), one.euros))
            .collect(),
        turn: head.turn,
        next: next.map(|player| player.name.clone()),
    }
}

impl App {
    /// Looks at the disk for a screen that is about to be shown.
    pub(super) fn prepare(&mut self, screen: Screen) {
        match screen {
            Screen::Title => self.screens.title = self.title_scene(),
            Screen::Saves => {
                let listed = self.disk.list().unwrap_or_else(|error| {
                    self.toasts.warn(self.store_error(&error));
                    Vec::new()
                });
                self.screens.rows = listed.iter().map(|save| self.row(save)).collect();
                let name = crate::save::file_name(&self.save_title());
                self.screens.saves.path = match (self.screens.saving, self.disk.folder()) {
                    (true, Some(folder)) => folder.join(name).display().to_string(),
                    _ => String::new(),
                };
            }
            Screen::SetUp | Screen::Table | Screen::Settings | Screen::Learn | Screen::About => {}
        }
    }

    fn row(&self, save: &Listed) -> SaveRow {
        let name = save
            .path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        let titled = save.head.as_ref().ok().map(|head| head.title.clone());
        SaveRow {
            path: save.path.clone(),
            title: titled
                .filter(|title| !title.is_empty())
                .or(name)
                .unwrap_or_default(),
            when: save
                .head
                .as_ref()
                .map(|head| head.saved.clone())
                .unwrap_or_default(),
            autosave: save.autosave,
            game: save
                .head
                .as_ref()
                .map(facts)
                .map_err(|error| self.store_error(error)),
        }
    }

    /// What the title says about the game that was left, from its public head.
    fn title_scene(&self) -> TitleScene {
        let autosaves: Vec<Listed> = self
            .disk
            .list()
            .unwrap_or_default()
            .into_iter()
            .filter(|save| save.autosave)
            .collect();
        let newest = autosaves
            .iter()
            .filter(|save| !save.suspect)
            .filter_map(|save| save.head.as_ref().ok())
            .max_by_key(|head| head.counter);
        let damaged = autosaves
            .iter()
            .any(|save| save.head.is_err() || save.suspect);
        let damage = damaged.then_some(if newest.is_some() {
            Damage::Older
        } else {
            Damage::All
        });
        let resume = newest.map(|head| ResumeLine {
            names: head
                .players
                .iter()
                .map(|player| player.name.clone())
                .collect(),
            turn: head.turn,
            next: facts(head).next,
        });
        TitleScene {
            resume,
            damage,
            percent: self.settings.percent(),
            asks_motion: !self.settings.seen,
            no_room: self.disk.no_room(),
        }
    }

    /// Draws a screen that is not the table.
    pub(super) fn draw_screen(
        &mut self,
        ui: &mut Ui,
        window: Rect,
        screen: Screen,
        out: &mut Vec<Command>,
    ) {
        let beside = matches!(screen, Screen::SetUp | Screen::Learn | Screen::Settings);
        let (left, right) = window.split_left_right_at_x(window.right() - SIDE);
        let room = if beside && self.side == Side::Rules {
            self.rules_beside(ui, right, out);
            left
        } else {
            window
        };
        let mut ui = ui.new_child(UiBuilder::new().max_rect(room));
        let ui = &mut ui;
        match screen {
            Screen::Title => self.draw_title(ui, out),
            Screen::SetUp => self.draw_set_up(ui, out),
            Screen::Settings => self.draw_settings(ui, out),
            Screen::Saves => self.draw_saves(ui, out),
            Screen::Learn => self.draw_learn(ui, out),
            Screen::About => self.draw_about(ui, out),
            Screen::Table => {}
        }
    }

    /// The rules beside a screen that is not the table: the table's, if a game is on.
    fn rules_beside(&mut self, ui: &mut Ui, rect: Rect, out: &mut Vec<Command>) {
        let inner = paper(ui, &self.look, rect.shrink(6.0));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
        let table = self.game.as_ref().map(|game| game.session.view().table);
        let mut actions = Vec::new();
        let sheet = &mut self.screens.sidebar;
        sidebar(&mut ui, &self.look, table.as_ref(), sheet, &mut actions);
        out.extend(actions.into_iter().map(|action| match action {
            SidebarAction::Close => Command::ToggleRules,
        }));
    }

    fn draw_title(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        self.screens.title.percent = self.settings.percent();
        self.screens.title.asks_motion = !self.settings.seen;
        let mut actions = Vec::new();
        title(ui, &self.look, &self.screens.title, &mut actions);
        for action in actions {
            match action {
                TitleAction::Resume => out.push(Command::Resume),
                TitleAction::New => out.push(Command::SetUp),
                TitleAction::Load => out.push(Command::Saves),
                TitleAction::Learn => out.push(Command::Learn),
                TitleAction::Settings => out.push(Command::Settings),
                TitleAction::Quit => out.push(Command::Quit),
                TitleAction::Language(language) => self.settings.language = language,
                TitleAction::Motion(moves) => {
                    self.settings.reduce_motion = !moves;
                    self.settings.seen = true;
                }
                TitleAction::Zoom(steps) => out.push(Command::Zoom(steps)),
            }
        }
    }

    fn draw_set_up(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        let mut actions = Vec::new();
        let Screens { setup, levels, .. } = &mut self.screens;
        set_up(ui, &self.look, setup, levels, &mut actions);
        for action in actions {
            match action {
                SetUpAction::Back => out.push(Command::Back),
                SetUpAction::Start(_) => out.push(Command::Begin),
                SetUpAction::Ruling(number) => {
                    self.screens.sidebar.open_at(number);
                    self.side = Side::Rules;
                }
            }
        }
    }

    fn draw_settings(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        let mut actions = Vec::new();
        let folder = self
            .disk
            .folder()
            .map(|folder| folder.display().to_string());
        settings(
            ui,
            &self.look,
            &mut self.settings,
            folder.as_deref(),
            &mut actions,
        );
        for action in actions {
            match action {
                SettingsAction::Back => out.push(Command::Back),
                SettingsAction::Defaults => self.put(Asking::Defaults),
                SettingsAction::Saves => out.push(Command::Saves),
                SettingsAction::About => out.push(Command::About),
                SettingsAction::Folder => out.push(Command::ShowFolder),
            }
        }
    }

    fn draw_saves(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        let mut actions = Vec::new();
        let purpose = if self.screens.saving {
            SavesFor::Saving
        } else {
            SavesFor::Opening
        };
        let Screens {
            rows, saves: panel, ..
        } = &mut self.screens;
        let scene = SavesScene {
            purpose,
            rows,
            dialog: self.disk.busy(),
        };
        saves(ui, &self.look, scene, panel, &mut actions);
        out.extend(actions.into_iter().map(|action| match action {
            SavesAction::Open(path) => Command::OpenInstead(self.among_saves(path)),
            SavesAction::SaveTo(path) => Command::SaveTo(path),
            SavesAction::Browse if self.screens.saving => Command::AskSave,
            SavesAction::Browse => Command::AskOpen,
            SavesAction::StopWaiting => Command::StopWaiting,
            SavesAction::Back => Command::Back,
        }));
    }

    fn draw_learn(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        let mut actions = Vec::new();
        learn(ui, &self.look, self.screens.learn_page, &mut actions);
        for action in actions {
            match action {
                LearnAction::Page(page) => self.screens.learn_page = page,
                LearnAction::Rules => out.push(Command::Ruling(1)),
                LearnAction::Done => out.push(Command::Back),
            }
        }
    }

    fn draw_about(&mut self, ui: &mut Ui, out: &mut Vec<Command>) {
        let mut actions = Vec::new();
        about(ui, &self.look, &mut self.screens.about, &mut actions);
        out.extend(actions.into_iter().map(|action| match action {
            AboutAction::Back => Command::Back,
        }));
    }
}
