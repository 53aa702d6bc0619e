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
    /// For a house of a digit, those that it shares three places with.
    crossing: Vec<Vec<Crossing>>,
}

/// Where a house of a digit shares three places with another one.
#[derive(Clone, Copy)]
pub(crate) struct Crossing {
    /// These places in the house.
    pub(crate) places: u16,
    /// The other one.
    pub(crate) link: u16,
    /// The same places in the other one.
    pub(crate) back: u16,
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
            let houses = (0..27).map(|house| 81 + 9 * house + one.index() % 9);
            let of_digit = houses.map(Sector::from_index);
            for other in of_digit.filter(|other| *other != one) {
                let [places, back] = [(one, other), (other, one)].map(|(of, with)| {
                    let common = (0..9).filter(|place| with.contains(of.candidates()[*place]));
                    common.fold(0_u16, |places, place| places | 1 << place)
                });
                if places.count_ones() == 3 {
                    let link = other.index() as u16;
                    tables.crossing[one.index()].push(Crossing { places, link, back });
                }
            }
        }
        tables
    }

    /// The houses of the digit that a house shares three places with.
    pub(crate) fn crossing(&self, sector: usize) -> &[Crossing] {
        &self.crossing[sector]
    }
}
