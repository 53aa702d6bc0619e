//! Steps of the pattern overlay in words, and deletions one line each.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use ninerooks_board::{Cell, Digit, DigitSet};
use ninerooks_proof::{
    CandidateCover, Deletion, Equation, GuardedPatterns, GuardianKind, Guardians, Pattern,
    PatternCover, PatternTerm, Proof, RookeryProof,
};
use ninerooks_step::{
    Family, Info, PatternReason, PatternStage, Patterns, Shape, Step, Substitution, TechniqueId,
};
use ninerooks_text::notation::{
    CellNames, StepLine, deletion_line, describe, pattern_stage, proof_line, rncn, sets,
};

static INFO: Info =
    Info { id: "pom", name: "POM", family: Family::Patterns, since: "0.1", aliases: &[], doc: "" };

fn explain(step: &Step) -> String {
    let grid = ninerooks_board::Grid::default();
    ninerooks_text::notation::explain(&grid, step, CellNames::Short).to_string()
}

fn digit(number: usize) -> Digit {
    Digit::from_index(number - 1)
}

fn counts(of: &[(usize, u32)]) -> [u32; 9] {
    let mut counts = [0; 9];
    for &(digit, count) in of {
        counts[digit - 1] = count;
    }
    counts
}

fn stage(reason: PatternReason, deleted: &[(usize, u32)]) -> PatternStage {
    PatternStage { reason, deleted: counts(deleted) }
}

fn cells(names: &[&str]) -> ninerooks_board::CellSet {
    names.iter().map(|name| name.parse::<Cell>().unwrap()).collect()
}

fn equation(name: &str) -> Equation {
    name.parse().unwrap()
}

fn step(left: &[(usize, u32)], stages: &[PatternStage], actions: &str) -> Step {
    let actions = rncn::parse_actions(actions).unwrap();
    Step {
        technique: TechniqueId::new(&INFO),
        actions: actions.into_iter().collect(),
        shape: Shape::Patterns(Patterns {
            digits: left.iter().map(|&(number, _)| digit(number)).collect(),
            left: counts(left),
            stages: stages.into(),
        }),
        proof: Proof::rookeries(RookeryProof::default()),
    }
}

fn reads_back(step: &Step) {
    let line = describe(step);
    let read = StepLine::parse(&line).unwrap();
    assert_eq!((read.name, read.actions.as_slice()), ("POM", &*step.actions), "{line}");
}

#[test]
fn basic_pom() {
    let one = step(&[(9, 32)], &[], "r1c12<>9");
    assert_eq!(describe(&one), "POM: 9 has 32 patterns => r1c12<>9");
    reads_back(&one);
    assert_eq!(
        explain(&one),
        "9 can be placed in the whole grid in 32 ways, its patterns; what is in none of them is \
         false: 9 is eliminated from r1c12."
    );
    let last = step(&[(9, 1)], &[], "r1c1=9");
    assert_eq!(describe(&last), "POM: 9 has 1 pattern => r1c1=9");
    assert!(explain(&last).contains("in 1 way, "), "{}", explain(&last));
    assert!(explain(&last).contains("what is in all of them is true: r1c1 is 9."));
}

#[test]
fn two_cells() {
    let reason = PatternReason::Cells { digit: digit(9), cells: cells(&["r6c6", "r8c8"]) };
    let step = step(&[(3, 68)], &[stage(reason, &[(3, 28)])], "r4c7<>3");
    assert_eq!(
        describe(&step),
        "POM: 9 in r6c6 or r8c8 deletes 28 patterns of 3; 68 of 3 are left => r4c7<>3"
    );
    reads_back(&step);
    assert_eq!(
        explain(&step),
        "Every pattern of 9 passes through r6c6 or r8c8; 28 patterns of 3 would take both, so they \
         are deleted. Now 68 of 3 are left; what is in none of them is false: 3 is eliminated from \
         r4c7."
    );
}

#[test]
fn a_step_that_deletes_patterns_only() {
    let reason = PatternReason::Clash { digit: digit(3) };
    let step = step(&[(2, 9)], &[stage(reason, &[(2, 1)])], "");
    assert_eq!(describe(&step), "POM: 3 clashes with 1 pattern of 2; 9 of 2 are left =>");
    reads_back(&step);
    assert_eq!(
        explain(&step),
        "With 1 pattern of 2 no pattern of 3 would be left, because each shares a cell, so it is \
         deleted. Now 9 of 2 are left, and no candidate is eliminated yet."
    );
}

#[test]
fn pair_deletion_is_told_in_sums() {
    let mut pairs = Box::new([[0; 9]; 9]);
    (pairs[0][1], pairs[3][8]) = (3000, 157);
    let all: Vec<(usize, u32)> = (1..=9).map(|number| (number, 1)).collect();
    let gone: Vec<(usize, u32)> = (1..=9).map(|number| (number, 10)).collect();
    let actions = "r1c123456789<>1, r2c123456789<>2, r3c123456789<>3, r4c123456789<>4, \
                   r5c123<>5, r6c6=7, r7c7=8";
    let step = step(&all, &[stage(PatternReason::Pairs { pairs }, &gone)], actions);
    let line = describe(&step);
    let start = "POM: 3157 pairs and 90 patterns deleted; 1 of each digit is left => r1c";
    assert!(line.starts_with(start), "{line}");
    reads_back(&step);
    let words = explain(&step);
    assert!(
        words.ends_with(": 39 candidates are eliminated, and two cells get their digits."),
        "{words}"
    );
}

#[test]
fn every_reason_in_a_line() {
    let chain = |base: &str, links: &[[&str; 2]], within: Option<&str>| {
        PatternReason::Equations(Substitution {
            base: equation(base),
            links: links.iter().map(|link| link.map(equation)).collect(),
            within: within.map(equation),
        })
    };
    let candidates = ["3r1c1", "4r2c2"].map(|name| name.parse().unwrap());
    let digits: DigitSet = [1, 2, 3].into_iter().map(digit).collect();
    let square = cells(&["r1c1", "r1c4", "r2c1", "r2c4"]);
    let lines = [
        (PatternReason::CellCover, "a cell would stay empty with 5 patterns of 2"),
        (chain("r2c1", &[["r3c6", "r4c5"]], None), "r2c1 - r3c6 + r4c5 has 5 patterns of 2 twice"),
        (chain("r9c6", &[], Some("r2c5")), "r9c6 within r2c5 deletes 5 patterns of 2"),
        (
            PatternReason::Combination { size: 2 },
            "some digit has no pattern compatible with 5 patterns of 2",
        ),
        (
            PatternReason::Combination { size: 4 },
            "some 3 digits have no patterns compatible with 5 patterns of 2",
        ),
        (
            PatternReason::OneOf { digit: digit(2), cells: cells(&["r1c1", "r1c2"]) },
            "2 in r1c12 deletes 5 patterns of 2",
        ),
        (
            PatternReason::Sum {
                truths: [(equation("r1c2"), 1), (equation("#5"), 1)].into(),
                links: [(equation("r4c5"), 2)].into(),
            },
            "truths {r1c2 #5} links {2×r4c5} delete 5 patterns of 2",
        ),
        (
            PatternReason::Sums { sums: 3, truths: 4, rank: 1 },
            "3 sums of equations delete 5 patterns of 2",
        ),
        (PatternReason::NotBoth { candidates }, "not both 3r1c1 and 4r2c2 deletes 5 patterns of 2"),
        (PatternReason::Earlier { deletions: 2, pairs: 0 }, "with 5 patterns of 2 deleted earlier"),
        (
            PatternReason::Rectangle { cells: square, digits },
            "r12c14 must not be left to two of 123, which deletes 5 patterns of 2",
        ),
    ];
    for (reason, line) in lines {
        let stage = stage(reason, &[(2, 5)]);
        assert_eq!(pattern_stage(&stage), line);
        let words = explain(&step(&[(2, 9)], &[stage], "r1c1<>2"));
        assert!(words.contains("5 patterns of 2"), "{words}");
    }
    let several = stage(PatternReason::CellCover, &[(1, 2), (3, 1), (7, 4)]);
    assert!(pattern_stage(&several).ends_with("with 2 patterns of 1, 1 of 3 and 4 of 7"));
    let many = stage(PatternReason::CellCover, &[(1, 2), (3, 1), (7, 4), (8, 4)]);
    assert!(pattern_stage(&many).ends_with("with 11 patterns"));
}

fn pattern(name: &str) -> Pattern {
    name.parse().unwrap()
}

fn cover(scale: i16) -> Deletion {
    let term = |name, weight| PatternTerm { equation: equation(name), weight };
    let targets = ["3(000000)", "3(888333)"].map(pattern).into();
    let terms = [term("#9", -1), term("r6c6", 1), term("r8c8", 2)].into();
    Deletion::Cover(Box::new(PatternCover { scale, terms, targets }))
}

#[test]
fn deletions_in_a_line() {
    let targets = || ["3(000000)"].map(pattern).into();
    let [first, second] = ["4(000001)", "7(123012)"].map(pattern);
    let by = equation("#9");
    let candidates = sets::parse("{3R17} {3c49}").unwrap();
    let square = cells(&["r1c1", "r1c4", "r2c1", "r2c4"]);
    let lines = [
        (cover(3), "3(000000) 3(888333) by {#9} {r6c6 2×r8c8} scale 3"),
        (cover(1), "3(000000) 3(888333) by {#9} {r6c6 2×r8c8}"),
        (
            Deletion::Pattern { pattern: first, by: ["#7", "r4c5"].map(equation).into() },
            "4(000001) by #7 r4c5",
        ),
        (Deletion::Pair { first, second, by }, "4(000001) with 7(123012) by #9"),
        (
            Deletion::Candidates(Box::new(CandidateCover {
                cover: candidates,
                targets: targets(),
            })),
            "3(000000) by {3R17} {3c49}",
        ),
        (
            Deletion::Guarded(Box::new(GuardedPatterns {
                by: Guardians {
                    kind: GuardianKind::Deadly,
                    sectors: square.map(Cell::sector).collect(),
                    kept: square.flat_map(|cell| cell.candidates(Digit::D1.into())).collect(),
                },
                targets: targets(),
            })),
            "3(000000) by the guardians of the deadly pattern 1r1c1 1r1c4 1r2c1 1r2c4 in 1N1 1N4 2N1 2N4",
        ),
    ];
    let proof = |deletions: &[Deletion]| {
        proof_line(&Proof::rookeries(RookeryProof { deletions: deletions.into() }))
    };
    for (deletion, line) in &lines {
        assert_eq!(deletion_line(deletion), *line);
    }
    let all = lines.map(|(deletion, _)| deletion);
    assert_eq!(proof(&all), "6 deletions: 1 pair, 1 pattern, 3 covers, 1 set of guardians");
    assert_eq!(proof(&[]), "the patterns that the candidates leave");
    assert_eq!(proof(&[cover(2)]), "2 patterns by {#9} {r6c6 2×r8c8} scale 2");
    assert_eq!(proof(&all[3..4]), "1 deletion: 1 pair");
}
