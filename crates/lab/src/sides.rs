//! A puzzle as the search for its canonical form reads it: as it is, and with rows and columns exchanged.

use crate::Clues;

/// The rows of both sides: 0 to 8 of the puzzle as it is, 16 to 24 with rows and columns exchanged.
///
/// Rows are sixteen long and there are thirty-two, so that an index of four or five bits needs no check; this is a
/// tenth of the time of a canonical form.
pub(crate) struct Sides {
    digits: [[u8; 16]; 32],
    /// The columns of each row that have a given, a bit each.
    given: [u16; 32],
    /// The rows that have no given, a bit each.
    empty: [u16; 2],
}

/// A row: its digits, and which columns have one.
#[derive(Clone, Copy)]
pub(crate) struct Row<'a> {
    pub(crate) digits: &'a [u8; 16],
    pub(crate) given: u16,
}

impl Sides {
    pub(crate) fn new(clues: &Clues) -> Self {
        let (mut digits, mut given) = ([[0; 16]; 32], [0; 32]);
        let (rows, _) = clues.0.as_chunks::<9>();
        for (r, row) in rows.iter().enumerate() {
            digits[r][..9].copy_from_slice(row);
            for (c, digit) in row.iter().enumerate() {
                if *digit != 0 {
                    digits[16 + c][r] = *digit;
                    given[r] |= 1 << c;
                    given[16 + c] |= 1 << r;
                }
            }
        }
        let none = |side: usize| (0..9).map(|r| u16::from(given[side + r] == 0) << r).sum();
        let empty = [none(0), none(16)];
        Self { digits, given, empty }
    }

    /// The digits of a row; from the ninth place on there are none.
    pub(crate) fn digits(&self, row: u8) -> &[u8; 16] {
        &self.digits[usize::from(row & 31)]
    }

    /// The columns of a row that have a given.
    pub(crate) fn given(&self, row: u8) -> u16 {
        self.given[usize::from(row & 31)]
    }

    /// Both.
    pub(crate) fn row(&self, row: u8) -> Row<'_> {
        Row { digits: self.digits(row), given: self.given(row) }
    }

    /// The rows without a given, of the side that begins with this row: 0 or 16.
    pub(crate) fn empty(&self, side: u8) -> u16 {
        self.empty[usize::from(side >> 4 & 1)]
    }
}
