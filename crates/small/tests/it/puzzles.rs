//! Puzzles against known numbers.

use std::collections::BTreeSet;

use ninerooks_small::grids::{classes, symmetries};
use ninerooks_small::puzzles::{is_minimal, numbered, unique_sets};
use ninerooks_small::{Board, Cells, Method, State, Tally, count};

/// OEIS A109252: puzzles of 4×4 by the number of clues; minimal ones as Sudopedia has them, "Shi Doku".
#[test]
fn the_puzzles_of_four_are_as_many_as_others_counted() {
    let board = Board::new(2, 2);
    let (mut all, mut minimal) = ([0_usize; 17], [0_usize; 17]);
    for class in classes(&board) {
        let sets = unique_sets(&board, &class.least);
        for &clues in &sets {
            let clue_count = clues.count_ones() as usize;
            all[clue_count] += class.size * 24;
            minimal[clue_count] += if is_minimal(&sets, clues) { class.size * 24 } else { 0 };
        }
    }
    let known = [
        25_728, 284_160, 1_041_408, 2_141_184, 2_961_024, 2_958_336, 2_204_928, 1_239_552, 522_624,
        161_280, 34_560, 4_608, 288,
    ];
    assert_eq!(all[4..], known);
    assert_eq!(minimal[4..7], [25_728, 58_368, 1_536]);
    assert_eq!(minimal.iter().sum::<usize>(), 85_632);
}

#[test]
fn minimal_puzzles_of_four_have_36_classes() {
    let board = Board::new(2, 2);
    let maps = symmetries(&board);
    let mut forms = BTreeSet::new();
    for class in classes(&board) {
        let sets = unique_sets(&board, &class.least);
        for &clues in sets.iter().filter(|&&clues| is_minimal(&sets, clues)) {
            forms.insert(maps.iter().map(|map| renamed(&class.least, clues, map)).min());
        }
    }
    assert_eq!(forms.len(), 36);
}

/// The clues, carried by a map, with digits named in order of appearance.
fn renamed(grid: &[usize], clues: Cells, map: &[usize]) -> Vec<usize> {
    let mut names = [0; 4];
    let mut last = 0;
    let name = |&from: &usize| {
        if clues >> from & 1 == 0 {
            return 0;
        }
        if names[grid[from]] == 0 {
            last += 1;
            names[grid[from]] = last;
        }
        names[grid[from]]
    };
    map.iter().map(name).collect()
}

#[test]
fn a_puzzle_of_six_by_its_number_is_minimal() {
    let board = Board::new(2, 3);
    let classes = classes(&board);
    for number in [0, 1, 48, 49, 1_000_003] {
        let (class, clues) = numbered(&board, &classes, 1, number);
        assert_eq!(class as u64, number % 49);
        assert_eq!(numbered(&board, &classes, 1, number), (class, clues));
        let solutions =
            |clues| count(&board, &State::from_clues(&board, &classes[class].least, clues), 2);
        assert_eq!(solutions(clues), 1);
        let given = (0..36).filter(|&cell| clues >> cell & 1 == 1);
        assert!(given.into_iter().all(|cell| solutions(clues & !(1 << cell)) == 2));
    }
}

#[test]
fn a_tally_counts_what_each_method_solves() {
    let board = Board::new(2, 2);
    let mut tally = Tally::default();
    let grid = &classes(&board)[0].least;
    tally.count(&board, &State::from_clues(&board, grid, board.all()), "all", 3);
    tally.count(&board, &State::full(&board), "none", 1); // 288 solutions, which nobody can part
    assert_eq!((tally.puzzles, tally.open), (4, 0));
    assert_eq!(tally.solved, [3; Method::ALL.len()]);
    assert_eq!(tally.resisting, ["none"]);
}
