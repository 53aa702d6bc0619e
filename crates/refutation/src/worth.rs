//! What a step is worth: its length beside what it leads to.

/// What is looked for, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Aim {
    /// Which of two refutations is worth more.
    pub worth: Worth,
    /// Whether any candidate may be refuted inside another refutation, and not only one of two alternatives: five times the work,
    /// for the puzzles that resist.
    pub is_wide: bool,
}

/// How much it counts that a step leads far: with the whole of what it gains, with the root of that, or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Worth {
    /// Length divided by gain: one that solves half of the puzzle may be long.
    #[default]
    Far,
    /// Length divided by the root of the gain.
    Balanced,
    /// Length divided by the fourth root of the gain.
    Near,
}

impl Worth {
    /// Whether one step is worth more than another, each with its length and its gain: how many candidates go by it and by the
    /// singles and locked candidates that follow.
    ///
    /// ```
    /// use ninerooks_refutation::Worth;
    /// assert!(Worth::Far.is_more((20, 5), (5, 1)), "4 beside 5");
    /// assert!(!Worth::Balanced.is_more((20, 5), (5, 1)), "8.9 beside 5");
    /// ```
    pub const fn is_more(self, one: (u32, u32), other: (u32, u32)) -> bool {
        self.rank(one, other.1) < self.rank(other, one.1)
    }

    /// The length in the power that makes the root of a gain the gain, times what the other one gains.
    const fn rank(self, (length, _): (u32, u32), other_gain: u32) -> u64 {
        let (power, gain) = match self {
            Self::Far => (1, other_gain),
            Self::Balanced => (2, other_gain),
            Self::Near => (4, other_gain),
        };
        (length as u64).saturating_pow(power).saturating_mul(gain as u64)
    }
}
