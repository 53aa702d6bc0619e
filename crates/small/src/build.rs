//! States that resist, built from corners.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Board, Cells};
use crate::corners::corners;
use crate::grids::symmetries;
use crate::simplex::Overflow;
use crate::solutions::other;
use crate::space::Space;
use crate::state::State;
use crate::sums::{Target, Verdict};

/// A digit with one of its patterns.
type Pattern = (usize, Cells);

/// For each pattern the patterns of each of its corners.
type Corners = BTreeMap<Pattern, Vec<BTreeSet<Pattern>>>;

/// What a search through all sets of patterns found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Built {
    /// Corners beside a pattern.
    pub corners: usize,
    /// Those whose patterns hold no solution with that pattern in it.
    pub pure: usize,
    /// How many sets of patterns were looked at.
    pub looked: u64,
    /// The states that resist: each that does contains one of them.
    pub resisting: BTreeSet<State>,
}

/// Goes through all states of which `grid` is the only solution and that the rule does not solve; for boards with few patterns.
///
/// What the rule leaves of such a state is a set of patterns each of which has a point within the set, and so the patterns of a
/// corner ([`corners`]). The patterns of a wrong one's corner hold no solution with it, since any solution is the grid. So the set is
/// built: from one wrong pattern, with the patterns of one of its corners, then with those of a corner of each of these, and so on. A set
/// whose candidates, with those of the grid, have another solution is given up, since no larger one is better.
///
/// # Errors
/// [`Overflow`], when a linear program is open.
pub fn build(board: &Board, grid: &[usize]) -> Result<Built, Overflow> {
    let (all, pure) = pure_corners(board)?;
    let mut builder = Builder { board, grid, pure, built: Built::default() };
    builder.built.corners = all;
    builder.built.pure = builder.pure.values().next().map_or(0, Vec::len);
    let goal = State::solved(board, grid);
    for digit in 0..board.size() {
        for &pattern in board.patterns() {
            if goal.of(digit) != pattern {
                builder.extend(&[(digit, pattern)].into(), &[(digit, pattern)])?;
            }
        }
    }
    Ok(builder.built)
}

struct Builder<'a> {
    board: &'a Board,
    grid: &'a [usize],
    pure: Corners,
    built: Built,
}

impl Builder<'_> {
    /// Goes on with a set, of which the patterns in `open` still need a corner.
    fn extend(&mut self, set: &BTreeSet<Pattern>, open: &[Pattern]) -> Result<(), Overflow> {
        self.built.looked += 1;
        let goal = State::solved(self.board, self.grid);
        let mut live = goal.live().to_vec();
        for &(digit, pattern) in set {
            live[digit] |= pattern;
        }
        let state = State::new(live);
        if other(self.board, &state, self.grid).is_some() {
            return Ok(());
        }
        let Some((&first, rest)) = open.split_first() else {
            self.built.resisting.insert(state);
            return Ok(());
        };
        let corners = self.pure.get(&first).cloned().unwrap_or_default();
        if goal.of(first.0) == first.1 || corners.iter().any(|corner| corner.is_subset(set)) {
            return self.extend(set, rest);
        }
        for corner in corners {
            let more: Vec<Pattern> =
                rest.iter().copied().chain(corner.difference(set).copied()).collect();
            self.extend(&(set | &corner), &more)?;
        }
        Ok(())
    }
}

/// For each pattern of each digit the patterns of its corners, where these hold no solution with it; and how many corners each has.
/// They are found for one pattern, and carried to the others by symmetries.
fn pure_corners(board: &Board) -> Result<(usize, Corners), Overflow> {
    let space = Space::new(board, &State::full(board));
    let first = board.patterns()[0];
    let found = corners(board, &space, Target::Pattern { digit: 0, pattern: first })?;
    let pure: Vec<BTreeSet<Pattern>> =
        found.iter().filter_map(|corner| patterns_if_pure(board, corner)).collect();
    let mut out = BTreeMap::new();
    for map in symmetries(board) {
        let image = |cells: Cells| -> Cells {
            (0..board.cells())
                .filter(|&cell| cells >> map[cell] & 1 == 1)
                .map(|cell| 1 << cell)
                .sum()
        };
        for digit in 0..board.size() {
            let name = |other: usize| match other {
                0 => digit,
                other if other == digit => 0,
                other => other,
            };
            let carried = |corner: &BTreeSet<Pattern>| {
                corner.iter().map(|&(other, pattern)| (name(other), image(pattern))).collect()
            };
            out.entry((digit, image(first))).or_insert_with(|| pure.iter().map(carried).collect());
        }
    }
    Ok((found.len(), out))
}

/// The patterns of a corner, if their candidates hold no solution in which the first digit has its one pattern.
fn patterns_if_pure(board: &Board, corner: &Verdict) -> Option<BTreeSet<Pattern>> {
    let Verdict::Possible { parts, .. } = corner else { return None };
    let mut live = vec![0; board.size()];
    for &(digit, pattern, _) in parts {
        live[digit] |= pattern;
    }
    let is_pure = crate::solutions::count(board, &State::new(live), 1) == 0;
    is_pure.then(|| parts.iter().map(|&(digit, pattern, _)| (digit, pattern)).collect())
}
