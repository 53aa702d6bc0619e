//! Multi-sector locked sets: `SK-Loop: 37r2, 15b3, 48c8 in r2c13,r13c2 => …`: the digits of each house, the cells.

use ninerooks_step::{HouseDigits, MultiSector, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, capitalised, houses, list};

impl InWords for MultiSector {
    fn line(&self, _: &Step, _: Notation) -> String {
        let links =
            self.links.iter().map(|HouseDigits { house, digits }| format!("{digits}{house}"));
        format!("{} in {}", links.collect::<Vec<_>>().join(", "), Cells(self.cells))
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let links = self
            .links
            .iter()
            .map(|link| format!("{}: {}", link.house.in_words(), list(link.digits)));
        let links: Vec<String> = links.collect();
        let n = self.cells.len();
        Explanation::default()
            .text(format!(
                "Every candidate of the {n} cells {} is one of these digits in one of these houses:",
                words.cells(self.cells)
            ))
            .inferences(links)
            .text(format!(
                "These are {n} digits of houses, and a house has each digit once. So the {n} cells need all of them, each \
                 once: elsewhere in its house each is false. {}.",
                capitalised(words.actions(step))
            ))
    }

    fn place(&self, _: &Step) -> String {
        let linked = self.links.iter().map(|link| link.house).collect();
        format!("with {} cells, in {}", self.cells.len(), houses(linked))
    }
}
