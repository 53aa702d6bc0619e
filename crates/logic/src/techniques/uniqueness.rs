//! Uniqueness: what would leave the puzzle two solutions.

use ninerooks_step::Family;

use crate::Technique;
use crate::search::deadly::{avoidable, grave, rectangle};
use crate::technique::Search;

/// The techniques that assume one solution, in the order of the manual.
pub(super) static ROWS: &[Technique] = &[
    // Rectangles in reading order.
    row(
        "unique-rectangle-1",
        "Unique Rectangle Type 1",
        &["hodoku:0600", "uniqueness test 1", "ur type 1", "sudokuwiki:unique rectangles type 1"],
        include_str!("unique_rectangle_1.md"),
        rectangle::in_one_cell,
    ),
    // Rectangles in reading order.
    row(
        "unique-rectangle-2",
        "Unique Rectangle Type 2",
        &["hodoku:0601", "uniqueness test 2", "ur type 2", "sudokuwiki:unique rectangles type 2"],
        include_str!("unique_rectangle_2.md"),
        |position, found| rectangle::of_one_digit(position, true, found),
    ),
    // Rectangles in reading order, of each the smallest subsets first.
    row(
        "unique-rectangle-3",
        "Unique Rectangle Type 3",
        &["hodoku:0602", "uniqueness test 3", "ur type 3", "sudokuwiki:unique rectangles type 3"],
        include_str!("unique_rectangle_3.md"),
        rectangle::with_subset,
    ),
    // Rectangles in reading order.
    row(
        "unique-rectangle-4",
        "Unique Rectangle Type 4",
        &["hodoku:0603", "uniqueness test 4", "ur type 4", "sudokuwiki:unique rectangles type 4"],
        include_str!("unique_rectangle_4.md"),
        rectangle::with_strong_link,
    ),
    // Rectangles in reading order.
    row(
        "unique-rectangle-5",
        "Unique Rectangle Type 5",
        &["hodoku:0604", "uniqueness test 5", "ur type 5"],
        include_str!("unique_rectangle_5.md"),
        |position, found| rectangle::of_one_digit(position, false, found),
    ),
    // Rectangles in reading order.
    row(
        "unique-rectangle-6",
        "Unique Rectangle Type 6",
        &["hodoku:0605", "uniqueness test 6", "ur type 6"],
        include_str!("unique_rectangle_6.md"),
        rectangle::in_opposite_corners,
    ),
    // Rectangles in reading order.
    row(
        "hidden-rectangle",
        "Hidden Rectangle",
        &["hodoku:0606", "hidden unique rectangle", "sudokuwiki:hidden unique rectangles"],
        include_str!("hidden_rectangle.md"),
        rectangle::hidden,
    ),
    // Rectangles in reading order.
    row(
        "avoidable-rectangle-1",
        "Avoidable Rectangle Type 1",
        &["hodoku:0607", "avoidable rectangle 1"],
        include_str!("avoidable_rectangle_1.md"),
        avoidable::in_one_cell,
    ),
    // Rectangles in reading order.
    row(
        "avoidable-rectangle-2",
        "Avoidable Rectangle Type 2",
        &["hodoku:0608", "avoidable rectangle 2"],
        include_str!("avoidable_rectangle_2.md"),
        avoidable::of_one_digit,
    ),
    // The one there can be.
    row(
        "bug-plus-1",
        "BUG+1",
        &[
            "hodoku:0610",
            "bug",
            "bug type 1",
            "bivalue universal grave",
            "bivalue universal grave + 1",
            "sudokuwiki:bug",
        ],
        include_str!("bug_plus_1.md"),
        grave::plus_one,
    ),
];

const fn row(
    id: &'static str,
    name: &'static str,
    aliases: &'static [&'static str],
    page: &'static str,
    search: Search,
) -> Technique {
    Technique::new(Family::Uniqueness, id, name, "unreleased", aliases, page, search)
        .assuming_uniqueness()
}
