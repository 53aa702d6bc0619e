//! What assumes one solution, on puzzles that have one: its proofs are accepted, and nothing true is eliminated; also
//! where the puzzle itself excludes candidates, which forbids many an exchange.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Candidate, Grid, Puzzle};
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Found, Position, Profile, Technique, next_step, techniques};
use ninerooks_step::{Family, Step};
use ninerooks_testing::{Rng, random_puzzle};
use ninerooks_text::formats;

fn all() -> impl Iterator<Item = &'static Technique> {
    techniques::ALL.iter().copied().filter(|t| t.info().family == Family::Uniqueness)
}

fn steps(technique: &'static Technique, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::All);
    let _ = technique.find(&Position::new(grid), &mut found);
    found.into_steps()
}

/// The states on the way of a puzzle that logic without uniqueness takes.
fn states(mut grid: Grid) -> Vec<Grid> {
    let profile = Profile::by_id("default").unwrap();
    let mut states = vec![grid];
    while let Some(step) = next_step(&grid, &profile).filter(|_| !grid.is_solved()) {
        step.apply(&mut grid);
        states.push(grid);
    }
    states
}

/// How many steps there are in the states, of each technique; each is accepted and right.
fn looked_at(states: &[Grid], solution: &Grid, seen: &mut [usize]) {
    for grid in states {
        for (technique, seen) in all().zip(&mut *seen) {
            for step in steps(technique, grid) {
                *seen += 1;
                assert_eq!(step.check(grid), Ok(()), "{step:?}");
                assert!(step.proof.assumes_uniqueness());
                assert!(step.eliminations().count() > 0);
                assert!(step.eliminations().all(|c| grid.is_live(c)), "{step:?}");
                assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
            }
        }
    }
}

fn solved(grid: &Grid) -> Grid {
    match solutions(grid) {
        Solutions::One(solution) => solution,
        other => panic!("{other:?}"),
    }
}

fn look_at(puzzles: usize) -> Vec<usize> {
    let (mut rng, mut seen) = (Rng(7), vec![0; all().count()]);
    for _ in 0..puzzles {
        let puzzle = random_puzzle(&mut rng);
        looked_at(&states(puzzle), &solved(&puzzle), &mut seen);
    }
    seen
}

#[test]
fn in_puzzles_with_one_solution_nothing_true_is_eliminated() {
    let seen = look_at(60);
    assert!(seen.iter().filter(|count| **count > 0).count() >= 8, "{seen:?}");
}

/// 500 puzzles.
#[test]
#[ignore = "two minutes; run by hand"]
fn in_many_puzzles_with_one_solution_nothing_true_is_eliminated() {
    let seen = look_at(500);
    println!("{seen:?}");
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// Every state of a puzzle, taken as a puzzle of its own that lists its candidates, has the same solution;
/// but what was logic before is now part of the puzzle.
#[test]
fn in_puzzles_given_by_candidates_nothing_true_is_eliminated() {
    let (mut rng, mut seen) = (Rng(8), vec![0; all().count()]);
    let mut forbidden = 0;
    for _ in 0..60 {
        let puzzle = random_puzzle(&mut rng);
        let solution = solved(&puzzle);
        for grid in states(puzzle) {
            let mut listed = Puzzle::default();
            let mut candidates = *grid.live();
            for cell in grid.solved() {
                // No givens at all: cells with one candidate.
                candidates.insert(Candidate::new(grid.value(cell).unwrap(), cell));
            }
            listed.candidates = Some(Box::new(candidates));
            let listed = Grid::new(&listed).unwrap();
            let before: usize = all().map(|t| steps(t, &grid).len()).sum();
            let after: usize = all().map(|t| steps(t, &listed).len()).sum();
            forbidden += usize::from(after < before);
            looked_at(&[listed], &solution, &mut seen);
        }
    }
    assert!(forbidden > 20, "{forbidden} states lose a step by what the puzzle excludes");
}

#[test]
fn a_rectangle_that_the_puzzle_itself_forbids_is_none() {
    let text =
        "1.3..6.8..........8..7......7.3.....5..6.89.1..1.7.3.53.....6.....24..9.9..8...17:641";
    let grid = Grid::new(&formats::read(text).unwrap().puzzle).unwrap();
    let target: Candidate = "4r4c7".parse().unwrap();
    assert!(solved(&grid).is_live(target));
    for state in states(grid) {
        for step in all().flat_map(|technique| steps(technique, &state)) {
            assert!(step.eliminations().all(|c| c != target), "{step:?}");
        }
    }
}
