//! Set logic: truths and links of any kind.

use ninerooks_step::Family;

use crate::Technique;
use crate::search::set_logic::patterns;
use crate::technique::Search;

/// The set logic in the order of the manual.
pub(super) static ROWS: &[Technique] = &[
    // Fewest truths first, then the lowest rank, then the first candidate that is eliminated.
    row("rank-0", "Rank 0", "0.1", &[], include_str!("rank_0.md"), |position, found| {
        patterns(position, Some(0), found)
    }),
    row("rank-1", "Rank 1", "0.1", &[], include_str!("rank_1.md"), |position, found| {
        patterns(position, Some(1), found)
    }),
    row("rank-n", "Set Logic", "0.1", &[], include_str!("rank_n.md"), |position, found| {
        patterns(position, None, found)
    }),
];

const fn row(
    id: &'static str,
    name: &'static str,
    since: &'static str,
    aliases: &'static [&'static str],
    page: &'static str,
    search: Search,
) -> Technique {
    Technique::new(Family::SetLogic, id, name, since, aliases, page, search)
}
