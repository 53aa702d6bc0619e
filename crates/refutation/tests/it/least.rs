//! The search beside the least refutation that there is, in states where few steps are left.

use std::collections::BTreeMap;

use ninerooks_board::Grid;
use ninerooks_step::Refutation;
use ninerooks_testing::{grid, listed};

use crate::plain::{Least, least};
use crate::{HARD, is_right, walk};

/// The states on the way of a puzzle, each with the refutation that was found there, where that is no longer than this.
fn states(puzzle: &Grid, most: usize) -> Vec<(Grid, Refutation)> {
    let mut states = Vec::new();
    walk(puzzle, |state, found| {
        if found.length() <= most {
            states.push((*state, found.clone()));
        }
    });
    states
}

/// How many refutations are so much longer than the least one of their candidate, and of how many that is not known.
fn compared(states: &[(Grid, Refutation)]) -> (BTreeMap<usize, usize>, usize) {
    let (mut longer, mut unknown) = (BTreeMap::new(), 0);
    for (state, found) in states {
        let by = match least(state, found.target, found.length() - 1, 4) {
            Least::None => 0,
            Least::GaveUp => {
                unknown += 1;
                continue;
            }
            Least::Found(least) => {
                assert!(is_right(state, &least), "{least:?}");
                println!("{state}\n{found:?}\n{least:?}\n");
                found.length() - least.length()
            }
        };
        *longer.entry(by).or_insert(0) += 1;
    }
    (longer, unknown)
}

#[test]
fn near_the_end_of_hard_puzzles_every_refutation_is_the_least_of_its_candidate() {
    let states: Vec<_> = HARD.iter().flat_map(|puzzle| states(&grid(puzzle), 8)).collect();
    let (longer, unknown) = compared(&states);
    println!("{} states, longer by {longer:?}, unknown {unknown}", states.len());
    assert!(states.len() >= 20 && unknown == 0 && longer.keys().eq(&[0]), "{longer:?}");
}

/// Where a candidate is refuted by less than was found, the reference finds it; and where it is true, nothing.
#[test]
fn the_reference_finds_what_is_there_and_nothing_else() {
    let states = states(&grid(HARD[2]), 8);
    assert!(!states.is_empty());
    for (state, found) in &states {
        let Least::Found(least) = least(state, found.target, found.length(), 4) else {
            panic!("{found:?} is there")
        };
        assert!(least.length() <= found.length() && is_right(state, &least), "{least:?}");
    }
    let (state, _) = &states[0];
    let solution = ninerooks_exact::solutions(state).unique().expect("there is one");
    let is_open = |c: &ninerooks_board::Candidate| state.value(c.cell()).is_none();
    let open: Vec<_> =
        state.live().iter().filter(|c| solution.is_live(*c)).filter(is_open).collect();
    for candidate in open.into_iter().take(10) {
        assert!(matches!(crate::plain::least(state, candidate, 7, 2), Least::None));
    }
}

/// Run with `cargo test --release -p ninerooks-refutation -- --ignored --nocapture two_hundred`.
#[test]
#[ignore = "it takes minutes"]
fn two_hundred_refutations_near_the_end_are_held_against_the_least() {
    let mut all: Vec<_> = HARD.iter().flat_map(|puzzle| states(&grid(puzzle), 10)).collect();
    for puzzle in listed("hardest_1106_375.txt", 5) {
        if all.len() >= 200 {
            break;
        }
        all.extend(states(&puzzle, 10).into_iter().rev().take(4));
    }
    all.truncate(200);
    let (longer, unknown) = compared(&all);
    println!("{} states, longer by {longer:?}, unknown {unknown}", all.len());
}
