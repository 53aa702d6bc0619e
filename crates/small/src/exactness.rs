//! Whether the rule is exact on a board: every target shown false that is.

use crate::board::{Board, Cells, each};
use crate::simplex::{Outcome, Overflow, feasible};
use crate::solutions::solutions;
use crate::space::Space;
use crate::state::State;
use crate::sums::Target;

/// Goes through all states in which a target may be true, and stops at one with a point but without a solution in which it is true.
/// Gives the number of states that were looked at, and that state.
///
/// A state that has a solution is parted by its candidates: what else is asked lacks the first of them, or has it and lacks the
/// second, and so on. A state without a point has no part with one. So each state with a point and without a solution is
/// part of one that is looked at.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn resisting(board: &Board, target: Target) -> Result<(u64, Option<State>), Overflow> {
    let mut state = State::full(board);
    for cell in each(target.cells()) {
        state.place(board, target.digit(), cell);
    }
    let mut search = Search { board, target, looked: 0 };
    let found = search.within(&state, &State::new(vec![0; board.size()]))?;
    Ok((search.looked, found))
}

struct Search<'a> {
    board: &'a Board,
    target: Target,
    looked: u64,
}

impl Search<'_> {
    /// `kept` are candidates that stay live below here.
    fn within(&mut self, state: &State, kept: &State) -> Result<Option<State>, Overflow> {
        self.looked += 1;
        if !self.has_point(state)? {
            return Ok(None);
        }
        let Some(solution) = solutions(self.board, state, 1).pop() else { return Ok(Some(state.clone())) };
        let mut kept = kept.clone();
        for (cell, &digit) in solution.iter().enumerate() {
            let is_kept = kept.of(digit) >> cell & 1 == 1;
            if is_kept || digit == self.target.digit() && self.target.cells() >> cell & 1 == 1 {
                continue;
            }
            let mut rest = state.clone();
            rest.eliminate(digit, cell);
            if let Some(found) = self.within(&rest, &kept)? {
                return Ok(Some(found));
            }
            kept = kept.union(&State::one(self.board, digit, cell));
        }
        Ok(None)
    }

    fn has_point(&self, state: &State) -> Result<bool, Overflow> {
        let space = Space::new(self.board, state);
        let rows = self.board.cells() + self.board.size();
        let columns: Vec<Vec<usize>> = (0..self.board.size())
            .flat_map(|digit| space.of(digit).iter().map(move |&pattern| (digit, pattern)))
            .filter(|&(digit, pattern): &(usize, Cells)| self.target.allows(digit, pattern))
            .map(|(digit, pattern)| each(pattern).chain([self.board.cells() + digit]).collect())
            .collect();
        Ok(matches!(feasible(rows, &columns)?, Outcome::Point { .. }))
    }
}
