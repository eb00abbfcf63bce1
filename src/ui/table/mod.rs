//! The market table: one screen drawn from one view.
//!
//! | part | file |
//! |---|---|
//! | where things lie | `layout.rs` |
//! | what may be drawn at all | `scene.rs` |
//! | turn, phases, tools | `top_bar.rs` |
//! | players and their sets | `pitch.rs`, `set_tile.rs` |
//! | deck, stalls, box | `market.rs` |
//! | the open hand | `hand.rs` |
//! | prompt, prices, buttons | `desk/` |
//! | hand-off, the question for an Aunt, bots | `foot.rs` |

pub mod desk;
mod foot;
mod hand;
mod keys;
mod layout;
mod market;
mod pitch;
mod props;
mod scene;
mod set_tile;
mod top_bar;

pub use keys::keys;
pub use layout::Layout;
pub use scene::Scene;
pub use top_bar::Marks;

use super::command::Command;
use super::look::Look;
use crate::play::Curtain;
use egui::Ui;

/// Draws the table into the parts of the layout.
pub fn table(
    ui: &mut Ui,
    look: &Look,
    scene: &Scene<'_>,
    layout: &Layout,
    marks: Marks,
    out: &mut Vec<Command>,
) {
    super::paint::ground(ui.painter(), look, ui.max_rect());
    top_bar::top_bar(ui, look, scene, layout.top, marks, out);
    pitch::rivals(ui, look, scene, layout.rivals, out);
    market::market(ui, look, scene, layout.market, out);
    pitch::pitch(ui, look, scene, layout.own, scene.near(), out);
    if scene.looking_back {
        foot::look_back(ui, look, layout.foot, out);
        return;
    }
    match scene.curtain {
        Curtain::Private(_) => {
            hand::hand(ui, look, scene, layout.hand, out);
            desk::desk(ui, look, scene, layout.desk, out);
        }
        Curtain::Claim { open: true, .. } => {
            hand::hand(ui, look, scene, layout.hand, out);
            foot::claim_desk(ui, look, scene, layout.desk, out);
        }
        // A lone person's hand stays in sight while others play; nobody else looks.
        Curtain::Bot(_) | Curtain::Call if scene.view.seat.is_some() => {
            hand::hand(ui, look, scene, layout.hand, out);
            foot::foot(ui, look, scene, layout.desk, out);
        }
        _ => foot::foot(ui, look, scene, layout.foot, out),
    }
}
