//! The end of a game: its scores, counted up once, and confetti for the winners.

use super::app::App;
use super::command::Command;
use super::screens::scoring::{Revealed, ScoringAction, ScoringScene, Tally, scoring, tallies};
use crate::play::Note;
use crate::rules::PerSeat;
use egui::{Context, Id, LayerId, Order, Rect, Ui, UiBuilder};

/// Seconds in which the totals count up.
const COUNTING: f32 = 1.4;

impl App {
    /// Draws the scores of a finished game.
    pub(super) fn draw_scores(&mut self, ui: &mut Ui, window: Rect, out: &mut Vec<Command>) {
        let counted = self.count_up(ui.ctx());
        let Some(game) = &self.game else { return };
        let mut ui = ui.new_child(UiBuilder::new().max_rect(window));
        let names = game.names();
        let view = game.session.view();
        let events = game
            .session
            .chronicle()
            .entries()
            .iter()
            .filter_map(|entry| match &entry.note {
                Note::Event(event) => Some(event),
                _ => None,
            });
        let tallies: PerSeat<Tally> = tallies(&view.table.families, events);
        let laid_open = game.session.revealed().filter(|_| game.revealed);
        let revealed = laid_open.map(|open| Revealed {
            hands: open.hands,
            deck: open.deck,
        });
        let scene = ScoringScene {
            table: &view.table,
            names: &names,
            tallies: &tallies,
            revealed: revealed.as_ref(),
            counted,
        };
        let mut actions = Vec::new();
        scoring(&mut ui, &self.look, &scene, &mut actions);
        out.extend(actions.into_iter().map(|action| match action {
            ScoringAction::SeeTable => Command::SeeTable(true),
            ScoringAction::Reveal => Command::RevealAll,
            ScoringAction::Replay => Command::Replay,
            ScoringAction::Again => Command::SamePlayers,
            ScoringAction::SaveRecord => Command::ExportRecord,
            ScoringAction::Title => Command::Title,
        }));
    }

    /// How much of the totals is counted, 0 to 1. A press, a key or reduced motion has it done.
    fn count_up(&mut self, ctx: &Context) -> f32 {
        let still = self.at_once || self.look.reduce_motion;
        let Some(game) = &mut self.game else {
            return 1.0;
        };
        let (touched, passed) = ctx.input(|input| {
            let touched = input.pointer.any_pressed() || !input.keys_down.is_empty();
            (touched, input.stable_dt.min(0.1))
        });
        if still || touched {
            game.counted = 1.0;
        } else if game.counted < 1.0 {
            game.counted = (game.counted + passed / COUNTING).min(1.0);
            ctx.request_repaint();
        }
        game.counted
    }

    /// For winners only: people, that is; bots do not care.
    pub(super) fn throw_confetti(&mut self, ctx: &Context, window: Rect) {
        let Some(game) = self.game.as_mut().filter(|_| !self.at_once) else {
            return;
        };
        let humans = game.session.humans();
        let won = game.session.view().table.leaders();
        if won.into_iter().any(|seat| humans.has(seat)) {
            let layer = LayerId::new(Order::Foreground, Id::unique("confetti"));
            let painter = ctx.layer_painter(layer);
            game.confetti.show(&painter, &self.look, window);
        }
    }
}
