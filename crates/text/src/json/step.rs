//! Steps as JSON objects.

use std::borrow::Cow;

use ninerooks_proof::{Action, Proof, Reason};
use ninerooks_step::{Family, Info, Sets, Shape, Step, TechniqueId};
use serde::{Deserialize, Serialize};

use super::Schema;
use super::lemmas::{LemmaRecord, lemmas};
use super::names::CandidateName;
use super::proof::ProofRecord;
use super::record_fault::RecordFault;
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
    /// What a person sees in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<Shape>,
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
            shape: Some(step.shape.clone()),
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
    /// What a person sees in it, if the line says so.
    pub shape: Option<Shape>,
    /// What it does: placements, then eliminations.
    pub actions: Vec<Action>,
    /// Why it is right.
    pub proof: Proof,
}

/// What a technique is taken for whose name is not known here.
static FOREIGN: Info = Info {
    id: "foreign",
    name: "Step",
    family: Family::SetLogic,
    since: "0.2",
    aliases: &[],
    doc: "",
};

impl RecordedStep {
    /// The whole step again, to be drawn and explained. `technique` is the one that goes by its name,
    /// if there is one. A step without a shape shows the truths and links of its proof.
    pub fn to_step(&self, technique: Option<TechniqueId>) -> Step {
        let shape = self.shape.clone().unwrap_or_else(|| {
            let first = match &self.proof.then {
                Reason::Covers(covers) => covers.first(),
                _ => None,
            };
            let (truths, rank) =
                first.map_or((0, 0), |cover| (cover.truth_count() as u64, cover.rank()));
            Shape::Sets(Sets { truths, rank, known: None })
        });
        Step {
            technique: technique.unwrap_or_else(|| TechniqueId::new(&FOREIGN)),
            actions: self.actions.iter().copied().collect(),
            shape,
            proof: self.proof.clone(),
        }
    }
}

impl TryFrom<StepRecord> for RecordedStep {
    type Error = RecordFault;

    fn try_from(record: StepRecord) -> Result<Self, RecordFault> {
        let placements = record.placements.into_iter().map(|name| Action::Place(name.0));
        let eliminations = record.eliminations.into_iter().map(|name| Action::Eliminate(name.0));
        Ok(Self {
            technique: record.technique.into_owned(),
            shape: record.shape,
            actions: placements.chain(eliminations).collect(),
            proof: Proof {
                lemmas: lemmas(record.lemmas)?,
                then: record.proof.ok_or(RecordFault::NoProof)?.try_into()?,
            },
        })
    }
}
