//! Rng grids of every kind: the fast solver and the plain one agree on every solution.

use crate::common;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use common::{Plainly, Rng, grid, puzzle, reference, solves};
use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_exact::{
    BudgetSpent, Givens, Solutions, count, count_within, enumerate, enumerate_within, solutions,
    solutions_within, solve,
};

/// The grid with these live candidates and no digit placed.
fn with_candidates(mut live: impl FnMut(Candidate) -> bool) -> Grid {
    let mut grid = Grid::default();
    Candidate::all().filter(|&candidate| !live(candidate)).for_each(|c| grid.eliminate(c));
    grid
}

/// How many solutions the plain solver finds.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    none: usize,
    one: usize,
    several: usize,
    /// Of these it is only known that what the fast solver finds are solutions.
    too_hard: usize,
}

/// Compares every function with the plain solver, on `n` grids.
fn compare_all(n: usize, seed: u64, mut make: impl FnMut(&mut Rng) -> Grid) -> Tally {
    let mut random = Rng(seed);
    let mut tally = Tally::default();
    for _ in 0..n {
        let grid = make(&mut random);
        let found = compare_one(&grid);
        match reference(&grid, MOST) {
            Plainly::All(all) => {
                assert_eq!(found, all, "{grid:?}");
                let kind = match all.len() {
                    0 => &mut tally.none,
                    1 => &mut tally.one,
                    _ => &mut tally.several,
                };
                *kind += 1;
            }
            Plainly::More => {
                assert!(found.len() > MOST, "{} of {grid:?}", found.len());
                tally.several += 1;
            }
            Plainly::TooHard => tally.too_hard += 1,
        }
    }
    assert!(tally.too_hard * 5 < n, "{tally:?}");
    tally
}

const MOST: usize = 200;

/// The solutions of `grid`, but no more than `MOST + 1`; every function agrees on them.
fn compare_one(grid: &Grid) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut first = None;
    let _ = enumerate(grid, |solution| {
        assert!(solution.is_solved() && solution.givens() == grid.givens());
        let text = solution.to_string();
        assert!(solves(&text, grid), "{text} for {grid:?}");
        first.get_or_insert(*solution);
        assert!(found.insert(text), "twice the same of {grid:?}");
        if found.len() > MOST { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    for limit in [0, 1, 2, found.len(), MOST + 1] {
        assert_eq!(count(grid, limit as u64), limit.min(found.len()) as u64, "{grid:?}");
    }
    assert_eq!(solve(grid), first);
    let verdict = match (found.len(), first) {
        (0, _) => Solutions::None,
        (1, Some(solution)) => Solutions::One(solution),
        _ => Solutions::Many,
    };
    assert_eq!(solutions(grid), verdict);
    found
}

#[test]
fn a_solution_with_candidates_around_it() {
    let tally = compare_all(400, 1, |random| {
        let (solution, more) = (common::solution(random), 15 + random.below(35));
        with_candidates(|c| solution.contains(&c) || random.percent(more))
    });
    assert!(tally.none == 0 && tally.one > 60 && tally.several > 20, "{tally:?}");
}

#[test]
fn a_solution_with_a_true_candidate_missing() {
    let tally = compare_all(400, 2, |random| {
        let (mut solution, more) = (common::solution(random), 15 + random.below(30));
        let out = solution.swap_remove(random.below(81));
        with_candidates(|c| c != out && (solution.contains(&c) || random.percent(more)))
    });
    assert!(tally.none > 250 && tally.one + tally.several > 3, "{tally:?}");
}

#[test]
fn candidates_at_random() {
    let tally = compare_all(400, 3, |random| {
        let live = if random.percent(50) { 30 } else { 85 } + random.below(10);
        with_candidates(|_| random.percent(live))
    });
    assert!(tally.none > 50 && tally.several > 50, "{tally:?}");
}

#[test]
fn givens_of_a_solution() {
    let tally = compare_all(400, 4, |random| {
        let (solution, givens) = (common::solution(random), 25 + random.below(35));
        let mut puzzle = Puzzle::default();
        solution.into_iter().filter(|_| random.percent(givens)).for_each(|v| puzzle.give(v));
        Grid::new(&puzzle).unwrap()
    });
    assert!(tally.none == 0 && tally.one > 60 && tally.several > 20, "{tally:?}");
}

#[test]
fn givens_that_do_not_clash_at_sight() {
    let tally = compare_all(400, 5, |random| {
        let mut puzzle = Puzzle::default();
        for _ in 0..14 + random.below(16) {
            let cell = Cell::from_index(random.below(81));
            let digits: Vec<Digit> = puzzle.default_candidates().digits(cell).collect();
            if let Some(n) = random.below(9).checked_rem(digits.len()) {
                puzzle.give(Candidate::new(digits[n], cell));
            }
        }
        Grid::new(&puzzle).unwrap()
    });
    assert!(tally.none > 50 && tally.several > 50, "{tally:?}");
}

/// [`Grid::place`] and [`Grid::eliminate`] take the caller's word, so there are grids that say
/// nonsense: a placed digit with its own candidate gone, or two that clash.
#[test]
fn grids_that_say_nonsense() {
    let tally = compare_all(300, 6, |random| {
        let solution = common::solution(random);
        let mut grid = Grid::default();
        for value in solution.into_iter().filter(|_| random.percent(45)) {
            grid.place(value);
        }
        for _ in 0..=random.below(3) {
            let wild = Candidate::from_index(random.below(729));
            if random.percent(50) { grid.place(wild) } else { grid.eliminate(wild) }
        }
        grid
    });
    assert!(tally.none > 50 && tally.one > 10 && tally.several > 20, "{tally:?}");
}

#[test]
fn the_empty_grid_and_the_grid_without_candidates() {
    assert_eq!(count(&Grid::default(), 5_000), 5_000);
    assert_eq!(solutions(&Grid::default()), Solutions::Many);
    let nothing = with_candidates(|_| false);
    assert_eq!((count(&nothing, 2), solve(&nothing)), (0, None));
    assert_eq!(solutions(&nothing), Solutions::None);
}

#[test]
fn a_budget_is_kept_and_what_it_allows_is_right() {
    // It needs branches: an example of Yet Another Sudoku with a given left out.
    let grid =
        grid(".7..2958.94..............6.4.16......239.....5....24......6814..........35......7");
    let all = count(&grid, u64::MAX);
    assert!(all > 2);
    let mut enough = None;
    let mut last = 0;
    for nodes in 0..100_000 {
        match count_within(&grid, u64::MAX, nodes) {
            Err(BudgetSpent { found }) => {
                assert!(found >= last && found <= all && found <= nodes);
                last = found;
                let seen = enumerate_within(&grid, nodes, |_| ControlFlow::Continue(()));
                assert_eq!(seen, Err(BudgetSpent { found }));
                // These hurry, and are stopped elsewhere.
                match solutions_within(&grid, nodes) {
                    Ok(verdict) => {
                        assert_eq!(verdict, Solutions::Many);
                        assert_eq!(count_within(&grid, 2, nodes), Ok(2));
                    }
                    Err(spent) => {
                        assert!(spent.found < 2);
                        assert_eq!(count_within(&grid, 2, nodes), Err(spent));
                    }
                }
            }
            Ok(counted) => {
                assert_eq!(counted, all);
                enough = Some(nodes);
                break;
            }
        }
    }
    assert!(enough.is_some_and(|nodes| nodes > all), "{enough:?}");
}

/// Digits anywhere: the text says the same as the grid, and that there is nothing where they clash.
#[test]
fn givens_read_from_bytes() {
    let mut random = Rng(7);
    let (mut clashes, mut none, mut some) = (0, 0, 0);
    for _ in 0..2_000 {
        let solution = common::solution(&mut random);
        let (share, wild) = (5 + random.below(60), random.below(3));
        let mut text = [b'.'; 81];
        for value in solution.into_iter().filter(|_| random.percent(share)) {
            text[value.cell().index()] = b'1' + u8::try_from(value.digit().index()).unwrap();
        }
        for _ in 0..wild {
            text[random.below(81)] = b'0' + u8::try_from(random.below(10)).unwrap();
        }
        let found = Givens::read(&text).unwrap().count_within(5, 2_000);
        let puzzle = puzzle(std::str::from_utf8(&text).unwrap());
        if let Ok(grid) = Grid::new(&puzzle) {
            assert_eq!(found, count_within(&grid, 5, 2_000), "{grid:?}");
            *if found == Ok(0) { &mut none } else { &mut some } += 1;
        } else {
            assert_eq!(found, Ok(0), "{puzzle:?}");
            clashes += 1;
        }
    }
    assert!(clashes > 100 && none > 20 && some > 500, "{clashes} {none} {some}");
}
