//! Patterns that a path carries from step to step.

use std::collections::BTreeSet;

use ninerooks_board::{DigitSet, Grid};
use ninerooks_logic::rookery::Overlay;
use ninerooks_logic::{Checking, Found, Position, Profile, Solution, Status, by_name, find, solve};
use ninerooks_proof::{Proof, RookeryProof, check};
use ninerooks_step::{PatternReason, Patterns, Shape, Step};

use crate::pom::support::{data, grid, open, puzzles};

const SUDOPEDIA: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

fn solved_by(grid: &Grid, profile: &Profile) -> Solution {
    let solution = solve(grid, profile, Checking::On);
    assert!(!matches!(solution.status, Status::Refused(..)), "{:?}", solution.status);
    assert!(solution.limits.is_empty(), "{:?}", solution.limits);
    solution
}

/// How many deletions of earlier steps a step says that it uses.
fn earlier(step: &Step) -> usize {
    let Shape::Patterns(Patterns { stages, .. }) = &step.shape else { return 0 };
    let used = stages.iter().filter_map(|stage| match stage.reason {
        PatternReason::Earlier { deletions, .. } => Some(deletions),
        _ => None,
    });
    used.sum()
}

#[test]
fn sudopedias_example_with_steps_that_only_delete_patterns() {
    let profile = Profile::by_id("pom-help").unwrap();
    let path = solved_by(&grid(SUDOPEDIA), &profile).path;
    let eliminated: BTreeSet<String> =
        path.steps.iter().flat_map(Step::eliminations).map(|c| c.to_string()).collect();
    let by_deletions = ["2r7c3", "2r7c7", "2r8c8", "4r8c2"];
    assert!(by_deletions.iter().all(|name| eliminated.contains(*name)), "{eliminated:?}");
    assert_eq!(open(&path.end), 137);
    assert!(path.steps.iter().any(|step| step.actions.is_empty()));
    assert!(path.steps.iter().any(|step| earlier(step) > 0 && !step.actions.is_empty()));
    // Each proof stands by itself on the grid of its step.
    for (before, step) in path.walk() {
        assert_eq!(step.check(&before), Ok(()));
    }
}

#[test]
fn a_proof_falls_without_the_deletions_that_it_repeats() {
    let path = solved_by(&grid(SUDOPEDIA), &Profile::by_id("pom-help").unwrap()).path;
    let mut seen = 0;
    for (before, step) in path.walk() {
        let ninerooks_proof::Reason::Rookeries(proof) = &step.proof.then else { continue };
        let used = earlier(step);
        if used == 0 || step.actions.is_empty() {
            continue;
        }
        let deletions = proof.deletions[used..].into();
        let bare = Proof::rookeries(RookeryProof { deletions });
        assert!(check(&before, &step.actions, &bare).is_err(), "{step:?}");
        seen += 1;
    }
    assert!(seen > 0);
}

#[test]
fn carrying_changes_no_fixpoint_on_top95() {
    let Some(text) = data("top95.txt") else { return };
    let start: usize = puzzles(&text).iter().map(open).sum();
    for (id, solved, removed) in [("pom-help", 14, 8442), ("pom-space", 27, 11_012)] {
        let (mut count, mut left) = (0, 0);
        for puzzle in puzzles(&text) {
            let solution = solved_by(&puzzle, &Profile::by_id(id).unwrap());
            count += usize::from(solution.status == Status::Solved);
            left += open(&solution.path.end);
        }
        assert_eq!((count, start - left), (solved, removed), "{id}");
    }
}

#[test]
fn the_state_of_a_path_can_be_had_from_its_steps() {
    let start = grid(SUDOPEDIA);
    let profile = Profile::by_id("pom-help").unwrap();
    let path = solved_by(&start, &profile).path;
    let mut overlay = Overlay::new(&start, DigitSet::ALL);
    let mut at = start;
    for step in &path.steps {
        let mut found = Found::first();
        find(&Position::carrying(&at, &overlay), &profile, &mut found);
        assert_eq!(found.into_steps().first(), Some(step));
        step.apply(&mut at);
        let fewer = overlay.take(step, &at);
        assert!(fewer || !step.actions.is_empty(), "{step:?} does nothing");
    }
    assert_eq!(at, path.end);
    assert!(!overlay.carried().is_empty());
}

#[test]
fn without_carrying_each_step_does_something() {
    let profile = Profile::by_id("pom-help").unwrap().carrying(false);
    let path = solved_by(&grid(SUDOPEDIA), &profile).path;
    assert!(path.steps.iter().all(|step| !step.actions.is_empty() && earlier(step) == 0));
    assert_eq!(open(&path.end), 137);
}

#[test]
fn networks_of_pairs_are_not_carried() {
    let start = grid(SUDOPEDIA);
    let pairs = Profile::of("pairs", by_name("pom-pairs"));
    let path = solved_by(&start, &pairs).path;
    let mut overlay = Overlay::new(&start, DigitSet::ALL);
    assert!(!overlay.take(&path.steps[0], &start));
    assert!(overlay.carried().is_empty());
}
