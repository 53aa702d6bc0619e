//! Deductions under a supposition as JSON.
//!
//! Most of them say that one candidate of a sector is left, so these are just the sector's name;
//! what a cover excludes is an object.

use core::fmt;

use ninerooks_board::Sector;
use ninerooks_proof::{Branch, Cases, Cover, Deduction, Disproof, Refutation};
use serde::de::{self, Deserializer, MapAccess, Visitor, value};
use serde::{Deserialize, Serialize, Serializer};

use super::names::{CandidateName, Name};
use super::proof::CoverRecord;
use super::step::RecordFault;

/// A disproof: `{"target":"3r4c5","deductions":["3R7","4C9"],"conflict":"5N3"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DisproofRecord {
    /// What is supposed, and refuted.
    pub target: CandidateName,
    /// What follows, in its order.
    pub deductions: Vec<DeductionRecord>,
    /// The sector that is left without candidates.
    pub conflict: SectorName,
}

/// A branch: `{"candidate":"3r4c5","deductions":["3R7","4C9"]}`, with a `conflict` where the branch
/// is impossible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BranchRecord {
    /// What is supposed.
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

/// A deduction that is an object.
#[derive(Serialize, Deserialize)]
struct Covering {
    #[serde(flatten)]
    cover: CoverRecord,
    eliminates: Vec<CandidateName>,
}

impl Serialize for DeductionRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Only(sector) => serializer.collect_str(sector),
            Self::Cover(cover, eliminates) => {
                Covering { cover: cover.clone(), eliminates: eliminates.clone() }
                    .serialize(serializer)
            }
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
        let Covering { cover, eliminates } =
            Covering::deserialize(value::MapAccessDeserializer::new(map))?;
        Ok(DeductionRecord::Cover(cover, eliminates))
    }
}

impl From<&Deduction> for DeductionRecord {
    fn from(deduction: &Deduction) -> Self {
        match deduction {
            Deduction::Only(sector) => Self::Only(*sector),
            Deduction::Cover { cover, eliminates } => {
                Self::Cover(cover.into(), eliminates.iter().copied().map(CandidateName).collect())
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
        }
    }
}

fn records(deductions: &[Deduction]) -> Vec<DeductionRecord> {
    deductions.iter().map(DeductionRecord::from).collect()
}

fn deductions(records: Vec<DeductionRecord>) -> Result<Box<[Deduction]>, RecordFault> {
    records.into_iter().map(Deduction::try_from).collect()
}

impl From<&Disproof> for DisproofRecord {
    fn from(disproof: &Disproof) -> Self {
        Self {
            target: CandidateName(disproof.target),
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

/// The proof of these disproofs.
pub(super) fn refutation(records: Vec<DisproofRecord>) -> Result<Refutation, RecordFault> {
    let disproof = |record: DisproofRecord| {
        let (target, conflict) = (record.target.0, record.conflict.0);
        Ok(Disproof { target, deductions: deductions(record.deductions)?, conflict })
    };
    Ok(Refutation { disproofs: records.into_iter().map(disproof).collect::<Result<_, _>>()? })
}

/// The proof of these branches.
pub(super) fn cases(truth: SectorName, records: Vec<BranchRecord>) -> Result<Cases, RecordFault> {
    let branch = |record: BranchRecord| {
        let conflict = record.conflict.map(|name| name.0);
        let candidate = record.candidate.0;
        Ok(Branch { candidate, deductions: deductions(record.deductions)?, conflict })
    };
    let branches = records.into_iter().map(branch).collect::<Result<_, _>>()?;
    Ok(Cases { truth: truth.0, branches })
}
