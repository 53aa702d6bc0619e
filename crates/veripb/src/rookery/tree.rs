//! The patterns of a digit, and that one of them is true.

use core::fmt::Write as _;
use core::ops::Range;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, House, Rookery};
use ninerooks_proof::Pattern;

use super::{Entry, LIMIT, Patterns, sums::Below};
use crate::names::{brings, brought, link, no, pattern as name, truth, variable};
use crate::refusal::{Unwritten, Written};
use crate::writer::Writer;

/// The patterns that contain some cells. The search goes on in a house, cell by cell.
pub(super) struct Node {
    pub(super) patterns: Range<usize>,
    pub(super) house: Option<House>,
    pub(super) children: Vec<(Cell, Self)>,
}

/// A search that writes down what it has seen.
struct Search<'a> {
    writer: &'a mut Writer,
    entries: &'a mut Vec<Entry>,
    digit: Digit,
    live: CellSet,
}

impl Patterns {
    /// Gives the live patterns of digits variables.
    pub(super) fn define_all(&mut self, writer: &mut Writer, digits: DigitSet) -> Written {
        digits.into_iter().try_for_each(|digit| self.define(writer, digit))
    }

    /// Gives the live patterns of a digit variables, unless they have them, and derives that one of
    /// them is true.
    fn define(&mut self, writer: &mut Writer, digit: Digit) -> Written {
        if self.digits[digit.index()].is_some() {
            return Ok(());
        }
        let live = writer.live[digit];
        if count(live, 0) > LIMIT {
            return Err(Unwritten::Patterns(digit));
        }
        let mut search = Search { writer, entries: &mut self.entries, digit, live };
        let (node, label) = search.grow(&mut Vec::new(), live);
        let members = node.patterns.clone().collect();
        self.below.push((digit_equation(digit), Below { label, members }));
        self.digits[digit.index()] = Some((node.patterns.clone(), node));
        Ok(())
    }
}

fn digit_equation(digit: Digit) -> ninerooks_proof::Equation {
    ninerooks_proof::Equation::Digit(digit)
}

/// How many patterns there are, or one more than the limit.
fn count(open: CellSet, row: usize) -> usize {
    if row == 9 {
        return 1;
    }
    let mut sum = 0;
    for cell in open & House::row(row).cells() {
        sum += count(open - cell.peers(), row + 1);
        if sum > LIMIT {
            break;
        }
    }
    sum
}

impl Search<'_> {
    /// Finds the patterns that contain `taken`; `open` are the live cells which go with these. The
    /// constraint with the label says: if the cells are taken, one of the patterns is true.
    fn grow(&mut self, taken: &mut Vec<Cell>, open: CellSet) -> (Node, String) {
        let start = self.entries.len();
        let cells: CellSet = taken.iter().copied().collect();
        let house = House::all()
            .into_iter()
            .filter(|house| house.cells().is_disjoint(cells))
            .min_by_key(|house| (house.cells() & open).len());
        let Some(house) = house else {
            let label = self.leaf(cells);
            let patterns = start..self.entries.len();
            return (Node { patterns, house: None, children: Vec::new() }, label);
        };
        let (mut children, mut labels) = (Vec::new(), Vec::new());
        for cell in house.cells() & open {
            taken.push(cell);
            let (node, label) = self.grow(taken, open - cell.peers() - CellSet::from(cell));
            taken.pop();
            children.push((cell, node));
            labels.push(label);
        }
        let label = self.join(taken, house, open, labels, start);
        (Node { patterns: start..self.entries.len(), house: Some(house), children }, label)
    }

    /// A new pattern.
    fn leaf(&mut self, cells: CellSet) -> String {
        // One cell in each house is what a rookery is.
        let Some(rookery) = Rookery::from_cells(cells) else { return String::new() };
        let pattern = Pattern { digit: self.digit, rookery };
        let name = name(pattern);
        let (mut all, mut none) = (String::new(), String::new());
        for cell in cells {
            let x = variable(Candidate::new(self.digit, cell));
            let _ = write!(all, "1 {x} ");
            let _ = write!(none, "1 ~{x} ");
        }
        let (brings, brought) = (brings(pattern), brought(pattern));
        let _ = writeln!(self.writer.text, "{brings} red 9 ~{name} {all}>= 9 : {name} -> 0;");
        let _ = writeln!(self.writer.text, "{brought} red 1 {name} {none}>= 1 : {name} -> 1;");
        self.entries.push(Entry { pattern, cells, alive: true });
        brought
    }

    /// One of a house's cells is true: one that leads on, for the others are dead or seen. The
    /// patterns found since `start` are those which contain `taken`.
    fn join(
        &mut self,
        taken: &[Cell],
        house: House,
        open: CellSet,
        mut hints: Vec<String>,
        start: usize,
    ) -> String {
        for cell in house.cells() - open {
            let candidate = Candidate::new(self.digit, cell);
            if !self.live.contains(cell) {
                hints.push(no(candidate));
                continue;
            }
            let by = taken.iter().find(|&&other| other.sees(cell));
            let house =
                by.and_then(|by| by.houses().into_iter().find(|h| h.cells().contains(cell)));
            hints.extend(house.map(|house| link(house.sector(self.digit))));
        }
        hints.push(truth(house.sector(self.digit)));
        let mut constraint = String::new();
        for &cell in taken {
            let _ = write!(constraint, "1 ~{} ", variable(Candidate::new(self.digit, cell)));
        }
        for entry in &self.entries[start..] {
            let _ = write!(constraint, "1 {} ", name(entry.pattern));
        }
        let label = self.writer.label();
        self.writer.rup(&label, &format!("{constraint}>= 1"), &hints);
        label
    }
}
