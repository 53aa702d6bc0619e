//! Subsets: `Naked Pair: 16 in r1c29 (r1) => r1c456<>16`.

use ninerooks_board::{Candidate, CellSet, Grid};
use ninerooks_step::{Step, Subset, SubsetKind};

use super::ruled::rules_between;
use super::{InWords, in_houses};
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, capitalised, count, houses, list};

impl InWords for Subset {
    fn line(&self, _: &Step, _: Notation) -> String {
        if self.houses.is_empty() {
            return format!("{} in {}", self.digits, Cells(self.cells));
        }
        format!("{} in {} ({})", self.digits, Cells(self.cells), self.houses)
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let Self { kind, cells, digits, houses: within } = *self;
        let at = words.cells(cells);
        let (digits_in_words, for_digits) = (list(digits), count(digits.len(), "digit", "digits"));
        let for_cells = count(cells.len(), "cell", "cells");
        let by = rules_of(self, step, words.grid);
        let reason = match kind {
            SubsetKind::Naked if !by.is_empty() => format!(
                "{} have only the candidates {digits_in_words}, {for_digits} for {for_cells}, and no two of them have the same, \
                 so one of these cells has each digit, and what goes together with none of its places is false ({})",
                capitalised(at),
                list(by)
            ),
            SubsetKind::Hidden if !by.is_empty() => format!(
                "By the rule \u{201c}{}\u{201d} the digits {digits_in_words} can only be in {at}, {for_cells} for \
                 {for_digits}, so there is no room for other digits in these cells",
                list(by)
            ),
            SubsetKind::Naked => format!(
                "{} have only the candidates {digits_in_words}, {for_digits} for {for_cells}, so these \
                 cells use the digits up, and no other cell of {} can have one of them",
                capitalised(at),
                houses(within)
            ),
            SubsetKind::Hidden => format!(
                "In {} the digits {digits_in_words} can only be in {at}, {for_cells} for \
                 {for_digits}, so there is no room for other digits in these cells",
                houses(within)
            ),
        };
        Explanation::sentence(&format!("{reason}: {}", words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        if self.houses.is_empty() {
            return format!("by a rule, {} digits", self.digits.len());
        }
        format!("{}, {} digits", in_houses(self.houses), self.digits.len())
    }
}

/// The rules that a subset needs: those by which its cells differ and exclude what is eliminated, or the first one with a house that
/// has no other place for its digits, if none of its houses is such.
fn rules_of(subset: &Subset, step: &Step, grid: &Grid) -> Vec<String> {
    if grid.rules().is_none() {
        return Vec::new();
    }
    let Subset { kind, cells, digits, houses } = *subset;
    if kind == SubsetKind::Hidden {
        let is_full = |house: CellSet| {
            cells.is_subset(house)
                && digits.into_iter().all(|digit| (grid.places(digit) & house).is_subset(cells))
        };
        let is_known = houses.into_iter().any(|house| is_full(house.cells()));
        let rule = grid.rules().list().iter().find(|rule| rule.houses().into_iter().any(is_full));
        return rule.filter(|_| !is_known).map(ToString::to_string).into_iter().collect();
    }
    let own = |digit| (grid.places(digit) & cells).map(move |cell| Candidate::new(digit, cell));
    let own: Vec<Candidate> = digits.flat_map(own).collect();
    let targets: Vec<Candidate> = step.eliminations().collect();
    let of_own =
        |digit| own.iter().copied().filter(move |c| c.digit() == digit).collect::<Vec<_>>();
    let mut all: Vec<String> = Vec::new();
    for digit in digits {
        let (places, excluded) = (of_own(digit), |target: &&Candidate| {
            of_own(digit).iter().all(|place| grid.rules().exclude_each_other(*place, **target))
        });
        let with: Vec<Candidate> =
            targets.iter().filter(excluded).chain(&places).copied().collect();
        all.extend(
            rules_between(&places, &with, grid)
                .into_iter()
                .filter(|rule| !all.contains(rule))
                .collect::<Vec<_>>(),
        );
    }
    all
}
