//! Deadly patterns as parts of longer arguments: strong links of chains, and starts of forcing chains.

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit};
use ninerooks_step::{ChainLink, ChainNode, DeadlyKind, PatternLink};

use super::closed::{self, Limits};
use super::{Deadly, avoidable, named, qiu, rectangle, triples};
use crate::{Flow, Position};

/// The most guardians.
const MOST: usize = 6;

/// Rectangles, found ones among them, then the other forms, then what closes in up to twelve cells. Where the last
/// search has not enough work for all, those that it has found.
pub(crate) fn patterns(position: &Position) -> Vec<Deadly> {
    let grid = position.grid();
    let rectangles = rectangle::rectangles(grid, |_| true).map(|rectangle| rectangle.deadly);
    let with_one = avoidable::with_one(grid, |_, _| true).map(|rectangle| rectangle.deadly);
    let avoidable = position.avoidable_rectangles().iter().copied();
    let mut all: Vec<Deadly> = rectangles.chain(with_one).chain(avoidable).collect();
    let mut take = |deadly: Deadly| {
        if deadly.kind != DeadlyKind::Rectangle {
            all.push(deadly);
        }
        Flow::Continue(())
    };
    let _ = named::extended(grid, &mut take);
    let _ = named::borescoper(grid, &mut take);
    let _ = named::matrices(grid, &mut take);
    let _ = qiu::patterns(grid, &mut take);
    let _ = triples::patterns(grid, &mut take);
    let _ = closed::patterns(grid, Limits { digits: 9, cells: 12, guarded: 3 }, &mut take);
    all.retain(|deadly| (1..=MOST).contains(&deadly.guardians.len()));
    all
}

impl Deadly {
    /// Its guardians as two nodes, of which one is true: by digit; those of one digit in each way that there is.
    pub(crate) fn sides(&self) -> Vec<[ChainNode; 2]> {
        let node = |digit: Digit, cells: CellSet| {
            let is_one = cells.len() == 1 || !cells.common_houses().is_empty();
            (is_one && !cells.is_empty()).then(|| ChainNode::new(digit, cells))
        };
        let mut digits = self.guards();
        match [digits.next(), digits.next(), digits.next()] {
            [Some(one), Some(other), None] => {
                let ends = [one, other].map(|digit| node(digit, self.guardians[digit]));
                ends[0].zip(ends[1]).map(Into::into).into_iter().collect()
            }
            [Some(digit), None, _] => {
                let cells: Vec<_> = self.guardians[digit].collect();
                // The last cell is on the second side.
                let halves = (1..1_usize << cells.len().saturating_sub(1)).filter_map(|bits| {
                    let chosen = cells.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
                    let half: CellSet = chosen.map(|(_, cell)| *cell).collect();
                    let rest = self.guardians[digit] - half;
                    node(digit, half).zip(node(digit, rest)).map(Into::into)
                });
                halves.collect()
            }
            _ => Vec::new(),
        }
    }

    /// The guardians, one of which is true.
    pub(crate) const fn guardians(&self) -> &CandidateSet {
        &self.guardians
    }

    /// What a link between two sides rests on.
    pub(crate) fn link(&self) -> ChainLink {
        ChainLink::Pattern(self.named())
    }

    /// What the pattern is, without what follows.
    pub(crate) fn named(&self) -> PatternLink {
        let digits = self.kept.iter().map(Candidate::digit).collect();
        PatternLink { kind: self.kind, cells: self.cells, digits }
    }
}
