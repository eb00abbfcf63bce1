//! Signs the fonts lack, and icons: drawn as lines in the ink of the place.

use super::ink;
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// A sign drawn as a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the signs are what they are called")]
pub enum Mark {
    ArrowLeft,
    ArrowRight,
    ArrowUp,
    ArrowDown,
    ChevronLeft,
    ChevronRight,
    ChevronUp,
    ChevronDown,
    Tick,
    Cross,
    Plus,
    Minus,
    Star,
    Bolt,
    Menu,
    Undo,
    Question,
    Search,
    Eye,
    EyeShut,
    Play,
    Pause,
    Step,
    First,
    Last,
    Gear,
    List,
    Lock,
    Hand,
    Person,
    Robot,
    Moped,
    Bookmark,
    Disk,
    Folder,
    Warning,
}

/// Paints a mark into that square.
pub fn mark(painter: &Painter, rect: Rect, mark: Mark, colour: Color32) {
    painter.add(shape(rect, mark, colour));
}

/// A mark as a shape, fitted into the middle of that rectangle.
pub fn shape(rect: Rect, mark: Mark, colour: Color32) -> Shape {
    let side = rect.width().min(rect.height());
    let pen = Pen {
        origin: rect.center() - Vec2::splat(side / 2.0),
        side,
        line: Stroke::new((side * 0.12).max(1.6), colour),
    };
    Shape::Vec(pen.draw(mark))
}

/// Draws in a square of 0 to 1.
struct Pen {
    origin: Pos2,
    side: f32,
    line: Stroke,
}

impl Pen {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + vec2(x, y) * self.side
    }

    fn points(&self, points: &[(f32, f32)]) -> Vec<Pos2> {
        points.iter().map(|&point| self.at(point)).collect()
    }

    fn path(&self, points: &[(f32, f32)]) -> Shape {
        Shape::line(self.points(points), self.line)
    }

    fn closed(&self, points: &[(f32, f32)]) -> Shape {
        ink::outline(self.points(points), self.line)
    }

    fn solid(&self, points: &[(f32, f32)]) -> Shape {
        let points = self.points(points);
        let edge = Stroke::new(1.0, self.line.color);
        Shape::Vec(vec![
            ink::flat(&points, self.line.color),
            ink::outline(points, edge),
        ])
    }

    fn ring(&self, centre: (f32, f32), radius: f32) -> Shape {
        Shape::circle_stroke(self.at(centre), radius * self.side, self.line)
    }

    fn dot(&self, centre: (f32, f32), radius: f32) -> Shape {
        Shape::circle_filled(self.at(centre), radius * self.side, self.line.color)
    }

    /// Turns a drawing made for "right" by quarters.
    fn quarter(points: &[(f32, f32)], quarters: u8) -> Vec<(f32, f32)> {
        let turn = |&(x, y): &(f32, f32)| match quarters {
            1 => (1.0 - y, x),
            2 => (1.0 - x, 1.0 - y),
            3 => (y, 1.0 - x),
            _ => (x, y),
        };
        points.iter().map(turn).collect()
    }

    fn arrow(&self, quarters: u8) -> Vec<Shape> {
        let turn = |points: &[(f32, f32)]| Self::quarter(points, quarters);
        vec![
            self.path(&turn(&[(0.1, 0.5), (0.86, 0.5)])),
            self.path(&turn(&[(0.52, 0.18), (0.88, 0.5), (0.52, 0.82)])),
        ]
    }

    fn chevron(&self, quarters: u8) -> Vec<Shape> {
        vec![self.path(&Self::quarter(
            &[(0.34, 0.16), (0.7, 0.5), (0.34, 0.84)],
            quarters,
        ))]
    }

    fn draw(&self, mark: Mark) -> Vec<Shape> {
        match mark {
            Mark::ArrowRight => self.arrow(0),
            Mark::ArrowDown => self.arrow(1),
            Mark::ArrowLeft => self.arrow(2),
            Mark::ArrowUp => self.arrow(3),
            Mark::ChevronRight => self.chevron(0),
            Mark::ChevronDown => self.chevron(1),
            Mark::ChevronLeft => self.chevron(2),
            Mark::ChevronUp => self.chevron(3),
            Mark::Tick => vec![self.path(&[(0.12, 0.54), (0.4, 0.82), (0.9, 0.2)])],
            Mark::Cross => vec![
                self.path(&[(0.18, 0.18), (0.82, 0.82)]),
                self.path(&[(0.82, 0.18), (0.18, 0.82)]),
            ],
            Mark::Plus => vec![
                self.path(&[(0.5, 0.12), (0.5, 0.88)]),
                self.path(&[(0.12, 0.5), (0.88, 0.5)]),
            ],
            Mark::Minus => vec![self.path(&[(0.12, 0.5), (0.88, 0.5)])],
            Mark::Star => {
                let turn = -std::f32::consts::FRAC_PI_2;
                let (centre, side) = (self.at((0.5, 0.53)), self.side);
                let points = ink::star(centre, side * 0.5, side * 0.22, 5, turn);
                vec![ink::flat(&points, self.line.color)]
            }
            Mark::Bolt => vec![self.solid(&[
                (0.6, 0.04),
                (0.18, 0.58),
                (0.46, 0.58),
                (0.38, 0.96),
                (0.82, 0.4),
                (0.54, 0.4),
            ])],
            Mark::Menu => [0.22, 0.5, 0.78]
                .map(|y| self.path(&[(0.1, y), (0.9, y)]))
                .into(),
            Mark::List => [0.2, 0.5, 0.8]
                .into_iter()
                .flat_map(|y| {
                    [
                        self.dot((0.14, y), 0.08),
                        self.path(&[(0.34, y), (0.94, y)]),
                    ]
                })
                .collect(),
            _ => self.draw_thing(mark),
        }
    }

    fn draw_thing(&self, mark: Mark) -> Vec<Shape> {
        match mark {
            Mark::Undo => {
                let arc: Vec<_> = (0..=12)
                    .map(|step| {
                        let angle = 2.6 + 0.36 * step as f32;
                        (0.52 + 0.34 * angle.cos(), 0.56 + 0.34 * angle.sin())
                    })
                    .collect();
                let tip = [(0.04, 0.36), (0.22, 0.72), (0.5, 0.44)];
                vec![self.path(&arc), self.solid(&tip)]
            }
            Mark::Question => {
                let hook: Vec<_> = (0..=10)
                    .map(|step| {
                        let angle = 3.3 + 0.4 * step as f32;
                        (0.5 + 0.24 * angle.cos(), 0.32 + 0.24 * angle.sin())
                    })
                    .chain([(0.5, 0.64), (0.5, 0.7)])
                    .collect();
                vec![self.path(&hook), self.dot((0.5, 0.9), 0.08)]
            }
            Mark::Search => vec![
                self.ring((0.42, 0.42), 0.3),
                self.path(&[(0.64, 0.64), (0.92, 0.92)]),
            ],
            Mark::Eye | Mark::EyeShut => self.eye(mark == Mark::EyeShut),
            Mark::Play => vec![self.solid(&[(0.24, 0.12), (0.86, 0.5), (0.24, 0.88)])],
            Mark::Pause => vec![
                self.path(&[(0.32, 0.14), (0.32, 0.86)]),
                self.path(&[(0.68, 0.14), (0.68, 0.86)]),
            ],
            Mark::Step | Mark::Last => vec![
                self.solid(&[(0.14, 0.14), (0.66, 0.5), (0.14, 0.86)]),
                self.path(&[(0.82, 0.14), (0.82, 0.86)]),
            ],
            Mark::First => vec![
                self.solid(&[(0.86, 0.14), (0.34, 0.5), (0.86, 0.86)]),
                self.path(&[(0.18, 0.14), (0.18, 0.86)]),
            ],
            Mark::Gear => {
                let (centre, side) = (self.at((0.5, 0.5)), self.side);
                let teeth = ink::star(centre, side * 0.5, side * 0.36, 8, 0.2);
                vec![ink::outline(teeth, self.line), self.ring((0.5, 0.5), 0.14)]
            }
            Mark::Lock => vec![
                self.solid(&[(0.16, 0.46), (0.84, 0.46), (0.84, 0.94), (0.16, 0.94)]),
                self.path(&[
                    (0.3, 0.46),
                    (0.3, 0.24),
                    (0.4, 0.1),
                    (0.6, 0.1),
                    (0.7, 0.24),
                    (0.7, 0.46),
                ]),
            ],
            Mark::Warning => vec![
                self.closed(&[(0.5, 0.06), (0.97, 0.92), (0.03, 0.92)]),
                self.path(&[(0.5, 0.36), (0.5, 0.62)]),
                self.dot((0.5, 0.77), 0.06),
            ],
            _ => self.draw_object(mark),
        }
    }

    fn eye(&self, shut: bool) -> Vec<Shape> {
        let lid = |bend: f32| -> Vec<(f32, f32)> {
            (0..=10)
                .map(|step| {
                    let x = step as f32 / 10.0;
                    let rise = (std::f32::consts::PI * x).sin();
                    (0.04 + 0.92 * x, 0.5 - bend * rise)
                })
                .collect()
        };
        if shut {
            let mut shapes = vec![self.path(&lid(-0.26))];
            for (from, to) in [
                ((0.2, 0.68), (0.12, 0.82)),
                ((0.5, 0.77), (0.5, 0.94)),
                ((0.8, 0.68), (0.88, 0.82)),
            ] {
                shapes.push(self.path(&[from, to]));
            }
            shapes
        } else {
            vec![
                self.path(&lid(0.32)),
                self.path(&lid(-0.32)),
                self.dot((0.5, 0.5), 0.15),
            ]
        }
    }

    fn draw_object(&self, mark: Mark) -> Vec<Shape> {
        match mark {
            Mark::Hand => vec![
                self.closed(&[(0.1, 0.24), (0.44, 0.12), (0.62, 0.82), (0.28, 0.92)]),
                self.path(&[(0.46, 0.2), (0.9, 0.24), (0.82, 0.9), (0.64, 0.86)]),
            ],
            Mark::Person => vec![
                self.ring((0.5, 0.28), 0.2),
                self.path(&[
                    (0.1, 0.94),
                    (0.18, 0.7),
                    (0.36, 0.6),
                    (0.64, 0.6),
                    (0.82, 0.7),
                    (0.9, 0.94),
                ]),
            ],
            Mark::Robot => vec![
                self.closed(&[(0.14, 0.34), (0.86, 0.34), (0.86, 0.9), (0.14, 0.9)]),
                self.path(&[(0.5, 0.34), (0.5, 0.12)]),
                self.dot((0.5, 0.1), 0.08),
                self.dot((0.36, 0.58), 0.09),
                self.dot((0.64, 0.58), 0.09),
            ],
            Mark::Moped => vec![
                self.ring((0.2, 0.76), 0.16),
                self.ring((0.8, 0.76), 0.16),
                self.path(&[
                    (0.2, 0.76),
                    (0.3, 0.5),
                    (0.5, 0.5),
                    (0.58, 0.7),
                    (0.7, 0.7),
                    (0.66, 0.2),
                    (0.54, 0.16),
                ]),
                self.path(&[(0.14, 0.46), (0.42, 0.46)]),
            ],
            Mark::Bookmark => vec![self.closed(&[
                (0.2, 0.08),
                (0.8, 0.08),
                (0.8, 0.94),
                (0.5, 0.68),
                (0.2, 0.94),
            ])],
            Mark::Disk => vec![
                self.closed(&[(0.1, 0.1), (0.74, 0.1), (0.9, 0.26), (0.9, 0.9), (0.1, 0.9)]),
                self.path(&[(0.3, 0.12), (0.3, 0.36), (0.66, 0.36), (0.66, 0.12)]),
                self.path(&[(0.28, 0.88), (0.28, 0.58), (0.72, 0.58), (0.72, 0.88)]),
            ],
            // Every other mark has been drawn before.
            _ => vec![self.closed(&[
                (0.06, 0.2),
                (0.38, 0.2),
                (0.48, 0.32),
                (0.94, 0.32),
                (0.94, 0.84),
                (0.06, 0.84),
            ])],
        }
    }
}

/// A five-rayed star in a circle: marks what is one's own or won.
pub fn medal(centre: Pos2, radius: f32, ground: Color32, mark: Color32, line: Color32) -> Shape {
    let points = ink::star(centre, radius, radius * 0.86, 14, 0.0);
    let inner = Rect::from_center_size(centre, Vec2::splat(radius));
    Shape::Vec(vec![
        ink::printed(points, ground, Stroke::new(1.5, line), Vec2::ZERO),
        shape(inner.translate(pos2(0.0, 0.0).to_vec2()), Mark::Star, mark),
    ])
}
