//! Exocets: `Junior Exocet: 1235 in base r1c12, targets r2c4,r3c7 => …`, and both of a double one.

use ninerooks_board::CellSet;
use ninerooks_step::{Exocet, ExocetForm, ExocetHalf, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, either, list};

impl InWords for Exocet {
    fn line(&self, _: &Step, _: Notation) -> String {
        let half = |base, targets| format!("in base {}, targets {}", Cells(base), Cells(targets));
        let second = |of: ExocetHalf| format!(", and {}", half(of.base, of.targets));
        let second = self.second.map_or_else(String::new, second);
        format!("{} {}{second}", self.digits, half(self.base, self.targets))
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        if let Some(second) = self.second {
            return double(self, second, step, words);
        }
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
        match self.second {
            Some(second) => {
                format!("with the bases {} and {}", Cells(self.base), Cells(second.base))
            }
            None => format!("with the base {}", Cells(self.base)),
        }
    }
}

/// Why a double exocet eliminates.
fn double(exocet: &Exocet, second: ExocetHalf, step: &Step, words: Words<'_>) -> Explanation {
    let digits = list(exocet.digits);
    let half = |base, targets: CellSet| {
        let targets = either(targets.map(|cell| words.cell(cell)));
        format!("through one of {} passes through {targets}", words.cells(base))
    };
    Explanation::default()
        .text(format!(
            "The four base cells {} have no other digits than {digits}. Every pattern of these that passes {}, and every one \
             that passes {}. So a pattern that passes through more of two such targets than of their base cells is false.",
            words.cells(exocet.bases()),
            half(exocet.base, exocet.targets),
            half(second.base, second.targets),
        ))
        .text(format!(
            "No other pattern passes through two of the base cells. So each of the four digits is in exactly one of them, \
             and every pattern of {digits} that misses all four is false as well. That leaves some candidates without a \
             pattern: {}.",
            words.actions(step)
        ))
}
