//! The 729 candidates.

use core::{fmt, str::FromStr};

use crate::{Cell, Digit, NameError, Sector, name};

/// A digit in a cell: "r4c5 may be 3" is `3r4c5`. There are 729.
///
/// ```
/// use ninerooks_board::Candidate;
/// let a: Candidate = "3r4c5".parse()?;
/// assert!(a.sees("3r4c9".parse()?)); // same digit, same row
/// assert!(a.sees("7r4c5".parse()?)); // same cell
/// assert!(!a.sees("7r4c9".parse()?));
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate(u16);

impl Candidate {
    /// `digit` in `cell`.
    #[allow(clippy::cast_possible_truncation)] // below 729
    pub const fn new(digit: Digit, cell: Cell) -> Self {
        Self((digit.index() * 81 + cell.index()) as u16)
    }

    /// The candidate with this index, 0..729: `81 * digit + cell`.
    ///
    /// # Panics
    /// When `index` is 729 or more.
    #[allow(clippy::cast_possible_truncation)] // below 729
    pub const fn from_index(index: usize) -> Self {
        assert!(index < 729, "a candidate index is 0..729");
        Self(index as u16)
    }

    /// All 729, digit by digit.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..729).map(Self::from_index)
    }

    /// The index, 0..729.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its digit.
    pub const fn digit(self) -> Digit {
        Digit::from_index(self.index() / 81)
    }

    /// Its cell.
    pub const fn cell(self) -> Cell {
        Cell::from_index(self.index() % 81)
    }

    /// The four sectors it lies in: cell, row, column, box.
    pub const fn sectors(self) -> [Sector; 4] {
        let (digit, cell) = (self.digit(), self.cell());
        [
            Sector::cell(cell),
            Sector::house(cell.row(), digit),
            Sector::house(cell.column(), digit),
            Sector::house(cell.block(), digit),
        ]
    }

    /// Where the candidate is in each of its [`sectors`](Self::sectors): an index of
    /// [`Sector::candidates`].
    ///
    /// ```
    /// use ninerooks_board::Candidate;
    /// let candidate: Candidate = "3r5c9".parse()?;
    /// for (sector, place) in candidate.sectors().into_iter().zip(candidate.places()) {
    ///     assert_eq!(sector.candidates()[place], candidate);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn places(self) -> [usize; 4] {
        let (row, column) = (self.cell().row_index(), self.cell().column_index());
        [self.digit().index(), column, row, row % 3 * 3 + column % 3]
    }

    /// Its name, in ASCII, for whoever writes many of them.
    ///
    /// ```
    /// use ninerooks_board::Candidate;
    /// assert_eq!(&"3r5c9".parse::<Candidate>()?.letters(), b"3r5c9");
    /// # Ok::<(), ninerooks_board::NameError>(())
    /// ```
    pub const fn letters(self) -> [u8; 5] {
        let (digit, cell) = (name::number(self.digit().index()), self.cell());
        [digit, b'r', name::number(cell.row_index()), b'c', name::number(cell.column_index())]
    }

    /// Whether the two share a sector, so that at most one of them is true. None sees itself.
    pub const fn sees(self, other: Self) -> bool {
        let same_digit = self.digit() as u8 == other.digit() as u8;
        if same_digit {
            self.cell().sees(other.cell())
        } else {
            self.cell().index() == other.cell().index()
        }
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        name::write(f, &self.letters())
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Candidate {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let expected =
            NameError { expected: "a candidate such as 3r4c5 (digit 3 in row 4, column 5)" };
        let (digit, cell) = text.split_at_checked(1).ok_or(expected)?;
        match (digit.parse(), cell.parse()) {
            (Ok(digit), Ok(cell)) => Ok(Self::new(digit, cell)),
            _ => Err(expected),
        }
    }
}
