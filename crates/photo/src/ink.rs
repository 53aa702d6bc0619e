//! What is darker than the paper around it: ink, in whatever light.

use crate::Grey;
use crate::number::{byte, real};

/// How much darker each pixel is than the paper around it: 0 where it is not, 255 for black on white. A shadow darkens both, and
/// makes no difference.
///
/// It has to be darker than the mean of a square that reaches so far, and than what is left when dark things that are no wider
/// than `wide` on either side are filled with what is beside them: so the edge of a shadow is not dark.
pub(crate) fn darkness(grey: &Grey, reach: usize, wide: usize) -> Grey {
    let sums = sums(grey);
    let filled = filled(grey, wide);
    let (width, height) = (grey.width(), grey.height());
    Grey::made(width, height, |x, y| {
        let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
        let (top, below) = (y.saturating_sub(reach), (y + reach + 1).min(height));
        let sum = |x: usize, y: usize| sums[y * (width + 1) + x];
        // Below the sum of the first two, so that nothing is negative.
        let total = sum(right, below) + sum(left, top) - sum(right, top) - sum(left, below);
        let count = (right - left) * (below - top);
        let mean = real(usize::try_from(total).unwrap_or(usize::MAX)) / real(count);
        let paper = mean.min(f32::from(filled.pixel(x, y)));
        let dark = (paper - f32::from(grey.pixel(x, y))) / paper.max(20.0);
        byte((dark * 255.0).max(0.0))
    })
}

/// Dark things filled that are no wider than this on either side: the brightest of each square, and of these the darkest.
fn filled(grey: &Grey, wide: usize) -> Grey {
    let brightest = along(&along(grey, wide, u8::max), wide, u8::max);
    along(&along(&brightest, wide, u8::min), wide, u8::min)
}

/// The best pixel of each line that reaches so far up and down, with lines and columns exchanged.
fn along(grey: &Grey, reach: usize, better: fn(u8, u8) -> u8) -> Grey {
    let (width, height) = (grey.height(), grey.width());
    Grey::made(width, height, |x, y| {
        let near = x.saturating_sub(reach)..(x + reach + 1).min(width);
        near.fold(grey.pixel(y, x), |best, x| better(best, grey.pixel(y, x)))
    })
}

/// The sum of all pixels above and left of each corner of a pixel.
fn sums(grey: &Grey) -> Vec<u64> {
    let width = grey.width() + 1;
    let mut sums = vec![0; width * (grey.height() + 1)];
    for y in 0..grey.height() {
        let mut line = 0;
        for x in 0..grey.width() {
            line += u64::from(grey.pixel(x, y));
            sums[(y + 1) * width + x + 1] = sums[y * width + x + 1] + line;
        }
    }
    sums
}

/// Pixels that touch each other.
#[derive(Clone, Debug)]
pub(crate) struct Blob {
    pub(crate) left: usize,
    pub(crate) right: usize,
    pub(crate) top: usize,
    pub(crate) bottom: usize,
    /// All of them, as (x, y).
    pub(crate) pixels: Vec<(usize, usize)>,
}

impl Blob {
    /// How many pixels wide it is.
    pub(crate) fn width(&self) -> usize {
        self.right + 1 - self.left
    }

    /// How many pixels high it is.
    pub(crate) fn height(&self) -> usize {
        self.bottom + 1 - self.top
    }
}

/// The blobs of the pixels for which `is_ink` says so, by edges and corners, in reading order of their first pixels.
pub(crate) fn blobs(
    width: usize,
    height: usize,
    is_ink: impl Fn(usize, usize) -> bool,
) -> Vec<Blob> {
    let mut left: Vec<bool> = (0..width * height).map(|i| is_ink(i % width, i / width)).collect();
    let mut blobs = Vec::new();
    for start in 0..left.len() {
        if !core::mem::take(&mut left[start]) {
            continue;
        }
        let (x, y) = (start % width, start / width);
        let mut blob = Blob { left: x, right: x, top: y, bottom: y, pixels: vec![(x, y)] };
        let mut next = 0;
        while let Some(&(x, y)) = blob.pixels.get(next) {
            next += 1;
            for y in y.saturating_sub(1)..(y + 2).min(height) {
                for x in x.saturating_sub(1)..(x + 2).min(width) {
                    if core::mem::take(&mut left[y * width + x]) {
                        blob.left = blob.left.min(x);
                        blob.right = blob.right.max(x);
                        blob.bottom = blob.bottom.max(y);
                        blob.pixels.push((x, y));
                    }
                }
            }
        }
        blobs.push(blob);
    }
    blobs
}
