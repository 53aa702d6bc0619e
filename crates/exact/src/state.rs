//! What a branch of the search knows: the live candidates, a plane of 81 bits for each digit.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};

/// Nine digits and three lanes that stay empty: so a loop over the digits is three steps of four
/// lanes on a machine with 128-bit registers, without a line of code that says so.
pub(crate) const LANES: usize = 12;

/// One word for each digit.
pub(crate) type Lanes = [u32; LANES];

/// All 27 cells of a band: bit `9 * row + column`, rows counted within the band.
pub(crate) const BAND: u32 = (1 << 27) - 1;

/// All bits of a band for the nine digits, no bit for the empty lanes.
pub(crate) const DIGITS: Lanes = [BAND, BAND, BAND, BAND, BAND, BAND, BAND, BAND, BAND, 0, 0, 0];

/// The live candidates of a branch.
#[derive(Clone, Copy)]
pub(crate) struct State {
    /// The cells of each digit, band by band.
    pub(crate) bands: [Lanes; 3],
    /// The cells whose digit is known and has been taken from the cells that they see.
    pub(crate) settled: [u32; 3],
}

impl State {
    /// The live candidates of `grid`.
    pub(crate) fn new(grid: &Grid) -> Self {
        let mut bands = [[0; LANES]; 3];
        let [top, middle, bottom] = &mut bands;
        for digit in Digit::ALL {
            let d = digit.index();
            [top[d], middle[d], bottom[d]] = by_band(grid.live()[digit].bits());
        }
        Self { bands, settled: [0; 3] }
    }

    /// The cells of a digit.
    pub(crate) fn cells(&self, digit: Digit) -> CellSet {
        cell_set(self.bands.map(|lanes| lanes[digit.index()]))
    }

    /// The digits of a cell.
    pub(crate) fn digits(&self, cell: Cell) -> DigitSet {
        let (band, bit) = (cell.index() / 27, cell.index() % 27);
        let has = |d: usize| u16::from(self.bands[band][d] >> bit & 1 == 1) << d;
        DigitSet::from_bits((0..9).fold(0, |digits, d| digits | has(d)))
    }

    /// Whether some digit has no place in the first band. A digit that is found to have none in any
    /// house soon has none anywhere.
    pub(crate) fn lacks_a_digit(&self) -> bool {
        self.bands[0][..9].contains(&0)
    }

    /// Puts `digit` into `cell`.
    pub(crate) fn place(&mut self, digit: Digit, cell: Cell) {
        let (band, bit) = (cell.index() / 27, cell.index() % 27);
        let d = digit.index();
        let place = self.bands[band][d] & 1 << bit;
        for cells in &mut self.bands[band] {
            *cells &= !(1 << bit);
        }
        self.bands[band][d] |= place;
        self.settled[band] |= 1 << bit;
        for (lanes, unseen) in self.bands.iter_mut().zip(unseen(band, bit)) {
            lanes[d] &= unseen;
        }
    }

    /// `grid` with every cell filled as this state says, which has one digit in each cell.
    pub(crate) fn fill(&self, grid: &Grid) -> Grid {
        let mut filled = *grid;
        for digit in Digit::ALL {
            for cell in self.cells(digit) & grid.unsolved() {
                filled.place(Candidate::new(digit, cell));
            }
        }
        filled
    }
}

/// The cells that do not see bit `bit` of a band, band by band; that cell is among them.
#[inline]
pub(crate) fn unseen(band: usize, bit: usize) -> &'static [u32; 3] {
    const UNSEEN: [[u32; 3]; 81] = {
        let mut unseen = [[0; 3]; 81];
        let mut i = 0;
        while i < 81 {
            unseen[i] = by_band(!Cell::from_index(i).peers().bits());
            i += 1;
        }
        unseen
    };
    &UNSEEN[27 * band + bit]
}

/// Cuts 81 cells into three bands.
#[allow(clippy::cast_possible_truncation)] // 27 bits are kept of each
const fn by_band(cells: u128) -> [u32; 3] {
    [cells as u32 & BAND, (cells >> 27) as u32 & BAND, (cells >> 54) as u32 & BAND]
}

/// Puts three bands together.
pub(crate) fn cell_set([top, middle, bottom]: [u32; 3]) -> CellSet {
    CellSet::from_bits(u128::from(top) | u128::from(middle) << 27 | u128::from(bottom) << 54)
}
