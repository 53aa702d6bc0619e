//! Puzzles that are made, judged by counting.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use ninerooks_board::{Cell, CellSet, Grid};
use ninerooks_exact::count;
use ninerooks_lab::{
    Clues, Pattern, Random, controlled, generate, minimal_puzzles, minimise, only_solution,
    random_solution, redundant, symmetrical, with_mask,
};

/// How many solutions there are, counted in the usual way.
fn solutions(clues: &Clues) -> u64 {
    count(&Grid::new(&clues.to_puzzle()).unwrap(), 2)
}

fn without(clues: &Clues, cell: Cell) -> Clues {
    let mut digits = *clues.digits();
    digits[cell.index()] = 0;
    Clues::new(digits).unwrap()
}

fn filled(clues: &Clues) -> CellSet {
    Cell::all().filter(|cell| clues.digits()[cell.index()] != 0).collect()
}

/// By the definition.
fn is_minimal(clues: &Clues) -> bool {
    solutions(clues) == 1 && filled(clues).all(|cell| solutions(&without(clues, cell)) > 1)
}

#[test]
fn every_puzzle_is_minimal_and_comes_again() {
    let made: Vec<Clues> = (0..40).map(|i| generate(&mut Random::new(5, i))).collect();
    assert!(made.iter().all(is_minimal));
    assert_eq!(made[39], generate(&mut Random::new(5, 39)));
    assert_eq!(made.iter().collect::<BTreeSet<_>>().len(), 40);
    let givens: usize = made.iter().map(Clues::len).sum();
    assert!((930..1030).contains(&givens), "top-down has 24.4 givens on average: {givens}");
}

#[test]
fn what_is_not_needed_is_found() {
    let mut random = Random::new(6, 0);
    let mut tried = 0;
    while tried < 10 {
        let puzzle = generate(&mut random);
        let solution = only_solution(&puzzle).unwrap();
        let mut digits = *puzzle.digits();
        for _ in 0..2 {
            let cell = random.below(81);
            digits[cell] = solution.digits()[cell];
        }
        let more = Clues::new(digits).unwrap();
        let slow: CellSet = filled(&more).filter(|c| solutions(&without(&more, *c)) == 1).collect();
        assert_eq!(redundant(&more), slow);
        assert!(is_minimal(&minimise(&more, &mut random)));
        if slow.len() > 10 {
            continue; // so many subsets are too many to try
        }
        tried += 1;
        let (all, is_whole) = minimal_puzzles(&more, 10_000);
        assert!(is_whole && all.iter().all(is_minimal) && all.contains(&puzzle));
        assert_eq!(all, subsets(&more), "{more}");
    }
}

/// The minimal puzzles, each subset of what is not needed tried. In the order of the other.
fn subsets(more: &Clues) -> Vec<Clues> {
    let free: Vec<Cell> = redundant(more).into_iter().collect();
    let mut all: Vec<Clues> = (0..1_u32 << free.len())
        .map(|bits| {
            let gone = free.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
            gone.fold(*more, |clues, (_, cell)| without(&clues, *cell))
        })
        .filter(is_minimal)
        .collect();
    let (mut same, _) = minimal_puzzles(more, usize::MAX);
    all.sort();
    same.sort();
    assert_eq!(all, same);
    minimal_puzzles(more, usize::MAX).0
}

#[test]
fn symmetrical_puzzles_are_symmetrical_and_minimal_so() {
    for (number, (pattern, name)) in (0..).zip(Pattern::ALL) {
        let puzzle = symmetrical(pattern, 0, &mut Random::new(7, number));
        assert_eq!(solutions(&puzzle), 1, "{name}");
        let cells = filled(&puzzle);
        for orbit in pattern.orbits() {
            assert!((cells & orbit).is_empty() || orbit - cells == CellSet::EMPTY, "{name}");
            if !(cells & orbit).is_empty() {
                let rest = orbit.fold(puzzle, |clues, cell| without(&clues, cell));
                assert!(solutions(&rest) > 1, "{name}");
            }
        }
    }
}

#[test]
fn a_mask_is_filled() {
    // Diagonals, 27 cells.
    let mask: CellSet =
        Cell::all().filter(|c| (c.row_index() + c.column_index()) % 3 == 0).collect();
    let puzzle = with_mask(mask, 10_000, &mut Random::new(8, 0)).unwrap();
    assert_eq!((filled(&puzzle), solutions(&puzzle)), (mask, 1));
    let few: CellSet = Cell::all().take(2).collect();
    assert_eq!(with_mask(few, 50, &mut Random::new(8, 0)), None);
}

#[test]
fn controlled_bias_gives_minimal_puzzles_or_none() {
    // One of 250,000 tries succeeds: that many are for a benchmark.
    assert!(controlled(300, &mut Random::new(9, 0)).is_none_or(|puzzle| is_minimal(&puzzle)));
}

/// Each digit is in each cell as often as in others.
#[test]
fn solutions_are_drawn_evenly() {
    let mut random = Random::new(10, 0);
    let mut ones = [0; 81];
    for _ in 0..300 {
        let solution = random_solution(&mut random);
        assert!(solution.is_solution());
        let digits = solution.digits();
        (0..81).filter(|cell| digits[*cell] == 1).for_each(|cell| ones[cell] += 1);
    }
    // 33 each are expected; the standard deviation is 5.4.
    assert!(ones.iter().all(|n| (10..60).contains(n)), "{ones:?}");
}
