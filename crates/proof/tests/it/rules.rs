//! What the rules of a puzzle show, and the near misses.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Grid, House, Puzzle, Rule, Rules};
use ninerooks_proof::{
    Action, Branch, Cases, Clause, Cover, Deduction, Disproof, Fact, Gap, GuardianKind, Guardians,
    Lemma, Proof, Reason, Refusal, Refutation, Symmetry, check,
};

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn set(names: &str) -> CandidateSet {
    names.split_whitespace().map(candidate).collect()
}

fn empty(rules: &[Rule]) -> Grid {
    let mut puzzle = Puzzle::default();
    puzzle.rules = Rules::new(rules).unwrap();
    Grid::new(&puzzle).unwrap()
}

/// What is said of a lemma by rules alone.
fn by_rules(grid: &Grid, says: Clause) -> Result<(), Refusal> {
    let lemma = Lemma { says, by: Reason::Rules };
    let proof = Proof { lemmas: [lemma].into(), then: Reason::Covers(vec![].into()) };
    check(grid, &[], &proof).map_err(|refusal| match refusal {
        Refusal::Lemma { reason, .. } => *reason,
        other => panic!("{other:?}"),
    })
}

#[test]
fn two_cells_a_knights_move_apart_differ_where_a_rule_says_so() {
    let pair = || Clause::AtMostOne(set("1r3c1 1r5c2"));
    let both = Err(Refusal::Open(Gap::Both(candidate("1r3c1"), candidate("1r5c2"))));
    assert_eq!(by_rules(&empty(&[Rule::AntiKnight]), pair()), Ok(()));
    assert_eq!(by_rules(&empty(&[Rule::AntiKing]), pair()), both);
    assert!(by_rules(&Grid::default(), pair()).is_err());
    // Each pair has to be one: of these three, two are not.
    let three = Clause::AtMostOne(set("1r3c1 1r5c2 1r9c9"));
    let gap = Gap::Both(candidate("1r3c1"), candidate("1r9c9"));
    assert_eq!(by_rules(&empty(&[Rule::AntiKnight]), three), Err(Refusal::Open(gap)));
    // Another digit, and "both or none", which no rule says.
    assert!(by_rules(&empty(&[Rule::AntiKnight]), Clause::AtMostOne(set("1r3c1 2r5c2"))).is_err());
    let same = Clause::Same(candidate("1r3c1"), candidate("1r5c2"));
    assert!(by_rules(&empty(&[Rule::AntiKnight]), same).is_err());
}

fn diagonal(digit: u8) -> CandidateSet {
    (1..=9).map(|i| candidate(&format!("{digit}r{i}c{i}"))).collect()
}

#[test]
fn a_digit_is_on_the_diagonal_in_one_of_its_live_places() {
    let grid = empty(&[Rule::FallingDiagonal]);
    assert_eq!(by_rules(&grid, Clause::OneOf(diagonal(4))), Ok(()));
    let missing = Err(Refusal::Open(Gap::NoneTrue));
    assert_eq!(by_rules(&Grid::default(), Clause::OneOf(diagonal(4))), missing);
    assert_eq!(by_rules(&empty(&[Rule::RisingDiagonal]), Clause::OneOf(diagonal(4))), missing);
    let mut less = diagonal(4);
    less.remove(candidate("4r9c9"));
    assert_eq!(by_rules(&grid, Clause::OneOf(less)), missing);
    // More than one needs is no harm; and what is not live need not be named.
    let mut more = diagonal(4);
    more.insert(candidate("5r1c2"));
    assert_eq!(by_rules(&grid, Clause::OneOf(more)), Ok(()));
    let mut state = grid;
    state.eliminate(candidate("4r9c9"));
    assert_eq!(by_rules(&state, Clause::OneOf(less)), Ok(()));
    state.eliminate(candidate("4r8c8"));
    assert_eq!(by_rules(&state, Clause::OneOf(CandidateSet::EMPTY)), missing);
}

#[test]
fn no_elimination_is_by_rules_alone() {
    let grid = empty(&[Rule::FallingDiagonal, Rule::AntiKnight]);
    for name in ["1r1c1", "5r5c5", "9r1c2"] {
        let candidate = candidate(name);
        let verdict = check(&grid, &[Action::Eliminate(candidate)], &Reason::Rules.into());
        assert_eq!(verdict, Err(Refusal::NoRule { candidate }));
    }
    // A set without a live candidate shows that there is no solution; of an elimination it is not taken for a reason.
    let mut dead = grid;
    diagonal(4).iter().for_each(|candidate| dead.eliminate(candidate));
    assert_eq!(by_rules(&dead, Clause::OneOf(CandidateSet::EMPTY)), Ok(()));
    let verdict = check(&dead, &[Action::Eliminate(candidate("1r1c2"))], &Reason::Rules.into());
    assert!(verdict.is_err());
}

#[test]
fn the_only_place_in_an_extra_house_is_filled() {
    let mut grid = empty(&[Rule::FallingDiagonal]);
    for i in 1..=7 {
        grid.eliminate(candidate(&format!("4r{i}c{i}")));
    }
    let place = |grid: &Grid, name: &str| {
        check(grid, &[Action::Place(candidate(name))], &Reason::Covers(vec![].into()).into())
    };
    let refused = Err(Refusal::NotSingle { candidate: candidate("4r9c9") });
    assert_eq!(place(&grid, "4r9c9"), refused);
    let mut last = grid;
    last.eliminate(candidate("4r8c8"));
    assert_eq!(place(&last, "4r9c9"), Ok(()));
    // Another digit of the same cell, and the same state without the rule.
    assert!(place(&last, "5r9c9").is_err());
    let mut plain = Grid::default();
    (1..=8).for_each(|i| plain.eliminate(candidate(&format!("4r{i}c{i}"))));
    assert_eq!(place(&plain, "4r9c9"), refused);
}

/// A digit on the diagonal is in one of two cells: what it excludes in both is false.
#[test]
fn lemmas_by_rules_are_weighed_and_give_branches() {
    let mut grid = empty(&[Rule::FallingDiagonal]);
    (1..=7).for_each(|i| grid.eliminate(candidate(&format!("4r{i}c{i}"))));
    let one = Lemma { says: Clause::OneOf(set("4r8c8 4r9c9")), by: Reason::Rules };
    let cover = Cover::of_facts(&[Fact::Lemma(0)], &["4B9".parse().unwrap()]);
    let target = |name: &str| [Action::Eliminate(candidate(name))];
    let proof = Proof { lemmas: [one.clone()].into(), then: Reason::Covers(cover.into()) };
    assert_eq!(check(&grid, &target("4r7c9"), &proof), Ok(()));
    assert!(check(&grid, &target("4r7c6"), &proof).is_err());
    let branch = |name: &&str| Branch {
        candidate: candidate(name),
        deductions: Box::default(),
        conflict: None,
    };
    let cases = |names: &[&str]| Proof {
        lemmas: [one.clone()].into(),
        then: Reason::Cases(Cases {
            truth: Fact::Lemma(0),
            branches: names.iter().map(branch).collect(),
        }),
    };
    assert_eq!(check(&grid, &target("4r7c9"), &cases(&["4r8c8", "4r9c9"])), Ok(()));
    assert!(check(&grid, &target("4r7c9"), &cases(&["4r8c8"])).is_err());
    assert!(check(&grid, &target("4r8c1"), &cases(&["4r8c8", "4r9c9"])).is_err());
}

/// What is assumed excludes by rules too.
#[test]
fn an_assumption_excludes_by_rules() {
    let mut state = [Grid::default(), empty(&[Rule::AntiKnight])];
    for grid in &mut state {
        // 1 in row 2 only at r2c3 and r2c7: both a knight's move from r1c5.
        for column in [1, 2, 4, 5, 6, 8, 9] {
            grid.eliminate(candidate(&format!("1r2c{column}")));
        }
    }
    let target = candidate("1r1c5");
    let disproof = Disproof::of(target, Box::default(), House::row(1).sector(target.digit()));
    let proof = Proof::refute(Refutation { disproofs: [disproof].into() });
    let verdict = state.map(|grid| check(&grid, &[Action::Eliminate(target)], &proof).is_ok());
    assert_eq!(verdict, [false, true]);
}

fn unique(kind: GuardianKind) -> Reason {
    let sectors = ["1N1", "1N2", "4N1", "4N2"].map(|name| name.parse().unwrap()).into();
    let kept = set("1r1c1 1r1c2 1r4c1 1r4c2 2r1c1 2r1c2 2r4c1 2r4c2");
    Reason::Guardians(Box::new(Guardians { kind, sectors, kept }))
}

/// Four cells that could be exchanged, but for a 3.
fn rectangle(rules: &[Rule]) -> Grid {
    let mut grid = empty(rules);
    for (cell, live) in [("r1c1", "12"), ("r1c2", "12"), ("r4c1", "12"), ("r4c2", "123")] {
        for digit in "123456789".chars().filter(|digit| !live.contains(*digit)) {
            grid.eliminate(candidate(&format!("{digit}{cell}")));
        }
    }
    grid
}

#[test]
fn uniqueness_is_refused_under_rules_wherever_it_is_used() {
    let far = [Rule::Different(CellSet::from(Cell::at(8, 8)).with(Cell::at(7, 2)))];
    let (plain, ruled) = (rectangle(&[]), rectangle(&far));
    let target = [Action::Eliminate(candidate("3r4c9"))];
    let deadly = || unique(GuardianKind::Deadly);
    let identity = core::array::from_fn(|i| u8::try_from(i).unwrap());
    let turned = [8, 7, 6, 5, 4, 3, 2, 1, 0];
    let symmetry = Symmetry { transpose: false, rows: turned, columns: turned, digits: identity };
    let inner = |deductions: Box<[Deduction]>| {
        Reason::Refute(Refutation {
            disproofs: [Disproof::of(candidate("9r9c9"), deductions, "1N1".parse().unwrap())]
                .into(),
        })
    };
    let deduction = Deduction::Inner { by: Box::new(deadly()), actions: target.into() };
    let lemma = Lemma { says: Clause::OneOf(set("3r4c2")), by: deadly() };
    let mut proofs: Vec<Proof> = [
        GuardianKind::Deadly,
        GuardianKind::DeadlyParity,
        GuardianKind::Reverse,
        GuardianKind::ClueCover,
        GuardianKind::TwoLines,
    ]
    .map(|kind| unique(kind).into())
    .to_vec();
    proofs.push(Reason::Symmetry(symmetry).into());
    proofs.push(inner([deduction].into()).into());
    proofs.push(Proof { lemmas: [lemma].into(), then: Reason::Covers(vec![].into()) });
    for proof in &proofs {
        assert!(proof.assumes_uniqueness(), "{proof:?}");
        assert_eq!(check(&ruled, &target, proof), Err(Refusal::UniqueUnderRules), "{proof:?}");
        assert_ne!(check(&plain, &target, proof), Err(Refusal::UniqueUnderRules));
    }
    assert_eq!(check(&plain, &target, &proofs[0]), Ok(()));
    // What can do without the premise may stay.
    assert!(!unique(GuardianKind::Impossible).assumes_uniqueness());
    let verdict = check(&ruled, &target, &unique(GuardianKind::Impossible).into());
    assert_ne!(verdict, Err(Refusal::UniqueUnderRules));
}
