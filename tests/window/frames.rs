//! What one frame shows, tells and does: everything that could give a card away.

use super::driver::Program;
use eframe::egui::epaint::ClippedShape;
use eframe::egui::{OutputCommand, Shape, ViewportCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

/// One frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// Painted words, with their places.
    pub texts: Vec<String>,
    /// Names, values and descriptions for screen readers, with state.
    pub spoken: Vec<String>,
    /// Titles given to the window.
    pub titles: Vec<String>,
    /// What went to the clipboard.
    pub copied: Vec<String>,
    /// Everything painted but words, with its place and colour.
    pub shapes: Vec<ClippedShape>,
}

impl Frame {
    /// What the last frame came to.
    pub fn of<P: Program>(harness: &Harness<'static, P>) -> Self {
        let output = harness.output();
        let mut texts = Vec::new();
        let mut shapes = output.shapes.clone();
        for clipped in &mut shapes {
            words(&mut clipped.shape, &mut texts);
        }
        let nodes = harness.query_all_by(|_| true);
        let spoken = nodes.map(|node| {
            let node = node.accesskit_node();
            format!(
                "{:?} {:?} {:?} {:?} {} {:?}",
                node.role(),
                node.label(),
                node.value(),
                node.description(),
                node.is_disabled(),
                node.toggled(),
            )
        });
        let commands = output.viewport_output.values();
        let titles = commands.flat_map(|viewport| &viewport.commands);
        let titles = titles.filter_map(|command| match command {
            ViewportCommand::Title(title) => Some(title.clone()),
            _ => None,
        });
        let copied = output.platform_output.commands.iter();
        let copied = copied.filter_map(|command| match command {
            OutputCommand::CopyText(text) | OutputCommand::TextSelectionSettled(text) => {
                Some(text.clone())
            }
            _ => None,
        });
        Self {
            texts,
            spoken: spoken.collect(),
            titles: titles.collect(),
            copied: copied.collect(),
            shapes,
        }
    }

    /// Leaves out a folder's name, which no card depends on. Where it stands, only words are compared:
    /// the name's width moves what is beside it.
    pub fn forget(&mut self, folder: &str) {
        let mut all = self.texts.iter().chain(&self.spoken);
        if all.any(|word| word.contains(folder)) {
            self.shapes.clear();
        }
        for word in self.texts.iter_mut().chain(&mut self.spoken) {
            *word = word.replace(folder, "");
            forget_moment(word);
        }
    }

    /// Where two frames differ; `None` where they are the same.
    pub fn differs(&self, other: &Self) -> Option<String> {
        let lists = [
            ("painted", &self.texts, &other.texts),
            ("spoken", &self.spoken, &other.spoken),
            ("title", &self.titles, &other.titles),
            ("copied", &self.copied, &other.copied),
        ];
        for (what, one, two) in lists {
            if one != two {
                let apart = one.iter().zip(two).find(|(one, two)| one != two);
                return Some(format!(
                    "{what}: {apart:?} ({} and {})",
                    one.len(),
                    two.len()
                ));
            }
        }
        if self.shapes == other.shapes {
            return None;
        }
        let pairs = self.shapes.iter().zip(&other.shapes);
        let apart = pairs.into_iter().find(|(one, two)| one != two);
        let apart = format!("{apart:?}");
        let apart: String = apart.chars().take(600).collect();
        Some(format!("painted, without words: {apart}"))
    }
}

/// Leaves out the minute something was saved, "2026-02-03 18:30 UTC": two saves may lie in two minutes.
fn forget_moment(word: &mut String) {
    if let Some(end) = word.find(" UTC")
        && let Some(start) = end.checked_sub(16).filter(|&at| word.is_char_boundary(at))
    {
        word.replace_range(start..end, "");
    }
}

/// Notes a frame.
pub fn note<P: Program>(harness: &Harness<'static, P>, frames: &mut Vec<Frame>) {
    frames.push(Frame::of(harness));
}

/// Takes the words out of a shape: which part of the font's texture they are painted from depends on
/// what was written before, the folder's name included.
fn words(shape: &mut Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => {
            texts.push(format!("{} at {:?}", text.galley.text(), text.pos));
            *shape = Shape::Noop;
        }
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| words(shape, texts)),
        _ => {}
    }
}
