//! What chains of all kinds say of the candidates of a digit, for its patterns.
//!
//! If one of two nodes is true, patterns that miss both are false. What sees the one and what sees the other end of a chain
//! are not both true, so patterns through both are false.
//!
//! Source: Myth Jellies, "Converting from Candidate-Space to POM-Space", technique 2.

use core::cell::OnceCell;
use std::collections::BTreeMap;

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet, Grid};
use ninerooks_proof::Cover;
use ninerooks_rookery::{Budget, Deduction, Space, not_both, one_of};
use ninerooks_step::{ChainNode, OverBudget};

use crate::Position;
use crate::links::cover::{Strong, one_end, seen_by, weak};
use crate::links::graph::{Reached, Sources};

/// What a chain says of a digit, and of which nodes one is true.
#[derive(Debug)]
pub(crate) struct Known {
    length: u8,
    ends: [usize; 2],
    digit: Digit,
    says: Says,
    /// The proof, once it is asked for; none where no chain says so by itself.
    cover: OnceCell<Option<Cover>>,
}

#[derive(Clone, Copy, Debug)]
enum Says {
    /// The digit is in one of these cells.
    OneOf(CellSet),
    /// Not both of these are true.
    NotBoth([Candidate; 2]),
}

impl Says {
    /// Whether a pattern that takes these cells is false then.
    fn deletes(self, pattern: CellSet) -> bool {
        match self {
            Self::OneOf(cells) => cells.is_disjoint(pattern),
            Self::NotBoth(both) => both.iter().all(|one| pattern.contains(one.cell())),
        }
    }

    /// Whether a cover shows it.
    fn is_shown(self, grid: &Grid, digit: Digit, cover: &Cover) -> bool {
        let weights = cover.weights();
        let mut below = weights.below_zero(grid, cover);
        match self {
            Self::OneOf(cells) => {
                let is_own = |c: Candidate| c.digit() == digit && cells.contains(c.cell());
                weights.bound() < 0 && below.all(is_own)
            }
            Self::NotBoth(both) => {
                let sum: i64 = both.iter().map(|one| weights.weight(*one)).sum();
                sum > weights.bound() && below.next().is_none()
            }
        }
    }
}

/// What the first chain that deletes live patterns does: short chains before long ones.
pub(crate) fn next(
    position: &Position,
    known: &OnceCell<Vec<Known>>,
    space: &Space,
    budget: &mut Budget,
) -> Result<Option<Deduction>, OverBudget> {
    let known = if let Some(known) = known.get() {
        known
    } else {
        let all = all(position, space, budget)?;
        known.get_or_init(|| all)
    };
    let graph = position.graph(Sources::Sets);
    let mut reached = graph.reached(u8::MAX, false);
    for one in known {
        if !any(space, one.digit, one.says, budget)? {
            continue;
        }
        if one.cover.get().is_none() {
            budget.spend(graph.nodes().len())?;
        }
        let cover = one.cover.get_or_init(|| prove(position, one, &mut reached));
        let Some(cover) = cover else { continue };
        return Ok(match one.says {
            Says::OneOf(cells) => one_of(space, one.digit, cells, cover),
            Says::NotBoth(both) => not_both(space, both, cover),
        });
    }
    Ok(None)
}

/// The cover of a shortest chain between the ends.
fn prove(position: &Position, one: &Known, reached: &mut Reached<'_>) -> Option<Cover> {
    let [start, end] = one.ends;
    reached.follow(start);
    let chain = reached.chain_once(end, 0)?;
    let cover = match one.says {
        Says::OneOf(_) => one_end(&chain, &[])?,
        Says::NotBoth([a, b]) => beside(&chain, a, b).or_else(|| beside(&chain, b, a))?,
    };
    one.says.is_shown(position.grid(), one.digit, &cover).then_some(cover)
}

/// The cover where one candidate sees the first end of a chain, and the other one the last.
fn beside(chain: &[Strong], one: Candidate, other: Candidate) -> Option<Cover> {
    let node = |candidate: Candidate| ChainNode::new(candidate.digit(), candidate.cell().into());
    let sectors =
        [weak(node(one), chain.first()?.ends[0])?, weak(node(other), chain.last()?.ends[1])?];
    one_end(chain, &sectors)
}

/// Whether it deletes a live pattern.
fn any(space: &Space, digit: Digit, says: Says, budget: &mut Budget) -> Result<bool, OverBudget> {
    let live = space.of(digit);
    let first = live.iter().position(|live| says.deletes(live.cells));
    budget.spend(first.unwrap_or(live.len()) + 1)?;
    Ok(first.is_some())
}

/// All that chains say of digits by which live patterns are deleted, by how long the chains are.
fn all(position: &Position, space: &Space, budget: &mut Budget) -> Result<Vec<Known>, OverBudget> {
    let graph = position.graph(Sources::Sets);
    let nodes = graph.nodes();
    // For each node, the places of digits that see it whole.
    let beside: Vec<Vec<(Digit, CellSet)>> =
        nodes.iter().map(|node| seen(position, *node)).collect();
    let mut reached = graph.reached(u8::MAX, false);
    let mut known = Vec::new();
    let mut pairs: BTreeMap<[Candidate; 2], Option<(u8, [usize; 2])>> = BTreeMap::new();
    for start in 0..nodes.len() {
        reached.follow(start);
        for (length, end) in reached.ends().filter(|(_, end)| *end >= start) {
            budget.spend(1)?;
            let ends = [start, end];
            let [one, other] = ends.map(|end| nodes[end]);
            let says = Says::OneOf(one.cells | other.cells);
            if one.digit == other.digit && any(space, one.digit, says, budget)? {
                let (digit, cover) = (one.digit, OnceCell::new());
                known.push(Known { length, ends, digit, says, cover });
            }
            for both in apart(&beside[start], &beside[end]) {
                let best = if let Some(best) = pairs.get_mut(&both) {
                    best
                } else {
                    let is_live = any(space, both[0].digit(), Says::NotBoth(both), budget)?;
                    pairs.entry(both).or_insert(is_live.then_some((u8::MAX, ends)))
                };
                *best = best.map(|best| best.min((length, ends)));
            }
        }
        budget.spend(nodes.len())?;
    }
    known.extend(pairs.into_iter().filter_map(|(both, best)| {
        let ((length, ends), digit) = (best?, both[0].digit());
        Some(Known { length, ends, digit, says: Says::NotBoth(both), cover: OnceCell::new() })
    }));
    known.sort_by_key(|known| known.length);
    Ok(known)
}

/// The places of each digit that see a node whole.
fn seen(position: &Position, node: ChainNode) -> Vec<(Digit, CellSet)> {
    let digits = match node.cells.only() {
        Some(cell) => position.grid().digits(cell),
        None => DigitSet::from(node.digit),
    };
    let places = digits.map(|digit| (digit, seen_by(position, node, digit)));
    places.filter(|(_, places)| !places.is_empty()).collect()
}

/// Two candidates of a digit, one of either side, that share no house: each two in order.
fn apart<'a>(
    one: &'a [(Digit, CellSet)],
    other: &'a [(Digit, CellSet)],
) -> impl Iterator<Item = [Candidate; 2]> + 'a {
    let same = one.iter().flat_map(move |(digit, cells)| {
        let others = other.iter().filter(move |(other, _)| other == digit);
        others.map(move |(_, others)| (*digit, *cells, *others))
    });
    same.flat_map(|(digit, cells, others)| {
        cells.flat_map(move |a| {
            others.filter(move |b| a != *b && !a.sees(*b)).map(move |b| {
                let both = [a, b].map(|cell| Candidate::new(digit, cell));
                if a < b { both } else { [both[1], both[0]] }
            })
        })
    })
}
