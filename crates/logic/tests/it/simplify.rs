//! Paths without what is not needed: each step is right where it is taken now, and none can be left out.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Costs, Effort, Profile, Status, simplify, solve};
use ninerooks_step::{Shape, Step};
use ninerooks_testing::grid;

const PUZZLES: [&str; 5] = [
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21",
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
];

fn is_single(step: &Step) -> bool {
    matches!(step.shape, Shape::Single(_))
}

#[test]
fn every_step_of_a_simplified_path_is_accepted_where_it_is_taken_now() {
    let profile = Profile::by_id("default").unwrap();
    let mut fewer = 0;
    for puzzle in PUZZLES {
        let start = grid(puzzle);
        let plain = solve(&start, &profile, Checking::On);
        let simplified = simplify(&start, &profile, Checking::On);
        let path = &simplified.solution.path;
        assert_eq!(simplified.solution.status, plain.status, "{puzzle}");
        assert_eq!((path.start, path.end), (start, plain.path.end), "{puzzle}");
        let mut at = start;
        for (before, step) in path.walk() {
            assert_eq!(before, at);
            assert_eq!(step.check(&before), Ok(()), "{puzzle}: {step:?}");
            for action in &step.actions {
                let mut after = before;
                action.apply(&mut after);
                assert_ne!(after, before, "{puzzle}: {step:?}");
            }
            step.apply(&mut at);
        }
        assert_eq!(simplified.before, Effort::of(&plain.path.steps, profile.costs()));
        assert_eq!(simplified.after, Effort::of(&path.steps, profile.costs()));
        assert!(simplified.after.cost <= simplified.before.cost, "{puzzle}");
        fewer += usize::from(simplified.after.beyond_singles < simplified.before.beyond_singles);
    }
    assert!(fewer >= 2, "only {fewer}");
}

/// Whether the end is reached without the step at `without`: each of the others is taken as soon as the
/// checker accepts it, all over again until nothing changes.
fn reaches(start: &Grid, steps: &[Step], without: usize, end: &Grid) -> bool {
    let mut at = *start;
    loop {
        let before = at;
        for (_, step) in steps.iter().enumerate().filter(|(i, _)| *i != without) {
            if step.check(&at).is_ok() {
                step.apply(&mut at);
            }
        }
        if at == before {
            return at.live() == end.live();
        }
    }
}

#[test]
fn by_the_checkers_word_alone_hardly_a_step_more_could_be_left_out() {
    // The slow way: the checker may accept a step whose truths have candidates again, since a link covers
    // these; then its picture is no longer what it was, so such a step is kept.
    let profile = Profile::by_id("default").unwrap();
    let (mut kept, mut needless) = (0, 0);
    for puzzle in &PUZZLES[..4] {
        let path = simplify(&grid(puzzle), &profile, Checking::On).solution.path;
        for (at, step) in path.steps.iter().enumerate().filter(|(_, step)| !is_single(step)) {
            kept += 1;
            let is_needless = reaches(&path.start, &path.steps, at, &path.end);
            needless += usize::from(is_needless);
            assert!(!step.actions.is_empty());
        }
    }
    assert!(kept > 20 && needless * 8 <= kept, "{needless} of {kept}");
}

#[test]
fn a_path_that_gets_stuck_ends_where_it_ended() {
    let profile = Profile::by_id("basic").unwrap();
    let start = grid(PUZZLES[2]);
    let simplified = simplify(&start, &profile, Checking::On);
    assert_eq!(simplified.solution.status, Status::Stuck);
    assert_eq!(simplified.solution.path.end, solve(&start, &profile, Checking::On).path.end);
}

#[test]
fn where_patterns_are_carried_nothing_is_left_out() {
    let profile = Profile::by_id("pom-help").unwrap();
    assert!(profile.carries());
    let start = grid(PUZZLES[3]);
    let simplified = simplify(&start, &profile, Checking::On);
    assert_eq!(simplified.solution, solve(&start, &profile, Checking::On));
    assert_eq!(simplified.before, simplified.after);
}

#[test]
fn a_longer_chain_costs_more_than_a_shorter_one_and_a_single_least() {
    let profile = Profile::by_id("default").unwrap();
    let costs = Costs::default();
    let (mut chains, mut most) = (Vec::new(), 0);
    for puzzle in PUZZLES {
        for step in solve(&grid(puzzle), &profile, Checking::On).path.steps {
            match &step.shape {
                Shape::Chain(chain) => chains.push((chain.nodes.len(), costs.of(&step))),
                Shape::Single(_) => most = most.max(costs.of(&step)),
                _ => assert!(costs.of(&step) >= 40, "{step:?}"),
            }
        }
    }
    assert!(most <= 3);
    let plain = |&(nodes, cost): &(usize, u64)| cost == 30 + 10 * nodes as u64;
    assert!(chains.iter().filter(|chain| plain(chain)).count() > 5, "{chains:?}");
    assert!(chains.iter().all(|&(nodes, cost)| cost >= 30 + 10 * nodes as u64), "{chains:?}");
}
