//! Set logic on whole lists of puzzles: how many fall to truths and links alone, which ones, for how
//! many the whole puzzle is one pattern, and ratings of shuffled puzzles.
//!
//! Every run takes a sample of each list. All of a list takes minutes:
//! `cargo test --release -p ninerooks-logic --test setlogic_lists -- --ignored`. The lists are in
//! the folder `NINEROOKS_DATA`, by default `../shared/data` beside the checkout. Without it all
//! tests say that they are ignored.

use std::collections::BTreeSet;
use std::path::Path;

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_board::{Candidate, Grid};
use ninerooks_logic::setlogic::{
    Budget, Limits, Verdict, Whole, Witness, closure, prove, rate, whole,
};
use ninerooks_proof::{Action, Proof, check};
use ninerooks_testing::{Rng, Symmetry};
use ninerooks_text::formats;

/// A list, what truths and links solve of it, and how many puzzles are one pattern.
struct List {
    file: &'static str,
    puzzles: usize,
    /// The lines that are solved; all where there is no such list.
    solved: Option<&'static str>,
    whole: usize,
    /// One puzzle in so many is taken on every run.
    stride: usize,
}

const LISTS: [List; 3] = [
    List { file: "top95.txt", puzzles: 95, solved: None, whole: 29, stride: 19 },
    List { file: "top1465.txt", puzzles: 1465, solved: None, whole: 337, stride: 250 },
    List {
        file: "hardest_1106_375.txt",
        puzzles: 375,
        solved: Some(include_str!("hardest_1106_375.solved")),
        whole: 0,
        stride: 60,
    },
];

/// What is rated, shuffled and rated again: puzzles for people, and some that are not.
const RATED: [(&str, usize, usize); 2] =
    [("sudokuexchange_hard_sample.txt", 5, 200), ("top1465.txt", 300, 5)];

const WORK: Budget = Budget::pivots(10_000_000);

fn main() {
    let folder = ninerooks_testing::data_folder();
    let is_missing = !folder.is_dir();
    let mut trials = Vec::new();
    for list in &LISTS {
        for stride in [list.stride, 1] {
            let part = if stride == 1 { "all".to_owned() } else { format!("one in {stride}") };
            let is_left_out = is_missing || stride == 1;
            let path = folder.join(list.file);
            let name = format!("{}, {part}: what truths and links solve", list.file);
            let run = move || solved(list, &puzzles(&path, list.puzzles)?, stride);
            trials.push(Trial::test(name, run).with_ignored_flag(is_left_out));
            let path = folder.join(list.file);
            let name = format!("{}, {part}: the whole puzzle as one pattern", list.file);
            let run = move || wholes(list, &puzzles(&path, list.puzzles)?, stride);
            trials.push(Trial::test(name, run).with_ignored_flag(is_left_out));
        }
    }
    for (file, stride, count) in RATED {
        let path = folder.join(file);
        let name = format!("{file}, {count} puzzles: a shuffled puzzle has the same rating");
        let run = move || ratings(&path, stride, count);
        trials.push(Trial::test(name, run).with_ignored_flag(is_missing));
    }
    let path = folder.join("top1465.txt");
    let name = "top1465.txt, line 201: halves are not just doubled";
    let run = move || halves(&lines(&path)?[200]);
    trials.push(Trial::test(name, run).with_ignored_flag(is_missing));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn lines(path: &Path) -> Result<Vec<Grid>, Failed> {
    let grid = |line: &str| -> Result<Grid, Failed> {
        let line = line.get(..81).ok_or("a line is too short")?;
        Ok(Grid::new(&formats::read(line)?.puzzle)?)
    };
    std::fs::read_to_string(path)?.lines().map(grid).collect()
}

fn puzzles(path: &Path, expected: usize) -> Result<Vec<Grid>, Failed> {
    let puzzles = lines(path)?;
    if puzzles.len() == expected {
        Ok(puzzles)
    } else {
        Err(format!("{} puzzles where {expected} are known", puzzles.len()).into())
    }
}

/// Every fall is accepted by the checker, and the right puzzles are solved.
fn solved(list: &List, puzzles: &[Grid], stride: usize) -> Result<(), Failed> {
    let named = |text: &str| -> BTreeSet<usize> {
        text.lines().filter_map(|line| line.parse().ok()).collect()
    };
    let expected = list.solved.map(named);
    for (i, grid) in puzzles.iter().enumerate().step_by(stride) {
        let closure = closure(grid, WORK);
        let mut at = *grid;
        for elimination in &closure.eliminations {
            let proof = Proof::cover(elimination.cover.clone());
            check(&at, &[Action::Eliminate(elimination.target)], &proof)?;
            at.eliminate(elimination.target);
        }
        if at != closure.end {
            return Err(
                format!("line {}: the end is not what the eliminations leave", i + 1).into()
            );
        }
        let is_expected = expected.as_ref().is_none_or(|lines| lines.contains(&(i + 1)));
        let is_sure = closure.is_solved() || closure.complete;
        if closure.is_solved() != is_expected || !is_sure {
            return Err(format!("line {}: solved: {}", i + 1, closure.is_solved()).into());
        }
    }
    Ok(())
}

/// Every pattern is accepted by the checker and leaves the solution, every refusal is checked, and
/// the number is right.
fn wholes(list: &List, puzzles: &[Grid], stride: usize) -> Result<(), Failed> {
    let mut count = 0;
    for (i, grid) in puzzles.iter().enumerate().step_by(stride) {
        let words = match whole(grid, WORK) {
            Whole::Pattern(pattern) => {
                let actions: Vec<Action> =
                    pattern.eliminations.iter().copied().map(Action::Eliminate).collect();
                check(grid, &actions, &Proof::cover(pattern.cover))?;
                let mut end = *grid;
                pattern.eliminations.iter().for_each(|c| end.eliminate(*c));
                count += 1;
                let is_solution =
                    end.unsolved().into_iter().all(|cell| end.digits(cell).len() == 1);
                if is_solution {
                    continue;
                }
                "something is left"
            }
            Whole::None(witness) if witness.is_undecided(grid) => continue,
            Whole::None(Witness::Exact { .. }) => "a witness that does not hold",
            Whole::None(Witness::Numerical) => "no whole numbers",
            Whole::Contradiction | Whole::NotFound => "no answer",
        };
        return Err(format!("line {}: {words}", i + 1).into());
    }
    let is_right = if stride == 1 { count == list.whole } else { count <= list.whole };
    if is_right { Ok(()) } else { Err(format!("{count} where {} are known", list.whole).into()) }
}

/// Where the cheapest weights are halves, a search in whole numbers finds less than twice as much,
/// if it may work long enough.
fn halves(grid: &Grid) -> Result<(), Failed> {
    let target: Candidate = "1r9c2".parse()?;
    let size = |nodes| match prove(grid, target, Limits { nodes, ..Limits::default() }) {
        Verdict::Pattern(pattern) => Some((pattern.size().truths, pattern.size().rank)),
        _ => None,
    };
    match (size(0), size(20_000)) {
        (Some((45, 9)), Some((25, 6))) => Ok(()),
        other => Err(format!("{other:?}").into()),
    }
}

fn ratings(path: &Path, stride: usize, count: usize) -> Result<(), Failed> {
    let mut rng = Rng(1);
    let puzzles = lines(path)?;
    let mut rated = 0;
    for grid in puzzles.iter().step_by(stride).take(count) {
        let rating = rate(grid, WORK).ok_or("not rated")?;
        let other = rate(&Symmetry::any(&mut rng).of_grid(grid), WORK).ok_or("not rated")?;
        if rating != other {
            return Err(format!("{grid}: {rating:?}, shuffled {other:?}").into());
        }
        rated += 1;
    }
    if rated == count { Ok(()) } else { Err(format!("only {rated} puzzles").into()) }
}
