//! Which candidates and sectors meet, by their numbers.

use std::sync::LazyLock;

use ninerooks_board::{Candidate, Sector};

/// How many candidates there are.
pub(crate) const CANDIDATES: usize = 729;
/// How many sectors there are.
pub(crate) const SECTORS: usize = Sector::COUNT;

/// See the [module](self).
pub(crate) static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// See the [module](self).
pub(crate) struct Tables {
    /// The sectors of a candidate, and its place in each.
    pub(crate) sectors: [[(u16, u8); 4]; CANDIDATES],
    /// The candidates of a sector.
    pub(crate) members: [[u16; 9]; SECTORS],
    /// The candidates that a candidate sees.
    pub(crate) seen: Vec<[u16; 28]>,
    /// For a house of a digit, those that it shares three places with, and these places.
    crossing: Vec<Vec<(u16, u16)>>,
}

#[allow(clippy::cast_possible_truncation)] // indices below 729, places below 9
impl Tables {
    fn new() -> Self {
        let mut tables = Self {
            sectors: [[(0, 0); 4]; CANDIDATES],
            members: [[0; 9]; SECTORS],
            seen: vec![[0; 28]; CANDIDATES],
            crossing: vec![Vec::new(); SECTORS],
        };
        for candidate in Candidate::all() {
            let at = candidate.index();
            for (kind, sector) in candidate.sectors().into_iter().enumerate() {
                let place = candidate.places()[kind];
                tables.sectors[at][kind] = (sector.index() as u16, place as u8);
                tables.members[sector.index()][place] = at as u16;
            }
            let seen =
                Candidate::all().filter(|other| *other != candidate && candidate.sees(*other));
            for (own, other) in tables.seen[at].iter_mut().zip(seen) {
                *own = other.index() as u16;
            }
        }
        for one in Sector::all().skip(81) {
            for other in Sector::all().skip(81).filter(|other| *other != one) {
                let common = (0..9).filter(|place| other.contains(one.candidates()[*place]));
                let places = common.fold(0_u16, |places, place| places | 1 << place);
                if places.count_ones() == 3 {
                    tables.crossing[one.index()].push((places, other.index() as u16));
                }
            }
        }
        tables
    }

    /// The houses of the digit that a house shares three places with.
    pub(crate) fn crossing(&self, sector: usize) -> &[(u16, u16)] {
        &self.crossing[sector]
    }

    /// The places of a house of a digit that are in another one.
    pub(crate) fn common(&self, one: usize, other: usize) -> u16 {
        let mut crossing = self.crossing[one].iter();
        crossing.find(|(_, link)| usize::from(*link) == other).map_or(0, |(places, _)| *places)
    }
}
