//! The switch for techniques that suppose one solution.

use ninerooks_logic::rookery::Method;
use ninerooks_logic::{Checking, Profile, Status, by_name, solve, techniques};

use crate::support::{data, puzzles, run};

const NAMES: [&str; 3] = ["naked-single", "pom-basic", "pom-unique-rectangle"];

fn profile(uniqueness: bool) -> Profile {
    let mut profile = Profile::of("test", NAMES.map(|name| by_name(name).unwrap()));
    profile.suppose_uniqueness(uniqueness);
    profile
}

#[test]
fn no_built_in_profile_supposes_uniqueness() {
    for profile in Profile::built_in() {
        assert!(!profile.supposes_uniqueness());
        assert!(profile.techniques().all(|technique| !technique.supposes_uniqueness()));
    }
    let supposing = techniques::ALL.iter().filter(|technique| technique.supposes_uniqueness());
    assert_eq!(supposing.count(), 1);
    assert!(Profile::everything().techniques().all(|t| t.info().id != "pom-unique-rectangle"));
}

#[test]
fn the_switch_lets_rectangles_in_and_the_path_tells() {
    let Some(text) = data("sudokuexchange_hard_sample.txt") else { return };
    let mut used = 0;
    for puzzle in puzzles(&text).iter().take(200) {
        let without = solve(puzzle, &profile(false), Checking::On);
        assert!(!without.path.supposes_uniqueness());
        let with = solve(puzzle, &profile(true), Checking::On);
        assert!(matches!(with.status, Status::Solved | Status::Stuck), "{:?}", with.status);
        let rectangle = |name: &str| name == "pom-unique-rectangle";
        let has = with.path.steps.iter().any(|step| rectangle(step.technique.id()));
        assert_eq!(with.path.supposes_uniqueness(), has);
        if has {
            used += 1;
            let solution = run(puzzle, &[Method::Pairs], false).grid;
            let lost = with.path.steps.iter().flat_map(ninerooks_step::Step::eliminations);
            assert!(lost.into_iter().all(|c| !solution.is_live(c)), "{puzzle}");
        }
    }
    assert!(used > 5, "{used} paths use a rectangle");
}
