//! Pattern equations: techniques 3 and 3A.

use std::collections::HashSet;

use ninerooks_proof::{Deletion, Equation, PatternCover, PatternTerm};

use super::{
    Budget, Deduction, OverBudget, Reason, Space, Substitution,
    bits::{self, Bits, Layout},
};

/// How far the search through pattern equations goes.
///
/// Of the patterns of each of the 90 equations exactly one is true. So two equations tell that what
/// only the first has and what only the second has come to the same: X = Y. Where a set of which
/// exactly one is true holds X, Y may take its place. A pattern that then is in it twice is
/// false (3A), and if all that results lies within one equation, the rest of that equation is
/// false (3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Equations {
    /// How many substitutions may follow each other.
    pub depth: usize,
    /// How many sets may be kept on the way. Which ones these are depends on the order of search.
    /// They take no more than 128 MiB, whatever this says.
    pub sets: usize,
}

impl Default for Equations {
    /// One substitution, and no more than 4,000 sets.
    fn default() -> Self {
        Self { depth: 1, sets: 4000 }
    }
}

/// The greatest number of bytes for the sets that are kept.
const SETS_LIMIT: usize = 128 << 20;

/// A set of patterns of which exactly one is true.
struct Derived {
    set: Bits,
    base: Equation,
    links: Vec<[Equation; 2]>,
}

/// The first deduction, breadth first: few substitutions before many, then in the order of the
/// equations (cells, then digits).
///
/// # Errors
/// When the search is too long.
pub(super) fn find(
    space: &Space,
    limits: Equations,
    budget: &mut Budget,
) -> Result<Option<Deduction>, OverBudget> {
    if space.digits().len() < 9 {
        return Ok(None); // the equations of the cells are not all known
    }
    let layout = Layout::new(space);
    let room = SETS_LIMIT / (layout.words() * 8).max(1);
    let limits = Equations { sets: limits.sets.min(room), ..limits };
    let mut search = Search { equations: layout.equations(), layout, limits, budget };
    search.run()
}

struct Search<'a> {
    layout: Layout<'a>,
    equations: Vec<Bits>,
    limits: Equations,
    budget: &'a mut Budget,
}

impl Search<'_> {
    fn run(&mut self) -> Result<Option<Deduction>, OverBudget> {
        let mut known: HashSet<Bits> = HashSet::new();
        let mut frontier = Vec::new();
        for (index, set) in self.equations.iter().enumerate() {
            let base = Equation::from_index(index);
            let derived = Derived { set: set.clone(), base, links: Vec::new() };
            if let Some(found) = self.within(&derived) {
                return Ok(Some(found));
            }
            if known.insert(derived.set.clone()) {
                frontier.push(derived);
            }
        }
        for _ in 0..self.limits.depth {
            let mut next = Vec::new();
            for derived in &frontier {
                let found = self.substitute(derived, &mut known, &mut next)?;
                if found.is_some() {
                    return Ok(found);
                }
            }
            frontier = next;
        }
        Ok(None)
    }

    /// All substitutions into one set.
    fn substitute(
        &mut self,
        from: &Derived,
        known: &mut HashSet<Bits>,
        next: &mut Vec<Derived>,
    ) -> Result<Option<Deduction>, OverBudget> {
        for (i, out) in self.equations.iter().enumerate() {
            for (j, into) in self.equations.iter().enumerate() {
                let kept = missing(&from.set, out, into);
                self.budget.spend(kept.map_or(from.set.len(), |word| word + 1))?;
                if i == j || kept.is_some() {
                    continue;
                }
                self.budget.spend(4 * from.set.len())?;
                let link = [i, j].map(Equation::from_index);
                let links = from.links.iter().copied().chain([link]).collect();
                let (set, twice) = replace(&from.set, out, into);
                let derived = Derived { set, base: from.base, links };
                if twice.iter().any(|&word| word != 0) {
                    return Ok(Some(self.deduction(&derived, None, &twice)));
                }
                if known.contains(&derived.set) {
                    continue;
                }
                if let Some(found) = self.within(&derived) {
                    return Ok(Some(found));
                }
                if known.len() < self.limits.sets {
                    known.insert(derived.set.clone());
                    next.push(derived);
                }
            }
        }
        Ok(None)
    }

    /// An equation that holds the whole set and more.
    fn within(&self, derived: &Derived) -> Option<Deduction> {
        let first = bits::ones(&derived.set).next()?;
        self.layout.equations_of(first).find_map(|index| {
            let larger = &self.equations[index];
            if !bits::is_subset(&derived.set, larger) || **larger == *derived.set {
                return None;
            }
            let rest: Bits = larger.iter().zip(&derived.set).map(|(a, b)| a & !b).collect();
            Some(self.deduction(derived, Some(Equation::from_index(index)), &rest))
        })
    }

    fn deduction(&self, derived: &Derived, within: Option<Equation>, out: &[u64]) -> Deduction {
        let Derived { base, links, .. } = derived;
        let chain = Substitution { base: *base, links: links.clone(), within };
        let targets = self.layout.patterns(out);
        let cover = PatternCover {
            scale: if within.is_some() { 1 } else { 2 },
            terms: terms(&chain),
            targets: targets.clone().into(),
        };
        Deduction {
            reason: Reason::Equations(chain),
            targets,
            deletions: vec![Deletion::Cover(Box::new(cover))],
        }
    }
}

/// The first word in which `set` lacks something that `out` has and `into` has not. Without one,
/// the substitution can be made.
fn missing(set: &[u64], out: &[u64], into: &[u64]) -> Option<usize> {
    set.iter().zip(out).zip(into).position(|((set, out), into)| out & !into & !set != 0)
}

/// The set after the substitution, and the patterns that would be in it twice.
fn replace(set: &[u64], out: &[u64], into: &[u64]) -> (Bits, Bits) {
    let words = || set.iter().zip(out).zip(into);
    let kept = |set: u64, out: u64, into: u64| set & !(out & !into);
    let all = words().map(|((&set, &out), &into)| kept(set, out, into) | into & !out).collect();
    let twice = words().map(|((&set, &out), &into)| kept(set, out, into) & into & !out).collect();
    (all, twice)
}

/// The chain as one sum of equations: base − out + into − out + into …; or the equation that holds
/// all of it minus that sum.
fn terms(chain: &Substitution) -> Box<[PatternTerm]> {
    let sign = if chain.within.is_some() { -1 } else { 1 };
    let term = |equation, weight| PatternTerm { equation, weight };
    let links = chain.links.iter();
    chain
        .within
        .map(|within| term(within, 1))
        .into_iter()
        .chain([term(chain.base, sign)])
        .chain(links.flat_map(|&[out, into]| [term(out, -sign), term(into, sign)]))
        .collect()
}
