//! Fish: one digit in several houses.

use crate::search::finned::Body;
use crate::search::{finned, grid_analysis};

use super::{Row, row};

/// The fish in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // Digit by digit, base rows before base columns; in each by the lowest line.
    row(
        "x-wing",
        "X-Wing",
        "0.1",
        &["hodoku:0300", "se:x-wing", "sudokuwiki:x-wing", "yas:x-wing", "2x2 grid"],
        include_str!("x_wing.md"),
        |position, found| grid_analysis::fish(position, 2, found),
    ),
    row(
        "swordfish",
        "Swordfish",
        "0.1",
        &["hodoku:0301", "se:swordfish", "sudokuwiki:swordfish", "yas:swordfish", "3x3 grid"],
        include_str!("swordfish.md"),
        |position, found| grid_analysis::fish(position, 3, found),
    ),
    row(
        "jellyfish",
        "Jellyfish",
        "0.1",
        &["hodoku:0302", "se:jellyfish", "sudokuwiki:jellyfish", "yas:jellyfish", "4x4 grid"],
        include_str!("jellyfish.md"),
        |position, found| grid_analysis::fish(position, 4, found),
    ),
    row(
        "squirmbag",
        "Squirmbag",
        "0.1",
        &["hodoku:0303", "starfish", "5x5 grid"],
        include_str!("squirmbag.md"),
        |position, found| grid_analysis::fish(position, 5, found),
    ),
    row(
        "whale",
        "Whale",
        "0.1",
        &["hodoku:0304", "6x6 grid"],
        include_str!("whale.md"),
        |position, found| grid_analysis::fish(position, 6, found),
    ),
    row(
        "leviathan",
        "Leviathan",
        "0.1",
        &["hodoku:0305", "7x7 grid"],
        include_str!("leviathan.md"),
        |position, found| grid_analysis::fish(position, 7, found),
    ),
    // Digit by digit, base rows before base columns; in each by the lowest line, and after the fish of a
    // base its siamese pairs.
    row(
        "finned-x-wing",
        "Finned X-Wing",
        "0.1",
        &["hodoku:0310", "hodoku:03101", "yas:finned x-wing", "sudokuwiki:finned x-wing"],
        include_str!("finned_x_wing.md"),
        |position, found| finned::finned_fish(position, 2, Body::Whole, found),
    ),
    row(
        "finned-swordfish",
        "Finned Swordfish",
        "0.1",
        &["hodoku:0311", "hodoku:03111", "yas:finned swordfish", "sudokuwiki:finned swordfish"],
        include_str!("finned_swordfish.md"),
        |position, found| finned::finned_fish(position, 3, Body::Whole, found),
    ),
    row(
        "finned-jellyfish",
        "Finned Jellyfish",
        "0.1",
        &["hodoku:0312", "hodoku:03121", "yas:finned jellyfish", "sudokuwiki:finned jellyfish"],
        include_str!("finned_jellyfish.md"),
        |position, found| finned::finned_fish(position, 4, Body::Whole, found),
    ),
    row(
        "finned-squirmbag",
        "Finned Squirmbag",
        "0.1",
        &["hodoku:0313"],
        include_str!("finned_squirmbag.md"),
        |position, found| finned::finned_fish(position, 5, Body::Whole, found),
    ),
    row(
        "finned-whale",
        "Finned Whale",
        "0.1",
        &["hodoku:0314"],
        include_str!("finned_whale.md"),
        |position, found| finned::finned_fish(position, 6, Body::Whole, found),
    ),
    row(
        "finned-leviathan",
        "Finned Leviathan",
        "0.1",
        &["hodoku:0315"],
        include_str!("finned_leviathan.md"),
        |position, found| finned::finned_fish(position, 7, Body::Whole, found),
    ),
    row(
        "sashimi-x-wing",
        "Sashimi X-Wing",
        "0.1",
        &["hodoku:0320", "hodoku:03201", "yas:sashimi x-wing"],
        include_str!("sashimi_x_wing.md"),
        |position, found| finned::finned_fish(position, 2, Body::Broken, found),
    ),
    row(
        "sashimi-swordfish",
        "Sashimi Swordfish",
        "0.1",
        &["hodoku:0321", "hodoku:03211", "yas:sashimi swordfish"],
        include_str!("sashimi_swordfish.md"),
        |position, found| finned::finned_fish(position, 3, Body::Broken, found),
    ),
    row(
        "sashimi-jellyfish",
        "Sashimi Jellyfish",
        "0.1",
        &["hodoku:0322", "hodoku:03221", "yas:sashimi jellyfish"],
        include_str!("sashimi_jellyfish.md"),
        |position, found| finned::finned_fish(position, 4, Body::Broken, found),
    ),
    row(
        "sashimi-squirmbag",
        "Sashimi Squirmbag",
        "0.1",
        &["hodoku:0323"],
        include_str!("sashimi_squirmbag.md"),
        |position, found| finned::finned_fish(position, 5, Body::Broken, found),
    ),
    row(
        "sashimi-whale",
        "Sashimi Whale",
        "0.1",
        &["hodoku:0324"],
        include_str!("sashimi_whale.md"),
        |position, found| finned::finned_fish(position, 6, Body::Broken, found),
    ),
    row(
        "sashimi-leviathan",
        "Sashimi Leviathan",
        "0.1",
        &["hodoku:0325"],
        include_str!("sashimi_leviathan.md"),
        |position, found| finned::finned_fish(position, 7, Body::Broken, found),
    ),
];
