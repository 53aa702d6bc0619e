//! Fireworks: a digit that has, outside a box, one place in a row of the box and one in a column of it, is in
//! one of these two, the *wings*, or where the row and the column cross, in the *pivot*: were it in the box
//! for both, it would be there. Three such digits with the same three cells fill them; so do two of one
//! pivot and two of another with the same wings. A digit that its row alone leaves to the pivot and
//! the wing will do as well.
//!
//! Source: "Fireworks" of shye, on the forum of `SudokuWiki`; Yet Another Sudoku "Bent Hidden Triple".

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, FireworkPivot, Fireworks, Shape};

use crate::{Findings, Flow, Position};

/// Three digits, by pivot, by the wing in the row, by that in the column, by digits.
pub(crate) fn triples(position: &Position, found: &mut Findings) -> Flow {
    for pivot in position.grid().unsolved() {
        for [row, column] in wings(position, pivot) {
            let around = Around::new(position, pivot, row, column);
            for digits in choices(around.all(), 3) {
                let Some(pivot) = around.pivot(digits) else { continue };
                let wings = CellSet::from(row).with(column);
                report(position, Fireworks { pivots: Box::new([pivot]), wings }, found)?;
            }
        }
    }
    Flow::Continue(())
}

/// Two digits of each of two pivots in opposite corners of a rectangle, whose other corners are the wings. By
/// the first pivot, and as above.
pub(crate) fn quads(position: &Position, found: &mut Findings) -> Flow {
    for one in position.grid().unsolved() {
        for [row, column] in wings(position, one) {
            let other = Cell::at(column.row_index(), row.column_index());
            if other < one || !position.grid().unsolved().contains(other) {
                continue;
            }
            let [first, second] = [
                Around::new(position, one, row, column),
                Around::new(position, other, column, row),
            ];
            for digits in choices(first.all(), 2) {
                for others in choices(second.all() - digits, 2) {
                    let pivots = [first.pivot(digits), second.pivot(others)];
                    let [Some(one), Some(other)] = pivots else { continue };
                    // Where one line is enough for each digit, it is a loop of strong links.
                    let is_firework = |p: &FireworkPivot| !(p.in_row & p.in_column).is_empty();
                    if ![one, other].iter().any(is_firework) {
                        continue;
                    }
                    let wings = CellSet::from(row).with(column);
                    report(position, Fireworks { pivots: Box::new([one, other]), wings }, found)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The unsolved cells of a pivot's row and those of its column, outside its box: each one with each.
fn wings(position: &Position, pivot: Cell) -> impl Iterator<Item = [Cell; 2]> {
    let open = position.grid().unsolved() - pivot.block().cells();
    let columns = open & pivot.column().cells();
    (open & pivot.row().cells()).flat_map(move |row| columns.map(move |column| [row, column]))
}

/// The sets of `n` of these digits.
fn choices(digits: DigitSet, n: usize) -> impl Iterator<Item = DigitSet> {
    let all = if digits.len() < n { 0..0 } else { 1..512u16 };
    all.filter(move |bits| bits.count_ones() as usize == n)
        .map(|bits| Digit::ALL.into_iter().filter(|d| bits >> d.index() & 1 == 1).collect())
        .filter(move |chosen: &DigitSet| (*chosen - digits).is_empty())
}

/// The digits of a pivot with two wings.
struct Around {
    cell: Cell,
    /// Those that the row, or the column, leaves to the pivot and its wing.
    in_row: DigitSet,
    in_column: DigitSet,
    /// Those that row and column leave to the wings and to the box.
    fireworks: DigitSet,
}

impl Around {
    fn new(position: &Position, cell: Cell, row: Cell, column: Cell) -> Self {
        let grid = position.grid();
        let left = |line: House, wing: Cell, within: CellSet| -> DigitSet {
            let places = |digit: &Digit| grid.places(*digit) & line.cells();
            let is_left = |digit: &Digit| {
                !places(digit).is_empty() && (places(digit) - within.with(wing)).is_empty()
            };
            Digit::ALL.into_iter().filter(is_left).collect()
        };
        let (pivot, block) = (CellSet::from(cell), cell.block().cells());
        Self {
            cell,
            in_row: left(cell.row(), row, pivot),
            in_column: left(cell.column(), column, pivot),
            fireworks: left(cell.row(), row, block) & left(cell.column(), column, block),
        }
    }

    fn all(&self) -> DigitSet {
        self.in_row | self.in_column | self.fireworks
    }

    /// What the lines bring of these digits; none if two of them make a hidden pair of one line.
    fn pivot(&self, digits: DigitSet) -> Option<FireworkPivot> {
        let (in_row, in_column) = (digits & self.in_row, digits & self.in_column);
        // A digit of which either line would be enough counts in both, so that no line comes first.
        let both = (digits - in_row - in_column) | (in_row & in_column);
        (in_row.len() < 2 && in_column.len() < 2).then(|| FireworkPivot {
            cell: self.cell,
            in_row: in_row | both,
            in_column: in_column | both,
        })
    }
}

/// The digits in the lines are truths; the cells, and for digits of both lines the box, are links. Rank 0.
fn report(position: &Position, fireworks: Fireworks, found: &mut Findings) -> Flow {
    let mut truths: Vec<Sector> = Vec::new();
    let mut links: Vec<Sector> = fireworks.cells().map(Cell::sector).collect();
    for FireworkPivot { cell, in_row, in_column } in &fireworks.pivots {
        truths.extend(in_row.map(|digit| cell.row().sector(digit)));
        truths.extend(in_column.map(|digit| cell.column().sector(digit)));
        links.extend((*in_row & *in_column).map(|digit| cell.block().sector(digit)));
    }
    let count = |all: &[Sector], c: Candidate| all.iter().filter(|s| s.contains(c)).count();
    let targets: CandidateSet = (links.iter().flat_map(|link| position.grid().live_in(*link)))
        .filter(|c| position.grid().value(c.cell()).is_none())
        .filter(|c| count(&links, *c) > count(&truths, *c))
        .collect();
    if targets.is_empty() {
        return Flow::Continue(());
    }
    let cover = Cover::new(&truths, &links);
    found.push(Finding::eliminate(targets.iter(), Shape::Fireworks(fireworks), cover))
}
