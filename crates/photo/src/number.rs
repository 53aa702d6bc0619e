//! Numbers from one kind to another: pixels are counted, places between them are measured.

/// A count as a measure.
#[expect(clippy::cast_precision_loss)] // an image has fewer pixels than an `f32` counts exactly
pub(crate) fn real(n: usize) -> f32 {
    n as f32
}

/// The whole number below a measure; 0 for what is negative or none.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as said: the cast saturates
pub(crate) fn whole(x: f32) -> usize {
    x as usize
}

/// The brightness nearest to a measure, from 0 to 255.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // the cast saturates
pub(crate) fn byte(x: f32) -> u8 {
    (x + 0.5) as u8
}
