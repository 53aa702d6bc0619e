//! Unique rectangles and loops: `search` finds the loops, `types` what they eliminate.

mod search;
mod types;

use super::board::Board;
use super::hint::{Hint, Removed};
use super::technique::Technique;

/// What a loop shows.
struct Found {
    /// 1 to 4.
    kind: u8,
    /// Naked and hidden type 3 are told apart when equal ones are dropped.
    hidden: bool,
    rating: f64,
    cells: u128,
    length: usize,
    removed: Removed,
}

/// The hints of all loops, by rating and type.
pub(super) fn unique_loops(board: &Board) -> impl Iterator<Item = Hint> + use<> {
    let mut hints: Vec<Found> = Vec::new();
    for start in (0..81).filter(|&cell| board.count(cell) == 2) {
        for cells in search::loops(board, start) {
            types::hints(board, &cells, board.digits[start], &mut |found| {
                let same = |other: &Found| {
                    (other.kind, other.hidden, other.cells, other.length)
                        == (found.kind, found.hidden, found.cells, found.length)
                };
                if !found.removed.is_empty() && !hints.iter().any(same) {
                    hints.push(found);
                }
            });
        }
    }
    hints.sort_by(|a, b| a.rating.total_cmp(&b.rating).then(a.kind.cmp(&b.kind)));
    hints.into_iter().map(|found| {
        let technique = if found.length == 4 {
            Technique::UniqueRectangle(found.kind)
        } else {
            Technique::UniqueLoop(found.kind)
        };
        Hint::eliminate(technique, found.rating, &found.removed)
    })
}
