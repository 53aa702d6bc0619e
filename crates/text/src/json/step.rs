//! Steps as JSON objects.

use std::borrow::Cow;

use core::fmt;

use ninerooks_proof::{Action, Fact, Proof};
use ninerooks_step::Step;
use serde::{Deserialize, Serialize};

use super::Schema;
use super::lemmas::{LemmaRecord, lemmas};
use super::names::CandidateName;
use super::proof::ProofRecord;
use crate::notation::describe;

/// A step as it stands in a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepRecord {
    /// The technique's name for programs: `hidden-single`.
    pub technique: Cow<'static, str>,
    /// The digits that it writes.
    #[serde(default)]
    pub placements: Vec<CandidateName>,
    /// The candidates that it eliminates.
    #[serde(default)]
    pub eliminations: Vec<CandidateName>,
    /// The step in a line, for people. Nothing is read from it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<Cow<'static, str>>,
    /// Clauses that the proof may weigh, each shown by those before it. Schema 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lemmas: Vec<LemmaRecord>,
    /// Why it is right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<ProofRecord>,
}

impl From<&Step> for StepRecord {
    fn from(step: &Step) -> Self {
        Self {
            technique: Cow::Borrowed(step.technique.id()),
            placements: step.placements().map(CandidateName).collect(),
            eliminations: step.eliminations().map(CandidateName).collect(),
            notation: Some(Cow::Owned(describe(step))),
            lemmas: step.proof.lemmas.iter().map(LemmaRecord::from).collect(),
            proof: Some(ProofRecord::from(&step.proof.then)),
        }
    }
}

impl StepRecord {
    /// The first schema that has all that the step says.
    pub fn schema(&self) -> Schema {
        let is_first = self.lemmas.is_empty() && self.proof.iter().all(ProofRecord::is_first);
        if is_first { Schema::One } else { Schema::Two }
    }
}

/// A step that was read: what [`ninerooks_proof::check`] needs, and the name of what found it,
/// which may be of another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedStep {
    /// The name of what found it.
    pub technique: String,
    /// What it does: placements, then eliminations.
    pub actions: Vec<Action>,
    /// Why it is right.
    pub proof: Proof,
}

impl TryFrom<StepRecord> for RecordedStep {
    type Error = RecordFault;

    fn try_from(record: StepRecord) -> Result<Self, RecordFault> {
        let placements = record.placements.into_iter().map(|name| Action::Place(name.0));
        let eliminations = record.eliminations.into_iter().map(|name| Action::Eliminate(name.0));
        Ok(Self {
            technique: record.technique.into_owned(),
            actions: placements.chain(eliminations).collect(),
            proof: Proof {
                lemmas: lemmas(record.lemmas)?,
                then: record.proof.ok_or(RecordFault::NoProof)?.try_into()?,
            },
        })
    }
}

/// Why a record that is well-formed is no step to check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordFault {
    /// It has no proof.
    NoProof,
    /// A weight is too large for a proof.
    Weight {
        /// The sector or lemma.
        fact: Fact,
        /// Its weight.
        weight: u32,
    },
    /// The line says schema 1, and the step has what only schema 2 has.
    Schema,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoProof => f.write_str("the step has no proof"),
            Self::Weight { fact, weight } => {
                write!(f, "the weight {weight} of {fact} is above {}", i16::MAX)
            }
            Self::Schema => f.write_str("the proof is of a kind that schema 1 does not have"),
        }
    }
}

impl core::error::Error for RecordFault {}
