//! Sizes in points at zoom 1, and durations in seconds: every number of the look that is no colour.

/// Smallest type.
pub const SMALL: f32 = 14.0;
/// Type people read.
pub const BODY: f32 = 16.0;
/// Values and names in the display face.
pub const VALUE: f32 = 20.0;
/// Titles.
pub const TITLE: f32 = 28.0;

/// Between neighbours.
pub const GAP: f32 = 8.0;
/// Least side of anything that can be pressed (WCAG 2.5.8).
pub const TARGET: f32 = 24.0;
/// Height of whatever commits, and of cards' strips (WCAG 2.5.5).
pub const COMMIT: f32 = 44.0;
/// Height of what neither commits nor is small: fields, chips, tabs.
pub const CONTROL: f32 = 36.0;

/// Width of a card in hand.
pub const CARD_HAND: f32 = 112.0;
/// Width of a card on a stall.
pub const CARD_STALL: f32 = 88.0;
/// Width of a card in a set.
pub const CARD_SET: f32 = 72.0;
/// Width of a card one looks at.
pub const CARD_ZOOM: f32 = 300.0;
/// A card's height for each unit of its width (500 × 700).
pub const CARD_RATIO: f32 = 1.4;
/// A card's corner radius for each unit of its width.
pub const CARD_CORNER: f32 = 34.0 / 500.0;

/// Line round boards, tags and signs.
pub const LINE: f32 = 2.0;
/// Focus ring, drawn in two colours outside the thing.
pub const FOCUS: f32 = 3.0;

/// A card lifts under the pointer, a board sinks.
pub const LIFT_SECONDS: f32 = 0.15;
/// A card flies.
pub const FLIGHT_SECONDS: f32 = 0.28;
/// A stamp lands.
pub const STAMP_SECONDS: f32 = 0.22;
/// A changed thing keeps its outline when nothing moves (reduced motion).
pub const NOTICE_SECONDS: f32 = 1.0;
/// The pointer rests before a tooltip opens.
pub const TOOLTIP_SECONDS: f32 = 0.5;
