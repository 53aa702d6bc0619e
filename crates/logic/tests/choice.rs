//! Of the steps of a state the one is taken that is wanted: the first, the cheapest, that of the greatest effect.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_logic::results::effect;
use ninerooks_logic::{Checking, Choice, Forms, Profile, Status, Walk, all_steps, solve};
use ninerooks_step::Family;
use ninerooks_testing::grid;

const PUZZLES: [&str; 3] = [
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
];

fn profile(choice: Choice) -> Profile {
    let mut profile = Profile::by_id("default").unwrap();
    profile.choose(choice);
    profile
}

#[test]
fn i18_2_of_all_steps_the_cheapest_or_the_one_of_the_greatest_effect_is_taken() {
    let mut looked_at = 0;
    for choice in [Choice::Cheapest, Choice::Effect] {
        let profile = profile(choice);
        for puzzle in PUZZLES {
            for (state, taken) in Walk::new(&grid(puzzle), &profile, Checking::On) {
                let mut easy = profile.clone();
                for technique in profile.techniques() {
                    let info = technique.info();
                    if matches!(info.family, Family::Hypotheses | Family::Patterns) {
                        easy.switch(info.id, false);
                    }
                }
                // The slow way: each step beside the one that was taken.
                for other in all_steps(&state, &easy, Forms::Once) {
                    looked_at += 1;
                    let costs = [&taken, &other].map(|step| profile.costs().of(step));
                    let effects = [&taken, &other].map(|step| effect(&state, step));
                    let is_better = match choice {
                        Choice::Cheapest => (costs[1], effects[0]) < (costs[0], effects[1]),
                        _ => (effects[0], costs[1]) < (effects[1], costs[0]),
                    };
                    assert!(!is_better, "{other:?} is better than {taken:?}");
                }
            }
        }
    }
    assert!(looked_at > 1000, "{looked_at}");
}

#[test]
fn i18_2_each_choice_leads_to_the_end_and_the_paths_differ() {
    let paths =
        Choice::NAMES.map(|(choice, _)| solve(&grid(PUZZLES[0]), &profile(choice), Checking::On));
    assert!(paths.iter().all(|solution| solution.status == Status::Solved));
    assert_ne!(paths[0].path.steps, paths[1].path.steps);
    assert_ne!(paths[1].path.steps, paths[2].path.steps);
}
