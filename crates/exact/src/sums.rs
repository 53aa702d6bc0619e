//! What a sum leaves of the candidates of its cells.
//!
//! Its cells are split into groups, in each of which no digit is there twice: a cage is one group, the shaft of an arrow as many as
//! it has houses. What digits a group has is a set, so at most 126 are tried; between groups only the least and the most count
//! that each can come to.

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Rules, Sum};

/// A sum whose cells are split into groups.
pub(crate) struct Split {
    pub(crate) sum: &'static Sum,
    groups: Vec<Group>,
}

/// Cells that count the same and have different digits.
struct Group {
    times: i32,
    cells: Vec<Cell>,
}

/// The sums of some rules.
pub(crate) fn split(rules: Rules) -> Vec<Split> {
    rules.sums().iter().map(|own| Split::of(&own.sum, rules)).collect()
}

/// What a group can come to: the least and the most of all sets of digits that fill it.
type Bounds = (i32, i32);

impl Split {
    fn of(sum: &'static Sum, rules: Rules) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        for &(cell, times) in sum.terms() {
            // Two cells may be kept from some pairs of equal digits, and not from all.
            let differs = |other: &Cell| {
                Digit::ALL.into_iter().all(|digit| {
                    let [one, other] = [cell, *other].map(|cell| Candidate::new(digit, cell));
                    rules.exclude_each_other(one, other)
                })
            };
            let fits = |group: &&mut Group| {
                group.times == i32::from(times) && group.cells.iter().all(differs)
            };
            match groups.iter_mut().find(fits) {
                Some(group) => group.cells.push(cell),
                None => groups.push(Group { times: times.into(), cells: vec![cell] }),
            }
        }
        Self { sum, groups }
    }

    /// Tells of each cell which digits are left; nothing when there is no way to have the total.
    pub(crate) fn supported(
        &self,
        live: &CandidateSet,
        mut tell: impl FnMut(Cell, DigitSet),
    ) -> Option<()> {
        let bounds =
            self.groups.iter().map(|group| group.bounds(live)).collect::<Option<Vec<Bounds>>>()?;
        let sum = |bounds: &[Bounds]| {
            bounds.iter().fold((0, 0), |(least, most), own| (least + own.0, most + own.1))
        };
        let (least, most) = sum(&bounds);
        for (group, own) in self.groups.iter().zip(&bounds) {
            // What the others leave to this one.
            let left = (self.sum.total() - (most - own.1), self.sum.total() - (least - own.0));
            let digits = group.digits(live, left)?;
            for &cell in &group.cells {
                tell(cell, live.digits(cell) & digits);
            }
        }
        Some(())
    }
}

impl Group {
    /// The digits that are live in some cell, and those of each cell.
    fn all(&self, live: &CandidateSet) -> DigitSet {
        self.cells.iter().fold(DigitSet::EMPTY, |all, cell| all | live.digits(*cell))
    }

    /// The sets of digits that may fill it: as many as cells, each cell has one of them.
    fn fillings(&self, live: &CandidateSet) -> impl Iterator<Item = (DigitSet, i32)> {
        let (all, count) = (self.all(live), self.cells.len());
        let each: Vec<DigitSet> = self.cells.iter().map(|cell| live.digits(*cell)).collect();
        (0_u16..512)
            .map(DigitSet::from_bits)
            .filter(move |set| set.len() == count && set.is_subset(all))
            .filter(move |set| each.iter().all(|own| !own.is_disjoint(*set)))
            .map(|set| (set, self.times * set.map(|digit| i32::from(digit.get())).sum::<i32>()))
    }

    fn bounds(&self, live: &CandidateSet) -> Option<Bounds> {
        self.fillings(live).map(|(_, sum)| (sum, sum)).reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
    }

    /// The digits of all sets that come to something between these.
    fn digits(&self, live: &CandidateSet, (least, most): Bounds) -> Option<DigitSet> {
        self.fillings(live)
            .filter(|(_, sum)| (least..=most).contains(sum))
            .map(|(set, _)| set)
            .reduce(|a, b| a | b)
    }
}
