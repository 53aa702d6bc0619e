//! The rules that authors add to the classic ones, as they name them.

use core::fmt;

use super::{RuleError, error};
use crate::{Cell, CellSet, Digit, DigitSet};

/// A rule that a puzzle adds to rows, columns and boxes. All classic rules stay in force.
///
/// Lines are lists of cells from their beginning on; *neighbours* are cells that share a side.
///
/// ```
/// use ninerooks_board::Rule;
/// let thermo = Rule::Thermo(vec!["r1c1".parse()?, "r1c2".parse()?, "r2c2".parse()?]);
/// assert_eq!(thermo.to_string(), "thermo r1c1-r1c2-r2c2");
/// assert_eq!(Rule::AntiKnight.to_string(), "anti-knight");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// Each digit once on the diagonal from r1c1 to r9c9.
    FallingDiagonal,
    /// Each digit once on the diagonal from r9c1 to r1c9.
    RisingDiagonal,
    /// Each digit once in each of the four shaded boxes around r3c3, r3c7, r7c3 and r7c7.
    Windoku,
    /// Each digit once in the nine cells that stand at the same place of their boxes.
    DisjointGroups,
    /// Each digit once in these nine cells.
    Region(CellSet),
    /// No digit twice in these cells, at most nine.
    Different(CellSet),
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells a king's move apart differ.
    AntiKing,
    /// Neighbours are not consecutive.
    NonConsecutive,
    /// Each two by two cells have a digit of 1 to 3, one of 4 to 6 and one of 7 to 9.
    Entropy,
    /// Digits grow from the bulb on.
    Thermo(Vec<Cell>),
    /// Digits grow from the bulb on, or stay the same.
    SlowThermo(Vec<Cell>),
    /// Cells next to each other on the line differ by so much at least: 5 on a German whisper, 4 on a Dutch one.
    Whisper(u8, Vec<Cell>),
    /// The line reads the same from both ends.
    Palindrome(Vec<Cell>),
    /// The digits on the line are consecutive, in any order, without a repeat.
    Renban(Vec<Cell>),
    /// Cells at the same place of both lists have the same digit.
    Clone(Vec<Cell>, Vec<Cell>),
    /// Two cells differ by this: 1 with a white Kropki dot.
    Difference(u8, [Cell; 2]),
    /// One of two cells is so many times the other: 2 with a black Kropki dot.
    Ratio(u8, [Cell; 2]),
    /// Two cells have this sum: 5 with a V, 10 with an X.
    PairSum(u8, [Cell; 2]),
    /// The first cell has the greater digit.
    Greater([Cell; 2]),
    /// All dots are drawn: neighbours without one are neither consecutive nor one twice the other.
    AllDots,
    /// All V and X are drawn: neighbours without one sum neither to 5 nor to 10.
    AllSums,
    /// Each of these cells has one of these digits, as where cells are odd or even.
    Among(DigitSet, CellSet),
    /// The cell is less than each of its neighbours.
    Least(Cell),
    /// The cell is greater than each of its neighbours.
    Greatest(Cell),
    /// Two by two cells, of which this one is the upper left, have these digits, each as often as it is named.
    Quadruple(Cell, Vec<Digit>),
    /// No digit twice in these cells, at most nine, and this is their sum: a killer cage.
    Cage(u16, CellSet),
    /// The cells have this sum. A digit may be there twice where the classic rules allow it; a cell that is named twice
    /// counts twice.
    Sum(u16, Vec<Cell>),
    /// The cells of a diagonal from one edge of the grid to another have this sum, which stands outside, before the first one.
    LittleKiller(u16, Vec<Cell>),
    /// So many first cells, read as a number, are the sum of the other cells: one in a circle, more in a pill.
    Arrow(u8, Vec<Cell>),
    /// The line has the same sum in each box that it goes through, each time that it does.
    RegionSum(Vec<Cell>),
    /// Cells as far from the middle of the line as each other have all the same sum: that of the middle cell, if there is one.
    Zipper(Vec<Cell>),
}

impl Rule {
    /// What it is called, without its cells.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::FallingDiagonal => "falling diagonal",
            Self::RisingDiagonal => "rising diagonal",
            Self::Windoku => "windoku",
            Self::DisjointGroups => "disjoint groups",
            Self::Region(_) => "extra region",
            Self::Different(_) => "different cells",
            Self::AntiKnight => "anti-knight",
            Self::AntiKing => "anti-king",
            Self::NonConsecutive => "non-consecutive",
            Self::Entropy => "entropy",
            Self::Thermo(_) => "thermo",
            Self::SlowThermo(_) => "slow thermo",
            Self::Whisper(5, _) => "German whisper",
            Self::Whisper(4, _) => "Dutch whisper",
            Self::Whisper(..) => "whisper",
            Self::Palindrome(_) => "palindrome",
            Self::Renban(_) => "renban",
            Self::Clone(..) => "clone",
            Self::Difference(1, _) => "white dot",
            Self::Difference(..) => "difference",
            Self::Ratio(2, _) => "black dot",
            Self::Ratio(..) => "ratio",
            Self::PairSum(5, _) => "V",
            Self::PairSum(10, _) => "X",
            Self::PairSum(..) => "pair sum",
            Self::Greater(_) => "greater than",
            Self::AllDots => "all dots are drawn",
            Self::AllSums => "all V and X are drawn",
            Self::Among(..) => "one of",
            Self::Least(_) => "least",
            Self::Greatest(_) => "greatest",
            Self::Quadruple(..) => "quadruple",
            Self::Cage(..) => "cage",
            Self::Sum(..) => "sum",
            Self::LittleKiller(..) => "little killer",
            Self::Arrow(1, _) => "arrow",
            Self::Arrow(..) => "pill arrow",
            Self::RegionSum(_) => "region sum line",
            Self::Zipper(_) => "zipper line",
        }
    }

    /// Whether it can be meant.
    ///
    /// ```
    /// use ninerooks_board::Rule;
    /// let error = Rule::Renban(vec!["r1c1".parse()?]).check().unwrap_err();
    /// assert_eq!(error.to_string(), "renban r1c1: expected two to nine cells");
    /// # Ok::<(), ninerooks_board::NameError>(())
    /// ```
    ///
    /// # Errors
    /// [`RuleError`] when it cannot, as a region of eight cells or a thermo of ten.
    pub fn check(&self) -> Result<(), RuleError> {
        error::check(self)
    }

    /// The houses that it adds: nine cells each, in which each digit is once.
    ///
    /// ```
    /// use ninerooks_board::Rule;
    /// assert_eq!(Rule::Windoku.houses()[0].to_string(), "r234c234");
    /// assert!(Rule::AntiKnight.houses().is_empty());
    /// ```
    pub fn houses(&self) -> Vec<CellSet> {
        match self {
            Self::FallingDiagonal => vec![(0..9).map(|i| Cell::at(i, i)).collect()],
            Self::RisingDiagonal => vec![(0..9).map(|i| Cell::at(8 - i, i)).collect()],
            Self::Windoku => {
                [(1, 1), (1, 5), (5, 1), (5, 5)].map(|corner| square(corner, 3)).to_vec()
            }
            Self::DisjointGroups => {
                let group = |place: usize| {
                    let of_box =
                        |i: usize| Cell::at(3 * (i / 3) + place / 3, 3 * (i % 3) + place % 3);
                    (0..9).map(of_box).collect()
                };
                (0..9).map(group).collect()
            }
            Self::Region(cells) => vec![*cells],
            _ => Vec::new(),
        }
    }

    /// The lists of cells that it is drawn on: none where it holds everywhere.
    pub fn lines(&self) -> Vec<&[Cell]> {
        match self {
            Self::Thermo(line)
            | Self::SlowThermo(line)
            | Self::Whisper(_, line)
            | Self::Palindrome(line)
            | Self::Renban(line)
            | Self::Sum(_, line)
            | Self::LittleKiller(_, line)
            | Self::Arrow(_, line)
            | Self::RegionSum(line)
            | Self::Zipper(line) => vec![line],
            Self::Clone(first, second) => vec![first, second],
            Self::Difference(_, pair)
            | Self::Ratio(_, pair)
            | Self::PairSum(_, pair)
            | Self::Greater(pair) => vec![pair],
            Self::Least(cell) | Self::Greatest(cell) | Self::Quadruple(cell, _) => {
                vec![core::slice::from_ref(cell)]
            }
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Rule {
    /// Its name and its cells: `thermo r1c1-r1c2`, `white dot r4c5-r4c6`, `one of 13579 in r2c2 r8c8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::Difference(by, _) if *by != 1 => write!(f, " {by}")?,
            Self::Ratio(by, _) if *by != 2 => write!(f, " {by}")?,
            Self::PairSum(sum, _) if ![5, 10].contains(sum) => write!(f, " {sum}")?,
            Self::Whisper(least, _) if ![4, 5].contains(least) => write!(f, " {least}")?,
            Self::Region(cells) | Self::Different(cells) => write!(f, " {cells}")?,
            Self::Cage(total, cells) => write!(f, " {total} {cells}")?,
            Self::Sum(total, _) | Self::LittleKiller(total, _) => write!(f, " {total}")?,
            Self::Arrow(digits, _) if *digits != 1 => write!(f, " {digits}")?,
            Self::Among(digits, cells) => write!(f, " {digits} in {cells}")?,
            Self::Quadruple(_, digits) => {
                f.write_str(" ")?;
                digits.iter().try_for_each(|digit| write!(f, "{digit}"))?;
            }
            _ => {}
        }
        for line in self.lines() {
            for (at, cell) in line.iter().enumerate() {
                f.write_str(if at == 0 { " " } else { "-" })?;
                write!(f, "{cell}")?;
            }
        }
        Ok(())
    }
}

/// The square of cells with this upper left corner.
pub(super) fn square((row, column): (usize, usize), side: usize) -> CellSet {
    (0..side * side).map(|i| Cell::at(row + i / side, column + i % side)).collect()
}
