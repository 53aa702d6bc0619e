//! Death Blossom: `Death Blossom: r4c5: 4r4c5-(4=68)r4c13, 7r4c5-(7=8)r2c5, … => …`, the stem first, then
//! each of its candidates with its petal, which ends with the digit that is eliminated.

use ninerooks_board::{Candidate, DigitSet, Sector, SectorKind};
use ninerooks_step::{Blossom, BlossomStem, PatternLink, Step};

use super::InWords;
use super::deadly;
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
        match kind(self.stem) {
            Kind::Sector(SectorKind::Cell(cell)) => format!("{cell}: {petals}"),
            Kind::Sector(SectorKind::House(house, digit)) => {
                format!("{digit} in {house}: {petals}")
            }
            Kind::Pattern(pattern) => format!("{}: {petals}", deadly::short(&pattern)),
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let z: DigitSet = step.eliminations().map(Candidate::digit).collect();
        let candidates = count(self.petals.len(), "candidate", "candidates");
        let head = match kind(self.stem) {
            Kind::Pattern(pattern) => format!(
                "One of {candidates} is true, {}, and each takes a digit from a set:",
                deadly::otherwise(&pattern, words)
            ),
            Kind::Sector(SectorKind::Cell(cell)) => {
                format!("{} has {candidates}, and each takes a digit from a set:", words.cell(cell))
            }
            Kind::Sector(SectorKind::House(house, digit)) => format!(
                "In {} the digit {digit} has {}, and each takes {digit} from a set:",
                house.in_words(),
                count(self.petals.len(), "place", "places")
            ),
        };
        let petals = self.petals.iter().map(|petal| {
            let digit = petal.from.digit();
            let (them, have) = match petal.set.cells.len() {
                1 => ("is not", "it is"),
                _ => ("cannot be", "they have"),
            };
            format!(
                "if {}, {} {them} {digit}, so {have} {}",
                words.is(petal.from),
                words.cells(petal.set.cells),
                list(petal.set.digits.without(digit)),
            )
        });
        let text = format!(
            "So one of these sets has {0}, and a cell that sees all places for it in all of them is not {0}: {1}.",
            list(z),
            words.actions(step)
        );
        Explanation::default().text(head).inferences(petals).text(text)
    }

    fn place(&self, _: &Step) -> String {
        match kind(self.stem) {
            Kind::Sector(SectorKind::Cell(cell)) => format!("with the stem {cell}"),
            Kind::Sector(SectorKind::House(house, digit)) => {
                format!("with the {digit}s of {}", house.in_words())
            }
            Kind::Pattern(pattern) => format!("with the stem {}", Cells(pattern.cells)),
        }
    }
}

/// What a stem is.
enum Kind {
    Sector(SectorKind),
    Pattern(PatternLink),
}

fn kind(stem: BlossomStem) -> Kind {
    match stem {
        BlossomStem::Sector(sector) => Kind::Sector(Sector::kind(sector)),
        BlossomStem::Guardians(pattern) => Kind::Pattern(pattern),
    }
}
