//! Subsets: cells and digits of one house.

use crate::search::subset;

use super::{Row, row};

/// The subsets in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // By box; in each by the lowest cell.
    row(
        "locked-pair",
        "Locked Pair",
        "0.1",
        &["hodoku:0110", "yas:locked exposed pair", "locked exposed pair"],
        include_str!("locked_pair.md"),
        |position, found| subset::locked(position, 2, found),
    ),
    row(
        "locked-triple",
        "Locked Triple",
        "0.1",
        &["hodoku:0111", "yas:locked exposed triple", "locked exposed triple"],
        include_str!("locked_triple.md"),
        |position, found| subset::locked(position, 3, found),
    ),
    // Rows, columns, boxes; in each by the lowest cell.
    row(
        "naked-pair",
        "Naked Pair",
        "0.1",
        &[
            "hodoku:0200",
            "se:naked pair",
            "sudokuwiki:naked pair",
            "yas:exposed pair",
            "exposed pair",
        ],
        include_str!("naked_pair.md"),
        |position, found| subset::naked(position, 2, found),
    ),
    row(
        "naked-triple",
        "Naked Triple",
        "0.1",
        &[
            "hodoku:0201",
            "se:naked triplet",
            "sudokuwiki:naked triple",
            "yas:exposed triple",
            "exposed triple",
            "naked triplet",
        ],
        include_str!("naked_triple.md"),
        |position, found| subset::naked(position, 3, found),
    ),
    row(
        "naked-quad",
        "Naked Quad",
        "0.1",
        &[
            "hodoku:0202",
            "se:naked quad",
            "sudokuwiki:naked quad",
            "yas:exposed quad",
            "exposed quad",
            "naked quadruple",
        ],
        include_str!("naked_quad.md"),
        |position, found| subset::naked(position, 4, found),
    ),
    // Rows, columns, boxes; in each by the lowest digit.
    row(
        "hidden-pair",
        "Hidden Pair",
        "0.1",
        &["hodoku:0210", "se:hidden pair", "sudokuwiki:hidden pair", "yas:hidden pair"],
        include_str!("hidden_pair.md"),
        |position, found| subset::hidden(position, 2, found),
    ),
    row(
        "hidden-triple",
        "Hidden Triple",
        "0.1",
        &[
            "hodoku:0211",
            "se:hidden triplet",
            "sudokuwiki:hidden triple",
            "yas:hidden triple",
            "hidden triplet",
        ],
        include_str!("hidden_triple.md"),
        |position, found| subset::hidden(position, 3, found),
    ),
    row(
        "hidden-quad",
        "Hidden Quad",
        "0.1",
        &[
            "hodoku:0212",
            "se:hidden quad",
            "sudokuwiki:hidden quad",
            "yas:hidden quad",
            "hidden quadruple",
        ],
        include_str!("hidden_quad.md"),
        |position, found| subset::hidden(position, 4, found),
    ),
];
