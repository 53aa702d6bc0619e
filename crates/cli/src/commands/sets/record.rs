//! Findings for programs.

use std::collections::BTreeMap;

use ninerooks_logic::setlogic::{Finding, Once, Pattern, Witness};
use ninerooks_logic::techniques;
use ninerooks_text::json::{CandidateName, ProofRecord, Schema, StepRecord};
use serde::Serialize;

use crate::puzzle::Start;
use crate::term::output;

#[derive(Serialize)]
struct SetsRecord<'a> {
    schema: Schema,
    puzzle: &'a str,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<CandidateName>,
    #[serde(skip_serializing_if = "Option::is_none")]
    truths: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    multiplicity: Option<u16>,
    /// What is proved, as a path of one step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<StepRecord>,
    /// The truths and links that prove nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    sets: Option<ProofRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    assignments: Vec<CandidateName>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    uncovered: BTreeMap<CandidateName, i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    witness: Option<WitnessRecord>,
    /// Whether a pattern for the whole puzzle exists whose sets count once each.
    #[serde(skip_serializing_if = "Option::is_none")]
    once: Option<bool>,
}

/// A point of the relaxation: numerators over a denominator, all others 0.
#[derive(Serialize)]
struct WitnessRecord {
    denominator: i32,
    parts: BTreeMap<CandidateName, i32>,
}

/// A finding as an object on a line.
pub(super) fn line(start: &Start, finding: &Finding) -> String {
    let size = finding.pattern.as_ref().map(Pattern::size);
    let step = finding.step(&start.grid, techniques::SET_LOGIC.id());
    let is_proved = finding.outcome.is_yes();
    let named = |&(candidate, number): &(_, i64)| (CandidateName(candidate), number);
    output::json_line(&SetsRecord {
        schema: Schema::One,
        puzzle: &start.recorded,
        verdict: finding.outcome.name(),
        target: finding.target.map(CandidateName),
        truths: size.map(|size| size.truths),
        rank: size.map(|size| size.rank),
        multiplicity: size.map(|size| size.multiplicity),
        steps: if is_proved { step.iter().map(StepRecord::from).collect() } else { Vec::new() },
        sets: step.filter(|_| !is_proved).map(|step| ProofRecord::from(&step.proof.then)),
        assignments: finding.placements.iter().copied().map(CandidateName).collect(),
        uncovered: finding.uncovered.iter().map(named).collect(),
        witness: finding.witness.as_ref().and_then(witness),
        once: match finding.once {
            Some(Once::Yes(_)) => Some(true),
            Some(Once::No) => Some(false),
            Some(Once::Unknown) | None => None,
        },
    })
}

fn witness(witness: &Witness) -> Option<WitnessRecord> {
    let Witness::Exact { denominator, parts } = witness else { return None };
    let parts = parts.iter().map(|&(candidate, part)| (CandidateName(candidate), part)).collect();
    Some(WitnessRecord { denominator: *denominator, parts })
}
