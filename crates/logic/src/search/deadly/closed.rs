//! Deadly patterns of any form: cells with two digits each, so that every digit has none or two places in each
//! house.
//!
//! The search begins at a cell with two candidates and closes what is open: a digit that has one place in a
//! house so far needs one more. Where there is least choice it goes on. Few cells may have guardians, so most
//! steps are forced.

use core::ops::ControlFlow;

use ninerooks_board::{CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House};

use super::{Deadly, named};
use crate::Flow;

/// What is looked for.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// How many different digits there may be.
    pub(super) digits: usize,
    /// How many cells there may be.
    pub(super) cells: usize,
    /// How many cells may have guardians; twice as many if these have one digit.
    pub(super) guarded: usize,
}

/// How many ways to go on are looked at.
pub(super) const WORK: u64 = 60_000;

/// Visits the patterns, in the order of the first of their cells with two candidates. Says whether there was
/// enough work for all.
pub(super) fn patterns(
    grid: &Grid,
    limits: Limits,
    visit: &mut dyn FnMut(Deadly) -> Flow,
) -> (Flow, bool) {
    let allowed = |cell: Cell| grid.digits(cell) - grid.excluded().digits(cell);
    let mut search = Search { grid, limits, open: grid.unsolved(), work: WORK, visit };
    for start in grid.unsolved().filter(|cell| grid.digits(*cell).len() == 2) {
        if allowed(start).len() == 2
            && let Some(part) = Part::default().with(grid, start, allowed(start), limits)
            && search.close(&part).is_break()
        {
            return (ControlFlow::Break(()), true);
        }
        search.open.remove(start);
    }
    (ControlFlow::Continue(()), search.work > 0)
}

/// A pattern that is not closed yet.
#[derive(Clone, Copy, Default)]
struct Part {
    cells: CellSet,
    kept: CandidateSet,
    digits: DigitSet,
    /// The digits that have one place, and those that have two, in each house.
    once: Houses,
    twice: Houses,
    guarded: CellSet,
    guards: DigitSet,
}

#[derive(Clone, Copy)]
struct Houses([DigitSet; 27]);

impl Default for Houses {
    fn default() -> Self {
        Self([DigitSet::EMPTY; 27])
    }
}

impl Part {
    /// With a cell and two digits, if there may be such a pattern.
    fn with(&self, grid: &Grid, cell: Cell, pair: DigitSet, limits: Limits) -> Option<Self> {
        let mut next = *self;
        let extra = grid.digits(cell) - pair;
        next.digits = self.digits | pair;
        next.cells.insert(cell);
        if next.digits.len() > limits.digits || next.cells.len() > limits.cells {
            return None;
        }
        if !extra.is_empty() {
            next.guarded.insert(cell);
            next.guards = self.guards | extra;
            let most = limits.guarded * if next.guards.len() == 1 { 2 } else { 1 };
            if next.guarded.len() > most {
                return None;
            }
        }
        for house in cell.houses() {
            let at = house.index();
            if !(self.twice.0[at] & pair).is_empty() {
                return None;
            }
            next.twice.0[at] = self.twice.0[at] | (self.once.0[at] & pair);
            next.once.0[at] = self.once.0[at] ^ pair;
        }
        cell.candidates(pair).for_each(|candidate| next.kept.insert(candidate));
        Some(next)
    }
}

struct Search<'a> {
    grid: &'a Grid,
    limits: Limits,
    /// The cells that may be taken.
    open: CellSet,
    work: u64,
    visit: &'a mut dyn FnMut(Deadly) -> Flow,
}

impl Search<'_> {
    fn close(&mut self, part: &Part) -> Flow {
        let Some((house, digit)) = self.narrowest(part) else { return self.take(part) };
        for cell in self.places(part, house, digit) {
            let others = self.grid.digits(cell) - self.grid.excluded().digits(cell);
            if !others.contains(digit) {
                continue;
            }
            for other in others.without(digit) {
                if self.work == 0 {
                    return ControlFlow::Continue(());
                }
                self.work -= 1;
                let pair = DigitSet::from(digit).with(other);
                if let Some(next) = part.with(self.grid, cell, pair, self.limits) {
                    self.close(&next)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Where one more place is needed and there are fewest.
    fn narrowest(&self, part: &Part) -> Option<(House, Digit)> {
        let needed = House::all()
            .flat_map(|house| part.once.0[house.index()].map(move |digit| (house, digit)));
        needed.min_by_key(|&(house, digit)| self.places(part, house, digit).len())
    }

    fn places(&self, part: &Part, house: House, digit: Digit) -> CellSet {
        self.grid.places(digit) & house.cells() & (self.open - part.cells)
    }

    fn take(&mut self, part: &Part) -> Flow {
        let kind = named::of(self.grid, part.cells, part.digits);
        let deadly = Deadly::new(self.grid, kind, part.cells, part.kept);
        if deadly.guardians.is_empty() { ControlFlow::Continue(()) } else { (self.visit)(deadly) }
    }
}
