//! Cells, rows, columns and boxes as registers show them: how much of a digit is there, and who has to wait.

use super::bands::{BAND, Bands};
use super::digits::Digits;
use super::machine::{Machine, Word};

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
fn of_three<W: Word>(a: W, b: W, c: W) -> [W; 3] {
    [a | b | c, a & b | (a | b) & c, a & b & c]
}

/// For each cell, which are far enough from each other, so many from it on.
#[inline(always)]
fn runs<W: Word>(cells: W, length: u32) -> W {
    (cells << length) - cells
}

/// The cells of rows, boxes and columns.
#[inline(always)]
pub(super) fn cells_of<W: Word>(rows: W, boxes: W, columns: W) -> W {
    let in_row = runs(boxes, 3) | columns;
    runs(rows, 9) | in_row | in_row << 9 | in_row << 18
}

/// The places of a digit in its houses: what is there at least once, and more than once.
pub(super) struct Places<W> {
    pub(super) rows: [W; 2],
    pub(super) boxes: [W; 2],
    pub(super) columns: [W; 2],
    /// The rows with places in two boxes and in three.
    in_rows: [W; 2],
    /// The boxes with places in two rows and in two columns.
    in_boxes: W,
    /// The columns with places in two bands and in three.
    pub(super) in_columns: [W; 2],
}

impl<W: Word> Places<W> {
    #[inline(always)]
    pub(super) fn of(machine: impl Machine<Word = W>, cells: W) -> Self {
        let (threes, all_columns) = (machine.all(THREES), machine.all(COLUMNS));
        let [one, two, _] = of_three(cells, cells >> 1, cells >> 2);
        let (one, two) = (one & threes, two & threes);
        let rows = of_three(one, one >> 3, one >> 6);
        let boxes = of_three(one, one >> 9, one >> 18);
        let [in_band, more_in_band, _] = of_three(cells, cells >> 9, cells >> 18);
        let (in_band, more) = (in_band & all_columns, more_in_band & all_columns);
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
    pub(super) fn lines(&self, machine: impl Machine<Word = W>) -> [W; 2] {
        let (rows, boxes) = (machine.all(ROWS), machine.all(BOXES));
        [self.in_rows[0] & rows | (self.in_boxes & boxes) << 1, self.in_rows[1] & rows]
    }
}

/// What is seen of the sectors.
pub(super) struct Sectors<W> {
    /// Those that are empty and have not to wait.
    pub(super) empty: W,
    /// Those that have to wait, empty or with one candidate.
    pub(super) waiting: W,
}

impl<W: Word> Sectors<W> {
    /// Nothing is seen yet.
    #[inline(always)]
    pub(super) fn new(machine: impl Machine<Word = W>) -> Self {
        let none = machine.all(Bands::NONE);
        Self { empty: none, waiting: none }
    }

    /// Which of some sectors have one candidate, of those that have at least one and more than one. Those
    /// wait that seemed to need two more, and with a candidate those that seemed to need three.
    #[inline(always)]
    pub(super) fn alone(&mut self, [one, more]: [W; 2], [two, three]: [W; 2], all: W) -> W {
        let alone = one & !more & all;
        self.empty = self.empty | all & !(one | two);
        self.waiting = self.waiting | two & !one & all | three & alone;
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
    pub(super) lines: [Digits; 2],
    /// For each digit two and three in a column, by its number, in all bands.
    pub(super) columns: [Digits; 2],
}

impl Default for Waits {
    /// None has to wait.
    fn default() -> Self {
        let none = [Digits::NONE; 2];
        Self { cells: [Bands::NONE; 3], lines: none.clone(), columns: none }
    }
}

impl Waits {
    /// Stores what waits of the digits of a word.
    #[inline(always)]
    pub(super) fn set<M: Machine>(
        &mut self,
        machine: M,
        at: usize,
        lines: [M::Word; 2],
        columns: [M::Word; 2],
    ) {
        for (word, digits) in lines.into_iter().zip(&mut self.lines) {
            machine.store(word, digits, at);
        }
        for (word, digits) in columns.into_iter().zip(&mut self.columns) {
            machine.store(word, digits, at);
        }
    }
}
