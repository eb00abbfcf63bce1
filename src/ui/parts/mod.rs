//! Parts of screens that stand on more than one of them.

pub mod dialog;
pub mod kit;
pub mod log;
pub mod sidebar;
pub mod toasts;
