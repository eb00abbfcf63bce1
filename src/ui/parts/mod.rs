//! Parts of screens that stand on more than one of them.

pub mod sidebar;
