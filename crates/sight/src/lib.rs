//! How well a person sees what there is to be seen in a Sudoku.
//!
//! The last cell of a box is seen at once, a digit with one place in an empty row hardly, a cell with one candidate least of
//! all. These are the weights by which the players of `ninerooks_rating::human` find their way, whose model is fitted to
//! measured times (`cargo xtask calibrate`); hints and lists of steps go by the same.
//!
//! ```
//! use ninerooks_board::{Candidate, Grid};
//! use ninerooks_sight::Sight;
//! let mut grid = Grid::default();
//! for name in ["1r1c1", "2r1c2", "3r1c3", "4r2c1", "5r2c2", "6r2c3", "7r3c1", "8r3c2", "1r4c4", "2r4c5"] {
//!     grid.place(name.parse()?);
//! }
//! let last: Candidate = "9r3c3".parse()?;
//! assert!(Sight::of_placement(&grid, last) > Sight::of_all(&grid, [last.cell().sector()]));
//! # Ok::<(), ninerooks_board::NameError>(())
//! ```

use ninerooks_board::{Candidate, Cell, Digit, Grid, House, HouseKind, Sector, SectorKind};

/// How well a digit is seen that has one place in a line; in a box it is 1.
const LINE: f64 = 0.8;
/// How well a cell is seen that has one candidate.
const CELL: f64 = 0.1;
/// Parts of 1 in which sight is counted, so that what is equal does not differ by the order of a sum.
const PARTS: f64 = 1e9;

/// How well a digit is seen in a house with so many open cells, a digit that is missing so often in the grid.
#[inline]
pub fn in_house(is_box: bool, open: u32, missing: u32) -> f64 {
    let kind = if is_box { 1.0 } else { LINE };
    kind / (f64::from(open) * f64::from(missing).sqrt())
}

/// How well a cell is seen whose fullest house has so many open cells.
#[inline]
pub fn in_cell(open: u32) -> f64 {
    CELL / f64::from(open)
}

/// How well something is seen; the greater, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sight(u64);

impl Sight {
    /// Of a digit that singles place: all ways to see it, taken together.
    pub fn of_placement(grid: &Grid, placed: Candidate) -> Self {
        let ways = placed.sectors().into_iter().filter(|way| grid.only_in(*way) == Some(placed));
        Self::rounded(ways.map(|way| of_sector(grid, way)).sum())
    }

    /// Of what rests on all of these: one after the other has to be looked at, so the times add up.
    pub fn of_all(grid: &Grid, sectors: impl IntoIterator<Item = Sector>) -> Self {
        let time: f64 = sectors.into_iter().map(|sector| 1.0 / of_sector(grid, sector)).sum();
        Self::rounded(1.0 / time)
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is positive")]
    fn rounded(value: f64) -> Self {
        Self((value * PARTS).round() as u64)
    }
}

/// How well one sees where the true candidate of a sector is, by itself.
fn of_sector(grid: &Grid, sector: Sector) -> f64 {
    match sector.kind() {
        SectorKind::House(house, digit) => {
            in_house(house.kind() == HouseKind::Block, open(grid, house), missing(grid, digit))
        }
        SectorKind::Cell(cell) => in_cell(fullest(grid, cell)),
    }
}

/// How many cells of a house are open. A sector without an open cell is as good as one with the last.
fn open(grid: &Grid, house: House) -> u32 {
    count((house.cells() & grid.unsolved()).len())
}

/// How many cells of the fullest house of a cell are open.
fn fullest(grid: &Grid, cell: Cell) -> u32 {
    cell.houses().map(|house| open(grid, house)).into_iter().fold(9, u32::min)
}

/// How often a digit is missing.
fn missing(grid: &Grid, digit: Digit) -> u32 {
    let placed = (grid.live()[digit] - grid.unsolved()).len();
    count(9_usize.saturating_sub(placed))
}

/// At least 1, so that it can be divided by.
fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(placed: &[&str]) -> Grid {
        let mut grid = Grid::default();
        for name in placed {
            grid.place(name.parse().unwrap());
        }
        grid
    }

    fn sector(name: &str) -> Sector {
        name.parse().unwrap()
    }

    #[test]
    fn a_box_comes_before_a_line_and_a_line_before_a_cell() {
        let empty = Grid::default();
        let of = |name| Sight::of_all(&empty, [sector(name)]);
        assert!(of("1b1") > of("1r1") && of("1r1") > of("1n1"));
        assert_eq!(of("1r1"), of("9c9"), "rows are as good as columns");
    }

    #[test]
    fn what_is_nearly_full_or_nearly_done_is_seen_better() {
        let some = grid(&["1r1c1", "2r1c2", "3r1c3"]);
        let of = |name| Sight::of_all(&some, [sector(name)]);
        assert!(of("4b1") > of("4b5"), "6 open cells instead of 9");
        assert!(of("1b5") > of("4b5"), "8 missing instead of 9");
        assert!(of("1n4") > of("5n5"), "a cell in a fuller row");
    }

    #[test]
    fn several_ways_to_a_digit_add_up_and_several_things_to_look_at_take_longer() {
        // r1c9 is the last cell of its row; in its box 9 has two more places.
        let row = ["1r1c1", "2r1c2", "3r1c3", "4r1c4", "5r1c5", "6r1c6", "7r1c7", "8r1c8"];
        let (nine, full) = ("9r1c9".parse().unwrap(), grid(&row));
        let [in_row, in_column, in_cell] =
            ["9r1", "9c9", "1n9"].map(|name| Sight::of_all(&full, [sector(name)]));
        let all = Sight::of_placement(&full, nine);
        assert!(all > in_row && in_row > in_cell && in_row > in_column);
        assert_eq!(all.0, in_row.0 + in_cell.0, "the column has other places for it");
        let both = Sight::of_all(&full, [sector("9r1"), sector("1n9")]);
        assert!(both < in_cell);
    }

    #[test]
    fn what_is_solved_or_without_an_open_cell_is_no_division_by_nothing() {
        let one = grid(&["1r1c1"]);
        let solved = Sight::of_all(&one, [sector("1n1"), sector("1b1")]);
        assert!(solved > Sight(0) && solved < Sight(u64::MAX));
        let none = Sight::of_placement(&one, "5r5c5".parse().unwrap());
        assert_eq!(none, Sight(0), "nothing says that it is there");
    }
}
