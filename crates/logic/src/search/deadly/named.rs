//! Deadly patterns by name: what a closed pattern is called, and forms that hold as many digits as they have.

use core::ops::ControlFlow;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Grid};
use ninerooks_proof::GuardianKind;
use ninerooks_step::DeadlyKind;

use super::{Deadly, by_cell};
use crate::Flow;
use crate::links::sources::open_sets::parts;

/// What a pattern with two digits in each cell is called.
pub(super) fn of(grid: &Grid, cells: CellSet, digits: DigitSet) -> DeadlyKind {
    match (cells == grid.unsolved(), digits.len(), cells.len()) {
        (true, ..) => DeadlyKind::Grave,
        (_, 2, 4) => DeadlyKind::Rectangle,
        (_, 2, _) => DeadlyKind::Loop,
        _ if is_extended(cells, digits.len()) => DeadlyKind::ExtendedRectangle,
        _ => DeadlyKind::LiteGrave,
    }
}

/// Two lines and as many that cross them as digits.
fn is_extended(cells: CellSet, digits: usize) -> bool {
    let used = |lines: [u16; 9]| lines.into_iter().filter(|line| *line != 0).count();
    let (rows, columns) = (used(cells.rows()), used(cells.columns()));
    rows.min(columns) == 2 && rows.max(columns) == digits && cells.len() == 2 * digits
}

/// The cells of these rows and columns; turned, of these columns and rows.
pub(super) fn crossing(turned: bool, rows: &[usize], columns: &[usize]) -> CellSet {
    let at = |r: usize, c: usize| if turned { Cell::at(c, r) } else { Cell::at(r, c) };
    rows.iter().flat_map(|&r| columns.iter().map(move |&c| at(r, c))).collect()
}

/// All sets of so many of nine lines.
pub(super) fn lines(count: usize) -> impl Iterator<Item = Vec<usize>> {
    let sets = (0_u16..1 << 9).filter(move |bits| bits.count_ones() as usize == count);
    sets.map(|bits| (0..9).filter(|i| bits >> i & 1 == 1).collect())
}

/// Extended rectangles: two rows of a band and 3 or 4 columns, or two rows and the three columns of a stack; and
/// turned. The rows can be exchanged.
pub(super) fn extended(grid: &Grid, visit: &mut dyn FnMut(Deadly) -> Flow) -> Flow {
    let shown = Shown::new(grid);
    // Most pairs of rows have no three columns in which both cells are open.
    let mut pairs = Vec::new();
    for rows in lines(2) {
        let both = |line: fn(CellSet, usize) -> u16| {
            line(grid.unsolved(), rows[0]) & line(grid.unsolved(), rows[1])
        };
        let open = [both(CellSet::row_bits), both(CellSet::column_bits)];
        if open.iter().any(|bits| bits.count_ones() > 2) {
            pairs.push((rows[0] / 3 == rows[1] / 3, open, rows));
        }
    }
    for columns in [3, 4].into_iter().flat_map(lines) {
        let bits = columns.iter().fold(0, |bits, column| bits | 1 << column);
        let in_one_stack = columns.iter().all(|c| c / 3 == columns[0] / 3);
        for (_, open, rows) in pairs.iter().filter(|(in_one_band, ..)| *in_one_band || in_one_stack)
        {
            for (turned, open) in [false, true].into_iter().zip(open) {
                if bits & !open == 0 {
                    let cells = crossing(turned, rows, &columns);
                    shown.visit(DeadlyKind::ExtendedRectangle, cells, columns.len(), visit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Unique matrices: the rows of a band and a column of each stack, and turned, with 3 or 4 digits.
pub(super) fn matrices(grid: &Grid, visit: &mut dyn FnMut(Deadly) -> Flow) -> Flow {
    let shown = Shown::new(grid);
    for columns in lines(3).filter(|columns| (0..3).all(|i| columns[i] / 3 == i)) {
        for (band, turned) in (0..3).flat_map(|band| [(band, false), (band, true)]) {
            let cells = crossing(turned, &[3 * band, 3 * band + 1, 3 * band + 2], &columns);
            for digits in [3, 4] {
                shown.visit(DeadlyKind::Matrix, cells, digits, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Borescoper's patterns: two rows and two columns cross in a box, in the rows a cell each of another column, in
/// the columns a cell each of another row. With all four cells of the crossing four digits, with three of them
/// three.
pub(super) fn borescoper(grid: &Grid, visit: &mut dyn FnMut(Deadly) -> Flow) -> Flow {
    let shown = Shown::new(grid);
    let pairs = || lines(2).filter(|pair| pair[0] / 3 == pair[1] / 3);
    let outside = |pair: &[usize]| {
        let chute = pair[0] / 3;
        (0..9).filter(move |line| line / 3 != chute)
    };
    for (rows, columns) in pairs().flat_map(|rows| pairs().map(move |c| (rows.clone(), c))) {
        let square = crossing(false, &rows, &columns);
        for (row, column) in outside(&rows).flat_map(|r| outside(&columns).map(move |c| (r, c))) {
            let rest = crossing(false, &rows, &[column]) | crossing(false, &[row], &columns);
            shown.visit(DeadlyKind::Borescoper, square | rest, 4, visit)?;
            for left_out in square {
                let cells = square.without(left_out) | rest;
                shown.visit(DeadlyKind::Borescoper, cells, 3, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What is shown of a grid, cell by cell.
struct Shown<'a> {
    grid: &'a Grid,
    digits: [DigitSet; 81],
}

impl<'a> Shown<'a> {
    fn new(grid: &'a Grid) -> Self {
        Self { grid, digits: by_cell(|digit| grid.places(digit)) }
    }

    /// Visits the cells with each set of so many digits, where two cells have other candidates, or more of one
    /// digit.
    fn visit(
        &self,
        kind: DeadlyKind,
        cells: CellSet,
        count: usize,
        visit: &mut dyn FnMut(Deadly) -> Flow,
    ) -> Flow {
        let Self { grid, digits } = self;
        // The digits that one, two and three cells have.
        let [mut one, mut two, mut three] = [DigitSet::EMPTY; 3];
        for cell in cells {
            let own = digits[cell.index()];
            if own.is_empty() {
                return ControlFlow::Continue(()); // it is solved
            }
            three |= two & own;
            two |= one & own;
            one |= own;
        }
        let is_full = one.len() <= count + 1; // or two cells have other digits, and what three have is kept
        if !is_full && three.len() > count || two.len() < count {
            return ControlFlow::Continue(());
        }
        let excluded: DigitSet =
            Digit::ALL.into_iter().filter(|d| !grid.excluded()[*d].is_disjoint(cells)).collect();
        let needed = if is_full { DigitSet::EMPTY } else { three };
        if !needed.is_disjoint(excluded) {
            return ControlFlow::Continue(());
        }
        for more in sets(two - excluded - needed, count - needed.len()) {
            let digits = needed | more;
            let is_open = |cell: Cell| (self.digits[cell.index()] & digits).len() > 1;
            let others = |cell: Cell| !self.digits[cell.index()].is_subset(digits);
            let guarded = cells.filter(|cell| others(*cell)).count();
            if guarded == 0 || guarded > 4 || !cells.into_iter().all(is_open) {
                continue;
            }
            let kept = cells.flat_map(|cell| cell.candidates(digits)).collect();
            let why = GuardianKind::Deadly;
            let deadly = Deadly { why, ..Deadly::new(grid, kind, cells, kept) };
            if guarded <= 2 || deadly.guards().len() == 1 {
                visit(deadly)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The sets of so many of these digits.
pub(super) fn sets(all: DigitSet, count: usize) -> impl Iterator<Item = DigitSet> {
    let subsets = core::iter::once(0).chain(parts(all.bits()));
    subsets.filter(move |set| set.count_ones() as usize == count).map(DigitSet::from_bits)
}
