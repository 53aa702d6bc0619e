//! Fish: `X-Wing: 3 r17\c49 => r268c4,r246c9<>3`.

use ninerooks_board::{Candidate, Cell, CellSet, House, HouseKind, HouseSet};
use ninerooks_step::{Fish, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::fish;
use crate::notation::line::Notation;
use crate::notation::words::{Words, a, count, houses};

impl InWords for Fish {
    fn line(&self, _: &Step, notation: Notation) -> String {
        let Self { digit, base, cover, fins } = *self;
        let endo_fins = twice(fins, base);
        let fins = fins - endo_fins;
        let line = fish::Fish { digit, base, cover, fins, endo_fins }.to_string();
        match notation {
            Notation::Eureka => line,
            Notation::Hodoku => line.replace('\\', " "),
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let Self { digit, base, cover, fins } = *self;
        let (from, to, a) = (houses(base), houses(cover), a(digit));
        let put =
            format!("these {} put {a} into each of these {}", how_many(base), how_many(cover));
        let actions = words.actions(step);
        // Places in two houses of the base at once, and eliminated ones that are in the base themselves.
        let endo = match twice(fins, base) {
            none if none.is_empty() => String::new(),
            cells if cells.len() == 1 => {
                format!(" {} is in two of the former, so it counts as a fin.", words.cells(cells))
            }
            cells => {
                format!(" {} are in two of the former, so they count as fins.", words.cells(cells))
            }
        };
        let gone: CellSet = step.eliminations().map(Candidate::cell).collect();
        let gone = gone & base.cells();
        let cannibal = if gone.is_empty() {
            String::new()
        } else {
            format!(". In {} it would take up two of the latter", words.cells(gone))
        };
        let (the_fin, a_fin) = if fins.len() == 1 {
            (format!("the fin {}", words.cells(fins)), "the fin is")
        } else {
            (format!("the fins {}", words.cells(fins)), "one of the fins is")
        };
        Explanation::sentence(&if fins.is_empty() {
            format!(
                "In {from} every place for {digit} is in {to}. So {put}, and no other cell there can \
                 be {digit}{cannibal}: {actions}"
            )
        } else if cover.len() > base.len() {
            // Two finned fish on one base, each with one of the cover houses left out.
            format!(
                "In {from} there are two finned fish of {digit}: every place is in {to}; each \
                 fish leaves out one of these, whose places are then its fins, among {}. What either \
                 of them eliminates is false: {actions}",
                words.cells(fins)
            )
        } else {
            format!(
                "In {from} every place for {digit} is in {to}, except for {the_fin}.{endo} Either {a_fin} \
                 {digit}, or {put}{cannibal}. What is false in both cases is false: {actions}"
            )
        })
    }

    fn place(&self, _: &Step) -> String {
        format!("with the {}s of {}", self.digit, houses(self.base))
    }
}

/// Those of the cells that are in two of the houses.
fn twice(cells: CellSet, houses: HouseSet) -> CellSet {
    let held =
        |cell: &Cell| cell.houses().into_iter().filter(|house| houses.contains(*house)).count();
    cells.filter(|cell| held(cell) > 1).collect()
}

/// `two rows`, `three houses` when they are of different kinds.
fn how_many(of: HouseSet) -> String {
    use HouseKind::{Block, Column, Row};
    let kind = of.first().map(House::kind).filter(|&kind| of.into_iter().all(|h| h.kind() == kind));
    let (one, many) = match kind {
        Some(Row) => ("row", "rows"),
        Some(Column) => ("column", "columns"),
        Some(Block) => ("box", "boxes"),
        None => ("house", "houses"),
    };
    count(of.len(), one, many)
}
