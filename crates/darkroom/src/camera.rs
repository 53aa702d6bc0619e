//! A photograph of a sheet: from aside, in uneven light, out of focus.

use ninerooks_photo::Grey;
use ninerooks_photo::number::{self, byte, real, whole};
use ninerooks_testing::Rng;

use crate::chance::{between, normal};
use crate::sheet;

/// Sizes of photographs, as (width, height).
const SIZES: [(usize, usize); 5] = [(640, 480), (480, 640), (800, 600), (960, 1280), (1280, 960)];
/// The least pixels that a cell may be wide.
const LEAST: f32 = 28.0;

/// How the camera is held: where each pixel is on the paper, in sides of the grid from its middle.
struct Pose {
    /// From pixels to the plane of the paper.
    back: [[f32; 3]; 3],
    /// Waves of the paper: how often, along which direction, from where, and how far.
    waves: [[f32; 5]; 3],
    /// How many pixels a cell has, about.
    cell: f32,
}

impl Pose {
    #[expect(clippy::many_single_char_names)] // as in the formulas
    fn new(rng: &mut Rng, (width, height): (usize, usize)) -> Self {
        let (pitch, yaw) = (0.24 * normal(rng), 0.24 * normal(rng));
        let (pitch, yaw) = (pitch.clamp(-0.5, 0.5), yaw.clamp(-0.5, 0.5));
        let roll = (0.1 * normal(rng)).clamp(-0.35, 0.35);
        let far = between(rng, 1.5, 3.0);
        let (sp, cp, sy, cy) = (pitch.sin(), pitch.cos(), yaw.sin(), yaw.cos());
        let (sr, cr) = (roll.sin(), roll.cos());
        // Where (u, v, 1) is seen, before it is scaled and moved.
        let plane = [[cy, sy * sp], [0.0, cp], [-sy, cy * sp]];
        let turned = [
            [cr * plane[0][0] - sr * plane[1][0], cr * plane[0][1] - sr * plane[1][1]],
            [sr * plane[0][0] + cr * plane[1][0], sr * plane[0][1] + cr * plane[1][1]],
            plane[2],
        ];
        let seen = |u: f32, v: f32| {
            let row = |i: usize| turned[i][0] * u + turned[i][1] * v;
            (row(0) / (row(2) + far), row(1) / (row(2) + far))
        };
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(u, v)| seen(u, v));
        let ends = |of: fn(&(f32, f32)) -> f32| {
            let all = corners.iter().map(of);
            all.fold((f32::MAX, f32::MIN), |(low, high), x| (low.min(x), high.max(x)))
        };
        let (left, right) = ends(|corner| corner.0);
        let (top, bottom) = ends(|corner| corner.1);
        let most = (real(width) / (right - left)).min(real(height) / (bottom - top));
        let side = (right - left).min(bottom - top);
        let part = between(rng, 0.5, 0.93).max((9.0 * LEAST / side / most).min(0.93));
        let scale = most * part;
        let place = |rng: &mut Rng, low: f32, high: f32, size: usize| {
            let room = real(size) - scale * (high - low);
            room * between(rng, 0.2, 0.8) - scale * low
        };
        let (x, y) = (place(rng, left, right, width), place(rng, top, bottom, height));
        let row = |i: usize, third: f32| [turned[i][0], turned[i][1], third];
        let [a, b, c] = [row(0, 0.0), row(1, 0.0), row(2, far)];
        let moved = |from: [f32; 3], to: f32| core::array::from_fn(|i| scale * from[i] + to * c[i]);
        let back = inverse(&[moved(a, x), moved(b, y), c]);
        let bent = if rng.percent(60) { 0.008 } else { 0.0 };
        let waves = core::array::from_fn(|_| {
            let turn = between(rng, 0.0, 6.3);
            let far = bent * between(rng, -1.0, 1.0);
            let aside = between(rng, 0.0, 6.3);
            [
                turn.cos() * between(rng, 1.0, 4.5),
                turn.sin() * between(rng, 1.0, 4.5),
                aside,
                far,
                bent * between(rng, -1.0, 1.0),
            ]
        });
        Self { back, waves, cell: scale * side / 9.0 }
    }

    /// Where a pixel is on the paper.
    fn paper(&self, x: f32, y: f32) -> (f32, f32) {
        let row = |i: usize| self.back[i][0] * x + self.back[i][1] * y + self.back[i][2];
        let (u, v) = (row(0) / row(2), row(1) / row(2));
        let (mut to_u, mut to_v) = (u, v);
        for [a, b, phase, by_u, by_v] in self.waves {
            let wave = (a * u + b * v + phase).sin();
            to_u += by_u * wave;
            to_v += by_v * wave;
        }
        (to_u, to_v)
    }
}

#[expect(clippy::many_single_char_names)] // rows and columns of a matrix
fn inverse(m: &[[f32; 3]; 3]) -> [[f32; 3]; 3] {
    let minor = |i: usize, k: usize| {
        let (a, b) = ((k + 1) % 3, (k + 2) % 3);
        let (c, d) = ((i + 1) % 3, (i + 2) % 3);
        m[a][c] * m[b][d] - m[a][d] * m[b][c]
    };
    let whole: f32 = (0..3).map(|i| m[0][i] * minor(i, 0)).sum();
    core::array::from_fn(|i| core::array::from_fn(|k| minor(i, k) / whole))
}

/// How bright it is at each place.
struct Light {
    bright: f32,
    slope: (f32, f32),
    /// Edges of shadows: direction, distance, how soft, how dark.
    shadows: Vec<[f32; 5]>,
}

impl Light {
    fn new(rng: &mut Rng) -> Self {
        let shadows = (0..rng.below(3))
            .map(|_| {
                let turn = between(rng, 0.0, 6.3);
                let soft = between(rng, 0.005, 0.15);
                [turn.cos(), turn.sin(), between(rng, -0.3, 0.5), soft, between(rng, 0.45, 0.85)]
            })
            .collect();
        Self {
            bright: between(rng, 150.0, 245.0),
            slope: (0.35 * normal(rng), 0.35 * normal(rng)),
            shadows,
        }
    }

    /// The brightness of white paper at a place, in parts of the picture from its middle.
    fn at(&self, x: f32, y: f32) -> f32 {
        let mut light = self.bright * (1.0 + self.slope.0 * x + self.slope.1 * y).clamp(0.3, 1.3);
        for [cos, sin, far, soft, dark] in &self.shadows {
            let beyond = ((cos * x + sin * y - far) / soft).clamp(-1.0, 1.0);
            let part = 0.5 + beyond * (0.75 - 0.25 * beyond * beyond);
            light *= 1.0 - part * (1.0 - dark);
        }
        light
    }
}

/// A photograph of a sheet.
pub(crate) fn photograph(rng: &mut Rng, paper: &[u8]) -> Grey {
    let (width, height) = rng.pick(&SIZES);
    let pose = Pose::new(rng, (width, height));
    let light = Light::new(rng);
    let table = (between(rng, 0.1, 0.9), between(rng, 5.0, 60.0));
    let mut picture = Vec::with_capacity(width * height);
    for y in 0..height {
        for x in 0..width {
            let places = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
            let bright: f32 = places
                .into_iter()
                .map(|(dx, dy)| {
                    let (u, v) = pose.paper(real(x) + dx, real(y) + dy);
                    seen(paper, u, v, table)
                })
                .sum();
            let part = |x: usize, size: usize| (real(x) + 0.5) / real(size) - 0.5;
            picture.push(bright / 4.0 * light.at(part(x, width), part(y, height)));
        }
    }
    blur(rng, &mut picture, width, pose.cell);
    let noise = between(rng, 0.5, 7.0);
    let lift = between(rng, 0.0, 25.0);
    for bright in &mut picture {
        *bright = (*bright * (255.0 - lift) / 255.0 + lift + noise * normal(rng)).clamp(0.0, 255.0);
    }
    if rng.percent(80) {
        crate::jpeg::pressed(&mut picture, width, between(rng, 30.0, 92.0));
    }
    let pixels = picture.into_iter().map(byte).collect();
    Grey::new(width, height, pixels).expect("a byte for each pixel")
}

/// How bright a place is, from 0 to 1: the sheet, or the table beside it.
fn seen(paper: &[u8], u: f32, v: f32, (table, grain): (f32, f32)) -> f32 {
    let place = |u: f32| u * real(sheet::GRID) + real(sheet::SIDE) / 2.0 - 0.5;
    let (x, y) = (place(u), place(v));
    let end = real(sheet::SIDE - 2);
    if !(0.0..=end).contains(&x) || !(0.0..=end).contains(&y) {
        return table * (1.0 + 0.15 * (grain * u + 3.0 * (7.0 * v).sin()).sin());
    }
    number::between(x, y, |x, y| f32::from(paper[y * sheet::SIDE + x])) / 255.0
}

/// Out of focus, and moved a little: by weights along lines, then along columns.
fn blur(rng: &mut Rng, picture: &mut [f32], width: usize, cell: f32) {
    let focus = between(rng, 0.2, cell / 32.0);
    let moved = if rng.percent(30) { between(rng, 0.0, cell / 40.0) } else { 0.0 };
    let is_across = rng.percent(50);
    let height = picture.len() / width;
    for (is_line, lines, step) in [(true, height, 1), (false, width, width)] {
        let width_of_it = if is_line == is_across { focus + moved } else { focus };
        let weights = bell(width_of_it);
        let reach = weights.len() / 2;
        let (start, count) = if is_line { (width, width) } else { (1, height) };
        for line in 0..lines {
            let from: Vec<f32> = (0..count).map(|i| picture[line * start + i * step]).collect();
            for i in 0..count {
                let sum: f32 = weights
                    .iter()
                    .enumerate()
                    .map(|(k, weight)| weight * from[(i + k).saturating_sub(reach).min(count - 1)])
                    .sum();
                picture[line * start + i * step] = sum;
            }
        }
    }
}

/// The weights of a bell that is so wide.
fn bell(wide: f32) -> Vec<f32> {
    let reach = whole(wide * 2.5) + 1;
    let weight = |i: usize| {
        let far = real(i.abs_diff(reach)) / wide;
        (-far * far / 2.0).exp()
    };
    let weights: Vec<f32> = (0..=2 * reach).map(weight).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}
