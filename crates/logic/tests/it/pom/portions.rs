//! Pair deletion in portions.

use ninerooks_board::Grid;
use ninerooks_logic::{
    Checking, Found, Position, Profile, Solution, Status, by_name, find, simplify, solve,
};
use ninerooks_proof::{Deletion, Proof, Reason, RookeryProof, check};
use ninerooks_step::{PatternReason, Patterns, Shape, Step};

use crate::pom::support::grid;

/// AI Escargot.
const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// Line 350 of the 375 hardest of 2011, which pair deletion does not solve.
const LEFT_OPEN: &str =
    "1.......2..94...5..6....7.....89..4....3.6.....8.4.....2....1..7.......6..5.8..3.";

/// Singles and pair deletion.
fn overlay(whole: bool) -> Profile {
    let names = ["full-house", "hidden-single", "naked-single", "pom-basic", "pom-pairs"];
    let mut profile = Profile::of("overlay", names.into_iter().filter_map(by_name));
    profile.take_whole(whole);
    profile
}

fn solved_by(start: &Grid, profile: &Profile) -> Solution {
    let solution = solve(start, profile, Checking::On);
    assert!(!matches!(solution.status, Status::Refused(..)), "{:?}", solution.status);
    assert!(solution.limits.is_empty(), "{:?}", solution.limits);
    solution
}

fn deletions(step: &Step) -> &[Deletion] {
    match &step.proof.then {
        Reason::Rookeries(proof) => &proof.deletions,
        other => panic!("{other:?}"),
    }
}

/// How many deletions each portion of a path makes, and how many it repeats.
fn sizes(solution: &Solution) -> Vec<(usize, usize)> {
    let steps = solution.path.steps.iter().filter(|step| step.technique.id() == "pom-pairs");
    let size = |step: &Step| {
        let Shape::Patterns(Patterns { stages, .. }) = &step.shape else { panic!("{step:?}") };
        let earlier = stages.iter().find_map(|stage| match stage.reason {
            PatternReason::Earlier { deletions, .. } => Some(deletions),
            _ => None,
        });
        let earlier = earlier.unwrap_or(0);
        (deletions(step).len() - earlier, earlier)
    };
    steps.map(size).collect()
}

#[test]
fn a_hard_puzzle_takes_many_small_portions() {
    let path = solved_by(&grid(ESCARGOT), &overlay(false));
    assert_eq!(path.status, Status::Solved);
    let mut sizes = sizes(&path);
    assert!(sizes.iter().any(|size| size.1 > 0), "what was deleted stays deleted: {sizes:?}");
    sizes.sort_unstable();
    let (median, most) = (sizes[sizes.len() / 2].0, sizes[sizes.len() - 1].0);
    assert!((40..=70).contains(&sizes.len()), "{} portions", sizes.len());
    assert!(median <= 20 && most <= 210, "median {median}, most {most}");
}

#[test]
fn the_whole_is_one_step() {
    let path = solved_by(&grid(ESCARGOT), &overlay(true));
    assert_eq!(path.status, Status::Solved);
    assert_eq!(sizes(&path).len(), 1);
    assert!(sizes(&path)[0].0 > 5000, "{:?}", sizes(&path));
}

/// Portions end where the whole ends, for puzzles which it solves and for one which it does not.
#[test]
fn portions_lead_as_far_as_the_whole() {
    for text in [ESCARGOT, LEFT_OPEN] {
        let [whole, portions] = [true, false].map(|whole| solved_by(&grid(text), &overlay(whole)));
        assert_eq!(whole.path.end, portions.path.end, "{text}");
    }
}

/// Each deletion of a portion is needed: without it the checker refuses.
#[test]
fn nothing_can_be_left_out_of_a_portion() {
    let start = grid(ESCARGOT);
    let mut profile = overlay(false);
    profile.switch("pom-basic", false);
    let mut found = Found::first();
    let after = solve(&start, &overlay_without_pairs(), Checking::On).path.end;
    find(&Position::new(&after), &profile, &mut found);
    let step = found.into_step().expect("a portion");
    assert_eq!(step.technique.id(), "pom-pairs");
    let all = deletions(&step);
    let actions: Vec<_> = step.actions.iter().copied().collect();
    assert!(all.len() > 10, "{}", all.len());
    for at in 0..all.len() {
        let mut fewer = all.to_vec();
        fewer.remove(at);
        let proof = Proof::rookeries(RookeryProof { deletions: fewer.into() });
        assert!(check(&after, &actions, &proof).is_err(), "{at} of {} is not needed", all.len());
    }
}

fn overlay_without_pairs() -> Profile {
    let mut profile = overlay(false);
    profile.switch("pom-pairs", false);
    profile
}

/// What a shorter path calls earlier is on that path, before the step.
#[test]
fn a_simplified_path_counts_again_what_is_new() {
    let simplified = simplify(&grid(ESCARGOT), &overlay(false), Checking::On).solution;
    assert_eq!(simplified.status, Status::Solved);
    let mut known: Vec<String> = Vec::new();
    let portions = simplified.path.steps.iter().filter(|step| step.technique.id() == "pom-pairs");
    for (step, size) in portions.zip(sizes(&simplified)) {
        let about = |deletion: &Deletion| match deletion {
            Deletion::Pattern { pattern, .. } => format!("{pattern}"),
            Deletion::Pair { first, second, .. } => format!("{first} {second}"),
            other => panic!("{other:?}"),
        };
        let all: Vec<String> = deletions(step).iter().map(about).collect();
        let new = all.iter().filter(|what| !known.contains(what)).count();
        assert_eq!(size, (new, all.len() - new));
        known.extend(all);
    }
}
