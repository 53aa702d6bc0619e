//! Chains through cells with two digits: W-Wing and XY-chain.

use std::collections::VecDeque;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet};
use ninerooks_step::ChainNode;

use super::chain::{Strong, chain_step, pairs_of};
use crate::{Findings, Flow, Position};

/// The strong link within a cell of two digits, from `from` to the other.
fn within(position: &Position, cell: Cell, from: Digit) -> Option<Strong> {
    let to = position.grid().digits(cell).without(from).only()?;
    let node = |digit| ChainNode::new(digit, cell.into());
    Some(Strong { truth: cell.sector(), ends: [node(from), node(to)] })
}

/// W-Wings: two cells with the same two digits, and a house with two places for one of these, each
/// of which sees one of the cells. By the first cell, then the second, then the digit that falls;
/// through the first house that will do.
pub(crate) fn w_wings(position: &Position, found: &mut Findings) -> Flow {
    let bivalue = position.cells_with(2..=2);
    for first in bivalue {
        let digits = position.grid().digits(first);
        for second in bivalue - first.peers() {
            if second <= first || position.grid().digits(second) != digits {
                continue;
            }
            let (mut ones, mut others) = (digits, digits);
            let (Some(low), Some(high)) = (ones.next(), others.nth(1)) else { continue };
            for (falls, linked) in [(low, high), (high, low)] {
                let step = pairs_of(position, linked)
                    .flat_map(|(_, pair)| [pair, pair.turned()])
                    .filter(|pair| sees(first, pair.ends[0]) && sees(second, pair.ends[1]))
                    .find_map(|pair| {
                        let ends =
                            [within(position, first, falls)?, within(position, second, linked)?];
                        chain_step(position, &[ends[0], pair, ends[1]])
                    });
                if let Some(step) = step {
                    found.push(step)?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn sees(cell: Cell, node: ChainNode) -> bool {
    node.cells.is_subset(cell.peers())
}

/// XY-chains: cells with two digits, each of which sees the next, which has one of its digits; the
/// digit that is left over at both ends is the same. By the digit that falls, then by the ends, of
/// which the first comes before the second; through a shortest chain of four cells or more, for
/// shorter ones are XY-Wings and naked pairs.
pub(crate) fn xy_chains(position: &Position, found: &mut Findings) -> Flow {
    let bivalue = position.cells_with(2..=2);
    for digit in Digit::ALL {
        let starts = position.grid().places(digit) & bivalue;
        for start in starts {
            let reached = Reached::from(position, bivalue, start, digit);
            for end in starts.filter(|end| start < *end) {
                let Some(cells) = reached.chain(end, digit).filter(|c| c.len() >= 4) else {
                    continue;
                };
                let mut enter = digit;
                let strong: Option<Vec<Strong>> = cells
                    .iter()
                    .map(|cell| {
                        let link = within(position, *cell, enter)?;
                        enter = link.ends[1].digit;
                        Some(link)
                    })
                    .collect();
                let step = strong.and_then(|chain| chain_step(position, &chain));
                if let Some(step) = step {
                    found.push(step)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// What follows when a cell is not its digit: which cells take which digit, and from which cell that
/// came first. Breadth first, so each by a shortest way.
struct Reached {
    /// The digits that each cell is known to take.
    taken: [DigitSet; 81],
    /// For each cell and digit taken, the cell and its digit before.
    before: [[Option<(Cell, Digit)>; 9]; 81],
}

impl Reached {
    fn from(position: &Position, bivalue: CellSet, start: Cell, digit: Digit) -> Self {
        let mut reached = Self { taken: [DigitSet::EMPTY; 81], before: [[None; 9]; 81] };
        let mut queue = VecDeque::new();
        if let Some(first) = within(position, start, digit) {
            reached.taken[start.index()].insert(first.ends[1].digit);
            queue.push_back((start, first.ends[1].digit));
        }
        while let Some((cell, takes)) = queue.pop_front() {
            let seen = position.grid().places(takes) & bivalue & cell.peers();
            for next in seen {
                let Some(link) = within(position, next, takes) else { continue };
                let left = link.ends[1].digit;
                if !reached.taken[next.index()].contains(left) {
                    reached.taken[next.index()].insert(left);
                    reached.before[next.index()][left.index()] = Some((cell, takes));
                    queue.push_back((next, left));
                }
            }
        }
        reached
    }

    /// The cells from the start to where `end` takes `digit`.
    fn chain(&self, end: Cell, digit: Digit) -> Option<Vec<Cell>> {
        let mut cells = vec![end];
        let mut at = self.before[end.index()][digit.index()]?;
        loop {
            cells.push(at.0);
            match self.before[at.0.index()][at.1.index()] {
                Some(before) => at = before,
                None => break,
            }
        }
        cells.reverse();
        Some(cells)
    }
}
