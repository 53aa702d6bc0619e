//! What follows when a candidate, or one parity of a strong chain, is true.
//!
//! A true candidate makes others false: those that share a sector with it and, where the rules allow
//! it, those that it reaches through almost-locked ranges or sets. A chain with a false node has its
//! other parity true. So "P true makes R true" is a graph over parities; its transitive closure
//! follows weak links through any number of chains.
//!
//! Source: Bob Hanson, Sudoku Assistant, "3D Medusa Analysis": weak links, weak corners, hinges.

use core::cell::OnceCell;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit};
use ninerooks_step::AlmostLockedRange;

use super::by_candidate::ByCandidate;
use super::colour::{Parity, StrongChains};
use super::sources::als::Als;
use super::sources::ranges::Images;
use super::walk::Walk;
use crate::Position;

/// What weak links there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weak {
    /// The houses of one digit.
    OneDigit,
    /// All sectors.
    Sectors,
    /// All sectors, and almost-locked ranges.
    Ranges,
    /// All sectors, and almost-locked sets.
    Sets,
}

impl Weak {
    /// The strong chains that go with it.
    pub(crate) fn chains<'p>(self, position: &'p Position) -> &'p StrongChains {
        match self {
            Self::OneDigit => position.colours(),
            Self::Sectors | Self::Ranges | Self::Sets => position.strong_chains(),
        }
    }

    /// The ranges of a digit that it uses.
    pub(crate) fn ranges<'p>(
        self,
        position: &'p Position,
        digit: Digit,
    ) -> &'p [AlmostLockedRange] {
        if self == Self::Ranges { position.almost_locked_ranges(digit) } else { &[] }
    }

    /// The almost-locked sets that it uses. Those of one cell are strong links.
    pub(crate) fn sets<'p>(self, position: &'p Position) -> impl Iterator<Item = &'p Als> {
        let used = if self == Self::Sets { position.almost_locked_sets() } else { &[] };
        used.iter().filter(|set| set.cells.len() > 1)
    }
}

/// A set of parities.
type Row = [u64; 12];

/// The graph over the parities of a position.
#[derive(Debug)]
pub(crate) struct Implications {
    /// What each live candidate of an unsolved cell makes false, if it is true: these are a quarter of all, and the
    /// sets are large.
    seen: ByCandidate<CandidateSet>,
    /// For each parity what its nodes make false.
    false_set: Vec<CandidateSet>,
    /// What follows from each parity in turn, worked out when first asked for.
    closure: OnceCell<Vec<Closure>>,
}

/// What follows from a parity through any number of chains.
#[derive(Debug)]
struct Closure {
    /// The other parities that it makes true, with the distance in weak links.
    walk: Walk,
    /// What is true with it.
    true_set: CandidateSet,
    /// What is false with it, by all that is true with it.
    false_set: CandidateSet,
}

impl Implications {
    pub(crate) fn new(position: &Position, weak: Weak) -> Self {
        let chains = weak.chains(position);
        let seen = seen(position, weak);
        let union = |nodes: &CandidateSet| {
            nodes
                .iter()
                .filter_map(|node| seen.of(node))
                .fold(CandidateSet::EMPTY, |all, of| all | *of)
        };
        let false_set = chains.parities().map(|parity| union(chains.nodes(parity))).collect();
        Self { seen, false_set, closure: OnceCell::new() }
    }

    fn closure(&self, chains: &StrongChains, parity: Parity) -> &Closure {
        let closure = self.closure.get_or_init(|| {
            let rows: Vec<Row> = self.false_set.iter().map(|f| makes_true(chains, f)).collect();
            let words = rows.len().div_ceil(64);
            let close = |parity: Parity| {
                let walk = Walk::new(rows.len(), [parity.index()], |walk, at| {
                    walk.enter_row(0, &rows[at][..words]);
                });
                let (mut true_set, mut false_set) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
                for reached in walk.order() {
                    true_set |= *chains.nodes(Parity::from_index(reached));
                    false_set |= self.false_set[reached];
                }
                Closure { walk, true_set, false_set }
            };
            chains.parities().map(close).collect()
        });
        &closure[parity.index()]
    }

    /// What a candidate makes false.
    pub(crate) fn seen(&self, candidate: Candidate) -> &CandidateSet {
        self.seen.of(candidate).unwrap_or(&CandidateSet::EMPTY)
    }

    /// What the nodes of a parity make false.
    pub(crate) fn false_by(&self, parity: Parity) -> &CandidateSet {
        &self.false_set[parity.index()]
    }

    /// By how many weak links the truth of one parity makes another true.
    pub(crate) fn distance(&self, chains: &StrongChains, from: Parity, to: Parity) -> Option<u8> {
        self.closure(chains, from).walk.distance(to.index())
    }

    /// What is true with a parity, its own nodes among it, and what is false with it, by itself and all
    /// that is true with it.
    pub(crate) fn with_parity(&self, chains: &StrongChains, parity: Parity) -> [CandidateSet; 2] {
        let closure = self.closure(chains, parity);
        [closure.true_set, closure.false_set]
    }

    /// What is true and what is false with a candidate.
    pub(crate) fn with(&self, chains: &StrongChains, premise: Candidate) -> [CandidateSet; 2] {
        let mut true_set: CandidateSet = [premise].into_iter().collect();
        let mut false_set = *self.seen(premise);
        for node in (*chains.all() & false_set).iter() {
            let Some(parity) = chains.parity(node) else { continue };
            let closure = self.closure(chains, parity.turned());
            true_set |= closure.true_set;
            false_set |= closure.false_set;
        }
        [true_set, false_set]
    }
}

/// What each live candidate of an unsolved cell makes false.
fn seen(position: &Position, weak: Weak) -> ByCandidate<CandidateSet> {
    let grid = position.grid();
    let mut seen = ByCandidate::<CandidateSet>::new();
    for digit in Digit::ALL {
        let places = grid.places(digit);
        let mut images = Images::new(weak.ranges(position, digit));
        for cell in places {
            let own = seen.of_mut(Candidate::new(digit, cell));
            own[digit] = places & cell.peers();
            for line in [cell.row(), cell.column()] {
                own[digit] |= places & images.of(line, cell.block());
            }
            if weak != Weak::OneDigit {
                for other in grid.digits(cell).without(digit) {
                    own[other].insert(cell);
                }
            }
        }
    }
    for set in weak.sets(position) {
        for digit in set.digits {
            for cell in set.seen(digit) {
                let own = seen.of_mut(Candidate::new(digit, cell));
                for other in set.digits.without(digit) {
                    own[other] |= set.seen(other);
                }
            }
        }
    }
    seen
}

/// The parities that are true when these candidates are false.
fn makes_true(chains: &StrongChains, false_set: &CandidateSet) -> Row {
    let mut row = Row::default();
    for node in (*false_set & *chains.all()).iter() {
        if let Some(parity) = chains.parity(node) {
            let index = parity.turned().index();
            row[index / 64] |= 1 << (index % 64);
        }
    }
    row
}

/// Whether some sector has none of the live candidates left when these are false.
pub(crate) fn empties(live: &CandidateSet, false_set: &CandidateSet) -> bool {
    let mut somewhere = CellSet::EMPTY;
    for digit in Digit::ALL {
        let left = live[digit] - false_set[digit];
        somewhere |= left;
        if !(false_set[digit] & live[digit]).is_empty() && !fills_houses(left) {
            return true;
        }
    }
    somewhere != Cell::all()
}

/// Whether each house has one of these cells.
fn fills_houses(cells: CellSet) -> bool {
    // The first cell of each row, then of each row of a box, then of each box.
    const ROWS: u128 = 0x100_8040_2010_0804_0201;
    const THREES: u128 = ROWS | ROWS << 3 | ROWS << 6;
    const BOXES: u128 = 0b100_1001 | 0b100_1001 << 27 | 0b100_1001 << 54;
    let bits = cells.bits();
    let threes = (bits | bits >> 1 | bits >> 2) & THREES;
    let rows = (threes | threes >> 3 | threes >> 6) & ROWS;
    let boxes = (threes | threes >> 9 | threes >> 18) & BOXES;
    let bands = bits | bits >> 27 | bits >> 54;
    let columns = (bands | bands >> 9 | bands >> 18) & 0x1FF;
    rows == ROWS && boxes == BOXES && columns == 0x1FF
}

#[cfg(test)]
mod tests {
    use ninerooks_board::House;

    use super::*;

    #[test]
    fn a_house_without_a_cell_is_seen() {
        assert!(fills_houses(CellSet::ALL));
        for house in House::all() {
            assert!(!fills_houses(CellSet::ALL - house.cells()), "{house}");
            assert!(
                house
                    .cells()
                    .into_iter()
                    .all(|cell| { fills_houses(!house.cells() | cell.into()) })
            );
        }
    }
}
