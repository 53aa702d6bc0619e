//! The ten by ten places where the lines of a grid cross.
//!
//! Four corners say where they are on flat paper. Paper is not flat: so each crossing is looked for near that place, and a
//! smooth surface is laid through what was found, so that digits which look like lines lead none of them astray.

use crate::Grey;
use crate::number::{real, whole};
use crate::plane::{Point, View};
use crate::smooth::Smooth;

/// How many pixels a cell has in the straightened picture in which lines are looked for.
const CELL: usize = 32;
/// How many there are around the grid.
const EDGE: usize = 16;
/// How far along its lines a crossing is looked for.
const ARM: usize = 13;
/// How far from a line it is compared with what is beside it.
const BESIDE: f32 = 7.0;
/// How much darker a line around a box has to be, of 255, and one between cells: that one may be thin and faint.
const CONTRAST: [f32; 2] = [10.0, 3.0];
/// How far crossings are looked for in each round, and the degree of the surface that is laid through them.
const ROUNDS: [(usize, usize); 4] = [(9, 1), (6, 2), (4, 3), (3, 3)];

/// Where the lines of a grid cross, row by row from the upper left corner.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lattice([Point; 100]);

impl Lattice {
    /// The lattice with about these corners in a picture of darkness, and which part of its lines is there to be seen.
    pub(crate) fn fit(dark: &Grey, corners: [Point; 4]) -> Option<(Self, f32)> {
        let view = View::onto(corners)?;
        let side = 9 * CELL + 2 * EDGE;
        let flat = Grey::made(side, side, |x, y| {
            // Lines may be thinner than a pixel here, so the darkest of four places is taken.
            let places = [(-0.25, -0.25), (-0.25, 0.25), (0.25, -0.25), (0.25, 0.25)];
            let darkest = places.map(|(dx, dy)| {
                let seen = seen(&view, Point { x: real(x) + dx, y: real(y) + dy });
                dark.at(seen.x, seen.y)
            });
            crate::number::byte(darkest.into_iter().fold(0.0, f32::max))
        });
        let mut nodes: [Point; 100] = core::array::from_fn(straight);
        for (reach, degree) in ROUNDS {
            nodes = round(&flat, &nodes, reach, degree);
        }
        let part = part_seen(&flat, &nodes);
        Some((Self(nodes.map(|node| seen(&view, node))), part))
    }

    /// The same in a picture that is so many times as large.
    pub(crate) fn scaled(mut self, x: f32, y: f32) -> Self {
        for node in &mut self.0 {
            *node = Point { x: (node.x + 0.5) * x - 0.5, y: (node.y + 0.5) * y - 0.5 };
        }
        self
    }

    /// The same, turned to the left by a quarter: what was the upper right corner is the first one.
    pub(crate) fn turned(&self) -> Self {
        Self(core::array::from_fn(|i| self.0[i % 10 * 10 + 9 - i / 10]))
    }

    /// Upper left, upper right, lower right and lower left.
    pub(crate) fn corners(&self) -> [Point; 4] {
        [self.0[0], self.0[9], self.0[99], self.0[90]]
    }

    /// A place of the grid, in cells from its upper left corner, each from 0 to 9.
    pub(crate) fn place(&self, u: f32, v: f32) -> Point {
        let (column, row) = (whole(u).min(8), whole(v).min(8));
        let (u, v) = (u - real(column), v - real(row));
        let node = |row: usize, column: usize| self.0[row * 10 + column];
        let above = node(row, column).towards(node(row, column + 1), u);
        let below = node(row + 1, column).towards(node(row + 1, column + 1), u);
        above.towards(below, v)
    }
}

/// Where a place of the straightened picture is in the other.
fn seen(view: &View, place: Point) -> Point {
    let part = |x: f32| (x - real(EDGE)) / real(9 * CELL);
    view.of(part(place.x), part(place.y))
}

/// Where a crossing is on flat paper.
fn straight(node: usize) -> Point {
    let place = |line: usize| real(EDGE + line * CELL);
    Point { x: place(node % 10), y: place(node / 10) }
}

/// Looks for each crossing near where it was.
fn round(flat: &Grey, nodes: &[Point; 100], reach: usize, degree: usize) -> [Point; 100] {
    let mut across = Vec::with_capacity(100);
    let mut down = Vec::with_capacity(100);
    for (i, node) in nodes.iter().enumerate() {
        let from = straight(i);
        let (row, column) = (i / 10, i % 10);
        let (dx, weight) = darkest(reach, row, |d, arm| flat.at(node.x + d, node.y + arm));
        across.push((i, node.x + dx - from.x, weight));
        let (dy, weight) = darkest(reach, column, |d, arm| flat.at(node.x + arm, node.y + d));
        down.push((i, node.y + dy - from.y, weight));
    }
    let (across, down) = (Smooth::through(&across, degree), Smooth::through(&down, degree));
    core::array::from_fn(|i| {
        let from = straight(i);
        Point { x: from.x + across.at(i), y: from.y + down.at(i) }
    })
}

/// How far aside a line is, and how clearly it is seen there. `line` is the one that crosses it: beyond the first and the
/// last of them is no grid.
fn darkest(reach: usize, line: usize, of: impl Fn(f32, f32) -> f32) -> (f32, f32) {
    let sums: Vec<f32> = (0..=2 * reach)
        .map(|d| {
            let aside = real(d) - real(reach);
            let arm = |sign: f32| (2..=ARM).map(|t| of(aside, sign * real(t))).sum::<f32>();
            let (back, on) = (line > 0, line < 9);
            let sum = if back { arm(-1.0) } else { 0.0 } + if on { arm(1.0) } else { 0.0 };
            sum / if back && on { 2.0 } else { 1.0 }
        })
        .collect();
    let mean = sums.iter().sum::<f32>() / real(sums.len());
    let best = (0..sums.len()).max_by(|&a, &b| sums[a].total_cmp(&sums[b])).unwrap_or(reach);
    // Between the pixels, by the parabola through the three highest.
    let around = |d: Option<usize>| d.and_then(|d| sums.get(d)).copied();
    let part = match (around(best.checked_sub(1)), around(Some(best + 1))) {
        (Some(before), Some(after)) if 2.0 * sums[best] > before + after => {
            0.5 * (after - before) / (2.0 * sums[best] - before - after)
        }
        _ => 0.0,
    };
    (real(best) - real(reach) + part, sums[best] - mean)
}

/// Which part of the lines between neighbouring crossings is darker than what is beside them: of the 72 around boxes, and of all
/// 180; the mean of both.
fn part_seen(flat: &Grey, nodes: &[Point; 100]) -> f32 {
    let (mut boxes, mut all) = (0_usize, 0_usize);
    for i in 0..100 {
        for (next, place, line) in [(i + 1, i % 10, i / 10), (i + 10, i / 10, i % 10)] {
            if place == 9 {
                continue;
            }
            let contrast = contrast(flat, nodes[i], nodes[next]);
            boxes += usize::from(line % 3 == 0 && contrast > CONTRAST[0]);
            all += usize::from(contrast > CONTRAST[1]);
        }
    }
    f32::midpoint(real(boxes) / 72.0, real(all) / 180.0)
}

/// How much darker a line is than what is beside it.
fn contrast(flat: &Grey, from: Point, to: Point) -> f32 {
    let (x, y) = ((from.y - to.y) / real(CELL), (to.x - from.x) / real(CELL));
    let mean = |aside: f32| {
        let sum: f32 = (2..=8)
            .map(|t| from.towards(to, real(t) / 10.0))
            .map(|at| flat.at(at.x + x * aside, at.y + y * aside))
            .sum();
        sum / 7.0
    };
    let along = [-1.0, 0.0, 1.0].map(mean).into_iter().fold(0.0, f32::max);
    // A digit may be on one side of it, and what is around the grid.
    let beside = mean(-BESIDE).min(mean(BESIDE));
    along - beside
}
