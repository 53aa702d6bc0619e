//! What follows when a candidate, or one parity of a strong chain, is true.
//!
//! A true candidate makes others false: those that share a sector with it and, where the rules allow
//! it, those that it reaches through almost-locked ranges or sets. A chain with a false node has its
//! other parity true. So "P true makes R true" is a graph over parities; its transitive closure
//! follows weak links through any number of chains.
//!
//! Source: Bob Hanson, Sudoku Assistant, "3D Medusa Analysis": weak links, weak corners, hinges.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit};
use ninerooks_step::AlmostLockedRange;

use super::als::Als;
use super::range::Images;
use super::strong_chain::{Parity, StrongChains};
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

/// The graph over the parities of a position, closed.
#[derive(Debug)]
pub(crate) struct Implications {
    /// What each live candidate makes false, if it is true.
    seen: Box<[CandidateSet]>,
    /// For each parity what its nodes make false.
    falls: Vec<CandidateSet>,
    /// For each parity the distance in weak links to each other parity that it makes true; itself
    /// at 0.
    distance: Vec<Box<[u8]>>,
    /// For each parity what is true with it.
    stands: Vec<CandidateSet>,
    /// For each parity what is false with it, by all that is true with it.
    all_falls: Vec<CandidateSet>,
}

/// The distance of what cannot be reached.
const NEVER: u8 = u8::MAX;

impl Implications {
    pub(crate) fn new(position: &Position, weak: Weak) -> Self {
        let chains = weak.chains(position);
        let seen = seen(position, weak);
        let union = |nodes: &CandidateSet| {
            nodes.iter().fold(CandidateSet::EMPTY, |set, node| set | seen[node.index()])
        };
        let falls: Vec<CandidateSet> =
            chains.parities().map(|parity| union(chains.nodes(parity))).collect();
        let rows: Vec<Row> = falls.iter().map(|falls| makes_true(chains, falls)).collect();
        let mut table = Self {
            seen,
            distance: Vec::with_capacity(falls.len()),
            stands: Vec::with_capacity(falls.len()),
            all_falls: Vec::with_capacity(falls.len()),
            falls,
        };
        for parity in chains.parities() {
            let distance = distances(&rows, parity);
            let (mut stands, mut falls) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
            for (reached, _) in distance.iter().enumerate().filter(|(_, d)| **d != NEVER) {
                stands |= *chains.nodes(Parity::from_index(reached));
                falls |= table.falls[reached];
            }
            table.distance.push(distance);
            table.stands.push(stands);
            table.all_falls.push(falls);
        }
        table
    }

    /// What a candidate makes false.
    pub(crate) fn seen(&self, candidate: Candidate) -> &CandidateSet {
        &self.seen[candidate.index()]
    }

    /// What the nodes of a parity make false.
    pub(crate) fn falls(&self, parity: Parity) -> &CandidateSet {
        &self.falls[parity.index()]
    }

    /// By how many weak links the truth of one parity makes another true.
    pub(crate) fn distance(&self, from: Parity, to: Parity) -> Option<u8> {
        Some(self.distance[from.index()][to.index()]).filter(|distance| *distance != NEVER)
    }

    /// What is true with a parity, its own nodes among it.
    pub(crate) fn stands(&self, parity: Parity) -> &CandidateSet {
        &self.stands[parity.index()]
    }

    /// What is false with a parity, by itself and all that is true with it.
    pub(crate) fn all_falls(&self, parity: Parity) -> &CandidateSet {
        &self.all_falls[parity.index()]
    }

    /// What is true and what is false with a candidate.
    pub(crate) fn with(&self, chains: &StrongChains, premise: Candidate) -> [CandidateSet; 2] {
        let mut stands: CandidateSet = [premise].into_iter().collect();
        let mut falls = self.seen[premise.index()];
        for node in (*chains.all() & self.seen[premise.index()]).iter() {
            let Some(parity) = chains.parity(node) else { continue };
            stands |= self.stands[parity.turned().index()];
            falls |= self.all_falls[parity.turned().index()];
        }
        [stands, falls]
    }
}

/// What each live candidate of an unsolved cell makes false.
fn seen(position: &Position, weak: Weak) -> Box<[CandidateSet]> {
    let grid = position.grid();
    let mut seen = vec![CandidateSet::EMPTY; 729].into_boxed_slice();
    for digit in Digit::ALL {
        let places = grid.places(digit);
        let mut images = Images::new(weak.ranges(position, digit));
        for cell in places {
            let own = &mut seen[Candidate::new(digit, cell).index()];
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
                let own = &mut seen[Candidate::new(digit, cell).index()];
                for other in set.digits.without(digit) {
                    own[other] |= set.seen(other);
                }
            }
        }
    }
    seen
}

/// The parities that are true when these candidates are false.
fn makes_true(chains: &StrongChains, falls: &CandidateSet) -> Row {
    let mut row = Row::default();
    for node in (*falls & *chains.all()).iter() {
        if let Some(parity) = chains.parity(node) {
            let index = parity.turned().index();
            row[index / 64] |= 1 << (index % 64);
        }
    }
    row
}

/// Breadth first from one parity.
fn distances(rows: &[Row], from: Parity) -> Box<[u8]> {
    let mut distance = vec![NEVER; rows.len()].into_boxed_slice();
    distance[from.index()] = 0;
    let mut reached = Row::default();
    reached[from.index() / 64] |= 1 << (from.index() % 64);
    let mut queue = vec![from.index()];
    let mut next = 0;
    while let Some(&at) = queue.get(next) {
        next += 1;
        for (word, reached) in reached.iter_mut().enumerate() {
            let mut new = rows[at][word] & !*reached;
            *reached |= new;
            while new != 0 {
                let index = word * 64 + new.trailing_zeros() as usize;
                new &= new - 1;
                distance[index] = (distance[at] + 1).min(NEVER - 1);
                queue.push(index);
            }
        }
    }
    distance
}

/// Whether some sector has no live candidate left when these are false.
pub(crate) fn empties(position: &Position, falls: &CandidateSet) -> bool {
    let mut somewhere = CellSet::EMPTY;
    for digit in Digit::ALL {
        let left = position.grid().live()[digit] - falls[digit];
        somewhere |= left;
        if !(falls[digit] & position.grid().live()[digit]).is_empty() && !fills_houses(left) {
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
