//! Patterns whose sets count once each, or a few times: programs in whole numbers.

use microlp::{
    ComparisonOp, Error, OptimizationDirection, Problem, SolutionStatus, SolveOptions,
    SolveOutcome, Variable,
};

use super::lp::TRUTH;
use super::program::Program;

/// What is asked of a pattern beyond its proof.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Demands {
    /// The greatest rank.
    pub(crate) max_rank: Option<u32>,
    /// The most truths.
    pub(crate) max_truths: Option<u32>,
    /// No candidate may be in two truths.
    pub(crate) disjoint: bool,
    /// How often a set may count.
    pub(crate) times: u16,
    /// How many branches are looked at.
    pub(crate) nodes: u64,
}

/// How the search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Once {
    /// With these weights of the sectors.
    Found(Vec<i32>),
    /// There is none.
    Impossible,
    /// The work is done up, or the numbers failed.
    Unknown,
}

/// The smallest pattern with every set at most so many times that proves all `targets` false.
pub(crate) fn smallest_whole(program: &Program, targets: &[usize], demands: Demands) -> Once {
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let most = (0, i32::from(demands.times));
    let sets: Vec<[Variable; 2]> = program
        .sectors
        .iter()
        .map(|_| [problem.add_integer_var(TRUTH, most), problem.add_integer_var(1.0, most)])
        .collect();
    let weight = |of: &mut dyn Iterator<Item = usize>, sign: f64| -> Vec<(Variable, f64)> {
        of.flat_map(|s| [(sets[s][0], -sign), (sets[s][1], sign)]).collect()
    };
    for candidate in 0..program.candidates.len() {
        let own = program.around(candidate);
        if targets.contains(&candidate) {
            // Its weight less the rank: only the sectors elsewhere remain, with their signs turned.
            let mut others = (0..sets.len()).filter(|s| !own.contains(s));
            problem.add_constraint(weight(&mut others, -1.0), ComparisonOp::Ge, 1.0);
        } else {
            problem.add_constraint(weight(&mut own.iter().copied(), 1.0), ComparisonOp::Ge, 0.0);
        }
        if demands.disjoint {
            let truths: Vec<(Variable, f64)> = own.iter().map(|&s| (sets[s][0], 1.0)).collect();
            problem.add_constraint(truths, ComparisonOp::Le, 1.0);
        }
    }
    limit(&mut problem, &sets, demands);
    let mut options = SolveOptions::default();
    options.node_limit = Some(demands.nodes);
    match problem.solve_with(options) {
        Ok(SolveOutcome::Solution(solution)) => {
            let weights = sets.iter().map(|pair| {
                times(solution.var_value(pair[1])) - times(solution.var_value(pair[0]))
            });
            match solution.status() {
                SolutionStatus::Optimal => Once::Found(weights.collect()),
                SolutionStatus::Feasible => Once::Unknown,
            }
        }
        Err(Error::Infeasible) => Once::Impossible,
        Ok(SolveOutcome::Interrupted(_)) | Err(_) => Once::Unknown,
    }
}

/// A whole number that comes as a float.
#[allow(clippy::cast_possible_truncation)] // at most `Demands::times`
fn times(value: f64) -> i32 {
    value.round() as i32
}

/// No set is a truth and a link when each counts once; no more truths and no higher rank than demanded.
fn limit(problem: &mut Problem, sets: &[[Variable; 2]], demands: Demands) {
    for pair in sets.iter().filter(|_| demands.times == 1) {
        problem.add_constraint([(pair[0], 1.0), (pair[1], 1.0)], ComparisonOp::Le, 1.0);
    }
    if let Some(rank) = demands.max_rank {
        let all: Vec<_> =
            sets.iter().flat_map(|&[truth, link]| [(truth, -1.0), (link, 1.0)]).collect();
        problem.add_constraint(all, ComparisonOp::Le, f64::from(rank));
    }
    if let Some(most) = demands.max_truths {
        let truths: Vec<(Variable, f64)> = sets.iter().map(|pair| (pair[0], 1.0)).collect();
        problem.add_constraint(truths, ComparisonOp::Le, f64::from(most));
    }
}
