//! What follows from each literal by chains of any length, for all literals at once: where nothing contradicts itself and
//! nothing agrees, no assumption need be followed.

use core::cell::OnceCell;

use ninerooks_board::CandidateSet;

use crate::links::closure::Closure;
use crate::links::implication::empties;
use crate::links::lists::Lists;
use crate::links::rows::{Rows, ones};

use super::live::{Live, Reach};

/// Of a word of literals those that say that something is true.
const TRUE: u64 = 0x5555_5555_5555_5555;

/// The closure of the chains of a position.
#[derive(Debug)]
pub(super) struct Chained {
    closure: Closure,
    /// What follows from each literal by one link at most, as bits: where it is asked for.
    near: OnceCell<Rows>,
    /// Whether nothing is wrong with what follows from the literals of a component.
    consistent: Vec<bool>,
}

impl Chained {
    pub(super) fn new(live: &Live) -> Self {
        let closure = Closure::new(&links(live), 0);
        let consistent = consistent(live, &closure);
        Self { closure, near: OnceCell::new(), consistent }
    }

    /// Whether nothing is wrong with what follows from a literal of a candidate.
    pub(super) fn is_consistent(&self, literal: usize) -> bool {
        self.consistent[self.closure.component(literal)]
    }

    /// The candidates that are false if a literal holds.
    pub(super) fn falsities(&self, live: &Live, literal: usize) -> CandidateSet {
        falsities(live, self.closure.of(literal))
    }

    /// Whether all of several literals of candidates make something true or false, not each of them by one link at
    /// most. Nothing is wrong with any of them.
    pub(super) fn agree(&self, live: &Live, literals: &[usize]) -> bool {
        let [first, others @ ..] = literals else { return false };
        let near = self.near.get_or_init(|| near(live));
        let all = 2 * live.open.len();
        (0..all.div_ceil(64)).any(|word| {
            let of = |row: &[u64]| row[word];
            let both = |(far, close): (u64, u64), literal: &usize| {
                (far & of(self.closure.of(*literal)), close & of(near.of(*literal)))
            };
            let start = (of(self.closure.of(*first)), of(near.of(*first)));
            let (far, close) = others.iter().fold(start, both);
            let mask = if (word + 1) * 64 <= all { u64::MAX } else { (1 << (all % 64)) - 1 };
            far & !close & mask != 0
        })
    }
}

/// Whether nothing is wrong with what follows from the literals of each component. Where nothing is, nothing is wrong with
/// what follows from any of these literals either; so those from which most follows come first.
fn consistent(live: &Live, closure: &Closure) -> Vec<bool> {
    let (literals, components) = (2 * live.open.len(), closure.components());
    let mut member = vec![None; components];
    (0..literals).for_each(|literal| member[closure.component(literal)] = Some(literal));
    let (mut consistent, mut known) = (vec![true; components], vec![false; components]);
    for component in (0..components).rev() {
        let Some(literal) = member[component].filter(|_| !known[component]) else { continue };
        let row = closure.of(literal);
        consistent[component] = is_consistent(live, row);
        if consistent[component] {
            for follows in ones(row).take_while(|follows| *follows < literals) {
                known[closure.component(follows)] = true;
            }
        }
    }
    consistent
}

/// What follows from each literal by one link.
fn links(live: &Live) -> Lists<u16> {
    let mut lists = Lists::new();
    for number in 0..live.nodes() {
        lists.extend(live.seen.of(number).iter().map(|other| 2 * other + 1));
        lists.end();
        lists.extend(live.strong.of(number).iter().map(|(other, _)| 2 * other));
        lists.end();
    }
    lists
}

/// The same of the literals of candidates, as bits, and the literal itself.
fn near(live: &Live) -> Rows {
    let (literals, links) = (2 * live.open.len(), links(live));
    let mut near = Rows::square(literals);
    for literal in 0..literals {
        near.insert(literal, literal);
        let others = links.of(literal).iter().map(|other| usize::from(*other));
        others.filter(|other| *other < literals).for_each(|other| near.insert(literal, other));
    }
    near
}

/// Whether these literals make no candidate true and false, and leave no sector empty.
fn is_consistent(live: &Live, row: &[u64]) -> bool {
    let candidates = 2 * live.open.len();
    let both = row.iter().enumerate().any(|(word, bits)| {
        let both = bits & (bits >> 1) & TRUE;
        ones(&[both]).any(|bit| word * 64 + bit < candidates)
    });
    if both {
        return false;
    }
    !empties(&live.candidates, &falsities(live, row))
}

/// The candidates that are false if these literals hold.
fn falsities(live: &Live, row: &[u64]) -> CandidateSet {
    let mut falsities = CandidateSet::EMPTY;
    for (word, bits) in row.iter().enumerate() {
        for bit in ones(&[bits & !TRUE]) {
            if let Some(candidate) = live.open.get(word * 32 + bit / 2) {
                falsities.insert(*candidate);
            }
        }
    }
    falsities
}

impl Live {
    /// Whether nothing is wrong with what follows from a literal of a candidate, as far as that is known without
    /// following it.
    pub(super) fn is_known_consistent(&self, literal: usize) -> bool {
        self.reach == Reach::Chains && self.chained().is_consistent(literal)
    }
}
