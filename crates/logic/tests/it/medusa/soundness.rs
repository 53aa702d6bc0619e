//! Every step is accepted by the checker and agrees with the solution; how many there are stands in
//! a census, `tests/census/medusa.txt`.
//!
//! `NINEROOKS_BLESS=1` writes the census. Read the difference before you commit it.

use std::fmt::Write as _;
use std::path::Path;

use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Found, Position, by_name};

use crate::medusa::support::{IDS, puzzles, states};

/// One puzzle in so many is taken.
const STRIDE: usize = 30;

/// States with a step, steps, and candidates that they eliminate.
type Tally = [usize; 3];

#[test]
fn every_step_is_right_and_the_census_stands() {
    let Some(puzzles) = puzzles(STRIDE) else {
        println!("ignored: there is no top1465.txt in NINEROOKS_DATA");
        return;
    };
    let (mut count, mut solved, total) = (0, 0, puzzles.len());
    let mut tallies = [Tally::default(); IDS.len()];
    for puzzle in puzzles {
        let Solutions::One(solution) = solutions(&puzzle) else { panic!("{puzzle}") };
        let (states, is_solved) = states(puzzle);
        solved += usize::from(is_solved);
        count += states.len();
        for grid in states {
            for (id, tally) in IDS.into_iter().zip(&mut tallies) {
                look(id, &grid, &solution, tally);
            }
        }
    }
    let mut census = format!(
        "Every {STRIDE}th puzzle of top1465: {solved} of {total} solved, {count} states\n\
         technique             states   steps    eliminations\n"
    );
    for (id, [states, steps, eliminated]) in IDS.into_iter().zip(tallies) {
        let _ = writeln!(census, "{id:20} {states:>7} {steps:>7} {eliminated:>15}");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/census/medusa.txt");
    if std::env::var_os("NINEROOKS_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, &census).unwrap();
    }
    assert_eq!(census, std::fs::read_to_string(&path).unwrap());
}

/// All steps of a technique in a state.
fn look(id: &str, grid: &Grid, solution: &Grid, [states, count, eliminated]: &mut Tally) {
    let mut found = Found::all(Forms::All);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    let steps = found.into_steps();
    *states += usize::from(!steps.is_empty());
    *count += steps.len();
    for step in steps {
        *eliminated += step.eliminations().count();
        assert_eq!(step.check(grid), Ok(()), "{id} {step:?}");
        assert!(!step.actions.is_empty(), "{id} {step:?}");
        assert!(step.eliminations().all(|c| !solution.is_live(c)), "{id} {step:?}");
        assert!(step.placements().all(|c| solution.is_live(c)), "{id} {step:?}");
    }
}
