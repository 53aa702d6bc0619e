//! Puzzles with sums: what they leave no room for, by the plainest way and by steps; killers.

#![allow(clippy::unwrap_used)] // helpers of tests are tests

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Rule};
use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::{Checking, Profile, Status, solve};
use ninerooks_step::{Shape, Step};
use ninerooks_testing::{Rng, random_solution};

use crate::rules::{self, found, words};

fn grid(rules: &[Rule]) -> Grid {
    rules::grid(rules, &[])
}

fn cage(total: u16, cells: &str) -> Rule {
    Rule::Cage(total, cells.split('-').map(|cell| cell.parse::<Cell>().unwrap()).collect())
}

#[test]
fn a_cage_is_told_as_a_player_would() {
    let grid = grid(&[cage(3, "r1c1-r2c1")]);
    let steps = found("sum-combinations", &grid);
    assert_eq!(steps.len(), 1);
    let told = "Cage 3 r12c1 can only be 1+2: 1 and 2 are eliminated from \
                r3456789c1 and r123c23, and 3, 4, 5, 6, 7, 8 and 9 are eliminated from r12c1.";
    assert_eq!(words(&grid, &steps[0]), told);
}

#[test]
fn innies_and_outies_of_one_house_are_found_with_the_houses_they_take() {
    let inside = grid(&[cage(21, "r1c1-r1c2-r1c3-r1c4"), cage(17, "r1c5-r1c6-r1c7-r1c8")]);
    let line = |grid: &Grid| {
        let steps = found("innies-and-outies", grid);
        let first = steps.first().map(|step| words(grid, step)).unwrap_or_default();
        first.split(": ").next().unwrap_or_default().to_owned()
    };
    let told =
        "Row 1 sums to 45. In that cage 21 r1c1234 and cage 17 r1c5678 make 38, so r1c9 is 7";
    assert_eq!(line(&inside), told);
    // 50 in the cages: what sticks out has 5.
    let outside =
        grid(&[cage(25, "r1c1-r1c2-r1c3-r1c4"), cage(25, "r1c5-r1c6-r1c7-r1c8-r1c9-r2c9")]);
    let told = "Row 1 sums to 45; without cage 25 r1c1234 and cage 25 r1c56789 r2c9, r2c9 is 5";
    assert_eq!(line(&outside), told);
    // One cage alone leaves too much.
    assert_eq!(line(&grid(&[cage(15, "r1c4-r1c5-r1c6")])), "");
}

/// Cages of one to five cells that together are the whole grid.
fn cages(solved: &Grid, rng: &mut Rng) -> Vec<Rule> {
    let mut left = CellSet::ALL;
    let mut rules = Vec::new();
    while let Some(first) = left.first() {
        let mut own = CellSet::from(first);
        let size = 1 + rng.below(5);
        while own.len() < size {
            let digits: BTreeSet<_> = own.into_iter().filter_map(|c| solved.value(c)).collect();
            let beside = |cell: &Cell| {
                own.into_iter().any(|other| {
                    let rows = cell.row_index().abs_diff(other.row_index());
                    rows + cell.column_index().abs_diff(other.column_index()) == 1
                }) && solved.value(*cell).is_some_and(|digit| !digits.contains(&digit))
            };
            let next: Vec<Cell> = (left - own).into_iter().filter(beside).collect();
            if next.is_empty() {
                break;
            }
            own.insert(rng.pick(&next));
        }
        left -= own;
        let total = own.into_iter().filter_map(|cell| solved.value(cell));
        rules.push(Rule::Cage(total.map(|digit| u16::from(digit.get())).sum(), own));
    }
    rules
}

/// A killer without givens that has one solution.
fn killer(rng: &mut Rng) -> (Grid, Grid) {
    loop {
        let solved = random_solution(rng);
        let puzzle = grid(&cages(&solved, rng));
        if matches!(solutions_within(&puzzle, 3_000), Ok(Solutions::One(_))) {
            return (puzzle, solved);
        }
    }
}

#[test]
fn killers_without_givens_are_solved_by_their_sums() {
    let basic = Profile::by_id("default").unwrap();
    let mut rng = Rng(48);
    let mut used = BTreeSet::new();
    for _ in 0..4 {
        let (puzzle, solution) = killer(&mut rng);
        let solved = solve(&puzzle, &basic, Checking::On);
        assert_eq!(solved.status, Status::Solved, "{}", solved.path.end);
        assert_eq!(solved.path.end.to_string(), solution.to_string());
        used.extend(solved.path.steps.iter().map(|step| step.technique.id()));
    }
    for id in ["sum-combinations", "innies-and-outies"] {
        assert!(used.contains(id), "{used:?}");
    }
}

/// What is eliminated in a cage is what no filling has, and nothing else is left there: by the plainest way, all digits in all
/// cells.
#[test]
fn combinations_are_those_of_all_fillings() {
    let mut rng = Rng(481);
    let mut eliminated = 0;
    for _ in 0..60 {
        let solved = random_solution(&mut rng);
        let all = cages(&solved, &mut rng);
        let Some(rule @ Rule::Cage(total, cells)) = all
            .iter()
            .find(|rule| matches!(rule, Rule::Cage(_, cells) if (2..=4).contains(&cells.len())))
        else {
            continue;
        };
        let mut state = grid(std::slice::from_ref(rule));
        for candidate in state.live().iter().filter(|_| rng.once_in(4)).collect::<Vec<_>>() {
            if solved.value(candidate.cell()) != Some(candidate.digit()) {
                state.eliminate(candidate);
            }
        }
        let own: Vec<Cell> = cells.into_iter().collect();
        let mut fits = CandidateSet::EMPTY;
        for n in 0..9_usize.pow(u32::try_from(own.len()).unwrap()) {
            let digits = (0..own.len())
                .map(|at| Digit::from_index(n / 9_usize.pow(u32::try_from(at).unwrap()) % 9));
            let filling: Vec<Candidate> =
                digits.zip(&own).map(|(digit, cell)| Candidate::new(digit, *cell)).collect();
            let differ: BTreeSet<Digit> = filling.iter().map(|c| c.digit()).collect();
            let sum: u16 = filling.iter().map(|c| u16::from(c.digit().get())).sum();
            if sum == *total
                && differ.len() == own.len()
                && filling.iter().all(|c| state.is_live(*c))
            {
                fits |= filling.into_iter().collect();
            }
        }
        let expected: CandidateSet =
            state.open().filter(|c| cells.contains(c.cell()) && !fits.contains(*c)).collect();
        let found = found("sum-combinations", &state);
        let inside: CandidateSet = found
            .iter()
            .flat_map(Step::eliminations)
            .filter(|c| cells.contains(c.cell()))
            .collect();
        assert_eq!(inside, expected, "{rule} on {state:?}");
        assert!(found.iter().all(|step| matches!(step.shape, Shape::Summed(_))));
        eliminated += inside.len();
    }
    assert!(eliminated > 50, "{eliminated}");
}
