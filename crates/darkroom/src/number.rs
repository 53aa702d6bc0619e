//! Numbers from one kind to another.

/// A count as a measure.
#[expect(clippy::cast_precision_loss)] // counts here are below 2^24
pub(crate) fn real(n: usize) -> f32 {
    n as f32
}

/// The whole number below a measure; 0 for what is negative.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // the cast saturates
pub(crate) fn whole(x: f32) -> usize {
    x as usize
}

/// The brightness nearest to a measure.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // the cast saturates
pub(crate) fn byte(x: f32) -> u8 {
    (x + 0.5) as u8
}
