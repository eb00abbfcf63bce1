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
//! | a card large enough to read | `closer.rs` |
//! | prompt, prices, buttons | `desk/` |
//! | where a dragged card may fall | `drop.rs` |
//! | looking back | `replay.rs` |
//! | hand-off, the question for an Aunt, bots | `foot.rs` |

mod closer;
pub mod desk;
mod drop;
mod foot;
mod hand;
mod keys;
mod layout;
mod market;
mod pitch;
mod props;
mod replay;
mod scene;
mod set_tile;
mod tile;
mod top_bar;

pub use drop::{carried, send_home};
pub use keys::keys;
pub use layout::Layout;
pub use scene::{LookBack, Scene};
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
    if let Some(point) = scene.looking_back {
        replay::controls(ui, look, point, layout.foot, out);
        return;
    }
    if !scene.hand_open() {
        foot::foot(ui, look, scene, layout.foot, out);
        return;
    }
    hand::hand(ui, look, scene, layout.hand, out);
    match scene.curtain {
        Curtain::Private(_) => desk::desk(ui, look, scene, layout.desk, out),
        Curtain::Claim { .. } => foot::claim_desk(ui, look, scene, layout.desk, out),
        _ => foot::foot(ui, look, scene, layout.desk, out),
    }
}
