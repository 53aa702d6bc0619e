//! Forcing chains and nets: short chains from one or several assumptions.

use crate::forcing::{Reach, Type, contradictions, kraken_fish, nested, verities};
use crate::search::refutation::refutation;

use super::{Row, row};

/// The forcing chains in the order of the manual. Each finds what has the fewest links first.
pub(super) static ROWS: &[Row] = &[
    row(
        "kraken-fish-1",
        "Kraken Fish (Type 1)",
        "unreleased",
        &[
            "hodoku:0371",
            "kraken fish type 1",
            "kraken finned fish",
            "kraken sashimi fish",
            "kraken fish",
        ],
        include_str!("kraken_fish_1.md"),
        |position, found| kraken_fish(position, Type::One, found),
    ),
    row(
        "kraken-fish-2",
        "Kraken Fish (Type 2)",
        "unreleased",
        &["hodoku:0372", "kraken fish type 2"],
        include_str!("kraken_fish_2.md"),
        |position, found| kraken_fish(position, Type::Two, found),
    ),
    row(
        "forcing-chain-contradiction",
        "Forcing Chain Contradiction",
        "unreleased",
        &[
            "hodoku:1301",
            "contradiction forcing chain",
            "se:nishio forcing chains",
            "nishio",
            "sudokuwiki:nishio forcing chains",
        ],
        include_str!("forcing_chain_contradiction.md"),
        |position, found| contradictions(position, Reach::Chains, found),
    ),
    row(
        "forcing-chain-verity",
        "Forcing Chain Verity",
        "unreleased",
        &[
            "hodoku:1302",
            "se:cell forcing chains",
            "se:region forcing chains",
            "se:double forcing chains",
            "sudokuwiki:digit forcing chains",
            "sudokuwiki:cell forcing chains",
            "sudokuwiki:unit forcing chains",
            "cell forcing chain",
            "region forcing chain",
            "unit forcing chain",
            "digit forcing chain",
            "double forcing chain",
            "kraken cell",
            "kraken row",
            "kraken column",
            "kraken box",
            "kraken house",
        ],
        include_str!("forcing_chain_verity.md"),
        |position, found| verities(position, Reach::Chains, found),
    ),
    row(
        "forcing-net-contradiction",
        "Forcing Net Contradiction",
        "unreleased",
        &["hodoku:1303", "se:dynamic contradiction forcing chains", "dynamic contradiction"],
        include_str!("forcing_net_contradiction.md"),
        |position, found| contradictions(position, Reach::Nets, found),
    ),
    row(
        "forcing-net-verity",
        "Forcing Net Verity",
        "unreleased",
        &[
            "hodoku:1304",
            "se:dynamic cell forcing chains",
            "se:dynamic region forcing chains",
            "se:dynamic double forcing chains",
        ],
        include_str!("forcing_net_verity.md"),
        |position, found| verities(position, Reach::Nets, found),
    ),
    row(
        "nested-forcing-chain",
        "Nested Forcing Chain",
        "unreleased",
        &[
            "se:nested forcing chains",
            "se:dynamic forcing chains (+ forcing chains)",
            "nested forcing chains",
            "nested forcing net",
        ],
        include_str!("nested_forcing_chain.md"),
        nested,
    ),
    row(
        "refutation-by-cases",
        "Refutation by Cases",
        "unreleased",
        &[
            "refutation",
            "refutation in refutations",
            "hanson:hypothesis and proof, and a sort of depth",
            "nested refutation",
        ],
        include_str!("refutation_by_cases.md"),
        refutation,
    ),
];
