//! The search: draw the consequences, branch on a cell, and so on.

use core::ops::ControlFlow;

use ninerooks_board::Grid;

use crate::branch::choose;
use crate::budget::BudgetSpent;
use crate::cells::{Outcome, settle};
use crate::digits::lock;
use crate::state::{LANES, State};
use crate::triples::{Triples, triples};

/// Shows `visit` every solution of `grid` until it breaks off or `nodes` positions have been looked
/// at; says whether it broke off.
pub(crate) fn explore(
    grid: &Grid,
    nodes: u64,
    mut visit: impl FnMut(&State) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, BudgetSpent> {
    let mut found = 0;
    let counted = |state: &State| {
        found += 1;
        visit(state)
    };
    match (Search { visit: counted, nodes }).run(&mut State::new(grid)) {
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

/// A search under way.
struct Search<V> {
    /// Is shown every solution.
    visit: V,
    /// How many more positions may be looked at.
    nodes: u64,
}

impl<V: FnMut(&State) -> ControlFlow<()>> Search<V> {
    /// Visits every solution of `state`.
    fn run(&mut self, state: &mut State) -> ControlFlow<Stop> {
        let Some(nodes) = self.nodes.checked_sub(1) else {
            return ControlFlow::Break(Stop::Budget);
        };
        self.nodes = nodes;
        match propagate(state) {
            End::Contradiction => ControlFlow::Continue(()),
            End::Solved => (self.visit)(state).map_break(|()| Stop::Visitor),
            End::Open => self.branch(state),
        }
    }

    /// Tries every candidate of a cell. Each level settles a cell, so there are at most 81.
    fn branch(&mut self, state: &State) -> ControlFlow<Stop> {
        let Some(cell) = choose(state) else { return ControlFlow::Continue(()) };
        for digit in state.digits(cell) {
            let mut child = *state;
            child.place(digit, cell);
            self.run(&mut child)?;
        }
        ControlFlow::Continue(())
    }
}

/// How propagation ends.
enum End {
    /// There is no solution.
    Contradiction,
    /// There is one solution, and the state is it.
    Solved,
    /// Nothing more follows, and some cell has several candidates.
    Open,
}

/// Draws consequences until there are no more.
fn propagate(state: &mut State) -> End {
    let mut forced = [[0; LANES]; 3];
    loop {
        let locked = lock(state, &mut forced);
        if state.lacks_a_digit() {
            return End::Contradiction;
        }
        match settle(state, &forced) {
            Outcome::Contradiction => return End::Contradiction,
            Outcome::Solved => return End::Solved,
            Outcome::Progress => {}
            Outcome::Quiet if locked => {}
            Outcome::Quiet => match triples(state) {
                Triples::Contradiction => return End::Contradiction,
                Triples::Progress => {}
                Triples::Quiet => return End::Open,
            },
        }
    }
}
