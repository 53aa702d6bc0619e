//! Whips and braids: sectors that come down to one candidate in turn, until one is empty.

use ninerooks_step::Family;

use crate::Technique;
use crate::technique::Search;
use crate::whips::{Kind, whips};

/// The whips in the order of the manual. Each finds the shortest first, then by target.
pub(super) static ROWS: &[Technique] = &[
    row(
        "z-chain",
        "z-Chain",
        &["csp-rules:z-chain", "zchain"],
        include_str!("z_chain.md"),
        |position, found| whips(position, Kind::ZChain, found),
    ),
    row(
        "t-whip",
        "t-Whip",
        &["csp-rules:t-whip", "twhip"],
        include_str!("t_whip.md"),
        |position, found| whips(position, Kind::TWhip, found),
    ),
    row(
        "whip",
        "Whip",
        &["csp-rules:whip", "sudoku studio:whip", "nrczt-whip", "nrczt-chain", "zt-whip"],
        include_str!("whip.md"),
        |position, found| whips(position, Kind::Whip, found),
    ),
    row(
        "g-whip",
        "g-Whip",
        &["csp-rules:g-whip", "sudoku studio:grouped whip", "grouped whip", "gwhip"],
        include_str!("g_whip.md"),
        |position, found| whips(position, Kind::GWhip, found),
    ),
    row(
        "braid",
        "Braid",
        &["csp-rules:braid", "nrczt-braid"],
        include_str!("braid.md"),
        |position, found| whips(position, Kind::Braid, found),
    ),
    row(
        "g-braid",
        "g-Braid",
        &["csp-rules:g-braid", "grouped braid", "gbraid"],
        include_str!("g_braid.md"),
        |position, found| whips(position, Kind::GBraid, found),
    ),
];

const fn row(
    id: &'static str,
    name: &'static str,
    aliases: &'static [&'static str],
    page: &'static str,
    search: Search,
) -> Technique {
    Technique::new(Family::Whips, id, name, "unreleased", aliases, page, search)
}
