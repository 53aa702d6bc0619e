//! Two digits that can be exchanged: the proof is in [`uniqueness`](super).

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, House};

use super::super::guardians::Verdict;
use crate::GuardianRefusal;

/// Whether each cell keeps two digits that the puzzle allows, and each digit is kept in none or two of
/// the cells of a house.
pub(in crate::judge) fn deadly_parity(grid: &Grid, cells: &[Cell], kept: &CandidateSet) -> Verdict {
    let given = *grid.as_given().live();
    for &cell in cells {
        if kept.digits(cell).len() != 2 {
            return Err(GuardianRefusal::NotTwo { cell });
        }
        if let Some(digit) = (kept.digits(cell) - given.digits(cell)).first() {
            return Err(GuardianRefusal::Forbidden { candidate: Candidate::new(digit, cell) });
        }
    }
    let cells: CellSet = cells.iter().copied().collect();
    for digit in Digit::ALL {
        if let Some(house) = odd(kept[digit] & cells) {
            return Err(GuardianRefusal::Odd { house, digit: Some(digit) });
        }
    }
    Ok(())
}

/// A house that has neither none nor two of the cells.
fn odd(cells: CellSet) -> Option<House> {
    House::all().find(|house| !matches!((cells & house.cells()).len(), 0 | 2))
}

/// Whether the cells keep the same two digits, have all givens of these, and none or two cells of each
/// house; and whether the puzzle allows the exchange everywhere else.
pub(in crate::judge) fn reverse(grid: &Grid, cells: &[Cell], kept: &CandidateSet) -> Verdict {
    let digits = kept.digits(cells[0]);
    let mut both = digits;
    let (Some(a), Some(b), None) = (both.next(), both.next(), both.next()) else {
        return Err(GuardianRefusal::NotTwo { cell: cells[0] });
    };
    if let Some(&cell) = cells.iter().find(|&&cell| kept.digits(cell) != digits) {
        return Err(GuardianRefusal::NotTwo { cell });
    }
    let pattern: CellSet = cells.iter().copied().collect();
    if let Some(house) = odd(pattern) {
        return Err(GuardianRefusal::Odd { house, digit: None });
    }
    let others = !pattern;
    let given = others & grid.givens() & (grid.live()[a] | grid.live()[b]);
    if cells.len() >= 18 || !given.is_empty() {
        return Err(GuardianRefusal::Outside);
    }
    for (digit, other) in [(a, b), (b, a)] {
        let needed = others & grid.live()[digit] & grid.excluded()[other];
        if let Some(cell) = needed.first() {
            return Err(GuardianRefusal::Forbidden { candidate: Candidate::new(other, cell) });
        }
    }
    Ok(())
}
