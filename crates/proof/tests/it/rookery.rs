//! Proofs in POM-space: what the checker accepts and what it refuses.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Puzzle, Rookery};
use ninerooks_proof::{
    Action, CandidateCover, Cover, CoverRefusal, Deletion, DeletionRefusal, Equation,
    GuardedPatterns, GuardianKind, GuardianRefusal, Guardians, Pattern, PatternCover, PatternTerm,
    Proof, Refusal, RookeryProof, check,
};
use ninerooks_testing::grid;

const PUZZLE_28: &str =
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21";

/// The live patterns of a digit, by sifting all rookeries.
fn patterns(grid: &Grid, digit: Digit) -> Vec<Pattern> {
    let live = |rookery: &Rookery| rookery.cells().is_subset(grid.live()[digit]);
    Rookery::all().filter(live).map(|rookery| Pattern { digit, rookery }).collect()
}

/// Puzzle 28 without the candidates that no pattern passes through.
fn reduced() -> Grid {
    let mut grid = grid(PUZZLE_28);
    for digit in [Digit::D3, Digit::D9] {
        let possible = patterns(&grid, digit)
            .iter()
            .fold(CellSet::EMPTY, |cells, pattern| cells | pattern.rookery.cells());
        for cell in grid.places(digit) - possible {
            grid.eliminate(Candidate::new(digit, cell));
        }
    }
    grid
}

fn eliminate(name: &str) -> Action {
    Action::Eliminate(name.parse().unwrap())
}

fn judge(grid: &Grid, actions: &[Action], deletions: &[Deletion]) -> Result<(), Refusal> {
    check(grid, actions, &Proof::rookeries(RookeryProof { deletions: deletions.into() }))
}

fn reason(grid: &Grid, deletion: Deletion) -> DeletionRefusal {
    match judge(grid, &[], &[deletion]) {
        Err(Refusal::Deletion { deletion: 0, reason }) => reason,
        other => panic!("{other:?}"),
    }
}

fn cover(scale: i16, terms: &[(&str, i16)], targets: &[Pattern]) -> Deletion {
    let term = |&(equation, weight): &(&str, i16)| PatternTerm {
        equation: equation.parse().unwrap(),
        weight,
    };
    let terms = terms.iter().map(term).collect();
    Deletion::Cover(Box::new(PatternCover { scale, terms, targets: targets.into() }))
}

/// The 28 threes through r6c6 and r8c8, one of which every nine passes through.
fn doomed(grid: &Grid) -> Vec<Pattern> {
    let both: CellSet =
        ["r6c6", "r8c8"].map(|cell| cell.parse::<Cell>().unwrap()).into_iter().collect();
    let mut threes = patterns(grid, Digit::D3);
    threes.retain(|three| both.is_subset(three.rookery.cells()));
    assert_eq!(threes.len(), 28);
    threes
}

const TWO_CELLS: &[(&str, i16)] = &[("#9", -1), ("r6c6", 1), ("r8c8", 1)];

#[test]
fn basic_pom_needs_no_deletion() {
    let grid = grid(PUZZLE_28);
    assert_eq!(judge(&grid, &[eliminate("3r1c1"), eliminate("3r4c4")], &[]), Ok(()));
    let refused = judge(&grid, &[eliminate("3r4c7")], &[]).unwrap_err();
    assert!(matches!(refused, Refusal::Passes { .. }), "{refused}");
    let placed = Action::Place("3r4c7".parse().unwrap());
    let refused = judge(&grid, &[placed], &[]).unwrap_err();
    assert!(matches!(refused, Refusal::Misses { .. }), "{refused}");
    let refused = judge(&grid, &[eliminate("3r9c1")], &[]).unwrap_err();
    assert!(matches!(refused, Refusal::NotOpen { .. }), "{refused}");
}

#[test]
fn a_candidate_in_all_patterns_is_placed() {
    let mut grid = grid(PUZZLE_28);
    let pattern = patterns(&grid, Digit::D4)[0];
    for cell in grid.places(Digit::D4) - pattern.rookery.cells() {
        grid.eliminate(Candidate::new(Digit::D4, cell));
    }
    let open = grid.places(Digit::D4);
    let place: Vec<_> = open.map(|cell| Action::Place(Candidate::new(Digit::D4, cell))).collect();
    assert!(!place.is_empty());
    assert_eq!(judge(&grid, &place, &[]), Ok(()));
}

#[test]
fn two_cells_that_hold_all_nines() {
    let grid = reduced();
    let threes = doomed(&grid);
    let step = cover(2, TWO_CELLS, &threes);
    assert_eq!(judge(&grid, &[eliminate("3r4c7")], &[step]), Ok(()));
    let refused = judge(&grid, &[eliminate("3r4c7")], &[]).unwrap_err();
    assert!(matches!(refused, Refusal::Passes { .. }), "{refused}");
    let r4c7 = "r4c7".parse().unwrap();
    let spared = |three: &&Pattern| !three.rookery.cells().contains(r4c7);
    let short: Vec<Pattern> = threes.iter().filter(spared).copied().collect();
    assert!(short.len() < threes.len());
    let short = cover(2, TWO_CELLS, &short);
    assert!(judge(&grid, &[eliminate("3r4c7")], &[short]).is_err());
}

#[test]
fn wrong_covers_are_refused_for_what_is_wrong() {
    let grid = reduced();
    let threes = doomed(&grid);
    let other_cell = &[("#9", -1), ("r6c6", 1), ("r8c7", 1)];
    let uncovered = reason(&grid, cover(2, other_cell, &threes));
    assert!(matches!(uncovered, DeletionRefusal::Weight { need: 0, .. }), "{uncovered}");
    let no_truth = reason(&grid, cover(2, &TWO_CELLS[1..], &threes));
    assert_eq!(no_truth, DeletionRefusal::Cover(CoverRefusal::Bound { bound: 2, scale: 2 }));
    assert_eq!(
        reason(&grid, cover(0, TWO_CELLS, &threes)),
        DeletionRefusal::Cover(CoverRefusal::Scale { scale: 0 })
    );
    let too_much = reason(&grid, cover(3, TWO_CELLS, &threes));
    assert!(matches!(too_much, DeletionRefusal::Weight { need: 3, weight: 2, .. }), "{too_much}");
    let innocent = patterns(&grid, Digit::D3).into_iter().find(|p| !threes.contains(p)).unwrap();
    let refused = reason(&grid, cover(2, TWO_CELLS, &[innocent]));
    assert!(matches!(refused, DeletionRefusal::Weight { need: 2, .. }), "{refused}");
}

#[test]
fn a_cell_as_truth_asks_all_digits() {
    // Nothing but 1 and 2 can stand in r1c1; a cover that forgets 2 is refused although no action
    // and no target is about 2.
    let mut grid = Grid::default();
    for digit in "3456789".chars().filter_map(Digit::from_char) {
        grid.eliminate(Candidate::new(digit, Cell::at(0, 0)));
    }
    let target = Pattern { digit: Digit::D1, rookery: Rookery::from_index(5184) };
    let forgets = cover(1, &[("r1c1", -1), ("#1", 1)], &[target]);
    let refused = reason(&grid, forgets);
    assert!(
        matches!(refused, DeletionRefusal::Weight { pattern, .. } if pattern.digit == Digit::D2)
    );
    grid.eliminate("2r1c1".parse().unwrap());
    let right = cover(1, &[("r1c1", -1), ("#1", 1)], &[target]);
    assert_eq!(judge(&grid, &[], &[right]), Ok(()));
}

#[test]
fn a_pattern_without_a_partner() {
    let grid = reduced();
    let threes = doomed(&grid);
    let by = |names: &str| -> Box<[Equation]> {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    };
    let pattern = threes[0];
    assert_eq!(judge(&grid, &[], &[Deletion::Pattern { pattern, by: by("#9") }]), Ok(()));
    let wrong = reason(&grid, Deletion::Pattern { pattern, by: by("#1") });
    assert!(matches!(wrong, DeletionRefusal::Compatible { with } if with.digit == Digit::D1));
    let itself = reason(&grid, Deletion::Pattern { pattern, by: by("#3") });
    assert_eq!(itself, DeletionRefusal::Compatible { with: pattern });
    // Any order of equations will do when one of them alone is enough.
    assert_eq!(judge(&grid, &[], &[Deletion::Pattern { pattern, by: by("#1 #2 #9") }]), Ok(()));
    assert_eq!(
        reason(&grid, Deletion::Pattern { pattern, by: by("") }),
        DeletionRefusal::NoEquation
    );
    let many = vec![by("#1")[0]; 200_000].into();
    assert_eq!(
        reason(&grid, Deletion::Pattern { pattern, by: many }),
        DeletionRefusal::TooManyEquations { equations: 200_000 }
    );
}

/// The definition, word for word: no pattern of the equation can stand beside both.
fn parted(all: &[Pattern], by: Equation, pair: [Pattern; 2]) -> bool {
    let beside = |a: Pattern, b: Pattern| {
        a == b || a.digit != b.digit && a.rookery.cells().is_disjoint(b.rookery.cells())
    };
    let holds = |pattern: &&Pattern| match by {
        Equation::Cell(cell) => pattern.rookery.cells().contains(cell),
        Equation::Digit(digit) => pattern.digit == digit,
    };
    !all.iter().filter(holds).any(|&third| pair.iter().all(|&one| beside(one, third)))
}

#[test]
fn pairs_are_judged_as_defined() {
    let grid =
        grid("2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.");
    let all: Vec<Pattern> = Digit::ALL.iter().flat_map(|&digit| patterns(&grid, digit)).collect();
    let mut verdicts = [0; 2];
    for (i, &first) in all.iter().enumerate().step_by(5) {
        for &second in all[i + 1..].iter().step_by(7) {
            for by in Equation::all().step_by(11) {
                let verdict = judge(&grid, &[], &[Deletion::Pair { first, second, by }]);
                let expected = parted(&all, by, [first, second]);
                assert_eq!(verdict.is_ok(), expected, "{first} {second} by {by}");
                if let Err(refusal) = verdict {
                    let Refusal::Deletion { reason, .. } = refusal else { panic!("{refusal}") };
                    let DeletionRefusal::Compatible { with } = reason else { panic!("{reason}") };
                    assert!(!parted(&[with], by, [first, second]), "{with} is not beside both");
                }
                verdicts[usize::from(expected)] += 1;
            }
        }
    }
    assert!(verdicts.iter().all(|&count| count > 100), "{verdicts:?}");
}

#[test]
fn a_deletion_rests_on_those_before_it_and_on_none_after() {
    let grid = reduced();
    let threes = doomed(&grid);
    // With the 28 threes gone, which cells do the others still reach?
    let rest: Vec<_> =
        patterns(&grid, Digit::D3).into_iter().filter(|three| !threes.contains(three)).collect();
    let first = cover(2, TWO_CELLS, &threes);
    let mut clashing = None;
    for digit in Digit::ALL.into_iter().filter(|&digit| digit != Digit::D3) {
        for pattern in patterns(&grid, digit) {
            let meets =
                |three: &Pattern| !three.rookery.cells().is_disjoint(pattern.rookery.cells());
            if rest.iter().all(meets) && !threes.iter().all(meets) {
                clashing = Some(pattern);
            }
        }
    }
    let Some(pattern) = clashing else { return };
    let second = Deletion::Pattern { pattern, by: [Equation::Digit(Digit::D3)].into() };
    assert_eq!(judge(&grid, &[], &[first.clone(), second.clone()]), Ok(()));
    let swapped = judge(&grid, &[], &[second, first]).unwrap_err();
    assert!(matches!(swapped, Refusal::Deletion { deletion: 0, .. }), "{swapped}");
}

#[test]
fn a_rectangle_of_three_digits() {
    let mut grid = Grid::default();
    let cells: CellSet = ["r1c1", "r1c2", "r4c1", "r4c2"]
        .map(|cell| cell.parse::<Cell>().unwrap())
        .into_iter()
        .collect();
    for digit in "456789".chars().filter_map(Digit::from_char) {
        cells.for_each(|cell| grid.eliminate(Candidate::new(digit, cell)));
    }
    let pick = |digit, hit: bool| {
        let fits = |p: &Pattern| p.rookery.cells().is_disjoint(cells) != hit;
        patterns(&grid, digit).into_iter().find(fits).unwrap()
    };
    let ones = rectangle(cells, "23", pick(Digit::D1, false));
    let threes = rectangle(cells, "12", pick(Digit::D3, false));
    let proof = RookeryProof { deletions: [ones.clone(), threes].into() };
    assert!(proof.assumes_uniqueness());
    assert_eq!(check(&grid, &[], &Proof::rookeries(proof)), Ok(()));
    // One that passes through a guardian, and one that leaves all of them open.
    for pattern in [pick(Digit::D1, true), pick(Digit::D4, false)] {
        let refused = reason(&grid, rectangle(cells, "23", pattern));
        let DeletionRefusal::NotGuarded { pattern: named, guardian } = refused else {
            panic!("{refused}");
        };
        assert_eq!((named, guardian.digit()), (pattern, Digit::D1));
        let is_beside = pattern.digit == Digit::D4;
        assert_ne!(pattern.rookery.cells().contains(guardian.cell()), is_beside);
    }
    let shifted = cells.without("r4c2".parse().unwrap()).with("r4c3".parse().unwrap());
    let shifted = reason(&grid, rectangle(shifted, "23", pick(Digit::D1, false)));
    assert!(matches!(shifted, DeletionRefusal::NotGuarded { .. } | DeletionRefusal::Guardians(_)));
    // With more digits there are more guardians.
    let four = reason(&Grid::default(), ones);
    assert!(matches!(four, DeletionRefusal::NotGuarded { .. }), "{four}");
}

/// The guardians of a rectangle that keeps two digits, and a pattern that is to be false.
fn rectangle(cells: CellSet, kept: &str, target: Pattern) -> Deletion {
    let kept: DigitSet = kept.chars().filter_map(Digit::from_char).collect();
    let by = Guardians {
        kind: GuardianKind::Deadly,
        sectors: cells.map(Cell::sector).collect(),
        kept: cells.flat_map(|cell| cell.candidates(kept)).collect(),
    };
    Deletion::Guarded(Box::new(GuardedPatterns { by, targets: [target].into() }))
}

/// With the pattern true, other digits in its cells are false too; and no premise is needed where a pattern is
/// impossible without its guardians.
#[test]
fn guardians_of_other_digits_are_false_in_the_cells_of_a_pattern() {
    // 4 and 5 in three cells of a row, two of which have 6 or 7 besides.
    let mut grid = Grid::default();
    for (cell, live) in [("r4c4", "45"), ("r4c5", "456"), ("r4c6", "457")] {
        for digit in "123456789".chars().filter(|digit| !live.contains(*digit)) {
            grid.eliminate(format!("{digit}{cell}").parse().unwrap());
        }
    }
    let cells: [Cell; 3] = ["r4c4", "r4c5", "r4c6"].map(|cell| cell.parse().unwrap());
    let two: DigitSet = [Digit::D4, Digit::D5].into_iter().collect();
    let deletion = |target| {
        let by = Guardians {
            kind: GuardianKind::Impossible,
            sectors: cells.map(Cell::sector).into(),
            kept: cells.into_iter().flat_map(|cell| cell.candidates(two)).collect(),
        };
        Deletion::Guarded(Box::new(GuardedPatterns { by, targets: [target].into() }))
    };
    let pick = |digit, passes: &str, misses: &str| {
        let [passes, misses]: [Cell; 2] = [passes, misses].map(|cell| cell.parse().unwrap());
        let fits =
            |p: &Pattern| p.rookery.cells().contains(passes) && !p.rookery.cells().contains(misses);
        patterns(&grid, digit).into_iter().find(fits).unwrap()
    };
    // 6 elsewhere in the row, through no cell with 7: that guardian may be true.
    let open = pick(Digit::D6, "r4c1", "r4c5");
    let guardian = "7r4c6".parse().unwrap();
    let refused = DeletionRefusal::NotGuarded { pattern: open, guardian };
    assert_eq!(reason(&grid, deletion(open)), refused);
    // With 6r4c5 gone, 4 or 5 in r4c6 leaves no guardian.
    let mut less = grid;
    less.eliminate("6r4c5".parse().unwrap());
    for digit in [Digit::D4, Digit::D5] {
        let target = pick(digit, "r4c6", "r4c4");
        let proof = RookeryProof { deletions: [deletion(target)].into() };
        assert!(!proof.assumes_uniqueness());
        assert_eq!(check(&less, &[], &Proof::rookeries(proof)), Ok(()));
        let elsewhere = pick(digit, "r4c4", "r4c6");
        let refused = DeletionRefusal::NotGuarded { pattern: elsewhere, guardian };
        assert_eq!(reason(&less, deletion(elsewhere)), refused);
    }
    // Then r4c4 and r4c5 are 4 and 5; without their candidates the pattern can be filled.
    let mut filled = less;
    filled.eliminate("7r4c6".parse().unwrap());
    let empty = reason(&filled, deletion(pick(Digit::D4, "r4c6", "r4c4")));
    assert_eq!(empty, DeletionRefusal::Guardians(GuardianRefusal::Empty));
}

/// Issue 12, A1: the swap must be possible in the puzzle, and what the puzzle excludes the state no
/// longer tells from what logic has excluded.
#[test]
fn a_rectangle_needs_a_swap_that_the_puzzle_allows() {
    let cells: CellSet = ["r1c1", "r1c2", "r4c1", "r4c2"]
        .map(|cell| cell.parse::<Cell>().unwrap())
        .into_iter()
        .collect();
    let state = |excluded: &[&str]| {
        let mut puzzle = Puzzle::default();
        let mut candidates = puzzle.default_candidates();
        for name in excluded {
            candidates.remove(name.parse().unwrap());
        }
        puzzle.candidates = Some(Box::new(candidates));
        let mut grid = Grid::new(&puzzle).unwrap();
        for digit in "456789".chars().filter_map(Digit::from_char) {
            cells.for_each(|cell| grid.eliminate(Candidate::new(digit, cell)));
        }
        grid
    };
    let whole = state(&[]);
    let target = |digit| {
        let misses = |p: &Pattern| p.rookery.cells().is_disjoint(cells);
        patterns(&whole, digit).into_iter().find(misses).unwrap()
    };
    let judge = |grid: &Grid, digit| {
        let kept: String = "123".chars().filter(|c| Digit::from_char(*c) != Some(digit)).collect();
        judge(grid, &[], &[rectangle(cells, &kept, target(digit))])
    };
    for (excluded, by) in [("1r1c1", Digit::D1), ("2r4c2", Digit::D2), ("3r1c2", Digit::D3)] {
        let candidate = excluded.parse().unwrap();
        let grid = state(&[excluded]);
        for digit in [Digit::D1, Digit::D2, Digit::D3] {
            let verdict = judge(&grid, digit);
            // Its own digit is not one of the two that would be left.
            if digit == by {
                assert_eq!(verdict, Ok(()));
                continue;
            }
            let Err(Refusal::Deletion {
                reason: DeletionRefusal::Guardians(GuardianRefusal::NoTwin { .. }),
                ..
            }) = verdict
            else {
                panic!("{excluded}, {digit}: {verdict:?}");
            };
        }
        // Logic may exclude what it likes, and the puzzle what is not asked for.
        let mut later = whole;
        later.eliminate(candidate);
        assert_eq!(judge(&later, target(Digit::D1).digit), Ok(()));
        assert_eq!(judge(&state(&["9r1c1", "1r1c3"]), by), Ok(()));
        // It is remembered after a placement elsewhere.
        let mut placed = grid;
        placed.place("9r9c9".parse().unwrap());
        let other = if by == Digit::D1 { Digit::D2 } else { Digit::D1 };
        assert!(judge(&placed, other).is_err());
    }
}

#[test]
fn covers_of_candidates_weigh_what_can_stand_beside_the_pattern() {
    // r1c1 is 1 or 2, so a pattern of 1 that misses r1c1 leaves it to 2; with 2 gone it is false.
    let mut grid = Grid::default();
    for digit in "3456789".chars().filter_map(Digit::from_char) {
        grid.eliminate(Candidate::new(digit, Cell::at(0, 0)));
    }
    let pattern = Pattern { digit: Digit::D1, rookery: Rookery::from_index(5184) };
    let truth = || {
        let cover = Cover { scale: 0, ..Cover::new(&["1N1".parse().unwrap()], &[]) };
        Deletion::Candidates(Box::new(CandidateCover { cover, targets: [pattern].into() }))
    };
    let refused = reason(&grid, truth());
    let two = "2r1c1".parse().unwrap();
    assert_eq!(refused, DeletionRefusal::CandidateWeight { pattern, candidate: two });
    grid.eliminate(two);
    assert_eq!(judge(&grid, &[], &[truth()]), Ok(()));
}

#[test]
fn what_is_gone_already_may_go_again() {
    let grid = reduced();
    let step = cover(2, TWO_CELLS, &doomed(&grid));
    let unknown = Pattern { digit: Digit::D4, rookery: Rookery::from_index(0) };
    let pair = Deletion::Pair { first: unknown, second: unknown, by: Equation::Digit(Digit::D9) };
    assert_eq!(judge(&grid, &[eliminate("3r4c7")], &[step.clone(), pair, step]), Ok(()));
}

#[test]
fn a_cell_below_zero_is_found_among_cells_that_all_weigh_something() {
    let grid = reduced();
    let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
    let mut terms: Vec<(&str, i16)> = names.iter().map(|name| (name.as_str(), 1)).collect();
    assert_eq!(judge(&grid, &[], &[cover(100, &terms, &[])]), Ok(()));
    terms[0].1 = -20; // patterns through r1c1 weigh 8 − 20
    let refused = reason(&grid, cover(100, &terms, &[]));
    assert!(matches!(refused, DeletionRefusal::Weight { need: 0, weight: -12, .. }), "{refused}");
}

#[test]
fn extreme_weights_do_not_overflow() {
    let grid = reduced();
    let terms: Vec<(&str, i16)> = vec![("#9", i16::MIN); 5000];
    let refused = reason(&grid, cover(i16::MAX, &terms, &doomed(&grid)));
    assert!(matches!(refused, DeletionRefusal::Weight { need: 0, .. }), "{refused}");
    let terms: Vec<(&str, i16)> = vec![("r6c6", i16::MAX); 5000];
    let refused = reason(&grid, cover(i16::MAX, &terms, &doomed(&grid)));
    assert!(matches!(refused, DeletionRefusal::Cover(CoverRefusal::Bound { .. })), "{refused}");
}

#[test]
#[cfg_attr(debug_assertions, ignore = "half a minute unless optimised")]
fn a_proof_that_asks_for_too_much_is_refused_by_name() {
    // Three cells of a row for the two digits 2 and 3: no choice works, and there are very many.
    let mut grid = Grid::default();
    for column in 0..3 {
        for digit in "1456789".chars().filter_map(Digit::from_char) {
            grid.eliminate(Candidate::new(digit, Cell::at(0, column)));
        }
    }
    let first = grid.live()[Digit::D1];
    let rookery = Rookery::all().find(|rookery| rookery.cells().is_subset(first)).unwrap();
    let by = ["#4", "#5", "r1c1", "r1c2", "r1c3"].map(|name| name.parse().unwrap());
    let pattern = Pattern { digit: Digit::D1, rookery };
    let refused = reason(&grid, Deletion::Pattern { pattern, by: by.into() });
    assert!(
        matches!(refused, DeletionRefusal::Work(_) | DeletionRefusal::Memory { .. }),
        "{refused}"
    );
}
