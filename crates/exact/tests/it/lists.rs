//! The lists in the data folder: how many solutions each puzzle has.

use crate::common::{Plainly, grid, puzzle, reference, solves};
use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, count, count_within, solutions, solutions_within};
use ninerooks_testing::data;

/// The first field of 81 cells in each line of a file of the data folder.
fn puzzles(file: &str) -> Option<Vec<String>> {
    let text = data(file)?;
    let fields = text.lines().filter_map(|line| line.split(['\t', ' ']).find(|f| f.len() == 81));
    Some(fields.map(str::to_owned).collect())
}

/// No puzzle of these lists needs more than 729 positions; twice that shows a search gone wrong.
const NODES: u64 = 1_500;

fn is_proper(text: &str) {
    let grid = grid(text);
    let verdict = solutions_within(&grid, NODES).unwrap_or_else(|spent| panic!("{spent}: {text}"));
    let Solutions::One(solution) = verdict else { panic!("{verdict:?} of {text}") };
    assert!(solves(&solution.to_string(), &grid), "{solution} of {text}");
    assert_eq!(solution.givens(), grid.givens());
}

#[test]
fn every_tenth_of_the_17_clue_puzzles_is_proper() {
    let Some(list) = puzzles("royle17_49158.txt") else { return };
    assert_eq!(list.len(), 49_158);
    for text in list.iter().step_by(10) {
        is_proper(text);
    }
}

#[test]
fn hard_puzzles_are_proper() {
    for (file, n) in [
        ("top95.txt", 95),
        ("top1465.txt", 1465),
        ("q2_taxonomy_8152.txt", 500),
        ("cbg_stratified_by_ser.tsv", 3000),
        ("monhard_te3.tsv", 500),
        ("eleven_26370_te2.tsv", 500),
        ("hardest_1106_375.txt", 375),
        ("hardest_1905_11plus.txt", 1000),
        ("mith_te3_minexpand_sample1000.txt", 300),
        ("clue39_dobrichev_2650.txt", 200),
        ("pair_deletion_frontier.txt", 25),
        ("named_puzzles.tsv", 20),
    ] {
        let Some(list) = puzzles(file) else { return };
        assert_eq!(list.len(), n, "{file}");
        for text in &list {
            is_proper(text);
        }
    }
}

/// A 17-clue puzzle without one of its givens has other solutions too: fewer than 17 never do.
#[test]
fn without_a_given_17_clue_puzzles_are_not_proper() {
    let Some(list) = puzzles("royle17_49158.txt") else { return };
    for text in list.iter().step_by(500) {
        for (place, given) in text.char_indices().filter(|&(_, c)| c != '.') {
            let mut fewer = text.clone();
            fewer.replace_range(place..=place, ".");
            assert_eq!(solutions(&grid(&fewer)), Solutions::Many, "{text} without {given}");
        }
    }
}

#[test]
fn puzzles_with_several_solutions() {
    let Some(list) = puzzles("serg_benchmark_multisol.txt") else { return };
    assert_eq!(list.len(), 200);
    for text in &list {
        assert_eq!(solutions(&grid(text)), Solutions::Many, "{text}");
    }
    let mut compared = 0;
    for text in list.iter().step_by(20) {
        let grid = grid(text);
        if let Plainly::All(all) = reference(&grid, 3_000) {
            assert_eq!(count(&grid, u64::MAX), all.len() as u64, "{text}");
            compared += 1;
        }
    }
    assert!(compared > 5, "{compared}");
}

#[test]
fn sudopedia_counts() {
    let Some(text) = data("sudopedia_test_cases.tsv") else { return };
    let mut cases = 0;
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (name, values, counted) = (fields[2], fields[3], fields[6]);
        let Ok(grid) = Grid::new(&puzzle(values)) else {
            assert!(name.starts_with("Duplicate Given") && counted == "0", "{name}");
            continue;
        };
        let expected: u64 = counted.trim_end_matches('+').parse().unwrap();
        if counted.ends_with('+') {
            assert_eq!(count(&grid, expected), expected, "{name}");
        } else {
            assert_eq!(count_within(&grid, 1_000, 1_000), Ok(expected), "{name}");
        }
        if let Some(&solution) = fields.get(8).filter(|solution| solution.len() == 81) {
            let found = solutions(&grid).unique().map(|grid| grid.to_string());
            assert_eq!(found.as_deref(), Some(solution), "{name}");
        }
        cases += 1;
    }
    assert_eq!(cases, 16);
}
