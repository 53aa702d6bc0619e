//! Chains: one or the other, link by link.

use crate::chains::aic::{self, Want};
use crate::chains::coloring::Survivors;
use crate::chains::turbot::Turbot;
use crate::chains::weak_coloring::Length;
use crate::chains::{
    blossom_loop, coloring, range_coloring, remote_pair, turbot, weak_coloring, x_chain, xy_chain,
};
use crate::links::implication::Weak;
use crate::search::deadly::odd_cycle;

use super::{Row, row};

/// The chains in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // Digit by digit, by the first house, then by the second.
    row(
        "skyscraper",
        "Skyscraper",
        "0.1",
        &["hodoku:0400", "yas:skyscraper"],
        include_str!("skyscraper.md"),
        |position, found| turbot::turbots(position, Turbot::Skyscraper, found),
    ),
    row(
        "two-string-kite",
        "Two-String Kite",
        "0.1",
        &["hodoku:0401", "hodoku:2-string kite", "yas:two string kite", "2-string kite"],
        include_str!("two_string_kite.md"),
        |position, found| turbot::turbots(position, Turbot::Kite, found),
    ),
    // Digit by digit, by the first house of the first kite.
    row(
        "dual-two-string-kite",
        "Dual Two-String Kite",
        "0.1",
        &["hodoku:0404", "hodoku:dual 2-string-kite", "dual 2-string kite"],
        include_str!("dual_two_string_kite.md"),
        turbot::dual_kites,
    ),
    // Digit by digit, by the first house, then by the second.
    row(
        "turbot-fish",
        "Turbot Fish",
        "0.1",
        &["hodoku:0403", "yas:turbot fish"],
        include_str!("turbot_fish.md"),
        |position, found| turbot::turbots(position, Turbot::Other, found),
    ),
    // Digit by digit, by box, then by line.
    row(
        "empty-rectangle",
        "Empty Rectangle",
        "0.1",
        &["hodoku:0402", "hodoku:0405", "yas:empty rectangle", "sudokuwiki:empty rectangle"],
        include_str!("empty_rectangle.md"),
        turbot::empty_rectangles,
    ),
    // Digit by digit, the shortest first; then by the ends.
    row(
        "x-chain",
        "X-Chain",
        "0.1",
        &[
            "hodoku:0701",
            "yas:x-chain t1",
            "yas:group linked x-chain t1",
            "yas:group linked two string kite",
            "grouped x-chain",
        ],
        include_str!("x_chain.md"),
        x_chain::x_chains,
    ),
    // By the first cell.
    row(
        "remote-pair",
        "Remote Pair",
        "0.1",
        &["hodoku:0703", "yas:remote pair t3", "sudokuwiki:remote pairs", "remote pairs"],
        include_str!("remote_pair.md"),
        remote_pair::remote_pairs,
    ),
    // The shortest first, then by the digit that is eliminated, then by the ends.
    row(
        "xy-chain",
        "XY-Chain",
        "0.1",
        &["hodoku:0702", "yas:xy-chain t1", "sudokuwiki:xy-chain", "y-cycle"],
        include_str!("xy_chain.md"),
        xy_chain::xy_chains,
    ),
    // The shortest first, then by the ends.
    row(
        "aic-ring",
        "AIC Ring",
        "unreleased",
        &["yas:even ai-loop t3", "continuous nice loop", "continuous loop", "nice loop"],
        include_str!("aic_ring.md"),
        |position, found| aic::plain(position, Want::Loop, found),
    ),
    row(
        "aic",
        "AIC",
        "unreleased",
        &[
            "hodoku:0707",
            "yas:ai-chain t2",
            "alternating inference chain",
            "discontinuous nice loop",
        ],
        include_str!("aic.md"),
        |position, found| aic::plain(position, Want::Open, found),
    ),
    row(
        "grouped-aic-ring",
        "Grouped AIC Ring",
        "unreleased",
        &["yas:group linked even ai-loop t3", "grouped continuous nice loop"],
        include_str!("grouped_aic_ring.md"),
        |position, found| aic::grouped(position, Want::Loop, found),
    ),
    row(
        "grouped-aic",
        "Grouped AIC",
        "unreleased",
        &["yas:group linked ai-chain t2", "grouped discontinuous nice loop"],
        include_str!("grouped_aic.md"),
        |position, found| aic::grouped(position, Want::Open, found),
    ),
    row(
        "als-aic-ring",
        "AIC Ring with ALSs",
        "unreleased",
        &["als nice loop", "als continuous nice loop"],
        include_str!("als_aic_ring.md"),
        |position, found| aic::with_sets(position, Want::Loop, found),
    ),
    row(
        "als-aic",
        "AIC with ALSs",
        "unreleased",
        &[
            "als discontinuous nice loop",
            "als-w-wing",
            "als-m-wing",
            "als-s-wing",
            "grouped w-wing",
        ],
        include_str!("als_aic.md"),
        |position, found| aic::with_sets(position, Want::Open, found),
    ),
    row(
        "ahs-aic",
        "AIC with AHSs",
        "unreleased",
        &["ahs discontinuous nice loop", "aic with almost-hidden sets"],
        include_str!("ahs_aic.md"),
        |position, found| aic::with_hidden_sets(position, Want::Open, found),
    ),
    row(
        "fish-aic",
        "AIC with Fish",
        "unreleased",
        &["aic with fish nodes", "kraken aic"],
        include_str!("fish_aic.md"),
        |position, found| aic::with_fish(position, Want::Open, found),
    ),
    // Those with the fewest truths first.
    row(
        "blossom-loop",
        "Blossom Loop",
        "unreleased",
        &["blossom ring"],
        include_str!("blossom_loop.md"),
        blossom_loop::find,
    ),
    // Chain by chain.
    row(
        "simple-colors-trap",
        "Simple Colors Trap",
        "unreleased",
        &["hodoku:0500", "color trap", "single-digit trap"],
        include_str!("simple_colors_trap.md"),
        |position, found| coloring::traps(position, Weak::OneDigit, found),
    ),
    // Colour by colour.
    row(
        "simple-colors-wrap",
        "Simple Colors Wrap",
        "unreleased",
        &["hodoku:0501", "color wrap"],
        include_str!("simple_colors_wrap.md"),
        |position, found| coloring::wraps(position, Weak::OneDigit, Survivors::Left, found),
    ),
    // By pairs of chains.
    row(
        "multi-colors-1",
        "Multi-Colors 1",
        "unreleased",
        &["hodoku:0502", "multi-coloring type 1"],
        include_str!("multi_colors_1.md"),
        weak_coloring::multi_colours,
    ),
    // Colour by colour.
    row(
        "multi-colors-2",
        "Multi-Colors 2",
        "unreleased",
        &["hodoku:0503", "multi-coloring type 2"],
        include_str!("multi_colors_2.md"),
        |position, found| {
            weak_coloring::weak_wraps(
                position,
                Weak::OneDigit,
                Length::Short,
                Survivors::Left,
                found,
            )
        },
    ),
    // Chain by chain.
    row(
        "medusa-cell",
        "Medusa: Two Parities in a Cell",
        "unreleased",
        &["3d medusa cell", "medusa two colors in a cell"],
        include_str!("medusa_cell.md"),
        coloring::two_in_a_cell,
    ),
    row(
        "medusa-trap",
        "Medusa Trap",
        "unreleased",
        &["yas:Strong Linked Net T3", "3d medusa trap", "strong linked net t3"],
        include_str!("medusa_trap.md"),
        |position, found| coloring::traps(position, Weak::Sectors, found),
    ),
    // Parity by parity.
    row(
        "medusa-wrap",
        "Medusa Wrap",
        "unreleased",
        &["yas:Strong Linked Net T1", "3d medusa wrap", "strong linked net t1"],
        include_str!("medusa_wrap.md"),
        |position, found| coloring::wraps(position, Weak::Sectors, Survivors::Placed, found),
    ),
    row(
        "strong-hinge",
        "Strong Hinge",
        "unreleased",
        &[
            "yas:Strong Linked Net T2",
            "strong block hinge",
            "3d medusa empty",
            "strong linked net t2",
        ],
        include_str!("strong_hinge.md"),
        coloring::strong_hinges,
    ),
    // By pairs of chains, near ones first.
    row(
        "x-cycle-corner",
        "X-Cycle Corner",
        "unreleased",
        &["x-cycle type 1"],
        include_str!("x_cycle_corner.md"),
        |position, found| {
            weak_coloring::weak_corners(position, Weak::OneDigit, Length::Long, found)
        },
    ),
    // Colour by colour.
    row(
        "x-cycle-wrap",
        "X-Cycle Wrap",
        "unreleased",
        &["x-cycle type 2"],
        include_str!("x_cycle_wrap.md"),
        |position, found| {
            weak_coloring::weak_wraps(
                position,
                Weak::OneDigit,
                Length::Long,
                Survivors::Left,
                found,
            )
        },
    ),
    // By pairs of chains, near ones first.
    row(
        "weak-corner",
        "Weak Corner",
        "unreleased",
        &[
            "yas:Chained Strong Linked Net T1",
            "yas:Chained Strong Linked Net T2",
            "medusa weak corner",
            "weakly linked chains",
        ],
        include_str!("weak_corner.md"),
        |position, found| weak_coloring::weak_corners(position, Weak::Sectors, Length::Any, found),
    ),
    // Parity by parity.
    row(
        "weak-wrap",
        "Weak Wrap",
        "unreleased",
        &["medusa weak wrap"],
        include_str!("weak_wrap.md"),
        |position, found| {
            weak_coloring::weak_wraps(
                position,
                Weak::Sectors,
                Length::Any,
                Survivors::Placed,
                found,
            )
        },
    ),
    row(
        "linked-hinge",
        "Hinge of Linked Chains",
        "unreleased",
        &["chained strong hinge"],
        include_str!("linked_hinge.md"),
        weak_coloring::linked_hinges,
    ),
    // Candidate by candidate.
    row(
        "weak-hinge",
        "Weak Hinge",
        "unreleased",
        &["medusa weak hinge", "weak block hinge"],
        include_str!("weak_hinge.md"),
        weak_coloring::weak_hinges,
    ),
    // By digit, range and chain.
    row(
        "range-chain",
        "Almost-Locked Range and Chain",
        "unreleased",
        &["almost-locked range", "ALR"],
        include_str!("range_chain.md"),
        range_coloring::range_chains,
    ),
    // By digit, ranges and chain.
    row(
        "range-pair",
        "Two Almost-Locked Ranges",
        "unreleased",
        &["conjugate pair with two almost-locked ranges", "franken ranges"],
        include_str!("range_pair.md"),
        range_coloring::range_pairs,
    ),
    // Parity by parity.
    row(
        "range-wrap",
        "Almost-Locked Range Wrap",
        "unreleased",
        &["almost-locked range within a chain"],
        include_str!("range_wrap.md"),
        range_coloring::range_wraps,
    ),
    // Candidate by candidate.
    row(
        "range-hinge",
        "Almost-Locked Range Hinge",
        "unreleased",
        &["almost-locked range empties a set"],
        include_str!("range_hinge.md"),
        range_coloring::range_hinges,
    ),
    // Candidate by candidate, then parity by parity.
    row(
        "linked-ranges",
        "Linked Almost-Locked Ranges",
        "unreleased",
        &["almost-locked ranges and linked chains"],
        include_str!("linked_ranges.md"),
        |position, found| range_coloring::refuted_with(position, Weak::Ranges, found),
    ),
    // The shortest first, then those with the fewest guardians.
    row(
        "broken-wing",
        "Broken Wing",
        "unreleased",
        &["hodoku:1400", "guardian", "guardians", "turbot guardian"],
        include_str!("broken_wing.md"),
        odd_cycle::broken_wing,
    ),
    // The shortest first, then those with the fewest guardians.
    row(
        "bivalue-oddagon",
        "Bivalue Oddagon",
        "unreleased",
        &[
            "hodoku:1401",
            "oddagon",
            "bivalue oddagon type 2",
            "bivalue oddagon type 3",
            "broken remote pair",
        ],
        include_str!("bivalue_oddagon.md"),
        odd_cycle::oddagon,
    ),
];
