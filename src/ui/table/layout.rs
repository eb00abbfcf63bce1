//! Where everything lies on the table, from the space there is.

use egui::{Rect, pos2, vec2};

/// Height of the bar at the top, in points.
pub const TOP_BAR: f32 = 48.0;
/// Width of the rules or the log beside the table, in points.
pub const SIDE: f32 = 320.0;
/// From this width on, the side panel stands beside the table instead of over it.
pub const WIDE: f32 = 1280.0;
/// Below this height, rivals become narrow.
const SHORT: f32 = 600.0;
const GAP: f32 = 8.0;

/// The parts of the table screen, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Bar at the top, over the whole width.
    pub top: Rect,
    /// The other players.
    pub rivals: Rect,
    /// Deck, stalls and box.
    pub market: Rect,
    /// Sets of the seat at the bottom.
    pub own: Rect,
    /// The hand.
    pub hand: Rect,
    /// Prompt, breakdown and buttons: beside hand and own sets, or beside the hand alone where a
    /// drawer needs the room above.
    pub desk: Rect,
    /// Hand and desk together: where hand-off and question lie.
    pub foot: Rect,
    /// Rules or log, if open.
    pub side: Option<Rect>,
    /// Whether there is little height.
    pub short: bool,
}

impl Layout {
    /// Divides the window, with or without a side panel, with or without an open hand and its desk.
    #[must_use]
    pub fn new(window: Rect, side_open: bool, hand_open: bool) -> Self {
        let top = Rect::from_min_size(window.min, vec2(window.width(), TOP_BAR));
        let below = Rect::from_min_max(pos2(window.left(), top.bottom()), window.max);
        let docked = side_open && window.width() >= WIDE;
        let width = below.width() - if docked { SIDE } else { 0.0 };
        let table = Rect::from_min_size(below.min, vec2(width, below.height())).shrink(GAP);
        let short = below.height() < SHORT;

        let foot_height = (table.height() * 0.3).clamp(176.0, 280.0);
        let rest = table.height() - foot_height - 3.0 * GAP;
        let (rivals_share, market_share) = if short { (0.34, 0.36) } else { (0.29, 0.39) };
        let rivals_height = rest * rivals_share;
        let market_height = rest * market_share;
        let row = |top: f32, height: f32| {
            Rect::from_min_size(pos2(table.left(), top), vec2(table.width(), height))
        };
        let rivals = row(table.top(), rivals_height);
        let market = row(rivals.bottom() + GAP, market_height);
        let mut own = row(market.bottom() + GAP, rest - rivals_height - market_height);
        let foot = row(own.bottom() + GAP, foot_height);
        let desk_width = (table.width() * 0.38).clamp(360.0, 440.0);
        let mut desk = Rect::from_min_max(pos2(foot.right() - desk_width, foot.top()), foot.max);
        let drawer = side_open && !docked;
        if hand_open && !drawer {
            // Its tapes stick out above the paper.
            desk.min.y = own.top() + GAP;
            own.max.x = desk.left() - GAP;
        }
        let hand = Rect::from_min_max(foot.min, pos2(desk.left() - GAP, foot.bottom()));
        let side = side_open.then(|| {
            let left = below.right() - SIDE;
            // As a drawer it never lies over the hand.
            let bottom = if docked {
                below.bottom()
            } else {
                foot.top() - GAP
            };
            Rect::from_min_max(pos2(left, below.top()), pos2(below.right(), bottom))
        });
        Self {
            top,
            rivals,
            market,
            own,
            hand,
            desk,
            foot,
            side,
            short,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height))
    }

    #[test]
    fn ux57_everything_fits_the_smallest_window() {
        for (width, height) in [
            (960.0, 540.0),
            (1024.0, 600.0),
            (1280.0, 800.0),
            (2560.0, 1600.0),
        ] {
            for (side, hand) in [(false, false), (false, true), (true, false), (true, true)] {
                let layout = Layout::new(window(width, height), side, hand);
                let parts = [
                    layout.top,
                    layout.rivals,
                    layout.market,
                    layout.own,
                    layout.foot,
                ];
                assert!(!layout.desk.intersects(layout.hand));
                assert!(!hand || !layout.desk.intersects(layout.own));
                for part in parts {
                    assert!(
                        window(width, height).contains_rect(part),
                        "{part:?} at {width}"
                    );
                    assert!(part.height() >= 48.0, "{part:?} at {width}x{height}");
                }
                for pair in parts.windows(2) {
                    assert!(pair[0].bottom() <= pair[1].top() + 0.1);
                }
            }
        }
    }

    #[test]
    fn the_drawer_never_covers_the_hand() {
        let layout = Layout::new(window(960.0, 540.0), true, true);
        assert!(
            layout
                .side
                .is_some_and(|side| !side.intersects(layout.hand))
        );
    }
}
