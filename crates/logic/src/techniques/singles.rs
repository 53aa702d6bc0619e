//! Singles: one cell or one place is left.

use crate::search::{ruled, single};

use super::{Row, row};

/// The singles in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // By house: rows, then columns, then boxes. A cell that is the last of several is reported
    // once.
    row(
        "full-house",
        "Full House",
        "0.1",
        &["hodoku:0000", "sudopedia:full-house", "last digit", "last cell"],
        include_str!("full_house.md"),
        single::full_house,
    ),
    // In reading order of the cells.
    row(
        "naked-single",
        "Naked Single",
        "0.1",
        &[
            "hodoku:0003",
            "se:naked single",
            "sudopedia:naked single",
            "yas:exposed single",
            "exposed single",
            "sole candidate",
            "forced digit",
        ],
        include_str!("naked_single.md"),
        single::naked_single,
    ),
    // All boxes first, then lines: in each digit by digit, rows before columns. A placement that
    // several houses force is reported once.
    row(
        "hidden-single",
        "Hidden Single",
        "0.1",
        &[
            "hodoku:0002",
            "se:hidden single",
            "sudopedia:hidden single",
            "sudokuwiki:hidden single",
            "yas:hidden single",
            "unique candidate",
            "pinned digit",
        ],
        include_str!("hidden_single.md"),
        single::hidden_single,
    ),
    // In the order of the rules.
    row(
        "rule-single",
        "Hidden Single by Rule",
        "0.1",
        &["extra house single", "extra region single"],
        include_str!("rule_single.md"),
        ruled::single,
    )
    .under_rules(),
];
