//! What a program may cost.

/// Work that may still be done, in pivots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(u64);

impl Budget {
    /// So many pivots.
    pub const fn pivots(pivots: u64) -> Self {
        Self(pivots)
    }

    /// How many are left.
    pub const fn left(self) -> u64 {
        self.0
    }

    /// Takes `work` off; says whether there was enough.
    pub const fn spend(&mut self, work: u64) -> bool {
        let enough = self.0 >= work;
        self.0 = self.0.saturating_sub(work);
        enough
    }
}
