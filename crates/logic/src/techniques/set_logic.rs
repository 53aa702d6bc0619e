//! Set logic: truths and links of any kind.

use crate::search::set_logic::patterns;

use super::{Row, row};

/// The set logic in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // Fewest truths first, then the lowest rank, then the first candidate that is eliminated.
    row("rank-0", "Rank 0", "0.1", &[], include_str!("rank_0.md"), |position, found| {
        patterns(position, Some(0), found)
    }),
    row("rank-1", "Rank 1", "0.1", &[], include_str!("rank_1.md"), |position, found| {
        patterns(position, Some(1), found)
    }),
    row("rank-n", "Set Logic", "0.1", &[], include_str!("rank_n.md"), |position, found| {
        patterns(position, None, found)
    }),
];
