//! A question before something that can't be taken back. Nothing private may stand in or behind it:
//! egui paints and reads out what lies under a modal (ux, finding 3).

use super::kit;
use crate::ui::look::Look;
use crate::ui::widgets::{ButtonSpec, Hold, Kind, button, sign};
use egui::{Align, Color32, Context, Frame, Id, Key, Layout, Modal};

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// A few words.
    pub title: String,
    /// What will happen, in a sentence.
    pub text: String,
    /// What the button says that does it.
    pub yes: String,
    /// Whether something is taken from somebody or lost.
    pub danger: bool,
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Do it.
    Yes,
    /// Leave it.
    No,
}

/// Asks; `None` until somebody answers. Focus begins on "Cancel" and stays inside; Esc cancels; a
/// click beside it does nothing.
pub fn ask(ctx: &Context, look: &Look, question: &Question) -> Option<Answer> {
    let id = Id::unique("question");
    let modal = Modal::new(id)
        .frame(Frame::NONE)
        .backdrop_color(Color32::from_black_alpha(140));
    let pass = ctx.cumulative_pass_nr();
    let fresh = ctx.data_mut(|data| {
        let last = data.get_temp::<u64>(id);
        data.insert_temp(id, pass);
        last.is_none_or(|last| last + 1 < pass)
    });
    let shown = modal.show(ctx, |ui| {
        sign(ui, look, None, Hold::Pin, |ui| {
            ui.set_width(420.0_f32.min(ctx.content_rect().width() - 80.0));
            kit::heading(ui, look, &question.title);
            kit::plain(ui, look, &question.text);
            ui.add_space(12.0);
            let layout = Layout::right_to_left(Align::Center);
            ui.with_layout(layout, |ui| {
                let spec = |text: String, kind| ButtonSpec {
                    text,
                    kind,
                    shortcut: None,
                    enabled: Ok(()),
                };
                let cancel = spec(look.texts.get("common-cancel"), Kind::Plain);
                let no = button(ui, look, &cancel);
                if fresh {
                    no.request_focus();
                }
                let kind = if question.danger {
                    Kind::Danger
                } else {
                    Kind::Primary
                };
                let yes = button(ui, look, &spec(question.yes.clone(), kind));
                if yes.clicked() {
                    Some(Answer::Yes)
                } else if no.clicked() {
                    Some(Answer::No)
                } else {
                    None
                }
            })
            .inner
        })
        .inner
    });
    let escaped = ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
    shown.inner.or(escaped.then_some(Answer::No))
}
