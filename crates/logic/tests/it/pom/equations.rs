//! Pattern equations: what a chain of substitutions says is what its sum says.

use std::collections::BTreeMap;

use ninerooks_board::{DigitSet, Grid};
use ninerooks_logic::rookery::{Method, Reason, Space, Substitution};
use ninerooks_proof::{Deletion, Equation, Pattern};

use crate::pom::support::{data, equations, puzzles, run};

/// How often each live pattern counts in the chain's sum.
fn sum(space: &Space, chain: &Substitution) -> BTreeMap<Pattern, i32> {
    let mut counts = BTreeMap::new();
    let mut add = |equation: Equation, times: i32| {
        for (pattern, cells) in space.iter() {
            let holds = match equation {
                Equation::Cell(cell) => cells.contains(cell),
                Equation::Digit(digit) => pattern.digit == digit,
            };
            *counts.entry(pattern).or_default() += if holds { times } else { 0 };
        }
    };
    add(chain.base, 1);
    for &[out, into] in &chain.links {
        add(out, -1);
        add(into, 1);
    }
    counts
}

fn first(grid: &Grid, depth: usize) -> Option<(Space, ninerooks_logic::rookery::Deduction)> {
    let space = Space::new(&run(grid, &[Method::Clash], false).grid, DigitSet::ALL);
    equations(depth).find(&space).unwrap().map(|deduction| (space, deduction))
}

#[test]
fn duplicates_are_what_the_sum_counts_twice() {
    let Some(text) = data("top95.txt") else { return };
    let mut seen = 0;
    for grid in puzzles(&text).iter().skip(4).step_by(19) {
        let Some((space, deduction)) = first(grid, 1) else { continue };
        let Reason::Equations(chain) = &deduction.reason else { panic!("{deduction:?}") };
        let counts = sum(&space, chain);
        assert!(counts.values().all(|&count| count >= 0));
        let targets: Vec<Pattern> = counts
            .iter()
            .filter(|&(pattern, &count)| match chain.within {
                None => count == 2,
                Some(Equation::Digit(digit)) => count == 0 && pattern.digit == digit,
                Some(Equation::Cell(cell)) => count == 0 && pattern.rookery.cells().contains(cell),
            })
            .map(|entry| *entry.0)
            .collect();
        assert_eq!(deduction.targets, targets);
        assert!(matches!(&deduction.deletions[..], [Deletion::Cover(_)]));
        seen += 1;
    }
    assert!(seen >= 3, "{seen} puzzles have a deduction");
}

#[test]
fn without_substitutions_only_equations_inside_equations_speak() {
    let Some(text) = data("top95.txt") else { return };
    for grid in puzzles(&text).iter().skip(4).step_by(31) {
        if let Some((_, deduction)) = first(grid, 0) {
            let Reason::Equations(chain) = &deduction.reason else { panic!("{deduction:?}") };
            assert!(chain.links.is_empty() && chain.within.is_some());
        }
    }
}

#[test]
fn a_partly_converted_grid_has_no_equations_of_cells() {
    let Some(text) = data("top95.txt") else { return };
    let grid = run(&puzzles(&text)[0], &[Method::Clash], false).grid;
    let all = Space::new(&grid, DigitSet::ALL);
    let some = Space::new(&grid, DigitSet::ALL.without(ninerooks_board::Digit::D5));
    assert!(equations(1).find(&all).unwrap().is_some());
    for method in [equations(1), Method::CellCover] {
        assert_eq!(method.find(&some), Ok(None));
    }
}
