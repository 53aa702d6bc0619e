//! Deductions under an assumption as JSON.
//!
//! Most of them say that one candidate of a sector is left, so these are just the sector's name;
//! what a cover excludes is an object.

use core::fmt;

use ninerooks_board::Sector;
use ninerooks_proof::{Action, Branch, Cases, Cover, Deduction, Disproof, Fact, Refutation};
use serde::de::{self, Deserializer, MapAccess, Visitor, value};
use serde::{Deserialize, Serialize, Serializer};

use super::names::{CandidateName, Name};
use super::proof::{CoverRecord, ProofRecord};
use super::record_fault::RecordFault;
use super::weights::Weights;

/// A disproof: `{"target":"3r4c5","deductions":["3R7","4C9"],"conflict":"5N3"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DisproofRecord {
    /// What is assumed to be true, and refuted, when it is one candidate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<CandidateName>,
    /// What else is assumed to be true. Schema 2.
    #[serde(default, rename = "true", skip_serializing_if = "Vec::is_empty")]
    pub are_true: Vec<CandidateName>,
    /// What is assumed to be false. Schema 2.
    #[serde(default, rename = "false", skip_serializing_if = "Vec::is_empty")]
    pub are_false: Vec<CandidateName>,
    /// What follows, in its order.
    pub deductions: Vec<DeductionRecord>,
    /// The sector that is left without candidates.
    pub conflict: SectorName,
}

/// A branch: `{"candidate":"3r4c5","deductions":["3R7","4C9"]}`, with a `conflict` where the branch
/// is impossible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BranchRecord {
    /// What is assumed.
    pub candidate: CandidateName,
    /// What follows, in its order.
    pub deductions: Vec<DeductionRecord>,
    /// A sector that is left without candidates, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conflict: Option<SectorName>,
}

/// A deduction: `"3R7"`, or `{"scale":1,"truths":{"1B7":1},"links":{"1R8":1},"eliminates":["1r8c5"]}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeductionRecord {
    /// The sector has one candidate left.
    Only(Sector),
    /// A cover, and what it excludes.
    Cover(CoverRecord, Vec<CandidateName>),
    /// A proof inside the proof, and what it shows. Schema 2.
    Inner(Box<InnerRecord>),
}

/// A proof inside a proof: `{"by":{"kind":"refute",…},"eliminations":["3r4c5"]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InnerRecord {
    /// Why it follows from what is left.
    pub by: ProofRecord,
    /// What it makes true.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placements: Vec<CandidateName>,
    /// What it excludes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub eliminations: Vec<CandidateName>,
}

/// A sector or a lemma as a JSON string: `"3R7"`, `"L1"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FactName(pub Fact);

impl Serialize for FactName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for FactName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Name::<Fact>::deserialize(deserializer).map(|name| Self(name.0))
    }
}

/// A sector as a JSON string: `"3R7"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SectorName(pub Sector);

impl Serialize for SectorName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for SectorName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Name::<Sector>::deserialize(deserializer).map(|name| Self(name.0))
    }
}

/// A cover that is written as a deduction.
#[derive(Serialize)]
struct Covering<'a> {
    #[serde(flatten)]
    cover: &'a CoverRecord,
    eliminates: &'a [CandidateName],
}

/// A deduction that is read as an object: with `by` an inner proof, else a cover.
#[derive(Deserialize)]
struct Object {
    scale: Option<i16>,
    truths: Option<Weights>,
    links: Option<Weights>,
    eliminates: Option<Vec<CandidateName>>,
    by: Option<ProofRecord>,
    #[serde(default)]
    placements: Vec<CandidateName>,
    #[serde(default)]
    eliminations: Vec<CandidateName>,
}

impl Serialize for DeductionRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Only(sector) => serializer.collect_str(sector),
            Self::Cover(cover, eliminates) => Covering { cover, eliminates }.serialize(serializer),
            Self::Inner(inner) => inner.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for DeductionRecord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DeductionVisitor)
    }
}

struct DeductionVisitor;

impl<'de> Visitor<'de> for DeductionVisitor {
    type Value = DeductionRecord;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a sector such as \"3R7\", or an object with a cover and what it eliminates")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<DeductionRecord, E> {
        let sector =
            text.parse().map_err(|_| E::invalid_value(de::Unexpected::Str(text), &self))?;
        Ok(DeductionRecord::Only(sector))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<DeductionRecord, A::Error> {
        let object = Object::deserialize(value::MapAccessDeserializer::new(map))?;
        let Object { scale, truths, links, eliminates, by, placements, eliminations } = object;
        if let Some(by) = by {
            let inner = InnerRecord { by, placements, eliminations };
            return Ok(DeductionRecord::Inner(Box::new(inner)));
        }
        let missing = de::Error::missing_field;
        let cover = CoverRecord {
            scale: scale.ok_or_else(|| missing("scale"))?,
            truths: truths.ok_or_else(|| missing("truths"))?,
            links: links.ok_or_else(|| missing("links"))?,
        };
        Ok(DeductionRecord::Cover(cover, eliminates.ok_or_else(|| missing("eliminates"))?))
    }
}

impl From<&Deduction> for DeductionRecord {
    fn from(deduction: &Deduction) -> Self {
        match deduction {
            Deduction::Only(sector) => Self::Only(*sector),
            Deduction::Cover { cover, eliminates } => {
                Self::Cover(cover.into(), eliminates.iter().copied().map(CandidateName).collect())
            }
            Deduction::Inner { by, actions } => {
                let (placements, eliminations) = parts(actions);
                let by = (&**by).into();
                Self::Inner(Box::new(InnerRecord { by, placements, eliminations }))
            }
        }
    }
}

impl TryFrom<DeductionRecord> for Deduction {
    type Error = RecordFault;

    fn try_from(record: DeductionRecord) -> Result<Self, RecordFault> {
        match record {
            DeductionRecord::Only(sector) => Ok(Self::Only(sector)),
            DeductionRecord::Cover(cover, eliminates) => Ok(Self::Cover {
                cover: Cover::try_from(cover)?,
                eliminates: eliminates.into_iter().map(|name| name.0).collect(),
            }),
            DeductionRecord::Inner(inner) => Ok(Self::Inner {
                by: Box::new(inner.by.try_into()?),
                actions: actions(&inner.placements, &inner.eliminations),
            }),
        }
    }
}

impl DeductionRecord {
    /// Whether schema 1 has it.
    fn is_first(&self) -> bool {
        match self {
            Self::Only(_) => true,
            Self::Cover(cover, _) => cover.is_first(),
            Self::Inner(_) => false,
        }
    }
}

/// What is placed or assumed to be true, and what is eliminated or assumed to be false.
fn parts(actions: &[Action]) -> (Vec<CandidateName>, Vec<CandidateName>) {
    let part = |places: bool| {
        let of = |action: &&Action| matches!(action, Action::Place(_)) == places;
        actions.iter().filter(of).map(|action| CandidateName(action.candidate())).collect()
    };
    (part(true), part(false))
}

fn actions(placed: &[CandidateName], eliminated: &[CandidateName]) -> Box<[Action]> {
    let placed = placed.iter().map(|name| Action::Place(name.0));
    placed.chain(eliminated.iter().map(|name| Action::Eliminate(name.0))).collect()
}

fn records(deductions: &[Deduction]) -> Vec<DeductionRecord> {
    deductions.iter().map(DeductionRecord::from).collect()
}

fn deductions(records: Vec<DeductionRecord>) -> Result<Box<[Deduction]>, RecordFault> {
    records.into_iter().map(Deduction::try_from).collect()
}

impl From<&Disproof> for DisproofRecord {
    fn from(disproof: &Disproof) -> Self {
        let target = disproof.target().map(CandidateName);
        let assumes = if target.is_some() { &[] } else { &*disproof.assumes };
        let (are_true, are_false) = parts(assumes);
        Self {
            target,
            are_true,
            are_false,
            deductions: records(&disproof.deductions),
            conflict: SectorName(disproof.conflict),
        }
    }
}

impl From<&Branch> for BranchRecord {
    fn from(branch: &Branch) -> Self {
        Self {
            candidate: CandidateName(branch.candidate),
            deductions: records(&branch.deductions),
            conflict: branch.conflict.map(SectorName),
        }
    }
}

impl DisproofRecord {
    /// Whether schema 1 has all that it says.
    pub(super) fn is_first(&self) -> bool {
        self.target.is_some()
            && self.are_true.is_empty()
            && self.are_false.is_empty()
            && self.deductions.iter().all(DeductionRecord::is_first)
    }
}

impl BranchRecord {
    /// Whether schema 1 has all that it says.
    pub(super) fn is_first(&self) -> bool {
        self.deductions.iter().all(DeductionRecord::is_first)
    }
}

/// The proof of these disproofs.
pub(super) fn refutation(records: Vec<DisproofRecord>) -> Result<Refutation, RecordFault> {
    let disproof = |record: DisproofRecord| {
        let are_true: Vec<_> = record.target.into_iter().chain(record.are_true).collect();
        let assumes = actions(&are_true, &record.are_false);
        let deductions = deductions(record.deductions)?;
        Ok(Disproof { assumes, deductions, conflict: record.conflict.0 })
    };
    Ok(Refutation { disproofs: records.into_iter().map(disproof).collect::<Result<_, _>>()? })
}

/// The proof of these branches.
pub(super) fn cases(truth: FactName, records: Vec<BranchRecord>) -> Result<Cases, RecordFault> {
    let branch = |record: BranchRecord| {
        let conflict = record.conflict.map(|name| name.0);
        let candidate = record.candidate.0;
        Ok(Branch { candidate, deductions: deductions(record.deductions)?, conflict })
    };
    let branches = records.into_iter().map(branch).collect::<Result<_, _>>()?;
    Ok(Cases { truth: truth.0, branches })
}
