//! Almost-locked ranges: a digit in two lines of a box.

use ninerooks_board::{CellSet, Digit, House, HouseKind};

/// The places of a digit in a box lie in two of its lines, some in each. What rules one line out
/// locks the digit in the other.
///
/// There are fifteen varieties: nine in which a row crosses a column, and six of parallel lines. A
/// place where the lines cross belongs to both.
///
/// ```
/// use ninerooks_board::{Digit, House};
/// use ninerooks_step::AlmostLockedRange;
/// let lines = [House::row(0), House::column(3)];
/// let range = AlmostLockedRange { digit: Digit::D1, block: House::block(1), lines };
/// assert_eq!(range.variety(), 1);
/// assert_eq!(range.red().to_string(), "r1c56");
/// assert_eq!(range.blue().to_string(), "r23c4");
/// assert_eq!((range.yellow().to_string(), range.grey().len()), ("r1c4".into(), 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AlmostLockedRange {
    /// The digit.
    pub digit: Digit,
    /// The box.
    pub block: House,
    /// The two lines: the row before the column, of parallel ones the lower number first.
    pub lines: [House; 2],
}

impl AlmostLockedRange {
    /// Its number among the fifteen: 1 to 9 for a row and a column that cross in that cell of the
    /// box, 10 to 12 for rows 1 and 2, 1 and 3, 2 and 3 of the box, 13 to 15 for columns.
    pub fn variety(&self) -> u8 {
        let [one, other] = self.lines.map(|line| (line.number() - 1) % 3);
        match self.lines.map(House::kind) {
            [HouseKind::Row, HouseKind::Column] => one * 3 + other + 1,
            [HouseKind::Row, _] => 9 + one + other,
            _ => 12 + one + other,
        }
    }

    /// The cells of the first line only, one of which at least holds a candidate.
    pub fn red(&self) -> CellSet {
        (self.block.cells() & self.lines[0].cells()) - self.lines[1].cells()
    }

    /// The cells of the second line only, one of which at least holds a candidate.
    pub fn blue(&self) -> CellSet {
        (self.block.cells() & self.lines[1].cells()) - self.lines[0].cells()
    }

    /// The cell of both lines, which may hold a candidate; none where the lines are parallel.
    pub fn yellow(&self) -> CellSet {
        self.block.cells() & self.lines[0].cells() & self.lines[1].cells()
    }

    /// The cells without a candidate.
    pub fn grey(&self) -> CellSet {
        self.block.cells() - self.lines[0].cells() - self.lines[1].cells()
    }
}
