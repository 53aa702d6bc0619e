//! Hypotheses and two ways as JSON, as lines and in words.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use ninerooks_board::{Candidate, Cell, Digit, Grid, Sector};
use ninerooks_proof::{
    Action, Branch, Cases, Cover, Deduction, Disproof, Proof, Refutation, check,
};
use ninerooks_step::{
    Actions, Family, Hypothesis, Info, Mark, MarkFrom, Meeting, Shape, Step, TechniqueId, TwoWay,
    Way,
};
use ninerooks_text::json::{self, ProofRecord};
use ninerooks_text::notation::{CellNames, StepLine, describe, proof_line};

static INFO: Info =
    Info { id: "h", name: "H", family: Family::Hypotheses, since: "0.1", aliases: &[], doc: "" };

fn explain(step: &Step) -> String {
    ninerooks_text::notation::explain(&Grid::default(), step, CellNames::Short).to_string()
}

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn sector(name: &str) -> Sector {
    name.parse().unwrap()
}

fn only(names: &str) -> Vec<Deduction> {
    names.split_whitespace().map(|name| Deduction::Only(sector(name))).collect()
}

/// `a 3r1c7 3r1c3` is false by the second; `A 1r1c7 1N7` is true by the sector; `D 5r1c4 #1` is
/// false by a cover. A star follows the letter of weak nodes.
fn marks(text: &str) -> Box<[Mark]> {
    let mark = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let letter = words[0].chars().next().unwrap();
        let layer = u16::from(letter.to_ascii_uppercase() as u8 - b'A');
        let (is_true, from) = match words[2].strip_prefix('#') {
            Some(number) => (false, MarkFrom::Cover(number.parse().unwrap())),
            None => match words[2].parse() {
                Ok(sector) => (true, MarkFrom::Only(sector)),
                Err(_) => (false, MarkFrom::Seen(candidate(words[2]))),
            },
        };
        let chain = (letter.is_lowercase() || is_true).then_some(0);
        let mark = Mark { candidate: candidate(words[1]), is_true, layer, chain, from };
        assert_eq!(mark.letter(), words[0]);
        mark
    };
    text.split(", ").filter(|line| !line.is_empty()).map(mark).collect()
}

/// The XYZ-Wing of the Sudoku Assistant: * in r1c3, XYZ in r1c1, XZ in r1c7, YZ in r2c2.
fn xyz_wing() -> (Grid, Step) {
    let mut grid = Grid::default();
    for (cell, digits) in [("r1c1", "123"), ("r1c7", "13"), ("r2c2", "23")] {
        let cell: Cell = cell.parse().unwrap();
        let others = Digit::ALL.into_iter().filter(|d| !digits.contains(d.to_char()));
        others.for_each(|digit| grid.eliminate(Candidate::new(digit, cell)));
    }
    let target = candidate("3r1c3");
    let conflict = sector("1N1");
    let deductions = only("1N7 2N2").into_boxed_slice();
    let proof = Proof::refute(Refutation {
        disproofs: Box::new([Disproof::of(target, deductions, conflict)]),
    });
    let marks = marks(
        "a 3r1c1 3r1c3, a 3r1c7 3r1c3, a 3r2c2 3r1c3, A 1r1c7 1N7, B 1r1c1 1r1c7, A 2r2c2 2N2, \
         B 2r1c1 2r2c2",
    );
    let shape = Shape::Hypothesis(Hypothesis { target, marks, conflict });
    let actions = Actions::from_slice(&[Action::Eliminate(target)]);
    let step = Step { technique: TechniqueId::new(&INFO), actions, shape, proof };
    step.check(&grid).unwrap();
    (grid, step)
}

fn branch(name: &str, deductions: Vec<Deduction>, conflict: Option<&str>) -> Branch {
    let deductions = deductions.into_boxed_slice();
    Branch { candidate: candidate(name), deductions, conflict: conflict.map(sector) }
}

fn two_way(start: &str, ways: [(&str, &str); 2], meeting: Meeting, action: Action) -> Step {
    let ways = ways.map(|(name, text)| {
        let conflict = text.contains("1N9").then(|| sector("1N9"));
        Way { candidate: candidate(name), marks: marks(text), conflict }
    });
    let shape = Shape::TwoWay(TwoWay { start: sector(start), ways: Box::new(ways), meeting });
    let truth = sector(start);
    let proof = Proof::cases(Cases { truth: truth.into(), branches: Box::new([]) });
    let actions = Actions::from_slice(&[action]);
    Step { technique: TechniqueId::new(&INFO), actions, shape, proof }
}

#[test]
fn a_hypothesis_in_a_line_and_in_words() {
    let (_, step) = xyz_wing();
    let line = describe(&step);
    assert_eq!(line, "H: if 3r1c3: A 1r1c7 2r2c2, then r1c1 is empty => r1c3<>3");
    assert_eq!(StepLine::parse(&line).unwrap().actions, [Action::Eliminate(candidate("3r1c3"))]);
    assert_eq!(proof_line(&step.proof), "if 3r1c3: 1N7 2N2, then 1N1 is empty");
    assert_eq!(
        explain(&step),
        "Assume that r1c3 is 3:\n\
         - A: r1c7 is 1, the only candidate left in r1c7, as r1c3 is 3\n\
         - A: r2c2 is 2, the only candidate left in r2c2, as r1c3 is 3\n\
         Then no digit is left for r1c1, so the assumption is false: 3 is eliminated from r1c3."
    );
}

#[test]
fn a_cover_within_a_hypothesis_is_told() {
    let (_, mut step) = xyz_wing();
    let cover = Cover::new(&[sector("5B1")], &[sector("5R1")]);
    let eliminates = Box::new([candidate("5r1c4"), candidate("5r1c6")]);
    let deductions = [only("3R7"), vec![Deduction::Cover { cover, eliminates }]].concat();
    let (target, conflict) = (candidate("3r1c3"), sector("5C4"));
    let disproofs = Box::new([Disproof::of(target, deductions.into(), conflict)]);
    step.proof = Proof::refute(Refutation { disproofs });
    let marks = marks("A 3r7c1 3R7, B 5r1c4 #1, B 5r1c6 #1");
    step.shape = Shape::Hypothesis(Hypothesis { target, marks, conflict });
    assert_eq!(
        describe(&step),
        "H: if 3r1c3: A 3r7c1, B -5r1c4 -5r1c6, then c4 has no 5 => r1c3<>3"
    );
    assert_eq!(
        proof_line(&step.proof),
        "if 3r1c3: 3R7 {5B1} {5r1}<>5r1c4,5r1c6, then 5C4 is empty"
    );
    assert_eq!(
        explain(&step),
        "Assume that r1c3 is 3:\n\
         - A: r7c1 is 3, the only place left for 3 in row 7\n\
         - B: 5 is eliminated from r1c46 by {5B1} {5r1}\n\
         Then no place is left for 5 in column 4, so the assumption is false: 3 is eliminated from \
         r1c3."
    );
}

#[test]
fn two_ways_in_a_line_and_in_words() {
    let meeting = Meeting::Same(candidate("3r4c4"));
    let ways = [("1r1c1", "A 3r4c4 4N4"), ("2r1c1", "A 5r1c4 1N4, C 3r4c4 3C4")];
    let step = two_way("1N1", ways, meeting, Action::Place(candidate("3r4c4")));
    assert_eq!(
        describe(&step),
        "H: circles 1r1c1: A 3r4c4; squares 2r1c1: A 5r1c4, C 3r4c4; 3r4c4 on both => r4c4=3"
    );
    assert_eq!(
        explain(&step),
        "r1c1 is either 1 or 2. If r1c1 is 1 (circles):\n\
         - A: r4c4 is 3, the only candidate left in r4c4\n\
         If r1c1 is 2 (squares):\n\
         - A: r1c4 is 5, the only candidate left in r1c4\n\
         - C: r4c4 is 3, the only place left for 3 in column 4\n\
         Either way r4c4 is 3: r4c4 is 3."
    );

    let truths = [candidate("3r4c4"), candidate("3r4c9")];
    let meeting = Meeting::Sector { sector: sector("3R4"), truths };
    let ways = [("1r1c1", "A 3r4c4 4N4"), ("1r1c9", "A 3r4c9 4N9")];
    let step = two_way("1R1", ways, meeting, Action::Eliminate(candidate("3r4c7")));
    assert_eq!(
        describe(&step),
        "H: circles 1r1c1: A 3r4c4; squares 1r1c9: A 3r4c9; 3r4c4 or 3r4c9 in 3r4 => r4c7<>3"
    );
    assert!(explain(&step).starts_with("In row 1 the 1 is either in r1c1 or in r1c9. If"));
    assert!(explain(&step).contains("So in row 4 the 3 is in r4c4 or in r4c9: 3"));

    let ways = [("1r1c1", ""), ("2r1c1", "A 3r1c8 1N8")];
    let mut step = two_way("1N1", ways, Meeting::Conflict, Action::Place(candidate("1r1c1")));
    let Shape::TwoWay(TwoWay { ways, .. }) = &mut step.shape else { panic!() };
    ways[1].conflict = Some(sector("1N9"));
    assert_eq!(
        describe(&step),
        "H: circles 1r1c1; squares 2r1c1: A 3r1c8, then r1c9 is empty; so the other is true => r1c1=1"
    );

    let ways = [("1r1c1", "A 3r4c4 4N4"), ("2r1c1", "A 5r1c4 1N4")];
    let step = two_way("1N1", ways, Meeting::Eliminated, Action::Eliminate(candidate("3r4c7")));
    let end = "; false on both => r4c7<>3";
    assert!(describe(&step).ends_with(end), "{}", describe(&step));
}

#[test]
fn letters_go_on_after_z() {
    let mark = Mark { layer: 26, ..marks("A 3r4c4 4N4")[0] };
    assert_eq!(mark.letter(), "A2");
    assert_eq!(Mark { is_true: false, layer: 27, ..mark }.letter(), "b2");
}

const REFUTE: &str = r#"{"kind":"refute","disproofs":[{"target":"3r1c3","deductions":["1N7","2N2"],"conflict":"1N1"}]}"#;
const CASES: &str = r#"{"kind":"cases","truth":"1N1","branches":[{"candidate":"1r1c1","deductions":["1N7",{"scale":1,"truths":{"5B1":1},"links":{"5R1":1},"eliminates":["5r1c9"]}]},{"candidate":"2r1c1","deductions":[],"conflict":"1N9"}]}"#;

fn cases() -> Proof {
    let cover = Cover::new(&[sector("5B1")], &[sector("5R1")]);
    let eliminates = Box::new([candidate("5r1c9")]);
    let lemma = vec![Deduction::Cover { cover, eliminates }];
    let branches = Box::new([
        branch("1r1c1", [only("1N7"), lemma].concat(), None),
        branch("2r1c1", Vec::new(), Some("1N9")),
    ]);
    Proof::cases(Cases { truth: sector("1N1").into(), branches })
}

fn read(proof: &str) -> Result<Proof, String> {
    let line =
        format!(r#"{{"schema":1,"puzzle":".","steps":[{{"technique":"x","proof":{proof}}}]}}"#);
    let path = json::read(&line).map_err(|error| error.message)?;
    Ok(path.steps[0].proof.clone())
}

#[test]
fn both_kinds_as_json_there_and_back() {
    for (proof, text) in [(xyz_wing().1.proof, REFUTE), (cases(), CASES)] {
        let written = serde_json::to_string(&ProofRecord::from(&proof.then)).unwrap();
        assert_eq!(written, text);
        assert_eq!(read(text), Ok(proof));
    }
    let (grid, step) = xyz_wing();
    assert_eq!(check(&grid, &step.actions, &read(REFUTE).unwrap()), Ok(()));
}

#[test]
fn what_is_no_deduction_is_refused() {
    let refused = |from: &str, to: &str| {
        let text = CASES.replace(from, to);
        assert_ne!(text, CASES, "{from}");
        read(&text).unwrap_err()
    };
    let expected = "a sector such as \"3R7\", or an object with a cover and what it eliminates";
    for wrong in ["\"1N0\"", "7", "[\"1N7\"]"] {
        let message = refused("\"1N7\"", wrong);
        assert!(message.contains(expected), "{message}");
    }
    assert!(refused(",\"eliminates\":[\"5r1c9\"]", "").contains("eliminates"));
    assert!(refused("\"scale\":1,", "").contains("scale"));
    assert!(refused("5r1c9", "5r1c0").contains("a candidate such as"));
    assert!(refused("\"5B1\":1", "\"5B1\":0").contains("a weight from 1"));
    assert!(refused("\"5B1\":1", "\"5B1\":1,\"5B1\":1").contains("twice"));
    assert!(refused("\"truth\":\"1N1\",", "").contains("truth"));
    assert!(refused("\"conflict\":\"1N9\"", "\"conflict\":5").contains("a sector such as"));
    assert!(refused("\"candidate\":\"2r1c1\",", "").contains("candidate"));
    assert_eq!(read(&CASES.replace("\"1N9\"", "null")).map(|_| ()), Ok(()));
}

#[test]
fn cases_in_a_line() {
    assert_eq!(
        proof_line(&cases()),
        "one of 1N1: if 1r1c1: 1N7 {5B1} {5r1}<>5r1c9; if 2r1c1: then 1N9 is empty"
    );
}
