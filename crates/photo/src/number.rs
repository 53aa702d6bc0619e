//! Numbers from one kind to another: pixels are counted, places between them are measured. The darkroom, which draws what is read
//! here, counts and measures in the same way.

/// A count as a measure.
///
/// ```
/// assert_eq!(ninerooks_photo::number::real(3), 3.0);
/// ```
#[expect(clippy::cast_precision_loss)] // an image has fewer pixels than an `f32` counts exactly
pub fn real(n: usize) -> f32 {
    n as f32
}

/// The whole number below a measure; 0 for what is negative or none.
///
/// ```
/// use ninerooks_photo::number::whole;
/// assert_eq!([whole(2.9), whole(-1.0)], [2, 0]);
/// ```
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // as said: the cast saturates
pub fn whole(x: f32) -> usize {
    x as usize
}

/// The brightness nearest to a measure, from 0 to 255.
///
/// ```
/// use ninerooks_photo::number::byte;
/// assert_eq!([byte(1.5), byte(300.0)], [2, 255]);
/// ```
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // the cast saturates
pub fn byte(x: f32) -> u8 {
    (x + 0.5) as u8
}

/// The value at a place between four pixels, whose centres are at whole numbers; `at` says what each of them is.
///
/// ```
/// use ninerooks_photo::number::{between, real};
/// assert_eq!(between(0.25, 3.5, |x, y| real(x + 10 * y)), 35.25);
/// ```
pub fn between(x: f32, y: f32, at: impl Fn(usize, usize) -> f32) -> f32 {
    let (left, top) = (whole(x), whole(y));
    let (dx, dy) = (x - real(left), y - real(top));
    let across = |y: usize| at(left, y) * (1.0 - dx) + at(left + 1, y) * dx;
    across(top) * (1.0 - dy) + across(top + 1) * dy
}
