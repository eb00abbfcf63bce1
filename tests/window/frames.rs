//! What one frame shows, tells and does: everything that could give a card away.

/// One frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Frame {
    /// Painted words.
    pub texts: Vec<String>,
}
