//! Random measures.

use ninerooks_photo::number::real;
use ninerooks_testing::Rng;

/// How fine a measure is.
const PARTS: usize = 1 << 24;

/// A measure between two others.
pub(crate) fn between(rng: &mut Rng, low: f32, high: f32) -> f32 {
    low + (high - low) * real(rng.below(PARTS)) / real(PARTS)
}

/// A measure around 0, nearly normal: the sum of four has the deviation 1.
pub(crate) fn normal(rng: &mut Rng) -> f32 {
    let sum: f32 = (0..4).map(|_| between(rng, -1.0, 1.0)).sum();
    sum * 0.866
}
