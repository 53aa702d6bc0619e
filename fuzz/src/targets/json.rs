//! Any text as a line of JSON.

use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_proof::{Action, Reason, check};
use ninerooks_text::formats;
use ninerooks_text::json::{self, ProofRecord, SolveRecord, StepsRecord};

pub(super) const WORDS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "null",
    "true",
    "1e9",
    "-1",
    "0",
    "1.5",
    "65536",
    "32767",
    "\"schema\":1",
    "\"puzzle\":\"",
    "\"steps\":[",
    "\"technique\":\"x\"",
    "\"placements\":[",
    "\"eliminations\":[",
    "\"proof\":{",
    "\"kind\":\"cover\"",
    "\"kind\":\"covers\"",
    "\"kind\":\"rookeries\"",
    "\"kind\":\"refute\"",
    "\"kind\":\"cases\"",
    "\"scale\":1",
    "\"truths\":{",
    "\"links\":{",
    "\"covers\":[",
    "\"deletions\":[",
    "\"4(000001)\"",
    "\"#9\"",
    "\"disproofs\":[",
    "\"target\":\"3r4c5\"",
    "\"deductions\":[",
    "\"conflict\":\"3R4\"",
    "\"branches\":[",
    "\"candidate\":\"3r4c5\"",
    "\"kind\":\"equations\"",
    "\"kind\":\"candidates\"",
    "\"kind\":\"rectangle\"",
    "\"cells\":[\"r1c1\"",
    "\"patterns\":[",
    "\"3R4\":1",
    "\"5N3\":2",
    "\\u0000",
    "\\ud800",
    "é",
    "[[[[[[[[",
    "\n",
];

/// How many positions a search may look at before nothing is said of the solutions.
const POSITIONS: u64 = 2_000;

/// Any line is a path or an error with a place, and no path is accepted against a solution.
pub(super) fn run(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let text = text.as_ref();
    for result in json::read_lines(text) {
        if let Err(error) = result {
            assert!(error.line <= text.lines().count().max(1), "{error}");
        }
    }
    let _ = json::read_as::<SolveRecord>(text);
    let path = match json::read(text) {
        Ok(path) => path,
        Err(error) => {
            if let Some(column) = error.column {
                let line = text.lines().nth(error.line - 1).unwrap_or_default();
                assert!(column <= line.chars().count() + 1, "{error}");
            }
            assert!(error.caret <= error.snippet.chars().count(), "{error}");
            let (expected, _) = error.message.split_once(", found").unwrap_or((&error.message, ""));
            return expected.chars().filter(|c| !c.is_ascii_digit()).take(60).collect();
        }
    };
    same_again(text);
    let Ok(read) = formats::read(&path.puzzle) else { return "no puzzle".to_owned() };
    let Ok(mut grid) = Grid::new(&read.puzzle) else { return "no grid".to_owned() };
    let solution = match solutions_within(&grid, POSITIONS) {
        Ok(Solutions::One(solution)) => Some(solution),
        _ => None,
    };
    for (i, step) in path.steps.iter().enumerate() {
        if let Err(refusal) = check(&grid, &step.actions, &step.proof) {
            let words = refusal.to_string();
            return words.chars().filter(|c| c.is_alphabetic()).take(40).collect();
        }
        for action in &step.actions {
            if let Some(solution) = &solution {
                assert!(is_true(*action, solution), "step {i}: {action} is accepted");
            }
            action.apply(&mut grid);
        }
    }
    format!("accepted {} {}", path.steps.len().min(9), solution.is_some())
}

/// A path that is read is written so that it is read the same.
fn same_again(text: &str) {
    let Ok(record) = json::read_as::<StepsRecord>(text) else { return };
    let written = record.to_line();
    let again = json::read_as::<StepsRecord>(&written);
    let again = again.unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(again, record, "{written}");
    for proof in record.steps.into_iter().filter_map(|step| step.proof) {
        let Ok(reason) = Reason::try_from(proof) else { continue };
        let again = Reason::try_from(ProofRecord::from(&reason));
        assert!(again.is_ok(), "a proof that is read can be written: {reason:?}");
    }
}

fn is_true(action: Action, solution: &Grid) -> bool {
    let candidate = action.candidate();
    let has = solution.value(candidate.cell()) == Some(candidate.digit());
    has == matches!(action, Action::Place(_))
}
