//! Hypotheses: what would follow, were a candidate true.

use crate::search::hypothesis::{Depth, disproofs, two_ways};

use super::{Row, row};

/// The hypotheses in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // Fewest layers first, then fewest deductions, then by candidate.
    row(
        "hypothesis",
        "Hypothesis",
        "0.1",
        &["hanson:hypothesis", "disproof"],
        include_str!("hypothesis.md"),
        |position, found| disproofs(position, Depth::Marks, found),
    ),
    row(
        "hypothesis-plus",
        "Hypothesis (+Depth)",
        "0.1",
        &["hanson:hypothesis +depth", "+depth", "hypothesis with depth"],
        include_str!("hypothesis_plus.md"),
        |position, found| disproofs(position, Depth::Locked, found),
    ),
    row(
        "hypothesis-plus-plus",
        "Hypothesis (++Depth)",
        "0.1",
        &[
            "hanson:hypothesis ++depth",
            "++depth",
            "se:dynamic contradiction forcing chains (+)",
            "dynamic plus",
        ],
        include_str!("hypothesis_plus_plus.md"),
        |position, found| disproofs(position, Depth::Subsets, found),
    ),
    // Cells before houses; fewest layers first, then fewest deductions, then by sector.
    row(
        "two-way",
        "Two-Way",
        "0.1",
        &["hanson:two-way", "gail nelson's trick", "circles and squares"],
        include_str!("two_way.md"),
        |position, found| two_ways(position, Depth::Marks, found),
    ),
    row(
        "two-way-plus",
        "Two-Way (+Depth)",
        "0.1",
        &["hanson:two-way +depth", "two-way with depth"],
        include_str!("two_way_plus.md"),
        |position, found| two_ways(position, Depth::Locked, found),
    ),
];
