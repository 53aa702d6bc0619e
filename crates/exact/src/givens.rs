//! A puzzle as 81 bytes, read straight into what the search works on.

use core::fmt;

use crate::budget::BudgetSpent;
use crate::count::count_from;
use crate::digits::{load, store};
use crate::machine::{Machine, Plain, Span, Task, Word};
use crate::state::{BAND, DIGITS, Lanes, State, by_band};
use crate::triad::{
    crowded_minirows, minicolumn_cells, minicolumns, minirow_cells, minirows, turns_x, turns_y,
};

/// The givens of a puzzle, read from 81 bytes. It takes a fraction of the time that a
/// [`Puzzle`](ninerooks_board::Puzzle) and a [`Grid`](ninerooks_board::Grid) take.
///
/// ```
/// use ninerooks_exact::Givens;
///
/// let text = "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
/// assert_eq!(Givens::read(text.as_bytes())?.count(2), 1);
/// # Ok::<(), ninerooks_exact::GivensError>(())
/// ```
#[derive(Clone)]
pub struct Givens {
    state: State,
}

/// What is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivensError {
    /// It has another number of bytes than 81.
    Length(usize),
    /// A byte that is no digit and no sign of an empty cell.
    Byte {
        /// Where it is, counted from 0.
        index: usize,
        /// What it is.
        byte: u8,
    },
}

impl fmt::Display for GivensError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Length(1) => write!(f, "1 byte, where a puzzle has 81, one for each cell"),
            Self::Length(n) => write!(f, "{n} bytes, where a puzzle has 81, one for each cell"),
            Self::Byte { index, byte } => {
                let (cell, sign) = (index + 1, byte.escape_ascii());
                write!(
                    f,
                    "'{sign}' in cell {cell} of 81: expected 1 to 9, or . or 0 if it is empty"
                )
            }
        }
    }
}

impl core::error::Error for GivensError {}

impl Givens {
    /// Reads 81 bytes, a cell each, in reading order: `1` to `9` for a given, `.` or `0` for an empty
    /// cell. Givens that clash are read like any others: there is no solution then.
    ///
    /// # Errors
    /// [`GivensError`] when there are not 81 bytes, or another byte is among them.
    pub fn read(text: &[u8]) -> Result<Self, GivensError> {
        let text: &[u8; 81] = text.try_into().map_err(|_| GivensError::Length(text.len()))?;
        let known = |byte: u8| byte == b'.' || byte.wrapping_sub(b'0') < 10;
        if text.iter().fold(false, |unknown, &byte| unknown | !known(byte)) {
            let index = text.iter().position(|&byte| !known(byte)).unwrap_or_default();
            return Err(GivensError::Byte { index, byte: text[index] });
        }
        Ok(Self { state: state(&nibbles(text)) })
    }

    /// How many solutions there are, counted up to `limit`: see [`count`](crate::count()).
    pub fn count(&self, limit: u64) -> u64 {
        // Nobody lives to see 2⁶⁴ nodes.
        self.count_within(limit, u64::MAX).unwrap_or_else(|spent| spent.found)
    }

    /// [`count`](Self::count), but gives up when it would have to look at more than `nodes` positions:
    /// see [`count_within`](crate::count_within).
    ///
    /// # Errors
    /// [`BudgetSpent`] when it gave up: there are `found` solutions or more.
    pub fn count_within(&self, limit: u64, nodes: u64) -> Result<u64, BudgetSpent> {
        count_from(self.state, limit, nodes)
    }
}

/// The cells whose byte has bit 0, 1, 2 and 3. Bytes are taken by eights: a product brings the lowest
/// bits of eight bytes together.
fn nibbles(text: &[u8; 81]) -> [[u32; 3]; 4] {
    const LOWEST: u64 = 0x0101_0101_0101_0101;
    const TOGETHER: u64 = 0x0102_0408_1020_4080;
    let mut planes = [0; 4];
    for (i, eight) in text.as_chunks::<8>().0.iter().enumerate() {
        let word = u64::from_le_bytes(*eight);
        for (k, plane) in planes.iter_mut().enumerate() {
            let bits = (word >> k & LOWEST).wrapping_mul(TOGETHER) >> 56;
            *plane |= u128::from(bits) << (8 * i);
        }
    }
    for (k, plane) in planes.iter_mut().enumerate() {
        *plane |= u128::from(text[80] >> k & 1) << 80;
    }
    planes.map(by_band)
}

/// The state of these givens, of which the clashing leave nothing. (The low half of a digit's byte is
/// that digit, that of `0` and `.` is none.)
fn state(nibbles: &[[u32; 3]; 4]) -> State {
    let mut bands = [Lanes::ZERO; 3];
    let mut settled = [0; 3];
    for (band, lanes) in bands.iter_mut().enumerate() {
        for d in 0..9 {
            let bit = |k: usize| {
                let plane = nibbles[k][band];
                if (d + 1) >> k & 1 == 1 { plane } else { !plane & BAND }
            };
            lanes[d] = bit(0) & bit(1) & bit(2) & bit(3);
            settled[band] |= lanes[d];
        }
    }
    let mut task = Start { bands: &mut bands, settled, clash: 0 };
    Plain.each(&mut task);
    if task.clash != 0 {
        bands = [Lanes::ZERO; 3];
    }
    State { bands, settled }
}

/// From the givens of each digit to the cells where it may be.
struct Start<'a> {
    bands: &'a mut [Lanes; 3],
    settled: [u32; 3],
    clash: u32,
}

impl Task for Start<'_> {
    #[inline(always)]
    fn step<S: Span>(&mut self, span: S) {
        let givens = load(span, self.bands);
        let m = minirows(givens);
        let [next, last] = turns_y(m);
        let [above, below] = turns_x(m);
        let n = minicolumns(givens);
        let [under, over] = turns_x(n);
        let twice =
            crowded_minirows(givens) | m & (next | last | above | below) | n & (under | over);
        self.clash |= twice.any();
        let rows = minirow_cells(m | next | last | above | below);
        let columns = minicolumn_cells(n | under | over);
        let all = span.load(&DIGITS);
        let open = [
            all & !(rows[0] | columns[0] | span.splat(self.settled[0])) | givens[0],
            all & !(rows[1] | columns[1] | span.splat(self.settled[1])) | givens[1],
            all & !(rows[2] | columns[2] | span.splat(self.settled[2])) | givens[2],
        ];
        store(span, open, self.bands);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

    fn count(text: &str) -> u64 {
        Givens::read(text.as_bytes()).unwrap().count(2)
    }

    #[test]
    fn either_sign_of_an_empty_cell() {
        assert_eq!((count(PUZZLE), count(&PUZZLE.replace('.', "0"))), (1, 1));
        assert_eq!((count(&".".repeat(81)), count(&"0".repeat(81))), (2, 2));
    }

    #[test]
    fn givens_that_clash_leave_nothing() {
        let with = |first: usize, second: usize| {
            let mut text = [b'.'; 81];
            (text[first], text[second]) = (b'7', b'7');
            Givens::read(&text).unwrap().count(1)
        };
        for first in ninerooks_board::Cell::all() {
            for second in ninerooks_board::Cell::all().filter(|second| *second != first) {
                let expected = u64::from(!first.peers().contains(second));
                assert_eq!(with(first.index(), second.index()), expected, "{first} {second}");
            }
        }
    }

    #[test]
    fn other_bytes_are_refused_with_their_place() {
        for byte in (0..=255).filter(|byte| !b".0123456789".contains(byte)) {
            for index in [0, 7, 8, 79, 80] {
                let mut text = *b".................................................................................";
                text[index] = byte;
                assert_eq!(Givens::read(&text).err(), Some(GivensError::Byte { index, byte }));
            }
        }
        let error = GivensError::Byte { index: 80, byte: b'x' }.to_string();
        assert_eq!(error, "'x' in cell 81 of 81: expected 1 to 9, or . or 0 if it is empty");
        let short = Givens::read(&PUZZLE.as_bytes()[1..]).err();
        assert_eq!(short, Some(GivensError::Length(80)));
        assert_eq!(
            GivensError::Length(80).to_string(),
            "80 bytes, where a puzzle has 81, one for each cell"
        );
    }
}
