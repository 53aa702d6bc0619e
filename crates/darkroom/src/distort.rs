//! Glyphs of hands and fonts that nobody has: the net that has seen a glyph a little larger, narrower, turned, slanted, thicker
//! and thinner knows more hands than it was shown.

use ninerooks_photo::SIDE;
use ninerooks_photo::number::{self, byte, real};
use ninerooks_testing::Rng;

use crate::chance::{between, normal};
use crate::samples::Sample;

/// The sample as another hand might have written it.
pub(crate) fn distorted(sample: &Sample, rng: &mut Rng) -> Sample {
    let (turn, slant) = (0.07 * normal(rng), 0.1 * normal(rng));
    let (wide, high) = (1.0 + 0.09 * normal(rng), 1.0 + 0.07 * normal(rng));
    let (right, down) = (0.6 * normal(rng), 0.6 * normal(rng));
    let wave = (0.5 * normal(rng), between(rng, 0.0, core::f32::consts::TAU));
    let middle = real(SIDE - 1) / 2.0;
    let mut pixels = [0; SIDE * SIDE];
    for (i, pixel) in pixels.iter_mut().enumerate() {
        let (x, y) = (real(i % SIDE) - middle, real(i / SIDE) - middle);
        let bent = wave.0 * (y / 3.5 + wave.1).sin();
        let across = (x + slant * y - turn * y) * wide + right + bent;
        let along = (y + turn * x) * high + down;
        *pixel = byte(value_at(&sample.pixels, middle + across, middle + along));
    }
    let strength = between(rng, 0.0, 0.6);
    match rng.below(4) {
        0 => pixels = beside(&pixels, strength, u8::max),
        1 => pixels = beside(&pixels, strength, u8::min),
        _ => {}
    }
    Sample { pixels, answer: sample.answer }
}

/// The value at a place between pixels; beyond the edge is paper.
fn value_at(pixels: &[u8; SIDE * SIDE], x: f32, y: f32) -> f32 {
    let end = real(SIDE - 1);
    if !(0.0..end).contains(&x) || !(0.0..end).contains(&y) {
        return 0.0;
    }
    number::between(x, y, |x, y| f32::from(pixels[y * SIDE + x]))
}

/// Each pixel on its way to the darkest or the brightest of those beside it: strokes become thicker or thinner.
fn beside(pixels: &[u8; SIDE * SIDE], strength: f32, of: fn(u8, u8) -> u8) -> [u8; SIDE * SIDE] {
    core::array::from_fn(|i| {
        let (x, y) = (i % SIDE, i / SIDE);
        let mut most = pixels[i];
        if x > 0 && x + 1 < SIDE && y > 0 && y + 1 < SIDE {
            for next in [i - 1, i + 1, i - SIDE, i + SIDE] {
                most = of(most, pixels[next]);
            }
        }
        byte(f32::from(pixels[i]) + strength * (f32::from(most) - f32::from(pixels[i])))
    })
}
