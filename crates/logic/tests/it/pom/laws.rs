//! Laws for the techniques of patterns on sparse and on contradictory grids.

use ninerooks_board::{Candidate, Cell, Digit, Grid};
use ninerooks_logic::{
    Checking, Forms, Found, Position, Profile, Status, Technique, solve, techniques,
};
use ninerooks_step::Family;
use ninerooks_testing::Rng;

fn patterns() -> impl Iterator<Item = &'static Technique> {
    techniques::ALL.iter().copied().filter(|t| t.info().family == Family::Patterns)
}

/// Whether a technique takes part in a round: the combination of all patterns, which takes ten times as long as the
/// others together, in one of four.
fn plays(technique: &Technique, round: usize) -> bool {
    technique.info().id != "pattern-combination" || round.is_multiple_of(4)
}

const SOLUTION: &str =
    "176429583945836712832175964481653279723914856569782431297368145614597328358241697";

fn true_digit(cell: Cell) -> Candidate {
    let digit = SOLUTION.chars().nth(cell.index()).and_then(Digit::from_char);
    Candidate::new(digit.unwrap(), cell)
}

/// Some cells solved; elsewhere the true candidate, if `sound`, and as many others as luck says.
fn position(numbers: &mut Rng, sound: bool) -> Grid {
    let mut grid = Grid::default();
    for _ in 0..10 + numbers.below(20) {
        let cell = Cell::from_index(numbers.below(81));
        let any = Candidate::new(Digit::from_index(numbers.below(9)), cell);
        let value = if sound { true_digit(cell) } else { any };
        if grid.is_live(value) {
            grid.place(value);
        }
    }
    let kept = 30 + numbers.below(60);
    for c in Candidate::all() {
        let keep = sound && c == true_digit(c.cell()) || grid.solved().contains(c.cell());
        if !keep && numbers.below(100) >= kept {
            grid.eliminate(c);
        }
    }
    grid
}

fn law(technique: &'static Technique, grid: &Grid, sound: bool) -> usize {
    let mut found = Found::all(Forms::All);
    let _ = technique.find(&Position::new(grid), &mut found);
    let steps = found.into_steps();
    for step in &steps {
        assert_eq!(step.check(grid), Ok(()), "{step:?}");
        assert!(!step.actions.is_empty(), "{step:?}");
        assert_eq!(step.assumes_uniqueness(), technique.assumes_uniqueness());
        if sound && !step.assumes_uniqueness() {
            assert!(step.eliminations().all(|c| c != true_digit(c.cell())), "{step:?}");
            assert!(step.placements().all(|c| c == true_digit(c.cell())), "{step:?}");
        }
    }
    steps.len()
}

#[test]
fn proofs_are_accepted_and_nothing_true_falls() {
    let mut numbers = Rng(11);
    let mut seen = vec![0; patterns().count()];
    for round in 0..40 {
        let grid = position(&mut numbers, true);
        for (technique, seen) in patterns().zip(&mut seen).filter(|(t, _)| plays(t, round)) {
            *seen += law(technique, &grid, true);
        }
    }
    for (technique, seen) in patterns().zip(seen) {
        assert!(seen > 0, "{} was never found", technique.info().id);
    }
}

#[test]
fn contradictory_grids_do_no_harm() {
    let mut numbers = Rng(12);
    for round in 0..40 {
        let grid = position(&mut numbers, false);
        for technique in patterns().filter(|t| plays(t, round)) {
            law(technique, &grid, false);
        }
        for id in ["pom-help", "pom-space", "pom-pairs"] {
            let solution = solve(&grid, &Profile::by_id(id).unwrap(), Checking::On);
            assert!(!matches!(solution.status, Status::Refused(..)), "{id}: {:?}", solution.status);
        }
    }
}
