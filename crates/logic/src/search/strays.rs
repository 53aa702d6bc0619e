//! Whether a digit alone can lose a candidate, and which: Basic POM as the oracle of everything with one digit.
//!
//! A pattern of a digit has one of its places in each row, column and box that lacks it. A place that
//! is in some pattern cannot be excluded by any reasoning about this digit alone. So where each place
//! is, fish, turbots, colours and X-chains have nothing to find, and need not look.

use ninerooks_board::{Cell, CellSet, Digit};

use crate::Position;

/// Which digits can lose a candidate by reasoning about one digit alone, with the places for which this was found: most
/// steps leave most digits as they were.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Loose([Option<(CellSet, bool)>; 9]);

impl Loose {
    /// What is known of a digit with these places.
    pub(crate) fn of(&self, digit: Digit, places: CellSet) -> Option<bool> {
        self.0[digit.index()].filter(|(known, _)| *known == places).map(|(_, is_loose)| is_loose)
    }

    /// Remembers this in place of what was known of the digit.
    pub(crate) fn learn(&mut self, digit: Digit, places: CellSet, is_loose: bool) {
        self.0[digit.index()] = Some((places, is_loose));
    }
}

/// Whether some open place of the digit is in no pattern.
pub(crate) fn has_strays(position: &Position, digit: Digit) -> bool {
    !sought(position, digit, false).is_empty()
}

/// The open places of the digit that are in no pattern.
pub(crate) fn strays(position: &Position, digit: Digit) -> CellSet {
    sought(position, digit, true)
}

/// All of them, or the first.
fn sought(position: &Position, digit: Digit, all: bool) -> CellSet {
    let places = position.grid().places(digit);
    let rows = places.rows();
    let open = |lines: [u16; 9]| lines.iter().filter(|line| **line != 0).count();
    let count = open(rows);
    if [places.columns(), places.blocks()].map(open) != [count, count] {
        return places; // a house without a place: there is no pattern at all
    }
    let mut search = Search { rows, unseen: rows, chosen: [0; 9] };
    let lines = (0..9).filter(|row| rows[*row] != 0).fold(0, |lines, row| lines | 1 << row);
    let mut found = CellSet::EMPTY;
    while let Some(row) = (0..9).find(|row| search.unseen[*row] != 0) {
        let place = search.unseen[row] & search.unseen[row].wrapping_neg();
        let blocks = Search::block(row, place);
        search.chosen[row] = place;
        if !search.fill(lines & !(1 << row), place, blocks) {
            found.insert(Cell::at(row, place.trailing_zeros() as usize));
            if !all {
                return found;
            }
            // No pattern of another place has this one.
            search.rows[row] &= !place;
            search.unseen[row] &= !place;
            continue;
        }
        for (unseen, chosen) in search.unseen.iter_mut().zip(search.chosen) {
            *unseen &= !chosen;
        }
    }
    found
}

/// Rows as bits of columns.
struct Search {
    /// The open places.
    rows: [u16; 9],
    /// Those that are in no pattern that was found.
    unseen: [u16; 9],
    /// The places of the pattern, row by row.
    chosen: [u16; 9],
}

impl Search {
    /// The box of a place, as a bit.
    fn block(row: usize, place: u16) -> u16 {
        1 << (row / 3 * 3 + place.trailing_zeros() as usize / 3)
    }

    /// The places of a row outside these columns and boxes.
    fn free(&self, row: usize, columns: u16, blocks: u16) -> u16 {
        let taken = blocks >> (row / 3 * 3);
        let shut = ((taken & 1) * 0b111)
            | ((taken >> 1 & 1) * 0b11_1000)
            | ((taken >> 2 & 1) * 0b1_1100_0000);
        self.rows[row] & !columns & !shut
    }

    /// Chooses a place in each of the rows that are left, if there is a way: always the row with the
    /// fewest, in it what is unseen before the rest.
    fn fill(&mut self, left: u16, columns: u16, blocks: u16) -> bool {
        let rows = (0..9).filter(|row| left >> row & 1 == 1);
        let counted = rows.map(|row| (self.free(row, columns, blocks), row));
        let Some((free, row)) = counted.min_by_key(|(free, _)| free.count_ones()) else {
            return true;
        };
        for mut choices in [free & self.unseen[row], free & !self.unseen[row]] {
            while choices != 0 {
                let place = choices & choices.wrapping_neg();
                choices &= choices - 1;
                self.chosen[row] = place;
                let blocks = blocks | Self::block(row, place);
                if self.fill(left & !(1 << row), columns | place, blocks) {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Candidate, Grid};
    use ninerooks_text::formats;

    use super::*;

    /// The grid with these places of 1 eliminated.
    fn grid(gone: impl Fn(Cell) -> bool) -> Grid {
        let mut grid = Grid::default();
        for cell in Cell::all().filter(|cell| gone(*cell)) {
            grid.eliminate(Candidate::new(Digit::D1, cell));
        }
        grid
    }

    fn has_some(grid: &Grid) -> bool {
        has_strays(&Position::new(grid), Digit::D1)
    }

    #[test]
    fn an_empty_grid_has_none() {
        assert!(!has_some(&Grid::default()));
    }

    #[test]
    fn an_x_wing_makes_some_and_what_it_removes_gone_there_are_none() {
        let base = |cell: Cell| [0, 4].contains(&cell.row_index());
        let cover = |cell: Cell| [1, 5].contains(&cell.column_index());
        assert!(has_some(&grid(|cell| base(cell) && !cover(cell))));
        assert!(!has_some(&grid(|cell| base(cell) != cover(cell))));
    }

    #[test]
    fn a_house_without_a_place_makes_all_of_them_strays() {
        assert!(has_some(&grid(|cell| cell.row_index() == 3)));
    }

    #[test]
    fn they_are_what_basic_pom_removes() {
        let puzzle =
            "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
        let grid = Grid::new(&formats::read(puzzle).unwrap().puzzle).unwrap();
        let position = Position::new(&grid);
        let with = Digit::ALL.into_iter().filter(|digit| has_strays(&position, *digit));
        // The manual: Pattern Overlay removes 4r7c4 and 7r7c7, and nothing else.
        assert_eq!(with.collect::<Vec<_>>(), [Digit::D4, Digit::D7]);
        let all = [Digit::D4, Digit::D7].map(|digit| super::strays(&position, digit));
        assert_eq!(all.map(|cells| cells.to_string()), ["r7c4", "r7c7"]);
    }
}
