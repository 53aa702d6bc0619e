//! Chains through cells with two digits: W-Wing and XY-chain.

use ninerooks_board::{Cell, CellSet, Digit};
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
/// digit that is left over at both ends is the same. The shortest first, then by the digit that is
/// eliminated, then by the ends, of which the first comes before the second; through a shortest
/// chain, of four cells or more, for shorter ones are XY-Wings and naked pairs.
///
/// No cell is passed twice. Where each shortest way passes one twice, what lies between its two
/// visits is a shorter chain, which excludes a digit of that cell.
pub(crate) fn xy_chains(position: &Position, found: &mut Findings) -> Flow {
    let bivalue = position.cells_with(2..=2);
    let mut chains: Vec<(Digit, Vec<Cell>)> = Vec::new();
    for digit in Digit::ALL {
        let places = position.grid().places(digit);
        let starts = places & bivalue;
        for start in starts {
            let reached = Reached::from(position, bivalue, start, digit);
            let ends = starts
                .filter(|end| start < *end && !(places & start.peers()).is_disjoint(end.peers()));
            let long = ends.filter_map(|end| reached.chain(end, digit)).filter(|c| c.len() >= 4);
            chains.extend(long.map(|cells| (digit, cells)));
        }
    }
    chains.sort_by_key(|(_, cells)| cells.len());
    for (digit, cells) in chains {
        let mut enter = digit;
        let strong: Option<Vec<Strong>> = cells
            .iter()
            .map(|cell| {
                let link = within(position, *cell, enter)?;
                enter = link.ends[1].digit;
                Some(link)
            })
            .collect();
        if let Some(step) = strong.and_then(|chain| chain_step(position, &chain)) {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// What follows when a cell is not its digit: which cells take which digit. Breadth first, so each by
/// a shortest way.
struct Reached<'a> {
    position: &'a Position<'a>,
    /// The cells that take a digit, in the order in which they were reached.
    order: Vec<(Cell, Digit)>,
    /// For each cell and digit that it takes, after how many cells.
    distance: [[u8; 9]; 81],
}

/// The distance of what is not reached.
const NEVER: u8 = u8::MAX;

impl<'a> Reached<'a> {
    fn from(position: &'a Position<'a>, bivalue: CellSet, start: Cell, digit: Digit) -> Self {
        let mut reached = Self { position, order: Vec::new(), distance: [[NEVER; 9]; 81] };
        if let Some(first) = within(position, start, digit) {
            reached.enter(start, first.ends[1].digit, 0);
        }
        let mut next = 0;
        while let Some(&(cell, takes)) = reached.order.get(next) {
            next += 1;
            let after = reached.distance[cell.index()][takes.index()] + 1;
            for seen in position.grid().places(takes) & bivalue & cell.peers() {
                if let Some(link) = within(position, seen, takes) {
                    reached.enter(seen, link.ends[1].digit, after);
                }
            }
        }
        reached
    }

    fn enter(&mut self, cell: Cell, takes: Digit, after: u8) {
        let distance = &mut self.distance[cell.index()][takes.index()];
        if *distance == NEVER {
            *distance = after;
            self.order.push((cell, takes));
        }
    }

    /// The cells from the start to where `end` takes `digit`, by a shortest way that passes none of
    /// them twice, if one of the shortest does not.
    fn chain(&self, end: Cell, digit: Digit) -> Option<Vec<Cell>> {
        if self.distance[end.index()][digit.index()] == NEVER {
            return None;
        }
        let mut cells = Vec::new();
        self.back(end, digit, &mut cells).then(|| {
            cells.reverse();
            cells
        })
    }

    /// Goes back to the start; says whether it got there without a cell twice.
    fn back(&self, cell: Cell, takes: Digit, cells: &mut Vec<Cell>) -> bool {
        if cells.contains(&cell) {
            return false;
        }
        cells.push(cell);
        let distance = self.distance[cell.index()][takes.index()];
        let enter = within(self.position, cell, takes).map(|link| link.ends[1].digit);
        let Some(enter) = enter.filter(|_| distance > 0) else { return true };
        let before = self.order.iter().filter(|(other, taken)| {
            *taken == enter
                && self.distance[other.index()][taken.index()] + 1 == distance
                && other.sees(cell)
        });
        for (other, taken) in before {
            if self.back(*other, *taken, cells) {
                return true;
            }
        }
        cells.pop();
        false
    }
}
