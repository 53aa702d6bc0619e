//! Patterns: whole patterns of digits.

use ninerooks_rookery::{Equations, Method};

use crate::search::patterns as search;

use super::{Row, row};

/// The patterns in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // Digit by digit; eliminations before placements.
    row(
        "pom-basic",
        "Pattern Overlay",
        "0.1",
        &["sudokuwiki:pattern overlay", "basic POM", "pattern overlay method"],
        include_str!("pom_basic.md"),
        search::basic,
    ),
    // The one step that comes first: digits ascend, then cells, then the digit that loses patterns.
    row(
        "pom-two-cell",
        "Pattern Overlay (Two Cells)",
        "0.1",
        &["two-cell method"],
        include_str!("pom_two_cell.md"),
        |position, found| search::carried(position, &[Method::TwoCell], found),
    ),
    // The one step that comes first, with two cells before three.
    row(
        "pom-three-cell",
        "Pattern Overlay (Three Cells)",
        "0.1",
        &["three-cell method"],
        include_str!("pom_three_cell.md"),
        |position, found| search::carried(position, &[Method::TwoCell, Method::ThreeCell], found),
    ),
    // The one step that comes first, digits ascend.
    row(
        "pom-clash",
        "Pattern Overlay (Clash)",
        "0.1",
        &["pattern exclusion principle", "fourth method", "POM technique 1"],
        include_str!("pom_clash.md"),
        |position, found| search::carried(position, &[Method::Clash], found),
    ),
    // The one step that comes first, with short chains before long ones.
    row(
        "pom-combined",
        "Pattern Overlay (Chain Ends)",
        "0.1",
        &["POM technique 2", "combined candidate and pattern logic"],
        include_str!("pom_combined.md"),
        search::chain_ends,
    ),
    // The one step that comes first, with clashes before substitutions.
    row(
        "pom-equations",
        "Pattern Equations",
        "0.1",
        &["POM technique 3", "POM technique 3A", "substitution duplication"],
        include_str!("pom_equations.md"),
        |position, found| {
            search::carried(
                position,
                &[Method::Clash, Method::Equations(Equations { depth: 1, sets: 4000 })],
                found,
            )
        },
    ),
    // The one step that comes first, with two digits before three.
    row(
        "pom-triples",
        "Pattern Triples",
        "0.1",
        &["templates 3"],
        include_str!("pom_triples.md"),
        |position, found| {
            search::first(position, &[Method::Combinations(2), Method::Combinations(3)], found)
        },
    ),
    // The one step that comes first, with few digits before many.
    row(
        "pom-quadruples",
        "Pattern Quadruples",
        "0.1",
        &["templates 4"],
        include_str!("pom_quadruples.md"),
        |position, found| {
            search::first(
                position,
                &[Method::Combinations(2), Method::Combinations(3), Method::Combinations(4)],
                found,
            )
        },
    ),
    // The smallest portion that eliminates a candidate, or one step for all that follows.
    row(
        "pom-pairs",
        "Pair Deletion",
        "0.1",
        &["pattern path consistency"],
        include_str!("pom_pairs.md"),
        search::pairs,
    ),
    // The smallest sum that removes a candidate; where there is none, patterns are deleted until one does.
    row(
        "pattern-combination",
        "Pattern Combination",
        "0.1",
        &["pattern linear programming", "rank in POM-space", "template linear programming"],
        include_str!("pattern_combination.md"),
        search::sums,
    ),
    // The one step that comes first, rectangles in reading order.
    row(
        "pom-unique-rectangle",
        "Pattern Overlay (Unique Rectangle)",
        "0.1",
        &["POM uniqueness reduction"],
        include_str!("pom_unique_rectangle.md"),
        search::unique_rectangles,
    )
    .assuming_uniqueness(),
];
