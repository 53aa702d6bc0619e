//! The live patterns of a grid, as the checker counts them out for itself.

use core::ops::Range;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Grid, House, Rookery};

use super::Budget;
use crate::{Equation, Pattern, Spent};

/// What it costs to count out the patterns of a digit, beside the patterns that there are: dead ends.
const COUNTED: usize = 1 << 14;
/// What a pattern costs that is found, named and sorted.
const PATTERN: usize = 128;

/// The patterns of some digits, sorted by digit and label, with a mark for those still live.
pub(super) struct Live {
    patterns: Vec<(Pattern, CellSet)>,
    digits: [Range<usize>; 9],
    alive: Vec<bool>,
}

impl Live {
    /// All patterns of `digits` whose nine candidates are live in the grid.
    pub(super) fn new(grid: &Grid, digits: DigitSet, budget: &mut Budget) -> Result<Self, Spent> {
        let mut patterns = Vec::new();
        let mut ranges = [const { 0..0 }; 9];
        for digit in digits {
            let start = patterns.len();
            let found = live_patterns(grid, digit);
            budget.spend(COUNTED + PATTERN * found.len())?;
            patterns.extend(found.into_iter().filter_map(|cells| {
                let rookery = Rookery::from_cells(cells)?;
                Some((Pattern { digit, rookery }, cells))
            }));
            patterns[start..].sort_unstable();
            ranges[digit.index()] = start..patterns.len();
        }
        let alive = vec![true; patterns.len()];
        Ok(Self { patterns, digits: ranges, alive })
    }

    /// How many patterns there were at first.
    pub(super) const fn len(&self) -> usize {
        self.patterns.len()
    }

    /// The number of a pattern, if it was live at first.
    pub(super) fn find(&self, pattern: Pattern) -> Option<usize> {
        let range = self.digits[pattern.digit.index()].clone();
        let at = self.patterns[range.clone()].binary_search_by_key(&pattern, |entry| entry.0);
        at.ok().map(|at| range.start + at)
    }

    /// The pattern with this number.
    pub(super) fn pattern(&self, number: usize) -> Pattern {
        self.patterns[number].0
    }

    /// The cells of the pattern with this number.
    pub(super) fn cells(&self, number: usize) -> CellSet {
        self.patterns[number].1
    }

    /// Deletes a pattern; nothing happens when it is not live.
    pub(super) fn delete(&mut self, pattern: Pattern) {
        if let Some(number) = self.find(pattern) {
            self.alive[number] = false;
        }
    }

    /// The numbers of a digit's patterns, deleted ones among them.
    pub(super) fn range(&self, digit: Digit) -> Range<usize> {
        self.digits[digit.index()].clone()
    }

    /// The live patterns of a digit.
    pub(super) fn of(&self, digit: Digit) -> impl Iterator<Item = (Pattern, CellSet)> {
        self.range(digit).filter(|&number| self.alive[number]).map(|number| self.patterns[number])
    }

    /// The numbers of an equation's patterns, deleted ones among them.
    pub(super) fn members(&self, equation: Equation) -> Vec<usize> {
        match equation {
            Equation::Digit(digit) => self.range(digit).collect(),
            Equation::Cell(cell) => {
                (0..self.len()).filter(|&number| self.cells(number).contains(cell)).collect()
            }
        }
    }
}

/// The cells of the patterns of a digit that are live in the grid.
pub(crate) fn live_patterns(grid: &Grid, digit: Digit) -> Vec<CellSet> {
    let mut found = Vec::new();
    grow(grid.live()[digit], 0, CellSet::EMPTY, &mut found);
    found
}

/// Takes one cell from each row in turn that shares no house with the cells before it.
fn grow(open: CellSet, row: usize, taken: CellSet, found: &mut Vec<CellSet>) {
    if row == 9 {
        found.push(taken);
        return;
    }
    for cell in open & House::row(row).cells() {
        grow(open - Cell::peers(cell), row + 1, taken.with(cell), found);
    }
}
