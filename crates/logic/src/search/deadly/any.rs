//! Deadly patterns besides rectangles: each technique takes those of its kind.

use ninerooks_board::Grid;
use ninerooks_proof::GuardianKind;
use ninerooks_step::{DeadlyKind, Finding, OverBudget};

use super::chain::Chains;
use super::closed::{Limits, WORK, patterns};
use super::{Deadly, avoidable, named, qiu, rectangle, reported, triples};
use crate::{Findings, Flow, Position};

/// Unique loops of any length: two digits.
pub(crate) fn unique_loop(position: &Position, found: &mut Findings) -> Flow {
    let limits = Limits { digits: 2, cells: 81, guarded: 2 };
    closed(position, found, limits, |grid, deadly| {
        (deadly.kind == DeadlyKind::Loop).then(|| deadly.plainly(grid)).flatten()
    })
}

/// Extended rectangles: two lines, and as many that cross them as digits.
pub(crate) fn extended_rectangle(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    named::extended(grid, &mut |deadly| reported(found, deadly.plainly(grid)))
}

/// BUG-lite: other patterns with two digits in each of up to 12 cells.
pub(crate) fn lite_grave(position: &Position, found: &mut Findings) -> Flow {
    let limits = Limits { digits: 9, cells: 12, guarded: 2 };
    closed(position, found, limits, |grid, deadly| {
        (deadly.kind == DeadlyKind::LiteGrave).then(|| deadly.plainly(grid)).flatten()
    })
}

/// BUG+n: all unsolved cells, several of which have more than two candidates.
pub(crate) fn plus_more(position: &Position, found: &mut Findings) -> Flow {
    let more = position.cells_with(3..=9).len();
    if !(2..=6).contains(&more) || !position.cells_with(0..=1).is_empty() {
        return Flow::Continue(());
    }
    let mut chains = Chains::new(position);
    let limits = Limits { digits: 9, cells: 81, guarded: more };
    closed(position, found, limits, |grid, deadly| {
        let is_grave = deadly.kind == DeadlyKind::Grave && deadly.guarded().len() > 1;
        let show = || deadly.plainly(grid).or_else(|| Some(chains.ending(deadly)?.1));
        is_grave.then(show).flatten()
    })
}

/// Borescoper's deadly patterns: three or four digits in two rows and two columns that cross in a box.
pub(crate) fn borescoper(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    named::borescoper(grid, &mut |deadly| reported(found, deadly.plainly(grid)))
}

/// Unique matrices: three or four digits in the rows of a band and a column of each stack, or turned.
pub(crate) fn matrix(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    named::matrices(grid, &mut |deadly| reported(found, deadly.plainly(grid)))
}

/// Qiu's deadly patterns: two corners and a square of two lines.
pub(crate) fn qiu(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    qiu::patterns(grid, &mut |deadly| reported(found, deadly.plainly(grid)))
}

/// Any pattern with two digits in each of up to 12 cells, but for rectangles; then those with three.
pub(crate) fn pattern(position: &Position, found: &mut Findings) -> Flow {
    let mut chains = Chains::new(position);
    let limits = Limits { digits: 9, cells: 12, guarded: 3 };
    let mut show = |grid: &Grid, deadly: &Deadly| {
        deadly.plainly(grid).or_else(|| Some(chains.ending(deadly)?.1))
    };
    closed(position, found, limits, |grid, deadly| {
        (deadly.kind != DeadlyKind::Rectangle).then(|| show(grid, deadly)).flatten()
    })?;
    let grid = position.grid();
    triples::patterns(grid, &mut |deadly| reported(found, show(grid, &deadly)))
}

/// Unique and avoidable rectangles whose guardians lead to one candidate by strong links. The shortest first.
pub(crate) fn chain(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let mut chains = Chains::new(position);
    let rectangles = rectangle::rectangles(grid, |_| true).map(|rectangle| rectangle.deadly);
    let with_one = avoidable::with_one(grid, |_, _| true).map(|rectangle| rectangle.deadly);
    let avoidable = with_one.chain(position.avoidable_rectangles().iter().copied());
    let all = rectangles.chain(avoidable).filter(|deadly| !deadly.guardians.is_empty());
    let mut hits: Vec<(u32, Finding)> = all.filter_map(|deadly| chains.ending(&deadly)).collect();
    hits.sort_by_key(|(links, _)| *links);
    hits.into_iter().try_for_each(|(_, finding)| found.push(finding))
}

fn closed(
    position: &Position,
    found: &mut Findings,
    limits: Limits,
    mut show: impl FnMut(&Grid, &Deadly) -> Option<Finding>,
) -> Flow {
    let grid = position.grid();
    let visit = &mut |deadly: Deadly| {
        debug_assert_eq!(deadly.why, GuardianKind::DeadlyParity);
        reported(found, show(grid, &deadly))
    };
    let (flow, is_all) = patterns(grid, limits, visit);
    if !is_all {
        found.limit(OverBudget::Work { limit: WORK });
    }
    flow
}
