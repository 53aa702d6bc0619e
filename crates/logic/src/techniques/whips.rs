//! Whips and braids: sectors that come down to one candidate in turn, until one is empty.

use crate::whips::{Kind, whips};

use super::{Row, row};

/// The whips in the order of the manual. Each finds the shortest first, then by target.
pub(super) static ROWS: &[Row] = &[
    row(
        "z-chain",
        "z-Chain",
        "unreleased",
        &["csp-rules:z-chain", "zchain"],
        include_str!("z_chain.md"),
        |position, found| whips(position, Kind::ZChain, found),
    ),
    row(
        "t-whip",
        "t-Whip",
        "unreleased",
        &["csp-rules:t-whip", "twhip"],
        include_str!("t_whip.md"),
        |position, found| whips(position, Kind::TWhip, found),
    ),
    row(
        "whip",
        "Whip",
        "unreleased",
        &["csp-rules:whip", "sudoku studio:whip", "nrczt-whip", "nrczt-chain", "zt-whip"],
        include_str!("whip.md"),
        |position, found| whips(position, Kind::Whip, found),
    ),
    row(
        "typed-whip",
        "Typed Whip",
        "unreleased",
        &["csp-rules:typed-whip", "whip-rc", "whip-rn", "whip-cn", "whip-bn", "2d-whip"],
        include_str!("typed_whip.md"),
        |position, found| whips(position, Kind::TypedWhip, found),
    ),
    row(
        "g-whip",
        "g-Whip",
        "unreleased",
        &["csp-rules:g-whip", "sudoku studio:grouped whip", "grouped whip", "gwhip"],
        include_str!("g_whip.md"),
        |position, found| whips(position, Kind::GWhip, found),
    ),
    row(
        "braid",
        "Braid",
        "unreleased",
        &["csp-rules:braid", "nrczt-braid"],
        include_str!("braid.md"),
        |position, found| whips(position, Kind::Braid, found),
    ),
    row(
        "g-braid",
        "g-Braid",
        "unreleased",
        &["csp-rules:g-braid", "grouped braid", "gbraid"],
        include_str!("g_braid.md"),
        |position, found| whips(position, Kind::GBraid, found),
    ),
];
