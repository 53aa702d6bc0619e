//! Almost-locked sets: cells of a house that have one digit more than cells.

use crate::chains::{als_chain, range_coloring};
use crate::links::implication::Weak;
use crate::search::{
    aals, aligned, aligned_quad, almost_locked_candidates, death_blossom, sue_de_coq,
};

use super::{Row, row};

/// The almost-locked sets in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // By box, by line, then by digits.
    row(
        "almost-locked-pair",
        "Almost Locked Pair",
        "unreleased",
        &["grouped bent pair"],
        include_str!("almost_locked_pair.md"),
        |position, found| almost_locked_candidates::find(position, 2, found),
    ),
    row(
        "almost-locked-triple",
        "Almost Locked Triple",
        "unreleased",
        &["grouped bent triple"],
        include_str!("almost_locked_triple.md"),
        |position, found| almost_locked_candidates::find(position, 3, found),
    ),
    row(
        "almost-locked-quad",
        "Almost Locked Quad",
        "unreleased",
        &["grouped bent quad"],
        include_str!("almost_locked_quad.md"),
        |position, found| almost_locked_candidates::find(position, 4, found),
    ),
    // Parity by parity.
    row(
        "set-wrap",
        "Almost-Locked Set and Chain",
        "unreleased",
        &["als and strong chain", "almost-locked set wrap"],
        include_str!("set_wrap.md"),
        range_coloring::set_wraps,
    ),
    // Candidate by candidate, then parity by parity.
    row(
        "set-chain",
        "Almost-Locked Sets and Linked Chains",
        "unreleased",
        &["als weakly linked to chains"],
        include_str!("set_chain.md"),
        |position, found| range_coloring::refuted_with(position, Weak::Sets, found),
    ),
    // The pairs with the fewest cells first.
    row(
        "als-xz",
        "ALS-XZ",
        "0.1",
        &[
            "hodoku:0901",
            "sudokuwiki:almost locked sets",
            "als-xz rule",
            "almost locked set xz-rule",
            "singly linked als",
            "doubly linked als",
        ],
        include_str!("als_xz.md"),
        als_chain::als_xz,
    ),
    // The wings, those with the fewest cells in the ends first; then the rings of three.
    row(
        "als-xy-wing",
        "ALS-XY-Wing",
        "0.1",
        &["hodoku:0902", "als-xy-wing rule", "almost locked set xy-wing", "three linked als"],
        include_str!("als_xy_wing.md"),
        als_chain::als_xy_wings,
    ),
    // The shortest first, then by the ends.
    row(
        "als-chain",
        "ALS-Chain",
        "unreleased",
        &["als-xy-chain", "almost locked set chain", "sudokuwiki:als chains"],
        include_str!("als_chain.md"),
        als_chain::als_chains,
    ),
    // Those with the fewest cells first.
    row(
        "death-blossom",
        "Death Blossom",
        "unreleased",
        &["sudokuwiki:death blossom"],
        include_str!("death_blossom.md"),
        death_blossom::find,
    ),
    // Those with the fewest cells first.
    row(
        "sue-de-coq",
        "Sue de Coq",
        "unreleased",
        &["hodoku:1101", "sudokuwiki:sue-de-coq", "two-sector disjoint subsets", "sdc"],
        include_str!("sue_de_coq.md"),
        sue_de_coq::find,
    ),
    // Those with the fewest cells first.
    row(
        "aals-with-two-rcs",
        "AALS with Two RCs",
        "unreleased",
        &["aals", "aals-2rc", "almost almost locked set", "aals with two restricted commons"],
        include_str!("aals_with_two_rcs.md"),
        aals::find,
    ),
    // Those with the fewest excluding cells first.
    row(
        "aligned-pair-exclusion",
        "Aligned Pair Exclusion",
        "unreleased",
        &[
            "ape",
            "se:aligned pair exclusion",
            "sudokuwiki:aligned pair exclusion",
            "subset exclusion",
        ],
        include_str!("aligned_pair_exclusion.md"),
        aligned::pairs,
    ),
    // Those with the fewest combinations first.
    row(
        "aligned-triple-exclusion",
        "Aligned Triple Exclusion",
        "unreleased",
        &["ate", "se:aligned triplet exclusion", "aligned triplet exclusion"],
        include_str!("aligned_triple_exclusion.md"),
        aligned::triples,
    ),
    // Those with the fewest combinations first.
    row(
        "aligned-quad-exclusion",
        "Aligned Quad Exclusion",
        "unreleased",
        &["aqe", "aligned quadruple exclusion", "aligned exclusion"],
        include_str!("aligned_quad_exclusion.md"),
        aligned_quad::find,
    ),
];
