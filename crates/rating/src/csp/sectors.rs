//! Cells, rows, columns and boxes as registers show them: how much of a digit is there, and who has to wait.

use super::bands::{BAND, Bands};

/// All cells.
pub(super) const CELLS: Bands = Bands::each(BAND);
/// The first cells of three in a row within a box.
pub(super) const THREES: Bands = Bands::each(0o111_111_111);
/// The first cells of rows.
pub(super) const ROWS: Bands = Bands::each(0o001_001_001);
/// The first cells of boxes.
pub(super) const BOXES: Bands = Bands::each(0o111);
/// A row, of which each cell is a column.
pub(super) const COLUMNS: Bands = Bands::each(0o777);

/// At least one of three, at least two, all.
#[inline(always)]
fn of_three(a: Bands, b: Bands, c: Bands) -> [Bands; 3] {
    [a | b | c, a & b | (a | b) & c, a & b & c]
}

/// The cells of rows, boxes and columns.
#[inline(always)]
pub(super) fn cells_of(rows: Bands, boxes: Bands, columns: Bands) -> Bands {
    let in_row = boxes.runs(3) | columns;
    rows.runs(9) | in_row | in_row << 9 | in_row << 18
}

/// The places of a digit in its houses: what is there at least once, and more than once.
pub(super) struct Places {
    pub(super) rows: [Bands; 2],
    pub(super) boxes: [Bands; 2],
    pub(super) columns: [Bands; 2],
    /// The rows with places in two boxes and in three.
    in_rows: [Bands; 2],
    /// The boxes with places in two rows and in two columns.
    in_boxes: Bands,
    /// The columns with places in two bands and in three.
    pub(super) in_columns: [Bands; 2],
}

impl Places {
    #[inline(always)]
    pub(super) fn of(cells: Bands) -> Self {
        let [one, two, _] = of_three(cells, cells >> 1, cells >> 2);
        let (one, two) = (one & THREES, two & THREES);
        let rows = of_three(one, one >> 3, one >> 6);
        let boxes = of_three(one, one >> 9, one >> 18);
        let [in_band, more_in_band, _] = of_three(cells, cells >> 9, cells >> 18);
        let (in_band, more) = (in_band & COLUMNS, more_in_band & COLUMNS);
        let columns = of_three(in_band, in_band.turned(), in_band.turned().turned());
        let across = of_three(in_band, in_band >> 1, in_band >> 2);
        Self {
            rows: [rows[0], rows[1] | two | two >> 3 | two >> 6],
            boxes: [boxes[0], boxes[1] | two | two >> 9 | two >> 18],
            columns: [columns[0], columns[1] | more | more.turned() | more.turned().turned()],
            in_rows: [rows[1], rows[2]],
            in_boxes: boxes[1] & across[1],
            in_columns: [columns[1], columns[2]],
        }
    }

    /// As in [`Waits::lines`].
    #[inline(always)]
    pub(super) fn lines(&self) -> [Bands; 2] {
        [self.in_rows[0] & ROWS | (self.in_boxes & BOXES) << 1, self.in_rows[1] & ROWS]
    }
}

/// What is seen of the sectors.
pub(super) struct Sectors {
    /// Those that are empty and have not to wait.
    pub(super) empty: Bands,
    /// Those that have to wait, empty or with one candidate.
    pub(super) waiting: Bands,
}

impl Sectors {
    /// Which of some sectors have one candidate, of those that have at least one and more than one. Those
    /// wait that seemed to need two more, and with a candidate those that seemed to need three.
    #[inline(always)]
    pub(super) fn alone(
        &mut self,
        [one, more]: [Bands; 2],
        [two, three]: [Bands; 2],
        all: Bands,
    ) -> Bands {
        let alone = one & !more & all;
        self.empty |= all & !(one | two);
        self.waiting |= two & !one & all | three & alone;
        alone & !three
    }
}

/// How many more candidates must be true, one after the other, before a sector may be empty, as it seemed
/// some rounds before: at least two, three and so on. A round takes one from it.
///
/// Where all that is forced is made true at once, a sector may lose more candidates in a round than one that is true takes:
/// one in a cell; in a row or a column, those of one box; in a box, those of one row or column.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Waits {
    /// Two, three, four in a cell.
    pub(super) cells: [Bands; 3],
    /// For each digit two and three in a row, by the row's first cell, and two in a box, by the cell next to its first one.
    pub(super) lines: [[Bands; 2]; 9],
    /// For each digit two and three in a column, by its number, in all bands.
    pub(super) columns: [[Bands; 2]; 9],
}

impl Default for Waits {
    /// None has to wait.
    fn default() -> Self {
        let none = [[Bands::NONE; 2]; 9];
        Self { cells: [Bands::NONE; 3], lines: none, columns: none }
    }
}
