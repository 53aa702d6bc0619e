//! Exocets: `Junior Exocet: 1235 in base r1c12, targets r2c4,r3c7 => …`.

use ninerooks_step::{Exocet, ExocetForm, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, either, list};

impl InWords for Exocet {
    fn line(&self, _: &Step, _: Notation) -> String {
        format!("{} in base {}, targets {}", self.digits, Cells(self.base), Cells(self.targets))
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let [base, targets, companions, lines] =
            [self.base, self.targets, self.cross.companions, self.cross.lines]
                .map(|cells| words.cells(cells));
        let mut explanation = Explanation::default().text(format!(
            "The base cells {base} have two of {}. Every pattern of these digits that passes through one of them passes \
             through a target, {}.",
            list(self.digits),
            either(self.targets.map(|cell| words.cell(cell)))
        ));
        if self.form == ExocetForm::Junior {
            explanation = explanation.text(format!(
                "It is seen in the lines through the targets and {}, the cell beside the base. Outside of the chute, in \
                 {lines}, each of the digits has places in two lines at most, so one of these three lines has it in the chute. If \
                 the digit is in the base, the target of that line is left for it, for {companions} cannot have it.",
                words.cells(self.cross.escape)
            ));
        }
        explanation.text(format!(
            "So {targets} have the same two digits as the base, and a pattern of any digit that passes through more targets \
             than base cells is false. That leaves some candidates without a pattern: {}.",
            words.actions(step)
        ))
    }

    fn place(&self, _: &Step) -> String {
        format!("with the base {}", Cells(self.base))
    }
}
