//! Forcing chains within forcing chains beside the definition, and death blossoms of rectangles.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_exact::solutions;
use ninerooks_logic::{Forms, Found, Position, Profile, by_name, next_step};
use ninerooks_proof::Action;
use ninerooks_step::{BlossomStem, ForcingBranch, ForcingNode, ForcingStart, Shape, Step};
use ninerooks_testing::{Rng, grid, random_puzzle};

fn steps(id: &str, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    assert!(found.limits().is_empty(), "{id}");
    found.into_steps()
}

/// Where basic techniques lead no farther.
fn stuck(mut state: Grid) -> Option<Grid> {
    let basic = Profile::by_id("basic").unwrap();
    while let Some(step) = next_step(&state, &basic) {
        step.apply(&mut state);
    }
    (!state.is_solved()).then_some(state)
}

/// Places what is left of sectors; whether none is empty.
fn singles(grid: &mut Grid) -> bool {
    loop {
        if Sector::all().any(|sector| grid.in_sector(sector) == 0) {
            return false;
        }
        let only = Sector::all().find_map(|sector| {
            let only = grid.only_in(sector)?;
            grid.value(only.cell()).is_none().then_some(only)
        });
        let Some(only) = only else { return true };
        grid.place(only);
    }
}

/// After how many rounds of what chains refute a candidate is impossible.
fn rounds(grid: &Grid, candidate: Candidate) -> Option<usize> {
    let mut after = *grid;
    after.place(candidate);
    for round in 0..=3 {
        if !singles(&mut after) {
            return Some(round);
        }
        if round == 3 {
            break;
        }
        let inner = steps("forcing-chain-contradiction", &after);
        let gone: Vec<Candidate> = inner.iter().flat_map(Step::eliminations).collect();
        if gone.is_empty() {
            return None;
        }
        for candidate in gone {
            after.eliminate(candidate);
        }
    }
    None
}

/// Chains begin with what is known, and what is assumed within is impossible.
fn can_be_followed(branch: &ForcingBranch, mut known: Vec<ForcingNode>, step: &Step) {
    known.push(branch.assumed.into());
    for at in 0..=branch.chains.len() {
        for nested in branch.nested.iter().filter(|nested| nested.after == at) {
            assert!(nested.branch.conflict.is_some(), "{step:?}");
            can_be_followed(&nested.branch, Vec::new(), step);
            known.push(nested.branch.assumed.contrary().into());
        }
        let Some(chain) = branch.chains.get(at) else { continue };
        assert!(known.contains(&chain.nodes[0]), "{step:?}");
        known.extend(&chain.nodes);
    }
    assert!(branch.nested.iter().all(|nested| nested.after <= branch.chains.len()));
}

#[test]
fn what_chains_within_nets_refute_is_that_of_the_definition() {
    let hard = [
        "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ];
    let mut rng = Rng(15);
    let some = (0..6).map(|_| random_puzzle(&mut rng));
    let (mut refuted, mut in_cases, mut second) = (0, 0, 0);
    for state in hard.map(grid).into_iter().chain(some).filter_map(stuck).take(5) {
        let solution = solutions(&state).unique().unwrap();
        let mut found: BTreeSet<Candidate> = BTreeSet::new();
        for step in steps("nested-forcing-chain", &state) {
            assert_eq!(step.check(&state), Ok(()), "{step:?}");
            assert!(step.actions.iter().all(|action| match *action {
                Action::Place(candidate) =>
                    solution.value(candidate.cell()) == Some(candidate.digit()),
                Action::Eliminate(candidate) => !solution.is_live(candidate),
            }));
            let Shape::Forcing(shape) = &step.shape else { panic!("{step:?}") };
            assert!(shape.branches.iter().any(|branch| !branch.nested.is_empty()), "{step:?}");
            for branch in &shape.branches {
                can_be_followed(branch, Vec::new(), &step);
            }
            match shape.start {
                ForcingStart::Impossible => found.extend(step.eliminations()),
                _ => in_cases += 1,
            }
        }
        for candidate in state.open() {
            let rounds = rounds(&state, candidate);
            let is_nested = rounds.is_some_and(|rounds| rounds > 0);
            assert_eq!(found.contains(&candidate), is_nested, "{candidate} {rounds:?}\n{state:?}");
            second += usize::from(rounds > Some(1));
        }
        refuted += found.len();
    }
    println!("{refuted} refuted, {second} in more than one round, {in_cases} by cases");
    assert!(refuted > 10 && in_cases > 3, "{refuted} {in_cases}");
}

#[test]
fn the_guardians_of_a_rectangle_may_be_a_stem() {
    let mut rng = Rng(2);
    let mut seen = 0;
    for state in (0..150).map(|_| random_puzzle(&mut rng)).filter_map(stuck) {
        let solution = solutions(&state).unique().unwrap();
        for step in steps("death-blossom-rectangle", &state) {
            assert_eq!(step.check(&state), Ok(()), "{step:?}");
            assert!(step.proof.assumes_uniqueness());
            assert!(step.eliminations().all(|gone| !solution.is_live(gone)), "{step:?}");
            let Shape::Blossom(shape) = &step.shape else { panic!("{step:?}") };
            let BlossomStem::Guardians(pattern) = shape.stem else { panic!("{step:?}") };
            assert_eq!(pattern.cells.len(), 4);
            for petal in &shape.petals {
                assert!(state.is_live(petal.from) && pattern.cells.contains(petal.from.cell()));
                assert_eq!(petal.set.digits.len(), petal.set.cells.len() + 1);
                let places = state.places(petal.from.digit()) & petal.set.cells;
                assert!(places.into_iter().all(|cell| petal.from.cell().sees(cell)), "{step:?}");
            }
            seen += 1;
        }
    }
    println!("{seen} steps");
    assert!(seen > 0);
}
