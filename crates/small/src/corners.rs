//! The corners of the set of points beside a target.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Board, Cells, each};
use crate::simplex::{Outcome, Overflow, feasible};
use crate::space::Space;
use crate::sums::{Target, Verdict};

/// All corners of the set of points in which a target is true: points that are no mixture of others. The patterns of a corner
/// determine it, and those of no corner are all among those of another. Any point has the patterns of some corner, and perhaps more.
///
/// A corner is found among all patterns, then again without each of its patterns in turn: another corner lacks one of them. For sets of at
/// most 128 patterns.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn corners(board: &Board, space: &Space, target: Target) -> Result<Vec<Verdict>, Overflow> {
    let beside: Vec<(usize, Cells)> = (0..board.size())
        .flat_map(|digit| space.of(digit).iter().map(move |&pattern| (digit, pattern)))
        .filter(|&(digit, pattern)| target.allows(digit, pattern))
        .collect();
    assert!(beside.len() <= 128, "a set of patterns is 128 bits");
    let rows = board.cells() + board.size();
    let (mut seen, mut found) = (BTreeSet::new(), BTreeMap::new());
    let mut open = vec![u128::MAX >> (128 - beside.len())];
    while let Some(allowed) = open.pop() {
        if !seen.insert(allowed) {
            continue;
        }
        if let Some(&known) = found.keys().find(|&corner| corner & !allowed == 0) {
            open.extend(each(known).map(|n| allowed & !(1 << n)));
            continue;
        }
        let numbers: Vec<usize> = each(allowed).collect();
        let columns: Vec<Vec<usize>> = numbers
            .iter()
            .map(|&n| each(beside[n].1).chain([board.cells() + beside[n].0]).collect())
            .collect();
        let outcome = feasible(rows, &columns)?;
        assert!(outcome.holds(rows, &columns), "the simplex method gave a wrong certificate");
        let Outcome::Point { whole, parts } = outcome else { continue };
        let named: Vec<(usize, Cells, i64)> = parts
            .iter()
            .map(|&(column, part)| (beside[numbers[column]].0, beside[numbers[column]].1, part))
            .collect();
        let corner: u128 = parts.iter().map(|&(column, _)| 1 << numbers[column]).sum();
        open.extend(each(corner).map(|n| allowed & !(1 << n)));
        found.insert(corner, Verdict::Possible { whole, parts: named });
    }
    Ok(found.into_values().collect())
}
