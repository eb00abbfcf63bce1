//! Each player's sets as a receipt: one line a set, the same breakdown as everywhere (R25–R27).

use super::ScoringScene;
use crate::rules::{Breakdown, Family, PlacedSet, Seat, breakdown};
use crate::ui::look::Look;
use crate::ui::paint::{self, Mark};
use crate::ui::parts::kit;
use crate::ui::theme::{bold, display, size, text};
use crate::ui::widgets::{self, Hold};
use egui::{
    Align, Color32, FontId, Label, Layout, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};
use egui_extras::{Column, TableBuilder};

/// From this width on, two receipts stand side by side.
const TWO_COLUMNS: f32 = 1080.0;
const ROW: f32 = 28.0;
/// Height of a row that also says what lies on the set, in points.
const HIGH_ROW: f32 = 46.0;
/// Between receipts side by side, in points.
const GUTTER: f32 = 32.0;

/// Draws a receipt for each seat, in the order of the seats.
pub fn receipts(ui: &mut Ui, look: &Look, scene: &ScoringScene<'_>) {
    let seats: Vec<Seat> = scene.table.seats().collect();
    if ui.available_width() >= TWO_COLUMNS {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = GUTTER;
            for pair in seats.chunks(2) {
                ui.columns_const(|columns: &mut [Ui; 2]| {
                    for (ui, &seat) in columns.iter_mut().zip(pair) {
                        ui.spacing_mut().item_spacing.x = size::GAP;
                        receipt(ui, look, scene, seat);
                    }
                });
            }
        });
    } else {
        for seat in seats {
            receipt(ui, look, scene, seat);
        }
    }
}

/// All totals in one row, in the order of the seats; winners carry a star and a word.
pub fn standings(ui: &mut Ui, look: &Look, scene: &ScoringScene<'_>) {
    let leaders = scene.table.leaders();
    ui.horizontal_wrapped(|ui| {
        for seat in scene.table.seats() {
            standing(ui, look, scene, seat, leaders.contains(&seat));
        }
    });
}

/// One total on a slip of paper; measured first, so that it moves to the next line as a whole.
fn standing(ui: &mut Ui, look: &Look, scene: &ScoringScene<'_>, seat: Seat, wins: bool) {
    let (texts, theme) = (&look.texts, &look.theme);
    let total = scene.table.total(seat);
    let wins = wins && scene.counted >= 1.0;
    // Screen readers are told the total at once; the eye sees it count up, ever slower.
    let eased = 1.0 - (1.0 - scene.counted).powi(3);
    let shown = texts.euros((total as f32 * eased).round() as u32);
    let mut words = vec![
        (scene.name(look, seat), text(size::BODY), theme.panel_text),
        (texts.euros(total), display(size::VALUE), theme.panel_text),
    ];
    if wins {
        let wins = texts.get("scoring-wins");
        words.push((wins, bold(size::SMALL), theme.good_text));
    }
    let name = words.iter().map(|(word, ..)| word.as_str());
    let name = name.collect::<Vec<_>>().join(", ");
    if let Some(total) = words.get_mut(1) {
        total.0 = shown;
    }
    let painter = ui.painter().clone();
    let laid = words
        .into_iter()
        .map(|(word, font, colour)| painter.layout_no_wrap(word, font, colour));
    let laid: Vec<_> = laid.collect();
    let star = if wins { 26.0 } else { 0.0 };
    let wide: f32 = laid.iter().map(|galley| galley.size().x + size::GAP).sum();
    let room = vec2(wide + star + 46.0, 46.0);
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    painter.add(widgets::sheet(ui.ctx(), look, rect, Hold::Loose));
    let badge = pos2(rect.left() + 24.0, rect.center().y);
    paint::family_badge(&painter, look, badge, 13.0, scene.table.family(seat));
    let mut left = rect.left() + 44.0;
    for (place, galley) in laid.into_iter().enumerate() {
        if place == 2 {
            let star = pos2(left + 9.0, rect.center().y);
            let star = Rect::from_center_size(star, Vec2::splat(20.0));
            paint::mark(&painter, star, Mark::Star, theme.good_text);
            left += 26.0;
        }
        let at = pos2(left, rect.center().y - galley.size().y / 2.0);
        left += galley.size().x + size::GAP;
        painter.galley(at, galley, theme.panel_text);
    }
}

fn receipt(ui: &mut Ui, look: &Look, scene: &ScoringScene<'_>, seat: Seat) {
    let family = scene.table.family(seat);
    head(ui, look, scene, seat);
    let sets = &scene.table.areas[seat];
    if sets.is_empty() {
        kit::small(ui, look, &look.texts.get("scoring-no-sets"));
    } else {
        lines(ui, look, sets, family, seat);
    }
    ui.add_space(size::GAP * 1.5);
}

fn head(ui: &mut Ui, look: &Look, scene: &ScoringScene<'_>, seat: Seat) {
    let texts = &look.texts;
    let family = scene.table.family(seat);
    let total = texts.euros(scene.table.total(seat));
    let wins = scene.table.leaders().contains(&seat);
    ui.horizontal(|ui| {
        let (badge, _) = ui.allocate_exact_size(Vec2::splat(34.0), Sense::hover());
        paint::family_badge(ui.painter(), look, badge.center(), 16.0, family);
        kit::heading(ui, look, &scene.name(look, seat));
        kit::small(ui, look, &texts.family(family));
        if wins {
            winner(ui, look);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let colour = look.theme.panel_text;
            ui.label(
                RichText::new(total)
                    .font(display(size::TITLE))
                    .color(colour),
            );
        });
    });
}

/// A star and a word: never the star alone.
fn winner(ui: &mut Ui, look: &Look) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size::TARGET), Sense::hover());
    let star = Rect::from_center_size(rect.center(), Vec2::splat(20.0));
    paint::mark(ui.painter(), star, Mark::Star, look.theme.good_text);
    kit::verdict(ui, look, &look.texts.get("scoring-wins"), true);
}

const HEADS: [&str; 7] = [
    "scoring-column-set",
    "scoring-column-cards",
    "scoring-column-bonus",
    "scoring-column-discount",
    "scoring-column-cousin",
    "scoring-column-family",
    "scoring-column-total",
];

fn lines(ui: &mut Ui, look: &Look, sets: &[PlacedSet], family: Family, seat: Seat) {
    let texts = &look.texts;
    let narrow = if ui.available_width() < 700.0 {
        56.0
    } else {
        84.0
    };
    TableBuilder::new(ui)
        .id_salt(("receipt", seat))
        .vscroll(false)
        .striped(look.theme.textured)
        .cell_layout(Layout::right_to_left(Align::Center))
        .column(Column::remainder().clip(true))
        .columns(Column::exact(narrow), 2)
        .column(Column::exact(88.0))
        .columns(Column::exact(narrow), 3)
        .header(size::TARGET, |mut header| {
            for (place, key) in HEADS.into_iter().enumerate() {
                header.col(|ui| {
                    let words = texts.get(key);
                    cell(
                        ui,
                        place == 0,
                        &words,
                        text(size::SMALL),
                        look.theme.weak_text,
                    );
                });
            }
        })
        .body(|mut body| {
            // Row by row: rows of different heights that are laid out at once take no room any more
            // when the page has scrolled past them (egui_extras 0.37), and the page jumps back.
            for set in sets {
                let height = if set.attached.is_some() {
                    HIGH_ROW
                } else {
                    ROW
                };
                let worth = breakdown(set, family);
                body.row(height, |mut row| {
                    row.col(|ui| set_cell(ui, look, set));
                    for (amount, colour) in amounts(look, &worth) {
                        row.col(|ui| cell(ui, false, &amount, text(size::BODY), colour));
                    }
                    row.col(|ui| {
                        let total = texts.euros(worth.total());
                        cell(ui, false, &total, bold(size::BODY), look.theme.panel_text);
                    });
                });
            }
        });
}

/// The set, and below it what lies on it.
fn set_cell(ui: &mut Ui, look: &Look, set: &PlacedSet) {
    let name = look.texts.set(set.sale.kind, set.sale.size);
    let Some(attached) = set.attached else {
        cell(ui, true, &name, text(size::BODY), look.theme.panel_text);
        return;
    };
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        kit::plain(ui, look, &name);
        kit::small(ui, look, &look.texts.attached(attached));
    });
}

/// Cards, bonus, discounts, Cousin, family; what is nothing stays empty.
fn amounts(look: &Look, worth: &Breakdown) -> [(String, Color32); 5] {
    let texts = &look.texts;
    let theme = &look.theme;
    let more = |amount: u32| match amount {
        0 => String::new(),
        amount => texts.euros_more(amount),
    };
    // Below €0 nothing more is lost (R25).
    let lost = worth.discount.saturating_sub(worth.cut);
    let less = match (lost, worth.cut) {
        (0, 0) => String::new(),
        (_, 0) => texts.euros_less(lost),
        _ => texts.with("scoring-cut", &[("zero", texts.euros(0).into())]),
    };
    [
        (texts.euros(worth.cards), theme.panel_text),
        (more(worth.bonus), theme.panel_text),
        (less, theme.bad_text),
        (more(worth.doubling), theme.good_text),
        (more(worth.family), theme.good_text),
    ]
}

fn cell(ui: &mut Ui, left: bool, words: &str, font: FontId, colour: Color32) {
    let label = Label::new(RichText::new(words).font(font).color(colour)).truncate();
    if left {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(label));
    } else {
        ui.add(label);
    }
}

const FIGURES: [&str; 5] = [
    "scoring-stat-sets",
    "scoring-stat-discounts",
    "scoring-stat-steals",
    "scoring-stat-stolen",
    "scoring-stat-aunts",
];

/// A line a figure, a column a player.
pub fn figures(ui: &mut Ui, look: &Look, scene: &ScoringScene<'_>) {
    let texts = &look.texts;
    kit::heading(ui, look, &texts.get("scoring-statistics"));
    let seats: Vec<Seat> = scene.table.seats().collect();
    let room = vec2(ui.available_width().min(900.0), 0.0);
    ui.allocate_ui(room, |ui| {
        TableBuilder::new(ui)
            .id_salt("figures")
            .vscroll(false)
            .striped(look.theme.textured)
            .cell_layout(Layout::right_to_left(Align::Center))
            .column(Column::remainder())
            .columns(Column::exact(116.0), seats.len())
            .header(size::TARGET, |mut header| {
                header.col(|_| {});
                for &seat in &seats {
                    header.col(|ui| {
                        let name = scene.name(look, seat);
                        cell(ui, false, &name, bold(size::SMALL), look.theme.panel_text);
                    });
                }
            })
            .body(|body| {
                body.rows(ROW, FIGURES.len(), |mut row| {
                    let figure = row.index();
                    let Some(&key) = FIGURES.get(figure) else {
                        return;
                    };
                    row.col(|ui| {
                        let words = texts.get(key);
                        cell(ui, true, &words, text(size::BODY), look.theme.panel_text);
                    });
                    for &seat in &seats {
                        let words = figure_of(look, scene, seat, figure);
                        row.col(|ui| {
                            cell(ui, false, &words, text(size::BODY), look.theme.panel_text);
                        });
                    }
                });
            });
    });
}

fn figure_of(look: &Look, scene: &ScoringScene<'_>, seat: Seat, figure: usize) -> String {
    let tally = scene.tallies[seat];
    match figure {
        0 => tally.sold.to_string(),
        1 => look.texts.euros(tally.discounts),
        2 => tally.stole.to_string(),
        3 => tally.lost.to_string(),
        _ => tally.aunts.to_string(),
    }
}
