//! Two givens in a band: the proof is in [`uniqueness`](super).

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, House};

use super::super::guardians::Verdict;
use crate::GuardianRefusal;

/// Whether the one cell does not keep the digit that it has, by the two givens of its band or stack.
pub(in crate::judge) fn clue_cover(grid: &Grid, cells: &[Cell], kept: &CandidateSet) -> Verdict {
    let &[cell] = cells else { return Err(GuardianRefusal::NotCells) };
    let excluded = Digit::ALL.into_iter().fold(CellSet::EMPTY, |all, d| all | grid.excluded()[d]);
    for (line, across) in [(cell.row(), cell.column()), (cell.column(), cell.row())] {
        let chute = House::all()
            .filter(|house| house.index() / 3 == line.index() / 3)
            .fold(CellSet::EMPTY, |all, house| all | house.cells());
        let mut givens = chute & grid.givens();
        let (Some(a), Some(b), None) = (givens.next(), givens.next(), givens.next()) else {
            continue;
        };
        let is_free = (chute & excluded | line.cells() & grid.givens()).is_empty();
        let is_needed = |by: Cell, of: Cell| {
            let digit = grid.value(of).filter(|_| across.cells().contains(by));
            digit.is_some_and(|digit| !kept.contains(Candidate::new(digit, cell)))
        };
        if is_free && (is_needed(a, b) || is_needed(b, a)) {
            return Ok(());
        }
    }
    Err(GuardianRefusal::Clues { cell })
}
