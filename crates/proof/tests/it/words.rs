//! What the vocabulary of proofs says of itself.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{CandidateSet, Grid, Rookery};
use ninerooks_proof::{
    Action, AssumptionRefusal, Cover, CoverRefusal, Deletion, DeletionRefusal, Equation,
    GuardedPatterns, GuardianKind, GuardianRefusal, Guardians, Pattern, Proof, Refusal,
    RookeryProof, Term, check,
};

#[test]
fn an_action_does_what_it_says() {
    let mut grid = Grid::default();
    let [one, two] = ["1r1c1", "2r5c5"].map(|name| name.parse().unwrap());
    for action in [Action::Place(one), Action::Eliminate(two)] {
        action.apply(&mut grid);
    }
    assert_eq!(grid.value(one.cell()), Some(one.digit()));
    assert!(!grid.is_live(two) && !grid.solved().contains(two.cell()));
    assert_eq!(Action::Place(one).to_string(), "r1c1=1");
    assert_eq!(Action::Eliminate(two).to_string(), "r5c5<>2");
}

#[test]
fn truths_weigh_below_zero_and_links_above() {
    let [a, b, c] = ["3R1", "3C2", "4N5"].map(|name| name.parse().unwrap());
    let term = |sector, weight| Term::new(sector, weight);
    let cover = Cover { scale: 4, terms: [term(a, -2), term(b, 5), term(c, 0)].into() };
    assert_eq!(cover.truths().collect::<Vec<_>>(), [(a, 2)]);
    assert_eq!(cover.links().collect::<Vec<_>>(), [(b, 5)]);
    assert_eq!(cover.rank(), 3);
}

#[test]
fn of_deletions_only_some_guardians_assume_uniqueness() {
    let proof =
        |deletions: &[Deletion]| Proof::rookeries(RookeryProof { deletions: deletions.into() });
    let guarded = |kind| {
        let by = Guardians { kind, sectors: [].into(), kept: CandidateSet::EMPTY };
        Deletion::Guarded(Box::new(GuardedPatterns { by, targets: Box::default() }))
    };
    let by = [Equation::from_index(0)].into();
    let other = Deletion::Pattern { pattern: "4(000001)".parse().unwrap(), by };
    assert!(!Proof::cover(Cover::new(&[], &[])).assumes_uniqueness());
    assert!(!proof(&[]).assumes_uniqueness());
    assert!(!proof(std::slice::from_ref(&other)).assumes_uniqueness());
    assert!(!proof(&[guarded(GuardianKind::Impossible)]).assumes_uniqueness());
    assert!(proof(&[other, guarded(GuardianKind::Deadly)]).assumes_uniqueness());
}

#[test]
fn there_are_ninety_equations() {
    let all: Vec<Equation> = Equation::all().collect();
    assert_eq!(all.len(), 90);
    for (i, equation) in all.iter().enumerate() {
        assert_eq!(equation.index(), i);
        assert_eq!(equation.to_string().parse(), Ok(*equation));
    }
    assert_eq!(
        [all[0], all[80], all[81], all[89]].map(|e| e.to_string()),
        ["r1c1", "r9c9", "#1", "#9"]
    );
}

#[test]
fn all_ninety_may_be_named_at_once_and_no_more() {
    let rookery = Rookery::from_index(0);
    let named = |times: usize| {
        let by = Equation::all().chain(Equation::all()).take(times).collect();
        let pattern = Pattern { digit: ninerooks_board::Digit::D1, rookery };
        let mut grid = Grid::default();
        // All digits on rookeries of their own, so that there is one choice.
        for (cell, c) in ninerooks_board::Cell::all().zip(
            "176429583945836712832175964481653279723914856569782431297368145614597328358241697"
                .chars(),
        ) {
            let digit = ninerooks_board::Digit::from_char(c).unwrap();
            grid.place(ninerooks_board::Candidate::new(digit, cell));
        }
        let ones = Rookery::from_cells(grid.live()[pattern.digit]).unwrap();
        let deletions = [Deletion::Pattern { pattern: Pattern { rookery: ones, ..pattern }, by }];
        check(&grid, &[], &Proof::rookeries(RookeryProof { deletions: deletions.into() }))
    };
    let reason = |times| match named(times) {
        Err(Refusal::Deletion { reason, .. }) => reason,
        other => panic!("{other:?}"),
    };
    assert!(matches!(reason(90), DeletionRefusal::Compatible { .. }));
    assert_eq!(reason(91), DeletionRefusal::TooManyEquations { equations: 91 });
}

#[test]
fn every_refusal_says_its_own() {
    let pattern: Pattern = "4(000001)".parse().unwrap();
    assert_eq!(
        (pattern.to_string(), format!("{pattern:?}")),
        ("4(000001)".into(), "4(000001)".into())
    );
    let candidate = "3r4c5".parse().unwrap();
    let weight = CoverRefusal::Weight { candidate, weight: -1, need: 0 };
    let words = "3r4c5 has weight -1: it is in more truths than links, not covered";
    assert_eq!(weight.to_string(), words);
    assert_eq!(Refusal::from(weight).to_string(), words);
    let deletions = [
        DeletionRefusal::Cover(CoverRefusal::Scale { scale: 0 }),
        DeletionRefusal::Cover(CoverRefusal::Bound { bound: 2, scale: 2 }),
        DeletionRefusal::Weight { pattern, weight: 0, need: 1 },
        DeletionRefusal::CandidateWeight { pattern, candidate },
        DeletionRefusal::Compatible { with: pattern },
        DeletionRefusal::NoEquation,
        DeletionRefusal::TooManyEquations { equations: 91 },
        DeletionRefusal::Guardians(GuardianRefusal::NotCells),
        DeletionRefusal::NotGuarded { pattern, guardian: candidate },
        DeletionRefusal::Work(ninerooks_proof::Spent { limit: 7, is_path: false }),
        DeletionRefusal::Memory { limit: 7 },
    ];
    let assumptions = [
        AssumptionRefusal::NotOpen { deduction: 1, candidate },
        AssumptionRefusal::Survives { candidate },
        AssumptionRefusal::NotReached { candidate },
    ];
    let mut all: Vec<String> = deletions.iter().map(ToString::to_string).collect();
    all.extend(assumptions.iter().map(ToString::to_string));
    let count = all.len();
    all.sort();
    all.dedup();
    assert!(all.len() == count && all.iter().all(|words| words.len() > 10), "{all:?}");
}
