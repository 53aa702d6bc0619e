//! Reading lines back, whoever wrote them.

use ninerooks_board::{Puzzle, Rule, Rules};
use serde::Deserialize;

use super::{JsonError, RecordFault, RecordedStep, RuleName, Schema, StepsRecord};
use crate::formats::{self, Fault, ReadError};

/// The most steps that a path may have. There are 729 candidates, so longer ones say nothing.
pub const MAX_STEPS: usize = 10_000;

/// A path that was read: a puzzle and the steps from there, ready for the checker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedPath {
    /// Where it begins, in the words of the line: any format.
    pub puzzle: String,
    /// The rules that the line lists beside it.
    pub rules: Rules,
    /// The steps in order.
    pub steps: Vec<RecordedStep>,
}

impl RecordedPath {
    /// The puzzle with all its rules: those that its text says, and those that the line lists.
    ///
    /// # Errors
    /// When the text is no puzzle, or there are too many rules.
    pub fn start(&self) -> Result<Puzzle, ReadError> {
        let mut puzzle = formats::read(&self.puzzle)?.puzzle;
        if self.rules.is_none() || self.rules == puzzle.rules {
            return Ok(puzzle);
        }
        let mut all = puzzle.rules.list().to_vec();
        all.extend(
            self.rules.list().iter().filter(|rule| !puzzle.rules.list().contains(rule)).cloned(),
        );
        puzzle.rules = Rules::new(&all).map_err(|error| {
            let expected = format!("rules that can be meant ({error})");
            ReadError::new(&self.puzzle, &Fault::new(0, expected, "others"))
        })?;
        Ok(puzzle)
    }
}

/// Reads one object, a solve line or a steps line.
///
/// # Errors
/// Where the text is not JSON, or the object is not what its schema says, or has more than
/// [`MAX_STEPS`]. Fields that are not known are passed over.
///
/// ```
/// use ninerooks_text::json;
/// let path = json::read(r#"{"schema":1,"puzzle":"1...","note":"mine","steps":[]}"#)?;
/// assert_eq!((path.puzzle.as_str(), path.steps.len()), ("1...", 0));
///
/// let error = json::read(r#"{"schema":3,"puzzle":"1..."}"#).unwrap_err();
/// assert_eq!(error.to_string(), "\
/// line 1, column 11: schema 3 is not known here; this program reads schemas 1 and 2
///   {\"schema\":3,\"puzzle\":\"1...\"}
///             ^");
/// # Ok::<(), json::JsonError>(())
/// ```
pub fn read(text: &str) -> Result<RecordedPath, JsonError> {
    let record: StepsRecord = serde_json::from_str(text).map_err(|error| {
        // Of a line in another schema nothing else can be expected to fit.
        match serde_json::from_str::<SchemaOnly>(text) {
            Ok(_) => JsonError::new(text, &error),
            Err(schema) => JsonError::new(text, &schema),
        }
    })?;
    if record.steps.len() > MAX_STEPS {
        let found = record.steps.len();
        let message = format!("expected {MAX_STEPS} steps at most, found {found}; split the path");
        return Err(JsonError::without_place(message));
    }
    let rules: Vec<Rule> = record.rules.into_iter().map(|RuleName(rule)| rule).collect();
    if !rules.is_empty() && record.schema < Schema::Two {
        return Err(JsonError::without_place("rules: only schema 2 has them".to_owned()));
    }
    let rules = Rules::new(&rules).map_err(|error| JsonError::without_place(error.to_string()))?;
    let mut steps = Vec::with_capacity(record.steps.len());
    for (i, step) in record.steps.into_iter().enumerate() {
        if step.schema() > record.schema {
            let fault = RecordFault::Schema;
            return Err(JsonError::without_place(format!("steps[{i}]: {fault}")));
        }
        let step = RecordedStep::try_from(step)
            .map_err(|fault| JsonError::without_place(format!("steps[{i}]: {fault}")))?;
        steps.push(step);
    }
    Ok(RecordedPath { puzzle: record.puzzle, rules, steps })
}

/// Reads JSON Lines, one object a line; blank lines are passed over. Errors name their line.
///
/// ```
/// use ninerooks_text::json;
/// let text = "{\"schema\":1,\"puzzle\":\"1...\"}\n\n{\"schema\":1}\n";
/// let paths: Vec<_> = json::read_lines(text).collect();
/// assert!(paths[0].is_ok());
/// let error = paths[1].as_ref().unwrap_err();
/// assert_eq!((error.line, error.column), (3, Some(12)));
/// assert_eq!(error.message, "the field `puzzle` is missing");
/// ```
pub fn read_lines(text: &str) -> impl Iterator<Item = Result<RecordedPath, JsonError>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(i, line)| read(line).map_err(|error| JsonError { line: i + 1, ..error }))
}

/// Reads one object of any kind. Where a field is missing or wrong, the error says so as those of
/// [`read`] do.
///
/// # Errors
/// Where the text is not JSON, or not such an object.
pub fn read_as<T: for<'a> Deserialize<'a>>(text: &str) -> Result<T, JsonError> {
    serde_json::from_str(text).map_err(|error| JsonError::new(text, &error))
}

#[derive(Deserialize)]
#[serde(expecting = "an object with schema, puzzle and steps")]
struct SchemaOnly {
    #[allow(dead_code)] // reading it is the test
    schema: Schema,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_too_many_steps_is_refused() {
        let path = |steps: usize| {
            let steps =
                vec!["{\"technique\":\"x\",\"proof\":{\"kind\":\"covers\",\"covers\":[]}}"; steps];
            read(&format!("{{\"schema\":1,\"puzzle\":\"\",\"steps\":[{}]}}", steps.join(",")))
        };
        assert_eq!(path(MAX_STEPS).map(|path| path.steps.len()), Ok(MAX_STEPS));
        let error = path(MAX_STEPS + 1).expect_err("one too many");
        assert_eq!(error.message, "expected 10000 steps at most, found 10001; split the path");
    }
}
