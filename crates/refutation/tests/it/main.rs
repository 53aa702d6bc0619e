//! Refutations beside the checker, on the hardest puzzles that people know by name and on random ones.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

mod least;
mod plain;

use ninerooks_board::{Candidate, Cell, Grid, Puzzle, Rule, Rules};
use ninerooks_exact::{Solutions, solutions};
use ninerooks_proof::{Action, check};
use ninerooks_refutation::{Aim, again, proof, refutation_of, refute};
use ninerooks_step::{Refutation, RefutationLine};
use ninerooks_testing::{Rng, grid, random_puzzle, random_rules, solution_under};

/// Golden Nugget, Easter Monster, AI Escargot, Loki.
const HARD: [&str; 4] = [
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
];

/// More than any of these needs.
const MOST: u64 = 1 << 24;

fn is_right(grid: &Grid, refutation: &Refutation) -> bool {
    check(grid, &[Action::Eliminate(refutation.target)], &proof(grid, refutation)).is_ok()
}

/// Places what is the only one left, as long as something is.
fn singles(grid: &mut Grid) {
    while let Some(only) = ninerooks_board::Sector::all()
        .find_map(|sector| grid.only_in(sector).filter(|only| grid.value(only.cell()).is_none()))
    {
        grid.place(only);
    }
}

/// Refutations and singles to the end, each step checked.
fn walk(start: &Grid, mut each: impl FnMut(&Grid, &Refutation)) -> Grid {
    let mut state = *start;
    singles(&mut state);
    while !state.is_solved() {
        let Some(found) = refute(&state, Aim::default(), MOST).found else { break };
        assert!(is_right(&state, &found), "{found:?}");
        each(&state, &found);
        state.eliminate(found.target);
        singles(&mut state);
    }
    state
}

/// Every refutation with one line, or one elimination of locked candidates, less.
fn with_less(of: &Refutation) -> Vec<Refutation> {
    let mut less = Vec::new();
    let mut push = |lines: Vec<RefutationLine>| {
        less.push(Refutation { lines: lines.into(), ..of.clone() });
    };
    for (at, line) in of.lines.iter().enumerate() {
        let mut lines = of.lines.to_vec();
        lines.remove(at);
        push(lines);
        let mut changed = |line: RefutationLine| {
            let mut lines = of.lines.to_vec();
            lines[at] = line;
            push(lines);
        };
        match line {
            RefutationLine::Refuted(inner) => {
                with_less(inner).into_iter().map(RefutationLine::Refuted).for_each(changed);
            }
            RefutationLine::Locked { base, cover, eliminates } if eliminates.len() > 1 => {
                for out in eliminates {
                    let rest: Vec<Candidate> =
                        eliminates.iter().copied().filter(|gone| gone != out).collect();
                    let (base, cover) = (*base, *cover);
                    changed(RefutationLine::Locked { base, cover, eliminates: rest.into() });
                }
            }
            RefutationLine::Locked { .. }
            | RefutationLine::Only { .. }
            | RefutationLine::Summed { .. }
            | RefutationLine::Ruled { .. } => {}
        }
    }
    less
}

#[test]
fn the_hardest_puzzles_are_solved_and_nothing_can_be_left_out_of_a_refutation() {
    let (mut seen, mut inside, mut tried) = (0, 0, 0);
    for puzzle in HARD.map(grid) {
        let end = walk(&puzzle, |state, found| {
            seen += 1;
            inside += found.inside().count();
            for less in with_less(found) {
                tried += 1;
                assert!(!is_right(state, &less), "{less:?}\nis enough for\n{found:?}");
            }
        });
        assert!(end.is_solved());
    }
    assert!(seen >= 30 && inside >= 20 && tried >= 500, "{seen} {inside} {tried}");
}

#[test]
fn what_is_true_is_never_refuted() {
    let mut rng = Rng(0x5EED);
    let mut seen = 0;
    for _ in 0..40 {
        let puzzle = random_puzzle(&mut rng);
        let Solutions::One(solution) = solutions(&puzzle) else { continue };
        let end = walk(&puzzle, |_, found| {
            seen += 1;
            assert!(!solution.is_live(found.target), "{found:?}");
        });
        assert!(end.is_solved());
    }
    assert!(seen >= 40, "{seen}");
}

#[test]
fn one_candidate_is_refuted_as_shortly_as_the_best_one_is_and_a_true_one_is_not() {
    let mut refuted = 0;
    for puzzle in HARD.map(grid) {
        let Solutions::One(solution) = solutions(&puzzle) else { panic!("{puzzle}") };
        let mut start = puzzle;
        singles(&mut start);
        let best = refute(&start, Aim::default(), MOST).found.unwrap();
        let own = refutation_of(&start, best.target, MOST).unwrap();
        assert!(is_right(&start, &own), "{own:?}");
        assert_eq!(own.target, best.target);
        assert!(own.length() <= best.length(), "{own:?}\nis longer than\n{best:?}");
        let (truths, others): (Vec<Candidate>, Vec<Candidate>) =
            start.open().partition(|candidate| solution.is_live(*candidate));
        for candidate in truths.into_iter().step_by(16) {
            assert_eq!(refutation_of(&start, candidate, MOST >> 6), None, "{candidate}");
        }
        for candidate in others.into_iter().step_by(24) {
            let Some(found) = refutation_of(&start, candidate, MOST >> 6) else { continue };
            assert!(is_right(&start, &found), "{found:?}");
            refuted += 1;
        }
    }
    assert!(refuted >= 20, "{refuted}");
}

#[test]
fn where_every_candidate_is_true_nothing_is_found() {
    // Two solutions: 1 and 9 can be exchanged in four cells.
    let two = grid(
        "16285749353412967878964352147531298691358674262879413535647821924193586789726135."
            .replacen("475312986", "4753.2.86", 1)
            .as_str(),
    );
    let outcome = refute(&two, Aim::default(), MOST);
    assert_eq!((outcome.found, outcome.is_over), (None, false));
}

#[test]
fn a_budget_ends_the_search_and_says_so() {
    let puzzle = grid(HARD[0]);
    let outcome = refute(&puzzle, Aim::default(), 100);
    assert!(outcome.is_over && outcome.work < 10_000, "{outcome:?}");
    assert_eq!(
        refute(&puzzle, Aim::default(), MOST),
        refute(&puzzle, Aim::default(), MOST),
        "and it is the same again"
    );
}

#[test]
fn lengths_are_those_of_the_proofs() {
    for puzzle in HARD.map(grid) {
        let found = refute(&puzzle, Aim::default(), MOST).found.unwrap();
        let actions = [Action::Eliminate(found.target)];
        assert_eq!(proof(&puzzle, &found).length(&puzzle, &actions), found.length());
        assert!(found.depth() <= 4);
    }
}

/// Some digits of a solution that keeps rules, and these: extra houses every other time.
fn ruled_puzzle(number: usize, rng: &mut Rng) -> (Grid, Grid) {
    let houses = [Rule::FallingDiagonal, Rule::RisingDiagonal, Rule::Windoku, Rule::DisjointGroups];
    let (solved, rules) = if number.is_multiple_of(2) {
        random_rules(rng)
    } else {
        let rules = vec![houses[number / 2 % houses.len()].clone()];
        (solution_under(&rules, rng), rules)
    };
    let mut puzzle = Puzzle::default();
    puzzle.rules = Rules::new(&rules).unwrap();
    for cell in rng.shuffled::<81>().into_iter().take(20).map(Cell::from_index) {
        puzzle.give(Candidate::new(solved.value(cell).unwrap(), cell));
    }
    (Grid::new(&puzzle).unwrap(), solved)
}

#[test]
fn sets_of_rules_are_followed_and_nothing_true_is_refuted() {
    let mut rng = Rng(47);
    let (mut lines, mut ends, mut tried) = (0, 0, 0);
    for number in 0..60 {
        let (mut state, solved) = ruled_puzzle(number, &mut rng);
        for _ in 0..40 {
            singles(&mut state);
            let Some(found) = refute(&state, Aim::default(), 1 << 14).found else { break };
            assert!(is_right(&state, &found), "{:?}: {found:?}", state.rules());
            assert!(!solved.is_live(found.target), "{:?}: {found:?}", state.rules());
            let actions = [Action::Eliminate(found.target)];
            let proof = proof(&state, &found);
            assert_eq!(proof.length(&state, &actions), found.length() + proof.lemmas.len());
            assert_eq!(again(&state, &found), Some(found.clone()));
            ends += usize::from(found.by_rule.is_some());
            let by_rule = |line: &&RefutationLine| matches!(line, RefutationLine::Ruled { .. });
            lines += found.lines.iter().filter(by_rule).count();
            for less in with_less(&found) {
                tried += 1;
                assert!(!is_right(&state, &less), "{:?}: {found:?}\n{less:?}", state.rules());
            }
            state.eliminate(found.target);
        }
    }
    println!("{lines} lines and {ends} ends by rules, {tried} with less");
    assert!(lines > 25 && ends > 100 && tried > 300, "{lines}, {ends}, {tried}");
}
