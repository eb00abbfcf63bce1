//! The rules sheet beside the table: what applies now, the cards, the rulings, this table's options.
//!
//! It knows the public table only, and is the same for everybody.

mod entries;
mod sheet;

pub use sheet::{Choice, Entry, RULINGS, changed_counts, find, folded};

use super::kit;
use crate::rules::{Options, Table};
use crate::ui::look::Look;
use crate::ui::paint::Mark;
use crate::ui::theme::size;
use crate::ui::widgets::{self, Field};
use egui::{Align, Layout, ScrollArea, Ui};

/// A tab of the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    /// What applies in this phase.
    #[default]
    Now,
    /// Every card, family and the motorbike.
    Cards,
    /// All rulings.
    Rulings,
    /// The options of this table.
    Table,
}

impl Tab {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Now, "rules-tab-now"),
        (Self::Cards, "rules-tab-cards"),
        (Self::Rulings, "rules-tab-rulings"),
        (Self::Table, "rules-tab-table"),
    ];
}

/// What the sheet remembers while it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sidebar {
    tab: Tab,
    search: String,
    marked: Option<u8>,
    /// The marked ruling is still to be brought into sight.
    scroll: bool,
    focus: bool,
}

impl Sidebar {
    /// Opens the rulings at that number, 1 to 29, and marks it.
    pub fn open_at(&mut self, ruling: u8) {
        self.tab = Tab::Rulings;
        self.search.clear();
        self.marked = Some(ruling);
        self.scroll = true;
    }

    /// Opens a tab.
    pub fn open(&mut self, tab: Tab) {
        self.tab = tab;
        self.search.clear();
    }

    /// Searches for some words.
    pub fn search_for(&mut self, words: &str) {
        words.clone_into(&mut self.search);
    }

    /// Puts the cursor into the search field (Ctrl+F).
    pub const fn focus_search(&mut self) {
        self.focus = true;
    }
}

/// What was asked of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidebarAction {
    /// Close it.
    Close,
}

/// Draws the sheet into the room there is. `table` is the public table, if a game is on.
pub fn sidebar(
    ui: &mut Ui,
    look: &Look,
    table: Option<&Table>,
    state: &mut Sidebar,
    out: &mut Vec<SidebarAction>,
) {
    let texts = &look.texts;
    ui.horizontal(|ui| {
        kit::title(ui, look, &texts.get("rules-title"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::icon_button(ui, look, Mark::Cross, &texts.get("rules-close"), Ok(()))
                .clicked()
            {
                out.push(SidebarAction::Close);
            }
        });
    });
    search_field(ui, look, state);
    let options = table.map_or_else(Options::default, |table| table.options);
    let mut goto = None;
    if state.search.trim().is_empty() {
        let labels = Tab::ALL.map(|(_, key)| texts.get(key));
        let open = Tab::ALL.iter().position(|(tab, _)| *tab == state.tab);
        let pressed = widgets::tabs(ui, look, &labels, open.unwrap_or(0));
        if let Some((tab, _)) = pressed.and_then(|number| Tab::ALL.get(number)) {
            state.tab = *tab;
        }
        scrolled(ui, state.tab, |ui| match state.tab {
            Tab::Now => now(ui, look, table, &mut goto),
            Tab::Cards => entries::cards(ui, look, &options, &mut goto),
            Tab::Rulings => {
                let scroll = std::mem::take(&mut state.scroll);
                entries::rulings(ui, look, state.marked, scroll);
            }
            Tab::Table => entries::options(ui, look, &options, &mut goto),
        });
    } else {
        let found = find(&state.search, &options, texts);
        let count = texts.with("rules-found", &[("count", found.len().into())]);
        kit::small(ui, look, &count);
        scrolled(ui, "found", |ui| {
            for entry in found {
                entries::entry(ui, look, entry, &options, &mut goto);
            }
        });
    }
    if let Some(ruling) = goto {
        state.open_at(ruling);
    }
}

fn search_field(ui: &mut Ui, look: &Look, state: &mut Sidebar) {
    let texts = &look.texts;
    ui.horizontal(|ui| {
        let clear = !state.search.is_empty();
        let room = ui.available_width()
            - if clear {
                size::CONTROL + size::GAP
            } else {
                0.0
            };
        let (label, hint) = (texts.get("rules-search"), texts.get("rules-search-hint"));
        let field = Field::new(&label).label_unseen().hint(&hint).limit(60);
        let response = field.width(room).show(ui, look, &mut state.search);
        if std::mem::take(&mut state.focus) {
            response.request_focus();
        }
        let label = texts.get("rules-search-clear");
        if clear && widgets::icon_button(ui, look, Mark::Cross, &label, Ok(())).clicked() {
            state.search.clear();
        }
    });
}

fn scrolled(ui: &mut Ui, salt: impl std::hash::Hash + std::fmt::Debug, draw: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical()
        .id_salt(("rules_sheet", salt))
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.set_max_width(ui.available_width().min(kit::TEXT_WIDTH));
            // Rows of text, not of buttons.
            ui.spacing_mut().interact_size.y = size::TARGET;
            draw(ui);
            ui.add_space(size::GAP);
        });
}

/// The phase in a few lines, then the rulings behind it in full.
fn now(ui: &mut Ui, look: &Look, table: Option<&Table>, goto: &mut Option<u8>) {
    let texts = &look.texts;
    let Some(table) = table else {
        kit::strong(ui, look, &texts.get("rules-now-none"));
        kit::plain(ui, look, &texts.get("rules-intro"));
        return;
    };
    for line in texts.now(&table.phase).lines() {
        kit::plain(ui, look, line);
    }
    widgets::rule(ui, look);
    kit::heading(ui, look, &texts.get("rules-now-rulings"));
    for number in texts.rulings_now(&table.phase) {
        entries::entry(ui, look, Entry::Ruling(number), &table.options, goto);
    }
}
