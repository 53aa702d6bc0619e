//! Deadly patterns of any form: cells with two digits each, so that every digit has none or two places in each
//! house.
//!
//! The search begins at a cell with two candidates and closes what is open: a digit that has one place in a
//! house so far needs one more. Where there is least choice it goes on. Few cells may have guardians, so most
//! steps are forced.

use core::ops::ControlFlow;

use ninerooks_board::{CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House};

use super::{Deadly, by_cell, named};
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
    let digits = by_cell(|digit| grid.places(digit));
    let allowed = by_cell(|digit| grid.places(digit) - grid.excluded()[digit]);
    let open = grid.unsolved();
    let mut search = Search { grid, limits, open, digits, allowed, work: WORK, visit };
    for start in open.filter(|cell| digits[cell.index()].len() == 2) {
        let pair = allowed[start.index()];
        if pair.len() == 2
            && let Some(part) = Part::default().with(start, pair, DigitSet::EMPTY, limits)
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
    /// With a cell, two digits of it and the others, if there may be such a pattern.
    fn with(&self, cell: Cell, pair: DigitSet, extra: DigitSet, limits: Limits) -> Option<Self> {
        let is_full = |house: House| !(self.twice.0[house.index()] & pair).is_empty();
        if (self.digits | pair).len() > limits.digits || cell.houses().into_iter().any(is_full) {
            return None;
        }
        let mut next = *self;
        next.digits = self.digits | pair;
        next.cells.insert(cell);
        if next.cells.len() > limits.cells {
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
    /// The candidates of each cell, and those of them that the puzzle allows.
    digits: [DigitSet; 81],
    allowed: [DigitSet; 81],
    work: u64,
    visit: &'a mut dyn FnMut(Deadly) -> Flow,
}

impl Search<'_> {
    fn close(&mut self, part: &Part) -> Flow {
        let Some((house, digit)) = self.narrowest(part) else { return self.take(part) };
        for cell in self.places(part, house, digit) {
            let mut others = self.allowed[cell.index()];
            if !others.contains(digit) {
                continue;
            }
            if part.digits.len() == self.limits.digits {
                others &= part.digits; // there may be no more
            }
            for other in others.without(digit) {
                if self.work == 0 {
                    return ControlFlow::Continue(());
                }
                self.work -= 1;
                let pair = DigitSet::from(digit).with(other);
                let extra = self.digits[cell.index()] - pair;
                if let Some(next) = part.with(cell, pair, extra, self.limits) {
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
