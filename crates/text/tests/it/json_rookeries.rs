//! Proofs in POM-space as JSON: each kind of deletion, written and read, and what is refused.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use crate::common;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Rookery, Sector};
use ninerooks_proof::{
    Action, CandidateCover, Cover, Deletion, Equation, GuardedPatterns, GuardianKind, Guardians,
    Pattern, PatternCover, PatternTerm, Proof, RookeryProof, Term, check,
};
use ninerooks_text::json::{self, ProofRecord};
use proptest::prelude::*;

fn pattern(name: &str) -> Pattern {
    name.parse().unwrap()
}

fn equation(name: &str) -> Equation {
    name.parse().unwrap()
}

fn line_of(deletions: &str) -> String {
    let proof = format!(r#"{{"kind":"rookeries","deletions":{deletions}}}"#);
    let schema = if deletions.contains(r#""guardians""#) { 2 } else { 1 };
    format!(r#"{{"schema":{schema},"puzzle":".","steps":[{{"technique":"x","proof":{proof}}}]}}"#)
}

fn read(deletions: &str) -> Result<Vec<Deletion>, String> {
    let path = json::read(&line_of(deletions)).map_err(|error| {
        assert!(error.column.is_some(), "{error}");
        error.message
    })?;
    match &path.steps[0].proof.then {
        ninerooks_proof::Reason::Rookeries(proof) => Ok(proof.deletions.to_vec()),
        other => panic!("{other:?}"),
    }
}

fn written(deletions: &[Deletion]) -> String {
    let proof = Proof::rookeries(RookeryProof { deletions: deletions.into() });
    serde_json::to_string(&ProofRecord::from(&proof.then)).unwrap()
}

/// One of each kind, and what it is written as.
fn each_kind() -> [(Deletion, &'static str); 6] {
    let targets = || ["3(000000)", "3(888333)"].map(pattern).into();
    let term = |name, weight| PatternTerm { equation: equation(name), weight };
    [
        (Deletion::Pattern { pattern: pattern("4(000001)"), by: [].into() }, r#"["4(000001)"]"#),
        (
            Deletion::Pattern {
                pattern: pattern("4(000001)"),
                by: ["#7", "r4c5"].map(equation).into(),
            },
            r##"["4(000001)","#7","r4c5"]"##,
        ),
        (
            Deletion::Pair {
                first: pattern("4(000001)"),
                second: pattern("7(123012)"),
                by: equation("#9"),
            },
            r##"["4(000001)","7(123012)","#9"]"##,
        ),
        (
            Deletion::Cover(Box::new(PatternCover {
                scale: 2,
                terms: [term("#9", -1), term("r6c6", 1), term("r8c8", 3)].into(),
                targets: targets(),
            })),
            concat!(
                r##"{"kind":"equations","scale":2,"truths":{"#9":1},"links":{"r6c6":1,"r8c8":3},"##,
                r#""patterns":["3(000000)","3(888333)"]}"#
            ),
        ),
        (
            Deletion::Candidates(Box::new(CandidateCover {
                cover: Cover::new(&["1B7".parse().unwrap()], &["8N3".parse().unwrap()]),
                targets: targets(),
            })),
            concat!(
                r#"{"kind":"candidates","scale":1,"truths":{"1B7":1},"links":{"8N3":1},"#,
                r#""patterns":["3(000000)","3(888333)"]}"#
            ),
        ),
        (
            Deletion::Guarded(Box::new(GuardedPatterns {
                by: Guardians {
                    kind: GuardianKind::Deadly,
                    sectors: ["1N1", "1N4"].map(|name| name.parse().unwrap()).into(),
                    kept: ["1r1c1", "2r1c4"]
                        .map(|name| name.parse().unwrap())
                        .into_iter()
                        .collect(),
                },
                targets: targets(),
            })),
            concat!(
                r#"{"kind":"guardians","because":"deadly","sectors":["1N1","1N4"],"#,
                r#""kept":["1r1c1","2r1c4"],"patterns":["3(000000)","3(888333)"]}"#
            ),
        ),
    ]
}

/// A rectangle of schema 1 is one deletion for each of its digits now: the others in its cells are the pattern.
#[test]
fn a_rectangle_of_schema_1_is_read_as_its_guardians() {
    let cells: [Cell; 4] = ["r1c1", "r1c2", "r4c1", "r4c2"].map(|cell| cell.parse().unwrap());
    let mut missing =
        Rookery::all().filter(|rookery| cells.iter().all(|cell| !rookery.cells().contains(*cell)));
    let mut pattern = |digit| Pattern { digit, rookery: missing.next().unwrap() };
    let [one, three, other] = [Digit::D1, Digit::D3, Digit::D3].map(&mut pattern);
    let text = format!(
        r#"[{{"kind":"rectangle","cells":["r1c1","r1c2","r4c1","r4c2"],
        "patterns":["{three}","{one}","{other}"]}}]"#
    );
    let guarded = |digit: Digit, targets: &[Pattern]| {
        let others = !DigitSet::from(digit);
        let by = Guardians {
            kind: GuardianKind::Deadly,
            sectors: cells.map(Cell::sector).into(),
            kept: cells.into_iter().flat_map(|cell| cell.candidates(others)).collect(),
        };
        Deletion::Guarded(Box::new(GuardedPatterns { by, targets: targets.into() }))
    };
    let deletions = vec![guarded(Digit::D1, &[one]), guarded(Digit::D3, &[three, other])];
    assert_eq!(read(&text), Ok(deletions.clone()));
    // What was accepted is accepted: the cells have 1, 2 and 3, and the patterns miss them.
    let mut grid = Grid::default();
    for cell in cells {
        for digit in "456789".chars() {
            grid.eliminate(Candidate::new(Digit::from_char(digit).unwrap(), cell));
        }
    }
    let judge = |grid: &Grid| {
        let deletions = deletions.clone().into();
        check(grid, &[], &Proof::rookeries(RookeryProof { deletions }))
    };
    assert_eq!(judge(&grid), Ok(()));
    // And with a fourth digit it is refused, as before.
    assert!(judge(&Grid::default()).is_err());
}

#[test]
fn each_kind_is_written_and_read() {
    for (deletion, text) in each_kind() {
        let expected = format!(r#"{{"kind":"rookeries","deletions":[{text}]}}"#);
        assert_eq!(written(std::slice::from_ref(&deletion)), expected);
        assert_eq!(read(&format!("[{text}]")), Ok(vec![deletion]));
    }
    let (all, texts): (Vec<Deletion>, Vec<&str>) = each_kind().into_iter().unzip();
    assert_eq!(read(&format!("[{}]", texts.join(", "))), Ok(all));
    assert_eq!(written(&[]), r#"{"kind":"rookeries","deletions":[]}"#);
    assert_eq!(read("[]"), Ok(vec![]));
}

#[test]
fn equations_that_stand_twice_are_written_once_a_side() {
    let term = |name, weight| PatternTerm { equation: equation(name), weight };
    let terms = [term("r1c1", 1), term("r2c2", -1), term("r1c1", 1), term("r1c1", -1)].into();
    let cover = PatternCover { scale: 2, terms, targets: [].into() };
    let text = written(&[Deletion::Cover(Box::new(cover))]);
    assert!(text.contains(r#""truths":{"r2c2":1,"r1c1":1},"links":{"r1c1":2}"#), "{text}");
}

#[test]
fn wrong_deletions_are_refused_with_their_number() {
    let refused = |deletions: &str, message: &str| {
        assert_eq!(read(deletions).unwrap_err(), message, "{deletions}");
    };
    let kind = "a deletion: a list of patterns and equations, or an object";
    refused("7", "expected a list of deletions, found 7");
    refused(r##"[["4(000001)","#7"],7]"##, &format!("deletions[1]: expected {kind}, found 7"));
    let part = r##"a pattern such as "4(000001)", or an equation such as "r4c5" or "#7""##;
    for name in ["4(000009)", "0(000001)", "4(000001", "#0", "r0c1", "", "4r1c1", "((((", "4(٣)"] {
        refused(
            &format!(r##"[["4(000001)","#7"],["{name}","#7"]]"##),
            &format!("deletions[1]: expected {part}, found the text \"{name}\""),
        );
    }
    refused(r"[[7]]", &format!("deletions[0]: expected {part}, found 7"));
    let counts = "expected one pattern and its equations, or two patterns and one equation, found";
    refused("[[]]", &format!("deletions[0]: {counts} 0 and 0"));
    refused(r##"[["#1"]]"##, &format!("deletions[0]: {counts} 0 and 1"));
    let two = r#""4(000001)","7(123012)""#;
    refused(&format!("[[{two}]]"), &format!("deletions[0]: {counts} 2 and 0"));
    refused(&format!(r##"[[{two},"#1","#2"]]"##), &format!("deletions[0]: {counts} 2 and 2"));
    refused(&format!(r##"[[{two},{two},"#1"]]"##), &format!("deletions[0]: {counts} 4 and 1"));
    refused(
        r##"[["4(000001)","#7","7(123012)"]]"##,
        "deletions[0]: patterns come before equations",
    );
}

#[test]
fn a_pattern_needs_no_more_equations_than_there_are() {
    let many = |count| format!(r#"[["4(000001)"{}]]"#, r##","#7""##.repeat(count));
    assert_eq!(read(&many(90)).unwrap().len(), 1);
    let error = read(&many(91)).unwrap_err();
    assert_eq!(error, "deletions[0]: there are no more than 90 equations");
}

#[test]
fn wrong_objects_are_refused_with_their_number() {
    let refused = |object: &str, message: &str| {
        let error = read(&format!(r##"[["4(000001)","#7"],{object}]"##)).unwrap_err();
        assert_eq!(error, format!("deletions[1]: {message}"), "{object}");
    };
    refused("{}", "the field `kind` is missing");
    refused(
        r#"{"kind":"magic"}"#,
        "expected one of `equations`, `candidates`, `guardians`, `rectangle`, found `magic`",
    );
    let cover = |kind: &str, truths: &str| {
        format!(r#"{{"kind":"{kind}","scale":1,"truths":{{{truths}}},"links":{{}},"patterns":[]}}"#)
    };
    refused(
        &cover("equations", r#""1B7":1"#),
        r##"expected a pattern equation such as "r4c5" or "#7", found the text "1B7""##,
    );
    refused(
        &cover("candidates", r##""#7":1"##),
        r##"expected a sector such as "3R7", "4C9", "6B2" or "5N3", found the text "#7""##,
    );
    refused(&cover("equations", r##""#7":1,"#7":2"##), "the equation #7 occurs twice");
    refused(
        &cover("equations", r##""#7":0"##),
        "expected a weight from 1 to 32767 for #7, found 0",
    );
    refused(
        &cover("equations", "").replace(r#""patterns":[]"#, r#""patterns":["r1c1"]"#),
        r#"expected a pattern such as "4(000001)", found the text "r1c1""#,
    );
    refused(r#"{"kind":"rectangle","cells":["r1c1"]}"#, "the field `patterns` is missing");
    refused(
        r#"{"kind":"rectangle","cells":["1r1c1"],"patterns":[]}"#,
        r#"expected a cell such as "r4c5", found the text "1r1c1""#,
    );
}

#[test]
fn what_the_checker_refuses_is_read_all_the_same() {
    // No equation, equations of nothing, a rectangle of one cell: well-formed, and wrong.
    let wrong = [
        r#"["4(000001)"]"#,
        r#"{"kind":"equations","scale":-3,"truths":{},"links":{},"patterns":["4(000001)"]}"#,
        r#"{"kind":"rectangle","cells":["r1c1"],"patterns":["4(000001)"]}"#,
    ];
    for text in wrong {
        let deletions = read(&format!("[{text}]")).unwrap();
        let proof = Proof::rookeries(RookeryProof { deletions: deletions.into() });
        let action = Action::Eliminate("4r1c1".parse::<Candidate>().unwrap());
        assert!(check(&Grid::default(), &[action], &proof).is_err(), "{text}");
    }
}

fn some_pattern() -> impl Strategy<Value = Pattern> {
    (0..9usize, 0..46_656usize).prop_map(|(digit, rookery)| Pattern {
        digit: Digit::from_index(digit),
        rookery: Rookery::all().nth(rookery).unwrap(),
    })
}

fn some_equation() -> impl Strategy<Value = Equation> {
    (0..Equation::COUNT).prop_map(Equation::from_index)
}

/// Weights with what is below zero first, each index once.
fn some_weights(count: usize) -> impl Strategy<Value = Vec<(usize, i16)>> {
    let weight = prop_oneof![-i16::MAX..0, 1..=i16::MAX];
    prop::collection::hash_map(0..count, weight, 0..9).prop_map(|weights| {
        let mut weights: Vec<(usize, i16)> = weights.into_iter().collect();
        weights.sort_unstable_by_key(|&(index, weight)| (weight > 0, index));
        weights
    })
}

fn some_deletion() -> impl Strategy<Value = Deletion> {
    let targets = || prop::collection::vec(some_pattern(), 0..4).prop_map(Vec::into_boxed_slice);
    prop_oneof![
        (some_pattern(), some_pattern(), some_equation())
            .prop_map(|(first, second, by)| Deletion::Pair { first, second, by }),
        (some_pattern(), prop::collection::vec(some_equation(), 0..5))
            .prop_map(|(pattern, by)| Deletion::Pattern { pattern, by: by.into() }),
        (any::<i16>(), some_weights(Equation::COUNT), targets()).prop_map(
            |(scale, weights, targets)| {
                let term =
                    |(index, weight)| PatternTerm { equation: Equation::from_index(index), weight };
                let terms = weights.into_iter().map(term).collect();
                Deletion::Cover(Box::new(PatternCover { scale, terms, targets }))
            }
        ),
        (any::<i16>(), some_weights(Sector::COUNT), targets()).prop_map(
            |(scale, weights, targets)| {
                let term = |(index, weight)| Term::new(Sector::from_index(index), weight);
                let cover = Cover { scale, terms: weights.into_iter().map(term).collect() };
                Deletion::Candidates(Box::new(CandidateCover { cover, targets }))
            }
        ),
        (prop::collection::vec(0..81usize, 0..5), targets()).prop_map(|(cells, targets)| {
            let cells: CellSet = cells.into_iter().map(Cell::from_index).collect();
            let kept = cells.flat_map(|cell| cell.candidates(Digit::D3.into())).collect();
            let sectors = cells.map(Cell::sector).collect();
            let by = Guardians { kind: GuardianKind::DeadlyParity, sectors, kept };
            Deletion::Guarded(Box::new(GuardedPatterns { by, targets }))
        }),
    ]
}

proptest! {
    #![proptest_config(common::every_time_the_same())]

    #[test]
    fn deletions_read_back(deletions in prop::collection::vec(some_deletion(), 0..12)) {
        let text = written(&deletions);
        let list = text.strip_prefix(r#"{"kind":"rookeries","deletions":"#).unwrap();
        prop_assert_eq!(read(list.strip_suffix('}').unwrap()), Ok(deletions));
    }

    #[test]
    fn no_change_of_a_line_makes_it_panic(at in 0..700usize, c in any::<char>(), cut in 0..3usize) {
        let texts = each_kind().map(|(_, text)| text);
        let line = line_of(&format!("[{}]", texts.join(",")));
        let at = at.min(line.len());
        let end = (at + cut).min(line.len());
        let _ = json::read(&format!("{}{c}{}", &line[..at], &line[end..]));
    }
}
