//! A puzzle as it was asked for, and how it is written.

use std::collections::BTreeSet;

use clap::ValueEnum;
use ninerooks_board::Grid;
use ninerooks_lab::{Clues, canonical};
use ninerooks_logic::{Checking, Solution, solve};

use super::form::Form;
use super::wanted::Wanted;
use crate::term::interrupt;

/// How givens are taken away.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Bias {
    /// In random order, each that is not needed: fast, and favours few givens
    #[default]
    TopDown,
    /// Berthier's: how likely a puzzle is depends on its number of givens alone. Seconds for each puzzle
    Controlled,
}

impl From<Bias> for ninerooks_maker::Bias {
    fn from(bias: Bias) -> Self {
        match bias {
            Bias::TopDown => Self::TopDown,
            Bias::Controlled => Self::Controlled,
        }
    }
}

/// What puzzles are made, and how they are written.
pub(super) struct Maker {
    pub(super) puzzles: ninerooks_maker::Maker,
    pub(super) wanted: Wanted,
    pub(super) form: Form,
}

/// What came of a number.
pub(super) struct Made {
    pub(super) text: String,
    /// The canonical form, if a puzzle was found.
    pub(super) canonical: Option<Clues>,
    /// Why an expression has no value for a puzzle.
    pub(super) error: Option<String>,
}

impl Maker {
    /// What is written for a number: the puzzle, the first that is none of those, or a comment where none was found.
    /// Once Ctrl-C was pressed it is worth nothing.
    pub(super) fn made(&self, number: u64, others: &BTreeSet<Clues>) -> Made {
        let mut form = None;
        let found = self.puzzles.find(number, &interrupt::wanted, |clues| {
            // The next puzzle would have no value either, as a rule.
            let is_met = self.wanted.is_met(clues);
            let is_met = is_met.map_err(|what| format!("{what}; the puzzle is {clues}"))?;
            form = is_met.then(|| canonical(clues).form);
            Ok(form.is_some_and(|form| !others.contains(&form)))
        });
        let (found, error) = match found {
            Ok(found) => (found, None),
            Err(error) => (None, Some(error)),
        };
        let text = found.map_or_else(
            || {
                let (number, tries) = (number + 1, self.puzzles.tries);
                format!(
                    "# {number}: no such puzzle among {tries} tried; --tries tries more, and `ninerooks mine` looks near puzzles that come close\n"
                )
            },
            |clues| self.form.write(&clues.to_puzzle(), &|grid| self.solved(grid)),
        );
        Made { text, canonical: found.and(form), error }
    }

    /// The path that goes with a puzzle: of `--needs` the one up to the technique, and otherwise that of a profile that has a
    /// name.
    fn solved(&self, grid: &Grid) -> (Solution, Option<String>) {
        if let Some(needs) = &self.puzzles.needs {
            return (solve(grid, needs.profile(), Checking::On), None);
        }
        let profile = &self.wanted.profile;
        (solve(grid, profile, Checking::On), Some(profile.id().to_owned()))
    }
}
