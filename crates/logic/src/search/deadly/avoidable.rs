//! Avoidable rectangles: unique rectangles with corners that are solved, but were not given.
//!
//! Digits that were found could be exchanged as well as those that are still open; only givens cannot.

use ninerooks_board::{Candidate, CandidateSet, Cell, DigitSet, Grid};
use ninerooks_step::{DeadlyKind, Finding};

use super::rectangle::crosswise;
use super::{Deadly, subset};
use crate::{Findings, Flow, Position};

/// Type 1: three corners are solved, crosswise with two digits, and all guardians are in the fourth.
pub(crate) fn in_one_cell(position: &Position, found: &mut Findings) -> Flow {
    each(position, 3, found, |grid, deadly| {
        let cell = deadly.guarded().only()?;
        deadly.seen(cell.candidates(grid.digits(cell) - deadly.guards()).collect())
    })
}

/// Type 2: two corners are solved, and the other two have one guardian each, of one digit. It is false
/// wherever it sees both.
pub(crate) fn of_one_digit(position: &Position, found: &mut Findings) -> Flow {
    each(position, 2, found, |grid, deadly| {
        let (digit, guarded) = (deadly.guards().only()?, deadly.guarded());
        if guarded.len() != 2 {
            return None;
        }
        let seeing = grid.places(digit) & guarded.common_peers();
        deadly.seen(seeing.map(|cell| Candidate::new(digit, cell)).collect())
    })
}

/// Type 3: two corners are solved, and the guardians in the other two make a subset with other cells of a house, or
/// leave one to a digit that has no other place.
pub(crate) fn with_subset(position: &Position, found: &mut Findings) -> Flow {
    each(position, 2, found, |grid, deadly| {
        subset::naked_or_hidden(grid, deadly, 1..=4).into_iter().next()
    })
}

/// The rectangles with so many solved corners.
pub(super) fn rectangles(grid: &Grid, solved: usize) -> impl Iterator<Item = Deadly> {
    Cell::rectangles().filter_map(move |corners| avoidable(grid, corners, solved))
}

/// Reports what the rectangles with so many solved corners show, in reading order.
fn each(
    position: &Position,
    solved: usize,
    found: &mut Findings,
    show: impl Fn(&Grid, &Deadly) -> Option<Finding>,
) -> Flow {
    let grid = position.grid();
    Cell::rectangles()
        .filter_map(|corners| avoidable(grid, corners, solved))
        .filter_map(|deadly| show(grid, &deadly))
        .try_for_each(|finding| found.push(finding))
}

/// The pattern, if two digits fill it crosswise: those of the solved corners.
fn avoidable(grid: &Grid, corners: [Cell; 4], solved: usize) -> Option<Deadly> {
    let is_solved = |cell: &&Cell| grid.solved().contains(**cell);
    if corners.iter().filter(is_solved).count() != solved
        || corners.iter().any(|cell| grid.givens().contains(*cell))
    {
        return None;
    }
    let [first, second, third, fourth] = corners.map(|cell| grid.value(cell));
    let agree = |one: Option<_>, other: Option<_>| match (one, other) {
        (Some(one), Some(other)) => (one == other).then_some(one),
        (one, other) => one.or(other),
    };
    let (main, cross) = (agree(first, fourth)?, agree(second, third)?);
    if main == cross {
        return None;
    }
    let pair = DigitSet::from(main).with(cross);
    let puzzle_allows = |cell: &Cell| grid.excluded().digits(*cell).is_disjoint(pair);
    // The digit that makes the exchange possible is still there.
    let fits = |i: usize, digit| grid.digits(corners[i]).contains(digit);
    let is_deadly = corners.iter().all(puzzle_allows)
        && (fits(0, main) && fits(3, main))
        && (fits(1, cross) && fits(2, cross));
    if !is_deadly {
        return None;
    }
    let kept: CandidateSet = crosswise(corners, pair);
    let deadly =
        Deadly::new(grid, DeadlyKind::AvoidableRectangle, corners.into_iter().collect(), kept);
    (!deadly.guardians.is_empty()).then_some(deadly)
}
