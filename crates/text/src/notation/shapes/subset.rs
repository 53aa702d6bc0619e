//! Subsets: `Naked Pair: 16 in r1c29 (r1) => r1c456<>16`.

use ninerooks_step::{Step, Subset, SubsetKind};

use super::{InWords, in_houses};
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, capitalised, count, houses, list};

impl InWords for Subset {
    fn line(&self, _: &Step, _: Notation) -> String {
        format!("{} in {} ({})", self.digits, Cells(self.cells), self.houses)
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let Self { kind, cells, digits, houses: within } = *self;
        let at = words.cells(cells);
        let (digits_in_words, for_digits) = (list(digits), count(digits.len(), "digit", "digits"));
        let for_cells = count(cells.len(), "cell", "cells");
        let reason = match kind {
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
        format!("{}, {} digits", in_houses(self.houses), self.digits.len())
    }
}
