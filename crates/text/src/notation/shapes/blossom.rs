//! Death Blossom: `Death Blossom: r4c5: 4r4c5-(4=68)r4c13, 7r4c5-(7=8)r2c5, … => …`, the stem first, then
//! each of its candidates with its petal, which ends with the digit that is eliminated.

use ninerooks_board::{Candidate, DigitSet, SectorKind};
use ninerooks_step::{Blossom, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, count, list};

impl InWords for Blossom {
    fn line(&self, step: &Step, _: Notation) -> String {
        let z: DigitSet = step.eliminations().map(Candidate::digit).collect();
        let petals = self.petals.iter().map(|petal| {
            let digit = petal.from.digit();
            let rest: String =
                (petal.set.digits.without(digit) - z).map(|d| d.to_string()).collect();
            let last = z.map(|d| d.to_string()).collect::<Vec<_>>().join("|");
            format!("{}-({digit}={rest}{last}){}", petal.from, Cells(petal.set.cells))
        });
        let petals = petals.collect::<Vec<_>>().join(", ");
        match self.stem.kind() {
            SectorKind::Cell(cell) => format!("{cell}: {petals}"),
            SectorKind::House(house, digit) => format!("{digit} in {house}: {petals}"),
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let z: DigitSet = step.eliminations().map(Candidate::digit).collect();
        let candidates = count(self.petals.len(), "candidate", "candidates");
        let head = match self.stem.kind() {
            SectorKind::Cell(cell) => {
                format!("{} has {candidates}, and each takes a digit from a set:", words.cell(cell))
            }
            SectorKind::House(house, digit) => format!(
                "In {} the digit {digit} has {}, and each takes {digit} from a set:",
                house.in_words(),
                count(self.petals.len(), "place", "places")
            ),
        };
        let petals = self.petals.iter().map(|petal| {
            let digit = petal.from.digit();
            format!(
                "if {}, {} cannot be {digit}, so the digits {} fill {}",
                words.is(petal.from),
                words.cells(petal.set.cells),
                list(petal.set.digits.without(digit)),
                count(petal.set.cells.len(), "cell", "cells")
            )
        });
        let text = format!(
            "One of them is true, so {} is in one of these sets, and whatever sees all its places in \
             all of them is false: {}.",
            list(z),
            words.actions(step)
        );
        Explanation::default().text(head).inferences(petals).text(text)
    }

    fn place(&self, _: &Step) -> String {
        match self.stem.kind() {
            SectorKind::Cell(cell) => format!("with the stem {cell}"),
            SectorKind::House(house, digit) => format!("with the {digit}s of {}", house.in_words()),
        }
    }
}
