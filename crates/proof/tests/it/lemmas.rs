//! Lemmas, guardians, symmetries and proofs inside proofs: what is accepted, and the near misses.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Grid, House, Puzzle, Sector};
use ninerooks_proof::{
    Action, AssumptionRefusal, Branch, Cases, Clause, Cover, CoverRefusal, Deduction, Disproof,
    Fact, Gap, GuardianKind, GuardianRefusal, Guardians, Lemma, MAX_DEPTH, Proof, Reason, Refusal,
    Refutation, RookeryProof, check,
};

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn set(names: &str) -> CandidateSet {
    names.split_whitespace().map(candidate).collect()
}

fn sectors(names: &str) -> Vec<Sector> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

fn eliminate(names: &str) -> Vec<Action> {
    names.split_whitespace().map(|name| Action::Eliminate(candidate(name))).collect()
}

/// The empty grid, but for cells that have these digits only.
fn grid(cells: &[(&str, &str)]) -> Grid {
    let mut grid = Grid::default();
    for (cell, digits) in cells {
        for digit in "123456789".chars().filter(|digit| !digits.contains(*digit)) {
            grid.eliminate(candidate(&format!("{digit}{cell}")));
        }
    }
    grid
}

fn by_covers(covers: &[Cover]) -> Reason {
    Reason::Covers(covers.to_vec().into())
}

fn lemma(says: Clause, by: Reason) -> Lemma {
    Lemma { says, by }
}

/// Whether the lemmas hold, with nothing after them.
fn shown(grid: &Grid, lemmas: &[Lemma]) -> Result<(), Refusal> {
    check(grid, &[], &Proof { lemmas: lemmas.into(), then: by_covers(&[]) })
}

fn reason(verdict: Result<(), Refusal>) -> Refusal {
    match verdict {
        Err(Refusal::Lemma { reason, .. }) => *reason,
        other => panic!("{other:?}"),
    }
}

/// Three cells of row 1 with 1 and 2, two of which have 3, too.
fn row() -> Grid {
    grid(&[("r1c1", "123"), ("r1c2", "123"), ("r1c3", "12")])
}

fn three_or_three() -> Lemma {
    let cover = Cover::new(&sectors("1N1 1N2 1N3"), &sectors("1R1 2R1"));
    lemma(Clause::OneOf(set("3r1c1 3r1c2")), by_covers(&[cover]))
}

#[test]
fn a_cover_whose_weights_sum_below_zero_shows_one_of_what_it_leaves() {
    assert_eq!(shown(&row(), &[three_or_three()]), Ok(()));
    let mut less = three_or_three();
    less.says = Clause::OneOf(set("3r1c1"));
    assert_eq!(reason(shown(&row(), &[less])), Refusal::Open(Gap::NoneTrue));
    // With one truth less the sum is 0.
    let cover = Cover::new(&sectors("1N1 1N2"), &sectors("1R1 2R1"));
    let weak = lemma(Clause::OneOf(set("3r1c1 3r1c2")), by_covers(&[cover]));
    assert_eq!(reason(shown(&row(), &[weak])), Refusal::Open(Gap::NoneTrue));
}

#[test]
fn a_lemma_is_weighed_as_a_sector_and_only_after_it_was_shown() {
    let cover = Cover::of_facts(&[Fact::Lemma(0)], &["3B1".parse().unwrap()]);
    let proof = |lemmas: &[Lemma], cover: &Cover| Proof {
        lemmas: lemmas.into(),
        then: by_covers(std::slice::from_ref(cover)),
    };
    let actions = eliminate("3r2c2 3r3c3");
    assert_eq!(check(&row(), &actions, &proof(&[three_or_three()], &cover)), Ok(()));
    // 3r4c1 sees one of the two only.
    assert!(check(&row(), &eliminate("3r4c1"), &proof(&[three_or_three()], &cover)).is_err());
    let missing = CoverRefusal::NoLemma { fact: Fact::Lemma(0) };
    assert_eq!(check(&row(), &actions, &proof(&[], &cover)), Err(Refusal::Cover(missing)));
    // A lemma that uses itself, or one behind it.
    for fact in [Fact::Lemma(0), Fact::Lemma(1)] {
        let by = by_covers(&[Cover::of_facts(&[fact], &[])]);
        let own = lemma(Clause::OneOf(set("3r1c1 3r1c2")), by);
        let refusal = shown(&row(), &[own, three_or_three()]);
        assert_eq!(reason(refusal), Refusal::Cover(CoverRefusal::NoLemma { fact }));
    }
    // "One of" is no link, and "at most one" no truth.
    let fact = Fact::Lemma(0);
    let sign = Err(Refusal::Cover(CoverRefusal::Sign { fact }));
    let as_link = Cover::of_facts(&[], &[fact]);
    assert_eq!(check(&row(), &[], &proof(&[three_or_three()], &as_link)), sign);
    let pair = Cover::new(&[], &sectors("3R1"));
    let at_most = lemma(Clause::AtMostOne(set("3r1c1 3r1c2")), by_covers(&[pair]));
    let as_truth =
        Cover::of_facts(&[fact], &sectors("3R1").into_iter().map(Fact::Sector).collect::<Vec<_>>());
    assert_eq!(check(&row(), &[], &proof(&[at_most], &as_truth)), sign);
}

/// r1c1 is 1 or 2, r1c9 is 2 or 3, r9c1 is 1 or 3: 2r1c1 and 1r1c1 exclude each other, but 3r1c9 and 3r9c1
/// cannot both be true, since r1c1 would have nothing; one of them is true.
fn corner() -> Grid {
    grid(&[("r1c1", "12"), ("r1c9", "23"), ("r9c1", "13")])
}

#[test]
fn at_most_one_needs_every_pair() {
    let assumes = |names: &str| -> Box<[Action]> {
        names.split_whitespace().map(|name| Action::Place(candidate(name))).collect()
    };
    // 2r1c9 and 1r9c1 leave nothing for r1c1.
    let pair = Disproof {
        assumes: assumes("2r1c9 1r9c1"),
        deductions: Box::default(),
        conflict: "1N1".parse().unwrap(),
    };
    let by = Reason::Refute(Refutation { disproofs: [pair.clone()].into() });
    let two = lemma(Clause::AtMostOne(set("2r1c9 1r9c1")), by.clone());
    assert_eq!(shown(&corner(), &[two]), Ok(()));
    let three = lemma(Clause::AtMostOne(set("2r1c9 1r9c1 5r5c5")), by);
    let gap = Refusal::Open(Gap::Both(candidate("1r9c1"), candidate("5r5c5")));
    assert_eq!(reason(shown(&corner(), &[three])), gap);
    // A disproof of less shows more; one of something else nothing.
    let other = Disproof { assumes: assumes("2r1c9 1r9c1 5r5c5"), ..pair };
    let by = Reason::Refute(Refutation { disproofs: [other].into() });
    let two = lemma(Clause::AtMostOne(set("2r1c9 1r9c1")), by);
    assert!(matches!(reason(shown(&corner(), &[two])), Refusal::Open(Gap::Both(..))));
}

/// What sees the 3s of r1c9 and r9c1 is false, since 2r1c9 and 1r9c1 are not both true.
#[test]
fn at_most_one_is_weighed_as_a_link() {
    let assumes = ["2r1c9", "1r9c1"].map(|name| Action::Place(candidate(name))).into();
    let disproof =
        Disproof { assumes, deductions: Box::default(), conflict: "1N1".parse().unwrap() };
    let by = Reason::Refute(Refutation { disproofs: [disproof].into() });
    let two = lemma(Clause::AtMostOne(set("2r1c9 1r9c1")), by);
    let facts = |names: &str| -> Vec<Fact> {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    };
    let verdict = |lemmas: &[Lemma], links: &str, target: &str| {
        let cover = Cover::of_facts(&facts("1N9 9N1"), &facts(links));
        let proof = Proof { lemmas: lemmas.into(), then: by_covers(&[cover]) };
        check(&corner(), &eliminate(target), &proof)
    };
    assert_eq!(verdict(std::slice::from_ref(&two), "L1 3C9 3R9", "3r9c9"), Ok(()));
    // What sees one of the two only, and the same without the lemma.
    assert!(verdict(&[two], "L1 3C9 3R9", "3r5c9").is_err());
    assert!(verdict(&[], "3C9 3R9", "3r9c9").is_err());
}

#[test]
fn both_or_neither_needs_both_directions() {
    // r1c1 and r1c2 are 1 or 2: 1r1c1 and 2r1c2 are the same.
    let grid = grid(&[("r1c1", "12"), ("r1c2", "12")]);
    let (a, b) = (candidate("1r1c1"), candidate("2r1c2"));
    let disproof = |yes, no, conflict: &str| Disproof {
        assumes: [Action::Place(yes), Action::Eliminate(no)].into(),
        deductions: Box::default(),
        conflict: conflict.parse().unwrap(),
    };
    let all = [disproof(a, b, "1N2"), disproof(b, a, "1N1")];
    let same = |disproofs: &[Disproof]| {
        let by = Reason::Refute(Refutation { disproofs: disproofs.into() });
        shown(&grid, &[lemma(Clause::Same(a, b), by)])
    };
    assert_eq!(same(&all), Ok(()));
    assert_eq!(reason(same(&all[..1])), Refusal::Open(Gap::Differ(b, a)));
    assert_eq!(reason(same(&all[1..])), Refusal::Open(Gap::Differ(a, b)));
}

/// r1c1 and r1c2 have 1, 2 and 3, r4c1 and r4c2 have 1 and 2, as a state of this puzzle.
fn rectangle(excluded: &str, given: &str) -> Grid {
    let mut puzzle = Puzzle::default();
    given.split_whitespace().for_each(|name| puzzle.give(candidate(name)));
    let mut candidates = puzzle.default_candidates();
    set(excluded).iter().for_each(|candidate| candidates.remove(candidate));
    puzzle.candidates = Some(Box::new(candidates));
    let mut grid = Grid::new(&puzzle).unwrap();
    for (cell, live) in [("r1c1", "123"), ("r1c2", "123"), ("r4c1", "12"), ("r4c2", "12")] {
        for digit in "123456789".chars().filter(|digit| !live.contains(*digit)) {
            grid.eliminate(candidate(&format!("{digit}{cell}")));
        }
    }
    grid
}

fn guardians(kind: GuardianKind) -> Guardians {
    let kept = set("1r1c1 1r1c2 1r4c1 1r4c2 2r1c1 2r1c2 2r4c1 2r4c2");
    Guardians { kind, sectors: sectors("1N1 1N2 4N1 4N2").into(), kept }
}

/// The kinds that a rectangle can have.
const DEADLY: [GuardianKind; 3] =
    [GuardianKind::Deadly, GuardianKind::DeadlyParity, GuardianKind::Reverse];

#[test]
fn a_deadly_pattern_needs_an_exchange_that_the_puzzle_allows() {
    for kind in DEADLY {
        let proof: Proof = Reason::Guardians(Box::new(guardians(kind))).into();
        assert!(proof.assumes_uniqueness());
        let says = |grid: &Grid, actions: &[Action]| check(grid, actions, &proof);
        // What sees both 3s is false; 3r4c1 does not, and 3 in another row.
        assert_eq!(says(&rectangle("", ""), &eliminate("3r1c9 3r2c3")), Ok(()), "{kind:?}");
        let refusal = says(&rectangle("", ""), &eliminate("3r7c1")).unwrap_err();
        assert!(matches!(refusal, Refusal::NotGuarded { .. }), "{kind:?}: {refusal}");
    }
    let verdict = |kind, excluded: &str| {
        check(
            &rectangle(excluded, ""),
            &eliminate("3r1c9"),
            &Reason::Guardians(Box::new(guardians(kind))).into(),
        )
    };
    for excluded in ["1r1c1", "2r1c1", "1r4c2", "2r4c1"] {
        for kind in [GuardianKind::Deadly, GuardianKind::DeadlyParity] {
            let refusal = verdict(kind, excluded).unwrap_err();
            assert!(matches!(refusal, Refusal::Guardians(_)), "{kind:?}, {excluded}: {refusal}");
        }
        // Logic may exclude it.
        let mut later = rectangle("", "");
        later.eliminate(candidate(excluded));
        for kind in DEADLY {
            let proof = Reason::Guardians(Box::new(guardians(kind))).into();
            assert_eq!(check(&later, &eliminate("3r1c9"), &proof), Ok(()), "{kind:?}, {excluded}");
        }
    }
    // For the reverse kind what matters lies outside.
    let outside = verdict(GuardianKind::Reverse, "1r9c9").unwrap_err();
    let candidate = candidate("1r9c9");
    assert_eq!(outside, Refusal::Guardians(GuardianRefusal::Forbidden { candidate }));
    assert_eq!(verdict(GuardianKind::Deadly, "1r9c9"), Ok(()));
}

#[test]
fn what_sees_each_other_or_is_not_live_needs_no_reason() {
    let says = |names: &str| {
        let clause = Clause::AtMostOne(set(names));
        shown(&row(), &[lemma(clause, by_covers(&[]))])
    };
    assert_eq!(says("1r1c1 1r1c2"), Ok(())); // in one row
    assert_eq!(says("1r1c1 3r1c3"), Ok(())); // r1c3 has no 3
    let both = Gap::Both(candidate("1r1c1"), candidate("1r5c5"));
    assert_eq!(reason(says("1r1c1 1r1c2 1r5c5")), Refusal::Open(both));
}

#[test]
fn a_cell_is_named_once_among_those_of_a_deadly_pattern() {
    for kind in DEADLY {
        let mut twice = guardians(kind);
        twice.sectors = sectors("1N1 1N1 1N2 4N1 4N2").into();
        let verdict = check(
            &rectangle("", ""),
            &eliminate("3r1c9"),
            &Reason::Guardians(Box::new(twice)).into(),
        );
        assert_eq!(verdict, Err(Refusal::Guardians(GuardianRefusal::NotCells)), "{kind:?}");
    }
}

#[test]
fn a_given_in_a_deadly_pattern_cannot_be_exchanged() {
    // 1 in r4c1: placed since it could be exchanged, given it cannot.
    let verdict = |grid: &Grid, kind| {
        check(grid, &eliminate("3r1c9"), &Reason::Guardians(guardians(kind).into()).into())
    };
    for kind in [GuardianKind::Deadly, GuardianKind::DeadlyParity] {
        let mut placed = rectangle("", "");
        placed.place(candidate("1r4c1"));
        assert_eq!(verdict(&placed, kind), Ok(()), "{kind:?}");
        let refusal = verdict(&rectangle("", "1r4c1"), kind).unwrap_err();
        assert!(matches!(refusal, Refusal::Guardians(_)), "{kind:?}: {refusal}");
    }
}

#[test]
fn a_pattern_that_is_not_deadly_is_refused_for_what_is_wrong() {
    let refused = |grid: &Grid, guardians: Guardians| match check(
        grid,
        &eliminate("3r1c9"),
        &Reason::Guardians(Box::new(guardians)).into(),
    ) {
        Err(Refusal::Guardians(reason)) => reason,
        other => panic!("{other:?}"),
    };
    let whole = rectangle("", "");
    // Four boxes: nothing can be exchanged.
    for kind in DEADLY {
        let wide = Guardians {
            kind,
            sectors: sectors("1N1 1N4 4N1 4N4").into(),
            kept: set("1r1c1 1r1c4 1r4c1 1r4c4 2r1c1 2r1c4 2r4c1 2r4c4"),
        };
        let reason = refused(&whole, wide);
        let is_right =
            matches!(reason, GuardianRefusal::NoTwin { .. } | GuardianRefusal::Odd { .. });
        assert!(is_right, "{kind:?}: {reason}");
    }
    // Without guardians the premise is wrong.
    let mut bare = whole;
    for name in ["3r1c1", "3r1c2"] {
        bare.eliminate(candidate(name));
    }
    assert_eq!(refused(&bare, guardians(GuardianKind::Deadly)), GuardianRefusal::Empty);
    let houses =
        Guardians { sectors: sectors("1N1 3R1").into(), ..guardians(GuardianKind::Deadly) };
    assert_eq!(refused(&whole, houses), GuardianRefusal::NotCells);
    // A given of the two digits that is not in the pattern.
    let given = rectangle("", "1r7c7");
    assert_eq!(refused(&given, guardians(GuardianKind::Reverse)), GuardianRefusal::Outside);
    assert_eq!(refused(&whole, guardians(GuardianKind::Impossible)), GuardianRefusal::Filled);
}

/// Three cells of a row may keep three digits between them, each in two of the cells.
#[test]
fn parity_counts_each_digit_in_the_cells_that_keep_it() {
    let kept_in = |digits: [&str; 6]| {
        let cells = ["r1c1", "r1c4", "r1c7", "r2c1", "r2c4", "r2c7"];
        let names: Vec<String> = cells
            .iter()
            .zip(digits)
            .flat_map(|(cell, digits)| digits.chars().map(move |digit| format!("{digit}{cell}")))
            .collect();
        set(&names.join(" "))
    };
    let verdict = |kept| {
        let sectors = sectors("1N1 1N4 1N7 2N1 2N4 2N7").into();
        let by = Guardians { kind: GuardianKind::DeadlyParity, sectors, kept };
        let first = [("r1c1", "124"), ("r1c4", "23"), ("r1c7", "13")];
        let second = [("r2c1", "12"), ("r2c4", "23"), ("r2c7", "13")];
        let grid = grid(&[first, second].concat());
        check(&grid, &eliminate("4r1c9"), &Reason::Guardians(Box::new(by)).into())
    };
    assert_eq!(verdict(kept_in(["12", "23", "13", "12", "23", "13"])), Ok(()));
    let (house, digit) = (House::row(1), Some(Digit::D2));
    let odd = Refusal::Guardians(GuardianRefusal::Odd { house, digit });
    assert_eq!(verdict(kept_in(["12", "23", "13", "13", "23", "13"])), Err(odd));
    let three = Refusal::Guardians(GuardianRefusal::NotTwo { cell: "r2c1".parse().unwrap() });
    assert_eq!(verdict(kept_in(["12", "23", "13", "123", "23", "13"])), Err(three));
}

/// Where a reverse pattern has all 18 cells of its digits, nothing is left that could be exchanged.
#[test]
fn a_reverse_pattern_leaves_cells_to_be_exchanged() {
    let verdict = |most: usize| {
        let value =
            |cell: &Cell| (3 * cell.row_index() + cell.row_index() / 3 + cell.column_index()) % 9;
        let cells: Vec<Cell> = Cell::all().filter(|cell| value(cell) < 2).take(most).collect();
        let two = [Digit::D1, Digit::D2].into_iter().collect();
        let kept = cells.iter().flat_map(|cell| cell.candidates(two)).collect();
        let sectors = cells.iter().map(|cell| cell.sector()).collect();
        let by = Guardians { kind: GuardianKind::Reverse, sectors, kept };
        check(&Grid::default(), &[], &Reason::Guardians(Box::new(by)).into())
    };
    assert_eq!(verdict(18), Err(Refusal::Guardians(GuardianRefusal::Outside)));
    // Without one of them its houses have one.
    assert!(matches!(verdict(17), Err(Refusal::Guardians(GuardianRefusal::Odd { .. }))));
}

/// What one guardian does not see is not false, and the refusal names that guardian.
#[test]
fn the_guardian_that_is_not_seen_is_named() {
    for kind in DEADLY {
        let proof = Reason::Guardians(Box::new(guardians(kind))).into();
        let [candidate, guardian] = ["3r9c1", "3r1c2"].map(candidate);
        let refusal = Refusal::NotGuarded { candidate, guardian };
        assert_eq!(
            check(&rectangle("", ""), &eliminate("3r9c1"), &proof),
            Err(refusal),
            "{kind:?}"
        );
    }
}

#[test]
fn an_impossible_pattern_has_no_premise() {
    let grid = grid(&[("r4c4", "45"), ("r4c5", "45"), ("r4c6", "456")]);
    let kept = set("4r4c4 5r4c4 4r4c5 5r4c5 4r4c6 5r4c6");
    let guardians =
        Guardians { kind: GuardianKind::Impossible, sectors: sectors("4N4 4N5 4N6").into(), kept };
    let proof: Proof = Reason::Guardians(Box::new(guardians)).into();
    assert!(!proof.assumes_uniqueness());
    let actions = [eliminate("4r4c6 5r4c6"), vec![Action::Place(candidate("6r4c6"))]].concat();
    assert_eq!(check(&grid, &actions, &proof), Ok(()));
    assert!(check(&grid, &eliminate("4r4c4"), &proof).is_err());
}

/// The XYZ-Wing: r1c1 is 1, 2 or 3, r1c7 is 1 or 3, r2c2 is 2 or 3.
#[test]
fn a_proof_inside_a_proof_to_a_fixed_depth() {
    let grid = grid(&[("r1c1", "123"), ("r1c7", "13"), ("r2c2", "23")]);
    let only = |names: &str| -> Box<[Deduction]> {
        sectors(names).into_iter().map(Deduction::Only).collect()
    };
    let target = candidate("3r1c3");
    let mut by = Reason::Refute(Refutation {
        disproofs: [Disproof::of(target, only("1N7 2N2"), "1N1".parse().unwrap())].into(),
    });
    for depth in 0..=MAX_DEPTH + 1 {
        let verdict = check(&grid, &[Action::Eliminate(target)], &by.clone().into());
        let is_deep = depth > MAX_DEPTH;
        assert_eq!(verdict.is_err(), is_deep, "{depth}: {verdict:?}");
        // Whatever another cell is, the same holds. No two of these see each other.
        let inner = Deduction::Inner {
            by: Box::new(by.clone()),
            actions: [Action::Eliminate(target)].into(),
        };
        let branch =
            |candidate| Branch { candidate, deductions: [inner.clone()].into(), conflict: None };
        let cell: Cell = ["r9c9", "r8c6", "r6c8", "r5c4", "r4c3"][depth].parse().unwrap();
        let truth = cell.sector();
        let branches = truth.candidates().iter().map(|&c| branch(c)).collect();
        by = Reason::Cases(Cases { truth: truth.into(), branches });
    }
    // What is wrong inside is said from the outside in.
    let wrong = Deduction::Inner {
        by: Box::new(by_covers(&[])),
        actions: [Action::Eliminate(target)].into(),
    };
    let proof = Proof::refute(Refutation {
        disproofs: [Disproof::of(candidate("9r9c9"), [wrong].into(), "1N1".parse().unwrap())]
            .into(),
    });
    let refusal = check(&grid, &eliminate("9r9c9"), &proof).unwrap_err();
    assert!(
        matches!(
            &refusal,
            Refusal::Assumption { reason: AssumptionRefusal::Inner { deduction: 0, .. }, .. }
        ),
        "{refusal}"
    );
}

#[test]
fn patterns_show_a_clause_only_where_they_pass_or_miss_what_it_says() {
    // The only 3 of row 1 is in r1c1, so that no pattern passes through 3r2c1 and all pass through 3r1c1.
    let cells: Vec<String> = (2..=9).map(|column| format!("r1c{column}")).collect();
    let corner = grid(&cells.iter().map(|cell| (cell.as_str(), "12456789")).collect::<Vec<_>>());
    let by = || Reason::Rookeries(RookeryProof::default());
    let verdict = |says: Clause| shown(&corner, &[lemma(says, by())]);
    assert_eq!(verdict(Clause::OneOf(set("3r1c1"))), Ok(()));
    assert_eq!(verdict(Clause::AtMostOne(set("3r2c1 3r9c9"))), Ok(()));
    for near_miss in [Clause::OneOf(set("3r2c4")), Clause::AtMostOne(set("3r2c4 3r9c9"))] {
        assert!(matches!(reason(verdict(near_miss)), Refusal::Open(_)));
    }
}
