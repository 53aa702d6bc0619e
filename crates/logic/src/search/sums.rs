//! What sums of digits leave no room for: of one rule, of houses and rules together, by all fillings or by bounds.

use ninerooks_board::{Candidate, CandidateSet, Grid, HouseSet, RuleSum, Sum};
use ninerooks_proof::{Action, Clause, Lemma, Proof, Reason};
use ninerooks_step::{Finding, Shape, Summed};
use std::ops::ControlFlow;

use super::ruled::{by_rules, number};
use crate::{Findings, Flow, Position};

pub(crate) use bounds::sum_bounds;
pub(crate) use innies::innies_and_outies;

mod bounds;
mod innies;

/// How many positions a look at the fillings of a sum may take. The cages of published puzzles take some hundreds.
const MOST_POSITIONS: usize = 20_000;

/// What goes together with no filling of a sum that a rule says. The fewest open cells first, then the rules in their order.
pub(crate) fn sum_combinations(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let mut sums: Vec<_> = grid.rules().sums().iter().collect();
    sums.sort_by_key(|own| (own.sum.cells() - grid.solved()).len());
    for own in sums {
        let Some(targets) = no_room(grid, &own.sum) else { continue };
        if targets.is_empty() {
            continue;
        }
        let shape = of_rule(own);
        let lemmas = vec![by_rules(Clause::Sum(own.sum.clone()))];
        found.push(by_fillings(shape, lemmas, &targets))?;
    }
    Flow::Continue(())
}

/// The shape of a sum that a rule says.
fn of_rule(own: &RuleSum) -> Summed {
    Summed { sum: own.sum.clone(), rules: [number(own.rule)].into(), houses: HouseSet::EMPTY }
}

/// The open candidates that go together with no filling of a sum; nothing when it has too many fillings to look at, or no
/// open cell.
fn no_room(grid: &Grid, sum: &Sum) -> Option<CandidateSet> {
    if (sum.cells() - grid.solved()).is_empty() {
        return None;
    }
    let rules = grid.rules();
    // What some filling has, and what each filling excludes.
    let (mut some, mut all) = (CandidateSet::EMPTY, CandidateSet::ALL);
    let mut work = MOST_POSITIONS;
    let looked = sum.fillings(grid.live(), rules, &mut work, &mut |filling| {
        let mut excluded = CandidateSet::EMPTY;
        for &candidate in filling {
            some.insert(candidate);
            excluded |= rules.all_excluded_by(candidate);
        }
        all = all & excluded;
        ControlFlow::Continue(())
    });
    looked.ok()?;
    let cells = sum.cells();
    let is_false = |candidate: &Candidate| {
        if cells.contains(candidate.cell()) {
            !some.contains(*candidate)
        } else {
            all.contains(*candidate)
        }
    };
    Some(grid.open().filter(is_false).collect())
}

/// The step: the last of the lemmas shows the sum.
fn by_fillings(shape: Summed, lemmas: Vec<Lemma>, targets: &CandidateSet) -> Finding {
    let last = u16::try_from(lemmas.len() - 1).unwrap_or(u16::MAX);
    let actions = targets.iter().map(Action::Eliminate).collect();
    let proof = Proof { lemmas: lemmas.into(), then: Reason::Fillings(last) };
    Finding { actions, shape: Shape::Summed(shape), proof }
}
