//! Sums: what cages, arrows and other sums of the puzzle leave no room for.

use crate::search::sums;

use super::{Row, row};

/// Sums, from one rule to several houses.
pub(super) static ROWS: &[Row] = &[
    // The fewest open cells first.
    row(
        "sum-combinations",
        "Sum Combinations",
        "0.1",
        &["cage combinations", "killer combinations", "cage combination", "arrow combinations"],
        include_str!("sum_combinations.md"),
        sums::sum_combinations,
    )
    .under_rules(),
    // In the order of the rules.
    row(
        "sum-bounds",
        "Sum Bounds",
        "0.1",
        &["minimum and maximum of a sum", "little killer bounds", "arrow bounds"],
        include_str!("sum_bounds.md"),
        sums::sum_bounds,
    )
    .under_rules(),
    // The fewest houses first, then the fewest cells.
    row(
        "innies-and-outies",
        "Innies and Outies",
        "0.1",
        &["innies", "outies", "rule of 45", "45 rule", "set equivalence"],
        include_str!("innies_and_outies.md"),
        sums::innies_and_outies,
    )
    .under_rules(),
];
