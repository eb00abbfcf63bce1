//! The seats of the set-up form, and who begins.

use super::{SetUpAction, SetUpDraft};
use crate::play::{BotLevel, MAX_NAME, PlayerName};
use crate::rules::{Family, MAX_PLAYERS, MIN_PLAYERS};
use crate::ui::look::Look;
use crate::ui::paint::{self, Mark};
use crate::ui::parts::kit;
use crate::ui::widgets::{self, Field, Kind};
use egui::{Role, Sense, Ui, Vec2, WidgetInfo};

const NAME_WIDTH: f32 = 250.0;

/// Draws a row a seat.
pub fn seats(ui: &mut Ui, look: &Look, draft: &mut SetUpDraft, levels: &[BotLevel]) {
    let texts = &look.texts;
    ui.horizontal(|ui| kit::heading(ui, look, &texts.get("setup-who")));
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
    let full = draft.seats.len() >= MAX_PLAYERS;
    if !full && kit::press(ui, look, &texts.get("setup-add-seat"), Kind::Quiet) {
        draft.add_seat();
    }
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
pub fn begins(ui: &mut Ui, look: &Look, draft: &mut SetUpDraft, out: &mut Vec<SetUpAction>) {
    let texts = &look.texts;
    ui.horizontal(|ui| {
        kit::heading(ui, look, &texts.get("setup-begins"));
        if kit::ruling_tag(ui, look, 3) {
            out.push(SetUpAction::Ruling(3));
        }
    });
    kit::small(ui, look, &texts.get("setup-begins-help"));
    let mut choices = vec![(None, texts.get("setup-begins-chance"))];
    for seat in 0..draft.seats.len() {
        choices.push((Some(seat), draft.name(seat, texts)));
    }
    kit::choose(ui, look, &mut draft.start, &choices);
}

/// R1: families are dealt by chance; here they are.
pub fn families(ui: &mut Ui, look: &Look) {
    kit::heading(ui, look, &look.texts.get("setup-family"));
    ui.horizontal(|ui| {
        for family in Family::ALL {
            let (badge, response) = ui.allocate_exact_size(Vec2::splat(44.0), Sense::hover());
            paint::family_badge(ui.painter(), look, badge.center(), 20.0, family);
            let name = look.texts.family(family);
            let about = format!("{name}: {}", look.texts.family_ability(family));
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &about));
            widgets::note(&response, look, &about);
        }
    });
}
