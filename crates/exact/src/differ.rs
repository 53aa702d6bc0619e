//! Where the solutions of a grid differ.

use core::ops::ControlFlow;

use ninerooks_board::{Cell, CellSet, Grid};

use crate::enumerate_within;

/// So many solutions are compared with each other.
const COMPARED: usize = 100;

/// The cells in which two solutions differ: of the first hundred of a grid those two that differ in the fewest
/// cells. Nothing where no second solution is found within `nodes` positions.
///
/// ```
/// use ninerooks_board::Grid;
/// // A digit must change places with another one, so at least two cells of a house differ.
/// let cells = ninerooks_exact::closest_within(&Grid::default(), 10_000).expect("it has many solutions");
/// assert!(cells.len() >= 4);
/// ```
pub fn closest_within(grid: &Grid, nodes: u64) -> Option<CellSet> {
    let mut solutions: Vec<Grid> = Vec::new();
    // What has been found by the end of the budget will do.
    let _ = enumerate_within(grid, nodes, |solution| {
        solutions.push(*solution);
        if solutions.len() < COMPARED { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let differ = |one: &Grid, other: &Grid| -> CellSet {
        Cell::all().into_iter().filter(|cell| one.value(*cell) != other.value(*cell)).collect()
    };
    let pairs = solutions.iter().enumerate().flat_map(|(at, one)| {
        let before = solutions.get(..at).unwrap_or_default();
        before.iter().map(move |other| differ(one, other))
    });
    pairs.min_by_key(|cells| cells.len())
}

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
    fn the_two_solutions_that_differ_least_are_found() {
        assert_eq!(closest_within(&without(&[(3, 1), (3, 5), (0, 0), (8, 8)]), 10_000), None);
        // Without its 1s and 2s there are four solutions: in each of two rings the digits may change places.
        let full =
            "234718596758694321691325487876941253425836179319572864543267918962183745187459632";
        let mut puzzle = Puzzle::default();
        for (cell, sign) in Cell::all().into_iter().zip(full.bytes()) {
            if sign > b'2' {
                puzzle.give(Candidate::new(Digit::new(sign - b'0').unwrap(), cell));
            }
        }
        let grid = Grid::new(&puzzle).unwrap();
        let (all, count) = differing_within(&grid, 10, 10_000).unwrap();
        let fewest = closest_within(&grid, 10_000).unwrap();
        assert_eq!((all.len(), count), (18, 4));
        assert!((fewest - all).is_empty() && fewest.len() <= 9, "{fewest}");
        assert_eq!(closest_within(&grid, 1), None);
    }

    #[test]
    fn too_many_solutions_are_not_looked_at() {
        let all: Vec<(usize, usize)> = (0..5).flat_map(|r| (0..9).map(move |c| (r, c))).collect();
        assert_eq!(differing_within(&without(&all), 10, 100_000), None);
        assert_eq!(differing_within(&without(&all), usize::MAX, 5), None);
    }
}
