//! All that follows from one assumption, with what each of it follows from.

use super::super::board::Board;
use super::advanced::advanced;
use super::{Engine, Literal, Rule, cause, literal, others, parts};
use crate::houses::{HOUSES, HOUSES_OF, PLACE_OF, bits};

/// What a node says of a nested hint.
pub(super) const NO_RECORD: u32 = u32::MAX;

/// A literal of a run.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) literal: Literal,
    /// How it was reached.
    pub(super) cause: u8,
    /// The nested hint that it is from.
    pub(super) record: u32,
    start: u32,
    count: u16,
    /// Whether it follows from nested hints. Known after [`Run::count`].
    pub(super) nested: bool,
}

/// A run: nodes in the order of discovery, and their parents.
pub(super) struct Run {
    pub(super) nodes: Vec<Node>,
    parents: Vec<u16>,
    /// The nodes that are true, and those that are false, in the order of discovery.
    pub(super) on: Vec<u16>,
    pub(super) off: Vec<u16>,
    /// How many nodes each node follows from, itself among them. Known after [`Self::count`].
    counts: Vec<u16>,
    /// The same as digits by cell.
    pub(super) true_digits: [u16; 81],
    pub(super) false_digits: [u16; 81],
    /// The node of each literal that was reached.
    index: [u16; 1458],
    /// Two nodes that cannot both be: a true one and a false one.
    pub(super) conflict: Option<[u16; 2]>,
}

impl Default for Run {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            parents: Vec::new(),
            on: Vec::new(),
            off: Vec::new(),
            counts: Vec::new(),
            true_digits: [0; 81],
            false_digits: [0; 81],
            index: [0; 1458],
            conflict: None,
        }
    }
}

/// A candidate that is false by other means than links.
pub(super) struct Advance {
    pub(super) literal: Literal,
    /// Nodes of the run.
    pub(super) parents: std::rc::Rc<[u16]>,
    pub(super) record: u32,
}

/// What is true if a candidate is false: at most one in the cell and one for each house.
struct Consequence {
    cell: usize,
    digit: usize,
    cause: u8,
}

impl Run {
    /// Follows an assumption.
    pub(super) fn follow(
        engine: &mut Engine,
        source: &Board,
        start: Literal,
        rule: Rule,
    ) -> Box<Self> {
        let mut run = engine.run();
        run.clear();
        run.push(start, cause::NONE, 0, NO_RECORD);
        let mut grid = source.clone();
        let (mut next_on, mut next_off) = (0, 0);
        loop {
            if let Some(&node) = run.on.get(next_on) {
                next_on += 1;
                if run.follow_true(&grid, node, rule) {
                    break;
                }
            } else if let Some(&node) = run.off.get(next_off) {
                next_off += 1;
                if run.follow_false(&mut grid, source, node, rule) {
                    break;
                }
            } else if rule.level == 0
                || engine.is_exhausted()
                || !run.advance(engine, &grid, source, rule)
            {
                break;
            }
        }
        engine.work += run.nodes.len() as u64;
        run
    }

    fn clear(&mut self) {
        self.nodes.clear();
        self.parents.clear();
        self.on.clear();
        self.off.clear();
        self.true_digits = [0; 81];
        self.false_digits = [0; 81];
        self.counts.clear();
        self.conflict = None;
    }

    pub(super) fn has(&self, literal: Literal) -> bool {
        let (cell, digit, on) = parts(literal);
        let digits = if on { self.true_digits } else { self.false_digits };
        digits[cell] >> digit & 1 == 1
    }

    /// The node of a literal that was reached.
    pub(super) fn node(&self, literal: Literal) -> u16 {
        self.index[usize::from(literal)]
    }

    pub(super) fn parents(&self, node: u16) -> &[u16] {
        let Node { start, count, .. } = self.nodes[usize::from(node)];
        &self.parents[start as usize..start as usize + usize::from(count)]
    }

    /// A node that is not in the sets yet. Its parents are those that were added last.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 1,459 nodes and as many parents each"
    )]
    fn node_of(&mut self, literal: Literal, cause: u8, start: usize, record: u32) -> u16 {
        let count = (self.parents.len() - start) as u16;
        let start = start as u32;
        self.nodes.push(Node { literal, cause, record, start, count, nested: false });
        (self.nodes.len() - 1) as u16
    }

    /// Adds a node with the parents from `start` on.
    fn push(&mut self, literal: Literal, cause: u8, start: usize, record: u32) {
        let node = self.node_of(literal, cause, start, record);
        self.index[usize::from(literal)] = node;
        let (cell, digit, on) = parts(literal);
        if on {
            self.true_digits[cell] |= 1 << digit;
            self.on.push(node);
        } else {
            self.false_digits[cell] |= 1 << digit;
            self.off.push(node);
        }
    }

    /// What is false because a candidate is true; whether that is a contradiction.
    fn follow_true(&mut self, grid: &Board, node: u16, rule: Rule) -> bool {
        let (cell, digit, _) = parts(self.nodes[usize::from(node)].literal);
        if !rule.nishio {
            for other in others(grid, cell, digit) {
                if self.falsify(cell, other, node) {
                    return true;
                }
            }
        }
        for kind in 0..3 {
            let house = HOUSES_OF[cell][kind];
            for place in bits(grid.places[house][digit] & !(1 << PLACE_OF[cell][kind])) {
                if self.falsify(HOUSES[house][place], digit, node) {
                    return true;
                }
            }
        }
        false
    }

    fn falsify(&mut self, cell: usize, digit: usize, from: u16) -> bool {
        let clash = self.true_digits[cell] >> digit & 1 == 1;
        if clash || self.false_digits[cell] >> digit & 1 == 0 {
            let start = self.parents.len();
            self.parents.push(from);
            if clash {
                let on = self.node(literal(cell, digit, true));
                let off = self.node_of(literal(cell, digit, false), cause::NONE, start, NO_RECORD);
                self.conflict = Some([on, off]);
                return true;
            }
            self.push(literal(cell, digit, false), cause::NONE, start, NO_RECORD);
        }
        false
    }

    /// What is true because a candidate is false; whether that is a contradiction.
    fn follow_false(&mut self, grid: &mut Board, source: &Board, node: u16, rule: Rule) -> bool {
        let (cell, digit, _) = parts(self.nodes[usize::from(node)].literal);
        let consequences = consequences(grid, cell, digit, rule);
        for Consequence { cell: other, digit: value, cause } in consequences.into_iter().flatten() {
            let clash = self.false_digits[other] >> value & 1 == 1;
            if !clash && self.true_digits[other] >> value & 1 == 1 {
                continue;
            }
            let start = self.parents.len();
            self.parents.push(node);
            if rule.dynamic {
                self.hidden_parents(grid, source, other, value, cause);
            }
            let literal = literal(other, value, true);
            if clash {
                let on = self.node_of(literal, cause, start, NO_RECORD);
                self.conflict = Some([on, self.node(literal ^ 1)]);
                return true;
            }
            self.push(literal, cause, start, NO_RECORD);
        }
        if rule.dynamic {
            grid.remove(cell, digit);
        }
        false
    }

    /// The candidates that were in the source and are not in the grid: it follows from them, too.
    fn hidden_parents(
        &mut self,
        grid: &Board,
        source: &Board,
        cell: usize,
        digit: usize,
        cause: u8,
    ) {
        if cause == cause::CELL {
            for gone in bits(source.digits[cell] & !grid.digits[cell]) {
                self.parents.push(self.index[usize::from(literal(cell, gone, false))]);
            }
        } else {
            let house = HOUSES_OF[cell][usize::from(cause)];
            for place in bits(source.places[house][digit] & !grid.places[house][digit]) {
                let gone = literal(HOUSES[house][place], digit, false);
                self.parents.push(self.index[usize::from(gone)]);
            }
        }
    }

    /// What follows by other means than links; whether there is something.
    fn advance(&mut self, engine: &mut Engine, grid: &Board, source: &Board, rule: Rule) -> bool {
        let before = self.nodes.len();
        for Advance { literal, parents, record } in advanced(engine, grid, source, self, rule) {
            if !self.has(literal) {
                let start = self.parents.len();
                self.parents.extend_from_slice(&parents);
                self.push(literal, cause::NONE, start, record);
            }
        }
        self.nodes.len() > before
    }

    /// How many nodes a node follows from, itself among them. From then on nodes know whether they follow from nested hints.
    pub(super) fn count(&mut self, node: u16, sets: &mut Vec<u64>) -> u32 {
        if self.counts.is_empty() {
            self.count_all(sets);
        }
        self.counts[usize::from(node)].into()
    }

    /// Counts for each node what it follows from. Each set is the union of those of its parents, which come before.
    #[expect(clippy::cast_possible_truncation, reason = "at most 1,459 nodes")]
    fn count_all(&mut self, sets: &mut Vec<u64>) {
        let words = self.nodes.len().div_ceil(64);
        sets.clear();
        sets.resize(self.nodes.len() * words, 0);
        self.counts.clear();
        for i in 0..self.nodes.len() {
            let node = self.nodes[i];
            let mut nested = node.record != NO_RECORD;
            // Parents are before a node, so only these words can be more than zero.
            let own = i / 64 + 1;
            let (before, set) = sets.split_at_mut(i * words);
            let set = &mut set[..own];
            let parents = node.start as usize..node.start as usize + usize::from(node.count);
            for &parent in &self.parents[parents] {
                nested |= self.nodes[usize::from(parent)].nested;
                let of = &before[usize::from(parent) * words..][..own];
                for (word, of) in set.iter_mut().zip(of) {
                    *word |= of;
                }
            }
            set[i / 64] |= 1 << (i % 64);
            self.nodes[i].nested = nested;
            self.counts.push(set.iter().map(|word| word.count_ones()).sum::<u32>() as u16);
        }
    }

    /// A node and all that it follows from, breadth first.
    pub(super) fn chain(&self, target: u16, list: &mut Vec<u16>) {
        list.clear();
        list.push(target);
        let mut seen = [0_u64; 23];
        seen[usize::from(target / 64)] |= 1 << (target % 64);
        let mut next = 0;
        while let Some(&node) = list.get(next) {
            next += 1;
            for &parent in self.parents(node) {
                let (word, bit) = (usize::from(parent / 64), 1 << (parent % 64));
                if seen[word] & bit == 0 {
                    seen[word] |= bit;
                    list.push(parent);
                }
            }
        }
    }
}

fn consequences(grid: &Board, cell: usize, digit: usize, rule: Rule) -> [Option<Consequence>; 4] {
    let mut found = [const { None }; 4];
    let others = grid.digits[cell] & !(1 << digit);
    if !rule.nishio && others.is_power_of_two() {
        let other = others.trailing_zeros() as usize;
        found[0] = Some(Consequence { cell, digit: other, cause: cause::CELL });
    }
    for (kind, cause) in (0..3).zip(cause::BOX..) {
        let house = HOUSES_OF[cell][kind];
        let places = grid.places[house][digit] & !(1 << PLACE_OF[cell][kind]);
        if places.is_power_of_two() {
            let other = HOUSES[house][places.trailing_zeros() as usize];
            let known = |found: &Option<Consequence>| {
                found.as_ref().is_some_and(|found| found.cell == other && found.digit == digit)
            };
            if !found.iter().any(known) {
                found[kind + 1] = Some(Consequence { cell: other, digit, cause });
            }
        }
    }
    found
}
