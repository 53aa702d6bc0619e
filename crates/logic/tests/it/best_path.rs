//! The path with the fewest steps and the gentlest one, with what no path can have less of.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_logic::{Best, Checking, Profile, Status, best_path, simplify, solve};
use ninerooks_testing::grid;

const PUZZLES: [&str; 3] = [
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
];

#[test]
fn the_best_paths_are_checked_and_no_worse_than_the_others() {
    let profile = Profile::by_id("default").unwrap();
    let mut better = [0, 0];
    for puzzle in PUZZLES {
        let start = grid(puzzle);
        let plain = solve(&start, &profile, Checking::On);
        let simple = simplify(&start, &profile, Checking::On).after;
        let [few, gentle] = Best::NAMES.map(|(best, _)| best_path(&start, &profile, best, 30));
        for found in [&few.found, &gentle.found] {
            let path = &found.solution.path;
            assert_eq!((&found.solution.status, path.end), (&Status::Solved, plain.path.end));
            for (before, step) in path.walk() {
                assert_eq!(step.check(&before), Ok(()), "{step:?}");
            }
        }
        assert!(few.found.after.beyond_singles <= simple.beyond_singles, "{puzzle}");
        assert!(gentle.found.after.dearest <= simple.dearest, "{puzzle}");
        assert!(few.at_least <= Some(few.found.after.beyond_singles as u64), "{puzzle}");
        assert!(gentle.at_least <= Some(gentle.found.after.dearest), "{puzzle}");
        better[0] += usize::from(few.is_proved(Best::Fewest));
        better[1] += usize::from(gentle.is_proved(Best::Gentlest));
    }
    assert!(better.iter().all(|count| *count > 0), "{better:?} are proved");
}

/// Each has a step fewer, or a cheaper dearest one, on the path that is only simplified than on that which is looked for.
#[test]
fn a_simplified_path_is_taken_where_it_is_the_better_one() {
    let profile = Profile::by_id("default").unwrap();
    let worse = [
        (
            Best::Gentlest,
            "12....7.9.....9.3..8......42..67....371....2...8.2.41....8..3.....5......94.....1",
        ),
        (
            Best::Fewest,
            "1.3....8.4...89.23.9...........43...6.......584.....7..7..9....5..12.9.......4.52",
        ),
    ];
    for (best, puzzle) in worse {
        let start = grid(puzzle);
        let simple = simplify(&start, &profile, Checking::On).after;
        let found = best_path(&start, &profile, best, 1);
        assert!(best.measure(&found.found.after) <= best.measure(&simple), "{puzzle}");
        assert!(found.at_least <= Some(best.measure(&found.found.after)), "{puzzle}");
        for (before, step) in found.found.solution.path.walk() {
            assert_eq!(step.check(&before), Ok(()), "{step:?}");
        }
    }
}

#[test]
fn a_puzzle_of_singles_needs_nothing_else_and_a_stuck_one_has_no_bound() {
    let basic = Profile::by_id("basic").unwrap();
    let stuck = best_path(&grid(PUZZLES[1]), &basic, Best::Fewest, 10);
    assert_eq!((stuck.found.solution.status, stuck.at_least), (Status::Stuck, None));
    let easy =
        grid(".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...");
    let found = best_path(&easy, &basic, Best::Fewest, 10);
    assert_eq!((found.found.after.beyond_singles, found.at_least), (0, Some(0)));
    assert!(found.is_proved(Best::Fewest));
}
