//! Digits as a hand draws them: strokes, of which no two are alike.

use ninerooks_board::Digit;
use ninerooks_photo::number::real;
use ninerooks_testing::Rng;
use resvg::tiny_skia::{Path, PathBuilder, PathSegment, Point, Stroke};

use crate::chance::{between, normal};

/// A stroke through points, curved or with corners, in percent of width and height.
type Line = (bool, &'static [(i8, i8)]);

const CURVED: bool = true;
const STRAIGHT: bool = false;

/// The ways in which each digit is drawn.
#[rustfmt::skip]
const WAYS: [&[&[Line]]; 9] = [
    &[
        &[(STRAIGHT, &[(50, 0), (50, 100)])],
        &[(STRAIGHT, &[(28, 28), (55, 0), (55, 100)])],
        &[(STRAIGHT, &[(30, 22), (52, 0), (52, 100)]), (STRAIGHT, &[(28, 100), (78, 100)])],
    ],
    &[
        &[(CURVED, &[(16, 24), (32, 3), (64, 2), (80, 24), (60, 56), (16, 99), (17, 99), (86, 98)])],
        &[(CURVED, &[(20, 20), (45, 0), (74, 14), (70, 45), (40, 80), (18, 98), (22, 78), (50, 90), (85, 98)])],
    ],
    &[
        &[(CURVED, &[(16, 12), (45, 0), (75, 15), (68, 38), (42, 46), (43, 47), (78, 60), (76, 88), (42, 100), (12, 88)])],
        &[
            (STRAIGHT, &[(15, 2), (80, 2), (44, 42)]),
            (CURVED, &[(44, 42), (78, 56), (78, 86), (44, 100), (10, 90)]),
        ],
    ],
    &[
        &[(STRAIGHT, &[(32, 0), (12, 60), (88, 60)]), (STRAIGHT, &[(64, 30), (62, 100)])],
        &[(STRAIGHT, &[(66, 100), (66, 0), (10, 66), (92, 66)])],
        &[(CURVED, &[(20, 4), (18, 40), (30, 54), (70, 50)]), (STRAIGHT, &[(72, 2), (70, 100)])],
    ],
    &[
        &[
            (STRAIGHT, &[(78, 2), (26, 2), (22, 42)]),
            (CURVED, &[(22, 42), (52, 36), (80, 56), (74, 88), (42, 100), (12, 90)]),
        ],
        &[
            (CURVED, &[(28, 2), (22, 40), (23, 41), (56, 40), (80, 62), (70, 92), (38, 100), (12, 90)]),
            (STRAIGHT, &[(28, 3), (80, 0)]),
        ],
    ],
    &[
        &[(CURVED, &[(70, 2), (36, 25), (18, 60), (26, 92), (50, 100), (78, 84), (74, 58), (50, 50), (22, 70)])],
        &[(CURVED, &[(44, 0), (24, 40), (18, 76), (40, 100), (72, 92), (78, 70), (56, 56), (22, 72)])],
    ],
    &[
        &[(STRAIGHT, &[(12, 2), (86, 2), (40, 100)])],
        &[(STRAIGHT, &[(12, 2), (86, 2), (44, 100)]), (STRAIGHT, &[(34, 52), (80, 50)])],
        &[(STRAIGHT, &[(12, 20), (14, 3), (86, 3), (42, 100)])],
        &[(CURVED, &[(10, 8), (40, 2), (86, 3), (60, 44), (44, 100)])],
    ],
    &[
        &[(CURVED, &[(72, 14), (46, 0), (20, 16), (34, 42), (70, 60), (76, 88), (46, 100), (18, 86), (30, 58), (66, 38), (74, 16)])],
        &[
            (CURVED, &[(50, 46), (24, 28), (34, 4), (66, 4), (74, 28), (50, 46)]),
            (CURVED, &[(50, 46), (18, 68), (30, 98), (70, 98), (82, 68), (50, 46)]),
        ],
    ],
    &[
        &[(CURVED, &[(76, 22), (50, 2), (22, 18), (26, 44), (52, 52), (74, 30), (76, 20), (72, 60), (56, 100)])],
        &[
            (CURVED, &[(74, 24), (48, 2), (22, 22), (30, 48), (58, 46), (74, 24)]),
            (STRAIGHT, &[(75, 10), (72, 100)]),
        ],
    ],
];

/// How somebody writes: leaning, with this pen, and drawing each digit in one of the ways.
#[derive(Clone, Debug)]
pub(crate) struct Hand {
    lean: f32,
    pen: f32,
    ways: [usize; 9],
    shaky: f32,
    wide: f32,
}

impl Hand {
    pub(crate) fn new(rng: &mut Rng) -> Self {
        Self {
            lean: between(rng, -0.12, 0.35),
            pen: between(rng, 0.06, 0.15),
            ways: core::array::from_fn(|digit| rng.below(WAYS[digit].len())),
            shaky: between(rng, 0.005, 0.04),
            wide: between(rng, 0.5, 0.8),
        }
    }

    /// The outline of a digit as high as 1, with its middle at the origin.
    pub(crate) fn draw(&self, rng: &mut Rng, digit: Digit) -> Option<Path> {
        let mut lines = PathBuilder::new();
        for &(is_curved, points) in WAYS[digit.index()][self.ways[digit.index()]] {
            let points: Vec<Point> = points
                .iter()
                .map(|&(x, y)| {
                    let x = f32::from(x) / 100.0 - 0.5 + self.shaky * normal(rng);
                    let y = f32::from(y) / 100.0 - 0.5 + self.shaky * normal(rng);
                    Point::from_xy(x * self.wide - y * self.lean, y)
                })
                .collect();
            stroke(&mut lines, &points, is_curved);
        }
        let pen = Stroke {
            width: self.pen * between(rng, 0.85, 1.15),
            line_cap: resvg::tiny_skia::LineCap::Round,
            line_join: resvg::tiny_skia::LineJoin::Round,
            ..Stroke::default()
        };
        lines.finish()?.stroke(&pen, 50.0)
    }
}

/// A line through points; curved is as by Catmull and Rom.
fn stroke(lines: &mut PathBuilder, points: &[Point], is_curved: bool) {
    lines.move_to(points[0].x, points[0].y);
    for i in 1..points.len() {
        let (from, to) = (points[i - 1], points[i]);
        if is_curved {
            let before = points[i.saturating_sub(2)];
            let after = points[(i + 1).min(points.len() - 1)];
            lines.cubic_to(
                from.x + (to.x - before.x) / 6.0,
                from.y + (to.y - before.y) / 6.0,
                to.x - (after.x - from.x) / 6.0,
                to.y - (after.y - from.y) / 6.0,
                to.x,
                to.y,
            );
        } else {
            lines.line_to(to.x, to.y);
        }
    }
}

/// Waves that bend an outline as nobody writes a digit twice alike.
pub(crate) fn shaken(rng: &mut Rng, path: &Path, by: f32) -> Option<Path> {
    let waves: [(f32, f32, f32, f32); 4] = core::array::from_fn(|i| {
        let turns = 2.0 + 2.0 * real(i);
        let phase = between(rng, 0.0, 6.3);
        (turns, phase, by * normal(rng) / turns, by * normal(rng) / turns)
    });
    let lean = by * normal(rng);
    let moved = |p: Point| {
        let mut to = Point::from_xy(p.x - lean * p.y, p.y);
        for (turns, phase, x, y) in waves {
            to.x += x * (turns * p.y * 2.0 + phase).sin();
            to.y += y * (turns * p.x * 2.0 + phase).cos();
        }
        to
    };
    let mut bent = PathBuilder::new();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                let p = moved(p);
                bent.move_to(p.x, p.y);
            }
            PathSegment::LineTo(p) => {
                let p = moved(p);
                bent.line_to(p.x, p.y);
            }
            PathSegment::QuadTo(a, p) => {
                let (a, p) = (moved(a), moved(p));
                bent.quad_to(a.x, a.y, p.x, p.y);
            }
            PathSegment::CubicTo(a, b, p) => {
                let (a, b, p) = (moved(a), moved(b), moved(p));
                bent.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y);
            }
            PathSegment::Close => bent.close(),
        }
    }
    bent.finish()
}
