//! Whole patterns of digits: what the crate `rookery` finds, reported.

use core::cell::OnceCell;

use ninerooks_rookery::{Budget, Method, Portions, Space, steps};

use super::combined;
use crate::{Findings, Flow, Position};

/// Basic POM, one step for each digit in order.
pub(crate) fn basic(position: &Position, found: &mut Findings) -> Flow {
    steps::basic_steps(position.grid(), position.carried()).try_for_each(|step| found.push(step))
}

/// The first deduction of a method, where the path carries what it deletes; elsewhere deductions until
/// candidates are eliminated.
pub(crate) fn carried(position: &Position, methods: &[Method], found: &mut Findings) -> Flow {
    within(position, found, |budget| {
        steps::carried_step(position.grid(), position.carried(), methods, budget)
    })
}

/// Deductions until candidates are eliminated, whatever the path carries.
pub(crate) fn first(position: &Position, methods: &[Method], found: &mut Findings) -> Flow {
    within(position, found, |budget| steps::first_step(position.grid(), methods, budget))
}

/// Pair deletion, as much of it as is a step.
pub(crate) fn pairs(position: &Position, found: &mut Findings) -> Flow {
    within(position, found, |budget| match position.portions() {
        Portions::Whole => steps::first_step(position.grid(), &[Method::Pairs], budget),
        Portions::After(known) => steps::portion(position.grid(), known, budget),
    })
}

/// Sums of equations: the smallest one, or all of a round.
pub(crate) fn sums(position: &Position, found: &mut Findings) -> Flow {
    let method = match position.portions() {
        Portions::Whole => Method::Rounds,
        Portions::After(_) => Method::Sums,
    };
    carried(position, &[method], found)
}

/// Chains of cells with two candidates, then all others: short chains before long ones.
pub(crate) fn chain_ends(position: &Position, found: &mut Findings) -> Flow {
    let known = OnceCell::new();
    let next = |space: &Space, budget: &mut Budget| combined::next(position, &known, space, budget);
    within(position, found, |budget| {
        steps::combined(position.grid(), position.carried(), budget, next)
    })
}

/// Patterns that would leave a rectangle to two digits, rectangles in reading order.
pub(crate) fn unique_rectangles(position: &Position, found: &mut Findings) -> Flow {
    within(position, found, |budget| steps::unique_rectangles(position.grid(), budget))
}

/// Reports what a search finds with what is left of the work of the puzzle.
fn within(
    position: &Position,
    found: &mut Findings,
    search: impl FnOnce(&mut Budget) -> steps::Search,
) -> Flow {
    let mut budget = Budget::within(position.work_left());
    let result = search(&mut budget);
    position.spend(budget.spent());
    match result {
        Ok(finding) => finding.into_iter().try_for_each(|finding| found.push(finding)),
        Err(over) => {
            found.limit(over);
            Flow::Continue(())
        }
    }
}
