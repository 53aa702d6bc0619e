//! What assumes one solution, on puzzles that have one: its proofs are accepted, and nothing true is eliminated; also
//! where the puzzle itself excludes candidates, which forbids many an exchange.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use core::ops::ControlFlow;

use ninerooks_board::{Candidate, Cell, CellSet, Grid, Puzzle};
use ninerooks_exact::{Solutions, enumerate, solutions};
use ninerooks_logic::{Forms, Found, Position, Profile, Technique, next_step, techniques};
use ninerooks_proof::Reason;
use ninerooks_step::{DeadlyKind, Family, Shape, Step};
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
                assert!(!step.actions.is_empty());
                assert!(step.placements().all(|c| solution.is_live(c)), "{step:?}");
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
    let seen = look_at(5);
    assert!(seen.iter().filter(|count| **count > 0).count() >= 8, "{seen:?}");
}

/// 500 puzzles. None of them has a band with two givens, or is symmetrical, and two kinds of rectangles are too rare:
/// their pages have examples. Last run on 22 November 2026: 105,826 steps, all of them right.
#[test]
#[ignore = "half an hour with --release; run by hand"]
fn in_many_puzzles_with_one_solution_nothing_true_is_eliminated() {
    let seen = look_at(500);
    let ids = all().map(|technique| technique.info().id);
    let counts: Vec<(&str, usize)> = ids.zip(seen).collect();
    println!("{counts:?}");
    let rare = [
        "clue-cover",
        "symmetrical-placement",
        "anti-symmetrical-placement",
        "unique-rectangle-5",
        "avoidable-rectangle-2",
    ];
    assert!(counts.iter().all(|(id, count)| *count > 0 || rare.contains(id)), "{counts:?}");
}

/// A state as a puzzle of its own, that lists its candidates: it has the same solution, but what was logic before is now
/// part of the puzzle. It has no givens at all: cells with one candidate.
fn listed(grid: &Grid) -> Grid {
    let mut candidates = *grid.live();
    for cell in grid.solved() {
        candidates.insert(Candidate::new(grid.value(cell).unwrap(), cell));
    }
    let mut puzzle = Puzzle::default();
    puzzle.candidates = Some(Box::new(candidates));
    Grid::new(&puzzle).unwrap()
}

#[test]
fn in_puzzles_given_by_candidates_nothing_true_is_eliminated() {
    let (mut rng, mut seen) = (Rng(8), vec![0; all().count()]);
    let mut forbidden = 0;
    for _ in 0..4 {
        let puzzle = random_puzzle(&mut rng);
        let solution = solved(&puzzle);
        for grid in states(puzzle) {
            let listed = listed(&grid);
            let before: usize = all().map(|t| steps(t, &grid).len()).sum();
            let until_here: usize = seen.iter().sum();
            looked_at(&[listed], &solution, &mut seen);
            let after = seen.iter().sum::<usize>() - until_here;
            forbidden += usize::from(after < before);
        }
    }
    assert!(forbidden > 5, "{forbidden} states lose a step by what the puzzle excludes");
}

/// 2,000 puzzles given by candidates, each with some more excluded by its author.
#[test]
#[ignore = "minutes; run by hand"]
fn in_many_puzzles_given_by_candidates_nothing_true_is_eliminated() {
    let (mut rng, mut seen) = (Rng(9), vec![0; all().count()]);
    for _ in 0..2_000 {
        let puzzle = random_puzzle(&mut rng);
        let solution = solved(&puzzle);
        let states = states(puzzle);
        let mut puzzle = listed(&states[rng.below(states.len())]).to_puzzle();
        let mut candidates = *listed(&Grid::new(&puzzle).unwrap()).live();
        for candidate in Candidate::all().filter(|c| !solution.is_live(*c)) {
            if rng.percent(3) {
                candidates.remove(candidate);
            }
        }
        puzzle.candidates = Some(Box::new(candidates));
        looked_at(&[Grid::new(&puzzle).unwrap()], &solution, &mut seen);
    }
    println!("{seen:?}");
    assert!(seen.iter().sum::<usize>() > 1_000, "{seen:?}");
}

/// The solutions of a puzzle, three at most.
fn up_to_three(puzzle: &Grid) -> Vec<Grid> {
    let mut all = Vec::new();
    let _ = enumerate(puzzle, |solution| {
        all.push(*solution);
        if all.len() > 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    all
}

/// A puzzle with two solutions: a random one with a given less.
fn with_two_solutions(rng: &mut Rng) -> Option<(Grid, Vec<Grid>)> {
    let puzzle = random_puzzle(rng).to_puzzle();
    puzzle.givens().into_iter().find_map(|left_out| {
        let mut less = Puzzle::default();
        puzzle.values().filter(|value| value.cell() != left_out).for_each(|value| less.give(value));
        let grid = Grid::new(&less).ok()?;
        let all = up_to_three(&grid);
        (all.len() == 2).then_some((grid, all))
    })
}

/// Where a puzzle has two solutions the premise is wrong. That one of the guardians is true fails just where the two
/// solutions are the two ways to fill the pattern; and where it is true, what follows from it is.
fn by_force(puzzles: usize) -> [usize; 2] {
    let (mut rng, mut counts) = (Rng(10), [0; 2]);
    for _ in 0..puzzles {
        let Some((puzzle, both)) = with_two_solutions(&mut rng) else { continue };
        let differ: CellSet =
            Cell::all().filter(|cell| both[0].value(*cell) != both[1].value(*cell)).collect();
        for grid in states(puzzle) {
            for step in all().flat_map(|technique| steps(technique, &grid)) {
                assert_eq!(step.check(&grid), Ok(()), "{step:?}");
                let Shape::DeadlyPattern(pattern) = &step.shape else { continue };
                for solution in &both {
                    let holds = pattern.guardians.iter().any(|one| solution.is_live(one));
                    let is_right = step.eliminations().all(|c| !solution.is_live(c));
                    assert!(!holds || is_right, "{step:?}");
                    let cells = match pattern.kind {
                        // What it leaves over is exchanged.
                        DeadlyKind::ReverseGrave => !pattern.cells,
                        // So are its lines.
                        DeadlyKind::Qiu => pattern.cells.fold(pattern.cells, |all, cell| {
                            all | cell.row().cells() | cell.column().cells()
                        }),
                        _ => pattern.cells,
                    };
                    assert!(holds || differ.is_subset(cells), "{step:?}");
                    counts[usize::from(holds)] += 1;
                }
            }
        }
    }
    counts
}

#[test]
fn in_puzzles_with_two_solutions_a_lemma_fails_only_by_its_exchange() {
    let counts = by_force(12);
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

/// 500 puzzles.
#[test]
#[ignore = "minutes; run by hand"]
fn in_many_puzzles_with_two_solutions_a_lemma_fails_only_by_its_exchange() {
    let counts = by_force(500);
    println!("{counts:?}");
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}

fn turned(cell: Cell) -> Cell {
    Cell::at(8 - cell.row_index(), 8 - cell.column_index())
}

fn given(of: &Grid, cells: impl IntoIterator<Item = Cell>) -> Grid {
    let mut puzzle = Puzzle::default();
    cells.into_iter().for_each(|cell| puzzle.give(Candidate::new(of.value(cell).unwrap(), cell)));
    Grid::new(&puzzle).unwrap()
}

/// Solutions of few givens that a half turn takes to themselves, each with the cells that the half turn takes to such
/// with the right digits.
fn half_turned(rng: &mut Rng) -> Vec<(Grid, Vec<Cell>)> {
    let text = "1..2....3.4..3......2..14..4..5..6...1.....7...5..6..8..87..3......2..8.2....3..7";
    let whole = solved(&Grid::new(&formats::read(text).unwrap().puzzle).unwrap());
    let image = |digit| {
        let cell = Cell::all().find(|cell| whole.value(*cell) == Some(digit)).unwrap();
        whole.value(turned(cell)).unwrap()
    };
    let some: Vec<Cell> = Cell::all().take(40).filter(|_| rng.percent(24)).collect();
    let few = given(&whole, some.iter().flat_map(|&cell| [cell, turned(cell)]));
    let mut solutions = Vec::new();
    let _ = enumerate(&few, |solution| {
        let value = |cell| solution.value(cell).unwrap();
        let is_common = |cell: &Cell| value(turned(*cell)) == image(value(*cell));
        solutions.push((*solution, Cell::all().filter(is_common).collect()));
        if solutions.len() > 30 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    solutions
}

fn by_symmetry(id: &str, grid: &Grid) -> Vec<Step> {
    let found: Vec<Step> =
        all().filter(|t| t.info().id == id).flat_map(|t| steps(t, grid)).collect();
    for step in &found {
        assert_eq!(step.check(grid), Ok(()), "{step:?}");
    }
    found
}

/// A step by symmetry is right in each solution that the map takes to itself; where the map takes one solution to the
/// other, there are steps that are wrong in both.
#[test]
fn in_puzzles_with_two_solutions_a_symmetry_fails_only_where_it_exchanges_them() {
    let (mut rng, mut counts) = (Rng(11), [0; 2]);
    for (solution, common) in (0..60).flat_map(|_| half_turned(&mut rng)) {
        // What a solution and its image have in common is symmetrical.
        let puzzle = given(&solution, common);
        let both = up_to_three(&puzzle);
        if both.len() != 2 {
            continue;
        }
        let found =
            states(puzzle).into_iter().flat_map(|grid| by_symmetry("symmetrical-placement", &grid));
        for step in found {
            let Reason::Symmetry(map) = step.proof.then else { panic!("{step:?}") };
            for solution in &both {
                let takes =
                    |one: Candidate| map.image(one).is_some_and(|image| solution.is_live(image));
                let to_itself = solution.live().iter().all(takes);
                let is_right = step.eliminations().all(|c| !solution.is_live(c));
                assert!(is_right || !to_itself, "{step:?}");
                counts[usize::from(is_right)] += 1;
            }
        }
    }
    assert!(counts.iter().all(|count| *count > 10), "{counts:?}");
}

/// Puzzles with one solution, and one given that has no image.
#[test]
fn what_would_make_a_puzzle_symmetrical_is_false_where_it_is_eliminated() {
    let (mut rng, mut steps) = (Rng(12), 0);
    for (solution, common) in (0..30).flat_map(|_| half_turned(&mut rng)) {
        let others: Vec<Cell> = Cell::all().filter(|cell| !common.contains(cell)).collect();
        if others.is_empty() {
            continue; // it is symmetrical
        }
        let one = others[steps % others.len()];
        let puzzle = given(&solution, common.into_iter().chain([one]));
        if !matches!(solutions(&puzzle), Solutions::One(_)) {
            continue;
        }
        for grid in states(puzzle) {
            for step in by_symmetry("anti-symmetrical-placement", &grid) {
                steps += 1;
                assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
            }
        }
    }
    assert!(steps > 10, "{steps}");
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
