//! What is written in a cell, apart from its lines.

use crate::Grey;
use crate::ink::{Blob, blobs};
use crate::lattice::Lattice;
use crate::number::{between, byte, real};

/// How many pixels wide and high a glyph is.
pub const SIDE: usize = 20;
/// How many a cell is when it is looked at.
const CELL: usize = 40;
/// How many at each edge of it may be a line of the grid.
const EDGE: usize = 4;
/// How many more may be what is left of a thick one.
const REST: usize = 3;
/// How dark something has to be to be ink, of 1.
const FAINT: f32 = 0.10;
/// The part of the darkest ink from which on a pixel is ink.
const INK: f32 = 0.42;
/// How many pixels a blob has at least.
const SPECK: usize = 9;

/// What is written in a cell, in the middle of 20 by 20 pixels: 0 for paper, 255 for the darkest ink.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The pixels, line by line.
    pub pixels: [u8; SIDE * SIDE],
    /// How many pieces of ink of some size there are apart from it.
    pub others: usize,
}

/// What is written in the cell, if anything is.
pub(crate) fn glyph(grey: &Grey, lattice: &Lattice, row: usize, column: usize) -> Option<Glyph> {
    let dark = dark(&patch(grey, lattice, row, column));
    let inner = || (EDGE..CELL - EDGE).flat_map(|y| (EDGE..CELL - EDGE).map(move |x| (x, y)));
    let mut values: Vec<f32> = inner().map(|(x, y)| dark[y][x]).collect();
    values.sort_by(f32::total_cmp);
    // A few pixels may be noise.
    let darkest = values[values.len() - 1 - values.len() / 60];
    if darkest < FAINT {
        return None;
    }
    let found = blobs(CELL, CELL, |x, y| {
        let is_inner = |x| (EDGE..CELL - EDGE).contains(&x);
        is_inner(x) && is_inner(y) && dark[y][x] > INK * darkest
    });
    let (kept, dropped): (Vec<Blob>, Vec<Blob>) =
        found.into_iter().partition(|blob| blob.pixels.len() >= SPECK && !is_line(blob));
    let main = kept.iter().max_by_key(|blob| weight(blob))?;
    let (parts, others): (Vec<&Blob>, Vec<&Blob>) =
        kept.iter().partition(|blob| belongs(blob, main));
    let frame = Frame::around(&parts);
    let mut shown = dark;
    for (x, y) in dropped.iter().filter(|blob| is_line(blob)).flat_map(|blob| &blob.pixels) {
        shown[*y][*x] = 0.0;
    }
    Some(Glyph { pixels: frame.cut(&shown, darkest), others: others.len() })
}

/// The cell, straightened.
fn patch(grey: &Grey, lattice: &Lattice, row: usize, column: usize) -> [[f32; CELL]; CELL] {
    let place = |k: usize, half: f32| (real(k) + half) / real(CELL);
    core::array::from_fn(|y| {
        core::array::from_fn(|x| {
            let sum: f32 = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
                .into_iter()
                .map(|(dx, dy)| {
                    lattice.place(real(column) + place(x, dx), real(row) + place(y, dy))
                })
                .map(|at| grey.at(at.x, at.y))
                .sum();
            sum / 4.0
        })
    })
}

/// How much darker than the paper each pixel is, from 0 to 1. The paper is what is bright in each quarter of the cell, and
/// between their middles it is in between: the light may come from aside.
fn dark(patch: &[[f32; CELL]; CELL]) -> [[f32; CELL]; CELL] {
    const HALF: usize = CELL / 2;
    let paper = |top: usize, left: usize| {
        let mut values: Vec<f32> = patch[top..top + HALF]
            .iter()
            .flat_map(|line| &line[left..left + HALF])
            .copied()
            .collect();
        values.sort_by(f32::total_cmp);
        values[values.len() * 4 / 5].max(1.0)
    };
    let papers = [[paper(0, 0), paper(0, HALF)], [paper(HALF, 0), paper(HALF, HALF)]];
    let part = |k: usize| ((real(k) - real(CELL) / 4.0) / real(HALF)).clamp(0.0, 1.0);
    core::array::from_fn(|y| {
        core::array::from_fn(|x| {
            let across = |line: [f32; 2]| line[0] + (line[1] - line[0]) * part(x);
            let (above, below) = (across(papers[0]), across(papers[1]));
            let paper = above + (below - above) * part(y);
            (1.0 - patch[y][x] / paper).clamp(0.0, 1.0)
        })
    })
}

/// Whether it is what is left of a line of the grid: along an edge, and no thicker than that.
fn is_line(blob: &Blob) -> bool {
    let (low, high) = (EDGE + REST, CELL - EDGE - REST);
    blob.right < low || blob.left >= high || blob.bottom < low || blob.top >= high
}

/// How much of it is there, the middle counting most.
fn weight(blob: &Blob) -> usize {
    let middle = |x: usize| CELL / 2 - x.abs_diff(CELL / 2);
    blob.pixels.iter().map(|&(x, y)| middle(x) * middle(y)).sum()
}

/// Whether a blob is a piece of the same digit as the main one: as large as a stroke, and beside it.
fn belongs(blob: &Blob, main: &Blob) -> bool {
    let gap = |low: usize, high: usize, from: usize, to: usize| {
        from.saturating_sub(high).max(low.saturating_sub(to))
    };
    let aside = gap(main.left, main.right, blob.left, blob.right);
    let above = gap(main.top, main.bottom, blob.top, blob.bottom);
    aside.max(above) <= 3
}

/// The square of a cell that is cut out.
struct Frame {
    left: f32,
    top: f32,
    side: f32,
}

impl Frame {
    fn around(parts: &[&Blob]) -> Self {
        let ends = |of: &dyn Fn(&Blob) -> (usize, usize)| {
            let ends = parts.iter().map(|blob| of(blob));
            ends.fold((CELL, 0), |all, next| (all.0.min(next.0), all.1.max(next.1)))
        };
        let (left, right) = ends(&|blob| (blob.left, blob.right + 1));
        let (top, bottom) = ends(&|blob| (blob.top, blob.bottom + 1));
        let size = real((right - left).max(bottom - top));
        // What is small stays small: a digit is not.
        let side = (size * 1.25).max(real(CELL) * 0.55);
        let from = |low: usize, high: usize| (real(low) + real(high) - side) / 2.0;
        Self { left: from(left, right), top: from(top, bottom), side }
    }

    /// What is within.
    fn cut(&self, dark: &[[f32; CELL]; CELL], darkest: f32) -> [u8; SIDE * SIDE] {
        let step = self.side / real(SIDE);
        let inner = real(EDGE)..real(CELL - EDGE);
        core::array::from_fn(|i| {
            let sum: f32 = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
                .into_iter()
                .map(|(dx, dy)| {
                    let x = self.left + (real(i % SIDE) + dx) * step;
                    let y = self.top + (real(i / SIDE) + dy) * step;
                    let is_inner = inner.contains(&x) && inner.contains(&y);
                    if is_inner { between(x - 0.5, y - 0.5, |x, y| dark[y][x]) } else { 0.0 }
                })
                .sum();
            byte((sum / 4.0 / darkest * 255.0).clamp(0.0, 255.0))
        })
    }
}
