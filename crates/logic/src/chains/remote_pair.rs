//! Remote pairs: cells with the same two digits, each of which sees some other. Along each way the
//! cells take the two digits in turn, so they have two sides: if those of one side are the one digit,
//! those of the other side are the other.

use ninerooks_board::{Candidate, Cell, CellSet, DigitSet};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, RemotePair, Shape};

use crate::links::cover::{Strong, cover};
use crate::links::ruled::Ties;
use crate::links::walk::Walk;
use crate::{Findings, Flow, Position};

/// The remote pairs: all cells with the same two digits that are connected, by the first one. What
/// sees a cell of either side loses both digits.
///
/// A group of which everything that is eliminated sees two neighbours is only naked pairs, and left out.
pub(crate) fn remote_pairs(position: &Position, found: &mut Findings) -> Flow {
    let mut left = position.cells_with(2..=2);
    while let Some(first) = left.first() {
        let digits = position.grid().digits(first);
        let alike = left.filter(|cell| position.grid().digits(*cell) == digits).collect();
        let sides = sides(first, alike);
        left -= sides[0] | sides[1];
        if let Some(step) = step(position, digits, sides) {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// The cells that are connected with `first`: those an even number of links away, and the others.
fn sides(first: Cell, alike: CellSet) -> [CellSet; 2] {
    let mut sides = [CellSet::from(first), CellSet::EMPTY];
    let (mut edge, mut side) = (sides[0], 1);
    while !edge.is_empty() {
        let seen = edge.fold(CellSet::EMPTY, |seen, cell| seen | cell.peers());
        edge = (alike & seen) - sides[0] - sides[1];
        sides[side] |= edge;
        side = 1 - side;
    }
    sides
}

fn step(position: &Position, digits: DigitSet, sides: [CellSet; 2]) -> Option<Finding> {
    let cells = sides[0] | sides[1];
    if cells.len() < 4 {
        return None; // each of one side sees each of the other
    }
    // Two cells of one side that see each other: the grid has no solution, and no sides.
    if sides.iter().any(|side| side.into_iter().any(|cell| !cell.peers().is_disjoint(*side))) {
        return None;
    }
    let mut targets = Vec::new();
    let mut remote = false;
    let mut covers: Vec<Cover> = Vec::new();
    for digit in digits {
        for cell in position.grid().places(digit) - cells {
            let target = Candidate::new(digit, cell);
            let Some(chain) = shortest(position, sides, target) else { continue };
            remote |= chain.len() > 2;
            let cover = cover(&chain, target, &mut Ties::new(position, &chain))?;
            if !covers.contains(&cover) {
                covers.push(cover);
            }
            targets.push(target);
        }
    }
    let shape = Shape::RemotePair(RemotePair { digits, sides });
    remote.then(|| Finding::eliminate_by(targets, shape, covers))
}

/// A shortest chain from cell to cell, each seeing the next, from one side to the other, whose ends
/// both see `target`: if that is true, the cells have in turn the other digit and this one.
fn shortest(position: &Position, sides: [CellSet; 2], target: Candidate) -> Option<Vec<Strong>> {
    let [starts, ends] = sides.map(|side| side & target.cell().peers());
    if starts.is_empty() || ends.is_empty() {
        return None;
    }
    let cells = sides[0] | sides[1];
    let walk = Walk::new(81, starts.map(Cell::index), |walk, at| {
        for cell in cells & Cell::from_index(at).peers() {
            walk.enter(cell.index());
        }
    });
    let end = walk.order().find(|cell| ends.contains(Cell::from_index(*cell)))?;
    let mut digit = target.digit();
    let link = |cell: usize| {
        let strong = position.pairs().in_cell(Candidate::new(digit, Cell::from_index(cell)))?;
        digit = strong.ends[1].digit;
        Some(strong)
    };
    walk.path(end)?.into_iter().map(link).collect()
}
