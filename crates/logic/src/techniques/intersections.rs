//! Intersections: a house crosses another.

use ninerooks_board::HouseKind;

use crate::search::{intersection, ruled};

use super::{Row, row};

/// The intersections in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // By box, in each digit by digit.
    row(
        "pointing",
        "Locked Candidates (Pointing)",
        "0.1",
        &[
            "hodoku:0100",
            "hodoku:locked candidates type 1",
            "se:pointing",
            "sudokuwiki:pointing pair",
            "yas:pointing locked single",
            "pointing locked single",
            "pointing pair",
            "pointing triple",
            "locked candidates type 1",
            "locked candidates 1",
            "hanson:locked candidates 2",
        ],
        include_str!("pointing.md"),
        |position, found| intersection::locked_candidates(position, &[HouseKind::Block], found),
    ),
    // By line, rows first, in each digit by digit.
    row(
        "claiming",
        "Locked Candidates (Claiming)",
        "0.1",
        &[
            "hodoku:0101",
            "hodoku:locked candidates type 2",
            "se:claiming",
            "sudokuwiki:box line reduction",
            "yas:claiming locked single",
            "claiming locked single",
            "box line reduction",
            "locked candidates type 2",
            "locked candidates 2",
            "hanson:locked candidates 1",
        ],
        include_str!("claiming.md"),
        |position, found| {
            intersection::locked_candidates(position, &[HouseKind::Row, HouseKind::Column], found)
        },
    ),
    // The fewest candidates first; cells, then houses, then rules.
    row(
        "common-peer",
        "Common Peer Elimination",
        "0.1",
        &["cpe", "common peers", "thermo bounds", "pair of a relation"],
        include_str!("common_peer.md"),
        ruled::common_peer,
    )
    .under_rules(),
];
