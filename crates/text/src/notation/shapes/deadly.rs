//! Deadly patterns: `Unique Rectangle Type 4: 2/7 in r29c17, 2 in r9 => r9c17<>7`.

use ninerooks_board::{CellSet, DigitSet, HouseSet};
use ninerooks_step::{Consequence, DeadlyKind, DeadlyPattern, Step};

use super::{InWords, in_houses};
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, capitalised, count, either, houses, list};

impl InWords for DeadlyPattern {
    fn line(&self, _: &Step, _: Notation) -> String {
        let digits: Vec<String> = self.digits.map(|digit| digit.to_string()).collect();
        let pattern = match self.kind {
            DeadlyKind::Grave => format!("one of {} cells has a third candidate", self.cells.len()),
            DeadlyKind::Rectangle | DeadlyKind::AvoidableRectangle => {
                format!("{} in {}", digits.join("/"), Cells(self.cells))
            }
        };
        match self.then {
            Consequence::Seen => pattern,
            Consequence::Subset { cells, digits, houses } => {
                format!("{pattern}, {digits} with {} ({houses})", Cells(cells))
            }
            Consequence::Locked { digit, houses } => {
                format!("{pattern}, {digit} locked in {houses}")
            }
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let actions = words.actions(step);
        let (two, all) = (either(self.digits), words.cells(self.cells));
        let pattern = match self.kind {
            DeadlyKind::Grave => {
                let guardian = words.cells(self.guarded());
                return Explanation::sentence(&format!(
                    "All unsolved cells but {guardian} have two candidates. If {guardian} were not {}, \
                     every digit would be a candidate of just two cells in each house that it is missing \
                     from; all cells could take their other digit at once, and the puzzle would have two \
                     solutions. So {guardian} is {}: {actions}",
                    list(self.guards()),
                    list(self.guards()),
                ));
            }
            DeadlyKind::Rectangle => "",
            DeadlyKind::AvoidableRectangle => ", none of which was given,",
        };
        let exchange = format!(
            "If {all}{pattern} held only {}, these two digits could be exchanged there, and the puzzle \
             would have two solutions. So",
            list(self.digits)
        );
        let guardians = either(self.guardians.iter().map(|guardian| words.at(guardian)));
        let at = words.cells(self.guarded());
        Explanation::sentence(&match self.then {
            Consequence::Seen if self.guarded().len() == 1 => {
                format!("{exchange} {at} is neither {}: {actions}", list_of(self, " nor "))
            }
            Consequence::Seen => format!(
                "{exchange} {} is true in one of {at}, and whatever sees all of these cannot be {0}: {actions}",
                list(self.guards())
            ),
            Consequence::Subset { cells, digits, houses: within } => format!(
                "{exchange} one of {guardians} is true. With {}, which {} no candidates but {}, that \
                 makes {} for {} in {}, so no other cell there can have one of them: {actions}",
                words.cells(cells),
                if cells.len() == 1 { "has" } else { "have" },
                list(digits & cells_digits(cells, words)),
                count(cells.len() + 1, "cell", "cells"),
                count(digits.len(), "digit", "digits"),
                houses(within),
            ),
            Consequence::Locked { digit, houses: within } => {
                let targets: Vec<String> =
                    step.eliminations().map(|target| words.is(target)).collect();
                format!(
                    "{exchange} one of {guardians} is true. {} {digit} has no place outside of the \
                     rectangle. So if {}, then {digit} would be true in the rectangle as well, and all \
                     of it would be {two}: {actions}",
                    capitalised(in_houses(within)),
                    either(targets),
                )
            }
        })
    }

    fn place(&self, _: &Step) -> String {
        match self.kind {
            DeadlyKind::Grave => "in the cell with three candidates".to_owned(),
            DeadlyKind::Rectangle | DeadlyKind::AvoidableRectangle => {
                format!("in {}", houses(rows_and_columns(self)))
            }
        }
    }
}

/// The rows and columns of a rectangle.
fn rows_and_columns(pattern: &DeadlyPattern) -> HouseSet {
    pattern.cells.flat_map(|cell| [cell.row(), cell.column()]).collect()
}

/// The digits of the pattern with a word between them.
fn list_of(pattern: &DeadlyPattern, between: &str) -> String {
    pattern.digits.map(|digit| digit.to_string()).collect::<Vec<_>>().join(between)
}

/// The candidates of cells.
fn cells_digits(cells: CellSet, words: Words<'_>) -> DigitSet {
    cells.fold(DigitSet::EMPTY, |all, cell| all | words.grid.digits(cell))
}
