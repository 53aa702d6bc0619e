//! What a branch of the search knows: the live candidates, a plane of 81 bits for each digit.

use core::ops::{Deref, DerefMut};

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid};

use crate::digits::{load, store};
use crate::machine::{Machine, Span, Task, Word};

/// Nine digits and three lanes that stay empty: so a loop over the digits is three steps of four
/// lanes on a machine with 128-bit registers, without a line of code that says so, and one of eight
/// and one of four on a machine with 256-bit registers. These are the lanes that are worked on.
pub(crate) const FILLED: usize = 12;

/// Those and four more, for machines with 512-bit registers: they stay empty too.
pub(crate) const LANES: usize = 16;

/// One word for each digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Lanes(pub(crate) [u32; LANES]);

impl Lanes {
    pub(crate) const ZERO: Self = Self([0; LANES]);
}

impl Deref for Lanes {
    type Target = [u32; LANES];

    #[inline(always)]
    fn deref(&self) -> &[u32; LANES] {
        &self.0
    }
}

impl DerefMut for Lanes {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [u32; LANES] {
        &mut self.0
    }
}

/// All 27 cells of a band: bit `9 * row + column`, rows counted within the band.
pub(crate) const BAND: u32 = (1 << 27) - 1;

/// All bits of a band for the nine digits, no bit for the empty lanes.
pub(crate) const DIGITS: Lanes =
    Lanes([BAND, BAND, BAND, BAND, BAND, BAND, BAND, BAND, BAND, 0, 0, 0, 0, 0, 0, 0]);

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
        Self::of(grid.live(), grid.solved())
    }

    /// These live candidates, where the digits of these cells are settled.
    #[inline]
    pub(crate) fn of(live: &CandidateSet, settled: CellSet) -> Self {
        let mut bands = [Lanes::ZERO; 3];
        // Band by band, which the compiler makes better of than digit by digit.
        for (band, lanes) in bands.iter_mut().enumerate() {
            for digit in Digit::ALL {
                lanes[digit.index()] = by_band(live[digit].bits())[band];
            }
        }
        Self { bands, settled: by_band(settled.bits()) }
    }

    /// The cells of a digit.
    pub(crate) fn cells(&self, digit: Digit) -> CellSet {
        cell_set(self.bands.map(|lanes| lanes[digit.index()]))
    }

    /// The digits of a cell.
    #[allow(clippy::cast_possible_truncation)] // nine lanes have bits
    #[inline(always)]
    pub(crate) fn digits(&self, machine: impl Machine, cell: Cell) -> DigitSet {
        let (band, bit) = place_of(cell);
        DigitSet::from_bits(machine.having(&self.bands[band], bit) as u16)
    }

    /// Puts `digit` into `cell`, where it is live.
    #[inline(always)]
    pub(crate) fn place(&mut self, machine: impl Machine, digit: Digit, cell: Cell) {
        let (band, bit) = place_of(cell);
        machine.each(&mut Place { band: &mut self.bands[band], bit: 1 << bit, digit });
        self.withdraw(machine, band, bit);
    }

    /// Takes the digit of a cell that has one from the cells that it sees.
    #[inline(always)]
    pub(crate) fn withdraw(&mut self, machine: impl Machine, band: usize, bit: u32) {
        self.settled[band] |= 1 << bit;
        let here = self.bands[band];
        let unseen = unseen(band, bit as usize);
        machine.each(&mut Withdraw { bands: &mut self.bands, here, bit, unseen });
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

/// The band of a cell, and its bit there.
#[allow(clippy::cast_possible_truncation)] // below 27
#[inline(always)]
fn place_of(cell: Cell) -> (usize, u32) {
    (cell.index() / 27, (cell.index() % 27) as u32)
}

/// Leaves of the digits of a cell only one.
struct Place<'a> {
    band: &'a mut Lanes,
    bit: u32,
    digit: Digit,
}

impl Task for Place<'_> {
    #[inline(always)]
    fn step<S: Span>(&mut self, span: S) {
        const ONE: [Lanes; 9] = {
            let mut one = [Lanes::ZERO; 9];
            let mut d = 0;
            while d < 9 {
                one[d].0[d] = BAND;
                d += 1;
            }
            one
        };
        let kept = span.load(&ONE[self.digit.index()]) | span.splat(!self.bit);
        span.store(span.load(self.band) & kept, self.band);
    }
}

/// Takes the digit of a cell from those that it sees.
struct Withdraw<'a> {
    bands: &'a mut [Lanes; 3],
    /// The band of the cell, as it was.
    here: Lanes,
    /// The cell within it.
    bit: u32,
    unseen: &'static [u32; 3],
}

impl Task for Withdraw<'_> {
    #[inline(always)]
    fn step<S: Span>(&mut self, span: S) {
        // Doing nothing to the other digits is quicker than finding out which digit it is.
        let others = span.load(&self.here).lacking(self.bit);
        let [top, middle, bottom] = load(span, self.bands);
        let after = [
            top & (span.splat(self.unseen[0]) | others),
            middle & (span.splat(self.unseen[1]) | others),
            bottom & (span.splat(self.unseen[2]) | others),
        ];
        store(span, after, self.bands);
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
pub(crate) const fn by_band(cells: u128) -> [u32; 3] {
    [cells as u32 & BAND, (cells >> 27) as u32 & BAND, (cells >> 54) as u32 & BAND]
}

/// Puts three bands together.
pub(crate) fn cell_set([top, middle, bottom]: [u32; 3]) -> CellSet {
    CellSet::from_bits(u128::from(top) | u128::from(middle) << 27 | u128::from(bottom) << 54)
}
