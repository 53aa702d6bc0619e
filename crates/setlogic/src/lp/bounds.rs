//! Between what a variable lies.

use super::cost::TRUTH;

/// The least and the greatest value of a variable. The least is finite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The least.
    pub lower: f64,
    /// The greatest.
    pub upper: f64,
}

impl Bounds {
    /// From 0 upwards.
    pub const POSITIVE: Self = Self { lower: 0.0, upper: f64::INFINITY };

    /// One value only.
    pub const fn fixed(value: f64) -> Self {
        Self { lower: value, upper: value }
    }

    /// Whether there is one value only.
    pub fn is_fixed(self) -> bool {
        self.lower >= self.upper
    }

    /// What the sum of a set may be, so that weights which cost less than the cap are found.
    pub fn around_one(cap: f64) -> Self {
        Self { lower: 1.0 - TRUTH / cap, upper: 1.0 + 1.0 / cap }
    }

    /// From −4 to 1, each a little wider than the one before, so that the primal method never stands
    /// still. What this adds to the cost of a pattern is far less than one set.
    pub fn elastic(row: usize) -> Self {
        let little = spread(row) * 1e-5;
        Self { lower: -TRUTH - little, upper: 1.0 + little }
    }
}

/// Numbers between 0 and 1 that differ from each other: multiples of the golden ratio.
#[allow(clippy::cast_precision_loss)] // a few hundred
pub fn spread(i: usize) -> f64 {
    ((i + 1) as f64 * 0.618_033_988_749_894_9).fract()
}
