//! Sets of sectors.

use core::fmt;

use crate::Sector;

/// A set of sectors, 324 bits.
///
/// ```
/// use ninerooks_board::{Sector, SectorSet};
/// let set: SectorSet = ["3R7".parse::<Sector>()?, "5N3".parse()?].into_iter().collect();
/// assert_eq!(format!("{set:?}"), "{5N3, 3R7}");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SectorSet([u64; 6]);

impl SectorSet {
    /// No sector.
    pub const EMPTY: Self = Self([0; 6]);

    /// Whether nothing is in.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// How many sectors are in.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether `sector` is in.
    pub const fn contains(&self, sector: Sector) -> bool {
        self.0[sector.index() / 64] >> (sector.index() % 64) & 1 == 1
    }

    /// Puts `sector` in; says whether it is new.
    pub const fn insert(&mut self, sector: Sector) -> bool {
        let new = !self.contains(sector);
        self.0[sector.index() / 64] |= 1 << (sector.index() % 64);
        new
    }

    /// Takes `sector` out.
    pub const fn remove(&mut self, sector: Sector) {
        self.0[sector.index() / 64] &= !(1 << (sector.index() % 64));
    }

    /// The sectors: cells, then houses with their digits.
    pub fn iter(&self) -> impl Iterator<Item = Sector> + use<> {
        let set = *self;
        Sector::all().filter(move |&sector| set.contains(sector))
    }
}

impl FromIterator<Sector> for SectorSet {
    fn from_iter<I: IntoIterator<Item = Sector>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        for sector in items {
            set.insert(sector);
        }
        set
    }
}

impl fmt::Debug for SectorSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
