//! Whips and braids, as Denis Berthier prints them:
//! `Whip[3]: c4n4{r5 r6} - c4n6{r6 r3} - c4n5{r3 .} => r4c4<>3`.

use core::fmt::Write;

use ninerooks_board::{Candidate, Cell, HouseKind, Sector, SectorKind};
use ninerooks_step::{ChainNode, Step, Whip, WhipLink};

use super::InWords;
use super::hypothesis::empty_in_words;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, a, list};

impl InWords for Whip {
    fn line(&self, _: &Step, _: Notation) -> String {
        self.links.iter().map(variable).collect::<Vec<_>>().join(" - ")
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let head = format!("Assume that {}:", words.is(self.target));
        let mut truths = vec![ChainNode::new(self.target.digit(), self.target.cell().into())];
        let mut told = Vec::new();
        for link in &self.links {
            let why = because(link, &truths, words);
            if let Some(right) = link.right {
                told.push(format!("{}{why}", comes_down(link.sector, right, words)));
                truths.push(right);
            } else {
                told.push(format!("{}{why}", empty_in_words(link.sector, words)));
            }
        }
        Explanation::default()
            .text(head)
            .inferences(told)
            .text(format!("So the assumption is false: {}.", words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        let block = self.target.cell().block();
        format!("assuming {} in {}", a(self.target.digit()), block.in_words())
    }
}

/// `c4n4{r5 r6}`, `r1c4{n2 n1}`, `b3n7{r2c8 r3c9}`; a group `r2n3{c1 c456}`, the last one `c4n5{r3 .}`.
fn variable(link: &WhipLink) -> String {
    let mut text = match link.sector.kind() {
        SectorKind::Cell(cell) => cell.to_string(),
        SectorKind::House(house, digit) => format!("{house}n{digit}"),
    };
    let left = ChainNode::new(link.left.digit(), link.left.cell().into());
    let right = link.right.map_or_else(|| ".".to_owned(), |right| value(link.sector, right));
    let _ = write!(text, "{{{} {right}}}", value(link.sector, left));
    text
}

/// What tells a candidate or a group from the others of its sector: `n4`, `r5`, `c456`, `r2c8`.
fn value(sector: Sector, node: ChainNode) -> String {
    let SectorKind::House(house, _) = sector.kind() else { return format!("n{}", node.digit) };
    let numbers = |index: fn(Cell) -> usize| {
        node.cells.map(|cell| (index(cell) + 1).to_string()).collect::<String>()
    };
    match house.kind() {
        HouseKind::Row => format!("c{}", numbers(Cell::column_index)),
        HouseKind::Column => format!("r{}", numbers(Cell::row_index)),
        HouseKind::Block => Cells(node.cells).to_string(),
    }
}

/// `r6c4 is 4, the only place left for 4 in column 4`, `the 3 of row 2 is in r2c456`.
fn comes_down(sector: Sector, right: ChainNode, words: Words<'_>) -> String {
    let Some(cell) = right.cells.only() else {
        let SectorKind::House(house, digit) = sector.kind() else { return String::new() };
        return format!("the {digit} of {} is in {}", house.in_words(), words.cells(right.cells));
    };
    let is = words.is(Candidate::new(right.digit, cell));
    match sector.kind() {
        SectorKind::Cell(cell) => format!("{is}, the only candidate left in {}", words.cell(cell)),
        SectorKind::House(house, digit) => {
            format!("{is}, the only place left for {digit} in {}", house.in_words())
        }
    }
}

/// What makes the other candidates of a sector false: `, as r4c4 is 3 and the 3 of row 2 is in r2c45`.
fn because(link: &WhipLink, truths: &[ChainNode], words: Words<'_>) -> String {
    let mut causes: Vec<String> = Vec::new();
    for gone in words.grid.live_in(link.sector) {
        let sees = |truth: &&ChainNode| {
            truth.cells.into_iter().all(|cell| Candidate::new(truth.digit, cell).sees(gone))
        };
        // The sector before first, as people follow a chain.
        let Some(truth) = truths.iter().rev().find(sees) else { continue };
        if link
            .right
            .is_some_and(|right| right.digit == gone.digit() && right.cells.contains(gone.cell()))
        {
            continue;
        }
        let cause = match truth.cells.only() {
            Some(cell) => words.is(Candidate::new(truth.digit, cell)),
            None => format!("the {} is in {}", truth.digit, words.cells(truth.cells)),
        };
        if !causes.contains(&cause) {
            causes.push(cause);
        }
    }
    if causes.is_empty() { String::new() } else { format!(", as {}", list(causes)) }
}
