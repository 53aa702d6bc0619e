//! Why a candidate is false, or true: an answer for every candidate, checked, and with nothing to spare.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Candidate, Grid};
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Profile, Reasons, all_steps, why};
use ninerooks_step::{Family, Step};
use ninerooks_testing::grid;

const PUZZLES: [&str; 2] = [
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21",
];

fn decides(step: &Step, grid: &Grid, candidate: Candidate) -> bool {
    let mut after = *grid;
    step.apply(&mut after);
    !after.is_live(candidate) || after.value(candidate.cell()).is_some()
}

#[test]
fn every_candidate_has_an_answer_that_is_checked_and_agrees_with_the_solution() {
    let profile = Profile::by_id("default").unwrap();
    let dear = [Family::Hypotheses, Family::Patterns];
    let mut lengths = Vec::new();
    for puzzle in PUZZLES {
        let start = grid(puzzle);
        let Solutions::One(solution) = solutions(&start) else { panic!("{puzzle}") };
        let easy = Profile::of(
            "easy",
            profile.techniques().filter(|technique| !dear.contains(&technique.info().family)),
        );
        let now = all_steps(&start, &easy, Forms::All);
        for candidate in start.open().step_by(4) {
            let path = why(&start, &profile, candidate).unwrap();
            assert!(!path.steps.is_empty(), "{candidate}");
            for (before, step) in path.walk() {
                assert_eq!(step.check(&before), Ok(()), "{candidate}: {step:?}");
            }
            let is_true = path.end.value(candidate.cell()) == Some(candidate.digit());
            assert_eq!(is_true, solution.is_live(candidate), "{candidate}");
            assert!(is_true || !path.end.is_live(candidate), "{candidate}");
            let at_once = now.iter().filter(|step| decides(step, &start, candidate));
            let least = |step: &Step| (step.length(&start), profile.costs().of(step));
            match at_once.map(least).min() {
                Some((length, cost)) if length <= 4 => {
                    assert_eq!(path.steps.len(), 1, "{candidate}");
                    assert_eq!(least(&path.steps[0]), (length, cost), "{candidate}");
                }
                Some((length, _)) => assert!(path.inferences() <= length, "{candidate}"),
                None => lengths.push(path.steps.len()),
            }
        }
    }
    assert!(lengths.len() > 20 && lengths.iter().any(|length| *length > 1), "{lengths:?}");
}

#[test]
fn what_the_profile_does_not_decide_has_no_answer_and_what_is_decided_needs_none() {
    let start = grid(PUZZLES[0]);
    let basic = Profile::by_id("basic").unwrap();
    let Solutions::One(solution) = solutions(&start) else { panic!() };
    let unknown = start.open().filter(|c| why(&start, &basic, *c).is_none());
    assert!(unknown.count() > 10);
    let given: Candidate = "2r1c1".parse().unwrap();
    assert!(solution.is_live(given));
    assert_eq!(why(&start, &basic, given).unwrap().steps, []);
}

#[test]
fn what_was_asked_before_changes_no_answer() {
    let profile = Profile::by_id("default").unwrap();
    let start = grid(PUZZLES[1]);
    let mut asked: Vec<Candidate> = start.open().step_by(9).collect();
    // Those that need the longest walk are not asked in order.
    asked.reverse();
    let third = asked.len() / 3;
    asked.rotate_left(third);
    let mut reasons = Reasons::new(&start, &profile);
    for candidate in asked {
        assert_eq!(reasons.why(candidate), why(&start, &profile, candidate), "{candidate}");
    }
}

#[test]
fn a_long_exocet_gives_way_to_a_short_refutation() {
    let profile = Profile::by_id("default").unwrap();
    let start =
        grid("98.76.5..7..4..8....6..8...5...4.....7.9......39..54..3..5..7......2..1......4..8");
    let candidate: Candidate = "1r5c3".parse().unwrap();
    let exocet = all_steps(&start, &profile, Forms::All);
    let mut exocets = exocet.iter().filter(|step| step.technique.id() == "senior-exocet");
    assert!(exocets.any(|step| decides(step, &start, candidate) && step.length(&start) > 200));
    let path = why(&start, &profile, candidate).unwrap();
    assert!(path.inferences() < 50, "{}", path.inferences());
}
