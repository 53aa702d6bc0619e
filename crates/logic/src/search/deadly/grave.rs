//! BUG+1: bivalue universal graves but for one candidate.
//!
//! If every unsolved cell had two candidates, and every digit two places in each house, the two digits of all
//! cells could be exchanged at once. So where one candidate stands in the way of that, it is true.
//!
//! Source: "Unique solution: the bivalue universal grave", Players' forum, 2005.

use ninerooks_board::{Candidate, CandidateSet, Digit, House};
use ninerooks_step::DeadlyKind;

use super::Deadly;
use crate::{Findings, Flow, Position};

/// One cell has three candidates, all others have two, and without one of the three there is a grave.
pub(crate) fn plus_one(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let Some(cell) = position.cells_with(3..=9).only() else { return Flow::Continue(()) };
    let digits = grid.digits(cell);
    if digits.len() != 3 || !position.cells_with(0..=1).is_empty() {
        return Flow::Continue(());
    }
    let unsolved = grid.unsolved();
    let findings = digits.into_iter().filter_map(|digit| {
        let guardian = Candidate::new(digit, cell);
        let live: CandidateSet =
            unsolved.into_iter().flat_map(|cell| cell.candidates(grid.digits(cell))).collect();
        let kept = live - [guardian].into_iter().collect();
        if !is_grave(&kept) {
            return None;
        }
        let rest = cell.candidates(digits.without(digit)).collect();
        Deadly::new(grid, DeadlyKind::Grave, unsolved, kept).seen(rest)
    });
    findings.into_iter().try_for_each(|finding| found.push(finding))
}

/// Whether each digit is kept in none or two cells of every house. Each cell keeps two digits, and they are
/// live, so that the puzzle allows them.
fn is_grave(kept: &CandidateSet) -> bool {
    let is_even = |house: House| {
        Digit::ALL.into_iter().all(|digit| matches!((kept[digit] & house.cells()).len(), 0 | 2))
    };
    House::all().all(is_even)
}
