//! Wings: cells of two houses that are connected.

use crate::chains::three_link_wings::{self, Wing};
use crate::chains::w_wing;
use crate::search::{bent, fireworks};

use super::{Row, row};

/// The wings in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // By pair of houses (rows, columns, boxes), in each by the lowest cell.
    row(
        "xy-wing",
        "XY-Wing",
        "0.1",
        &["hodoku:0800", "yas:y-wing", "sudokuwiki:y-wing", "se:xy-wing", "y-wing"],
        include_str!("xy_wing.md"),
        |position, found| bent::wings(position, 2, found),
    ),
    row(
        "xyz-wing",
        "XYZ-Wing",
        "0.1",
        &["hodoku:0801", "yas:xyz-wing", "sudokuwiki:xyz-wing", "se:xyz-wing"],
        include_str!("xyz_wing.md"),
        |position, found| bent::wings(position, 3, found),
    ),
    // By the first cell, then the second, then the digit that is eliminated.
    row(
        "w-wing",
        "W-Wing",
        "0.1",
        &["hodoku:0803", "yas:w-wing", "sudokuwiki:w-wing"],
        include_str!("w_wing.md"),
        w_wing::w_wings,
    ),
    // By the first end, then by the last, then by what is between.
    row(
        "m-wing",
        "M-Wing",
        "unreleased",
        &["half m-wing", "gm-wing", "generalised m-wing", "generalized m-wing"],
        include_str!("m_wing.md"),
        |position, found| three_link_wings::find(position, Wing::M, found),
    ),
    row(
        "s-wing",
        "S-Wing",
        "unreleased",
        &["split wing"],
        include_str!("s_wing.md"),
        |position, found| three_link_wings::find(position, Wing::S, found),
    ),
    row(
        "l-wing",
        "L-Wing",
        "unreleased",
        &["local wing", "l2-wing", "l3-wing"],
        include_str!("l_wing.md"),
        |position, found| three_link_wings::find(position, Wing::L, found),
    ),
    row(
        "h-wing",
        "H-Wing",
        "unreleased",
        &["hybrid wing", "h2-wing", "h3-wing"],
        include_str!("h_wing.md"),
        |position, found| three_link_wings::find(position, Wing::H, found),
    ),
    // By pair of houses (rows, columns, boxes), in each by the lowest cell.
    row(
        "bent-naked-quad",
        "WXYZ-Wing",
        "0.1",
        &["yas:bent exposed quad", "bent naked quad", "sudokuwiki:wxyz-wing", "hodoku:0802"],
        include_str!("bent_naked_quad.md"),
        |position, found| bent::bent_subsets(position, 4, found),
    ),
    row(
        "bent-naked-quint",
        "VWXYZ-Wing",
        "0.1",
        &["yas:bent exposed quint", "bent naked quint"],
        include_str!("bent_naked_quint.md"),
        |position, found| bent::bent_subsets(position, 5, found),
    ),
    row(
        "bent-naked-sext",
        "UVWXYZ-Wing",
        "0.1",
        &["yas:bent exposed sext", "bent naked sext"],
        include_str!("bent_naked_sext.md"),
        |position, found| bent::bent_subsets(position, 6, found),
    ),
    row(
        "bent-naked-sept",
        "TUVWXYZ-Wing",
        "0.1",
        &["bent naked sept"],
        include_str!("bent_naked_sept.md"),
        |position, found| bent::bent_subsets(position, 7, found),
    ),
    row(
        "bent-naked-oct",
        "STUVWXYZ-Wing",
        "0.1",
        &["bent naked oct"],
        include_str!("bent_naked_oct.md"),
        |position, found| bent::bent_subsets(position, 8, found),
    ),
    // By pivot, then by wings, then by digits.
    row(
        "firework-triple",
        "Firework Triple",
        "unreleased",
        &["bent hidden triple", "yas:bent hidden triple", "sudokuwiki:fireworks", "fireworks"],
        include_str!("firework_triple.md"),
        fireworks::triples,
    ),
    // By the first pivot, then as above.
    row(
        "firework-quad",
        "Firework Quad",
        "unreleased",
        &["firework quadruple"],
        include_str!("firework_quad.md"),
        fireworks::quads,
    ),
];
