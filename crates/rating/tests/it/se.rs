//! Sudoku Explainer's ratings: puzzles of our own for each rule, and lists whose ratings others recorded.
//!
//! The long runs are ignored: `cargo test --release -p ninerooks-rating --test it se:: -- --ignored --nocapture`.

#![allow(clippy::print_stdout)] // it reports what differs

use std::collections::BTreeSet;
use std::thread;

use ninerooks_board::{Candidate, Grid};
use ninerooks_exact::solve;
use ninerooks_rating::se::{self, End, Rating, Walk};
use ninerooks_testing::{data, grid};

/// Random puzzles, two for each rule that is the hardest of one among 15,000. What they are rated was found with the
/// version that rated 3,000 others as recorded.
const OWN: &str = include_str!("../own.tsv");

/// The fields of a line.
fn fields(line: &str) -> Vec<&str> {
    line.split('\t').collect()
}

#[test]
fn puzzles_for_each_rule_are_rated_as_before() {
    let mut rules = BTreeSet::new();
    for line in OWN.lines().skip(1) {
        let fields = fields(line);
        let Rating { er, ep, ed, techniques, end, .. } = se::rate(&grid(fields[0]), u64::MAX);
        let technique = techniques[0].map(|technique| technique.to_string()).unwrap_or_default();
        let found = [er.to_string(), ep.to_string(), ed.to_string(), technique];
        assert_eq!(found, fields[1..5], "{line}");
        assert_eq!(end, End::Solved, "{line}");
        rules.insert(fields[4]);
    }
    assert_eq!(rules.len(), 41);
}

#[test]
fn no_step_contradicts_the_solution() {
    for line in OWN.lines().skip(1) {
        let grid = grid(fields(line)[0]);
        let solution = solve(&grid).expect("they have a solution");
        let truth = |of: Candidate| solution.value(of.cell()) == Some(of.digit());
        for hint in Walk::new(&grid) {
            assert!(!hint.eliminations.iter().any(|&of| truth(of)), "{line}: {hint:?}");
            assert!(hint.placement.is_none_or(truth), "{line}: {hint:?}");
        }
    }
}

#[test]
fn each_node_of_a_chain_follows_from_later_ones() {
    let chains = OWN.lines().skip(1).flat_map(|line| Walk::new(&grid(fields(line)[0])));
    let mut count = 0;
    for chain in chains.flat_map(|hint| hint.chains) {
        count += 1;
        assert!(chain.nodes.iter().any(|node| node.parents.is_empty()), "something is assumed");
        for node in &chain.nodes {
            for &parent in &node.parents {
                let parent = &chain.nodes[parent];
                // What is false follows from what it sees; what is true from what is false.
                assert!(parent.on != node.on || (!node.on && !parent.on));
                assert!(!parent.on || parent.candidate.sees(node.candidate));
            }
        }
    }
    assert!(count > 100);
}

#[test]
fn a_puzzle_that_rules_do_not_solve_is_twenty() {
    // A box with a digit that has no place: nothing follows any more.
    let mut nothing = Grid::default();
    for candidate in Candidate::all() {
        nothing.eliminate(candidate);
    }
    let rating = se::rate(&nothing, u64::MAX);
    assert_eq!((rating.er.to_string(), rating.end), ("20.0".to_owned(), End::Stuck));
}

#[test]
fn work_that_does_not_do_gives_what_is_known() {
    let rating = se::rate(&Grid::default(), 10_000);
    assert_eq!((rating.er.to_string(), rating.end), ("0.0".to_owned(), End::Exhausted));
    let hard = fields(OWN.lines().last().expect("there is one"))[0];
    let whole = se::rate(&grid(hard), u64::MAX);
    let part = se::rate(&grid(hard), whole.work / 2);
    assert_eq!(part.end, End::Exhausted);
    assert!(part.er <= whole.er && part.steps < whole.steps);
    assert_eq!(se::rate(&grid(hard), whole.work), whole);
}

/// Where a list has a number, and which.
type Column = (usize, fn(Rating) -> se::Tenths);

/// How many of a list are rated as recorded, and how many there are.
fn equal(lines: &[&str], columns: &[Column]) -> usize {
    let of = |line: &&&str| {
        let fields = fields(line);
        let rating = se::rate(&grid(fields[1]), u64::MAX);
        let same = columns.iter().all(|&(column, of)| {
            of(rating).to_string().parse::<f64>().ok() == fields[column].parse::<f64>().ok()
        });
        if !same {
            println!("{line}: found {} {} {}", rating.er, rating.ep, rating.ed);
        }
        same
    };
    let half = lines.len() / 2;
    thread::scope(|scope| {
        let first = scope.spawn(|| lines[..half].iter().filter(of).count());
        lines[half..].iter().filter(of).count() + first.join().unwrap_or_default()
    })
}

fn er(rating: Rating) -> se::Tenths {
    rating.er
}

const ALL: [Column; 3] = [(2, er), (3, |rating| rating.ep), (4, |rating| rating.ed)];

fn stratified(step: usize) {
    let Some(text) = data("cbg_stratified_by_ser.tsv") else { return };
    let lines: Vec<&str> = text.lines().skip(1).step_by(step).collect();
    assert_eq!(equal(&lines, &ALL[..1]), lines.len());
}

#[test]
fn every_60th_of_3000_has_the_recorded_rating() {
    stratified(60);
}

#[test]
fn cycles_within_chains_count_as_recorded() {
    // With what one direction of each cycle rests on alone, these would be 0.1 less.
    let Some(text) = data("eleven_26370_te2.tsv") else { return };
    let lines: Vec<&str> = [133, 320].into_iter().filter_map(|i| text.lines().nth(i + 1)).collect();
    assert_eq!(equal(&lines, &ALL), 2);
}

#[test]
#[ignore = "half a minute"]
fn all_of_3000_have_the_recorded_rating() {
    stratified(1);
}

#[test]
#[ignore = "many minutes"]
fn hard_ones_have_the_recorded_ratings() {
    for file in ["eleven_26370_te2.tsv", "monhard_te3.tsv"] {
        let Some(text) = data(file) else { return };
        let lines: Vec<&str> = text.lines().skip(1).collect();
        println!("{file}: {} of {} equal", equal(&lines, &ALL), lines.len());
    }
}
