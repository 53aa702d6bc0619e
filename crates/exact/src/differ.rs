//! Where the solutions of a grid differ.

use core::ops::ControlFlow;

use ninerooks_board::{Cell, CellSet, Grid};

use crate::enumerate_within;

/// The cells that have not the same digit in all solutions, and how many solutions there are;
/// nothing when there are more than `most`, or when it takes more than `nodes` positions to find
/// them all.
///
/// ```
/// use ninerooks_board::Grid;
/// assert_eq!(ninerooks_exact::differing_within(&Grid::default(), 100, 10_000), None);
/// ```
pub fn differing_within(grid: &Grid, most: usize, nodes: u64) -> Option<(CellSet, usize)> {
    let mut first: Option<Grid> = None;
    let mut differing = CellSet::EMPTY;
    let mut count = 0;
    let end = enumerate_within(grid, nodes, |solution| {
        let first = first.get_or_insert(*solution);
        let differs = |&cell: &Cell| first.value(cell) != solution.value(cell);
        differing |= Cell::all().into_iter().filter(differs).collect();
        count += 1;
        if count <= most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (end == Ok(ControlFlow::Continue(()))).then_some((differing, count))
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Candidate, Digit, Puzzle};

    use super::*;

    const SOLVED: &str =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn without(cells: &[(usize, usize)]) -> Grid {
        let mut puzzle = Puzzle::default();
        for (cell, sign) in Cell::all().into_iter().zip(SOLVED.bytes()) {
            if !cells.contains(&(cell.row_index(), cell.column_index())) {
                puzzle.give(Candidate::new(Digit::new(sign - b'0').unwrap(), cell));
            }
        }
        Grid::new(&puzzle).unwrap()
    }

    #[test]
    fn two_solutions_differ_in_a_rectangle() {
        let grid = without(&[(3, 1), (3, 5), (0, 0), (8, 8)]);
        assert_eq!(differing_within(&grid, 10, 10_000), Some((CellSet::EMPTY, 1)));
        // A rectangle whose two digits stand crosswise can be turned.
        let (cells, count) = (0..9)
            .flat_map(|r| (0..9).flat_map(move |s| (0..9).map(move |c| (r, s, c))))
            .flat_map(|(r, s, c)| (0..9).map(move |d| (r, s, c, d)))
            .filter(|(r, s, c, d)| r < s && c < d)
            .find_map(|(r, s, c, d)| {
                let of = without(&[(r, c), (r, d), (s, c), (s, d)]);
                differing_within(&of, 10, 10_000).filter(|(_, count)| *count == 2)
            })
            .unwrap();
        assert_eq!((cells.len(), count), (4, 2));
    }

    #[test]
    fn too_many_solutions_are_not_looked_at() {
        let all: Vec<(usize, usize)> = (0..5).flat_map(|r| (0..9).map(move |c| (r, c))).collect();
        assert_eq!(differing_within(&without(&all), 10, 100_000), None);
        assert_eq!(differing_within(&without(&all), usize::MAX, 5), None);
    }
}
