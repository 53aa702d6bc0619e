//! Sectors with their weights, condensed and written.

use core::fmt;

use ninerooks_board::{Cell, Digit, House, Sector};
use ninerooks_proof::{Cover, Fact};

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

    /// How much a weight counts on this side; 0 when it is not on it.
    fn of(self, weight: i64) -> u64 {
        let on_side = if self == Self::Truth { weight < 0 } else { weight > 0 };
        if on_side { weight.unsigned_abs() } else { 0 }
    }
}

/// What each sector and each lemma of a cover weighs.
pub(super) struct Weights {
    sectors: ninerooks_proof::Weights<'static>,
    lemmas: Vec<(Fact, i64)>,
}

impl Weights {
    pub(super) fn new(cover: &Cover) -> Self {
        let mut lemmas: Vec<(Fact, i64)> = Vec::new();
        for term in cover.terms.iter().filter(|term| term.fact.sector().is_none()) {
            let weight = i64::from(term.weight);
            match lemmas.iter_mut().find(|(fact, _)| *fact == term.fact) {
                Some((_, sum)) => *sum += weight,
                None => lemmas.push((term.fact, weight)),
            }
        }
        lemmas.sort_unstable();
        Self { sectors: cover.weights(), lemmas }
    }

    /// How much a sector counts on one side; 0 when it is not on it.
    fn multiplicity(&self, sector: Sector, side: Side) -> u64 {
        side.of(self.sectors.sector(sector))
    }

    /// The lemmas on one side, in their order.
    fn lemmas(&self, side: Side) -> impl Iterator<Item = (Fact, u64)> {
        let on_side = move |&(fact, weight): &(Fact, i64)| (fact, side.of(weight));
        self.lemmas.iter().map(on_side).filter(|(_, times)| *times > 0)
    }

    /// The sum of the weights on one side.
    pub(super) fn count(&self, side: Side) -> u64 {
        let sectors = Sector::all().map(|sector| self.multiplicity(sector, side));
        sectors.chain(self.lemmas(side).map(|(_, times)| times)).sum()
    }

    pub(super) const fn side(&self, side: Side) -> List<'_> {
        List { weights: self, side }
    }
}

/// One side of a cover, condensed: `12R3 4C57 2×4B7`, with lemmas behind: `L1`.
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
        for (lemma, times) in self.weights.lemmas(self.side) {
            f.write_str(blank)?;
            blank = " ";
            if times != 1 {
                write!(f, "{times}×")?;
            }
            write!(f, "{lemma}")?;
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
