//! Linear programming over pattern equations.

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet, Grid};
use ninerooks_logic::rookery::{Method, Reason, Space, rate_patterns};
use ninerooks_logic::{Checking, Profile, Status, solve};
use ninerooks_proof::{Deletion, Proof, RookeryProof, check};
use ninerooks_step::{Patterns, Shape};

use crate::pom::support::{counts, data, grid, puzzles, run};

/// Pair deletion removes candidates here, and then stops.
const EASTER_MONSTER: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
/// No candidate is eliminated by a sum of equations here before patterns are.
const PATTERNS_FIRST: &str =
    "1.......2..94...5..6....7.....89..4....3.6.....8.4.....2....1..7.......6..5.8..3.";
/// From the help for the Pattern Overlay Method, by way of Sudopedia: it has few patterns.
const FEW: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

/// A sum with two truths, and near misses of it.
#[test]
fn the_smallest_sum_of_the_easter_monster() {
    let start = grid(EASTER_MONSTER);
    let space = Space::new(&start, DigitSet::ALL);
    let deduction = Method::Sums.find(&space).unwrap().unwrap();
    let Reason::Sum { truths, links } = &deduction.reason else { panic!("{deduction:?}") };
    let total = |sets: &[(_, u16)]| -> u16 { sets.iter().map(|(_, times)| times).sum() };
    assert_eq!((total(truths), total(links)), (3, 5));
    let [Deletion::Cover(cover)] = deduction.deletions.as_slice() else { panic!("one cover") };
    let accepts = |change: &dyn Fn(&mut ninerooks_proof::PatternCover)| {
        let mut cover = cover.clone();
        change(&mut cover);
        let proof = RookeryProof { deletions: [Deletion::Cover(cover)].into() };
        check(&start, &[], &Proof::rookeries(proof)).is_ok()
    };
    assert!(accepts(&|_| {}));
    assert!(!accepts(&|cover| cover.scale += 1));
    assert!(!accepts(&|cover| cover.scale -= 1));
    for i in 0..cover.terms.len() {
        assert!(!accepts(&|cover| cover.terms[i].weight *= -1), "{:?}", cover.terms[i]);
    }
}

#[test]
fn sums_alone_solve_the_easter_monster() {
    let end = solve(&grid(EASTER_MONSTER), &Profile::by_id("pom-sums").unwrap(), Checking::On);
    assert_eq!(end.status, Status::Solved);
}

#[test]
fn patterns_fall_where_no_candidate_does() {
    let profile = Profile::by_id("pom-sums").unwrap();
    let solution = solve(&grid(PATTERNS_FIRST), &profile, Checking::On);
    assert_eq!(solution.status, Status::Solved);
    let many = solution.path.steps.iter().any(|step| {
        let Shape::Patterns(Patterns { stages, .. }) = &step.shape else { return false };
        stages.iter().any(|stage| matches!(stage.reason, Reason::Sums { sums: 2.., .. }))
    });
    assert!(many, "sums for several patterns were needed");
}

/// Sums for candidates do not get far in a tridagon; sums for patterns do.
#[test]
fn sums_alone_solve_tridagons() {
    let Some(text) = data("monhard_te3.tsv") else { return };
    let profile = Profile::by_id("pom-sums").unwrap();
    for puzzle in puzzles(&text).iter().step_by(200) {
        assert_eq!(solve(puzzle, &profile, Checking::On).status, Status::Solved, "{puzzle}");
    }
}

/// The greatest sum over the target that the equations allow, by another program.
fn greatest(space: &Space, is_target: impl Fn(Digit, CellSet) -> bool) -> Option<f64> {
    use microlp::{ComparisonOp, OptimizationDirection, Problem, SolveOutcome};
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let patterns: Vec<_> = space
        .iter()
        .map(|(pattern, cells)| {
            let gain = if is_target(pattern.digit, cells) { 1.0 } else { 0.0 };
            (pattern.digit, cells, problem.add_var(gain, (0.0, f64::INFINITY)))
        })
        .collect();
    let mut equation = |within: &dyn Fn(Digit, CellSet) -> bool| {
        let terms: Vec<_> = patterns
            .iter()
            .filter(|(digit, cells, _)| within(*digit, *cells))
            .map(|(.., variable)| (*variable, 1.0))
            .collect();
        problem.add_constraint(terms, ComparisonOp::Eq, 1.0);
    };
    for digit in Digit::ALL {
        equation(&|own, _| own == digit);
    }
    for cell in CellSet::ALL {
        equation(&|_, cells| cells.contains(cell));
    }
    match problem.solve().ok()? {
        SolveOutcome::Solution(solution) => Some(solution.objective()),
        SolveOutcome::Interrupted(_) => panic!("no limit was set"),
    }
}

/// What is left when nothing more is eliminated does not depend on the order, so two programs must end alike.
/// With one given less the puzzle has several solutions, so that something is left.
#[test]
fn the_end_of_all_sums_is_that_of_another_program() {
    let start = grid(&FEW.replacen('4', ".", 1));
    let ours = run(&start, &[Method::Sums], false);
    let mut at = start;
    let mut space = Space::new(&at, DigitSet::ALL);
    loop {
        let before = space.len();
        for digit in Digit::ALL {
            for cell in at.places(digit) {
                let through = |own: Digit, cells: CellSet| own == digit && cells.contains(cell);
                if greatest(&space, through).is_none_or(|most| most < 1.0 - 1e-6) {
                    at.eliminate(Candidate::new(digit, cell));
                    space.restrict(&at);
                }
            }
        }
        let patterns: Vec<(Digit, CellSet)> = space.iter().map(|(p, c)| (p.digit, c)).collect();
        let eliminated = |own: &(Digit, CellSet)| {
            greatest(&space, |digit, cells| (digit, cells) == *own)
                .is_none_or(|most| most < 1.0 - 1e-6)
        };
        if space.len() == before {
            if !patterns.iter().any(eliminated) {
                break;
            }
            let gone: Vec<_> = space
                .iter()
                .filter(|(pattern, cells)| eliminated(&(pattern.digit, *cells)))
                .map(|(pattern, _)| pattern)
                .collect();
            space.delete(&gone);
        }
    }
    let left = Digit::ALL.map(|digit| space.count(digit));
    assert!(left.iter().sum::<usize>() > 9, "{left:?}");
    assert_eq!(ours.counts(), left);
}

/// The rating belongs to the puzzle, not to how it is written down.
#[test]
fn a_rating_by_patterns_survives_shuffling() {
    let line = FEW;
    let rows = [4, 3, 5, 8, 7, 6, 0, 2, 1];
    let columns = [2, 0, 1, 6, 8, 7, 5, 4, 3];
    let relabelled = |c: char| match c.to_digit(10) {
        Some(digit) => "_316974825".chars().nth(digit as usize).unwrap(),
        None => c,
    };
    let transposed = |row: usize, column: usize| line.chars().nth(column * 9 + row).unwrap();
    let cells = rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column)));
    let shuffled: String = cells.map(|(row, column)| relabelled(transposed(row, column))).collect();
    let rating = rate_patterns(&grid(line), 1 << 36).unwrap();
    assert!(rating.solved && rating.truths > 0);
    assert_eq!(rate_patterns(&grid(&shuffled), 1 << 36), Some(rating));
}

#[test]
fn a_rating_says_when_its_work_is_done_up() {
    assert_eq!(rate_patterns(&grid(EASTER_MONSTER), 1 << 20), None);
}

#[test]
fn only_whole_spaces_have_sums() {
    let start = grid(FEW);
    assert_eq!(Method::Sums.find(&Space::new(&start, DigitSet::from(Digit::D3))).unwrap(), None);
    assert_eq!(Method::Sums.find(&Space::new(&solved(), DigitSet::ALL)).unwrap(), None);
    assert!(Method::Sums.find(&Space::new(&Grid::default(), DigitSet::ALL)).is_err());
}

fn solved() -> Grid {
    let end = run(&grid(FEW), &[Method::Pairs], false).grid;
    assert_eq!(counts(&end), [1; 9]);
    end
}
