//! Remote pairs: cells with the same two digits, each of which sees some other. Along each way the
//! cells take the two digits in turn, so they have two sides: if those of one side are the one digit,
//! those of the other side are the other.

use std::collections::VecDeque;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, RemotePair, Shape};

use crate::{Findings, Flow, Position};

/// The remote pairs: all cells with the same two digits that hang together, by the first one. What
/// sees a cell of either side loses both digits.
///
/// A group of which everything that falls sees two neighbours is only naked pairs, and left out.
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

/// The cells that hang together with `first`: those an even number of links away, and the others.
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
    // Two cells of one side that see each other: the grid has no solution, and no sides.
    if sides.iter().any(|side| side.into_iter().any(|cell| !cell.peers().is_disjoint(*side))) {
        return None;
    }
    let mut targets = Vec::new();
    let mut remote = false;
    let mut covers: Vec<Cover> = Vec::new();
    for digit in digits {
        for cell in position.grid().places(digit) - cells {
            let Some(way) = shortest(sides, cell) else { continue };
            remote |= way.len() > 2;
            let cover = cover(&way, digits, Candidate::new(digit, cell))?;
            if !covers.contains(&cover) {
                covers.push(cover);
            }
            targets.push(Candidate::new(digit, cell));
        }
    }
    let shape = Shape::RemotePair(RemotePair { digits, sides });
    remote.then(|| Finding::eliminate_by(targets, shape, covers))
}

/// A shortest way from cell to cell, each seeing the next, from one side to the other, whose ends
/// both see `target`.
fn shortest(sides: [CellSet; 2], target: Cell) -> Option<Vec<Cell>> {
    let [starts, ends] = sides.map(|side| side & target.peers());
    let mut queue: VecDeque<Vec<Cell>> = starts.map(|start| vec![start]).collect();
    let mut left = (sides[0] | sides[1]) - starts;
    while let Some(way) = queue.pop_front() {
        let last = *way.last()?;
        if ends.contains(last) {
            return Some(way);
        }
        let next = left & last.peers();
        left -= next;
        queue.extend(next.map(|cell| [&way[..], &[cell]].concat()));
    }
    None
}

/// If the target is true neither end has its digit, so the cells have in turn the other digit and
/// this one; at last one too many. The cells are the truths.
fn cover(way: &[Cell], digits: DigitSet, target: Candidate) -> Option<Cover> {
    let shared = |one: Cell, other: Cell, digit: Digit| -> Option<Sector> {
        let both = CellSet::from(one).with(other);
        Some(both.common_houses().first()?.sector(digit))
    };
    let digit = target.digit();
    let other = digits.without(digit).only()?;
    let mut links = vec![
        shared(target.cell(), *way.first()?, digit)?,
        shared(target.cell(), *way.last()?, digit)?,
    ];
    for (i, pair) in way.windows(2).enumerate() {
        links.push(shared(pair[0], pair[1], if i % 2 == 0 { other } else { digit })?);
    }
    let truths: Vec<Sector> = way.iter().map(|cell| cell.sector()).collect();
    Some(Cover::new(&truths, &links))
}
