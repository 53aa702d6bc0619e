//! Sectors with their weights, condensed and written.

use core::fmt;

use ninerooks_board::{Cell, Digit, House, Sector};
use ninerooks_proof::Cover;

use crate::notation::condense::products;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Truth,
    Link,
}

impl Side {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Truth => "truth",
            Self::Link => "link",
        }
    }
}

/// What each sector of a cover weighs.
pub(super) struct Weights([i64; Sector::COUNT]);

impl Weights {
    pub(super) fn new(cover: &Cover) -> Self {
        let mut weights = [0; Sector::COUNT];
        for term in &cover.terms {
            weights[term.sector.index()] += i64::from(term.weight);
        }
        Self(weights)
    }

    /// How much a sector counts on one side; 0 when it is not on it.
    fn multiplicity(&self, sector: Sector, side: Side) -> u64 {
        let weight = self.0[sector.index()];
        let on_side = if side == Side::Truth { weight < 0 } else { weight > 0 };
        if on_side { weight.unsigned_abs() } else { 0 }
    }

    /// The sum of the weights on one side.
    pub(super) fn count(&self, side: Side) -> u64 {
        Sector::all().map(|sector| self.multiplicity(sector, side)).sum()
    }

    pub(super) const fn side(&self, side: Side) -> List<'_> {
        List { weights: self, side }
    }
}

/// One side of a cover, condensed: `12R3 4C57 2×4B7`.
pub(super) struct List<'a> {
    weights: &'a Weights,
    side: Side,
}

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut blank = "";
        for kind in [Kind::Row, Kind::Column, Kind::Cell, Kind::Block] {
            let mut least = 0;
            while let Some((multiplicity, lines)) = self.next_weight(kind, least) {
                least = multiplicity;
                for (first, last) in products(lines) {
                    f.write_str(blank)?;
                    blank = " ";
                    if multiplicity != 1 {
                        write!(f, "{multiplicity}×")?;
                    }
                    write!(f, "{first}{}{last}", kind.letter(self.side))?;
                }
            }
        }
        Ok(())
    }
}

impl List<'_> {
    /// The least multiplicity above `above` in this kind, with the sectors that have it: bit j of
    /// line i is the sector with the numbers i + 1 and j + 1.
    fn next_weight(&self, kind: Kind, above: u64) -> Option<(u64, [u16; 9])> {
        let at = |i, j| self.weights.multiplicity(kind.sector(i, j), self.side);
        let next = (0..81).map(|n| at(n / 9, n % 9)).filter(|&weight| weight > above).min()?;
        let line = |i| (0..9).filter(|&j| at(i, j) == next).fold(0, |bits: u16, j| bits | 1 << j);
        Some((next, core::array::from_fn(line)))
    }
}

/// The four kinds of sector, which go by a letter.
#[derive(Clone, Copy)]
pub(in crate::notation) enum Kind {
    Row,
    Column,
    Cell,
    Block,
}

impl Kind {
    pub(in crate::notation) fn of_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'R' => Some(Self::Row),
            'C' => Some(Self::Column),
            'N' => Some(Self::Cell),
            'B' => Some(Self::Block),
            _ => None,
        }
    }

    const fn letter(self, side: Side) -> char {
        let capital = match self {
            Self::Row => 'R',
            Self::Column => 'C',
            Self::Cell => 'N',
            Self::Block => 'B',
        };
        match side {
            Side::Truth => capital,
            Side::Link => capital.to_ascii_lowercase(),
        }
    }

    /// The sector with these two numbers, counted from 0, before and behind the letter.
    pub(in crate::notation) const fn sector(self, first: usize, last: usize) -> Sector {
        let house = match self {
            Self::Cell => return Sector::cell(Cell::at(first, last)),
            Self::Row => House::row(last),
            Self::Column => House::column(last),
            Self::Block => House::block(last),
        };
        Sector::house(house, Digit::from_index(first))
    }
}
