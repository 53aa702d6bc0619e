//! What a run of level 1 and more may use beside links: locking, pairs, X-Wings, and chains within chains.

use std::rc::Rc;

use super::super::board::Board;
use super::super::hint::Removed;
use super::super::{fish, locking, sets};
use super::run::{Advance, NO_RECORD, Run};
use super::{Engine, Rule, literal, nested};
use crate::houses::{HOUSES, bits};

/// What follows in the reduced grid, by the first kind of hints of which one rests on what is gone.
pub(super) fn advanced(
    engine: &mut Engine,
    grid: &Board,
    source: &Board,
    run: &Run,
    rule: Rule,
) -> Vec<Advance> {
    let mut found = Simple { grid, source, run, list: Vec::new() };
    for step in 0..4 {
        match step {
            0 => found.locking(),
            1 => found.hidden_pairs(),
            2 => found.naked_pairs(),
            _ => found.x_wings(),
        }
        if !found.list.is_empty() {
            return found.list;
        }
    }
    let rules: &[Option<Rule>] = match rule.level {
        2 => &[None],
        3 => &[None, Some(Rule::MULTIPLE)],
        4 => &[Some(Rule::dynamic(0))],
        5 => &[Some(Rule::dynamic(0)), Some(Rule::dynamic(2))],
        _ => &[],
    };
    let lists = rules.iter().map(|&rule| nested::nested(engine, grid, source, run, rule));
    lists.into_iter().find(|list| !list.is_empty()).unwrap_or_default()
}

/// The search for what is not chains.
struct Simple<'a> {
    grid: &'a Board,
    source: &'a Board,
    run: &'a Run,
    list: Vec<Advance>,
}

impl Simple<'_> {
    /// The places that a house has lost, as nodes.
    fn gone(&self, house: usize, digit: usize, within: u16, parents: &mut Vec<u16>) {
        let gone = self.source.places[house][digit] & !self.grid.places[house][digit] & within;
        for place in bits(gone) {
            parents.push(self.run.node(literal(HOUSES[house][place], digit, false)));
        }
    }

    fn add(&mut self, removed: &Removed, parents: Vec<u16>) {
        if parents.is_empty() {
            return;
        }
        let parents: Rc<[u16]> = parents.into();
        for (cell, digit) in removed.iter() {
            let literal = literal(cell, digit, false);
            self.list.push(Advance { literal, parents: parents.clone(), record: NO_RECORD });
        }
    }

    fn locking(&mut self) {
        locking::eliminating(self.grid).for_each(|locked| {
            let mut parents = Vec::new();
            let outside = !locking::common_places(locked.first, locked.second);
            self.gone(locked.first, locked.digit, outside, &mut parents);
            if !parents.is_empty() {
                self.add(&locking::removed(self.grid, locked), parents);
            }
        });
    }

    fn hidden_pairs(&mut self) {
        sets::hidden_sets(self.grid, 2, 4).for_each(|set| {
            let removed = sets::removed_by_hidden(self.grid, set);
            if !removed.is_empty() {
                let mut parents = Vec::new();
                for digit in bits(set.digits) {
                    self.gone(set.house, digit, !set.places, &mut parents);
                }
                self.add(&removed, parents);
            }
        });
    }

    fn naked_pairs(&mut self) {
        sets::naked_sets(self.grid, 2).for_each(|set| {
            let removed = sets::removed_by_naked(self.grid, set);
            if !removed.is_empty() {
                let mut parents = Vec::new();
                for place in bits(set.places) {
                    let cell = HOUSES[set.house][place];
                    for digit in bits(self.source.digits[cell] & !self.grid.digits[cell]) {
                        parents.push(self.run.node(literal(cell, digit, false)));
                    }
                }
                self.add(&removed, parents);
            }
        });
    }

    fn x_wings(&mut self) {
        fish::all(self.grid, 2).for_each(|fish| {
            let removed = fish::removed(self.grid, fish);
            if !removed.is_empty() {
                let mut parents = Vec::new();
                for line in bits(fish.base) {
                    self.gone(fish.base_kind + line, fish.digit, !fish.cover, &mut parents);
                }
                self.add(&removed, parents);
            }
        });
    }
}
