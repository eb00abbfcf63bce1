//! The window's icon, drawn from the same SVG as every package's.

use egui::IconData;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const SIDE: u32 = 128;
const SVG: &str = include_str!("../../assets/table/icon.svg");

/// The icon, or none at all should it not be drawable.
#[must_use]
pub fn icon() -> IconData {
    draw().unwrap_or_default()
}

fn draw() -> Option<IconData> {
    let tree = Tree::from_str(SVG, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(SIDE, SIDE)?;
    let scale = SIDE as f32 / tree.size().width();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    let rgba = pixmap.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    Some(IconData {
        rgba: rgba.collect(),
        width: SIDE,
        height: SIDE,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_drawn() {
        let icon = icon();
        assert_eq!((icon.width, icon.height), (SIDE, SIDE));
        assert!(icon.rgba.chunks(4).any(|pixel| pixel[3] == 255));
    }
}
