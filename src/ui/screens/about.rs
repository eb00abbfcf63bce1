//! What this program is, under which licences, and whose work is inside.

use super::frame::{Page, page};
use crate::ui::look::Look;
use crate::ui::parts::kit;
use crate::ui::theme::size;
use crate::ui::widgets::{self, Kind};
use egui::Ui;

/// Licences of everything inside, made by a tool: sections between lines of `#`.
const NOTICES: &str = include_str!("../../../THIRD-PARTY.txt");
const BETWEEN: &str =
    "##############################################################################\n";

/// What was asked of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AboutAction {
    /// Back to the settings.
    Back,
}

/// What the panel remembers while it is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AboutPanel {
    /// The licence that lies open.
    open: Option<usize>,
}

/// A licence, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice<'a> {
    /// What the licence is called.
    pub name: &'a str,
    /// What is under it, one a line.
    pub holders: &'a str,
    /// Its words.
    pub words: &'a str,
}

/// Every licence of something inside the program, in the order of the file.
pub fn notices() -> impl Iterator<Item = Notice<'static>> {
    NOTICES.split(BETWEEN).skip(1).filter_map(|section| {
        let (name, rest) = section.split_once("\n\n")?;
        let (holders, words) = rest.split_once("\n\n")?;
        Some(Notice {
            name: name.trim(),
            holders: holders.trim(),
            words: words.trim(),
        })
    })
}

/// Draws the panel.
pub fn about(ui: &mut Ui, look: &Look, panel: &mut AboutPanel, out: &mut Vec<AboutAction>) {
    let texts = &look.texts;
    let sheet = Page {
        title: &texts.get("about-title"),
        width: 860.0,
        fill: true,
    };
    let body = |ui: &mut Ui, _: &mut Vec<AboutAction>| {
        kit::heading(ui, look, &texts.get("game-name"));
        let version = [("version", env!("CARGO_PKG_VERSION").into())];
        kit::plain(ui, look, &texts.with("about-version", &version));
        kit::plain(ui, look, &texts.get("about-licence"));
        kit::plain(ui, look, &texts.get("about-fonts"));
        ui.add_space(size::GAP);
        widgets::rule(ui, look);
        kit::heading(ui, look, &texts.get("about-others"));
        kit::small(ui, look, &texts.get("about-others-help"));
        for (number, notice) in notices().enumerate() {
            let open = panel.open == Some(number);
            if one(ui, look, &notice, open) {
                panel.open = (!open).then_some(number);
            }
        }
    };
    page(ui, look, &sheet, out, body, |ui, out| {
        if kit::press(ui, look, &texts.get("common-back"), Kind::Primary) {
            out.push(AboutAction::Back);
        }
    });
}

/// One licence; whether its button was pressed.
fn one(ui: &mut Ui, look: &Look, notice: &Notice<'_>, open: bool) -> bool {
    let holders = notice.holders.replace('\n', ", ");
    let pressed = ui
        .push_id(&holders, |ui| {
            kit::press(ui, look, notice.name, Kind::Quiet)
        })
        .inner;
    kit::small(ui, look, &holders);
    if open {
        kit::plain(ui, look, notice.words);
    }
    ui.add_space(size::GAP);
    pressed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notice_has_a_name_holders_and_words() {
        let all: Vec<_> = notices().collect();
        assert!(all.len() > 10, "{}", all.len());
        for notice in &all {
            assert!(notice.name.len() < 80, "{}", notice.name);
            assert!(
                !notice.holders.is_empty() && notice.words.len() > 100,
                "{}",
                notice.name
            );
        }
        let under = |name: &str| all.iter().any(|notice| notice.holders.contains(name));
        assert!(under("eframe") && under("Lilita One") && under("Atkinson Hyperlegible"));
    }
}
