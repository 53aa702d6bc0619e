//! Sue de Coq: `Sue de Coq: r46c7 {234589}, r1379c7 {3589}, r6c8 {24} => …`, the crossing first, then the
//! cells of the line, then those of the box.

use ninerooks_board::{Digit, House, HouseSet};
use ninerooks_step::{CellsAndDigits, Step, SueDeCoq};

use super::{InWords, in_houses};
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, capitalised, count, list, long_list};

impl InWords for SueDeCoq {
    fn line(&self, _: &Step, notation: Notation) -> String {
        let [crossing, line, block] =
            [self.crossing, self.in_line, self.in_box].map(|part| (Cells(part.cells), part.digits));
        match notation {
            Notation::Eureka => format!(
                "{} {{{}}}, {} {{{}}}, {} {{{}}}",
                crossing.0, crossing.1, line.0, line.1, block.0, block.1
            ),
            Notation::Hodoku => format!(
                "{} - {{{}}} ({} - {{{}}}, {} - {{{}}})",
                crossing.0, crossing.1, line.0, line.1, block.0, block.1
            ),
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let [line, block] = [self.line, self.block].map(House::in_words);
        let has = |part: CellsAndDigits| {
            let verb = if part.cells.len() == 1 { "has" } else { "have" };
            format!("{} {verb} {}", words.cells(part.cells), list(part.digits))
        };
        let head = format!(
            "Where {line} and {block} cross, {}: {} for {}. Beside them {} in {line}, and {} in {block}.",
            has(self.crossing),
            count(self.crossing.digits.len(), "digit", "digits"),
            count(self.crossing.cells.len(), "cell", "cells"),
            has(self.in_line),
            has(self.in_box),
        );
        let free = self.only_crossing();
        let either = (!free.is_empty()).then(|| format!("{} in the crossing", list(free)));
        let each = [(self.in_line.digits, &line), (self.in_box.digits, &block)]
            .map(|(digits, house)| format!("{} in {house}", list(digits)));
        let places = free.len() + self.in_line.digits.len() + self.in_box.digits.len();
        let counted = format!(
            "These {} can take each digit once at most in either house, {} in all: {}. So all of \
             them are used",
            count(self.cells().len(), "cell", "cells"),
            places,
            long_list(each.into_iter().chain(either)),
        );
        let both = self.in_line.digits & self.in_box.digits;
        let twice = (step.eliminations().any(|gone| self.cells().contains(gone.cell())))
            .then(|| twice(both.into_iter(), self.block));
        let rest = format!(
            "{counted}, and whatever sees all places of one of them in a house is false{}: {}.",
            twice.unwrap_or_default(),
            words.actions(step)
        );
        Explanation::default().text(capitalised(head)).text(rest)
    }

    fn place(&self, _: &Step) -> String {
        in_houses(HouseSet::from(self.line) | self.block.into())
    }
}

/// What is true once in the line and once in the box is not where they cross.
fn twice(digits: impl Iterator<Item = Digit>, block: House) -> String {
    format!(
        "; {} is needed in the line and in {} both, so not where they cross",
        list(digits),
        block.in_words()
    )
}
