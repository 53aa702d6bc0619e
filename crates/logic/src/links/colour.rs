//! Strong chains, also called nets: candidates that are connected by strong links.
//!
//! Two candidates that are all that is left of a sector are a strong link: exactly one of them is
//! true. Taken together the strong links of a position part its candidates into chains, and each
//! chain into two *parities*: one of them is true as a whole, the other false as a whole.
//!
//! Source: Bob Hanson, Sudoku Assistant, "3D Medusa Analysis"; Yet Another Sudoku, "strong linked
//! nets".

use ninerooks_board::{Candidate, CandidateSet};

use super::sources::sectors::{Pairs, StrongLink};
use super::walk::Walk;

/// One side of a strong chain: all its nodes are true, or all are false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Parity(u16);

impl Parity {
    /// A number below [`StrongChains::count`]; those of one chain are 2n and 2n + 1.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The parity with this number.
    #[allow(clippy::cast_possible_truncation)] // at most 729 candidates are in chains
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// The other parity of the chain.
    pub(crate) const fn turned(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// Which chain it is a side of.
    pub(crate) const fn chain(self) -> usize {
        self.index() / 2
    }
}

/// The strong chains of a position, by their lowest candidates. The parity that holds it is the
/// first one of its chain.
///
/// A chain whose links cannot be satisfied (an odd ring of them) is left out: there is none where a
/// solution is left.
#[derive(Debug)]
pub(crate) struct StrongChains {
    /// The sectors with two candidates that link them.
    pairs: Pairs,
    /// The parity that each candidate is in.
    parity: Box<[Option<Parity>]>,
    /// The nodes of each parity.
    nodes: Vec<CandidateSet>,
    /// All nodes of all chains.
    all: CandidateSet,
}

impl StrongChains {
    /// The chains that these sectors make: all of a position, or those of one digit each, whose chains
    /// are *colours*.
    pub(crate) fn new(pairs: Pairs) -> Self {
        let linked: CandidateSet = pairs.iter().flat_map(|(_, ends)| ends).collect();
        let parity = vec![None; 729].into_boxed_slice();
        let mut chains = Self { pairs, parity, nodes: Vec::new(), all: CandidateSet::EMPTY };
        let mut done = CandidateSet::EMPTY;
        for first in linked.iter() {
            if !done.contains(first) {
                done |= chains.gather(first);
            }
        }
        chains
    }

    /// Enters the chain of `first`, and says which candidates are connected with it.
    fn gather(&mut self, first: Candidate) -> CandidateSet {
        let mut sides = [CandidateSet::EMPTY; 2];
        sides[0].insert(first);
        let mut stack = vec![(first, 0)];
        let mut fits = true;
        while let Some((at, side)) = stack.pop() {
            for link in self.pairs.links(at) {
                fits &= !sides[side].contains(link.to);
                if !sides[1 - side].contains(link.to) {
                    sides[1 - side].insert(link.to);
                    // In an odd ring both sides hold the same, and it ends all the same.
                    stack.push((link.to, 1 - side));
                }
            }
        }
        let whole = sides[0] | sides[1];
        if fits {
            for side in sides {
                let parity = Parity::from_index(self.nodes.len());
                side.iter().for_each(|node| self.parity[node.index()] = Some(parity));
                self.nodes.push(side);
            }
            self.all |= whole;
        }
        whole
    }

    /// How many parities there are: two a chain.
    pub(crate) fn count(&self) -> usize {
        self.nodes.len()
    }

    /// The parities in their order.
    pub(crate) fn parities(&self) -> impl Iterator<Item = Parity> + use<> {
        (0..self.nodes.len()).map(Parity::from_index)
    }

    /// The first parity of each chain.
    pub(crate) fn firsts(&self) -> impl Iterator<Item = Parity> + use<> {
        (0..self.nodes.len()).step_by(2).map(Parity::from_index)
    }

    /// The parity that a candidate is in, if it is in a chain.
    pub(crate) fn parity(&self, candidate: Candidate) -> Option<Parity> {
        self.parity[candidate.index()]
    }

    /// The nodes of a parity.
    pub(crate) fn nodes(&self, parity: Parity) -> &CandidateSet {
        &self.nodes[parity.index()]
    }

    /// The nodes of all chains.
    pub(crate) fn all(&self) -> &CandidateSet {
        &self.all
    }

    /// The strong links from a candidate: through its cell, row, column, box.
    pub(crate) fn links(&self, from: Candidate) -> impl Iterator<Item = StrongLink> {
        self.pairs.links(from)
    }

    /// A shortest way of strong links from one node to another of its chain, the first of several in
    /// the order of [`links`](Self::links); `None` when they are not in one chain.
    pub(crate) fn path(&self, from: Candidate, to: Candidate) -> Option<Vec<StrongLink>> {
        let walk = Walk::new(729, [from.index()], |walk, at| {
            if !walk.has(to.index()) {
                self.links(Candidate::from_index(at)).for_each(|link| {
                    walk.enter(link.to.index());
                });
            }
        });
        let way = walk.path(to.index())?;
        let link = |pair: &[usize]| {
            self.links(Candidate::from_index(pair[0])).find(|link| link.to.index() == pair[1])
        };
        way.windows(2).map(link).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use ninerooks_board::{Digit, Grid, Sector};
    use ninerooks_text::formats;

    fn grid(text: &str) -> Grid {
        Grid::new(&formats::read(text).unwrap().puzzle).unwrap()
    }

    const PUZZLE: &str =
        "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

    #[test]
    fn each_link_joins_the_two_parities_of_one_chain() {
        let grid = grid(PUZZLE);
        let position = Position::new(&grid);
        for (chains, cells) in [(position.strong_chains(), true), (position.colours(), false)] {
            let mut pairs = 0;
            for sector in Sector::all().skip(if cells { 0 } else { 81 }) {
                let pair: Vec<Candidate> = grid.live_in(sector).collect();
                let &[one, other] = pair.as_slice() else { continue };
                pairs += 1;
                let (one, other) = (chains.parity(one), chains.parity(other));
                assert_eq!(one.map(Parity::turned), other, "{sector}");
                assert!(one.is_some());
            }
            assert!(pairs > 20);
            let sum: usize = chains.parities().map(|parity| chains.nodes(parity).len()).sum();
            assert_eq!(sum, chains.all().len());
        }
    }

    #[test]
    fn paths_lead_from_node_to_node() {
        let grid = grid(PUZZLE);
        let position = Position::new(&grid);
        let chains = position.strong_chains();
        let mut joined = 0;
        for from in chains.all().iter() {
            for to in chains.all().iter() {
                let same =
                    chains.parity(from).map(Parity::chain) == chains.parity(to).map(Parity::chain);
                let path = chains.path(from, to);
                assert_eq!(path.is_some(), same, "{from} {to}");
                let Some(path) = path else { continue };
                joined += 1;
                let mut at = from;
                for link in &path {
                    assert!(grid.live_in(link.sector).eq([at.min(link.to), at.max(link.to)]));
                    at = link.to;
                }
                assert_eq!(at, to);
                assert_eq!(path.len() % 2 == 0, chains.parity(from) == chains.parity(to));
            }
        }
        assert!(joined > 100);
    }

    #[test]
    fn an_odd_ring_is_no_chain() {
        // Five places of 1, each of which is one of two with the next, in a ring.
        let ring = ["1r1c1", "1r1c4", "1r4c4", "1r4c2", "1r2c2"];
        let mut grid = Grid::default();
        let ones = || Candidate::all().filter(|c| c.digit() == Digit::D1);
        for candidate in ones().filter(|c| !ring.contains(&c.to_string().as_str())) {
            grid.eliminate(candidate);
        }
        assert_eq!(Position::new(&grid).strong_chains().count(), 0);
        // With r1c7 besides, row 1 is no link, and what is left is no ring.
        let mut open = Grid::default();
        for candidate in ones().filter(|c| !grid.is_live(*c) && c.to_string() != "1r1c7") {
            open.eliminate(candidate);
        }
        assert_eq!(Position::new(&open).strong_chains().count(), 2);
    }
}
