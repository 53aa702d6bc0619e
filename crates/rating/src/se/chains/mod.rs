//! Forcing chains of all kinds.
//!
//! | file | what |
//! |---|---|
//! | `rank` | how hard a hint is, and which of two comes first |
//! | `graph`, `forcing` | chains and cycles with one end, in a grid that stays as it is |
//! | `reach` | where there are such chains, and static ones with several ends, at all |
//! | `run` | all that follows from one assumption |
//! | `multiple` | chains with several ends, and contradictions |
//! | `advanced` | what else a run may use: locking, pairs, X-Wings, chains within chains |
//! | `smallest` | all hints of the smallest rating |
//! | `nested` | the hints of chains within chains, and what of the outer run they rest on |

mod advanced;
mod forcing;
mod graph;
mod multiple;
mod nested;
mod rank;
mod reach;
mod run;
mod smallest;
#[cfg(test)]
mod tests;

use super::board::Board;
use super::hint::{Chain, Hint, Node, Removed, candidate};
use super::technique::Depth;
use crate::houses::bits;
use run::Run;
pub(super) use smallest::forcing as smallest_forcing;

/// What a rule for chains may use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Rule {
    /// Links of one digit only.
    pub(super) nishio: bool,
    /// Cells and houses with more than two candidates.
    pub(super) multiple: bool,
    /// Links change as a chain is followed.
    pub(super) dynamic: bool,
    /// What else may be used.
    pub(super) level: u8,
}

impl Rule {
    pub(super) const NISHIO: Self = Self { nishio: true, multiple: false, dynamic: true, level: 0 };
    pub(super) const MULTIPLE: Self =
        Self { nishio: false, multiple: true, dynamic: false, level: 0 };

    pub(super) const fn dynamic(level: u8) -> Self {
        Self { nishio: false, multiple: true, dynamic: true, level }
    }

    pub(super) fn depth(self) -> Depth {
        if self.nishio {
            Depth::Nishio
        } else if self.dynamic {
            Depth::Dynamic(self.level)
        } else {
            Depth::Static
        }
    }

    pub(super) fn base(self) -> f64 {
        if self.nishio {
            7.5
        } else if self.dynamic {
            8.5 + 0.5 * f64::from(self.level)
        } else {
            8.0
        }
    }
}

/// A candidate that is true (odd) or false (even) in a chain.
type Literal = u16;

#[expect(clippy::cast_possible_truncation, reason = "at most 2 · 729")]
fn literal(cell: usize, digit: usize, on: bool) -> Literal {
    ((cell * 9 + digit) * 2 + usize::from(on)) as u16
}

fn parts(literal: Literal) -> (usize, usize, bool) {
    let candidate = usize::from(literal / 2);
    (candidate / 9, candidate % 9, literal % 2 == 1)
}

/// Through which link a candidate is true: through its cell, or through its box, row or column.
mod cause {
    pub(super) const BOX: u8 = 0;
    pub(super) const CELL: u8 = 3;
    pub(super) const NONE: u8 = 4;
}

/// What is kept between searches: memory that is used again, and what nested hints count.
pub(super) struct Engine {
    #[expect(clippy::vec_box, reason = "runs are large, and go to and fro")]
    pool: Vec<Box<Run>>,
    records: nested::Records,
    cache: nested::Cache,
    /// How many candidates runs have made true or false.
    pub(super) work: u64,
    /// How many they may.
    limit: u64,
}

impl Engine {
    pub(super) fn new(limit: u64) -> Self {
        let (records, cache) = (nested::Records::default(), nested::Cache::default());
        Self { pool: Vec::new(), records, cache, work: 0, limit }
    }

    /// Whether there is no more work allowed. What is searched then is not complete.
    pub(super) fn is_exhausted(&self) -> bool {
        self.work > self.limit
    }

    /// Forcing chains and cycles.
    pub(super) fn forcing(&mut self, board: &Board) -> Option<Hint> {
        forcing::first(self, board)
    }

    /// The hints of a rule with several ends that have the smallest rating, if it is this at most.
    pub(super) fn smallest_multiple(&mut self, board: &Board, rule: Rule, most: f64) -> Vec<Hint> {
        self.records.clear();
        smallest::multiple(self, board, rule, most)
    }

    /// The rules with several ends.
    pub(super) fn multiple(&mut self, board: &Board, rule: Rule) -> Option<Hint> {
        self.records.clear();
        multiple::first(self, board, rule)
    }

    fn run(&mut self) -> Box<Run> {
        self.pool.pop().unwrap_or_default()
    }
}

/// The candidates that a conclusion eliminates.
fn removed_by(board: &Board, conclusion: Literal) -> Removed {
    let (cell, digit, on) = parts(conclusion);
    let mut removed = Removed::default();
    removed.add(cell, if on { board.digits[cell] & !(1 << digit) } else { 1 << digit });
    removed
}

/// The hint for a conclusion.
fn conclude(board: &Board, conclusion: Literal, mut hint: Hint) -> Hint {
    let (cell, digit, on) = parts(conclusion);
    let removed = removed_by(board, conclusion);
    hint.eliminations = removed.iter().map(|(cell, digit)| candidate(cell, digit)).collect();
    hint.placement = on.then(|| candidate(cell, digit));
    hint
}

/// A node of a chain, for those who want to see it.
fn node(of: Literal, parents: Vec<usize>) -> Node {
    let (cell, digit, on) = parts(of);
    Node { candidate: candidate(cell, digit), on, parents }
}

/// A chain without branches, from its target to what is assumed.
fn line(path: &[(Literal, u8)]) -> Chain {
    let last = path.len().saturating_sub(1);
    let parents = |i: usize| if i == last { Vec::new() } else { vec![i + 1] };
    Chain { nodes: path.iter().enumerate().map(|(i, &(of, _))| node(of, parents(i))).collect() }
}

/// The digits of a cell without one.
fn others(board: &Board, cell: usize, digit: usize) -> impl Iterator<Item = usize> {
    bits(board.digits[cell] & !(1 << digit))
}
