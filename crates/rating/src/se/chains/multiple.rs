//! Chains with several ends: contradictions, doubles, and the candidates of a cell or a house.

use super::super::board::Board;
use super::super::hint::{Chain, Hint};
use super::super::technique::{Form, Technique};
use super::nested::Records;
use super::rank::{Rank, key};
use super::reach::Worth;
use super::run::{NO_RECORD, Run};
use super::{Engine, Literal, Rule, cause, conclude, literal, node, parts};
use crate::houses::{HOUSES, HOUSES_OF, PLACE_OF, bits};

/// How a hint is found.
#[derive(Clone)]
pub(super) struct Found {
    pub(super) form: Form,
    /// How what is assumed counts as reached: through the cell or house that is gone through.
    pub(super) start: u8,
    /// Runs by what they assume, and nodes of them.
    pub(super) targets: Vec<(Literal, u16)>,
}

/// What goes through the hints. They all have one base, so complexity and key say which is first.
pub(super) trait Sink {
    fn wants(&self, complexity: u32, key: u8, conclusion: Literal) -> bool;
    fn put(&mut self, complexity: u32, key: u8, conclusion: Literal, found: Found);
}

/// The runs of a grid by what they assume, each followed once.
pub(super) struct Runs {
    followed: Vec<Option<Box<Run>>>,
    /// Memory for counting.
    list: Vec<u16>,
    sets: Vec<u64>,
}

impl Runs {
    fn new() -> Self {
        Self { followed: (0..1458).map(|_| None).collect(), list: Vec::new(), sets: Vec::new() }
    }

    fn need(&mut self, engine: &mut Engine, board: &Board, start: Literal, rule: Rule) {
        if self.followed[usize::from(start)].is_none() {
            self.followed[usize::from(start)] = Some(Run::follow(engine, board, start, rule));
        }
    }

    pub(super) fn get(&self, start: Literal) -> &Run {
        self.followed[usize::from(start)]
            .as_deref()
            .expect("runs are followed before they are asked for")
    }

    /// How many nodes a node of a run follows from, itself among them.
    fn count(&mut self, start: Literal, node: u16) -> u32 {
        let run = self.followed[usize::from(start)]
            .as_deref_mut()
            .expect("runs are followed before they are asked for");
        run.count(node, &mut self.sets)
    }

    pub(super) fn recycle(self, engine: &mut Engine) {
        engine.pool.extend(self.followed.into_iter().flatten());
    }

    /// What the nested hints count that targets rest on, each once.
    fn nested(&mut self, records: &Records, targets: &[(Literal, u16)]) -> u32 {
        let mut list = core::mem::take(&mut self.list);
        let (mut sum, mut classes) = (0, Vec::new());
        for &(start, target) in targets {
            let run = self.get(start);
            if !run.nodes[usize::from(target)].nested {
                continue;
            }
            run.chain(target, &mut list);
            for &node in &list {
                let record = run.nodes[usize::from(node)].record;
                if record != NO_RECORD {
                    let (class, complexity) = records.get(record);
                    if !classes.contains(&class) {
                        classes.push(class);
                        sum += complexity;
                    }
                }
            }
        }
        self.list = list;
        sum
    }
}

/// A search through all cells.
struct Search<'a, S> {
    board: &'a Board,
    rule: Rule,
    runs: Runs,
    worth: Worth,
    sink: &'a mut S,
}

/// Goes through the hints in the order of Sudoku Explainer.
pub(super) fn search(engine: &mut Engine, board: &Board, rule: Rule, sink: &mut impl Sink) -> Runs {
    let worth = if rule.dynamic { Worth::ALL } else { Worth::new(board) };
    search_where(engine, board, rule, worth, sink)
}

/// The same, only where this says that there may be something.
pub(super) fn search_where(
    engine: &mut Engine,
    board: &Board,
    rule: Rule,
    worth: Worth,
    sink: &mut impl Sink,
) -> Runs {
    let mut search = Search { board, rule, runs: Runs::new(), worth, sink };
    for cell in 0..81 {
        if engine.is_exhausted() {
            break;
        }
        let count = board.count(cell);
        if count > 2 || (count > 1 && rule.dynamic) {
            for digit in bits(board.digits[cell]) {
                search.binary(engine, cell, digit);
                if !rule.nishio {
                    search.region(engine, cell, digit);
                }
            }
            let worth = search.worth.cells >> cell & 1 == 1;
            if worth && !rule.nishio && (count == 2 || rule.multiple) {
                search.cell(engine, cell);
            }
        }
    }
    search.runs
}

impl<S: Sink> Search<'_, S> {
    fn need(&mut self, engine: &mut Engine, start: Literal) {
        self.runs.need(engine, self.board, start, self.rule);
    }

    /// Contradictions, and what follows both if a candidate is true and if it is false.
    fn binary(&mut self, engine: &mut Engine, cell: usize, digit: usize) {
        let (on, off) = (literal(cell, digit, true), literal(cell, digit, false));
        if !self.rule.dynamic {
            return;
        }
        self.need(engine, on);
        self.need(engine, off);
        for start in [on, off] {
            if let Some(nodes) = self.runs.get(start).conflict {
                let targets = nodes.map(|node| (start, node));
                self.offer(engine, start ^ 1, Form::Contradiction, cause::NONE, &targets);
            }
        }
        if !self.rule.nishio && self.board.count(cell) >= 3 {
            self.common(engine, Form::Double, cause::NONE, &[on, off]);
        }
    }

    /// What follows wherever a digit is in a house. Only where this cell is the first.
    fn region(&mut self, engine: &mut Engine, cell: usize, digit: usize) {
        for (kind, cause) in (0..3).zip(cause::BOX..) {
            let house = HOUSES_OF[cell][kind];
            let places = self.board.places[house][digit];
            let first = places.trailing_zeros() as usize == PLACE_OF[cell][kind];
            let count = places.count_ones();
            let worth = self.worth.digits[house] >> digit & 1 == 1;
            if worth && first && (count == 2 || (self.rule.multiple && count > 2)) {
                let starts: Vec<Literal> =
                    bits(places).map(|place| literal(HOUSES[house][place], digit, true)).collect();
                self.common(engine, Form::Region, cause, &starts);
            }
        }
    }

    /// What follows whatever digit a cell has.
    fn cell(&mut self, engine: &mut Engine, cell: usize) {
        let starts: Vec<Literal> =
            bits(self.board.digits[cell]).map(|digit| literal(cell, digit, true)).collect();
        self.common(engine, Form::Cell, cause::CELL, &starts);
    }

    /// Offers what follows from all of some assumptions: first what is true, then what is false, in the
    /// order in which the first of them finds it.
    fn common(&mut self, engine: &mut Engine, form: Form, cause: u8, starts: &[Literal]) {
        for &start in starts {
            self.need(engine, start);
        }
        for on in [true, false] {
            let mut all = [0x1FF_u16; 81];
            for &start in starts {
                let run = self.runs.get(start);
                let digits = if on { &run.true_digits } else { &run.false_digits };
                for (all, digits) in all.iter_mut().zip(digits) {
                    *all &= digits;
                }
            }
            if all.iter().fold(0, |any, digits| any | digits) == 0 {
                continue; // nearly always, and counting takes longer
            }
            let mut left: u32 = all.iter().map(|digits| digits.count_ones()).sum();
            let mut next = 0;
            while left > 0 {
                let run = self.runs.get(starts[0]);
                let list = if on { &run.on } else { &run.off };
                let conclusion = run.nodes[usize::from(list[next])].literal;
                next += 1;
                let (cell, digit, _) = parts(conclusion);
                if all[cell] >> digit & 1 == 1 {
                    left -= 1;
                    let mut targets = [(0, 0); 9];
                    for (target, &start) in targets.iter_mut().zip(starts) {
                        *target = (start, self.runs.get(start).node(conclusion));
                    }
                    self.offer(engine, conclusion, form, cause, &targets[..starts.len()]);
                }
            }
        }
    }

    fn offer(
        &mut self,
        engine: &mut Engine,
        conclusion: Literal,
        form: Form,
        start: u8,
        targets: &[(Literal, u16)],
    ) {
        let (cell, _, on) = parts(conclusion);
        if on && self.board.count(cell) < 2 {
            return;
        }
        let key = match form {
            Form::Contradiction => key::ABSURD,
            Form::Double => key::BINARY,
            Form::Cell => key::CELL,
            Form::Region => key::REGION,
        };
        let own = targets.iter().map(|&(run, node)| self.runs.count(run, node)).sum();
        if !self.sink.wants(own, key, conclusion) {
            return;
        }
        let complexity = own + self.runs.nested(&engine.records, targets);
        if self.sink.wants(complexity, key, conclusion) {
            let found = Found { form, start, targets: targets.to_vec() };
            self.sink.put(complexity, key, conclusion, found);
        }
    }
}

/// The first hint in order.
struct First {
    order: (u32, u8),
    found: Option<(Literal, Found)>,
}

impl Sink for First {
    fn wants(&self, complexity: u32, key: u8, _: Literal) -> bool {
        (complexity, key) < self.order
    }

    fn put(&mut self, complexity: u32, key: u8, conclusion: Literal, found: Found) {
        self.order = (complexity, key);
        self.found = Some((conclusion, found));
    }
}

pub(super) fn first(engine: &mut Engine, board: &Board, rule: Rule) -> Option<Hint> {
    let mut first = First { order: (u32::MAX, u8::MAX), found: None };
    let runs = search(engine, board, rule, &mut first);
    let hint = first.found.map(|(conclusion, found)| {
        let rating = Rank::new(rule.base(), first.order.0, first.order.1).difficulty;
        hint_of(board, &runs, rule, rating, conclusion, &found)
    });
    runs.recycle(engine);
    hint
}

/// What was found, for those who want to see it.
pub(super) fn hint_of(
    board: &Board,
    runs: &Runs,
    rule: Rule,
    rating: f64,
    conclusion: Literal,
    found: &Found,
) -> Hint {
    let chains = found.targets.iter().map(|&(start, node)| chain(runs.get(start), node));
    let hint = Hint {
        technique: Technique::Chains(found.form, rule.depth()),
        rating,
        eliminations: Vec::new(),
        placement: None,
        chains: chains.collect(),
    };
    conclude(board, conclusion, hint)
}

/// A target with all that it follows from, for those who want to see it.
fn chain(run: &Run, target: u16) -> Chain {
    let mut list = Vec::new();
    run.chain(target, &mut list);
    let place = |of: u16| list.iter().position(|&node| node == of).unwrap_or_default();
    let nodes = list.iter().map(|&of| {
        let parents = run.parents(of).iter().map(|&parent| place(parent)).collect();
        node(run.nodes[usize::from(of)].literal, parents)
    });
    Chain { nodes: nodes.collect() }
}
