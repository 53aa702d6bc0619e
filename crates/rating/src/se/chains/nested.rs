//! Hints of chains within chains, and what of the outer run they rest on.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use super::super::board::Board;
use super::super::hint::Removed;
use super::super::technique::Links;
use super::forcing::{self, Path};
use super::multiple::{self, Found, Runs};
use super::rank::Rank;
use super::run::{Advance, Run};
use super::{Engine, Literal, Rule, cause, literal, parts, removed_by};
use crate::houses::{HOUSES, HOUSES_OF, bits};

/// Nested hints that runs have used: what each counts, and which are the same, having the same targets
/// and chains.
#[derive(Default)]
pub(super) struct Records {
    list: Vec<(u32, u32)>,
    classes: HashMap<u128, u32>,
}

#[expect(clippy::cast_possible_truncation, reason = "fewer than memory has room for")]
impl Records {
    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.classes.clear();
    }

    /// Class and complexity.
    pub(super) fn get(&self, record: u32) -> (u32, u32) {
        self.list[record as usize]
    }

    fn add(&mut self, sign: u128, complexity: u32) -> u32 {
        let next = self.classes.len() as u32;
        let class = *self.classes.entry(sign).or_insert(next);
        self.list.push((class, complexity));
        (self.list.len() - 1) as u32
    }
}

/// What a hint is known by and rests on.
enum Chains {
    Line(Path),
    Cycle(Path),
    Net(Found),
}

/// The first hint of those that eliminate the same.
struct Slot {
    removed: Box<[u16]>,
    rank: Rank,
    /// Which came first, where ranks are equal.
    turn: u32,
    chains: Chains,
}

/// All hints, the first for each set of candidates that is eliminated.
struct All<'a> {
    board: &'a Board,
    base: f64,
    slots: Vec<Slot>,
    /// The slot of each set with one candidate, and those of others.
    single: [u16; 729],
    /// The slot of what each candidate of a cell with more than two eliminates if it is true.
    others_of: [u16; 729],
    others: BTreeMap<Box<[u16]>, u16>,
    turn: u32,
}

const NO_SLOT: u16 = u16::MAX;

impl<'a> All<'a> {
    fn new(board: &'a Board, base: f64) -> Self {
        let (slots, others) = (Vec::new(), BTreeMap::new());
        Self {
            board,
            base,
            slots,
            single: [NO_SLOT; 729],
            others_of: [NO_SLOT; 729],
            others,
            turn: 0,
        }
    }

    fn slot(&self, removed: &[u16]) -> Option<usize> {
        let slot = match removed {
            [one] => self.single[usize::from(*one)],
            _ => self.others.get(removed).copied().unwrap_or(NO_SLOT),
        };
        (slot != NO_SLOT).then_some(usize::from(slot))
    }

    /// The slot of a conclusion, as far as rules with several ends have given it one.
    fn slot_of(&self, conclusion: Literal) -> u16 {
        let (cell, digit, on) = parts(conclusion);
        let others = self.board.digits[cell] & !(1 << digit);
        if !on {
            self.single[cell * 9 + digit]
        } else if others.is_power_of_two() {
            self.single[cell * 9 + others.trailing_zeros() as usize]
        } else {
            self.others_of[cell * 9 + digit]
        }
    }

    fn rank_of(&self, conclusion: Literal) -> Rank {
        let removed = list(&removed_by(self.board, conclusion));
        self.slot(&removed).map_or(Rank::LAST, |slot| self.slots[slot].rank)
    }

    #[expect(clippy::cast_possible_truncation, reason = "fewer slots than hints of a grid")]
    fn keep(&mut self, rank: Rank, removed: Box<[u16]>, chains: Chains) -> u16 {
        self.turn += 1;
        let turn = self.turn;
        if let Some(known) = self.slot(&removed) {
            let slot = &mut self.slots[known];
            if rank < slot.rank {
                *slot = Slot { removed, rank, turn, chains };
            }
            return known as u16;
        }
        let slot = self.slots.len() as u16;
        match &removed[..] {
            [one] => self.single[usize::from(*one)] = slot,
            _ => {
                self.others.insert(removed.clone(), slot);
            }
        }
        self.slots.push(Slot { removed, rank, turn, chains });
        slot
    }
}

/// The candidates as numbers.
#[expect(clippy::cast_possible_truncation, reason = "729 candidates")]
fn list(removed: &Removed) -> Box<[u16]> {
    let mut list: Vec<u16> =
        removed.iter().map(|(cell, digit)| (cell * 9 + digit) as u16).collect();
    list.sort_unstable();
    list.into()
}

impl forcing::Sink for All<'_> {
    fn wants(&self, rank: Rank, conclusion: Option<Literal>) -> bool {
        conclusion.is_none_or(|conclusion| rank < self.rank_of(conclusion))
    }

    fn put(&mut self, rank: Rank, _: Links, chain: Option<Literal>, removed: Removed, path: Path) {
        let chains = if chain.is_some() { Chains::Line(path) } else { Chains::Cycle(path) };
        self.keep(rank, list(&removed), chains);
    }
}

impl multiple::Sink for All<'_> {
    fn wants(&self, complexity: u32, key: u8, conclusion: Literal) -> bool {
        let slot = usize::from(self.slot_of(conclusion));
        self.slots
            .get(slot)
            .is_none_or(|Slot { rank: best, .. }| (complexity, key) < (best.complexity, best.key))
    }

    fn put(&mut self, complexity: u32, key: u8, conclusion: Literal, found: Found) {
        let removed = list(&removed_by(self.board, conclusion));
        let several = removed.len() > 1;
        let slot = self.keep(Rank::new(self.base, complexity, key), removed, Chains::Net(found));
        if several {
            self.others_of[usize::from(conclusion / 2)] = slot;
        }
    }
}

/// A hint of a chain within a chain, with what it takes to use it in any run that leads to the grid.
pub(super) struct Inner {
    /// What it eliminates.
    removed: Box<[u16]>,
    complexity: u32,
    /// What it is known by: hints with the same targets and chains have the same.
    sign: u128,
    /// The links that make something true in its chains, in order, each once: a literal and through which link.
    strong: Box<[(Literal, u8)]>,
}

/// The hints of grids, by grid and rule: runs from different assumptions lead to the same grid, and
/// so do those before and after a step that eliminates what they eliminate.
#[derive(Default)]
pub(super) struct Cache {
    known: HashMap<Key, Rc<[Inner]>>,
    /// How many hints they have.
    size: usize,
}

/// More than this are not kept: a few hundred megabytes at most.
const MOST: usize = 1 << 20;

/// What hints depend on. Which cells have values is nothing that candidates say, if a cell has none.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    rule: Option<Rule>,
    digits: [u16; 81],
    empty: [u8; 27],
    placed: [u8; 9],
}

/// What forcing chains, or a rule with several ends, eliminate in the reduced grid.
pub(super) fn nested(
    engine: &mut Engine,
    grid: &Board,
    source: &Board,
    outer: &Run,
    rule: Option<Rule>,
) -> Vec<Advance> {
    let key = Key { rule, digits: grid.digits, empty: grid.empty, placed: grid.placed };
    let known = engine.cache.known.get(&key).cloned();
    let hints = known.unwrap_or_else(|| {
        let hints: Rc<[Inner]> = hints(engine, grid, rule).into();
        if engine.cache.size > MOST {
            engine.cache = Cache::default();
        }
        engine.cache.size += hints.len() + 1;
        engine.cache.known.insert(key, hints.clone());
        hints
    });
    advances(engine, &hints, grid, source, outer)
}

/// The hints of a rule in their order.
fn hints(engine: &mut Engine, grid: &Board, rule: Option<Rule>) -> Vec<Inner> {
    let mut all = All::new(grid, rule.map_or(0.0, Rule::base));
    let runs = match rule {
        None => {
            forcing::search(grid, &mut all);
            None
        }
        Some(rule) => Some(multiple::search(engine, grid, rule, &mut all)),
    };
    let mut slots = all.slots;
    slots.sort_by(|a, b| {
        let by_rank = a.rank.partial_cmp(&b.rank).unwrap_or(core::cmp::Ordering::Equal);
        by_rank.then(a.turn.cmp(&b.turn))
    });
    let inner = |slot: Slot| {
        let mut links = StrongLinks::default();
        let sign = slot.chains.go_through(runs.as_ref(), &mut links);
        let (removed, complexity) = (slot.removed, slot.rank.complexity);
        Inner { removed, complexity, sign, strong: links.list.into() }
    };
    let hints = slots.into_iter().map(inner).collect();
    if let Some(runs) = runs {
        runs.recycle(engine);
    }
    hints
}

/// Goes through the hints in order: each candidate is eliminated by the first that rests on something.
fn advances(
    engine: &mut Engine,
    hints: &[Inner],
    grid: &Board,
    source: &Board,
    outer: &Run,
) -> Vec<Advance> {
    let mut found: Vec<Advance> = Vec::new();
    let mut done = [false; 729];
    for Inner { removed, complexity, sign, strong } in hints {
        if removed.iter().all(|&candidate| done[usize::from(candidate)]) {
            continue;
        }
        let mut rests = Rests::new(grid, source, outer);
        for &(literal, cause) in strong {
            rests.node(literal, cause);
        }
        if rests.parents.is_empty() {
            continue;
        }
        let record = engine.records.add(*sign, *complexity);
        let parents: Rc<[u16]> = rests.parents.into();
        for &candidate in removed {
            if !core::mem::replace(&mut done[usize::from(candidate)], true) {
                found.push(Advance { literal: candidate * 2, parents: parents.clone(), record });
            }
        }
    }
    found
}

/// Strong links of chains, each once.
#[derive(Default)]
struct StrongLinks {
    list: Vec<(Literal, u8)>,
    cells: u128,
    houses: [u16; 27],
}

impl StrongLinks {
    fn node(&mut self, of: Literal, cause: u8) {
        let (cell, digit, on) = parts(of);
        if !on || cause == cause::NONE {
            return;
        }
        let new = if cause == cause::CELL {
            let new = self.cells >> cell & 1 == 0;
            self.cells |= 1 << cell;
            new
        } else {
            let house = &mut self.houses[HOUSES_OF[cell][usize::from(cause)]];
            let new = *house >> digit & 1 == 0;
            *house |= 1 << digit;
            new
        };
        if new {
            self.list.push((of, cause));
        }
    }

    /// A cycle the other way round, which is its second target. What was false is true there, and counts as reached
    /// through the link that made it false.
    fn backward(&mut self, path: &Path) {
        for (i, &(off, _)) in path.iter().enumerate().rev().filter(|(_, (of, _))| of % 2 == 0) {
            let (by, _) = path[(i + 1) % path.len()];
            self.node(off + 1, weak_cause(by, off));
        }
    }
}

/// Through which link a true candidate makes another false: the first that there is.
fn weak_cause(by: Literal, off: Literal) -> u8 {
    let ((from, ..), (to, ..)) = (parts(by), parts(off));
    let common =
        |&kind: &u8| HOUSES_OF[from][usize::from(kind)] == HOUSES_OF[to][usize::from(kind)];
    if from == to {
        cause::CELL
    } else {
        (cause::BOX..cause::CELL).find(common).unwrap_or(cause::NONE)
    }
}

impl Chains {
    /// Collects the strong links of all chains, and returns what they are known by.
    fn go_through(&self, runs: Option<&Runs>, links: &mut StrongLinks) -> u128 {
        let mut sign = Sign::default();
        match (self, runs) {
            (Self::Line(path) | Self::Cycle(path), _) => {
                sign.add(path[0].0);
                // A cycle begins with what it ends with, which is said once.
                for &(literal, cause) in path {
                    sign.add(literal);
                    links.node(literal, cause);
                }
                if matches!(self, Self::Cycle(_)) {
                    links.backward(path);
                }
            }
            (Self::Net(found), Some(runs)) => {
                for &(start, target) in &found.targets {
                    sign.add(runs.get(start).nodes[usize::from(target)].literal);
                }
                let mut list = Vec::new();
                for &(start, target) in &found.targets {
                    sign.add(Literal::MAX);
                    let run = runs.get(start);
                    run.chain(target, &mut list);
                    for &node in &list {
                        let node = run.nodes[usize::from(node)];
                        sign.add(node.literal);
                        let assumed = node.literal == start;
                        links.node(node.literal, if assumed { found.start } else { node.cause });
                    }
                }
            }
            (Self::Net(_), None) => {}
        }
        sign.0
    }
}

/// A number by which lists are told apart.
#[derive(Default)]
struct Sign(u128);

impl Sign {
    fn add(&mut self, literal: Literal) {
        // FNV-1a with 128 bits, by words.
        self.0 = (self.0 ^ (u128::from(literal) + 1))
            .wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013B);
        self.0 ^= self.0 >> 59;
    }
}

/// What was in the source of the outer run and is gone: what nested chains rest on.
struct Rests<'a> {
    grid: &'a Board,
    source: &'a Board,
    outer: &'a Run,
    parents: Vec<u16>,
    seen: [u64; 12],
}

impl<'a> Rests<'a> {
    fn new(grid: &'a Board, source: &'a Board, outer: &'a Run) -> Self {
        Self { grid, source, outer, parents: Vec::new(), seen: [0; 12] }
    }

    /// A node of a nested chain: the strong link that leads to it rests on what its cell or house has lost.
    fn node(&mut self, of: Literal, cause: u8) {
        let (cell, digit, _) = parts(of);
        if cause == cause::CELL {
            for gone in bits(self.source.digits[cell] & !self.grid.digits[cell]) {
                self.add(literal(cell, gone, false));
            }
        } else {
            let house = HOUSES_OF[cell][usize::from(cause)];
            for place in bits(self.source.places[house][digit] & !self.grid.places[house][digit]) {
                self.add(literal(HOUSES[house][place], digit, false));
            }
        }
    }

    fn add(&mut self, gone: Literal) {
        let (word, bit) = (usize::from(gone / 128), 1 << (gone / 2 % 64));
        if self.seen[word] & bit == 0 {
            self.seen[word] |= bit;
            self.parents.push(self.outer.node(gone));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cycle_rests_on_its_links_both_ways_and_a_chain_on_those_of_one() {
        // 1 in r15c15: weak links in the rows, strong ones in the columns.
        let [a, b, c, d] = [0, 4, 40, 36].map(|cell| literal(cell, 0, false));
        let (row, column) = (cause::BOX + 1, cause::BOX + 2);
        let path = vec![(a + 1, column), (d, cause::NONE), (c + 1, column), (b, cause::NONE)];
        let links = |chains: &Chains| {
            let mut links = StrongLinks::default();
            chains.go_through(None, &mut links);
            links.list
        };
        let one_way = [(a + 1, column), (c + 1, column)];
        assert_eq!(links(&Chains::Line(path.clone())), one_way);
        let other_way = [(b + 1, row), (d + 1, row)];
        assert_eq!(links(&Chains::Cycle(path)), [one_way, other_way].concat());
    }

    #[test]
    fn a_weak_link_is_through_the_cell_then_the_box() {
        let on = literal(0, 0, true);
        assert_eq!(weak_cause(on, literal(0, 1, false)), cause::CELL);
        assert_eq!(weak_cause(on, literal(1, 0, false)), cause::BOX);
        assert_eq!(weak_cause(on, literal(3, 0, false)), cause::BOX + 1);
        assert_eq!(weak_cause(on, literal(27, 0, false)), cause::BOX + 2);
    }
}
