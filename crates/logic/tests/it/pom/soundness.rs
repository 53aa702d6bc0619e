//! No method deletes a pattern of the solution.

use ninerooks_board::{Digit, DigitSet, Grid, Rookery};
use ninerooks_logic::rookery::{Method, Overlay, Space, rectangles};
use ninerooks_proof::{Pattern, Proof, RookeryProof, check};

use crate::pom::support::{data, equations, puzzles, run};

fn solution(puzzle: &Grid) -> Option<Grid> {
    let end = run(puzzle, &[Method::Pairs], false).grid;
    end.is_solved().then_some(end)
}

fn patterns(solution: &Grid) -> [Pattern; 9] {
    Digit::ALL.map(|digit| Pattern {
        digit,
        rookery: Rookery::from_cells(solution.live()[digit]).unwrap(),
    })
}

#[test]
fn every_method_keeps_the_solution_on_every_list() {
    let lists = ["top1465.txt", "hardest_1905_11plus.txt", "monhard_te3.tsv", "named_puzzles.tsv"];
    let methods = [
        Method::TwoCell,
        Method::ThreeCell,
        Method::Clash,
        Method::CellCover,
        equations(1),
        Method::Combinations(3),
        Method::Pairs,
        Method::Sums,
    ];
    for text in lists.into_iter().filter_map(data) {
        let puzzles = puzzles(&text);
        for puzzle in puzzles.iter().skip(3).step_by(puzzles.len() / 3 + 1).take(3) {
            let Some(solution) = solution(puzzle) else { continue };
            let space = Space::new(puzzle, DigitSet::ALL);
            for method in methods {
                let found = match method.find(&space) {
                    // From the givens a puzzle may have more patterns than its programs are for.
                    Err(_) if method == Method::Sums => continue,
                    found => found.unwrap(),
                };
                let Some(deduction) = found else { continue };
                let lost = patterns(&solution).into_iter().find(|p| deduction.targets.contains(p));
                assert_eq!(lost, None, "{method} in {puzzle}");
                let proof = RookeryProof { deletions: deduction.deletions.into() };
                assert_eq!(check(puzzle, &[], &Proof::rookeries(proof)), Ok(()), "{method}");
            }
        }
    }
}

#[test]
fn rectangles_keep_the_solution_and_are_marked() {
    let Some(text) = data("sudokuexchange_hard_sample.txt") else { return };
    let mut seen = 0;
    for start in puzzles(&text) {
        let stuck = run(&start, &[], true).grid;
        let space = Space::new(&stuck, DigitSet::ALL);
        let found = rectangles(&stuck, &space);
        if found.is_empty() {
            continue;
        }
        let solution = solution(&start).unwrap();
        for deduction in found {
            let lost = patterns(&solution).into_iter().find(|p| deduction.targets.contains(p));
            assert_eq!(lost, None, "{start}");
            let proof = RookeryProof { deletions: deduction.deletions.into() };
            assert!(proof.assumes_uniqueness());
            let proof = Proof::rookeries(proof);
            assert_eq!(check(&stuck, &[], &proof), Ok(()));
            seen += 1;
        }
        if seen > 5 {
            break;
        }
    }
    assert!(seen > 0, "some puzzle has a rectangle");
}

#[test]
fn two_digits_converted_suffice_for_the_two_cell_method() {
    let grid = crate::pom::support::grid(
        ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21",
    );
    let digits = [Digit::D3, Digit::D9].into_iter().collect();
    let mut overlay = Overlay::new(&grid, digits);
    let mut grid = grid;
    while let Some(step) = overlay.basic(&grid) {
        step.actions.iter().for_each(|action| action.apply(&mut grid));
        overlay.follow(&grid);
    }
    let step = overlay.step(&grid, &[Method::TwoCell]).unwrap().unwrap();
    assert_eq!(crate::pom::support::names(&step.actions), ["r4c7<>3"]);
    assert_eq!(check(&grid, &step.actions, &step.proof), Ok(()));
}
