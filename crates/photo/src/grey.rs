//! An image in grey.

use crate::number::{between, byte, real};

/// The most pixels that an image may have: more than cameras take.
pub const LARGEST: usize = 100_000_000;

/// An image in grey: a byte for each pixel, 0 for black, line by line.
///
/// ```
/// use ninerooks_photo::Grey;
/// assert!(Grey::new(2, 2, vec![0, 255, 255, 0]).is_some());
/// assert!(Grey::new(2, 2, vec![0, 255, 255]).is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Grey {
    /// The image with these pixels; none when they are not as many as width and height say, there are none, or more than
    /// [`LARGEST`].
    pub fn new(width: usize, height: usize, pixels: Vec<u8>) -> Option<Self> {
        let wanted = width.checked_mul(height).filter(|n| (1..=LARGEST).contains(n));
        (wanted == Some(pixels.len())).then_some(Self { width, height, pixels })
    }

    /// The image with these dimensions, neither of them 0, whose pixel at (x, y) is what `of` says.
    pub(crate) fn made(width: usize, height: usize, of: impl Fn(usize, usize) -> u8) -> Self {
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            pixels.extend((0..width).map(|x| of(x, y)));
        }
        Self { width, height, pixels }
    }

    /// How many pixels a line has.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many lines there are.
    pub fn height(&self) -> usize {
        self.height
    }

    /// All pixels, line by line.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The brightness of the pixel at (x, y), both within the image.
    pub(crate) fn pixel(&self, x: usize, y: usize) -> u8 {
        self.pixels[y * self.width + x]
    }

    /// The brightness at a place between pixels, whose centres are at whole numbers; beyond the edge it is that of the edge.
    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        let x = x.clamp(0.0, real(self.width - 1));
        let y = y.clamp(0.0, real(self.height - 1));
        between(x, y, |x, y| f32::from(self.pixel(x.min(self.width - 1), y.min(self.height - 1))))
    }

    /// The image with the longer side no longer than this: each pixel is the mean of those that it replaces.
    pub(crate) fn shrunk(&self, longest: usize) -> Self {
        let side = self.width.max(self.height);
        if side <= longest {
            return self.clone();
        }
        let shorter = |length: usize| (length * longest / side).max(1);
        let (width, height) = (shorter(self.width), shorter(self.height));
        Self::made(width, height, |x, y| {
            let columns = x * self.width / width..(x + 1) * self.width / width;
            let lines = y * self.height / height..(y + 1) * self.height / height;
            let count = columns.len() * lines.len();
            let sum: usize = lines
                .flat_map(|y| &self.pixels[y * self.width..][columns.clone()])
                .map(|&value| usize::from(value))
                .sum();
            byte(real(sum) / real(count))
        })
    }
}
