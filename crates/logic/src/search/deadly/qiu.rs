//! Qiu's deadly pattern: two corners in the columns of a square of two rows.
//!
//! Have the corners two digits that are in the square too, then the rows can be exchanged in some columns, and the two
//! digits with them. Two ways to do so have no column in common. So where all givens of the rows are in one chain
//! of columns, one of the ways is open.
//!
//! Source: "Qiu's deadly pattern", Sudoku Studio.

use core::ops::ControlFlow;

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet, Sector,
};
use ninerooks_proof::GuardianKind;
use ninerooks_step::DeadlyKind;

use super::named::{crossing, lines, sets};
use super::{Deadly, by_cell};
use crate::Flow;

/// The most guardians.
const MOST: usize = 6;

/// By the two rows and the two columns, by the row of the corners, the fewest digits first; and turned.
pub(super) fn patterns(grid: &Grid, visit: &mut dyn FnMut(Deadly) -> Flow) -> Flow {
    if Digit::ALL.into_iter().any(|digit| !grid.excluded()[digit].is_empty()) {
        return ControlFlow::Continue(());
    }
    let digits = by_cell(|digit| grid.places(digit));
    let pairs = || lines(2).filter(|pair| pair[0] / 3 == pair[1] / 3);
    let ways = pairs().flat_map(|rows| pairs().map(move |columns| (rows.clone(), columns)));
    for (rows, columns) in ways {
        for turned in [false, true] {
            let square = crossing(turned, &rows, &columns);
            let others = (0..9).filter(|column| !columns.contains(column));
            let others = others.map(|column| crossing(turned, &rows, &[column]));
            if !square.is_subset(grid.unsolved()) || !are_joined(grid, others) {
                continue;
            }
            for row in (0..9).filter(|row| row / 3 != rows[0] / 3) {
                let corners = crossing(turned, &[row], &columns);
                if corners.is_subset(grid.unsolved()) {
                    of_corners(grid, &digits, corners, square, visit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether the columns of two rows in which something is given share known digits, one after the other.
fn are_joined(grid: &Grid, columns: impl Iterator<Item = CellSet>) -> bool {
    let known = |cells: CellSet| cells.filter_map(|cell| grid.value(cell)).collect::<DigitSet>();
    let columns: Vec<(DigitSet, bool)> =
        columns.map(|cells| (known(cells), !cells.is_disjoint(grid.givens()))).collect();
    let first = columns.iter().find(|(_, is_given)| *is_given);
    let mut joined = first.map_or(DigitSet::EMPTY, |(digits, _)| *digits);
    for _ in &columns {
        let near = columns.iter().filter(|(digits, _)| !digits.is_disjoint(joined));
        joined = near.fold(joined, |all, (digits, _)| all | *digits);
    }
    columns.iter().all(|(digits, is_given)| !is_given || !digits.is_disjoint(joined))
}

fn of_corners(
    grid: &Grid,
    digits: &[DigitSet; 81],
    corners: CellSet,
    square: CellSet,
    visit: &mut dyn FnMut(Deadly) -> Flow,
) -> Flow {
    let all = |cells: CellSet| cells.fold(DigitSet::EMPTY, |all, cell| all | digits[cell.index()]);
    let block = square.first().map_or(CellSet::EMPTY, |cell| cell.block().cells());
    let shared = all(corners) & all(square);
    for chosen in (2..=shared.len()).flat_map(|count| sets(shared, count)) {
        let mut guardians = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            let of = if chosen.contains(digit) { block - square } else { corners };
            guardians[digit] = grid.places(digit) & of;
        }
        let has_one = |cell: Cell| !digits[cell.index()].is_disjoint(chosen);
        if (1..=MOST).contains(&guardians.len()) && corners.into_iter().all(has_one) {
            let cells = corners | square;
            let kept = cells.flat_map(|cell| cell.candidates(chosen)).collect();
            let why = GuardianKind::TwoLines;
            let (kind, houses) = (DeadlyKind::Qiu, HouseSet::EMPTY);
            visit(Deadly { kind, why, cells, houses, kept, guardians })?;
        }
    }
    ControlFlow::Continue(())
}

/// The corners, and each digit in the box of the square.
pub(super) fn sectors(cells: CellSet, kept: &CandidateSet) -> Box<[Sector]> {
    let is_square = |house: &House| (cells & house.cells()).len() == 4;
    let Some(block) = House::all().find(is_square) else { return Box::default() };
    let digits: DigitSet = kept.iter().map(Candidate::digit).collect();
    let corners = (cells - block.cells()).map(Cell::sector);
    corners.chain(digits.map(|digit| block.sector(digit))).collect()
}
