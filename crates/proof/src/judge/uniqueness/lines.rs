//! Two lines that can be exchanged in part: the proof is in [`uniqueness`](super).

use ninerooks_board::{
    CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, Sector, SectorKind,
};

use super::super::guardians::Verdict;
use crate::GuardianRefusal;

/// Whether the sectors are two cells, the corners, which keep digits of a box, and these digits in the box, which keeps
/// them in a square in the columns (rows) of the corners; and whether its two rows (columns) can be exchanged in part.
pub(in crate::judge) fn two_lines(grid: &Grid, sectors: &[Sector], kept: &CandidateSet) -> Verdict {
    let (mut corners, mut digits, mut block) = (CellSet::EMPTY, DigitSet::EMPTY, CellSet::ALL);
    for sector in sectors {
        match sector.kind() {
            SectorKind::Cell(cell) => corners.insert(cell),
            SectorKind::House(house, digit) => {
                block &= house.cells();
                digits.insert(digit);
            }
        }
    }
    let is_kept = |cell: &Cell| !kept.digits(*cell).is_disjoint(digits);
    let square: CellSet = block.filter(is_kept).collect();
    let is_apart = |cell: Cell| !block.contains(cell) && kept.digits(cell).is_subset(digits);
    let fits = |line: fn(Cell) -> House, across: fn(Cell) -> House| {
        let all = |cells: CellSet, of: fn(Cell) -> House| {
            cells.fold(CellSet::EMPTY, |all, cell| all | of(cell).cells())
        };
        let (lines, ends) = (all(square, line), all(corners, across));
        all(corners, line).len() == 9
            && (corners.len(), block.len(), square.len()) == (2, 9, 4)
            && square == block & lines & ends
            && is_free(grid, lines | corners, ends, across)
    };
    let fits = corners.into_iter().all(is_apart)
        && (fits(Cell::row, Cell::column) || fits(Cell::column, Cell::row));
    if fits { Ok(()) } else { Err(GuardianRefusal::Lines) }
}

/// Whether the puzzle excludes nothing in the cells, gives nothing in those of the ends, and whether the columns with its
/// other givens share known digits, one after the other.
fn is_free(grid: &Grid, cells: CellSet, ends: CellSet, across: fn(Cell) -> House) -> bool {
    let excluded = Digit::ALL.into_iter().fold(CellSet::EMPTY, |all, d| all | grid.excluded()[d]);
    let given = cells & grid.givens();
    let known = |cell: Cell| -> DigitSet {
        (cells & across(cell).cells()).filter_map(|cell| grid.value(cell)).collect()
    };
    let mut joined = given.first().map_or(DigitSet::EMPTY, known);
    for cell in [cells - ends; 9].into_iter().flatten() {
        if !joined.is_disjoint(known(cell)) {
            joined |= known(cell);
        }
    }
    let is_joined = |cell: Cell| !joined.is_disjoint(known(cell));
    cells.is_disjoint(excluded) && given.is_disjoint(ends) && given.into_iter().all(is_joined)
}
