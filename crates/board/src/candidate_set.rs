//! Sets of candidates.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Index, IndexMut, Sub, SubAssign};

use crate::{Candidate, Cell, CellSet, Digit, DigitSet, HouseKind, Sector, SectorKind};

/// A set of candidates: for each digit the set of its cells. Index it by a digit.
///
/// ```
/// use ninerooks_board::{CandidateSet, Digit};
/// let mut set = CandidateSet::EMPTY;
/// set.insert("3r4c5".parse()?);
/// assert_eq!(set[Digit::D3].to_string(), "r4c5");
/// assert_eq!(set.digits("r4c5".parse()?).to_string(), "3");
/// assert_eq!(set.iter().count(), 1);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// No candidate.
    pub const EMPTY: Self = Self([CellSet::EMPTY; 9]);
    /// All 729.
    pub const ALL: Self = Self([CellSet::ALL; 9]);

    /// Whether nothing is in.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cells| cells.is_empty())
    }

    /// How many candidates are in.
    pub fn len(&self) -> usize {
        self.0.iter().map(|cells| cells.len()).sum()
    }

    /// Whether `candidate` is in.
    pub fn contains(&self, candidate: Candidate) -> bool {
        self[candidate.digit()].contains(candidate.cell())
    }

    /// Puts `candidate` in.
    pub fn insert(&mut self, candidate: Candidate) {
        self[candidate.digit()].insert(candidate.cell());
    }

    /// Takes `candidate` out.
    pub fn remove(&mut self, candidate: Candidate) {
        self[candidate.digit()].remove(candidate.cell());
    }

    /// The digits that are in for `cell`.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        let bits = (0..9).fold(0, |bits, i| bits | u16::from(self.0[i].contains(cell)) << i);
        DigitSet::from_bits(bits)
    }

    /// The candidates of `sector` that are in, as nine bits in the order of
    /// [`Sector::candidates`].
    pub fn in_sector(&self, sector: Sector) -> u16 {
        match sector.kind() {
            SectorKind::Cell(cell) => self.digits(cell).bits(),
            SectorKind::House(house, digit) => {
                let cells = self[digit];
                let i = usize::from(house.number() - 1);
                match house.kind() {
                    HouseKind::Row => cells.row_bits(i),
                    HouseKind::Column => cells.column_bits(i),
                    HouseKind::Block => cells.block_bits(i),
                }
            }
        }
    }

    /// The candidates digit by digit, each in reading order.
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + use<> {
        let planes = self.0;
        Digit::ALL.into_iter().flat_map(move |digit| {
            planes[digit.index()].map(move |cell| Candidate::new(digit, cell))
        })
    }
}

impl Index<Digit> for CandidateSet {
    type Output = CellSet;
    fn index(&self, digit: Digit) -> &CellSet {
        &self.0[digit.index()]
    }
}

impl IndexMut<Digit> for CandidateSet {
    fn index_mut(&mut self, digit: Digit) -> &mut CellSet {
        &mut self.0[digit.index()]
    }
}

impl BitAnd for CandidateSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for CandidateSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl Sub for CandidateSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] - other.0[i]))
    }
}

impl BitOrAssign for CandidateSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl SubAssign for CandidateSet {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Candidate> for CandidateSet {
    fn from_iter<I: IntoIterator<Item = Candidate>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        items.into_iter().for_each(|candidate| set.insert(candidate));
        set
    }
}

impl fmt::Debug for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
