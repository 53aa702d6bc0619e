//! How long proofs are: what each part counts.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Digit, Grid, Rookery, Sector};
use ninerooks_proof::{
    Action, Branch, Cases, Clause, Cover, Deduction, Deletion, Disproof, Equation, GuardianKind,
    Guardians, Lemma, Pattern, PatternCover, PatternTerm, Proof, Reason, Refutation, RookeryProof,
    Symmetry,
};
use ninerooks_testing::grid;

const PUZZLE_28: &str =
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21";

fn sectors(names: &str) -> Vec<Sector> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

fn eliminate(name: &str) -> [Action; 1] {
    [Action::Eliminate(name.parse().unwrap())]
}

fn length(proof: impl Into<Proof>) -> usize {
    proof.into().length(&Grid::default(), &eliminate("3r9c2"))
}

fn only(names: &str) -> Vec<Deduction> {
    sectors(names).into_iter().map(Deduction::Only).collect()
}

fn cover(truths: &str, links: &str) -> Cover {
    Cover::new(&sectors(truths), &sectors(links))
}

#[test]
fn a_cover_counts_its_truths_as_often_as_they_are_used() {
    assert_eq!(length(Proof::cover(cover("3R1", "3B1"))), 1);
    assert_eq!(length(Proof::cover(cover("3R1 3R5 7N4", "3C2 3C8 7N5"))), 3);
    assert_eq!(length(Proof::cover(cover("3R1 3R1 3R5", "3C2 3C8"))), 3);
    assert_eq!(length(Proof::cover(cover("", ""))), 1);
    let both = vec![cover("3R1", "3B1"), cover("3R1 3R5", "3C2 3C8")];
    assert_eq!(length(Proof::covers(both.into())), 3);
}

#[test]
fn a_disproof_counts_what_is_assumed_and_what_follows_and_the_conflict() {
    let target = "3r9c2".parse().unwrap();
    let inner = Reason::Refute(Refutation {
        disproofs: [Disproof::of("4r1c1".parse().unwrap(), only("1N2").into(), sectors("1N3")[0])]
            .into(),
    });
    let mut deductions = only("1N1 2N2");
    deductions
        .push(Deduction::Cover { cover: cover("3R1 3R5", "3C2 3C8"), eliminates: Box::default() });
    deductions.push(Deduction::Inner { by: Box::new(inner), actions: eliminate("4r1c1").into() });
    let disproof = Disproof::of(target, deductions.into(), sectors("1N9")[0]);
    // One assumption, two singles, two truths, an inner proof of three, the conflict.
    assert_eq!(
        length(Proof::refute(Refutation { disproofs: [disproof].into() })),
        1 + 2 + 2 + 3 + 1
    );
}

#[test]
fn a_case_counts_a_conflict_only_if_it_has_one() {
    let branch = |name: &str, conflict: Option<Sector>| Branch {
        candidate: name.parse().unwrap(),
        deductions: only("1N2 1N3").into(),
        conflict,
    };
    let branches = [branch("3r1c1", None), branch("4r1c1", Some(sectors("1N9")[0]))];
    let cases = Cases { truth: sectors("1N1")[0].into(), branches: branches.into() };
    assert_eq!(length(Proof::cases(cases)), 3 + 4);
}

#[test]
fn lemmas_and_guardians_and_symmetries_count() {
    let cells = sectors("1N1 1N2 4N1 4N2");
    let guardians = Guardians {
        kind: GuardianKind::Deadly,
        sectors: cells.into(),
        kept: ["3r1c1", "4r1c1"].iter().map(|name| name.parse().unwrap()).collect(),
    };
    let says = Clause::OneOf(["5r1c1", "6r1c2"].iter().map(|name| name.parse().unwrap()).collect());
    let lemma = Lemma { says, by: Reason::Guardians(Box::new(guardians)) };
    let mut proof = Proof::cover(cover("3R1 3R5", "3C2 3C8"));
    proof.lemmas = [lemma].into();
    assert_eq!(length(proof), 4 + 2);
    let same = core::array::from_fn(|i| u8::try_from(i).unwrap());
    let symmetry = Symmetry { transpose: true, rows: same, columns: same, digits: same };
    assert_eq!(length(Proof::from(Reason::Symmetry(symmetry))), 1);
}

#[test]
fn patterns_count_that_are_deleted_or_have_to_be_looked_through() {
    let grid = grid(PUZZLE_28);
    let live = |digit: Digit| {
        Rookery::all().filter(|own| own.cells().is_subset(grid.live()[digit])).count()
    };
    let of = |deletions: &[Deletion]| {
        let proof = Proof::rookeries(RookeryProof { deletions: deletions.into() });
        proof.length(&grid, &eliminate("3r9c2"))
    };
    assert_eq!(of(&[]), live(Digit::D3));
    let pattern = |name: &str| name.parse::<Pattern>().unwrap();
    let by = "r4c5".parse::<Equation>().unwrap();
    let pair = Deletion::Pair { first: pattern("4(000001)"), second: pattern("5(000002)"), by };
    let one = Deletion::Pattern { pattern: pattern("4(000001)"), by: [by].into() };
    assert_eq!(of(&[pair.clone(), pair, one]), 3);
    let term = |name: &str, weight| PatternTerm { equation: name.parse().unwrap(), weight };
    let sum = |terms: &[PatternTerm]| {
        let (terms, targets) = (terms.into(), Box::default());
        Deletion::Cover(Box::new(PatternCover { scale: 1, terms, targets }))
    };
    let all = live(Digit::D3) + live(Digit::D9);
    assert_eq!(of(&[sum(&[term("#3", -2), term("#9", 1)])]), 2 + all);
    let through = |digit: Digit| {
        let cell = "r1c1".parse().unwrap();
        let live = Rookery::all().filter(|own| own.cells().is_subset(grid.live()[digit]));
        live.filter(|own| own.cells().contains(cell)).count()
    };
    let cells: usize = Digit::ALL.into_iter().map(through).sum();
    assert_eq!(of(&[sum(&[term("r1c1", -1)])]), 1 + cells);
}
