//! The title as it was painted beforehand: its drawing takes a second of work, and the title is the first
//! thing anybody sees. Read row by row and averaged into the wanted size at once, it costs little time
//! and no more memory than the result.

use egui::{Color32, ColorImage};
use std::io::Cursor;

/// Its width in pixels; wider ones are drawn.
pub const PAINTED: usize = 1600;
const HIGH: usize = 900;
const TITLE: &[u8] = include_bytes!("../../../assets/table/title.png");

/// The title in that size in pixels, no larger than it was painted, with that much of a clear border.
pub(super) fn title([wide, high]: [usize; 2], border: usize) -> Option<ColorImage> {
    let columns = shares(PAINTED, wide)?;
    let rows = shares(HIGH, high)?;
    let mut picture = png::Decoder::new(Cursor::new(TITLE)).read_info().ok()?;
    if picture.output_color_type() != (png::ColorType::Rgb, png::BitDepth::Eight) {
        return None;
    }
    let size = [wide + 2 * border, high + 2 * border];
    let mut image = ColorImage::filled(size, Color32::TRANSPARENT);
    // The row of the result that is being filled, and the one after it.
    let mut sums = [vec![[0.0_f32; 3]; wide + 1], vec![[0.0; 3]; wide + 1]];
    let mut line = vec![[0.0_f32; 3]; wide + 1];
    for (number, share) in rows.iter().enumerate() {
        let row = picture.next_row().ok()??;
        line.fill([0.0; 3]);
        for (pixel, column) in row.data().chunks_exact(3).zip(&columns) {
            let [here, next] = line.get_mut(column.at..column.at + 2)?.first_chunk_mut()?;
            for ((&value, here), next) in pixel.iter().zip(here).zip(next) {
                *here += f32::from(value) * column.here;
                *next += f32::from(value) * column.next;
            }
        }
        let [filling, after] = &mut sums;
        for ((from, filling), after) in line.iter().zip(&mut *filling).zip(&mut *after) {
            for ((value, filling), after) in from.iter().zip(filling).zip(after) {
                *filling += value * share.here;
                *after += value * share.next;
            }
        }
        if rows.get(number + 1).is_none_or(|next| next.at > share.at) {
            let start = (share.at + border) * size[0] + border;
            let pixels = image.pixels.get_mut(start..start + wide)?;
            for (to, [red, green, blue]) in pixels.iter_mut().zip(&*filling) {
                let [red, green, blue] = [red, green, blue].map(|sum| (sum + 0.5) as u8);
                *to = Color32::from_rgb(red, green, blue);
            }
            filling.fill([0.0; 3]);
            sums.swap(0, 1);
        }
    }
    Some(image)
}

/// Where a pixel of the painting comes to lie: so much of it in one pixel of the result, the rest in the next.
struct Share {
    at: usize,
    here: f32,
    next: f32,
}

/// All pixels of a row or a column; `None` if the result is larger than the painting.
fn shares(painted: usize, wanted: usize) -> Option<Vec<Share>> {
    if wanted == 0 || wanted > painted {
        return None;
    }
    let scale = wanted as f32 / painted as f32;
    let share = |number: usize| {
        let (from, to) = (number * wanted, (number + 1) * wanted);
        let at = from / painted;
        let over = to.saturating_sub((at + 1) * painted) as f32 / painted as f32;
        Share {
            at,
            here: scale - over,
            next: over,
        }
    };
    Some((0..painted).map(share).collect())
}

#[cfg(test)]
mod tests {
    use super::super::face::Face;
    use super::super::raster::from_drawing;
    use super::*;
    use resvg::tiny_skia::Pixmap;

    /// `UPDATE_TITLE=1 cargo test --lib painted` paints it anew.
    #[test]
    fn the_painted_title_is_what_its_drawing_draws() {
        let mut drawn = Pixmap::new(PAINTED as u32, HIGH as u32).unwrap();
        from_drawing(Face::Title, &mut drawn).unwrap();
        let opaque = drawn.pixels().iter().all(|pixel| pixel.alpha() == 255);
        assert!(opaque, "the painting has no clear places");
        if std::env::var_os("UPDATE_TITLE").is_some() {
            let colours: Vec<u8> = drawn
                .pixels()
                .iter()
                .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
                .collect();
            let file = std::fs::File::create("assets/table/title.png").unwrap();
            let mut encoder = png::Encoder::new(file, PAINTED as u32, HIGH as u32);
            encoder.set_color(png::ColorType::Rgb);
            encoder.set_compression(png::Compression::High);
            let mut writer = encoder.write_header().unwrap();
            writer.write_image_data(&colours).unwrap();
        }
        let shown = title([PAINTED, HIGH], 0).unwrap();
        let far = drawn.pixels().iter().zip(&shown.pixels);
        let far = far.filter(|(one, other)| {
            let one = [one.red(), one.green(), one.blue()];
            let other = [other.r(), other.g(), other.b()];
            one.iter()
                .zip(other)
                .any(|(one, other)| one.abs_diff(other) > 8)
        });
        let far = far.count();
        assert!(far * 1_000 < shown.pixels.len(), "{far} pixels differ");
    }

    #[test]
    fn a_smaller_one_is_as_bright_and_fills_its_place() {
        let mean = |image: &ColorImage| {
            let sum: f64 = image
                .pixels
                .iter()
                .map(|at| f64::from(at.intensity()))
                .sum();
            sum / image.pixels.len() as f64
        };
        let whole = title([PAINTED, HIGH], 0).unwrap();
        for size in [[960, 540], [1422, 800], [37, 21]] {
            let image = title(size, 0).unwrap();
            assert!(
                image.pixels.iter().all(|pixel| pixel.a() == 255),
                "{size:?}"
            );
            assert!((mean(&image) - mean(&whole)).abs() < 0.01, "{size:?}");
        }
        let bordered = title([40, 20], 2).unwrap();
        assert_eq!((bordered.size, bordered.pixels[0].a()), ([44, 24], 0));
        assert!(title([PAINTED + 1, HIGH], 0).is_none());
    }
}
