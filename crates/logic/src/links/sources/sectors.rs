//! Strong links of sectors: two candidates that are all that is left of a cell, or of a digit in a
//! house. Exactly one of them is true.

use ninerooks_board::{Candidate, CellSet, Digit, House, Sector, SectorKind};

use crate::Position;
use crate::links::cover::Strong;

/// A strong link from a candidate: to which, and the sector that holds nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StrongLink {
    pub(crate) sector: Sector,
    pub(crate) to: Candidate,
}

/// The sectors with two candidates left, each with these two.
#[derive(Clone, Debug)]
pub(crate) struct Pairs(Box<[Option<[Candidate; 2]>]>);

impl Pairs {
    pub(crate) fn new(position: &Position) -> Self {
        let mut pairs = vec![None; Sector::COUNT].into_boxed_slice();
        for digit in Digit::ALL {
            for house in House::all() {
                let places = position.places(digit, house);
                if places.count_ones() == 2 {
                    let at = |place: u32| Candidate::new(digit, house.cell(place as usize));
                    pairs[house.sector(digit).index()] =
                        Some([at(places.trailing_zeros()), at(places.ilog2())]);
                }
            }
        }
        for cell in position.cells_with(2..=2) {
            let mut candidates = cell.candidates(position.grid().digits(cell));
            if let (Some(low), Some(high)) = (candidates.next(), candidates.next()) {
                pairs[cell.sector().index()] = Some([low, high]);
            }
        }
        Self(pairs)
    }

    /// The same without those of cells.
    pub(crate) fn of_one_digit(&self) -> Self {
        let mut pairs = self.clone();
        let cells = Sector::all().filter(|sector| matches!(sector.kind(), SectorKind::Cell(_)));
        cells.for_each(|sector| pairs.0[sector.index()] = None);
        pairs
    }

    /// All of them, by sector, each with the lower candidate first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Sector, [Candidate; 2])> {
        Sector::all().filter_map(|sector| Some((sector, self.0[sector.index()]?)))
    }

    /// From a candidate: through its cell, row, column, box.
    pub(crate) fn links(&self, from: Candidate) -> impl Iterator<Item = StrongLink> {
        from.sectors().into_iter().filter_map(move |sector| {
            let [one, other] = self.0[sector.index()]?;
            Some(StrongLink { sector, to: if one == from { other } else { one } })
        })
    }

    /// The houses with two places for a digit, in the order of houses.
    pub(crate) fn of_digit(&self, digit: Digit) -> impl Iterator<Item = (House, Strong)> {
        House::all().filter_map(move |house| {
            let truth = house.sector(digit);
            let ends = self.0[truth.index()]?;
            Some((house, Strong::new(truth, ends.map(|c| (digit, CellSet::from(c.cell()))))))
        })
    }

    /// From a candidate to the other one of its cell, where there are only these two.
    pub(crate) fn in_cell(&self, from: Candidate) -> Option<Strong> {
        let truth = from.cell().sector();
        let [one, other] = self.0[truth.index()]?;
        let ends = if one == from { [one, other] } else { [other, one] };
        Some(Strong::new(truth, ends.map(|c| (c.digit(), c.cell().into()))))
    }
}
