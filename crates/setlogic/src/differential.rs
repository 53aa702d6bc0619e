//! The simplex methods of this folder against those of the library `microlp`: the same answers to
//! the same programs. The ignored test prints how long each takes.

use std::time::Instant;

use microlp::{
    ComparisonOp, Error, OptimizationDirection, Problem, SolveOptions, SolveOutcome, Variable,
};
use ninerooks_board::Grid;
use ninerooks_testing::{data, grid};

use super::lp::{Bounds, Budget, Maximum, Reach, Repair, TRUTH};
use super::program::Program;
use super::rating::singles;

const PUZZLES: [&str; 3] = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "156874932.4762.18528....476....8.59.73....6188.5...32.........3.7.5...49....487.1",
];

fn after_singles(puzzle: &str) -> Grid {
    let mut grid = grid(puzzle);
    singles(&mut grid);
    grid
}

/// Some of the candidates, evenly spread.
fn targets(program: &Program, count: usize) -> impl Iterator<Item = usize> + use<> {
    let n = program.candidates.len();
    (0..n).step_by(n.div_ceil(count).max(1))
}

/// Whether a candidate can be wholly true, by the first phase.
fn reach(program: &Program, target: usize) -> bool {
    let mut equations = program.equations(f64::INFINITY, None);
    equations.set_bounds(target, Bounds::fixed(1.0));
    match equations.reach(&mut Budget::pivots(20_000)) {
        Reach::Feasible => true,
        Reach::Infeasible(_) => false,
        Reach::Spent => panic!("20,000 pivots"),
    }
}

/// The same by the dual method.
fn repair(program: &Program, target: usize) -> bool {
    let mut equations = program.equations(f64::INFINITY, None);
    equations.set_bounds(target, Bounds::fixed(1.0));
    match equations.repair(&mut Budget::pivots(20_000)) {
        Repair::Feasible => true,
        Repair::Infeasible { .. } => false,
        Repair::Spent => panic!("20,000 pivots"),
    }
}

/// 4 · truths + links of the cheapest pattern.
fn cheapest(program: &Program, target: usize) -> f64 {
    let mut elastic = program.elastic(target, f64::INFINITY, None);
    assert_eq!(elastic.maximise(&mut Budget::pivots(20_000)), Maximum::Reached);
    let prices = elastic.prices();
    prices[elastic.width()..].iter().map(|y| if *y < 0.0 { -TRUTH * y } else { *y }).sum()
}

fn solution(problem: &Problem) -> Option<f64> {
    match problem.solve_with(SolveOptions::default()) {
        Ok(SolveOutcome::Solution(solution)) => Some(solution.objective()),
        Err(Error::Infeasible) => None,
        other => panic!("{:?}", other.err()),
    }
}

/// The first question to `microlp`.
fn reach_there(program: &Program, target: usize) -> bool {
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let bounds = |c: usize| if c == target { (1.0, 1.0) } else { (0.0, f64::INFINITY) };
    let values: Vec<Variable> =
        (0..program.candidates.len()).map(|c| problem.add_var(0.0, bounds(c))).collect();
    for members in program.members() {
        let sum: Vec<_> = members.iter().map(|&c| (values[c], 1.0)).collect();
        problem.add_constraint(sum, ComparisonOp::Eq, 1.0);
    }
    solution(&problem).is_some()
}

/// The second question to `microlp`: truths and links themselves are the variables.
fn cheapest_there(program: &Program, target: usize) -> Option<f64> {
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let positive = (0.0, f64::INFINITY);
    let mut of = |cost: f64| -> Vec<Variable> {
        program.sectors.iter().map(|_| problem.add_var(cost, positive)).collect()
    };
    let (truths, links) = (of(TRUTH), of(1.0));
    let both = |s: usize, sign: f64| [(truths[s], -sign), (links[s], sign)];
    for c in 0..program.candidates.len() {
        let own = program.around(c);
        if c == target {
            let others = (0..truths.len()).filter(|s| !own.contains(s));
            let weight: Vec<_> = others.flat_map(|s| both(s, -1.0)).collect();
            problem.add_constraint(weight, ComparisonOp::Ge, 1.0);
        } else {
            let weight: Vec<_> = own.iter().flat_map(|&s| both(s, 1.0)).collect();
            problem.add_constraint(weight, ComparisonOp::Ge, 0.0);
        }
    }
    solution(&problem)
}

fn compare(program: &Program, target: usize) {
    let is_possible = reach(program, target);
    assert_eq!(is_possible, repair(program, target));
    assert_eq!(is_possible, reach_there(program, target));
    let there = cheapest_there(program, target);
    assert_eq!(there.is_none(), is_possible);
    if let Some(there) = there {
        // The bounds here lie a little apart from each other.
        let here = cheapest(program, target);
        assert!((here - there).abs() < 0.01, "{here} here, {there} there");
    }
}

#[test]
fn both_find_the_same_optima() {
    for puzzle in PUZZLES {
        let program = Program::new(&after_singles(puzzle));
        targets(&program, 8).for_each(|target| compare(&program, target));
    }
}

/// `cargo test --release -p ninerooks-setlogic --lib differential -- --ignored --nocapture`
#[test]
#[ignore = "prints times; needs NINEROOKS_DATA"]
fn times_of_both() {
    let text = data("top1465.txt").expect("a list of puzzles");
    let mut times: [(&str, Vec<f64>); 5] = [
        ("possible, first phase", Vec::new()),
        ("possible, dual method", Vec::new()),
        ("possible, microlp", Vec::new()),
        ("cheapest, elastic", Vec::new()),
        ("cheapest, microlp", Vec::new()),
    ];
    for line in text.lines().step_by(60) {
        let program = Program::new(&after_singles(&line[..81]));
        for target in targets(&program, 6) {
            let mut of = |i: usize, work: &dyn Fn() -> bool| {
                let start = Instant::now();
                let yes = work();
                times[i].1.push(start.elapsed().as_secs_f64() * 1e3);
                yes
            };
            let is_possible = of(0, &|| reach(&program, target));
            of(1, &|| repair(&program, target));
            of(2, &|| reach_there(&program, target));
            if !is_possible {
                of(3, &|| cheapest(&program, target) > 0.0);
                of(4, &|| cheapest_there(&program, target).is_some());
            }
        }
    }
    for (name, mut times) in times {
        times.sort_by(f64::total_cmp);
        let last = times.len() - 1;
        let sum: f64 = times.iter().sum();
        #[allow(clippy::cast_precision_loss)] // some hundreds
        let mean = sum / times.len() as f64;
        let [middle, p95, most] = [50, 95, 100].map(|percent| times[last * percent / 100]);
        println!(
            "{name}: {} times, ms mean {mean:.2} median {middle:.2} p95 {p95:.2} max {most:.2}",
            times.len()
        );
    }
}
