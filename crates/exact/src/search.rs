//! The search: draw the consequences, branch on a cell, and so on.

use core::ops::ControlFlow;

#[cfg(target_arch = "x86_64")]
use fearless_simd::Level;
use ninerooks_board::{Cell, CellSet, DigitSet, Grid};

use crate::branch::{choose, first};
use crate::budget::BudgetSpent;
use crate::cells::{Outcome, settle};
use crate::digits::lock;
use crate::machine::{Machine, Plain};
use crate::ruled;
use crate::state::{Lanes, State};
use crate::triples::{Triples, triples};
#[cfg(target_arch = "x86_64")]
use crate::wide::{Wide, Widest};

/// Shows `visit` every solution of `grid` until it breaks off or `nodes` positions have been looked
/// at; says whether it broke off. What is left of the nodes is left there.
pub(crate) fn explore(
    grid: &Grid,
    nodes: &mut u64,
    pace: Pace,
    mut visit: impl FnMut(&State) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, BudgetSpent> {
    if !grid.rules().is_none() {
        return ruled::explore(grid, nodes, &mut |live| visit(&State::of(live, CellSet::ALL)));
    }
    search(State::new(grid), nodes, pace, visit)
}

/// [`explore`] from any state without rules, on the best machine that this one can be.
pub(crate) fn search(
    state: State,
    nodes: &mut u64,
    pace: Pace,
    mut visit: impl FnMut(&State) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, BudgetSpent> {
    let visit = &mut visit;
    #[cfg(target_arch = "x86_64")]
    {
        let level = Level::new();
        if let Some(avx512) = level.as_avx512() {
            return search_on(Widest(avx512), state, nodes, pace, visit);
        }
        if let Some(avx2) = level.as_avx2() {
            return search_on(Wide(avx2), state, nodes, pace, visit);
        }
        if let Some(sse4_2) = level.as_sse4_2() {
            return search_on(Wide(sse4_2), state, nodes, pace, visit);
        }
    }
    search_on(Plain, state, nodes, pace, visit)
}

/// [`search`] on a certain machine. There is one search for each, whoever visits: it is long, being all
/// in one.
fn search_on(
    machine: impl Machine,
    state: State,
    nodes: &mut u64,
    pace: Pace,
    visit: &mut dyn FnMut(&State) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, BudgetSpent> {
    let mut found = 0;
    let mut counted = |state: &State| {
        found += 1;
        visit(state)
    };
    let mut search = Search { machine, visit: &mut counted, nodes: *nodes, pace };
    let end = search.run(state);
    *nodes = search.nodes;
    match end {
        ControlFlow::Continue(()) => Ok(ControlFlow::Continue(())),
        ControlFlow::Break(Stop::Visitor) => Ok(ControlFlow::Break(())),
        ControlFlow::Break(Stop::Budget) => Err(BudgetSpent { found }),
    }
}

/// Why a search ended before it was through.
enum Stop {
    /// The visitor had enough.
    Visitor,
    /// There were no nodes left.
    Budget,
}

/// How carefully a search proceeds. Where solutions abound any cell leads to one, and what it costs
/// to find out more of a position, or which cell is best, is lost; where contradictions do, it pays
/// many times over. The order of solutions depends on it, so only what does not show them hurries.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Everything is drawn, the best cell is taken; and then the search hurries.
    First,
    /// No contradiction yet: down to a solution by the first cell with two candidates.
    Hasty,
    /// Always as at the first position. A search that hurries comes to this by a contradiction.
    Careful,
}

/// A search under way.
struct Search<'a, M> {
    machine: M,
    /// Is shown every solution.
    visit: &'a mut dyn FnMut(&State) -> ControlFlow<()>,
    /// How many more positions may be looked at.
    nodes: u64,
    pace: Pace,
}

/// Room for this many branches is made at once: few searches have more under way.
const USUAL_DEPTH: usize = 32;

/// A position with a cell that is tried.
struct Branch {
    state: State,
    cell: Cell,
    /// The digits of the cell that have not been tried.
    left: DigitSet,
}

impl<M: Machine> Search<'_, M> {
    /// Visits every solution of `state`.
    fn run(&mut self, state: State) -> ControlFlow<Stop> {
        self.machine.run(
            #[inline(always)]
            || self.all_of(state),
        )
    }

    /// Each branch settles a cell, so there are at most 81 under way. They are a list, and nothing calls itself: a
    /// frame has room for all that is drawn at a position, and is large where it is not optimised.
    #[inline(always)]
    fn all_of(&mut self, mut state: State) -> ControlFlow<Stop> {
        let mut branches: Vec<Branch> = Vec::new();
        loop {
            if let Some(cell) = self.position(&mut state)? {
                let left = state.digits(self.machine, cell);
                if branches.is_empty() {
                    branches.reserve(USUAL_DEPTH);
                }
                branches.push(Branch { state, cell, left });
            }
            let (cell, digit) = loop {
                let Some(last) = branches.last_mut() else { return ControlFlow::Continue(()) };
                if let Some(digit) = last.left.next() {
                    state = last.state;
                    break (last.cell, digit);
                }
                branches.pop();
            };
            state.place(self.machine, digit, cell);
        }
    }

    /// Looks at a position: the cell to branch on, if it is open.
    #[inline(always)]
    fn position(&mut self, state: &mut State) -> ControlFlow<Stop, Option<Cell>> {
        let Some(nodes) = self.nodes.checked_sub(1) else {
            return ControlFlow::Break(Stop::Budget);
        };
        self.nodes = nodes;
        match propagate(self.machine, state, self.pace) {
            End::Contradiction => self.pace = Pace::Careful,
            End::Solved => (self.visit)(state).map_break(|()| Stop::Visitor)?,
            End::Open => return ControlFlow::Continue(self.choose(state)),
        }
        ControlFlow::Continue(None)
    }

    #[inline(always)]
    fn choose(&mut self, state: &State) -> Option<Cell> {
        match self.pace {
            Pace::Hasty => first(self.machine, state),
            Pace::Careful => choose(self.machine, state),
            Pace::First => {
                self.pace = Pace::Hasty;
                choose(self.machine, state)
            }
        }
    }
}

/// How propagation ends.
enum End {
    /// There is no solution.
    Contradiction,
    /// There is one solution, and the state is it.
    Solved,
    /// Nothing more follows, or the search is in haste, and some cell has several candidates.
    Open,
}

/// Draws consequences until there are no more; in haste only as long as digits are placed.
#[inline(always)]
fn propagate(machine: impl Machine, state: &mut State, pace: Pace) -> End {
    let mut forced = [Lanes::ZERO; 3];
    loop {
        let locked = lock(machine, state, &mut forced);
        if locked.lacking {
            return End::Contradiction;
        }
        match settle(machine, state, &forced) {
            Outcome::Contradiction => return End::Contradiction,
            Outcome::Solved => return End::Solved,
            Outcome::Progress => {}
            Outcome::Quiet if pace == Pace::Hasty => return End::Open,
            Outcome::Quiet if locked.gone => {}
            Outcome::Quiet => match triples(machine, state) {
                Triples::Contradiction => return End::Contradiction,
                Triples::Progress => {}
                Triples::Quiet => return End::Open,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::Candidate;
    use ninerooks_testing::{Rng, data, grid};

    use super::*;
    use crate::state::LANES;

    /// Everything that a search shows, in its order, how it ends, and how many solutions it says.
    type Course = (Vec<[[u32; LANES]; 3]>, Option<u64>);

    fn course(machine: impl Machine, state: State, pace: Pace, most: usize, nodes: u64) -> Course {
        let mut seen = Vec::new();
        let mut left = nodes;
        let end = search_on(machine, state, &mut left, pace, &mut |state| {
            seen.push(state.bands.map(|lanes| lanes.0));
            if seen.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        (seen, end.err().map(|spent| spent.found))
    }

    /// All machines that this one can be go the same way, also when they are stopped anywhere.
    fn compare(grid: &Grid, most: usize, budgets: &[u64]) {
        let state = State::new(grid);
        for (&nodes, pace) in
            budgets.iter().flat_map(|nodes| [(nodes, Pace::First), (nodes, Pace::Careful)])
        {
            let plain = course(Plain, state, pace, most, nodes);
            #[cfg(target_arch = "x86_64")]
            {
                let level = Level::new();
                if let Some(avx512) = level.as_avx512() {
                    assert_eq!(course(Widest(avx512), state, pace, most, nodes), plain, "{grid:?}");
                }
                if let Some(avx2) = level.as_avx2() {
                    assert_eq!(course(Wide(avx2), state, pace, most, nodes), plain, "{grid:?}");
                }
                if let Some(sse4_2) = level.as_sse4_2() {
                    assert_eq!(course(Wide(sse4_2), state, pace, most, nodes), plain, "{grid:?}");
                }
            }
            assert!(plain.0.len() <= most);
        }
    }

    #[test]
    fn all_machines_go_the_same_way_from_random_grids() {
        let mut rng = Rng(17);
        for _ in 0..400 {
            let mut grid = Grid::default();
            let live = 40 + rng.below(60);
            for index in 0..729 {
                if !rng.percent(live) {
                    grid.eliminate(Candidate::from_index(index));
                }
            }
            for _ in 0..rng.below(25) {
                grid.place(Candidate::from_index(rng.below(729)));
            }
            compare(&grid, 30, &[0, 1, 2, 7, 30, 400]);
        }
        compare(&Grid::default(), 300, &[50, 1_000]);
    }

    #[test]
    fn all_machines_go_the_same_way_through_the_lists() {
        for (file, step) in [
            ("royle17_49158.txt", 50),
            ("sudokuexchange_easy_sample.txt", 5),
            ("top1465.txt", 5),
            ("hardest_1905_11plus.txt", 10),
            ("hardest_1106_375.txt", 10),
            ("serg_benchmark_multisol.txt", 1),
        ] {
            let Some(text) = data(file) else { return };
            for line in text.lines().filter(|line| line.len() >= 81).step_by(step) {
                compare(&grid(&line[..81]), 40, &[3, 40, 1_500]);
            }
        }
    }
}
