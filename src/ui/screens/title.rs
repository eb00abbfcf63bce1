//! The first screen: the market in the morning, and the way to everything.

use crate::text::Language;
use crate::ui::faces::Face;
use crate::ui::look::Look;
use crate::ui::paint::{self, Word};
use crate::ui::parts::kit;
use crate::ui::theme::{display, size};
use crate::ui::widgets::{self, Hold, Kind, sign};
use egui::{Align, Align2, Area, Id, Layout, Order, Rect, Ui, pos2, vec2};

/// What the title tells about the game that was left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TitleScene {
    /// Players, turn and who is to play, if there is a game to go on with.
    pub resume: Option<ResumeLine>,
    /// A line about autosaves that can't be read.
    pub damage: Option<Damage>,
    /// Whether nothing can be kept: the game is played, but will not be there next time (A23).
    pub no_room: bool,
    /// The size of everything, in hundredths.
    pub percent: u16,
    /// The first start asks whether things may move.
    pub asks_motion: bool,
}

/// A game to go on with: public facts only (ux 4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumeLine {
    /// The players' names.
    pub names: Vec<String>,
    /// Turns begun.
    pub turn: u32,
    /// Who is to play; `None` once the game is over.
    pub next: Option<String>,
}

/// What is wrong with the autosaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The newest can't be read; an older one opens.
    Older,
    /// None can be read.
    All,
}

/// What was asked of the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitleAction {
    /// Go on with the last game.
    Resume,
    /// Set a new game up.
    New,
    /// The list of saved games.
    Load,
    /// Learn in five minutes.
    Learn,
    /// The settings.
    Settings,
    /// Leave the program.
    Quit,
    /// Speak that language.
    Language(Language),
    /// Larger or smaller by so many steps.
    Zoom(i8),
    /// Whether things may move.
    Motion(bool),
}

/// Left, top, right and bottom of the name of the game, in units of the picture (1600 × 900).
const NAME: (f32, f32, f32, f32) = (90.0, 172.0, 800.0, 470.0);
const PICTURE: (f32, f32) = (1600.0, 900.0);
/// Width of the board with the buttons, in points.
const BOARD: f32 = 480.0;

/// Draws the title.
pub fn title(ui: &mut Ui, look: &Look, scene: &TitleScene, out: &mut Vec<TitleAction>) {
    let window = ui.max_rect();
    let scale = scenery(ui, look, window);
    let left = (window.width() * 0.04).clamp(size::GAP * 2.0, 80.0);
    let below = (window.height() * 0.035).clamp(10.0, 60.0);
    let id = Id::unique("title_board");
    // The board's height is known from the last frame; before that it is about this.
    let last = ui.memory(|memory| memory.area_rect(id));
    let board = last.map_or(window.bottom() - below - 290.0, |rect| rect.top());
    let top = window.top() + (NAME.1 * scale).min(window.height() * 0.2);
    let room = Rect::from_min_max(
        pos2(window.left() + NAME.0 * scale, top),
        pos2(
            window.left() + NAME.2 * scale,
            (board - size::GAP * 2.0).min(top + (NAME.3 - NAME.1) * scale),
        ),
    );
    name(ui, look, room);
    Area::new(id)
        .order(Order::Middle)
        .anchor(Align2::LEFT_BOTTOM, vec2(left, -below))
        .show(ui.ctx(), |ui| {
            sign(ui, look, None, Hold::Tape, |ui| {
                ui.set_width(BOARD);
                choices(ui, look, scene, out);
            });
        });
}

/// The picture covers the window; what does not fit is cut at the right and below. Gives its scale.
fn scenery(ui: &Ui, look: &Look, window: Rect) -> f32 {
    let scale = (window.width() / PICTURE.0).max(window.height() / PICTURE.1);
    let picture = Rect::from_min_size(window.min, vec2(PICTURE.0, PICTURE.1) * scale);
    let down = vec2(0.0, (window.height() - picture.height()).min(0.0));
    let painter = ui.painter().with_clip_rect(window);
    if !paint::picture(
        &painter,
        look,
        Face::Title,
        picture.translate(down * 0.5),
        0.0,
        true,
    ) {
        paint::ground(&painter, look, window);
    }
    scale
}

/// The name of the game, red with an ink shadow, in as many lines as make it largest.
fn name(ui: &mut Ui, look: &Look, room: Rect) {
    let words = look.texts.get("game-name");
    let painter = ui.painter().clone();
    let sized = |lines: Vec<String>| {
        let highest = (room.height() / lines.len() as f32 * 0.95).clamp(24.0, 120.0);
        let sizes = lines
            .iter()
            .map(|line| paint::fitting(&painter, line, highest, room.width()));
        (sizes.fold(highest, f32::min), lines)
    };
    let (two, three) = (sized(in_lines(&words, 2)), sized(in_lines(&words, 3)));
    let (type_size, lines) = if three.0 > two.0 { three } else { two };
    let step = type_size * 1.02;
    let top = room.center().y - step * lines.len() as f32 / 2.0;
    for (number, line) in lines.iter().enumerate() {
        let wide = paint::width(&painter, line, &display(type_size));
        let middle = pos2(room.left() + wide / 2.0, top + step * (number as f32 + 0.5));
        let inks = look.theme.inks;
        let word = Word::new(line, type_size, inks.red).shadow(inks.ink, type_size * 0.045);
        word.paint(&painter, middle, 0.0);
    }
    let response = ui.interact(room, ui.scope_id().with("game_name"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, &words));
}

/// Breaks a name into at most that many lines, as even as its words allow.
fn in_lines(name: &str, count: usize) -> Vec<String> {
    let letters = name.chars().count();
    let limits = letters.div_ceil(count.max(1))..=letters;
    let broken = limits.map(|limit| wrapped(name, limit));
    let mut fitting = broken.filter(|lines| lines.len() <= count);
    fitting.next().unwrap_or_else(|| vec![name.to_owned()])
}

fn wrapped(name: &str, limit: usize) -> Vec<String> {
    let letters = |text: &str| text.chars().count();
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        match lines.last_mut() {
            Some(line) if letters(line) + 1 + letters(word) <= limit => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn choices(ui: &mut Ui, look: &Look, scene: &TitleScene, out: &mut Vec<TitleAction>) {
    let texts = &look.texts;
    if let Some(resume) = &scene.resume {
        if kit::press_wide(ui, look, &texts.get("title-resume"), Kind::Primary) {
            out.push(TitleAction::Resume);
        }
        kit::small(ui, look, &resume.said(look));
    }
    if let Some(damage) = scene.damage {
        let key = match damage {
            Damage::Older => "title-autosave-older",
            Damage::All => "title-autosave-damaged",
        };
        kit::verdict(ui, look, &texts.get(key), false);
    }
    if scene.asks_motion {
        kit::slip(ui, look, |ui| motion(ui, look, out));
    }
    if scene.no_room {
        kit::verdict(ui, look, &texts.get("title-no-room"), false);
    }
    let first = if scene.resume.is_some() {
        Kind::Plain
    } else {
        Kind::Primary
    };
    let rows = [
        [
            ("title-new-game", first, TitleAction::New),
            ("title-load", Kind::Plain, TitleAction::Load),
        ],
        [
            ("title-learn", Kind::Plain, TitleAction::Learn),
            ("title-settings", Kind::Plain, TitleAction::Settings),
        ],
    ];
    for row in rows {
        ui.columns_const(|columns: &mut [Ui; 2]| {
            for (ui, (key, kind, action)) in columns.iter_mut().zip(row) {
                if kit::press_wide(ui, look, &texts.get(key), kind) {
                    out.push(action);
                }
            }
        });
    }
    widgets::rule(ui, look);
    ui.horizontal(|ui| {
        let languages = Language::OFFERED.map(|language| (language, language.endonym().to_owned()));
        let mut language = texts.language();
        if kit::choose(ui, look, &mut language, &languages) {
            out.push(TitleAction::Language(language));
        }
        let steps = kit::zoom(ui, look, scene.percent);
        if steps != 0 {
            out.push(TitleAction::Zoom(steps));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if kit::press(ui, look, &texts.get("title-quit"), Kind::Quiet) {
                out.push(TitleAction::Quit);
            }
        });
    });
}

/// Asked once: no system tells a program like this what its owner's eyes can stand.
fn motion(ui: &mut Ui, look: &Look, out: &mut Vec<TitleAction>) {
    let texts = &look.texts;
    kit::plain(ui, look, &texts.get("title-motion"));
    ui.horizontal_wrapped(|ui| {
        for (key, moves) in [("title-motion-yes", true), ("title-motion-no", false)] {
            if kit::press(ui, look, &texts.get(key), Kind::Quiet) {
                out.push(TitleAction::Motion(moves));
            }
        }
    });
}

impl ResumeLine {
    fn said(&self, look: &Look) -> String {
        let names = look.texts.list(&self.names);
        match &self.next {
            Some(next) => look.texts.with(
                "title-resume-line",
                &[
                    ("names", names.into()),
                    ("turn", self.turn.into()),
                    ("next", next.clone().into()),
                ],
            ),
            None => look
                .texts
                .with("title-resume-over", &[("names", names.into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_breaks_into_even_lines() {
        let name = "Me lo quitan de las manos";
        assert_eq!(in_lines(name, 3), ["Me lo", "quitan de", "las manos"]);
        assert_eq!(in_lines(name, 2), ["Me lo quitan", "de las manos"]);
    }
}
