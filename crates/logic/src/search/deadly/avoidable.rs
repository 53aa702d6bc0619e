//! Avoidable rectangles: unique rectangles with corners that are solved, but were not given.
//!
//! Digits that were found could be exchanged as well as those that are still open; only givens cannot.

use ninerooks_board::{Candidate, Cell, Digit, DigitSet, Grid};
use ninerooks_step::{DeadlyKind, Finding};

use super::rectangle::{Rectangle, both_in, hidden_in};
use super::{Deadly, by_cell, subset};
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

/// Hidden: one corner was found, and from the opposite one the other digit has no places in row and column but
/// corners. Were the found digit true there, the other would be in the two corners between, and no guardian would be
/// true.
pub(crate) fn hidden(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let is_locked = |corner: Cell, digit| {
        let lines = [corner.row(), corner.column()];
        lines.into_iter().all(|line| (grid.places(digit) & line.cells()).len() < 3)
    };
    let findings = with_one(grid, is_locked).flat_map(|rectangle| hidden_in(grid, &rectangle));
    findings.into_iter().try_for_each(|finding| found.push(finding))
}

/// The rectangles with one corner that was found, and no given: with each other digit that can be in both
/// corners beside it, if the opposite corner and this digit are wanted.
pub(super) fn with_one(
    grid: &Grid,
    is_wanted: impl Fn(Cell, Digit) -> bool,
) -> impl Iterator<Item = Rectangle> {
    let found = grid.solved() - grid.givens();
    let open = by_cell(|digit| grid.places(digit));
    let excluded = by_cell(|digit| grid.excluded()[digit]);
    let of = move |corners: [Cell; 4]| {
        let mut solved = (0..4).filter(|i| found.contains(corners[*i]));
        let (Some(at), None) = (solved.next(), solved.next()) else { return Vec::new() };
        let opposite = corners[3 - at];
        let beside = [[1, 2], [0, 3]][usize::from(at == 1 || at == 2)].map(|i| corners[i]);
        let Some(own) = grid.value(corners[at]).filter(|own| grid.places(*own).contains(opposite))
        else {
            return Vec::new();
        };
        let all = corners.iter().fold(DigitSet::EMPTY, |all, cell| all | excluded[cell.index()]);
        let others = beside.into_iter().fold(DigitSet::ALL, |all, cell| all & open[cell.index()]);
        let others = (others - all).without(own);
        let others = others.filter(|other| !all.contains(own) && is_wanted(opposite, *other));
        let rectangle = |other: Digit| {
            let cells = corners.into_iter().collect();
            let kept = both_in(cells, [own, other]);
            let deadly = Deadly::new(grid, DeadlyKind::AvoidableRectangle, cells, kept);
            Rectangle { corners, pair: [own.min(other), own.max(other)], deadly }
        };
        others.map(rectangle).collect()
    };
    Cell::rectangles().flat_map(of)
}

/// The rectangles with two or three corners that were found, and no given.
pub(crate) fn rectangles(grid: &Grid) -> Vec<Deadly> {
    let found = grid.solved() - grid.givens();
    let corners = Cell::rectangles().filter(|corners| {
        let count = corners.iter().filter(|cell| found.contains(**cell)).count();
        let is_given = || corners.iter().any(|cell| grid.givens().contains(*cell));
        (2..=3).contains(&count) && !is_given()
    });
    corners.filter_map(|corners| avoidable(grid, corners)).collect()
}

/// Reports what the rectangles with so many solved corners show, in reading order.
fn each(
    position: &Position,
    solved: usize,
    found: &mut Findings,
    show: impl Fn(&Grid, &Deadly) -> Option<Finding>,
) -> Flow {
    let grid = position.grid();
    let those = position.avoidable_rectangles().iter();
    those
        .filter(|deadly| (deadly.cells & grid.solved()).len() == solved)
        .filter_map(|deadly| show(grid, deadly))
        .try_for_each(|finding| found.push(finding))
}

/// The pattern, if two digits fill it crosswise: those of the solved corners.
fn avoidable(grid: &Grid, corners: [Cell; 4]) -> Option<Deadly> {
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
    let cells = corners.into_iter().collect();
    let kept = both_in(cells, [main, cross]);
    let deadly = Deadly::new(grid, DeadlyKind::AvoidableRectangle, cells, kept);
    (!deadly.guardians.is_empty()).then_some(deadly)
}
