//! Draws the program's icon in every form that packages want, from the SVG that the window uses.
//!
//! `cargo run --example icons` writes `packaging/icons`; with `-- --check` it only compares.

use icns::{IconFamily, Image, PixelFormat};
use ico::{IconDir, IconDirEntry, IconImage, ResourceType};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::error::Error;
use std::fs;
use std::path::Path;

/// Sides of the PNG files, in pixels.
const PNG: [u32; 7] = [16, 32, 48, 64, 128, 256, 512];
/// Sides in the Windows icon; larger ones it can't hold.
const ICO: [u32; 6] = [16, 24, 32, 48, 64, 256];
/// Sides in the macOS icon.
const ICNS: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// The icon at that side, as straight RGBA.
fn rgba(tree: &Tree, side: u32) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut pixmap = Pixmap::new(side, side).ok_or("no room for a picture")?;
    let scale = side as f32 / tree.size().width();
    resvg::render(
        tree,
        Transform::from_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    let straight = pixmap.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    Ok(straight.collect())
}

/// A file's name and bytes.
type File = (String, Vec<u8>);

/// Every file.
fn files(tree: &Tree) -> Result<Vec<File>, Box<dyn Error>> {
    let mut files = Vec::new();
    for side in PNG {
        let mut png = Vec::new();
        IconImage::from_rgba_data(side, side, rgba(tree, side)?).write_png(&mut png)?;
        files.push((format!("{side}x{side}.png"), png));
    }
    let mut windows = IconDir::new(ResourceType::Icon);
    for side in ICO {
        let image = IconImage::from_rgba_data(side, side, rgba(tree, side)?);
        windows.add_entry(IconDirEntry::encode(&image)?);
    }
    let mut ico = Vec::new();
    windows.write(&mut ico)?;
    files.push(("me-lo-quitan.ico".to_owned(), ico));
    let mut mac = IconFamily::new();
    for side in ICNS {
        let image = Image::from_data(PixelFormat::RGBA, side, side, rgba(tree, side)?)?;
        mac.add_icon(&image)?;
    }
    let mut icns = Vec::new();
    mac.write(&mut icns)?;
    files.push(("me-lo-quitan.icns".to_owned(), icns));
    Ok(files)
}

fn main() -> Result<(), Box<dyn Error>> {
    let check = std::env::args().any(|argument| argument == "--check");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let svg = fs::read_to_string(root.join("assets/table/icon.svg"))?;
    let tree = Tree::from_str(&svg, &Options::default())?;
    let folder = root.join("packaging/icons");
    fs::create_dir_all(&folder)?;
    for (name, bytes) in files(&tree)? {
        let path = folder.join(&name);
        if !check {
            fs::write(&path, bytes)?;
        } else if fs::read(&path)? != bytes {
            return Err(format!("{name} is not what `cargo run --example icons` draws").into());
        }
    }
    Ok(())
}
