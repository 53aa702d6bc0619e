//! What is assumed of patterns, and what follows from it. It is no part of the path: nothing here
//! is proved.

use ninerooks_board::{Cell, Digit, DigitSet, Grid};
use ninerooks_logic::rookery::{Live, Space, basic, letters};
use ninerooks_proof::{Action, Pattern};
use ninerooks_text::notation::{pattern_stage, rncn::print_actions};

use super::methods::Offered;
use super::show::{cell, digit, picked};
use super::taken::{has, stage};
use super::{Pick, StateError};

/// A space in which something is assumed, and what followed.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    pub(super) grid: Grid,
    pub(super) space: Space,
    /// The last thing that was assumed, or that followed.
    pub(super) line: String,
}

impl Trial {
    /// Assumes that the picked patterns are false, or that one of them is true.
    pub(super) fn assume(
        grid: &Grid,
        space: &Space,
        pick: Pick,
        keep: bool,
    ) -> Result<Self, StateError> {
        let meant = picked(space, pick)?;
        let digit = digit(pick.digit)?;
        let pattern = |live: &Live| Pattern { digit, rookery: live.rookery };
        let gone: Vec<Pattern> = if keep {
            let rest = space.of(digit).iter().filter(|live| !meant.contains(live));
            rest.map(pattern).collect()
        } else {
            meant.iter().map(pattern).collect()
        };
        if gone.is_empty() {
            return Err(StateError(format!("that says nothing new of the patterns of {digit}")));
        }
        let mut space = space.clone();
        space.delete(&gone);
        let what = match (pick.number, pick.cell.map(cell).transpose()?) {
            (Some(number), _) => format!("pattern {digit}{}", letters(number)),
            (None, Some(cell)) => format!("the patterns of {digit} through {cell}"),
            (None, None) => format!("the patterns of {digit}"),
        };
        let line = if keep { format!("only {what}") } else { format!("without {what}") };
        Ok(Self { grid: *grid, space, line: format!("Assumed: {line}") })
    }

    /// The next thing that follows: for a digit by Basic POM, else by the first method that finds
    /// something. Nothing when there is none, or all is impossible already.
    pub(super) fn follow(&self, offered: &Offered) -> Result<Option<Self>, StateError> {
        if contradiction(&self.grid, &self.space).is_some() {
            return Ok(None);
        }
        for digit in self.space.digits() {
            let actions = basic(&self.grid, &self.space, digit);
            if !actions.is_empty() {
                return Ok(Some(self.acted("Basic POM", digit, &actions)));
            }
        }
        for method in offered.methods {
            let found = method.find(&self.space).map_err(|over| StateError(over.to_string()))?;
            if let Some(deduction) = found {
                let mut next = self.clone();
                next.space.delete(&deduction.targets);
                next.line = format!("Then, {method}: {}", pattern_stage(&stage(&deduction)));
                return Ok(Some(next));
            }
        }
        Ok(None)
    }

    fn acted(&self, method: &str, digit: Digit, actions: &[Action]) -> Self {
        let mut next = self.clone();
        for action in actions {
            action.apply(&mut next.grid);
        }
        next.space.restrict(&next.grid);
        let patterns = has(&self.space, DigitSet::from(digit));
        next.line = format!("Then, {method}: {patterns} => {}", print_actions(actions));
        next
    }
}

/// Why a space is impossible.
pub(super) fn contradiction(grid: &Grid, space: &Space) -> Option<String> {
    let without = space.digits().into_iter().find(|&digit| space.count(digit) == 0);
    let none = without.map(|digit| format!("{digit} has no pattern left"));
    none.or_else(|| {
        let cells = Cell::all().find(|&cell| grid.digits(cell).is_empty());
        cells.map(|cell| format!("{cell} has no candidate left"))
    })
}
