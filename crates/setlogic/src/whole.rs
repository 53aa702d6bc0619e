//! The whole puzzle as one pattern.
//!
//! One pattern proves all that is false at once just when the relaxation has no point but the
//! solution; and then one of rank 0 does. (If there is another point, go from the solution through
//! it until some true candidate is 0: what is false then weighs more than the rank. The other way
//! round, the sum of all that is false has the maximum 0, and the prices of that are a pattern.)

use ninerooks_board::{Candidate, Grid};

use super::integers;
use super::lp::{Budget, Dictionary, Maximum, Repair};
use super::once::{Demands, Once, smallest_whole};
use super::pattern::Pattern;
use super::program::Program;
use super::prove::Witness;

/// Whether one pattern solves a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Whole {
    /// It does, and the checker accepts all eliminations at once.
    Pattern(Pattern),
    /// None does: this point of the relaxation is no solution.
    None(Witness),
    /// The grid contradicts itself, so that there is nothing to solve.
    Contradiction,
    /// The budget is spent, or the numbers were not good enough for a proof.
    NotFound,
}

/// Looks for one pattern that proves everything false that is, so that the solution is left.
pub fn whole(grid: &Grid, mut budget: Budget) -> Whole {
    let program = Program::new(grid);
    let n = program.candidates.len();
    let mut equations = program.equations(f64::INFINITY, None);
    match equations.repair(&mut budget) {
        Repair::Infeasible { .. } => return Whole::Contradiction,
        Repair::Spent => return Whole::NotFound,
        Repair::Feasible => {}
    }
    let point = equations.point();
    if !is_whole(&point[..n]) {
        return refused(grid, &program, &point);
    }
    let targets: Vec<bool> = point[..n].iter().map(|&value| value < 0.5).collect();
    let mut elastic = program.elastic_all(&targets);
    match elastic.maximise(&mut budget) {
        Maximum::Spent => Whole::NotFound,
        Maximum::Unbounded { column } => {
            let other = direction(&elastic, column, n);
            let between: Vec<f64> =
                point.iter().zip(&other).map(|(a, b)| f64::midpoint(*a, *b)).collect();
            refused(grid, &program, if is_whole(&other) { &between } else { &other })
        }
        Maximum::Reached => {
            let prices = elastic.prices();
            let named = program.candidates.iter().copied().zip(&targets);
            let gone: Vec<Candidate> = named.filter(|(_, gone)| **gone).map(|(c, _)| c).collect();
            match integers::cover(grid, &program, &prices[n + 1..], &gone) {
                Some(cover) => Whole::Pattern(Pattern::new(grid, cover)),
                None => Whole::NotFound,
            }
        }
    }
}

/// Whether one pattern whose sets count once each solves a puzzle, given one whose sets count more
/// often. `None` when the budget of branches is spent.
pub fn whole_once(grid: &Grid, whole: &Pattern, nodes: u64) -> Option<Option<Pattern>> {
    let program = Program::new(grid);
    let gone = &whole.eliminations;
    let targets: Vec<usize> = gone.iter().filter_map(|&c| program.number(c)).collect();
    let demands = Demands { max_rank: None, max_truths: None, disjoint: false, times: 1, nodes };
    match smallest_whole(&program, &targets, demands) {
        Once::Impossible => Some(None),
        Once::Unknown => None,
        Once::Found(weights) => {
            let weights: Vec<f64> = weights.into_iter().map(f64::from).collect();
            let cover = integers::cover(grid, &program, &weights, gone)?;
            Some(Some(Pattern::new(grid, cover)))
        }
    }
}

fn is_whole(point: &[f64]) -> bool {
    point.iter().all(|value| (value - value.round()).abs() < 1e-6)
}

fn refused(grid: &Grid, program: &Program, point: &[f64]) -> Whole {
    let witness = Witness::of(program, point);
    Whole::None(if witness.is_undecided(grid) { witness } else { Witness::Numerical })
}

/// The point of the relaxation in whose direction the objective grows without end.
fn direction(elastic: &Dictionary, column: usize, n: usize) -> Vec<f64> {
    let direction = elastic.direction(column);
    direction.iter().take(n).map(|part| part / direction[n]).collect()
}
