//! Uniqueness: what would leave the puzzle two solutions.

use crate::chains::aic::{self, Want};
use crate::forcing::{Reach, of_guardians};
use crate::position::Guarded;
use crate::search::deadly::{any, avoidable, clues, grave, rectangle, reverse};
use crate::search::{death_blossom, symmetry};

use super::{Row, row};

/// The techniques that assume one solution, in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // Rectangles in reading order.
    row(
        "unique-rectangle-1",
        "Unique Rectangle Type 1",
        "unreleased",
        &["hodoku:0600", "uniqueness test 1", "ur type 1", "sudokuwiki:unique rectangles type 1"],
        include_str!("unique_rectangle_1.md"),
        rectangle::in_one_cell,
    )
    .assuming_uniqueness(),
    // Rectangles in reading order.
    row(
        "unique-rectangle-2",
        "Unique Rectangle Type 2",
        "unreleased",
        &["hodoku:0601", "uniqueness test 2", "ur type 2", "sudokuwiki:unique rectangles type 2"],
        include_str!("unique_rectangle_2.md"),
        |position, found| rectangle::of_one_digit(position, true, found),
    )
    .assuming_uniqueness(),
    // Rectangles in reading order, of each the smallest subsets first.
    row(
        "unique-rectangle-3",
        "Unique Rectangle Type 3",
        "unreleased",
        &["hodoku:0602", "uniqueness test 3", "ur type 3", "sudokuwiki:unique rectangles type 3"],
        include_str!("unique_rectangle_3.md"),
        rectangle::with_subset,
    )
    .assuming_uniqueness(),
    // Rectangles in reading order.
    row(
        "unique-rectangle-4",
        "Unique Rectangle Type 4",
        "unreleased",
        &["hodoku:0603", "uniqueness test 4", "ur type 4", "sudokuwiki:unique rectangles type 4"],
        include_str!("unique_rectangle_4.md"),
        rectangle::with_strong_link,
    )
    .assuming_uniqueness(),
    // Rectangles in reading order.
    row(
        "unique-rectangle-5",
        "Unique Rectangle Type 5",
        "unreleased",
        &["hodoku:0604", "uniqueness test 5", "ur type 5"],
        include_str!("unique_rectangle_5.md"),
        |position, found| rectangle::of_one_digit(position, false, found),
    )
    .assuming_uniqueness(),
    // Rectangles in reading order.
    row(
        "unique-rectangle-6",
        "Unique Rectangle Type 6",
        "unreleased",
        &["hodoku:0605", "uniqueness test 6", "ur type 6"],
        include_str!("unique_rectangle_6.md"),
        rectangle::in_opposite_corners,
    )
    .assuming_uniqueness(),
    // Rectangles in reading order.
    row(
        "hidden-rectangle",
        "Hidden Rectangle",
        "unreleased",
        &["hodoku:0606", "hidden unique rectangle", "sudokuwiki:hidden unique rectangles"],
        include_str!("hidden_rectangle.md"),
        rectangle::hidden,
    )
    .assuming_uniqueness(),
    // Rectangles in reading order.
    row(
        "avoidable-rectangle-1",
        "Avoidable Rectangle Type 1",
        "unreleased",
        &["hodoku:0607", "avoidable rectangle 1"],
        include_str!("avoidable_rectangle_1.md"),
        avoidable::in_one_cell,
    )
    .assuming_uniqueness(),
    // Rectangles in reading order.
    row(
        "avoidable-rectangle-2",
        "Avoidable Rectangle Type 2",
        "unreleased",
        &["hodoku:0608", "avoidable rectangle 2"],
        include_str!("avoidable_rectangle_2.md"),
        avoidable::of_one_digit,
    )
    .assuming_uniqueness(),
    // Rectangles in reading order.
    row(
        "avoidable-rectangle-3",
        "Avoidable Rectangle Type 3",
        "unreleased",
        &[
            "avoidable rectangle 3",
            "avoidable rectangle type 4",
            "avoidable rectangle hidden subset",
        ],
        include_str!("avoidable_rectangle_3.md"),
        avoidable::with_subset,
    )
    .assuming_uniqueness(),
    // Rectangles in reading order.
    row(
        "hidden-avoidable-rectangle",
        "Hidden Avoidable Rectangle",
        "unreleased",
        &["avoidable hidden rectangle"],
        include_str!("hidden_avoidable_rectangle.md"),
        avoidable::hidden,
    )
    .assuming_uniqueness(),
    // The fewest strong links first.
    row(
        "uniqueness-chain",
        "Uniqueness Chain",
        "unreleased",
        &[
            "unique rectangle with strong links",
            "ur with wing",
            "ur+2b1d",
            "ur+3x/2sl",
            "ur+4c3",
            "ur+4c/3sl",
            "external unique rectangle",
            "avoidable rectangle chain",
        ],
        include_str!("uniqueness_chain.md"),
        any::chain,
    )
    .assuming_uniqueness(),
    // The shortest first.
    row(
        "uniqueness-aic-ring",
        "AIC Ring with Deadly Patterns",
        "unreleased",
        &["uniqueness ring", "uniqueness nice loop"],
        include_str!("uniqueness_aic_ring.md"),
        |position, found| aic::with_patterns(position, Guarded::Deadly, Want::Loop, found),
    )
    .assuming_uniqueness(),
    // The shortest first.
    row(
        "uniqueness-aic",
        "AIC with Deadly Patterns",
        "unreleased",
        &[
            "uniqueness aic",
            "aic with unique rectangles",
            "aic with ur",
            "unique rectangle with als",
            "ur with als",
        ],
        include_str!("uniqueness_aic.md"),
        |position, found| aic::with_patterns(position, Guarded::Deadly, Want::Open, found),
    )
    .assuming_uniqueness(),
    // The fewest links first.
    row(
        "uniqueness-forcing-chain",
        "Uniqueness Forcing Chain",
        "unreleased",
        &["unique rectangle forcing chain", "rectangle forcing chain", "bug+n forcing chain"],
        include_str!("uniqueness_forcing_chain.md"),
        |position, found| of_guardians(position, Guarded::Deadly, Reach::Chains, found),
    )
    .assuming_uniqueness(),
    // By the first cell with two candidates.
    row(
        "unique-loop",
        "Unique Loop",
        "unreleased",
        &[
            "unique loop type 1",
            "unique loop type 2",
            "unique loop type 3",
            "unique loop type 4",
            "ul",
        ],
        include_str!("unique_loop.md"),
        any::unique_loop,
    )
    .assuming_uniqueness(),
    // By their columns.
    row(
        "extended-rectangle",
        "Extended Rectangle",
        "unreleased",
        &[
            "hodoku:0621",
            "extended unique rectangle",
            "extended rectangle type 1",
            "xr",
            "sudokuwiki:extended unique rectangles",
        ],
        include_str!("extended_rectangle.md"),
        any::extended_rectangle,
    )
    .assuming_uniqueness(),
    // The one there can be.
    row(
        "bug-plus-1",
        "BUG+1",
        "unreleased",
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
    )
    .assuming_uniqueness(),
    // By the first cell with two candidates.
    row(
        "bug-plus-n",
        "BUG+n",
        "unreleased",
        &["bug type 2", "bug type 3", "bug type 4", "bug xz", "bug+2", "bug+3"],
        include_str!("bug_plus_n.md"),
        any::plus_more,
    )
    .assuming_uniqueness(),
    // By the first cell with two candidates.
    row(
        "bug-lite",
        "BUG-Lite",
        "unreleased",
        &["hodoku:0620", "bug lite"],
        include_str!("bug_lite.md"),
        any::lite_grave,
    )
    .assuming_uniqueness(),
    // By the digits, the fewest open cells first.
    row(
        "reverse-bug",
        "Reverse BUG",
        "unreleased",
        &["hodoku:0623", "reverse bivalue universal grave"],
        include_str!("reverse_bug.md"),
        reverse::grave,
    )
    .assuming_uniqueness(),
    // By the two rows and the two columns.
    row(
        "borescopers-deadly-pattern",
        "Borescoper's Deadly Pattern",
        "unreleased",
        &["borescoper", "unique polygon"],
        include_str!("borescopers_deadly_pattern.md"),
        any::borescoper,
    )
    .assuming_uniqueness(),
    // By the columns, by the band.
    row(
        "unique-matrix",
        "Unique Matrix",
        "unreleased",
        &["unique square"],
        include_str!("unique_matrix.md"),
        any::matrix,
    )
    .assuming_uniqueness(),
    // By the two lines and those across them, the fewest digits first.
    row(
        "qius-deadly-pattern",
        "Qiu's Deadly Pattern",
        "unreleased",
        &["qiu", "qdp", "qiu's deadly pattern type 1", "locked qiu's deadly pattern"],
        include_str!("qius_deadly_pattern.md"),
        any::qiu,
    )
    .assuming_uniqueness(),
    // By the first cell with two candidates.
    row(
        "deadly-pattern",
        "Deadly Pattern",
        "unreleased",
        &["any deadly pattern", "anonymous deadly pattern"],
        include_str!("deadly_pattern.md"),
        any::pattern,
    )
    .assuming_uniqueness(),
    row(
        "death-blossom-rectangle",
        "Death Blossom (Rectangle)",
        "unreleased",
        &["rectangle death blossom", "death blossom with rectangle"],
        include_str!("death_blossom_rectangle.md"),
        death_blossom::of_rectangles,
    )
    .assuming_uniqueness(),
    // By lines.
    row(
        "clue-cover",
        "Uniqueness Clue Cover",
        "unreleased",
        &["uniqueness clue cover"],
        include_str!("clue_cover.md"),
        clues::cover,
    )
    .assuming_uniqueness(),
    // By the map of rows, without transposing first.
    row(
        "symmetrical-placement",
        "Symmetrical Placement",
        "unreleased",
        &[
            "gurth",
            "gurth's symmetrical placement",
            "gurth's theorem",
            "sudokuwiki:gurth's theorem",
        ],
        include_str!("symmetrical_placement.md"),
        symmetry::placement,
    )
    .assuming_uniqueness(),
    // By the candidate that is eliminated.
    row(
        "anti-symmetrical-placement",
        "Anti-Symmetrical Placement",
        "unreleased",
        &["anti-gurth", "anti-gurth's symmetrical placement"],
        include_str!("anti_symmetrical_placement.md"),
        symmetry::anti,
    )
    .assuming_uniqueness(),
];
