//! The simplex methods of this folder against those of the library `microlp`: the same answers to
//! the same programs, few truths against all that there are, and points against their sums. The ignored test
//! prints how long each takes.

use std::time::Instant;

use microlp::{
    ComparisonOp, Error, OptimizationDirection, Problem, SolveOptions, SolveOutcome, Variable,
};
use ninerooks_board::Grid;
use ninerooks_exact::solutions;
use ninerooks_testing::{Rng, data, grid, random_puzzle};

use super::few;
use super::lp::{Approach, Bounds, Budget, Maximum, Reach, Repair, TRUTH, approach, cost};
use super::program::Program;
use super::rating::{rate, rate_with, singles};
use super::scaling::{Earlier, Scaling};

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

/// Whether weights prove that no point below the cap has the target wholly true.
fn prove(program: &Program, target: usize, cap: f64, weights: &[f64]) {
    let rank: f64 = weights.iter().sum();
    let weight = |c: usize| program.around(c).iter().map(|&sector| weights[sector]).sum::<f64>();
    let others = (0..program.candidates.len()).filter(|c| *c != target);
    assert!(others.into_iter().all(|c| weight(c) > -1e-6));
    let margin = weight(target) - rank;
    assert!(margin > 1e-6 && cost(weights) < cap * margin + 1e-6, "{margin} {}", cost(weights));
}

#[test]
fn a_kernel_knows_what_a_whole_table_knows() {
    let (mut yes, mut no) = (0, 0);
    for puzzle in PUZZLES {
        let program = Program::new(&after_singles(puzzle));
        let n = program.candidates.len();
        for cap in [14.02, 24.02, 59.02] {
            for target in targets(&program, 40) {
                let mut equations = program.equations(cap, None);
                equations.set_bounds(target, Bounds::fixed(1.0));
                let there = equations.reach(&mut Budget::pivots(20_000));
                // The starting point is far from right: nothing but the target is true.
                let mut point = vec![0.0; n];
                point[target] = 1.0;
                let (bounds, budget) = (Bounds::around_one(cap), &mut Budget::pivots(20_000));
                match approach(program.sets(), target, &point, bounds, budget) {
                    Approach::Point(point) => {
                        assert_eq!(there, Reach::Feasible);
                        let sum = |members: &Vec<usize>| members.iter().map(|&c| point[c]).sum();
                        let mut sums = program.members().iter().map(sum);
                        let near = bounds.lower - 1e-6..=bounds.upper + 1e-6;
                        assert!(sums.all(|sum: f64| near.contains(&sum)));
                        assert!(point.iter().all(|value| *value > -1e-6));
                        assert!((point[target] - 1.0).abs() < 1e-12);
                        yes += 1;
                    }
                    Approach::None(weights) => {
                        assert!(matches!(there, Reach::Infeasible(_)));
                        prove(&program, target, cap, &weights);
                        no += 1;
                    }
                    Approach::Spent => panic!("20,000 pivots"),
                }
            }
        }
    }
    assert!(yes > 100 && no > 10, "{yes} {no}");
}

/// The lowest rank of a pattern with these truths and any links at all, straight from the definition.
fn lowest_rank(program: &Program, target: usize, truths: &[usize]) -> Option<u32> {
    let own = program.around(target);
    let times = (0..81).map(|n| [n % 3, n / 3 % 3, n / 9 % 3, n / 27]);
    // One more link than the target's own, where there are two truths: it holds what the target does not see.
    let seen = |c: &usize| program.around(*c).iter().any(|sector| own.contains(sector));
    let hidden: Vec<usize> =
        truths.iter().flat_map(|&t| &program.members()[t]).copied().filter(|c| !seen(c)).collect();
    let holds = |link: &usize| hidden.iter().all(|&c| program.around(c).contains(link));
    let more = if truths.len() == 1 { 0 } else { program.sectors.len() };
    let links = (0..more).filter(holds).map(Some).chain((more == 0).then_some(None));
    let all = links.flat_map(|link| times.clone().map(move |times| (link, times)));
    let ranks = all.filter_map(|(link, times)| {
        let mut weights = vec![0; program.sectors.len()];
        for &truth in truths {
            weights[truth] -= 1;
        }
        for (&sector, times) in own.iter().zip(times).chain(link.iter().map(|link| (link, 1))) {
            weights[sector] += times;
        }
        let weight = |c: usize| program.around(c).iter().map(|&s| weights[s]).sum::<i32>();
        let rank: i32 = weights.iter().sum();
        let covers = (0..program.candidates.len()).all(|c| weight(c) >= 0);
        (covers && weight(target) > rank).then(|| u32::try_from(rank).expect("not below 0"))
    });
    ranks.min()
}

#[test]
fn all_of_few_truths_are_found() {
    let mut grids: Vec<Grid> = PUZZLES.map(after_singles).into();
    // The last of them has two truths at most, when what one proves is gone.
    let [.., last] = &grids[..] else { unreachable!() };
    let (program, mut later) = (Program::new(last), *last);
    for few in few::all(&program) {
        later.eliminate(program.candidates[few.target]);
    }
    singles(&mut later);
    grids.push(later);
    let mut found = [0; 3];
    for grid in grids {
        let program = Program::new(&grid);
        let all = few::all(&program);
        let truths = all.first().map_or(2, |few| few.truths);
        let some = all.iter().map(|few| few.target).step_by(all.len().div_ceil(6).max(1));
        for target in targets(&program, 12).chain(some) {
            let others = |s: &usize| !program.around(target).contains(s);
            let sectors: Vec<usize> = (0..program.sectors.len()).filter(others).collect();
            let pairs = || {
                let pair = |(i, &a)| sectors[i + 1..].iter().map(move |&b| vec![a, b]);
                sectors.iter().enumerate().flat_map(pair).collect()
            };
            let sets: Vec<Vec<usize>> =
                if truths == 1 { sectors.iter().map(|&s| vec![s]).collect() } else { pairs() };
            let least = sets.iter().filter_map(|set| lowest_rank(&program, target, set)).min();
            let here = all.iter().find(|few| few.target == target).map(|few| few.rank);
            assert_eq!(here.is_some(), least.is_some(), "{}", program.candidates[target]);
            let (lowest, least) = (all.iter().map(|few| few.rank).min(), least.unwrap_or(u32::MAX));
            // The lowest rank, or one that costs less than a truth more where another candidate has a lower one.
            let is_enough = |here| here >= least && f64::from(here) <= TRUTH && Some(here) > lowest;
            let is_least = here.is_none_or(|here| here == least || is_enough(here));
            assert!(is_least && lowest.is_none_or(|lowest| lowest <= least), "{here:?} {least}");
            found[here.map_or(0, |_| truths as usize)] += 1;
        }
    }
    assert!(found.iter().all(|times| *times > 0), "{found:?}");
}

/// Whose sums are added up from it.
#[test]
fn a_point_that_scaling_finds_is_one() {
    let mut found = [0; 2];
    for mut grid in PUZZLES.map(after_singles) {
        let mut earlier = Earlier::default();
        for cap in [24.02, 44.02, 154.02] {
            let program = Program::new(&grid);
            let mut scaling = Scaling::new(&program, &earlier);
            let bounds = Bounds::around_one(cap);
            for target in 0..program.candidates.len() {
                let (point, is_found) = scaling.point(target, cap);
                found[usize::from(is_found)] += 1;
                assert!(point.iter().all(|value| *value >= 0.0));
                assert_eq!((point.len(), point[target]), (program.candidates.len(), 1.0));
                let mut sums = program.members().iter().map(|c| c.iter().map(|&c| point[c]).sum());
                let is_right = |sum: f64| bounds.lower - 1e-9 <= sum && sum <= bounds.upper + 1e-9;
                assert!(!is_found || sums.all(is_right), "{} {cap}", program.candidates[target]);
            }
            // What was found is taken along, without a candidate that goes.
            grid.eliminate(program.candidates[program.candidates.len() / 2]);
            earlier = scaling.into_earlier(program);
        }
    }
    assert!(found.iter().all(|times| *times > 10), "{found:?}");
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

/// What is true in the solution is asked by the one, and by the other not.
#[test]
fn a_known_solution_changes_no_rating() {
    let mut rng = Rng(7);
    let random = (0..8).map(|_| random_puzzle(&mut rng));
    let mut hard = 0;
    for puzzle in PUZZLES.into_iter().map(grid).chain(random) {
        let solution = solutions(&puzzle).unique().expect("one solution");
        let budget = Budget::pivots(1_000_000);
        let rating = rate(&puzzle, budget).expect("budget enough");
        assert_eq!(rate_with(&puzzle, Some(&solution), budget), Some(rating));
        hard += usize::from(rating.truths > 2);
    }
    assert!(hard > 1, "{hard}");
}
