//! JSON Lines: one object a line, for programs. `docs/json.md` describes it for their authors.
//!
//! [`SolveRecord`] is what a solver says of a puzzle, [`StepsRecord`] a path and nothing else.
//! Anybody may write such lines; [`read`] takes them apart into what the checker needs. A field
//! that is not known is passed over, a schema other than 1 and 2 is refused, and whatever is wrong is an
//! error with its place.

mod assumptions;
mod deletions;
mod fault;
mod lemmas;
mod moved;
mod names;
mod proof;
mod read;
mod record_fault;
mod rules;
mod step;
mod weights;
mod written;

pub use assumptions::{
    BranchRecord, DeductionRecord, DisproofRecord, FactName, InnerRecord, SectorName,
};
pub use deletions::Deletions;
pub use fault::JsonError;
pub use lemmas::{ClauseRecord, GuardianName, GuardiansRecord, LemmaRecord, SymmetryRecord};
pub use moved::moved;
pub use names::CandidateName;
pub use proof::{CoverRecord, ProofRecord};
pub use read::{MAX_STEPS, RecordedPath, read, read_as, read_lines};
pub use record_fault::RecordFault;
pub use rules::RuleName;
pub use step::{RecordedStep, StepRecord};
pub use weights::Weights;
pub use written::{Form, Written};

use ninerooks_board::Rules;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The version of a line. What is written says the first one that has all of it; reading knows both,
/// and refuses any other.
///
/// Schema 2 has, beyond schema 1, lemmas, proofs inside proofs, guardians, symmetries, disproofs that
/// assume more than one candidate to be true, and rules of the puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Schema {
    /// `"schema":1`.
    #[default]
    One,
    /// `"schema":2`.
    Two,
}

impl Schema {
    /// The greatest that this program knows.
    pub const NEWEST: Self = Self::Two;

    /// The number.
    pub const fn number(self) -> u64 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// The first one that has all that the steps say.
    pub fn of(steps: &[StepRecord]) -> Self {
        steps.iter().map(StepRecord::schema).max().unwrap_or_default()
    }

    /// The first one that has such rules.
    pub const fn of_rules(rules: Rules) -> Self {
        if rules.is_none() { Self::One } else { Self::Two }
    }
}

impl Serialize for Schema {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.number())
    }
}

impl<'de> Deserialize<'de> for Schema {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u64::deserialize(deserializer)? {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            other => Err(de::Error::custom(format_args!(
                "schema {other} is not known here; this program reads schemas 1 and 2"
            ))),
        }
    }
}

/// How a solver's run on a puzzle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Status {
    /// Logic reached the solution.
    Solved,
    /// Logic found no next step; `end` is what it left.
    Stuck,
    /// The puzzle contradicts the rules: it has no solution.
    Invalid,
    /// The puzzle has more than one solution.
    Multiple,
    /// The puzzle could not be read.
    Error,
}

/// What a solver says of one puzzle.
///
/// ```
/// use ninerooks_text::json::{SolveRecord, Status};
/// let record = SolveRecord {
///     message: Some("9 characters, and a grid has 81".into()),
///     line: Some(3),
///     ..SolveRecord::new("123456789", Status::Error)
/// };
/// assert_eq!(
///     record.to_line(),
///     r#"{"schema":1,"puzzle":"123456789","status":"error","steps":[],"#.to_string()
///         + r#""message":"9 characters, and a grid has 81","line":3}"#
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolveRecord {
    /// The version of this record.
    pub schema: Schema,
    /// The puzzle: 81 characters, or the text as read when it says more (or could not be read).
    pub puzzle: String,
    /// The rules that the puzzle adds to the classic ones, where the text has no words for them. Schema 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleName>,
    /// How it ended.
    pub status: Status,
    /// The profile that the steps were chosen by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The steps in order.
    #[serde(default)]
    pub steps: Vec<StepRecord>,
    /// The solution, 81 digits, when it was reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// The state that was left when no step was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// What is wrong, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// The line of the input that the puzzle began on, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
}

impl SolveRecord {
    /// A record with nothing but what it must have.
    pub fn new(puzzle: impl Into<String>, status: Status) -> Self {
        Self {
            schema: Schema::One,
            puzzle: puzzle.into(),
            rules: Vec::new(),
            status,
            profile: None,
            steps: Vec::new(),
            solution: None,
            end: None,
            message: None,
            line: None,
        }
    }

    /// The record of a puzzle with these rules.
    #[must_use]
    pub fn under(self, rules: Rules) -> Self {
        let schema = self.schema.max(Schema::of_rules(rules));
        Self { schema, rules: RuleName::all(rules), ..self }
    }

    /// The record as one line, without the line's end, in the first schema that has all its steps.
    pub fn to_line(&self) -> String {
        let schema = Schema::of(&self.steps);
        if schema > self.schema {
            return to_line(&Self { schema, ..self.clone() });
        }
        to_line(self)
    }
}

/// A path: a puzzle and the steps from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepsRecord {
    /// The version of this record.
    pub schema: Schema,
    /// The puzzle in any format: where the path begins.
    pub puzzle: String,
    /// The rules that the puzzle adds to the classic ones, where the text has no words for them. Schema 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleName>,
    /// The steps in order.
    #[serde(default)]
    pub steps: Vec<StepRecord>,
}

impl StepsRecord {
    /// The record of a path that begins at `puzzle`.
    pub fn new(puzzle: impl Into<String>, steps: Vec<StepRecord>) -> Self {
        Self { schema: Schema::of(&steps), puzzle: puzzle.into(), rules: Vec::new(), steps }
    }

    /// The record of a puzzle with these rules.
    ///
    /// ```
    /// use ninerooks_board::{Rule, Rules};
    /// use ninerooks_text::json::{StepsRecord, read};
    /// let rules = Rules::new(&[Rule::AntiKnight])?;
    /// let line = StepsRecord::new(".".repeat(81), Vec::new()).under(rules).to_line();
    /// assert!(line.contains(r#""rules":["anti-knight"]"#));
    /// assert_eq!(read(&line)?.start()?.rules, rules);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn under(self, rules: Rules) -> Self {
        let schema = self.schema.max(Schema::of_rules(rules));
        Self { schema, rules: RuleName::all(rules), ..self }
    }

    /// The record as one line, without the line's end.
    pub fn to_line(&self) -> String {
        to_line(self)
    }
}

fn to_line<T: Serialize>(record: &T) -> String {
    serde_json::to_string(record).expect("memory takes all, and every key of a record is text")
}
