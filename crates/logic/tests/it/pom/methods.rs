//! The worked examples of the seed documents.

use ninerooks_board::{Digit, DigitSet, Grid};
use ninerooks_logic::rookery::{Method, Overlay, Reason};
use ninerooks_proof::Action;

use crate::pom::support::{ADVANCED, counts, data, grid, names, open, puzzles, run, singles};

const PUZZLE_28: &str =
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21";
const SUDOPEDIA: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

#[test]
fn puzzle_28_loses_two_threes_and_twenty_nines() {
    let start = grid(PUZZLE_28);
    assert_eq!(open(&start), 201);
    assert_eq!(counts(&start), [8, 9, 96, 4, 4, 27, 16, 15, 32]);
    let basic = run(&start, &[], false);
    let [threes, nines] = &basic.steps[..] else { panic!("{} steps", basic.steps.len()) };
    assert_eq!(names(&threes.actions), ["r1c1<>3", "r4c4<>3"]);
    let cells = [
        "r1c1", "r1c2", "r1c3", "r1c4", "r1c7", "r1c8", "r2c1", "r3c1", "r4c1", "r4c4", "r4c5",
        "r4c6", "r4c7", "r4c8", "r5c4", "r6c4", "r7c1", "r7c4", "r7c7", "r7c8",
    ];
    assert_eq!(names(&nines.actions), cells.map(|cell| format!("{cell}<>9")));
    assert_eq!(open(&basic.grid), 179);
    assert_eq!(basic.counts()[8], 32, "eliminating candidates without pattern deletes no pattern");
}

#[test]
fn the_nines_of_puzzle_28_come_without_the_threes_too() {
    let start = grid(PUZZLE_28);
    let overlay = Overlay::new(&start, DigitSet::from(Digit::D9));
    assert_eq!(overlay.basic(&start).unwrap().actions.len(), 20);
}

#[test]
fn the_two_cell_method_goes_one_further_in_puzzle_28() {
    let all = run(&grid(PUZZLE_28), &ADVANCED, false);
    let two_cell: Vec<_> = all.steps.iter().filter(|step| step.found.is_some()).collect();
    let cells = "r6c6 r8c8".split(' ').map(|cell| cell.parse().unwrap()).collect();
    for step in &two_cell {
        let (method, deduction) = step.found.as_ref().unwrap();
        assert_eq!(*method, Method::TwoCell);
        assert_eq!(deduction.reason, Reason::Cells { digit: Digit::D9, cells });
    }
    let sizes: Vec<(usize, Vec<String>)> = two_cell
        .iter()
        .map(|step| (step.found.as_ref().unwrap().1.targets.len(), names(&step.actions)))
        .collect();
    assert_eq!(sizes, [(28, vec!["r4c7<>3".to_owned()]), (4, vec![])]);
    assert_eq!(all.counts(), [8, 9, 68, 4, 4, 23, 16, 15, 32]);
    assert_eq!(open(&all.grid), 178);
}

#[test]
fn sudopedias_four_consecutive_eliminations() {
    let start = grid(SUDOPEDIA);
    let basic = run(&start, &[], false);
    assert_eq!(names(&basic.actions()), ["r7c4<>4", "r7c7<>7"]);
    assert_eq!(open(&basic.grid), 141);
    assert_eq!(counts(&basic.grid), [5, 10, 5, 6, 6, 9, 34, 12, 6]);
    let two_cell = run(&basic.grid, &[Method::TwoCell], false);
    assert_eq!(names(&two_cell.actions()), ["r7c3<>2", "r7c7<>2", "r8c2<>4", "r8c8<>2"]);
    assert_eq!(open(&two_cell.grid), 137);
    assert_eq!(two_cell.counts(), [5, 5, 5, 5, 6, 9, 24, 12, 5]);
    let advanced = run(&basic.grid, &ADVANCED, false);
    assert_eq!(advanced.grid, two_cell.grid, "three cells and clashes add nothing");
}

#[test]
fn four_digits_together_solve_sudopedias_example() {
    let combined = run(&grid(SUDOPEDIA), &[2, 3, 4].map(Method::Combinations), false);
    assert!(combined.grid.is_solved());
}

#[test]
fn clash_alone_ends_where_two_cells_three_cells_and_clash_end() {
    for puzzle in [PUZZLE_28, SUDOPEDIA] {
        let clash = run(&grid(puzzle), &[Method::Clash], false);
        let all = run(&grid(puzzle), &ADVANCED, false);
        assert_eq!((clash.grid, clash.counts()), (all.grid, all.counts()));
    }
}

#[test]
fn a_later_step_rests_on_deletions_carried_from_earlier_ones() {
    let start = grid(SUDOPEDIA);
    let all = run(&start, &[Method::TwoCell], false);
    assert!(all.steps.iter().any(|step| step.carried > 0));
    assert!(all.actions().iter().all(|action| matches!(action, Action::Eliminate(_))));
}

#[test]
fn top95_number_7_has_over_two_thousand_patterns_of_nine() {
    let Some(text) = data("top95.txt") else { return };
    let mut seven = puzzles(&text)[6];
    assert_eq!(counts(&seven), [66, 2, 68, 112, 133, 94, 50, 32, 6360]);
    let nines = |grid: &Grid| Overlay::new(grid, DigitSet::from(Digit::D9)).basic(grid);
    assert!(nines(&seven).is_none());
    singles(&mut seven);
    assert_eq!(counts(&seven), [39, 2, 40, 80, 42, 46, 13, 32, 2796]);
    assert!(nines(&seven).is_none());
}
