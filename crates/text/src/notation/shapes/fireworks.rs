//! Fireworks: `Firework Triple: 156 in r4c67,r7c6 (56r4, 15c6) => …`: the digits, the cells, and the digits of each
//! pivot's row and column.

use core::fmt::Write;

use ninerooks_board::DigitSet;
use ninerooks_step::{FireworkPivot, Fireworks, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, either, list};

impl InWords for Fireworks {
    fn line(&self, _: &Step, _: Notation) -> String {
        let of = |pivot: &FireworkPivot| {
            let lines = [(pivot.in_row, pivot.cell.row()), (pivot.in_column, pivot.cell.column())];
            let lines = lines.into_iter().filter(|(digits, _)| !digits.is_empty());
            lines.map(|(digits, line)| format!("{digits}{line}")).collect::<Vec<_>>().join(", ")
        };
        let lines: Vec<String> = self.pivots.iter().map(of).collect();
        format!("{} in {} ({})", self.digits(), Cells(self.cells()), lines.join("; "))
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let mut explanation = Explanation::default();
        for pivot in &self.pivots {
            explanation = of_pivot(*pivot, self, words, explanation);
        }
        let mut boxes = String::new();
        for FireworkPivot { cell, in_row, in_column } in &self.pivots {
            let both: DigitSet = *in_row & *in_column;
            if !both.is_empty() {
                let block = cell.block().in_words();
                let _ =
                    write!(boxes, ", and so is each {} of {block} off these lines", either(both));
            }
        }
        explanation.text(format!(
            "So {} fill {}, each in a place that was named. Everything else in these cells is false{boxes}: {}.",
            list(self.digits()),
            words.cells(self.cells()),
            words.actions(step)
        ))
    }

    fn place(&self, _: &Step) -> String {
        format!("around {}", Cells(self.cells()))
    }
}

/// What the lines of a pivot say of its digits.
fn of_pivot(
    pivot: FireworkPivot,
    all: &Fireworks,
    words: Words<'_>,
    mut explanation: Explanation,
) -> Explanation {
    let FireworkPivot { cell, in_row, in_column } = pivot;
    let wing = |line: ninerooks_board::House| words.cells(all.wings & line.cells());
    let (row, column, block) = (cell.row(), cell.column(), cell.block());
    for (line, digits) in [(row, in_row - in_column), (column, in_column - in_row)] {
        for digit in digits {
            explanation = explanation.text(format!(
                "In {} the {digit} is in {} or in {}.",
                line.in_words(),
                words.cell(cell),
                wing(line)
            ));
        }
    }
    let both: DigitSet = in_row & in_column;
    if both.is_empty() {
        return explanation;
    }
    explanation.text(format!(
        "Outside {block}, {row} has {digits} only in {first} and {column} only in {second}. One of these that is in \
         neither is in {block} in both the row and the column, so in {cell}.",
        block = block.in_words(),
        row = row.in_words(),
        column = column.in_words(),
        digits = list(both),
        first = wing(row),
        second = wing(column),
        cell = words.cell(cell)
    ))
}
