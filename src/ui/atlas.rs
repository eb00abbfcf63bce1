//! Small pictures side by side in few textures: whatever lies in one texture is drawn in one go, however
//! many there are of it, and a market has a hundred cards.

use egui::{ColorImage, Context, Rect, TextureHandle, TextureId, TextureOptions, pos2};
use guillotiere::{AllocId, AtlasAllocator, size2};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// Sides of a sheet in pixels: the small one holds all that is in a small window.
const SIDES: [usize; 2] = [1024, 2048];
/// Windows whose longer side has more pixels start with the large one.
const LARGE_WINDOW: f32 = 1600.0;
/// Pictures with a longer side, in pixels, get a texture of their own.
const LONGEST: usize = 400;
/// Clear pixels between two pictures, so that none shows at the edge of another.
const GAP: usize = 1;

/// A sheet of small pictures.
struct Sheet {
    places: AtlasAllocator,
    texture: TextureHandle,
}

impl Sheet {
    fn new(ctx: &Context, side: usize) -> Self {
        let clear = ColorImage::filled([side, side], egui::Color32::TRANSPARENT);
        Self {
            places: AtlasAllocator::new(size2(side as i32, side as i32)),
            texture: ctx.load_texture("sheet", clear, TextureOptions::LINEAR),
        }
    }
}

/// The place of a picture on a sheet; free for others when it is dropped.
struct Place {
    sheet: Rc<RefCell<Sheet>>,
    id: AllocId,
    bytes: usize,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.sheet.borrow_mut().places.deallocate(self.id);
    }
}

/// What keeps a picture's pixels on the graphics card.
enum Keeper {
    Alone(TextureHandle),
    OnSheet(Place),
}

/// A picture that can be painted, for as long as this lives. What was painted in a frame must live until
/// its end: another picture may take its place at once.
pub struct Held {
    /// The texture it is in.
    pub texture: TextureId,
    /// Where in the texture, 0 to 1.
    pub uv: Rect,
    /// Its size in pixels.
    pub size: [usize; 2],
    keeper: Keeper,
}

impl Held {
    /// Whether others are in the same texture.
    #[must_use]
    pub const fn on_sheet(&self) -> bool {
        matches!(self.keeper, Keeper::OnSheet(_))
    }

    /// Its share of memory, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        match &self.keeper {
            Keeper::Alone(texture) => texture.byte_size(),
            Keeper::OnSheet(place) => place.bytes,
        }
    }
}

/// All sheets.
#[derive(Default)]
pub struct Atlas {
    sheets: RefCell<Vec<Rc<RefCell<Sheet>>>>,
    version: Cell<u64>,
    followed: RefCell<Option<Followed>>,
}

/// What was painted with since somebody wanted to know.
#[derive(Default)]
struct Followed {
    pictures: Vec<Rc<Held>>,
    /// A picture was not there yet, or not in its size.
    wanting: bool,
}

impl Atlas {
    /// Changes with every picture that comes.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version.get()
    }

    /// From now on remembers which pictures are painted.
    pub(super) fn follow(&self) {
        self.followed.replace(Some(Followed::default()));
    }

    /// The pictures painted since `follow`; `None` if one of them was not as it should be.
    pub(super) fn followed(&self) -> Option<Vec<Rc<Held>>> {
        let followed = self.followed.take()?;
        (!followed.wanting).then_some(followed.pictures)
    }

    /// A picture is being painted.
    pub(super) fn painting(&self, picture: &Rc<Held>) {
        if let Some(followed) = &mut *self.followed.borrow_mut()
            && !followed
                .pictures
                .iter()
                .any(|other| Rc::ptr_eq(other, picture))
        {
            followed.pictures.push(Rc::clone(picture));
        }
    }

    /// A picture was wanted and is not there yet, or not in its size.
    pub(super) fn wanting(&self) {
        if let Some(followed) = &mut *self.followed.borrow_mut() {
            followed.wanting = true;
        }
    }

    /// Takes a picture in: beside others if it is small and need not repeat, else by itself.
    #[must_use]
    pub fn hold(
        &self,
        ctx: &Context,
        name: &str,
        image: Arc<ColorImage>,
        options: TextureOptions,
    ) -> Rc<Held> {
        Rc::new(self.held(ctx, name, image, options))
    }

    fn held(
        &self,
        ctx: &Context,
        name: &str,
        image: Arc<ColorImage>,
        options: TextureOptions,
    ) -> Held {
        self.version.set(self.version.get() + 1);
        let small = image.size.iter().all(|&side| side <= LONGEST);
        if small
            && options == TextureOptions::LINEAR
            && let Some(held) = self.beside_others(ctx, &image)
        {
            return held;
        }
        let size = image.size;
        let texture = ctx.load_texture(name, image, options);
        Held {
            texture: texture.id(),
            uv: Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
            size,
            keeper: Keeper::Alone(texture),
        }
    }

    fn beside_others(&self, ctx: &Context, image: &Arc<ColorImage>) -> Option<Held> {
        let mut sheets = self.sheets.borrow_mut();
        let found = sheets.iter().find_map(|sheet| put(sheet, image));
        found.or_else(|| {
            let window = ctx.content_rect().size().max_elem() * ctx.pixels_per_point();
            let small = sheets.is_empty() && window <= LARGE_WINDOW;
            let side = SIDES[usize::from(!small)];
            let side = side.min(ctx.input(|input| input.max_texture_side));
            let sheet = Rc::new(RefCell::new(Sheet::new(ctx, side)));
            let held = put(&sheet, image);
            sheets.push(sheet);
            held
        })
    }
}

/// Puts a picture on a sheet; `None` if there is no room.
fn put(sheet: &Rc<RefCell<Sheet>>, image: &Arc<ColorImage>) -> Option<Held> {
    let [wide, high] = image.size;
    let wanted = size2((wide + GAP) as i32, (high + GAP) as i32);
    let mut open = sheet.borrow_mut();
    let place = open.places.allocate(wanted)?;
    let corner = place.rectangle.min;
    let at = [corner.x as usize, corner.y as usize];
    open.texture
        .set_partial(at, Arc::clone(image), TextureOptions::LINEAR);
    let [full_wide, full_high] = open.texture.size();
    let share = |x: usize, y: usize| pos2(x as f32 / full_wide as f32, y as f32 / full_high as f32);
    Some(Held {
        texture: open.texture.id(),
        uv: Rect::from_min_max(share(at[0], at[1]), share(at[0] + wide, at[1] + high)),
        size: image.size,
        keeper: Keeper::OnSheet(Place {
            sheet: Rc::clone(sheet),
            id: place.id,
            bytes: wide * high * 4,
        }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Color32;

    fn image(wide: usize, high: usize) -> Arc<ColorImage> {
        Arc::new(ColorImage::filled([wide, high], Color32::RED))
    }

    fn hold(atlas: &Atlas, ctx: &Context, wide: usize, high: usize) -> Rc<Held> {
        atlas.hold(ctx, "test", image(wide, high), TextureOptions::LINEAR)
    }

    fn window() -> Context {
        let ctx = Context::default();
        let input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(
                pos2(0.0, 0.0),
                egui::vec2(960.0, 540.0),
            )),
            ..egui::RawInput::default()
        };
        ctx.run_ui(input, |_| ()).drop_without_applying_deltas();
        ctx
    }

    #[test]
    fn small_pictures_share_a_texture_and_none_covers_another() {
        let (ctx, atlas) = (window(), Atlas::default());
        let held: Vec<Rc<Held>> = (0..40)
            .map(|number| [20, 57, 110, 24][number / 10])
            .map(|side| hold(&atlas, &ctx, side, side + side / 2))
            .collect();
        for (index, one) in held.iter().enumerate() {
            assert_eq!(one.texture, held[0].texture);
            assert!(one.on_sheet());
            let [wide, high] = one.size;
            assert!((one.uv.width() * 1024.0 - wide as f32).abs() < 0.01);
            assert!((one.uv.height() * 1024.0 - high as f32).abs() < 0.01);
            for other in &held[..index] {
                assert!(!one.uv.expand(0.5 / 1024.0).intersects(other.uv));
            }
        }
    }

    #[test]
    fn large_and_repeating_pictures_are_by_themselves() {
        let (ctx, atlas) = (window(), Atlas::default());
        assert!(!hold(&atlas, &ctx, 900, 20).on_sheet());
        let options = TextureOptions::LINEAR_REPEAT;
        assert!(!atlas.hold(&ctx, "test", image(20, 20), options).on_sheet());
    }

    #[test]
    fn a_dropped_picture_makes_room() {
        let (ctx, atlas) = (window(), Atlas::default());
        let first = hold(&atlas, &ctx, 10, 10).texture;
        for _ in 0..200 {
            assert_eq!(hold(&atlas, &ctx, 400, 400).texture, first);
        }
        let kept: Vec<Rc<Held>> = (0..9).map(|_| hold(&atlas, &ctx, 400, 400)).collect();
        assert!(
            kept.iter().any(|held| held.texture != first),
            "one sheet holds four at most"
        );
    }
}
