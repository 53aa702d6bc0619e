//! The 324 sectors: every "exactly one of these is true" that the rules give.

use core::{fmt, str::FromStr};

use crate::{Candidate, Cell, Digit, House, NameError, name};

/// A cell, or a digit in a house: nine candidates of which exactly one is true.
///
/// Names follow Xsudo: `5N3` is the cell r5c3, `3R7` is digit 3 in row 7, `4C9` digit 4 in column 9,
/// `6B2` digit 6 in box 2. A sector serves as a *truth* (one of them is true) and as a *link* (at
/// most one of them is true); print links in small letters with `{:#}`.
///
/// ```
/// use ninerooks_board::Sector;
/// let sector: Sector = "6B2".parse()?;
/// assert_eq!(sector.candidates().len(), 9);
/// assert_eq!(format!("{sector} {sector:#}"), "6B2 6b2");
/// assert_eq!("5N3".parse::<Sector>()?.candidates()[0].to_string(), "1r5c3");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sector(u16);

/// What a sector is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectorKind {
    /// The nine digits of a cell.
    Cell(Cell),
    /// The nine places of a digit in a house.
    House(House, Digit),
}

const CANDIDATES: [[Candidate; 9]; 324] = {
    let mut table = [[Candidate::from_index(0); 9]; 324];
    let mut s = 0;
    while s < 324 {
        let mut i = 0;
        while i < 9 {
            table[s][i] = match Sector::from_index(s).kind() {
                SectorKind::Cell(cell) => Candidate::new(Digit::from_index(i), cell),
                SectorKind::House(house, digit) => Candidate::new(digit, house.cell(i)),
            };
            i += 1;
        }
        s += 1;
    }
    table
};

impl Sector {
    /// How many there are.
    pub const COUNT: usize = 324;

    /// The sector of a cell.
    #[allow(clippy::cast_possible_truncation)] // below 81
    pub const fn cell(cell: Cell) -> Self {
        Self(cell.index() as u16)
    }

    /// The sector of a digit in a house.
    #[allow(clippy::cast_possible_truncation)] // below 324
    pub const fn house(house: House, digit: Digit) -> Self {
        Self((81 + house.index() * 9 + digit.index()) as u16)
    }

    /// The sector with this index, 0..324: the cells, then each house with its nine digits.
    ///
    /// # Panics
    /// When `index` is 324 or more.
    #[allow(clippy::cast_possible_truncation)] // below 324
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "a sector index is 0..324");
        Self(index as u16)
    }

    /// All 324: cells, rows, columns, boxes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::from_index)
    }

    /// The index, 0..324.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is about.
    pub const fn kind(self) -> SectorKind {
        let index = self.index();
        if index < 81 {
            SectorKind::Cell(Cell::from_index(index))
        } else {
            SectorKind::House(
                House::from_index((index - 81) / 9),
                Digit::from_index((index - 81) % 9),
            )
        }
    }

    /// Its nine candidates: digits in order, or places in order.
    pub const fn candidates(self) -> &'static [Candidate; 9] {
        &CANDIDATES[self.index()]
    }

    /// Its name as a truth, in ASCII, for whoever writes many of them.
    ///
    /// ```
    /// use ninerooks_board::Sector;
    /// for name in ["3R7", "4C9", "6B2", "5N3"] {
    ///     assert_eq!(&name.parse::<Sector>()?.letters(), name.as_bytes());
    /// }
    /// # Ok::<(), ninerooks_board::NameError>(())
    /// ```
    pub const fn letters(self) -> [u8; 3] {
        match self.kind() {
            SectorKind::Cell(cell) => {
                [name::number(cell.row_index()), b'N', name::number(cell.column_index())]
            }
            SectorKind::House(house, digit) => {
                let [kind, number] = house.letters();
                [name::number(digit.index()), kind.to_ascii_uppercase(), number]
            }
        }
    }

    /// Whether `candidate` lies in it.
    pub const fn contains(self, candidate: Candidate) -> bool {
        match self.kind() {
            SectorKind::Cell(cell) => candidate.cell().index() == cell.index(),
            SectorKind::House(house, digit) => {
                candidate.digit() as u8 == digit as u8 && house.cells().contains(candidate.cell())
            }
        }
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, letter, last] = self.letters();
        let letter = if f.alternate() { letter.to_ascii_lowercase() } else { letter };
        name::write(f, &[first, letter, last])
    }
}

impl fmt::Debug for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Sector {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let expected = NameError { expected: "a sector such as 5N3, 3R7, 4C9 or 6B2" };
        let [first @ b'1'..=b'9', letter, last @ b'1'..=b'9'] = *text.as_bytes() else {
            return Err(expected);
        };
        let (first, last) = (usize::from(first - b'1'), usize::from(last - b'1'));
        let digit = Digit::from_index(first);
        match letter {
            b'N' | b'n' => Ok(Self::cell(Cell::at(first, last))),
            b'R' | b'r' => Ok(Self::house(House::row(last), digit)),
            b'C' | b'c' => Ok(Self::house(House::column(last), digit)),
            b'B' | b'b' => Ok(Self::house(House::block(last), digit)),
            _ => Err(expected),
        }
    }
}
