//! Paper signs, pinned or taped on: what panels are in this market. In the dark they are slates.

use crate::ui::look::Look;
use crate::ui::paint::{ink, texture};
use crate::ui::theme::{display, mix, size};
use egui::{
    Color32, Context, Frame, InnerResponse, Margin, Rect, RichText, Shape, Stroke, Ui, Vec2, pos2,
    vec2,
};

/// What holds a sign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// A strip of tape at each upper corner.
    #[default]
    Tape,
    /// A drawing pin in the middle above.
    Pin,
    /// Nothing: it lies there.
    Loose,
}

/// Paints a sign into `rect`; returns where one may write on it.
pub fn paper(ui: &Ui, look: &Look, rect: Rect) -> Rect {
    ui.painter().add(sheet(ui.ctx(), look, rect, Hold::Tape));
    rect.shrink(12.0)
}

/// A sign as large as its contents, with a title if there is one.
pub fn sign<R>(
    ui: &mut Ui,
    look: &Look,
    title: Option<&str>,
    hold: Hold,
    add: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let under = ui.painter().add(Shape::Noop);
    let frame = Frame::new().inner_margin(Margin {
        left: 18,
        right: 18,
        top: 18,
        bottom: 16,
    });
    let shown = frame.show(ui, |ui| {
        if let Some(title) = title {
            let colour = look.theme.panel_text;
            let title = RichText::new(title)
                .font(display(size::TITLE))
                .color(colour);
            ui.label(title);
        }
        add(ui)
    });
    let shape = sheet(ui.ctx(), look, shown.response.rect, hold);
    ui.painter().set(under, shape);
    shown
}

/// A sign as a shape.
pub fn sheet(ctx: &Context, look: &Look, rect: Rect, hold: Hold) -> Shape {
    let theme = &look.theme;
    let points = ink::cut(rect.shrink(2.0), 1.4, ink::seed_of(rect.size()));
    if !theme.textured {
        let line = Stroke::new(3.0, theme.line);
        return ink::printed(points, theme.panel, line, Vec2::ZERO);
    }
    let speck = mix(theme.panel, theme.hairline, 0.8);
    let mut shapes = vec![
        texture::cast(&points, look, 4.0),
        ink::flat(&points, theme.panel),
        texture::specks(ctx, look, rect.shrink(4.0), speck),
        ink::outline(points, Stroke::new(size::LINE, theme.line)),
    ];
    match hold {
        Hold::Tape => {
            let (left, right) = (rect.left_top(), rect.right_top());
            shapes.push(tape(left + vec2(16.0, 3.0), -0.55, look));
            shapes.push(tape(right + vec2(-16.0, 3.0), 0.5, look));
        }
        Hold::Pin => shapes.push(pin(pos2(rect.center().x, rect.top() + 9.0), look)),
        Hold::Loose => {}
    }
    Shape::Vec(shapes)
}

fn tape(middle: egui::Pos2, angle: f32, look: &Look) -> Shape {
    let inks = look.theme.inks;
    let strip = Rect::from_center_size(middle, vec2(46.0, 15.0));
    // Torn ends.
    let mut points = vec![strip.left_top(), strip.right_top()];
    let teeth = [(0.25, 3.0), (0.5, 0.0), (0.75, 3.0)];
    let down =
        |(y, depth): (f32, f32)| pos2(strip.right() - depth, strip.top() + y * strip.height());
    let up =
        |(y, depth): (f32, f32)| pos2(strip.left() + depth, strip.bottom() - y * strip.height());
    points.extend(teeth.map(down));
    points.extend([strip.right_bottom(), strip.left_bottom()]);
    points.extend(teeth.map(up));
    let points = ink::turned(&points, angle, middle);
    let film = inks.gold.gamma_multiply(0.72);
    let line = Stroke::new(1.2, inks.ink.gamma_multiply(0.55));
    Shape::Vec(vec![ink::flat(&points, film), ink::outline(points, line)])
}

fn pin(centre: egui::Pos2, look: &Look) -> Shape {
    let inks = look.theme.inks;
    let shade = look.theme.shadow;
    Shape::Vec(vec![
        Shape::circle_filled(centre + vec2(2.0, 3.0), 7.0, shade),
        Shape::circle_filled(centre, 7.0, inks.red),
        Shape::circle_stroke(centre, 7.0, Stroke::new(1.8, inks.ink)),
        Shape::circle_filled(centre - vec2(2.2, 2.4), 2.0, inks.paper),
    ])
}

/// A title painted straight on the ground.
pub fn title(ui: &mut Ui, words: &str, colour: Color32) -> egui::Response {
    ui.label(
        RichText::new(words)
            .font(display(size::TITLE))
            .color(colour),
    )
}

/// A line across a sign, drawn with a ruler and a shaky hand.
pub fn rule(ui: &mut Ui, look: &Look) {
    let wide = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(wide, size::GAP), egui::Sense::hover());
    let middle = rect.center().y;
    let upper: Vec<_> = ink::cut(rect, 0.8, 11)
        .into_iter()
        .take_while(|at| at.y < middle - size::GAP / 4.0)
        .map(|at| pos2(at.x, at.y + size::GAP / 2.0))
        .collect();
    let line = Stroke::new(1.5, look.theme.hairline);
    ui.painter().add(Shape::line(upper, line));
}
