//! Set logic: truths and links of any kind.

use ninerooks_step::Family;

use crate::Technique;
use crate::setlogic::{self, Wanted};
use crate::technique::Search;

/// The set logic in the order of the manual.
pub(super) static ROWS: &[Technique] = &[
    // Fewest truths first, then the lowest rank, then the first candidate that is eliminated.
    row("rank-0", "Rank 0", "0.1", &[], include_str!("rank_0.md"), |position, found| {
        setlogic::steps(position.grid(), Wanted { max_rank: Some(0), max_truths: None }, found)
    }),
    row("rank-1", "Rank 1", "0.1", &[], include_str!("rank_1.md"), |position, found| {
        setlogic::steps(position.grid(), Wanted { max_rank: Some(1), max_truths: None }, found)
    }),
    row("rank-n", "Set Logic", "0.1", &[], include_str!("rank_n.md"), |position, found| {
        setlogic::steps(position.grid(), Wanted { max_rank: None, max_truths: None }, found)
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
