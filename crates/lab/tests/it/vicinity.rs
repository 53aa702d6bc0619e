//! Puzzles near a puzzle, against trying every given in every cell.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use ninerooks_board::Grid;
use ninerooks_exact::count;
use ninerooks_lab::{Clues, Random, Vicinity, exchanged, generate, near, redundant};

fn solutions(clues: &Clues) -> u64 {
    Grid::new(&clues.to_puzzle()).map_or(0, |grid| count(&grid, 2))
}

#[test]
fn one_for_one_is_every_given_in_every_cell() {
    let puzzle = generate(&mut Random::new(21, 0));
    let found = near(&puzzle, Vicinity { less: 1, more: 1 }, 1, &mut Random::new(21, 1));
    let found: BTreeSet<Clues> = found.into_iter().collect();
    assert!(found.iter().all(|other| solutions(other) == 1 && redundant(other).is_empty()));
    let mut minimal = 0;
    for gone in (0..81).filter(|cell| puzzle.digits()[*cell] != 0) {
        let mut base = *puzzle.digits();
        base[gone] = 0;
        for cell in (0..81).filter(|cell| base[*cell] == 0) {
            for digit in 1..=9 {
                let mut other = base;
                other[cell] = digit;
                let other = Clues::new(other).unwrap();
                // One that is not minimal is there as a minimal one within it.
                if other != puzzle && solutions(&other) == 1 && redundant(&other).is_empty() {
                    assert!(found.contains(&other), "{other}");
                    minimal += 1;
                }
            }
        }
    }
    assert!(minimal > 10, "{minimal}");
}

#[test]
fn more_givens_are_drawn_and_come_again() {
    let puzzle = generate(&mut Random::new(22, 0));
    for (less, more) in [(2, 2), (3, 1), (1, 3), (0, 2), (4, 0), (0, 0)] {
        let of = |seed| near(&puzzle, Vicinity { less, more }, 40, &mut Random::new(22, seed));
        let found = of(1);
        assert_eq!(found, of(1));
        assert!(found.iter().all(|other| solutions(other) == 1 && redundant(other).is_empty()));
        assert!(found.iter().all(|other| other.len() <= puzzle.len() + more - less.min(more)));
        assert_eq!(
            found.is_empty(),
            (less, more) == (4, 0) || (less, more) == (0, 0),
            "{less} {more}"
        );
    }
}

#[test]
fn what_is_exchanged_for_any_given_is_all_that_is_one_for_one() {
    let puzzle = generate(&mut Random::new(23, 0));
    let mut random = Random::new(23, 1);
    let drawn: BTreeSet<Clues> = (0..400).flat_map(|_| exchanged(&puzzle, &mut random)).collect();
    let differ =
        |other: &Clues| (0..81).filter(|c| other.digits()[*c] != puzzle.digits()[*c]).count();
    assert!(drawn.iter().all(|other| (1..=2).contains(&differ(other)) && solutions(other) == 1));
    let near = near(&puzzle, Vicinity { less: 1, more: 1 }, 1, &mut random);
    let as_long = near.iter().filter(|other| other.len() == puzzle.len());
    assert!(as_long.clone().count() > 10 && as_long.into_iter().all(|other| drawn.contains(other)));
}
