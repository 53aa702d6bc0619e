//! The switch for techniques that assume one solution.

use ninerooks_board::{Candidate, CandidateSet, Cell, Grid, Puzzle};
use ninerooks_logic::rookery::Method;
use ninerooks_logic::{Checking, Forms, Profile, Status, all_steps, by_name, solve, techniques};
use ninerooks_step::Family;

use crate::pom::support::{data, puzzles, run};

const NAMES: [&str; 3] = ["naked-single", "pom-basic", "pom-unique-rectangle"];

fn profile(uniqueness: bool) -> Profile {
    let mut profile = Profile::of("test", NAMES.map(|name| by_name(name).unwrap()));
    profile.assume_uniqueness(uniqueness);
    profile
}

#[test]
fn no_built_in_profile_assumes_uniqueness_but_that_of_a_program_which_does() {
    for profile in Profile::built_in() {
        if profile.id() == "hodoku" {
            assert!(profile.assumes_uniqueness(), "HoDoKu does without being asked");
            continue;
        }
        assert!(!profile.assumes_uniqueness());
        assert!(profile.techniques().all(|technique| !technique.assumes_uniqueness()));
    }
    for technique in techniques::ALL {
        let info = technique.info();
        let assumes = info.family == Family::Uniqueness || info.id == "pom-unique-rectangle";
        assert_eq!(technique.assumes_uniqueness(), assumes, "{}", info.id);
    }
    assert!(Profile::everything().techniques().all(|t| t.info().id != "pom-unique-rectangle"));
}

#[test]
fn the_switch_lets_rectangles_in_and_the_path_tells() {
    let Some(text) = data("sudokuexchange_hard_sample.txt") else { return };
    let mut used = 0;
    for puzzle in puzzles(&text).iter().take(200) {
        let without = solve(puzzle, &profile(false), Checking::On);
        assert!(!without.path.assumes_uniqueness());
        let with = solve(puzzle, &profile(true), Checking::On);
        assert!(matches!(with.status, Status::Solved | Status::Stuck), "{:?}", with.status);
        let rectangle = |name: &str| name == "pom-unique-rectangle";
        let has = with.path.steps.iter().any(|step| rectangle(step.technique.id()));
        assert_eq!(with.path.assumes_uniqueness(), has);
        if has {
            used += 1;
            let solution = run(puzzle, &[Method::Pairs], false).grid;
            let lost = with.path.steps.iter().flat_map(ninerooks_step::Step::eliminations);
            assert!(lost.into_iter().all(|c| !solution.is_live(c)), "{puzzle}");
        }
    }
    assert!(used > 5, "{used} paths use a rectangle");
}

/// The state as a sukaku: no digit is given, and all that it says is candidates.
fn sukaku(state: &Grid) -> Grid {
    let mut puzzle = Puzzle::default();
    puzzle.candidates = Some(Box::new(*state.live()));
    Grid::new(&puzzle).unwrap()
}

/// Issue 12, A1: what the puzzle itself excludes forbids a swap. A proper puzzle converted to sukaku
/// has its givens as cells with one candidate, and a rectangle over them is none.
#[test]
fn no_rectangle_is_found_where_the_puzzle_forbids_the_swap() {
    let solution = |grid: &Grid| run(grid, &[Method::Pairs], false).grid;
    let rectangles = Profile::of("test", [by_name("pom-unique-rectangle").unwrap()]);
    let steps = |grid: &Grid| {
        let mut profile = rectangles.clone();
        profile.assume_uniqueness(true);
        all_steps(grid, &profile, Forms::All)
    };
    let text = ".2.4..7...56....2...9.32....178.4..5....75......9..4..64.....5.8..6....1..1....3.";
    let proper = crate::pom::support::grid(text);
    assert!(steps(&sukaku(&proper)).is_empty());
    let Some(text) = data("sudokuexchange_hard_sample.txt") else { return };
    for puzzle in puzzles(&text).iter().take(60) {
        let end = solution(puzzle);
        for state in
            [sukaku(puzzle), sukaku(&solve(puzzle, &profile(false), Checking::Off).path.end)]
        {
            let lost = steps(&state).into_iter().flat_map(|s| s.eliminations().collect::<Vec<_>>());
            let lost: Vec<Candidate> = lost.collect();
            assert!(lost.iter().all(|&c| !end.is_live(c)), "{puzzle}: {lost:?}");
        }
    }
}

/// And where it does not, the same rectangle is found: the near miss is one excluded candidate.
#[test]
fn one_excluded_candidate_is_the_near_miss() {
    let text = ".5..1+1.46...+4.9......3.8.2+9.....51+9....134.58.+546.+7..+2....1..+7..4+1+2.+6.8+397.....+61.";
    let digits: Vec<char> = text.replacen("1+1", "+1", 1).chars().collect();
    let mut puzzle = Puzzle::default();
    let (mut cell, mut placed) = (0, false);
    for c in digits {
        if c == '+' {
            placed = true;
            continue;
        }
        if let Some(digit) = ninerooks_board::Digit::from_char(c) {
            let value = Candidate::new(digit, Cell::from_index(cell));
            if placed { puzzle.place(value) } else { puzzle.give(value) }
        }
        (cell, placed) = (cell + 1, false);
    }
    let logic = "276 294 296 349 376 396 576 594 596 719 722 844 956";
    let strike = |set: &mut CandidateSet, three: &str| {
        let mut c = three.chars();
        let (d, row, column) = (c.next().unwrap(), c.next().unwrap(), c.next().unwrap());
        set.remove(format!("{d}r{row}c{column}").parse().unwrap());
    };
    let mut candidates = puzzle.default_candidates();
    logic.split(' ').for_each(|three| strike(&mut candidates, three));
    let found = |candidates: CandidateSet, later: &[&str]| {
        let mut puzzle = puzzle.clone();
        puzzle.candidates = Some(Box::new(candidates));
        let mut grid = Grid::new(&puzzle).unwrap();
        for name in later {
            grid.eliminate(name.parse().unwrap());
        }
        let mut profile = Profile::of("test", [by_name("pom-unique-rectangle").unwrap()]);
        profile.assume_uniqueness(true);
        all_steps(&grid, &profile, Forms::Once).len()
    };
    assert_eq!(found(candidates, &[]), 1);
    assert_eq!(found(candidates, &["9r6c4"]), 1, "logic may strike it");
    strike(&mut candidates, "964");
    assert_eq!(found(candidates, &[]), 0, "the puzzle may not");
}
