//! The path with the least to check, what it took, and what is known of it.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_logic::{Brevity, Checking, Profile, Shortest, Spent, Status, shortest, solve};
use ninerooks_testing::grid;

/// Singles solve it.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

fn short(text: &str, profile: &str, what: Brevity) -> Shortest {
    let profile = Profile::by_id(profile).unwrap();
    let found = shortest(solve(&grid(text), &profile, Checking::On), &profile, what);
    for (before, step) in found.solution.path.walk() {
        assert_eq!(step.check(&before), Ok(()), "{step:?}");
    }
    found
}

#[test]
fn where_singles_are_enough_nothing_is_looked_for_and_nothing_is_shorter() {
    for (what, _) in Brevity::NAMES {
        let found = short(EASY, "default", what);
        assert_eq!(found.solution.status, Status::Solved);
        assert_eq!((found.at_least, found.spent), (0, Spent::default()));
        assert!(found.is_proved(what) && found.solution.path.length().all == 0);
    }
}

#[test]
fn where_singles_are_not_enough_one_inference_is_the_least() {
    for (what, _) in Brevity::NAMES {
        let found = short(HARD, "default", what);
        assert_eq!(found.at_least, 1);
        assert!(found.spent.walks == 4 && found.spent.states > 10 && found.spent.work > 10_000);
        assert!(found.spent.cut_short == 0 && !found.is_proved(what), "{:?}", found.spent);
        assert_eq!(short(HARD, "default", what), found, "and it is the same again");
    }
}

/// Some state leads by one inference to where `basic` ends, and singles alone do not lead there.
#[test]
fn a_path_of_one_inference_is_proved_to_be_the_shortest() {
    let text = "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7";
    let path = solve(&grid(text), &Profile::by_id("default").unwrap(), Checking::Off).path;
    let mut states: Vec<_> = path.walk().map(|(before, _)| before).collect();
    states.reverse();
    let profile = Profile::by_id("basic").unwrap();
    let found = states.iter().find_map(|before| {
        let found = shortest(solve(before, &profile, Checking::On), &profile, Brevity::Shortest);
        (found.solution.path.length().all == 1).then_some(found)
    });
    let found = found.unwrap();
    assert!(found.at_least == 1 && found.is_proved(Brevity::Shortest));
}

#[test]
fn where_patterns_are_carried_no_other_path_is_looked_for() {
    let carrying = Profile::built_in().find(|profile| profile.carries()).unwrap();
    let found = short(HARD, carrying.id(), Brevity::Shortest);
    assert_eq!((found.spent, found.at_least), (Spent::default(), 1));
}
