//! How hard a hint is, and which of two comes first.

/// Difficulty, complexity, and a key for the kind, which are compared in this order.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(super) struct Rank {
    pub(super) difficulty: f64,
    pub(super) complexity: u32,
    pub(super) key: u8,
}

/// Keys of kinds.
pub(super) mod key {
    pub(in super::super) const BINARY: u8 = 1;
    pub(in super::super) const X: u8 = 2;
    pub(in super::super) const Y: u8 = 3;
    pub(in super::super) const XY: u8 = 4;
    pub(in super::super) const CELL: u8 = 5;
    pub(in super::super) const REGION: u8 = 6;
    pub(in super::super) const ABSURD: u8 = 7;
}

impl Rank {
    /// After everything.
    pub(super) const LAST: Self =
        Self { difficulty: f64::INFINITY, complexity: u32::MAX, key: u8::MAX };

    pub(super) fn new(base: f64, complexity: u32, key: u8) -> Self {
        Self { difficulty: base + addition(complexity), complexity, key }
    }
}

/// What the length of a chain adds. The tenths are summed up before the base is added, because the sums
/// are compared as they are: three times 0.1 is not 0.3.
fn addition(complexity: u32) -> f64 {
    let length = complexity.saturating_sub(2);
    let (mut added, mut limit, mut even) = (0.0, 4, true);
    while length > limit {
        added += 0.1;
        limit = if even { limit * 3 / 2 } else { limit * 4 / 3 };
        even = !even;
    }
    added
}
