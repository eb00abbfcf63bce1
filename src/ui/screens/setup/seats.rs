//! The seats of the set-up form, and who begins.

use super::{SetUpAction, SetUpDraft};
use crate::play::{BotLevel, MAX_NAME, PlayerName};
use crate::rules::{MAX_PLAYERS, MIN_PLAYERS};
use crate::ui::look::Look;
use crate::ui::paint::Mark;
use crate::ui::parts::kit;
use crate::ui::theme::size;
use crate::ui::widgets::{self, Field, Kind};
use egui::Ui;

const NAME_WIDTH: f32 = 260.0;

/// Draws a row a seat, and who begins.
pub fn seats(
    ui: &mut Ui,
    look: &Look,
    draft: &mut SetUpDraft,
    levels: &[BotLevel],
    out: &mut Vec<SetUpAction>,
) {
    let texts = &look.texts;
    ui.horizontal(|ui| {
        kit::heading(ui, look, &texts.get("setup-who"));
        ui.add_space(size::GAP);
        kit::small(ui, look, &texts.get("setup-family"));
    });
    let mut gone = None;
    for seat in 0..draft.seats.len() {
        ui.horizontal(|ui| {
            if row(ui, look, draft, seat, levels) {
                gone = Some(seat);
            }
        });
    }
    if let Some(seat) = gone {
        draft.remove_seat(seat);
    }
    ui.horizontal(|ui| {
        let full = draft.seats.len() >= MAX_PLAYERS;
        let add = texts.get("setup-add-seat");
        if !full && kit::press(ui, look, &add, Kind::Plain) {
            draft.add_seat();
        }
        begins(ui, look, draft, out);
    });
}

/// One seat; whether it is to go.
fn row(ui: &mut Ui, look: &Look, draft: &mut SetUpDraft, seat: usize, levels: &[BotLevel]) -> bool {
    let texts = &look.texts;
    let number = || [("number", (seat + 1).into())];
    kit::number(ui, look, seat + 1);
    let hint = draft.stand_in(seat, texts);
    let can_go = draft.seats.len() > MIN_PLAYERS;
    let Some(mine) = draft.seats.get_mut(seat) else {
        return false;
    };
    let label = texts.with("setup-name", &number());
    let field = Field::new(&label).label_unseen().hint(&hint);
    let field = field.limit(MAX_NAME).width(NAME_WIDTH);
    if field.show(ui, look, &mut mine.name).changed() {
        mine.name = PlayerName::tidy(&mine.name);
    }
    let mut players = vec![(None, texts.get("setup-human"))];
    for level in levels {
        let key = format!("setup-level-{level}");
        let named = if texts.has(&key) {
            texts.get(&key)
        } else {
            level.to_string()
        };
        let words = texts.with("setup-bot", &[("level", named.into())]);
        players.push((Some(level.clone()), words));
    }
    let label = texts.with("setup-player", &number());
    kit::pick(ui, look, &label, &mut mine.bot, &players);
    let label = texts.with("setup-remove-seat", &number());
    can_go && widgets::icon_button(ui, look, Mark::Cross, &label, Ok(())).clicked()
}

/// R3: whoever shouts the most, or chance.
fn begins(ui: &mut Ui, look: &Look, draft: &mut SetUpDraft, out: &mut Vec<SetUpAction>) {
    let texts = &look.texts;
    let mut choices = vec![(None, texts.get("setup-begins-chance"))];
    for seat in 0..draft.seats.len() {
        choices.push((Some(seat), draft.name(seat, texts)));
    }
    let label = texts.get("setup-begins");
    kit::strong(ui, look, &label);
    kit::pick(ui, look, &label, &mut draft.start, &choices);
    if kit::ruling_tag(ui, look, 3) {
        out.push(SetUpAction::Ruling(3));
    }
}
