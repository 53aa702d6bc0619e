//! What the net learns from: glyphs of photographs as the reader finds them, and the digits that they are.

use ninerooks_photo::{SIDE, look};
use rayon::prelude::*;

use crate::fonts::{Font, Purpose};
use crate::photograph::Photograph;

/// A glyph, and the right answer: 0 for no digit.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) pixels: [u8; SIDE * SIDE],
    pub(crate) answer: usize,
}

/// The samples of the photographs with these numbers, in order.
pub(crate) fn samples(numbers: core::ops::Range<u64>, fonts: &[Font]) -> Vec<Sample> {
    let photographs = numbers.into_par_iter().map(|number| {
        let photograph = Photograph::take(Purpose::Training, number, fonts);
        let Ok(seen) = look(&photograph.grey) else { return Vec::new() };
        let glyphs = seen.glyphs().into_iter().enumerate();
        let found: Vec<Sample> = glyphs
            .filter_map(|(i, glyph)| {
                let answer = photograph.contents.digit(i).map_or(0, |digit| digit.index() + 1);
                Some(Sample { pixels: glyph?.pixels, answer })
            })
            .collect();
        found
    });
    photographs.collect::<Vec<_>>().into_iter().flatten().collect()
}
