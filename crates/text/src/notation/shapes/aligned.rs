//! Aligned exclusion: `Aligned Pair Exclusion: r2c1,r5c4 by r5c1,r2c46 => …`: the cells, and what too few digits would
//! be left for.

use ninerooks_board::{Candidate, CellSet};
use ninerooks_step::{Aligned, Exclusion, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, count, list, nor};

impl InWords for Aligned {
    fn line(&self, _: &Step, _: Notation) -> String {
        let mut by: Vec<CellSet> = Vec::new();
        for cells in self.exclusions.iter().map(|exclusion| exclusion.by) {
            if !cells.is_empty() && !by.contains(&cells) {
                by.push(cells);
            }
        }
        let by: Vec<String> = by.into_iter().map(|cells| Cells(cells).to_string()).collect();
        format!("{} by {}", Cells(self.cells), by.join(" "))
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let cells = words.cells(self.cells);
        let exclusions = self.exclusions.iter().map(|exclusion| in_words(exclusion, words));
        Explanation::default()
            .text(format!("Some digits of {cells} do not go together:"))
            .inferences(exclusions)
            .text(format!("{}: {}.", none_fits(self.cells, step, words), words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        format!("in {}", Cells(self.cells))
    }
}

/// `With 9 in r4c3, r4c1 can be neither 5 nor 8`.
fn none_fits(cells: CellSet, step: &Step, words: Words<'_>) -> String {
    let targets = list(step.eliminations().map(|target| words.at(target)));
    let own: CellSet = step.eliminations().map(Candidate::cell).collect();
    let others = cells - own;
    let Some(other) = others.only().filter(|_| own.len() == 1) else {
        return format!(
            "With {targets}, whatever the others of {} have, some of them do not go together",
            words.cells(cells)
        );
    };
    let digits = words.grid.digits(other);
    let cell = words.cell(other);
    match digits.len() {
        2 => format!("With {targets}, {cell} can be neither {}", nor(digits)),
        _ => format!("With {targets}, {cell} can be none of {}", list(digits)),
    }
}

/// `1 in r2c1 and 3 in r5c4 would leave nothing for r5c1`.
fn in_words(exclusion: &Exclusion, words: Words<'_>) -> String {
    let cells = words.cells(exclusion.by);
    let together = list(exclusion.candidates.iter().map(|candidate| words.at(*candidate)));
    match exclusion.by.len() {
        0 => format!("{together} see each other"),
        1 => format!("{together} would leave nothing for {cells}"),
        n => format!(
            "{together} would leave {} for the {} {cells}",
            count(n - 1, "digit", "digits"),
            count(n, "cell", "cells"),
        ),
    }
}
