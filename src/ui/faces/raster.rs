//! From a drawing to pixels: each drawing is read once, for as long as the program runs.

use super::face::Face;
use super::painted;
use egui::ColorImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use thiserror::Error;

/// Clear pixels round a picture, so that the edges of a turned one stay smooth.
pub(super) const BORDER: usize = 2;

/// Widest picture drawn, in pixels: with its border every renderer can hold it.
pub(super) const MAX_WIDTH: u32 = 2044;

/// Why a picture could not be drawn. All drawings are part of the program, and tests draw each one.
#[derive(Debug, Error)]
pub enum DrawError {
    /// The drawing is no SVG.
    #[error("the drawing of {face} cannot be read: {source}")]
    Drawing {
        /// Which picture.
        face: String,
        /// What the reader says.
        source: resvg::usvg::Error,
    },
    /// No memory for that size.
    #[error("no room to draw {face} {width} pixels wide")]
    Size {
        /// Which picture.
        face: String,
        /// How wide, in pixels.
        width: u32,
    },
}

/// Narrower pictures are drawn twice as large and halved: the wobble moves whole pixels, and would
/// leave small cards ragged.
const FINE_WIDTH: u32 = 240;

/// Height in pixels of a picture of that width.
pub(super) fn height(face: Face, width: u32) -> u32 {
    let units = face.units();
    ((width as f32 * units.y / units.x).round() as u32).max(1)
}

/// Draws a picture that many pixels wide, with a clear border unless it tiles.
///
/// # Errors
/// Only if a drawing shipped with the program is broken, or memory is short.
pub fn draw(face: Face, width: u32) -> Result<ColorImage, DrawError> {
    let (wide, high) = (width.max(1), height(face, width));
    if face == Face::Title
        && let Some(image) = painted::title([wide as usize, high as usize], BORDER)
    {
        return Ok(image);
    }
    let finer = if wide < FINE_WIDTH { 2 } else { 1 };
    let mut pixmap = Pixmap::new(wide * finer, high * finer).ok_or_else(|| DrawError::Size {
        face: face.name(),
        width,
    })?;
    from_drawing(face, &mut pixmap)?;
    let (wide, high) = (wide as usize, high as usize);
    let drawn = if finer == 2 {
        halved(pixmap.data(), wide)
    } else {
        pixmap.take()
    };
    if face.tiles() {
        return Ok(ColorImage::from_rgba_premultiplied([wide, high], &drawn));
    }
    let (full_wide, full_high) = (wide + 2 * BORDER, high + 2 * BORDER);
    let mut bytes = vec![0; full_wide * full_high * 4];
    let rows = bytes.chunks_exact_mut(full_wide * 4).skip(BORDER);
    for (to, from) in rows.zip(drawn.chunks_exact(wide * 4)) {
        if let Some(to) = to.get_mut(BORDER * 4..(BORDER + wide) * 4) {
            to.copy_from_slice(from);
        }
    }
    Ok(ColorImage::from_rgba_premultiplied(
        [full_wide, full_high],
        &bytes,
    ))
}

pub(super) fn from_drawing(face: Face, pixmap: &mut Pixmap) -> Result<(), DrawError> {
    let tree = tree(face)?;
    let size = tree.size();
    // A pure scale: with an offset in it resvg cuts the wobble filter's region at the wrong place.
    let scale = Transform::from_scale(
        pixmap.width() as f32 / size.width(),
        pixmap.height() as f32 / size.height(),
    );
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    Ok(())
}

/// Every 2 × 2 pixels averaged into one; `wide` is the width of the result.
fn halved(data: &[u8], wide: usize) -> Vec<u8> {
    let row = wide * 2 * 4;
    let mut half = Vec::with_capacity(data.len() / 4);
    for rows in data.chunks_exact(row * 2) {
        let (upper, lower) = rows.split_at(row);
        for (above, below) in upper.chunks_exact(8).zip(lower.chunks_exact(8)) {
            let (left, right) = above.split_at(4);
            let (left_below, right_below) = below.split_at(4);
            for ((&a, &b), (&c, &d)) in left
                .iter()
                .zip(right)
                .zip(left_below.iter().zip(right_below))
            {
                let sum = u16::from(a) + u16::from(b) + u16::from(c) + u16::from(d);
                half.push(((sum + 2) / 4) as u8);
            }
        }
    }
    half
}

/// The same picture drawn once for the whole process: tests share what they drew.
pub(super) fn draw_shared(face: Face, width: u32) -> Result<Arc<ColorImage>, DrawError> {
    type Drawn = HashMap<(Face, u32), Arc<ColorImage>>;
    static DRAWN: Mutex<Option<Drawn>> = Mutex::new(None);
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let drawn = drawn.get_or_insert_default();
    if let Some(image) = drawn.get(&(face, width)) {
        return Ok(Arc::clone(image));
    }
    let image = Arc::new(draw(face, width)?);
    drawn.insert((face, width), Arc::clone(&image));
    Ok(image)
}

fn tree(face: Face) -> Result<Arc<Tree>, DrawError> {
    type Read = HashMap<Face, Arc<Tree>>;
    static READ: Mutex<Option<Read>> = Mutex::new(None);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let read = read.get_or_insert_default();
    if let Some(tree) = read.get(&face) {
        return Ok(Arc::clone(tree));
    }
    let tree = Tree::from_str(face.svg(), &Options::default()).map_err(|source| {
        let face = face.name();
        DrawError::Drawing { face, source }
    })?;
    // The scene of the title screen is drawn once or twice and is as large as ten cards: not kept.
    let tree = Arc::new(tree);
    if face != Face::Title {
        read.insert(face, Arc::clone(&tree));
    }
    Ok(tree)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Family, Product};

    #[test]
    fn every_picture_can_be_drawn_and_is_not_empty() {
        for face in Face::all() {
            let image = draw(face, 48).unwrap_or_else(|error| panic!("{error}"));
            let border = if face.tiles() { 0 } else { 2 * BORDER };
            let high = height(face, 48) as usize;
            assert_eq!(image.size, [48 + border, high + border], "{}", face.name());
            let seen = image.pixels.iter().filter(|pixel| pixel.a() > 200).count();
            assert!(seen * 20 > image.pixels.len(), "{} is empty", face.name());
        }
    }

    #[test]
    fn the_border_is_clear() {
        let image = draw(Face::Back, 40).unwrap();
        let [wide, high] = image.size;
        for (at, pixel) in image.pixels.iter().enumerate() {
            let (x, y) = (at % wide, at / wide);
            if x < BORDER || y < BORDER || x >= wide - BORDER || y >= high - BORDER {
                assert_eq!(pixel.a(), 0, "at {x}, {y}");
            }
        }
    }

    #[test]
    fn pictures_tell_apart_in_greyscale() {
        // ux 62: seven products and five families; the figures' brightness, without the frame that all
        // cards of a kind share, pair by pair.
        let grey = |face| {
            let image = draw(face, 32).unwrap();
            let [wide, high] = image.size;
            let bright = |pixel: &egui::Color32| pixel.to_opaque().intensity();
            let figure = wide * (high / 5)..wide * (high * 3 / 4);
            image.pixels[figure].iter().map(bright).collect::<Vec<_>>()
        };
        let apart = |faces: &[Face]| {
            let greys: Vec<_> = faces.iter().map(|&face| grey(face)).collect();
            for (at, one) in greys.iter().enumerate() {
                for (with, other) in greys.iter().enumerate().skip(at + 1) {
                    let sum: f32 = one.iter().zip(other).map(|(a, b)| (a - b).abs()).sum();
                    let mean = sum / one.len() as f32;
                    assert!(mean > 0.06, "{:?} {:?}: {mean}", faces[at], faces[with]);
                }
            }
        };
        apart(&Product::ALL.map(|product| Face::Card(product.card())));
        apart(&Family::ALL.map(Face::Family));
    }
}
