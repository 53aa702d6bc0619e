//! Chains of almost-locked sets that return to their first set beside the definition.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, Grid};
use ninerooks_logic::Forms;
use ninerooks_step::{AlmostLocked, AlmostLockedSet, Shape, Step};
use ninerooks_testing::grid;

use crate::common::{states_of, steps};

const PUZZLES: [&str; 2] = [
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
];

/// The chain of a step, if it begins and ends with one set.
fn returning(step: &Step) -> Option<&AlmostLocked> {
    let Shape::AlmostLocked(shape) = &step.shape else { panic!("{step:?}") };
    (shape.sets.first() == shape.sets.last()).then_some(shape)
}

/// The places of a digit in a set.
fn places(grid: &Grid, set: &AlmostLockedSet, digit: Digit) -> CellSet {
    grid.places(digit) & set.cells
}

/// Whether each place of a digit in one set sees each one in the other, and both have it.
fn is_restricted(grid: &Grid, sets: [&AlmostLockedSet; 2], digit: Digit) -> bool {
    let [one, other] = sets.map(|set| places(grid, set, digit));
    let sees_all = |cell: ninerooks_board::Cell| other.into_iter().all(|far| cell.sees(far));
    !one.is_empty() && !other.is_empty() && one.into_iter().all(sees_all)
}

/// What sees all places of a digit of the set, but of this one.
fn locked(grid: &Grid, set: &AlmostLockedSet, but: Digit) -> CandidateSet {
    let seen = |digit: Digit| {
        let own = places(grid, set, digit);
        let others = grid.places(digit) - own;
        others
            .filter(move |cell| own.into_iter().all(|near| near.sees(*cell)))
            .map(move |cell| Candidate::new(digit, cell))
    };
    set.digits.without(but).flat_map(seen).collect()
}

#[test]
fn a_chain_of_sets_may_return_to_its_first_set_where_all_forms_are_wanted() {
    let mut seen = 0;
    for (grid, solution) in states_of(PUZZLES.map(grid)).into_iter().step_by(6) {
        for step in steps("als-chain", &grid, Forms::All) {
            let Some(shape) = returning(&step) else { continue };
            assert_eq!(step.check(&grid), Ok(()), "{step:?}");
            assert!(step.eliminations().all(|gone| !solution.is_live(gone)), "{step:?}");
            let joint = shape.links[0];
            assert!(shape.sets.len() > 3 && shape.links.last() == Some(&joint), "{step:?}");
            for (pair, link) in shape.sets.windows(2).zip(shape.links.iter()) {
                assert!(is_restricted(&grid, [&pair[0], &pair[1]], *link), "{step:?}");
            }
            assert!(shape.links.windows(2).all(|pair| pair[0] != pair[1]), "{step:?}");
            let gone: CandidateSet = step.eliminations().collect();
            assert_eq!(gone, locked(&grid, &shape.sets[0], joint), "{step:?}");
            seen += 1;
        }
        // Solving has none of them: a chain of fewer sets and a subset do the same.
        assert!(
            steps("als-chain", &grid, Forms::Once).iter().all(|step| returning(step).is_none())
        );
    }
    println!("{seen} chains");
    assert!(seen > 20, "{seen}");
}
