//! Deadly patterns by name: what a closed pattern is called, and forms that hold as many digits as they have.

use core::ops::ControlFlow;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Grid};
use ninerooks_proof::GuardianKind;
use ninerooks_step::DeadlyKind;

use super::Deadly;
use crate::Flow;

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
fn crossing(turned: bool, rows: &[usize], columns: &[usize]) -> CellSet {
    let at = |r: usize, c: usize| if turned { Cell::at(c, r) } else { Cell::at(r, c) };
    rows.iter().flat_map(|&r| columns.iter().map(move |&c| at(r, c))).collect()
}

/// All sets of so many of nine lines.
fn lines(count: usize) -> impl Iterator<Item = Vec<usize>> {
    let sets = (0_u16..1 << 9).filter(move |bits| bits.count_ones() as usize == count);
    sets.map(|bits| (0..9).filter(|i| bits >> i & 1 == 1).collect())
}

/// Extended rectangles: two rows of a band and 3 or 4 columns, or two rows and the three columns of a stack; and
/// turned. The rows can be exchanged.
pub(super) fn extended(grid: &Grid, visit: &mut dyn FnMut(Deadly) -> Flow) -> Flow {
    let unsolved = grid.unsolved();
    let open = |rows: &[usize]| {
        let both =
            |line: fn(CellSet, usize) -> u16| line(unsolved, rows[0]) & line(unsolved, rows[1]);
        [both(CellSet::row_bits), both(CellSet::column_bits)]
    };
    // Most pairs have no such columns in which all cells are open, so that is asked first.
    let pairs: Vec<_> = lines(2).map(|rows| (open(&rows), rows)).collect();
    for columns in [3, 4].into_iter().flat_map(lines) {
        let bits = columns.iter().fold(0, |bits, column| bits | 1 << column);
        let in_one_stack = columns.iter().all(|c| c / 3 == columns[0] / 3);
        for (open, rows) in &pairs {
            if rows[0] / 3 != rows[1] / 3 && !in_one_stack {
                continue;
            }
            for (turned, open) in [false, true].into_iter().zip(open) {
                if bits & !open == 0 {
                    let cells = crossing(turned, rows, &columns);
                    with_digits(grid, DeadlyKind::ExtendedRectangle, cells, columns.len(), visit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Unique matrices: the rows of a band and a column of each stack, and turned, with 3 or 4 digits.
pub(super) fn matrices(grid: &Grid, visit: &mut dyn FnMut(Deadly) -> Flow) -> Flow {
    for columns in lines(3).filter(|columns| (0..3).all(|i| columns[i] / 3 == i)) {
        for (band, turned) in (0..3).flat_map(|band| [(band, false), (band, true)]) {
            let cells = crossing(turned, &[3 * band, 3 * band + 1, 3 * band + 2], &columns);
            for digits in [3, 4] {
                with_digits(grid, DeadlyKind::Matrix, cells, digits, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Borescoper's patterns: two rows and two columns cross in a box, in the rows a cell each of another column, in
/// the columns a cell each of another row. With all four cells of the crossing four digits, with three of them
/// three.
pub(super) fn borescoper(grid: &Grid, visit: &mut dyn FnMut(Deadly) -> Flow) -> Flow {
    let pairs = || lines(2).filter(|pair| pair[0] / 3 == pair[1] / 3);
    let outside = |pair: &[usize]| {
        let chute = pair[0] / 3;
        (0..9).filter(move |line| line / 3 != chute)
    };
    for (rows, columns) in pairs().flat_map(|rows| pairs().map(move |c| (rows.clone(), c))) {
        let square = crossing(false, &rows, &columns);
        for (row, column) in outside(&rows).flat_map(|r| outside(&columns).map(move |c| (r, c))) {
            let rest = crossing(false, &rows, &[column]) | crossing(false, &[row], &columns);
            with_digits(grid, DeadlyKind::Borescoper, square | rest, 4, visit)?;
            for left_out in square {
                let cells = square.without(left_out) | rest;
                with_digits(grid, DeadlyKind::Borescoper, cells, 3, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Visits the cells with each set of so many digits, where two cells have other candidates, or more of one digit.
fn with_digits(
    grid: &Grid,
    kind: DeadlyKind,
    cells: CellSet,
    count: usize,
    visit: &mut dyn FnMut(Deadly) -> Flow,
) -> Flow {
    if !cells.is_subset(grid.unsolved()) {
        return ControlFlow::Continue(());
    }
    let fitting = cells.filter(|cell| grid.digits(*cell).len() <= count);
    let all = cells.fold(DigitSet::EMPTY, |all, cell| all | grid.digits(cell));
    if fitting.count() + 2 < cells.len() && all.len() > count + 1 {
        return ControlFlow::Continue(());
    }
    let excluded = cells.fold(DigitSet::EMPTY, |all, cell| all | grid.excluded().digits(cell));
    let mut digits: Vec<DigitSet> = vec![DigitSet::EMPTY];
    for digit in Digit::ALL.into_iter().filter(|d| all.contains(*d) && !excluded.contains(*d)) {
        let wider: Vec<DigitSet> = digits.iter().map(|set| set.with(digit)).collect();
        digits.extend(wider.into_iter().filter(|set| set.len() <= count));
    }
    digits.retain(|set| set.len() == count);
    for digits in digits {
        let is_spread = |digit: Digit| (grid.places(digit) & cells).len() > 1;
        let is_open = cells.into_iter().all(|cell| (grid.digits(cell) & digits).len() > 1);
        if !is_open || !digits.into_iter().all(is_spread) {
            continue;
        }
        let kept = cells.flat_map(|cell| cell.candidates(digits)).collect();
        let deadly = Deadly { why: GuardianKind::Deadly, ..Deadly::new(grid, kind, cells, kept) };
        let (guards, guarded) = (deadly.guards().len(), deadly.guarded().len());
        if guards > 0 && (guarded <= 2 || guards == 1 && guarded <= 4) {
            visit(deadly)?;
        }
    }
    ControlFlow::Continue(())
}
