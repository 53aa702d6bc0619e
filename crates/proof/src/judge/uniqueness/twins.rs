//! Fillings of cells and their twins: the proof is in [`uniqueness`](super).

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Grid};

use super::super::guardians::Verdict;
use super::super::{ACTION, Budget, Spent};
use crate::GuardianRefusal;

/// Whether every filling of the cells has a twin.
pub(in crate::judge) fn deadly(
    grid: &Grid,
    cells: &[Cell],
    kept: &CandidateSet,
    budget: &mut Budget,
) -> Verdict {
    let (live, given) = (*kept & *grid.live(), *grid.as_given().live());
    let digits = |of: &CandidateSet| cells.iter().map(|&cell| of.digits(cell)).collect();
    let mut twins =
        Twins { cells, live: digits(&live), given: digits(&given), filling: Vec::new() };
    if twins.all(Houses::default(), budget)? {
        return Ok(());
    }
    // There is a cell, and what has no twin is a filling of all cells.
    let candidate = Candidate::new(twins.filling[0], cells[0]);
    Err(GuardianRefusal::NoTwin { candidate })
}

/// The digits of each house, of those that are spoken of.
#[derive(Clone, Copy, Default)]
struct Houses([DigitSet; 27]);

impl Houses {
    /// The digits that all three houses of a cell have, or none has.
    fn common(&self, cell: Cell) -> DigitSet {
        cell.houses().into_iter().fold(DigitSet::ALL, |all, house| all & self.0[house.index()])
    }

    fn any(&self, cell: Cell) -> DigitSet {
        cell.houses().into_iter().fold(DigitSet::EMPTY, |all, house| all | self.0[house.index()])
    }

    /// The same with the digit where it is not, and without it where it is.
    fn toggled(mut self, cell: Cell, digit: Digit) -> Self {
        cell.houses().into_iter().for_each(|house| self.0[house.index()] ^= digit.into());
        self
    }
}

/// Fillings of cells and their twins.
struct Twins<'a> {
    cells: &'a [Cell],
    /// What a filling may use in each cell, and what its twin may.
    live: Vec<DigitSet>,
    given: Vec<DigitSet>,
    filling: Vec<Digit>,
}

impl Twins<'_> {
    /// Whether every filling that goes on from this one has a twin. If not, it is the one without.
    fn all(&mut self, used: Houses, budget: &mut Budget) -> Result<bool, Spent> {
        budget.spend(ACTION)?;
        let Some(&cell) = self.cells.get(self.filling.len()) else {
            return self.has_twin(0, used, false, budget);
        };
        for digit in self.live[self.filling.len()] - used.any(cell) {
            self.filling.push(digit);
            if !self.all(used.toggled(cell, digit), budget)? {
                return Ok(false);
            }
            self.filling.pop();
        }
        Ok(true)
    }

    /// Whether the cells from this one on can be filled with the digits that are left of each house, and
    /// some cell otherwise than before.
    fn has_twin(
        &self,
        at: usize,
        left: Houses,
        differs: bool,
        budget: &mut Budget,
    ) -> Result<bool, Spent> {
        budget.spend(ACTION)?;
        let Some(&cell) = self.cells.get(at) else { return Ok(differs) };
        for digit in self.given[at] & left.common(cell) {
            let differs = differs || digit != self.filling[at];
            if self.has_twin(at + 1, left.toggled(cell, digit), differs, budget)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
