//! Equations of patterns as constraints.

use core::fmt::Write as _;
use ninerooks_board::{Candidate, Cell, Digit, DigitSet, House};
use ninerooks_proof::Equation;

use super::Patterns;
use super::tree::Node;
use crate::names::{brings, killed, link, no, pattern as name, truth, variable};
use crate::writer::{self, Writer};

/// At least one of these patterns is true.
#[derive(Clone)]
pub(super) struct Below {
    pub(super) label: String,
    pub(super) members: Vec<usize>,
}

/// At most one of the patterns is true, of these digits.
#[derive(Clone)]
pub(super) struct Above {
    pub(super) label: String,
    pub(super) digits: DigitSet,
}

impl Patterns {
    /// At least one of the equation's living patterns is true.
    pub(super) fn below(&mut self, writer: &mut Writer, equation: Equation) -> Below {
        let at = self.below.iter().position(|(of, _)| *of == equation);
        let sum = match (at, equation) {
            (Some(at), _) => self.below[at].1.clone(),
            (None, Equation::Cell(cell)) => self.cell_below(writer, cell),
            // Every digit that a proof names was defined before.
            (None, Equation::Digit(_)) => Below { label: String::new(), members: Vec::new() },
        };
        let sum = self.refresh(writer, sum);
        match at {
            Some(at) => self.below[at].1 = sum.clone(),
            None => self.below.push((equation, sum.clone())),
        }
        sum
    }

    /// The sum without the patterns that died since.
    fn refresh(&self, writer: &mut Writer, sum: Below) -> Below {
        let (alive, dead): (Vec<_>, Vec<_>) =
            sum.members.into_iter().partition(|&i| self.entries[i].alive);
        if dead.is_empty() {
            return Below { label: sum.label, members: alive };
        }
        let mut line = writer::Sum::default();
        line.add(&sum.label, 1);
        for &i in &dead {
            line.add(&killed(self.entries[i].pattern), 1);
        }
        let label = writer.label();
        writer.pol(&label, &line.0);
        Below { label, members: alive }
    }

    /// The constraints which show that a digit is false in a cell unless one of its patterns
    /// through the cell is true.
    pub(super) fn reasons(&mut self, writer: &mut Writer, candidate: Candidate) -> Vec<String> {
        let (digit, cell) = (candidate.digit(), candidate.cell());
        let mut hints = vec![link(cell.row().sector(digit))];
        let others = self.of(digit).filter(|&i| !self.entries[i].cells.contains(cell));
        hints.extend(others.map(|i| brings(self.entries[i].pattern)));
        hints.push(self.below(writer, Equation::Digit(digit)).label);
        hints
    }

    /// One pattern through the cell is true, for one of its digits is.
    fn cell_below(&mut self, writer: &mut Writer, cell: Cell) -> Below {
        let (mut sum, mut members) = (writer::Sum::default(), Vec::new());
        sum.add(&truth(cell.sector()), 1);
        for digit in Digit::ALL {
            let candidate = Candidate::new(digit, cell);
            if !writer.live.contains(candidate) {
                sum.add(&no(candidate), 1);
                continue;
            }
            let hints = self.reasons(writer, candidate);
            let through = self.through(digit, cell);
            let mut constraint = format!("1 ~{} ", variable(candidate));
            for &i in &through {
                let _ = write!(constraint, "1 {} ", name(self.entries[i].pattern));
            }
            let label = writer.label();
            writer.rup(&label, &format!("{constraint}>= 1"), &hints);
            sum.add(&label, 1);
            members.extend(through);
        }
        let label = writer.label();
        writer.pol(&label, &sum.0);
        Below { label, members }
    }

    /// At most one of the equation's patterns is true, of those digits that have variables.
    pub(super) fn above(&mut self, writer: &mut Writer, equation: Equation) -> String {
        let digits = match equation {
            Equation::Cell(_) => {
                Digit::ALL.into_iter().filter(|d| self.digits[d.index()].is_some()).collect()
            }
            Equation::Digit(digit) => digit.into(),
        };
        let known = self.above.iter().find(|(of, above)| *of == equation && above.digits == digits);
        if let Some((_, above)) = known {
            return above.label.clone();
        }
        let label = match equation {
            Equation::Cell(cell) => self.cell_above(writer, cell, digits),
            Equation::Digit(digit) => match self.digits[digit.index()].take() {
                Some((range, node)) => {
                    let label = self.node_above(writer, digit, &node);
                    self.digits[digit.index()] = Some((range, node));
                    label
                }
                None => String::new(), // every digit that a proof names was defined before
            },
        };
        self.above.push((equation, Above { label: label.clone(), digits }));
        label
    }

    /// At most one of a node's patterns is true: those that go on through different cells of a
    /// house exclude each other, and so do, one node on, those that go on through the same.
    fn node_above(&self, writer: &mut Writer, digit: Digit, node: &Node) -> String {
        let branches: Vec<_> = node.children.iter().filter(|c| !c.1.patterns.is_empty()).collect();
        let house = match (branches.as_slice(), node.house) {
            ([(_, only)], _) => return self.node_above(writer, digit, only),
            (_, Some(house)) => house,
            (_, None) => return self.alone(writer, node),
        };
        let mut sum = writer::Sum::default();
        sum.add(&link(house.sector(digit)), 1);
        for (cell, child) in &branches {
            let members: Vec<usize> = child.patterns.clone().collect();
            let within = match members.len() {
                1 => None,
                _ => Some(self.node_above(writer, digit, child)),
            };
            let label = self.at_most(writer, Candidate::new(digit, *cell), &members, within);
            sum.add(&label, 1);
        }
        Self::forget(&mut sum, digit, house, |cell| branches.iter().any(|(c, _)| *c == cell));
        let label = writer.label();
        writer.pol(&label, &sum.0);
        label
    }

    /// One pattern is at most one pattern.
    fn alone(&self, writer: &mut Writer, node: &Node) -> String {
        let label = writer.label();
        let mut literal =
            node.patterns.clone().map(|i| format!("~{}", name(self.entries[i].pattern)));
        // Without patterns it is any true constraint.
        writer.pol(&label, &literal.next_back().unwrap_or_else(|| "x1r1c1".to_owned()));
        label
    }

    fn forget(sum: &mut writer::Sum, digit: Digit, house: House, keep: impl Fn(Cell) -> bool) {
        for cell in house.cells().filter(|&cell| !keep(cell)) {
            sum.weaken(&variable(Candidate::new(digit, cell)));
        }
    }

    /// These patterns through a candidate are together at most the candidate. `within` says that at
    /// most one of them is true; it is not needed for one alone.
    ///
    /// With m patterns, each of which brings the candidate x, and at most one of them true, m·x is
    /// at least their sum: unit propagation shows it. That, and m − 1 times "at most one", divided
    /// by m and rounded, is what is claimed.
    fn at_most(
        &self,
        writer: &mut Writer,
        candidate: Candidate,
        members: &[usize],
        within: Option<String>,
    ) -> String {
        let many = members.len();
        let hints: Vec<_> = members.iter().map(|&i| brings(self.entries[i].pattern)).collect();
        let mut constraint = format!("{many} {} ", variable(candidate));
        for &i in members {
            let _ = write!(constraint, "1 ~{} ", name(self.entries[i].pattern));
        }
        let label = writer.label();
        writer.rup(&label, &format!("{constraint}>= {many}"), &hints);
        let Some(within) = within else { return label };
        let together = writer.label();
        let line = format!("{label} {within} {} * + {many} d ", many - 1);
        writer.pol(&together, &line);
        together
    }

    /// At most one pattern through the cell is true, for at most one of its digits is.
    fn cell_above(&mut self, writer: &mut Writer, cell: Cell, digits: DigitSet) -> String {
        let mut sum = writer::Sum::default();
        sum.add(&link(cell.sector()), 1);
        let mut idle = Vec::new();
        for digit in Digit::ALL {
            let candidate = Candidate::new(digit, cell);
            let members =
                if digits.contains(digit) { self.through(digit, cell) } else { Vec::new() };
            if members.is_empty() {
                idle.push(variable(candidate));
                continue;
            }
            let within = (members.len() > 1).then(|| self.some_above(writer, digit, &members));
            let label = self.at_most(writer, candidate, &members, within);
            sum.add(&label, 1);
        }
        for variable in &idle {
            sum.weaken(variable);
        }
        let label = writer.label();
        writer.pol(&label, &sum.0);
        label
    }

    /// At most one of some patterns of a digit is true.
    fn some_above(&mut self, writer: &mut Writer, digit: Digit, members: &[usize]) -> String {
        let mut sum = writer::Sum::default();
        sum.add(&self.above(writer, Equation::Digit(digit)), 1);
        let range = self.digits[digit.index()].as_ref().map_or(0..0, |(range, _)| range.clone());
        for i in range.filter(|i| !members.contains(i)) {
            sum.weaken(&name(self.entries[i].pattern));
        }
        let label = writer.label();
        writer.pol(&label, &sum.0);
        label
    }
}
