//! JSON Lines: what is written, what is read, and what is refused.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use crate::common;

use ninerooks_board::{Candidate, Sector};
use ninerooks_proof::{Action, Cover, Proof, Term, check};
use ninerooks_step::{Family, Finding, Info, Shape, Single, Step, TechniqueId};
use ninerooks_text::json::{
    self, RecordFault, RecordedStep, SolveRecord, Status, StepRecord, StepsRecord,
};
use ninerooks_text::notation::sets;
use proptest::prelude::*;

static HIDDEN_SINGLE: Info = Info {
    id: "hidden-single",
    name: "Hidden Single",
    family: Family::Singles,
    since: "0.1",
    aliases: &[],
    doc: "",
};

fn hidden_single() -> Step {
    let target: Candidate = "1r8c3".parse().unwrap();
    let shape = Shape::Single(Single { target, house: Some("b7".parse().unwrap()) });
    let cover = sets::parse("{1B7} {8n3}").unwrap();
    Finding::place(target, shape, cover).by(TechniqueId::new(&HIDDEN_SINGLE))
}

const STEP: &str = concat!(
    r#"{"technique":"hidden-single","placements":["1r8c3"],"eliminations":[],"#,
    r#""shape":{"kind":"single","target":"1r8c3","house":"b7"},"#,
    r#""notation":"Hidden Single: 1 in b7 => r8c3=1","#,
    r#""proof":{"kind":"cover","scale":1,"truths":{"1B7":1},"links":{"8N3":1}}}"#
);

/// A steps line with this step.
fn line_of(step: &str) -> String {
    format!(r#"{{"schema":1,"puzzle":".","steps":[{step}]}}"#)
}

/// A steps line with a step of this proof.
fn line_of_proof(proof: &str) -> String {
    line_of(&format!(r#"{{"technique":"x","proof":{proof}}}"#))
}

#[test]
fn a_step_is_written_and_read() {
    let record = StepRecord::from(&hidden_single());
    let line = StepsRecord::new("1...", vec![record.clone()]).to_line();
    assert_eq!(line, format!(r#"{{"schema":1,"puzzle":"1...","steps":[{STEP}]}}"#));

    let path = json::read(&line).unwrap();
    assert_eq!(path.puzzle, "1...");
    let [step] = &*path.steps else { panic!("one step") };
    assert_eq!(step.technique, "hidden-single");
    assert_eq!(step.actions, hidden_single().actions.to_vec());
    assert_eq!(step.proof, hidden_single().proof);
    assert_eq!(*step, RecordedStep::try_from(record).unwrap());
}

#[test]
fn a_solve_line_has_its_fields_in_order_and_no_null() {
    let record = SolveRecord {
        profile: Some("basic".into()),
        steps: vec![StepRecord::from(&hidden_single())],
        solution: Some("9".repeat(81)),
        line: Some(7),
        ..SolveRecord::new("1...", Status::Solved)
    };
    let line = record.to_line();
    let nines = "9".repeat(81);
    assert_eq!(
        line,
        format!(
            "{}{STEP}{}{nines}{}",
            r#"{"schema":1,"puzzle":"1...","status":"solved","profile":"basic","steps":["#,
            r#"],"solution":""#,
            r#"","line":7}"#
        )
    );
    assert_eq!(serde_json::from_str::<SolveRecord>(&line).unwrap(), record);
    for (status, name) in [
        (Status::Stuck, "stuck"),
        (Status::Invalid, "invalid"),
        (Status::Multiple, "multiple"),
        (Status::Error, "error"),
    ] {
        let line = SolveRecord::new("", status).to_line();
        assert_eq!(line, format!(r#"{{"schema":1,"puzzle":"","status":"{name}","steps":[]}}"#));
    }
}

#[test]
fn what_others_write_is_read() {
    // Fields out of order, unknown ones, null, blanks, escapes, small letters, a pretty print.
    let text = r#"
    { "steps": [ { "proof": { "links": { "8n3": 1 }, "note": [1, {}], "truths": { "1b7": 1 },
                              "kind": "cover", "scale": 1 },
                   "technique": "mine\u0021", "colour": null, "placements": ["1r8c3"] } ],
      "solution": null, "rating": 1.2, "puzzle": "1...", "schema": 1 }"#;
    let path = json::read(text).unwrap();
    assert_eq!(path.steps[0].technique, "mine!");
    assert_eq!(path.steps[0].proof, hidden_single().proof);
    assert_eq!(json::read(r#"{"schema":1,"puzzle":"x"}"#).unwrap().steps, []);
}

#[test]
fn weights_count_and_both_sides_may_hold_a_sector() {
    let proof =
        r#"{"kind":"cover","scale":2,"truths":{"3R1":2,"3R2":1},"links":{"3C4":32767,"3R1":1}}"#;
    let path = json::read(&line_of_proof(proof)).unwrap();
    let term = |sector: &str, weight| Term::new(sector.parse::<Sector>().unwrap(), weight);
    let terms = [term("3R1", -2), term("3R2", -1), term("3C4", i16::MAX), term("3R1", 1)];
    assert_eq!(path.steps[0].proof, Proof::cover(Cover { scale: 2, terms: terms.into() }));
}

#[test]
fn several_covers_are_written_and_read() {
    let mut step = hidden_single();
    let cover = |link: &str| Cover::new(&["1B7".parse().unwrap()], &[link.parse().unwrap()]);
    step.proof = Proof::covers(vec![cover("8N3"), cover("9N3")].into());
    let line = StepsRecord::new("1...", vec![StepRecord::from(&step)]).to_line();
    let covers = r#""proof":{"kind":"covers","covers":[{"scale":1,"truths":{"1B7":1},"links":{"8N3":1}},{"scale":1,"truths":{"1B7":1},"links":{"9N3":1}}]}"#;
    assert!(line.contains(covers), "{line}");
    assert_eq!(json::read(&line).unwrap().steps[0].proof, step.proof);
}

#[test]
fn a_sector_that_stands_twice_is_written_once() {
    let three: Sector = "3R1".parse().unwrap();
    let mut step = hidden_single();
    step.proof = Proof::cover(Cover::new(&[three, three], &["3C4".parse().unwrap(), three]));
    let line = StepsRecord::new("", vec![StepRecord::from(&step)]).to_line();
    assert!(line.contains(r#""truths":{"3R1":2},"links":{"3C4":1,"3R1":1}"#), "{line}");
    assert!(json::read(&line).is_ok());
}

#[test]
fn a_weight_that_no_proof_holds_is_written_but_refused() {
    let fact = "3R1".parse().unwrap();
    let mut step = hidden_single();
    let terms = [Term { fact, weight: i16::MIN }];
    step.proof = Proof::cover(Cover { scale: 1, terms: terms.into() });
    let record = StepRecord::from(&step);
    let line = StepsRecord::new("", vec![record.clone()]).to_line();
    assert!(line.contains(r#"{"3R1":32768}"#), "{line}");
    assert!(json::read(&line).unwrap_err().message.contains("a weight from 1 to 32767 for 3R1"));
    let fault = RecordedStep::try_from(record).unwrap_err();
    assert_eq!(fault, RecordFault::Weight { fact, weight: 32768 });
}

#[test]
fn wrong_lines_are_refused_with_their_place() {
    let refused = |text: &str, placed: bool, message: &str| {
        let error = json::read(text).unwrap_err();
        assert_eq!((error.line, error.message.as_str()), (1, message), "{text}");
        assert_eq!(error.column.is_some(), placed, "{text}");
    };
    let schema = "schema 3 is not known here; this program reads schemas 1 and 2";
    refused(r#"{"schema":3,"puzzle":"."}"#, true, schema);
    // Even where nothing else fits.
    refused(r#"{"puzzle":[],"steps":{},"schema":3}"#, true, schema);
    refused(r#"{"puzzle":"."}"#, true, "the field `schema` is missing");
    refused(r#"{"schema":1}"#, true, "the field `puzzle` is missing");
    refused(r#"{"schema":1,"puzzle":"."#, true, "expected the rest of a text, found the end");
    refused("", true, "expected a value, found the end");
    refused("{}}", true, "the field `schema` is missing");
    let object = "expected an object with schema, puzzle and steps, found 7";
    refused("7", true, object);
    refused(
        &line_of(r#"{"technique":"x","placements":["1r8c3","1r0c3"]}"#),
        true,
        "expected a candidate such as \"3r4c5\", found the text \"1r0c3\"",
    );
    refused(&line_of(r#"{"technique":"x"}"#), false, "steps[0]: the step has no proof");
    refused(&line_of(r#"{"proof":null}"#), true, "the field `technique` is missing");
}

#[test]
fn wrong_proofs_are_refused() {
    let refused = |proof: &str, message: &str| {
        let error = json::read(&line_of_proof(proof)).unwrap_err();
        assert_eq!(error.message, message);
        assert!(error.column.is_some());
    };
    refused("{}", "the field `kind` is missing");
    refused(
        r#"{"kind":"guess"}"#,
        "expected one of `cover`, `covers`, `rookeries`, `refute`, `cases`, `guardians`, `symmetry`, `rules`, `fillings`, found `guess`",
    );
    refused(r#"{"kind":"cover","scale":1,"truths":{}}"#, "the field `links` is missing");
    let cover = |scale: &str, truths: &str| {
        format!(r#"{{"kind":"cover","scale":{scale},"truths":{{{truths}}},"links":{{}}}}"#)
    };
    let weight = "expected a weight from 1 to 32767 for 1B7";
    refused(&cover("1", r#""1B7":0"#), &format!("{weight}, found 0"));
    refused(&cover("1", r#""1B7":-1"#), &format!("{weight}, found -1"));
    refused(&cover("1", r#""1B7":32768"#), &format!("{weight}, found 32768"));
    refused(&cover("1", r#""1B7":1.5"#), &format!("{weight}, found 1.5"));
    refused(&cover("1", r#""1B7":"1""#), &format!("{weight}, found the text \"1\""));
    refused(&cover("1", r#""1B7":1,"1b7":1"#), "the sector 1B7 occurs twice");
    let sector = r#"expected a sector such as "3R7", "4C9", "6B2" or "5N3""#;
    refused(&cover("1", r#""r1":1"#), &format!("{sector}, found the text \"r1\""));
    refused(&cover("32768", ""), "expected a whole number of 16 bits, found 32768");
    refused(&cover("1e999", ""), "number out of range");
}

#[test]
fn errors_speak_no_serde_and_show_the_place() {
    let whole = line_of(STEP);
    let jargon =
        ["EOF", "u64", "struct", "variant", "sequence", "invalid type", "borrowed", " map"];
    // Every cut, and every character replaced by some that are likely to be wrong there.
    let cuts = (0..whole.len()).map(|end| whole[..end].to_owned());
    let changes = (0..whole.len()).flat_map(|at| {
        let (before, after) = (&whole[..at], &whole[at + 1..]);
        ["7", "[", "{", "\"", ",", "null", "\u{1}", "é"].map(|c| format!("{before}{c}{after}"))
    });
    for text in cuts.chain(changes) {
        let Err(error) = json::read(&text) else { continue };
        let shown = error.to_string();
        assert!(!jargon.iter().any(|word| error.message.contains(word)), "{shown}");
        if let (Some(column), false) = (error.column, error.snippet.is_empty()) {
            assert!(column <= text.chars().count() + 1, "{shown}");
            let caret = shown.lines().last().unwrap();
            assert!(caret.trim() == "^" && caret.chars().count() <= 80, "{shown}");
        }
    }
    let error = json::read("{\"schema\":1,\"puzzle\":é}").unwrap_err();
    let text = "line 1, column 22: expected a value\n  {\"schema\":1,\"puzzle\":é}\n                       ^";
    assert_eq!(error.to_string(), text);
}

#[test]
fn lines_are_counted() {
    let good = line_of(STEP);
    let text = format!("{good}\r\n\n{}\n{good}", good.replace("1B7", "1X7"));
    let read: Vec<_> = json::read_lines(&text).collect();
    assert!(read[0].is_ok() && read[2].is_ok() && read.len() == 3);
    let error = read[1].as_ref().unwrap_err();
    assert_eq!(error.line, 3);
    assert!(error.to_string().starts_with("line 3, column "), "{error}");
}

/// Every example of `docs/json.md` is what it says: lines that read, and steps that the checker
/// accepts from the grids of their puzzles.
#[test]
fn the_examples_of_the_documentation() {
    let text = include_str!("../../../../docs/json.md");
    let (mut steps, mut statuses) = (0, Vec::new());
    let blocks = text.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    for line in blocks.flat_map(str::lines) {
        let path = json::read(line).unwrap_or_else(|error| panic!("{error}\n{line}"));
        if let Ok(record) = serde_json::from_str::<SolveRecord>(line) {
            // The program writes what this record has, and may say more behind it. The lean form has less.
            let written = record.to_line();
            let start = written.trim_end_matches('}');
            let is_lean = record.steps.iter().any(|step| step.shape.is_none());
            assert!(
                is_lean || line.starts_with(start),
                "an example is written as the program writes it: {line}"
            );
            statuses.push(record.status);
            if record.status == Status::Error {
                continue;
            }
        }
        let puzzle = ninerooks_text::formats::read(&path.puzzle).unwrap().puzzle;
        let mut grid = ninerooks_board::Grid::new(&puzzle).unwrap();
        for step in &path.steps {
            assert_eq!(check(&grid, &step.actions, &step.proof), Ok(()), "{line}");
            step.actions.iter().for_each(|action| action.apply(&mut grid));
            steps += 1;
        }
    }
    assert!(steps >= 2 && statuses.len() >= 5, "{steps} steps, {statuses:?}");
}

fn some_json() -> impl Strategy<Value = serde_json::Value> {
    use serde_json::{Value, json};
    let word = prop_oneof![
        "schema|puzzle|steps|status|technique|placements|eliminations|proof|kind|scale|truths",
        "links|cover|rookeries|deletions|1B7|8n3|3r4c5|hidden-single|solved|1",
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2..3i64).prop_map(Value::from),
        any::<f64>().prop_map(|n| json!(n)),
        word.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(6, 64, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::hash_map(word.clone(), inner, 0..8)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(common::every_time_the_same())]

    #[test]
    fn no_json_makes_it_panic(value in some_json()) {
        let _ = json::read(&value.to_string());
        if let serde_json::Value::Object(mut fields) = value {
            fields.insert("schema".into(), 1.into());
            fields.insert("puzzle".into(), "".into());
            let _ = json::read(&serde_json::Value::Object(fields).to_string());
        }
    }

    #[test]
    fn no_change_of_a_line_makes_it_panic(at in 0..260usize, c in any::<char>(), cut in 0..3usize) {
        let line = line_of(STEP);
        let at = at.min(line.len());
        let end = (at + cut).min(line.len());
        let _ = json::read(&format!("{}{c}{}", &line[..at], &line[end..]));
    }

    #[test]
    fn steps_read_back(
        candidates in prop::collection::vec((0..729usize, any::<bool>()), 0..12),
        terms in prop::collection::hash_map(0..324usize, prop_oneof![-300..0i16, 1..300i16], 0..20),
        scale in any::<i16>(),
    ) {
        let mut step = hidden_single();
        let action = |(index, place)| {
            let candidate = Candidate::from_index(index);
            if place { Action::Place(candidate) } else { Action::Eliminate(candidate) }
        };
        step.actions = candidates.into_iter().map(action).collect();
        let term = |(index, weight)| Term::new(Sector::from_index(index), weight);
        let mut terms: Vec<Term> = terms.into_iter().map(term).collect();
        terms.sort_by_key(|term| term.weight > 0); // truths come first in a record
        step.proof = Proof::cover(Cover { scale, terms: terms.into() });

        let line = StepsRecord::new("", vec![StepRecord::from(&step)]).to_line();
        let read = json::read(&line).unwrap().steps.remove(0);
        prop_assert_eq!(&read.proof, &step.proof);
        let mut actions = step.actions.to_vec();
        actions.sort_by_key(|action| matches!(action, Action::Eliminate(_)));
        prop_assert_eq!(read.actions, actions);
    }
}

#[test]
fn nesting_without_end_is_an_error() {
    assert!(json::read(&"[".repeat(100_000)).is_err());
    let deep = format!(r#"{{"schema":1,"puzzle":".","x":{}"#, "{\"x\":".repeat(100_000));
    assert!(json::read(&deep).is_err());
}

#[test]
fn a_step_is_read_back_whole() {
    let step = hidden_single();
    let line = StepsRecord::new("1...", vec![StepRecord::from(&step)]).to_line();
    let read = json::read(&line).unwrap().steps.remove(0);
    assert_eq!(read.shape, Some(step.shape.clone()));
    assert_eq!(read.to_step(Some(step.technique)), step);
    // A line without a shape, as other programs write them, still shows its truths and links.
    let shapeless = RecordedStep { shape: None, ..read };
    let Shape::Sets(sets) = shapeless.to_step(None).shape else { panic!() };
    assert_eq!((sets.truths, sets.rank), (1, 0));
}

#[test]
fn a_shape_that_is_none_is_refused() {
    let line = |shape: &str| {
        let step = format!("{{\"technique\":\"x\",\"shape\":{shape},\"proof\":null}}");
        json::read(&format!("{{\"schema\":1,\"puzzle\":\"1...\",\"steps\":[{step}]}}"))
    };
    let refused = |shape: &str| line(shape).unwrap_err().to_string();
    assert!(refused(r#"{"kind":"bird"}"#).contains("bird"), "{}", refused(r#"{"kind":"bird"}"#));
    let fish = r#"{"kind":"fish","digit":"0","base":[],"cover":[],"fins":[]}"#;
    assert!(refused(fish).contains('0'), "{}", refused(fish));
}
