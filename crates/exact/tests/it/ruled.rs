//! Grids under rules: every solution of the classic search that keeps them, by what they mean in digits, and no other.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Grid, Puzzle, Rule, Rules};
use ninerooks_exact::{
    BudgetSpent, Diagnosis, Mistake, Solutions, closest_within, count, count_within, diagnose,
    differing_within, enumerate, enumerate_within, reached, repairs, solutions, solutions_within,
    solve, true_candidates,
};
use ninerooks_testing::{
    DRAWN, Rng, WHOLE, all_marks, keeps, random_rule, random_rules, random_solution, solution_under,
};

/// Every small puzzle has so many solutions by the classic rules, at most.
const MOST: usize = 100;

/// The puzzle of some cells of a solution.
fn given(solved: &Grid, cells: CellSet, rules: &[Rule]) -> Puzzle {
    let mut puzzle = Puzzle::default();
    puzzle.rules = Rules::new(rules).expect("rules that can be meant");
    for cell in cells {
        puzzle.give(Candidate::new(solved.value(cell).expect("it is solved"), cell));
    }
    puzzle
}

/// Solutions by the classic rules, [`MOST`] and one at most.
fn classic(grid: &Grid) -> Vec<Grid> {
    assert!(grid.rules().is_none());
    let mut found = Vec::new();
    let _ = enumerate(grid, |solution| {
        found.push(*solution);
        if found.len() > MOST { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

/// The cells that are given in a small puzzle with this solution: one more taken away, and there would be more solutions
/// than [`MOST`].
fn few(solved: &Grid, rng: &mut Rng) -> CellSet {
    let mut cells = CellSet::ALL;
    for cell in rng.shuffled::<81>().map(Cell::from_index) {
        let less = cells.without(cell);
        let grid = Grid::new(&given(solved, less, &[])).expect("digits of a solution");
        if classic(&grid).len() <= MOST {
            cells = less;
        } else if rng.once_in(3) {
            break;
        }
    }
    cells
}

/// A small puzzle under rules, and the texts of all its solutions, by trying.
fn small(solved: &Grid, rules: &[Rule], rng: &mut Rng) -> (Puzzle, BTreeSet<String>) {
    let cells = few(solved, rng);
    let mut plain = given(solved, cells, &[]);
    let mut puzzle = given(solved, cells, rules);
    if rng.once_in(4) {
        // Any candidates may be excluded, true ones too.
        let mut candidates = puzzle.default_candidates();
        for _ in 0..rng.below(12) {
            candidates.remove(Candidate::from_index(rng.below(729)));
        }
        puzzle.candidates = Some(Box::new(candidates));
        plain.candidates.clone_from(&puzzle.candidates);
    }
    let plain = Grid::new(&plain).expect("digits of a solution");
    let kept = classic(&plain).into_iter().filter(|solution| keeps(rules, solution));
    (puzzle, kept.map(|solution| solution.to_string()).collect())
}

/// Every function says what the solutions are.
fn compare(puzzle: &Puzzle, expected: &BTreeSet<String>) {
    let grid = Grid::new(puzzle).expect("digits of a solution");
    let rules = grid.rules().list();
    let mut found = Vec::new();
    let mut truths = CandidateSet::EMPTY;
    let _ = enumerate(&grid, |solution| {
        assert!(solution.is_solved() && solution.givens() == grid.givens());
        assert_eq!(solution.rules(), grid.rules());
        truths |= *solution.live();
        found.push(*solution);
        ControlFlow::Continue(())
    });
    let texts: BTreeSet<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(texts, *expected, "{rules:?} on {grid:?}");
    assert_eq!(texts.len(), found.len(), "one twice of {rules:?} on {grid:?}");
    for limit in [0, 1, 2, found.len(), MOST + 1] {
        assert_eq!(count(&grid, limit as u64), limit.min(found.len()) as u64, "{rules:?}");
    }
    assert_eq!(solve(&grid), found.first().copied());
    let verdict = match found[..] {
        [] => Solutions::None,
        [one] => Solutions::One(one),
        _ => Solutions::Many,
    };
    assert_eq!(solutions(&grid), verdict);
    assert_eq!(true_candidates(&grid, u64::MAX), Ok(truths));
    let differing = differing_within(&grid, MOST, u64::MAX);
    let same = |cell: &Cell| found.iter().any(|f| f.value(*cell) != found[0].value(*cell));
    assert_eq!(differing, Some((Cell::all().into_iter().filter(same).collect(), found.len())));
    assert_eq!(closest_within(&grid, u64::MAX).is_some(), found.len() > 1);
    spend(&grid, found.len() as u64);
    // The digits that are placed are no givens, and rules are kept whoever placed them.
    let fresh = diagnose(puzzle, u64::MAX);
    let is_right = match fresh {
        Diagnosis::Sound => found.len() == 1,
        Diagnosis::Several { solutions, complete: true } => solutions == found.len() as u64,
        Diagnosis::NoSolution | Diagnosis::DeadEnd | Diagnosis::Mistake(_) => found.is_empty(),
        Diagnosis::Several { complete: false, .. } | Diagnosis::Unknown => false,
    };
    assert!(is_right, "{fresh:?}");
}

/// Each budget either does or is spent, and never shows another number.
fn spend(grid: &Grid, all: u64) {
    let mut done = false;
    for nodes in [0, 1, 2, 3, 5, 9, 30, 100, 1000] {
        let mut seen = 0;
        let end = enumerate_within(grid, nodes, |_| {
            seen += 1;
            ControlFlow::Continue(())
        });
        match end {
            Ok(_) => assert_eq!(seen, all),
            Err(BudgetSpent { found }) => assert!(found == seen && !done && seen <= all),
        }
        assert_eq!(count_within(grid, u64::MAX, nodes).is_ok(), end.is_ok());
        assert!(end.is_err() || solutions_within(grid, nodes).is_ok());
        done = end.is_ok();
    }
}

/// So many puzzles under these rules, drawn for each anew.
fn all_agree(n: usize, seed: u64, mut draw: impl FnMut(&mut Rng) -> (Grid, Vec<Rule>)) -> usize {
    let mut rng = Rng(seed);
    let mut fewer = 0;
    for _ in 0..n {
        let (solved, rules) = draw(&mut rng);
        let (puzzle, expected) = small(&solved, &rules, &mut rng);
        compare(&puzzle, &expected);
        let mut plain = puzzle;
        plain.rules = Rules::NONE;
        let plain = Grid::new(&plain).expect("digits of a solution");
        fewer += usize::from(count(&plain, u64::MAX) > expected.len() as u64);
    }
    fewer
}

#[test]
fn rules_of_the_whole_grid_as_they_are_meant() {
    for (seed, rule) in (1..).zip(WHOLE) {
        let fewer = all_agree(4, seed, |rng| {
            let rules = vec![rule.clone()];
            (solution_under(&rules, rng), rules)
        });
        assert!(fewer >= 2, "{rule} makes a difference in {fewer} only");
    }
    for dots in [false, true] {
        let fewer = all_agree(4, 20, |rng| {
            let solved = random_solution(rng);
            let rules = all_marks(dots, &solved);
            (solved, rules)
        });
        assert!(fewer >= 2, "{dots}: {fewer}");
    }
}

#[test]
fn every_kind_that_is_drawn_as_it_is_meant() {
    for kind in 0..DRAWN {
        let fewer = all_agree(5, 100 + kind as u64, |rng| {
            let solved = random_solution(rng);
            let mut rules = Vec::new();
            while rules.len() < 3 {
                rules.extend(random_rule(kind, &solved, rng));
            }
            (solved, rules)
        });
        assert!(fewer >= 1, "kind {kind} makes a difference in {fewer} only");
    }
}

#[test]
fn rules_of_several_kinds_together() {
    let fewer = all_agree(50, 7, random_rules);
    assert!(fewer >= 25, "{fewer}");
}

fn candidate(name: &str) -> Candidate {
    name.parse().expect(name)
}

/// No digit is left for the tenth of ten cells that all differ; so a sum of theirs leaves none either.
#[test]
fn a_sum_of_ten_cells_that_all_differ_cannot_be_made() {
    let row: Vec<Cell> = (0..9).map(|column| Cell::at(0, column)).collect();
    let below = Cell::at(1, 0);
    let apart = row[3..].iter().copied().chain([below]).collect();
    let ten: Vec<Cell> = row.into_iter().chain([below]).collect();
    for total in [45, 50] {
        let mut puzzle = Puzzle::default();
        let rules = [Rule::Different(apart), Rule::Sum(total, ten.clone())];
        puzzle.rules = Rules::new(&rules).expect("rules");
        let grid = Grid::new(&puzzle).expect("nothing is given");
        assert_eq!(solutions_within(&grid, 100_000), Ok(Solutions::None));
    }
}

/// A puzzle whose digits are all given but for three, of which a rule forbids what the classic rules would allow.
#[test]
fn what_is_wrong_is_said_of_the_puzzle_with_its_rules() {
    let solved = ninerooks_testing::grid(
        "234718596758694321691325487876941253425836179319572864543267918962183745187459632",
    );
    // Without its 1s and 2s it has four solutions, and one when the digits of a row grow where they do.
    let cells = Cell::all().into_iter().filter(|c| solved.value(*c).is_some_and(|d| d.get() > 2));
    let places = |digit: u8| -> Vec<Cell> {
        Cell::all()
            .into_iter()
            .filter(|c| solved.value(*c).is_some_and(|d| d.get() == digit))
            .collect()
    };
    let greater: Vec<Rule> =
        places(2).into_iter().zip(places(1)).map(|(two, one)| Rule::Greater([two, one])).collect();
    let cells: CellSet = cells.collect();
    let plain = given(&solved, cells, &[]);
    assert_eq!(diagnose(&plain, 10_000), Diagnosis::Several { solutions: 4, complete: true });
    let mut puzzle = given(&solved, cells, &greater);
    assert_eq!(diagnose(&puzzle, 10_000), Diagnosis::Sound);
    // Logic may have eliminated it, or the author: with one solution it makes no difference.
    let mut candidates = puzzle.default_candidates();
    candidates.remove(candidate("1r1c1"));
    puzzle.candidates = Some(Box::new(candidates));
    let state = Grid::new(&puzzle).expect("it is sound");
    assert!(reached(state).excluded().is_empty() && state.rules() == reached(state).rules());
    // A digit that the classic rules would allow.
    puzzle.candidates = None;
    puzzle.place(candidate("1r1c1"));
    let mistake = Mistake { placed: vec![candidate("1r1c1")], eliminated: Vec::new() };
    assert_eq!(diagnose(&puzzle, 10_000), Diagnosis::Mistake(mistake));
}

#[test]
fn a_mistyped_given_is_found_under_rules() {
    let mut rng = Rng(31);
    let rules = [Rule::AntiKnight];
    let solved = solution_under(&rules, &mut rng);
    let cells = few(&solved, &mut rng);
    let mut puzzle = given(&solved, cells, &rules);
    for cell in CellSet::ALL - cells {
        if matches!(solutions(&Grid::new(&puzzle).expect("a solution")), Solutions::One(_)) {
            break;
        }
        puzzle.give(Candidate::new(solved.value(cell).expect("it is solved"), cell));
    }
    let given: Vec<Candidate> = puzzle.values().collect();
    let mut named = 0;
    for right in given.into_iter().step_by(5) {
        let mut wrong = puzzle.clone();
        let digit = ninerooks_board::Digit::from_index((right.digit().index() + 1) % 9);
        wrong.give(Candidate::new(digit, right.cell()));
        let found = repairs(&wrong, 1000);
        assert!(found.instead.contains(&(Candidate::new(digit, right.cell()), right.digit())));
        named += 1;
    }
    assert!(named > 2);
}

/// A digit that was placed although a rule forbids it leaves no solution, whichever was placed first.
#[test]
fn wrongly_placed_digits_leave_no_solution() {
    let mut empty = Puzzle::default();
    empty.rules = Rules::new(&[
        Rule::AntiKnight,
        Rule::Among(
            "12".chars().filter_map(ninerooks_board::Digit::from_char).collect(),
            candidate("1r5c5").cell().into(),
        ),
    ])
    .expect("right");
    let empty = Grid::new(&empty).expect("empty");
    for names in [["1r3c1", "1r5c2"], ["1r5c2", "1r3c1"], ["3r5c5", "1r1c1"]] {
        let mut grid = empty;
        for name in names {
            grid.place(candidate(name));
        }
        assert_eq!(count(&grid, 1), 0, "{names:?}");
        assert_eq!(true_candidates(&grid, 1000), Ok(CandidateSet::EMPTY));
    }
}

/// Classic grids too: the candidates that are true in some solution are those that enumeration shows.
#[test]
fn true_candidates_are_those_of_all_solutions() {
    let mut rng = Rng(3);
    for _ in 0..60 {
        let solved = random_solution(&mut rng);
        let puzzle = given(&solved, few(&solved, &mut rng), &[]);
        let mut grid = Grid::new(&puzzle).expect("digits of a solution");
        for _ in 0..rng.below(4) {
            grid.eliminate(Candidate::from_index(rng.below(729)));
        }
        let truths = classic(&grid).iter().fold(CandidateSet::EMPTY, |all, one| all | *one.live());
        assert_eq!(true_candidates(&grid, u64::MAX), Ok(truths));
        for nodes in [0, 1, 2, 10, 100] {
            match true_candidates(&grid, nodes) {
                Ok(found) => assert_eq!(found, truths),
                Err(BudgetSpent { found }) => assert!(found < 730 && nodes > 0 || found == 0),
            }
        }
    }
}

#[test]
#[ignore = "three thousand puzzles: a minute, in release"]
fn rules_of_several_kinds_together_at_length() {
    let fewer = all_agree(3000, 8, random_rules);
    assert!(fewer >= 1500, "{fewer}");
}
